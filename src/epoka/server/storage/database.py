"""The database: one engine for the writer, one for readers, and the migrations that run on start."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from epoka.kernel import EpokaError
from epoka.kernel.errors import quoted
from epoka.server.storage.writer import Writer

T = TypeVar("T")

READERS: Final = 4
"""Threads that read; each has a connection of its own."""
ASIDE: Final = 2
"""Threads that compute; those that read do not wait for them."""
AHEAD: Final = 2
"""Threads that open positions: a move may need one, and then no password or analysis is before it."""

BUSY_MILLISECONDS: Final = 10_000
MIGRATION_LOCK: Final = 0x65706F6B61  # "epoka", for PostgreSQL's advisory lock


class Database:
    """Reads in a few threads, writes through one; see docs/decisions for why."""

    def __init__(self, url: str) -> None:
        try:
            self.url = make_url(url)
            if self.url.drivername in ("postgres", "postgresql"):
                self.url = self.url.set(drivername="postgresql+psycopg")
            self.writing = _engine(self.url, size=1, begin="BEGIN IMMEDIATE")
            self.reading = _engine(self.url, size=READERS, begin="BEGIN")
        except (ArgumentError, NoSuchModuleError, ImportError, ValueError) as wrong:
            raise EpokaError(f"this is not the address of a database: {quoted(url)}") from wrong
        except OSError as wrong:
            raise EpokaError(f"there is no place for the database {quoted(url)}: {wrong.strerror}") from wrong
        self.writer = Writer(self.writing)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._aside = ThreadPoolExecutor(ASIDE, thread_name_prefix="aside")
        self._ahead = ThreadPoolExecutor(AHEAD, thread_name_prefix="ahead")

    def prepare(self) -> None:
        """Bring the tables up to date; EpokaError if the database is not there or not ours."""
        try:
            migrate(self.writing)
        except DBAPIError as wrong:
            raise EpokaError(f"the database cannot be opened: {wrong.orig}") from wrong
        except CommandError as wrong:
            raise EpokaError(f"the database was made by another version of Epoka: {wrong}") from wrong

    def open(self) -> None:
        """Bring the tables up to date and start the writer."""
        self.prepare()
        self.writer.start()

    def close(self) -> None:
        """Finish every write that is waiting, then let go."""
        self.writer.stop()
        self._readers.shutdown()
        self._aside.shutdown()
        self._ahead.shutdown()
        self.reading.dispose()
        self.writing.dispose()

    async def read(self, query: Callable[[Connection], T]) -> T:
        """What a query finds, worked out in a reader's thread."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, query)

    def _read(self, query: Callable[[Connection], T]) -> T:
        with self.reading.connect() as connection:
            return query(connection)

    async def answers(self) -> None:
        """Return if the database can be reached, and raise if not."""
        await self.read(lambda connection: connection.execute(text("SELECT 1")).scalar_one())

    async def aside(self, task: Callable[[], T]) -> T:
        """The result of a longer computation, in a thread so that the event loop stays free."""
        return await asyncio.get_running_loop().run_in_executor(self._aside, task)

    async def ahead(self, task: Callable[[], T]) -> T:
        """The same for what a move waits for: it has threads of its own."""
        return await asyncio.get_running_loop().run_in_executor(self._ahead, task)

    async def write(self, job: Callable[[Connection], T], key: str = "") -> T:
        """What a job returns once its changes are on disk."""
        return await self.writer.submit(job, key)


def _engine(url: Any, size: int, begin: str) -> Engine:
    if url.get_backend_name() != "sqlite":
        return create_engine(url, pool_size=size, max_overflow=2, pool_pre_ping=True)
    if not url.database or url.database == ":memory:":
        raise ArgumentError("a database in memory cannot be shared by the writer and the readers")
    Path(url.database).expanduser().parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(
        url.set(database=str(Path(url.database).expanduser())),
        pool_size=size,
        max_overflow=2,
        connect_args={"check_same_thread": False},
    )
    event.listen(engine, "connect", _prepare_sqlite)

    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "begin", start)
    return engine


def _prepare_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    # Python's driver would begin transactions by itself, and too late for BEGIN IMMEDIATE.
    connection.isolation_level = None
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={BUSY_MILLISECONDS}",
    ):
        connection.execute(f"PRAGMA {pragma}")


def migrate(engine: Engine, revision: str = "head") -> None:
    """Apply the migrations that the database lacks; processes that start at once wait for each other."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
