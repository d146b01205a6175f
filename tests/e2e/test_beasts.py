"""A game from another package in the browser: found on the home page, chosen for a table, played by clicking cards."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.browsers import Browsers
from tests.e2e.browsing import PHONE, Visits
from tests.e2e.playing import at_table
from tests.e2e.reading import FITS
from tests.e2e.serving import Server
from tests.examples.installing import BEASTS, install, with_path


@pytest.fixture(scope="module")
def server(browsers: Browsers, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A site with *Beasts* installed; it must not have logged an error."""
    installed = install(BEASTS, tmp_path_factory.mktemp("installed"))
    with Server(tmp_path_factory.mktemp("site"), with_path(installed)) as running:
        yield running
    assert not running.troubles()


def test_it_is_on_the_home_page_with_a_picture_for_any_game_and_its_rules(visit: Visits) -> None:
    page = visit().page
    tile = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Beasts"))
    expect(tile).to_contain_text("2–3 players · 5\u00a0min")
    expect(tile).to_contain_text("The biggest one wins.")
    expect(tile.locator(".picture use")).to_have_attribute("href", "#any-game")
    own = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Through the Ages"))
    expect(own.locator(".picture use")).to_have_attribute("href", "#game-through-the-ages")

    tile.get_by_role("link", name="Cards and rules of Beasts").click()
    expect(page.get_by_role("heading", level=1, name="Beasts")).to_be_visible()
    expect(page.get_by_text("A game by The Epoka contributors.")).to_be_visible()
    expect(page.get_by_text("Its size is 9 of 9.")).to_be_visible()
    page.get_by_role("link", name="Rules", exact=True).click()
    expect(page.get_by_text("The biggest beast takes a point.")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_table_of_it_is_made_and_played_to_the_end_by_clicking_cards(visit: Visits, language: str) -> None:
    polish = language == "pl"
    anna = visit(language="pl" if polish else "en", path="/new")
    page = anna.page
    page.get_by_text("Zwierzęta" if polish else "Beasts", exact=True).click()
    expect(page.locator("#summary-title")).to_have_text("Zwierzęta" if polish else "Beasts")
    page.locator(".summary .btn.act").click()
    player = at_table(page)
    rounds = 0
    while not player.turn().over:
        look = player.look
        assert all(option.startswith("play ") for option in look.options)
        assert page.evaluate(FITS), "the table does not fit the screen"
        expect(player.card(look.options[0].removeprefix("play "))).to_be_visible()
        player.answer(on_board=True)
        rounds += 1
    assert rounds in (2, 3)

    table = anna.api("GET", f"/api/{anna.path.replace('t/', 'tables/').lstrip('/')}")
    assert table["game"] == "beasts"
    assert sum(table["result"]["scores"]) == 3
    expect(player.result).to_be_visible()
    page.get_by_role("button", name=re.compile("Pokaż stół|Show the table")).click()
    won = page.get_by_role("log").get_by_text("ma największe zwierzę" if polish else "has the biggest beast")
    expect(won).to_have_count(3)


def test_what_is_chosen_stays_chosen_when_somebody_else_has_answered_under_seal(visit: Visits) -> None:
    anna, marek = visit(path=None), visit(path=None)
    anna.guest()
    marek.guest("Marek")
    table = anna.table("person", "invite", game="beasts", shuffle=False)
    seats = anna.api("GET", f"/api/tables/{table}")["seats"]
    marek.api("POST", f"/api/tables/{table}/join", {"invite": seats[1]["invite"]})
    anna.open(f"/t/{table}")
    player = at_table(anna.page)
    chosen = player.look.options[1]
    player.choose(chosen, on_board=True)
    marek.hurry(table, moves=1)
    marek.api("POST", f"/api/tables/{table}/chat", {"text": "Your turn."})
    expect(anna.page.get_by_role("tab", name="Chat")).to_contain_text("1")
    assert player.look.chosen == chosen
    player.settle(player.look)
    expect(anna.page.get_by_role("log").get_by_text("has the biggest beast")).to_have_count(1)


def test_its_log_is_filtered_by_the_kinds_that_it_names(visit: Visits) -> None:
    anna = visit(path=None)
    anna.guest()
    anna.open(f"/t/{anna.finished('person', 'bot:random', game='beasts')}")
    page = anna.page
    expect(page.locator(".result")).to_be_visible()
    page.get_by_role("button", name="Show the table").click()
    page.get_by_role("button", name="Filter").click()
    kinds = page.get_by_label("Kind of line")
    expect(kinds.locator("option")).to_have_text(["Everything", "Cards", "Rounds won"])
    kinds.select_option("Rounds won")
    expect(page.get_by_role("log").locator("li")).to_have_count(4)


def test_it_is_played_on_a_phone(visit: Visits) -> None:
    anna = visit(PHONE, path=None)
    anna.guest()
    anna.open(f"/t/{anna.table('person', 'bot:easy', 'bot:random', game='beasts')}")
    player = at_table(anna.page)
    while not player.turn().over:
        player.answer(on_board=True)
    expect(player.result).to_be_visible()
