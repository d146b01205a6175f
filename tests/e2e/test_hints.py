"""Hints at the table and the analysis of a game: by mouse, by keyboard, on every screen, in both languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browsing import DESKTOP, PHONE, SCREENS, Language, Screen, Visitor, Visits
from tests.e2e.playing import at_table
from tests.e2e.reading import misfits, violations_in_both_themes
from tests.waiting import unhurried

SPILLS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
LONG = unhurried(120_000)
"""Milliseconds that an analysis may take where other tests run beside it."""


def asked(visitor: Visitor, *kinds: str, **extra: bool) -> Page:
    """A table where it is my turn, in the browser."""
    visitor.guest("Anna")
    table = visitor.table(*kinds, **extra)
    visitor.await_turn(table)
    visitor.open(f"/t/{table}")
    at_table(visitor.page)
    return visitor.page


def test_a_hint_names_the_best_options_and_is_played_by_clicking(visit: Visits) -> None:
    page = asked(visit(path=None), "person", "bot:random", "bot:random")
    page.get_by_role("button", name="Hint", exact=True).click()
    advice = page.get_by_role("group", name="What a bot would do")
    best = advice.get_by_role("button").first
    expect(best).to_have_text(re.compile(r"\d+% to win"))
    assert 1 <= advice.get_by_role("button").count() <= 3
    expect(page.get_by_role("log")).to_contain_text("Anna asks for a hint")
    best.click()
    # An option that only leads to the next question is taken at once; any other waits to be confirmed.
    expect(page.locator(".opt[aria-pressed=true], .stepper, [data-prompt]").first).to_be_visible()
    with_confirm = page.locator("[data-confirm]:enabled")
    if with_confirm.count():
        with_confirm.click()
    expect(advice).to_have_count(0)


def test_a_hint_comes_and_goes_by_its_key(visit: Visits) -> None:
    page = asked(visit(path=None), "person", "bot:random", "bot:random")
    advice = page.get_by_role("group", name="What a bot would do")
    page.keyboard.press("h")
    expect(advice.get_by_role("button").first).to_be_visible()
    expect(advice.get_by_role("status")).to_contain_text("% to win")
    page.keyboard.press("h")
    expect(advice).to_have_count(0)


def test_among_people_there_are_no_hints_unless_the_table_says_so(visit: Visits) -> None:
    anna = visit(path=None)
    page = asked(anna, "person", "hotseat", "bot:random")
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    page.keyboard.press("h")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_text("No hints at this table")).to_be_visible()
    expect(page.get_by_role("log")).not_to_contain_text("asks for a hint")


def test_the_form_allows_hints_for_one_person_only_unless_told(visit: Visits) -> None:
    page = visit(path="/new").page
    hints = page.get_by_role("switch", name="Hints")
    expect(hints).to_be_checked()
    page.locator("input[name=who-1][value=invite] + span").click()
    expect(hints).not_to_be_checked()
    hints.click(force=True)
    expect(hints).to_be_checked()
    page.locator("input[name=who-2][value=here] + span").click()
    expect(hints).to_be_checked()


def test_friends_see_that_somebody_has_asked(visit: Visits) -> None:
    anna, marek = visit(path=None), visit(path=None)
    anna.guest("Anna")
    marek.guest("Marek")
    table = anna.table("person", "bot:random", "bot:random", hints=True, public=True)
    anna.await_turn(table)
    marek.open(f"/t/{table}")
    anna.open(f"/t/{table}")
    at_table(anna.page)
    anna.page.get_by_role("button", name="Hint", exact=True).click()
    expect(marek.page.get_by_role("log")).to_contain_text("Anna asks for a hint")
    marek.page.reload()
    expect(marek.page.get_by_role("log")).to_contain_text("Anna asks for a hint")


@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_a_hint_fits_the_screen_and_axe_finds_nothing_serious(visit: Visits, screen: Screen) -> None:
    page = asked(visit(screen, lenient=True, path=None), "person", "bot:random", "bot:random")
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator("[data-advice]").first).to_be_visible()
    assert page.evaluate(SPILLS) <= 0
    for button in page.locator("[data-advice]").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= (44 if screen.touch else 28)
        assert box["y"] + box["height"] <= screen.height
    assert violations_in_both_themes(page) == []


def analysed(visitor: Visitor) -> str:
    """A table whose game is over and has been analysed."""
    visitor.guest("Anna")
    table = visitor.finished("person", "bot:greedy")
    visitor.api("POST", f"/api/tables/{table}/analysis")
    visitor.open(f"/t/{table}/analysis")
    expect(visitor.page.get_by_role("heading", name="Odds of winning")).to_be_visible(timeout=LONG)
    return table


def test_a_finished_game_is_analysed_on_demand_and_shared_by_its_address(visit: Visits) -> None:
    anna = visit(path=None)
    anna.guest("Anna")
    table = anna.finished("person", "bot:greedy")
    page = anna.open(f"/t/{table}")
    page.get_by_role("link", name="Analysis").click()
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=LONG)
    answers = anna.api("GET", f"/api/tables/{table}")["answers"]

    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"After {answers} answers: .*100%"))
    slider.fill("12")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"After 12 answers: .*\d+%"))
    page.get_by_text("The figures as a table").click()
    rows = page.get_by_role("region", name="The figures as a table").get_by_role("row")
    expect(rows).to_have_count(answers + 2)

    mine = anna.api("GET", f"/api/tables/{table}")["mine"][0]
    own = [one for one in anna.api("GET", f"/api/tables/{table}/analysis")["moments"] if one["seat"] == mine]
    page.get_by_text("All", exact=True).click()
    decisions = page.locator("section", has=page.get_by_role("heading", name="Decisions")).get_by_role("listitem")
    expect(decisions).to_have_count(len(own))
    decisions.first.get_by_role("link").click()
    expect(page).to_have_url(re.compile(rf"/t/{table}/at/{own[0]['number']}$"))

    stranger = visit(path=f"/t/{table}/analysis")
    expect(stranger.page.get_by_role("heading", name="Turning points")).to_be_visible()


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=str)
def test_the_analysis_fits_the_screen_and_axe_finds_nothing_serious(visit: Visits, screen: Screen) -> None:
    visitor = visit(screen, lenient=True, path=None)
    analysed(visitor)
    page = visitor.page
    page.get_by_text("The figures as a table").click()
    assert page.evaluate(SPILLS) <= 0
    assert violations_in_both_themes(page) == []


@pytest.mark.parametrize("language", ["en", "pl"])
def test_everything_fits_and_can_be_read(visit: Visits, language: Language) -> None:
    anna = visit(language=language, path=None)
    page = asked(anna, "person", "bot:random", "bot:random")
    page.locator("button.hint").click()
    expect(page.locator("[data-advice]").first).to_be_visible()
    wrong = misfits(page, language)
    table = anna.finished("person", "bot:greedy")
    anna.open(f"/t/{table}/analysis")
    wrong += misfits(page, language)
    page.locator("button.act").click()
    expect(page.locator("progress")).to_be_visible()
    wrong += misfits(page, language)
    expect(page.locator("path.line").first).to_be_visible(timeout=LONG)
    page.locator("input[name=which][value=all] + span").click()
    page.locator("summary").click()
    wrong += misfits(page, language)
    assert not wrong, "\n".join(wrong)


def test_what_is_asked_stands_on_the_first_page(visit: Visits) -> None:
    anna = visit(language="pl", path=None)
    anna.guest("Anna")
    anna.await_turn(anna.table("person", "bot:random", "bot:random"))
    anna.open("/")
    expect(anna.page.locator(".turn-card")).to_contain_text("Którą akcję wybierasz?")
