"""Choose, pay, and have it: rules that are one question. (COC-4.3)"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from epoka.games.clash_of_cultures.rules.options import SKIP
from epoka.games.clash_of_cultures.rules.stock import PLAIN, Pay
from epoka.games.clash_of_cultures.state import ClashState
from epoka.games.clash_of_cultures.tables import FREE, Price
from epoka.kernel import Frame, Option, Question, Seat, Step, ask, call, done
from epoka.parts.payments import Swaps


class Choice(Question[ClashState]):
    """A question that knows what its answer costs and what comes of it; `Choosing` asks it."""

    seat: Seat

    swaps: ClassVar[Swaps] = PLAIN

    def price(self, s: ClashState, answer: Option) -> Price:
        """What the answer costs."""
        return FREE

    def chosen(self, s: ClashState, answer: Option) -> Frame[ClashState] | None:
        """Carry out the answer, which is paid for; a frame if that takes longer."""
        raise NotImplementedError


class Choosing(Frame[ClashState]):
    """A seat chooses, pays and has what it chose; who has no choice, or skips it, has nothing."""

    choice: Choice
    answer: Option = ()

    def start(self, s: ClashState) -> Step:
        # A copy, because a question remembers its options, and this one may lie in several clones of a table.
        choice = self.choice.clone()
        return ask(choice, then=self.chosen) if choice.options(s) else done()

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == SKIP:
            return done()
        self.answer = answer
        price = self.choice.price(s, answer)
        return call(Pay(self.choice.seat, price, self.choice.swaps) if any(price) else None, then=self.paid)

    def paid(self, s: ClashState, _: object) -> Step:
        return call(self.choice.chosen(s, self.answer))


def choosing(choice: Callable[[Seat], Choice]) -> Callable[[ClashState, Seat], Frame[ClashState]]:
    """How a use starts that is one choice of the seat."""

    def start(s: ClashState, seat: Seat) -> Frame[ClashState]:
        return Choosing(choice(seat))

    return start
