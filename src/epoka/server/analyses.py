"""Analyses: games that are over, weighed decision by decision, one game at a time and behind everything else."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from epoka.server import clock, keys, queues
from epoka.server.judging import Case, cases, moment, shares, turns
from epoka.server.positions import Position
from epoka.server.problems import Rejected
from epoka.server.rooms import Rooms
from epoka.server.storage import tables, thoughts
from epoka.server.storage.records import DONE, FAILED, OVER, WAITING, Analysis, StoredTable
from epoka.server.thinking import ANALYSES, Stalled, Thinkers
from epoka.server.worker import Weighed

JSON = dict[str, Any]
CASE_SECONDS: Final = 30.0
PROCESSES: Final = min(4, os.cpu_count() or 1)
KEEP_SECONDS: Final = 2.0
"""How often what has been found is stored."""
LEASE_MILLISECONDS: Final = 30_000
"""An analysis that nobody has gone on with for this long is taken over by another process."""
SWEEP_SECONDS: Final = 10.0
OWN_ANALYSES: Final = 3
ALL_ANALYSES: Final = 60
"""How many games are analysed or wait for it: of those that one person has asked for, and of all."""

log = logging.getLogger(__name__)


class Analyses:
    """The queue of one process. It is in the database, so it outlives the process and is shared with others."""

    def __init__(self, rooms: Rooms, worker: Sequence[str]) -> None:
        self.rooms = rooms
        self.id = keys.person_id()
        self._command = ANALYSES.command(worker)
        self._asked = asyncio.Event()
        self._working: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Go on with what was asked for before the server stopped."""
        self._working = asyncio.get_running_loop().create_task(self._work())

    async def close(self) -> None:
        """Stop; what is unfinished is left to others, or to the next start."""
        if self._working is not None:
            self._working.cancel()
            with suppress(asyncio.CancelledError):
                await self._working
        with suppress(SQLAlchemyError):
            await self.rooms.database.write(partial(thoughts.release, worker=self.id))

    # -- asking ------------------------------------------------------------------------------------------------------

    async def ask(self, person: str, table: str) -> JSON:
        """Ask for the analysis of a game; if there is one already, or it is under way, nothing changes."""
        stored = await self._finished(table)
        total = stored.answers - stored.origin_answers
        if total == 0:
            raise Rejected("no-analysis")
        await self.rooms.database.write(partial(_ask_for, table=table, total=total, person=person), table)
        self._asked.set()
        return await self.look(table)

    async def look(self, table: str) -> JSON:
        """The analysis of a game, as far as it is."""
        stored = await self._finished(table)
        found = await self.rooms.database.read(partial(thoughts.analysis, table=table))
        if found is None:
            return shown("none", 0, stored.answers - stored.origin_answers)
        moments = found.found["moments"]
        if found.status == DONE:
            assert stored.result is not None, f"table {table} is over without a result"
            end = shares(stored.result["winners"], len(stored.seats))
            return shown(DONE, len(moments), found.total, moments, found.found["turns"], end)
        ahead = 0
        if found.status == WAITING:
            ahead = await self.rooms.database.read(partial(thoughts.ahead_of, asked=found))
        return shown(found.status, len(moments), found.total, ahead=ahead)

    async def _finished(self, table: str) -> StoredTable:
        """A game that is over; Rejected if it is not."""
        room = self.rooms.room(table)
        stored = await self.rooms.seen(room)
        if stored.status != OVER:
            raise Rejected("running")
        return await self.rooms.started(room)

    # -- working -----------------------------------------------------------------------------------------------------

    async def _work(self) -> None:
        """Analyse one game after another; the workers are there only while there is something to do."""
        while True:
            self._asked.clear()
            try:
                while (claimed := await self._claim()) is not None:
                    await self._analyse(claimed)
            except SQLAlchemyError:
                log.exception("the queue of analyses could not be read")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._asked.wait(), SWEEP_SECONDS)

    async def _claim(self) -> Analysis | None:
        now = clock.now()
        found = await self.rooms.database.read(partial(thoughts.next_free, now=now))
        if found is None:
            return None
        claim = partial(thoughts.claim, table=found.table, worker=self.id, now=now, until=now + LEASE_MILLISECONDS)
        return found if await self.rooms.database.write(claim, found.table) else None

    async def _analyse(self, claimed: Analysis) -> None:
        """Weigh what is left of a game and store the result."""
        thinkers = Thinkers(PROCESSES, self._command)
        try:
            await self._finished(claimed.table)
            room = self.rooms.room(claimed.table)
            async with room.lock:
                position = await self.rooms.position(room)
            await Run(self.rooms, thinkers, self.id, claimed, position).finish()
        except thoughts.Lost:
            log.info("an analysis went to another process", extra={"table": claimed.table})
        except Exception:
            # Whatever it is, it is about one game, and others wait.
            log.exception("a game could not be analysed", extra={"table": claimed.table})
            with suppress(thoughts.Lost):
                await self.rooms.database.write(partial(thoughts.fail, table=claimed.table, worker=self.id))
        finally:
            await thinkers.close()


