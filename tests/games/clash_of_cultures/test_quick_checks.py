"""What is worked out quickly for the listings agrees with the rules that give reasons."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from epoka.games.clash_of_cultures import bits
from epoka.games.clash_of_cultures.game import GAME
from epoka.games.clash_of_cultures.rules import advances, constructing, happiness, influence, recruiting, stock, wonders
from epoka.games.clash_of_cultures.rules.deeds import DEEDS
from epoka.games.clash_of_cultures.rules.moments import ALL, WONDER_FREELY
from epoka.games.clash_of_cultures.rules.notes import note
from epoka.games.clash_of_cultures.rules.prices import culture_left, plus
from epoka.games.clash_of_cultures.state import ClashState, Nation, map_of
from epoka.games.clash_of_cultures.tables import (
    ADVANCE_COUNT,
    BUILDING,
    CATEGORY_BITS,
    CATEGORY_OF,
    FREE,
    WONDER,
    WONDER_CARDS,
    Price,
)
from epoka.kernel import Option, Seat, Table
from epoka.parts.payments import Swaps, matches

GAMES = [(2, 1, "on"), (3, 2, "on"), (4, 3, "on"), (4, 4, "on"), (4, 5, "off")]


def amounts(rng: Random, most: int) -> Price:
    """Some amounts of everything, often nothing."""
    food, wood, ore, ideas, gold, mood, culture = [max(0, rng.randint(-most, most)) for _ in range(7)]
    return (food, wood, ore, ideas, gold, mood, culture)


@pytest.mark.parametrize("swaps", [stock.PLAIN, stock.EXACT, stock.FOR_ADVANCES, stock.HAPPINESS, stock.FOR_WONDERS])
def test_a_price_is_covered_if_every_set_of_demands_is(swaps: Swaps) -> None:
    """COC-5.2: the quick answers are those of the full comparison."""
    rng = Random(5)
    for _ in range(3000):
        have, cost = amounts(rng, 4), amounts(rng, 3)
        assert stock.covers(have, cost, swaps) == matches(have, cost, swaps)


@pytest.mark.parametrize("abilities", [(), (stock.ARENA,)])
@pytest.mark.parametrize("known", [0, bits.AZTECS_HUMAN_SACRIFICE])
def test_the_most_culture_is_what_can_be_paid(abilities: tuple[int, ...], known: int) -> None:
    """COC-12.4.1, COC-13.30: alone and besides another price."""
    rng = Random(7)
    for _ in range(500):
        captives = (0, rng.randint(0, 2), 0, 0, 0, 0)
        own = Nation(stock=amounts(rng, 4), abilities=abilities, known=known, captives=captives)
        for price in (FREE, (0, 0, 0, 0, 0, 0, 1), (0, 0, 0, 0, 0, 2, 0)):
            if stock.can_pay(own, price, stock.EXACT):
                left = culture_left(own, price)
                assert stock.can_pay(own, plus(price, (0, 0, 0, 0, 0, 0, left)), stock.EXACT)
                assert not stock.can_pay(own, plus(price, (0, 0, 0, 0, 0, 0, left + 1)), stock.EXACT)
        assert stock.most_culture(own) == culture_left(own, FREE)


def aims(s: ClashState, seat: Seat) -> list[Option]:
    """The buildings that a player can attempt to replace, city by city. (COC-7.9.1)"""
    if note(s.nations[seat], "influenced"):
        return []
    return [
        ("influence", map_of(s).names[hex_], "building")
        for hex_ in range(len(s.built))
        if s.built[hex_]
        and influence.replaceable(s, seat, hex_)
        and not influence.is_barred(s, seat, hex_)
        and influence.origins(s, seat, hex_)
    ]


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
        assert all(nation.acts == ALL.moments(nation.abilities) for nation in s.nations)
        assert [option for option in DEEDS["influence"].options(s, seat) if option[2] == "building"] == aims(s, seat)
        assert sorted(DEEDS["wonder"].options(s, seat)) == sorted(
            [
                ("wonder", WONDER[card - WONDER_CARDS.start], names[city])
                for city in own.cities
                if own.actions_left or WONDER_FREELY.holds(s, seat, city)
                for card in wonders.designs(s, seat)
                if wonders.why_not_build_wonder(s, seat, card - WONDER_CARDS.start, city) is None
            ]
        )
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
        usable = DEEDS["use"].options(s, seat)
        if own.known & bits.VOTING:
            can_vote = stock.can_pay(own, happiness.VOTE) and any(happiness.raises(s, seat, more=happiness.VOTE))
            assert (("use", "voting") in usable) == can_vote
        if own.known & bits.SPORTS and own.actions_left:
            assert (("use", "sports") in usable) == bool(happiness.ChooseSports(seat).choices(s))
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
