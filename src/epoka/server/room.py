"""A room: a table as one process knows it, with those who look at it.

A room holds no truth: what it remembers can be dropped and read again. Its lock puts everything that happens at one
table into one order, so that each connection gets every entry once.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from epoka.server.connections import Connection
from epoka.server.storage.records import StoredTable

PRESENCE_SECONDS: Final = 60.0
"""What another process has said about who is there is believed for this long."""

Steps = dict[int | None, str]
"""One entry, encoded for each viewer."""


def encoded(message: Any) -> str:
    """A message as text."""
    return msgspec.json.encode(message).decode()


class Room:
    """A table in this process."""

    __slots__ = ("announcing", "connections", "elsewhere", "id", "lock", "stored", "talking", "used", "watched")

    def __init__(self, table: str) -> None:
        self.id = table
        self.lock = asyncio.Lock()
        self.talking = asyncio.Lock()
        """Puts what is said into one order; whoever moves does not wait for it."""
        self.connections: set[Connection] = set()
        self.stored: StoredTable | None = None
        self.watched: tuple[tuple[int, int], bytes] | None = None
        """What spectators were last shown, as JSON, after the version of the rules and the entry that it is of."""
        self.announcing: asyncio.Task[None] | None = None
        self.used = 0.0
        """When somebody last asked for this room."""
        self.elsewhere: dict[str, tuple[float, list[str]]] = {}
        """People connected to other processes: who says so, when, and who they are."""

    @property
    def is_busy(self) -> bool:
        """Whether somebody is doing something here, or waits to."""
        return self.lock.locked() or self.talking.locked()

    def present(self) -> list[str]:
        """The people who look at this table, one entry for each connection; spectators without a name as empty."""
        here = [connection.person or "" for connection in self.connections]
        deadline = asyncio.get_running_loop().time() - PRESENCE_SECONDS
        return here + [person for heard, people in self.elsewhere.values() if heard > deadline for person in people]

    def greeted(self) -> list[Connection]:
        """The connections that follow the game."""
        return [connection for connection in self.connections if connection.seq is not None]
