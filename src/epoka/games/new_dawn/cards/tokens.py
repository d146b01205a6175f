"""Focus types and bars, tokens and dials. (ND-2, ND-5, ND-7, ND-13, ND-14, ND-20, ND-24)"""

from __future__ import annotations

from typing import Final

from epoka.games.new_dawn.card import (
    BASE,
    CULTURE,
    ECONOMY,
    EXPANSION,
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
    FocusType("culture", CardBonus("control_token", 1), 1, SEED),
    FocusType("science", CardBonus("tech_step", 1), 1, SEED),
    FocusType("economy", CardBonus("caravan_move_each", 1), 1, SEED),
    FocusType("industry", CardBonus("production", 1), 0, SEED),
    FocusType("military", CardBonus("combat_reroll_or_plus", 1), 1, SEED),
    FocusType("growth", CardBonus("reinforce", 1), 0, SEED),
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
    District("campus", 1, "single", (GainTrade(1, SCIENCE, per="friendly_space_in_or_next_to_this_district", terrain=("mountains", "natural_wonder")),), SEED),
    District("commercial_hub", 1, "choose_one", (GainTrade(1, "any_own_card", per="own_mature_city"), GainTrade(1, ECONOMY, per="friendly_space_in_or_next_to_this_district", terrain=("desert",))), SEED),
    District("encampment", 1, "one_or_both", (Defeat(targets=("barbarian", "rival_army"), count=1, within=2, of="this_district"), Reinforce(1, within=2, of="this_district")), SEED),
    District("industrial_zone", 1, "choose_one", (GainTrade(1, INDUSTRY, per="friendly_space_in_or_next_to_this_district", terrain=("forest",)), BuildCity("legal_space", within=2, of="friendly_space", pay_trade_tokens=3, pay_from=INDUSTRY)), SEED),
    District("theater_square", 1, "choose_one", (PlaceToken(1, within=2, of="this_district"), PlaceToken(1, within=2, of="friendly_city_with_wonder")), SEED),
)
RESOURCES: Final = (
    Resource("marble", 8, 2, CULTURE, PUBLIC),
    Resource("mercury", 8, 2, SCIENCE, PUBLIC),
    Resource("oil", 8, 2, MILITARY, SEED),
    Resource("diamond", 8, 2, ECONOMY, PUBLIC),
)
NATURAL_WONDERS: Final = (
    NaturalWonder("torres_del_paine", "diamond", "1A", BASE, "cliffs_of_dover", PUBLIC),
    NaturalWonder("cliffs_of_dover", "marble", "1B", BASE, "torres_del_paine", PUBLIC),
    NaturalWonder("mt_everest", "oil", "2A", BASE, "crater_lake", PUBLIC),
    NaturalWonder("crater_lake", "mercury", "2B", BASE, "mt_everest", PUBLIC),
    NaturalWonder("grand_mesa", "diamond", "4A", BASE, "galapagos_islands", PUBLIC),
    NaturalWonder("galapagos_islands", "mercury", "4B", BASE, "grand_mesa", PUBLIC),
    NaturalWonder("mt_kilimanjaro", "oil", "13A", BASE, "pantanal", PUBLIC),
    NaturalWonder("pantanal", "marble", "13B", BASE, "mt_kilimanjaro", PUBLIC),
    NaturalWonder("dead_sea", "marble", "18A", EXPANSION, "mato_tipila", PUBLIC),
    NaturalWonder("mato_tipila", "mercury", "18B", EXPANSION, "dead_sea", PUBLIC),
    NaturalWonder("ha_long_bay", "diamond", "19A", EXPANSION, "gobustan", PUBLIC),
    NaturalWonder("gobustan", "oil", "19B", EXPANSION, "ha_long_bay", PUBLIC),
)
TECH_DIALS: Final = (
    TechDial("tech_dial", 24, ((3, 2), (6, 2), (10, 3), (14, 3), (19, 4), (24, 4)), 15, 5, PUBLIC),
)
EVENT_DIALS: Final = (
    EventDial("event_dial", (("barbarian_spawn", "wonder"), ("barbarian_move",), ("district",), ("government", "wonder"), ("barbarian_move",), ("district",)), PUBLIC),
    EventDial("base_event_dial", (("barbarian_spawn",), (), ("barbarian_move",), ("trade",), ("barbarian_move",)), PUBLIC),
)
"""With the expansion, and without. (ND-24.1, ND-27.4)"""
FORTS: Final = (
    Fort("fort", 5, "forest", 6, SEED),
)
COUNTS: Final = (
    Count("map_tiles", 16, 5, 0, SEED),
    Count("water_tokens", 8, 8, 0, SEED),
    Count("control_tokens", 124, 46, 34, SEED),
    Count("district_tokens", 0, 25, 5, SEED),
    Count("government_tokens", 0, 30, 6, SEED),
    Count("fort_tokens", 0, 5, 1, SEED),
    Count("wonder_tokens", 24, 12, 0, SEED),
    Count("wonder_cards", 22, 14, 0, SEED),
    Count("resource_tokens", 32, 8, 0, SEED),
    Count("trade_tokens", 34, 26, 0, SEED),
    Count("barbarian_tokens", 9, 2, 0, SEED),
    Count("natural_wonder_tokens", 4, 2, 0, SEED),
    Count("city_state_tokens", 4, 2, 0, SEED),
    Count("city_state_cards", 16, 8, 0, SEED),
    Count("player_diplomacy_cards", 12, 13, 5, SEED),
    Count("victory_cards", 4, 8, 0, SEED),
    Count("leader_sheets", 8, 10, 0, SEED),
    Count("focus_cards", 56, 64, 24, SEED),
    Count("unique_focus_cards", 0, 18, 1, SEED),
    Count("ibrahim_card", 0, 1, 0, SEED),
    Count("capitals", 4, 1, 1, SEED),
    Count("cities", 28, 7, 7, SEED),
    Count("caravans", 12, 3, 3, SEED),
    Count("armies", 0, 10, 2, SEED),
    Count("tech_dials", 4, 1, 1, SEED),
    Count("focus_bars", 0, 5, 1, SEED),
    Count("dice", 2, 0, 0, PUBLIC),
    Count("barbarian_direction_token", 1, 0, 0, SEED),
)
"""How many there are of each piece. (ND-2.1)"""
# fmt: on
