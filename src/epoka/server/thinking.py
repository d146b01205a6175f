"""Thinking: the worker processes, each of which can be killed and replaced at any time."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec

from epoka.server.worker import LENGTH, OVERFULL, READY, Reply, Task, framed

COMMAND: Final = (sys.executable, "-m", "epoka.server.worker")
START_SECONDS: Final = 60.0

log = logging.getLogger(__name__)
_read_reply = msgspec.msgpack.Decoder(Reply)


class Rank(NamedTuple):
    """How far the workers of a pool stand back behind the server, and how many megabytes each of them may fill."""

    niceness: int
    megabytes: int

    def command(self, worker: Sequence[str]) -> tuple[str, ...]:
        """What starts a worker of this rank."""
        return (*worker, str(self.niceness), str(self.megabytes))


HINTS: Final = Rank(10, 512)
ANALYSES: Final = Rank(15, 512)
FILES: Final = Rank(12, 256)
"""Bots come first, see `Settings.bot_rank`. Somebody waits for a file; nobody waits for an analysis."""


class Stalled(Exception):
    """A worker died or took too long; it has been replaced."""


class Overfull(Stalled):
    """A worker needed more memory than it may have."""


class Crowded(Exception):
    """No worker was free for as long as one was willing to wait."""


class Worker:
    """One process, started when it is first needed."""

    def __init__(self, command: Sequence[str], replies: msgspec.msgpack.Decoder[Any] = _read_reply) -> None:
        self._command = command
        self._replies = replies
        self._process: Process | None = None
        self._ready = False

    @property
    def is_ready(self) -> bool:
        """Whether the process has started and still runs."""
        return self._ready and self._process is not None and self._process.returncode is None

    async def prove(self, task: Any = None) -> None:
        """Start the process unless it runs, and let it do a first task; Stalled if it cannot be."""
        if self.is_ready:
            return
        await self.stop()
        try:
            process = await self._start()
            if task is not None:
                await asyncio.wait_for(self._ask(process, task), START_SECONDS)
        except (TimeoutError, OSError, EOFError, msgspec.MsgspecError) as wrong:
            await self.stop()
            raise Stalled(type(wrong).__name__) from wrong
        except asyncio.CancelledError:
            await self.stop()
            raise

    async def ask(self, task: Any, seconds: float) -> Any:
        """What the process answers in time; Stalled if it does not, and then it is gone."""
        try:
            process = self._process or await self._start()
            return await asyncio.wait_for(self._ask(process, task), seconds)
        except (TimeoutError, OSError, EOFError, msgspec.MsgspecError) as wrong:
            code = await self.stop()
            raise Overfull("memory") if code == OVERFULL else Stalled(type(wrong).__name__) from wrong
        except asyncio.CancelledError:
            await self.stop()
            raise

    async def _start(self) -> Process:
        # A signal for the server's group is not for the workers: the server stops them itself.
        process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE, start_new_session=True)
        self._process = process
        assert process.stdout is not None
        ready = await asyncio.wait_for(process.stdout.readexactly(len(READY)), START_SECONDS)
        if ready != READY:
            raise EOFError
        self._ready = True
        return process

    async def _ask(self, process: Process, task: Any) -> Any:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(framed(task))
        await process.stdin.drain()
        length = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))[0]
        return self._replies.decode(await process.stdout.readexactly(length))

    async def stop(self) -> int | None:
        """Kill the process, whatever it does; says how it ended, if there was one."""
        process, self._process = self._process, None
        self._ready = False
        if process is None:
            return None
        with suppress(ProcessLookupError):
            process.kill()
        return await process.wait()


class Thinkers:
    """A few workers; tasks wait for one that is idle."""

    def __init__(self, count: int, command: Sequence[str] = COMMAND) -> None:
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        self._all = [Worker(command) for _ in range(count)]
        for worker in self._all:
            self._idle.put_nowait(worker)

    async def ask(self, task: Task, seconds: float, patience: float | None = None) -> Reply:
        """What a worker answers; Stalled if it crashes or takes longer than that.

        Crowded if none is free for so long; without `patience`, whoever asks waits for its turn.
        """
        try:
            async with asyncio.timeout(patience):
                worker = await self._idle.get()
        except TimeoutError as wrong:
            raise Crowded from wrong
        try:
            reply: Reply = await worker.ask(task, seconds)
            return reply
        finally:
            self._idle.put_nowait(worker)

    @property
    def count(self) -> int:
        """How many workers there are."""
        return len(self._all)

    async def prove(self, task: Task | None = None) -> None:
        """Return once some worker is known to run, started for this, with a first task, if need be; Stalled if it
        cannot be."""
        if any(worker.is_ready for worker in self._all):
            return
        worker = await self._idle.get()
        try:
            await worker.prove(task)
        finally:
            self._idle.put_nowait(worker)

    async def close(self) -> None:
        """Kill every worker."""
        await asyncio.gather(*[worker.stop() for worker in self._all])
