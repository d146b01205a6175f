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
    Card,
)
from epoka.games.through_the_ages.values import Aggression, Cost, Deed, Formation, Gives, Impact, Pact, Partner, War

# fmt: off
DECK = (
    Card("impact_of_agriculture", MILITARY_III, EVENT, (1, 1, 1), PUBLIC, impact=Impact(culture="farm_output")),
    Card("impact_of_architecture", MILITARY_III, EVENT, (1, 1, 1), PUBLIC, impact=Impact(culture_per_level_of_workers_on=("lab", "temple", "library", "arena", "theater"))),
    Card("impact_of_colonies", MILITARY_III, EVENT, (1, 1, 1), PUBLIC, impact=Impact(culture_per_colony=4)),
    Card("impact_of_competition", MILITARY_III, EVENT, (1, 1, 1), PUBLIC, impact=Impact(culture_per_level_of_workers_on=("infantry", "cavalry", "artillery", "air_force", "arena"))),
    Card("impact_of_government", MILITARY_III, EVENT, (1, 1, 1), PUBLIC, impact=Impact(culture_per_civil_action=2, culture_per_military_action=1)),
    Card("impact_of_happiness", MILITARY_III, EVENT, (1, 1, 1), PUBLIC, impact=Impact(culture_per_happiness=2, culture_per_discontent=-2)),
    Card("impact_of_industry", MILITARY_III, EVENT, (1, 1, 1), PUBLIC, impact=Impact(culture="mine_output")),
    Card("impact_of_population", MILITARY_III, EVENT, (1, 1, 1), PUBLIC, impact=Impact(culture_per_contented_worker=2, contented_workers_above=10)),
    Card("impact_of_progress", MILITARY_III, EVENT, (1, 1, 1), PUBLIC, impact=Impact(culture_per_level_of=("government", "special"), factor=2)),
    Card("impact_of_science", MILITARY_III, EVENT, (1, 1, 1), PUBLIC, impact=Impact(rank_by="science", culture_by_rank=((10, 0), (14, 7, 0), (15, 10, 5, 0)))),
    Card("impact_of_strength", MILITARY_III, EVENT, (1, 1, 1), PUBLIC, impact=Impact(rank_by="strength", culture_by_rank=((10, 0), (14, 7, 0), (15, 10, 5, 0)))),
    Card("impact_of_technology", MILITARY_III, EVENT, (1, 1, 1), PUBLIC, impact=Impact(culture_per_technology=4, level=3, level_advanced_game=2)),
    Card("impact_of_wonders", MILITARY_III, EVENT, (1, 1, 1), PUBLIC, impact=Impact(culture_per_wonder=(5, 4, 3, 2))),
    Card("defense_colonization_iii", MILITARY_III, DEFENSE, (6, 6, 6), PUBLIC, gives=Gives(defense=6, colonization=3)),
    Card("plunder_iii", MILITARY_III, AGGRESSION, (2, 2, 2), PUBLIC, cost=Cost(military_actions=2), aggression=Aggression(victim=Deed(food_or_resources=-8), attacker_gains_what_was_lost=True, mix_chosen_by="attacker")),
    Card("raid_iii", MILITARY_III, AGGRESSION, (2, 2, 2), PUBLIC, cost=Cost(military_actions=3), aggression=Aggression(buildings=3, rounding="down", chosen_by="attacker")),
    Card("armed_intervention", MILITARY_III, AGGRESSION, (4, 4, 4), PUBLIC, cost=Cost(military_actions=2), aggression=Aggression(victim=Deed(culture=-7), attacker_gains_what_was_lost=True)),
    Card("war_over_culture_iii", MILITARY_III, WAR, (4, 4, 4), MEMORY, cost=Cost(military_actions=3), war=War(stake="culture")),
    Card("holy_war", MILITARY_III, WAR, (2, 2, 2), RECONSTRUCTED, cost=Cost(military_actions=3), war=War(stake="culture", temple_chosen_by="winner")),
    Card("international_tourism", MILITARY_III, PACT, (0, 1, 1), MEMORY, pact=Pact(both=Partner(culture_per_partner_wonder=1))),
    Card("loss_of_sovereignty", MILITARY_III, PACT, (0, 1, 1), MEMORY, pact=Pact(a=Partner(culture=2), b=Partner(culture=-2, immune_to_war=True), prevents_attacks=True)),
    Card("military_pact", MILITARY_III, PACT, (0, 1, 1), MEMORY, pact=Pact(both=Partner(strength=3), ends_on_attack=True)),
    Card("peace_treaty", MILITARY_III, PACT, (0, 1, 1), MEMORY, pact=Pact(both=Partner(culture=1), prevents_attacks=True)),
    Card("entrenchments", MILITARY_III, TACTIC, (2, 2, 2), PUBLIC, cost=Cost(military_actions=1), gives=Gives(army_bonus=9, army_bonus_obsolete=5), formation=Formation(infantry=1, artillery=2)),
    Card("mechanized_army", MILITARY_III, TACTIC, (2, 2, 2), PUBLIC, cost=Cost(military_actions=1), gives=Gives(army_bonus=10, army_bonus_obsolete=5), formation=Formation(cavalry=1, artillery=2)),
    Card("modern_army", MILITARY_III, TACTIC, (2, 2, 2), PUBLIC, cost=Cost(military_actions=1), gives=Gives(army_bonus=13, army_bonus_obsolete=7), formation=Formation(infantry=2, cavalry=1, artillery=1)),
    Card("shock_troops", MILITARY_III, TACTIC, (2, 2, 2), PUBLIC, cost=Cost(military_actions=1), gives=Gives(army_bonus=11, army_bonus_obsolete=6), formation=Formation(infantry=1, cavalry=3)),
)
# fmt: on
