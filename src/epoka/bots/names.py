"""Bots by name."""

from __future__ import annotations

from epoka.bots.bot import Bot
from epoka.bots.greedy import GreedyBot
from epoka.bots.random import RandomBot
from epoka.kernel import BadSetup

_KINDS: dict[str, type[Bot]] = {kind.name: kind for kind in (RandomBot, GreedyBot)}
NAMES = tuple(_KINDS)


def make(name: str, seed: int) -> Bot:
    """A bot of this name; BadSetup if there is none."""
    if name not in _KINDS:
        raise BadSetup(f"there is no bot {name!r}; there are: {', '.join(NAMES)}")
    return _KINDS[name](seed)
