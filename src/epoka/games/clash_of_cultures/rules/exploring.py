"""Exploring: a face-down tile is turned up and laid one of two ways round. (COC-2.3, COC-8.3)"""

from __future__ import annotations

from typing import Final

from epoka.games.clash_of_cultures import events
from epoka.games.clash_of_cultures.rules.options import hex_options
from epoka.games.clash_of_cultures.state import ClashState, Numbers, map_of
from epoka.games.clash_of_cultures.tables import CARDS, SEA, TERRAIN_OF_TILE, TILES, UNKNOWN
from epoka.kernel import Choose, Frame, Option, Seat, Step, ask, done, tell
from epoka.kernel.zones import ALL
from epoka.parts.hexes import NOWHERE, Hex, Hexes, connected
from epoka.parts.questions import one_of
from epoka.parts.tuples import put

TURN: Final[tuple[Option, ...]] = (("turn", 0), ("turn", 1))
"""How a tile lies: as it is, or turned by 180°. (COC-2.3)"""
WORDS: Final = {"turn": ("way",)}
BOTH: Final = (0, 1)


def is_explored(s: ClashState, slot: int) -> bool:
    """Whether the tile of a place lies face up."""
    return s.terrain[map_of(s).slots[slot][0]] != UNKNOWN


def unexplored_near(s: ClashState, seat: Seat) -> list[int]:
    """Face-down tiles next to a tile with an own city, by their places. (COC-8.3.6)"""
    layout = map_of(s)
    settled = {layout.slot[hex_] for hex_ in s.nations[seat].cities}
    touched = {layout.slot[near] for slot in settled for hex_ in layout.slots[slot] for near in layout.near[hex_]}
    return [slot for slot in sorted(touched) if not is_explored(s, slot)]


# -- which way round (COC-8.3.1, COC-8.3.4) --------------------------------------------------------------------------


def laid(s: ClashState, slot: int, way: int) -> Numbers:
    """The terrain of the map with the tile of a place face up, one way round. (COC-2.3)"""
    kinds = TERRAIN_OF_TILE[s.slots[slot] - TILES.start]
    terrain = list(s.terrain)
    for hex_, kind in zip(map_of(s).slots[slot], kinds[::-1] if way else kinds, strict=True):
        terrain[hex_] = kind
    return tuple(terrain)


def _joins_sea(s: ClashState, slot: int, terrain: Numbers) -> bool:
    """Whether a Sea hex of the tile touches Sea of another tile. (COC-8.3.2)"""
    layout = map_of(s)
    return any(
        terrain[hex_] == SEA and any(terrain[near] == SEA and layout.slot[near] != slot for near in layout.near[hex_])
        for hex_ in layout.slots[slot]
    )


def _sea_on_edge(s: ClashState, slot: int, terrain: Numbers) -> bool:
    layout = map_of(s)
    return any(terrain[hex_] == SEA and layout.edge[hex_] for hex_ in layout.slots[slot])


def ways_round(s: ClashState, slot: int, entered: Hex = NOWHERE) -> tuple[int, ...]:
    """The ways a tile may lie: no Sea under the units, Sea to Sea, else Sea to the map edge. (COC-8.3.1, COC-8.3.6)"""
    maps = [laid(s, slot, way) for way in BOTH]
    ways = [way for way in BOTH if entered == NOWHERE or maps[way][entered] != SEA]
    joining = [way for way in ways if _joins_sea(s, slot, maps[way])]
    if joining:
        return tuple(joining)
    outside = [way for way in ways if _sea_on_edge(s, slot, maps[way])]
    return tuple(outside or ways)


def landfalls(s: ClashState, slot: int, terrain: Numbers, starts: Hexes, closed: Hexes, around: int) -> Hexes:
    """The Sea hexes of a tile to which ships get from where they are, or from around the map. (COC-8.3.4)"""
    layout = map_of(s)
    tile = layout.slots[slot]
    coast = [hex_ for hex_ in tile if around and terrain[hex_] == SEA and layout.edge[hex_]]
    found = connected(layout.near, terrain, SEA, (*starts, *coast), closed)
    return tuple([hex_ for hex_ in tile if hex_ in found])


# -- turning it up ---------------------------------------------------------------------------------------------------


def turn_up(s: ClashState, slot: int) -> None:
    """Everybody sees the tile; it is not laid yet."""
    s.slots_seen = put(s.slots_seen, slot, ALL)


def lay(s: ClashState, seat: Seat, slot: int, way: int) -> None:
    """Lay the tile one way round."""
    s.terrain = laid(s, slot, way)
    s.turned = put(s.turned, slot, way)
    tell(s, events.EXPLORED, seat, s.slots[slot], map_of(s).names[map_of(s).slots[slot][0]])


def choose_way_round(s: ClashState, seat: Seat, slot: int, ways: Numbers) -> Choose:
    """Which way round a tile lies where both are allowed. (COC-8.3.1)"""
    layout = map_of(s)
    return one_of(
        seat,
        "prompt-turn",
        "COC-8.3.1",
        [TURN[way] for way in ways],
        card=CARDS[s.slots[slot]],
        hex=layout.names[layout.slots[slot][0]],
    )


class Explore(Frame[ClashState]):
    """Turn up a tile and lay it; `entered` is the hex that land units come to, if any do. (COC-8.3.1, COC-8.3.6)"""

    seat: Seat
    slot: int
    entered: int = NOWHERE

    def start(self, s: ClashState) -> Step:
        turn_up(s, self.slot)
        return ask(choose_way_round(s, self.seat, self.slot, ways_round(s, self.slot, self.entered)), then=self.lay)

    def lay(self, s: ClashState, answer: Option) -> Step:
        lay(s, self.seat, self.slot, int(answer[1]))
        return done()


class ExploreBySea(Frame[ClashState]):
    """Ships turn up a tile; returns the hex where they end: Sea of the tile, or where they came from. (COC-8.3.4)

    `closed` are Sea hexes that the ships can't cross; `around` says that they may come around the map to the tile
    itself, `beyond` from which hexes of another sea that they reach so. (COC-8.2.2)
    """

    seat: Seat
    slot: int
    origin: int
    closed: Numbers
    around: int
    beyond: Numbers = ()

    def start(self, s: ClashState) -> Step:
        turn_up(s, self.slot)
        ways = tuple([way for way in BOTH if self.landfalls(s, laid(s, self.slot, way))])
        return ask(choose_way_round(s, self.seat, self.slot, ways or ways_round(s, self.slot)), then=self.lay)

    def landfalls(self, s: ClashState, terrain: Numbers) -> Hexes:
        return landfalls(s, self.slot, terrain, (self.origin, *self.beyond), self.closed, self.around)

    def lay(self, s: ClashState, answer: Option) -> Step:
        lay(s, self.seat, self.slot, int(answer[1]))
        found = self.landfalls(s, s.terrain)
        if not found:
            return done(self.origin)
        return ask(choose_landfall(s, self.seat, found), then=self.land)

    def land(self, s: ClashState, answer: Option) -> Step:
        return done(map_of(s).hex[str(answer[1])])


def choose_landfall(s: ClashState, seat: Seat, hexes: Numbers) -> Choose:
    """On which Sea hex of a new tile the ships end. (COC-8.3.4)"""
    return one_of(seat, "prompt-landfall", "COC-8.3.4", hex_options(s, "to", hexes))
