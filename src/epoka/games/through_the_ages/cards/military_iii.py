"""The military deck of the Modern Age, age III."""

from __future__ import annotations

from epoka.games.through_the_ages.card import (
    AGGRESSION,
    DEFENSE,
    EVENT,
    MEMORY,
    MILITARY_III,
    PACT,
    PUBLIC,
    RECONSTRUCTED,
    TACTIC,
    WAR,
    card,
)

# fmt: off
DECK = (
    card("impact_of_agriculture", MILITARY_III, EVENT, (1, 1, 1), PUBLIC, params={"culture": "farm_output"}),
    card("impact_of_architecture", MILITARY_III, EVENT, (1, 1, 1), PUBLIC, params={"culture_per_level_of_workers_on": ("lab", "temple", "library", "arena", "theater")}),
    card("impact_of_colonies", MILITARY_III, EVENT, (1, 1, 1), PUBLIC, params={"culture_per_colony": 4}),
    card("impact_of_competition", MILITARY_III, EVENT, (1, 1, 1), PUBLIC, params={"culture_per_level_of_workers_on": ("infantry", "cavalry", "artillery", "air_force", "arena")}),
    card("impact_of_government", MILITARY_III, EVENT, (1, 1, 1), PUBLIC, params={"culture_per_civil_action": 2, "culture_per_military_action": 1}),
    card("impact_of_happiness", MILITARY_III, EVENT, (1, 1, 1), PUBLIC, params={"culture_per_happiness": 2, "culture_per_discontent": -2}),
    card("impact_of_industry", MILITARY_III, EVENT, (1, 1, 1), PUBLIC, params={"culture": "mine_output"}),
    card("impact_of_population", MILITARY_III, EVENT, (1, 1, 1), PUBLIC, params={"culture_per_contented_worker_above_10": 2}),
    card("impact_of_progress", MILITARY_III, EVENT, (1, 1, 1), PUBLIC, params={"culture_per_level_of": ("government", "special"), "factor": 2}),
    card("impact_of_science", MILITARY_III, EVENT, (1, 1, 1), PUBLIC, params={"2": (10, 0), "3": (14, 7, 0), "4": (15, 10, 5, 0)}),
    card("impact_of_strength", MILITARY_III, EVENT, (1, 1, 1), PUBLIC, params={"2": (10, 0), "3": (14, 7, 0), "4": (15, 10, 5, 0)}),
    card("impact_of_technology", MILITARY_III, EVENT, (1, 1, 1), PUBLIC, params={"culture_per_technology": 4, "level": 3, "level_advanced_game": 2}),
    card("impact_of_wonders", MILITARY_III, EVENT, (1, 1, 1), PUBLIC, params={"A": 5, "I": 4, "II": 3, "III": 2}),
    card("defense_colonization_iii", MILITARY_III, DEFENSE, (6, 6, 6), PUBLIC, defense=6, colonization=3),
    card("plunder_iii", MILITARY_III, AGGRESSION, (2, 2, 2), PUBLIC, cost={"military_actions": 2}, params={"amount": 8, "victim": {"food_or_resources": -8}, "attacker": "gains_what_was_lost", "mix_chosen_by": "attacker"}),
    card("raid_iii", MILITARY_III, AGGRESSION, (2, 2, 2), PUBLIC, cost={"military_actions": 3}, params={"buildings": 3, "rounding": "down", "same_card": True, "chosen_by": "attacker", "cost_basis": "printed"}),
    card("armed_intervention", MILITARY_III, AGGRESSION, (4, 4, 4), PUBLIC, cost={"military_actions": 2}, params={"amount": 7, "victim": {"culture": -7}, "attacker": "gains_what_was_lost"}),
    card("war_over_culture_iii", MILITARY_III, WAR, (4, 4, 4), MEMORY, cost={"military_actions": 3}, params={"loser": {"culture": "-advantage"}, "winner": "gains_what_was_lost"}),
    card("holy_war", MILITARY_III, WAR, (2, 2, 2), RECONSTRUCTED, cost={"military_actions": 3}, params={"loser": {"culture": "-advantage", "temples_destroyed": 1}, "winner": {"culture": "gains_what_was_lost"}, "temple_chosen_by": "winner"}),
    card("international_tourism", MILITARY_III, PACT, (0, 1, 1), MEMORY, printed={"prevents_attacks": False, "ends_on_attack": False, "symmetric": True}, A={"culture_per_partner_wonder": 1}, B={"culture_per_partner_wonder": 1}),
    card("loss_of_sovereignty", MILITARY_III, PACT, (0, 1, 1), MEMORY, printed={"prevents_attacks": True, "ends_on_attack": False, "symmetric": False}, A={"culture": 2}, B={"culture": -2, "immune_to_war": True}),
    card("military_pact", MILITARY_III, PACT, (0, 1, 1), MEMORY, printed={"prevents_attacks": False, "ends_on_attack": True, "symmetric": True}, A={"strength": 3}, B={"strength": 3}),
    card("peace_treaty", MILITARY_III, PACT, (0, 1, 1), MEMORY, printed={"prevents_attacks": True, "ends_on_attack": False, "symmetric": True}, A={"culture": 1}, B={"culture": 1}),
    card("entrenchments", MILITARY_III, TACTIC, (2, 2, 2), PUBLIC, cost={"military_actions": 1}, printed={"formation": {"infantry": 1, "artillery": 2}}, army_bonus=9, army_bonus_obsolete=5),
    card("mechanized_army", MILITARY_III, TACTIC, (2, 2, 2), PUBLIC, cost={"military_actions": 1}, printed={"formation": {"cavalry": 1, "artillery": 2}}, army_bonus=10, army_bonus_obsolete=5),
    card("modern_army", MILITARY_III, TACTIC, (2, 2, 2), PUBLIC, cost={"military_actions": 1}, printed={"formation": {"infantry": 2, "cavalry": 1, "artillery": 1}}, army_bonus=13, army_bonus_obsolete=7),
    card("shock_troops", MILITARY_III, TACTIC, (2, 2, 2), PUBLIC, cost={"military_actions": 1}, printed={"formation": {"infantry": 1, "cavalry": 3}}, army_bonus=11, army_bonus_obsolete=6),
)
# fmt: on
