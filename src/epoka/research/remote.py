"""A bot at a table of a running site, over HTTP and WebSocket. It gets what its seat may know, and nothing else."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Callable, Mapping
from http.cookiejar import CookieJar
from time import sleep
from typing import Any, Final, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

import epoka
from epoka.bots import Bot
from epoka.kernel import Decision, EpokaError, Option, Seat, Table, text_of
from epoka.kernel.errors import shortened

JSON = Any  # what a site sends
PATIENCE: Final = 30.0
"""Seconds for a request."""
LONGEST_LINK: Final = 400
_WORD: Final = re.compile(r"[\w.=~-]+", re.ASCII)
PAUSES: Final = (0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
"""Seconds to wait before coming back after a lost connection; then it is given up."""
OURS: Final = 4000
"""From this close code on, it is no use to come back."""


SOON: Final = frozenset({429, 502, 503, 504})
"""Statuses of a site that is busy or restarts: it may answer soon."""


class Away(EpokaError):
    """The site cannot be reached, or is too busy; perhaps only for now."""


class Address(NamedTuple):
    """Where a table is: the site, the table, and the invitation if there is one."""

    site: str
    table: str
    invite: str | None


def address_of(url: str) -> Address:
    """What a link to a table says: `…/j/{table}/{invite}` or `…/t/{table}`."""
    no_link = f"this is not a link to a table (…/j/TABLE/INVITATION or …/t/TABLE): {shortened(url, LONGEST_LINK)}"
    try:
        parts = urlsplit(url)
        reachable = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError as wrong:
        raise EpokaError(no_link) from wrong
    words = parts.path.strip("/").split("/")
    if not reachable or words[0] not in ("j", "t") or len(words) < 2 or not all(map(_WORD.fullmatch, words)):
        raise EpokaError(no_link)
    invite = words[2] if words[0] == "j" and len(words) > 2 else None
    return Address(f"{parts.scheme}://{parts.netloc}", words[1], invite)


class Site:
    """A site as one guest sees it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._cookies = CookieJar()
        self._opener = build_opener(HTTPCookieProcessor(self._cookies))

    def send(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> JSON:
        """A request; what the site declines is an error with its reason."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"X-Epoka": "1", "Content-Type": "application/json"}
        request = Request(f"{self.address}{path}", data, headers, method=method)  # noqa: S310  # http or https: checked
        try:
            with self._opener.open(request, timeout=PATIENCE) as response:
                return json.load(response)
        except HTTPError as wrong:
            kind = Away if wrong.code in SOON else EpokaError
            raise kind(f"the site declines {method} {path}: {reason_of(wrong)}") from wrong
        except (URLError, OSError) as wrong:
            raise Away(f"cannot reach {self.address}: {getattr(wrong, 'reason', wrong)}") from wrong

    def follow(self, table: str) -> ClientConnection:
        """The live connection of a table."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._cookies)
        address = f"ws{self.address.removeprefix('http')}/api/tables/{table}/live"
        return connect(address, additional_headers={"Cookie": cookies} if cookies else {})


def reason_of(wrong: HTTPError) -> str:
    """The site's code for why not, or the status if it gives none."""
    with wrong:
        try:
            return str(json.load(wrong)["error"]["code"])
        except (ValueError, LookupError, TypeError):
            return str(wrong.code)


class Sitting:
    """A bot that has taken a seat."""

    def __init__(self, address: Address, bot: Bot, name: str, seat: Seat | None = None) -> None:
        self.bot = bot
        self.table = address.table
        self.site = Site(address.site)
        self.site.send("POST", "/api/guests", {"name": name})
        wish = {"invite": address.invite} if address.invite else {} if seat is None else {"seat": seat}
        mine = self.site.send("POST", f"/api/tables/{self.table}/join", wish)["mine"]
        if not mine:
            raise EpokaError("the site has given no seat")
        self.seat: Seat = mine[0]
        self._sent = 0
        self._pauses = iter(PAUSES)

    def play(self, told: Callable[[str], None] = lambda _: None) -> JSON:
        """Play to the end of the game, coming back after a lost connection; returns the last view."""
        while True:
            try:
                with self.site.follow(self.table) as live:
                    live.send(json.dumps({"type": "hello", "seat": self.seat, "seq": None}))
                    return self._conversation(live)
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd is not None else 0
                if code >= OURS:
                    raise EpokaError(f"the site has closed the table for us ({code})") from closed
            except (OSError, InvalidHandshake, Away):
                pass
            pause = next(self._pauses, None)
            if pause is None:
                raise EpokaError(f"the connection to {self.site.address} is lost")
            told(f"connection lost, coming back in {pause:g} s")
            sleep(pause)

    def _conversation(self, live: ClientConnection) -> JSON:
        """Answer whatever the seat is asked until the game is over."""
        while True:
            message = json.loads(live.recv())
            if message["type"] == "refused" and message["error"]["code"] != "behind":
                raise EpokaError(f"the site refuses the bot's answer: {message['error']['code']}")
            if message["type"] not in ("state", "step"):
                continue
            self._pauses = iter(PAUSES)
            view = message["view"]
            if view["viewer"] != self.seat:
                # The game has just begun, or the seat was lost: ask to look from it.
                live.send(json.dumps({"type": "hello", "seat": self.seat, "seq": None}))
            elif view["over"]:
                return view
            elif view["decision"] is not None:
                self._answer(live, message["seq"], view)

    def _answer(self, live: ClientConnection, seq: int, view: JSON) -> None:
        option = self._chosen(seq, view)
        if option is not None:
            self._sent += 1
            move = {"type": "move", "id": self._sent, "seat": self.seat, "seq": seq, "answer": text_of(option)}
            live.send(json.dumps(move))

    def _chosen(self, seq: int, view: JSON) -> Option | None:
        """What the bot answers; nothing if the table has moved on, for then a further message follows."""
        options = tuple([tuple(option["value"]) for option in view["decision"]["options"]])
        decision = Decision(self.seat, view["decision"]["prompt"]["id"], options)
        if not self.bot.looks:
            return self.bot.choose(decision, None)
        sight = self.site.send("GET", f"/api/tables/{self.table}/sight?seat={self.seat}")
        if sight["seq"] != seq:
            return None
        table: Table = epoka.load(base64.b64decode(sight["save"]), trusting=True)
        return self.bot.choose(decision, table)
