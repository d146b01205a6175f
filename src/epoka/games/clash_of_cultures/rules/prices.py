"""Prices with several ways to pay them: the printed price, or another one that an ability offers. (COC-7.1.2)"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from epoka.games.clash_of_cultures.rules.moments import WAY_TAKEN, Moment
from epoka.games.clash_of_cultures.rules.notes import remember
from epoka.games.clash_of_cultures.rules.stock import EXACT, Pay, Swaps, can_pay, most_culture, swapped
from epoka.games.clash_of_cultures.state import ClashState, Nation
from epoka.games.clash_of_cultures.tables import ABILITIES, CULTURE, NONE, Price
from epoka.kernel import Frame, Option, Options, Question, Seat, Step, ask, call, done

Way = tuple[int, Price]
"""A price and the number of the ability that offers it; NONE for the printed one."""
Ways = tuple[Way, ...]

NAMES: Final = ("food", "wood", "ore", "ideas", "gold", "mood", "culture")
WORDS: Final = {"printed": NAMES, "discount": ("ability", *NAMES)}


def less(price: Price, taken_off: Iterable[Price | None]) -> Price:
    """A price with some amounts taken off, never below nothing."""
    for off in taken_off:
        if off is not None:
            food, wood, ore, ideas, gold, mood, culture = [
                max(0, amount - cut) for amount, cut in zip(price, off, strict=True)
            ]
            price = (food, wood, ore, ideas, gold, mood, culture)
    return price


def plus(price: Price, other: Price) -> Price:
    """Two prices together."""
    food, wood, ore, ideas, gold, mood, culture = [one + two for one, two in zip(price, other, strict=True)]
    return (food, wood, ore, ideas, gold, mood, culture)


def culture_left(own: Nation, price: Price) -> int:
    """How much culture a player can pay besides a price that can be paid. (COC-7.9.2)"""
    most = most_culture(own)
    if not any(price[:CULTURE]):
        return most - price[CULTURE]
    for amount in range(most, 0, -1):
        if can_pay(own, plus((0, 0, 0, 0, 0, 0, amount), price), EXACT):
            return amount
    return 0


def offered(s: ClashState, seat: Seat, moment: Moment, *about: object) -> list[Way]:
    """Prices that the abilities of a seat offer besides the printed one."""
    return [(ability, price) for ability, prices in moment.by_ability(s, seat, *about) for price in prices]


def with_swaps(s: ClashState, seat: Seat, moment: Moment, swaps: Swaps, *about: object) -> Swaps:
    """The swaps with what the abilities of a seat allow besides."""
    for pairs in moment.found(s, seat, *about):
        for kind, others in pairs:
            swaps = swapped(swaps, kind, *others)
    return swaps


def payable(own: Nation, ways: Iterable[Way], swaps: Swaps) -> Ways:
    """The ways that can be paid in full."""
    return tuple([way for way in ways if can_pay(own, way[1], swaps)])


class PayAWay(Frame[ClashState]):
    """Pay a price in one of several ways, chosen if there is more than one; returns what was really paid.

    Whoever has no way must not come here.
    """

    seat: Seat
    ways: Ways
    swaps: Swaps

    def start(self, s: ClashState) -> Step:
        if len(self.ways) == 1:
            return self.take(s, self.ways[0])
        return ask(ChooseWay(self.seat, self.ways), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        return self.take(s, next(way for way in self.ways if way_option(way) == answer))

    def take(self, s: ClashState, way: Way) -> Step:
        ability, price = way
        self.ways = (way,)
        if ability != NONE:
            remember(s.nations[self.seat], ABILITIES[ability])
            hook = WAY_TAKEN.hooks.get(ability)
            frame = hook(s, self.seat, price) if hook else None
            if frame is not None:
                return call(frame, then=self.pay)
        return self.pay(s, None)

    def pay(self, s: ClashState, _: object) -> Step:
        return call(Pay(self.seat, self.ways[0][1], self.swaps), then=self.paid)

    def paid(self, s: ClashState, paid: object) -> Step:
        return done(paid)


def way_option(way: Way) -> Option:
    """A way as an option."""
    ability, price = way
    return ("printed", *price) if ability == NONE else ("discount", ABILITIES[ability], *price)


class ChooseWay(Question[ClashState]):
    """Which of several prices to pay. (COC-7.1.2)"""

    seat: Seat
    ways: Ways

    prompt: ClassVar[str] = "prompt-way"
    rule: ClassVar[str] = "COC-7.1.2"

    def choices(self, s: ClashState) -> Options:
        return tuple([way_option(way) for way in self.ways])
