"""Patience: nobody keeps a place by beginning and never ending, or by taking nothing."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from epoka.server import heaps, patience
from epoka.server.connections import Connection
from tests.server.running import PATIENCE, Player, Running, ticking

PING = bytes([0x81, 0x80 | len(b'{"type":"ping"}'), *bytes(4), *b'{"type":"ping"}'])
"""A masked frame of text."""
LIMIT = 0.6
"""Seconds; the real ones would only make the tests longer."""
MANY = 50


@pytest.fixture
def hasty(start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> Running:
    """A server that waits for nobody."""
    monkeypatch.setattr(patience, "LOOK_SECONDS", 0.1)
    for name in ("HEAD_SECONDS", "PAUSE_SECONDS", "TAKING_SECONDS"):
        monkeypatch.setattr(patience, name, LIMIT)
    monkeypatch.setattr(patience, "BODY_SECONDS", 2 * LIMIT)
    return start()


@pytest.fixture
def dial() -> Iterator[Callable[[Running], socket.socket]]:
    """Open connections without a library."""
    with ExitStack() as opened:
        yield lambda server: opened.enter_context(socket.create_connection(("127.0.0.1", server.port), PATIENCE))


Dial = Callable[[Running], socket.socket]
POST = b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Epoka: 1\r\nContent-Type: application/json\r\n"
CARDS = b"GET /api/games/through_the_ages/cards HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
HALVES = {
    "nothing": b"",
    "an empty line": b"\r\n",
    "half a line": b"GET /api/m",
    "half a head": b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Any",
    "half a handshake": b"GET /api/tables/aaaaaaaaaa/live HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
    "no body": POST + b"Content-Length: 15\r\n\r\n",
    "half a body": POST + b'Content-Length: 15\r\n\r\n{"name":',
    "half a chunk": POST + b'Transfer-Encoding: chunked\r\n\r\nf\r\n{"name":',
    "no last chunk": POST + b'Transfer-Encoding: chunked\r\n\r\nf\r\n{"name":"Anna"}\r\n',
    "one and a half": b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /hea",
}


def ends(line: socket.socket) -> bytes:
    """What comes until the other side hangs up; fails when it does not."""
    heard = b""
    try:
        while got := line.recv(65536):
            heard += got
    except ConnectionResetError:
        pass
    return heard


@pytest.mark.parametrize("half", HALVES.values(), ids=HALVES)
def test_half_a_request_ends(hasty: Running, dial: Dial, caplog: pytest.LogCaptureFixture, half: bytes) -> None:
    line = dial(hasty)
    line.sendall(half)
    heard = ends(line)
    assert (b" 408 " in heard) == (half not in (b"", b"\r\n"))
    assert not [record for record in caplog.records if record.exc_info]


def test_fifty_half_requests_keep_nobody_out(hasty: Running, dial: Dial) -> None:
    began = time.monotonic()
    lines = [dial(hasty) for _ in range(MANY)]
    for line, half in zip(lines, list(HALVES.values()) * MANY, strict=False):
        line.sendall(half)
    visitor = hasty.person()
    assert visitor.get("/health")["status"] == "ok"
    assert visitor.table("person", "open")["status"] == "open"
    for line in lines:
        ends(line)
    with ticking() as tick:
        while len(hasty.connections) > 1:
            tick()
    assert time.monotonic() - began < PATIENCE
    assert visitor.get("/api/me")["name"] == "Anna"


@pytest.mark.parametrize("drop", [b"X-Any: 1\r\n", b"\r\n"], ids=["headers", "empty lines"])
def test_a_head_that_comes_in_drops_has_no_more_time(hasty: Running, dial: Dial, drop: bytes) -> None:
    line = dial(hasty)
    line.sendall(b"" if drop == b"\r\n" else b"GET / HTTP/1.1\r\n")
    assert dripped(line, drop) < 20 * LIMIT


def test_a_body_that_comes_in_drops_has_an_end(hasty: Running, dial: Dial) -> None:
    line = dial(hasty)
    line.sendall(POST + b"Content-Length: 60000\r\n\r\n")
    assert LIMIT < dripped(line, b" ") < 20 * LIMIT


def test_a_body_that_takes_a_while_arrives(hasty: Running, dial: Dial) -> None:
    line = dial(hasty)
    line.sendall(POST + b"Content-Length: 15\r\n\r\n")
    for part in (b'{"name"', b":", b'"Anna"}'):
        time.sleep(LIMIT / 3)
        line.sendall(part)
    assert b" 201 " in line.recv(65536)


def test_a_connection_is_used_again_and_again(hasty: Running) -> None:
    visitor = hasty.person()
    before = hasty.connections
    for _ in range(6):
        time.sleep(LIMIT / 3)
        assert visitor.get("/api/me")["name"] == "Anna"
    assert hasty.connections == before


def test_a_head_without_end_is_refused(hasty: Running, dial: Dial, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "HEAD_SECONDS", PATIENCE)
    for first in (b"GET / HTTP/1.1\r\n", b"GET / HTTP/1.1\r\nX-Any: "):
        line = dial(hasty)
        line.sendall(first)
        assert poured(line, b"X: 1\r\n" * 1000 if first.endswith(b"\r\n") else b"x" * 6000) < 5000


def test_an_answer_that_nobody_takes_is_given_up(hasty: Running, dial: Dial, caplog: pytest.LogCaptureFixture) -> None:
    line = dial(hasty)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.sendall(CARDS * 200)
    with ticking() as tick:
        while hasty.connections:
            tick()
    assert hasty.person().get("/api/me") is not None
    assert not [record for record in caplog.records if record.exc_info]


def test_a_heap_of_messages_is_taken_a_little_at_a_time(
    server: Running, dial: Dial, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[int] = []
    receive, handle = WebSocketsSansIOProtocol.data_received, WebSocketsSansIOProtocol.handle_bytes

    def received(socket: WebSocketsSansIOProtocol, data: bytes) -> None:
        taken.append(0)
        receive(socket, data)

    def handled(socket: WebSocketsSansIOProtocol, event: Frame) -> None:
        taken[-1] += 1
        handle(socket, event)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", received)
    monkeypatch.setattr(WebSocketsSansIOProtocol, "handle_bytes", handled)
    anna = server.person("Anna")
    table = anna.table(*["hotseat"] * 3)["id"]
    lines = [handshake(dial(server), anna, table) for _ in range(2)]
    for line in lines:
        line.sendall(PING * 3000)
    for line in lines:
        heard = b""
        while heard.count(b"pong") < 3000:
            heard += line.recv(65536)
        line.sendall(PING)  # and so it goes on
        assert b"pong" in line.recv(200)
    assert sum(taken) == 2 * 3001
    assert max(taken) <= heaps.PIECE // len(PING) + 1


def test_requests_in_a_heap_are_too_many(server: Running, dial: Dial) -> None:
    ask = b"GET /health/live HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    few = dial(server)
    few.sendall(ask * (patience.MOST_UNANSWERED - 1) + ask.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
    assert ends(few).count(b"200 OK") == patience.MOST_UNANSWERED
    many = dial(server)
    many.sendall(ask * 1000)
    assert ends(many).count(b"200 OK") <= patience.MOST_UNANSWERED


def test_a_player_who_never_reads_is_hung_up_and_delays_nobody(hasty: Running, dial: Dial) -> None:
    anna = hasty.person("Anna")
    table = anna.table(*["hotseat"] * 3)["id"]
    deaf = handshake(dial(hasty), anna, table)
    room = hasty.site.rooms.known(table)
    assert room is not None
    with ticking() as tick:
        while not room.connections:
            tick()
    (stuck,) = room.connections
    with anna.live(table, 0) as live:
        live.wait("state")
        fill(hasty, stuck)
        assert anna.play(table, 0, 1, 2, moves=3) == 3
        live.wait("step")
        with ticking() as tick:
            while stuck in room.connections:
                tick()
        live.say(type="ping")
        live.wait("pong")
    deaf.close()


def fill(server: Running, connection: Connection) -> None:
    """Say more to somebody than any buffer holds."""
    with ticking() as tick:
        loop = next(iter(server.connections)).loop
        for _ in range(300):
            loop.call_soon_threadsafe(connection.push, "x" * 100_000)
        tick()


def handshake(line: socket.socket, player: Player, table: str) -> socket.socket:
    """A WebSocket to a table of which nobody reads anything."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    head = (
        f"GET /api/tables/{table}/live HTTP/1.1",
        *("Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"),
        *("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", f"Cookie: epoka={player.http.cookies['epoka']}"),
        *("", ""),
    )
    line.sendall("\r\n".join(head).encode())
    assert b" 101 " in line.recv(200)
    return line


def poured(line: socket.socket, drops: bytes) -> int:
    """How often something could be sent before the other side hung up."""
    for count in range(100_000):
        try:
            line.sendall(drops)
        except ConnectionError:
            return count
    raise AssertionError("the other side takes everything")


def dripped(line: socket.socket, drop: bytes) -> float:
    """How long the other side has put up with drops."""
    began = time.monotonic()
    line.setblocking(False)
    with ticking() as tick:
        while True:
            tick()
            try:
                line.send(drop)
                if not line.recv(65536):
                    break
            except BlockingIOError:
                pass
            except OSError:
                break
    return time.monotonic() - began
