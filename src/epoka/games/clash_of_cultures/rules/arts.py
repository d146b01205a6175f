"""Arts: an attempt at Cultural Influence as a free action. (COC-7.9.9)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.clash_of_cultures.rules import influence
from epoka.games.clash_of_cultures.rules.deeds import framed, use
from epoka.games.clash_of_cultures.rules.moments import INFLUENCE_COST
from epoka.games.clash_of_cultures.rules.notes import note, remember
from epoka.games.clash_of_cultures.rules.prices import culture_left
from epoka.games.clash_of_cultures.rules.stock import EXACT, Pay, can_pay, most_culture
from epoka.games.clash_of_cultures.state import ClashState, Nation, map_of
from epoka.games.clash_of_cultures.tables import CULTURE, FREE, Price, amounts
from epoka.kernel import Choose, Frame, Option, Options, Question, Refusal, Seat, Step, ask, call
from epoka.parts.hexes import NOWHERE, Hex
from epoka.parts.questions import one_of

ONLY_ARTS: Final[tuple[Price, ...]] = (amounts("arts", "culture"),)
"""The price of Arts, if no ability offers another one. (COC-7.9.9)"""
WORDS: Final = {"price": ("number",)}


def _prices(s: ClashState, seat: Seat) -> tuple[Price, ...]:
    """Prices of Arts that can be paid. (COC-7.9.9)"""
    own = s.nations[seat]
    found = ONLY_ARTS if most_culture(own) >= ONLY_ARTS[0][CULTURE] else ()
    others = INFLUENCE_COST.found(s, seat) if own.acts & INFLUENCE_COST.bit else ()
    return found + tuple([price for price in others if can_pay(own, price, EXACT)]) if others else found


def _most(own: Nation, prices: tuple[Price, ...]) -> int:
    """The most culture that is left for range besides one of some prices. (COC-7.9.2)"""
    return (
        most_culture(own) - ONLY_ARTS[0][CULTURE]
        if prices == ONLY_ARTS
        else max([culture_left(own, price) for price in prices])
    )


def _prices_for(s: ClashState, seat: Seat, target: Hex) -> tuple[Price, ...]:
    """Those of them that leave enough culture to reach a hex. (COC-7.9.2)"""
    missing = influence.missing_range(s, seat, target)
    prices = _prices(s, seat)
    if not missing or influence.is_unboostable(s, seat, target):
        return () if missing else prices
    return tuple([price for price in prices if missing <= culture_left(s.nations[seat], price)])


class Arts(Frame[ClashState]):
    """Once per turn an attempt as a free action. (COC-7.9.9)"""

    seat: Seat
    target: int = NOWHERE
    what: str = ""

    def start(self, s: ClashState) -> Step:
        return ask(ChooseAttempt(self.seat, _prices(s, self.seat)), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        remember(s.nations[self.seat], "arts")
        self.target, self.what = map_of(s).hex[str(answer[1])], str(answer[2])
        prices = _prices_for(s, self.seat, self.target)
        if len(prices) > 1:
            return ask(choose_price(self.seat, prices), then=self.priced)
        return call(Pay(self.seat, prices[0], EXACT), then=self.paid)

    def priced(self, s: ClashState, answer: Option) -> Step:
        price = _prices_for(s, self.seat, self.target)[int(answer[1]) - 1]
        return call(Pay(self.seat, price, EXACT), then=self.paid)

    def paid(self, s: ClashState, _: object) -> Step:
        return call(influence.Attempt(self.seat, self.target, self.what))


class ChooseAttempt(Question[ClashState]):
    """What to attempt. (COC-7.9.1)"""

    seat: Seat
    prices: tuple[Price, ...] = (FREE,)

    prompt: ClassVar[str] = "prompt-influence"
    rule: ClassVar[str] = "COC-7.9.1"

    def choices(self, s: ClashState) -> Options:
        return tuple(influence.attempts(s, self.seat, _most(s.nations[self.seat], self.prices)))

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        return influence.refuse_attempt(s, self.seat, answer) or super().refuse(s, answer)


def choose_price(seat: Seat, prices: tuple[Price, ...]) -> Choose:
    """Which of several prices to pay; they are counted from 1."""
    return one_of(seat, "prompt-price", "COC-7.9.9", [("price", number + 1) for number in range(len(prices))])


# Reasons that are met at nearly every step of a turn are made once.
USED: Final = Refusal("once-per-turn", "COC-7.9.9")
NO_CULTURE: Final = Refusal("cannot-pay", "COC-7.9.9", {"amount": ONLY_ARTS[0][CULTURE]})
NO_TARGET: Final = Refusal("no-influence", "COC-7.9.1")


def _why_not_arts(s: ClashState, seat: Seat) -> Refusal | None:
    own = s.nations[seat]
    if note(own, "arts"):
        return USED
    if note(own, "influenced"):
        return Refusal("influenced-already", "COC-7.9.3")
    prices = _prices(s, seat)
    if not prices:
        return NO_CULTURE
    return NO_TARGET if next(influence.attempts(s, seat, _most(own, prices)), None) is None else None


use("arts", _why_not_arts, framed(Arts))
