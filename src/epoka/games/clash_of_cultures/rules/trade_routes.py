"""Trade routes: own Settlers and Ships, each paired with another non-Angry city of a rival. (COC-10.6)

The game finds the most routes that can be formed; the player chooses only where it matters: whether to trade with
Market cities, which pays their owners, and what the routes bring.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from epoka.games.clash_of_cultures import bits, events, tables
from epoka.games.clash_of_cultures.rules import moments
from epoka.games.clash_of_cultures.rules.cities import colour
from epoka.games.clash_of_cultures.rules.ranges import distances_from
from epoka.games.clash_of_cultures.rules.stock import gain, limit
from epoka.games.clash_of_cultures.rules.units import count, ships, stationed, where
from epoka.games.clash_of_cultures.rules.uses import TakeMix
from epoka.games.clash_of_cultures.state import ClashState, Numbers, map_of
from epoka.kernel import Choose, Frame, Option, Seat, Step, ask, call, done, in_order, tell
from epoka.parts.hexes import Hex, Hexes, distances
from epoka.parts.questions import one_of
from epoka.parts.seats import rivals

ROUTES: Final = tables.number("trade_routes", "routes")
"""The most routes in a turn. (COC-10.6.1)"""
REACH: Final = tables.number("trade_routes", "hexes")
"""How far a trader trades. (COC-10.6.1)"""
FOOD: Final = tables.number("trade_routes", "food")
DEAL: Final[tuple[Option, ...]] = tuple([("deal", seat) for seat in range(4)])
SHUN: Final[tuple[Option, ...]] = tuple([("shun", seat) for seat in range(4)])
WORDS: Final = {"deal": ("rival",), "shun": ("rival",), "yield": ("kind", "amount")}

Trader = tuple[Hex, int]
"""A unit that trades: its hex and its kind; abilities may have other kinds trade."""
Route = moments.Route
"""A trader's hex and kind, and the city's hex."""


# -- who can trade with whom (COC-10.6.1) ----------------------------------------------------------------------------


def pirate_waters(s: ClashState) -> Hexes:
    """Sea hexes with a pirate ship or next to one, unless a player commands it. (COC-10.5.3, COC-13.41)"""
    if not s.fielded[tables.PIRATES][tables.SHIP]:
        return ()
    armies = s.armies[: len(s.nations)]
    lairs = [hex_ for hex_ in where(s, tables.PIRATES) if not any(army[hex_] for army in armies)]
    near = map_of(s).near
    around = {*lairs, *[hex_ for lair in lairs for hex_ in near[lair]]}
    return tuple([hex_ for hex_ in sorted(around) if s.terrain[hex_] == tables.SEA])


def all_traders(s: ClashState, seat: Seat) -> list[Trader]:
    """The units of a player that may trade: Settlers and Ships, carried ones too."""
    found: list[Trader] = []
    for hex_, pack in stationed(s.armies[seat]):
        found += [(hex_, tables.SETTLER)] * count(pack, tables.SETTLER) + [(hex_, tables.SHIP)] * ships(pack)
    if s.nations[seat].acts & moments.TRADERS.bit:
        for more in moments.TRADERS.found(s, seat):
            found += more
    for rival in rivals(s.nations, seat):
        if found and s.nations[rival].acts & moments.TRADE_BARRED.bit:
            found = [trader for trader in found if not moments.TRADE_BARRED.holds(s, rival, seat, *trader)]
    return found


def partner_cities(s: ClashState, seat: Seat) -> list[Hex]:
    """The cities that a player may trade with: of rivals and not Angry. (COC-10.6.1)"""
    others = rivals(s.nations, seat)
    found = [hex_ for rival in others for hex_ in s.nations[rival].cities if s.mood[hex_] > tables.ANGRY]
    if s.nations[seat].acts & moments.TRADE_CITIES.bit:
        for more in moments.TRADE_CITIES.found(s, seat):
            found += more
    return found


def _in_reach(s: ClashState, seat: Seat, trader: Trader, cities: Iterable[Hex], closed: Hexes) -> list[Hex]:
    """The cities that a trader reaches over explored hexes, not through pirate waters. (COC-10.6.1, COC-10.5.3)"""
    hex_, kind = trader
    if hex_ in closed:
        return []
    further = s.nations[seat].acts & moments.TRADE_REACH.bit
    reach = {city: REACH + (moments.TRADE_REACH.total(s, seat, kind, city) if further else 0) for city in cities}
    steps = distances_from(s, hex_)
    near = [city for city, most in reach.items() if 0 <= steps[city] <= most]
    if not near or not closed:
        return near
    passable = [kind != tables.UNKNOWN and there not in closed for there, kind in enumerate(s.terrain)]
    steps = distances(map_of(s).near, passable, hex_)
    return [city for city in near if 0 <= steps[city] <= reach[city]]


def matched(s: ClashState, seat: Seat, traders: list[Trader], cities: list[Hex], most: int) -> tuple[Route, ...]:
    """As many routes as can be formed, each trader and city at most once; earlier cities are preferred. (COC-10.6.1)

    Traders come in their order to a city, but first those that an ability makes more of there.
    """
    if not traders or not cities:
        return ()
    closed = pirate_waters(s)
    ways = [set(_in_reach(s, seat, trader, cities, closed)) for trader in traders]
    partner: dict[int, Hex] = {}
    prefers = s.nations[seat].acts & moments.TRADE_FIRST.bit

    def order(city: Hex) -> Iterable[int]:
        every = range(len(traders))
        return (
            sorted(every, key=lambda index: not moments.TRADE_FIRST.holds(s, seat, *traders[index], city))
            if prefers
            else every
        )

    def find(city: Hex, tried: set[int]) -> bool:
        for index in order(city):
            if city in ways[index] and index not in tried:
                tried.add(index)
                if index not in partner or find(partner[index], tried):
                    partner[index] = city
                    return True
        return False

    for city in cities:
        if len(partner) < most:
            find(city, set())
    return tuple([(*traders[index], city) for index, city in sorted(partner.items())])


def route_limit(s: ClashState, seat: Seat, traders: list[Trader], cities: list[Hex]) -> int:
    """The most routes of a turn; abilities may take some out of the count. (COC-10.6.1)"""
    if not s.nations[seat].acts & moments.TRADE_LIMIT.bit:
        return ROUTES
    return ROUTES + moments.TRADE_LIMIT.total(s, seat, matched(s, seat, traders, cities, len(traders)))


def could_form(s: ClashState, seat: Seat, ships_only: bool = False) -> int:
    """How many trade routes a player could form now, with ships only if asked so. (COC-10.6.1)"""
    if not s.nations[seat].known & bits.TRADE_ROUTES:
        return 0
    traders = [trader for trader in all_traders(s, seat) if not ships_only or trader[1] == tables.SHIP]
    cities = partner_cities(s, seat)
    return len(matched(s, seat, traders, cities, route_limit(s, seat, traders, cities)))


def can_serve(s: ClashState, seat: Seat, hex_: Hex) -> bool:
    """Whether a Settler or Ship of a player on a hex could be used for a trade route now."""
    if not s.nations[seat].known & bits.TRADE_ROUTES:
        return False
    here = [
        trader for trader in all_traders(s, seat) if trader[0] == hex_ and trader[1] in (tables.SETTLER, tables.SHIP)
    ]
    return bool(matched(s, seat, here, partner_cities(s, seat), 1))


def has_market(s: ClashState, hex_: Hex) -> bool:
    """Whether a city of a player has a Market, which earns on trade routes. (COC-10.6.2)"""
    return s.owner[hex_] < tables.BARBARIANS and colour(s, hex_, tables.MARKET) != tables.NONE


# -- the income (COC-10.6) -------------------------------------------------------------------------------------------


def choose_deal(seat: Seat, rival: int, fewer: int, more: int) -> Choose:
    """Whether to trade with a rival's Market cities, too, for which the rival gains gold. (COC-10.6.2)"""
    return one_of(seat, "prompt-deal", "COC-10.6.2", [DEAL[rival], SHUN[rival]], rival=rival, fewer=fewer, more=more)


