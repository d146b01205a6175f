"""Queues: how many may wait for the same workers, so that nobody can fill them up for the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from epoka.server.problems import Rejected


class Queue:
    """What people wait for, and what is being done for them: some of each person's, and so much in all."""

    def __init__(self, own: int, all_of_them: int) -> None:
        self._most_own = own
        self._most = all_of_them
        self._places: Counter[str] = Counter()

    @contextmanager
    def place(self, person: str) -> Iterator[None]:
        """A place for as long as it is needed; Rejected if there is none."""
        check(self._places[person], self._most_own, self._places.total(), self._most)
        self._places[person] += 1
        try:
            yield
        finally:
            self._places[person] -= 1
            self._places += Counter()  # keeps those that are left


def check(own: int, most_own: int, everybody: int, most: int) -> None:
    """Whether one more may wait; Rejected if this person, or everybody together, has enough."""
    if own >= most_own:
        raise Rejected("one-at-a-time", {"most": most_own})
    if everybody >= most:
        raise Rejected("crowded")
