"""A connection that breaks in the middle of a game."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Iterator
from functools import partial
from random import Random

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.browsing import Visitor, Visits
from tests.e2e.playing import at_table
from tests.e2e.serving import Server
from tests.e2e.tunnel import LONG_OUTAGES, OUTAGES, Traveller, busy, outage, through
from tests.e2e.wire import Fault, Moment, Wire

logger = logging.getLogger(__name__)

CUTS = int(os.environ.get("EPOKA_CUTS", "9"))
BUSY = int(os.environ.get("EPOKA_BUSY", "0"))
SEED = int(os.environ.get("EPOKA_SEED", "1"))
TUNNELS = {
    "flow_of_history": ("person", "hotseat", "hotseat"),
    "through_the_ages": ("person", "hotseat"),
    "clash_of_cultures": ("person", "bot:random"),
}
CUTS_AT_A_TABLE = 10
MANY = 30
"""With so many cuts there is time for long ones."""
BROKEN = (r"WebSocket connection to .* failed", r"Failed to load resource: net::ERR_")


def test_after_the_server_was_killed_play_goes_on_from_the_same_position(visit: Visits, server: Server) -> None:
    anna = visit(path=None)
    anna.expects(*BROKEN)
    anna.guest()
    anna.open(f"/t/{anna.table('person', 'bot:greedy', 'bot:greedy')}")
    page, player = anna.page, at_table(anna.page)
    player.answers(4)
    player.turn()
    board, look = player.board, player.look

    server.kill()
    expect(page.get_by_text("The connection was lost. Connecting again …")).to_be_visible()
    assert player.board == board
    server.start()
    expect(page.get_by_text("The connection was lost")).to_have_count(0)
    assert (player.board, player.look) == (board, look)
    player.answers(3)
    player.turn()
    assert player.board != board


def test_an_answer_given_while_the_server_is_away_counts_once(visit: Visits, server: Server) -> None:
    anna = visit(path=None)
    anna.expects(*BROKEN)
    anna.guest()
    table = anna.table("person", "bot:greedy", "bot:greedy")
    anna.open(f"/t/{table}")
    page, player = anna.page, at_table(anna.page)
    player.choose(next(key for key in player.turn().options if key.startswith("invest")))
    player.turn()
    player.choose("1")
    before = anna.api("GET", f"/api/tables/{table}")["answers"]
    server.kill()
    expect(page.get_by_text("The connection was lost")).to_be_visible()
    player.gold.click()
    expect(player.gold).to_be_disabled()
    server.start()
    expect(page.get_by_text("The connection was lost")).to_have_count(0, timeout=60_000)
    player.turn()
    lines = anna.api("GET", f"/api/tables/{table}/log?seat=0")["lines"]
    mine = [line["answer"] for line in lines if line["number"] > before and line["seat"] == 0]
    assert mine == ["stake 1"]


def test_offline_says_so_and_comes_back_by_itself(visit: Visits, server: Server) -> None:
    anna = visit(path=None)
    anna.expects(*BROKEN)
    anna.guest()
    anna.open(f"/t/{anna.table('person', 'bot:random', 'bot:random')}")
    page, player = anna.page, at_table(anna.page)
    board = player.board
    # A browser that is told to be offline keeps the connections that stand, so the other end drops them.
    anna.context.set_offline(True)
    server.kill()
    server.start()
    expect(page.get_by_text("You are offline. The table goes on as soon as you are back.")).to_be_visible()
    assert player.board == board
    anna.context.set_offline(False)
    expect(page.get_by_text("You are offline")).to_have_count(0, timeout=60_000)
    assert player.board == board
    player.answers(2)


def test_a_look_ahead_that_hangs_holds_no_answer_up(visit: Visits) -> None:
    anna = visit(path=None)
    anna.guest()
    hanging: list[Route] = []

    def hang(route: Route) -> None:
        hanging.append(route)

    anna.page.route("**/previews?*", hang)
    table = anna.table("person", "hotseat", "hotseat")
    anna.open(f"/t/{table}")
    player = at_table(anna.page)
    player.answers(1)
    assert hanging
    assert anna.api("GET", f"/api/tables/{table}")["answers"] == 1


@pytest.mark.limit(120 + 40 * CUTS)
@pytest.mark.parametrize("game", TUNNELS)
def test_every_answer_counts_once_through_a_tunnel(visit: Visits, server: Server, game: str) -> None:
    anna = visit(path=None)
    anna.expects(*BROKEN)
    anna.guest()
    spans = OUTAGES if CUTS < MANY else LONG_OUTAGES
    took = []
    with busy(BUSY), Wire(server.port) as wire:
        traveller = Traveller(anna.page, wire)
        for number in range(CUTS // len(TUNNELS)):
            traveller.luck = Random(f"{SEED} {game} {number}")
            tunnel = outage(traveller.luck, spans)
            if number % CUTS_AT_A_TABLE == 0 or traveller.glimpse.over:
                table = anna.table(*TUNNELS[game], game=game)
                mine = set(anna.api("GET", f"/api/tables/{table}")["mine"])
                traveller.sit(table)
            try:
                took.append(through(traveller, tunnel))
                traveller.check(traveller.until_answered(partial(server.journal, table)), mine)
            except AssertionError as error:
                error.add_note(f"seed {SEED}, cut {number} of {game}: {tunnel}")
                raise
            logger.info("%s, cut %d: %s: back after %.2f seconds", game, number, tunnel, took[-1])
    logger.info("%s: %d cuts; the slowest was back after %.2f seconds", game, len(took), max(took))


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    """A way to the server that can be broken."""
    with Wire(server.port) as running:
        yield running


def behind(wire: Wire, visitor: Visitor, table: str) -> Page:
    """The page of a table on the other side of a wire."""
    visitor.expects(*BROKEN)
    visitor.page.goto(f"{wire.url}/t/{table}")
    visitor.settle()
    return visitor.page


def test_who_was_signed_out_meanwhile_is_told_and_shown_the_way_back(visit: Visits, wire: Wire) -> None:
    anna = visit(path=None)
    anna.guest()
    anna.expects(r"status of 403 \(Forbidden\) .*/log\?seat=0")
    page = behind(wire, anna, anna.table("person", "hotseat"))
    player = at_table(page)
    player.choose(player.turn().options[0])
    wire.plan(Fault.CUT, Moment.NOW)
    expect(page.get_by_text("The connection was lost")).to_be_visible()
    player.gold.click()
    anna.context.request.delete(f"{anna.url}/api/sessions", headers={"X-Epoka": "1"})
    wire.mend()
    notice = page.get_by_role("alert").filter(has_text="You have been logged out")
    expect(notice.get_by_role("link", name="Log in")).to_have_attribute("href", "/account")
    expect(notice.get_by_role("button", name="Load the page again")).to_be_visible()
    expect(page.get_by_text("The connection was lost")).to_have_count(0)
    expect(page.locator("[data-prompt]")).to_have_text("You are watching")


def test_a_table_that_was_called_off_meanwhile_says_so(visit: Visits, wire: Wire) -> None:
    anna = visit(path=None)
    anna.guest()
    table = anna.table("person", "invite")
    page = behind(wire, anna, table)
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    wire.plan(Fault.CUT, Moment.NOW)
    anna.api("POST", f"/api/tables/{table}/leave", {"seat": 0})
    wire.mend()
    expect(page.get_by_text("This table was called off before it began.")).to_be_visible()


def test_what_was_said_into_a_dead_connection_stands_in_the_chat_again(visit: Visits, wire: Wire) -> None:
    anna = visit(path=None)
    anna.guest()
    page = behind(wire, anna, anna.table("person", "hotseat"))
    at_table(page)
    page.get_by_role("tab", name="Chat").click()
    words = page.get_by_role("textbox", name="Say something")
    words.fill("Good luck")
    words.press("Enter")
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Good luck")
    wire.plan(Fault.SILENT, Moment.NOW)
    words.fill("Have fun")
    words.press("Enter")
    expect(words).to_have_value("")
    page.evaluate("() => dispatchEvent(new Event('focus'))")
    expect(page.get_by_text("You can write here again")).to_be_visible()
    wire.mend()
    expect(words).to_have_value("Have fun")
    expect(page.get_by_text("Your message may not have arrived.")).to_be_visible()
    words.press("Enter")
    expect(page.get_by_role("log", name="Chat").get_by_text("Have fun")).to_have_count(1)
    expect(words).to_have_value("")


def test_a_page_that_is_opened_without_a_connection_says_so_and_comes_by_itself(visit: Visits, wire: Wire) -> None:
    anna = visit(path=None)
    anna.guest()
    table = anna.table("person", "hotseat")
    anna.expects(*BROKEN)
    anna.page.goto(f"{wire.url}/lobby")
    anna.settle()
    # What the page needs of the table is swallowed, not the page itself.
    wire.plan(Fault.RESET, Moment.NOW)
    anna.page.evaluate(
        "(path) => { history.pushState({}, '', path); dispatchEvent(new PopStateEvent('popstate')); }", f"/t/{table}"
    )
    expect(anna.page.get_by_role("heading", name=re.compile("No connection|out of reach"))).to_be_visible()
    wire.mend()
    at_table(anna.page)
