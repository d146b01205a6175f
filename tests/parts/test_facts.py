"""Facts with double entry: what differs is named, whichever side has it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import pytest

from epoka.parts.facts import beside, differing, plain, read, unexplained


class Wall(NamedTuple):
    """A row of a table."""

    id: str
    cost: dict[str, int]
    points: int
    needs: tuple[str, ...] = ()
    expansion: bool = False


WALL = Wall("wall", {"stone": 3}, 2, ("masonry",))
FACT: dict[str, Any] = {
    "id": "wall",
    "name_en": "Wall",
    "name_pl": "Mur",
    "cost": {"stone": 3},
    "vp": 2,
    "needs": ["masonry"],
    "text": "A wall.",
    "source": ["rulebook"],
    "confidence": "seed",
}
NAMED = {"vp": "points"}
NOTES = {"sources": {"rulebook": "the printed one"}, "confidence_legend": {"seed": "sure"}}


def test_a_row_that_agrees_differs_in_nothing() -> None:
    assert differing(plain(WALL), FACT, NAMED, apart=("text",)) == []


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"points": 3}, "wall points: 3 is not 2"),
        ({"cost": {"stone": 3, "gold": 1}}, "wall cost: {'stone': 3, 'gold': 1} is not {'stone': 3}"),
        ({"needs": ()}, "wall needs: [] is not ['masonry']"),
        ({"expansion": True}, "wall expansion: True is not None"),
    ],
    ids=["a number", "a price", "something left out", "something the facts do not have"],
)
def test_what_a_row_says_otherwise_is_named(changed: dict[str, Any], told: str) -> None:
    assert differing(plain(WALL._replace(**changed)), FACT, NAMED, apart=("text",)) == [told]


def test_a_field_of_the_facts_that_no_table_has_is_named() -> None:
    assert differing(plain(WALL), FACT, NAMED) == ["wall text: None is not 'A wall.'"]


def test_rows_stand_beside_their_facts_in_the_same_order() -> None:
    tower = Wall("tower", {}, 1)
    facts = [FACT, {"id": "tower"}]
    assert list(beside((WALL, tower), facts)) == [(WALL, FACT), (tower, {"id": "tower"})]
    with pytest.raises(AssertionError):
        beside((tower, WALL), facts)
    with pytest.raises(AssertionError):
        beside((WALL,), facts)


def test_sources_and_confidences_are_used_and_explained() -> None:
    assert unexplained([FACT], NOTES) == []
    assert unexplained([FACT | {"source": ["rulebook", "photo"]}], NOTES) == ["photo"]
    assert unexplained([FACT], NOTES | {"confidence_legend": {"seed": "sure", "memory": "unsure"}}) == ["memory"]
    assert unexplained([FACT, FACT | {"id": "gate", "source": []}], NOTES) == ["gate has no source"]


def test_a_name_of_the_rulebook_is_from_the_rulebook() -> None:
    photographed = FACT | {"id": "gate", "source": ["photo"], "name_pl_source": "rulebook"}
    notes = NOTES | {"sources": {"rulebook": "the printed one", "photo": "of a card"}}
    assert unexplained([FACT, photographed], notes) == ["gate has its name from rulebook"]


def test_the_facts_are_read_from_the_games_folder(tmp_path: Path) -> None:
    (tmp_path / "facts").mkdir()
    (tmp_path / "facts" / "cards.json").write_text('{"cards": [{"name_pl": "Wieża"}]}', encoding="utf-8")
    assert read(tmp_path) == {"cards": [{"name_pl": "Wieża"}]}
