"""The site: everything that one server process is made of, opened and closed in order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from epoka import bots as bot_names
from epoka.server import keys
from epoka.server.accounts import Accounts
from epoka.server.alone import Alone
from epoka.server.analyses import Analyses
from epoka.server.bots import Bots
from epoka.server.bus import News, bus_for
from epoka.server.connections import GOING
from epoka.server.documents import Documents
from epoka.server.gate import Gate
from epoka.server.hashing import Hashing
from epoka.server.hints import Hints
from epoka.server.keys import Signer
from epoka.server.limits import Limits
from epoka.server.metrics import Metrics
from epoka.server.play import Play
from epoka.server.reading import Reading
from epoka.server.room import Room
from epoka.server.rooms import Rooms
from epoka.server.seating import Seating
from epoka.server.settings import Settings
from epoka.server.signs import Signs
from epoka.server.storage import people, tables
from epoka.server.storage.database import Database
from epoka.server.talk import Talk
from epoka.server.thinking import COMMAND, FILES, HINTS, Thinkers
from epoka.server.tries import Tries
from epoka.server.worker import Load, load_games

FINISH_SECONDS: Final = 3.0
"""Moves that are under way when a process stops may take this long."""
LOOK_SECONDS: Final = 20.0
"""How often the other processes are told who is here, and the database is asked for what they could not tell us."""

log = logging.getLogger(__name__)


class Site:
    """One server process."""

    def __init__(
        self, settings: Settings, bots: Sequence[str] = bot_names.NAMES, worker: Sequence[str] = COMMAND
    ) -> None:
        self.settings = settings
        self.bot_names = tuple(bots)
        self.levels = tuple([name for name in bot_names.LEVELS if name in bots]) or self.bot_names
        self.metrics = Metrics()
        self.limits = Limits(on=settings.limits)
        self.tries = Tries(on=settings.limits)
        self.gate = Gate()
        self.hashing = Hashing()
        self.database = Database(settings.database_url)
        self.database.writer.on_commit = self.metrics.committed
        self.bus = bus_for(settings.redis_url)
        self._worker = worker
        self._looking: asyncio.Task[None] | None = None
        self.going = False
        """Whether this process is about to stop, and whoever comes should go to another."""
        self.closing = False

    def check(self) -> None:
        """Whether the database and the bus can be reached; EpokaError, before anything is served, if not."""
        self.database.prepare()
        self.bus.check()

    async def open(self) -> None:
        """Open the database, listen to the bus, and let waiting bots move."""
        self.database.open()
        secret = await self.database.write(lambda connection: people.secret(connection, keys.fresh_secret()))
        self.signer = Signer(secret)
        self.rooms = Rooms(self.database, self.bus, self.signer, self.settings.positions)
        self.reading = Reading(self.database)
        self.play = Play(self.rooms, self.reading, self.metrics)
        self.alone = Alone(self.settings.bot_tables if self.settings.limits else None)
        self.seating = Seating(self.rooms, self.bot_names, self.alone)
        self.talk = Talk(self.rooms)
        self.thinkers = Thinkers(self.settings.thinkers, self.settings.bot_rank.command(self._worker))
        self.hinters = Thinkers(max(1, self.settings.thinkers // 2), HINTS.command(self._worker))
        self.importers = Thinkers(1, FILES.command(self._worker))
        self.documents = Documents(self.rooms, self.seating, self.importers, self.reading)
        self.hints = Hints(self.rooms, self.hinters, self.limits)
        self.analyses = Analyses(self.rooms, self._worker)
        self.accounts = Accounts(
            self.database, self.signer, self.seating, self.settings.session_days, self.hashing, self.tries
        )
        self.bots = Bots(
            self.rooms,
            self.play,
            self.thinkers,
            self.metrics,
            self.alone,
            self.settings.bot_delay,
            self.settings.bot_seconds,
        )
        self.play.wake = self.seating.wake = self.bots.wake
        self.signs = Signs(
            {
                "database": self.database.answers,
                "bus": self.bus.answers,
                "games": partial(self.database.aside, load_games),
                "bots": partial(self.thinkers.prove, Load()),
                "hints": self.hinters.prove,
                "files": self.importers.prove,
                "readers": self.reading.prove,
            }
        )
        await self.bus.open(self)
        await self.bots.open()
        self.analyses.open()
        if self.bus.is_shared:
            self._looking = asyncio.create_task(self._look_around())
        log.info("open", extra={"database": self.database.url.get_backend_name(), "bus": self.bus.name})

    async def leave(self, patience: Callable[[float], Awaitable[None]]) -> None:
        """Let the other processes take over: bots finish what they think of, and nobody new is let in.

        `patience` waits for so many seconds, in which the proxy finds out.
        """
        self.going = True
        self.bots.leave()
        if self.bus.is_shared:
            await patience(self.settings.drain_seconds)
        await self.bots.close()

    async def see_off(self) -> None:
        """Send everybody elsewhere, each after the move that is under way."""
        leaving = {connection.dismiss(GOING) for room in self.rooms.all() for connection in room.connections}
        if leaving:
            await asyncio.wait(leaving, timeout=FINISH_SECONDS)

    async def close(self) -> None:
        """Say goodbye to every connection, stop the bots, and finish what is to be written."""
        self.closing = True
        for room in self.rooms.all():
            for connection in list(room.connections):
                connection.end(GOING)
        if self._looking is not None:
            self._looking.cancel()
        await self.signs.close()
        await self.bots.close()
        await self.analyses.close()
        await asyncio.gather(*[pool.close() for pool in (self.thinkers, self.hinters, self.importers)])
        await self.reading.close()
        self.hashing.close()
        await self.bus.close()
        await asyncio.get_running_loop().run_in_executor(None, self.database.close)
        log.info("closed")

    # -- the bus -----------------------------------------------------------------------------------------------------

    async def hear(self, news: News) -> None:
        """Another process says that a table has changed."""
        if news.about == "out":
            self.rooms.hang_up_here(*news.detail)
            return
        if news.about == "others":
            self.rooms.hang_up_others_here(*news.detail)
            return
        if news.about == "bots":
            if not self.going and await self.bus.is_first(news.detail):
                self.bots.wake(news.table)
            return
        room = self.rooms.known(news.table)
        if room is None:
            return
        if news.about == "said":
            self.rooms.tell_all(room, news.detail)
        elif news.about == "present":
            room.elsewhere[news.sender] = (asyncio.get_running_loop().time(), list(news.detail))
            self.rooms.tell_table(room)
        else:
            await self._look_again(room)

    async def catch_up(self) -> None:
        """The bus was away: look at every table again."""
        for room in self.rooms.all():
            await self._look_again(room)

    async def _look_again(self, room: Room) -> None:
        try:
            await self.rooms.refresh(room)
        except Exception:
            # Whatever it is, it is about one table, and the bus carries news of all.
            log.exception("a table could not be read again", extra={"table": room.id})
            self.rooms.forget(room)

    async def _look_around(self) -> None:
        """Now and then, tell the other processes who is here, and look for news of theirs that were lost."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            followed = {room.id: room for room in self.rooms.all() if room.connections}
            try:
                states = await self.database.read(partial(tables.states, ids=list(followed)))
                await self.rooms.hang_up_ended()
            except SQLAlchemyError:
                log.exception("tables and sessions that have changed could not be looked for")
                states = {}
            for table, state in states.items():
                stored = followed[table].stored
                if stored is not None and state != (stored.head, stored.revision):
                    await self._look_again(followed[table])
            for room in followed.values():
                await self.rooms.tell_presence(room)
