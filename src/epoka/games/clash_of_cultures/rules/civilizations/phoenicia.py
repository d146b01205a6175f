"""Phoenicia. (COC-13.36)"""

from __future__ import annotations

from typing import Any, Final

from epoka.games.clash_of_cultures import bits
from epoka.games.clash_of_cultures.geometry import NOWHERE, Hex
from epoka.games.clash_of_cultures.rules.battle_cards import DEFENDER
from epoka.games.clash_of_cultures.rules.capture import Capture
from epoka.games.clash_of_cultures.rules.cities import colour, is_coastal, set_mood
from epoka.games.clash_of_cultures.rules.civilizations.common import (
    LEADERSHIP,
    ONE_CULTURE,
    is_near,
    leads_on_land,
    teaches,
)
from epoka.games.clash_of_cultures.rules.moments import (
    BATTLE_HITS,
    BATTLE_VALUE,
    CAPTURED,
    PIECE_BARRED,
    PIECE_KEPT,
    POINTS,
    TRADE_LIMIT,
    TRADE_REACH,
    TRADE_YIELD,
    TRADED,
    TRADERS,
)
from epoka.games.clash_of_cultures.rules.notes import note, remember
from epoka.games.clash_of_cultures.rules.stock import Pay, can_pay
from epoka.games.clash_of_cultures.rules.trade_routes import (
    REACH,
    Route,
    all_traders,
    has_market,
    matched,
    partner_cities,
)
from epoka.games.clash_of_cultures.rules.uses import GainOne
from epoka.games.clash_of_cultures.state import ClashState, Numbers
from epoka.games.clash_of_cultures.tables import (
    CULTURE,
    GOLD,
    HAPPY,
    IDEAS,
    MOOD,
    NONE,
    PORT,
    SETTLER,
    SHIP,
    TEMPLE,
    UNIT,
)
from epoka.kernel import YES, Frame, Option, Seat, Step, YesNo, ask, call, done

HARBOUR: Final = len(UNIT)
"""A Port city that trades by itself, as a kind of trader. (COC-13.36)"""
LETTERS: Final = ((CULTURE, 1), (IDEAS, 2))
"""What the Alphabet makes of a trade route."""
LETTERED: Final = 2
"""Routes that the Alphabet may change in a turn."""
SWIFT: Final = 2
"""Combat value of Biremes."""


# -- City Independence -------------------------------------------------------------------------------------------------


@PIECE_BARRED.on("phoenicia_city_independence")
@PIECE_KEPT.on("phoenicia_city_independence")
def _own_port(s: ClashState, seat: Seat, hex_: Hex, building: int) -> bool:
    """Ports of own colour are neither influenced nor replaced when a city is captured."""
    return building == PORT


@POINTS.on("phoenicia_city_independence")
def _ports(s: ClashState, seat: Seat) -> tuple[str, int, int]:
    """Half a point more for each Port of own colour."""
    number = len([built for built in s.built if built >> 3 * PORT & 7 == seat + 1])
    return "ports", number, number


# -- Biremes -----------------------------------------------------------------------------------------------------------


@BATTLE_VALUE.on("phoenicia_biremes")
def _biremes(s: ClashState, seat: Seat, battle: Any) -> int:
    """+2 at sea, against War Ships in round 1 only."""
    if not battle.sea:
        return 0
    enemy = battle.enemy(seat)
    armed = enemy < len(s.nations) and s.nations[enemy].known & bits.WAR_SHIPS
    return SWIFT if battle.round <= 1 or not armed else 0


# -- trade: Alphabet, Cedars and Dyes ----------------------------------------------------------------------------------


@TRADE_YIELD.on("phoenicia_alphabet")
def _alphabet(s: ClashState, seat: Seat, route: Numbers, taken: tuple[Numbers, ...]) -> tuple[Numbers, ...]:
    """Up to two routes of a turn bring 1 culture or 2 ideas each."""
    used = note(s.nations[seat], "phoenicia_alphabet") + _lettered(taken)
    return LETTERS if used < LETTERED else ()


@TRADED.on("phoenicia_alphabet")
def _learned_letters(s: ClashState, seat: Seat, routes: object, taken: tuple[Numbers, ...]) -> None:
    """The Great Merchant may bring trade once more in the same turn."""
    own = s.nations[seat]
    remember(own, "phoenicia_alphabet", note(own, "phoenicia_alphabet") + _lettered(taken))


def _lettered(taken: tuple[Numbers, ...]) -> int:
    return len([one for one in taken if one in LETTERS])


