"""The guide to adding a game: the game in it is the example, which conforms and does what the guide says."""

from __future__ import annotations

import sys
from importlib import import_module
from random import Random
from typing import Any

import pytest

from epoka import words
from epoka.kernel import Game, Table
from epoka.kernel.conformance import conform_game
from epoka.kernel.game import KERNEL_LOCALE
from epoka.kernel.saves import load
from epoka.words import Catalogue
from tests.docs.markdown import ROOT, blocks, run

GUIDE = "docs/adding-a-game.md"
EXAMPLE = ROOT / "examples/beasts"


@pytest.fixture(scope="session")
def beasts() -> Game[Any]:
    """The guide's game, as it is among the examples."""
    sys.path.insert(0, str(EXAMPLE))
    try:
        game: Game[Any] = import_module("beasts").GAME
    finally:
        sys.path.remove(str(EXAMPLE))
    return game


def lines_of(text: str) -> list[str]:
    """A text without its empty lines."""
    return [line for line in text.splitlines() if line.strip()]


def test_the_guide_and_the_example_have_the_same_files_with_the_same_lines() -> None:
    told: dict[str, list[str]] = {}
    for block in blocks(GUIDE):
        if block.path.startswith("beasts/") or block.path == "pyproject.toml":
            told.setdefault(block.path, []).extend(lines_of(block.text))
    files = [path for path in EXAMPLE.rglob("*") if path.suffix in {".py", ".ftl", ".toml"}]
    there = {str(path.relative_to(EXAMPLE)): lines_of(path.read_text(encoding="utf-8")) for path in files}
    assert told == there


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("seats", [2, 3])
def test_the_guides_game_conforms(beasts: Game[Any], seats: int, seed: int) -> None:
    report = conform_game(beasts, seats, seed)
    assert report.failure is None, report.failure.describe()
    rounds = 4 if seats == 2 else 3
    assert report.decisions == rounds * seats


def test_the_guides_own_test_passes(beasts: Game[Any]) -> None:
    names: dict[str, Any] = {"GAME": beasts}
    for block in [block for block in blocks(GUIDE) if block.path == "test_beasts.py"]:
        assert run(block, names) == ""


def test_the_guides_messages_are_in_order(beasts: Game[Any]) -> None:
    assert words.check([beasts.folder / "locale"]) == []


def test_a_card_that_is_drawn_is_named_to_its_owner_only(beasts: Game[Any]) -> None:
    table = Table.new(beasts, seats=2, seed=1)
    for decision in table.decisions:
        table.apply(decision.seat, decision.options[0])
    drawn = {seat: [event for event in table.events(seat)[-1] if event["verb"] == "drew"] for seat in (0, 1, None)}
    assert [event["card"] is not None for event in drawn[0]] == [True, False]
    assert [event["card"] is not None for event in drawn[1]] == [False, True]
    assert [event["card"] is not None for event in drawn[None]] == [False, False]


def test_the_guides_game_reads_in_both_languages(beasts: Game[Any]) -> None:
    folder = beasts.folder / "locale"
    english, polish = (Catalogue(KERNEL_LOCALE, folder, language=language) for language in words.LANGUAGES)
    assert english.text("option-play", {"card": "bear"}) == "Play the bear."
    assert polish.text("option-play", {"card": "bear"}) == "Zagraj: niedźwiedź."


def test_the_guides_zones_and_counters_have_names(beasts: Game[Any]) -> None:
    counters = beasts.counters(Table.new(beasts, seats=2, seed=1).state)
    wanted = [f"zone-{zone.field}" for zone in beasts.zones]
    wanted += [f"counter-{name}" for part in (counters["table"], *counters["seats"]) for name in part]
    for language in words.LANGUAGES:
        texts = Catalogue(KERNEL_LOCALE, beasts.folder / "locale", language=language)
        assert [name for name in [*wanted, "game-title", "game-summary"] if not texts.has(name)] == []


def test_a_saved_game_of_the_guide_can_be_loaded(beasts: Game[Any]) -> None:
    table = Table.new(beasts, seats=3, seed=1)
    table.apply(1, Random(1).choice(table.decisions[1].options))
    again = load(table.to_bytes(), lambda _: beasts)
    assert again.waiting == (0, 2)
    assert again.digest() == table.digest()
