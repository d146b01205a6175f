"""Heaps: what has come all at once is taken a little at a time, by turns.

uvicorn takes apart whatever a WebSocket has to give before anybody else is heard. A quarter of a megabyte of the
shortest messages holds the event loop up for a fifth of a second, and each connection that sends as much for as long
again: forty of them once kept a move waiting for seconds.
"""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

PIECE: Final = 512
"""Bytes that are taken at once; what people send is shorter."""


class Heap(Protocol):
    """A connection that may have more to take."""

    def take(self) -> bool:
        """Take a piece; whether there is more that can be taken now."""


class Heaps:
    """The connections of a server that have more to take. Each turn of the event loop is one of theirs at most."""

    def __init__(self) -> None:
        self._waiting: dict[Heap, None] = {}

    def add(self, heap: Heap) -> None:
        """Let a connection stand last in line, unless it stands there."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._take)
        self._waiting[heap] = None

    def _take(self) -> None:
        heap = next(iter(self._waiting))
        del self._waiting[heap]
        try:
            if heap.take():
                self._waiting[heap] = None
        finally:
            if self._waiting:
                asyncio.get_running_loop().call_soon(self._take)
