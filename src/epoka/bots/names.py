"""Bots by name, and the levels people choose from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from epoka.bots.bot import Bot
from epoka.bots.greedy import GreedyBot
from epoka.bots.program import PREFIX, ProgramBot
from epoka.bots.random import RandomBot
from epoka.bots.search import ORDINARY_BUDGET, ORDINARY_HORIZON, Budget, SearchBot, budget_of
from epoka.kernel import BadSetup
from epoka.kernel.errors import quoted


class Level(NamedTuple):
    """How a searching bot plays."""

    budget: Budget
    noise: float = 0.0
    """By how much it misjudges a position, about, in the game's scale."""
    horizon: int = ORDINARY_HORIZON
    """How many answers ahead it looks."""

    def bot(self, seed: int, budget: Budget | None = None) -> SearchBot:
        """A bot of this level, or as this level would play with another budget."""
        return SearchBot(seed, budget or self.budget, noise=self.noise, horizon=self.horizon)


LEVELS: Final[dict[str, Level]] = {
    "beginner": Level(Budget(iterations=12), noise=1.5, horizon=2),
    "easy": Level(Budget(iterations=30), noise=2 / 3, horizon=3),
    "medium": Level(Budget(iterations=60), noise=0.2, horizon=6),
    "hard": Level(Budget(milliseconds=200)),
    "expert": Level(Budget(milliseconds=1000)),
}
"""For people: each a step stronger than the one before. They differ in budget, noise and horizon."""

_SEARCHING: Final = {**LEVELS, "search": Level(ORDINARY_BUDGET)}
_OTHERS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}
NAMES: Final = (*_OTHERS, *_SEARCHING)


def make(name: str, seed: int) -> Bot:
    """A bot of this name; `search@500` and `hard@200ms` set a budget, `stdio:./my-bot` is a program.

    BadSetup if there is none.
    """
    if name.startswith(PREFIX):
        return ProgramBot(seed, name.removeprefix(PREFIX))
    kind, sign, budget = name.partition("@")
    if kind in _SEARCHING:
        return _SEARCHING[kind].bot(seed, budget_of(budget) if sign else None)
    if name not in _OTHERS:
        raise BadSetup(f"there is no bot {quoted(name)}; there are: {', '.join(NAMES)}")
    return _OTHERS[name](seed)


def with_budget(name: str, budget: Budget | None) -> str:
    """The name of the same bot with this budget; bots that do not search keep theirs."""
    if budget is None or name not in _SEARCHING:
        if budget is not None and "@" in name:
            raise BadSetup(f"{name} has a budget of its own; name it or give one to all, not both")
        return name
    return f"{name}@{budget}"
