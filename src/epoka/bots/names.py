"""Bots by name, and the levels people choose from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from epoka.bots.bot import Bot
from epoka.bots.greedy import GreedyBot
from epoka.bots.random import RandomBot
from epoka.bots.search import Budget, SearchBot
from epoka.kernel import BadSetup

Maker = Callable[[int], Bot]

LEVELS: Final = ("beginner", "easy", "medium", "hard", "expert")
"""For people: each a step stronger than the one before. They differ in budget, noise and horizon."""

_MAKERS: Final[dict[str, Maker]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "beginner": lambda seed: SearchBot(seed, Budget(iterations=12), noise=9.0, horizon=2),
    "easy": lambda seed: SearchBot(seed, Budget(iterations=30), noise=4.0, horizon=3),
    "medium": lambda seed: SearchBot(seed, Budget(iterations=80), noise=1.0, horizon=6),
    "hard": lambda seed: SearchBot(seed, Budget(milliseconds=200)),
    "expert": lambda seed: SearchBot(seed, Budget(milliseconds=1000)),
    "search": SearchBot,
}
NAMES: Final = tuple(_MAKERS)


def make(name: str, seed: int) -> Bot:
    """A bot of this name; `search@500` and `search@200ms` set a budget. BadSetup if there is none."""
    kind, sign, budget = name.partition("@")
    if sign and kind == "search":
        return SearchBot(seed, budget_of(budget))
    if name not in _MAKERS:
        raise BadSetup(f"there is no bot {name!r}; there are: {', '.join(NAMES)}")
    return _MAKERS[name](seed)


def budget_of(text: str) -> Budget:
    """`500` is so many iterations, `200ms` so much time."""
    number = text.removesuffix("ms")
    if not (number.isascii() and number.isdigit() and int(number) > 0):
        raise BadSetup(f"a search budget is a number of iterations or of milliseconds (500 or 200ms), not {text!r}")
    return Budget(milliseconds=int(number)) if text.endswith("ms") else Budget(iterations=int(number))
