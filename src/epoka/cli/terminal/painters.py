"""How each game looks in the terminal: by the painter in its package, or else by its zones and counters."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from epoka.cli.common import CLI_LOCALE
from epoka.kernel import Game
from epoka.painting import Board, Texts

PAINTER: Final = "terminal"
"""The module of a game's package that may have a `Painter`."""


def board_of(game: Game[Any], texts: Texts, called: Sequence[str]) -> Board:
    """The painter of a game, or the general board. `called` is what its seats are called."""
    return painter(game)(game, texts, called)


def painter(game: Game[Any]) -> type[Board]:
    """The class that paints a game; a game that is a single module has no room for one of its own."""
    package = import_module(game.package)
    name = f"{game.package}.{PAINTER}"
    if not hasattr(package, "__path__") or find_spec(name) is None:
        return Board
    found: type[Board] = import_module(name).Painter
    return found


def texts_of(game: Game[Any], language: str, names: Sequence[str] = ()) -> Texts:
    """Every text that a table of this game can ask for in the terminal."""
    return Texts((CLI_LOCALE, game.folder / "locale"), language, names)
