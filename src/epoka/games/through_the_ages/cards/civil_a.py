"""The civil deck of Antiquity, age A."""

from __future__ import annotations

from epoka.games.through_the_ages.card import ACTION, CIVIL_A, LEADER, PUBLIC, SEED, WONDER, card

# fmt: off
DECK = (
    card("hanging_gardens", CIVIL_A, WONDER, (1, 1, 1), PUBLIC, cost={"stages": (2, 2, 2)}, culture=1, happiness=2),
    card("library_of_alexandria", CIVIL_A, WONDER, (1, 1, 1), PUBLIC, cost={"stages": (1, 2, 2, 1)}, culture=1, science=1, civil_hand_limit=1, military_hand_limit=1),
    card("colossus", CIVIL_A, WONDER, (1, 1, 1), PUBLIC, cost={"stages": (3, 3)}, culture=1, strength=1, colonization_bonus=1),
    card("pyramids", CIVIL_A, WONDER, (1, 1, 1), SEED, cost={"stages": (3, 2, 1)}, civil_actions=1),
    card("julius_caesar", CIVIL_A, LEADER, (1, 1, 1), PUBLIC, strength=1, military_actions=1),
    card("homer", CIVIL_A, LEADER, (1, 1, 1), SEED, military_resources_per_turn=1, culture_per_warriors_max2=1),
    card("moses", CIVIL_A, LEADER, (1, 1, 1), PUBLIC, population_food_discount=1),
    card("hammurabi", CIVIL_A, LEADER, (1, 1, 1), SEED, civil_actions=1, military_actions=-1),
    card("aristotle", CIVIL_A, LEADER, (1, 1, 1), PUBLIC, science_on_taking_technology=1),
    card("alexander_the_great", CIVIL_A, LEADER, (1, 1, 1), PUBLIC, strength_per_unit=1),
    card("engineering_genius_a", CIVIL_A, ACTION, (1, 1, 1), SEED, cost={"civil_actions": 1}, params={"discount": 2}),
    card("frugality_a", CIVIL_A, ACTION, (2, 2, 2), PUBLIC, cost={"civil_actions": 1}, params={"food": 1}),
    card("ideal_building_site_a", CIVIL_A, ACTION, (2, 2, 2), PUBLIC, cost={"civil_actions": 1}, params={"discount": 1}),
    card("patriotism_a", CIVIL_A, ACTION, (1, 1, 1), PUBLIC, cost={"civil_actions": 1}, params={"military_actions": 1, "military_resources": 1}),
    card("revolutionary_idea_a", CIVIL_A, ACTION, (1, 1, 1), PUBLIC, cost={"civil_actions": 1}, params={"science": 1}),
    card("rich_land_a", CIVIL_A, ACTION, (2, 2, 2), PUBLIC, cost={"civil_actions": 1}, params={"discount": 1}),
    card("work_of_art_a", CIVIL_A, ACTION, (1, 1, 1), PUBLIC, cost={"civil_actions": 1}, params={"culture": 6}),
)
# fmt: on
