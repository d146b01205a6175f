"""What is worked out quickly for the listings agrees with the rules that give reasons."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from epoka.games.clash_of_cultures.game import GAME
from epoka.games.clash_of_cultures.rules import advances, constructing, happiness, influence, recruiting, stock
from epoka.games.clash_of_cultures.rules.activating import is_ready, why_not_activate
from epoka.games.clash_of_cultures.rules.deeds import DEEDS
from epoka.games.clash_of_cultures.state import ClashState, Nation, map_of
from epoka.games.clash_of_cultures.tables import ADVANCE_COUNT, BUILDING, CATEGORY_BITS, CATEGORY_OF, Price
from epoka.kernel import Option, Seat, Table

GAMES = [(2, 1, "on"), (3, 2, "on"), (4, 3, "on"), (4, 4, "on"), (4, 5, "off")]


def amounts(rng: Random, most: int) -> Price:
    """Some amounts of everything, often nothing."""
    food, wood, ore, ideas, gold, mood, culture = [max(0, rng.randint(-most, most)) for _ in range(7)]
    return (food, wood, ore, ideas, gold, mood, culture)


@pytest.mark.parametrize("swaps", [stock.PLAIN, stock.EXACT, stock.FOR_ADVANCES, stock.HAPPINESS])
def test_a_price_is_covered_if_every_set_of_demands_is(swaps: stock.Swaps) -> None:
    """COC-5.2: the quick answers are those of the full comparison."""
    rng = Random(5)
    for _ in range(3000):
        have, cost = amounts(rng, 4), amounts(rng, 3)
        assert stock.covers(have, cost, swaps) == stock.matches(have, cost, swaps)


@pytest.mark.parametrize("swaps", [stock.PLAIN, stock.EXACT, stock.FOR_ADVANCES, stock.HAPPINESS])
def test_a_price_without_choice_is_paid_as_it_is_printed(swaps: stock.Swaps) -> None:
    """COC-5.2: nobody is asked, and nothing else is spent."""
    rng = Random(6)
    seen = 0
    for _ in range(3000):
        own, cost = Nation(stock=amounts(rng, 4)), amounts(rng, 2)
        if stock.is_exact(own.stock, cost, swaps):
            seen += 1
            assert not stock.has_choice(own, cost, (0,) * 7, swaps)
            assert all(kind == source for kind, source in stock.as_printed(own, cost, (0,) * 7, swaps))
        elif stock.covers(own.stock, cost, swaps) and not stock.has_choice(own, cost, (0,) * 7, swaps):
            assert any(kind != source for kind, source in stock.as_printed(own, cost, (0,) * 7, swaps))
    assert seen


def turns(seats: int, seed: int, civilizations: str) -> Iterator[tuple[ClashState, Seat, tuple[Option, ...]]]:
    """The position and the options whenever somebody chooses what to do in a game at random, cities not razed."""
    rng = Random(seed)
    table = Table.new(GAME, seats, seed, {"civilizations": civilizations})
    while not table.over:
        decision = table.decision
        if decision.prompt == "prompt-deed":
            yield table.state, decision.seat, decision.options
        kept = [option for option in decision.options if option[0] != "raze"]
        table.apply(decision.seat, rng.choice(kept or decision.options))


@pytest.mark.parametrize(("seats", "seed", "civilizations"), GAMES)
def test_listings_agree_with_the_reasons(seats: int, seed: int, civilizations: str) -> None:
    """COC-4.3: what is listed is what there is no reason against."""
    for s, seat, _ in turns(seats, seed, civilizations):
        own, names = s.nations[seat], map_of(s).names
        assert all(is_ready(s, seat, city) == (why_not_activate(s, seat, city) is None) for city in own.cities)
        assert list(DEEDS["recruit"].options(s, seat)) == [
            ("recruit", names[city]) for city in own.cities if recruiting.why_not_recruit(s, seat, city) is None
        ]
        assert list(DEEDS["construct"].options(s, seat)) == [
            ("construct", BUILDING[kind], names[city])
            for city in own.cities
            for kind in range(len(BUILDING))
            if constructing.why_not_construct(s, seat, kind, city) is None
        ]
        assert bool(DEEDS["happiness"].options(s, seat)) == any(True for _ in happiness.raises(s, seat))
        assert advances.listed(advances.buyable(s, seat)) == tuple(
            [advance for advance in range(ADVANCE_COUNT) if advances.why_not_buy(s, seat, advance) is None]
        )
        assert list(advances.firsts_of_two(s, seat)) == list(advances.firsts_by_ways(s, seat))
        owned = own.advances & advances.ALL
        for advance in advances.open_advances(owned):
            after = advances.open_bits(owned | 1 << advance) & CATEGORY_BITS[CATEGORY_OF[advance]]
            assert advances.successors(owned, advance) == after
        for hex_ in range(len(s.built)):
            if s.built[hex_]:
                assert influence.replaceable(s, seat, hex_) == [
                    kind for kind in range(len(BUILDING)) if influence.why_not_replace(s, seat, hex_, kind) is None
                ]
