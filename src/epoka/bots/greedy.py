"""A bot that looks one ply ahead: its own answer, with the choices that answer brings it at once."""

from __future__ import annotations

from typing import ClassVar

from epoka.bots.bot import Bot
from epoka.bots.evaluation import judge_of
from epoka.kernel import Decision, Option, Table


class GreedyBot(Bot):
    """The option after which the game's evaluation likes this seat's position best; ties are broken by chance."""

    name: ClassVar[str] = "greedy"

    def choose(self, decision: Decision, sight: Table | None) -> Option:
        assert sight is not None
        options = decision.options
        if len(options) == 1:
            return options[0]
        judge = judge_of(sight.game)
        rated = [(judge.worth(sight, decision.seat, option), self.rng.random(), option) for option in options]
        return max(rated)[2]
