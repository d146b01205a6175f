"""Thinking: the worker processes, each of which can be killed and replaced at any time."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec

from epoka.server.worker import LENGTH, READY, Reply, Task, framed

COMMAND: Final = (sys.executable, "-m", "epoka.server.worker")
START_SECONDS: Final = 60.0

log = logging.getLogger(__name__)
_read_reply = msgspec.msgpack.Decoder(Reply)


class Stalled(Exception):
    """A worker died or took too long; it has been replaced."""


class Worker:
    """One process, started when it is first needed."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: Process | None = None

    async def ask(self, task: Task, seconds: float) -> Reply:
        """What the process answers in time; Stalled if it does not, and then it is gone."""
        try:
            process = self._process or await self._start()
            return await asyncio.wait_for(self._ask(process, task), seconds)
        except (TimeoutError, OSError, EOFError, msgspec.MsgspecError) as wrong:
            await self.stop()
            raise Stalled(type(wrong).__name__) from wrong
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
        return process

    @staticmethod
    async def _ask(process: Process, task: Task) -> Reply:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(framed(task))
        await process.stdin.drain()
        length = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))[0]
        reply: Reply = _read_reply.decode(await process.stdout.readexactly(length))
        return reply

    async def stop(self) -> None:
        """Kill the process, whatever it does."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


class Thinkers:
    """A few workers; tasks wait for one that is idle."""

    def __init__(self, count: int, command: Sequence[str] = COMMAND) -> None:
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        self._all = [Worker(command) for _ in range(count)]
        for worker in self._all:
            self._idle.put_nowait(worker)

    async def ask(self, task: Task, seconds: float) -> Reply:
        """What a worker answers; Stalled if it crashes or takes longer than that."""
        worker = await self._idle.get()
        try:
            return await worker.ask(task, seconds)
        finally:
            self._idle.put_nowait(worker)

    async def close(self) -> None:
        """Kill every worker."""
        await asyncio.gather(*[worker.stop() for worker in self._all])
