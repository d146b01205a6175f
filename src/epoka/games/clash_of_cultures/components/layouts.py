"""Where tiles and players lie. (COC-2.6, COC-2.6a, COC-2.6b, COC-2.6c)"""

from __future__ import annotations

from typing import Final, NamedTuple


class Home(NamedTuple):
    """A place of a player: the side of the starting tile, and the hexes that its terrains lie on, in their order."""

    place: int
    side: str
    city: str
    p1: str
    p2: str
    p3: str


class Layout(NamedTuple):
    """The places of the players, the hexes that each face-down tile covers, and the places in turn order."""

    homes: tuple[Home, ...]
    slots: tuple[tuple[str, str, str, str], ...]
    turn_order: tuple[int, ...]


# fmt: off
LAYOUTS: Final = {
    2: Layout(
        (
            Home(1, "start_b", "D2", "E2", "C2", "D1"),
            Home(2, "start_b", "D7", "C8", "E8", "D8"),
        ),
        (
            ("B2", "A3", "C3", "B3"),
            ("F2", "E3", "G3", "F3"),
            ("D3", "C4", "E4", "D4"),
            ("B4", "A5", "C5", "B5"),
            ("F4", "E5", "G5", "F5"),
            ("D5", "C6", "E6", "D6"),
            ("B6", "A7", "C7", "B7"),
            ("F6", "E7", "G7", "F7"),
        ),
        (1, 2),
    ),
    3: Layout(
        (
            Home(1, "start_b", "E4", "F3", "D3", "E3"),
            Home(2, "start_b", "B7", "A7", "B8", "A8"),
            Home(3, "start_b", "G8", "G9", "H7", "H8"),
        ),
        (
            ("C2", "B2", "D2", "C3"),
            ("B5", "B4", "A6", "A5"),
            ("D4", "C4", "D5", "C5"),
            ("F5", "F4", "E6", "E5"),
            ("H4", "G4", "H5", "G5"),
            ("C6", "B6", "D6", "C7"),
            ("G6", "F6", "H6", "G7"),
            ("J7", "J6", "I8", "I7"),
            ("D8", "D7", "C9", "C8"),
            ("F7", "E7", "F8", "E8"),
            ("B9", "A9", "B10", "A10"),
            ("E9", "D9", "F9", "E10"),
        ),
        (1, 3, 2),
    ),
    4: Layout(
        (
            Home(1, "start_b", "C2", "D1", "B1", "C1"),
            Home(2, "start_a", "I2", "J1", "H1", "I1"),
            Home(3, "start_a", "C8", "B8", "D8", "C9"),
            Home(4, "start_b", "I8", "H8", "J8", "I9"),
        ),
        (
            ("B3", "A4", "C4", "B4"),
            ("B5", "A6", "C6", "B6"),
            ("D2", "C3", "E3", "D3"),
            ("D4", "C5", "E5", "D5"),
            ("D6", "C7", "E7", "D7"),
            ("F1", "E2", "G2", "F2"),
            ("F3", "E4", "G4", "F4"),
            ("F5", "E6", "G6", "F6"),
            ("F7", "E8", "G8", "F8"),
            ("H2", "G3", "I3", "H3"),
            ("H4", "G5", "I5", "H5"),
            ("H6", "G7", "I7", "H7"),
            ("J3", "I4", "K4", "J4"),
            ("J5", "I6", "K6", "J6"),
        ),
        (1, 2, 4, 3),
    ),
}
"""The layouts by number of players."""
# fmt: on
