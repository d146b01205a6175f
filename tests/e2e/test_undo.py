"""Taking answers back."""

from __future__ import annotations

from playwright.sync_api import APIResponse, Route, expect

from tests.e2e.browsing import Visits
from tests.e2e.playing import Look, at_table, seated


def test_undo_restores_what_was_shown(visit: Visits) -> None:
    everybody = [visit(path=None) for _ in range(3)]
    for one, name in zip(everybody, ("Anna", "Marek", "Ola"), strict=True):
        one.guest(name)
    table = seated(*everybody)
    first = everybody[everybody[0].api("GET", f"/api/tables/{table}")["waiting"][0]]
    first.open(f"/t/{table}")
    page, player = first.page, at_table(first.page)
    board, asked = player.board, player.look

    invested = player.answer(invest)
    player.answer()
    expect(page.get_by_role("heading", name="Waiting for the others")).to_be_visible()
    assert (invested.prompt, invested.options) == (asked.prompt, asked.options)
    assert player.board != board

    undo = page.get_by_role("button", name="Undo")
    undo.click()
    expect(page.locator(".number").first).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("takes an answer back")
    undo.click()
    expect(player.option(asked.options[0])).to_be_visible()
    assert player.board == board
    assert player.look.options == asked.options
    player.answer(invest)
    player.answer()
    expect(page.get_by_role("heading", name="Waiting for the others")).to_be_visible()


def test_a_log_that_comes_late_does_not_hide_what_has_been_shown_meanwhile(visit: Visits) -> None:
    everybody = [visit(path=None) for _ in range(3)]
    for one, name in zip(everybody, ("Anna", "Marek", "Ola"), strict=True):
        one.guest(name)
    table = seated(*everybody)
    first = everybody[everybody[0].api("GET", f"/api/tables/{table}")["waiting"][0]]
    late: list[tuple[Route, APIResponse]] = []
    first.page.route("**/log?*", lambda route: late.append((route, route.fetch())))
    first.open(f"/t/{table}")
    player = at_table(first.page)
    lines = first.page.get_by_role("log").get_by_role("link")
    player.answer(invest)
    first.page.get_by_role("button", name="Undo").click()
    expect(first.page.get_by_role("log")).to_contain_text("takes an answer back")
    assert late
    for route, response in late:
        with first.page.expect_response("**/log?*"):
            route.fulfill(response=response)
    expect(lines.first).to_have_text("0")
    expect(first.page.get_by_role("log")).to_contain_text("takes an answer back")


def test_undo_beyond_the_horizon_says_why_and_can_be_asked_for(visit: Visits) -> None:
    anna, marek = visit(path=None), visit(path=None)
    anna.guest("Anna")
    marek.guest("Marek")
    table = seated(anna, marek)
    players = []
    for one in (anna, marek):
        one.open(f"/t/{table}")
        players.append(at_table(one.page))
    for player in players:
        player.answer()
    waiting = anna.api("GET", f"/api/tables/{table}")["waiting"][0]
    mover, other = players[waiting], players[1 - waiting]
    mover.page.wait_for_function("() => document.querySelectorAll('[data-option]').length > 2")
    board, asked = mover.board, mover.look
    mover.answer(harvest)
    mover.turn()
    assert mover.board != board

    undo = mover.page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    # It can be pressed all the same, to be told why.
    undo.click(force=True)
    why = mover.page.get_by_role("alert").filter(has_text="Something new has come to light since your last answer")
    expect(why).to_be_visible()
    why.get_by_role("button", name="Ask the others").click()
    expect(mover.page.get_by_text("You would like to take an answer back. Still to agree")).to_be_visible()
    expect(other.page.get_by_text("would like to take an answer back")).to_be_visible()
    other.page.get_by_role("button", name="Agree").click()

    expect(mover.prompt).to_have_text(asked.prompt)
    assert mover.board == board
    assert mover.look.options == asked.options
    for player in players:
        expect(player.page.get_by_role("log", name="Log")).to_contain_text("takes an answer back")
        expect(player.page.get_by_text("would like to take an answer back")).to_have_count(0)


def test_before_the_first_answer_there_is_nothing_to_take_back(visit: Visits) -> None:
    anna = visit(path=None)
    anna.guest()
    anna.open(f"/t/{anna.table('person', 'bot:random')}")
    at_table(anna.page)
    anna.page.get_by_role("button", name="Undo").click(force=True)
    expect(anna.page.get_by_role("alert").filter(has_text="There is nothing to take back.")).to_be_visible()


def invest(look: Look) -> str:
    """The first investment on offer."""
    return next(key for key in look.options if key.startswith("invest"))


def harvest(look: Look) -> str:
    """A harvest, which in a game of two is always possible at first and ends the turn."""
    assert "harvest" in look.options
    return "harvest"
