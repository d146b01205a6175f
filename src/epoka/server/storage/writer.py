"""The writer: one thread that commits everything waiting in one transaction (group commit).

A commit costs a flush of the disk, however much is in it. While one runs, further jobs gather, and the next commit
takes them all. A job is a function of a connection; it may be run again, so it changes nothing but the database.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from time import perf_counter
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

T = TypeVar("T")
Job = Callable[[Connection], Any]  # Any: each job returns what its sender wants

LARGEST_GROUP: Final = 256
ATTEMPTS: Final = 3
"""A deadlock or a busy file is tried again this often."""

log = logging.getLogger(__name__)


class Order(NamedTuple):
    """A job that waits, with whom to tell. `key` is what it locks first, so that groups lock in one order."""

    job: Job
    key: str
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]


class Outcome(NamedTuple):
    """What became of an order."""

    order: Order
    value: Any
    wrong: Exception | None


class Closed(RuntimeError):
    """The writer has been stopped."""


class Writer:
    """Runs jobs one after another and commits them in groups."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: SimpleQueue[Order | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self.on_commit: Callable[[int, float], None] = lambda jobs, seconds: None
        """Told after each commit: how many jobs, and how long it took."""

    def start(self) -> None:
        """Start the thread."""
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Finish what is waiting, then end the thread."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._waiting.put(None)
            thread.join()

    async def submit(self, job: Callable[[Connection], T], key: str = "") -> T:
        """What the job returns, once it is committed."""
        if self._thread is None:
            raise Closed("the writer does not run")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._waiting.put(Order(job, key, loop, future))
        return await future

    def _run(self) -> None:
        going = True
        while going:
            first = self._waiting.get()
            if first is None:
                return
            group = [first]
            while len(group) < LARGEST_GROUP and not self._waiting.empty():
                order = self._waiting.get()
                if order is None:
                    going = False
                    break
                group.append(order)
            self._deliver(self._commit(group))

    def _commit(self, group: Sequence[Order]) -> list[Outcome]:
        """Run a group in one transaction; if anything in it fails, run each order in its own."""
        ordered = sorted(group, key=lambda order: order.key)
        started = perf_counter()
        try:
            with self._engine.begin() as connection:
                outcomes = [Outcome(order, order.job(connection), None) for order in ordered]
        except Exception as wrong:  # noqa: BLE001  # any failure of one job must not fail the others
            if len(ordered) == 1 and not isinstance(wrong, OperationalError):
                return [Outcome(ordered[0], None, wrong)]
            return [self._alone(order) for order in ordered]
        self.on_commit(len(ordered), perf_counter() - started)
        return outcomes

    def _alone(self, order: Order) -> Outcome:
        for attempt in range(1, ATTEMPTS + 1):
            started = perf_counter()
            try:
                with self._engine.begin() as connection:
                    outcome = Outcome(order, order.job(connection), None)
            except OperationalError as wrong:
                log.warning("a write failed", extra={"attempt": attempt, "reason": str(wrong.orig)})
                failure = Outcome(order, None, wrong)
            except Exception as wrong:  # noqa: BLE001  # handed to whoever sent the job
                return Outcome(order, None, wrong)
            else:
                self.on_commit(1, perf_counter() - started)
                return outcome
        return failure

    @staticmethod
    def _deliver(outcomes: Sequence[Outcome]) -> None:
        """Tell the senders, with one call for each of their loops."""
        loops = {id(outcome.order.loop): outcome.order.loop for outcome in outcomes}
        for key, loop in loops.items():
            own = [outcome for outcome in outcomes if id(outcome.order.loop) == key]
            try:
                loop.call_soon_threadsafe(_resolve, own)
            except RuntimeError:
                log.warning("nobody is left to hear of a write", extra={"jobs": len(own)})


def _resolve(outcomes: Sequence[Outcome]) -> None:
    for outcome in outcomes:
        future = outcome.order.future
        if future.done():
            continue
        if outcome.wrong is not None:
            future.set_exception(outcome.wrong)
        else:
            future.set_result(outcome.value)
