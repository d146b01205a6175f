"""The leaders, and the card that one of them hands out. (ND-3.1, ND-28)"""

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
    Leader,
    Special,
)
from epoka.games.new_dawn.effects import (
    AFTER_RESET,
    AT_OTTOMAN_CITY,
    ATTACK_WON,
    BARBARIAN_DEFEATED,
    BOTH,
    CITY_BUILT,
    DEFEND,
    FIRST_TURN,
    NATURAL_WONDER,
    PLACED,
    RESOLVE,
    START_OF_TURN,
    UNLIMITED,
    BonusByAge,
    ChainTokens,
    CombatBonus,
    Difficulty,
    DiplomacyLimit,
    DistrictNow,
    FigureStart,
    GainResource,
    GainTrade,
    GiveCard,
    Movement,
    NaturalWonderOnCard,
    PlaceToken,
    ReinforcedBonus,
    SlotShift,
    SpendNaturalOnCard,
    SwapCards,
    TakeFromPartner,
    WaterAsLand,
    WonderCost,
    on,
)

# fmt: off
LEADERS: Final = (
    Leader("america", BASE, (MILITARY, SCIENCE, INDUSTRY, CULTURE, ECONOMY), "radio", (on(NATURAL_WONDER, NaturalWonderOnCard()), SpendNaturalOnCard()), PUBLIC),
    Leader("aztec", BASE, (SCIENCE, CULTURE, ECONOMY, MILITARY, INDUSTRY), "mysticism", (on(AFTER_RESET, SwapCards(), card=(MILITARY,), if_="won_attack_this_turn", optional=1),), PUBLIC),
    Leader("egypt", BASE, (SCIENCE, ECONOMY, INDUSTRY, MILITARY, CULTURE), "wheel", (WonderCost(-1),), PUBLIC),
    Leader("france", BASE, (MILITARY, SCIENCE, ECONOMY, INDUSTRY, CULTURE), "humanism", (on(RESOLVE, BonusByAge(what="control_token", none=0, ancient=1, medieval=2, modern=3), card=(CULTURE,)),), PUBLIC),
    Leader("japan", BASE, (INDUSTRY, ECONOMY, MILITARY, SCIENCE, CULTURE), "industrialization", (Difficulty(("everything",), set=3, terrain=("desert", "mountains"), if_="space_next_to_water_or_on_edge", when="own_turn"),), PUBLIC),
    Leader("rome", BASE, (SCIENCE, ECONOMY, MILITARY, CULTURE, INDUSTRY), "military_engineering", (FigureStart(("caravan",)),), PUBLIC),
    Leader("scythia", BASE, (CULTURE, MILITARY, SCIENCE, ECONOMY, INDUSTRY), "horseback_riding", (CombatBonus(3, BOTH, terrain=("grassland", "hills")),), PUBLIC),
    Leader("sumeria", BASE, (ECONOMY, CULTURE, SCIENCE, MILITARY, INDUSTRY), "craftsmanship", (on(BARBARIAN_DEFEATED, GainResource(1)),), PUBLIC),
    Leader("china", EXPANSION, (MILITARY, INDUSTRY, ECONOMY, CULTURE, SCIENCE), "writing", (ReinforcedBonus(2, (DEFEND,)),), SEED),
    Leader("england", EXPANSION, (ECONOMY, SCIENCE, CULTURE, INDUSTRY, MILITARY), "natural_history", (on(CITY_BUILT, PlaceToken(1, adjacent_to="new_city", reinforced=1), if_="only_city_on_its_tile", optional=1),), SEED),
    Leader("georgia", EXPANSION, (INDUSTRY, SCIENCE, ECONOMY, MILITARY, CULTURE), "siege_tactics", (on(RESOLVE, SlotShift(1), if_="hold_city_state_card_of_card_type"),), PUBLIC),
    Leader("inca", EXPANSION, (CULTURE, MILITARY, SCIENCE, INDUSTRY, ECONOMY), "state_workforce", (on(PLACED, ChainTokens(1), if_terrain=("mountains",), optional=1),), PUBLIC),
    Leader("indonesia", EXPANSION, (CULTURE, MILITARY, SCIENCE, INDUSTRY, ECONOMY), "shipbuilding", (Movement(("caravan", "army"), enter_water=1), Movement(("caravan",), edge_water_adjacent=1)), PUBLIC),
    Leader("netherlands", EXPANSION, (CULTURE, SCIENCE, INDUSTRY, ECONOMY, MILITARY), "cartography", (WaterAsLand(),), PUBLIC),
    Leader("nubia", EXPANSION, (ECONOMY, INDUSTRY, CULTURE, SCIENCE, MILITARY), "construction", (on(AFTER_RESET, DistrictNow(1), card=(GROWTH,)),), PUBLIC),
    Leader("ottoman", EXPANSION, (SCIENCE, INDUSTRY, CULTURE, MILITARY, ECONOMY), "banking", (on(START_OF_TURN, GiveCard(), optional=1), CombatBonus(2, BOTH, vs="ibrahim_holder")), PUBLIC),
    Leader("poland", EXPANSION, (CULTURE, MILITARY, INDUSTRY, ECONOMY, SCIENCE), "astronomy", (on(FIRST_TURN, TakeFromPartner(1)), DiplomacyLimit("partner", UNLIMITED)), PUBLIC),
    Leader("zulu", EXPANSION, (INDUSTRY, CULTURE, ECONOMY, SCIENCE, MILITARY), "scorched_earth", (on(ATTACK_WON, GainTrade(1, MILITARY, extra_amount=1, extra_if="target_rival_city_or_city_state")),), PUBLIC),
)

SPECIAL_CARDS: Final = (
    Special("ibrahim", "ottoman", (on(AT_OTTOMAN_CITY, GainTrade(1, "any_own_card", who="holder_and_ottoman_player")),), PUBLIC),
)
# fmt: on
