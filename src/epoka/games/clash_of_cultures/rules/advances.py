"""Advances: who qualifies, what they cost, and what happens when one is gained or lost. (COC-6, COC-7.1, COC-13.20)"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache, reduce
from operator import or_
from typing import ClassVar, Final

from epoka.games.clash_of_cultures import bits, events
from epoka.games.clash_of_cultures.rules.abilities import recount
from epoka.games.clash_of_cultures.rules.deeds import Deed, register
from epoka.games.clash_of_cultures.rules.drawing import DrawWonder, draw_action, draw_objective
from epoka.games.clash_of_cultures.rules.lasting import takes_anarchy_cube
from epoka.games.clash_of_cultures.rules.moments import ACTS, ADVANCE_DISCOUNT, ADVANCE_GAINED, ADVANCE_WAYS
from epoka.games.clash_of_cultures.rules.notes import note
from epoka.games.clash_of_cultures.rules.options import ADVANCES, LEARN, SKIP
from epoka.games.clash_of_cultures.rules.prices import PayAWay, Way, Ways, less, offered, payable, plus
from epoka.games.clash_of_cultures.rules.stock import FOR_ADVANCES, PLAIN, Pay, can_pay, gain, trim
from epoka.games.clash_of_cultures.state import ClashState, Nation, Numbers
from epoka.games.clash_of_cultures.tables import (
    ABILITIES,
    ADVANCE,
    ADVANCE_COUNT,
    ADVANCES_OF_CIVILIZATION,
    ANY_GOVERNMENT,
    BONUS,
    CATEGORY_BITS,
    CATEGORY_OF,
    FOOD,
    FREE,
    GOLD,
    GOVERNMENT_BITS,
    GOVERNMENTS,
    IDEAS,
    MOOD,
    NONE,
    NUMBER,
    REQUIRED_BITS,
    TRIGGER,
    Price,
)
from epoka.kernel import YES, Frame, Option, Options, Question, Refusal, Seat, Step, YesNo, ask, call, done, tell

FOOD_PRICE: Final = 2
FULL_PRICE: Final[Price] = (FOOD_PRICE, 0, 0, 0, 0, 0, 0)
"""What an advance costs. (COC-7.1.1)"""
TRACK: Final = 3
"""Cubes on the event track. (COC-6.2)"""
ALL: Final = (1 << ADVANCE_COUNT) - 1
SCIENCE: Final = CATEGORY_BITS[CATEGORY_OF[NUMBER["math"]]]
FREED: Final = {
    NUMBER["engineering"]: bits.MATH,
    NUMBER["roads"]: bits.MATH,
    NUMBER["navigation"]: bits.ASTRONOMY,
    NUMBER["cartography"]: bits.ASTRONOMY,
}
"""Advances that cost nothing for who knows another one. (COC-6.6)"""
FREEING: Final = bits.MATH | bits.ASTRONOMY | bits.PRIESTHOOD
"""Advances that make others cheaper. (COC-7.1.2)"""
PRIESTHOOD: Final[Way] = (NUMBER["priesthood"], FREE)
LESSON: Final[Price] = (0, 0, 0, 1, 0, 0, 0)
"""What Free Education costs. (COC-6.6)"""
SPECIAL: Final = ADVANCE_WAYS.bit | ADVANCE_DISCOUNT.bit
"""Moments at which abilities change what advances cost."""
WORDS: Final = {"learn": ("ability",), "skip": ()}


# -- who qualifies (COC-6.1) -------------------------------------------------------------------------------------------


def why_not_gain(s: ClashState, seat: Seat, advance: int) -> Refusal | None:
    """Why a player can't gain an advance now, whatever it costs. (COC-6.1, COC-6.4)"""
    owned = s.nations[seat].advances
    name = ADVANCE[advance]
    if owned >> advance & 1:
        return Refusal("advance-owned", "COC-6.4", {"ability": name})
    missing = REQUIRED_BITS[advance] & ~owned
    if missing:
        needed = ADVANCE[missing.bit_length() - 1]
        return Refusal("advance-needs", "COC-6.1", {"ability": name, "ability2": needed})
    category = CATEGORY_OF[advance]
    if category in GOVERNMENTS and owned & GOVERNMENT_BITS & ~CATEGORY_BITS[category]:
        return Refusal("other-government", "COC-6.1", {"ability": name})
    return None


