"""How long is fuzzed: a few fixed examples with the other tests, or for EPOKA_FUZZ_SECONDS with seeds that are new."""

from __future__ import annotations

import os
import resource
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Final, NamedTuple

import hypothesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

SECONDS: Final = float(os.environ.get("EPOKA_FUZZ_SECONDS") or 0)
"""For all fuzzers together; 0 tries the same few examples every time."""
SEED: Final = int(os.environ.get("EPOKA_FUZZ_SEED") or secrets.randbits(32))
"""Of the first round of each fuzzer; the next round has the next one."""
ROUND: Final = 100
MOST_SECONDS, MOST_KILOBYTES = 1.0, 100 * 1024
"""What a small input may cost: time of the processor, and memory."""

Check = Callable[[Random], None]


class Effort(NamedTuple):
    """The time that one fuzzer has; none, if only the examples of every day are tried."""

    seconds: float

    def fuzz(self, check: Check, examples: int) -> None:
        """Check as many examples as there is time for. What fails says how to see it again."""
        if not self.seconds:
            _round(check, settings(max_examples=examples, derandomize=True, parent=_QUIET))
            return
        seed, deadline = SEED, time.monotonic() + self.seconds
        while time.monotonic() < deadline:
            try:
                _round(check, settings(max_examples=ROUND, parent=_QUIET), seed)
            except BaseException as wrong:
                wrong.add_note(f"to see it again: EPOKA_FUZZ_SEED={seed} EPOKA_FUZZ_SECONDS=1")
                raise
            seed += 1


_QUIET: Final = settings(deadline=None, database=None, derandomize=False, suppress_health_check=list(HealthCheck))


def _round(check: Check, how: settings, seed: int | None = None) -> None:
    """A number of examples."""

    @how
    @given(st.randoms(use_true_random=True))
    def one(rng: Random) -> None:
        check(rng)

    (one if seed is None else hypothesis.seed(seed)(one))()


@contextmanager
def little() -> Iterator[None]:
    """What happens inside takes little time and memory."""
    memory, began = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, time.process_time()
    yield
    taken = time.process_time() - began
    more = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - memory
    assert taken < MOST_SECONDS, f"a small input has taken {taken:.2f} s"
    assert more < MOST_KILOBYTES, f"a small input has taken {more} KB"
