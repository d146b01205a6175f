"""Playing on a phone, a tablet and a desktop."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browsing import PHONE, SCREENS, Screen, Visits
from tests.e2e.playing import Player, at_table
from tests.e2e.reading import english, sideways


def test_a_phone_in_polish_leads_by_touch_to_a_table_without_a_word_of_english(visit: Visits) -> None:
    page = visit(PHONE, "pl").page
    assert page.locator("html").get_attribute("lang") == "pl"
    assert not english(page)
    page.get_by_role("button", name="Zagraj teraz z botami").tap()
    player = at_table(page)
    for number in range(10):
        player.turn()
        assert_in_sight(player)
        assert not english(page)
        player.answer(on_board=number % 2 == 0)
    page.get_by_role("button", name="Dziennik").tap()
    expect(page.get_by_role("log")).to_be_visible()
    assert not english(page)


@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_the_decision_stays_in_sight_and_nothing_scrolls_sideways(visit: Visits, screen: Screen) -> None:
    page = visit(screen).page
    assert not sideways(page)
    page.get_by_role("button", name="Play now against bots").click()
    player = at_table(page)
    for number in range(8):
        player.turn()
        assert_in_sight(player)
        for place in (0, 100_000):
            page.evaluate("(place) => window.scrollTo(0, place)", place)
            assert_in_sight(player)
        player.answer(on_board=number % 2 == 1)


def assert_in_sight(player: Player) -> None:
    """The prompt, the gold button and all of the panel are in the window."""
    page: Page = player.page
    expect(player.prompt).to_be_in_viewport(ratio=1)
    expect(player.gold).to_be_in_viewport(ratio=1)
    expect(page.locator("section:has([data-confirm])")).to_be_in_viewport(ratio=0.99)
    assert not sideways(page)
