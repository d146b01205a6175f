"""Steps: what a card's text is made of. Each says itself how the facts write it and what it is in words."""

from __future__ import annotations

from typing import Any, ClassVar

from epoka.games.flow_of_history.amounts import Amount, Const
from epoka.kernel import Record

Message = dict[str, Any]


def message(name: str, **args: int | str) -> Message:
    """A message id with its arguments."""
    return {"id": name, "args": args}


class Step:
    """One step of a card's text: an effect, or a modifier."""

    __slots__ = ()

    op: ClassVar[str]
    """What the facts call it."""
    bespoke: ClassVar[bool] = False
    """Whether it is made for one card."""
    note: ClassVar[str] = ""
    """A message with what goes without saying, for those who want to know it all."""

    def fact(self) -> dict[str, Any]:
        """What the facts say beside the op."""
        return {}

    def words(self) -> Message:
        """The sentence that says it."""
        raise NotImplementedError


def counted(name: str, amount: Amount, /, **args: int | str) -> Message:
    """A sentence about an amount: its id ends with the kind of the amount."""
    numbers = {"amount": amount.value} if isinstance(amount, Const) else amount.args()
    return message(f"{name}-{amount.kind.replace('_', '-')}", **args | numbers)


class Provide(Step, Record):
    """A modifier of the icon count: a continuous effect, while its card is visible. (FH-4.8)"""

    op: ClassVar[str] = "provide_icons"
    icon: str
    amount: Amount

    def fact(self) -> dict[str, Any]:
        return {"icon": self.icon, "amount": self.amount.fact()}

    def words(self) -> Message:
        return counted("effect-provide", self.amount, icon=self.icon)


class Score(Step, Record):
    """A modifier of the final score: culture, each worth a point. (FH-4.11)"""

    op: ClassVar[str] = "score_culture"
    amount: Amount

    def fact(self) -> dict[str, Any]:
        return {"amount": self.amount.fact()}

    def words(self) -> Message:
        return counted("effect-score", self.amount)
