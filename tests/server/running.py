"""A server on loopback in a thread of its own, and people who talk to it."""

from __future__ import annotations

import contextlib
import json
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Self

import httpx
from fastapi import FastAPI
from fastapi.routing import APIRoute
from pydantic import TypeAdapter
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from epoka import bots
from epoka.server.application import ROUTERS, build
from epoka.server.models.live import ServerMessage
from epoka.server.models.texts import Problem
from epoka.server.running import Leaving
from epoka.server.settings import Settings, sqlite_url
from epoka.server.site import Site
from epoka.server.thinking import COMMAND

JSON = Any
PATIENCE = 20.0


class Running:
    """A server that runs until it is stopped."""

    def __init__(self, settings: Settings, names: Sequence[str] = bots.NAMES, worker: Sequence[str] = COMMAND) -> None:
        self.app: FastAPI = build(settings, names, worker)
        self.settings = settings
        self._server = Leaving(self.app, settings)
        self._thread = threading.Thread(target=self._server.run, name="server")
        self._thread.start()
        deadline = time.monotonic() + PATIENCE
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            assert time.monotonic() < deadline, "the server did not start in time"
            time.sleep(0.005)
        self.people: list[Player] = []
        self.port = self._server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"

    @property
    def site(self) -> Site:
        """The server's inside, for tests that must look there."""
        site: Site = self.app.state.site
        return site

    @property
    def connections(self) -> set[Any]:
        """What is connected, as uvicorn knows it."""
        return set(self._server.server_state.connections)

    def stop(self) -> None:
        """Stop as a signal would."""
        for player in self.people:
            player.close()
        self._server.should_exit = True
        self._thread.join(3 * PATIENCE)
        assert not self._thread.is_alive(), "the server did not stop"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def person(self, name: str = "Anna") -> Player:
        """A guest of this server."""
        player = Player(self)
        player.send("POST", "/api/guests", {"name": name}, expect=201)
        return player

    def stranger(self) -> Player:
        """Somebody without a session."""
        return Player(self)


def settings_for(folder: Path, **changes: Any) -> Settings:
    """Settings for tests: any port, a file in a folder, bots without a pause, no limits."""
    given: dict[str, Any] = {
        "port": 0,
        "database_url": sqlite_url(folder / "epoka.db"),
        "bot_delay": 0.0,
        "drain_seconds": 0.0,
        "bot_workers": 1,
        "limits": False,
        "log_level": "warning",
    }
    return Settings(**given | changes)


