"""Constructing buildings. (COC-7.5)"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar, Final

from epoka.games.clash_of_cultures import bits, events
from epoka.games.clash_of_cultures.geometry import NOWHERE, Hex
from epoka.games.clash_of_cultures.rules.activating import (
    NO_ACTIVATION,
    acting_mood,
    activate_city,
    is_ready,
    wear_city,
    why_not_activate,
)
from epoka.games.clash_of_cultures.rules.advances import FreeAdvance, open_among
from epoka.games.clash_of_cultures.rules.cities import colour, is_coastal, set_building, size
from epoka.games.clash_of_cultures.rules.deeds import Deed, register
from epoka.games.clash_of_cultures.rules.drawing import draw_action
from epoka.games.clash_of_cultures.rules.lasting import why_not_build_now
from epoka.games.clash_of_cultures.rules.moments import BUILD_DISCOUNT, BUILD_SWAPS, BUILD_WAYS, BUILT
from epoka.games.clash_of_cultures.rules.notes import note
from epoka.games.clash_of_cultures.rules.options import SKIP, building_by_hex, by_hex
from epoka.games.clash_of_cultures.rules.prices import PayAWay, Way, Ways, less, offered, payable, with_swaps
from epoka.games.clash_of_cultures.rules.stock import PLAIN, Swaps, can_pay, gain
from epoka.games.clash_of_cultures.rules.uses import GainOne
from epoka.games.clash_of_cultures.state import ClashState, Numbers, map_of, put
from epoka.games.clash_of_cultures.tables import (
    ACADEMY,
    ADVANCE,
    ANGRY,
    BASE_BUILDINGS,
    BUILDING,
    BUILDING_COUNT,
    BUILDING_NEEDS,
    BUILDING_PRICE,
    CATEGORY_BITS,
    CITY_SIZE,
    CULTURE,
    IDEAS,
    MOOD,
    NONE,
    NUMBER,
    OBSERVATORY,
    PORT,
    SEA,
    TEMPLE,
    THEOCRACY,
    Price,
)
from epoka.kernel import Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done, tell

LESSONS: Final = 2
"""Ideas from a new Academy. (COC-7.5.2)"""
STATE_RELIGION: Final[Way] = (NUMBER["state_religion"], (0, *BUILDING_PRICE[TEMPLE][1:]))
"""A Temple without food, once per turn. (COC-6.6)"""
NEED_BITS: Final = tuple([1 << advance for advance in BUILDING_NEEDS])
ALL_NEEDS: Final = sum(NEED_BITS)
SPECIAL: Final = BUILD_WAYS.bit | BUILD_DISCOUNT.bit | BUILD_SWAPS.bit
"""Moments at which abilities change what buildings cost."""
WORDS: Final = {"port": ("hex",)}


# -- what can be built where (COC-7.5.1) -------------------------------------------------------------------------------


def why_not_build(s: ClashState, seat: Seat, building: int, hex_: Hex, purpose: str = "construct") -> Refusal | None:
    """Why a building can't stand in a city, whatever it costs; the purpose is that of the activation. (COC-7.5.1)"""
    return why_not_hold(s, seat, building, hex_) or why_not_grow(s, seat, hex_, purpose)


def why_not_hold(s: ClashState, seat: Seat, building: int, hex_: Hex) -> Refusal | None:
    """Why a city can't get this building, though it could get others. (COC-7.5.1, COC-7.5.3)"""

    def because(reason: str, rule: str) -> Refusal:
        needed = ADVANCE[BUILDING_NEEDS[building]]
        return Refusal(reason, rule, {"building": BUILDING[building], "hex": map_of(s).names[hex_], "ability": needed})

    if s.owner[hex_] != seat:
        return because("not-your-city", "COC-7.5.1")
    if building not in BASE_BUILDINGS and not s.expansion:
        return because("needs-expansion", "COC-1.1")
    if not s.nations[seat].known & NEED_BITS[building]:
        return because("building-needs", "COC-7.5.1")
    if colour(s, hex_, building) != NONE:
        return because("building-already", "COC-7.5.1")
    if building_supplies(s, seat)[building] <= 0:
        return because("no-building-left", "COC-1.3")
    if building == PORT and not is_coastal(s, hex_):
        return because("port-needs-sea", "COC-7.5.3")
    return None


