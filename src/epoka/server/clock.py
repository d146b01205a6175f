"""The time, as it is stored and as it is sent."""

from __future__ import annotations

from datetime import UTC, datetime
from time import time


def now() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)


def shown(milliseconds: int) -> str:
    """A time as text, in UTC: `2031-05-17T09:30:00.000Z`."""
    moment = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
