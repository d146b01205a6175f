"""A bot that picks any option: the yardstick for every other, and the fastest way through a game."""

from __future__ import annotations

from typing import ClassVar

from epoka.bots.bot import Bot
from epoka.kernel import Decision, Option, Table


class RandomBot(Bot):
    """Any legal option, all equally likely."""

    name: ClassVar[str] = "random"
    looks: ClassVar[bool] = False

    def choose(self, decision: Decision, sight: Table | None) -> Option:
        options = decision.options
        return options[int(self.rng.random() * len(options))]
