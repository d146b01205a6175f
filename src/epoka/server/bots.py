"""Bots at tables: whose turn it is, who thinks, and what is done when a bot does not answer."""

from __future__ import annotations

import asyncio
import logging
from contextlib import nullcontext
from random import SystemRandom
from time import monotonic, perf_counter
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from epoka.kernel import text_of
from epoka.server import clock, keys
from epoka.server.alone import Alone
from epoka.server.bus import News
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

REST_SECONDS: Final = 600.0
"""Bots among themselves stop when nobody has looked at their table for so long, and go on when somebody opens it."""

log = logging.getLogger(__name__)


class Turn:
    """What a bot must decide, with all it may know."""

    def __init__(self, stored: StoredTable, position: Position, seat: int) -> None:
        rng = SystemRandom()
        self.table = stored.id
        self.seat = seat
        self.seq = position.seq
        self.stored = stored
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
        self,
        rooms: Rooms,
        play: Play,
        thinkers: Thinkers,
        metrics: Metrics,
        alone: Alone,
        delay: float,
        seconds: float,
    ) -> None:
        self.rooms = rooms
        self.play = play
        self.thinkers = thinkers
        self.metrics = metrics
        self.alone = alone
        self._aside = asyncio.Semaphore(max(1, thinkers.count // 2))
        """Bots among themselves leave workers to those who play with people."""
        self.delay = delay
        self.seconds = seconds
        self._moving: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._leaving = False
        self._handing: set[asyncio.Task[None]] = set()
        self._sweeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Go on wherever a bot was to move when the server stopped, and look for more now and then."""
        await self.resume(clock.now(), clock.now() - int(REST_SECONDS * 1000))
        self._sweeping = asyncio.create_task(self._sweep())

    def leave(self) -> None:
        """Finish what is being thought of; whatever bots must do after that is for another process."""
        self._leaving = True

    async def close(self) -> None:
        """Stop moving; what was being thought of is thought of again elsewhere, or after the next start."""
        self.leave()
        waiting = list(self._moving)
        tasks = [*self._moving.values(), *([self._sweeping] if self._sweeping else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table in waiting:
            await self._hand_over(table)
        await asyncio.gather(*self._handing)

    async def _hand_over(self, table: str) -> None:
        """Let another process wake the bots of a table: one, whichever is first."""
        await self.rooms.bus.tell(News("bots", table, keys.person_id()))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                now = clock.now()
                await self.resume(now - int(SWEEP_SECONDS * 1000), now)
            except SQLAlchemyError:
                log.exception("bots that wait could not be looked for")

    async def resume(self, before: int, resting: int) -> None:
        """Wake the tables where nothing has happened since a time although a bot is to move.

        Where only bots sit and nobody looks, this is done only if something has happened since another time.
        """
        for stored in await self.rooms.database.read(lambda connection: tables.being_played(connection, before)):
            rests = stored.is_alone and stored.changed <= resting and not self._is_watched(stored.id)
            if stored.waits_for_bot and not rests:
                self.wake(stored.id)

    def _is_watched(self, table: str) -> bool:
        room = self.rooms.known(table)
        return room is not None and bool(room.present())

    def opened(self, stored: StoredTable) -> None:
        """Somebody opens a table: if its bots rest, they go on."""
        if stored.is_alone and stored.waits_for_bot and stored.changed < clock.now() - int(SWEEP_SECONDS * 1000):
            self.wake(stored.id)

    def wake(self, table: str) -> None:
        """A bot may have to move at this table."""
        if self._leaving:
            handing = asyncio.get_running_loop().create_task(self._hand_over(table))
            self._handing.add(handing)
            handing.add_done_callback(self._handing.discard)
            return
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
        watched, has_place = monotonic(), False
        while not self._leaving and (turn := await self._turn(table)) is not None:
            if turn.stored.is_alone:
                watched = monotonic() if self._is_watched(table) else watched
                has_place = has_place or await self._has_place(turn.stored)
                if not has_place or monotonic() - watched > REST_SECONDS:
                    log.info("bots rest", extra={"table": table})
                    return
            if not await self._may_think():
                self.wake(table)
                return
            async with self._aside if turn.stored.is_alone else nullcontext():
                answer = await self._thought(turn)
            try:
                await self.play.answer(None, table, turn.seat, turn.seq, answer)
            except Rejected as late:
                # The table has moved on meanwhile (an undo, a person who came back): look again. If it was another
                # process that went on, its bots go on too, and whatever happened here has woken ours anew.
                if late.code == "behind" and self.rooms.bus.is_shared:
                    return

    async def _has_place(self, stored: StoredTable) -> bool:
        """Whether a table of bots may run beside the others: it may have rested, or people have just left it."""
        try:
            await self.rooms.database.read(lambda connection: self.alone.check(connection, stored))
        except Rejected:
            return False
        return True

    async def _may_think(self) -> bool:
        """Let people follow what came before; whether the turn is still for this process after that."""
        await asyncio.sleep(self.delay)
        return not self._leaving

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
