"""Rate limits: token buckets by person or by address, kept in memory of each process."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import Final, NamedTuple

from epoka.server.problems import Rejected


class Rate(NamedTuple):
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


RATES: Final = {
    "sign-in": Rate(10, 10 / 60),
    "guests": Rate(30, 0.5),
    "tables": Rate(20, 20 / 60),
    "imports": Rate(5, 5 / 60),
    "hints": Rate(12, 12 / 60),
    "analyses": Rate(6, 6 / 600),
    "chat": Rate(10, 1),
    "moves": Rate(60, 10),
    "looks": Rate(200, 40),
    "connections": Rate(100, 5),
}
MANY: Final = 20_000
"""Buckets that are kept; those used least lately are full again anyway."""


class Limits:
    """Counts what people do and says when it is too much."""

    def __init__(self, *, on: bool = True) -> None:
        self._on = on
        self._left: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, who: str) -> None:
        """Count one; Rejected if there were too many."""
        if not self._on:
            return
        rate = RATES[kind]
        now = monotonic()
        left, since = self._left.pop((kind, who), (rate.burst, now))
        left = min(rate.burst, left + (now - since) * rate.per_second)
        allowed = left >= 1
        self._left[kind, who] = (left - 1 if allowed else left, now)
        if len(self._left) > MANY:
            self._left.popitem(last=False)
        if not allowed:
            raise Rejected("too-many", {"seconds": max(1, round((1 - left) / rate.per_second))})
