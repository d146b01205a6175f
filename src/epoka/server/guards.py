"""Guards: what every request passes before anything else looks at it, and the headers of every response."""

from __future__ import annotations

import logging
import re
from contextlib import suppress
from time import perf_counter
from typing import Final
from urllib.parse import unquote_to_bytes, urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from epoka.server import letters
from epoka.server.connections import BROKEN, GONE
from epoka.server.gate import ASKING_SECONDS, READING_SECONDS, Turn
from epoka.server.problems import Rejected
from epoka.server.requests import asker_of
from epoka.server.settings import Settings
from epoka.server.site import Site

LONGEST_ADDRESS: Final = 2048
LENGTH: Final = re.compile("[0-9]{1,12}")
LARGEST_BODY: Final = 64 * 1024
LARGEST_IMPORT: Final = 2 * 1024 * 1024
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
LOOPBACK: Final = frozenset({"127.0.0.1", "localhost", "::1"})
ORIGIN: Final = re.compile(r"https?://([0-9A-Za-z.:\[\]_-]+)")
MOVE: Final = re.compile(r"/api/tables/[^/]+/(?:moves|undo(?:/\w+)?)")
"""Where the answers of players come in; nobody who reads may hold them up."""
PREVIEW: Final = "/preview"
PROBES: Final = frozenset({"/health/live", "/health/ready"})
"""Whoever watches over the processes asks by whatever address it knows them, and must not wait behind people."""
BAD: Final = 400
"""A status from here on says that something was declined."""

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
SECURE_HEADERS: Final = {**HEADERS, "strict-transport-security": "max-age=31536000"}

log = logging.getLogger(__name__)
access = logging.getLogger("epoka.access")


class Guard:
    """Refuses foreign hosts, foreign pages and bodies that are too large; counts and logs the rest. Moves go through
    at once, everything else in turn.

    Requests go on to `app`, WebSockets to `live`.
    """

    def __init__(self, app: ASGIApp, live: ASGIApp, settings: Settings, site: Site) -> None:
        self.app = app
        self.live = live
        self.site = site
        self.metrics = site.metrics
        self.origins = settings.origins
        self.hosts = _hosts(settings)
        self.headers = SECURE_HEADERS if settings.secure else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a connection on, or refuse it."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = perf_counter()
        status = 0
        turn: Turn | None = None

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                if turn is not None:
                    turn.end()  # whoever is slow to take the answer holds up nobody
                self._add_headers(MutableHeaders(scope=message))
            await send(message)

        try:
            self._check(scope)
            receive = await _whole(_counted(receive, _largest(scope["path"])))
            address, person = asker_of(self.site, HTTPConnection(scope))
            if is_move(scope):
                async with self.site.gate.mover(address, person):
                    await self.app(scope, receive, answer)
            else:
                if scope["path"] not in PROBES:
                    turn = await self.site.gate.turn(address, person, _seconds(scope))
                await self.app(scope, receive, answer)
        except Rejected as wrong:
            await _reply(wrong, answer)
        except Exception:
            # The application has noted its defects and answered; what is left are those of an unfinished answer.
            if not status:
                log.exception("a request failed", extra={"method": scope["method"], "path": scope["path"]})
                await _reply(Rejected("server"), answer)
        finally:
            if turn is not None:
                turn.end()
            self._note(scope, status, perf_counter() - began)

    def _add_headers(self, headers: MutableHeaders) -> None:
        for name, value in self.headers.items():
            headers[name] = value
        headers.setdefault("cache-control", "no-store")
        if self.site.going:
            headers["connection"] = "close"  # the next request goes to another process

    def _check(self, scope: Scope) -> None:
        """Refuse what cannot come from one of our own pages."""
        headers = Headers(scope=scope)
        if scope["path"] not in PROBES:
            self._check_host(headers)
        _check_address(scope)
        length = headers.get("content-length", "0")
        if not LENGTH.fullmatch(length):
            raise Rejected("request")
        if int(length) > _largest(scope["path"]):
            raise Rejected("too-large")
        if scope["method"] not in SAFE:
            self._check_origin(headers)
            if headers.get("x-epoka") != "1":
                raise Rejected("foreign")

    def _check_host(self, headers: Headers) -> None:
        """A page elsewhere whose name has been bent to our address must not get in. (DNS rebinding)"""
        if self.hosts and _hostname(headers.get("host", "")) not in self.hosts:
            raise Rejected("foreign")

    def _check_origin(self, headers: Headers) -> None:
        origin = headers.get("origin")
        if origin is None or origin in self.origins:
            return
        own = _netloc(origin) == headers.get("host", "").lower()
        # Where the public address is known, another one is ours only on this machine.
        if not own or (self.origins and _hostname(headers.get("host", "")) not in LOOPBACK):
            raise Rejected("foreign")

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        try:
            self._check_host(headers)
            self._check_origin(headers)
            _check_address(scope)
            await self.live(scope, receive, send)
        except Rejected as wrong:
            await _reply(wrong, _denying(send))
        except Exception:
            log.exception("a connection failed", extra={"path": scope["path"]})
            await _hang_up(send)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        if is_move(scope):
            self.site.gate.note(asker_of(self.site, HTTPConnection(scope))[1], moved=0 < status < BAD)
        route = getattr(scope.get("route"), "path", "page")
        self.metrics.requests.labels(scope["method"], route, str(status)).inc()
        self.metrics.request_seconds.observe(seconds)
        client = scope.get("client")
        access.info(
            "request",
            extra={
                "method": scope["method"],
                "path": scope["path"],
                "status": status,
                "milliseconds": round(seconds * 1000, 1),
                "client": client[0] if client else None,
            },
        )


