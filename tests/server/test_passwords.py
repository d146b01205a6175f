"""Passwords that are tried first are refused; a few words of one's own are not."""

from __future__ import annotations

import pytest

from epoka.server.passwords import LIST, too_common
from tests.server.running import Player, Running


def test_the_list_is_long_plain_and_sorted() -> None:
    words = LIST.read_text(encoding="ascii").split()
    assert len(words) > 1000
    assert words == sorted(set(words))
    assert all(word.isalnum() and word == word.lower() for word in words)


@pytest.mark.parametrize(
    "password",
    [
        *("password", "Password1!", "P@ssw0rd", "we1come2024", "trustno1", "i love you", "iloveyou!"),
        *("haslo1234", "Hasło123", "kasia123456", "zaq12wsx", "Legia1916", "polska2026"),
        *("qwerty123", "asdfghjkl", "qwertzui", "1q2w3e4r", "!@#$%^&*", "abc12345", "87654321"),
        *("aaaaaaaa", "abababab", "12341234", "........", "ąąąąąąąą"),
        *("31121999", "1999-12-31", "01.02.1990"),
        *("epoka2026", "EpokaEpoka", "!Epoka123"),
    ],
)
def test_what_everybody_tries_first_is_too_common(password: str) -> None:
    assert too_common(password)


@pytest.mark.parametrize(
    "password",
    [
        *(
            "correct horse",
            "purple monkey dishwasher",
            "mleko na biurku",
            "zażółć gęślą",
            "xk7#pQz2",
            "гитара без струн",
        ),
        *("sunshine on Leith", "two pasta, one fork", "9e3b7c51d20f"),
    ],
)
def test_what_nobody_expects_is_not(password: str) -> None:
    assert not too_common(password)


@pytest.mark.parametrize("password", ["Zenobia7", "z3nobia!", "nowicka1987", "zenobia.nowicka", "NOWICKA-zenobia-77"])
def test_ones_own_name_is_too_common_for_oneself(password: str) -> None:
    assert too_common(password, "Zenobia", "zenobia.nowicka@example.org")
    assert not too_common(password, "Marek", "marek@example.org")


def test_an_account_needs_a_password_of_its_own(anna: Player) -> None:
    for password in ("password1", "hannelore12", "Grzybiarz1"):
        body = {"email": "grzybiarz@example.org", "name": "Hannelore", "password": password}
        anna.refused("POST", "/api/accounts", body, status=422, code="password-common")
    assert anna.get("/api/me")["guest"]
    anna.post("/api/accounts", {"email": "grzybiarz@example.org", "password": "wet leaf, old log"}, expect=201)


def test_the_name_of_a_guest_counts_too(server: Running) -> None:
    body = {"email": "somebody@example.org", "password": "Hannelore!1"}
    server.person("Hannelore").refused("POST", "/api/accounts", body, status=422, code="password-common")
