"""A bot that looks one ply ahead: its own answer, with the choices that answer brings it at once."""

from __future__ import annotations

from typing import ClassVar

from epoka.bots.bot import Bot
from epoka.bots.evaluation import advantage, evaluation_of
from epoka.kernel import Decision, Option, Seat, Table

DEPTH = 2
"""An answer and one further choice of the same seat (how much to invest, say) count as one ply."""


class GreedyBot(Bot):
    """The option after which the game's evaluation likes this seat's position best; ties are broken by chance."""

    name: ClassVar[str] = "greedy"

    def choose(self, decision: Decision, sight: Table | None) -> Option:
        assert sight is not None
        options = decision.options
        if len(options) == 1:
            return options[0]
        rated = [(self.worth(sight, decision.seat, option, DEPTH), self.rng.random(), option) for option in options]
        return max(rated)[2]

    def worth(self, table: Table, seat: Seat, option: Option, depth: int) -> float:
        """The seat's advantage after an option and the best of its own choices right after."""
        after = table.clone()
        after.apply(seat, option)
        if depth > 1 and not after.over and after.decision.seat == seat and len(after.questions) == 1:
            return max(self.worth(after, seat, further, depth - 1) for further in after.decision.options)
        return advantage(after, seat, evaluation_of(table.game.name))
