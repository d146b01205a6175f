"""Advances: who qualifies, what they cost, and what happens when one is gained or lost. (COC-6, COC-7.1, COC-13.20)"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import reduce
from operator import or_
from typing import ClassVar, Final

from epoka.games.clash_of_cultures import bits, events, tables
from epoka.games.clash_of_cultures.rules import moments
from epoka.games.clash_of_cultures.rules.abilities import recount
from epoka.games.clash_of_cultures.rules.deeds import Deed, register
from epoka.games.clash_of_cultures.rules.drawing import DrawWonder, draw_actions, draw_objectives
from epoka.games.clash_of_cultures.rules.lasting import takes_anarchy_cube
from epoka.games.clash_of_cultures.rules.moments import ADVANCE_DISCOUNT, ADVANCE_WAYS
from epoka.games.clash_of_cultures.rules.notes import note
from epoka.games.clash_of_cultures.rules.options import ADVANCES, LEARN, SKIP
from epoka.games.clash_of_cultures.rules.prices import PayAWay, Way, Ways, less, offered, payable, plus
from epoka.games.clash_of_cultures.rules.stock import FOR_ADVANCES, PLAIN, Pay, can_pay, gain, trim
from epoka.games.clash_of_cultures.state import ClashState, Nation, Numbers
from epoka.kernel import (
    YES,
    Frame,
    Option,
    Options,
    Question,
    Refusal,
    Seat,
    Sequence,
    Step,
    YesNo,
    ask,
    call,
    done,
    tell,
)
from epoka.kernel.memo import memo

FOOD_PRICE: Final = 2
FULL_PRICE: Final[tables.Price] = (FOOD_PRICE, 0, 0, 0, 0, 0, 0)
"""What an advance costs. (COC-7.1.1)"""
TRACK: Final = 3
"""Cubes on the event track. (COC-6.2)"""
ALL: Final = (1 << tables.ADVANCE_COUNT) - 1
SCIENCE: Final = tables.CATEGORY_BITS[tables.CATEGORY_OF[tables.NUMBER["math"]]]
FREED: Final = {
    tables.NUMBER["engineering"]: bits.MATH,
    tables.NUMBER["roads"]: bits.MATH,
    tables.NUMBER["navigation"]: bits.ASTRONOMY,
    tables.NUMBER["cartography"]: bits.ASTRONOMY,
}
"""Advances that cost nothing for who knows another one. (COC-6.6)"""
FREEING: Final = bits.MATH | bits.ASTRONOMY | bits.PRIESTHOOD
"""Advances that make others cheaper. (COC-7.1.2)"""
PRIESTHOOD: Final[Way] = (tables.NUMBER["priesthood"], tables.FREE)
LESSON: Final = tables.amounts("free_education", "ideas")
"""What Free Education costs. (COC-6.6)"""
SPECIAL: Final = ADVANCE_WAYS.bit | ADVANCE_DISCOUNT.bit
"""Moments at which abilities change what advances cost."""
WORDS: Final = {"learn": ("ability",), "skip": ()}


# -- who qualifies (COC-6.1) -------------------------------------------------------------------------------------------


def why_not_gain(s: ClashState, seat: Seat, advance: int) -> Refusal | None:
    """Why a player can't gain an advance now, whatever it costs. (COC-6.1, COC-6.4)"""
    owned = s.nations[seat].advances
    name = tables.ADVANCE[advance]
    if owned >> advance & 1:
        return Refusal("advance-owned", "COC-6.4", {"ability": name})
    missing = tables.REQUIRED_BITS[advance] & ~owned
    if missing:
        needed = tables.ADVANCE[missing.bit_length() - 1]
        return Refusal("advance-needs", "COC-6.1", {"ability": name, "ability2": needed})
    category = tables.CATEGORY_OF[advance]
    if category in tables.GOVERNMENTS and owned & tables.GOVERNMENT_BITS & ~tables.CATEGORY_BITS[category]:
        return Refusal("other-government", "COC-6.1", {"ability": name})
    return None


