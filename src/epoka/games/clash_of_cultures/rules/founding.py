"""Founding cities. (COC-7.2)"""

from __future__ import annotations

from typing import Final

from epoka.games.clash_of_cultures import events
from epoka.games.clash_of_cultures.rules.cities import settle, settlement_supply
from epoka.games.clash_of_cultures.rules.deeds import Deed, register
from epoka.games.clash_of_cultures.rules.moments import FOUND_BAN, FOUND_ON, FOUNDED, SETTLER_USED
from epoka.games.clash_of_cultures.rules.objectives import after_found
from epoka.games.clash_of_cultures.rules.options import by_hex
from epoka.games.clash_of_cultures.rules.units import SETTLER_BITS, enemy_units, stationed, use_up
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.games.clash_of_cultures.tables import BARREN, NEUTRAL, NONE, PLAINS, SETTLER
from epoka.kernel import Frame, Option, Refusal, Seat, in_order, tell
from epoka.parts.hexes import Hex
from epoka.parts.seats import rivals

WORDS: Final[dict[str, tuple[str, ...]]] = {}


def why_not_settle(s: ClashState, seat: Seat, hex_: Hex) -> Refusal | None:
    """Why a player can't put a city on a hex, whoever founds it. (COC-7.2.1, COC-10.4.5)"""
    where: dict[str, int | str] = {"hex": map_of(s).names[hex_]}
    terrain = s.terrain[hex_]
    if not PLAINS <= terrain <= BARREN:
        return Refusal("found-on-land", "COC-7.2.1", where)
    if s.owner[hex_] != NONE:
        return Refusal("city-already", "COC-7.2.1", where)
    if terrain == BARREN and not FOUND_ON.holds(s, seat, hex_):
        return Refusal("found-on-barren", "COC-7.2.1", where)
    if hex_ in s.exhausted:
        return Refusal("exhausted", "COC-7.2.1", where)
    if any(True for _ in enemy_units(s, seat, hex_)):
        return Refusal("enemy-here", "COC-7.2.1", where)
    if settlement_supply(s, seat) <= 0:
        return Refusal("no-settlement", "COC-7.2.1")
    return None


def why_not_found(s: ClashState, seat: Seat, hex_: Hex) -> Refusal | None:
    """Why a player's Settler can't found a city on its hex. (COC-7.2.1, COC-7.2.2)"""
    if not s.armies[seat][hex_] & SETTLER_BITS:
        return Refusal("no-settler-here", "COC-7.2.1", {"hex": map_of(s).names[hex_]})
    reason = why_not_settle(s, seat, hex_)
    others = rivals(s.nations, seat) if reason is None and s.expansion else ()
    if any(FOUND_BAN.holds(s, rival, seat, hex_) for rival in others):
        return Refusal("founding-banned", "COC-13.22", {"hex": map_of(s).names[hex_]})
    return reason


def found_city(s: ClashState, seat: Seat, hex_: Hex) -> Frame[ClashState] | None:
    """A Settler becomes a Neutral city of size 1. (COC-7.2.1, COC-7.2.2)"""
    use_up(s, seat, hex_, SETTLER)
    frame = place_city(s, seat, hex_)
    return in_order(SETTLER_USED.frame(s, seat, hex_), frame) if s.nations[seat].abilities else frame


def place_city(s: ClashState, seat: Seat, hex_: Hex) -> Frame[ClashState] | None:
    """A new city, however it was founded; a frame if somebody must choose. (COC-7.2.2)"""
    settle(s, seat, hex_, NEUTRAL)
    tell(s, events.FOUNDED, seat, map_of(s).names[hex_])
    return in_order(FOUNDED.frame(s, seat, hex_), after_found(s, seat, hex_))


def _settlers(s: ClashState, seat: Seat) -> list[Hex]:
    """Hexes with own Settlers, none of them in a city."""
    if not s.fielded[seat][SETTLER]:
        return []
    return [hex_ for hex_, pack in stationed(s.armies[seat]) if pack & SETTLER_BITS and s.owner[hex_] == NONE]


def _options(s: ClashState, seat: Seat) -> list[Option]:
    options = by_hex("found", len(s.nations))
    return [options[hex_] for hex_ in _settlers(s, seat) if why_not_found(s, seat, hex_) is None]


def _tempting(s: ClashState, seat: Seat) -> list[Option]:
    options = by_hex("found", len(s.nations))
    left = s.nations[seat].actions_left
    return [options[hex_] for hex_ in _settlers(s, seat) if not left or why_not_found(s, seat, hex_) is not None]


def _refuse(s: ClashState, seat: Seat, option: Option) -> Refusal | None:
    hex_ = map_of(s).hex.get(str(option[1])) if len(option) == 2 else None
    return None if hex_ is None else why_not_found(s, seat, hex_)


def _start(s: ClashState, seat: Seat, option: Option) -> Frame[ClashState] | None:
    return found_city(s, seat, map_of(s).hex[str(option[1])])


register(Deed("found", ("hex",), _options, _start, _refuse, tempting=_tempting))
