"""People: guests, accounts, sessions and leaving for good."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.server.running import Player, Running

ACCOUNT = {"password": "correct horse"}


def test_nobody_is_signed_in_at_first(stranger: Player) -> None:
    assert stranger.get("/api/me") is None


def test_a_guest_plays_at_once(stranger: Player) -> None:
    made = stranger.post("/api/guests", {"name": "  Zofia "}, expect=201)
    assert (made["name"], made["guest"], made["email"]) == ("Zofia", True, None)
    assert stranger.get("/api/me") == made


def test_the_cookie_is_out_of_reach_of_scripts(server: Running) -> None:
    player = server.stranger()
    response = player.http.post("/api/guests", json={"name": "Anna"})
    cookie = response.headers["set-cookie"].lower()
    assert cookie.startswith("epoka=")
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    player.close()


def test_behind_tls_the_cookie_is_secure(start: Callable[..., Running]) -> None:
    player = start(public_url="https://play.example").stranger()
    response = player.http.post("/api/guests", json={"name": "Anna"})
    cookie = response.headers["set-cookie"]
    assert cookie.startswith("__Host-epoka=")
    assert "Secure" in cookie
    assert "strict-transport-security" in response.headers
    player.close()


def test_a_forged_cookie_is_nobody(anna: Player) -> None:
    value = anna.http.cookies["epoka"]
    for forged in ("x", value[:-1], value + "x", value.partition(".")[0], "", "." + value.partition(".")[2]):
        anna.http.cookies.clear()
        anna.http.cookies.set("epoka", forged)
        assert anna.get("/api/me") is None


def test_a_guest_who_registers_keeps_its_games(anna: Player) -> None:
    table = anna.table("person", "open")["id"]
    made = anna.post("/api/accounts", {"email": "Anna@Example.org", **ACCOUNT}, expect=201)
    assert (made["name"], made["guest"], made["email"]) == ("Anna", False, "anna@example.org")
    assert [shown["id"] for shown in anna.get("/api/tables?show=mine")["tables"]] == [table]


def test_logging_in_brings_the_games_back_elsewhere(server: Running) -> None:
    here, there = server.person("Ewa"), server.stranger()
    table = here.table("person", "open")["id"]
    here.post("/api/accounts", {"email": "ewa@example.org", **ACCOUNT}, expect=201)
    there.post("/api/sessions", {"email": " EWA@example.org", **ACCOUNT}, expect=201)
    assert there.get(f"/api/tables/{table}")["mine"] == [0]
    here.close()
    there.close()


def test_a_wrong_password_and_an_unknown_address_are_told_alike(server: Running) -> None:
    player = server.stranger()
    player.post("/api/accounts", {"email": "jan@example.org", **ACCOUNT}, expect=201)
    wrong = {"email": "jan@example.org", "password": "incorrect horse"}
    unknown = {"email": "nobody@example.org", "password": "incorrect horse"}
    told = [player.refused("POST", "/api/sessions", body, status=401, code="log-in") for body in (wrong, unknown)]
    assert told[0] == told[1]
    player.close()


def test_an_address_has_one_account(anna: Player, marek: Player) -> None:
    anna.post("/api/accounts", {"email": "same@example.org", **ACCOUNT}, expect=201)
    body = {"email": "SAME@example.org", **ACCOUNT}
    marek.refused("POST", "/api/accounts", body, status=409, code="email-taken")
    assert marek.get("/api/me")["guest"]


def test_logging_out_ends_the_session(anna: Player) -> None:
    value = anna.http.cookies["epoka"]
    anna.send("DELETE", "/api/sessions", {}, expect=204)
    assert "epoka" not in anna.http.cookies
    anna.http.cookies.set("epoka", value)
    assert anna.get("/api/me") is None


def test_settings_are_merged_by_name(anna: Player) -> None:
    anna.send("PATCH", "/api/me", {"settings": {"language": "pl", "motion": True}})
    changed = anna.send("PATCH", "/api/me", {"settings": {"motion": False}, "name": "Ania"})
    assert changed["settings"] == {"language": "pl", "motion": False}
    assert anna.get("/api/me")["name"] == "Ania"


def test_a_new_name_shows_at_the_table(anna: Player, marek: Player) -> None:
    table = anna.table("person", "open")["id"]
    with marek.live(table) as live:
        live.wait("table")
        anna.send("PATCH", "/api/me", {"name": "Anastazja"})
        live.wait("table", where=lambda told: told["table"]["seats"][0]["name"] == "Anastazja")


def test_deleting_me_leaves_bots_and_no_words(anna: Player, marek: Player) -> None:
    invited = anna.table("person", "invite")
    table = invited["id"]
    marek.post(f"/api/tables/{table}/join", {"invite": invited["seats"][1]["invite"]})
    anna.post(f"/api/tables/{table}/chat", {"text": "my secret recipe"}, expect=201)
    waiting = anna.table("person", "open")["id"]
    anna.send("DELETE", "/api/me", {}, expect=204)
    assert anna.get("/api/me") is None
    shown = marek.get(f"/api/tables/{table}")
    seat = shown["seats"][0]
    assert (seat["kind"], seat["resigned"], seat["name"]) == ("bot", True, None)
    assert marek.get(f"/api/tables/{table}/chat")["messages"] == []
    assert marek.get(f"/api/tables/{waiting}")["status"] == "closed"


def test_an_account_is_deleted_only_with_its_password(anna: Player) -> None:
    anna.post("/api/accounts", {"email": "gone@example.org", **ACCOUNT}, expect=201)
    anna.refused("DELETE", "/api/me", {}, status=403, code="password")
    anna.refused("DELETE", "/api/me", {"password": "incorrect horse"}, status=403, code="password")
    anna.send("DELETE", "/api/me", ACCOUNT, expect=204)
    anna.refused("POST", "/api/sessions", {"email": "gone@example.org", **ACCOUNT}, status=401, code="log-in")


def test_names_and_passwords_have_limits(stranger: Player) -> None:
    for name in ("", "   ", "x" * 41, None, 7):
        stranger.refused("POST", "/api/guests", {"name": name}, status=422, code="request")
    for email, password in (("no at sign", "correct horse"), ("a@b.c", "short"), ("a@b.c", "x" * 201)):
        body = {"email": email, "password": password}
        stranger.refused("POST", "/api/accounts", body, status=422, code="request")


UNSEEN = ("Anna\u200b", "\u202eannA", "\u2800", "\u3164\u3164", "a\u034fb", "Z" + "\u0301" * 9, "\ufdfa" * 4)


@pytest.mark.parametrize("name", UNSEEN)
def test_a_name_can_be_seen(stranger: Player, name: str) -> None:
    stranger.refused("POST", "/api/guests", {"name": name}, status=422, code="name")


def test_a_name_is_written_in_one_way(stranger: Player) -> None:
    wide = "\uff21\uff4e\uff4e\uff41"
    for name, plain in (
        ("  Anna   Maria ", "Anna Maria"),
        (wide, "Anna"),
        ("Z\u0307o\u0301\u0142w", "\u017b\u00f3\u0142w"),
    ):
        assert stranger.post("/api/guests", {"name": name}, expect=201)["name"] == plain


def test_a_name_of_before_stays_until_it_is_changed(start: Callable[..., Running]) -> None:
    server = start()
    player = server.person()
    with server.site.database.writing.begin() as connection:
        connection.exec_driver_sql("UPDATE people SET name = 'An\u200bna'")
    assert player.send("PATCH", "/api/me", {"settings": {"theme": "dark"}})["name"] == "An\u200bna"
    assert player.table("person", "open")["seats"][0]["name"] == "An\u200bna"


def test_whoever_registers_without_a_name_gets_one_that_tells_nothing(stranger: Player) -> None:
    made = stranger.post("/api/accounts", {"email": "maria.nowak@example.org", **ACCOUNT}, expect=201)
    assert re.fullmatch("Nomad [1-9][0-9]{3}", made["name"])


def test_names_at_a_table_can_be_told_apart(anna: Player) -> None:
    cyrillic = anna.server.person("\u0410nn\u0430")
    twin = anna.server.person("Anna")
    table = anna.table("person", "open", "open", {"kind": "hotseat", "name": "ANNA"})["id"]
    cyrillic.post(f"/api/tables/{table}/join", {"seat": 1})
    seats = twin.post(f"/api/tables/{table}/join", {"seat": 2})["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", "\u0410nn\u0430 (2)", "Anna (3)", "ANNA (4)"]
    assert twin.get("/api/me")["name"] == "Anna"


def test_names_in_the_chat_can_be_told_apart(anna: Player) -> None:
    table = anna.table("person", "open")["id"]
    for who, told in (
        (anna, "Anna"),
        (anna.server.person("Anna"), "Anna (2)"),
        (anna.server.person("x" * 40), "x" * 40),
    ):
        assert who.post(f"/api/tables/{table}/chat", {"text": "hello"}, expect=201)["name"] == told


def test_a_session_ends_when_its_time_is_over(start: Callable[..., Running]) -> None:
    server = start(session_days=1)
    player = server.person()
    with server.site.database.writing.begin() as connection:
        connection.exec_driver_sql("UPDATE sessions SET expires = 1")
    assert player.get("/api/me") is None
    player.close()


def test_whoever_comes_back_stays_known(start: Callable[..., Running]) -> None:
    server = start(session_days=5)
    player = server.person()
    with server.site.database.writing.begin() as connection:
        connection.exec_driver_sql("UPDATE people SET seen = 1")
        connection.exec_driver_sql("UPDATE sessions SET expires = expires - 86400000 * 4")
    assert player.get("/api/me")["name"] == "Anna"
    with server.site.database.reading.connect() as connection:
        created, expires = connection.exec_driver_sql("SELECT created, expires FROM sessions").one()
    assert expires >= created + 5 * 86_400_000


def test_passwords_and_tokens_are_not_stored_as_they_are(start: Callable[..., Running]) -> None:
    server = start()
    player = server.person()
    player.post("/api/accounts", {"email": "anna@example.org", **ACCOUNT}, expect=201)
    token = player.http.cookies["epoka"].partition(".")[0]
    with server.site.database.reading.connect() as connection:
        people = str(connection.exec_driver_sql("SELECT * FROM people").all())
        sessions = str(connection.exec_driver_sql("SELECT * FROM sessions").all())
    assert "$argon2id$" in people
    assert ACCOUNT["password"] not in people
    assert token not in sessions
    player.close()
