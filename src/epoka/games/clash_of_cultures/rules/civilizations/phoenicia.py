"""Phoenicia. (COC-13.36)"""

from __future__ import annotations

from typing import Final

from epoka.games.clash_of_cultures import bits, components, tables
from epoka.games.clash_of_cultures.rules import moments, trade_routes
from epoka.games.clash_of_cultures.rules.battle_cards import DEFENDER
from epoka.games.clash_of_cultures.rules.capture import Capture
from epoka.games.clash_of_cultures.rules.cities import colour, is_coastal, set_mood
from epoka.games.clash_of_cultures.rules.civilizations import common
from epoka.games.clash_of_cultures.rules.field import Field
from epoka.games.clash_of_cultures.rules.notes import note, remember
from epoka.games.clash_of_cultures.rules.stock import Pay, can_pay
from epoka.games.clash_of_cultures.rules.uses import GainOne
from epoka.games.clash_of_cultures.state import ClashState, Numbers
from epoka.kernel import YES, Frame, Option, Seat, Step, YesNo, ask, call, done
from epoka.parts.hexes import NOWHERE, Hex

HARBOUR: Final = len(tables.UNIT)
"""A Port city that trades by itself, as a kind of trader. (COC-13.36)"""
LETTERS: Final = tuple(
    [(kind, tables.number("phoenicia_alphabet", tables.STOCK[kind])) for kind in (tables.CULTURE, tables.IDEAS)]
)
"""What the Alphabet makes of a trade route."""
LETTERED: Final = tables.number("phoenicia_alphabet", "routes")
"""Routes that the Alphabet may change in a turn."""
SWIFT: Final = tables.number("phoenicia_biremes", "combat")
"""Combat value of Biremes."""
MORE: Final = tables.number("phoenicia_city_independence", "halves") - 2 * components.BUILDINGS[tables.PORT].points
"""Half points that a Port is worth more than usual."""
SHIELD: Final = tables.amounts("pumayaton_protector", "culture")


# -- City Independence -------------------------------------------------------------------------------------------------


@moments.PIECE_BARRED.on("phoenicia_city_independence")
@moments.PIECE_KEPT.on("phoenicia_city_independence")
def _own_port(s: ClashState, seat: Seat, hex_: Hex, building: int) -> bool:
    """Ports of own colour are neither influenced nor replaced when a city is captured."""
    return building == tables.PORT


@moments.POINTS.on("phoenicia_city_independence")
def _ports(s: ClashState, seat: Seat) -> tuple[str, int, int]:
    """Half a point more for each Port of own colour."""
    number = len([built for built in s.built if built >> 3 * tables.PORT & 7 == seat + 1])
    return "ports", MORE * number, number


# -- Biremes -----------------------------------------------------------------------------------------------------------


@moments.BATTLE_VALUE.on("phoenicia_biremes")
def _biremes(s: ClashState, seat: Seat, battle: Field) -> int:
    """+2 at sea, against War Ships in round 1 only."""
    if not battle.sea:
        return 0
    enemy = battle.enemy(seat)
    armed = enemy < len(s.nations) and s.nations[enemy].known & bits.WAR_SHIPS
    return SWIFT if battle.round <= 1 or not armed else 0


# -- trade: Alphabet, Cedars and Dyes ----------------------------------------------------------------------------------


@moments.TRADE_YIELD.on("phoenicia_alphabet")
def _alphabet(s: ClashState, seat: Seat, route: trade_routes.Route, taken: tuple[Numbers, ...]) -> tuple[Numbers, ...]:
    """Up to two routes of a turn bring 1 culture or 2 ideas each."""
    used = note(s.nations[seat], "phoenicia_alphabet") + _lettered(taken)
    return LETTERS if used < LETTERED else ()


@moments.TRADED.on("phoenicia_alphabet")
def _learned_letters(s: ClashState, seat: Seat, routes: object, taken: tuple[Numbers, ...]) -> None:
    """The Great Merchant may bring trade once more in the same turn."""
    own = s.nations[seat]
    remember(own, "phoenicia_alphabet", note(own, "phoenicia_alphabet") + _lettered(taken))


def _lettered(taken: tuple[Numbers, ...]) -> int:
    return len([one for one in taken if one in LETTERS])


@moments.TRADERS.on("phoenicia_cedars_and_dyes")
def _harbours(s: ClashState, seat: Seat) -> list[tuple[Hex, int]]:
    """Port cities trade by themselves. (COC-13.36)"""
    return [(hex_, HARBOUR) for hex_ in s.nations[seat].cities if colour(s, hex_, tables.PORT) != tables.NONE]


