"""Imperial Settlers in the browser: whole games by clicking, what a table shows of a chosen card, every screen."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

import epoka
from epoka.bots import answer as bot_answer
from epoka.bots import make
from tests.e2e.browsing import PHONE, Language, Visits
from tests.e2e.playing import CHOSEN, LOOK, Player, against_bots, continued, open_table, verb
from tests.e2e.reading import FITS, misfits, violations_in_both_themes

GAME = "imperial_settlers"
AVOIDED = ("pass", "rest", "enough", "stop", "decline")
"""Answers that are given only when nothing else is left."""
ROWS_FIT = """() => {
  const grid = document.querySelector("#empire .grid");
  return grid.scrollHeight - grid.clientHeight;
}"""
"""How much of an Empire's rows is out of sight."""
LIKELY = {"pass": 0.02, "build": 8, "activate": 5, "deal": 2, "end": 3}
"""How much more or less often than others such answers are given, so that Empires grow."""


def position(seats: int, number: int, prompt: str, skip: int = 0, seed: int = 3) -> bytes:
    """A saved game in which the first seat is asked this in this round, after so many such questions."""
    table, rng = epoka.new(GAME, seats=seats, seed=seed), Random(seed)
    while not table.over:
        decision = table.decision
        if table.view()["counters"]["table"]["round"] >= number and (decision.seat, decision.prompt) == (0, prompt):
            if skip == 0:
                return table.to_bytes()
            skip -= 1
        weights = [LIKELY.get(str(option[0]), 1) for option in decision.options]
        table.apply(decision.seat, rng.choices(decision.options, weights)[0])
    raise AssertionError(f"{prompt} is not asked in round {number}")


def grown() -> bytes:
    """A saved solo game in its last round, with as many Locations as a bot comes to have."""
    table, bot, found = epoka.new(GAME, seats=1, seed=4), make("greedy", 0), b""
    while not table.over:
        decision = table.decision
        if decision.prompt == "prompt-action" and table.view()["counters"]["table"]["round"] == LAST_ROUND:
            found = table.to_bytes()
        bot_answer(table, bot, decision)
    assert found
    return found


LAST_ROUND = 5
POSITIONS = {
    "early": (3, 1, "prompt-action", 0),
    "draft": (3, 3, "prompt-pick", 0),
    "mid": (2, 3, "prompt-action", 3),
    "late": (4, 5, "prompt-action", 6),
    "solo": (1, 3, "prompt-action", 5),
    "solo-late": (1, 5, "prompt-action", 9),
}
"""Seats, round, question, and how often it was asked before."""


def choose_on_board(player: Player, rng: Random) -> bool:
    """Press something on the board that glows; whether that chose something worth doing."""
    before = player.page.evaluate(LOOK)
    glowing = player.page.locator("main button.can[data-card]:visible")
    if not glowing.count():
        return False
    player.press(glowing.nth(rng.randrange(glowing.count())))
    player.page.wait_for_function(CHOSEN, arg=before)
    return verb(player.look.chosen) not in AVOIDED


def answer(player: Player, rng: Random, on_board: float = 0.7) -> str:
    """Answer the question on the screen as a person does, mostly on the board; returns the answer."""
    asked = player.turn()
    if not (rng.random() < on_board and choose_on_board(player, rng)):
        player.choose_in_a_group(rng, AVOIDED)
    return player.settle(asked)


def play_out(player: Player, seed: int) -> set[str]:
    """Play a game to its end by clicking; returns the first words of what was answered."""
    rng, given = Random(seed), set[str]()
    for number in range(400):
        if player.turn().over:
            break
        if number % 10 == 0:
            assert player.page.evaluate(FITS), "the page scrolls"
        given.add(verb(answer(player, rng)))
    expect(player.result).to_be_visible()
    return given


def test_a_game_against_a_bot_is_played_to_its_end_by_clicking(visit: Visits) -> None:
    anna = visit(path=None)
    player = open_table(anna, against_bots(anna, GAME, 1, {}))
    expect(player.page.locator(".rival")).to_have_count(1)
    given = play_out(player, 5)
    assert {"pick", "build", "activate"} <= given
    sheet = player.page.get_by_role("region", name="Where the points come from")
    expect(sheet.get_by_role("row", name=re.compile("Faction Locations"))).to_be_visible()


def test_a_solo_game_is_played_to_its_end_by_clicking(visit: Visits) -> None:
    anna = visit(path=None)
    player = open_table(anna, against_bots(anna, GAME, 0, {}))
    expect(player.page.locator(".solo")).to_contain_text("Collection")
    given = play_out(player, 7)
    assert {"pick", "build"} <= given


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("name", [*POSITIONS, "grown"])
def test_everything_fits_and_can_be_read(visit: Visits, name: str, language: Language) -> None:
    visitor = visit(language=language, path=None)
    visitor.guest()
    continued(visitor, grown() if name == "grown" else position(*POSITIONS[name]))
    wrong = misfits(visitor.page, language)
    assert visitor.page.evaluate(ROWS_FIT) <= 1, "the rows of the Empire do not fit on a desktop"
    visitor.page.set_viewport_size({"width": 1920, "height": 1080})
    assert visitor.page.evaluate(FITS), "the page scrolls on a wide screen"
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", ["draft", "mid", "solo-late"])
def test_it_is_accessible_in_both_themes(visit: Visits, name: str) -> None:
    visitor = visit(lenient=True, path=None)
    visitor.guest()
    continued(visitor, position(*POSITIONS[name]))
    assert violations_in_both_themes(visitor.page) == []


def test_a_card_shows_what_building_it_costs_and_what_else_can_be_done_with_it(visit: Visits) -> None:
    visitor = visit(path=None)
    visitor.guest()
    player = continued(visitor, position(*POSITIONS["mid"]))
    page = player.page
    card = page.locator("main .hand button.best[data-card^=common]").first
    player.press(card)
    expect(page.locator("main .hand button.on")).to_have_count(1)
    expect(page.locator("main .empire .delta").first).to_be_visible()
    expect(page.locator(".pv")).to_contain_text("Builds")


def test_a_rivals_empire_opens_in_place_of_mine(visit: Visits) -> None:
    visitor = visit(path=None)
    visitor.guest()
    player = continued(visitor, position(*POSITIONS["late"]))
    page = player.page
    player.press(page.locator("main .rival .who").first)
    expect(page.locator("#empire.opened")).to_be_visible()
    expect(page.locator("#empire.opened .tile .tag").first).to_be_visible()
    page.get_by_role("button", name="Close").first.click()
    expect(page.locator("#empire.opened")).to_have_count(0)


def test_a_phone_has_the_hand_and_the_rivals_behind_tabs(visit: Visits) -> None:
    visitor = visit(PHONE, path=None)
    visitor.guest()
    player = continued(visitor, position(*POSITIONS["mid"]))
    page = player.page
    player.press(page.get_by_role("tab", name=re.compile("Hand")))
    expect(page.locator("#section-hand .hand-card").first).to_be_in_viewport()
    player.press(page.get_by_role("tab", name="Rivals"))
    expect(page.locator("#section-rivals .rival").first).to_be_in_viewport()
