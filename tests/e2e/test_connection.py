"""A connection that breaks in the middle of a game."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.e2e.browsing import Visits
from tests.e2e.playing import at_table
from tests.e2e.serving import Server

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
    page.get_by_role("button", name="Try now").click()
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

    anna.page.route("**/preview", hang)
    table = anna.table("person", "hotseat", "hotseat")
    anna.open(f"/t/{table}")
    player = at_table(anna.page)
    player.answers(1)
    assert hanging
    assert anna.api("GET", f"/api/tables/{table}")["answers"] == 1
