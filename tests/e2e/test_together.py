"""Several people at one table, and people who watch."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.browsing import Clock, Visits
from tests.e2e.playing import Player, at_table, seated


def test_a_link_brings_a_friend_into_the_same_game(visit: Visits) -> None:
    anna = visit(path="/new")
    page = anna.page
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("radiogroup", name="Number of seats").get_by_text("2").click()
    page.get_by_role("radiogroup", name="Who takes seat 2").get_by_text("Invite").click()
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_text("One seat is still free.")).to_be_visible()
    link = page.get_by_label(re.compile("Invitation for seat")).input_value()

    marek = visit(path=link.removeprefix(anna.url))
    expect(marek.page.get_by_role("heading", level=1)).to_contain_text("a seat is kept for you")
    marek.page.get_by_label("Your name").fill("Marek")
    marek.page.get_by_role("button", name="Sit down").click()

    both = [Player(anna.page), Player(marek.page)]
    for player in both:
        player.turn()
    for player in both:
        player.answer()
    for number in range(4):
        mover, other = whose_turn(both)
        moves = other.look.moves
        mover.answer(on_board=number % 2 == 0)
        name = "Anna" if mover is both[0] else "Marek"
        expect(other.page.get_by_role("log", name="Log")).to_contain_text(name)
        if mover.look.asked:
            mover.answer()
        other.page.wait_for_function(f"() => document.querySelector('[role=log] a.at')?.textContent !== '{moves}'")
        expect_same_market(both)


def test_people_at_a_table_can_talk(visit: Visits) -> None:
    anna, marek = visit(path=None), visit(path=None)
    anna.guest("Anna")
    marek.guest("Marek")
    table = seated(anna, marek)
    for one in (anna, marek):
        one.open(f"/t/{table}")
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_role("textbox", name="Say something").fill("Good luck <b>Marek</b>!")
    anna.page.get_by_role("button", name="Send").click()
    expect(anna.page.get_by_role("log", name="Chat")).to_contain_text("Good luck <b>Marek</b>!")

    expect(marek.page.get_by_role("button", name="Chat, 1 new message")).to_be_visible()
    marek.page.get_by_role("button", name="Chat, 1 new message").click()
    expect(marek.page.get_by_role("log", name="Chat")).to_contain_text("Good luck <b>Marek</b>!")
    marek.page.get_by_role("textbox", name="Say something").fill("Thanks")
    marek.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("log", name="Chat")).to_contain_text("Thanks")
    marek.open(f"/t/{table}")
    marek.page.get_by_role("tab", name="Chat").click()
    expect(marek.page.get_by_role("log", name="Chat")).to_contain_text("Thanks")


def test_a_spectator_sees_the_game_and_nobodys_controls(visit: Visits) -> None:
    anna = visit(path=None)
    anna.guest("Anna")
    table = anna.table("person", "bot:random", "bot:random", public=True)
    anna.open(f"/t/{table}")
    player = at_table(anna.page)

    watcher = visit(path="/lobby?show=watch")
    watcher.page.locator(f'a[href="/t/{table}"]').click()
    expect(watcher.page).to_have_url(re.compile(table))
    seen = watcher.page
    expect(seen.get_by_role("heading", name="You are watching")).to_be_visible()
    assert_no_controls(seen)
    for _ in range(3):
        player.answer()
        player.turn()
        expect(seen.locator("[role=log] a.at").first).to_have_text(player.look.moves)
        assert_no_controls(seen)
        assert market(seen) == market(anna.page)


def test_whoever_leaves_is_replaced_and_may_come_back(visit: Visits) -> None:
    anna, marek = visit(path=None), visit(path=None)
    anna.guest("Anna")
    marek.guest("Marek")
    table = seated(anna, marek)
    anna.open(f"/t/{table}")
    marek.open(f"/t/{table}")
    marek.page.get_by_role("button", name="Menu").click()
    marek.page.get_by_role("button", name="Leave the table").click()
    marek.page.locator(".menu").get_by_role("button", name="Leave the table").click()
    expect(marek.page).to_have_url(f"{marek.url}/")
    expect(anna.page.locator(".rival").get_by_role("img", name="bot")).to_be_visible()

    marek.open(f"/t/{table}")
    expect(marek.page.get_by_role("heading", name="You are watching")).to_be_visible()
    marek.page.get_by_role("link", name="Join").click()
    marek.page.get_by_role("button", name="Sit down").click()
    expect(marek.page).to_have_url(f"{marek.url}/t/{table}")
    expect(marek.page.locator("#civilization")).to_contain_text("Marek")
    expect(marek.page.get_by_role("heading", name="You are watching")).to_have_count(0)


def whose_turn(players: list[Player]) -> tuple[Player, Player]:
    """Who must decide, and who waits."""
    one, other = players
    clock = Clock("nobody is asked")
    while True:
        if one.gold.count() == 1:
            return one, other
        if other.gold.count() == 1:
            return other, one
        clock.tick(0.05)


def expect_same_market(players: list[Player]) -> None:
    """Both see the same Market, sooner or later."""
    one, other = players
    cards = one.page.locator(".market-cards .card")
    expect(other.page.locator(".market-cards .card")).to_have_count(cards.count())
    for number, card in enumerate(market(one.page)):
        expect(other.page.locator(".market-cards .card").nth(number)).to_have_attribute("data-card", card)


def market(page: Page) -> list[str]:
    """The cards of the Market."""
    return [str(card.get_attribute("data-card")) for card in page.locator(".market-cards .card").all()]


def assert_no_controls(page: Page) -> None:
    """Nothing on the page can be chosen, confirmed or taken back."""
    assert page.locator("[data-confirm], [data-option], main .can, main [aria-pressed]").count() == 0
    assert page.get_by_role("button", name=re.compile("^Undo")).count() == 0
    page.get_by_role("button", name="Menu").click()
    expect(page.locator(".menu")).to_be_visible()
    assert page.locator(".menu").get_by_role("button", name=re.compile("Leave|Resign")).count() == 0
    page.keyboard.press("Escape")
    expect(page.locator(".menu")).to_have_count(0)
