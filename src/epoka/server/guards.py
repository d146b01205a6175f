"""Guards: what every request passes before anything else looks at it, and the headers of every response."""

from __future__ import annotations

import logging
from contextlib import suppress
from time import perf_counter
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from epoka.server.connections import BROKEN, GONE, NOT_ALLOWED
from epoka.server.metrics import Metrics
from epoka.server.problems import Rejected
from epoka.server.settings import Settings

LARGEST_BODY: Final = 64 * 1024
LARGEST_IMPORT: Final = 2 * 1024 * 1024
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
LOOPBACK: Final = frozenset({"127.0.0.1", "localhost", "::1"})

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
    """Refuses foreign hosts, foreign pages and bodies that are too large; counts and logs the rest.

    Requests go on to `app`, WebSockets to `live`.
    """

    def __init__(self, app: ASGIApp, live: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.live = live
        self.metrics = metrics
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

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers[name] = value
                headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            self._check(scope)
            await self.app(scope, _counted(receive, _largest(scope["path"])), answer)
        except Rejected as wrong:
            await _reply(wrong, answer)
        except Exception:
            # The application has noted its defects and answered; what is left are those of an unfinished answer.
            if not status:
                log.exception("a request failed", extra={"method": scope["method"], "path": scope["path"]})
                await _reply(Rejected("server"), answer)
        finally:
            self._note(scope, status, perf_counter() - began)

    def _check(self, scope: Scope) -> None:
        """Refuse what cannot come from one of our own pages."""
        headers = Headers(scope=scope)
        self._check_host(headers)
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit():
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
        own = urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
        # Where the public address is known, another one is ours only on this machine.
        if not own or (self.origins and _hostname(headers.get("host", "")) not in LOOPBACK):
            raise Rejected("foreign")

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        try:
            self._check_host(headers)
            self._check_origin(headers)
        except Rejected:
            await send({"type": "websocket.close", "code": NOT_ALLOWED, "reason": ""})
            return
        try:
            await self.live(scope, receive, send)
        except Exception:
            log.exception("a connection failed", extra={"path": scope["path"]})
            await _hang_up(send)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
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


async def _hang_up(send: Send) -> None:
    with suppress(*GONE):
        await send({"type": "websocket.close", "code": BROKEN, "reason": ""})


async def _reply(wrong: Rejected, send: Send) -> None:
    body = msgspec.json.encode(wrong.body())
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": wrong.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
