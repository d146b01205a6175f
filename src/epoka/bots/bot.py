"""What a bot is, and the only way a table is shown to one."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from epoka.kernel import Decision, Option, Table


class Bot:
    """Chooses options. It gets the decision and, if it asks for one, a table with all it cannot know dealt anew."""

    name: ClassVar[str]
    looks: ClassVar[bool] = True
    """Whether the bot wants a table to think on; making one costs time."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, decision: Decision, sight: Table | None) -> Option:
        """One of the decision's options. `sight` is a determinized table, or None for a bot that does not look."""
        raise NotImplementedError


def answer(table: Table, bot: Bot, decision: Decision) -> None:
    """Let a bot answer a decision. This is the only place where bots meet tables, and they never meet the true one."""
    sight = table.determinize(decision.seat, bot.rng) if bot.looks else None
    table.apply(decision.seat, bot.choose(decision, sight))
