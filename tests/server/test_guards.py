"""Guards: foreign pages, floods, sizes, headers, and defects that nobody may see."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Callable
from typing import Any

import pytest

from epoka.server.limits import RATES
from epoka.server.seating import Seating
from tests.server.running import PATIENCE, Player, Running

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


UNWRITTEN = ("\x00", "\x1b[2J", "\x85", "\ud800", "\ufffe", "\U0010ffff")


@pytest.fixture
def site(start: Callable[..., Running], database_url: str) -> Running:
    """A server on each kind of database."""
    return start(database_url=database_url)


def test_no_text_has_letters_that_nobody_writes(site: Running) -> None:
    player = site.person()
    table = player.table("person", "open")["id"]
    for letter in UNWRITTEN:
        for method, path, body in (
            ("POST", "/api/guests", {"name": f"A{letter}"}),
            ("POST", "/api/sessions", {"email": f"a{letter}@b.example", "password": "wrong password"}),
            ("POST", "/api/sessions", {"email": "a@b.example", "password": f"wrong{letter}password"}),
            ("POST", "/api/accounts", {"email": f"a{letter}@b.example", "password": "correct horse"}),
            ("PATCH", "/api/me", {"settings": {letter: True}}),
            ("PATCH", "/api/me", {"settings": {"theme": letter}}),
            ("DELETE", "/api/me", {"password": letter}),
            ("POST", "/api/tables", {"game": f"flow{letter}", "seats": [{"kind": "person"}]}),
            ("POST", "/api/tables", TABLE | {"options": {letter: "on"}}),
            ("POST", "/api/tables", TABLE | {"seats": [{"kind": "person"}, {"kind": "hotseat", "name": letter}]}),
            ("POST", f"/api/tables/{table}/join", {"invite": letter}),
            ("POST", f"/api/tables/{table}/moves", {"seat": 0, "seq": 0, "answer": letter}),
            ("POST", f"/api/tables/{table}/moves", {"seat": 0, "seq": 0, "answer": ["build", letter]}),
            ("POST", f"/api/tables/{table}/chat", {"text": f"hello{letter}"}),
            ("POST", "/api/imports", {"data": letter}),
        ):
            # Not httpx's own JSON, which cannot write half of a character.
            headers = {"Content-Type": "application/json"}
            response = player.http.request(method, path, content=json.dumps(body).encode(), headers=headers)
            assert (response.status_code, response.json()["error"]["code"]) == (422, "letters"), (path, body)
    player.post(f"/api/tables/{table}/chat", {"text": "still here"}, expect=201)


def test_the_socket_refuses_such_letters_and_stays_open(site: Running) -> None:
    player = site.person()
    table = player.table("person", "open")["id"]
    with player.live(table) as live:
        live.wait("table")
        for _ in range(30):
            live.say(type="chat", id=1, text="hello\x00")
            assert live.wait("refused")["error"]["code"] == "letters"
        live.say(type="chat", id=2, text="hello")
        assert live.wait("done", "refused")["type"] == "done"


def test_what_is_said_is_one_line(anna: Player) -> None:
    table = anna.table("person", "open")["id"]
    said = anna.post(f"/api/tables/{table}/chat", {"text": "one\r\n\ttwo\n\n"}, expect=201)
    assert said["text"] == "one two"
    anna.refused("POST", f"/api/tables/{table}/chat", {"text": "\u3000\u00a0"}, status=422, code="request")


def test_what_is_said_can_be_seen_and_turns_nothing_round(anna: Player) -> None:
    table = anna.table("person", "open")["id"]
    for text in ("\u200b", "\u3164 \u2800", "evil\u202etxt", "\u2067shalom", "a\u2069b"):
        anna.refused("POST", f"/api/tables/{table}/chat", {"text": text}, status=422, code="letters")
    for text in (
        "\U0001f469\u200d\U0001f680",
        "\u05e9\u05dc\u05d5\u05dd",
        "\u0645\u06cc\u200c\u062e",
        "\u2764\ufe0f",
        ":-)",
    ):
        assert anna.post(f"/api/tables/{table}/chat", {"text": text}, expect=201)["text"] == text


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/tables/%00", 404, "not-found"),
        ("/api/games/%00/cards", 404, "not-found"),
        ("/api/games/%0a/rules", 404, "not-found"),
        ("/api/words/en.ftl?game=%00", 422, "letters"),
        ("/api/words/en.ftl?game=%ff", 422, "letters"),
        ("/api/tables?show=%00", 422, "letters"),
        ("/api/tables/" + "a" * 5000, 413, "too-large"),
        ("/" + "a" * 5000, 413, "too-large"),
        ("/?" + "a" * 5000, 413, "too-large"),
        ("/api/tables/aaaaaaaaaa/state?seat=" + "9" * 1500, 422, "request"),
        ("/api/tables/aaaaaaaaaa/at/" + "9" * 1500, 404, "not-found"),
    ],
)
def test_an_address_that_cannot_be_ours_is_declined(anna: Player, path: str, status: int, code: str) -> None:
    anna.refused("GET", path, status=status, code=code)


@pytest.mark.parametrize("path", ["/%00", "/assets/%00.js", "/" + "a" * 1000, "/assets/" + "a/" * 900, "/%ff", "/%"])
def test_a_page_that_cannot_be_is_not_there(anna: Player, path: str) -> None:
    assert anna.http.get(path).status_code == 404


MALFORMED_ORIGINS = (
    *("http://[::1", "http://[", "//", "", "http://\xff", "[", "http://]", "x" * 3000, "http://" + "x" * 60_000),
    *("//{host}", "{host}", "ftp://{host}", "http:{host}", "http://{host}/", "http://{host}?x", "http://a@{host}"),
    *(
        "http://{host}@evil.example",
        "http://\t{host}",
        "http://{host} x",
        "http://{host}, http://{host}",
    ),
)


@pytest.mark.parametrize("origin", MALFORMED_ORIGINS)
def test_a_malformed_origin_is_a_foreign_one(anna: Player, caplog: pytest.LogCaptureFixture, origin: str) -> None:
    origin = origin.format(host=f"127.0.0.1:{anna.server.port}")
    sent = origin.encode("latin-1")
    status, body = asked(anna, b"Origin: " + sent, b"X-Epoka: 1", method="POST")
    assert (status, b'"foreign"' in body) == (403, True)
    table = anna.table("person", "open")["id"]
    assert asked(anna, *HANDSHAKE, b"Origin: " + sent, path=f"/api/tables/{table}/live")[0] in (403, 431)
    assert not [record for record in caplog.records if record.exc_info]


JUNK = (
    *(b"", b"\x01", b"\xff\xfe", b"\xc0\x80", b"\t", b"a\tb", b"[", b"'\"<>", b"%00", b",,,,", b";;;=", b"-1", b"1e9"),
    *(b"0" * 4000, b"9" * 5000, b"99999999999", b"bytes=0-1", b"bytes=9-1,,", b"gzip;q=", b"*/*;q=\xff", b"x" * 60_000),
)
READ = (
    *(
        "Host",
        "Cookie",
        "X-Forwarded-For",
        "X-Forwarded-Proto",
        "Accept-Language",
        "Accept-Encoding",
        "Accept",
        "Range",
    ),
    *(
        "Content-Length",
        "Content-Type",
        "Transfer-Encoding",
        "If-None-Match",
        "Expect",
        "Connection",
        "Upgrade",
        "X-Epoka",
    ),
)
"""Headers that the server, or what it stands on, looks at."""
HANDSHAKE = (
    *(b"Upgrade: websocket", b"Connection: Upgrade"),
    *(b"Sec-WebSocket-Version: 13", b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="),
)
SOCKETS = ("Sec-WebSocket-Protocol", "Sec-WebSocket-Extensions", "Sec-WebSocket-Key", "Sec-WebSocket-Version")


def asked(player: Player, *headers: bytes, method: str = "GET", path: str = "/api/me") -> tuple[int, bytes]:
    """The status and the rest of the answer to a request that no library would send."""
    named = {line.partition(b":")[0].lower() for line in headers}
    host = () if b"host" in named else (f"Host: 127.0.0.1:{player.server.port}".encode(),)
    with socket.create_connection(("127.0.0.1", player.server.port), PATIENCE) as line:
        line.sendall(b"\r\n".join([f"{method} {path} HTTP/1.1".encode("latin-1"), *host, *headers, b"", b""]))
        answer = b""
        while not (body := re.search(rb"content-length: ([0-9]+)\r\n.*?\r\n\r\n", answer, re.DOTALL | re.IGNORECASE)):
            got = line.recv(65536)
            answer += got
            if not got or answer.startswith(b"HTTP/1.1 101 "):
                break
        while body and len(answer) < body.end() + int(body[1]):
            answer += line.recv(65536)
    first = re.match(rb"HTTP/1\.1 ([0-9]{3}) ", answer)
    assert first is not None, answer
    return int(first[1]), answer


@pytest.mark.parametrize("name", READ)
def test_no_header_is_a_defect(anna: Player, caplog: pytest.LogCaptureFixture, name: str) -> None:
    for junk in JUNK:
        for method, path in (("GET", "/api/me"), ("GET", "/"), ("POST", "/api/guests")):
            own = () if name == "X-Epoka" else (b"X-Epoka: 1",)
            status, _ = asked(anna, name.encode() + b": " + junk, *own, method=method, path=path)
            assert status < 500, (junk, method, path)
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize("name", ["Host", "Cookie", "X-Forwarded-For", "X-Forwarded-Proto", *SOCKETS])
def test_no_header_of_a_handshake_is_a_defect(anna: Player, caplog: pytest.LogCaptureFixture, name: str) -> None:
    path = f"/api/tables/{anna.table('person', 'open')['id']}/live"
    for junk in JUNK:
        status, _ = asked(anna, *HANDSHAKE, name.encode() + b": " + junk, path=path)
        assert status < 500, junk
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/" + "a" * 5000, 413),
        ("/api/tables/" + "a" * 5000 + "/live", 413),
        ("/" + "a" * 60_000, 413),
        ("/%00", 404),
        ("/api/tables/%00/live", 404),
        ("/api/tables/%ff/live", 404),
        ("/api/tables/aaaaaaaaaa%0a/live", 404),
        ("/api/tables/AAAAAAAAAA/live", 404),
        ("/..%2f..%2fetc/passwd", 404),
        ("*", 404),
        ("/%", 404),
        ("http://[::1/", 400),
        ("/\xff", 400),
        ("", 400),
    ],
)
def test_nothing_is_at_an_address_that_cannot_be_ours(
    anna: Player, caplog: pytest.LogCaptureFixture, path: str, status: int
) -> None:
    assert asked(anna, path=path)[0] == status
    opened, _ = asked(anna, *HANDSHAKE, path=path)
    assert opened in (status, 404, 431)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_a_message_that_is_not_text_is_refused(anna: Player, caplog: pytest.LogCaptureFixture) -> None:
    with anna.live(anna.table("person", "open")["id"]) as live:
        live.wait("table")
        live.socket.send(b"\xff\xfe", text=True)
        assert live.wait("refused")["error"]["code"] == "request"
        live.say(type="ping")
        assert live.wait("pong")
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize("host", ["[::1", "[", "]", "a b", "\xff", "@", ":", "127.0.0.1:x", "x" * 3000])
def test_a_malformed_host_is_no_defect(anna: Player, host: str) -> None:
    response = anna.http.get("/api/me", headers={b"Host": host.encode("latin-1")})
    assert response.status_code in (200, 403)


@pytest.mark.parametrize("cookie", ['"\\000"', "\xff.\x85", ".", "=", ";;;", "a" * 5000, '"\\400\\377.x"', "%00.%00"])
def test_a_malformed_cookie_is_nobody(stranger: Player, cookie: str) -> None:
    response = stranger.http.get("/api/me", headers={b"Cookie": f"epoka={cookie}".encode("latin-1")})
    assert (response.status_code, response.json()) == (200, None)


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
        ("log-ins", "/api/sessions", {"email": "a@b.example", "password": "wrong password"}),
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