class Player:
    """A browser: cookies, the header of our own pages, and a check of every answer against its model."""

    def __init__(self, server: Running) -> None:
        self.server = server
        server.people.append(self)
        self.http = httpx.Client(base_url=server.url, headers={"X-Epoka": "1"}, timeout=PATIENCE)
        self.recorded: list[str] = []

    def close(self) -> None:
        """Leave."""
        self.http.close()

    def send(self, method: str, path: str, body: JSON = None, expect: int = 200) -> JSON:
        """A request; its status must be the expected one and its body must fit its model."""
        response = self.http.request(method, path, json=body) if body is not None else self.http.request(method, path)
        assert response.status_code == expect, f"{method} {path}: {response.status_code} {response.text}"
        self.recorded.append(response.text)
        check_body(method, response)
        return response.json() if response.content and "json" in response.headers["content-type"] else response.text

    def get(self, path: str, expect: int = 200) -> JSON:
        """Read."""
        return self.send("GET", path, expect=expect)

    def post(self, path: str, body: JSON = None, expect: int = 200) -> JSON:
        """Change something."""
        return self.send("POST", path, {} if body is None else body, expect=expect)

    def refused(self, method: str, path: str, body: JSON = None, *, status: int, code: str) -> JSON:
        """A request that must be declined; returns the error."""
        error = self.send(method, path, body, expect=status)["error"]
        assert error["code"] == code, error
        return error

    def table(self, *kinds: str | JSON, game: str = "flow_of_history", **extra: Any) -> JSON:
        """A new table; a seat is a kind, a bot's name after `bot:`, or a whole description."""
        seats = [_seat(kind) for kind in kinds]
        return self.post("/api/tables", {"game": game, "seats": seats, **extra}, expect=201)

    def look(self, table: str, seat: int | None = None) -> JSON:
        """The position as a seat sees it."""
        return self.get(f"/api/tables/{table}/state{'' if seat is None else f'?seat={seat}'}")

    def move(self, table: str, seat: int, seq: int, answer: JSON, expect: int = 201) -> JSON:
        """An answer over HTTP."""
        return self.post(f"/api/tables/{table}/moves", {"seat": seat, "seq": seq, "answer": answer}, expect=expect)

    def play(
        self, table: str, *seats: int, rng: Random | None = None, moves: int = 10_000, patient: bool = True
    ) -> int:
        """Answer for some seats over HTTP, at random, until the game is over or enough moves are made.

        Whoever is not patient does not wait for others.
        """
        rng = rng or Random(7)
        made = 0
        deadline = time.monotonic() + PATIENCE * 3
        while made < moves:
            states = [self.look(table, seat) for seat in seats]
            if states[0]["view"]["over"]:
                break
            asked = [state for state in states if state["view"]["decision"]]
            if not asked and not patient:
                break
            if not asked:
                assert time.monotonic() < deadline, "the bots do not move"
                time.sleep(0.01)
                continue
            decision = asked[0]["view"]["decision"]
            option = rng.choice(decision["options"])
            self.move(table, decision["seat"], asked[0]["seq"], option["text"])
            made += 1
        return made

    def finish(self, table: str, *seats: int, rng: Random | None = None) -> None:
        """Answer for all of a table's people, at random and over one socket, until the game is over."""
        rng = rng or Random(13)
        with self.live(table, seats[0]) as live:
            state = live.wait("state")
            while not state["view"]["over"]:
                decision = state["view"]["decision"]
                if decision is None:
                    asked = next((seat for seat in state["view"]["waiting"] if seat in seats), None)
                    if asked is not None and asked != state["view"]["viewer"]:
                        live.say(type="hello", seat=asked)
                else:
                    live.move(decision["seat"], state["seq"], rng.choice(decision["options"])["value"])
                state = live.wait("state", "step")

    def live(
        self, table: str, seat: int | None = None, seq: int | None = None, *, hello: bool = True, extra: JSON = None
    ) -> Live:
        """Follow a table."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        address = f"{self.server.url.replace('http', 'ws')}/api/tables/{table}/live"
        live = Live(self, address, headers | dict(extra or {}))
        if hello:
            live.say(type="hello", seat=seat, seq=seq)
        return live


class Live:
    """A WebSocket; every message must fit its model."""

    def __init__(self, player: Player, address: str, headers: dict[str, str]) -> None:
        self.player = player
        self._open = contextlib.ExitStack()
        self.socket: ClientConnection = self._open.enter_context(connect(address, additional_headers=headers))
        self.number = 0

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def hear(self, patience: float = PATIENCE) -> JSON:
        """The next message."""
        text = self.socket.recv(patience)
        assert isinstance(text, str)
        self.player.recorded.append(text)
        ServerMessage.model_validate_json(text)
        return json.loads(text)

    def wait(self, *types: str, where: Callable[[JSON], bool] = lambda message: True) -> JSON:
        """The next message of some types; others are passed over."""
        deadline = time.monotonic() + PATIENCE
        while True:
            message = self.hear(max(0.01, deadline - time.monotonic()))
            if message["type"] in types and where(message):
                return message

    def move(self, seat: int, seq: int, answer: JSON) -> int:
        """Send an answer; returns the number it was sent with."""
        self.number += 1
        self.say(type="move", id=self.number, seat=seat, seq=seq, answer=answer)
        return self.number

    def play(self, seat: int, rng: Random | None = None) -> list[JSON]:
        """Answer for a seat until the game is over; returns every state and step."""
        rng = rng or Random(11)
        heard = []
        while True:
            message = self.wait("state", "step", "refused")
            assert message["type"] != "refused", message
            heard.append(message)
            view = message["view"]
            if view["over"]:
                return heard
            if view["decision"] is not None:
                self.move(seat, message["seq"], rng.choice(view["decision"]["options"])["value"])

    def closed(self) -> int:
        """The code with which the other side closes, sooner or later."""
        try:
            while True:
                self.socket.recv(PATIENCE)
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else 1006

    def close(self) -> None:
        """Hang up."""
        self._open.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _seat(kind: str | JSON) -> JSON:
    if not isinstance(kind, str):
        return kind
    name, _, bot = kind.partition(":")
    return {"kind": name, "bot": bot} if bot else {"kind": name}


def check_body(method: str, response: httpx.Response) -> None:
    """Whether a JSON body is what the OpenAPI document promises."""
    if not response.content or "json" not in response.headers.get("content-type", ""):
        return
    if response.status_code >= 400:
        Problem.model_validate_json(response.content)
        return
    path = response.request.url.path
    (route,) = [route for route in api_routes() if method in (route.methods or ()) and route.path_regex.match(path)]
    TypeAdapter(route.response_model).validate_json(response.content)


def api_routes() -> Iterator[APIRoute]:
    """The routes with a model."""
    for router in ROUTERS:
        for route in router.routes:
            if isinstance(route, APIRoute):
                yield route


@contextlib.contextmanager
def ticking(seconds: float = PATIENCE) -> Iterator[Callable[[], None]]:
    """For loops that wait for something: a function that sleeps a little, and fails when it has lasted too long."""
    deadline = time.monotonic() + seconds

    def tick() -> None:
        assert time.monotonic() < deadline, "waited too long"
        time.sleep(0.01)

    yield tick
