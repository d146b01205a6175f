"""A New Dawn in the browser: whole games by clicking, on the map, too; what is shown before a choice; every screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from random import Random

import pytest
from playwright.sync_api import expect

import epoka
from tests.e2e.browsing import PHONE, Language, Visits
from tests.e2e.playing import CHOSEN, LOOK, Player, against_bots, continued, open_table, verb
from tests.e2e.reading import FITS, await_frames, misfits, violations_in_both_themes

GAME = "new_dawn"
LIKELY = {"stay": 0.3, "go-on": 0.3, "explore": 4, "wonder": 6, "found": 4, "move": 1.5}
"""How much more or less often than others such answers are given, so that the map fills."""
AVOIDED = ("stay", "go-on")
SPILLED = """() => ["#mat .card", ".victory", ".wonders"]
  .flatMap((part) => [...document.querySelectorAll(`main ${part}`)])
  .filter((box) => box.scrollHeight > box.clientHeight + 1)
  .map((box) => `${box.className} hides ${box.scrollHeight - box.clientHeight} of “${box.innerText.slice(0, 40)}”`)"""
"""What of the row, the victory cards and the wonders does not fit its place on a desktop."""


def always(table: epoka.Table) -> bool:
    """Whatever is asked will do."""
    return True


def attacks(table: epoka.Table) -> bool:
    """Whether an answer of the first seat begins an attack."""
    can = table.view()["counters"]["seats"][0].get("attacks", {})
    return any(option[0] == "move" and str(option[1]) in can for option in table.decision.options)


@cache
def position(
    seats: int, number: int, prompt: str, base: bool = False, fits: Callable[[epoka.Table], bool] = always
) -> bytes:
    """A saved game in which the first seat is asked this in this round or later."""
    for seed in range(3, 43):
        options = {"terra_incognita": "off"} if base else {}
        table, rng = epoka.new(GAME, seats=seats, seed=seed, options=options), Random(seed)
        while not table.over:
            decision = table.decision
            now = table.view()["counters"]["table"]["round"]
            asked = (decision.seat, decision.prompt) == (0, prompt) and len(decision.options) > 1
            if now >= number and asked and fits(table):
                return table.to_bytes()
            weights = [LIKELY.get(str(option[0]), 1) for option in decision.options]
            table.apply(decision.seat, rng.choices(decision.options, weights)[0])
    raise AssertionError(f"{prompt} is not asked in round {number}")


POSITIONS = {
    "early": (2, 1, "prompt-focus"),
    "mid": (4, 7, "prompt-focus"),
    "late": (5, 14, "prompt-focus"),
    "base": (4, 7, "prompt-focus", True),
    "tile": (3, 1, "prompt-lay-at"),
    "turn": (4, 4, "prompt-lay-turn"),
    "army": (4, 8, "prompt-army-move"),
    "battle": (4, 9, "prompt-battle"),
    "industry": (4, 9, "prompt-industry"),
}
"""Seats, the first round that will do, the question, and whether it is the base game."""


def choose_on_the_map(player: Player, rng: Random) -> bool:
    """Press something on the map or in the row that can be chosen; whether that chose something."""
    before = player.page.evaluate(LOOK)
    spaces = player.page.locator("main g.hx.target")
    cards = player.page.locator("main button.can[data-card]:visible")
    found = spaces if spaces.count() else cards
    if not found.count():
        return False
    chosen = found.nth(rng.randrange(found.count()))
    if found is spaces:
        # A hex may be out of the window of the map: it is reached as with the keyboard.
        chosen.focus()
        player.page.keyboard.press("Enter")
    else:
        player.press(chosen)
    player.page.wait_for_function(CHOSEN, arg=before)
    return verb(player.look.chosen) not in AVOIDED


def answer(player: Player, rng: Random, on_the_map: float = 0.8) -> str:
    """Answer the question on the screen as a person does; returns the answer."""
    asked = player.turn()
    if not (rng.random() < on_the_map and choose_on_the_map(player, rng)):
        player.choose_in_a_group(rng, AVOIDED)
    return player.settle(asked)


def play_out(player: Player, seed: int) -> set[str]:
    """Play a game to its end by clicking; returns the first words of what was answered."""
    rng, given = Random(seed), set[str]()
    for number in range(900):
        if player.turn().over:
            break
        if number % 20 == 0:
            assert player.page.evaluate(FITS), "the page scrolls"
        given.add(verb(answer(player, rng)))
    expect(player.result).to_be_visible()
    return given


@pytest.mark.parametrize("expansion", ["on", "off"])
def test_a_game_against_a_bot_is_played_to_its_end_by_clicking(visit: Visits, expansion: str) -> None:
    anna = visit(path=None)
    options: dict[str, str | int] = {"terra_incognita": expansion, "round_limit": 10}
    player = open_table(anna, against_bots(anna, GAME, 1, options))
    expect(player.page.locator(".rival")).to_have_count(1)
    given = play_out(player, 5)
    assert "focus" in given
    assert len(given) > 4


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("name", POSITIONS)
def test_everything_fits_and_can_be_read(visit: Visits, name: str, language: Language) -> None:
    visitor = visit(language=language, path=None)
    visitor.guest()
    continued(visitor, position(*POSITIONS[name]))
    wrong = misfits(visitor.page, language)
    for screen in ({"width": 1366, "height": 768}, {"width": 1920, "height": 1080}):
        visitor.page.set_viewport_size(screen)  # type: ignore[arg-type]
        await_frames(visitor.page)
        assert visitor.page.evaluate(FITS), f"the page scrolls on a screen of {screen}"
        wrong += visitor.page.evaluate(SPILLED)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", ["mid", "turn", "battle"])
def test_it_is_accessible_in_both_themes(visit: Visits, name: str) -> None:
    visitor = visit(lenient=True, path=None)
    visitor.guest()
    continued(visitor, position(*POSITIONS[name]))
    assert violations_in_both_themes(visitor.page) == []


def test_a_card_shows_how_far_it_reaches_before_it_is_resolved(visit: Visits) -> None:
    visitor = visit(path=None)
    visitor.guest()
    page = continued(visitor, position(*POSITIONS["mid"])).page
    page.locator("#mat .card.t-wonder").hover()
    expect(page.locator("main polygon.reach").first).to_be_visible()


def test_an_attack_shows_its_odds_before_the_dice(visit: Visits) -> None:
    visitor = visit(path=None)
    visitor.guest()
    player = continued(visitor, position(4, 6, "prompt-army-move", fits=attacks))
    page = player.page
    attacked = page.locator("main .tl text").filter(has_text="%").first
    expect(attacked).to_be_visible()
    group = page.locator('[data-group="move"]')
    if group.count():
        group.click()
    page.locator('[data-option^="move"]').filter(has_text="%").first.click()
    expect(page.locator("main .battle .chance")).to_contain_text("%")


def test_a_tile_turns_under_the_pointer_before_it_is_laid(visit: Visits) -> None:
    visitor = visit(path=None)
    visitor.guest()
    player = continued(visitor, position(*POSITIONS["turn"]))
    page = player.page
    shown = set[str]()
    box = page.locator("main .world").bounding_box()
    assert box is not None
    for x, y in ((0.05, 0.5), (0.5, 0.95), (0.9, 0.5), (0.5, 0.05), (0.1, 0.1), (0.9, 0.9)):
        page.mouse.move(box["x"] + box["width"] * x, box["y"] + box["height"] * y)
        await_frames(page)
        expect(page.locator("main .ghost .hx")).to_have_count(10)
        shown.add(page.locator("main .ghost .rim").get_attribute("d") or "")
    assert len(shown) > 1


def test_barbarians_tell_where_each_roll_takes_them(visit: Visits) -> None:
    visitor = visit(path=None)
    visitor.guest()
    page = continued(visitor, position(*POSITIONS["late"])).page
    page.get_by_role("button", name="Where the barbarians go").click()
    expect(page.locator("main .way").first).to_be_visible()
    page.get_by_role("button", name="Hide the barbarians’ ways").click()
    expect(page.locator("main .way")).to_have_count(0)


def test_a_rivals_row_opens_in_place_of_mine(visit: Visits) -> None:
    visitor = visit(path=None)
    visitor.guest()
    player = continued(visitor, position(*POSITIONS["mid"]))
    page = player.page
    player.press(page.locator("main .rival .who").first)
    expect(page.locator("#mat.opened .card")).to_have_count(6)
    page.get_by_role("button", name="Back to mine").click()
    expect(page.locator("#mat.opened")).to_have_count(0)


def test_a_phone_has_its_parts_behind_tabs(visit: Visits) -> None:
    visitor = visit(PHONE, path=None)
    visitor.guest()
    player = continued(visitor, position(*POSITIONS["mid"]))
    page = player.page
    for tab, part in (("Wonders", ".wonder"), ("Victory", ".vc"), ("Rivals", ".rival"), ("Map", ".world")):
        player.press(page.get_by_role("tab", name=re.compile(tab)))
        expect(page.locator(f"#section-{tab.lower()} {part}").first).to_be_in_viewport()
