"""The icons of events: gold mine, exhausted land, barbarians, pirates. (COC-10.3)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from epoka.games.clash_of_cultures import events, tables
from epoka.games.clash_of_cultures.components import EXHAUSTED_LAND
from epoka.games.clash_of_cultures.rules import losses
from epoka.games.clash_of_cultures.rules.barbarians import MoveBarbarians, Spawn
from epoka.games.clash_of_cultures.rules.pirates import Pirates
from epoka.games.clash_of_cultures.rules.stock import gain
from epoka.games.clash_of_cultures.rules.units import is_empty
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.kernel import (
    Choose,
    Frame,
    Option,
    Seat,
    Step,
    ask,
    done,
    tell,
)
from epoka.parts.hexes import Hex

GOLD_MINE: Final = 2


def _gold_mine(s: ClashState, seat: Seat) -> None:
    gain(s, seat, tables.GOLD, GOLD_MINE)


def exhaustible(s: ClashState, seat: Seat) -> list[Hex]:
    """Empty explored land next to a player's cities that can be exhausted. (COC-10.3, COC-1.6)"""
    if len(s.exhausted) >= EXHAUSTED_LAND:
        return []
    near = map_of(s).near
    beside = sorted({hex_ for city in s.nations[seat].cities for hex_ in near[city]})
    return [
        hex_
        for hex_ in beside
        if 0 <= s.terrain[hex_] < tables.BARREN
        and s.owner[hex_] == tables.NONE
        and hex_ not in s.exhausted
        and is_empty(s, hex_)
    ]


class ExhaustLand(Frame[ClashState]):
    """Put a marker of exhausted land next to an own city. (COC-10.3)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        hexes = exhaustible(s, self.seat)
        if not hexes:
            return done()
        return ask(Choose(self.seat, "prompt-exhaust", losses.city_options(s, hexes)), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        hex_ = losses.chosen_hex(s, answer)
        s.exhausted += (hex_,)
        tell(s, events.EXHAUSTED, self.seat, map_of(s).names[hex_])
        return done()


def _exhausted_land(s: ClashState, seat: Seat) -> Frame[ClashState]:
    return ExhaustLand(seat)


def _spawn(s: ClashState, seat: Seat) -> Frame[ClashState]:
    return Spawn(seat)


def _move(s: ClashState, seat: Seat) -> Frame[ClashState]:
    return MoveBarbarians(seat)


def _pirates(s: ClashState, seat: Seat) -> Frame[ClashState]:
    return Pirates(seat)


ICONS: Final[dict[str, Callable[[ClashState, Seat], Frame[ClashState] | None]]] = {
    "gold_mine": _gold_mine,
    "exhausted_land": _exhausted_land,
    "barbarians_spawn": _spawn,
    "barbarians_move": _move,
    "pirates": _pirates,
}
