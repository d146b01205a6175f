"""A newcomer plays a whole game with the mouse."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

import epoka
from tests.e2e.browsing import Language, Visits
from tests.e2e.playing import at_table, best, continued
from tests.e2e.reading import FITS

CUT = """() => [...document.querySelectorAll("#civilization .upper")]
  .filter((place) => Math.max(place.scrollHeight, place.firstElementChild.scrollHeight) > place.clientHeight + 2)
  .map((place) => place.innerText)"""
LIKELY = (134, 300)
"""In the first of these games there is such a civilization; the others are for when rules change."""


def test_two_clicks_lead_from_the_home_page_to_the_first_decision(visit: Visits) -> None:
    page = visit(motion=True).page
    page.get_by_role("button", name="Play now against bots").click()
    player = at_table(page)
    expect(page.get_by_text("Your turn")).to_be_visible()
    expect(page.get_by_role("region", name="Decision")).to_be_visible()
    look = player.look
    assert look.prompt.endswith("?")
    assert len(look.options) > 1
    assert look.chosen is None
    expect(player.gold).to_be_disabled()

    page.locator("main button.can").first.click()
    expect(page.locator("[aria-pressed=true]").or_(page.locator(".number")).first).to_be_visible()


def test_a_whole_game_is_played_by_clicking_alone(visit: Visits) -> None:
    anna = visit()
    page = anna.page
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Play now against bots").click()
    player = at_table(page)
    prompts = set()
    for number in range(400):
        if player.turn().over:
            break
        assert page.evaluate(FITS), "the table does not fit the screen"
        prompts.add(player.answer(on_board=number % 2 == 0).prompt)
    assert player.look.over
    assert len(prompts) > 3

    table = anna.api("GET", f"/api/{anna.path.replace('t/', 'tables/').lstrip('/')}")
    scores, winners = table["result"]["scores"], table["result"]["winners"]
    names = [seat["name"] for seat in table["seats"]]
    expect(player.result).to_contain_text(f"{max(scores)} points")
    for winner in winners:
        expect(player.result.get_by_role("heading")).to_contain_text(names[winner])
    assert sheet(page) == dict(zip(names, scores, strict=True))
    assert page.evaluate(FITS)

    page.get_by_role("button", name="Show the table").click()
    expect(page.locator("#civilization")).to_be_visible()
    page.get_by_role("button", name="Show the scores").click()
    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(re.compile(table["id"]))
    assert not at_table(page).look.over


def test_what_cannot_be_chosen_says_why_and_every_card_can_be_seen_whole(visit: Visits) -> None:
    anna = visit(path=None)
    anna.guest()
    anna.open(f"/t/{anna.table('person', 'bot:random', 'bot:random')}")
    page = anna.page
    at_table(page)
    refused = page.locator("[data-refusal]").first
    expect(refused).to_contain_text(re.compile(r"FH-\d"))
    mine = page.locator("#civilization .card").first
    mine.click(force=True)
    why = page.get_by_role("alert").filter(has_text="There is nothing to choose here now.")
    expect(why).to_be_visible()
    why.get_by_role("button", name="Close").click()
    expect(why).to_have_count(0)

    page.locator(".rival [data-card]").first.hover()
    expect(page.locator(".details .card")).to_be_visible()
    page.mouse.move(0, 0)
    expect(page.locator(".details")).to_have_count(0)


def sheet(page: Page) -> dict[str, int]:
    """The totals of the score sheet by name; each must be the sum of its column."""
    rows = page.locator(".scores table").first.locator("tr").all()
    cells = [row.locator("th, td").all() for row in rows]
    names = [cell.locator(".seat").inner_text() for cell in cells[0][1:]]
    columns = [
        [int(found[0]) for row in cells[1:] if (found := numbers(row[seat].inner_text()))]
        for seat in range(1, len(names) + 1)
    ]
    for column in columns:
        assert sum(column[:3]) == column[3], column
    return {name: column[3] for name, column in zip(names, columns, strict=True)}


def numbers(text: str) -> list[str]:
    """The numbers at the start of lines."""
    return re.findall(r"^-?\d+", text)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_civilization_of_many_cards_fits_and_can_be_read(visit: Visits, language: Language) -> None:
    anna = visit(language=language, path=None)
    anna.guest()
    page = continued(anna, many_cards().to_bytes()).page
    assert page.evaluate(FITS), "the table does not fit the screen"
    assert page.evaluate(CUT) == []


def many_cards() -> epoka.Table:
    """A late game in which seat 0 has deep stacks and many wonders."""
    for seed in range(*LIKELY):
        table, rng = epoka.new("flow_of_history", seats=3, seed=seed), Random(seed)
        while not table.over:
            stacks = table.view(0)["counters"]["seats"][0]["stacks"]
            wonders = len(stacks.pop("wonder", ()))
            if table.decision.seat == 0 and wonders > 4 and max(map(len, stacks.values()), default=0) > 5:
                return table
            options = [" ".join(map(str, option)) for option in table.decision.options]
            eager = options[0] if options[0].startswith("stake") else best(options)
            table.apply(
                table.decision.seat, eager if table.decision.seat == 0 or rng.random() > 0.3 else rng.choice(options)
            )
    raise AssertionError("no civilization has many cards")
