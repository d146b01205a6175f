"""Limits: who counts as one visitor, and that whatever costs something is counted."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from fastapi.routing import APIRoute
from starlette.routing import Route
from websockets.exceptions import ConnectionClosed, InvalidStatus

from epoka.server import limits
from epoka.server.connections import TOO_SLOW
from epoka.server.limits import RATES, Rate, visitor
from tests.server.running import Player, Running, api_routes, settings_for, ticking

NOTHING: Final = Rate(0, 0.01)
ONE: Final = Rate(1, 0.01)

TABLE: Final = {"game": "flow_of_history", "seats": [{"kind": "person"}, {"kind": "hotseat"}, {"kind": "hotseat"}]}
ACCOUNT: Final = {"email": "a@b.example", "password": "correct horse"}
MOVE: Final[dict[str, Any]] = {"seat": 0, "seq": 0, "answer": "conquer"}
UNDO: Final[dict[str, Any]] = {"seat": 0, "seq": 0}
BODIES: Final[dict[tuple[str, str], Any]] = {
    ("POST", "/api/guests"): {"name": "Anna"},
    ("POST", "/api/accounts"): ACCOUNT,
    ("POST", "/api/sessions"): ACCOUNT,
    ("PATCH", "/api/me"): {"name": "Anna"},
    ("PATCH", "/api/me/password"): {"password": "correct horse", "new": "another horse"},
    ("DELETE", "/api/me"): {},
    ("POST", "/api/tables"): TABLE,
    ("POST", "/api/tables/{table}/join"): {},
    ("POST", "/api/tables/{table}/leave"): {"seat": 0},
    ("POST", "/api/tables/{table}/resign"): {"seat": 0},
    ("POST", "/api/tables/{table}/moves"): MOVE,
    ("POST", "/api/tables/{table}/undo"): UNDO,
    ("POST", "/api/tables/{table}/undo/request"): UNDO,
    ("POST", "/api/tables/{table}/undo/vote"): {"seat": 0, "agree": True},
    ("POST", "/api/tables/{table}/preview"): {"seat": 0, "answer": "conquer"},
    ("POST", "/api/tables/{table}/chat"): {"text": "hello"},
    ("POST", "/api/tables/{table}/branch"): {"n": 0, "seats": [{"kind": "person"}]},
    ("POST", "/api/tables/{table}/hint"): UNDO,
    ("POST", "/api/imports"): {"data": "x", "format": "notation"},
}
"""A body that fits, for every route that takes one."""
PLACES: Final = {"table": "aaaaaaaaaa", "n": "0", "game": "flow_of_history", "language": "en"}
UNCOUNTED: Final = {
    "status": "whoever watches over the site asks again and again, and must be told how it is",
    "/api/openapi.json": "made once; a program asks for it, not a person",
    "/api/{rest:path}": "nothing is there, and saying so costs nothing",
    "/{rest:path}": "files of the client, which are kept in memory",
}
"""Routes that take no limit, by tag or path, each with the reason."""

COUNTED: Final = [
    pytest.param(method, route, id=f"{method} {route.path}")
    for route in api_routes()
    if not set(route.tags) & set(UNCOUNTED)
    for method in sorted(route.methods or ())
]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff"),
        ("2001:db8:1:2::1", "2001:0DB8:0001:0002::2"),
        ("203.0.113.7", "::ffff:203.0.113.7"),
        ("203.0.113.7", "::ffff:cb00:7107"),
        ("fe80::1%eth0", "fe80::2%eth1"),
    ],
)
def test_they_are_one_visitor(one: str, other: str) -> None:
    assert visitor(one) == visitor(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:3::1"),
        ("203.0.113.7", "203.0.113.8"),
        ("::ffff:203.0.113.7", "::ffff:203.0.113.8"),
        ("::1", "127.0.0.1"),
        ("testclient", ""),
    ],
)
def test_they_are_two(one: str, other: str) -> None:
    assert visitor(one) != visitor(other)


def test_a_home_has_one_bucket_for_all_of_its_addresses(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "guests", Rate(5, 0.01))
    player = start(limits=True).stranger()

    def guests(addresses: list[str]) -> list[int]:
        told = []
        for address in addresses:
            player.http.headers["X-Forwarded-For"] = address
            told.append(player.http.post("/api/guests", json={"name": "Anna"}).status_code)
        return told

    home = [f"2001:db8:1:2:{number:x}::{number:x}" for number in range(1, 21)]
    assert guests(home) == [201] * 5 + [429] * 15
    assert guests(["2001:db8:1:3::1", "203.0.113.7", "::ffff:203.0.113.7"]) == [201] * 3
    assert guests([f"::ffff:203.0.113.{number}" for number in (7, 7, 7, 7, 8)]) == [201] * 3 + [429, 201]


def test_the_guests_of_one_visitor_share_its_analyses(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "analyses-of-a-visitor", Rate(2, 0.01))
    server = start(limits=True)
    told = [server.person().http.post("/api/tables/aaaaaaaaaa/analysis").status_code for _ in range(3)]
    assert told == [404, 404, 429]


def test_one_visitor_has_so_many_connections_at_once(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_CONNECTED", 2)
    server = start(limits=True)
    anna = server.person()
    table = anna.table("person", "bot:random")["id"]
    with anna.live(table, 0) as first:
        first.wait("state")
        with anna.live(table) as second:
            second.wait("state")
            with pytest.raises(InvalidStatus):
                anna.live(table)
            elsewhere = {"X-Forwarded-For": "203.0.113.7"}
            with anna.live(table, extra=elsewhere) as other:
                other.wait("state")
        with ticking() as tick:
            while server.site.limits._connected["127.0.0.1"] > 1:
                tick()
        with anna.live(table) as again:
            again.wait("state")


def test_connections_of_a_home_are_counted_together(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "connections", Rate(2, 0.01))
    player = start(limits=True).person()
    table = player.table(*["hotseat"] * 3)["id"]
    for number in (1, 2):
        with player.live(table, 0, extra={"X-Forwarded-For": f"2001:db8::{number}"}) as live:
            live.wait("state")
    with player.live(table, hello=False, extra={"X-Forwarded-For": "2001:db8::3"}) as live:
        assert live.closed() == TOO_SLOW
    with player.live(table, 0, extra={"X-Forwarded-For": "2001:db8:0:1::3"}) as live:
        live.wait("state")


@pytest.fixture(scope="module")
def asker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Player]:
    """Somebody who has signed in before the buckets were empty."""
    with Running(settings_for(tmp_path_factory.mktemp("limits"), limits=True)) as running:
        yield running.person()


@pytest.mark.parametrize(("method", "route"), COUNTED)
def test_every_route_takes_a_limit(
    asker: Player, monkeypatch: pytest.MonkeyPatch, method: str, route: APIRoute
) -> None:
    """With nothing left in any bucket, whatever is asked is too much: a route that answers otherwise counts nothing."""
    assert route.body_field is None or (method, route.path) in BODIES, "give a body that fits this route"
    for kind in RATES:
        monkeypatch.setitem(RATES, kind, NOTHING)
    address = re.sub(r"\{(\w+)\}", lambda place: PLACES[place[1]], route.path)
    response = asker.http.request(method, address, params={"seat": 0}, json=BODIES.get((method, route.path)))
    assert (response.status_code, response.json()["error"]["code"]) == (429, "too-many")
    assert response.headers["retry-after"] == "100"


def test_other_routes_are_on_the_list(asker: Player) -> None:
    ours = {route.path for route in api_routes()}
    assert set(asker.server.app.openapi()["paths"]) == ours
    others = {route.path for route in asker.server.app.routes if isinstance(route, Route)} - ours
    assert others <= set(UNCOUNTED)


def test_every_message_that_costs_something_takes_a_limit(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    player = start(limits=True).person()
    table = player.table(*["hotseat"] * 3)["id"]
    for kind in set(RATES) - {"connections"}:
        monkeypatch.setitem(RATES, kind, NOTHING)
    with player.live(table, hello=False) as live:
        messages: list[dict[str, Any]] = [
            {"type": "hello", "seat": 0, "seq": None},
            {"type": "chat", "id": 1, "text": "hello"},
            {"type": "move", "id": 2, **MOVE},
            {"type": "undo", "id": 3, **UNDO},
        ]
        for number, message in enumerate(messages):
            live.say(**message)
            refused = live.wait("refused")
            assert (refused["id"], refused["error"]["code"]) == (number or None, "too-many")
            assert refused["error"]["message"]["args"]["seconds"] == 100
        # What tells that the connection lives costs nothing.
        live.say(type="ping")
        live.wait("pong")


def test_chat_has_one_bucket_over_both_ways(start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "chat", Rate(2, 0.01))
    player = start(limits=True).person()
    table = player.table(*["hotseat"] * 3)["id"]
    with player.live(table, 0) as live:
        live.say(type="chat", id=1, text="hello")
        live.wait("done")
        player.post(f"/api/tables/{table}/chat", {"text": "hello"}, expect=201)
        live.say(type="chat", id=2, text="hello")
        assert live.wait("refused")["error"]["code"] == "too-many"
    player.refused("POST", f"/api/tables/{table}/chat", {"text": "hello"}, status=429, code="too-many")
    player.get(f"/api/tables/{table}/chat")


def test_whoever_is_too_quick_at_one_thing_may_do_another(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "lists", ONE)
    player = start(limits=True).person()
    table = player.table(*["hotseat"] * 3)["id"]
    player.get("/api/tables")
    player.refused("GET", "/api/tables?show=watch", status=429, code="too-many")
    player.get(f"/api/tables/{table}")
    player.send("PATCH", "/api/me", {"name": "Ania"})
    player.server.person("Marek").get("/api/tables")


def test_a_quick_person_at_a_table_is_never_refused(start: Callable[..., Running]) -> None:
    """Forty answers as fast as they go, each with a new look at the whole page."""
    player = start(limits=True).person()
    table = player.table(*["hotseat"] * 3)["id"]
    for _ in range(40):
        load_page(player, table)
        player.play(table, 0, 1, 2, moves=1)


def load_page(player: Player, table: str) -> None:
    """What the page of a table asks for when it is loaded."""
    for path in ("me", "words/en.ftl", "games", "words/en.ftl?game=flow_of_history", "games/flow_of_history/cards"):
        player.get(f"/api/{path}")
    for path in ("", "/chat", "/log", "/state"):
        player.get(f"/api/tables/{table}{path}")
    try:
        with player.live(table, 0) as live:
            live.wait("state")
    except ConnectionClosed as end:
        pytest.fail(f"the connection was closed: {end}")
