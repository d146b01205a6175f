"""Signs: whether the parts of a server process answer, looked at within a limit and not more often than needed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from time import monotonic
from typing import Final, NamedTuple

LIMIT: Final = 1.5
"""Whoever asks hears of each part within this many seconds."""
FRESH_SECONDS: Final = 1.0
"""What was found is told again for this long: asking often costs nothing."""
AWAY: Final = "away"
LATE: Final = "late"

Ask = Callable[[], Awaitable[None]]
"""Returns when a part has answered, and raises if it cannot."""

log = logging.getLogger(__name__)


class Sign(NamedTuple):
    """What was found of a part: `away` if it failed, `late` if it has not answered yet."""

    ok: bool
    reason: str | None
    seconds: float


class Part:
    """One part. It is asked once at a time, however many want to know."""

    def __init__(self, name: str, ask: Ask) -> None:
        self.name = name
        self._ask = ask
        self._asking: asyncio.Task[None] | None = None
        self._began = 0.0
        self._found: Sign | None = None
        self._until = 0.0

    async def look(self) -> Sign:
        """Whether it answers, or did a moment ago."""
        if self._asking is None:
            if self._found is not None and monotonic() < self._until:
                return self._found
            self._began = monotonic()
            self._asking = asyncio.create_task(self._asked())
        # What is late is not given up: it may be a process that starts, and a thread cannot be stopped anyway.
        asking = self._asking
        await asyncio.wait({asking}, timeout=max(0.0, self._began + LIMIT - monotonic()))
        if not asking.done() or self._found is None:
            return Sign(False, LATE, monotonic() - self._began)
        return self._found

    async def _asked(self) -> None:
        try:
            await self._ask()
        except Exception:
            # Whatever it is, it is this part that does not answer.
            if self._found is None or self._found.ok:
                log.exception("a part of the site does not answer", extra={"part": self.name})
            self._found = Sign(False, AWAY, monotonic() - self._began)
        else:
            self._found = Sign(True, None, monotonic() - self._began)
        finally:
            self._until = monotonic() + FRESH_SECONDS
            self._asking = None

    async def close(self) -> None:
        """Ask no longer."""
        if self._asking is not None:
            self._asking.cancel()
            await asyncio.wait({self._asking})


class Signs:
    """Every part of a process."""

    def __init__(self, parts: Mapping[str, Ask]) -> None:
        self._parts = [Part(name, ask) for name, ask in parts.items()]

    async def look(self, *names: str) -> dict[str, Sign]:
        """Whether these parts answer, or all of them."""
        wanted = [part for part in self._parts if not names or part.name in names]
        found = await asyncio.gather(*[part.look() for part in wanted])
        return {part.name: sign for part, sign in zip(wanted, found, strict=True)}

    async def close(self) -> None:
        """Ask no longer."""
        await asyncio.gather(*[part.close() for part in self._parts])
