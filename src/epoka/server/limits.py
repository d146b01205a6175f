"""Rate limits: token buckets by person or by visitor, kept in memory of each process."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic
from typing import Final, NamedTuple

from epoka.server.problems import Rejected


class Rate(NamedTuple):
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


# A person at a full table who answers quickly and loads the page again and again stays far below all of these.
RATES: Final = {
    "sign-in": Rate(10, 10 / 60),
    "log-ins": Rate(30, 30 / 60),
    "me": Rate(300, 20),
    "changes": Rate(60, 1),
    "texts": Rate(1000, 100),
    "lists": Rate(120, 4),
    "reads": Rate(200, 20),
    "seats": Rate(30, 0.5),
    "exports": Rate(20, 0.5),
    "guests": Rate(30, 0.5),
    "tables": Rate(20, 20 / 60),
    "imports": Rate(5, 5 / 60),
    "hints": Rate(12, 12 / 60),
    "analyses": Rate(6, 6 / 600),
    "analyses-of-a-visitor": Rate(18, 18 / 600),
    "chat": Rate(10, 1),
    "moves": Rate(60, 10),
    "looks": Rate(200, 40),
    "history": Rate(150, 25),
    "connections": Rate(100, 5),
}
MANY: Final = 20_000
"""Buckets that are kept; those used least lately are full again anyway."""


MOST_CONNECTED: Final = 200
"""Live connections of one visitor at the same time. Each is told of every move at its table, which takes time."""
VISITOR_BITS: Final = 64
"""The part of an IPv6 address that is given to one home or one server; whoever lives there takes any of the rest."""


def visitor(address: str) -> str:
    """What counts as one visitor: an IPv4 address, or a network of IPv6 addresses."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address  # a socket of this machine has none
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((found, VISITOR_BITS), strict=False))
    return str(found)


class Limits:
    """Counts what people do, and who is connected, and says when it is too much."""

    def __init__(self, *, on: bool = True) -> None:
        self._on = on
        self._left: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._connected: Counter[str] = Counter()

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

    @contextmanager
    def connected(self, who: str) -> Iterator[None]:
        """Count a live connection for as long as it lasts; Rejected if there are too many."""
        if self._on and self._connected[who] >= MOST_CONNECTED:
            raise Rejected("too-many", {"seconds": 1})
        self._connected[who] += 1
        try:
            yield
        finally:
            self._connected[who] -= 1
            self._connected += Counter()  # keeps those that are left
