"""Random games go as they went when somebody last looked at them."""

from __future__ import annotations

import pytest

from tests.playthroughs.playthrough import CASES, FOLDER, path_of, playthrough

LARGEST = 150_000
"""Bytes of a file that people can still review."""


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_game_goes_as_it_went(name: str, seats: int) -> None:
    path = path_of(name, seats)
    assert path.exists(), "run `python -m tests.playthroughs.refresh` and review what it writes"
    fresh = playthrough(name, seats).splitlines()
    # If this is meant, run `python -m tests.playthroughs.refresh`. Ids or labels that moved need a higher ENCODING.
    assert fresh == path.read_text(encoding="utf-8").splitlines()
    assert path.stat().st_size < LARGEST


def test_no_playthrough_is_left_of_a_game_that_is_gone() -> None:
    assert sorted(FOLDER.glob("*.txt")) == sorted(path_of(name, seats) for name, seats in CASES)
