"""A newcomer plays a whole game with the mouse."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.browsing import Visits
from tests.e2e.playing import at_table
from tests.e2e.reading import FITS


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
