"""The keyboard alone is enough."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.browsing import Visits
from tests.e2e.playing import LOOK, MOVED, Player, at_table, sooner

AT_OPTIONS = "() => document.activeElement.matches('section:has([data-confirm]) [data-rove]')"
FOCUSED = "() => document.activeElement?.innerText?.trim() || document.activeElement?.getAttribute('aria-label')"


def test_a_game_is_begun_and_played_with_the_keyboard_alone(visit: Visits) -> None:
    page = visit().page
    tab_to(page, "Play now against bots")
    expect(page.get_by_role("button", name="Play now against bots")).to_be_focused()
    page.keyboard.press("Enter")
    player = at_table(page)
    for number in range(10):
        if number % 2:
            answer_with_digits(player)
        else:
            answer_with_arrows(player)
        player.turn()
        expect(player.prompt).to_be_focused()


def test_esc_drops_a_choice(visit: Visits) -> None:
    anna = visit(path=None)
    anna.guest()
    anna.open(f"/t/{anna.table('person', 'bot:random', 'bot:random')}")
    page, player = anna.page, at_table(anna.page)
    while all(key.startswith("invest") for key in player.turn().options):
        answer_with_digits(player)
    before, board = player.look, player.board
    final = next(key for key in before.options if not key.startswith("invest"))
    digit(player, final)
    expect(player.gold).to_be_enabled()
    page.keyboard.press("Escape")
    expect(player.gold).to_be_disabled()
    assert (player.board, player.look) == (board, before)


def test_u_takes_a_step_back_and_so_does_esc(visit: Visits) -> None:
    anna = visit(path=None)
    anna.guest()
    anna.open(f"/t/{anna.table('person', 'bot:random', 'bot:random')}")
    page, player = anna.page, at_table(anna.page)
    before, board = player.turn(), player.board
    invest = next(key for key in before.options if key.startswith("invest"))
    for key in ("Escape", "u"):
        digit(player, invest)
        expect(page.locator(".number").first).to_be_visible()
        page.keyboard.press(key)
        expect(player.option(invest)).to_be_visible()
        assert player.board == board
        assert player.look.options == before.options


def test_letters_open_the_log_and_the_chat_and_can_be_switched_off(visit: Visits) -> None:
    anna = visit(path=None)
    anna.guest()
    table = anna.table("person", "bot:random")
    anna.open(f"/t/{table}")
    page = anna.page
    at_table(page)
    page.keyboard.press("c")
    say = page.get_by_role("textbox", name="Say something")
    expect(say).to_be_focused()
    page.keyboard.type("u l c 1")
    expect(say).to_have_value("u l c 1")
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")

    anna.open("/settings")
    tab_to(page, "Letters as shortcuts")
    page.keyboard.press("Space")
    expect(page.get_by_role("switch", name="Letters as shortcuts")).not_to_be_checked()
    anna.open(f"/t/{table}")
    at_table(page)
    page.keyboard.press("c")
    page.keyboard.press("1")
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")


def tab_to(page: Page, name: str) -> None:
    """Press Tab until what has this name has the focus."""
    tab_until(page, "(name) => document.activeElement.closest('label, button, a')?.innerText.includes(name)", name)


def tab_until(page: Page, condition: str, arg: object = None) -> None:
    """Press Tab until something is true."""
    for _ in range(60):
        if page.evaluate(condition, arg):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never gets there: {condition} {arg or ''}")


def digit(player: Player, key: str) -> None:
    """Press the digit of an option."""
    look = player.look
    keys = look.numbers or look.options
    player.page.keyboard.press(key if look.numbers else str(keys.index(key) + 1))


def answer_with_digits(player: Player) -> None:
    """Choose with 1 to 9, confirm with Enter."""
    look = player.turn()
    before = player.page.evaluate(LOOK)
    keys = (look.numbers or look.options)[:9]
    digit(player, min(keys, key=lambda key: key != sooner(look)))
    finish(player, before)


def answer_with_arrows(player: Player) -> None:
    """Go to the options with Tab, through them with the arrows, choose and confirm with Enter."""
    page = player.page
    player.turn()
    before = page.evaluate(LOOK)
    tab_until(page, AT_OPTIONS)
    first = page.evaluate(FOCUSED)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Home")
    assert page.evaluate(FOCUSED) == first
    if before["numbers"]:
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    finish(player, before)


def finish(player: Player, before: object) -> None:
    """Wait until the choice is made or has led on; confirm it if it is to be confirmed."""
    page = player.page
    page.wait_for_function(f"(before) => (({LOOK})().ready) || ({MOVED})(before)", arg=before)
    if not page.evaluate(MOVED, before):
        page.keyboard.press("Enter")
        page.wait_for_function(MOVED, arg=before)
