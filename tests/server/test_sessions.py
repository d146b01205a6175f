"""Sessions: when they end, and who is hung up with them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from epoka.server import keys
from epoka.server.accounts import Accounts, Session
from epoka.server.connections import SIGNED_OUT
from epoka.server.limits import RATES
from epoka.server.routes import live as live_route
from tests.server.running import JSON, Live, Player, Running

OLD = "correct horse"
NEW = "battery staple"
CHANGE = {"password": OLD, "new": NEW}


def device(of: Player, server: Running | None = None) -> Player:
    """Another browser with the same cookies."""
    other = (server or of.server).stranger()
    other.http.cookies.update(of.http.cookies)
    return other


def cookie(player: Player) -> str:
    """The session cookie's value."""
    return player.http.cookies["epoka"]


def asked(player: Player, table: str) -> int:
    """The seat that must answer."""
    seat: int = player.look(table)["view"]["waiting"][0]
    return seat


def answer(live: Live, state: JSON = None) -> None:
    """Answer for the seat that is looked from."""
    known = state or live.wait("state")
    decision = known["view"]["decision"]
    live.move(decision["seat"], known["seq"], decision["options"][0]["value"])


@pytest.fixture
def ewa(server: Running) -> Iterator[Player]:
    """Somebody with an account."""
    player = server.stranger()
    player.post(
        "/api/accounts", {"email": f"{keys.person_id()}@example.org", "password": OLD, "name": "Ewa"}, expect=201
    )
    yield player
    player.close()


def second(ewa: Player, server: Running | None = None) -> Player:
    """The same person, logged in elsewhere."""
    other = (server or ewa.server).stranger()
    other.post("/api/sessions", {"email": ewa.get("/api/me")["email"], "password": OLD}, expect=201)
    return other


def test_registering_ends_the_session_of_the_guest(anna: Player) -> None:
    elsewhere = device(anna)
    before = cookie(anna)
    anna.post("/api/accounts", {"email": "token@example.org", "password": OLD}, expect=201)
    assert cookie(anna) != before
    assert anna.get("/api/me")["email"] == "token@example.org"
    assert elsewhere.get("/api/me") is None
    elsewhere.refused("POST", "/api/tables", {"game": "flow_of_history", "seats": []}, status=401, code="sign-in")


def test_registering_hangs_the_old_session_up_and_the_new_one_plays_on(anna: Player) -> None:
    table = anna.table(*["hotseat"] * 3)["id"]
    with anna.live(table, 0) as before:
        before.wait("state")
        anna.post("/api/accounts", {"email": "plays@example.org", "password": OLD}, expect=201)
        assert before.closed() == SIGNED_OUT
    with anna.live(table, asked(anna, table)) as after:
        answer(after)
        assert after.wait("done", "refused")["type"] == "done"


def test_a_guest_registers_once(anna: Player) -> None:
    elsewhere = device(anna)
    anna.post("/api/accounts", {"email": "first@example.org", "password": OLD}, expect=201)
    elsewhere.post("/api/accounts", {"email": "second@example.org", "password": OLD}, expect=201)
    assert elsewhere.get("/api/me")["id"] != anna.get("/api/me")["id"]


