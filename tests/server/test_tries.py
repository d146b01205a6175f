"""Wrong passwords: who waits for whom, and for how long."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack

import pytest

from epoka.server import hashing, keys, tries
from epoka.server.problems import Rejected
from epoka.server.tries import ACCOUNT, PAIR, QUIET, VISITOR, Tries
from tests.server.running import PATIENCE, Player, Running, ticking

EMAIL = "anna@example.org"
PASSWORD = "correct horse"
OWN = {"email": EMAIL, "password": PASSWORD}
WRONG = {"email": EMAIL, "password": "incorrect horse"}


class Time:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    """The clock of a test."""
    return Time()


@pytest.fixture
def counted(time: Time) -> Tries:
    """Nobody has tried anything yet."""
    return Tries(clock=time)


def guess(counted: Tries, account: str, visitor: str) -> int:
    """A wrong password; returns the seconds to wait if it is too early for one."""
    return held(lambda: counted.from_anywhere(account, visitor), "log-in")


def held(trying: Callable[[], AbstractContextManager[None]], code: str | None = None) -> int:
    """A try that ends as it is told to; returns the seconds to wait if it is too early for one."""
    try:
        with trying():
            if code is not None:
                raise Rejected(code)
    except Rejected as wrong:
        if wrong.code == "too-many":
            return int(wrong.message_args["seconds"])
    return 0


def test_the_first_failures_are_free_and_then_the_wait_doubles(counted: Tries, time: Time) -> None:
    waits = []
    for _ in range(PAIR.free + 12):
        wait = guess(counted, EMAIL, "far")
        waits.append(wait)
        time.now += wait
        if wait:
            assert guess(counted, EMAIL, "far") == 0, "the wait is over"
    assert waits[: PAIR.free] == [0] * PAIR.free
    assert waits[PAIR.free :][:4] == [2, 4, 8, 16]
    assert waits[-1] == PAIR.most


def test_tries_at_once_are_not_free_of_one_another(counted: Tries) -> None:
    """Each is counted before its password is checked: many that are sent together are as many failures."""
    with ExitStack() as begun:
        for _ in range(PAIR.free):
            begun.enter_context(counted.from_anywhere(EMAIL, "far"))
        assert guess(counted, EMAIL, "far") == PAIR.first


def test_a_refused_try_does_not_make_the_wait_longer(counted: Tries, time: Time) -> None:
    for _ in range(PAIR.free):
        guess(counted, EMAIL, "far")
    assert [guess(counted, EMAIL, "far") for _ in range(50)] == [2] * 50
    time.now += 2
    assert guess(counted, EMAIL, "far") == 0


def test_the_right_password_clears_the_pair(counted: Tries) -> None:
    for _ in range(3):
        for _ in range(PAIR.free - 1):
            assert guess(counted, EMAIL, "home") == 0
        assert held(lambda: counted.from_anywhere(EMAIL, "home")) == 0


def test_ones_own_account_does_not_clear_guesses_at_others(counted: Tries) -> None:
    for number in range(VISITOR.free):
        assert guess(counted, f"{number}@example.org", "far") == 0
        if number < VISITOR.free - 1:
            assert held(lambda: counted.from_anywhere("own@example.org", "far")) == 0
    assert guess(counted, "one.more@example.org", "far") == VISITOR.first
    assert held(lambda: counted.from_anywhere("own@example.org", "far")) == VISITOR.first


def test_what_is_no_wrong_password_is_not_counted(counted: Tries) -> None:
    for _ in range(3 * PAIR.free):
        assert held(lambda: counted.from_anywhere(EMAIL, "home"), "busy") == 0
        with pytest.raises(OSError, match="away"), counted.from_anywhere(EMAIL, "home"):
            raise OSError("away")


def test_guesses_from_many_addresses_get_one_free_try_each(counted: Tries, time: Time) -> None:
    for number in range(100):
        assert guess(counted, EMAIL, f"far {number}") == 0
    assert [guess(counted, EMAIL, f"far {number}") for number in range(100)] == [ACCOUNT.most] * 100
    time.now += ACCOUNT.most
    assert [guess(counted, EMAIL, f"far {number}") for number in range(100)] == [0] * 100
    assert guess(counted, EMAIL, "far 0") == ACCOUNT.most


def test_the_owner_comes_in_from_anywhere_whatever_others_guess(counted: Tries) -> None:
    for number in range(400):
        guess(counted, EMAIL, f"far {number % 40}")
    assert held(lambda: counted.from_anywhere(EMAIL, "a friend's")) == 0


def test_a_known_device_is_counted_for_itself(counted: Tries, time: Time) -> None:
    for number in range(400):
        guess(counted, EMAIL, f"far {number % 40}")
        guess(counted, f"{number}@example.org", "home")

    def wrong() -> int:
        return held(lambda: counted.from_device(EMAIL, "mine"), "log-in")

    assert [wrong() for _ in range(PAIR.free + 1)] == [0] * PAIR.free + [2]
    time.now += 2
    assert held(lambda: counted.from_device(EMAIL, "mine")) == 0


def test_failures_are_forgotten_after_a_quiet_while(counted: Tries, time: Time) -> None:
    for _ in range(PAIR.free + 1):
        guess(counted, EMAIL, "home")
    time.now += QUIET + 1
    assert [guess(counted, EMAIL, "home") for _ in range(PAIR.free)] == [0] * PAIR.free


def test_what_is_remembered_is_bounded(counted: Tries, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tries, "MANY", 10)
    for number in range(100):
        guess(counted, f"{number}@example.org", f"far {number}")
    assert {len(kept) for kept in (counted._pairs, counted._visitors, counted._accounts)} == {10}


# -- at a server -------------------------------------------------------------------------------------------------------


@pytest.fixture
def site(start: Callable[..., Running], time: Time) -> Running:
    """A server with limits, at an hour that the test tells, with Anna's account."""
    server = start(limits=True)
    server.site.tries.clock = time
    with_account(server)
    return server