def why_not_grow(s: ClashState, seat: Seat, hex_: Hex, purpose: str) -> Refusal | None:
    """Why a city can't get another piece: Pestilence, Anger, or its size. (COC-7.5.1, COC-12.3.1)"""
    banned = why_not_build_now(s, seat)
    if banned is not None:
        return banned
    if acting_mood(s, seat, hex_, purpose) == ANGRY:
        return Refusal("city-angry", "COC-7.5.1", {"hex": map_of(s).names[hex_]})
    now = size(s, hex_)
    if now >= CITY_SIZE:
        return Refusal("city-full", "COC-7.5.1", {"hex": map_of(s).names[hex_]})
    if now >= len(s.nations[seat].cities):
        return Refusal("too-few-cities", "COC-7.5.1", {"hex": map_of(s).names[hex_], "amount": now + 1})
    return None


@lru_cache(maxsize=1 << 12)
def pieces_left(built: Numbers, lost: Numbers, piece: int) -> Numbers:
    """Buildings of each kind that are left, for the pieces with this number in `built`."""
    left = [BUILDING_COUNT - gone for gone in lost[: len(BUILDING)]]
    for city in filter(None, built):
        for kind in _of_colour(city, piece):
            left[kind] -= 1
    return tuple(left)


@lru_cache(maxsize=1 << 14)
def _of_colour(city: int, piece: int) -> Numbers:
    """The buildings of a city that are pieces with this number."""
    return tuple([kind for kind in range(len(BUILDING)) if city >> 3 * kind & 7 == piece])


def building_supplies(s: ClashState, seat: Seat) -> Numbers:
    """Pieces of each building that a player has not used. (COC-1.1, COC-1.3)"""
    return pieces_left(s.built, s.lost_pieces[seat], seat + 1)


@lru_cache(maxsize=1 << 10)
def _kinds(needs: int, expansion: int) -> tuple[int, ...]:
    """The buildings for which somebody knows enough."""
    kinds = range(len(BUILDING)) if expansion else BASE_BUILDINGS
    return tuple([kind for kind in kinds if needs & NEED_BITS[kind]])


# -- what it costs -----------------------------------------------------------------------------------------------------


def build_swaps(s: ClashState, seat: Seat, building: int, hex_: Hex) -> Swaps:
    """What may replace what when a building is paid for. (COC-5.2)"""
    if not s.nations[seat].acts & BUILD_SWAPS.bit or hex_ == NOWHERE:
        return PLAIN
    return with_swaps(s, seat, BUILD_SWAPS, PLAIN, hex_, building)


def build_ways(s: ClashState, seat: Seat, building: int, hex_: Hex) -> Ways:
    """The prices that a player can pay for a building; NOWHERE if the city does not matter. (COC-7.5.1)"""
    own = s.nations[seat]
    price: Price = BUILDING_PRICE[building]
    found: list[Way] = [(NONE, price)]
    if building == TEMPLE and own.known & bits.STATE_RELIGION and not note(own, "state_religion"):
        found.insert(0, STATE_RELIGION)
    if own.acts & SPECIAL and hex_ != NOWHERE:
        found[-1] = (NONE, less(price, BUILD_DISCOUNT.found(s, seat, hex_, building)))
        found += offered(s, seat, BUILD_WAYS, hex_, building)
    return payable(own, found, build_swaps(s, seat, building, hex_))


