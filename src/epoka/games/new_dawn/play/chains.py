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
MANY: Final = 4
FEW: Final = 2
"""Throws of the dice that are tried: after an answer that begins something, and in the middle."""
BEGINS: Final = frozenset(["focus", "use"])
"""Answers that begin something."""
AHEAD: Final = 1 << 16
"""How far ahead in the sequence of chance the next throw is taken from."""


def turn_of(table: Table) -> Seat:
    """Whose turn it is; nobody's at the set-up and while the event dial is resolved. (ND-4.2)"""
    s: DawnState = table.state
    return s.active


def values(table: Table) -> list[float]:
    """What the position of each seat is worth, once what was begun is brought to its end.

    Where that takes dice, the mean of several throws: nothing is begun because of luck.
    """
    if table.over or is_settled(table):
        return worths(table.state)
    found, is_lucky = finished(table, 0)
    if not is_lucky:
        return found
    count = MANY if table.log and table.log[2][0] in BEGINS else FEW
    throws = [found, *[finished(table, throw)[0] for throw in range(1, count)]]
    return [sum(each) / count for each in zip(*throws, strict=True)]


def is_settled(table: Table) -> bool:
    """Whether nothing is in the middle."""
    return table.questions[0].prompt_id() in SETTLED


def finished(table: Table, throw: int) -> tuple[list[float], bool]:
    """What each seat's position is worth at the end of what was begun, and whether dice were thrown in that turn."""
    after = table.clone()
    s: DawnState = after.state
    s.chance += throw * AHEAD
    is_lucky = False
    for _ in range(LONGEST):
        decision = after.decision
        chance, active = s.chance, s.active
        after.apply(decision.seat, habit(after))
        is_lucky |= s.chance != chance and s.active == active
        if after.over or is_settled(after):
            break
    return worths(s), is_lucky


def unsettled(table: Table) -> bool:
    """Nothing needs to be looked through: what is in the middle is judged by its end."""
    return False