@moments.TRADE_REACH.on("phoenicia_cedars_and_dyes")
def _long_routes(s: ClashState, seat: Seat, kind: int, city: Hex) -> int:
    """Ships and Ports reach coastal cities within 3 hexes; Ports reach no others. (COC-13.36)"""
    if kind not in (tables.SHIP, HARBOUR):
        return 0
    if is_coastal(s, city):
        return tables.number("phoenicia_cedars_and_dyes", "hexes") - trade_routes.REACH
    return 0 if kind == tables.SHIP else -trade_routes.REACH - 1


def has_served(s: ClashState, seat: Seat, routes: tuple[trade_routes.Route, ...]) -> bool:
    """Whether a Settler or Ship on the leader's hex served, or could have served as well, one of these routes.

    Who serves which route is found by the game; the leader's hex goes first wherever that changes nothing else.
    """
    hex_ = s.nations[seat].leader_at
    here = [
        trader
        for trader in trade_routes.all_traders(s, seat)
        if trader[0] == hex_ and trader[1] in (tables.SETTLER, tables.SHIP)
    ]
    if not here or not routes:
        return False
    cities = [city for _, _, city in routes]
    cities += [
        city
        for city in trade_routes.partner_cities(s, seat)
        if city not in cities and not trade_routes.has_market(s, city)
    ]
    return bool(trade_routes.matched(s, seat, here, cities, 1))


# -- Ithobaal ----------------------------------------------------------------------------------------------------------


@moments.CAPTURED.on("ithobaal_deliverance")
def _deliverance(s: ClashState, seat: Seat, hex_: Hex, capture: Capture) -> None:
    """A city with a building of own colour is Happy when he captures it."""
    if capture.influenced and s.nations[seat].leader_at == hex_ and s.owner[hex_] == seat:
        set_mood(s, hex_, tables.HAPPY)


@moments.BATTLE_VALUE.on("ithobaal_priest_of_astarte")
def _priest_of_astarte(s: ClashState, seat: Seat, battle: Field) -> int:
    """+2 within 2 hexes of an own city with a Temple."""
    if not common.leads_on_land(s, seat, battle):
        return 0
    temples = [hex_ for hex_ in s.nations[seat].cities if colour(s, hex_, tables.TEMPLE) != tables.NONE]
    return (
        tables.number("ithobaal_priest_of_astarte", "combat")
        if any(
            common.is_near(s, battle.hex, hex_, tables.number("ithobaal_priest_of_astarte", "hexes"))
            for hex_ in temples
        )
        else 0
    )


# -- Hiram I -----------------------------------------------------------------------------------------------------------


@moments.TRADE_LIMIT.on("hiram_i_trade_master")
def _trade_master(s: ClashState, seat: Seat, routes: tuple[trade_routes.Route, ...]) -> int:
    """One route of a Settler or Ship on his hex does not count."""
    return int(s.nations[seat].leader_at != NOWHERE and has_served(s, seat, routes))


common.teaches("hiram_i_constructor", "construction")


# -- Pumayaton ---------------------------------------------------------------------------------------------------------


@moments.TRADED.on("pumayaton_mediterranean_trader")
def _mediterranean_trader(
    s: ClashState, seat: Seat, routes: tuple[trade_routes.Route, ...], taken: object
) -> Frame[ClashState] | None:
    """One route of a Settler or Ship on his hex brings 1 gold or 1 culture more."""
    amount = tables.number("pumayaton_mediterranean_trader", "amount")
    return GainOne(seat, (tables.GOLD, tables.CULTURE), amount) if has_served(s, seat, routes) else None


class Protector(Frame[ClashState]):
    """1 culture cancels a hit, once per battle; after a victory it comes back, though he may have fallen.

    [interpretation]
    """

    seat: Seat

    def start(self, s: ClashState) -> Step:
        return ask(YesNo(self.seat, "prompt-pumayaton-protector"), then=self.answered)

    def answered(self, s: ClashState, answer: Option) -> Step:
        return call(Pay(self.seat, SHIELD), then=self.paid) if answer == YES else done()

    def paid(self, s: ClashState, paid: Numbers) -> Step:
        return done(
            (
                ("cancel", tables.number("pumayaton_protector", "hits")),
                ("refund", (tables.MOOD if paid[tables.MOOD] else tables.CULTURE) + 1),
            )
        )


@moments.BATTLE_HITS.on("pumayaton_protector")
def _protector(s: ClashState, seat: Seat, battle: Field) -> Frame[ClashState] | None:
    own = s.nations[seat]
    if battle.side_of(seat) != DEFENDER or not battle.city or not common.leads_on_land(s, seat, battle):
        return None
    return Protector(seat) if not battle.refund[DEFENDER] and can_pay(own, SHIELD) else None
