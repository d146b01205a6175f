"""Clash of Cultures in the browser: playing on the map, battles, trades, the guide, every screen."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

import epoka
from tests.e2e.browsing import DESKTOP, PHONE, Screen, Visitor, Visits
from tests.e2e.playing import (
    CHOSEN,
    LOOK,
    SETTLED,
    Player,
    against_bots,
    at_table,
    continued,
    hunted,
    imported,
    open_table,
    verb,
)
from tests.e2e.reading import FITS, await_frames, misfits, violations_in_both_themes

GAME = "clash_of_cultures"
AVOIDED = ("trade", "raze", "decline", "withdraw")
"""Answers that only lengthen a game, or that keep things from happening."""
LIKELY = {"recruit": 4, "hire": 6, "move": 3, "group": 4, "construct": 4, "found": 8, "lay": 20, "raze": 0, "done": 0.3}
"""How much more or less often than others such answers are given, so that rare questions come up."""
QUESTIONS = (
    "attack",
    "event",
    "prompt-withdraw",
    "prompt-battle-card",
    "prompt-harvest",
    "prompt-turn",
    "prompt-government",
)
"""Questions that are looked at; an attack is a question for a destination where somebody is to be fought, and an event
one in the status phase that an event asks."""
ASKED_BY_EVENTS = ("prompt-camp", "prompt-march", "prompt-exhaust", "prompt-lose-unit")

KEYS = "(all) => all.map((one) => one.dataset.option)"
UNCOVERED = """() => [...document.querySelectorAll(".hx.target > polygon:first-of-type")].some((hex) =>
  hex.getBoundingClientRect().bottom <= document.querySelector(".side").getBoundingClientRect().top)"""


def is_attack(table: epoka.Table) -> bool:
    """Whether a group may go to where an enemy is."""
    if table.decision.prompt != "prompt-destination":
        return False
    seat = table.decision.seat
    map_ = {place["hex"]: place for place in table.view(seat)["counters"]["table"]["map"]}
    targets = [map_[option[1]] for option in table.decision.options if option[0] == "to"]
    return any(army["owner"] != seat for place in targets for army in place.get("units", ()))


def is_event(table: epoka.Table) -> bool:
    """Whether an event asks about hexes while the status phase is on."""
    decision = table.decision
    if decision.prompt not in ASKED_BY_EVENTS:
        return False
    return bool(table.view(decision.seat)["counters"]["table"]["phase"] == "status")


def question(table: epoka.Table) -> str:
    """The name of the question that is asked."""
    return "attack" if is_attack(table) else "event" if is_event(table) else table.decision.prompt


@pytest.fixture(scope="module")
def positions() -> dict[str, bytes]:
    """Saved games of four with civilizations, one for each question."""
    return hunted(GAME, QUESTIONS, LIKELY, question)


def seated(visitor: Visitor, bots: int, civilizations: str) -> str:
    """The id of a table where Anna plays against random bots, in the first seat."""
    return against_bots(visitor, GAME, bots, {"civilizations": civilizations})


def against_random(visitor: Visitor, saved: bytes) -> Player:
    """A saved game that goes on against random bots, so that there are hints."""
    seat = epoka.load(saved).decision.seat
    table = imported(visitor, saved)
    seats = [{"kind": "person"} if other == seat else {"kind": "bot", "bot": "random"} for other in range(4)]
    branch = {"n": table["answers"], "seats": seats, "seat": seat}
    return open_table(visitor, visitor.api("POST", f"/api/tables/{table['id']}/branch", branch)["id"])


def choose_on_map(player: Player, rng: Random) -> bool:
    """Press a hex that glows, and something of its list; whether there was one."""
    page = player.page
    before = page.evaluate(LOOK)
    glowing, rows = page.locator("main .hx.target"), page.locator("main .menu .row")
    if not glowing.count():
        return False
    # The list of a hex is open already where a move has begun there.
    if not rows.count():
        glowing.nth(rng.randrange(glowing.count())).dispatch_event("click")
        page.wait_for_function(f"(before) => document.querySelector('.menu .row') || ({CHOSEN})(before)", arg=before)
    if rows.count():
        player.press(rows.nth(rng.randrange(rows.count())))
        page.wait_for_function(CHOSEN, arg=before)
    return True


def answer(player: Player, rng: Random, on_map: float = 0.5) -> str:
    """Answer the question on the screen as a person does, more or less often on the map; returns the answer."""
    asked = player.turn()
    if not (rng.random() < on_map and choose_on_map(player, rng)):
        player.choose_in_a_group(rng, AVOIDED)
    return player.settle(asked)


def test_a_newcomer_starts_the_base_game_with_two_bots_from_its_tile(visit: Visits) -> None:
    page = visit().page
    page.get_by_role("button", name=re.compile("Play bots: Clash of Cultures")).click()
    at_table(page)
    expect(page.locator("main .rival")).to_have_count(2)
    expect(page.locator(".mat .civ")).to_have_count(0)
    guide = page.locator("[data-guide]")
    expect(guide).to_contain_text("3 actions")
    guide.get_by_role("button", name="Switch the guide off").click()
    expect(guide).to_have_count(0)


def test_units_go_by_a_click_on_them_and_a_click_on_where(visit: Visits) -> None:
    anna = visit(path=None)
    player = open_table(anna, seated(anna, 1, "off"))
    page = player.page
    home = page.locator(".hx.target").first.get_attribute("data-hex")
    page.locator(f'[data-hex="{home}"]').click()
    page.get_by_role("button", name="Move units from here").click()
    expect(page.locator("[data-prompt]")).to_contain_text(f"from {home}")
    target = page.locator(".hx.target", has=page.locator(".tg")).first
    there = target.get_attribute("data-hex")
    expect(target).to_have_accessible_name(re.compile("can (Move|Explore)"))
    target.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-option][aria-pressed=true]")).to_contain_text(str(there))
    expect(player.gold).to_be_enabled()


def test_an_advance_that_cannot_be_bought_says_why(visit: Visits) -> None:
    anna = visit(path=None)
    player = open_table(anna, seated(anna, 1, "off"))
    page = player.page
    page.locator('.advance[data-card="navigation"]').click(force=True)
    pointed = page.locator(".refused.pointed")
    expect(pointed).to_contain_text("Navigation needs Fishing")
    expect(pointed.get_by_role("link")).to_have_text("COC-6.1")
    chart = page.locator(".chart").bounding_box()
    page.locator('.advance[data-card="fishing"]').click()
    expect(page.locator('.advance[data-card="fishing"]')).to_have_attribute("aria-pressed", "true")
    expect(player.gold).to_be_enabled()
    expect(page.locator(".mat .delta")).not_to_have_count(0)
    assert page.locator(".chart").bounding_box() == chart, "what is chosen moves the chart"
    meaning = player.option("advance fishing").get_by_text("may take food from 1 adjacent sea hex")
    expect(meaning).to_be_in_viewport(ratio=1)


def test_a_hex_that_cannot_be_chosen_says_why(visit: Visits) -> None:
    anna = visit(path=None)
    player = open_table(anna, seated(anna, 1, "off"))
    page = player.page
    player.choose(next(key for key in player.look.options if verb(key) == "collect"))
    page.wait_for_function(SETTLED)
    refused = page.locator(".hx", has=page.locator(".nope")).first
    name = refused.get_attribute("data-hex")
    expect(refused).to_have_accessible_name(re.compile("cannot"))
    refused.click(force=True)
    pointed = page.locator(".refused.pointed")
    expect(pointed).to_contain_text(str(name))
    expect(pointed.get_by_role("link")).to_have_text(re.compile(r"COC-7\.4\.\d"))
    expect(page.locator("[data-option][aria-pressed=true]")).to_have_count(0)


@pytest.mark.parametrize("question", ["attack", "prompt-withdraw", "prompt-harvest"])
def test_a_hint_helps_with_a_move_a_battle_and_a_collect(
    visit: Visits, positions: dict[str, bytes], question: str
) -> None:
    anna = visit(path=None)
    anna.guest()
    seat = epoka.load(positions[question]).decision.seat
    player = against_random(anna, positions[question])
    page, asked = player.page, player.look
    page.get_by_role("button", name="Hint", exact=True).click()
    advice = page.locator("[data-advice]")
    expect(advice.first).to_contain_text(re.compile(r"\d+% to win"))
    best = advice.first.get_attribute("data-advice")
    assert best in asked.options
    before = page.evaluate(LOOK)
    advice.first.click()
    page.wait_for_function(CHOSEN, arg=before)
    chosen = page.locator("[data-option][aria-pressed=true]").evaluate_all(KEYS)
    if not chosen:
        # A choice that only leads to the next question is taken at once.
        lines = anna.api("GET", f"/api{anna.path.replace('/t/', '/tables/')}/log?seat={seat}")["lines"]
        chosen = [line["answer"] for line in lines if line["answer"]][-1:]
    assert chosen == [best]


def test_dice_are_not_rolled_before_the_answer_is_confirmed(visit: Visits, positions: dict[str, bytes]) -> None:
    anna = visit(path=None)
    anna.guest()
    player = continued(anna, positions["prompt-battle-card"])
    expect(player.page.locator("[role=log] a.at").first).to_be_visible()
    asked = player.look
    player.choose("hold")
    player.page.wait_for_function(SETTLED)
    await_frames(player.page)
    now = player.look
    assert (now.prompt, now.moves, now.ready) == (asked.prompt, asked.moves, True)


def test_a_part_of_a_game_for_four_is_played_by_clicking(visit: Visits) -> None:
    anna = visit(path=None)
    table = seated(anna, 3, "on")
    player = open_table(anna, table)
    page = player.page
    rng = Random(4)
    for _ in range(12):
        if player.turn().over:
            break
        answer(player, rng)
        assert page.evaluate(FITS), "the page scrolls"
    page.locator("main .rival").nth(1).click()
    expect(page.locator(".mat")).to_have_accessible_name(re.compile("The civilization of"))
    page.get_by_role("button", name="Mine", exact=True).click()
    expect(page.locator(".mat")).to_have_accessible_name("My civilization")


def test_an_attack_shows_its_odds_and_its_rounds(visit: Visits, positions: dict[str, bytes]) -> None:
    anna = visit(path=None)
    anna.guest()
    player = continued(anna, positions["attack"])
    page = player.page
    attack = page.locator("[data-option]", has_text="Attack").first
    attack.click()
    expect(attack).to_contain_text(re.compile(r"wins \d+\s%, loses \d+\s%"))
    expect(page.locator(".pv")).to_contain_text(re.compile(r"wins \d+\s% of such battles"))
    player = continued(anna, positions["prompt-withdraw"])
    battle = page.locator(".battle")
    expect(battle).to_contain_text("Round 1")
    expect(battle.locator(".dice")).not_to_have_count(0)
    expect(battle).to_contain_text(re.compile(r"value \d+"))
    player.choose("withdraw")
    player.confirm()
    expect(battle).to_contain_text("withdrawal")
    page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
    title, close = (battle.locator(part).bounding_box() for part in ("h3", ".shut"))
    assert title is not None
    assert close is not None
    assert close["y"] < title["y"] + title["height"], "the button stands below the title"


def test_an_event_is_told_in_the_status_phase_too(visit: Visits, positions: dict[str, bytes]) -> None:
    anna = visit(path=None)
    anna.guest()
    page = continued(anna, positions["event"]).page
    expect(page.get_by_role("region", name="Status phase")).to_be_visible()
    expect(page.get_by_role("region", name="Event", exact=True).locator(".text p")).not_to_be_empty()


def test_on_a_phone_the_hexes_of_a_decision_are_not_under_it(visit: Visits, positions: dict[str, bytes]) -> None:
    anna = visit(PHONE, path=None)
    anna.guest()
    page = continued(anna, positions["event"]).page
    expect(page.locator(".news")).to_have_count(2)
    page.wait_for_function(UNCOVERED)


def test_a_trade_is_offered_and_answered(visit: Visits) -> None:
    anna = visit(path=None)
    anna.guest()
    player = open_table(anna, anna.table("person", "hotseat", game=GAME, options={"civilizations": "off"}))
    page = player.page
    player.choose(next(key for key in player.look.options if verb(key) == "trade"))
    page.wait_for_function(SETTLED)
    trade = page.locator(".trade")
    expect(trade).to_contain_text("nothing yet")
    trade.get_by_role("button", name="Give 1 food").click()
    expect(trade.locator(".goods").first).to_contain_text("1")
    player.choose("propose")
    player.confirm()
    page.get_by_role("button", name=re.compile("^I am ")).click()
    player.turn()
    expect(trade).to_contain_text("You get")
    player.choose("accept")
    player.confirm()
    expect(page.locator("[role=log]")).to_contain_text("trade")


def test_on_a_phone_the_map_is_as_wide_as_the_page_and_the_decision_is_pinned(visit: Visits) -> None:
    anna = visit(PHONE, path=None)
    player = open_table(anna, seated(anna, 1, "off"))
    page = player.page
    box = page.locator(".mapbox").bounding_box()
    assert box is not None
    assert box["width"] == PHONE.width
    player.choose(next(key for key in player.look.options if verb(key) == "recruit"))
    page.wait_for_function(SETTLED)
    assert page.evaluate("scrollY") == 0, "choosing in the panel scrolls the board away"
    rng = Random(1)
    for _ in range(3):
        answer(player, rng, on_map=1)
        expect(player.gold).to_be_in_viewport(ratio=1)
    page.mouse.wheel(0, 600)
    expect(player.gold).to_be_in_viewport(ratio=1)


def test_on_a_phone_a_battle_comes_back_into_sight(visit: Visits, positions: dict[str, bytes]) -> None:
    anna = visit(PHONE, path=None)
    anna.guest()
    player = continued(anna, positions["prompt-withdraw"])
    title = player.page.locator(".battle h3")
    player.page.mouse.wheel(0, 600)
    expect(title).not_to_be_in_viewport()
    player.choose("withdraw")
    player.confirm()
    expect(title).to_be_in_viewport()


def test_everything_fits_and_can_be_read(visit: Visits, positions: dict[str, bytes]) -> None:
    """In Polish, whose words are longer."""
    visitor = visit(language="pl", path=None)
    visitor.guest("Grażyna Żądło")
    wrong = [one for name in QUESTIONS for one in misfits(continued(visitor, positions[name]).page, "pl")]
    assert not wrong, "\n".join(wrong)


def test_the_score_sheet_fits(visit: Visits) -> None:
    visitor = visit(language="pl", path=None)
    table = seated(visitor, 1, "off")
    visitor.hurry(table, pick=lambda options: next((key for key in options if verb(key) == "end"), options[0]))
    page = visitor.open(f"/t/{table}")
    expect(page.locator(".scores")).to_be_visible()
    assert not misfits(page, "pl")


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=str)
def test_axe_finds_nothing_serious(visit: Visits, positions: dict[str, bytes], screen: Screen) -> None:
    visitor = visit(screen, lenient=True, path=None)
    visitor.guest()
    page = continued(visitor, positions["prompt-withdraw"]).page
    found = violations_in_both_themes(page)
    assert not found, "\n".join(found)
