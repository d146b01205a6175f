"""Exploring: a tile from the bottom of the stack is laid next to the explorer. (ND-15)"""

from __future__ import annotations

from epoka.games.new_dawn import events
from epoka.games.new_dawn.rules.commit import commit
from epoka.games.new_dawn.rules.laying import EXPLORED_TILE, LayTile, fill_holes, populate
from epoka.games.new_dawn.state import DawnState, land_of
from epoka.kernel import Frame, Seat, Step, call, done, tell
from epoka.kernel.zones import ALL
from epoka.parts.hexes import NOWHERE
from epoka.parts.tuples import without

Bits = int


def explorable(s: DawnState) -> Bits:
    """From where figures may explore: the edge of capital tiles, while tiles are left. (ND-15.1, ND-15.3)"""
    if not s.tiles:
        return 0
    land = land_of(s)
    return land.edges & land.home


class LayDrawn(Frame[DawnState]):
    """Lay a tile that has been drawn so that it touches one of some spaces; it is populated. (ND-15.2)

    Returns the number of its laying, or NOWHERE if it fits nowhere and stays among the drawn ones.
    """

    seat: Seat
    tile: str
    edges: Bits

    def start(self, s: DawnState) -> Step:
        return call(LayTile(self.seat, self.tile, EXPLORED_TILE, self.edges), then=self.laid)

    def laid(self, s: DawnState, first: int | None) -> Step:
        if first is None:
            return done(NOWHERE)
        s.drawn = without(s.drawn, self.tile)
        populate(s, first)
        tell(s, events.EXPLORED, self.seat, self.tile)
        fill_holes(s)
        commit(s)
        return done(land_of(s).lay[first])


class DrawAndLay(Frame[DawnState]):
    """Draw the bottom tile and lay it; one that fits nowhere goes on top of the stack, face up. (ND-15.2, ND-15.3)

    Returns the number of its laying, or NOWHERE.
    """

    seat: Seat
    edges: Bits

    def start(self, s: DawnState) -> Step:
        if not s.tiles:
            return done(NOWHERE)
        tile = s.tiles[-1]
        s.tiles, s.tiles_seen = s.tiles[:-1], s.tiles_seen[:-1]
        s.drawn += (tile,)
        tell(s, events.DREW_TILE, self.seat, tile)
        return call(LayDrawn(self.seat, tile, self.edges), then=self.laid)

    def laid(self, s: DawnState, laying: int) -> Step:
        if laying == NOWHERE:
            tile = s.drawn[-1]
            s.drawn = s.drawn[:-1]
            s.tiles, s.tiles_seen = (tile, *s.tiles), (ALL, *s.tiles_seen)
            tell(s, events.TILE_BACK, self.seat, tile)
        return done(laying)
