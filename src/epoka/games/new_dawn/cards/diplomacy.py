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
    CountThroughWater,
    Difficulty,
    ForbidAttack,
    GainResource,
    GainTrade,
    MoveBarbarian,
    Movement,
    NoStop,
    SpendAsTokens,
    SwapCards,
    SwapDiplomacy,
    TreatAs,
    WonderCost,
    on,
)

# fmt: off
CITY_STATES: Final = (
    CityState("carthage", MILITARY, "circle", "6A", BASE, 2, 8, "grassland", (CombatBonus(1, BOTH, per="city_state_or_own_city_within_2_of_attacked_space", not_target=("carthage",)),), PUBLIC),
    CityState("kabul", MILITARY, "diamond", "15B", BASE, 2, 8, "grassland", (CombatBonus(3, (ATTACK,), target=("city", "city_state"), not_target=("kabul",)),), PUBLIC),
    CityState("akkad", MILITARY, "star", "20B", EXPANSION, 2, 8, "grassland", (Movement(("army",), pass_through=("rival_control_token",)),), SEED),
    CityState("kumasi", CULTURE, "diamond", "6B", BASE, 2, 8, "grassland", (on(RESOLVE, Difficulty(("everything",), set=1, terrain=("forest",)), card=(INDUSTRY, CULTURE)),), PUBLIC),
    CityState("mohenjo_daro", CULTURE, "circle", "14B", BASE, 2, 8, "grassland", (Difficulty(("place_control_token",), delta=-1),), PUBLIC),
    CityState("antananarivo", CULTURE, "star", "21A", EXPANSION, 2, 8, "grassland", (TreatAs("this_city_state", "own_city", ("everything",), when="own_turn"), NoStop()), SEED),
    CityState("brussels", INDUSTRY, "circle", "12A", BASE, 2, 8, "grassland", (WonderCost(-1, per="own_mature_city"),), PUBLIC),
    CityState("buenos_aires", INDUSTRY, "diamond", "15A", BASE, 2, 8, "grassland", (WonderCost(-2, if_="no_own_wonder_of_its_type"),), PUBLIC),
    CityState("auckland", INDUSTRY, "star", "20A", EXPANSION, 2, 8, "grassland", (CountThroughWater(), Difficulty(("build_city",), set=1, if_="space_next_to_water")), PUBLIC),
    CityState("seoul", SCIENCE, "diamond", "12B", BASE, 2, 8, "grassland", (on(START_OF_TURN, MoveBarbarian(1, 1), optional=1),), PUBLIC),
    CityState("geneva", SCIENCE, "circle", "14A", BASE, 2, 8, "grassland", (on(START_OF_TURN, SwapDiplomacy(1), optional=1),), PUBLIC),
    CityState("palenque", SCIENCE, "star", "21B", EXPANSION, 2, 8, "grassland", (on(RESOLVE, SpendAsTokens()),), SEED),
)

DIPLOMACY: Final = (
    Diplomacy("joint_war", BASE, 1, (CombatBonus(2, (ATTACK,), not_vs="giver"),), PUBLIC),
    Diplomacy("defensive_pact", BASE, 1, (CombatBonus(2, (DEFEND,), not_vs="giver"),), PUBLIC),
    Diplomacy("embassy", BASE, 1, (on(AT_GIVER_CAPITAL, GainTrade(1, "any_own_card", who="giver"), GainResource(1)),), PUBLIC),
    Diplomacy("open_borders", REPLACEMENT, 1, (TreatAs("giver_city_or_control_token", "friendly", ("districts", "maturity")),), PUBLIC),
    Diplomacy("non_aggression_pact", NEW, 1, (ForbidAttack(), on(GIVER_ATTACKS, SwapCards(one_card=MILITARY, return_this_card=1), optional=1)), PUBLIC),
)
"""Every player has each of them. (ND-18.1)"""

BASE_DIPLOMACY: Final = (
    Diplomacy("base_open_borders", REMOVED, 1, (TreatAs("giver_control_token", "friendly", ("maturity",)),), PUBLIC),
)
"""The base game has it instead of that of the same name. (ND-27.6)"""
# fmt: on
