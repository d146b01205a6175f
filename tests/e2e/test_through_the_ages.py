"""Through the Ages in the browser: whole games by clicking, the guide, warnings, dialogs, every screen."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browsing import DESKTOP, PHONE, SCREENS, TABLET, Language, Screen, Visitor, Visits
from tests.e2e.playing import CHOSEN, LOOK, Player, at_table
from tests.e2e.reading import clipped, english, sideways
from tests.e2e.test_accessibility import violations
from tests.e2e.test_game import FITS
from tests.e2e.test_layout import TWO_FRAMES

GAME = "through_the_ages"
AVOIDED = ("resign", "destroy", "disband", "cancel")
"""Answers that a sensible beginner does not give."""
PREFERRED = ("lead", "develop", "play", "build", "stage", "grow", "adopt", "upgrade", "take", "event", "bid", "accept")

SETTLED = """() => document.querySelector(".result") !== null
  || document.querySelector(".pv")?.getAttribute("aria-busy") !== "true"
  && document.querySelector("[data-confirm]")?.getAttribute("aria-busy") !== "true\""""
"""What an answer would bring is known, and none is on its way: some choices lead on by themselves."""


def seated(visitor: Visitor, bots: int, level: str, name: str = "Anna") -> str:
    """The id of a table where somebody plays against random bots, in the first seat."""
    visitor.guest(name)
    seats = ("person", *["bot:random"] * bots)
    return visitor.table(*seats, game=GAME, options={"level": level}, shuffle=False)


def sensible(options: list[str]) -> str:
    """What a beginner would do: whatever brings something, and nothing that destroys."""
    for word in PREFERRED:
        for option in options:
            if option.split()[0] == word:
                return option
    return next((option for option in options if option.split()[0] not in AVOIDED), options[0])


def verb(key: str | None) -> str:
    """The first word of an option."""
    return (key or "").split(" ")[0]


def choose_on_board(player: Player, rng: Random) -> bool:
    """Press something on the board that glows; whether that chose something worth doing."""
    before = player.page.evaluate(LOOK)
    glowing = player.page.locator("main button.can[data-card]:visible")
    if not glowing.count():
        return False
    player.press(glowing.nth(rng.randrange(glowing.count())))
    player.page.wait_for_function(CHOSEN, arg=before)
    return verb(player.look.chosen) not in AVOIDED


def choose_in_panel(player: Player, rng: Random) -> None:
    """Open a group if there are any, and take one of its options; end the turn when nothing else is left."""
    page = player.page
    groups = page.locator('[data-group]:not([data-group="refused"]):not([data-group="destroy"])')
    if groups.count():
        group = groups.nth(rng.randrange(groups.count()))
        if group.get_attribute("aria-expanded") == "false":
            player.press(group)
    options = [key for key in player.look.options if verb(key) not in AVOIDED]
    others = [key for key in options if verb(key) != "end"]
    player.choose(rng.choice(others or options))


def answer(player: Player, rng: Random, on_board: float = 0.5) -> str:
    """Answer the question on the screen as a person does, more or less often on the board; returns the answer."""
    asked = player.turn()
    if not (rng.random() < on_board and choose_on_board(player, rng)):
        choose_in_panel(player, rng)
    player.page.wait_for_function(SETTLED)
    player.page.evaluate(TWO_FRAMES)
    now = player.turn()
    if now.ready and (now.prompt, now.moves) == (asked.prompt, asked.moves):
        player.confirm()
    return now.chosen or ""


def open_table(visitor: Visitor, table: str) -> Player:
    """The page of a table with something to decide."""
    visitor.await_turn(table)
    visitor.open(f"/t/{table}")
    return at_table(visitor.page)


def test_a_newcomer_starts_a_simple_game_with_two_bots_from_its_tile(visit: Visits) -> None:
    page = visit().page
    page.get_by_role("button", name=re.compile("Play bots: Through the Ages")).click()
    at_table(page)
    expect(page.locator(".stand tbody tr")).to_have_count(3)
    expect(page.locator(".eras li:not(.lab):not(.end)")).to_have_text(["Age AA", "Age II"])
    expect(page.get_by_label("Guide", exact=True)).to_contain_text("you only take cards")


def test_the_guide_follows_what_is_chosen_and_stays_away_when_switched_off(visit: Visits) -> None:
    anna = visit(path=None)
    player = open_table(anna, seated(anna, 1, "simple"))
    page = player.page
    guide = page.locator("[data-guide]")
    assert guide.get_attribute("data-guide") == "round-1"
    wonder = page.locator("main button.can.t-wonder, main button.can.t-leader, main button.can.t-action").first
    player.press(wonder)
    expect(guide).not_to_have_attribute("data-guide", "round-1")
    guide.get_by_role("button", name="Switch the guide off").click()
    expect(guide).to_have_count(0)
    page.reload()
    at_table(page)
    expect(guide).to_have_count(0)
    anna.open("/settings")
    page.get_by_role("switch", name=re.compile("Guide")).check(force=True)
    player = open_table(anna, seated(anna, 1, "simple"))
    expect(page.locator("[data-guide]")).to_be_visible()


