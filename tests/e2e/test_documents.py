"""Every game is a document: replay, an address for each move, going on from a move, export and import."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.browsing import Visitor, Visits
from tests.e2e.playing import at_table

LYING = """() => ({
  market: [...document.querySelectorAll(".market-cards .card")].map((card) => card.dataset.card),
  mine: [...document.querySelectorAll("#civilization .card")].map((card) => card.dataset.card),
  wells: [...document.querySelectorAll(".market .well")].map((well) => well.innerText),
})"""


def test_a_replay_goes_back_and_forth_and_every_move_has_an_address(visit: Visits) -> None:
    anna = visit(path=None)
    table, last = over(anna)
    anna.open(f"/t/{table}")
    page = anna.page
    page.locator(".result").get_by_role("link", name="Replay").click()
    expect(page).to_have_url(f"{anna.url}/t/{table}/at/{last}")
    end = shown(page, last, last)

    for number in (last - 1, last - 2, last - 3):
        page.get_by_role("button", name="One move back").click()
        expect(page).to_have_url(f"{anna.url}/t/{table}/at/{number}")
    before = shown(page, last - 3, last)
    assert before != end
    for number in (last - 2, last - 1, last):
        page.keyboard.press("ArrowRight")
        expect(page).to_have_url(f"{anna.url}/t/{table}/at/{number}")
    assert shown(page, last, last) == end

    page.get_by_role("button", name="First move").click()
    expect(page).to_have_url(f"{anna.url}/t/{table}/at/0")
    expect(page.get_by_role("button", name="One move back")).to_be_disabled()
    page.get_by_role("slider").fill(str(last - 3))
    expect(page).to_have_url(f"{anna.url}/t/{table}/at/{last - 3}")
    assert shown(page, last - 3, last) == before

    stranger = visit(path=f"/t/{table}/at/{last - 3}")
    assert shown(stranger.page, last - 3, last) == before
    page.get_by_role("link", name="To the table").click()
    expect(page.locator(".result")).to_be_visible()


def test_a_line_of_the_log_leads_to_its_moment(visit: Visits) -> None:
    anna = visit(path=None)
    table, last = over(anna)
    anna.open(f"/t/{table}")
    link = anna.page.get_by_role("log").get_by_role("link").nth(6)
    # Lines out of sight are not laid out, so they have no inner text yet.
    number = int(link.text_content() or "")
    link.click()
    expect(anna.page).to_have_url(f"{anna.url}/t/{table}/at/{number}")
    shown(anna.page, number, last)


def test_a_game_goes_on_from_any_move_on_a_new_table(visit: Visits) -> None:
    anna = visit(path=None)
    table, last = over(anna)
    middle = middle_of(anna, table, last)
    anna.open(f"/t/{table}/at/{middle}")
    page = anna.page
    there = shown(page, middle, last)
    page.get_by_role("button", name="Go on from here").click()
    page.get_by_role("button", name="Bots").click()
    expect(page).not_to_have_url(re.compile(f"/t/{table}"))
    player = at_table(page)
    assert page.evaluate(LYING) == there
    player.answers(3)
    assert anna.api("GET", f"/api/tables/{table}")["answers"] == last


def test_a_running_game_can_be_looked_back_at(visit: Visits) -> None:
    anna = visit(path=None)
    anna.guest()
    table = anna.table("person", "bot:random")
    anna.hurry(table, moves=6)
    anna.open(f"/t/{table}")
    player = at_table(anna.page)
    log = anna.page.get_by_role("log").get_by_role("link")
    # What is new on the board is known from the log.
    expect(log).not_to_have_count(0)
    board, look = player.board, player.look
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("link", name="Replay so far").click()
    expect(anna.page.get_by_role("region", name="Replay")).to_be_visible()
    anna.page.get_by_role("button", name="One move back").click()
    anna.page.get_by_role("link", name="To the table").click()
    player.turn()
    expect(log).not_to_have_count(0)
    assert (player.board, player.look.options) == (board, look.options)


def test_a_game_is_downloaded_and_brought_in_again(visit: Visits, tmp_path: Path) -> None:
    anna = visit(path=None)
    table, last = over(anna)
    anna.open(f"/t/{table}")
    with anna.page.expect_download() as download:
        anna.page.locator(".result").get_by_role("link", name="Download the game").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)

    marek = visit(path="/new")
    bring_in(marek.page, file)
    expect(marek.page.locator(".said")).to_have_text(
        f"Verified: {last} answers, replayed from the set-up, lead to this very position."
    )
    expect(marek.page.locator(".result")).to_be_visible()
    assert points(marek.page) == points(anna.page)
    anna.open(f"/t/{table}/at/{last // 2}")
    marek.open(f"{marek.path}/at/{last // 2}")
    assert shown(marek.page, last // 2, last) == shown(anna.page, last // 2, last)


def test_a_file_that_is_no_game_is_declined(visit: Visits, tmp_path: Path) -> None:
    anna = visit(path="/new")
    anna.expects("status of 4")
    file = tmp_path / "game.txt"
    file.write_text("invest everything\n", encoding="utf-8")
    bring_in(anna.page, file)
    expect(anna.page.get_by_role("alert")).to_have_text("This file is not a game of Epoka.")
    assert anna.path == "/new"


def bring_in(page: Page, file: Path) -> None:
    """Choose a file with a game."""
    with page.expect_file_chooser() as chooser:
        page.get_by_text("Choose a file").click()
    chooser.value.set_files(file)


def over(visitor: Visitor) -> tuple[str, int]:
    """A game that is over, and how many answers it has."""
    visitor.guest()
    table = visitor.finished("person", "bot:greedy")
    return table, visitor.api("GET", f"/api/tables/{table}")["answers"]


def middle_of(visitor: Visitor, table: str, last: int) -> int:
    """An answer after which it is seat 0's turn to take an action."""
    for number in range(last // 2, last):
        decision = visitor.api("GET", f"/api/tables/{table}/at/{number}?seat=0")["view"]["decision"]
        if decision is not None and decision["prompt"]["id"] == "prompt-action":
            return number
    raise AssertionError("seat 0 never moves")


def shown(page: Page, number: int, last: int) -> object:
    """Wait until a moment is shown, and say what lies on the table."""
    expect(page.get_by_text(f"{number} of {last}", exact=True)).to_be_visible()
    return page.evaluate(LYING)


def points(page: Page) -> list[str]:
    """The totals of the score sheet, the best first."""
    return page.locator(".bars .total").all_inner_texts()