KEYS: Final = reduce(or_, tables.REQUIRED_BITS)
"""The advances that others need, as bits."""
QUARTER: Final = tables.ADVANCE_COUNT // 4
QUARTERS: Final = tuple(range(0, tables.ADVANCE_COUNT, QUARTER))
"""The first advances of the quarters of the chart. Parts of a chart recur often."""


def open_bits(owned: int) -> int:
    """The advances for which somebody with these advances qualifies, as bits. (COC-6.1)"""
    return _opened(owned & KEYS) & ~owned & ~_other_governments(owned & tables.GOVERNMENT_BITS)


@memo(1 << 14)
def _opened(keys: int) -> int:
    """The advances that need no other ones than these, as bits."""
    return sum([1 << advance for advance, needed in enumerate(tables.REQUIRED_BITS) if not needed & ~keys])


@memo()
def _other_governments(governed: int) -> int:
    """The advances of governments that go with none of these, as bits; nobody has two governments."""
    return sum(
        [
            tables.CATEGORY_BITS[category]
            for category in tables.GOVERNMENTS
            if governed & ~tables.CATEGORY_BITS[category]
        ]
    )


@memo(1 << 14)
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


def ways(s: ClashState, seat: Seat, advance: int, without: int = tables.NONE) -> Ways:
    """The prices that a player can pay for an advance; that of one ability may be left out. (COC-7.1.1, COC-7.1.2)"""
    own = s.nations[seat]
    price = tables.FREE if own.known & FREED.get(advance, 0) else FULL_PRICE
    found: list[Way] = [(tables.NONE, price)]
    if own.known & bits.PRIESTHOOD and SCIENCE >> advance & 1 and not note(own, "priesthood"):
        found.insert(0, PRIESTHOOD)
    if own.acts & SPECIAL:
        found[-1] = (tables.NONE, less(price, ADVANCE_DISCOUNT.found(s, seat, advance)))
        found += [way for way in offered(s, seat, ADVANCE_WAYS, advance) if way[0] != without]
    return payable(own, found, FOR_ADVANCES)


def funds_of(own: Nation) -> int:
    """What a player may spend for advances. (COC-7.1.1)"""
    return own.stock[tables.FOOD] + own.stock[tables.IDEAS] + own.stock[tables.GOLD]


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
    SCOPE[tables.NUMBER[name]] = advances


@memo(1 << 12)
def in_scope(abilities: Numbers) -> int:
    """The advances, as bits, whose prices some abilities change. (COC-7.1.2)"""
    acting = [ability for ability in abilities if moments.ALL.acts[ability] & SPECIAL]
    return reduce(or_, [SCOPE.get(ability, ALL) for ability in acting], 0)


def _cheap(s: ClashState, seat: Seat, among: int) -> int:
    """The advances of some that abilities let a player pay for who can't pay the full price. (COC-7.1.2)"""
    own = s.nations[seat]
    has_discounts = own.acts & ADVANCE_DISCOUNT.bit
    payable_: dict[tables.Price, bool] = {FULL_PRICE: False}
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


@memo()
def _free_bits(known: int) -> int:
    """The advances that cost nothing for who knows some of FREEING."""
    found = SCIENCE if known & bits.PRIESTHOOD else 0
    for advance, freeing in FREED.items():
        if known & freeing:
            found |= 1 << advance
    return found


OPENED: Final = tuple(
    [
        sum([1 << other for other, needed in enumerate(tables.REQUIRED_BITS) if needed == 1 << a])
        for a in range(tables.ADVANCE_COUNT)
    ]
)
"""The advances that need just this one, as bits. (COC-6.1)"""


def successors(owned: int, first: int) -> int:
    """The advances of its category that an owner of some may gain after an open one, as bits. (COC-6.1)"""
    after = (open_bits(owned) | OPENED[first]) & ~owned & ~(1 << first)
    return after & tables.CATEGORY_BITS[tables.CATEGORY_OF[first]]


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


@memo(1 << 12)
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
            if ability == tables.NONE or ability != another
        )

    owned = own.advances & ALL
    for first in open_advances(owned):
        if any(are_payable(first, one) for one in listed(successors(owned, first))):
            yield first