KEYS: Final = reduce(or_, REQUIRED_BITS)
"""The advances that others need, as bits."""
QUARTER: Final = ADVANCE_COUNT // 4
QUARTERS: Final = tuple(range(0, ADVANCE_COUNT, QUARTER))
"""The first advances of the quarters of the chart. Parts of a chart recur often."""


def open_bits(owned: int) -> int:
    """The advances for which somebody with these advances qualifies, as bits. (COC-6.1)"""
    return _opened(owned & KEYS) & ~owned & ~_other_governments(owned & GOVERNMENT_BITS)


@lru_cache(maxsize=1 << 14)
def _opened(keys: int) -> int:
    """The advances that need no other ones than these, as bits."""
    return sum([1 << advance for advance, needed in enumerate(REQUIRED_BITS) if not needed & ~keys])


@cache
def _other_governments(governed: int) -> int:
    """The advances of governments that go with none of these, as bits; nobody has two governments."""
    return sum([CATEGORY_BITS[category] for category in GOVERNMENTS if governed & ~CATEGORY_BITS[category]])


@lru_cache(maxsize=1 << 14)
def _listed_in_quarter(found: int, first: int) -> Numbers:
    return tuple([first + place for place in range(QUARTER) if found >> place & 1])


def listed(found: int) -> Numbers:
    """Advances that are given as bits."""
    quarter = (1 << QUARTER) - 1
    numbers: Numbers = ()
    for first in QUARTERS:
        part = found >> first & quarter
        if part:
            numbers += _listed_in_quarter(part, first)
    return numbers


def open_advances(owned: int) -> Numbers:
    """The advances for which somebody with these advances qualifies. (COC-6.1)"""
    return listed(open_bits(owned))


def open_among(s: ClashState, seat: Seat, among: int = ALL) -> int:
    """The advances of some for which a player qualifies, all as bits. (COC-6.1)"""
    return open_bits(s.nations[seat].advances & ALL) & among


# -- what it costs (COC-7.1) -------------------------------------------------------------------------------------------


def ways(s: ClashState, seat: Seat, advance: int, without: int = NONE) -> Ways:
    """The prices that a player can pay for an advance; that of one ability may be left out. (COC-7.1.1, COC-7.1.2)"""
    own = s.nations[seat]
    price = FREE if own.known & FREED.get(advance, 0) else FULL_PRICE
    found: list[Way] = [(NONE, price)]
    if own.known & bits.PRIESTHOOD and SCIENCE >> advance & 1 and not note(own, "priesthood"):
        found.insert(0, PRIESTHOOD)
    if own.acts & SPECIAL:
        found[-1] = (NONE, less(price, ADVANCE_DISCOUNT.found(s, seat, advance)))
        found += [way for way in offered(s, seat, ADVANCE_WAYS, advance) if way[0] != without]
    return payable(own, found, FOR_ADVANCES)


def funds_of(own: Nation) -> int:
    """What a player may spend for advances. (COC-7.1.1)"""
    return own.stock[FOOD] + own.stock[IDEAS] + own.stock[GOLD]


def buyable(s: ClashState, seat: Seat, among: int = ALL) -> int:
    """The advances of some that a player can buy now, all as bits. (COC-6.1, COC-7.1.1, COC-7.1.2)"""
    own = s.nations[seat]
    found = open_bits(own.advances & ALL) & among
    if funds_of(own) >= FOOD_PRICE:
        return found
    known = own.known & FREEING
    free = 0
    if known:
        free = found & _free_bits(known & ~bits.PRIESTHOOD if note(own, "priesthood") else known)
    if found != free and own.acts & SPECIAL:
        among = found & ~free & in_scope(own.abilities)
        if among:
            free |= _cheap(s, seat, among)
    return free


SCOPE: Final[dict[int, int]] = {}
"""The advances, as bits, whose price an ability of `SPECIAL` changes; all of them if it does not say."""


def only_for(name: str, advances: int) -> None:
    """Say that an ability changes the prices of some advances only, given as bits."""
    SCOPE[NUMBER[name]] = advances


@lru_cache(maxsize=1 << 12)
def in_scope(abilities: Numbers) -> int:
    """The advances, as bits, whose prices some abilities change. (COC-7.1.2)"""
    acting = [ability for ability in abilities if ACTS[ability] & SPECIAL]
    return reduce(or_, [SCOPE.get(ability, ALL) for ability in acting], 0)


