"""What is printed on cards is found, and can be changed, in whatever kind of record a game keeps it."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any, NamedTuple

import msgspec
import pytest

from epoka.kernel import Record, Table
from epoka.kernel.conformance.printed import Key, Printed, changed, every_change, every_place, fields_of


class Price(msgspec.Struct, frozen=True):
    wood: int = 0
    gold: int = 0


class Gives(Record):
    icon: str
    per: int = 1


@dataclass(frozen=True)
class Rank:
    points: tuple[int, ...]


class Card(NamedTuple):
    id: str
    type: str
    price: Price
    gives: Gives
    rank: Rank
    bar: Mapping[str, int]
    bold: bool = False


MILL = Card("mill", "building", Price(wood=2), Gives("food"), Rank((3, 1)), {"trade": 1})
FAIR = Card("fair", "event", Price(), Gives("gold", 2), Rank(()), {}, bold=True)


def stage(_: str) -> Iterator[Table]:
    yield from ()


@pytest.fixture
def printed() -> Iterator[Printed]:
    module: Any = ModuleType("printed_cards")
    module.DECK = (MILL, FAIR)
    sys.modules[module.__name__] = module
    yield Printed(game="none", tables={module.__name__: ("DECK",)}, stage=stage, by_default=frozenset({"per"}))
    del sys.modules[module.__name__]


def test_every_number_and_word_has_a_place_unless_it_is_left_out(printed: Printed) -> None:
    assert [(place.label, place.field, place.value) for place in every_place(printed)] == [
        ("mill.type", "Card.type", "building"),
        ("mill.price.wood", "Price.wood", 2),
        ("mill.gives.icon", "Gives.icon", "food"),
        ("mill.gives.per", "Gives.per", 1),
        ("mill.rank.points.0", "Rank.points", 3),
        ("mill.rank.points.1", "Rank.points", 1),
        ("mill.bar.trade:", "Card.bar", "trade"),
        ("mill.bar.trade", "Card.bar", 1),
        ("fair.type", "Card.type", "event"),
        ("fair.gives.icon", "Gives.icon", "gold"),
        ("fair.gives.per", "Gives.per", 2),
        ("fair.bold", "Card.bold", True),
    ]


def test_a_number_moves_both_ways_and_far_and_a_word_becomes_one_of_another_card(printed: Printed) -> None:
    tried = {one.place.label: one.instead for one in every_change(printed)}
    assert tried["mill.price.wood"] == (3, 1, 7)
    assert tried["mill.type"] == ("event",)
    assert tried["fair.bold"] == (False,)
    assert "mill.bar.trade:" not in tried, "no other card has another icon there"


def test_one_place_changes_and_nothing_else(printed: Printed) -> None:
    deck = (MILL, FAIR)
    before = repr(deck)
    for one in every_change(printed):
        new = changed(deck, one.place.path, one.instead[0])
        differing = [
            (was, now)
            for row, other in zip(deck, new, strict=True)
            for was, now in zip((fields_of(row) or {}).values(), (fields_of(other) or {}).values(), strict=True)
            if was != now
        ]
        assert len(differing) == 1, one.place.label
        assert new != deck
    assert repr(deck) == before


def test_a_key_changes_and_keeps_what_it_stands_for() -> None:
    assert changed((MILL,), (0, "bar", Key("trade")), "culture")[0].bar == {"culture": 1}
