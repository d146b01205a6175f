"""Bots at tables: whose turn it is, who thinks, and what is done when a bot does not answer."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from random import SystemRandom
from time import perf_counter
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from epoka.kernel import text_of
from epoka.server import clock
from epoka.server.metrics import Metrics
from epoka.server.play import Play
from epoka.server.positions import Position
from epoka.server.problems import Rejected
from epoka.server.rooms import Rooms
from epoka.server.storage import tables
from epoka.server.storage.records import PLAYING, StoredTable
from epoka.server.thinking import Stalled, Thinkers
from epoka.server.worker import Chosen, Think

SUBSTITUTE: Final = "greedy"
SWEEP_SECONDS: Final = 30.0
"""A table whose bot was left waiting, because another process died, is found after this long."""

log = logging.getLogger(__name__)


class Turn:
    """What a bot must decide, with all it may know."""

    def __init__(self, stored: StoredTable, position: Position, seat: int) -> None:
        rng = SystemRandom()
        self.table = stored.id
        self.seat = seat
        self.seq = position.seq
        self.bot = stored.seats[seat].bot or SUBSTITUTE
        sight = position.table.determinize(seat, rng)
        decision = next(decision for decision in position.table.decisions if decision.seat == seat)
        self.options = [text_of(option) for option in decision.options]
        self.task = Think(
            game=stored.game,
            seats=position.table.seats,
            options=dict(position.table.choices),
            snapshot=sight.snapshot(),
            seat=seat,
            bot=self.bot,
            seed=rng.getrandbits(62),
        )

    def task_for(self, bot: str) -> Think:
        """The same task for another bot."""
        return Think(**{name: getattr(self.task, name) for name in Think.__struct_fields__} | {"bot": bot})


class Bots:
    """One task for each table where a bot must move."""

    def __init__(
        self, rooms: Rooms, play: Play, thinkers: Thinkers, metrics: Metrics, delay: float, seconds: float
    ) -> None:
        self.rooms = rooms
        self.play = play
        self.thinkers = thinkers
        self.metrics = metrics
        self.delay = delay
        self.seconds = seconds
        self._moving: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._sweeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Go on wherever a bot was to move when the server stopped, and look for more now and then."""
        await self.resume(clock.now())
        self._sweeping = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Stop moving; what was being thought of is thought of again after the next start."""
        tasks = [*self._moving.values(), *([self._sweeping] if self._sweeping else [])]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task
        await self.thinkers.close()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.resume(clock.now() - int(SWEEP_SECONDS * 1000))
            except SQLAlchemyError:
                log.exception("bots that wait could not be looked for")

    async def resume(self, before: int) -> None:
        """Wake the tables where nothing has happened since a time although a bot is to move."""
        for stored in await self.rooms.database.read(lambda connection: tables.being_played(connection, before)):
            if stored.waits_for_bot:
                self.wake(stored.id)

    def wake(self, table: str) -> None:
        """A bot may have to move at this table."""
        if table in self._moving:
            self._again.add(table)
            return
        task = asyncio.get_running_loop().create_task(self._move(table))
        self._moving[table] = task
        task.add_done_callback(lambda done: self._done(table, done))

    def _done(self, table: str, task: asyncio.Task[None]) -> None:
        del self._moving[table]
        if task.cancelled():
            return
        wrong = task.exception()
        if wrong is not None:
            log.error("a bot's turn failed", exc_info=wrong, extra={"table": table})
        elif table in self._again:
            self._again.discard(table)
            self.wake(table)

    async def _move(self, table: str) -> None:
        """Let bots answer, one after another, until a person is to move."""
        while (turn := await self._turn(table)) is not None:
            await asyncio.sleep(self.delay)
            answer = await self._thought(turn)
            with suppress(Rejected):
                # Rejected: the table has moved on meanwhile (an undo, a person who came back): look again.
                await self.play.answer(None, table, turn.seat, turn.seq, answer)

    async def _turn(self, table: str) -> Turn | None:
        room = self.rooms.room(table)
        self._again.discard(table)
        async with room.lock:
            try:
                stored = await self.rooms.stored(room)
                if stored.status != PLAYING:
                    return None
                position = await self.rooms.position(room)
            except Rejected as gone:
                log.warning("a bot cannot play here", extra={"table": table, "reason": gone.code})
                return None
            assert room.stored is not None
            seats = [seat for seat in position.table.waiting if seat in room.stored.bots]
            return Turn(room.stored, position, seats[0]) if seats else None

    async def _thought(self, turn: Turn) -> str:
        """The bot's answer; if it crashes or stalls, greedy's; if that does too, the first option."""
        for bot in dict.fromkeys((turn.bot, SUBSTITUTE)):
            started = perf_counter()
            try:
                reply = await self.thinkers.ask(turn.task_for(bot), self.seconds)
            except Stalled as wrong:
                self.metrics.bot_failures.labels(bot).inc()
                log.exception("a bot did not answer", extra={"table": turn.table, "bot": bot, "reason": str(wrong)})
                continue
            self.metrics.bot_seconds.observe(perf_counter() - started)
            if isinstance(reply, Chosen) and reply.answer in turn.options:
                return reply.answer
            self.metrics.bot_failures.labels(bot).inc()
            log.error("a bot gave no legal answer", extra={"table": turn.table, "bot": bot})
        return turn.options[0]
