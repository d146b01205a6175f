"""An account: registering in the middle of a game, a new password, and logging out everywhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.browsing import SCREENS, Language, Screen, Theme, Visits
from tests.e2e.playing import Player, open_table
from tests.e2e.reading import await_frames

OLD = "correct horse"
NEW = "battery staple"
UNDER_WAY = "status of 40[13]"
"""A table looks ahead all the time; what it asks just then may be refused."""
LOGGED_OUT = "You have been logged out, here or on another device."


def test_a_guest_who_registers_goes_on_at_the_table(visit: Visits) -> None:
    anna = visit(path=None)
    anna.guest()
    anna.expects(UNDER_WAY)
    player = open_table(anna, anna.table("person", "hotseat"))
    before = anna.context.cookies()
    player.turn()

    other = anna.context.new_page()
    other.goto(f"{anna.url}/account")
    register(other, "anna@example.org")
    expect(other.get_by_text("Your account is ready.")).to_be_visible()
    assert before != anna.context.cookies()

    player.answer()
    player.answer()
    expect(anna.page.get_by_text(LOGGED_OUT)).to_have_count(0)
    other.goto(anna.page.url)
    Player(other).turn()


def test_a_new_password_logs_every_other_browser_out(visit: Visits) -> None:
    anna = visit(path="/account")
    register(anna.page, "ewa@example.org")
    table = anna.table("person", "hotseat", "hotseat")
    elsewhere, idle = visit(path="/account"), visit(path="/account")
    for one in (elsewhere, idle):
        log_in(one.page, "ewa@example.org", OLD)
        expect(one.page.get_by_text("ewa@example.org")).to_be_visible()
    open_table(elsewhere, table)

    anna.expects("status of 403")
    elsewhere.expects(UNDER_WAY)
    anna.open("/account")
    form = anna.page.get_by_role("form", name="Change password")
    change(form, "incorrect horse", NEW)
    old = form.get_by_label("Current password")
    expect(form.get_by_role("alert")).to_have_text("That is not your password.")
    expect(old).to_be_focused()
    expect(old).to_have_attribute("aria-invalid", "true")
    expect(elsewhere.page.get_by_text(LOGGED_OUT)).to_have_count(0)

    change(form, OLD, NEW)
    expect(anna.page.get_by_text("Your password is changed, and your other devices are logged out.")).to_be_visible()
    expect(form.get_by_role("alert")).to_have_count(0)
    expect(old).to_have_value("")

    expect(elsewhere.page.get_by_text(LOGGED_OUT)).to_be_visible()
    elsewhere.page.locator(".status").get_by_role("link", name="Log in").click()
    log_in(elsewhere.page, "ewa@example.org", NEW)
    expect(elsewhere.page.get_by_text("ewa@example.org")).to_be_visible()

    idle.page.evaluate("dispatchEvent(new Event('online'))")
    expect(idle.page.get_by_text("You have been logged out. Log in again to play on.")).to_be_visible()
    expect(idle.page.get_by_role("form", name="Log in")).to_be_visible()

    open_table(anna, table).answer()


def test_logging_out_everywhere_includes_this_browser(visit: Visits) -> None:
    anna = visit(path="/account")
    register(anna.page, "maria@example.org")
    table = anna.table("person", "hotseat", "hotseat")
    elsewhere = visit(path="/account")
    log_in(elsewhere.page, "maria@example.org", OLD)
    expect(elsewhere.page.get_by_text("maria@example.org")).to_be_visible()
    elsewhere.expects(UNDER_WAY)
    open_table(elsewhere, table)

    anna.page.get_by_role("button", name="Log out everywhere").click()
    expect(anna.page.get_by_text("You are logged out everywhere.")).to_be_visible()
    expect(anna.page.get_by_role("form", name="Log in")).to_be_visible()
    expect(elsewhere.page.get_by_text(LOGGED_OUT)).to_be_visible()
    assert not [cookie for cookie in anna.context.cookies() if cookie["name"] == "epoka"]


def test_a_password_is_changed_with_the_keyboard_alone(visit: Visits) -> None:
    anna = visit(path="/account")
    register(anna.page, "keys@example.org")
    form = anna.page.get_by_role("form", name="Change password")
    form.get_by_label("Current password").focus()
    keyboard = anna.page.keyboard
    keyboard.type(OLD)
    keyboard.press("Tab")
    keyboard.press("Tab")
    keyboard.type("short")
    keyboard.press("Enter")
    expect(form.get_by_role("alert")).to_have_text("The password needs at least 8 characters.")
    expect(form.get_by_label("New password")).to_be_focused()
    keyboard.press("ControlOrMeta+a")
    keyboard.type(NEW)
    keyboard.press("Enter")
    expect(anna.page.get_by_text("Your password is changed, and your other devices are logged out.")).to_be_visible()


@pytest.mark.parametrize("screen", SCREENS, ids=str)
@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("pl", "dark")])
def test_the_account_page_fits(visit: Visits, screen: Screen, language: Language, theme: Theme) -> None:
    anna = visit(screen, language, theme, path=None)
    anna.api("POST", "/api/accounts", {"email": f"{screen}.{language}@example.org", "password": OLD})
    anna.open("/account")
    expect(anna.page.locator("form, section", has=anna.page.locator("h2"))).to_have_count(4)
    await_frames(anna.page)
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= screen.width
    for button in anna.page.locator("main button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= screen.width


def register(page: Page, email: str) -> None:
    """Create an account."""
    form = page.locator("form", has=page.get_by_role("button", name="Create an account"))
    fill(form, email, OLD)
    form.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text(email)).to_be_visible()


def log_in(page: Page, email: str, password: str) -> None:
    """Log in."""
    form = page.get_by_role("form", name="Log in")
    fill(form, email, password)
    form.get_by_role("button", name="Log in").click()


def fill(form: Locator, email: str, password: str) -> None:
    """E-mail and password."""
    form.get_by_label("E-mail").fill(email)
    form.locator("input[type=password]").fill(password)


def change(form: Locator, old: str, new: str) -> None:
    """Change the password."""
    form.get_by_label("Current password").fill(old)
    form.get_by_label("New password").fill(new)
    form.get_by_role("button", name="Change password").click()
