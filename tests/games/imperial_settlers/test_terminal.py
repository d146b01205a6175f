"""The table in the terminal: what it says of Empires, hands and options, in both languages."""

from __future__ import annotations

import pytest
from rich.console import Console

from epoka.cli.terminal.painters import board_of, texts_of
from epoka.games.imperial_settlers import GAME
from epoka.games.imperial_settlers.terminal import Painter
from epoka.kernel.game import JSON
from epoka.words import LANGUAGES
from tests.games.imperial_settlers.scenario import Scenario, own, scenario

NAMES = ("Anna", "Jan")


def crowded() -> Scenario:
    """A table with something of everything."""
    return scenario(
        seat0=own(
            faction="egyptians",
            hand="common_castle egyptians_pyramids",
            deals="egyptians_slaves",
            locations="egyptians_temple_of_ra common_gold_mine:1 common_old_forest:shield",
            wood=2,
            stone=3,
            food=1,
            worker=2,
            raze=3,
            defense=1,
        ),
        seat1=own(faction="japanese", locations="japanese_gate:samurai common_mill:shield", foundations="common_ruins"),
    )


def painter(language: str) -> Painter:
    """What paints our tables."""
    board = board_of(GAME, texts_of(GAME, language, NAMES), NAMES)
    assert isinstance(board, Painter)
    return board


def seen(table: Scenario) -> JSON:
    """What seat 0 sees."""
    return table.table.view(0)


def test_an_empire_is_told_in_sentences() -> None:
    said = "\n".join(painter("en").lines(seen(crowded())))
    assert "Round 2 of 5, actions." in said
    assert "Jan, Japanese: points 0, cards in hand 0, Foundations 1." in said
    assert "Supply: 2 wood, 3 stone, 1 food, 2 workers, 3 raze tokens and 1 defense token." in said
    assert "Deals: Slaves (stone)." in said
    assert "Features: Gate (Samurai), Mill (defense token, costs 3 raze tokens to raze)." in said
    assert "Actions: Temple of Ra, Gold Mine (1 of 2 used)." in said
    assert "Castle: costs 1 wood and 1 stone, razed for 2 cards. Action" in said


def test_who_has_passed_is_said_and_what_it_has_cannot_be_razed() -> None:
    table = scenario(passed=(1,), seat0=own(worker=2), seat1=own(locations="common_mill"))
    said = painter("en").lines(seen(table))
    assert "Has passed." in said
    assert "Features: Mill." in said


def test_options_stand_under_headings_with_what_they_cost_and_give() -> None:
    board, view = painter("en"), seen(crowded())
    listed: dict[str, list[str]] = {}
    for option in view["decision"]["options"]:
        listed.setdefault(board.heading(option, view), []).append(board.listed(option, view))
    assert listed["Build"] == ["Castle (costs 1 wood and 1 stone)", "Pyramids (costs 2 stone)"]
    assert listed["Make a Deal"] == ["Pyramids (gold)"]
    assert listed["Raze a Location"] == ["Raze Mill of Jan (1 food and 1 worker)"]
    assert "Pass for the rest of the round" in listed[""]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("detail", range(Painter.most_detail + 1))
@pytest.mark.parametrize("width", [60, 100])
def test_the_picture_fits_and_shows_the_hand(language: str, detail: int, width: int) -> None:
    board = painter(language)
    lines = board.paint(Console(width=width), seen(crowded()), detail)
    assert all(line.cell_len <= width for line in lines)
    assert any(board.texts.card("common_castle") in line.plain for line in lines) == (detail > 0)
    assert any(board.texts.card("japanese_gate") in line.plain for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_solo_game_shows_targets_and_the_collection(language: str) -> None:
    table = scenario(
        seats=1,
        targets="attack_wood attack_gold",
        collection=3,
        villages="common_mill",
        seat0=own(faction="romans", worker=2, locations="romans_roman_bank"),
    )
    board = painter(language)
    said = "\n".join(board.lines(seen(table)))
    assert board.texts("virtual-player") in said
    assert board.texts.card("common_mill") in said
    assert board.texts("settlers-targets", goods=["wood", "gold"]) in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", ["common_castle", "egyptians_pyramids", "attack_wood"])
def test_all_about_a_card_is_told(language: str, card: str) -> None:
    board = painter(language)
    said = board.card_lines(card, seen(crowded()))
    assert board.effect(card) in said
    assert all(said)
