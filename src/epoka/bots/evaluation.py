"""What a position is worth to each seat, in points. A game may bring its own; without one, the score so far counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from epoka.kernel import Seat, Table

Evaluation = Callable[[Table], Sequence[float]]

WON = 100.0
"""A won game is worth this much more than any lead in points."""


ORDINARY_SCALE = 10.0


def by_score(table: Table) -> Sequence[float]:
    """Every seat's points if the game ended now."""
    return table.scores


@cache
def evaluation_of(game: str) -> Evaluation:
    """The evaluation in `epoka.bots.<game>`, if there is one."""
    name = f"epoka.bots.{game}"
    if find_spec(name) is None:
        return by_score
    found: Evaluation = import_module(name).values
    return found


@cache
def scale_of(game: str) -> float:
    """The lead, in points of the evaluation, that makes winning nearly three times as likely as losing."""
    name = f"epoka.bots.{game}"
    if find_spec(name) is None:
        return ORDINARY_SCALE
    found: float = getattr(import_module(name), "SCALE", ORDINARY_SCALE)
    return found


def advantage(table: Table, seat: Seat, evaluate: Evaluation) -> float:
    """How much better a seat stands than its best rival; at the end, winning is what counts."""
    values = table.scores if table.over else evaluate(table)
    lead = values[seat] - max(value for rival, value in enumerate(values) if rival != seat)
    if table.over:
        winners = table.winners
        return lead + (WON / len(winners) if seat in winners else -WON)
    return lead
