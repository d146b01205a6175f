"""What the tests of research share: every game with every number of seats, and positions of random games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import epoka
from epoka.kernel import Game, Table

CASES = [(name, seats) for name in epoka.games() for seats in epoka.game(name).seats]
"""Every game with every number of seats; a game that is added later is among them."""
SMALLEST = [(name, min(epoka.game(name).seats)) for name in epoka.games()]
EDGES = sorted({*SMALLEST, *[(name, max(epoka.game(name).seats)) for name in epoka.games()]})
"""Every game with the fewest and the most seats, for what takes long."""
FLOW = "flow_of_history"


def positions(game: Game[Any], seats: int, seed: int, every: int = 1) -> Iterator[Table]:
    """A table at some decisions of a random game, and once more when it is over."""
    table = Table.new(game, seats, seed)
    rng = Random(seed)
    number = 0
    while not table.over:
        if number % every == 0:
            yield table
        decision = rng.choice(table.decisions)
        table.apply(decision.seat, rng.choice(decision.options))
        number += 1
    yield table
