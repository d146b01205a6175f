"""How far hexes lie from each other, and which Sea hexes belong together. (COC-2.4, COC-8.2.1, COC-8.2.2)

All of it follows from the terrain that is known, so it is worked out once for each map and shared by all clones.
"""

from __future__ import annotations

from typing import Final

from epoka.games.clash_of_cultures.geometry import board
from epoka.games.clash_of_cultures.state import ClashState, Numbers, map_of
from epoka.games.clash_of_cultures.tables import NONE, SEA, UNKNOWN
from epoka.kernel.memo import memo
from epoka.parts import hexes
from epoka.parts.hexes import NOWHERE, Distances, Hex, Hexes, connected, distances, filled

MAPS: Final = 1 << 12
"""Maps that are remembered."""


@memo(MAPS)
def _distances(seats: int, terrain: Numbers) -> Distances:
    return Distances(board(seats).near, tuple([kind != UNKNOWN for kind in terrain]))


@memo(4 * MAPS)
def _land_distances(seats: int, terrain: Numbers, hex_: Hex) -> Numbers:
    return distances(board(seats).near, tuple([kind not in (UNKNOWN, SEA) for kind in terrain]), hex_)


def distances_from(s: ClashState, hex_: Hex) -> Numbers:
    """Steps from a hex to every other over explored hexes; NOWHERE where no path leads. (COC-2.4)"""
    return _distances(len(s.nations), s.terrain)[hex_]


def all_distances(s: ClashState) -> Distances:
    """The same for every hex."""
    return _distances(len(s.nations), s.terrain)


def land_distances_from(s: ClashState, hex_: Hex) -> Numbers:
    """The same over land hexes only. (COC-2.4)"""
    return _land_distances(len(s.nations), s.terrain, hex_)


@memo(MAPS)
def _explored(terrain: Numbers) -> int:
    """The explored hexes, as bits."""
    return hexes.bits([hex_ for hex_, kind in enumerate(terrain) if kind != UNKNOWN])


@memo(MAPS)
def hexes_with(army: Numbers, kinds: int = ~0) -> int:
    """The hexes on which an army has units of some kinds, as bits."""
    return hexes.bits([hex_ for hex_ in filled(army) if army[hex_] & kinds])


def reach(s: ClashState, near: int, steps: int) -> int:
    """The hexes at most so many steps over explored hexes from some hexes, all as bits. (COC-2.4)"""
    return hexes.reach(map_of(s), _explored(s.terrain), near, steps)


def within_range(s: ClashState, hex_: Hex, reach: int) -> list[Hex]:
    """The hexes at most so many steps away, the hex itself included."""
    return [other for other, steps in enumerate(distances_from(s, hex_)) if NOWHERE < steps <= reach]


class Seas:
    """The Sea of a map in groups of connected hexes.

    `group` tells to which group a hex belongs, NONE for land. `members` are the hexes of each group, `coasts` those of
    them on the map edge, `shores` the unexplored hexes that touch the group. `onward` are, for a Sea hex on the map
    edge, the first hexes of another group or of an unexplored tile that are met going around the map either way.
    """

    __slots__ = ("coasts", "group", "members", "onward", "shores")

    def __init__(self, seats: int, terrain: Numbers) -> None:
        layout = board(seats)
        group = [NONE] * len(terrain)
        members: list[Hexes] = []
        for hex_, kind in enumerate(terrain):
            if kind == SEA and group[hex_] == NONE:
                found = connected(layout.near, terrain, SEA, (hex_,))
                for member in found:
                    group[member] = len(members)
                members.append(found)
        self.group: Numbers = tuple(group)
        self.members: tuple[Hexes, ...] = tuple(members)
        self.coasts: tuple[Hexes, ...] = tuple([tuple([m for m in found if layout.edge[m]]) for found in members])
        self.shores: tuple[Hexes, ...] = tuple(
            [
                tuple(sorted({near for m in found for near in layout.near[m] if terrain[near] == UNKNOWN}))
                for found in members
            ]
        )
        self.onward: dict[Hex, Hexes] = {
            hex_: tuple(
                dict.fromkeys([*self._next(layout.rim, terrain, hex_, 1), *self._next(layout.rim, terrain, hex_, -1)])
            )
            for hex_ in layout.rim
            if terrain[hex_] == SEA
        }

    def _next(self, rim: Hexes, terrain: Numbers, hex_: Hex, way: int) -> Hexes:
        """The first hex around the map that is neither land nor of the same group, if there is one. (COC-8.2.2)"""
        start = rim.index(hex_)
        for step in range(1, len(rim)):
            there = rim[(start + way * step) % len(rim)]
            if terrain[there] == UNKNOWN or (terrain[there] == SEA and self.group[there] != self.group[hex_]):
                return (there,)
        return ()


@memo(MAPS)
def _seas(seats: int, terrain: Numbers) -> Seas:
    return Seas(seats, terrain)


def seas(s: ClashState) -> Seas:
    """The Sea of the map as it is known now."""
    return _seas(len(s.nations), s.terrain)
