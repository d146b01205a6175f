"""The civil deck of Antiquity, age A."""

from __future__ import annotations

from epoka.games.through_the_ages.card import ACTION, CIVIL_A, LEADER, PUBLIC, SEED, WONDER, Card
from epoka.games.through_the_ages.values import Action, Cost, Gives

# fmt: off
DECK = (
    Card("hanging_gardens", CIVIL_A, WONDER, (1, 1, 1), PUBLIC, cost=Cost(stages=(2, 2, 2)), gives=Gives(culture=1, happiness=2)),
    Card("library_of_alexandria", CIVIL_A, WONDER, (1, 1, 1), PUBLIC, cost=Cost(stages=(1, 2, 2, 1)), gives=Gives(culture=1, science=1, civil_hand_limit=1, military_hand_limit=1)),
    Card("colossus", CIVIL_A, WONDER, (1, 1, 1), PUBLIC, cost=Cost(stages=(3, 3)), gives=Gives(culture=1, strength=1, colonization_bonus=1)),
    Card("pyramids", CIVIL_A, WONDER, (1, 1, 1), SEED, cost=Cost(stages=(3, 2, 1)), gives=Gives(civil_actions=1)),
    Card("julius_caesar", CIVIL_A, LEADER, (1, 1, 1), PUBLIC, gives=Gives(strength=1, military_actions=1)),
    Card("homer", CIVIL_A, LEADER, (1, 1, 1), SEED, gives=Gives(military_resources_per_turn=1, culture_per_warriors=1, warriors_at_most=2)),
    Card("moses", CIVIL_A, LEADER, (1, 1, 1), PUBLIC, gives=Gives(population_food_discount=1)),
    Card("hammurabi", CIVIL_A, LEADER, (1, 1, 1), SEED, gives=Gives(civil_actions=1, military_actions=-1)),
    Card("aristotle", CIVIL_A, LEADER, (1, 1, 1), PUBLIC, gives=Gives(science_on_taking_technology=1)),
    Card("alexander_the_great", CIVIL_A, LEADER, (1, 1, 1), PUBLIC, gives=Gives(strength_per_unit=1)),
    Card("engineering_genius_a", CIVIL_A, ACTION, (1, 1, 1), SEED, cost=Cost(civil_actions=1), action=Action(contains="stage", discount=2)),
    Card("frugality_a", CIVIL_A, ACTION, (2, 2, 2), PUBLIC, cost=Cost(civil_actions=1), action=Action(contains="population", food=1)),
    Card("ideal_building_site_a", CIVIL_A, ACTION, (2, 2, 2), PUBLIC, cost=Cost(civil_actions=1), action=Action(contains="urban_building", discount=1)),
    Card("patriotism_a", CIVIL_A, ACTION, (1, 1, 1), PUBLIC, cost=Cost(civil_actions=1), action=Action(military_actions=1, military_resources=1)),
    Card("revolutionary_idea_a", CIVIL_A, ACTION, (1, 1, 1), PUBLIC, cost=Cost(civil_actions=1), action=Action(science=1)),
    Card("rich_land_a", CIVIL_A, ACTION, (2, 2, 2), PUBLIC, cost=Cost(civil_actions=1), action=Action(contains="farm_or_mine", discount=1)),
    Card("work_of_art_a", CIVIL_A, ACTION, (1, 1, 1), PUBLIC, cost=Cost(civil_actions=1), action=Action(culture=6)),
)
# fmt: on
