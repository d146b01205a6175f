"""Playing the games of a match: in processes on this machine, or on a Ray cluster. The results are the same."""

from __future__ import annotations

import signal
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

from epoka.arena.match import Match, Played, play
from epoka.kernel import EpokaError

LOCAL = "local"
"""Instead of an address: a Ray of one machine, started for this match."""


def here(match: Match, numbers: Sequence[int], jobs: int) -> Iterator[Played]:
    """The games of these numbers as they finish, in so many processes."""
    tasks = [match.task(number) for number in numbers]
    if jobs <= 1 or len(tasks) <= 1:
        yield from map(play, tasks)
        return
    with ProcessPoolExecutor(min(jobs, len(tasks)), initializer=_ignore_interrupts) as pool:
        try:
            for done in as_completed([pool.submit(play, task) for task in tasks]):
                yield done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that asked; it stops the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


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
