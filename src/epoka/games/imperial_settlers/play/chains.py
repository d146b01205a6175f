"""Questions in the middle of an action, where what an answer brings shows only later; and whose turn it is."""

from __future__ import annotations

from typing import Final

from epoka.games.imperial_settlers.rules.acting import ChooseAction
from epoka.games.imperial_settlers.rules.supply import ChooseSpending
from epoka.games.imperial_settlers.state import ACTION, SettlersState
from epoka.kernel import NOBODY, Option, Seat, Table
from epoka.parts.payments import REST

BEGINNING: Final = frozenset(["prompt-action", "prompt-after", "prompt-pick", "prompt-keep", "prompt-faction"])
"""Prompts that begin something, or stand alone."""


def unsettled(table: Table) -> bool:
    """Whether an action was begun of which not everything is to be seen yet."""
    return table.questions[0].prompt_id() not in BEGINNING


def usual(table: Table) -> Option | None:
    """How most prices are paid: as printed."""
    return REST if isinstance(table.questions[0], ChooseSpending) else None


def turn_of(table: Table) -> Seat:
    """Whose turn it is in the Action phase. Before and after it nobody has one."""
    s: SettlersState = table.state
    return s.active if s.phase == ACTION else NOBODY


def others_wait(table: Table, seat: Seat) -> None:
    """Let the others do nothing until a seat is asked for its next action, as long as it has not passed.

    What one does in a round is mostly one's own affair: seats meet in razing and in a few Actions only.
    """
    s: SettlersState = table.state
    while not table.over and s.phase == ACTION and not s.empires[seat].passed:
        question = table.questions[0]
        if question.seat == seat or not isinstance(question, ChooseAction):
            return
        table.leave_out()
