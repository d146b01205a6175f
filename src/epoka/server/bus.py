"""The bus: how the processes of a site tell each other that a table has changed.

A process tells its own sockets itself; the bus is for the others. Without Redis there are no others.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, Protocol

import msgspec
from redis import Redis
from redis.asyncio import Redis as AsyncRedis
from redis.exceptions import RedisError

from epoka.kernel import EpokaError
from epoka.kernel.errors import quoted
from epoka.server import keys

CHANNEL: Final = "epoka:tables"
RETRY_SECONDS: Final = 1.0
FIRST: Final = "epoka:first"
FIRST_SECONDS: Final = 60

log = logging.getLogger(__name__)


class News(msgspec.Struct, omit_defaults=True):
    """Something about a table: `entries`, `table`, `said`, `present`, or `bots`, whom another process must wake now; or
    about a person: `out`, `others`."""

    about: str
    table: str
    detail: Any = None  # JSON
    sender: str = ""


class Hears(Protocol):
    """Who listens to the bus."""

    async def hear(self, news: News) -> None:
        """Another process says that a table has changed."""

    async def catch_up(self) -> None:
        """The bus was away, so news may have been lost."""


class Bus:
    """A bus for one process: nobody else listens."""

    name = "process"

    def check(self) -> None:
        """Whether the bus can be reached; EpokaError if not."""

    async def open(self, listener: Hears) -> None:
        """Start listening."""

    async def close(self) -> None:
        """Stop listening."""

    async def tell(self, news: News) -> None:
        """Tell the other processes."""

    async def is_first(self, key: str) -> bool:
        """Whether this is the first process to ask this."""
        return True

    async def answers(self) -> None:
        """Return if the bus can be reached, and raise if not."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes may change our tables."""
        return False


class RedisBus(Bus):
    """A bus over Redis publish and subscribe. What is published is only a hint to look into the database."""

    name = "redis"

    def __init__(self, url: str) -> None:
        try:
            self._redis: Any = AsyncRedis.from_url(url)
        except ValueError as wrong:
            raise EpokaError(f"this is not the address of a Redis server: {quoted(url)}") from wrong
        self._url = url
        self.id = keys.person_id()
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def is_shared(self) -> bool:
        return True

    def check(self) -> None:
        try:
            with Redis.from_url(self._url) as redis:
                redis.ping()
        except (RedisError, OSError) as wrong:
            raise EpokaError(f"Redis cannot be reached: {wrong}") from wrong

    async def open(self, listener: Hears) -> None:
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._listen(listener, ready))
        await ready.wait()

    async def close(self) -> None:
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()

    async def tell(self, news: News) -> None:
        if self._closed:
            # Who is still here is told a moment late: that would open a connection that nobody closes any more.
            return
        news.sender = self.id
        try:
            await self._redis.publish(CHANNEL, msgspec.json.encode(news))
        except (RedisError, OSError):
            # The change is stored; the other processes find it when they look again.
            log.exception("news could not be published", extra={"table": news.table})

    async def is_first(self, key: str) -> bool:
        try:
            return bool(await self._redis.set(f"{FIRST}:{key}", self.id, nx=True, ex=FIRST_SECONDS))
        except (RedisError, OSError):
            log.exception("it cannot be found out who was first")
            return True

    async def answers(self) -> None:
        await self._redis.ping()

    async def _listen(self, listener: Hears, ready: asyncio.Event) -> None:
        first = True
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    ready.set()
                    if not first:
                        await listener.catch_up()
                    first = False
                    async for message in channel.listen():
                        if message["type"] == "message":
                            await self._pass_on(message["data"], listener.hear)
            except (RedisError, OSError):
                log.exception("the bus was lost; trying again")
                await asyncio.sleep(RETRY_SECONDS)

    async def _pass_on(self, data: bytes, hear: Callable[[News], Awaitable[None]]) -> None:
        try:
            news = msgspec.json.decode(data, type=News)
        except msgspec.MsgspecError:
            log.warning("the bus carried something that is not ours")
            return
        if news.sender != self.id:
            await hear(news)


def bus_for(url: str) -> Bus:
    """The bus at a Redis address, or one for a single process."""
    return RedisBus(url) if url else Bus()
