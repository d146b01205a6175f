"""Players who play on whatever happens to the servers, and remember what they were told."""

from __future__ import annotations

import contextlib
import json
import threading
import time
from collections.abc import Sequence
from random import Random
from typing import Any

import httpx
from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.sync.client import ClientConnection, connect

from tests.waiting import PATIENCE

JSON = Any
SECONDS = 5.0
"""How long anything may take before a player comes back and asks again."""
OVER = "refusal-game-over"


class Stubborn(threading.Thread):
    """Somebody who asks one server after another until there is an answer. Plays tables of its own over HTTP."""

    def __init__(self, urls: Sequence[str], number: int, stop: threading.Event) -> None:
        super().__init__(name=f"player {number}")
        self.rng = Random(number)
        self.urls = urls
        self.url = self.rng.choice(urls)
        self.http = httpx.Client(headers={"X-Epoka": "1"}, timeout=SECONDS)
        self.stop = stop
        self.tables: list[str] = []
        self.seats: dict[str, list[int]] = {}
        self.stored: dict[tuple[str, int], str] = {}
        self.repeated = 0
        self.wrong: list[str] = []

    def ask(self, method: str, path: str, body: JSON = None, url: str | None = None) -> httpx.Response:
        """A request, sent until it is answered: to one server, or to whichever can be reached."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return self.http.request(method, f"{url or self.url}{path}", json=body)
            except httpx.TransportError:
                assert time.monotonic() < deadline, f"{method} {path} is never answered"
                self.repeated += 1
                self.url = self.rng.choice(self.urls)
                time.sleep(0.02)

    def make(self, *seats: JSON) -> JSON:
        """A new table at which this player holds the seats of people."""
        table = self.ask("POST", "/api/tables", {"game": "flow_of_history", "seats": seats}).json()
        self.sit(table)
        return table

    def sit(self, table: JSON) -> None:
        """Remember a table and the own seats at it."""
        self.tables.append(table["id"])
        self.seats[table["id"]] = table["mine"]

    def run(self) -> None:
        """Play until told to stop; whatever goes wrong is remembered."""
        self.ask("POST", "/api/guests", {"name": self.name})
        try:
            while not self.stop.is_set():
                self.go_on()
        except Exception as wrong:
            self.wrong.append(repr(wrong))
            raise

    def go_on(self) -> None:
        """One table, against bots or at one screen."""
        other = {"kind": self.rng.choice(("hotseat", "bot")), "bot": "random"}
        table = self.make({"kind": "person"}, other, other)["id"]
        while not self.stop.is_set() and self.move(table):
            pass

    def move(self, table: str) -> bool:
        """One move; whether the game goes on."""
        for seat in self.seats[table]:
            state = self.ask("GET", f"/api/tables/{table}/state?seat={seat}").json()
            if state["view"]["over"]:
                return False
            if not state["view"]["decision"]:
                continue
            answer = self.rng.choice(state["view"]["decision"]["options"])["text"]
            body = {"seat": seat, "seq": state["seq"], "answer": answer}
            response = self.ask("POST", f"/api/tables/{table}/moves", body)
            if response.status_code != 201:
                self.wrong.append(f"{body}: {response.text}")
                return False
            self.stored[table, response.json()["seq"]] = f"{seat} {answer}"
            return True
        time.sleep(0.01)
        return True


class Follower(Stubborn):
    """Somebody who plays over WebSocket with one friend and a bot, and writes down everything that is told.

    Whatever was not acknowledged when a connection broke is sent again over the next one, unchanged.
    """

    pause = 0.02
    """How long it waits before it comes back."""

    def __init__(self, urls: Sequence[str], number: int, stop: threading.Event, friend: Follower | None = None) -> None:
        super().__init__(urls, number, stop)
        self.friend = friend
        self.invitations: list[JSON] = []
        """Tables that wait for the friend."""
        self.told: list[tuple[str, int, int, JSON]] = []
        """Everything shown: the table, the entry, the seat that looks, and the message."""
        self.refused: list[tuple[str, int, str]] = []
        """Answers that came too late: the table, the entry that they followed, and what they were."""
        self.pending: JSON = None
        self.number = 0
        self.last: JSON = None
        self.seq: int | None = None
        self.broken = 0

    def go_on(self) -> None:
        """The next table: one that the friend has made, or a new one."""
        if self.friend is None:
            kinds = [{"kind": "person"}, {"kind": "invite"}, {"kind": "bot", "bot": "random"}]
            made = self.make(*kinds)
            self.invitations.append(made)
            self.follow(made["id"])
        elif len(self.tables) < len(self.friend.invitations):
            made = self.friend.invitations[len(self.tables)]
            invite = {"invite": made["seats"][1]["invite"]}
            self.sit(self.ask("POST", f"/api/tables/{made['id']}/join", invite).json())
            self.follow(made["id"])
        else:
            time.sleep(0.01)

    def follow(self, table: str) -> None:
        """Play a table to its end, or until told to stop and nothing is unanswered."""
        self.last, self.seq, self.pending = None, None, None
        deadline = time.monotonic() + 12 * SECONDS
        while not self.is_done():
            assert time.monotonic() < deadline or not self.stop.is_set(), f"{self.pending} is never answered"
            address = self.rng.choice(self.urls).replace("http", "ws")
            cookie = {"Cookie": f"epoka={self.http.cookies['epoka']}"}
            try:
                with connect(
                    f"{address}/api/tables/{table}/live", additional_headers=cookie, open_timeout=SECONDS
                ) as socket:
                    self.talk(table, socket)
            except (OSError, InvalidHandshake, WebSocketException):
                self.broken += 1
                time.sleep(self.pause)

    def is_done(self) -> bool:
        """Whether the game is over, or the test, with nothing unanswered."""
        over = self.last is not None and self.last["view"]["over"]
        return self.pending is None and (over or self.stop.is_set())

    def talk(self, table: str, socket: ClientConnection) -> None:
        """Follow over one connection."""
        seat = self.seats[table][0]
        socket.send(json.dumps({"type": "hello", "seat": seat, "seq": self.seq}))
        if self.pending is not None:
            socket.send(json.dumps(self.pending))
        while not self.is_done():
            with contextlib.suppress(TimeoutError):
                self.hear(table, seat, json.loads(socket.recv(0.25)))
                self.answer(seat, socket)

    def hear(self, table: str, seat: int, message: JSON) -> None:
        """Write down what is told."""
        kind = message["type"]
        if kind in ("state", "step"):
            follows = self.seq is None or (
                message["seq"] == self.seq + 1 if kind == "step" else message["seq"] >= self.seq
            )
            if not follows:
                self.wrong.append(f"{kind} {message['seq']} of {table} came after {self.seq}")
            self.seq, self.last = message["seq"], message
            self.told.append((table, message["seq"], seat, message))
        elif kind in ("done", "refused") and self.pending is not None and message["id"] == self.pending["id"]:
            sent, self.pending = self.pending, None
            if kind == "done":
                self.stored[table, message["seq"]] = f"{seat} {sent.get('answer', 'undo')}"
            elif message["error"]["code"] == "behind" or message["error"]["message"]["id"] == OVER:
                # Somebody else was faster: the position has changed, and comes next.
                self.refused.append((table, sent["seq"], f"{seat} {sent.get('answer', 'undo')}"))
                self.last = None if message["error"]["code"] == "behind" else self.last
            else:
                self.wrong.append(f"{sent}: {message}")

    def answer(self, seat: int, socket: ClientConnection) -> None:
        """Answer if asked, or take the last answer back now and then."""
        if self.pending is not None or self.last is None or self.stop.is_set():
            return
        view = self.last["view"]
        common = {"id": self.number, "seat": seat, "seq": self.seq}
        if self.last["undo"]["allowed"] and self.rng.random() < 0.1:
            self.pending = {"type": "undo", **common}
        elif view["decision"]:
            text = self.rng.choice(view["decision"]["options"])["text"]
            self.pending = {"type": "move", **common, "answer": text}
        if self.pending is not None:
            self.number += 1
            socket.send(json.dumps(self.pending))
