"""What is missing to pay for a card, as refusals say it."""

from __future__ import annotations

import pytest

from epoka.games.imperial_settlers.rules.supply import FREE, lacking
from epoka.games.imperial_settlers.state import FOOD, GOLD, NOTHING, STONE, WOOD, Empire
from epoka.parts.tuples import changed


def numbers(empty: tuple[int, ...], given: dict[int, int]) -> tuple[int, ...]:
    """Goods by their numbers."""
    for good, amount in given.items():
        empty = changed(empty, good, amount)
    return empty


@pytest.mark.parametrize(
    ("stock", "cost", "missing"),
    [
        ({WOOD: 2}, {WOOD: 2}, ""),
        ({WOOD: 1}, {WOOD: 2, STONE: 1}, "wood1-stone1"),
        ({GOLD: 1}, {FOOD: 2}, "food1"),
        ({GOLD: 1}, {WOOD: 1, STONE: 2}, "resource2"),
        ({GOLD: 3}, {WOOD: 1, STONE: 2}, ""),
        ({WOOD: 1, GOLD: 1}, {WOOD: 1, STONE: 2}, "stone1"),
        ({}, {GOLD: 1, FOOD: 1}, "food1-gold1"),
    ],
)
def test_what_is_missing_is_told_once_gold_has_stood_in(
    stock: dict[int, int], cost: dict[int, int], missing: str
) -> None:
    own = Empire(stock=numbers(NOTHING, stock))
    assert lacking(own, numbers(FREE, cost)) == missing
