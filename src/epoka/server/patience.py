"""Patience: how long the other side of a connection may take, and how much it may send at once.

uvicorn waits for ever: for a request that never begins or never ends, for an answer that nobody takes, for a goodbye to
somebody who reads no more. Here every wait has an end, so that nobody keeps a place without using it; and however much
somebody sends, others are heard in between.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final
from weakref import WeakKeyDictionary

from httptools import HttpParserError
from uvicorn import Config
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from epoka.server.heaps import PIECE, Heaps

LOOK_SECONDS: Final = 2.0
"""How often it is looked whether a connection is overdue."""
HEAD_SECONDS: Final = 10.0
"""How long the head of a request may take, from its first byte or from the beginning of the connection."""
PAUSE_SECONDS: Final = 10.0
"""How long nothing may come of a body."""
BODY_SECONDS: Final = 60.0
"""How long the whole body may take."""
TAKING_SECONDS: Final = 60.0
"""In this time, whoever is sent something takes a little of it; a system's own buffers empty in large steps."""
LITTLE: Final = 1024
LARGEST_HEAD: Final = 64 * 1024
"""Everything in a request that is not its body, roughly."""
MOST_UNANSWERED: Final = 16
"""Requests that one connection may send before it has been answered; browsers wait for each answer."""

TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_LARGE: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Patience:
    """Looks again and again whether the other side does its part."""

    def __init__(self, protocol: Http | Socket, transport: asyncio.Transport) -> None:
        self._protocol = protocol
        self._transport = transport
        self._loop = asyncio.get_running_loop()
        self._unsent = 0
        self._taken = self._loop.time()
        self._timer = self._loop.call_later(LOOK_SECONDS, self._look)

    def end(self) -> None:
        """The connection is gone, or somebody else's."""
        self._timer.cancel()

    def taken(self) -> None:
        """The other side has taken something."""
        self._taken = self._loop.time()
        self._unsent = self._transport.get_write_buffer_size()

    def _look(self) -> None:
        self._timer = self._loop.call_later(LOOK_SECONDS, self._look)
        now = self._loop.time()
        unsent = self._transport.get_write_buffer_size()
        if unsent == 0 or unsent <= self._unsent - LITTLE:
            self.taken()
        self._unsent = max(self._unsent, unsent)
        if now - self._taken >= TAKING_SECONDS:
            # Not closed, which would wait until everything is taken.
            self._protocol.is_gone()
            self._transport.abort()
        elif not self._transport.is_closing():
            self._protocol.looked_at(now)


