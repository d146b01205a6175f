"""Questions in the middle of a deed: what an answer brings shows only when the deed goes on."""

from __future__ import annotations

from typing import Final

from epoka.games.clash_of_cultures.rules.collecting import BEST, ChooseHarvest
from epoka.games.clash_of_cultures.rules.moving import MOVES, ChooseGroup
from epoka.games.clash_of_cultures.rules.recruiting import ChooseHiring
from epoka.games.clash_of_cultures.rules.stock import ChooseSpending
from epoka.kernel import Option, Table
from epoka.parts.payments import REST

IN_THE_MIDDLE: Final = frozenset(
    [
        "prompt-destination",
        "prompt-with",
        "prompt-via",
        "prompt-turn",
        "prompt-landfall",
        "prompt-place",
        "prompt-fetch",
        "prompt-return",
        "prompt-port",
        "prompt-spend",
        "prompt-way",
        "prompt-price",
        "prompt-influence-from",
        "prompt-influence",
        "prompt-boost",
        "prompt-replace",
        "prompt-raise",
        "prompt-sports",
        "prompt-construct",
        "prompt-collector",
        "prompt-discard",
        "prompt-gain",
        "prompt-take",
        "prompt-buy-advance",
        "prompt-learn",
        "prompt-work",
        "prompt-launch",
        "prompt-stand-in",
    ]
)
"""Prompts that never begin anything."""


def unsettled(table: Table) -> bool:
    """Whether a deed was begun of which nothing is to be seen yet."""
    question = table.questions[0]
    if isinstance(question, ChooseGroup):
        return question.left == MOVES
    if isinstance(question, ChooseHarvest):
        return not question.harvest
    if isinstance(question, ChooseHiring):
        return not question.things
    return question.prompt_id() in IN_THE_MIDDLE


def usual(table: Table) -> Option | None:
    """How most prices are paid, as printed, and what most cities collect, the best set."""
    question = table.questions[0]
    if isinstance(question, ChooseSpending):
        return REST
    if isinstance(question, ChooseHarvest) and BEST in table.decision.options:
        return BEST
    return None
