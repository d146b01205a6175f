"""A resolution is a chain of questions: a position in the middle of one is judged by how the chain would go on."""

from __future__ import annotations

from typing import Final

from epoka.games.new_dawn.play.evaluation import worths
from epoka.games.new_dawn.play.habits import habit
from epoka.games.new_dawn.state import DawnState
from epoka.kernel import Seat, Table

SETTLED: Final = frozenset(["prompt-focus", "prompt-start", "prompt-fort", "prompt-tile", "prompt-direction"])
"""Prompts that begin something."""
LONGEST: Final = 16
"""How many answers are given at most before a position is judged."""


def turn_of(table: Table) -> Seat:
    """Whose turn it is; nobody's at the set-up and while the event dial is resolved. (ND-4.2)"""
    s: DawnState = table.state
    return s.active


def values(table: Table) -> list[float]:
    """What the position of each seat is worth, once what was begun is brought to its end."""
    if table.over or table.questions[0].prompt_id() in SETTLED:
        return worths(table.state)
    after = table.clone()
    for _ in range(LONGEST):
        decision = after.decision
        after.apply(decision.seat, habit(after))
        if after.over or after.questions[0].prompt_id() in SETTLED:
            break
    return worths(after.state)


def unsettled(table: Table) -> bool:
    """Nothing needs to be looked through: what is in the middle is judged by its end."""
    return False
