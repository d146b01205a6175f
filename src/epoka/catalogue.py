"""Which games there are: those of this package and those that others have installed."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Any

from epoka.kernel import BadSetup, Game
from epoka.kernel.errors import quoted

# Loaded here, before `epoka.games` becomes the function of the public interface.
_PACKAGE = import_module("epoka.games")

GROUP = "epoka.games"
"""The entry-point group under which other packages offer games."""


@cache
def _own() -> tuple[str, ...]:
    return tuple(sorted(module.name for module in iter_modules(_PACKAGE.__path__) if module.ispkg))


@cache
def games() -> tuple[str, ...]:
    """The names of all games, our own first."""
    own = _own()
    others = sorted(point.name for point in entry_points(group=GROUP) if point.name not in own)
    return (*own, *others)


def offered() -> tuple[str, ...]:
    """The names of all games in the order in which they are offered to people. This loads them."""
    return tuple(sorted(games(), key=lambda name: (game(name).manifest.order, name)))


@cache
def game(name: str) -> Game[Any]:
    """The game of this name; BadSetup if there is none."""
    if name not in games():
        raise BadSetup(f"there is no game {quoted(name)}; there are: {', '.join(games())}")
    found: Game[Any]
    if name in _own():
        found = import_module(f"epoka.games.{name}").GAME
    else:
        (point, *_) = entry_points(group=GROUP, name=name)
        found = point.load()
    return found