def test_a_simple_game_is_played_to_its_end_by_clicking(visit: Visits) -> None:
    anna = visit(path=None)
    player = open_table(anna, seated(anna, 1, "simple"))
    rng = Random(5)
    given: set[str] = set()
    for number in range(400):
        if player.turn().over:
            break
        if number % 10 == 0:
            assert player.page.evaluate(FITS), "the page scrolls"
        given.add(verb(answer(player, rng)))
    expect(player.result).to_be_visible()
    assert {"take", "build", "end"} <= given
    sheet = player.page.get_by_role("region", name="Where the points come from")
    expect(sheet.get_by_role("row", name=re.compile("Strength, 2 for each point"))).to_be_visible()


def test_a_part_of_a_full_game_for_four_is_played_by_clicking(visit: Visits) -> None:
    anna = visit(path=None)
    table = seated(anna, 3, "full")
    anna.hurry(table, 45, sensible)
    player = open_table(anna, table)
    rng = Random(2)
    for _ in range(14):
        if player.turn().over:
            break
        answer(player, rng)
        assert player.page.evaluate(FITS), "the page scrolls"
    rivals = player.page.locator(".stand tbody tr")
    rivals.nth(1).get_by_role("button").click()
    expect(player.page.locator("#civilization.opened")).to_be_visible()
    player.page.get_by_role("button", name="Close").first.click()
    expect(player.page.locator("#civilization.opened")).to_have_count(0)


def test_a_card_that_cannot_be_taken_says_why(visit: Visits) -> None:
    anna = visit(path=None)
    player = open_table(anna, seated(anna, 1, "simple"))
    dear = player.page.locator(".g3 button.no").first
    expect(dear).to_contain_text("needs 3 actions")
    dear.click(force=True)
    pointed = player.page.locator(".refused.pointed")
    expect(pointed).to_contain_text("civil actions")
    expect(pointed.get_by_role("link")).to_have_text("TTA-9.1")


def test_ending_the_turn_warns_of_what_is_left_unused(visit: Visits) -> None:
    anna = visit(path=None)
    table = seated(anna, 1, "simple")
    anna.hurry(table, 1, sensible)
    player = open_table(anna, table)
    player.choose("end")
    warnings = player.page.locator("[data-warning]")
    expect(warnings.filter(has_text="Civil actions left: 4")).to_be_visible()
    expect(warnings.filter(has_text="Workers without work: 1")).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(warnings).to_have_count(0)


def test_options_are_in_groups_that_the_keyboard_opens(visit: Visits) -> None:
    anna = visit(path=None)
    table = seated(anna, 1, "simple")
    anna.hurry(table, 1, sensible)
    player = open_table(anna, table)
    page = player.page
    first = page.locator("[data-group]").first
    assert first.get_attribute("aria-expanded") == "false"
    page.keyboard.press("1")
    expect(first).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("2")
    expect(page.locator("[data-option][aria-pressed=true]")).to_have_count(1)
    before = player.look
    page.keyboard.press("Enter")
    page.wait_for_function("(was) => document.querySelector('[role=log] a.at')?.innerText !== was", arg=before.moves)


def test_on_a_phone_the_sections_swipe_and_the_decision_is_pinned(visit: Visits) -> None:
    anna = visit(PHONE, path=None)
    table = seated(anna, 2, "simple")
    anna.hurry(table, 1, sensible)
    player = open_table(anna, table)
    page = player.page
    for tab, part in (("Board", "#civilization"), ("Events", ".events"), ("Hand", ".hand"), ("Row", ".crow")):
        page.get_by_role("tab", name=re.compile(f"^{tab}")).tap()
        expect(page.locator(part)).to_be_in_viewport()
        expect(player.gold).to_be_in_viewport(ratio=1)
    page.evaluate("document.querySelector('.sections').scrollTo({ left: 390 })")
    expect(page.get_by_role("tab", name="Board")).to_have_attribute("aria-selected", "true")
    rng = Random(1)
    page.get_by_role("tab", name="Row").tap()
    page.locator(".g1 button.can").first.tap()
    expect(page.locator(".g1 button.on")).to_have_count(1)
    for _ in range(4):
        answer(player, rng, on_board=0)


def scene(visitor: Visitor, level: str, moves: int) -> Page:
    """A table in the middle of a game, with a choice made."""
    table = seated(visitor, 3 if level == "full" else 2, level, "Grażyna Żądło")
    visitor.hurry(table, moves, sensible)
    player = open_table(visitor, table)
    groups = player.page.locator('[data-group]:not([data-group="refused"])')
    if groups.count():
        player.press(groups.first)
    return player.page


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(("level", "moves"), [("simple", 12), ("full", 60)])
def test_everything_fits_and_can_be_read(visit: Visits, level: str, moves: int, language: Language) -> None:
    visitor = visit(language=language, path=None)
    page = scene(visitor, level, moves)
    wrong = []
    for screen in SCREENS:
        page.set_viewport_size({"width": screen.width, "height": screen.height})
        page.evaluate(TWO_FRAMES)
        found = {"sticks out": sideways(page), "cut off": clipped(page)}
        if language == "pl":
            found["not translated"] = english(page)
        if screen is DESKTOP and not page.evaluate(FITS):
            wrong.append("the page scrolls")
        wrong += [f"{screen}: {what}: {one}" for what, those in found.items() for one in those]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("screen", [DESKTOP, TABLET, PHONE], ids=str)
def test_axe_finds_nothing_serious(visit: Visits, screen: Screen) -> None:
    visitor = visit(screen, lenient=True, path=None)
    page = scene(visitor, "full", 50)
    light = violations(page)
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    found = light + [f"in the dark, {text}" for text in violations(page) if text not in light]
    assert not found, "\n".join(found)
