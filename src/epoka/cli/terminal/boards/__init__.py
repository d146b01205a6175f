"""How each game looks in the terminal. A game without a painter of its own is shown by its zones and counters."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from epoka.cli.terminal.boards.board import Board
from epoka.cli.terminal.seating import Seating
from epoka.cli.terminal.texts import Texts
from epoka.kernel import Game

__all__ = ["Board", "board_of"]


def board_of(game: Game[Any], texts: Texts, seating: Seating) -> Board:
    """The painter in `boards/<game>.py`, or the general one."""
    name = f"{__name__}.{game.name}"
    kind: type[Board] = import_module(name).Painter if find_spec(name) else Board
    return kind(game, texts, seating)
