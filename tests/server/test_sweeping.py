"""The garbage collector looks through everything in quiet moments only."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator

import pytest

from epoka.server import sweeping


@pytest.fixture
def usual() -> Iterator[None]:
    """The collector as it was."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


@pytest.mark.parametrize(
    ("since", "worked", "expected"),
    [
        (sweeping.SOONEST - 1, 0.0, False),
        (sweeping.SOONEST, 0.0, True),
        (sweeping.SOONEST, sweeping.QUIET, False),
        (sweeping.LATEST - 1, 1.0, False),
        (sweeping.LATEST, 1.0, True),
    ],
)
def test_it_waits_for_a_quiet_moment_but_not_for_ever(since: float, worked: float, expected: bool) -> None:
    assert sweeping.is_time(since, worked) is expected


def test_old_objects_are_left_to_the_quiet_moments(usual: None) -> None:
    sweeping.be_smooth()
    before = gc.get_stats()
    kept: list[list[int]] = [[] for _ in range(50 * sweeping.YOUNG)]
    after = gc.get_stats()
    assert len(kept) == 50 * sweeping.YOUNG
    assert after[0]["collections"] > before[0]["collections"]
    assert [stats["collections"] for stats in after[1:]] == [stats["collections"] for stats in before[1:]]


def test_old_objects_are_looked_through_in_a_quiet_moment(usual: None, monkeypatch: pytest.MonkeyPatch) -> None:
    sweeping.be_smooth()
    monkeypatch.setattr(sweeping, "LOOK", 0.01)
    monkeypatch.setattr(sweeping, "SOONEST", 0.0)
    before = gc.get_stats()[2]["collections"]
    with pytest.raises(TimeoutError):
        asyncio.run(asyncio.wait_for(sweeping.sweep(), 0.5))
    assert gc.get_stats()[2]["collections"] > before