@TRADERS.on("phoenicia_cedars_and_dyes")
def _harbours(s: ClashState, seat: Seat) -> list[tuple[Hex, int]]:
    """Port cities trade by themselves. (COC-13.36)"""
    return [(hex_, HARBOUR) for hex_ in s.nations[seat].cities if colour(s, hex_, PORT) != NONE]


@TRADE_REACH.on("phoenicia_cedars_and_dyes")
def _long_routes(s: ClashState, seat: Seat, kind: int, city: Hex) -> int:
    """Ships and Ports reach coastal cities within 3 hexes; Ports reach no others. (COC-13.36)"""
    if kind not in (SHIP, HARBOUR):
        return 0
    if is_coastal(s, city):
        return 1
    return 0 if kind == SHIP else -REACH - 1


def has_served(s: ClashState, seat: Seat, routes: tuple[Route, ...]) -> bool:
    """Whether a Settler or Ship on the leader's hex served, or could have served as well, one of these routes.

    Who serves which route is found by the game; the leader's hex goes first wherever that changes nothing else.
    """
    hex_ = s.nations[seat].leader_at
    here = [trader for trader in all_traders(s, seat) if trader[0] == hex_ and trader[1] in (SETTLER, SHIP)]
    if not here or not routes:
        return False
    cities = [city for _, _, city in routes]
    cities += [city for city in partner_cities(s, seat) if city not in cities and not has_market(s, city)]
    return bool(matched(s, seat, here, cities, 1))


# -- Ithobaal ----------------------------------------------------------------------------------------------------------


@CAPTURED.on("ithobaal_deliverance")
def _deliverance(s: ClashState, seat: Seat, hex_: Hex, capture: Capture) -> None:
    """A city with a building of own colour is Happy when he captures it."""
    if capture.influenced and s.nations[seat].leader_at == hex_ and s.owner[hex_] == seat:
        set_mood(s, hex_, HAPPY)


@BATTLE_VALUE.on("ithobaal_priest_of_astarte")
def _priest_of_astarte(s: ClashState, seat: Seat, battle: Any) -> int:
    """+2 within 2 hexes of an own city with a Temple."""
    if not leads_on_land(s, seat, battle):
        return 0
    temples = [hex_ for hex_ in s.nations[seat].cities if colour(s, hex_, TEMPLE) != NONE]
    return LEADERSHIP if any(is_near(s, battle.hex, hex_) for hex_ in temples) else 0


# -- Hiram I -----------------------------------------------------------------------------------------------------------


@TRADE_LIMIT.on("hiram_i_trade_master")
def _trade_master(s: ClashState, seat: Seat, routes: tuple[Route, ...]) -> int:
    """One route of a Settler or Ship on his hex does not count."""
    return int(s.nations[seat].leader_at != NOWHERE and has_served(s, seat, routes))


teaches("hiram_i_constructor", "construction")


# -- Pumayaton ---------------------------------------------------------------------------------------------------------


@TRADED.on("pumayaton_mediterranean_trader")
def _mediterranean_trader(
    s: ClashState, seat: Seat, routes: tuple[Route, ...], taken: object
) -> Frame[ClashState] | None:
    """One route of a Settler or Ship on his hex brings 1 gold or 1 culture more."""
    return GainOne(seat, (GOLD, CULTURE)) if has_served(s, seat, routes) else None


class Protector(Frame[ClashState]):
    """1 culture cancels a hit, once per battle; after a victory it comes back, though he may have fallen.

    [interpretation]
    """

    seat: Seat

    def start(self, s: ClashState) -> Step:
        return ask(YesNo(self.seat, "prompt-pumayaton-protector"), then=self.answered)

    def answered(self, s: ClashState, answer: Option) -> Step:
        return call(Pay(self.seat, ONE_CULTURE), then=self.paid) if answer == YES else done()

    def paid(self, s: ClashState, paid: Numbers) -> Step:
        return done((("cancel", 1), ("refund", (MOOD if paid[MOOD] else CULTURE) + 1)))


@BATTLE_HITS.on("pumayaton_protector")
def _protector(s: ClashState, seat: Seat, battle: Any) -> Frame[ClashState] | None:
    own = s.nations[seat]
    if battle.side_of(seat) != DEFENDER or not battle.city or not leads_on_land(s, seat, battle):
        return None
    return Protector(seat) if not battle.refund[DEFENDER] and can_pay(own, ONE_CULTURE) else None
