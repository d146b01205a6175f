"""Messages and requests, changed in every way: a real server declines them with a reason, and nobody else notices."""

from __future__ import annotations

import base64
import json
import logging
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest
from pydantic import ValidationError
from websockets.exceptions import ConnectionClosed

import epoka
from epoka.server.connections import MISBEHAVED
from epoka.server.models.live import ClientMessage, PingMessage
from epoka.server.models.texts import Problem
from epoka.server.problems import STATUSES
from tests.fuzz.effort import Effort, little
from tests.fuzz.games import GAMES, tables
from tests.fuzz.mutations import WORDS, mutated, mutated_bytes, nasty, written
from tests.server.running import Live, Player, Running, settings_for

EXAMPLES = 40
NO_TEXT, TOO_LARGE = 1007, 1009
"""How a connection ends on which something else comes than text, or too much of it."""
JSON = Any


class Site:
    """A table of a game on a server: somebody who sends what is made up, and somebody who looks on."""

    def __init__(self, server: Running, game: str) -> None:
        self.server = server
        self.game = game
        self.anna, self.marek = server.person("Anna"), server.person("Marek")
        count = epoka.game(game).seats[0]
        self.table = self.anna.table("person", *["hotseat"] * (count - 1), game=game)["id"]
        self.spare = self.anna.table("person", *["hotseat"] * (count - 1), game=game)["id"]
        self.anna.play(self.table, *range(count), moves=4)
        self.other = self.marek.live(self.table)
        self.other.wait("state")
        self.live: Live | None = None

    def close(self) -> None:
        """Hang up."""
        self.other.close()
        if self.live is not None:
            self.live.close()

    def state(self) -> JSON:
        """The table as somebody sees it who does not play."""
        return self.marek.look(self.table)

    def asked(self) -> JSON:
        """The position for the seat that must answer."""
        return self.anna.look(self.table, self.state()["view"]["waiting"][0])

    def good_messages(self) -> list[JSON]:
        """What a page would send now."""
        state = self.asked()
        seat, seq, options = state["view"]["viewer"], state["seq"], state["view"]["decision"]["options"]
        move = {"type": "move", "id": 1, "seat": seat, "seq": seq}
        return [
            {"type": "hello", "seat": seat, "seq": seq},
            {"type": "hello", "seat": None, "seq": 0},
            {**move, "answer": options[0]["text"]},
            {**move, "answer": options[-1]["value"]},
            {"type": "undo", "id": 2, "seat": seat, "seq": seq},
            {"type": "chat", "id": 3, "text": "Good morning"},
            {"type": "ping"},
        ]

    def good_requests(self) -> list[tuple[str, str, JSON]]:
        """What a page, or a program, would ask for now."""
        state = self.asked()
        seat, seq, options = state["view"]["viewer"], state["seq"], state["view"]["decision"]["options"]
        here, seats = (
            f"/api/tables/{self.table}",
            [{"kind": "person"}] + [{"kind": "hotseat"}] * (epoka.game(self.game).seats[0] - 1),
        )
        return [
            ("POST", f"{here}/moves", {"seat": seat, "seq": seq, "answer": options[0]["text"]}),
            ("POST", f"{here}/moves", {"seat": seat, "seq": seq, "answer": options[-1]["value"]}),
            ("POST", f"{here}/preview", {"seat": seat, "answer": options[0]["text"]}),
            ("POST", f"{here}/undo", {"seat": seat, "seq": seq}),
            ("POST", f"{here}/undo/request", {"seat": seat, "seq": seq}),
            ("POST", f"{here}/undo/vote", {"seat": seat, "agree": True}),
            ("POST", f"{here}/chat", {"text": "Good morning"}),
            ("POST", f"{here}/join", {"invite": "x", "seat": 1}),
            ("POST", f"{here}/branch", {"n": 1, "seats": seats, "seat": seat}),
            ("POST", f"/api/tables/{self.spare}/leave", {"seat": 1}),
            ("POST", "/api/tables", {"game": self.game, "seats": seats, "options": {}, "public": True}),
            ("POST", "/api/guests", {"name": "Zofia"}),
            ("POST", "/api/sessions", {"email": "a@example.org", "password": "wrong horse"}),
            ("PATCH", "/api/me", {"name": "Anna", "settings": {"language": "pl", "theme": "dark"}}),
        ]

    def addresses(self, rng: Random) -> str:
        """An address with something odd in it."""
        here = f"/api/tables/{self.table}"
        odd = rng.choice((*WORDS[:-1], "9" * 300, "1e9", "-1", "nan", "%00", "%ff", "%ed%a0%80", "a/b", "01"))
        return rng.choice((
            f"{here}/state?seat={odd}", f"{here}/at/{odd}", f"{here}/log?since={odd}", f"{here}/chat?before={odd}",
            f"{here}/sight?seat={odd}", f"{here}/previews?seat=0&first={odd}",
            f"{here}/export?format={odd}", f"/api/tables/{odd}", f"/api/tables?show={odd}",
            f"/api/games/{odd}/cards", f"/api/games/{odd}/rules", f"/{odd}", f"{here}/analysis?{odd}={odd}",
        ))  # fmt: skip

    # -- what is sent --------------------------------------------------------------------------------------------

    def tell(self, data: bytes, rng: Random) -> None:
        """Send a message, and hear what comes of it."""
        if self.live is None:
            self.live = self.anna.live(self.table)
            self.live.wait("state")
        before = self.state()
        done, closed = False, None
        # What is made up may be a ping as well: its answer is not the end of what comes of it.
        pongs = 1 + is_ping(data)
        try:
            self.live.socket.send(sendable(data) if rng.random() < 0.9 else data)
            self.live.say(type="ping")
            while pongs:
                heard = self.live.hear()
                pongs -= heard["type"] == "pong"
                if heard["type"] == "refused":
                    assert heard["error"]["code"] in {"refused", *STATUSES} - {"server"}, heard
                done = done or heard["type"] == "done"
        except ConnectionClosed as end:
            closed = end.rcvd
            self.live.close()
            self.live = None
        assert self.live or (closed and closed.code in (MISBEHAVED, NO_TEXT, TOO_LARGE)), closed
        self.unharmed(before, changed=done)

    def ask(self, method: str, address: str, body: bytes | None = None) -> httpx.Response | None:
        """Send a request; what is declined has a reason. None if no such request can be sent."""
        before = self.state()
        headers = {"content-type": "application/json"} if body is not None else {}
        try:
            answer = self.anna.http.request(method, address, content=body, headers=headers)
        except (httpx.InvalidURL, httpx.LocalProtocolError, UnicodeError):
            return None
        assert answer.status_code < 500, f"{method} {address} {body!r}: {answer.text}"
        if answer.status_code >= 400 and answer.request.url.path.startswith("/api/") and method != "HEAD":
            Problem.model_validate_json(answer.content)
        self.unharmed(before, changed=answer.status_code < 300)
        return answer

    def unharmed(self, before: JSON, *, changed: bool) -> None:
        """Whoever looks on is still there, and sees what there was unless something was done."""
        self.other.say(type="ping")
        self.other.wait("pong")
        if not changed:
            after = self.state()
            assert (after["seq"], after["view"]) == (before["seq"], before["view"])