def why_not_construct(s: ClashState, seat: Seat, building: int, hex_: Hex) -> Refusal | None:
    """Why a player can't construct a building by activating a city. (COC-7.3.2, COC-7.5.1)"""
    reason = why_not_build(s, seat, building, hex_) or why_not_activate(s, seat, hex_)
    if reason is None and not build_ways(s, seat, building, hex_):
        return Refusal("cannot-pay", "COC-7.5.1", {"amount": sum(BUILDING_PRICE[building])})
    return reason


# -- constructing ------------------------------------------------------------------------------------------------------


class Construct(Frame[ClashState]):
    """Put a building into a city. (COC-7.5)

    `free`: nothing is paid. `quiet`: the city is not activated.
    """

    seat: Seat
    building: int
    city: int
    free: int = 0
    quiet: int = 0

    def start(self, s: ClashState) -> Step:
        frame = None if self.quiet else activate_city(s, self.seat, self.city, "construct")
        return call(frame, then=self.pay) if frame else self.pay(s, None)

    def pay(self, s: ClashState, _: object) -> Step:
        if self.free:
            return self.paid(s, None)
        found = build_ways(s, self.seat, self.building, self.city)
        swaps = build_swaps(s, self.seat, self.building, self.city)
        return call(PayAWay(self.seat, found, swaps), then=self.paid)

    def paid(self, s: ClashState, _: object) -> Step:
        set_building(s, self.city, self.building, self.seat)
        tell(s, events.CONSTRUCTED, self.seat, BUILDING[self.building], map_of(s).names[self.city])
        if self.building == PORT:
            return ask(ChoosePort(self.seat, self.city), then=self.opened)
        return self.reward(s, None)

    def opened(self, s: ClashState, answer: Option) -> Step:
        s.ports = put(s.ports, self.city, map_of(s).hex[str(answer[1])])
        return self.reward(s, None)

    def reward(self, s: ClashState, _: object) -> Step:
        """What a new building brings, once. (COC-7.5.2)"""
        frame: Frame[ClashState] | None = None
        if self.building == ACADEMY:
            gain(s, self.seat, IDEAS, LESSONS)
        elif self.building == TEMPLE:
            frame = GainOne(self.seat, (MOOD, CULTURE))
        elif self.building == OBSERVATORY:
            frame = draw_action(s, self.seat)
        return call(frame, then=self.abilities) if frame else self.abilities(s, None)

    def abilities(self, s: ClashState, _: object) -> Step:
        frame = BUILT.frame(s, self.seat, self.city, self.building)
        return call(frame, then=self.dogma) if frame else self.dogma(s, None)

    def dogma(self, s: ClashState, _: object) -> Step:
        """With Dogma a new Temple may bring a Theocracy advance. (COC-6.6)"""
        believes = self.building == TEMPLE and s.nations[self.seat].known & bits.DOGMA
        if believes and open_among(s, self.seat, CATEGORY_BITS[THEOCRACY]):
            return call(FreeAdvance(self.seat, 1, CATEGORY_BITS[THEOCRACY], 1), then=self.finish)
        return self.finish(s, None)

    def finish(self, s: ClashState, _: object) -> Step:
        if not self.quiet:
            wear_city(s, self.seat, self.city)
        return done()


class ChoosePort(Question[ClashState]):
    """Which Sea hex is the Port hex. (COC-7.5.3)"""

    seat: Seat
    city: int

    prompt: ClassVar[str] = "prompt-port"
    rule: ClassVar[str] = "COC-7.5.3"

    def choices(self, s: ClashState) -> Options:
        options = by_hex("port", len(s.nations))
        return tuple([options[near] for near in map_of(s).near[self.city] if s.terrain[near] == SEA])