class Http(HttpToolsProtocol):
    """Requests of one connection."""

    patience: Patience | None = None
    due: float | None = None
    """When what is being waited for must have come."""
    end = 0.0
    """When the body must have come; 0 before the head has."""
    begun = False
    spare = LARGEST_HEAD
    answering: Sequence[RequestResponseCycle] = ()
    """The requests that are not answered yet; more than one when several were sent at once."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Somebody is there."""
        super().connection_made(transport)
        self.due = self.loop.time() + HEAD_SECONDS
        self.patience = Patience(self, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self.is_gone()
        super().connection_lost(exc)
        if self.patience is not None:
            self.patience.end()

    def resume_writing(self) -> None:
        """There is room for more."""
        super().resume_writing()
        if self.patience is not None:
            self.patience.taken()

    def handle_websocket_upgrade(self) -> None:
        """From now on this is a WebSocket, with a patience of its own."""
        if self.patience is not None:
            self.patience.end()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        """Something of a request."""
        now = self.loop.time()
        if self.due is None:
            self.due = now + HEAD_SECONDS
        elif self.end:
            self.due = min(self.end, now + PAUSE_SECONDS)
        self.spare -= len(data)
        super().data_received(data)
        if self.spare < 0 and not self.transport.is_closing():
            self.transport.write(TOO_LARGE)
            self.transport.close()

    def on_message_begin(self) -> None:
        """A request begins."""
        if len(self.answering) >= MOST_UNANSWERED:
            raise HttpParserError("too many requests at once")
        super().on_message_begin()
        self.spare = LARGEST_HEAD
        self.begun = True
        if self.due is None:
            # It came together with the end of the one before.
            self.due = self.loop.time() + HEAD_SECONDS

    def on_headers_complete(self) -> None:
        """Its head is here."""
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is before:
            return  # a WebSocket is asked for
        now = self.loop.time()
        self.end = now + BODY_SECONDS
        self.due = now + PAUSE_SECONDS
        self.answering = [cycle for cycle in (*self.answering, self.cycle) if not cycle.response_complete]

    def on_body(self, body: bytes) -> None:
        """Some of its body is here."""
        super().on_body(body)
        self.spare += len(body)

    def on_message_complete(self) -> None:
        """All of it is here."""
        super().on_message_complete()
        self.due = None
        self.end = 0.0
        self.begun = False
        self.spare = LARGEST_HEAD

    def looked_at(self, now: float) -> None:
        """End it if it is overdue, but not while it is us who do not read."""
        if self.due is None or now < self.due or self.flow.read_paused:
            return
        answered = self.end and self.cycle.response_started
        if self.begun and not answered:
            self.transport.write(TOO_SLOW)
        self.transport.close()

    def is_gone(self) -> None:
        """Nothing more is to be written."""
        for cycle in self.answering:
            # uvicorn tells only the last of them.
            if not cycle.response_complete:
                cycle.disconnected = True


_HEAPS: Final[WeakKeyDictionary[Config, Heaps]] = WeakKeyDictionary()
"""Those of each server of this process."""


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket."""

    patience: Patience | None = None
    unread: bytearray
    """What has come and waits to be taken apart; meanwhile nothing more is read."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody asks for one."""
        super().connection_made(transport)
        self.patience = Patience(self, self.transport)
        self.unread = bytearray()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self.unread.clear()
        super().connection_lost(exc)
        if self.patience is not None:
            self.patience.end()

    def resume_writing(self) -> None:
        """There is room for more."""
        super().resume_writing()
        if self.patience is not None:
            self.patience.taken()

    def data_received(self, data: bytes) -> None:
        """Something has come; first the whole request for it."""
        if self.handshake_initiated and (self.unread or len(data) > PIECE):
            self.unread += data
            self.transport.pause_reading()
            self._line_up()
            return
        super().data_received(data)
        if not self.handshake_initiated and not self.transport.is_closing():
            # Its head is too large for the library, which would wait for more of it.
            self.transport.write(TOO_LARGE)
            self.transport.close()

    def take(self) -> bool:
        """Take a piece of what has come; whether there is more that can be taken now."""
        piece = bytes(self.unread[:PIECE])
        del self.unread[:PIECE]
        super().data_received(piece)
        if self.transport.is_closing():
            self.unread.clear()
        elif not self.unread and not self.read_paused:
            self.transport.resume_reading()
        return bool(self.unread) and not self.read_paused

    async def receive(self) -> ASGIReceiveEvent:
        """The next message."""
        message = await super().receive()
        if self.unread and not self.transport.is_closing():
            # It has been answered, but what has come already comes first.
            self.transport.pause_reading()
            self._line_up()
        return message

    def _line_up(self) -> None:
        """Wait for a turn to go on, unless there are messages that nobody has taken yet."""
        if not self.read_paused:
            _HEAPS.setdefault(self.config, Heaps()).add(self)

    def handle_text(self, event: Frame) -> None:
        """A message. Whether it is text is found out by whoever reads it, and told like any other mistake."""
        self.handle_bytes(event)

    async def send(self, message: ASGISendEvent) -> None:
        """Something is sent."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            # Refused, which uvicorn would take for an error of ours.
            self.handshake_complete = True

    def looked_at(self, now: float) -> None:
        """The library sends pings, and hangs up when they are not answered."""

    def is_gone(self) -> None:
        """Nothing more is to be written."""
        self.disconnected = True