def _cheap(s: ClashState, seat: Seat, among: int) -> int:
    """The advances of some that abilities let a player pay for who can't pay the full price. (COC-7.1.2)"""
    own = s.nations[seat]
    has_discounts = own.acts & ADVANCE_DISCOUNT.bit
    payable_: dict[Price, bool] = {FULL_PRICE: False}
    found = 0
    for advance in listed(among):
        prices = [price for _, price in offered(s, seat, ADVANCE_WAYS, advance)]
        if has_discounts:
            prices.append(less(FULL_PRICE, ADVANCE_DISCOUNT.found(s, seat, advance)))
        for price in prices:
            if price not in payable_:
                payable_[price] = can_pay(own, price, FOR_ADVANCES)
            if payable_[price]:
                found |= 1 << advance
    return found


@cache
def _free_bits(known: int) -> int:
    """The advances that cost nothing for who knows some of FREEING."""
    found = SCIENCE if known & bits.PRIESTHOOD else 0
    for advance, freeing in FREED.items():
        if known & freeing:
            found |= 1 << advance
    return found


OPENED: Final = tuple(
    [sum([1 << other for other, needed in enumerate(REQUIRED_BITS) if needed == 1 << a]) for a in range(ADVANCE_COUNT)]
)
"""The advances that need just this one, as bits. (COC-6.1)"""


def successors(owned: int, first: int) -> int:
    """The advances of its category that an owner of some may gain after an open one, as bits. (COC-6.1)"""
    after = (open_bits(owned) | OPENED[first]) & ~owned & ~(1 << first)
    return after & CATEGORY_BITS[CATEGORY_OF[first]]


def firsts_of_two(s: ClashState, seat: Seat) -> Iterable[int]:
    """The advances that a player can buy together with another one of their category. (COC-7.1.1, COC-7.1.2)"""
    own = s.nations[seat]
    owned, funds = own.advances & ALL, funds_of(own)
    if funds >= 2 * FOOD_PRICE:
        return _paid_firsts(owned)
    if own.acts & SPECIAL and in_scope(own.abilities) & ~owned:
        return firsts_by_ways(s, seat)
    known = own.known & FREEING
    if not known:
        return ()
    return _cheap_firsts(owned, known & ~bits.PRIESTHOOD if note(own, "priesthood") else known, funds)


def _paid_firsts(owned: int) -> Iterator[int]:
    """The same for who can pay the full price twice."""
    return (first for first in open_advances(owned) if successors(owned, first))


@lru_cache(maxsize=1 << 12)
def _cheap_firsts(owned: int, known: int, funds: int) -> Numbers:
    """The same for who can't pay the full price twice; Priesthood frees only one of the two. (COC-7.1.2)"""
    freed = _free_bits(known & ~bits.PRIESTHOOD)
    spared = SCIENCE & ~freed if known & bits.PRIESTHOOD else 0
    if not (freed | spared) & ~owned:
        return ()
    found = []
    for first in open_advances(owned):
        after = successors(owned, first)
        cheap = after & (freed if spared >> first & 1 else freed | spared)
        is_free = (freed | spared) >> first & 1
        # Of two advances one is paid in full, or none.
        if (after if is_free else cheap) if funds >= FOOD_PRICE else is_free and cheap:
            found.append(first)
    return tuple(found)


def firsts_by_ways(s: ClashState, seat: Seat) -> Iterator[int]:
    """The same by all prices that there may be; what works once per turn pays for one advance. (COC-7.1.2)"""
    own = s.nations[seat]
    known: dict[int, Ways] = {}

    def are_payable(first: int, second: int) -> bool:
        for advance in (first, second):
            if advance not in known:
                known[advance] = ways(s, seat, advance)
        return any(
            can_pay(own, plus(price, other), FOR_ADVANCES)
            for ability, price in known[first]
            for another, other in known[second]
            if ability == NONE or ability != another
        )

    owned = own.advances & ALL
    for first in open_advances(owned):
        if any(are_payable(first, one) for one in listed(successors(owned, first))):
            yield first


def why_not_buy(s: ClashState, seat: Seat, advance: int, without: int = NONE) -> Refusal | None:
    """Why a player can't buy an advance now. (COC-6.1, COC-7.1.1)"""
    reason = why_not_gain(s, seat, advance)
    if reason is None and not ways(s, seat, advance, without):
        return Refusal("cannot-pay", "COC-7.1.1", {"amount": FOOD_PRICE})
    return reason


