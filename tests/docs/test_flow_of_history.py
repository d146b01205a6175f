"""The README of The Flow of History says honestly which cards are known."""

from __future__ import annotations

from collections import Counter

import pytest

from epoka.games.flow_of_history import GAME
from epoka.games.flow_of_history.catalogue import facts
from tests.docs.markdown import ROOT, prose, read

GUIDE = "src/epoka/games/flow_of_history/README.md"
SURE = ("seed", "public", "reconstructed")
DECKS = {"internet": "Internet", "future": "The Future"}


def rows(head: str) -> list[list[str]]:
    """The rows of the table with this head."""
    _, _, after = read(GUIDE).partition(f"\n{head}\n")
    assert after, f"there is no table {head!r}"
    lines = after.partition("\n\n")[0].splitlines()[1:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_the_cards_of_each_confidence_are_counted() -> None:
    counted = Counter(card["confidence"] for card in facts()["cards"])
    assert {row[0]: int(row[1]) for row in rows("| confidence | cards | meaning |")} == {"memory": 0, **counted}


def test_every_card_is_listed_with_its_confidence() -> None:
    listed = {
        (deck, sure, name)
        for deck, *groups in rows("| deck | seed | public | reconstructed |")
        for sure, names in zip(SURE, groups, strict=True)
        for name in names.split(", ")
        if name != "–"
    }
    known = {(DECKS.get(card["era"], card["era"]), card["confidence"], card["name_en"]) for card in facts()["cards"]}
    assert listed == known


def test_the_numbers_of_cards_are_told() -> None:
    counted, every = Counter(card["confidence"] for card in facts()["cards"]), len(facts()["cards"])
    printed = f"The name and effect of {counted['seed']} cards are in the rulebook"
    made_up = f"**{counted['reconstructed']} of the {every} cards are reconstructed**"
    assert f"{printed}, {counted['public']} comes from another public source, and {made_up}" in prose("README.md")
    assert f"{every} and the Banker; {made_up}" in prose(GUIDE)


def test_the_number_of_guessed_bars_is_told() -> None:
    certain = [
        card["name_en"] for card in facts()["cards"] if card["field_confidence"]["production"] != "reconstructed"
    ]
    assert f"is confirmed for only {len(certain)} cards: {', '.join(certain)}." in prose(GUIDE)
    assert f"The other {len(facts()['cards']) - len(certain)} bars are reconstructed" in prose(GUIDE)


def test_the_ruleset_version_is_told() -> None:
    assert f"| ruleset version | {GAME.version} |" in read(GUIDE)


@pytest.mark.parametrize("row", rows("| file | holds |"), ids=lambda row: row[0])
def test_every_file_that_is_named_exists(row: list[str]) -> None:
    folder = (ROOT / GUIDE).parent
    assert [name for name in row[0].replace("`", "").split(", ") if not (folder / name).exists()] == []


def test_every_module_is_named() -> None:
    folder = (ROOT / GUIDE).parent
    named = {name for row in rows("| file | holds |") for name in row[0].replace("`", "").split(", ")}
    modules = [path for path in folder.glob("*.py") if path.name != "__init__.py"]
    modules += [path for path in (folder / "rules").glob("*.py") if path.name != "__init__.py"]
    assert {str(path.relative_to(folder)) for path in modules} - named == set()
