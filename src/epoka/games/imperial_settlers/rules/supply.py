"""Gaining Goods, and paying them. (IS-1, IS-27.6, IS-27.12)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from epoka.games.imperial_settlers import events
from epoka.games.imperial_settlers.effects import BoostsPoints
from epoka.games.imperial_settlers.rules.drawing import Draw, draw_common, draw_faction
from epoka.games.imperial_settlers.rules.tableau import tableau
from epoka.games.imperial_settlers.state import (
    GOLD,
    GOODS,
    Empire,
    Numbers,
    SettlersState,
)
from epoka.games.imperial_settlers.tables import ANY_RESOURCE, PAYABLE, SWAPS, Cost, Yield
from epoka.kernel import Frame, Seat, Step, tell
from epoka.parts.payments import Payment, Spending, Swaps
from epoka.parts.tuples import changed

WORDS: Final = {"rest": (), "spend": ("good",)}
FREE: Final = (0,) * len(PAYABLE)


def price(good: int, amount: int) -> Numbers:
    """A price of one Good."""
    return changed(FREE, good, amount)


def counted(good: str, amount: int = 1) -> str:
    """So many of a Good, as messages say it: `wood2`."""
    return f"{good}{amount}"


# -- gaining -----------------------------------------------------------------------------------------------------------


def score(s: SettlersState, seat: Seat, amount: int) -> None:
    """Points of one gain, and what they bring besides, which never brings more again. (IS-1.9, IS-25.22, IS-25.41)"""
    own = s.empires[seat]
    own.score += amount
    if s.journal is not None:
        tell(s, events.SCORED, seat, amount)
    known = tableau(own.locations)
    if BoostsPoints in known.by_trigger:
        for place, boost in known.reacting(BoostsPoints):
            if amount >= boost.least:
                own.score += boost.extra
                tell(s, events.BOOSTED, seat, own.locations[place], boost.extra)


def take(s: SettlersState, seat: Seat, good: int, amount: int) -> None:
    """Goods from the general supply, which never runs out. (IS-1.5, IS-1.7)"""
    own = s.empires[seat]
    stock = own.stock
    own.stock = (*stock[:good], stock[good] + amount, *stock[good + 1 :])
    if s.journal is not None:
        tell(s, events.GAINED, seat, counted(GOODS[good], amount))


def gain(s: SettlersState, seat: Seat, goods: Yield, times: int = 1) -> Frame[SettlersState] | None:
    """Gain Goods from one source, so many times at once; a frame if cards are drawn from either deck. (IS-27.12)"""
    stock, points, cards, common, faction = goods
    for good, amount in stock:
        take(s, seat, good, amount * times)
    if points:
        score(s, seat, points * times)
    if common or faction:
        for _ in range(common):
            draw_common(s, seat)
        for _ in range(faction):
            draw_faction(s, seat)
    return Draw(seat, cards * times) if cards else None


# -- paying ------------------------------------------------------------------------------------------------------------


def purse(own: Empire) -> Numbers:
    """What can be spent, in the order of prices."""
    return (*own.stock, 0)


def affords(stock: Numbers, goods: Numbers) -> bool:
    """Whether these Goods can be paid out of a supply, with gold for resources. (IS-1.4)"""
    wood, stone, food, gold, worker, raze, _, resources = goods
    have_wood, have_stone, have_food, have_gold, workers, tokens, _ = stock
    if workers < worker or tokens < raze:
        return False
    left = have_gold - gold
    if have_wood < wood:
        left -= wood - have_wood
    if have_stone < stone:
        left -= stone - have_stone
    if have_food < food:
        left -= food - have_food
    if left < 0 or not resources:
        return left >= 0
    spare = max(0, have_wood - wood) + max(0, have_stone - stone) + max(0, have_food - food)
    return left + spare >= resources


def can_spend(own: Empire, goods: Numbers) -> bool:
    """Whether these Goods can be paid, with gold for resources. (IS-1.4)"""
    return affords(own.stock, goods)


def lacking(own: Empire, goods: Numbers) -> str:
    """What is missing to pay these Goods once gold has stood in, as messages say it: `wood1-stone1`. (IS-1.4)

    Where gold may stand in for either of several resources, it is left open which of them is missing.
    """
    missing = {
        GOODS[good]: goods[good] - own.stock[good] for good in range(len(GOODS)) if goods[good] > own.stock[good]
    }
    resources = {name: amount for name, amount in missing.items() if name in ("wood", "stone", "food")}
    spare = max(0, own.stock[GOLD] - goods[GOLD])
    if spare and resources:
        missing = {name: amount for name, amount in missing.items() if name not in resources}
        left = sum(resources.values()) - spare
        missing |= {"resource" if len(resources) > 1 else next(iter(resources)): left} if left > 0 else {}
    return "-".join([counted(name, amount) for name, amount in missing.items()])


def can_pay(own: Empire, cost: Cost) -> bool:
    """Whether a price can be paid, cards from hand and Deals included. (IS-11.1)"""
    goods, _, hand, deals = cost
    if (hand and len(own.hand) < hand) or (deals and len(own.deals) + len(own.marked) < deals):
        return False
    return affords(own.stock, goods)


def pay(s: SettlersState, seat: Seat, goods: Numbers) -> Frame[SettlersState] | None:
    """Pay Goods, at once where there cannot be a choice; a frame if there may be one. (IS-27.6)"""
    wood, stone, food, *_, resources = goods
    if resources or ((wood or stone or food) and s.empires[seat].stock[GOLD]):
        return Pay(seat, goods)
    spend(s, seat, goods)
    return None


class Pay(Payment[SettlersState]):
    """Pay Goods, asking only where there is a choice. (IS-27.6)"""

    seat: Seat
    owed: Numbers
    swaps: Swaps = SWAPS
    paid: Numbers = FREE

    def purse(self, s: SettlersState) -> Numbers:
        return purse(s.empires[self.seat])

    def question(self) -> ChooseSpending:
        return ChooseSpending(self.seat, self.owed, self.paid, self.swaps)

    def spend(self, s: SettlersState, paid: Numbers) -> None:
        spend(s, self.seat, paid)


class PayPlainly(Pay):
    """Pay Goods with as little gold as can be: what follows must be paid as well. [interpretation] (IS-25.2)"""

    def start(self, s: SettlersState) -> Step:
        return self.settle(s)


class ChooseSpending(Spending[SettlersState]):
    """What to spend for the next piece of a price; or the rest as it is printed. (IS-1.4)"""

    prompt: ClassVar[str] = "prompt-spend"
    rule: ClassVar[str] = "IS-1.4"
    kinds: ClassVar[Sequence[str]] = PAYABLE

    def purse(self, s: SettlersState) -> Numbers:
        return purse(s.empires[self.seat])

    def args(self, s: SettlersState) -> dict[str, int | str]:
        args = super().args(s)
        return {"good": args["kind"], "amount": args["amount"]}


def spend(s: SettlersState, seat: Seat, paid: Numbers) -> None:
    """Give Goods back to the general supply."""
    own = s.empires[seat]
    assert not paid[ANY_RESOURCE], "what was paid is a real Good"
    own.stock = tuple([have - amount for have, amount in zip(own.stock, paid, strict=False)])
    if s.journal is None:
        return
    for good, amount in enumerate(paid):
        if amount:
            tell(s, events.PAID, seat, counted(PAYABLE[good], amount))