class BuyAdvance(Frame[ClashState]):
    """Pay for an advance and gain it; the cube comes from the event track or from the supply. (COC-7.1.1)

    `without` is an ability whose price does not hold this time.
    """

    seat: Seat
    advance: int
    from_track: int = 1
    without: int = NONE

    def start(self, s: ClashState) -> Step:
        found = ways(s, self.seat, self.advance, self.without)
        return call(PayAWay(self.seat, found, FOR_ADVANCES), then=self.paid)

    def paid(self, s: ClashState, paid: Numbers) -> Step:
        own = s.nations[self.seat]
        taught = int(own.known & bits.FREE_EDUCATION > 0 and paid[IDEAS] + paid[GOLD] > 0)
        return call(GainAdvance(self.seat, self.advance, self.from_track, taught), then=self.over)

    def over(self, s: ClashState, _: object) -> Step:
        return done()


# -- gaining one (COC-6.2, COC-6.5) ------------------------------------------------------------------------------------

_draw_event: list[Callable[[Seat], Frame[ClashState]]] = []


def on_empty_track(frame: Callable[[Seat], Frame[ClashState]]) -> None:
    """Say what resolves an event for a player whose event track is empty. (COC-6.2)"""
    _draw_event.append(frame)


class GainAdvance(Frame[ClashState]):
    """Gain an advance: token, what it does, civilization advance, Free Education, event. (COC-6.2, COC-6.5)

    The cube comes from the event track, or from the supply and then brings no event (COC-6.3). `taught` says that the
    advance was bought so that Free Education may be paid for.
    """

    seat: Seat
    advance: int
    from_track: int = 1
    taught: int = 0

    def start(self, s: ClashState) -> Step:
        seat, advance = self.seat, self.advance
        own = s.nations[seat]
        own.advances |= 1 << advance
        recount(s, seat)
        tell(s, events.ADVANCED, seat, ADVANCE[advance])
        self.take_cube(s)
        if BONUS[advance] != NONE:
            gain(s, seat, BONUS[advance], 1)
        effect = ON_GAIN.get(advance)
        frame = effect(s, seat) if effect else None
        if SCIENCE >> advance & 1 and own.known & bits.PHILOSOPHY:
            gain(s, seat, IDEAS, 1)
        return call(frame, then=self.civilize) if frame else self.civilize(s, None)

    def take_cube(self, s: ClashState) -> None:
        """A cube of the event track; cubes lost to Anarchy come first for a government. (COC-6.2, COC-6.3)"""
        own = s.nations[self.seat]
        if takes_anarchy_cube(own, self.advance):
            self.from_track = 0
        if self.from_track:
            own.cubes -= 1

    def civilize(self, s: ClashState, _: object) -> Step:
        own = s.nations[self.seat]
        gain_civilization_advances(s, self.seat)
        trim(s, self.seat)
        frame = ADVANCE_GAINED.frame(s, self.seat, self.advance) if own.abilities else None
        return call(frame, then=self.teach) if frame else self.teach(s, None)

    def teach(self, s: ClashState, _: object) -> Step:
        if self.taught and can_pay(s.nations[self.seat], LESSON):
            return ask(YesNo(self.seat, "prompt-free-education"), then=self.answered)
        return self.event(s, None)

    def answered(self, s: ClashState, answer: Option) -> Step:
        if answer != YES:
            return self.event(s, None)
        return call(Pay(self.seat, LESSON, PLAIN), then=self.learned)

    def learned(self, s: ClashState, _: object) -> Step:
        gain(s, self.seat, MOOD, 1)
        return self.event(s, None)

    def event(self, s: ClashState, _: object) -> Step:
        own = s.nations[self.seat]
        if not self.from_track or own.cubes > 0:
            return done()
        own.cubes = TRACK
        return call(_draw_event[0](self.seat), then=self.over) if _draw_event else done()

    def over(self, s: ClashState, _: object) -> Step:
        return done()


def _writing(s: ClashState, seat: Seat) -> Frame[ClashState] | None:
    frame = draw_action(s, seat)
    draw_objective(s, seat)
    return frame


def _philosophy(s: ClashState, seat: Seat) -> None:
    gain(s, seat, IDEAS, 1)


def _wonder(s: ClashState, seat: Seat) -> Frame[ClashState]:
    return DrawWonder(seat)


ON_GAIN: Final[dict[int, Callable[[ClashState, Seat], Frame[ClashState] | None]]] = {
    NUMBER["engineering"]: _wonder,
    NUMBER["monuments"]: _wonder,
    NUMBER["writing"]: _writing,
    NUMBER["philosophy"]: _philosophy,
}
"""What an advance does at the moment it is gained. (COC-6.6)"""


# -- civilization advances (COC-13.20) ---------------------------------------------------------------------------------


