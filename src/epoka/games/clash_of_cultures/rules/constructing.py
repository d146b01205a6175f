"""Constructing buildings. (COC-7.5)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from epoka.games.clash_of_cultures import bits, events, tables
from epoka.games.clash_of_cultures.rules import activating
from epoka.games.clash_of_cultures.rules.advances import FreeAdvance
from epoka.games.clash_of_cultures.rules.choices import Choice
from epoka.games.clash_of_cultures.rules.cities import colour, is_coastal, set_building, size
from epoka.games.clash_of_cultures.rules.deeds import Deed, register
from epoka.games.clash_of_cultures.rules.drawing import draw_actions
from epoka.games.clash_of_cultures.rules.lasting import why_not_build_now
from epoka.games.clash_of_cultures.rules.moments import BUILD_DISCOUNT, BUILD_SWAPS, BUILD_WAYS, BUILT
from epoka.games.clash_of_cultures.rules.notes import note
from epoka.games.clash_of_cultures.rules.options import SKIP, building_by_hex, hex_options
from epoka.games.clash_of_cultures.rules.prices import PayAWay, Way, Ways, less, offered, payable, with_swaps
from epoka.games.clash_of_cultures.rules.stock import PLAIN, can_pay, gain
from epoka.games.clash_of_cultures.rules.uses import GainOne
from epoka.games.clash_of_cultures.state import ClashState, Numbers, map_of
from epoka.kernel import Choose, Frame, Option, Options, Refusal, Seat, Step, ask, call, done, tell
from epoka.kernel.memo import memo
from epoka.parts.hexes import NOWHERE, Hex
from epoka.parts.payments import Swaps
from epoka.parts.questions import one_of
from epoka.parts.tuples import put

LESSONS: Final = tables.number("academy", "ideas")
"""Ideas from a new Academy. (COC-7.5.2)"""
STATE_RELIGION: Final[Way] = (tables.NUMBER["state_religion"], (0, *tables.BUILDING_PRICE[tables.TEMPLE][1:]))
"""A Temple without food, once per turn. (COC-6.6)"""
NEED_BITS: Final = tuple([1 << advance for advance in tables.BUILDING_NEEDS])
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
        needed = tables.ADVANCE[tables.BUILDING_NEEDS[building]]
        return Refusal(
            reason, rule, {"building": tables.BUILDING[building], "hex": map_of(s).names[hex_], "ability": needed}
        )

    if s.owner[hex_] != seat:
        return because("not-your-city", "COC-7.5.1")
    if building not in tables.BASE_BUILDINGS and not s.expansion:
        return because("needs-expansion", "COC-1.1")
    if not s.nations[seat].known & NEED_BITS[building]:
        return because("building-needs", "COC-7.5.1")
    if colour(s, hex_, building) != tables.NONE:
        return because("building-already", "COC-7.5.1")
    if building_supplies(s, seat)[building] <= 0:
        return because("no-building-left", "COC-1.3")
    if building == tables.PORT and not is_coastal(s, hex_):
        return because("port-needs-sea", "COC-7.5.3")
    return None


def why_not_grow(s: ClashState, seat: Seat, hex_: Hex, purpose: str) -> Refusal | None:
    """Why a city can't get another piece: Pestilence, Anger, or its size. (COC-7.5.1, COC-12.3.1)"""
    banned = why_not_build_now(s, seat)
    if banned is not None:
        return banned
    if activating.acting_mood(s, seat, hex_, purpose) == tables.ANGRY:
        return Refusal("city-angry", "COC-7.5.1", {"hex": map_of(s).names[hex_]})
    now = size(s, hex_)
    if now >= tables.CITY_SIZE:
        return Refusal("city-full", "COC-7.5.1", {"hex": map_of(s).names[hex_]})
    if now >= len(s.nations[seat].cities):
        return Refusal("too-few-cities", "COC-7.5.1", {"hex": map_of(s).names[hex_], "amount": now + 1})
    return None


