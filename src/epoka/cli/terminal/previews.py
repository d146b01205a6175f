"""What an option is sure to bring, found by trying it on tables that look the same to the seat.

Two such tables differ in everything the seat cannot know; a number that comes out equal on both depends on none of it
(or hardly ever: then it is told as if it were sure, which a game for one evening can bear).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from epoka.kernel import Option, Seat, Table

Change = tuple[str, int, int]
"""A counter of the seat, with what it is and what it becomes."""
SEEDS = (1, 2)


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
