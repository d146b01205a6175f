"""The technologies printed on the player board."""

from __future__ import annotations

from epoka.games.through_the_ages.card import FARM, GOVERNMENT, INFANTRY, LAB, MINE, SEED, START, TEMPLE, Card
from epoka.games.through_the_ages.values import Cost, Gives

# fmt: off
DECK = (
    Card("agriculture", START, FARM, (1, 1, 1), SEED, cost=Cost(resources=2), gives=Gives(food_per_token=1), starting_workers=2),
    Card("bronze", START, MINE, (1, 1, 1), SEED, cost=Cost(resources=2), gives=Gives(resources_per_token=1), starting_workers=2),
    Card("philosophy", START, LAB, (1, 1, 1), SEED, cost=Cost(resources=3), gives=Gives(science=1), starting_workers=1),
    Card("religion", START, TEMPLE, (1, 1, 1), SEED, cost=Cost(resources=3), gives=Gives(culture=1, happiness=1)),
    Card("warriors", START, INFANTRY, (1, 1, 1), SEED, cost=Cost(resources=2), gives=Gives(strength=1), starting_workers=1),
    Card("despotism", START, GOVERNMENT, (1, 1, 1), SEED, gives=Gives(civil_actions=4, military_actions=2, urban_limit=2)),
)
# fmt: on