@memo(1 << 12)
def pieces_left(built: Numbers, lost: Numbers, piece: int) -> Numbers:
    """Buildings of each kind that are left, for the pieces with this number in `built`."""
    left = [most - gone for most, gone in zip(tables.BUILDING_COUNT, lost, strict=False)]
    for city in filter(None, built):
        for kind in _of_colour(city, piece):
            left[kind] -= 1
    return tuple(left)


@memo(1 << 14)
def _of_colour(city: int, piece: int) -> Numbers:
    """The buildings of a city that are pieces with this number."""
    return tuple([kind for kind in range(len(tables.BUILDING)) if city >> 3 * kind & 7 == piece])


def building_supplies(s: ClashState, seat: Seat) -> Numbers:
    """Pieces of each building that a player has not used. (COC-1.1, COC-1.3)"""
    return pieces_left(s.built, s.lost_pieces[seat], seat + 1)


@memo(1 << 10)
def _kinds(needs: int, expansion: int) -> tuple[int, ...]:
    """The buildings for which somebody knows enough."""
    kinds = range(len(tables.BUILDING)) if expansion else tables.BASE_BUILDINGS
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
    price: tables.Price = tables.BUILDING_PRICE[building]
    found: list[Way] = [(tables.NONE, price)]
    if building == tables.TEMPLE and own.known & bits.STATE_RELIGION and not note(own, "state_religion"):
        found.insert(0, STATE_RELIGION)
    if own.acts & SPECIAL and hex_ != NOWHERE:
        found[-1] = (tables.NONE, less(price, BUILD_DISCOUNT.found(s, seat, hex_, building)))
        found += offered(s, seat, BUILD_WAYS, hex_, building)
    return payable(own, found, build_swaps(s, seat, building, hex_))


def why_not_construct(s: ClashState, seat: Seat, building: int, hex_: Hex) -> Refusal | None:
    """Why a player can't construct a building by activating a city. (COC-7.3.2, COC-7.5.1)"""
    reason = why_not_build(s, seat, building, hex_) or activating.why_not_activate(s, seat, hex_)
    if reason is None and not build_ways(s, seat, building, hex_):
        return Refusal("cannot-pay", "COC-7.5.1", {"amount": sum(tables.BUILDING_PRICE[building])})
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
        frame = None if self.quiet else activating.activate_city(s, self.seat, self.city, "construct")
        return call(frame, then=self.pay)

    def pay(self, s: ClashState, _: object) -> Step:
        if self.free:
            return self.paid(s, None)
        found = build_ways(s, self.seat, self.building, self.city)
        swaps = build_swaps(s, self.seat, self.building, self.city)
        return call(PayAWay(self.seat, found, swaps), then=self.paid)

    def paid(self, s: ClashState, _: object) -> Step:
        set_building(s, self.city, self.building, self.seat)
        tell(s, events.CONSTRUCTED, self.seat, tables.BUILDING[self.building], map_of(s).names[self.city])
        if self.building == tables.PORT:
            return ask(choose_port(s, self.seat, self.city), then=self.opened)
        return self.reward(s, None)

    def opened(self, s: ClashState, answer: Option) -> Step:
        s.ports = put(s.ports, self.city, map_of(s).hex[str(answer[1])])
        return self.reward(s, None)

    def reward(self, s: ClashState, _: object) -> Step:
        """What a new building brings, once. (COC-7.5.2)"""
        frame: Frame[ClashState] | None = None
        if self.building == tables.ACADEMY:
            gain(s, self.seat, tables.IDEAS, LESSONS)
        elif self.building == tables.TEMPLE:
            frame = GainOne(self.seat, (tables.MOOD, tables.CULTURE), tables.number("temple", "amount"))
        elif self.building == tables.OBSERVATORY:
            frame = draw_actions(s, self.seat, tables.number("observatory", "cards"))
        return call(frame, then=self.abilities)

    def abilities(self, s: ClashState, _: object) -> Step:
        return call(BUILT.frame(s, self.seat, self.city, self.building), then=self.dogma)

    def dogma(self, s: ClashState, _: object) -> Step:
        """With Dogma a new Temple may bring a Theocracy advance. (COC-6.6)"""
        believes = self.building == tables.TEMPLE and s.nations[self.seat].known & bits.DOGMA
        category = tables.CATEGORY_BITS[tables.THEOCRACY]
        return call(FreeAdvance(self.seat, 1, category, 1) if believes else None, then=self.finish)

    def finish(self, s: ClashState, _: object) -> Step:
        if not self.quiet:
            activating.wear_city(s, self.seat, self.city)
        return done()


