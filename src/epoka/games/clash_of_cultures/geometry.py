"""Hexes: where they lie, what they touch, and which tile covers them. It knows nothing that changes. (COC-2)

A hex is a number within its layout; people call it by its name, `D2`. Everything here is worked out once per layout.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from functools import cache
from itertools import compress
from typing import Final

from epoka.games.clash_of_cultures.components import LAYOUTS, Layout

Hex = int
Hexes = tuple[Hex, ...]

NOWHERE: Final = -1
"""No hex."""
STEPS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The six directions clockwise from the top, as steps of (q, r). (COC-2.1)"""


def axial(name: str) -> tuple[int, int]:
    """The axial coordinates of a name: a letter for the column, then the row. (COC-2.1)"""
    q = ord(name[0]) - ord("A")
    return q, int(name[1:]) - 1 - (q - q % 2) // 2


class Board:
    """The hexes of one layout.

    `names`, `places` (axial coordinates) and `near` (neighbouring hexes on the map) go by hex. `slots` are the places
    of the tiles, regular ones first and then the start tiles, each with its hexes in the order of the tile's index;
    `slot` tells to which one a hex belongs. `rim` are the hexes that touch the outside, in order around the outline.
    """

    __slots__ = ("edge", "hex", "names", "near", "places", "regular", "rim", "sides", "slot", "slots", "starts")

    def __init__(self, layout: Layout) -> None:
        homes = {home.place: home for home in layout.homes}
        order = [homes[place] for place in layout.turn_order]
        slots = [*layout.slots, *[(home.city, home.p1, home.p2, home.p3) for home in order]]
        self.names: tuple[str, ...] = tuple(sorted([name for slot in slots for name in slot], key=_reading_order))
        self.hex: dict[str, Hex] = {name: number for number, name in enumerate(self.names)}
        self.places: tuple[tuple[int, int], ...] = tuple([axial(name) for name in self.names])
        at = {place: number for number, place in enumerate(self.places)}
        self.near: tuple[Hexes, ...] = tuple(
            [tuple([at[q + x, r + y] for x, y in STEPS if (q + x, r + y) in at]) for q, r in self.places]
        )
        self.slots: tuple[Hexes, ...] = tuple([tuple([self.hex[name] for name in slot]) for slot in slots])
        self.regular = len(layout.slots)
        self.starts: tuple[Hexes, ...] = self.slots[self.regular :]
        """The hexes of each seat's start tile, the city's first. Seats go around the map in turn order."""
        self.sides: tuple[str, ...] = tuple([home.side for home in order])
        self.slot: tuple[int, ...] = tuple(
            [next(k for k, slot in enumerate(self.slots) if number in slot) for number in range(len(self.names))]
        )
        self.edge: tuple[bool, ...] = tuple([len(near) < len(STEPS) for near in self.near])
        """Whether a hex lies on the edge of the map. (COC-2.5)"""
        self.rim: Hexes = _rim(self.places, at)


def _reading_order(name: str) -> tuple[str, int]:
    return name[0], int(name[1:])


def _rim(places: tuple[tuple[int, int], ...], at: dict[tuple[int, int], Hex]) -> Hexes:
    """The edge hexes met on a walk around the outline with the outside always on the left. (COC-8.2.2)

    A hex that is met twice, where the map is one hex wide, is listed at its first meeting.
    """
    start = min(range(len(places)), key=lambda number: (places[number][0], places[number][1]))
    # The start is the top of the leftmost column: nothing lies to its upper left.
    here, facing = start, 5
    found = [here]
    turns = 0
    while turns == 0 or (here, facing) != (start, 5):
        turns += 1
        q, r = places[here]
        for turn in range(6):
            way = (facing + turn) % 6
            x, y = STEPS[way]
            there = at.get((q + x, r + y))
            if there is not None:
                here, facing = there, (way + 4) % 6
                break
        found.append(here)
        if turns > 6 * len(places):
            break
    return tuple(dict.fromkeys(found))


@cache
def board(seats: int) -> Board:
    """The layout for a number of players."""
    return Board(LAYOUTS[seats])


def filled(values: tuple[int, ...]) -> Iterator[Hex]:
    """The hexes for which there is something other than 0 in values that go by hex."""
    return compress(range(len(values)), values)


def distances(near: tuple[Hexes, ...], known: tuple[bool, ...] | tuple[int, ...], origin: Hex) -> tuple[int, ...]:
    """Steps from a hex to every other over hexes that may be crossed; NOWHERE where no path leads. (COC-2.4)"""
    found = [NOWHERE] * len(near)
    found[origin] = 0
    waiting = deque([origin])
    while waiting:
        here = waiting.popleft()
        for there in near[here]:
            if found[there] == NOWHERE and known[there]:
                found[there] = found[here] + 1
                waiting.append(there)
    return tuple(found)
