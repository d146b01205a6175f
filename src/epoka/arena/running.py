"""Playing the games of a match: in processes on this machine, or on a Ray cluster. The results are the same."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, wait
from itertools import islice
from typing import Any, Final

from epoka.arena.match import Match, Played, play
from epoka.arena.processes import processes
from epoka.kernel import EpokaError

AHEAD: Final = 8
"""Games that each process has in store, so that none is idle; those that are over need not wait for the others."""
LOCAL = "local"
"""Instead of an address: a Ray of one machine, started for this match."""


def here(match: Match, numbers: Sequence[int], jobs: int) -> Iterator[Played]:
    """The games of these numbers as they finish, in so many processes."""
    tasks = map(match.task, numbers)
    if jobs <= 1 or len(numbers) <= 1:
        yield from map(play, tasks)
        return
    with processes(min(jobs, len(numbers))) as pool:
        waiting = {pool.submit(play, task) for task in islice(tasks, AHEAD * jobs)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(play, task) for task in islice(tasks, len(done))}
            for one in done:
                yield one.result()


def on_ray(match: Match, numbers: Iterable[int], address: str) -> Iterator[Played]:
    """The games of these numbers as they finish, on the Ray cluster at an address; every node needs Epoka."""
    ray = _ray()
    try:
        ray.init(address=None if address == LOCAL else address, log_to_driver=False, logging_level="error")
    except (ConnectionError, RuntimeError, ValueError) as wrong:
        raise EpokaError(f"no Ray at {address}: {wrong}") from wrong
    try:
        remote = ray.remote(play)
        waiting = [remote.remote(match.task(number)) for number in numbers]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        ray.shutdown()


def _ray() -> Any:
    try:
        import ray
    except ImportError as missing:
        raise EpokaError("--ray needs Ray: install epoka[cluster]") from missing
    return ray
