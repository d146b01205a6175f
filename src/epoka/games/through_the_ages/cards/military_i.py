"""The military deck of the Middle Ages, age I."""

from __future__ import annotations

from epoka.games.through_the_ages.card import (
    AGGRESSION,
    DEFENSE,
    EVENT,
    MEMORY,
    MILITARY_I,
    PACT,
    PUBLIC,
    SEED,
    TACTIC,
    TERRITORY,
    card,
)

# fmt: off
DECK = (
    card("barbarians", MILITARY_I, EVENT, (1, 1, 1), PUBLIC, params={"scope": "most_culture", "condition": "among_two_weakest", "population": -1}),
    card("border_conflict", MILITARY_I, EVENT, (1, 1, 1), PUBLIC, params={"weakest": {"lose_building_farm_or_mine": 1}, "strongest": {"resources": 3}}),
    card("crusades", MILITARY_I, EVENT, (1, 1, 1), PUBLIC, params={"strongest": {"culture": 4}, "weakest": {"culture": -4}}),
    card("cultural_influence", MILITARY_I, EVENT, (1, 1, 1), PUBLIC, params={"scope": "all", "culture": "culture_rating"}),
    card("foray", MILITARY_I, EVENT, (1, 1, 1), PUBLIC, params={"scope": "two_strongest", "food_or_resources": 3}),
    card("good_harvest", MILITARY_I, EVENT, (1, 1, 1), PUBLIC, params={"scope": "all", "farms_produce": True, "consumption": False, "corruption": False}),
    card("immigration", MILITARY_I, EVENT, (1, 1, 1), PUBLIC, params={"scope": "most_happiness_all_tied", "population": 1}),
    card("new_deposits", MILITARY_I, EVENT, (1, 1, 1), PUBLIC, params={"scope": "all", "mines_produce": True, "corruption": False}),
    card("pestilence", MILITARY_I, EVENT, (1, 1, 1), PUBLIC, params={"scope": "all", "population": -1}),
    card("raiders", MILITARY_I, EVENT, (1, 1, 1), PUBLIC, params={"scope": "two_weakest", "food_or_resources": -2}),
    card("rats", MILITARY_I, EVENT, (1, 1, 1), PUBLIC, params={"scope": "all", "food": "all_lost"}),
    card("rebellion", MILITARY_I, EVENT, (1, 1, 1), PUBLIC, params={"scope": "all", "civil_actions_next_action_phase_per_discontent": -2}),
    card("reign_of_terror", MILITARY_I, EVENT, (1, 1, 1), PUBLIC, params={"scope": "weakest", "population": -1}),
    card("scientific_breakthrough", MILITARY_I, EVENT, (1, 1, 1), PUBLIC, params={"scope": "all", "science": "science_rating"}),
    card("uncertain_borders", MILITARY_I, EVENT, (1, 1, 1), PUBLIC, params={"from": "weakest", "to": "strongest", "yellow_bank_tokens": 1}),
    card("developed_territory_i", MILITARY_I, TERRITORY, (1, 1, 1), PUBLIC, permanent={"yellow_tokens": 1, "blue_tokens": 1}, immediate={"science": 3}),
    card("fertile_territory_i", MILITARY_I, TERRITORY, (1, 1, 1), PUBLIC, permanent={"yellow_tokens": 3}, immediate={"food": 3}),
    card("historic_territory_i", MILITARY_I, TERRITORY, (1, 1, 1), PUBLIC, permanent={"happiness": 1}, immediate={"culture": 6}),
    card("inhabited_territory_i", MILITARY_I, TERRITORY, (1, 1, 1), SEED, permanent={"yellow_tokens": 2}, immediate={"population": 1}),
    card("strategic_territory_i", MILITARY_I, TERRITORY, (1, 1, 1), PUBLIC, permanent={"strength": 2}, immediate={"military_cards": 3}),
    card("wealthy_territory_i", MILITARY_I, TERRITORY, (1, 1, 1), PUBLIC, permanent={"blue_tokens": 2}, immediate={"resources": 5}),
    card("defense_colonization_i", MILITARY_I, DEFENSE, (6, 6, 6), SEED, defense=2, colonization=1),
    card("enslave", MILITARY_I, AGGRESSION, (2, 2, 2), PUBLIC, cost={"military_actions": 2}, params={"victim": {"population": -1}, "attacker": {"resources": 3}}),
    card("plunder_i", MILITARY_I, AGGRESSION, (2, 2, 2), PUBLIC, cost={"military_actions": 2}, params={"amount": 3, "victim": {"food_or_resources": -3}, "attacker": "gains_what_was_lost", "mix_chosen_by": "attacker"}),
    card("raid_i", MILITARY_I, AGGRESSION, (2, 2, 2), PUBLIC, cost={"military_actions": 1}, params={"buildings": 1, "rounding": "up", "same_card": True, "chosen_by": "attacker", "cost_basis": "printed"}),
    card("open_borders_agreement", MILITARY_I, PACT, (0, 1, 1), MEMORY, params={"attacker_strength_between_partners": 2}, printed={"prevents_attacks": False, "ends_on_attack": False, "symmetric": True}, A={"military_actions": 1}, B={"military_actions": 1}),
    card("trade_routes_agreement", MILITARY_I, PACT, (0, 1, 1), MEMORY, printed={"prevents_attacks": False, "ends_on_attack": False, "symmetric": False}, A={"food_as_resource_per_turn": 1}, B={"resource_as_food_per_turn": 1}),
    card("fighting_band", MILITARY_I, TACTIC, (3, 3, 3), PUBLIC, cost={"military_actions": 1}, printed={"formation": {"infantry": 2}}, army_bonus=1, army_bonus_obsolete=1),
    card("heavy_cavalry", MILITARY_I, TACTIC, (2, 2, 2), PUBLIC, cost={"military_actions": 1}, printed={"formation": {"cavalry": 3}}, army_bonus=4, army_bonus_obsolete=4),
    card("legion", MILITARY_I, TACTIC, (2, 2, 2), PUBLIC, cost={"military_actions": 1}, printed={"formation": {"infantry": 3}}, army_bonus=2, army_bonus_obsolete=2),
    card("light_cavalry", MILITARY_I, TACTIC, (2, 2, 2), PUBLIC, cost={"military_actions": 1}, printed={"formation": {"cavalry": 2}}, army_bonus=2, army_bonus_obsolete=2),
    card("medieval_army", MILITARY_I, TACTIC, (3, 3, 3), SEED, cost={"military_actions": 1}, printed={"formation": {"infantry": 1, "cavalry": 1}}, army_bonus=2, army_bonus_obsolete=2),
    card("phalanx", MILITARY_I, TACTIC, (3, 3, 3), PUBLIC, cost={"military_actions": 1}, printed={"formation": {"infantry": 2, "cavalry": 1}}, army_bonus=3, army_bonus_obsolete=3),
)
# fmt: on
