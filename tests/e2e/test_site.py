"""The site around the tables: language, colours, settings and accounts."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.browsing import PHONE, Visitor, Visits
from tests.e2e.playing import at_table
from tests.e2e.reading import english

BACKGROUND = "() => getComputedStyle(document.body).backgroundColor"
PASSWORD = "correct horse"


def test_language_and_colours_switch_at_once(visit: Visits) -> None:
    anna = visit()
    page = anna.page
    page.evaluate("() => (window.isTheSamePage = true)")
    light = page.evaluate(BACKGROUND)
    page.get_by_role("button", name="Polski").click()
    expect(page.get_by_role("button", name="Zagraj teraz z botami")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    assert not english(page)
    page.get_by_role("button", name="Ciemne kolory").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate(BACKGROUND) != light
    assert page.evaluate("() => window.isTheSamePage")

    page.reload()
    expect(page.get_by_role("button", name="Zagraj teraz z botami")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="English").click()
    page.get_by_role("button", name="Light colours").click()
    expect(page.get_by_role("button", name="Play now against bots")).to_be_visible()
    assert page.evaluate(BACKGROUND) == light


def test_the_language_of_a_table_switches_in_the_middle_of_a_decision(visit: Visits) -> None:
    anna = visit(PHONE, path=None)
    anna.guest()
    anna.open(f"/t/{anna.table('person', 'bot:random')}")
    page, player = anna.page, at_table(anna.page)
    options = player.look.options
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Polski").tap()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    assert not english(page)
    assert player.look.options == options
    player.answers(2)
    assert not english(page)


def test_settings_survive_a_reload_and_travel_with_the_account(visit: Visits) -> None:
    anna = visit(path="/settings")
    page = anna.page
    choose(page, "Language", "Polski")
    chosen = {"Kolory": "Ciemne", "Ruch": "Ograniczony", "Potwierdzanie ruchów": "Nigdy"}
    for name, value in chosen.items():
        choose(page, name, value)
    page.reload()
    for name, value in {"Język": "Polski", **chosen}.items():
        expect(page.get_by_role("radiogroup", name=name).get_by_role("radio", name=value)).to_be_checked()
    register(anna, "anna.settings@example.org", "Załóż konto")

    elsewhere = visit(path="/account")
    log_in(elsewhere.page, "anna.settings@example.org")
    expect(elsewhere.page.locator("html")).to_have_attribute("lang", "pl")
    expect(elsewhere.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_without_confirmation_one_click_is_an_answer(visit: Visits) -> None:
    anna = visit(path="/settings")
    choose(anna.page, "Confirm moves", "Never")
    anna.guest()
    anna.open(f"/t/{anna.table('person', 'bot:random')}")
    player = at_table(anna.page)
    prompt = player.turn().prompt
    player.option(player.look.options[0]).click()
    expect(player.prompt).not_to_have_text(prompt)


def test_an_account_is_made_left_entered_and_deleted(visit: Visits) -> None:
    anna = visit(path=None)
    anna.expects("status of 40[13]", "status of 422")
    anna.guest("Anna")
    table = anna.table("person", "bot:random")
    anna.open("/account")
    page = anna.page
    expect(page.get_by_text("You play as a guest")).to_be_visible()

    form = page.get_by_role("form", name="Keep your games")
    form.get_by_role("button", name="Create an account").click()
    expect(form.get_by_role("alert")).to_contain_text("not an e-mail address")
    form.get_by_label("E-mail").fill("anna@example.org")
    form.get_by_label("Password", exact=False).first.fill("short")
    form.get_by_role("button", name="Create an account").click()
    expect(form.get_by_role("alert")).to_contain_text("at least 8")
    form.get_by_label("Password", exact=False).first.fill(PASSWORD)
    form.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text("Signed in as anna@example.org")).to_be_visible()

    page.get_by_role("button", name="Log out", exact=True).click()
    expect(page.get_by_role("link", name="Sign in")).to_be_visible()
    log_in(page, "anna@example.org", "wrong password")
    expect(page.get_by_role("alert")).to_contain_text("do not fit together")
    log_in(page, "anna@example.org")
    expect(page.get_by_text("Signed in as anna@example.org")).to_be_visible()
    anna.open("/lobby?show=mine")
    expect(page.locator(f'a[href="/t/{table}"]')).to_be_visible()

    anna.open("/account")
    page.get_by_role("button", name="Delete my account and data").click()
    page.get_by_label("Password").last.fill(PASSWORD)
    page.get_by_label("I understand that this cannot be undone.").check()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("All your data is deleted.")).to_be_visible()
    log_in(page, "anna@example.org")
    expect(page.get_by_role("alert")).to_contain_text("do not fit together")


def test_a_password_that_everybody_tries_first_is_refused_at_its_field(visit: Visits) -> None:
    anna = visit(PHONE, path="/account")
    anna.expects("status of 422")
    page = anna.page
    form = page.get_by_role("form", name="Create an account")
    form.get_by_label("E-mail").fill("anna.common@example.org")
    form.get_by_label("Password").first.fill("Password2026")
    form.get_by_role("button", name="Create an account").tap()
    expect(form.get_by_role("alert")).to_contain_text("harder to guess")
    field = form.get_by_label("Password").first
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_be_focused()
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Polski").tap()
    form = page.get_by_role("form", name="Załóż konto")
    form.get_by_label("Hasło").first.fill("haslo1234")
    form.get_by_role("button", name="Załóż konto").tap()
    expect(form.get_by_role("alert")).to_contain_text("trudniejsze do odgadnięcia")
    form.get_by_label("Hasło").first.fill(PASSWORD)
    form.get_by_role("button", name="Załóż konto").tap()
    expect(page.get_by_text("anna.common@example.org")).to_be_visible()


def test_an_unknown_address_leads_back_home(visit: Visits) -> None:
    anna = visit(path=None)
    anna.expects("status of 404")
    anna.open("/no/such/page")
    expect(anna.page.get_by_role("heading", name="Uncharted territory")).to_be_visible()
    anna.page.get_by_role("link", name="To the home page").click()
    expect(anna.page).to_have_url(f"{anna.url}/")
    anna.open("/t/aaaaaaaaaa")
    expect(anna.page.get_by_text("Nothing here", exact=True)).to_be_visible()


def test_an_open_table_is_found_in_the_lobby(visit: Visits) -> None:
    anna = visit(path=None)
    anna.guest("Anna")
    table = anna.table("person", "open", public=True)
    anna.open(f"/t/{table}")
    expect(anna.page.get_by_role("heading", name="Waiting for players")).to_be_visible()

    marek = visit(path="/lobby")
    marek.page.locator(f'a[href="/j/{table}"]').click()
    marek.page.get_by_label("Your name").fill("Marek")
    marek.page.get_by_role("button", name="Sit down").click()
    expect(marek.page).to_have_url(re.compile(f"/t/{table}$"))
    for one in (anna, marek):
        at_table(one.page)


def choose(page: Page, group: str, value: str) -> None:
    """Choose one of several values."""
    page.get_by_role("radiogroup", name=group).get_by_text(value, exact=True).click()


def register(visitor: Visitor, email: str, button: str) -> None:
    """Make an account on the account page, in any language."""
    visitor.open("/account")
    form = visitor.page.locator("form", has=visitor.page.get_by_role("button", name=button))
    form.locator("input[type=email]").fill(email)
    form.locator("input[type=password]").fill(PASSWORD)
    form.get_by_role("button", name=button).click()
    expect(visitor.page.get_by_text(email)).to_be_visible()


def log_in(page: Page, email: str, password: str = PASSWORD) -> None:
    """Fill in the form and send it."""
    form = page.get_by_role("form", name="Log in")
    form.get_by_label("E-mail").fill(email)
    form.get_by_label("Password").first.fill(password)
    form.get_by_role("button", name="Log in").click()
