"""Waits that end: for a coroutine, for what another process says, and how long is long on this machine now."""

from __future__ import annotations

import asyncio
import os
import selectors
import time
from collections.abc import Coroutine
from functools import cache
from typing import IO, Any, TypeVar

Result = TypeVar("Result")

PATIENCE = 120.0
"""Seconds; the machine may be busy."""


USUAL = 0.1
"""Seconds that the work below takes on an ordinary machine that has nothing else to do."""
MOST = 5.0
"""What waits longer than so many times its usual limit is not slow but stuck."""


def unhurried(seconds: float) -> float:
    """A limit that is fair on a machine as slow and as busy as this one."""
    return seconds * slowness()


@cache
def slowness() -> float:
    """How many times longer than usual some work takes when it is first asked for, from 1 to `MOST`."""
    began = time.perf_counter()
    # Long enough for others to have their turns meanwhile.
    for _ in range(20):
        sum(range(500_000))
    return min(max((time.perf_counter() - began) / USUAL, 1.0), MOST)


def outcome(coroutine: Coroutine[Any, Any, Result], seconds: float = PATIENCE) -> Result:
    """What a coroutine returns, if it does in time."""
    return asyncio.run(asyncio.wait_for(coroutine, seconds))


def heard(pipe: IO[str], end: str, seconds: float = PATIENCE) -> str:
    """What another process writes until something is in it, or until it has ended; nothing more is read."""
    deadline = time.monotonic() + seconds
    found = b""
    with selectors.DefaultSelector() as selector:
        selector.register(pipe, selectors.EVENT_READ)
        while end.encode() not in found:
            assert selector.select(deadline - time.monotonic()), f"no {end!r} within {seconds} seconds, but {found!r}"
            piece = os.read(pipe.fileno(), 1)
            if not piece:
                break
            found += piece
    return found.decode()
