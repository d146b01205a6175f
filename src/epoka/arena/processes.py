"""Processes for long work, gone as soon as whoever wanted it has gone."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children
from multiprocessing.context import BaseContext
from typing import TypeVar

Given = TypeVar("Given")
Found = TypeVar("Found")


@contextmanager
def processes(count: int, context: BaseContext | None = None) -> Iterator[ProcessPoolExecutor]:
    """So many processes, started as is usual or in another way.

    If they are left in the middle of their work, by Ctrl-C or for any other reason, they end.
    """
    before = set(active_children())
    pool = ProcessPoolExecutor(count, context, initializer=_ignore_interrupts)
    try:
        with _interrupts_held():
            for _ in range(count):
                pool.submit(int)  # now, not with the first task: all of them start while no interrupt can reach them
        yield pool
        pool.shutdown()
    except BaseException:
        # What waits is not called off: a pool whose processes are killed stumbles over that.
        pool.shutdown(wait=False)
        for child in set(active_children()) - before:
            child.kill()
        raise


def in_order(
    pool: ProcessPoolExecutor, task: Callable[[Given], Found], things: Iterable[Given], some: int
) -> Iterator[Found]:
    """What a task gives for each thing, in order; a process is handed some of them at a time.

    Unlike those of `map` of a pool, these are not called off when nobody wants any more.
    """
    handed = iter(things)
    waiting = deque([pool.submit(_each, task, given) for given in iter(lambda: tuple(islice(handed, some)), ())])
    while waiting:
        yield from waiting.popleft().result()


def _each(task: Callable[[Given], Found], things: Sequence[Given]) -> list[Found]:
    return [task(thing) for thing in things]


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """An interrupt waits a moment. Whatever is started meanwhile never hears of one."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    old = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, old)


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that asked; it stops the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
