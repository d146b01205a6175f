"""City-states with what their diplomacy cards do, and the diplomacy cards of players. (ND-17, ND-18)"""

from __future__ import annotations

from typing import Final

from epoka.games.new_dawn.card import (
    BASE,
    CULTURE,
    EXPANSION,
    INDUSTRY,
    MILITARY,
    NEW,
    PUBLIC,
    REMOVED,
    REPLACEMENT,
    SCIENCE,
    SEED,
    CityState,
    Diplomacy,
)
from epoka.games.new_dawn.effects import (
    AT_GIVER_CAPITAL,
    ATTACK,
    BOTH,
    DEFEND,
    GIVER_ATTACKS,
    RESOLVE,
    START_OF_TURN,
    CombatBonus,
    CountFriendly,
    CountThroughWater,
    Difficulty,
    ForbidAttack,
    GainResource,
    GainTrade,
    MoveBarbarian,
    Movement,
    NoStop,
    OwnCity,
    SpendAsTokens,
    SwapCards,
    SwapDiplomacy,
    WonderCost,
    on,
)

# fmt: off
CITY_STATES: Final = (
    CityState("carthage", MILITARY, BASE, 2, 8, (CombatBonus(1, BOTH, per="city_state_or_own_city_within_2_of_attacked_space", not_target=("carthage",)),), PUBLIC),
    CityState("kabul", MILITARY, BASE, 2, 8, (CombatBonus(3, (ATTACK,), target=("city", "city_state"), not_target=("kabul",)),), PUBLIC),
    CityState("akkad", MILITARY, EXPANSION, 2, 8, (Movement(("army",), pass_through=("rival_control_token",)),), SEED),
    CityState("kumasi", CULTURE, BASE, 2, 8, (on(RESOLVE, Difficulty(("everything",), set=1, terrain=("forest",)), card=(INDUSTRY, CULTURE)),), PUBLIC),
    CityState("mohenjo_daro", CULTURE, BASE, 2, 8, (Difficulty(("place_control_token",), delta=-1),), PUBLIC),
    CityState("antananarivo", CULTURE, EXPANSION, 2, 8, (OwnCity(), NoStop()), SEED),
    CityState("brussels", INDUSTRY, BASE, 2, 8, (WonderCost(-1, per="own_mature_city"),), PUBLIC),
    CityState("buenos_aires", INDUSTRY, BASE, 2, 8, (WonderCost(-2, if_="no_own_wonder_of_its_type"),), PUBLIC),
    CityState("auckland", INDUSTRY, EXPANSION, 2, 8, (CountThroughWater(), Difficulty(("build_city",), set=1, if_="space_next_to_water")), PUBLIC),
    CityState("seoul", SCIENCE, BASE, 2, 8, (on(START_OF_TURN, MoveBarbarian(1, 1), optional=1),), PUBLIC),
    CityState("geneva", SCIENCE, BASE, 2, 8, (on(START_OF_TURN, SwapDiplomacy(1), optional=1),), PUBLIC),
    CityState("palenque", SCIENCE, EXPANSION, 2, 8, (on(RESOLVE, SpendAsTokens()),), SEED),
)

DIPLOMACY: Final = (
    Diplomacy("joint_war", BASE, (CombatBonus(2, (ATTACK,), not_vs="giver"),), PUBLIC),
    Diplomacy("defensive_pact", BASE, (CombatBonus(2, (DEFEND,), not_vs="giver"),), PUBLIC),
    Diplomacy("embassy", BASE, (on(AT_GIVER_CAPITAL, GainTrade(1, "any_own_card", who="giver"), GainResource(1)),), PUBLIC),
    Diplomacy("open_borders", REPLACEMENT, (CountFriendly("giver_city_or_control_token", ("districts", "maturity")),), PUBLIC),
    Diplomacy("non_aggression_pact", NEW, (ForbidAttack(), on(GIVER_ATTACKS, SwapCards(one_card=MILITARY, return_this_card=1), optional=1)), PUBLIC),
)
"""Every player has each of them. (ND-18.1)"""

BASE_DIPLOMACY: Final = (
    Diplomacy("base_open_borders", REMOVED, (CountFriendly("giver_control_token", ("maturity",)),), PUBLIC),
)
"""The base game has it instead of that of the same name. (ND-27.6)"""
# fmt: on
