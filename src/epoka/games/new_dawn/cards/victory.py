"""The victory cards with their agendas. (ND-25.5)"""

from __future__ import annotations

from typing import Final

from epoka.games.new_dawn.card import (
    BASE,
    CULTURE,
    ECONOMY,
    EXPANSION,
    MILITARY,
    PUBLIC,
    REMOVED,
    REPLACEMENT,
    SCIENCE,
    SEED,
    Agenda,
    Requirement,
    VictoryCard,
)

# fmt: off
VICTORY_CARDS: Final = (
    VictoryCard("vc_fortified", EXPANSION, "fort", (Agenda("fortified", Requirement("forts_controlled_min", 1)),), SEED),
    VictoryCard("vc_expeditionary", EXPANSION, "fort", (Agenda("expeditionary", Requirement("forts_controlled_min", 2)),), SEED),
    VictoryCard("vc_industrious_progressive", EXPANSION, "standard", (Agenda("industrious", Requirement("districts_on_map", 5)), Agenda("progressive", Requirement("wonder_of_each_age"))), SEED),
    VictoryCard("vc_diplomatic_hoarder", EXPANSION, "standard", (Agenda("diplomatic", Requirement("diplomacy_sources_distinct", 4)), Agenda("hoarder", Requirement("resource_and_natural_wonder_tokens", 5))), SEED),
    VictoryCard("vc_defensive_devastating", EXPANSION, "standard", (Agenda("defensive", Requirement("reinforced_tokens", 15)), Agenda("devastating", Requirement("win_attack_with_value_min", 16))), SEED),
    VictoryCard("vc_expansionist_prolific", EXPANSION, "standard", (Agenda("expansionist", Requirement("cities_on_distinct_tiles", 6)), Agenda("prolific", Requirement("wonders_same_age", 2))), SEED),
    VictoryCard("vc_provincial_diversified", EXPANSION, "standard", (Agenda("provincial", Requirement("mature_city_on_distinct_tiles", 4)), Agenda("diversified", Requirement("wonder_types_distinct", 3))), SEED),
    VictoryCard("vc_technophile_scholarly", REPLACEMENT, "standard", (Agenda("technophile", Requirement("level_iv_cards_in_row", 3)), Agenda("scholarly", Requirement("wonders_of_type", 2, SCIENCE))), SEED),
    VictoryCard("vc_populous_preservationist", BASE, "standard", (Agenda("populous", Requirement("mature_cities", 5)), Agenda("preservationist", Requirement("natural_wonders", 2))), PUBLIC),
    VictoryCard("vc_warmonger_paranoid", BASE, "standard", (Agenda("warmonger", Requirement("any_of", options=(Requirement("rival_capitals_defeated", 1), Requirement("conquered_city_states_controlled", 2)))), Agenda("paranoid", Requirement("wonders_of_type", 2, MILITARY))), PUBLIC),
    VictoryCard("vc_civilized_money_grubber", BASE, "standard", (Agenda("civilized", Requirement("cities_on_map", 8)), Agenda("money_grubber", Requirement("wonders_of_type", 2, ECONOMY))), PUBLIC),
    VictoryCard("vc_explorer_aesthetic", BASE, "standard", (Agenda("explorer", Requirement("friendly_spaces_adjacent_to_water_or_on_edge", 15)), Agenda("aesthetic", Requirement("wonders_of_type", 2, CULTURE))), PUBLIC),
)

BASE_VICTORY_CARDS: Final = (
    VictoryCard("base_vc_technophile_scholarly", REMOVED, "standard", (Agenda("base_technophile", Requirement("tech_dial_reached", 24)), Agenda("base_scholarly", Requirement("wonders_of_type", 2, SCIENCE))), PUBLIC),
)
"""The base game has it instead of that of the same name. (ND-27.6)"""
# fmt: on
