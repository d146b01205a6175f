"""Connections: one WebSocket each, with an outbox so that a slow reader holds nobody up."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Final, Protocol

from starlette.websockets import WebSocketDisconnect

LARGEST_OUTBOX: Final = 400
"""A reader this far behind is cut off; it comes back and gets what it missed."""

BROKEN: Final = 1011
GOING: Final = 1012
TOO_SLOW: Final = 1013
SIGNED_OUT: Final = 4401
NOT_FOUND: Final = 4404
MISBEHAVED: Final = 4400
GONE: Final = (RuntimeError, OSError, WebSocketDisconnect)
"""What sending to somebody who has left raises."""


class Socket(Protocol):
    """What a connection needs of a WebSocket."""

    async def send_text(self, data: str) -> None:
        """Send one message."""

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        """Say goodbye."""


class Connection:
    """Somebody who looks at a table. `seq` is the last entry sent; None until the client has said hello."""

    __slots__ = (
        *("_closing", "_flushing", "_held", "_idle", "_outbox", "_socket", "_working"),
        *("ended", "person", "seq", "session", "viewer"),
    )

    def __init__(self, socket: Socket, person: str | None, session: str | None = None) -> None:
        self._socket = socket
        self._outbox: deque[str] = deque()
        self._held: list[str] | None = None
        self._flushing: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None
        self._idle: asyncio.Future[None] | None = None
        self._working = False
        self.person = person
        self.session = session
        self.viewer: int | None = None
        self.seq: int | None = None
        self.ended = False

    def push(self, message: str) -> None:
        """Send a message as soon as the reader takes it."""
        if self.ended:
            return
        box = self._outbox if self._held is None else self._held
        if len(box) >= LARGEST_OUTBOX:
            self.end(TOO_SLOW)
            return
        box.append(message)
        if self._held is not None:
            return
        if self._flushing is None:
            self._flushing = asyncio.get_running_loop().create_task(self._flush())

    def hold(self) -> None:
        """Keep messages back: what comes before them is still being worked out."""
        self._held = []

    def release(self, first: Iterable[str]) -> None:
        """Send what has been worked out, then what was kept back."""
        held, self._held = self._held or [], None
        for message in (*first, *held):
            self.push(message)

    async def _flush(self) -> None:
        try:
            while self._outbox and not self.ended:
                await self._socket.send_text(self._outbox.popleft())
        except GONE:
            self.ended = True
        finally:
            self._flushing = None

    def end(self, code: int) -> None:
        """Close the connection without waiting."""
        if not self.ended:
            self.ended = True
            self._outbox.clear()
            self._closing = asyncio.get_running_loop().create_task(self._close(code))

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """A message of this connection is being answered."""
        self._working = True
        try:
            yield
        finally:
            self._working = False
            if self._idle is not None and not self._idle.done():
                self._idle.set_result(None)

    def dismiss(self, code: int) -> asyncio.Task[None]:
        """Close the connection as soon as the message that it has sent is answered, and the answer is sent."""
        if self._closing is None:
            self._closing = asyncio.get_running_loop().create_task(self._see_off(code))
        return self._closing

    async def _see_off(self, code: int) -> None:
        if self._working:
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle
        while self._flushing is not None:
            await asyncio.wait({self._flushing})
        if not self.ended:
            self.ended = True
            await self._close(code)

    async def _close(self, code: int) -> None:
        with suppress(*GONE):
            await self._socket.close(code)

    async def settled(self) -> None:
        """Wait until a goodbye that was begun is said."""
        if self._closing is not None:
            await self._closing
