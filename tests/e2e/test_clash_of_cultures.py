"""Clash of Cultures in the browser: playing on the map, battles, trades, the guide, every screen."""

from __future__ import annotations

import re
from base64 import b64encode
from random import Random

import pytest
from playwright.sync_api import expect

import epoka
from tests.e2e.browsing import DESKTOP, PHONE, SCREENS, Screen, Visitor, Visits
from tests.e2e.playing import CHOSEN, LOOK, Player, at_table
from tests.e2e.reading import clipped, english, sideways
from tests.e2e.test_accessibility import violations
from tests.e2e.test_game import FITS
from tests.e2e.test_layout import TWO_FRAMES
from tests.e2e.test_through_the_ages import SETTLED, verb

GAME = "clash_of_cultures"
AVOIDED = ("trade", "raze", "decline", "withdraw")
"""Answers that only lengthen a game, or that keep things from happening."""
LIKELY = {"recruit": 4, "hire": 6, "move": 3, "group": 4, "construct": 4, "found": 8, "lay": 20, "raze": 0, "done": 0.3}
"""How much more or less often than others such answers are given, so that rare questions come up."""
QUESTIONS = ("attack", "prompt-withdraw", "prompt-turn", "prompt-government")
"""Questions that are looked at; an attack is a question for a destination where somebody is to be fought."""
MANY = 300
"""Games in which every question must have come up."""


def is_attack(table: epoka.Table) -> bool:
    """Whether a group may go to where an enemy is."""
    if table.decision.prompt != "prompt-destination":
        return False
    seat = table.decision.seat
    map_ = {place["hex"]: place for place in table.view(seat)["counters"]["table"]["map"]}
    targets = [map_[option[1]] for option in table.decision.options if option[0] == "to"]
    return any(army["owner"] != seat for place in targets for army in place.get("units", ()))


@pytest.fixture(scope="module")
def positions() -> dict[str, bytes]:
    """Saved games of four with civilizations, one for each question."""
    found: dict[str, bytes] = {}
    for seed in range(MANY):
        table, rng = epoka.new(GAME, seats=4, seed=seed), Random(seed)
        while not table.over and len(found) < len(QUESTIONS):
            decision = table.decision
            name = "attack" if is_attack(table) else decision.prompt
            if name in QUESTIONS and name not in found and len(decision.options) > 1:
                found[name] = table.to_bytes()
            weights = [LIKELY.get(str(option[0]), 1) for option in decision.options]
            table.apply(decision.seat, rng.choices(decision.options, weights)[0])
        if len(found) == len(QUESTIONS):
            break
    assert set(found) == set(QUESTIONS)
    return found


def continued(visitor: Visitor, saved: bytes) -> Player:
    """A saved game, at whose table every seat is the visitor's."""
    body = {"data": b64encode(saved).decode(), "format": "save"}
    return open_table(visitor, visitor.api("POST", "/api/imports", body)["id"])


def seated(visitor: Visitor, bots: int, civilizations: str, name: str = "Anna") -> str:
    """The id of a table where somebody plays against random bots, in the first seat."""
    visitor.guest(name)
    seats = ("person", *["bot:random"] * bots)
    return visitor.table(*seats, game=GAME, options={"civilizations": civilizations}, shuffle=False)


def open_table(visitor: Visitor, table: str) -> Player:
    """The page of a table with something to decide."""
    visitor.await_turn(table)
    visitor.open(f"/t/{table}")
    return at_table(visitor.page)


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


def choose_in_panel(player: Player, rng: Random) -> None:
    """Open a group if there are any, and take one of its options."""
    groups = player.page.locator('[data-group]:not([data-group="refused"]):not([data-group="trade"])')
    if groups.count():
        group = groups.nth(rng.randrange(groups.count()))
        if group.get_attribute("aria-expanded") == "false":
            player.press(group)
    options = [key for key in player.look.options if verb(key) not in AVOIDED]
    player.choose(rng.choice(options or list(player.look.options)))


def answer(player: Player, rng: Random, on_map: float = 0.5) -> str:
    """Answer the question on the screen as a person does, more or less often on the map; returns the answer."""
    asked = player.turn()
    if not (rng.random() < on_map and choose_on_map(player, rng)):
        choose_in_panel(player, rng)
    player.page.wait_for_function(SETTLED)
    player.page.evaluate(TWO_FRAMES)
    now = player.turn()
    if now.ready and (now.prompt, now.moves) == (asked.prompt, asked.moves):
        player.confirm()
    return now.chosen or ""


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
    page.locator('.advance[data-card="fishing"]').click()
    expect(page.locator('.advance[data-card="fishing"]')).to_have_attribute("aria-pressed", "true")
    expect(player.gold).to_be_enabled()


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
    expect(attack).to_contain_text(re.compile(r"wins \d+ %, loses \d+ %"))
    expect(page.locator(".pv")).to_contain_text(re.compile(r"wins \d+ % of such battles"))
    player = continued(anna, positions["prompt-withdraw"])
    battle = page.locator(".battle")
    expect(battle).to_contain_text("Round 1")
    expect(battle.locator(".dice")).not_to_have_count(0)
    expect(battle).to_contain_text(re.compile(r"value \d+"))
    player.choose("withdraw")
    player.confirm()
    expect(battle).to_contain_text("withdrawal")


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
    rng = Random(1)
    for _ in range(3):
        answer(player, rng, on_map=1)
        expect(player.gold).to_be_in_viewport(ratio=1)
    page.mouse.wheel(0, 600)
    expect(player.gold).to_be_in_viewport(ratio=1)


def test_everything_fits_and_can_be_read(visit: Visits, positions: dict[str, bytes]) -> None:
    """In Polish, whose words are longer."""
    visitor = visit(language="pl", path=None)
    visitor.guest("Grażyna Żądło")
    wrong = []
    for name in QUESTIONS:
        visitor.page.set_viewport_size({"width": DESKTOP.width, "height": DESKTOP.height})
        page = continued(visitor, positions[name]).page
        for screen in SCREENS:
            page.set_viewport_size({"width": screen.width, "height": screen.height})
            page.evaluate(TWO_FRAMES)
            found = {"sticks out": sideways(page), "cut off": clipped(page), "not translated": english(page)}
            if screen is DESKTOP and not page.evaluate(FITS):
                found["scrolls"] = ["the page"]
            expect(page.locator("[data-prompt]")).to_be_in_viewport(ratio=1)
            expect(page.locator("[data-confirm]")).to_be_in_viewport(ratio=1)
            wrong += [f"{name} on a {screen}: {what}: {one}" for what, those in found.items() for one in those]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=str)
def test_axe_finds_nothing_serious(visit: Visits, positions: dict[str, bytes], screen: Screen) -> None:
    visitor = visit(screen, lenient=True, path=None)
    visitor.guest()
    page = continued(visitor, positions["prompt-withdraw"]).page
    light = violations(page)
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    found = light + [f"in the dark, {text}" for text in violations(page) if text not in light]
    assert not found, "\n".join(found)
