"""Hexes: where they lie, what they touch, the ways over them, and tiles of them that are turned and laid.

A place is a pair of axial coordinates. A hex is a number within a field of places, so that whatever is known of hexes
is a tuple that goes by hex: what lies around them is worked out once for each field, and nothing here ever changes.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import compress
from typing import Final

Hex = int
Hexes = tuple[Hex, ...]
Numbers = tuple[int, ...]
Place = tuple[int, int]
Places = tuple[Place, ...]

NOWHERE: Final = -1
"""No hex, and no number of steps that leads there."""
STEPS: Final[Places] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The six directions clockwise: from the top where hexes have a flat top, from the upper left where it is a point."""


class Field:
    """Hexes that lie together, numbered in the order in which their places are given.

    `at` finds a hex by its place. `beside` are its neighbours by direction, NOWHERE where there is none, and `near`
    those that there are, in the same order; `bits` are the same as bits. `edge` tells whether one is missing.
    """

    __slots__ = ("at", "beside", "bits", "edge", "near", "places")

    def __init__(self, places: Iterable[Place]) -> None:
        self.places: Places = tuple(places)
        self.at: dict[Place, Hex] = {place: hex_ for hex_, place in enumerate(self.places)}
        self.beside: tuple[Hexes, ...] = tuple(
            [tuple([self.at.get((q + x, r + y), NOWHERE) for x, y in STEPS]) for q, r in self.places]
        )
        self.near: tuple[Hexes, ...] = tuple(
            [tuple([hex_ for hex_ in beside if hex_ != NOWHERE]) for beside in self.beside]
        )
        self.bits: Numbers = tuple([bits(near) for near in self.near])
        self.edge: tuple[bool, ...] = tuple([NOWHERE in beside for beside in self.beside])


def rim(field: Field) -> Hexes:
    """The edge hexes met on a walk around the outline with the outside always on the left.

    A hex that is met twice, where the field is one hex wide, is listed at its first meeting.
    """
    start = min(range(len(field.places)), key=field.places.__getitem__)
    # Nothing lies to the upper left of the start, so the walk may begin by looking there.
    here, facing = start, 5
    found = [here]
    for _ in range(6 * len(field.places)):
        way = next((way % 6 for way in range(facing, facing + 6) if field.beside[here][way % 6] != NOWHERE), None)
        if way is None:
            break
        here, facing = field.beside[here][way], (way + 4) % 6
        found.append(here)
        if (here, facing) == (start, 5):
            break
    return tuple(dict.fromkeys(found))


# -- ways ------------------------------------------------------------------------------------------------------------


def filled(values: Numbers) -> Iterator[Hex]:
    """The hexes for which there is something other than 0 in values that go by hex."""
    return compress(range(len(values)), values)


def distances(near: Sequence[Hexes], open_: Sequence[bool] | Sequence[int], origin: Hex) -> Numbers:
    """Steps from a hex to every other over hexes that may be entered; NOWHERE where no way leads."""
    found = [NOWHERE] * len(near)
    found[origin] = 0
    waiting = deque([origin])
    while waiting:
        here = waiting.popleft()
        for there in near[here]:
            if found[there] == NOWHERE and open_[there]:
                found[there] = found[here] + 1
                waiting.append(there)
    return tuple(found)


class Distances(dict[Hex, Numbers]):
    """Steps from each hex to every other over hexes that may be entered, worked out when they are asked for."""

    __slots__ = ("near", "open")

    def __init__(self, near: Sequence[Hexes], open_: Sequence[bool]) -> None:
        super().__init__()
        self.near = near
        self.open = open_

    def __missing__(self, hex_: Hex) -> Numbers:
        found = self[hex_] = distances(self.near, self.open, hex_)
        return found


def connected(near: Sequence[Hexes], kinds: Numbers, kind: int, starts: Hexes, closed: Hexes = ()) -> Hexes:
    """The hexes that are reached over hexes of a kind without entering a closed one, the starts included, in order."""
    found = set(starts)
    waiting = list(starts)
    while waiting:
        for there in near[waiting.pop()]:
            if kinds[there] == kind and there not in found and there not in closed:
                found.add(there)
                waiting.append(there)
    return tuple(sorted(found))


def bits(hexes: Iterable[Hex]) -> int:
    """Hexes as bits."""
    found = 0
    for hex_ in hexes:
        found |= 1 << hex_
    return found


def reach(field: Field, open_: int, hexes: int, steps: int) -> int:
    """The hexes at most so many steps away from some hexes over those that may be entered, all as bits."""
    near = field.bits
    found = edge = hexes
    for _ in range(steps):
        around = 0
        while edge:
            around |= near[(edge & -edge).bit_length() - 1]
            edge &= edge - 1
        edge = around & open_ & ~found
        found |= edge
    return found


# -- tiles -----------------------------------------------------------------------------------------------------------


def turned(place: Place, sixths: int) -> Place:
    """A place after so many sixths of a turn clockwise around the origin."""
    q, r = place
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return q, r


def laid(tile: Places, at: Place, sixths: int) -> Places:
    """Where the hexes of a tile lie when it is turned around its origin, and the origin is then put at a place."""
    x, y = at
    return tuple([(q + x, r + y) for q, r in [turned(place, sixths) for place in tile]])


def around(places: Iterable[Place]) -> list[Place]:
    """The places next to some places and not among them, in order."""
    inside = set(places)
    return sorted({(q + x, r + y) for q, r in inside for x, y in STEPS} - inside)


def fits(
    tile: Places, covered: Collection[Place], touching: Collection[Place], least: int
) -> Iterator[tuple[Place, int]]:
    """Every way to lay a tile: where its origin comes to lie, and by how many sixths it is turned.

    It covers nothing that is covered already, and touches at least so many of the places that it is to touch.
    """
    for sixths in range(6):
        shape = laid(tile, (0, 0), sixths)
        rim_ = around(shape)
        for x, y in sorted({(q - dq, r - dr) for q, r in touching for dq, dr in rim_}):
            if sum([(q + x, r + y) in touching for q, r in rim_]) >= least and not any(
                (q + x, r + y) in covered for q, r in shape
            ):
                yield (x, y), sixths


def holes(covered: Collection[Place]) -> list[Place]:
    """The places that are not covered and from which no way leads outside, in order."""
    left, right = min([q for q, _ in covered]) - 1, max([q for q, _ in covered]) + 1
    top, bottom = min([r for _, r in covered]) - 1, max([r for _, r in covered]) + 1
    free = {(q, r) for q in range(left, right + 1) for r in range(top, bottom + 1)}.difference(covered)
    waiting = [(left, top)]
    free.discard((left, top))
    while waiting:
        q, r = waiting.pop()
        for x, y in STEPS:
            there = (q + x, r + y)
            if there in free:
                free.discard(there)
                waiting.append(there)
    return sorted(free)
