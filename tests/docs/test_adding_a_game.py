"""The guide to adding a game: the game in it is written to files, imported and put through the conformance suite."""

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
from tests.docs.markdown import blocks, run

GUIDE = "docs/adding-a-game.md"


@pytest.fixture(scope="session")
def beasts(tmp_path_factory: pytest.TempPathFactory) -> Game[Any]:
    """The guide's game, imported from the files that the guide tells its reader to write."""
    folder = tmp_path_factory.mktemp("guide")
    for path in {block.path for block in blocks(GUIDE) if block.path.startswith("beasts/")}:
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        parts = [block.text for block in blocks(GUIDE) if block.path == path]
        file.write_text("\n\n".join(parts), encoding="utf-8")
    sys.path.insert(0, str(folder))
    try:
        game: Game[Any] = import_module("beasts").GAME
    finally:
        sys.path.remove(str(folder))
    return game


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("seats", [2, 3])
def test_the_guides_game_conforms(beasts: Game[Any], seats: int, seed: int) -> None:
    report = conform_game(beasts, seats, seed)
    assert report.failure is None, report.failure.describe()
    rounds = 4 if seats == 2 else 3
    assert report.decisions == rounds * seats


def test_the_guides_own_test_passes(beasts: Game[Any]) -> None:
    block = next(block for block in blocks(GUIDE) if block.path == "test_beasts.py")
    assert run(block, {"GAME": beasts}) == ""


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
