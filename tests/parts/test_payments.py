"""Payments where one kind of goods may stand for another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import ClassVar

import pytest

from epoka.kernel import Game, Option, Part, Parts, Seat, State, Step, Table, call, done
from epoka.kernel.frames import Frame
from epoka.parts import payments
from epoka.parts.payments import REST, Payment, Spending, Swaps

WOOD, STONE, GOLD = range(3)
EXACT: Swaps = ((WOOD,), (STONE,), (GOLD,))
GOLDEN: Swaps = ((WOOD, GOLD), (STONE, GOLD), (GOLD,))
"""Gold stands for anything, and nothing for gold."""
LOOSE: Swaps = ((WOOD, STONE, GOLD), (STONE, GOLD), (GOLD, WOOD))


def every_way(price: payments.Numbers, swaps: Swaps) -> Iterator[payments.Numbers]:
    """What may be spent for a price, one way after the other, whatever there is."""
    for sources in product(*[swaps[kind] for kind, amount in enumerate(price) for _ in range(amount)]):
        yield tuple([sources.count(kind) for kind in range(len(price))])


def amounts(rng: Random, most: int) -> payments.Numbers:
    """Some of everything."""
    return tuple([rng.randint(0, most) for _ in range(3)])


def payable(purse: payments.Numbers, price: payments.Numbers, swaps: Swaps) -> set[payments.Numbers]:
    """The ways to pay for which there is enough."""
    ways = every_way(price, swaps)
    return {way for way in ways if all(have >= amount for have, amount in zip(purse, way, strict=True))}


@pytest.mark.parametrize("swaps", [EXACT, GOLDEN, LOOSE])
def test_a_price_is_covered_if_there_is_a_way_to_pay_it(swaps: Swaps) -> None:
    rng = Random(1)
    for _ in range(500):
        purse, price = amounts(rng, 3), amounts(rng, 2)
        assert payments.covers(purse, price, swaps) == bool(payable(purse, price, swaps))


@pytest.mark.parametrize("swaps", [EXACT, GOLDEN, LOOSE])
def test_there_is_a_choice_if_there_are_several_ways(swaps: Swaps) -> None:
    rng = Random(2)
    chosen = set()
    for _ in range(500):
        purse, price = amounts(rng, 3), amounts(rng, 2)
        ways = payable(purse, price, swaps)
        if ways:
            chosen.add(len(ways) > 1)
            assert payments.has_choice(purse, price, (0, 0, 0), swaps) == (len(ways) > 1)
    assert chosen == ({False} if swaps is EXACT else {False, True})


def test_gold_is_spent_only_where_something_is_short() -> None:
    assert payments.as_printed((2, 0, 2), (1, 2, 0), (0, 0, 0), GOLDEN) == [(WOOD, WOOD), (STONE, GOLD), (STONE, GOLD)]


def test_nothing_may_be_spent_that_the_rest_needs() -> None:
    assert payments.spendable((1, 0, 1), (1, 1, 0), (0, 0, 0), GOLDEN, WOOD) == [WOOD]
    assert payments.spendable((1, 0, 2), (1, 1, 0), (0, 0, 0), GOLDEN, WOOD) == [WOOD, GOLD]


def test_a_price_is_exact_if_nothing_left_over_could_stand_for_it() -> None:
    assert payments.is_exact((1, 1, 0), (1, 0, 0), GOLDEN)
    assert not payments.is_exact((1, 1, 1), (1, 0, 0), GOLDEN)
    assert not payments.is_exact((0, 1, 1), (1, 0, 0), GOLDEN)


def test_further_replacements_are_tried_last() -> None:
    assert payments.swapped(GOLDEN, WOOD, STONE, GOLD) == ((WOOD, GOLD, STONE), (STONE, GOLD), (GOLD,))


# -- asking for it ---------------------------------------------------------------------------------------------------


class Buyer(Part):
    """Somebody with goods."""

    goods: payments.Numbers


class Shop(State):
    """A table for one buyer."""

    buyers: Parts[Buyer]
    paid: payments.Numbers = ()


class ChooseCoin(Spending[Shop]):
    """Which goods to give next."""

    prompt: ClassVar[str] = "prompt-coin"
    rule: ClassVar[str] = "SH-1"
    kinds: ClassVar[Sequence[str]] = ("wood", "stone", "gold")

    def purse(self, s: Shop) -> payments.Numbers:
        return s.buyers[self.seat].goods


class Buy(Payment[Shop]):
    """Pay in the shop."""

    def purse(self, s: Shop) -> payments.Numbers:
        return s.buyers[self.seat].goods

    def question(self) -> ChooseCoin:
        return ChooseCoin(self.seat, self.owed, self.paid, self.swaps)

    def spend(self, s: Shop, paid: payments.Numbers) -> None:
        have = s.buyers[self.seat].goods
        s.buyers[self.seat].goods = tuple([more - gone for more, gone in zip(have, paid, strict=True)])


class Shopping(Frame[Shop]):
    """One thing is bought, for two wood and a stone."""

    def start(self, s: Shop) -> Step:
        return call(Buy(0, (2, 1, 0), GOLDEN, (0, 0, 0)), then=self.bought)

    def bought(self, s: Shop, paid: payments.Numbers) -> Step:
        s.paid = paid
        return done()


class ShopGame(Game[Shop]):
    """As little of a game as a payment needs."""

    name: ClassVar[str] = "shop"
    version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (1,)
    package: ClassVar[str] = __name__

    def __init__(self, goods: payments.Numbers) -> None:
        self.goods = goods

    def setup(self, seats: int, choices: dict[str, int | str], chance: int) -> Shop:
        return Shop(chance, (Buyer(self.goods),))

    def root(self, s: Shop) -> Frame[Shop]:
        return Shopping()


def shopping(*goods: int) -> Table:
    """A buyer with these goods, who is about to pay."""
    return Table.new(ShopGame(goods), 1, 1, {})


def test_nobody_is_asked_where_there_is_one_way_to_pay() -> None:
    table = shopping(1, 5, 1)
    assert table.over
    assert table.state.paid == (1, 1, 1)
    assert table.state.buyers[0].goods == (0, 4, 0)


def test_each_piece_is_asked_for_while_there_is_a_choice() -> None:
    table = shopping(2, 1, 2)
    asked: list[tuple[Option, ...]] = []
    for answer in (("spend", "gold"), ("spend", "wood"), ("spend", "gold")):
        asked.append(table.decision.options)
        table.apply(0, answer)
    assert asked[0] == (REST, ("spend", "wood"), ("spend", "gold"))
    assert asked[2] == (REST, ("spend", "stone"), ("spend", "gold"))
    assert table.over
    assert table.state.paid == (1, 0, 2)


def test_the_rest_is_paid_as_it_is_printed() -> None:
    table = shopping(2, 1, 2)
    seat: Seat = table.decision.seat
    question = table.question(seat)
    assert question is not None
    assert question.args(table.state) == {"kind": "wood", "amount": 3}
    table.apply(seat, ("spend", "gold"))
    table.apply(seat, REST)
    assert table.over
    assert table.state.paid == (1, 1, 1)
