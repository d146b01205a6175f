"""Guards: foreign pages, floods, sizes, headers, and defects that nobody may see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from epoka.server.limits import RATES
from epoka.server.seating import Seating
from tests.server.running import Player, Running

TABLE = {"game": "flow_of_history", "seats": [{"kind": "person"}, {"kind": "hotseat"}, {"kind": "hotseat"}]}


def test_a_request_without_our_header_changes_nothing(anna: Player) -> None:
    before = anna.get("/api/me")
    for method, path in (
        ("POST", "/api/guests"),
        ("POST", "/api/tables"),
        ("PATCH", "/api/me"),
        ("DELETE", "/api/me"),
        ("DELETE", "/api/sessions"),
    ):
        response = anna.http.request(method, path, json={"name": "Eve"}, headers={"X-Epoka": ""})
        assert (response.status_code, response.json()["error"]["code"]) == (403, "foreign")
        assert "set-cookie" not in response.headers
    assert anna.get("/api/me") == before


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1.evil.example"]
)
def test_a_request_from_a_foreign_page_is_declined(anna: Player, origin: str) -> None:
    response = anna.http.post("/api/tables", json=TABLE, headers={"Origin": origin})
    assert (response.status_code, response.json()["error"]["code"]) == (403, "foreign")


def test_our_own_page_may_ask(anna: Player) -> None:
    response = anna.http.post("/api/tables", json=TABLE, headers={"Origin": anna.server.url})
    assert response.status_code == 201


def test_behind_a_proxy_the_public_address_is_ours(start: Callable[..., Running]) -> None:
    player = start(public_url="https://play.example").stranger()
    for origin, status in (("https://play.example", 201), ("https://evil.example", 403), ("http://play.example", 403)):
        headers = {"Origin": origin, "Host": "play.example"}
        response = player.http.post("/api/guests", json={"name": "Anna"}, headers=headers)
        assert response.status_code == status, origin
    player.close()


def test_another_host_name_is_declined(anna: Player) -> None:
    response = anna.http.get("/api/me", headers={"Host": "rebound.example"})
    assert (response.status_code, response.json()["error"]["code"]) == (403, "foreign")


def test_a_body_that_is_too_large_is_declined(anna: Player) -> None:
    response = anna.http.post("/api/guests", content=b"x" * 70_000)
    assert (response.status_code, response.json()["error"]["code"]) == (413, "too-large")

    def pieces() -> Any:
        for _ in range(10):
            yield b"x" * 10_000

    response = anna.http.post("/api/guests", content=pieces(), headers={"Content-Type": "application/json"})
    assert (response.status_code, response.json()["error"]["code"]) == (413, "too-large")


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xff", b"[" * 20_000, b'{"name": NaN}', b'{"name": "x"} trailing'])
def test_a_body_that_is_not_json_is_declined(anna: Player, body: bytes) -> None:
    response = anna.http.post("/api/guests", content=body, headers={"Content-Type": "application/json"})
    assert (response.status_code, response.json()["error"]["code"]) == (422, "request")


def test_a_form_is_not_json(anna: Player) -> None:
    response = anna.http.post("/api/guests", data={"name": "Eve"})
    assert (response.status_code, response.json()["error"]["code"]) == (422, "request")


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/health", "/t/aaaaaaaaaa", "/api/words/en.ftl"])
def test_every_answer_is_guarded(anna: Player, path: str) -> None:
    headers = anna.http.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


def test_nothing_of_a_person_is_cached(anna: Player) -> None:
    assert anna.http.get("/api/me").headers["cache-control"] == "no-store"


def test_what_is_not_there_is_told_as_everything_else(anna: Player) -> None:
    anna.refused("GET", "/api/nothing", status=404, code="not-found")
    anna.refused("GET", "/api/games/chess/cards", status=404, code="not-found")
    anna.refused("GET", "/api/games/chess/rules", status=404, code="not-found")
    anna.refused("GET", "/api/words/xx.ftl", status=404, code="not-found")
    anna.refused("GET", "/api/words/en.ftl?game=../../secret", status=404, code="not-found")
    anna.refused("PATCH", "/api/guests", {}, status=405, code="method")


def test_a_defect_is_noted_and_not_shown(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError("the secret reason")

    monkeypatch.setattr(Seating, "create", broken)
    player = start().person()
    response = player.http.post("/api/tables", json=TABLE)
    assert (response.status_code, response.json()["error"]["code"]) == (500, "server")
    assert "secret reason" not in response.text
    assert "Traceback" not in response.text
    assert "the secret reason" in caplog.text
    player.close()


@pytest.mark.parametrize(
    ("kind", "path", "body"),
    [
        ("guests", "/api/guests", {"name": "Anna"}),
        ("sign-in", "/api/sessions", {"email": "a@b.example", "password": "wrong password"}),
        ("tables", "/api/tables", TABLE),
        ("chat", "/api/tables/{table}/chat", {"text": "hello"}),
        ("moves", "/api/tables/{table}/moves", {"seat": 0, "seq": 0, "answer": "conquer"}),
        ("looks", "/api/tables/{table}/preview", {"seat": 0, "answer": "conquer"}),
    ],
)
def test_too_much_is_declined_for_a_while(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch, kind: str, path: str, body: Any
) -> None:
    monkeypatch.setitem(RATES, kind, RATES[kind]._replace(burst=5, per_second=0.01))
    player = start(limits=True).person()
    table = player.table(*["hotseat"] * 3)["id"] if "{table}" in path else ""
    responses = [player.http.post(path.replace("{table}", table), json=body) for _ in range(8)]
    statuses = [response.status_code for response in responses]
    assert statuses.index(429) in (3, 4, 5)
    assert set(statuses[statuses.index(429) :]) == {429}
    response = responses[-1]
    assert response.json()["error"]["message"]["args"]["seconds"] > 0
    assert int(response.headers["retry-after"]) > 0
    player.close()


def test_the_socket_has_the_same_limits(start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "moves", RATES["moves"]._replace(burst=5, per_second=0.01))
    player = start(limits=True).person()
    table = player.table(*["hotseat"] * 3)["id"]
    with player.live(table, 0) as live:
        live.wait("state")
        codes = []
        for _ in range(8):
            live.move(0, 0, "conquer")
            codes.append(live.wait("done", "refused")["error"]["code"])
    assert codes[:5].count("too-many") == 0
    assert codes[5:] == ["too-many"] * 3
    player.close()


def test_buckets_fill_again(monkeypatch: pytest.MonkeyPatch) -> None:
    from epoka.server import limits
    from epoka.server.problems import Rejected

    now = 100.0
    monkeypatch.setattr(limits, "monotonic", lambda: now)
    monkeypatch.setitem(RATES, "chat", limits.Rate(2, 0.5))
    counted = limits.Limits()
    counted.take("chat", "anna")
    counted.take("chat", "anna")
    counted.take("chat", "marek")
    with pytest.raises(Rejected) as declined:
        counted.take("chat", "anna")
    assert declined.value.message_args == {"seconds": 2}
    now += 2
    counted.take("chat", "anna")
