"""Tables of our games in the middle of play, with the boards that show them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final, NamedTuple

import epoka
from epoka.bots import answer, make
from epoka.cli.terminal.painters import board_of, texts_of
from epoka.kernel import Table
from epoka.painting import Board

GAMES: Final = ("clash_of_cultures", "flow_of_history", "imperial_settlers", "new_dawn", "through_the_ages")
OPTIONS: Final[dict[str, dict[str, str | int]]] = {"new_dawn": {"round_limit": 10}}
"""With which a game is over soon."""
NAMES: Final = ("Anna", "Wielkomir von Au", "Jan", "Ola")
"""One of them as long as names may be."""
EVERY: Final = 61
"""So many answers lie between two positions."""
OFTEN: Final = {"new_dawn": 7}
"""The same for games with few answers."""


class Shown(NamedTuple):
    """A table as whoever decides sees it."""

    table: Table
    view: Any

    def board(self, language: str) -> Board:
        """The board that shows it."""
        names = NAMES[: self.table.seats]
        return board_of(self.table.game, texts_of(self.table.game, language, names), names)


@cache
def positions(game: str, seats: int, bot: str) -> tuple[Shown, ...]:
    """Every so many answers of a game that bots play."""
    return tuple(_played(game, seats, bot))


def _played(game: str, seats: int, bot: str) -> Iterator[Shown]:
    table = epoka.new(game, seats, seed=seats, options=OPTIONS.get(game))
    player = make(bot, 0)
    while not table.over:
        if len(table.answers()) % OFTEN.get(game, EVERY) == 0:
            yield Shown(table.clone(), table.view(table.decision.seat))
        player.rng = Random(len(table.answers()))
        answer(table, player, table.decision)
    yield Shown(table, table.view(0))
