"""Prices with several ways to pay them: the printed price, or another one that an ability offers. (COC-7.1.2)"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from epoka.games.clash_of_cultures.rules.moments import WAY_TAKEN, About, At, Swap
from epoka.games.clash_of_cultures.rules.notes import remember
from epoka.games.clash_of_cultures.rules.stock import EXACT, Pay, can_pay, most_culture
from epoka.games.clash_of_cultures.state import ClashState, Nation
from epoka.games.clash_of_cultures.tables import ABILITIES, CULTURE, NONE, Price
from epoka.kernel import Choose, Frame, Option, Seat, Step, ask, call
from epoka.parts.payments import Swaps, swapped
from epoka.parts.questions import one_of

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


def offered(s: ClashState, seat: Seat, moment: At[Sequence[Price], *About], *about: *About) -> list[Way]:
    """Prices that the abilities of a seat offer besides the printed one."""
    return [(ability, price) for ability, prices in moment.by_ability(s, seat, *about) for price in prices]


def with_swaps(s: ClashState, seat: Seat, moment: At[Sequence[Swap], *About], swaps: Swaps, *about: *About) -> Swaps:
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
        return ask(choose_way(self.seat, self.ways), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        return self.take(s, next(way for way in self.ways if way_option(way) == answer))

    def take(self, s: ClashState, way: Way) -> Step:
        ability, price = way
        self.ways = (way,)
        if ability != NONE:
            remember(s.nations[self.seat], ABILITIES[ability])
            hook = WAY_TAKEN.hooks.get(ability)
            return call(hook(s, self.seat, price) if hook else None, then=self.pay)
        return self.pay(s, None)

    def pay(self, s: ClashState, _: object) -> Step:
        return call(Pay(self.seat, self.ways[0][1], self.swaps))


def way_option(way: Way) -> Option:
    """A way as an option."""
    ability, price = way
    return ("printed", *price) if ability == NONE else ("discount", ABILITIES[ability], *price)


def choose_way(seat: Seat, ways: Ways) -> Choose:
    """Which of several prices to pay. (COC-7.1.2)"""
    return one_of(seat, "prompt-way", "COC-7.1.2", [way_option(way) for way in ways])
