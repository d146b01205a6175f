"""Games to begin with: of each a few positions, played at random."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

import epoka
from epoka.kernel import Table

GAMES: Final = epoka.games()
LENGTHS: Final = (0, 3, 12, 40)
"""Answers of the games that are changed: what is small shall be read at once."""


@cache
def tables(game: str) -> tuple[Table, ...]:
    """A few games of different lengths, and one that begins with a position."""
    found = [played(epoka.new(game, epoka.game(game).seats[0], seed), answers) for seed, answers in enumerate(LENGTHS)]
    from_position = found[-1].determinize(found[-1].decision.seat, Random(1))
    return (*found, played(from_position, 3))


def played(table: Table, answers: int) -> Table:
    """A table after so many answers."""
    rng = Random(answers)
    for _ in range(answers):
        if table.over:
            break
        table.apply(table.decision.seat, rng.choice(table.decision.options))
    return table