def test_a_session_that_ends_while_its_guest_registers_registers_nobody(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    hashing = Accounts._hashed  # the slow part, in which other things happen

    async def meanwhile_logged_out(self: Accounts, password: str) -> str:
        await self.log_out(sessions[0])
        return await hashing(self, password)

    sessions: list[Session] = []
    player = start().person()
    token = cookie(player).partition(".")[0]
    me = player.server.site.accounts

    async def remembered(self: Accounts, value: str | None) -> Session | None:
        found = await looked_up(self, value)
        sessions.extend([found] if found is not None else [])
        return found

    looked_up = Accounts.session
    monkeypatch.setattr(Accounts, "session", remembered)
    monkeypatch.setattr(Accounts, "_hashed", meanwhile_logged_out)
    player.refused("POST", "/api/accounts", {"email": "gone@example.org", "password": OLD}, status=401, code="sign-in")
    assert sessions[0].token == token
    with me.database.reading.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM people WHERE email IS NOT NULL").scalar_one() == 0


def test_a_password_is_changed_by_whoever_knows_it(ewa: Player) -> None:
    email = ewa.get("/api/me")["email"]
    other, before = second(ewa), cookie(ewa)
    assert ewa.send("PATCH", "/api/me/password", CHANGE)["email"] == email
    assert cookie(ewa) != before
    assert ewa.get("/api/me")["email"] == email
    assert other.get("/api/me") is None
    stranger = ewa.server.stranger()
    stranger.refused("POST", "/api/sessions", {"email": email, "password": OLD}, status=401, code="log-in")
    stranger.post("/api/sessions", {"email": email, "password": NEW}, expect=201)


def test_a_wrong_password_changes_nothing(ewa: Player) -> None:
    other = second(ewa)
    wrong = {"password": "incorrect horse", "new": NEW}
    ewa.refused("PATCH", "/api/me/password", wrong, status=403, code="password")
    assert other.get("/api/me") == ewa.get("/api/me")
    second(ewa)


def test_a_guest_has_no_password_to_change(anna: Player) -> None:
    anna.refused("PATCH", "/api/me/password", CHANGE, status=403, code="password")
    anna.server.stranger().refused("PATCH", "/api/me/password", CHANGE, status=401, code="sign-in")


@pytest.mark.parametrize("new", ["short", "x" * 201, "pass\x00word", None])
def test_a_new_password_has_the_limits_of_a_first_one(ewa: Player, new: str | None) -> None:
    code = "letters" if new and "\x00" in new else "request"
    ewa.refused("PATCH", "/api/me/password", {"password": OLD, "new": new}, status=422, code=code)


def test_guesses_of_the_old_password_are_counted(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "sign-in", RATES["sign-in"]._replace(burst=5, per_second=0.01))
    player = start(limits=True).stranger()
    player.post("/api/accounts", {"email": "ewa@example.org", "password": OLD}, expect=201)
    wrong = {"password": "incorrect horse", "new": NEW}
    statuses = [player.http.patch("/api/me/password", json=wrong).status_code for _ in range(8)]
    assert statuses[0] == 403
    assert statuses[-1] == 429


def test_a_change_of_password_hangs_up_all_but_this_browser(ewa: Player) -> None:
    table = ewa.table(*["hotseat"] * 3)["id"]
    other = second(ewa)
    with ewa.live(table, 0) as mine, other.live(table, 0) as theirs:
        mine.wait("state")
        theirs.wait("state")
        ewa.send("PATCH", "/api/me/password", CHANGE)
        assert theirs.closed() == SIGNED_OUT
        assert mine.closed() == SIGNED_OUT, "its session has ended as well"
        with ewa.live(table, asked(ewa, table)) as again:
            answer(again)
            assert again.wait("done", "refused")["type"] == "done"


def test_whoever_logs_in_while_the_password_changes_stays_out(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    player = start().stranger()
    player.post("/api/accounts", {"email": "ewa@example.org", "password": OLD}, expect=201)
    thief = player.server.stranger()
    signing_in = Accounts._signed_in

    async def a_moment_late(self: Accounts, *given: object) -> Session:
        monkeypatch.setattr(Accounts, "_signed_in", signing_in)
        with self.database.writing.begin() as connection:
            connection.exec_driver_sql("UPDATE people SET password = 'another'")
        return await signing_in(self, *given)  # type: ignore[arg-type]  # as it was called

    monkeypatch.setattr(Accounts, "_signed_in", a_moment_late)
    body = {"email": "ewa@example.org", "password": OLD}
    thief.refused("POST", "/api/sessions", body, status=401, code="log-in")


def test_logging_out_everywhere_ends_every_session(ewa: Player) -> None:
    table = ewa.table(*["hotseat"] * 3)["id"]
    other, before = second(ewa), cookie(ewa)
    with ewa.live(table, 0) as mine, other.live(table, 0) as theirs:
        mine.wait("state")
        theirs.wait("state")
        other.send("DELETE", "/api/me/sessions", {}, expect=204)
        assert mine.closed() == theirs.closed() == SIGNED_OUT
    assert "epoka" not in other.http.cookies
    assert ewa.get("/api/me") is None
    ewa.http.cookies.set("epoka", before)
    assert ewa.get("/api/me") is None


def test_logging_out_everywhere_leaves_others_alone(ewa: Player, marek: Player) -> None:
    table = marek.table(*["hotseat"] * 3)["id"]
    with marek.live(table, 0) as live:
        live.wait("state")
        ewa.send("DELETE", "/api/me/sessions", {}, expect=204)
        live.say(type="ping")
        assert live.wait("pong")
    assert marek.get("/api/me") is not None
    ewa.refused("DELETE", "/api/me/sessions", {}, status=401, code="sign-in")


def test_other_processes_hang_up_too(start: Callable[..., Running], redis_url: str) -> None:
    here, there = start(redis_url=redis_url), start(redis_url=redis_url)
    one = here.stranger()
    one.post("/api/accounts", {"email": "two@example.org", "password": OLD, "name": "Ewa"}, expect=201)
    table = one.table(*["hotseat"] * 3)["id"]
    other = second(one, there)
    with other.live(table, 0) as live:
        live.wait("state")
        one.send("PATCH", "/api/me/password", CHANGE)
        assert live.closed() == SIGNED_OUT
    same = device(one, there)
    with same.live(table, 0) as live:
        live.wait("state")
        one.send("DELETE", "/api/me/sessions", {}, expect=204)
        assert live.closed() == SIGNED_OUT


def test_a_session_whose_end_was_not_told_is_found(
    start: Callable[..., Running], redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("epoka.server.site.LOOK_SECONDS", 0.2)
    player = start(redis_url=redis_url).person()
    table = player.table(*["hotseat"] * 3)["id"]
    with player.live(table, 0) as live:
        live.wait("state")
        with player.server.site.database.writing.begin() as connection:
            connection.exec_driver_sql("DELETE FROM sessions")
        assert live.closed() == SIGNED_OUT


def test_whoever_is_signed_out_while_coming_in_is_seen(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    player = start().person()
    table = player.table(*["hotseat"] * 3)["id"]
    found_room = live_route.found_room

    async def meanwhile_signed_out(site: object, path: str) -> object:
        monkeypatch.setattr(live_route, "found_room", found_room)
        accounts = player.server.site.accounts
        session = await accounts.session(cookie(player))
        assert session is not None
        await accounts.log_out(session)
        return await found_room(player.server.site, path)

    monkeypatch.setattr(live_route, "found_room", meanwhile_signed_out)
    with player.live(table, 0) as live:
        assert live.closed() == SIGNED_OUT


def test_nothing_counts_that_comes_after_the_end(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    player = start().person()
    table = player.table(*["hotseat"] * 3)["id"]
    monkeypatch.setattr("epoka.server.connections.Connection._close", _never)
    before = player.look(table)["seq"]
    with player.live(table, asked(player, table)) as live:
        state = live.wait("state")
        player.send("DELETE", "/api/me/sessions", {}, expect=204)
        answer(live, state)
        live.closed()
    watcher = player.server.person("Marek")
    assert watcher.look(table)["seq"] == before


async def _never(*_: object) -> None:
    """A goodbye that does not arrive."""
