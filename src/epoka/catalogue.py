"""Which games there are: those of this package and those that others have installed."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Any

from epoka.kernel import BadSetup, Game

# Loaded here, before `epoka.games` becomes the function of the public interface.
_PACKAGE = import_module("epoka.games")

GROUP = "epoka.games"
"""The entry-point group under which other packages offer games."""


@cache
def games() -> tuple[str, ...]:
    """The names of all games, our own first."""
    own = sorted(module.name for module in iter_modules(_PACKAGE.__path__) if module.ispkg)
    others = sorted(point.name for point in entry_points(group=GROUP) if point.name not in own)
    return (*own, *others)


@cache
def game(name: str) -> Game[Any]:
    """The game of this name; BadSetup if there is none."""
    if name not in games():
        raise BadSetup(f"there is no game {name!r}; there are: {', '.join(games())}")
    for point in entry_points(group=GROUP, name=name):
        offered: Game[Any] = point.load()
        return offered
    found: Game[Any] = import_module(f"epoka.games.{name}").GAME
    return found