def is_move(scope: Scope) -> bool:
    """Whether a request is a player's answer, or takes one back."""
    return scope["method"] == "POST" and MOVE.fullmatch(scope["path"]) is not None


def _seconds(scope: Scope) -> float:
    """How long a request's turn may be."""
    reads = scope["method"] in SAFE or scope["path"].endswith(PREVIEW)
    return READING_SECONDS if reads else ASKING_SECONDS


def _hosts(settings: Settings) -> frozenset[str]:
    """The host names we answer to; empty for any."""
    if settings.public_url:
        return LOOPBACK | {_hostname(urlsplit(settings.public_url).netloc)}
    return LOOPBACK if settings.host in LOOPBACK else frozenset()


def _hostname(netloc: str) -> str:
    try:
        return urlsplit(f"//{netloc}").hostname or ""
    except ValueError:
        return ""


def _netloc(origin: str) -> str | None:
    """The host with its port in an origin; None if it is not one."""
    found = ORIGIN.fullmatch(origin)
    return found[1].lower() if found else None


def _check_address(scope: Scope) -> None:
    """Refuse an address that cannot be one of ours, whatever stands in it."""
    query: bytes = scope["query_string"]
    if len(scope.get("raw_path") or scope["path"]) + len(query) > LONGEST_ADDRESS:
        raise Rejected("too-large")
    if letters.has_unwritten(scope["path"]):
        raise Rejected("not-found")
    # What is not UTF-8 becomes halves of characters, which no text has.
    if letters.has_unwritten(unquote_to_bytes(query).decode(errors="surrogateescape")):
        raise Rejected("letters")


def _largest(path: str) -> int:
    return LARGEST_IMPORT if path == "/api/imports" else LARGEST_BODY


def _counted(receive: Receive, largest: int) -> Receive:
    """A body that says nothing of its length, or lies about it, is cut off."""
    read = 0

    async def counting() -> Message:
        nonlocal read
        message = await receive()
        if message["type"] == "http.request":
            read += len(message.get("body", b""))
            if read > largest:
                raise Rejected("too-large")
        return message

    return counting


async def _whole(receive: Receive) -> Receive:
    """A request whose body has arrived: what comes slowly is not waited for in turn."""
    first = await receive()
    parts = [first.get("body", b"")]
    last = first
    while last.get("more_body"):
        last = await receive()
        parts.append(last.get("body", b""))
    waiting: list[Message] = [{**last, "body": b"".join(parts)} if last["type"] == "http.request" else last]

    async def arrived() -> Message:
        return waiting.pop() if waiting else await receive()

    return arrived


async def _hang_up(send: Send) -> None:
    with suppress(*GONE):
        await send({"type": "websocket.close", "code": BROKEN, "reason": ""})


def _denying(send: Send) -> Send:
    """An answer to the request for a WebSocket, before there is one."""

    async def denying(message: Message) -> None:
        await send({**message, "type": f"websocket.{message['type']}"})

    return denying


async def _reply(wrong: Rejected, send: Send) -> None:
    body = msgspec.json.encode(wrong.body())
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": wrong.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
