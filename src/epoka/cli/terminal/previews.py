"""What an option is sure to bring, found by trying it on tables that look the same to the seat.

Such tables differ in everything the seat cannot know, so a number that comes out equal on all of them does not depend
on it. Unlike a preview of the kernel, which stops at the first card that is revealed, this tells the numbers after the
whole action, new cards on the Market and all. Where much can follow from a card, a board asks for the kernel's.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from epoka.kernel import Seat, Table
from epoka.kernel.game import JSON
from epoka.kernel.previews import preview
from epoka.painting import Board, Change

SEEDS = (1, 2, 3, 4)


def changes(table: Table, seat: Seat, view: JSON, board: Board) -> list[list[Change]]:
    """How the counters of a seat that its board wants to know change at once, for each option of its decision."""
    before = view["counters"]["seats"][seat]
    wanted = [(option, board.previewed(option)) for option in view["decision"]["options"]]
    if board.careful:
        after = [[_certain(table, seat, option)] if counters else [] for option, counters in wanted]
    else:
        sights = [table.determinize(seat, Random(seed)) for seed in SEEDS] if any(names for _, names in wanted) else []
        after = [[_after(s, seat, option) for s in sights] if counters else [] for option, counters in wanted]
    return [_common(before, found, counters) for (_, counters), found in zip(wanted, after, strict=True)]


def _common(before: JSON, after: Sequence[JSON], counters: Iterable[str]) -> list[Change]:
    """The counters that are different from before, and the same in every case."""
    return [
        (name, before[name], after[0][name])
        for name in counters
        if before[name] != after[0][name] and all(numbers[name] == after[0][name] for numbers in after)
    ]


def _certain(table: Table, seat: Seat, option: JSON) -> JSON:
    """The numbers of a seat after an option, up to the first thing that nobody knows yet."""
    return preview(table, seat, tuple(option["value"]), Random(SEEDS[0])).counters["seats"][seat]


def _after(sight: Table, seat: Seat, option: JSON) -> JSON:
    trial = sight.clone()
    trial.apply(seat, tuple(option["value"]))
    return trial.game.counters(trial.state)["seats"][seat]
