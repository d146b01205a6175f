"""Focus types and bars, tokens and dials. (ND-2, ND-5, ND-7, ND-13, ND-14, ND-20, ND-24)"""

from __future__ import annotations

from typing import Final

from epoka.games.new_dawn.card import (
    CULTURE,
    ECONOMY,
    GROWTH,
    INDUSTRY,
    MILITARY,
    PUBLIC,
    SCIENCE,
    SEED,
    Count,
    District,
    EventDial,
    FocusType,
    Fort,
    Government,
    NaturalWonder,
    Resource,
    TechDial,
)
from epoka.games.new_dawn.effects import BuildCity, CardBonus, Defeat, GainTrade, PlaceToken, Reinforce

# fmt: off
FOCUS_TYPES: Final = (
    FocusType("culture", CardBonus("control_token", 1), SEED),
    FocusType("science", CardBonus("tech_step", 1), SEED),
    FocusType("economy", CardBonus("caravan_move_each", 1), SEED),
    FocusType("industry", CardBonus("production", 1), SEED),
    FocusType("military", CardBonus("combat_reroll_or_plus", 1), SEED),
    FocusType("growth", CardBonus("reinforce", 1), SEED),
)
"""With what a trade token on a card of the type gives. (ND-7.2)"""

BAR: Final = (1, 1, 2, 3, 4, 5)
"""The numbers printed at the indices of the focus bar. (ND-5.1)"""
BASE_BAR: Final = (1, 2, 3, 4, 5)
"""(ND-27.1)"""
GOVERNMENTS: Final = (
    Government("republic", CULTURE, 2, SEED),
    Government("monarchy", GROWTH, 2, SEED),
    Government("democracy", SCIENCE, 1, PUBLIC),
    Government("oligarchy", ECONOMY, 2, PUBLIC),
    Government("autocracy", MILITARY, 2, PUBLIC),
    Government("communism", INDUSTRY, 1, PUBLIC),
)
DISTRICTS: Final = (
    District("campus", "single", (GainTrade(1, SCIENCE, per="friendly_space_in_or_next_to_this_district", terrain=("mountains", "natural_wonder")),), SEED),
    District("commercial_hub", "choose_one", (GainTrade(1, "any_own_card", per="own_mature_city"), GainTrade(1, ECONOMY, per="friendly_space_in_or_next_to_this_district", terrain=("desert",))), SEED),
    District("encampment", "one_or_both", (Defeat(targets=("barbarian", "rival_army"), count=1, within=2), Reinforce(1, within=2)), SEED),
    District("industrial_zone", "choose_one", (GainTrade(1, INDUSTRY, per="friendly_space_in_or_next_to_this_district", terrain=("forest",)), BuildCity("legal_space", within=2, pay_trade_tokens=3, pay_from=INDUSTRY)), SEED),
    District("theater_square", "choose_one", (PlaceToken(1, within=2, of="this_district"), PlaceToken(1, within=2, of="friendly_city_with_wonder")), SEED),
)
RESOURCES: Final = (
    Resource("marble", PUBLIC),
    Resource("mercury", PUBLIC),
    Resource("oil", SEED),
    Resource("diamond", PUBLIC),
)
NATURAL_WONDERS: Final = (
    NaturalWonder("torres_del_paine", "diamond", PUBLIC),
    NaturalWonder("cliffs_of_dover", "marble", PUBLIC),
    NaturalWonder("mt_everest", "oil", PUBLIC),
    NaturalWonder("crater_lake", "mercury", PUBLIC),
    NaturalWonder("grand_mesa", "diamond", PUBLIC),
    NaturalWonder("galapagos_islands", "mercury", PUBLIC),
    NaturalWonder("mt_kilimanjaro", "oil", PUBLIC),
    NaturalWonder("pantanal", "marble", PUBLIC),
    NaturalWonder("dead_sea", "marble", PUBLIC),
    NaturalWonder("mato_tipila", "mercury", PUBLIC),
    NaturalWonder("ha_long_bay", "diamond", PUBLIC),
    NaturalWonder("gobustan", "oil", PUBLIC),
)
TECH_DIALS: Final = (
    TechDial("tech_dial", 24, ((3, 2), (6, 2), (10, 3), (14, 3), (19, 4), (24, 4)), 15, PUBLIC),
)
EVENT_DIALS: Final = (
    EventDial("event_dial", (("barbarian_spawn", "wonder"), ("barbarian_move",), ("district",), ("government", "wonder"), ("barbarian_move",), ("district",)), PUBLIC),
    EventDial("base_event_dial", (("barbarian_spawn",), (), ("barbarian_move",), ("trade",), ("barbarian_move",)), PUBLIC),
)
"""With the expansion, and without. (ND-24.1, ND-27.4)"""
FORTS: Final = (
    Fort("fort", 6, SEED),
)
COUNTS: Final = (
    Count("water_tokens", SEED, base=8, expansion=8),
    Count("control_tokens", SEED, base=124, each=34),
    Count("resource_tokens", SEED, base=32, expansion=8),
    Count("trade_tokens", SEED, base=34, expansion=26),
    Count("cities", SEED, each=7),
    Count("caravans", SEED, each=3),
    Count("armies", SEED, each=2),
)
"""How many there are of the pieces that may run out. (ND-2.1)"""
# fmt: on
