"""What an option is sure to bring, found by trying it on tables that look the same to the seat.

Such tables differ in everything the seat cannot know, so a number that comes out equal on all of them does not depend
on it. Unlike a preview of the kernel, which stops at the first card that is revealed, this tells the numbers after the
whole action, new cards on the Market and all.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from epoka.kernel import Option, Seat, Table

Change = tuple[str, int, int]
"""A counter of the seat, with what it is and what it becomes."""
SEEDS = (1, 2, 3, 4)


def changes(table: Table, seat: Seat, option: Option, counters: Sequence[str]) -> list[Change]:
    """How these counters of a seat change at once if it takes an option."""
    if not counters:
        return []
    before = table.view(seat)["counters"]["seats"][seat]
    after = [_after(table, seat, option, seed) for seed in SEEDS]
    return [
        (name, before[name], after[0][name])
        for name in counters
        if before[name] != after[0][name] and all(numbers[name] == after[0][name] for numbers in after)
    ]


def _after(table: Table, seat: Seat, option: Option, seed: int) -> dict[str, int]:
    sight = table.determinize(seat, Random(seed))
    sight.apply(seat, option)
    found: dict[str, int] = sight.view(seat)["counters"]["seats"][seat]
    return found