def with_account(server: Running) -> Player:
    """Anna, who has registered here."""
    player = server.stranger()
    player.post("/api/accounts", {**OWN, "name": "Ewa"}, expect=201)
    return player


def visitor(server: Running, address: str) -> Player:
    """Somebody at an address, as the proxy tells it."""
    player = server.stranger()
    player.http.headers["X-Forwarded-For"] = address
    return player


def statuses(player: Player, body: object, times: int) -> list[int]:
    """What as many tries are answered."""
    return [player.http.post("/api/sessions", json=body).status_code for _ in range(times)]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords that are checked at once: how slow that is, is not what is tested here."""
    monkeypatch.setattr(keys, "fits", lambda password, known: password == PASSWORD and known.startswith("$argon2id$"))


def test_forty_guesses_from_elsewhere_do_not_lock_the_owner_out(quick: None, site: Running) -> None:
    far = visitor(site, "198.51.100.7")
    told = statuses(far, WRONG, 30)
    assert told == [401] * PAIR.free + [429] * (30 - PAIR.free)
    for number in range(40):
        told = statuses(visitor(site, f"203.0.113.{number}"), WRONG, 2)
        assert told == [401, 401 if number < 2 else 429], "each has one free try, once there are many"
    assert statuses(visitor(site, "192.0.2.1"), OWN, 1) == [201]
    assert statuses(far, OWN, 1) == [429]


def test_a_wait_is_told_and_ends(quick: None, site: Running, time: Time) -> None:
    far = visitor(site, "198.51.100.7")
    statuses(far, WRONG, PAIR.free)
    response = far.http.post("/api/sessions", json=OWN)
    assert (response.status_code, response.headers["retry-after"]) == (429, "2")
    assert response.json()["error"]["message"] == {"id": "error-too-many", "args": {"seconds": 2}}
    time.now += 2
    assert statuses(far, OWN, 1) == [201]


def test_an_e_mail_that_nobody_has_is_treated_alike(quick: None, site: Running, time: Time) -> None:
    nobody = {"email": "nobody@example.org", "password": "incorrect horse"}
    told = {}
    for number, body in enumerate((WRONG, nobody)):
        near = [visitor(site, f"192.0.2.{100 * number + other}") for other in range(20)]
        answers = [near[0].http.post("/api/sessions", json=body) for _ in range(8)]
        answers += [player.http.post("/api/sessions", json=body) for player in near for _ in range(2)]
        told[number] = [(answer.status_code, answer.content, answer.headers.get("retry-after")) for answer in answers]
    assert told[0] == told[1]


def test_the_password_is_checked_for_an_e_mail_that_nobody_has_too(
    site: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked: list[str] = []

    def fits(_password: str, known: str) -> bool:
        checked.append(known.rpartition("$")[0].rpartition("$")[0])
        return False

    monkeypatch.setattr(keys, "fits", fits)
    for email in (EMAIL, "nobody@example.org"):
        assert statuses(visitor(site, "192.0.2.1"), {"email": email, "password": "incorrect horse"}, 1) == [401]
    assert len(checked) == 2
    assert checked[0] == checked[1], "with the same effort"


def test_a_device_that_has_signed_in_is_known_after_signing_out(quick: None, site: Running) -> None:
    anna = visitor(site, "192.0.2.1")
    assert statuses(anna, OWN, 1) == [201]
    anna.send("DELETE", "/api/sessions", {}, expect=204)
    assert set(anna.http.cookies) == {"epoka-device"}
    neighbour = visitor(site, "192.0.2.1")
    statuses(neighbour, WRONG, 20)
    assert statuses(neighbour, OWN, 1) == [429]
    assert statuses(anna, OWN, 1) == [201]


def test_a_family_is_known_on_its_computer(quick: None, site: Running) -> None:
    shared = visitor(site, "192.0.2.1")
    shared.post("/api/accounts", {"email": "jan@example.org", "password": PASSWORD, "name": "Ewa"}, expect=201)
    shared.send("DELETE", "/api/sessions", {}, expect=204)
    assert statuses(shared, OWN, 1) == [201]
    shared.send("DELETE", "/api/sessions", {}, expect=204)
    statuses(visitor(site, "192.0.2.1"), WRONG, PAIR.free)
    statuses(visitor(site, "192.0.2.1"), {**WRONG, "email": "jan@example.org"}, PAIR.free)
    assert statuses(shared, {**OWN, "email": "jan@example.org"}, 1) == [201]
    assert statuses(shared, OWN, 1) == [201]


def test_a_known_device_may_not_guess_for_ever(quick: None, site: Running) -> None:
    anna = visitor(site, "192.0.2.1")
    assert statuses(anna, OWN, 1) == [201]
    assert statuses(anna, WRONG, 8) == [401] * PAIR.free + [429] * (8 - PAIR.free)


def test_a_device_of_one_person_is_a_strangers_at_another_account(quick: None, site: Running) -> None:
    eve = visitor(site, "198.51.100.7")
    eve.post("/api/accounts", {"email": "eve@example.org", "password": PASSWORD, "name": "Ewa"}, expect=201)
    assert statuses(eve, WRONG, PAIR.free) == [401] * PAIR.free
    assert statuses(visitor(site, "198.51.100.7"), OWN, 1) == [429]


@pytest.mark.parametrize(
    "forge", [lambda text: text + "x", lambda text: "x" + text, lambda text: text.partition(".")[0]]
)
def test_a_forged_device_is_a_stranger(quick: None, site: Running, forge: Callable[[str], str]) -> None:
    anna = visitor(site, "192.0.2.1")
    assert statuses(anna, OWN, 1) == [201]
    anna.http.cookies.set("epoka-device", forge(anna.http.cookies["epoka-device"]), domain="127.0.0.1")
    statuses(visitor(site, "192.0.2.1"), WRONG, PAIR.free)
    assert statuses(anna, OWN, 1) == [429]


def test_a_session_is_no_device(quick: None, site: Running) -> None:
    """A mark for one purpose is worth nothing for the other."""
    anna = visitor(site, "192.0.2.1")
    assert statuses(anna, OWN, 1) == [201]
    session, device = anna.http.cookies["epoka"], anna.http.cookies["epoka-device"]
    swapped = {"Cookie": f"epoka={device}; epoka-device={session}", "X-Epoka": "1"}
    anna.http.cookies.clear()
    assert anna.http.get("/api/me", headers=swapped).json() is None


def test_the_cookie_of_a_device_is_out_of_reach_of_scripts_and_lasts(start: Callable[..., Running]) -> None:
    player = start(public_url="https://play.example").stranger()
    response = player.http.post("/api/accounts", json=OWN)
    (cookie,) = [text for text in response.headers.get_list("set-cookie") if text.startswith("__Host-epoka-device=")]
    assert {"HttpOnly", "Secure", "Path=/", "SameSite=lax", f"Max-Age={365 * 86400}"} <= set(cookie.split("; "))


def test_guests_have_no_known_device(anna: Player) -> None:
    anna.get("/api/me")
    assert set(anna.http.cookies) == {"epoka"}


def test_whoever_was_signed_in_before_there_were_devices_gets_one(server: Running) -> None:
    player = server.stranger()
    player.post("/api/accounts", {**OWN, "name": "Ewa"}, expect=201)
    del player.http.cookies["epoka-device"]
    player.get("/api/me")
    assert "epoka-device" in player.http.cookies
    assert "set-cookie" in (again := player.http.get("/api/me")).headers
    assert "epoka-device" not in again.headers["set-cookie"], "once is enough"


def test_whoever_is_gone_for_good_is_forgotten_by_the_device(server: Running) -> None:
    player = server.stranger()
    person = player.post("/api/accounts", {"email": "gone@example.org", "password": PASSWORD}, expect=201)["id"]
    assert person in player.http.cookies["epoka-device"]
    player.send("DELETE", "/api/me", {"password": PASSWORD}, expect=204)
    assert person not in player.http.cookies["epoka-device"]


def test_wrong_passwords_of_whoever_is_signed_in_count_too(quick: None, site: Running) -> None:
    anna = visitor(site, "192.0.2.1")
    assert statuses(anna, OWN, 1) == [201]
    wrong = {"password": "incorrect horse", "new": "another horse"}
    told = [anna.http.patch("/api/me/password", json=wrong).status_code for _ in range(8)]
    assert told == [403] * PAIR.free + [429] * (8 - PAIR.free)
    anna.refused("DELETE", "/api/me", {"password": PASSWORD}, status=429, code="too-many")


# -- lanes -------------------------------------------------------------------------------------------------------------


def test_strangers_are_checked_one_at_a_time_and_a_known_device_passes_them(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start()
    anna = with_account(server)
    anna.send("DELETE", "/api/sessions", {}, expect=204)
    free, checking, most = threading.Event(), 0, 0
    counting = threading.Lock()

    def fits(password: str, _known: str) -> bool:
        nonlocal checking, most
        if password == PASSWORD:
            return True
        with counting:
            checking += 1
            most = max(most, checking)
        assert free.wait(PATIENCE)
        with counting:
            checking -= 1
        return False

    monkeypatch.setattr(keys, "fits", fits)
    monkeypatch.setattr(hashing, "MOST", 8)
    strangers = [server.stranger() for _ in range(12)]
    with ThreadPoolExecutor(12) as threads, ticking() as tick:
        answers = [threads.submit(statuses, stranger, WRONG, 1) for stranger in strangers]
        # Eight wait; the others are told at once that the server is busy.
        while sum(answer.done() for answer in answers) < 4:
            tick()
        assert [answer.result(PATIENCE) for answer in answers if answer.done()] == [[503]] * 4
        assert statuses(anna, OWN, 1) == [201]
        assert server.person().get("/api/me")["guest"], "and everybody else is answered"
        free.set()
        assert sorted(answer.result(PATIENCE)[0] for answer in answers) == [401] * 8 + [503] * 4
    assert most == 1
