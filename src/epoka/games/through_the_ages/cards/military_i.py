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
    Card,
)
from epoka.games.through_the_ages.values import (
    Aggression,
    Cost,
    Deed,
    Event,
    Formation,
    Gives,
    Immediate,
    Pact,
    Partner,
    Permanent,
    Territory,
)

# fmt: off
DECK = (
    Card("barbarians", MILITARY_I, EVENT, (1, 1, 1), PUBLIC, event=Event(scope="most_culture", among="two_weakest", does=Deed(population=-1))),
    Card("border_conflict", MILITARY_I, EVENT, (1, 1, 1), PUBLIC, event=Event(weakest=Deed(lose_building_farm_or_mine=1), strongest=Deed(resources=3))),
    Card("crusades", MILITARY_I, EVENT, (1, 1, 1), PUBLIC, event=Event(strongest=Deed(culture=4), weakest=Deed(culture=-4))),
    Card("cultural_influence", MILITARY_I, EVENT, (1, 1, 1), PUBLIC, event=Event(scope="all", does=Deed(culture="culture_rating"))),
    Card("foray", MILITARY_I, EVENT, (1, 1, 1), PUBLIC, event=Event(scope="two_strongest", does=Deed(food_or_resources=3))),
    Card("good_harvest", MILITARY_I, EVENT, (1, 1, 1), PUBLIC, event=Event(scope="all", does=Deed(farms_produce=True))),
    Card("immigration", MILITARY_I, EVENT, (1, 1, 1), PUBLIC, event=Event(scope="most_happiness_all_tied", does=Deed(population=1))),
    Card("new_deposits", MILITARY_I, EVENT, (1, 1, 1), PUBLIC, event=Event(scope="all", does=Deed(mines_produce=True))),
    Card("pestilence", MILITARY_I, EVENT, (1, 1, 1), PUBLIC, event=Event(scope="all", does=Deed(population=-1))),
    Card("raiders", MILITARY_I, EVENT, (1, 1, 1), PUBLIC, event=Event(scope="two_weakest", does=Deed(food_or_resources=-2))),
    Card("rats", MILITARY_I, EVENT, (1, 1, 1), PUBLIC, event=Event(scope="all", does=Deed(food="all_lost"))),
    Card("rebellion", MILITARY_I, EVENT, (1, 1, 1), PUBLIC, event=Event(scope="all", does=Deed(civil_actions_next_action_phase_per_discontent=-2))),
    Card("reign_of_terror", MILITARY_I, EVENT, (1, 1, 1), PUBLIC, event=Event(scope="weakest", does=Deed(population=-1))),
    Card("scientific_breakthrough", MILITARY_I, EVENT, (1, 1, 1), PUBLIC, event=Event(scope="all", does=Deed(science="science_rating"))),
    Card("uncertain_borders", MILITARY_I, EVENT, (1, 1, 1), PUBLIC, event=Event(yellow_tokens_from="weakest", yellow_tokens_to="strongest", yellow_tokens=1)),
    Card("developed_territory_i", MILITARY_I, TERRITORY, (1, 1, 1), PUBLIC, territory=Territory(permanent=Permanent(yellow_tokens=1, blue_tokens=1), immediate=Immediate(science=3))),
    Card("fertile_territory_i", MILITARY_I, TERRITORY, (1, 1, 1), PUBLIC, territory=Territory(permanent=Permanent(yellow_tokens=3), immediate=Immediate(food=3))),
    Card("historic_territory_i", MILITARY_I, TERRITORY, (1, 1, 1), PUBLIC, territory=Territory(permanent=Permanent(happiness=1), immediate=Immediate(culture=6))),
    Card("inhabited_territory_i", MILITARY_I, TERRITORY, (1, 1, 1), SEED, territory=Territory(permanent=Permanent(yellow_tokens=2), immediate=Immediate(population=1))),
    Card("strategic_territory_i", MILITARY_I, TERRITORY, (1, 1, 1), PUBLIC, territory=Territory(permanent=Permanent(strength=2), immediate=Immediate(military_cards=3))),
    Card("wealthy_territory_i", MILITARY_I, TERRITORY, (1, 1, 1), PUBLIC, territory=Territory(permanent=Permanent(blue_tokens=2), immediate=Immediate(resources=5))),
    Card("defense_colonization_i", MILITARY_I, DEFENSE, (6, 6, 6), SEED, gives=Gives(defense=2, colonization=1)),
    Card("enslave", MILITARY_I, AGGRESSION, (2, 2, 2), PUBLIC, cost=Cost(military_actions=2), aggression=Aggression(victim=Deed(population=-1), attacker=Deed(resources=3))),
    Card("plunder_i", MILITARY_I, AGGRESSION, (2, 2, 2), PUBLIC, cost=Cost(military_actions=2), aggression=Aggression(victim=Deed(food_or_resources=-3), attacker_gains_what_was_lost=True, mix_chosen_by="attacker")),
    Card("raid_i", MILITARY_I, AGGRESSION, (2, 2, 2), PUBLIC, cost=Cost(military_actions=1), aggression=Aggression(buildings=1, rounding="up", chosen_by="attacker")),
    Card("open_borders_agreement", MILITARY_I, PACT, (0, 1, 1), MEMORY, pact=Pact(both=Partner(military_actions=1), attacker_strength_between_partners=2)),
    Card("trade_routes_agreement", MILITARY_I, PACT, (0, 1, 1), MEMORY, pact=Pact(a=Partner(trade="food_as_resource"), b=Partner(trade="resource_as_food"))),
    Card("fighting_band", MILITARY_I, TACTIC, (3, 3, 3), PUBLIC, cost=Cost(military_actions=1), gives=Gives(army_bonus=1), formation=Formation(infantry=2)),
    Card("heavy_cavalry", MILITARY_I, TACTIC, (2, 2, 2), PUBLIC, cost=Cost(military_actions=1), gives=Gives(army_bonus=4), formation=Formation(cavalry=3)),
    Card("legion", MILITARY_I, TACTIC, (2, 2, 2), PUBLIC, cost=Cost(military_actions=1), gives=Gives(army_bonus=2), formation=Formation(infantry=3)),
    Card("light_cavalry", MILITARY_I, TACTIC, (2, 2, 2), PUBLIC, cost=Cost(military_actions=1), gives=Gives(army_bonus=2), formation=Formation(cavalry=2)),
    Card("medieval_army", MILITARY_I, TACTIC, (3, 3, 3), SEED, cost=Cost(military_actions=1), gives=Gives(army_bonus=2), formation=Formation(infantry=1, cavalry=1)),
    Card("phalanx", MILITARY_I, TACTIC, (3, 3, 3), PUBLIC, cost=Cost(military_actions=1), gives=Gives(army_bonus=3), formation=Formation(infantry=2, cavalry=1)),
)
# fmt: on
