"""What things are worth in culture points, by the number of rounds to come.

A resource, a food or a science point is worth more the longer what it buys will work, and a rate what it will bring in
until the end. The numbers were tuned in games between greedy bots.
"""

from __future__ import annotations

from typing import Final

Worths = tuple[float, ...]

ROUNDS: Final = 30
"""The tables below go on so far."""


def _by_rounds(base: float, each: float, most: float) -> Worths:
    return tuple([min(most, base + each * rounds) if rounds else 0.0 for rounds in range(ROUNDS + 1)])


def _in_all(worth: Worths) -> Worths:
    """What one a turn is worth for so many turns."""
    return tuple([sum(worth[1 : turns + 1]) for turns in range(ROUNDS + 1)])


RESOURCE: Final = _by_rounds(0.1, 0.095, 1.5)
FOOD: Final = _by_rounds(0.05, 0.055, 0.9)
SCIENCE: Final = _by_rounds(0.0, 0.045, 0.9)
RESOURCE_RATE: Final = _in_all(RESOURCE)
FOOD_RATE: Final = _in_all(FOOD)
SCIENCE_RATE: Final = _in_all(SCIENCE)

CIVIL_ACTION: Final = 0.9
"""A civil action in each turn to come."""
MILITARY_ACTION: Final = 0.35
STRENGTH: Final = _by_rounds(0.3, 0.03, 0.75)
"""A point of strength more than the strongest rival, or less."""
CONTENT: Final = 0.3
"""A happy face that is needed soon, in each turn to come."""
SPARE_FACE: Final = 0.03
WORKER: Final = 0.35
"""A worker that is lost, for each round to come."""
YELLOW_TOKEN: Final = 0.12
BLUE_TOKEN: Final = 0.06

READY: Final = 0.9
"""How much of the worth of an upgrade counts that could be made."""
WAITING: Final = (0.85, 0.65, 0.4)
"""How much of the worth of the best places counts when an unused worker could go there."""
OPEN: Final = (0.4, 0.25, 0.1)
"""The same without a worker."""
IN_HAND: Final = 0.65
"""How much of what a card in hand would bring counts."""
HELD: Final = 0.3
"""What the room for a card in hand is worth."""