def _ask_for(connection: Connection, table: str, total: int, person: str) -> None:
    """Put a game into the queue, if there is room for it; it is the database that counts."""
    known = thoughts.analysis(connection, table)
    if known is not None and known.status != FAILED:
        return
    tables.count_in_turn(connection)
    queued = thoughts.queued(connection)
    queues.check(queued.count(person), OWN_ANALYSES, len(queued), ALL_ANALYSES)
    thoughts.ask_for(connection, table, total, clock.now(), person)


class Run:
    """One game being analysed. What was found before, by this process or another, is kept."""

    def __init__(self, rooms: Rooms, thinkers: Thinkers, worker: str, claimed: Analysis, position: Position) -> None:
        self.rooms = rooms
        self.thinkers = thinkers
        self.worker = worker
        self.table = claimed.table
        self.position = position
        self.moments: dict[int, JSON] = {found["number"]: found for found in claimed.found["moments"]}

    async def finish(self) -> None:
        """Weigh every decision that is left, and store how far it is now and then."""
        found = await self.rooms.database.aside(partial(cases, self.position))
        left = iter([case for case in found if case.number not in self.moments])
        tasks = [asyncio.get_running_loop().create_task(self._weigh_all(left)) for _ in range(PROCESSES)]
        try:
            pending = set(tasks)
            while pending:
                done, pending = await asyncio.wait(pending, timeout=KEEP_SECONDS, return_when=asyncio.FIRST_EXCEPTION)
                for task in done:
                    task.result()
                await self._keep()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        turning = await self.rooms.database.aside(partial(turns, self.position, self._sorted()))
        whole = {"moments": self._sorted(), "turns": turning}
        finish = partial(thoughts.finish, table=self.table, worker=self.worker, found=whole)
        await self.rooms.database.write(finish, self.table)

    async def _weigh_all(self, left: Iterator[Case]) -> None:
        for case in left:
            self.moments[case.number] = moment(case, await self._weighed(case))

    async def _weighed(self, case: Case) -> Weighed:
        """What a worker makes of a decision; if it dies, which may have another cause, the next one is asked."""
        try:
            reply = await self.thinkers.ask(case.task, CASE_SECONDS)
        except Stalled:
            reply = await self.thinkers.ask(case.task, CASE_SECONDS)
        assert isinstance(reply, Weighed)
        return reply

    async def _keep(self) -> None:
        until = clock.now() + LEASE_MILLISECONDS
        found = {"moments": self._sorted()}
        kept = partial(thoughts.keep, table=self.table, worker=self.worker, until=until, found=found)
        await self.rooms.database.write(kept, self.table)

    def _sorted(self) -> list[JSON]:
        return [self.moments[number] for number in sorted(self.moments)]


def shown(
    status: str,
    done: int,
    total: int,
    moments: Sequence[JSON] = (),
    turning: Sequence[JSON] = (),
    end: Sequence[float] = (),
    *,
    ahead: int = 0,
) -> JSON:
    """An analysis as it is told."""
    return {
        "status": status,
        "done": done,
        "total": total,
        "ahead": ahead,
        "moments": moments,
        "turns": turning,
        "end": end,
    }
