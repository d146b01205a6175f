"""The general table: games of ours are played on it to the end by what lies there, and it fits on every screen."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.browsing import DESKTOP, PHONE, Language, Screen, Visitor, Visits
from tests.e2e.playing import CHOSEN, LOOK, MOVED, Player, against_bots, open_table
from tests.e2e.reading import FITS, misfits, violations_in_both_themes

CARDS: Final = "flow_of_history"
MAP: Final = "clash_of_cultures"
SMALL: Final[Mapping[str, str]] = {"civilizations": "off", "length": "short", "trading": "off", "events": "icons"}
"""The shortest game with a map."""
ON_BOARD: Final = 0.85
"""How often something on the board is chosen where something else can be, too: turns must end."""
LAST: Final = ("complete", "end", "done", "rest")
"""Answers that bring the end nearer."""
QUICK: Final = {"general": True, "confirm": "never", "guide": False}
"""At the general table a click is an answer."""

GLOWING = """() => [...document.querySelectorAll(
    "main .card.can, main .hx.target, main button[data-counter], main button[data-seat]")]
  .filter((one) => one.checkVisibility())
  .map((one) => ["card", "hex", "counter", "seat"].map((kind) => one.dataset[kind] && `${kind}:${one.dataset[kind]}`)
    .find(Boolean))"""
"""What can be chosen on the board, as options name it."""
ASKED = """(before) => document.querySelector('.choices [data-choice]') || (""" + MOVED + """)(before)"""


@dataclass
class Played:
    """How the questions of a game were answered."""

    on: dict[str, int] = field(default_factory=dict)
    """How often on a card, a hex, a counter, a seat, and in the list."""

    def note(self, kind: str) -> None:
        """One more."""
        self.on[kind] = self.on.get(kind, 0) + 1


def at_general_table(visitor: Visitor, table: str, settings: Mapping[str, Any] = QUICK) -> Player:
    """The page of a table, shown at the general one."""
    kept = json.dumps(json.dumps(dict(settings)))
    visitor.context.add_init_script(f"localStorage.setItem('epoka.settings', {kept})")
    return open_table(visitor, table)


def offered(visitor: Visitor) -> dict[str, set[str]]:
    """The options of my question, with what each is about that can lie on a table."""
    view = visitor.api("GET", f"/api/tables/{visitor.path.removeprefix('/t/')}/state?seat=0")["view"]
    options = view["decision"]["options"] if view["decision"] else []
    return {
        option["text"]: {one for one in option["touches"] if one.partition(":")[0] != "counter"} for option in options
    }


def press(player: Player, thing: str) -> None:
    """Press something that glows, and the first line of its list if it offers several things."""
    kind, _, name = thing.partition(":")
    before = player.page.evaluate(LOOK)
    target = player.page.locator(f'main [data-{kind}="{name}"]:is(.can, .target, button)').first
    if kind == "hex":
        target.dispatch_event("click")
    else:
        player.press(target)
    player.page.wait_for_function(ASKED, arg=before)
    rows = player.page.locator(".choices [data-choice]")
    if rows.count():
        player.press(rows.first)
        player.page.wait_for_function(MOVED, arg=before)


def answer(player: Player, visitor: Visitor, rng: Random, played: Played) -> None:
    """Answer on the board; in the list only what is about nothing that lies there."""
    asked = player.look
    glowing: list[str] = player.page.evaluate(GLOWING)
    if asked.numbers:
        answer_by(player, player.page.locator(".number").first)
        played.note("number")
        return
    options = offered(visitor)
    about = set().union(*options.values())
    assert about <= set(glowing), f"{about - set(glowing)} does not glow"
    rest = [key for key, things in options.items() if not things]
    if glowing and (not rest or rng.random() < ON_BOARD):
        thing = rng.choice(glowing)
        press(player, thing)
        played.note(thing.partition(":")[0])
    else:
        choose_in_list(player, next((key for key in rest if key.split()[0] in LAST), rest[0]))
        played.note("list")


def answer_by(player: Player, target: Locator) -> None:
    """Press what answers, and wait until it has."""
    before = player.page.evaluate(LOOK)
    player.press(target)
    player.page.wait_for_function(MOVED, arg=before)


def choose_in_list(player: Player, key: str) -> None:
    """Choose an option of the panel, in its group if it has one."""
    option = player.option(key)
    if not option.count():
        player.press(player.page.locator(f'.decide [data-group="{key.split(maxsplit=1)[0]}"]'))
    answer_by(player, option)


def play(player: Player, visitor: Visitor, seed: int) -> Played:
    """Play to the end."""
    rng, played = Random(seed), Played()
    while not player.turn().over:
        answer(player, visitor, rng, played)
        assert player.page.evaluate(FITS), "the page scrolls"
    return played


def test_a_whole_game_of_cards_is_played_by_clicking_cards(visit: Visits) -> None:
    anna = visit(path=None)
    player = at_general_table(anna, against_bots(anna, CARDS, 1, {}))
    played = play(player, anna, seed=1)
    expect(player.page.locator(".scores")).to_contain_text(re.compile(r"Culture"))
    assert played.on["card"] > 10
    assert "hex" not in played.on


def test_a_whole_game_on_a_map_is_played_by_clicking_hexes(visit: Visits) -> None:
    anna = visit(path=None)
    player = at_general_table(anna, against_bots(anna, MAP, 1, SMALL))
    played = play(player, anna, seed=1)
    expect(player.page.locator(".scores")).to_contain_text(re.compile(r"[Aa]dvances"))
    assert played.on["hex"] > 10
    assert played.on["card"] > 5


GAMES: Final[Mapping[str, Mapping[str, str]]] = {CARDS: {}, "through_the_ages": {}, MAP: {}}
SEEN: Final = {"general": True}
"""At the general table, with every answer confirmed."""


def in_the_middle(visitor: Visitor, game: str) -> Player:
    """A game under way against two bots, at the general table."""
    table = against_bots(visitor, game, 2, GAMES[game], name="Grażyna Żądło")
    rng = Random(game)
    visitor.hurry(table, moves=30, pick=lambda options: rng.choice([key for key in options if key != "resign"]))
    return at_general_table(visitor, table, SEEN)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_everything_fits_and_can_be_read(visit: Visits, game: str, language: Language) -> None:
    visitor = visit(language=language, path=None)
    page = in_the_middle(visitor, game).page
    wrong = misfits(page, language)
    page.locator("main .rival .who").first.click()
    wrong += misfits(page, language)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=str)
@pytest.mark.parametrize("game", [CARDS, MAP])
def test_axe_finds_nothing_serious(visit: Visits, game: str, screen: Screen) -> None:
    visitor = visit(screen, lenient=True, path=None)
    found = violations_in_both_themes(in_the_middle(visitor, game).page)
    assert not found, "\n".join(found)


def test_a_thing_that_offers_several_answers_lists_them_and_the_keyboard_goes_through(visit: Visits) -> None:
    anna = visit(path=None)
    player = at_general_table(anna, against_bots(anna, MAP, 1, {"civilizations": "off"}), SEEN)
    page = player.page
    home = page.locator("main .hx.target").first
    home.focus()
    page.keyboard.press("Enter")
    choices = page.locator(".choices [data-choice]")
    expect(choices.first).to_be_focused()
    assert choices.count() > 1
    page.keyboard.press("Escape")
    expect(choices).to_have_count(0)
    expect(home).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    before = page.evaluate(LOOK)
    page.keyboard.press("Enter")
    page.wait_for_function(CHOSEN, arg=before)
    expect(choices).to_have_count(0)


def test_everything_of_a_rival_is_one_click_away(visit: Visits) -> None:
    anna = visit(path=None)
    player = at_general_table(anna, against_bots(anna, CARDS, 2, {}), SEEN)
    page = player.page
    rival = page.locator("main .rival").first
    rival.get_by_role("button", name=re.compile("^Show everything of")).click()
    expect(page.get_by_role("region", name=re.compile("Everything of"))).not_to_contain_text("you")
    page.get_by_role("button", name="Mine", exact=True).click()
    expect(page.get_by_role("region", name="Everything of Anna")).to_contain_text("you")


def test_on_a_phone_a_question_turns_to_what_it_is_about(visit: Visits) -> None:
    anna = visit(PHONE, path=None)
    player = at_general_table(anna, against_bots(anna, CARDS, 1, {}), SEEN)
    page = player.page
    tabs = page.get_by_role("tab", name=re.compile("^(Table|Mine)"))
    expect(tabs).to_have_count(2)
    player.answer()
    player.turn()
    expect(page.get_by_role("tab", selected=True).first).to_contain_text("Table")
    expect(page.locator("main .card.can").first).to_be_visible()
    expect(player.prompt).to_be_in_viewport(ratio=1)


def test_the_general_table_is_switched_on_in_the_settings(visit: Visits) -> None:
    anna = visit(path="/settings")
    page = anna.page
    page.get_by_text("General table").click()
    open_table(anna, against_bots(anna, CARDS, 1, {}))
    expect(page.locator("main .general")).to_be_visible()
    anna.open("/settings")
    page.get_by_text("General table").click()
    open_table(anna, against_bots(anna, CARDS, 1, {}))
    expect(page.locator("main .market")).to_be_visible()
    expect(page.locator("main .general")).to_have_count(0)
