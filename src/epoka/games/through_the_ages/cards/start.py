"""The technologies printed on the player board."""

from __future__ import annotations

from epoka.games.through_the_ages.card import FARM, GOVERNMENT, INFANTRY, LAB, MINE, SEED, START, TEMPLE, card

# fmt: off
DECK = (
    card("agriculture", START, FARM, (1, 1, 1), SEED, cost={"resources": 2}, printed={"starting_workers": 2}, food_per_token=1),
    card("bronze", START, MINE, (1, 1, 1), SEED, cost={"resources": 2}, printed={"starting_workers": 2}, resources_per_token=1),
    card("philosophy", START, LAB, (1, 1, 1), SEED, cost={"resources": 3}, printed={"starting_workers": 1}, science=1),
    card("religion", START, TEMPLE, (1, 1, 1), SEED, cost={"resources": 3}, printed={"starting_workers": 0}, culture=1, happiness=1),
    card("warriors", START, INFANTRY, (1, 1, 1), SEED, cost={"resources": 2}, printed={"starting_workers": 1}, strength=1),
    card("despotism", START, GOVERNMENT, (1, 1, 1), SEED, printed={"starting_workers": 0}, civil_actions=4, military_actions=2, urban_limit=2),
)
# fmt: on
