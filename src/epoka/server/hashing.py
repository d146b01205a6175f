"""Passwords are hashed and checked in lanes of their own, one at a time in each: that is slow on purpose.

Whoever floods the site with guesses fills the lane of strangers. Moves, pictures of tables and people we know do not
wait behind them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from epoka.server.problems import Rejected

T = TypeVar("T")

MOST: Final = 100
"""So many wait in a lane; that is some seconds. Whoever comes then is told to come back."""


class Lane:
    """One thread, and those who wait for it."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=f"passwords of {name}")
        self._waiting = 0

    async def run(self, task: Callable[[], T]) -> T:
        """The result of a slow computation; Rejected if too many wait for theirs."""
        if self._waiting >= MOST:
            raise Rejected("busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, task)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Finish what is being computed; drop what waits."""
        self._thread.shutdown(cancel_futures=True)


class Hashing:
    """The lane of strangers, and that of people who are signed in or come back to a device of theirs."""

    def __init__(self) -> None:
        self.strangers = Lane("strangers")
        self.known = Lane("people we know")

    def close(self) -> None:
        """Close both lanes."""
        self.strangers.close()
        self.known.close()
