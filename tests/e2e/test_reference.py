"""Cards and rules to look things up in."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.browsing import Visits
from tests.e2e.playing import at_table

CARDS = "/games/flow_of_history"
TARGETED = "(id) => document.getElementById(id)?.classList.contains('target')"


def test_cards_are_found_by_words_and_by_facts(visit: Visits) -> None:
    anna = visit(path=CARDS)
    page = anna.page
    cards = page.locator("article.card")
    everything = cards.count()
    assert everything > 50
    page.get_by_role("searchbox", name="Search cards").fill("pyramids")
    expect(cards).not_to_have_count(everything)
    expect(cards.first).to_contain_text("Pyramids")
    expect(page.get_by_role("status").filter(has_text="cards")).to_contain_text(f"of {everything} cards")
    page.get_by_role("button", name="Clear").click()
    expect(cards).to_have_count(everything)
    page.get_by_label("Type").select_option("Wonder")
    expect(cards).not_to_have_count(everything)
    page.get_by_role("searchbox", name="Search cards").fill("zzzz")
    expect(page.get_by_text("Nothing fits.")).to_be_visible()


def test_a_reconstructed_card_says_so_and_how_sure_each_part_is(visit: Visits) -> None:
    anna = visit(path=CARDS)
    page = anna.page
    sure = {card["id"]: card["confidence"] for card in anna.api("GET", "/api/games/flow_of_history/cards")}
    reconstructed = {card for card, confidence in sure.items() if confidence == "reconstructed"}
    assert reconstructed
    marked = page.locator("article.card", has=page.get_by_text("reconstructed", exact=True).and_(page.locator(".chip")))
    expect(marked).to_have_count(len(reconstructed))
    page.get_by_label("How sure").select_option("reconstructed")
    expect(page.locator("article.card")).to_have_count(len(reconstructed))
    first = page.locator("article.card").first
    first.get_by_text("How sure is this?").click()
    expect(first.locator("dl")).to_contain_text("reconstructed")


def test_a_rule_number_opens_its_rule(visit: Visits) -> None:
    anna = visit(path=f"{CARDS}?show=rules")
    page = anna.page
    page.get_by_role("searchbox").fill("FH-6.2")
    expect(page.locator(".rule-text").first).to_be_visible()
    link = page.locator(".rule-text a.rule").first
    rule = link.inner_text()
    link.click()
    expect(page).to_have_url(re.compile(re.escape(f"#{rule}")))
    page.wait_for_function(TARGETED, arg=rule)

    stranger = visit(path=f"{CARDS}#{rule}").page
    stranger.wait_for_function(TARGETED, arg=rule)
    expect(stranger.locator(".target")).to_be_in_viewport()


def test_a_refusal_at_the_table_leads_to_its_rule_and_back(visit: Visits) -> None:
    anna = visit(path=None)
    anna.guest()
    anna.open(f"/t/{anna.table('person', 'bot:random', 'bot:random')}")
    page, player = anna.page, at_table(anna.page)
    board = player.board
    link = page.locator("[data-refusal] a.rule").first
    rule = link.inner_text()
    # The option is refused, its link is not.
    link.click(force=True)
    page.wait_for_function(TARGETED, arg=rule)
    expect(page.locator(".target")).to_be_in_viewport()
    page.go_back()
    player.turn()
    # Whoever opens a table anew is told again which cards are new.
    assert player.board.replace(" new.", "") == board.replace(" new.", "")
