"""Seats in turn order."""

from __future__ import annotations

import pytest

from epoka.parts.seats import clockwise, rivals

FOUR = ("north", "east", "south", "west")


@pytest.mark.parametrize(
    ("seat", "order"), [(0, (0, 1, 2, 3)), (1, (1, 2, 3, 0)), (3, (3, 0, 1, 2))], ids=["first", "second", "last"]
)
def test_all_seats_follow_from_one_of_them(seat: int, order: tuple[int, ...]) -> None:
    assert clockwise(FOUR, seat) == order
    assert rivals(FOUR, seat) == order[1:]


def test_orders_of_tables_of_different_sizes_are_kept_apart() -> None:
    assert clockwise(FOUR[:2], 1) == (1, 0)
    assert clockwise(FOUR[:3], 1) == (1, 2, 0)
    assert clockwise(FOUR, 1) == (1, 2, 3, 0)


def test_who_plays_alone_has_no_rivals() -> None:
    assert clockwise(FOUR[:1], 0) == (0,)
    assert rivals(FOUR[:1], 0) == ()
