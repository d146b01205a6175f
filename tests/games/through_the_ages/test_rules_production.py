"""Tokens, payments, production, happiness and corruption. (TTA-4, TTA-6, TTA-14, TTA-15)"""

from __future__ import annotations

from itertools import product

import pytest

from epoka.games.through_the_ages.rules.losses import LoseBlue
from epoka.games.through_the_ages.rules.ratings import discontent
from epoka.games.through_the_ages.rules.tokens import (
    food,
    gain_food,
    gain_resources,
    lose_food,
    lose_resources,
    resources,
)
from epoka.games.through_the_ages.state import Civilization
from epoka.games.through_the_ages.tables import CONSUMPTION, KINDS, REQUIRED, TOKEN_VALUE
from tests.games.through_the_ages.scenario import own, scenario

# -- the banks (TTA-4) -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bank", "eaten", "faces"),
    [
        *[(19, 0, 0), (18, 0, 0), (17, 0, 0), (16, 1, 1), (13, 1, 1), (12, 2, 2), (11, 2, 2), (10, 2, 3), (9, 2, 3)],
        *[(8, 3, 4), (7, 3, 4), (6, 3, 5), (5, 3, 5), (4, 4, 6), (3, 4, 6), (2, 4, 7), (1, 4, 7), (0, 6, 8)],
    ],
)
def test_consumption_and_required_faces_by_the_yellow_bank(bank: int, eaten: int, faces: int) -> None:
    assert (CONSUMPTION[bank], REQUIRED[bank]) == (eaten, faces)


# -- payments (TTA-6.3, TTA-6.4) -------------------------------------------------------------------------------------

MINES = ("bronze", "iron", "coal", "oil")


def civilization(tokens: tuple[int, ...], known: tuple[str, ...], blue: int) -> Civilization:
    """A civilization with tokens on its mines."""
    goods = [0] * 12
    for name, count in zip(MINES, tokens, strict=True):
        goods[KINDS[name]] = count
    made = Civilization(goods=tuple(goods), blue=blue, fixed=(0,) * 15)
    made.known = tuple(sorted({0, KINDS["bronze"], *[KINDS[name] for name in known]}))
    return made


def results(tokens: tuple[int, ...], values: list[int], amount: int) -> set[tuple[int, ...]]:
    """Every way tokens can lie after paying: each one stays, leaves, or becomes lower ones worth less."""
    found = {(0,) * len(values)}
    total = sum(count * value for count, value in zip(tokens, values, strict=True)) - amount
    for place, count in enumerate(tokens):
        for _ in range(count):
            made = set()
            for rest in product(range(6), repeat=place):
                if sum(n * values[i] for i, n in enumerate(rest)) <= values[place]:
                    made.add((*rest, *[0] * (len(values) - place)))
            made.add(tuple([int(i == place) for i in range(len(values))]))
            found = {
                tuple([a + b for a, b in zip(old, new, strict=True)])
                for old in found
                for new in made
                if sum((a + b) * v for a, b, v in zip(old, new, values, strict=True)) <= total
            }
    return {way for way in found if sum(n * v for n, v in zip(way, values, strict=True)) == total}


@pytest.mark.parametrize(
    "known", [("iron",), ("coal",), ("iron", "coal"), ("oil",), ("iron", "oil"), ("coal", "oil"), MINES]
)
def test_a_payment_leaves_the_most_tokens_in_the_bank(known: tuple[str, ...]) -> None:
    values = [TOKEN_VALUE[KINDS[name]] for name in ("bronze", *[name for name in MINES[1:] if name in known])]
    places = [MINES.index(name) for name in ("bronze", *[name for name in MINES[1:] if name in known])]
    for counts in product(range(3), repeat=len(values)):
        total = sum(n * v for n, v in zip(counts, values, strict=True))
        for amount in range(total + 1):
            tokens = [0, 0, 0, 0]
            for place, count in zip(places, counts, strict=True):
                tokens[place] = count
            made = civilization(tuple(tokens), known, 18)
            assert lose_resources(made, amount) == amount
            assert resources(made) == total - amount
            fewest = min(sum(way) for way in results(counts, values, amount))
            assert sum(made.goods) == fewest, (counts, values, amount, made.goods)
            assert sum(made.goods) + made.blue == sum(counts) + 18


def test_coal_is_changed_to_iron_or_to_bronze_with_a_token_of_the_bank() -> None:
    with_iron = civilization((0, 0, 1, 0), ("iron", "coal"), 5)
    lose_resources(with_iron, 1)
    assert (with_iron.goods[5], with_iron.blue) == (1, 5)
    without = civilization((0, 0, 1, 0), ("coal",), 5)
    lose_resources(without, 1)
    assert (without.goods[4], without.blue) == (2, 4)


def test_change_that_the_bank_has_no_tokens_for_is_lost() -> None:
    made = civilization((0, 0, 1, 0), ("coal",), 0)
    assert lose_resources(made, 1) == 1
    assert (resources(made), made.blue) == (1, 0)


