"""The network between a browser and the server: every way that it can fail, at the moment that a test names."""

from __future__ import annotations

import asyncio
import socket
import struct
import threading
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Literal, Self, TypeVar

T = TypeVar("T")
Way = Literal["up", "down"]
CHUNK = 65536
PATIENCE = 20.0
"""Seconds for what the wire itself is asked to do."""


class Fault(Enum):
    """What happens to the connections that stand, and to those that are tried until the wire is whole again."""

    BLIP = "reset, and the next one is welcome at once"
    CUT = "closed, and nobody takes the next"
    RESET = "reset, and the next ones as soon as they stand"
    SILENT = "what is sent vanishes, both ways"
    DEAF = "what the browser sends vanishes"
    MUTE = "what the server sends vanishes"
    HELD = "everything waits, and arrives when the wire is whole again"
    SLOW = "everything takes long"
    HALF = "the server's end is closed, and nobody takes the next"


class Moment(Enum):
    """When it happens: now, or in the middle of the next thing of a kind."""

    NOW = "now"
    SAYING = "in the middle of what the browser sends"
    HEARING = "in the middle of what the server sends"
    GREETING = "in the middle of opening a WebSocket"
    WELCOMING = "in the middle of the answer to that"
    LOOKING = "in the middle of asking what answers would do"
    READING = "in the middle of any request that reads"


MARKS = {Moment.GREETING: b"/live ", Moment.LOOKING: b"/previews?", Moment.READING: b"GET /api/"}
"""What the request begins with that has just begun."""
DELAY = 1.2
"""Seconds that a slow wire takes for anything, each way."""


@dataclass(eq=False)
class Link:
    """One connection: two ends, and whether what comes is lost on the way."""

    browser: asyncio.StreamWriter
    server: asyncio.StreamWriter
    lost: set[Way] = field(default_factory=set)
    is_opening: bool = False

    def reset(self) -> None:
        """Both ends are told that the connection is gone."""
        for end in (self.browser, self.server):
            found = end.get_extra_info("socket")
            if found is not None and found.fileno() != -1:
                found.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            end.transport.abort()

    def close(self) -> None:
        """Both ends are closed in peace."""
        for end in (self.browser, self.server):
            end.close()