def why_not_buy(s: ClashState, seat: Seat, advance: int, without: int = tables.NONE) -> Refusal | None:
    """Why a player can't buy an advance now. (COC-6.1, COC-7.1.1)"""
    reason = why_not_gain(s, seat, advance)
    if reason is None and not ways(s, seat, advance, without):
        return Refusal("cannot-pay", "COC-7.1.1", {"amount": FOOD_PRICE})
    return reason


class BuyAdvance(Frame[ClashState]):
    """Pay for an advance and gain it; the cube comes from the event track or from the supply. (COC-7.1.1)

    The whole price is paid first, so what the advance brings can't help with it. (COC-6.7)
    `without` is an ability whose price does not hold this time.
    """

    seat: Seat
    advance: int
    from_track: int = 1
    without: int = tables.NONE

    def start(self, s: ClashState) -> Step:
        found = ways(s, self.seat, self.advance, self.without)
        return call(PayAWay(self.seat, found, FOR_ADVANCES), then=self.paid)

    def paid(self, s: ClashState, paid: Numbers) -> Step:
        own = s.nations[self.seat]
        taught = int(own.known & bits.FREE_EDUCATION > 0 and paid[tables.IDEAS] + paid[tables.GOLD] > 0)
        return call(GainAdvance(self.seat, self.advance, self.from_track, taught))


# -- gaining one (COC-6.2, COC-6.5) ------------------------------------------------------------------------------------


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
        tell(s, events.ADVANCED, seat, tables.ADVANCE[advance])
        self.take_cube(s)
        if tables.BONUS[advance] != tables.NONE:
            gain(s, seat, tables.BONUS[advance], 1)
        effect = ON_GAIN.get(advance)
        frame = effect(s, seat) if effect else None
        if SCIENCE >> advance & 1 and own.known & bits.PHILOSOPHY:
            _philosophy(s, seat)
        return call(frame, then=self.civilize)

    def take_cube(self, s: ClashState) -> None:
        """A cube of the event track; cubes lost to Anarchy come first for a government. (COC-6.2, COC-6.3)"""
        own = s.nations[self.seat]
        if takes_anarchy_cube(own, self.advance):
            self.from_track = 0
        if self.from_track:
            own.cubes -= 1

    def civilize(self, s: ClashState, _: object) -> Step:
        gain_civilization_advances(s, self.seat)
        trim(s, self.seat)
        return self.teach(s)

    def teach(self, s: ClashState) -> Step:
        if self.taught and can_pay(s.nations[self.seat], LESSON):
            return ask(YesNo(self.seat, "prompt-free-education"), then=self.answered)
        return self.event(s, None)

    def answered(self, s: ClashState, answer: Option) -> Step:
        if answer != YES:
            return self.event(s, None)
        return call(Pay(self.seat, LESSON, PLAIN), then=self.learned)

    def learned(self, s: ClashState, _: object) -> Step:
        gain(s, self.seat, tables.MOOD, tables.number("free_education", "mood"))
        return self.event(s, None)

    def event(self, s: ClashState, _: object) -> Step:
        """An empty event track brings an event, which is over before anything else goes on. (COC-6.2, COC-10.2)"""
        own = s.nations[self.seat]
        if not self.from_track or own.cubes > 0:
            return done()
        own.cubes = TRACK
        return call(moments.TRACK_EMPTY.frame(s, self.seat))


def _writing(s: ClashState, seat: Seat) -> Frame[ClashState] | None:
    frame = draw_actions(s, seat, tables.number("writing", "actions"))
    draw_objectives(s, seat, tables.number("writing", "objectives"))
    return frame


def _philosophy(s: ClashState, seat: Seat) -> None:
    gain(s, seat, tables.IDEAS, tables.number("philosophy", "ideas"))


def _wonders(name: str) -> Callable[[ClashState, Seat], Frame[ClashState]]:
    def drawn(s: ClashState, seat: Seat) -> Frame[ClashState]:
        count = tables.number(name, "cards")
        return DrawWonder(seat) if count == 1 else Sequence(tuple([DrawWonder(seat) for _ in range(count)]))

    return drawn


