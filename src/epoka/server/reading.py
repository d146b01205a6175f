"""Reading: what people look at is worked out in reader processes, from what is on disk, and never under a room's lock.

A reader may take its time, stall or die: nobody who moves notices.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection

from epoka.kernel import Refusal
from epoka.server.problems import STATUSES, NotAllowed, Rejected
from epoka.server.reader import Answer, Ask, Dealt, Left, Line, Start, Told, What
from epoka.server.storage import tables
from epoka.server.storage.database import Database
from epoka.server.storage.records import StoredTable
from epoka.server.thinking import Rank, Stalled, Worker

COMMAND: Final = Rank(3, 512).command((sys.executable, "-m", "epoka.server.reader"))
"""Readers stand back behind the server, and bots behind them."""
READERS: Final = 2
SECONDS: Final = 5.0
"""So long for an answer, and so long for a reader to be free."""
GAMES: Final = 24
"""Games that each reader remembers."""
LARGEST: Final = 32 * 2**20
"""Bytes of answers that are remembered: whoever asks for the same gets the same."""

log = logging.getLogger(__name__)
_read_answer = msgspec.msgpack.Decoder(Answer)


class Known(NamedTuple):
    """What a reader has been told of a game: from which entry on, and up to which."""

    first: int
    last: int


class Desk:
    """A reader process, and the games it knows."""

    def __init__(self) -> None:
        self.worker = Worker(COMMAND, _read_answer)
        self.games: OrderedDict[str, Known] = OrderedDict()

    def known(self, stored: StoredTable) -> int | None:
        """The last entry of a game that this reader has been told; None if it does not know the game."""
        found = self.games.get(stored.id)
        return found.last if found is not None and found.first == stored.origin_head else None

    async def ask(self, stored: StoredTable, what: What, known: int | None, lines: list[Line]) -> Answer:
        """What the reader answers; Stalled if it does not, and then it knows nothing any more."""
        forget = self._remember(stored, lines)
        start = start_of(stored) if known is None else None
        task = Ask(stored.id, start, lines, stored.head, what, forget)
        try:
            answer: Answer = await self.worker.ask(task, SECONDS)
        except BaseException:
            self.games.clear()
            raise
        return answer

    def _remember(self, stored: StoredTable, lines: list[Line]) -> list[str]:
        """Note what the reader knows once it has been asked; returns the games that it is to forget."""
        found = self.games.pop(stored.id, None)
        last = lines[-1][0] if lines else found.last if found is not None else stored.origin_head
        self.games[stored.id] = Known(stored.origin_head, last)
        return [self.games.popitem(last=False)[0] for _ in range(len(self.games) - GAMES)]


class Reading:
    """The readers of a server process, and the answers they have given."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._desks = [Desk() for _ in range(READERS)]
        self._idle = list(self._desks)
        self._free = asyncio.Semaphore(READERS)
        self._kept: OrderedDict[tuple[str, int, int, What], bytes] = OrderedDict()
        self._size = 0

    async def ask(self, stored: StoredTable, what: What) -> bytes:
        """What a reader answers about a game at its last entry; Rejected if it has no answer or takes too long."""
        key = (stored.id, stored.origin_head, stored.head, what)
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        answer = await self._asked(stored, what)
        if not isinstance(answer, Told):
            if answer.code in STATUSES:
                raise Rejected(answer.code)
            raise NotAllowed(Refusal(answer.code, answer.rule, answer.args))
        # What is dealt anew is dealt anew each time.
        if not isinstance(what, Dealt | Left):
            self._keep(key, answer.body)
        return answer.body

    async def _asked(self, stored: StoredTable, what: What) -> Answer:
        try:
            async with asyncio.timeout(SECONDS):
                await self._free.acquire()
        except TimeoutError as wrong:
            raise Rejected("busy") from wrong
        # The one who knows most of the game; a reader that knows nothing is told everything.
        desk = max(self._idle, key=lambda idle: -1 if (last := idle.known(stored)) is None else last)
        self._idle.remove(desk)
        try:
            known = desk.known(stored)
            lines: list[Line] = []
            if known is None or known < stored.head:
                after = stored.origin_head if known is None else known
                lines = await self.database.read(lines_of(stored, after))
            return await desk.ask(stored, what, known, lines)
        except Stalled as wrong:
            log.exception("a reader did not answer", extra={"table": stored.id, "what": type(what).__name__})
            raise Rejected("busy") from wrong
        finally:
            self._idle.append(desk)
            self._free.release()

    def _keep(self, key: tuple[str, int, int, What], body: bytes) -> None:
        """Remember an answer; those used least lately go."""
        self._size += len(body) - len(self._kept.pop(key, b""))
        self._kept[key] = body
        while self._size > LARGEST:
            self._size -= len(self._kept.popitem(last=False)[1])

    async def prove(self) -> None:
        """Return once some reader is known to run, started for this if need be; Stalled if it cannot be."""
        if any(desk.worker.is_ready for desk in self._desks):
            return
        async with self._free:
            desk = self._idle.pop()
            try:
                await desk.worker.prove()
            finally:
                self._idle.append(desk)

    async def close(self) -> None:
        """Kill every reader."""
        await asyncio.gather(*[desk.worker.stop() for desk in self._desks])


def start_of(stored: StoredTable) -> Start:
    """Where the journal of a table begins."""
    return Start(
        game=stored.game,
        seats=len(stored.seats),
        options=stored.options,
        seed=stored.seed,
        origin=stored.origin,
        origin_version=stored.origin_version or stored.version,
        entries=stored.origin_head,
        answers=stored.origin_answers,
    )


def lines_of(stored: StoredTable, after: int) -> Callable[[Connection], list[Line]]:
    """The query for the entries of a table after one, up to its last."""

    def query(connection: Connection) -> list[Line]:
        found = tables.journal(connection, stored.id, after)
        # Another process may have gone on since: its entries are for later.
        return [
            (entry.seq, entry.kind, entry.seat, entry.answer, entry.number)
            for entry in found
            if entry.seq <= stored.head
        ]

    return query
