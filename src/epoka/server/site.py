"""The site: everything that one server process is made of, opened and closed in order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from epoka import bots as bot_names
from epoka.server import keys
from epoka.server.accounts import Accounts
from epoka.server.analyses import Analyses
from epoka.server.bots import Bots
from epoka.server.bus import News, bus_for
from epoka.server.connections import GOING
from epoka.server.documents import Documents
from epoka.server.hints import Hints
from epoka.server.keys import Signer
from epoka.server.limits import Limits
from epoka.server.metrics import Metrics
from epoka.server.play import Play
from epoka.server.room import Room
from epoka.server.rooms import Rooms
from epoka.server.seating import Seating
from epoka.server.settings import Settings
from epoka.server.storage import people
from epoka.server.storage.database import Database
from epoka.server.talk import Talk
from epoka.server.thinking import COMMAND, Thinkers

PRESENCE_SECONDS: Final = 20.0

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
        self.database = Database(settings.database_url)
        self.database.writer.on_commit = self.metrics.committed
        self.bus = bus_for(settings.redis_url)
        self._worker = worker
        self._announcing: asyncio.Task[None] | None = None
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
        self.play = Play(self.rooms, self.metrics)
        self.seating = Seating(self.rooms, self.bot_names)
        self.talk = Talk(self.rooms)
        self.thinkers = Thinkers(self.settings.thinkers, self._worker)
        self.documents = Documents(self.rooms, self.seating, self.thinkers)
        self.hints = Hints(self.rooms, self.thinkers, self.limits)
        self.analyses = Analyses(self.rooms, self._worker)
        self.accounts = Accounts(self.database, self.signer, self.seating, self.settings.session_days)
        self.bots = Bots(
            self.rooms, self.play, self.thinkers, self.metrics, self.settings.bot_delay, self.settings.bot_seconds
        )
        self.play.wake = self.seating.wake = self.bots.wake
        await self.bus.open(self)
        await self.bots.open()
        self.analyses.open()
        if self.bus.is_shared:
            self._announcing = asyncio.create_task(self._announce())
        log.info("open", extra={"database": self.database.url.get_backend_name(), "bus": self.bus.name})

    async def close(self) -> None:
        """Say goodbye to every connection, stop the bots, and finish what is to be written."""
        self.closing = True
        for room in self.rooms.all():
            for connection in list(room.connections):
                connection.end(GOING)
        if self._announcing is not None:
            self._announcing.cancel()
        await self.bots.close()
        await self.analyses.close()
        await self.bus.close()
        await asyncio.get_running_loop().run_in_executor(None, self.database.close)
        log.info("closed")

    # -- the bus -----------------------------------------------------------------------------------------------------

    async def hear(self, news: News) -> None:
        """Another process says that a table has changed."""
        if news.about == "out":
            self.rooms.hang_up_here(*news.detail)
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

    async def _announce(self) -> None:
        """Tell the other processes now and then who is here."""
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            for room in self.rooms.all():
                if room.connections:
                    await self.rooms.tell_presence(room)