ON_GAIN: Final[dict[int, Callable[[ClashState, Seat], Frame[ClashState] | None]]] = {
    tables.NUMBER["engineering"]: _wonders("engineering"),
    tables.NUMBER["monuments"]: _wonders("monuments"),
    tables.NUMBER["writing"]: _writing,
    tables.NUMBER["philosophy"]: _philosophy,
}
"""What an advance does at the moment it is gained. (COC-6.6)"""


# -- civilization advances (COC-13.20) ---------------------------------------------------------------------------------


def _is_fulfilled(owned: int, trigger: int) -> bool:
    return bool(owned & tables.GOVERNMENT_BITS if trigger == tables.ANY_GOVERNMENT else owned >> trigger & 1)


def gain_civilization_advances(s: ClashState, seat: Seat) -> None:
    """Civilization advances whose link is fulfilled; their cubes come from the supply. (COC-13.20)"""
    own = s.nations[seat]
    if own.civilization == tables.NONE:
        return
    for number in tables.ADVANCES_OF_CIVILIZATION[own.civilization]:
        if not own.advances >> number & 1 and _is_fulfilled(own.advances, tables.TRIGGER[number]):
            own.advances |= 1 << number
            recount(s, seat)
            tell(s, events.CIVILIZED, seat, tables.ABILITIES[number])


def lose_advance(s: ClashState, seat: Seat, advance: int) -> None:
    """An advance is lost, with civilization advances that nothing fulfils any more. (COC-13.20, COC-5.1)"""
    own = s.nations[seat]
    own.advances &= ~(1 << advance)
    tell(s, events.ADVANCE_LOST, seat, tables.ADVANCE[advance])
    drop_civilization_advances(s, seat)
    recount(s, seat)
    trim(s, seat)


def drop_civilization_advances(s: ClashState, seat: Seat) -> None:
    """Civilization advances go when nothing fulfils their link any more. [interpretation] (COC-13.20)"""
    own = s.nations[seat]
    if own.civilization == tables.NONE:
        return
    for number in tables.ADVANCES_OF_CIVILIZATION[own.civilization]:
        if own.advances >> number & 1 and not _is_fulfilled(own.advances, tables.TRIGGER[number]):
            own.advances &= ~(1 << number)
            tell(s, events.ADVANCE_LOST, seat, tables.ABILITIES[number])


# -- advances without paying -------------------------------------------------------------------------------------------


class FreeAdvance(Frame[ClashState]):
    """Gain an advance of some without paying. (COC-6.3, COC-11.2)

    `among` are bits. Whoever `may` can also do without; who qualifies for none of them gets none.
    """

    seat: Seat
    from_track: int = 1
    among: int = ALL
    may: int = 0

    def start(self, s: ClashState) -> Step:
        if not open_among(s, self.seat, self.among):
            return done()
        return ask(ChooseAdvance(self.seat, self.among, self.may), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == SKIP:
            return done()
        return call(GainAdvance(self.seat, tables.NUMBER[str(answer[1])], self.from_track))


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
        if number == tables.NONE:
            return super().refuse(s, answer)
        reason = why_not_gain(s, self.seat, number)
        return reason or Refusal("advance-not-offered", self.rule, {"ability": tables.ADVANCE[number]})


def _advance_in(option: tuple[object, ...], word: str) -> int:
    """The advance that an option names, or NONE."""
    if len(option) != 2 or option[0] != word or option[1] not in tables.ADVANCE:
        return tables.NONE
    return tables.ADVANCE.index(str(option[1]))


# -- the main action (COC-7.1) -----------------------------------------------------------------------------------------


@memo(1 << 12)
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
    return None if number == tables.NONE else why_not_buy(s, seat, number)


def _start(s: ClashState, seat: Seat, option: Option) -> Frame[ClashState]:
    return BuyAdvance(seat, tables.NUMBER[str(option[1])])


register(Deed("advance", ("ability",), _options, _start, _refuse, tempting=_tempting))