def choose_port(s: ClashState, seat: Seat, city: int) -> Choose:
    """Which Sea hex is the Port hex. (COC-7.5.3)"""
    return one_of(
        seat,
        "prompt-port",
        "COC-7.5.3",
        hex_options(s, "port", [near for near in map_of(s).near[city] if s.terrain[near] == tables.SEA]),
    )


def sites(s: ClashState, seat: Seat, kinds: Sequence[int]) -> list[Option]:
    """What can be constructed without activating a city."""
    options = building_by_hex(len(s.nations))
    return [
        options[kind][hex_]
        for kind in kinds
        for hex_ in s.nations[seat].cities
        if why_not_build(s, seat, kind, hex_, activating.NO_ACTIVATION) is None and build_ways(s, seat, kind, hex_)
    ]


class ChooseSite(Choice):
    """What of some kinds to construct where, if anything, at the normal price without activating the city.

    What is not allowed or can't be paid is not offered. (COC-7.5.1)
    """

    seat: Seat
    kinds: tuple[int, ...] = tuple(range(len(tables.BUILDING)))

    prompt: ClassVar[str] = "prompt-construct"
    rule: ClassVar[str] = "COC-7.5.1"

    def choices(self, s: ClashState) -> Options:
        return (*sites(s, self.seat, self.kinds), SKIP)

    def chosen(self, s: ClashState, answer: Option) -> Frame[ClashState]:
        return Construct(self.seat, tables.BUILDING.index(str(answer[1])), map_of(s).hex[str(answer[2])], quiet=1)

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        found = _named(s, answer)
        return (found and why_not_build(s, self.seat, *found, activating.NO_ACTIVATION)) or super().refuse(s, answer)


# -- the main action ---------------------------------------------------------------------------------------------------


def _options(s: ClashState, seat: Seat) -> list[Option]:
    own = s.nations[seat]
    most = min(tables.CITY_SIZE, len(own.cities))
    cities = [hex_ for hex_ in own.cities if size(s, hex_) < most and activating.is_ready(s, seat, hex_)]
    if not cities:
        return []
    special = own.acts & SPECIAL
    kinds = _kinds(own.known & ALL_NEEDS, s.expansion)
    if not special and not can_pay(own, tables.BUILDING_PRICE[tables.ACADEMY]):
        kinds = (tables.TEMPLE,) if tables.TEMPLE in kinds and build_ways(s, seat, tables.TEMPLE, NOWHERE) else ()
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
                and (kind != tables.PORT or is_coastal(s, hex_))
                and (not special or build_ways(s, seat, kind, hex_))
            ]
    return found


def _tempting(s: ClashState, seat: Seat) -> list[Option]:
    own = s.nations[seat]
    able = set(_options(s, seat)) if own.actions_left else set()
    kinds = range(len(tables.BUILDING)) if s.expansion else tables.BASE_BUILDINGS
    options = building_by_hex(len(s.nations))
    return [
        options[kind][hex_]
        for hex_ in own.cities
        for kind in kinds
        if options[kind][hex_] not in able and colour(s, hex_, kind) == tables.NONE
    ]


def _named(s: ClashState, option: Option) -> tuple[int, Hex] | None:
    """The building and hex that an option names."""
    if len(option) != 3 or option[1] not in tables.BUILDING or option[2] not in map_of(s).hex:
        return None
    return tables.BUILDING.index(str(option[1])), map_of(s).hex[str(option[2])]


def _refuse(s: ClashState, seat: Seat, option: Option) -> Refusal | None:
    found = _named(s, option)
    return None if found is None else why_not_construct(s, seat, *found)


def _start(s: ClashState, seat: Seat, option: Option) -> Frame[ClashState]:
    return Construct(seat, tables.BUILDING.index(str(option[1])), map_of(s).hex[str(option[2])])


register(Deed("construct", ("building", "hex"), _options, _start, _refuse, tempting=_tempting))
