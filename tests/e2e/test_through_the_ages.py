"""Through the Ages in the browser: whole games by clicking, the guide, warnings, dialogs, every screen."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browsing import DESKTOP, PHONE, TABLET, Language, Screen, Visitor, Visits
from tests.e2e.playing import CHOSEN, LOOK, Player, against_bots, at_table, continued, hunted, open_table, verb
from tests.e2e.reading import FITS, misfits, violations_in_both_themes

GAME = "through_the_ages"
AVOIDED = ("resign", "destroy", "disband", "cancel")
"""Answers that a sensible beginner does not give."""
PREFERRED = ("lead", "develop", "play", "build", "stage", "grow", "adopt", "upgrade", "take", "event", "bid", "accept")

LIKELY = {"resign": 0, "destroy": 0.05, "disband": 0.02, "attack": 40, "war": 60, "offer": 10, "build": 6, "develop": 8}
"""How much more or less often than others such answers are given, so that rare questions come up."""

DIALOGS = {
    "prompt-bid": "auction",
    "prompt-colonists": "colonists",
    "prompt-sacrifice": "fight",
    "prompt-defense": "fight",
    "prompt-raid": "spoils",
    "prompt-seizure": "spoils",
    "prompt-lost-colony": "",
    "prompt-pact": "pact",
    "prompt-lost-worker": "event",
    "prompt-free-building": "event",
    "prompt-target": "event",
    "prompt-mix": "",
    "prompt-agreement": None,
    "prompt-discard": None,
    "prompt-politics": None,
    "prompt-contained": None,
}
"""Questions, and the kind of dialog that tells what they are about; "" if that depends on what asks, None without."""
TABS = {"prompt-discard": "Hand", "prompt-politics": "Hand", "prompt-agreement": "Row", "prompt-sacrifice": "Board"}
"""What a phone turns to by itself."""


@pytest.fixture(scope="module")
def positions() -> dict[str, bytes]:
    """Saved games of four, one for each question."""
    return hunted(GAME, DIALOGS, LIKELY, lambda table: table.decision.prompt)


def seated(visitor: Visitor, bots: int, level: str, name: str = "Anna") -> str:
    """The id of a table where somebody plays against random bots, in the first seat."""
    return against_bots(visitor, GAME, bots, {"level": level}, name)


def sensible(options: list[str]) -> str:
    """What a beginner would do: whatever brings something, and nothing that destroys."""
    for word in PREFERRED:
        for option in options:
            if option.split()[0] == word:
                return option
    return next((option for option in options if option.split()[0] not in AVOIDED), options[0])


def choose_on_board(player: Player, rng: Random) -> bool:
    """Press something on the board that glows; whether that chose something worth doing."""
    before = player.page.evaluate(LOOK)
    glowing = player.page.locator("main button.can[data-card]:visible")
    if not glowing.count():
        return False
    player.press(glowing.nth(rng.randrange(glowing.count())))
    player.page.wait_for_function(CHOSEN, arg=before)
    return verb(player.look.chosen) not in AVOIDED


def answer(player: Player, rng: Random, on_board: float = 0.5) -> str:
    """Answer the question on the screen as a person does, more or less often on the board; returns the answer."""
    asked = player.turn()
    if not (rng.random() < on_board and choose_on_board(player, rng)):
        player.choose_in_a_group(rng, AVOIDED)
    return player.settle(asked)


def test_a_newcomer_starts_a_simple_game_with_two_bots_from_its_tile(visit: Visits) -> None:
    page = visit().page
    page.get_by_role("button", name=re.compile("Play bots: Through the Ages")).click()
    at_table(page)
    expect(page.locator(".stand tbody tr")).to_have_count(3)
    expect(page.locator(".eras li:not(.lab):not(.end)")).to_have_text(["Age AA", "Age II"])
    expect(page.get_by_label("Guide", exact=True)).to_contain_text("you only take cards")


def test_the_guide_follows_what_is_chosen_and_stays_away_when_switched_off(visit: Visits) -> None:
    anna = visit(path=None)
    player = open_table(anna, seated(anna, 1, "simple"))
    page = player.page
    guide = page.locator("[data-guide]")
    assert guide.get_attribute("data-guide") == "round-1"
    wonder = page.locator("main button.can.t-wonder, main button.can.t-leader, main button.can.t-action").first
    player.press(wonder)
    expect(guide).not_to_have_attribute("data-guide", "round-1")
    guide.get_by_role("button", name="Switch the guide off").click()
    expect(guide).to_have_count(0)
    page.reload()
    at_table(page)
    expect(guide).to_have_count(0)
    anna.open("/settings")
    page.get_by_role("switch", name=re.compile("Guide")).check(force=True)
    player = open_table(anna, seated(anna, 1, "simple"))
    expect(page.locator("[data-guide]")).to_be_visible()


def test_a_simple_game_is_played_to_its_end_by_clicking(visit: Visits) -> None:
    anna = visit(path=None)
    player = open_table(anna, seated(anna, 1, "simple"))
    rng = Random(5)
    given: set[str] = set()
    for number in range(400):
        if player.turn().over:
            break
        if number % 10 == 0:
            assert player.page.evaluate(FITS), "the page scrolls"
        given.add(verb(answer(player, rng)))
    expect(player.result).to_be_visible()
    assert {"take", "build", "end"} <= given
    sheet = player.page.get_by_role("region", name="Where the points come from")
    expect(sheet.get_by_role("row", name=re.compile("Strength, 2 for each point"))).to_be_visible()


def test_a_part_of_a_full_game_for_four_is_played_by_clicking(visit: Visits) -> None:
    anna = visit(path=None)
    table = seated(anna, 3, "full")
    anna.hurry(table, 45, sensible)
    player = open_table(anna, table)
    rng = Random(2)
    for _ in range(14):
        if player.turn().over:
            break
        answer(player, rng)
        assert player.page.evaluate(FITS), "the page scrolls"
    rivals = player.page.locator(".stand tbody tr")
    rivals.nth(1).get_by_role("button").click()
    expect(player.page.locator("#civilization.opened")).to_be_visible()
    player.page.get_by_role("button", name="Close").first.click()
    expect(player.page.locator("#civilization.opened")).to_have_count(0)


def test_a_card_that_cannot_be_taken_says_why(visit: Visits) -> None:
    anna = visit(path=None)
    player = open_table(anna, seated(anna, 1, "simple"))
    dear = player.page.locator(".g3 button.no").first
    expect(dear).to_contain_text("needs 3 actions")
    dear.click(force=True)
    pointed = player.page.locator(".refused.pointed")
    expect(pointed).to_contain_text("civil actions")
    expect(pointed.get_by_role("link")).to_have_text("TTA-9.1")


def test_ending_the_turn_warns_of_what_is_left_unused(visit: Visits) -> None:
    anna = visit(path=None)
    table = seated(anna, 1, "simple")
    anna.hurry(table, 1, sensible)
    player = open_table(anna, table)
    player.choose("end")
    warnings = player.page.locator("[data-warning]")
    expect(warnings.filter(has_text="Civil actions left: 4")).to_be_visible()
    expect(warnings.filter(has_text="Workers without work: 1")).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(warnings).to_have_count(0)


def test_options_are_in_groups_that_the_keyboard_opens(visit: Visits) -> None:
    anna = visit(path=None)
    table = seated(anna, 1, "simple")
    anna.hurry(table, 1, sensible)
    player = open_table(anna, table)
    page = player.page
    first = page.locator("[data-group]").first
    assert first.get_attribute("aria-expanded") == "false"
    page.keyboard.press("1")
    expect(first).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("2")
    expect(page.locator("[data-option][aria-pressed=true]")).to_have_count(1)
    before = player.look
    page.keyboard.press("Enter")
    page.wait_for_function("(was) => document.querySelector('[role=log] a.at')?.textContent !== was", arg=before.moves)


def test_on_a_phone_the_sections_swipe_and_the_decision_is_pinned(visit: Visits) -> None:
    anna = visit(PHONE, path=None)
    table = seated(anna, 2, "simple")
    anna.hurry(table, 1, sensible)
    player = open_table(anna, table)
    page = player.page
    for tab, part in (("Board", "#civilization"), ("Events", ".events"), ("Hand", ".hand"), ("Row", ".crow")):
        page.get_by_role("tab", name=re.compile(f"^{tab}")).tap()
        expect(page.locator(part)).to_be_in_viewport()
        expect(player.gold).to_be_in_viewport(ratio=1)
    page.evaluate("document.querySelector('.sections').scrollTo({ left: 390 })")
    expect(page.get_by_role("tab", name="Board")).to_have_attribute("aria-selected", "true")
    rng = Random(1)
    page.get_by_role("tab", name="Row").tap()
    page.locator(".g1 button.can").first.tap()
    expect(page.locator(".g1 button.on")).to_have_count(1)
    for _ in range(4):
        answer(player, rng, on_board=0)


def scene(visitor: Visitor, level: str, moves: int) -> Page:
    """A table in the middle of a game, with a choice made."""
    table = seated(visitor, 3 if level == "full" else 2, level, "Grażyna Żądło")
    visitor.hurry(table, moves, sensible)
    player = open_table(visitor, table)
    groups = player.page.locator('[data-group]:not([data-group="refused"])')
    if groups.count():
        player.press(groups.first)
    return player.page


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(("level", "moves"), [("simple", 12), ("full", 60)])
def test_everything_fits_and_can_be_read(visit: Visits, level: str, moves: int, language: Language) -> None:
    visitor = visit(language=language, path=None)
    page = scene(visitor, level, moves)
    wrong = misfits(page, language)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("screen", [DESKTOP, TABLET, PHONE], ids=str)
def test_axe_finds_nothing_serious(visit: Visits, screen: Screen) -> None:
    visitor = visit(screen, lenient=True, path=None)
    page = scene(visitor, "full", 50)
    found = violations_in_both_themes(page)
    assert not found, "\n".join(found)


def test_rare_questions_say_what_they_are_about_and_fit(visit: Visits, positions: dict[str, bytes]) -> None:
    visitor = visit(language="pl", path=None)
    visitor.guest("Grażyna Żądło")
    wrong = []
    for prompt, kind in DIALOGS.items():
        page = continued(visitor, positions[prompt]).page
        dialog = page.locator("[data-contest]")
        expect(dialog).to_have_count(0 if kind is None else 1)
        if kind:
            expect(dialog).to_have_attribute("data-contest", kind)
        wrong += [f"{prompt}: {one}" for one in misfits(page, "pl")]
    assert not wrong, "\n".join(wrong)


def test_a_phone_turns_to_what_a_question_is_about(visit: Visits, positions: dict[str, bytes]) -> None:
    visitor = visit(PHONE, path=None)
    visitor.guest()
    for prompt, tab in TABS.items():
        page = continued(visitor, positions[prompt]).page
        expect(page.get_by_role("tab", name=re.compile(f"^{tab}"))).to_have_attribute("aria-selected", "true")


def test_a_dialog_tells_the_strength_after_each_sacrifice(visit: Visits, positions: dict[str, bytes]) -> None:
    visitor = visit(path=None)
    visitor.guest()
    player = continued(visitor, positions["prompt-sacrifice"])
    dialog = player.page.locator("[data-contest=fight]")
    unit = dialog.locator("[data-move^=sacrifice]").first
    expect(unit).to_contain_text(re.compile(r"→ \d+"))
    promised = int(unit.inner_text().rpartition("→")[2])
    now = int(re.findall(r"\d+", player.look.prompt)[0])
    assert promised > now
    unit.click()
    expect(player.gold).to_be_enabled()
    player.confirm()
    expect(dialog.locator(".sides li").first).to_contain_text(str(promised))


def test_what_is_chosen_among_a_rivals_things_is_open_until_it_is_chosen(
    visit: Visits, positions: dict[str, bytes]
) -> None:
    visitor = visit(path=None)
    visitor.guest()
    player = continued(visitor, positions["prompt-raid"])
    opened = player.page.locator("#civilization.opened")
    expect(opened.locator("button.can").first).to_be_visible()
    player.choose(player.look.options[0])
    player.confirm()
    expect(opened).to_have_count(0)


@pytest.mark.parametrize("prompt", ["prompt-raid", "prompt-defense"])
def test_axe_finds_nothing_serious_in_a_dialog(visit: Visits, positions: dict[str, bytes], prompt: str) -> None:
    visitor = visit(lenient=True, path=None)
    visitor.guest()
    page = continued(visitor, positions[prompt]).page
    found = violations_in_both_themes(page)
    assert not found, "\n".join(found)


def test_leaving_the_game_warns_that_it_is_for_good(visit: Visits, positions: dict[str, bytes]) -> None:
    visitor = visit(PHONE, path=None)
    visitor.guest()
    player = continued(visitor, positions["prompt-politics"])
    player.choose("resign")
    expect(player.page.locator("[data-warning]")).to_contain_text("cannot win")


def test_a_new_table_offers_the_variants_of_its_level(visit: Visits) -> None:
    page = visit(path="/new?game=through_the_ages").page
    rules = page.get_by_role("region", name="Rules")
    expect(rules.get_by_role("radio", name="Simple")).to_be_checked()
    length = page.locator(".summary .note")
    expect(length).to_contain_text("About 90 min")
    expect(rules.get_by_role("switch", name="No gang-up")).to_be_disabled()
    expect(rules.get_by_text("Only where Level is: Full, Advanced.")).to_have_count(4)
    expect(rules.get_by_text("Only where Level is: Full.")).to_have_count(2)
    rules.get_by_text("Advanced", exact=True).click()
    rules.get_by_role("switch", name="No gang-up").check(force=True)
    rules.get_by_text("Simple", exact=True).click()
    expect(rules.get_by_role("switch", name="No gang-up")).not_to_be_checked()
    rules.get_by_text("Full", exact=True).click()
    expect(length).to_contain_text("About 4 h")
    rules.get_by_text("Each player chooses an event of age III openly").click()
    page.get_by_role("button", name="Start the game").click()
    at_table(page)
    expect(page.locator(".eras li:not(.lab):not(.end)")).to_have_count(4)


def test_an_advanced_game_is_played_to_its_end_by_clicking(visit: Visits) -> None:
    anna = visit(path=None)
    player = open_table(anna, seated(anna, 1, "advanced"))
    rng = Random(1)
    given: set[str] = set()
    for _ in range(400):
        if player.turn().over:
            break
        given.add(verb(answer(player, rng)))
        assert player.page.evaluate(FITS), "the page scrolls"
    expect(player.result).to_be_visible()
    assert {"take", "build", "skip", "end"} <= given
