"""Wrong passwords: whoever has guessed wrong waits before the next try, longer each time. Whoever has not, does not.

What is counted is a visitor at an account, a visitor anywhere, and an account from everywhere. The last is the answer
to guesses that come from many addresses, and holds only those who have guessed wrong there themselves: however many do,
the owner with the right password comes in, even from a device that nobody has seen before. A device that has signed in
to an account before is counted for itself alone.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil
from time import monotonic
from typing import Final, NamedTuple, TypeVar

from epoka.server.problems import Rejected

K = TypeVar("K")


class Growth(NamedTuple):
    """How the wait grows: none after the first failures, then some seconds, twice as many each time, up to a most."""

    free: int
    first: float
    most: float

    def wait(self, failures: int) -> float:
        """Seconds between the last of so many failures and the next try."""
        doubled = min(failures - self.free, 30)
        return 0.0 if doubled < 0 else min(self.most, self.first * 2.0**doubled)


PAIR: Final = Growth(5, 2, 15 * 60)
"""One visitor, or one device, at one account."""
VISITOR: Final = Growth(20, 2, 60)
"""One visitor at any account. Many people may share an address, so the longest wait is short."""
ACCOUNT: Final = Growth(10, 2, 15 * 60)
"""Everybody at one account."""
QUIET: Final = 2 * 60 * 60.0
"""Failures are forgotten when nobody has failed for so long."""
MANY: Final = 20_000
"""Counts that are kept of each kind; those longest without a failure go first."""
WRONG: Final = frozenset({"log-in", "password"})
"""How a wrong password is told."""


@dataclass(slots=True)
class Failures:
    """How many in a row, and when the last was."""

    number: int = 0
    last: float = 0.0


class Tries:
    """Counts wrong passwords, and says who has to wait."""

    def __init__(self, *, on: bool = True, clock: Callable[[], float] = monotonic) -> None:
        self._on = on
        self.clock = clock
        self._pairs: OrderedDict[tuple[str, str], Failures] = OrderedDict()
        self._visitors: OrderedDict[str, Failures] = OrderedDict()
        self._accounts: OrderedDict[str, Failures] = OrderedDict()

    @contextmanager
    def from_anywhere(self, account: str, visitor: str) -> Iterator[None]:
        """A try by somebody of whom only the address is known; Rejected if it is too early for one."""
        now = self.clock()
        pair = self._found(self._pairs, (visitor, account), now)
        here = self._found(self._visitors, visitor, now)
        everywhere = self._found(self._accounts, account, now)
        own = max(PAIR.wait(pair.number), ACCOUNT.wait(everywhere.number)) if pair.number else 0.0
        with self._counted(max(pair.last + own, here.last + VISITOR.wait(here.number)), now, pair, here, everywhere):
            yield
        # What whoever knows the password has mistyped was no guess.
        for failures in (here, everywhere, pair):
            failures.number = max(0, failures.number - pair.number)

    @contextmanager
    def from_device(self, account: str, device: str) -> Iterator[None]:
        """A try from a device or a session that belongs to this account; Rejected if it is too early for one."""
        now = self.clock()
        pair = self._found(self._pairs, (device, account), now)
        with self._counted(pair.last + PAIR.wait(pair.number), now, pair):
            yield
        pair.number = 0

    def _found(self, kept: OrderedDict[K, Failures], key: K, now: float) -> Failures:
        failures = kept.pop(key, None)
        if failures is None or now - failures.last > QUIET:
            failures = Failures()
        kept[key] = failures
        if len(kept) > MANY:
            kept.popitem(last=False)
        return failures

    @contextmanager
    def _counted(self, earliest: float, now: float, *counts: Failures) -> Iterator[None]:
        """Count a failure at once, since others may try while this password is checked; take it back if it was none."""
        if self._on and now < earliest:
            raise Rejected("too-many", {"seconds": ceil(earliest - now)})
        before = [failures.last for failures in counts]
        for failures in counts:
            failures.number += 1
            failures.last = now
        is_wrong = False
        try:
            yield
        except Rejected as reason:
            is_wrong = reason.code in WRONG
            raise
        finally:
            for failures, last in zip(counts, before, strict=True):
                if not is_wrong:
                    failures.number = max(0, failures.number - 1)
                    # Unless somebody else has failed since.
                    failures.last = last if failures.last == now else failures.last