def _is_fulfilled(owned: int, trigger: int) -> bool:
    return bool(owned & GOVERNMENT_BITS if trigger == ANY_GOVERNMENT else owned >> trigger & 1)


def gain_civilization_advances(s: ClashState, seat: Seat) -> None:
    """Civilization advances whose link is fulfilled; their cubes come from the supply. (COC-13.20)"""
    own = s.nations[seat]
    if own.civilization == NONE:
        return
    for number in ADVANCES_OF_CIVILIZATION[own.civilization]:
        if not own.advances >> number & 1 and _is_fulfilled(own.advances, TRIGGER[number]):
            own.advances |= 1 << number
            recount(s, seat)
            tell(s, events.CIVILIZED, seat, ABILITIES[number])


def lose_advance(s: ClashState, seat: Seat, advance: int) -> None:
    """An advance is lost, with civilization advances that nothing fulfils any more. (COC-13.20, COC-5.1)"""
    own = s.nations[seat]
    own.advances &= ~(1 << advance)
    tell(s, events.ADVANCE_LOST, seat, ADVANCE[advance])
    drop_civilization_advances(s, seat)
    recount(s, seat)
    trim(s, seat)


def drop_civilization_advances(s: ClashState, seat: Seat) -> None:
    """Civilization advances go when nothing fulfils their link any more. [interpretation] (COC-13.20)"""
    own = s.nations[seat]
    if own.civilization == NONE:
        return
    for number in ADVANCES_OF_CIVILIZATION[own.civilization]:
        if own.advances >> number & 1 and not _is_fulfilled(own.advances, TRIGGER[number]):
            own.advances &= ~(1 << number)
            tell(s, events.ADVANCE_LOST, seat, ABILITIES[number])


# -- advances without paying -------------------------------------------------------------------------------------------


class FreeAdvance(Frame[ClashState]):
    """Gain an advance of some without paying; returns it, or NONE. (COC-6.3, COC-11.2)

    `among` are bits. Whoever `may` can also do without; who qualifies for none of them gets none.
    """

    seat: Seat
    from_track: int = 1
    among: int = ALL
    may: int = 0
    gained: int = NONE

    def start(self, s: ClashState) -> Step:
        if not open_among(s, self.seat, self.among):
            return done(NONE)
        return ask(ChooseAdvance(self.seat, self.among, self.may), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == SKIP:
            return done(NONE)
        self.gained = NUMBER[str(answer[1])]
        return call(GainAdvance(self.seat, self.gained, self.from_track), then=self.over)

    def over(self, s: ClashState, _: object) -> Step:
        return done(self.gained)


class ChooseAdvance(Question[ClashState]):
    """Which advance to gain. (COC-6.1)"""

    seat: Seat
    among: int = ALL
    may: int = 0

    prompt: ClassVar[str] = "prompt-learn"
    rule: ClassVar[str] = "COC-6.1"

    def choices(self, s: ClashState) -> Options:
        found = tuple([LEARN[advance] for advance in listed(open_among(s, self.seat, self.among))])
        return (*found, SKIP) if self.may or not found else found

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        number = _advance_in(answer, "learn")
        if number == NONE:
            return super().refuse(s, answer)
        reason = why_not_gain(s, self.seat, number)
        return reason or Refusal("advance-not-offered", self.rule, {"ability": ADVANCE[number]})


def _advance_in(option: Sequence[object], word: str) -> int:
    """The advance that an option names, or NONE."""
    if len(option) != 2 or option[0] != word or option[1] not in ADVANCE:
        return NONE
    return ADVANCE.index(str(option[1]))


# -- the main action (COC-7.1) -----------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 12)
def _offers(found: int) -> Options:
    return tuple([ADVANCES[advance] for advance in listed(found)])


def _options(s: ClashState, seat: Seat) -> Options:
    return _offers(buyable(s, seat))


def _tempting(s: ClashState, seat: Seat) -> list[Option]:
    owned = s.nations[seat].advances
    able = set(_options(s, seat)) if s.nations[seat].actions_left else set()
    return [option for advance, option in enumerate(ADVANCES) if not owned >> advance & 1 and option not in able]


def _refuse(s: ClashState, seat: Seat, option: Option) -> Refusal | None:
    number = _advance_in(option, "advance")
    return None if number == NONE else why_not_buy(s, seat, number)


def _start(s: ClashState, seat: Seat, option: Option) -> Frame[ClashState]:
    return BuyAdvance(seat, NUMBER[str(option[1])])


register(Deed("advance", ("ability",), _options, _start, _refuse, tempting=_tempting))
