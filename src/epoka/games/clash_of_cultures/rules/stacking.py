"""How many units a hex and a ship hold. (COC-8.1.3, COC-8.2.3)"""

from __future__ import annotations

from epoka.games.clash_of_cultures.rules.moments import CARRIES, SHIPS_SHARED, STACK_LIMIT
from epoka.games.clash_of_cultures.rules.units import Pack, land, military, ships
from epoka.games.clash_of_cultures.state import ClashState
from epoka.games.clash_of_cultures.tables import CARRIED, SEA, STACK
from epoka.kernel import Seat
from epoka.parts.hexes import Hex, Hexes


def stack_room(s: ClashState, seat: Seat, hex_: Hex, coming: Pack = 0) -> int:
    """How many military units may still come to a land hex; `coming` may raise the limit. (COC-8.1.3)"""
    more = s.nations[seat].acts & STACK_LIMIT.bit and STACK_LIMIT.total(s, seat, hex_, coming)
    return STACK + more - military(s.armies[seat][hex_])


def fits(s: ClashState, seat: Seat, hex_: Hex, coming: Pack) -> bool:
    """Whether the stack limit lets these units come to a hex. (COC-8.1.3)"""
    number = military(coming)
    if not number or s.terrain[hex_] == SEA or number + military(s.armies[seat][hex_]) <= STACK:
        return True
    return number <= stack_room(s, seat, hex_, coming)


def fitting(s: ClashState, seat: Seat, hexes: Hexes, coming: Pack) -> list[Hex]:
    """Those of some hexes to which the stack limit lets these units come."""
    number = military(coming)
    if not number:
        return list(hexes)
    army = s.armies[seat] if number <= STACK else None
    return [hex_ for hex_ in hexes if (army and not army[hex_]) or fits(s, seat, hex_, coming)]


def each_carries(s: ClashState, seat: Seat) -> int:
    """How many land units each of a player's ships carries. (COC-8.2.3)"""
    return CARRIED + (s.nations[seat].acts & CARRIES.bit and CARRIES.total(s, seat))


def fleet(s: ClashState, seat: Seat, hex_: Hex) -> int:
    """The ships on a hex that carry a player's units."""
    shared = s.nations[seat].acts & SHIPS_SHARED.bit and SHIPS_SHARED.total(s, seat, hex_)
    return ships(s.armies[seat][hex_]) + shared


def moors(s: ClashState, seat: Seat, hex_: Hex, coming: int) -> bool:
    """Whether so many ships may come to a Sea hex; pirates that would be allies there count. (COC-13.22)"""
    return fleet(s, seat, hex_) + coming <= STACK


def ship_room(s: ClashState, seat: Seat, hex_: Hex) -> int:
    """How many land units may still board the ships on a Sea hex; negative after ships were lost. (COC-8.2.5)"""
    return each_carries(s, seat) * fleet(s, seat, hex_) - land(s.armies[seat][hex_])
