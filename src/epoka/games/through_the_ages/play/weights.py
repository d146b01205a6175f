"""What things are worth in culture points, by the number of rounds to come.

A resource, a food or a science point is worth more the longer what it buys will work, and a rate what it will bring in
until the end. Strength, science, people, food and actions are weighed by how well they foretold the lead at the end of
966 games between bots (least squares, then halfway there), the rest by hand.
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
FOOD: Final = _by_rounds(0.04, 0.025, 0.5)
SCIENCE: Final = _by_rounds(0.0, 0.045, 0.9)
RESOURCE_RATE: Final = _in_all(RESOURCE)
FOOD_RATE: Final = tuple([3 * worth for worth in _in_all(FOOD)])
"""Food is for people: what lies in store has brought nobody yet."""
SCIENCE_RATE: Final = tuple([2 * worth for worth in _in_all(SCIENCE)])
"""Steady science is worth more than the points it brings: it decides which cards can be hoped for."""
CULTURE_RATE: Final = 1.15
"""A point of the culture rating, for each turn to come; whoever has some mostly gets more."""

CIVIL_ACTION: Final = 0.6
"""A civil action in each turn to come."""
MILITARY_ACTION: Final = 0.35
STRENGTH: Final = _by_rounds(0.4, 0.13, 2.0)
"""A point of strength more than the strongest rival, or less."""
CONTENT: Final = 0.3
"""A happy face that is needed soon, in each turn to come."""
SPARE_FACE: Final = 0.03
WORKER: Final = 0.35
"""A worker that is lost, for each round to come."""
PEOPLE: Final = 0.2
"""A worker, at work or not, for each round to come."""
COLONY: Final = 1.5
"""A colony, besides what it gives."""
YELLOW_TOKEN: Final = 0.12
BLUE_TOKEN: Final = 0.06

READY: Final = 0.9
"""How much of the worth of an upgrade counts that could be made."""
WAITING: Final = (0.95, 0.8, 0.55)
"""How much of the worth of the best places counts when an unused worker could go there."""
OPEN: Final = (0.5, 0.35, 0.2)
"""The same without a worker."""
IN_HAND: Final = 0.8
"""How much of what a card in hand would bring counts."""
HELD: Final = 0.3
"""What the room for a card in hand is worth."""
