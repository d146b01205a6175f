"""Epoka: civilization board games, complete and by the book, to play and to simulate.

import epoka
table = epoka.new("flow_of_history", seats=3, seed=7)
while not table.over:
    decision = table.decision
    table.apply(decision.seat, decision.options[0])
print(table.scores, table.winners)
"""

from __future__ import annotations

from collections.abc import Mapping

from epoka.catalogue import game, games
from epoka.kernel import BadSave, BadSetup, EpokaError, Refused, Table
from epoka.kernel.errors import Value
from epoka.kernel.notation import read_notation
from epoka.kernel.saves import Examined
from epoka.kernel.saves import examine as _examine

__version__ = "0.1.0"
__all__ = [
    "BadSave",
    "BadSetup",
    "EpokaError",
    "Examined",
    "Refused",
    "Table",
    "__version__",
    "examine",
    "game",
    "games",
    "load",
    "new",
]


def new(name: str, seats: int, seed: int = 0, options: Mapping[str, Value] | None = None) -> Table:
    """A new table of a game, played to its first decision. Equal arguments give equal games."""
    return Table.new(game(name), seats, seed, options)


def load(data: bytes, *, trusting: bool = False) -> Table:
    """A saved game or a text notation, ready to go on; BadSave with the reason if it cannot be.

    `trusting` skips the replay that proves the save honest.
    """
    return examine(data, trusting=trusting).table


def examine(data: bytes, *, trusting: bool = False) -> Examined:
    """The same, with what was proved of the game."""
    if data.startswith(b"epoka "):
        try:
            table = read_notation(data.decode(), game)
        except UnicodeDecodeError as wrong:
            raise BadSave("this notation is not text") from wrong
        return Examined(table, "game", table.game.version)
    return _examine(data, game, trusting=trusting)
