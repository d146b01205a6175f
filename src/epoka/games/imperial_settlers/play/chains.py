"""Questions in the middle of an action: what an answer brings shows only when the action goes on."""

from __future__ import annotations

from typing import Final

from epoka.games.imperial_settlers.rules.supply import ChooseSpending
from epoka.kernel import Option, Table
from epoka.parts.payments import REST

BEGINNING: Final = frozenset(["prompt-action", "prompt-after", "prompt-pick", "prompt-keep", "prompt-faction"])
"""Prompts that begin something, or stand alone."""


def unsettled(table: Table) -> bool:
    """Whether an action was begun of which not everything is to be seen yet."""
    return table.questions[0].prompt_id() not in BEGINNING


def usual(table: Table) -> Option | None:
    """How most prices are paid: as printed."""
    return REST if isinstance(table.questions[0], ChooseSpending) else None
