"""Seats in turn order.

They are counted along whatever has one item for each seat, which is mostly the civilizations of a state.
"""

from __future__ import annotations

from collections.abc import Sized

from epoka.kernel import Seat
from epoka.kernel.memo import memo


def clockwise(everybody: Sized, seat: Seat) -> tuple[Seat, ...]:
    """All seats in turn order from one of them."""
    return _order(len(everybody), seat)


def rivals(everybody: Sized, seat: Seat) -> tuple[Seat, ...]:
    """The other seats in turn order after this one."""
    return _others(len(everybody), seat)


@memo(256)
def _order(count: int, first: Seat) -> tuple[Seat, ...]:
    return tuple([(first + step) % count for step in range(count)])


@memo(256)
def _others(count: int, seat: Seat) -> tuple[Seat, ...]:
    return _order(count, seat)[1:]