class MayConstruct(Frame[ClashState]):
    """A player may construct a building of some kinds, at the normal price, without activating the city.

    Returns whether it was done. What is not allowed or can't be paid is not offered. (COC-7.5.1)
    """

    seat: Seat
    kinds: tuple[int, ...] = tuple(range(len(BUILDING)))

    def start(self, s: ClashState) -> Step:
        if not sites(s, self.seat, self.kinds):
            return done(0)
        return ask(ChooseSite(self.seat, self.kinds), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == SKIP:
            return done(0)
        frame = Construct(self.seat, BUILDING.index(str(answer[1])), map_of(s).hex[str(answer[2])], quiet=1)
        return call(frame, then=self.over)

    def over(self, s: ClashState, _: object) -> Step:
        return done(1)


def sites(s: ClashState, seat: Seat, kinds: Sequence[int]) -> list[Option]:
    """What can be constructed without activating a city."""
    options = building_by_hex(len(s.nations))
    return [
        options[kind][hex_]
        for kind in kinds
        for hex_ in s.nations[seat].cities
        if why_not_build(s, seat, kind, hex_, NO_ACTIVATION) is None and build_ways(s, seat, kind, hex_)
    ]


class ChooseSite(Question[ClashState]):
    """What to construct and where, if anything. (COC-7.5.1)"""

    seat: Seat
    kinds: tuple[int, ...]

    prompt: ClassVar[str] = "prompt-construct"
    rule: ClassVar[str] = "COC-7.5.1"

    def choices(self, s: ClashState) -> Options:
        return (*sites(s, self.seat, self.kinds), SKIP)

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        found = _named(s, answer)
        return (found and why_not_build(s, self.seat, *found, NO_ACTIVATION)) or super().refuse(s, answer)


# -- the main action ---------------------------------------------------------------------------------------------------


def _options(s: ClashState, seat: Seat) -> list[Option]:
    own = s.nations[seat]
    most = min(CITY_SIZE, len(own.cities))
    cities = [hex_ for hex_ in own.cities if size(s, hex_) < most and is_ready(s, seat, hex_)]
    if not cities:
        return []
    special = own.acts & SPECIAL
    kinds = _kinds(own.known & ALL_NEEDS, s.expansion)
    if not special and not can_pay(own, BUILDING_PRICE[ACADEMY]):
        kinds = (TEMPLE,) if TEMPLE in kinds and build_ways(s, seat, TEMPLE, NOWHERE) else ()
    if not kinds or why_not_build_now(s, seat) is not None:
        return []
    left = building_supplies(s, seat)
    kinds = tuple([kind for kind in kinds if left[kind] > 0])
    options = building_by_hex(len(s.nations))
    found: list[Option] = []
    for hex_ in cities:
        if why_not_grow(s, seat, hex_, "construct") is None:
            built = s.built[hex_]
            found += [
                options[kind][hex_]
                for kind in kinds
                if not built >> 3 * kind & 7
                and (kind != PORT or is_coastal(s, hex_))
                and (not special or build_ways(s, seat, kind, hex_))
            ]
    return found


def _tempting(s: ClashState, seat: Seat) -> list[Option]:
    own = s.nations[seat]
    able = set(_options(s, seat)) if own.actions_left else set()
    kinds = range(len(BUILDING)) if s.expansion else BASE_BUILDINGS
    options = building_by_hex(len(s.nations))
    return [
        options[kind][hex_]
        for hex_ in own.cities
        for kind in kinds
        if options[kind][hex_] not in able and colour(s, hex_, kind) == NONE
    ]


def _named(s: ClashState, option: Option) -> tuple[int, Hex] | None:
    """The building and hex that an option names."""
    if len(option) != 3 or option[1] not in BUILDING or option[2] not in map_of(s).hex:
        return None
    return BUILDING.index(str(option[1])), map_of(s).hex[str(option[2])]


def _refuse(s: ClashState, seat: Seat, option: Option) -> Refusal | None:
    found = _named(s, option)
    return None if found is None else why_not_construct(s, seat, *found)


def _start(s: ClashState, seat: Seat, option: Option) -> Frame[ClashState]:
    return Construct(seat, BUILDING.index(str(option[1])), map_of(s).hex[str(option[2])])


register(Deed("construct", ("building", "hex"), _options, _start, _refuse, tempting=_tempting))