def choose_yield(s: ClashState, seat: Seat, city: int, yields: tuple[Numbers, ...]) -> Choose:
    """What a route brings. (COC-10.6.1)"""
    return one_of(
        seat,
        "prompt-yield",
        "COC-10.6.1",
        [("yield", tables.STOCK[kind], amount) for kind, amount in yields],
        hex=map_of(s).names[city],
    )


class TradeIncome(Frame[ClashState]):
    """The income of trade routes: 1 food for each, or gold with Currency. (COC-10.6)

    `pending` are rivals with a Market who may be traded with, `dealt` those who are; `routes` are the routes used,
    `taken` what those before `index` have brought.
    """

    seat: Seat
    pending: Numbers = ()
    dealt: Numbers = ()
    routes: tuple[Route, ...] = ()
    taken: tuple[Numbers, ...] = ()

    def start(self, s: ClashState) -> Step:
        cities = partner_cities(s, self.seat)
        if not cities or not all_traders(s, self.seat):
            return done()
        self.pending = tuple(dict.fromkeys([s.owner[hex_] for hex_ in cities if has_market(s, hex_)]))
        return self.deal(s)

    def found(self, s: ClashState, dealt: Numbers, traders: list[Trader], every: list[Hex]) -> tuple[Route, ...]:
        """The routes if only these rivals' Markets are traded with; cities without one are preferred."""
        plain = [hex_ for hex_ in every if not has_market(s, hex_)]
        # Barbarian cities last: what they give cannot be changed.
        plain.sort(key=lambda hex_: s.owner[hex_] >= tables.BARBARIANS)
        cities = plain + [hex_ for hex_ in every if has_market(s, hex_) and s.owner[hex_] in dealt]
        return matched(s, self.seat, traders, cities, route_limit(s, self.seat, traders, cities))

    def room(self, s: ClashState) -> int:
        """How many routes can bring anything that is not lost at once. (COC-5.1)"""
        own = s.nations[self.seat]
        if own.acts & (moments.TRADE_YIELD.bit | moments.TRADED.bit):
            return 2 * ROUTES
        kinds = (tables.FOOD, tables.GOLD) if own.known & bits.CURRENCY else (tables.FOOD,)
        return sum([limit(own, kind) - own.stock[kind] for kind in kinds])

    def deal(self, s: ClashState) -> Step:
        traders, cities = all_traders(s, self.seat), partner_cities(s, self.seat)
        routes = self.found(s, self.dealt, traders, cities)
        room = self.room(s)
        fewer = min(room, len(routes))
        while self.pending and fewer < room:
            rival, *_ = self.pending
            more = min(room, len(self.found(s, (*self.dealt, rival), traders, cities)))
            if more > fewer:
                return ask(choose_deal(self.seat, rival, fewer, more), then=self.dealt_with)
            self.pending = self.pending[1:]
        return self.settle(s, routes)

    def dealt_with(self, s: ClashState, answer: Option) -> Step:
        if answer[0] == "deal":
            self.dealt += (int(answer[1]),)
        self.pending = self.pending[1:]
        return self.deal(s)

    def settle(self, s: ClashState, routes: tuple[Route, ...]) -> Step:
        self.routes = routes
        if not routes:
            return done()
        tell(s, events.ROUTES, self.seat, len(routes))
        for rival in dict.fromkeys([s.owner[city] for _, _, city in routes if has_market(s, city)]):
            gain(s, rival, tables.GOLD, tables.number("market", "gold"))
        return self.collect(s)

    def collect(self, s: ClashState) -> Step:
        """Routes that abilities know more of are asked about one by one, the others at once."""
        while len(self.taken) < len(self.routes):
            route = self.routes[len(self.taken)]
            others = self.other_yields(s, route)
            if others:
                usual = tuple([(kind, FOOD) for kind in self.kinds(s, route)])
                return ask(choose_yield(s, self.seat, route[2], (*usual, *others)), then=self.take)
            self.taken += ((tables.NONE, 0),)
        for kind, amount in self.taken:
            if kind != tables.NONE:
                gain(s, self.seat, kind, amount)
        plain = [route for route, (kind, _) in zip(self.routes, self.taken, strict=True) if kind == tables.NONE]
        only_food = [route for route in plain if self.kinds(s, route) == (tables.FOOD,)]
        gain(s, self.seat, tables.FOOD, FOOD * len(only_food))
        rest = FOOD * (len(plain) - len(only_food))
        return call(TakeMix(self.seat, rest, (tables.FOOD, tables.GOLD), "COC-10.6.1"), then=self.used)

    def other_yields(self, s: ClashState, route: Route) -> tuple[Numbers, ...]:
        if not s.nations[self.seat].abilities:
            return ()
        found = moments.TRADE_YIELD.found(s, self.seat, route, self.taken)
        return tuple([(kind, amount) for yields in found for kind, amount in yields])

    def kinds(self, s: ClashState, route: Route) -> Numbers:
        """What a route brings: food, or gold with Currency, but not from barbarians. (COC-10.6.1)"""
        if s.nations[self.seat].known & bits.CURRENCY and s.owner[route[2]] < tables.BARBARIANS:
            return (tables.FOOD, tables.GOLD)
        return (tables.FOOD,)

    def take(self, s: ClashState, answer: Option) -> Step:
        self.taken += ((tables.STOCK.index(str(answer[1])), int(answer[2])),)
        return self.collect(s)

    def used(self, s: ClashState, _: object) -> Step:
        return call(moments.TRADED.frame(s, self.seat, self.routes, self.taken))


def start_of_turn(s: ClashState, seat: Seat) -> Frame[ClashState] | None:
    """What trade brings at the start of a turn. (COC-4.5, COC-10.6.1)"""
    own = s.nations[seat]
    before = moments.BEFORE_TRADE.frame(s, seat) if own.acts & moments.BEFORE_TRADE.bit else None
    income = TradeIncome(seat) if own.known & bits.TRADE_ROUTES else None
    return in_order(before, income)