def test_basias_payments() -> None:
    """The rulebook's example: three Bronze tokens for the first upgrade, Iron and change for the second."""
    table = scenario(seat0=own(technologies="iron", workers={"bronze": 3, "iron": 2}, goods={"bronze": 3, "iron": 2}))
    table.answer(0, "upgrade bronze iron")
    assert (table.tokens(0, "bronze"), table.tokens(0, "iron")) == (0, 2)
    table.answer(0, "upgrade bronze iron")
    assert (table.tokens(0, "bronze"), table.tokens(0, "iron")) == (1, 0)


def test_goods_that_the_bank_cannot_hold_are_lost() -> None:
    made = civilization((0, 0, 0, 0), ("iron",), 1)
    assert gain_resources(made, 5) == 2
    assert gain_food(made, 2) == 0
    assert lose_food(made, 3) == 0
    assert food(made) == 0


# -- production (TTA-14) ---------------------------------------------------------------------------------------------


def test_production_in_order() -> None:
    player = own(
        technologies="irrigation iron", workers={"irrigation": 1, "iron": 2, "religion": 1}, yellow=16, unused=1
    )
    table = scenario(seat0=player)
    table.produce(0)
    assert (table[0].culture, table[0].science) == (1, 1)
    assert (table.food(0), table.resources(0)) == (2 + 2 - 1, 2 + 4)


def test_a_short_bank_serves_the_higher_levels_first() -> None:
    player = own(technologies="irrigation iron", workers={"irrigation": 2, "iron": 2}, blue=3, yellow=18)
    table = scenario(level="simple", seat0=player)
    table.produce(0)
    assert (table.tokens(0, "irrigation"), table.tokens(0, "agriculture"), table.resources(0)) == (2, 1, 0)


def test_the_simple_game_knows_neither_corruption_nor_uprisings() -> None:
    table = scenario(level="simple", at="production", seat0=own(blue=4, yellow=4, food=4, unused=0))
    assert table.told("uprising") == []
    assert table.resources(0) == 2


def test_corruption_is_paid_once_and_only_in_resources() -> None:
    table = scenario(seat0=own(blue=3, food=5, workers={"agriculture": 0, "bronze": 3}, yellow=18))
    table.produce(0)
    assert (table.food(0), table.resources(0)) == (5, 0)
    assert table.told("corruption") == [(0, 3)]


def test_an_uprising_needs_more_discontent_than_unused_workers() -> None:
    calm = scenario(at="production", seat0=own(yellow=12, unused=2))
    assert discontent(calm[0]) == 2
    assert calm.told("uprising") == []
    wild = scenario(at="production", seat0=own(yellow=12, unused=1))
    assert wild.told("uprising") == [(0,)]


def test_famine_never_takes_more_culture_than_there_is() -> None:
    table = scenario(seat0=own(yellow=0, unused=9, workers={"agriculture": 0}, culture=7))
    table.produce(0)
    assert table[0].culture == 0


def test_ratings_stop_at_thirty() -> None:
    table = scenario(age=3, seat0=own(technologies="computers movies", workers={"computers": 9, "movies": 9}))
    assert (table[0].science_rating, table[0].culture_rating) == (30, 30)


def test_science_points_stop_at_forty() -> None:
    table = scenario(seat0=own(science=39, workers={"philosophy": 4}))
    table.produce(0)
    assert table[0].science == 40


# -- restraint (TTA-15.5) --------------------------------------------------------------------------------------------


def test_restraint_is_asked_only_where_it_matters() -> None:
    options = {"corruption": "restraint"}
    table = scenario(options=options, seat0=own(blue=10, workers={"agriculture": 0, "bronze": 2}, yellow=18))
    table.produce(0)
    assert table.options() == ["produce", "hold bronze"]
    table.answer(0, "hold bronze")
    assert table.resources(0) == 1
    free = scenario(options=options, seat0=own(blue=15, workers={"agriculture": 0, "bronze": 2}, yellow=18))
    free.produce(0)
    assert free.resources(0) == 2


def test_without_restraint_all_mines_produce() -> None:
    table = scenario(options={"corruption": "restraint"}, seat0=own(blue=10, workers={"agriculture": 0}, yellow=18))
    table.produce(0)
    table.answer(0, "produce")
    assert table.resources(0) == 0


# -- tokens lost to the box (TTA-6.6) --------------------------------------------------------------------------------


def test_missing_blue_tokens_come_from_cards_of_the_owners_choice() -> None:
    table = scenario(seat0=own(blue=1, food=1, resources=1, wonder="pyramids", stages=1))
    table.carry_out(LoseBlue(0, 3))
    assert table.options() == ["lose agriculture", "lose bronze", "lose pyramids"]
    table.answer(0, "lose pyramids", "lose agriculture")
    assert (table[0].blue, table[0].wonder_blue, table.food(0), table.resources(0)) == (0, 0, 0, 1)
    assert table[0].stages == 1
