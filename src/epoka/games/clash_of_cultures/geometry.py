"""The layouts: which hexes there are, which tile covers them, and where players begin. (COC-2)

A hex is a number within its layout; people call it by its name, `D2`. Everything here is worked out once per layout.
"""

from __future__ import annotations

from typing import Final

from epoka.games.clash_of_cultures.components import LAYOUTS, Layout
from epoka.parts.hexes import Field, Hex, Hexes, Place, rim


def axial(name: str) -> Place:
    """The axial coordinates of a name: a letter for the column, then the row. (COC-2.1)"""
    q = ord(name[0]) - ord("A")
    return q, int(name[1:]) - 1 - (q - q % 2) // 2


class Board(Field):
    """The hexes of one layout; those on its edge lie on the edge of the map. (COC-2.4, COC-2.5)

    `names` go by hex. `slots` are the places of the tiles, regular ones first and then the start tiles, each with its
    hexes in the order of the tile's index; `slot` tells to which one a hex belongs. `rim` are the hexes that touch the
    outside, in order around the outline. (COC-8.2.2)
    """

    __slots__ = ("hex", "names", "regular", "rim", "sides", "slot", "slots", "starts")

    def __init__(self, layout: Layout) -> None:
        homes = {home.place: home for home in layout.homes}
        order = [homes[place] for place in layout.turn_order]
        slots = [*layout.slots, *[(home.city, home.p1, home.p2, home.p3) for home in order]]
        self.names: tuple[str, ...] = tuple(sorted([name for slot in slots for name in slot], key=_reading_order))
        super().__init__(map(axial, self.names))
        self.hex: dict[str, Hex] = {name: number for number, name in enumerate(self.names)}
        self.slots: tuple[Hexes, ...] = tuple([tuple([self.hex[name] for name in slot]) for slot in slots])
        self.regular = len(layout.slots)
        self.starts: tuple[Hexes, ...] = self.slots[self.regular :]
        """The hexes of each seat's start tile, the city's first. Seats go around the map in turn order."""
        self.sides: tuple[str, ...] = tuple([home.side for home in order])
        self.slot: tuple[int, ...] = tuple(
            [next(k for k, slot in enumerate(self.slots) if number in slot) for number in range(len(self.names))]
        )
        self.rim: Hexes = rim(self)


def _reading_order(name: str) -> tuple[str, int]:
    return name[0], int(name[1:])


BOARDS: Final = {seats: Board(layout) for seats, layout in LAYOUTS.items()}
"""The layouts by the number of players."""


def board(seats: int) -> Board:
    """The layout for a number of players."""
    return BOARDS[seats]