class Wire:
    """A way to a server on this machine that can be broken and mended. It runs in a thread of its own."""

    def __init__(self, server: int) -> None:
        self._server = server
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="wire", daemon=True)
        self._links: set[Link] = set()
        self._meetings: set[asyncio.Task[None]] = set()
        self._fault: Fault | None = None
        self._planned: tuple[Fault, Moment] | None = None
        self._listening: asyncio.Server | None = None
        self.port = 0
        self.broken_at: float | None = None
        """When the last fault began."""

    @property
    def url(self) -> str:
        """The site, seen through the wire."""
        return f"http://127.0.0.1:{self.port}"

    def plan(self, fault: Fault, moment: Moment) -> None:
        """Let the wire fail at such a moment."""
        self._ask(lambda: self._plan(fault, moment))

    def hasten(self) -> None:
        """What was planned and has not come happens now."""
        self._ask(self._hasten)

    def mend(self) -> float:
        """Everything gets through again; returns when. Connections whose bytes are lost stay as they are."""
        self._run(self._mend())
        return time.monotonic()

    def __enter__(self) -> Self:
        self._thread.start()
        self._run(self._listen())
        return self

    def __exit__(self, *_: object) -> None:
        self._run(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.close()

    # -- from the thread of the test -----------------------------------------------------------------------------------

    def _run(self, doing: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(doing, self._loop).result(PATIENCE)

    def _ask(self, act: Callable[[], None]) -> None:
        async def asked() -> None:
            act()

        self._run(asked())

    # -- in the thread of the wire -------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        self._whole = asyncio.Event()
        self._whole.set()
        self._listening = await asyncio.start_server(self._meet, "127.0.0.1", self.port)
        self.port = self._listening.sockets[0].getsockname()[1]

    async def _deny(self) -> None:
        if self._listening is not None:
            self._listening.close()
            self._listening = None

    async def _mend(self) -> None:
        self._fault = self._planned = None
        self._whole.set()
        if self._listening is None:
            await self._listen()

    async def _end(self) -> None:
        await self._deny()
        for link in list(self._links):
            link.reset()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    def _plan(self, fault: Fault, moment: Moment) -> None:
        self.broken_at = None
        self._planned = (fault, moment)
        if moment is Moment.NOW:
            self._hasten()
        elif moment in (Moment.GREETING, Moment.WELCOMING):
            # Somebody must have a reason to open a new one.
            for link in list(self._links):
                link.reset()

    def _hasten(self) -> None:
        if self._planned is not None:
            self._break(self._planned[0])

    def _break(self, fault: Fault) -> None:
        self._planned = None
        self._fault = None if fault is Fault.BLIP else fault
        self.broken_at = time.monotonic()
        if fault is Fault.HELD:
            self._whole.clear()
        for link in list(self._links):
            self._strike(link, fault)
        if fault in (Fault.CUT, Fault.HALF):
            self._loop.create_task(self._deny())

    def _strike(self, link: Link, fault: Fault) -> None:
        match fault:
            case Fault.BLIP | Fault.RESET:
                link.reset()
            case Fault.CUT:
                link.close()
            case Fault.HALF:
                if not link.browser.is_closing():
                    link.browser.write_eof()
                link.lost.add("down")
            case Fault.SILENT | Fault.DEAF | Fault.MUTE:
                link.lost |= {"up"} if fault is Fault.DEAF else {"down"} if fault is Fault.MUTE else {"up", "down"}

    def _meet(self, reader: asyncio.StreamReader, browser: asyncio.StreamWriter) -> None:
        # A plain function with a task of its own: what the streams make of a coroutine complains when it is cancelled.
        task = self._loop.create_task(self._welcome(reader, browser))
        self._meetings.add(task)
        task.add_done_callback(self._meetings.discard)

    async def _welcome(self, reader: asyncio.StreamReader, browser: asyncio.StreamWriter) -> None:
        try:
            answers, server = await asyncio.open_connection("127.0.0.1", self._server)
        except OSError:
            browser.transport.abort()
            return
        link = Link(browser, server)
        self._links.add(link)
        if self._fault is not None:
            self._strike(link, self._fault)
        try:
            await asyncio.gather(self._carry(link, "up", reader, server), self._carry(link, "down", answers, browser))
        finally:
            self._links.discard(link)
            link.close()

    async def _carry(self, link: Link, way: Way, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(CHUNK):
                part = self._part(link, way, data)
                if part is not None and self._planned is not None:
                    # The first bytes of it are still through, the others share the fate of everything after them.
                    sink.write(data[:part])
                    await sink.drain()
                    self._break(self._planned[0])
                    data = data[part:]
                await self._whole.wait()
                if self._fault is Fault.SLOW:
                    await asyncio.sleep(DELAY)
                if way not in link.lost:
                    sink.write(data)
                    await sink.drain()
            if not link.lost and sink.can_write_eof():
                sink.write_eof()
        except OSError:
            link.reset()

    def _part(self, link: Link, way: Way, data: bytes) -> int | None:
        """How much of this still gets through if the planned moment has come."""
        link.is_opening = link.is_opening or (way == "up" and MARKS[Moment.GREETING] in data[:200])
        if self._planned is None:
            return None
        moment = self._planned[1]
        match moment:
            case Moment.SAYING:
                has_come = way == "up"
            case Moment.HEARING:
                has_come = way == "down"
            case Moment.WELCOMING:
                has_come = way == "down" and link.is_opening
            case _:
                has_come = way == "up" and MARKS[moment] in data[:200]
        return len(data) // 2 if has_come else None