def sendable(data: bytes) -> str | bytes:
    """As text, if it is some."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data


def is_ping(data: bytes) -> bool:
    """Whether a message is a ping, however it is written."""
    try:
        return isinstance(ClientMessage.model_validate_json(data).root, PingMessage)
    except ValidationError:
        return False


class Errors(logging.Handler):
    """Defects that the server has noted."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it."""
        self.found.append(logging.Formatter().format(record))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all games."""
    with Running(settings_for(tmp_path_factory.mktemp("fuzz"))) as running:
        yield running


@pytest.fixture(params=GAMES)
def site(request: pytest.FixtureRequest, server: Running) -> Iterator[Site]:
    """A table of each game; the server notes no defect while it is fuzzed."""
    errors = Errors()
    logging.getLogger().addHandler(errors)
    site = Site(server, request.param)
    yield site
    site.close()
    logging.getLogger().removeHandler(errors)
    assert errors.found == []


def test_what_is_heard_is_the_answer_to_what_was_said(site: Site) -> None:
    """A ping among the messages that were made up once let every later one be judged by the answer before it."""
    rng = Random(1)
    for _ in range(4):
        site.tell(b'{"type": "ping"}', rng)
        site.tell(json.dumps(site.good_messages()[2]).encode(), rng)


def test_a_changed_message_is_declined_and_nobody_else_notices(site: Site, effort: Effort) -> None:
    def check(rng: Random) -> None:
        message = rng.choice(site.good_messages())
        data = written(nasty(rng) if rng.random() < 0.05 else mutated(message, rng), rng)
        with little():
            site.tell(data, rng)

    effort.fuzz(check, EXAMPLES)


def test_a_changed_request_is_declined_and_nobody_else_notices(site: Site, effort: Effort) -> None:
    def check(rng: Random) -> None:
        method, address, body = rng.choice(site.good_requests())
        cookies = dict(site.anna.http.cookies)
        with little():
            site.ask(method, address, written(mutated(body, rng), rng))
            site.anna.http.cookies.clear()
            site.anna.http.cookies.update(cookies)  # a guest who was let in is another person
            site.ask(rng.choice(("GET", "GET", "GET", "HEAD", "POST", "DELETE", "PUT")), site.addresses(rng))

    effort.fuzz(check, EXAMPLES)


def test_a_changed_file_is_declined_or_can_be_played(site: Site, effort: Effort) -> None:
    def check(rng: Random) -> None:
        table = rng.choice(tables(site.game)[:-1])
        save = rng.random() < 0.5
        data = mutated_bytes(table.to_bytes() if save else table.notation().encode(), rng)
        text = base64.b64encode(data).decode() if save else data.decode(errors="replace")
        body = {"data": text, "format": "save" if save else "notation"}
        answer = site.ask("POST", "/api/imports", written(mutated(body, rng) if rng.random() < 0.2 else body, rng))
        if answer is not None and answer.status_code == 201:
            play_on(site.anna, answer.json()["id"], rng)

    effort.fuzz(check, EXAMPLES // 2)


def play_on(player: Player, table: str, rng: Random) -> None:
    """Answer a few times at a table, if that is possible; whatever happens is no defect."""
    for _ in range(3):
        state = player.look(table)
        for seat in state["view"]["waiting"][:1]:
            answer = player.http.get(f"/api/tables/{table}/state?seat={seat}")
            decision = json.loads(answer.content).get("view", {}).get("decision")
            if decision:
                option = rng.choice(decision["options"])["text"]
                move = {"seat": seat, "seq": state["seq"], "answer": option}
                assert player.http.post(f"/api/tables/{table}/moves", json=move).status_code < 500
