"""The action cards. (COC-12.1)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from epoka.games.clash_of_cultures.components.numbers import NO_NUMBERS, Numbers


class Civil(NamedTuple):
    """The upper half, played in the own turn as a free or as a main action."""

    id: str
    action: str  # free or main
    cost: Mapping[str, int]
    numbers: Numbers = NO_NUMBERS


class Combat(NamedTuple):
    """The lower half, played face down in a battle."""

    id: str
    needs_any_of: tuple[str, ...]
    role: str | None
    place: str | None
    numbers: Numbers = NO_NUMBERS


class ActionCard(NamedTuple):
    """An action card with the names of its two halves."""

    id: str
    number: int
    civil: str
    combat: str


# fmt: off
CIVIL: Final = {
    half.id: half
    for half in (
        Civil("quick_advance", "free", {"culture": 1}),
        Civil("inspiration", "free", {}, numbers={"hexes": 2}),
        Civil("hero_general", "free", {}, numbers={"steps": 1, "mood": 1}),
        Civil("spy", "main", {"culture": 1}),
        Civil("ideas", "free", {}, numbers={"ideas": 1}),
        Civil("great_ideas", "free", {}, numbers={"ideas": 2}),
        Civil("mercenaries", "main", {}, numbers={"hexes": 2, "price": 1}),
        Civil("cultural_takeover", "free", {}, numbers={"size": 1}),
        Civil("city_development", "main", {"culture": 1}),
        Civil("production_focus", "free", {}),
        Civil("explorer", "main", {"culture": 1}),
        Civil("negotiations", "free", {"culture": 1}),
        Civil("leadership", "free", {"culture": 1}, numbers={"actions": 1}),
        Civil("assassination", "free", {"culture": 1}, numbers={"actions": 1}),
        Civil("mass_production", "free", {}, numbers={"resources": 2}),
        Civil("new_plans", "main", {"culture": 1}, numbers={"cards": 2}),
        Civil("synergies", "main", {}),
        Civil("teach_us", "free", {}),
        Civil("militia", "free", {"culture": 1}),
        Civil("technology_trade", "free", {}),
        Civil("new_ideas", "main", {}, numbers={"ideas": 2}),
    )
}
"""The upper halves by name; most are on several cards."""

COMBAT: Final = {
    half.id: half
    for half in (
        Combat("peltasts", ("army",), None, None, numbers={"roll": 5, "hits": 1}),
        Combat("encircled", ("army",), None, None, numbers={"roll": 5, "hits": 1}),
        Combat("wedge_formation", ("army",), "attacker", None, numbers={"combat": 1}),
        Combat("high_morale", ("army", "ship", "fortress"), None, None, numbers={"combat": 2}),
        Combat("heavy_resistance", ("army", "ship", "fortress"), "defender", None, numbers={"combat": 1}),
        Combat("high_ground", ("army", "fortress"), None, "land"),
        Combat("surprise", ("army", "ship", "fortress"), None, None, numbers={"combat": 1, "cards": 1}),
        Combat("siege", ("army",), "attacker", "city", numbers={"combat": 1, "food": 2}),
        Combat("for_the_people", ("army", "fortress"), "defender", "city", numbers={"dice": 1}),
        Combat("improved_defenses", ("army", "fortress"), "defender", "city", numbers={"hits": 1}),
        Combat("tactical_retreat", ("army",), "defender", "land"),
        Combat("defensive_formation", ("army", "ship", "fortress"), "defender", None, numbers={"dice": 1}),
        Combat("scout", ("army", "ship", "fortress"), None, None),
        Combat("martyr", ("army", "ship"), None, None),
        Combat("archers", ("army",), None, None, numbers={"roll": 5}),
        Combat("flanking", ("army",), "attacker", None, numbers={"dice": 1}),
    )
}
"""The lower halves by name."""

ACTION_CARDS: Final = (
    ActionCard("action_01", 1, "quick_advance", "peltasts"),
    ActionCard("action_02", 2, "quick_advance", "encircled"),
    ActionCard("action_03", 3, "inspiration", "encircled"),
    ActionCard("action_04", 4, "inspiration", "peltasts"),
    ActionCard("action_05", 5, "hero_general", "wedge_formation"),
    ActionCard("action_06", 6, "hero_general", "high_morale"),
    ActionCard("action_07", 7, "spy", "heavy_resistance"),
    ActionCard("action_08", 8, "spy", "high_morale"),
    ActionCard("action_09", 9, "ideas", "high_ground"),
    ActionCard("action_10", 10, "ideas", "surprise"),
    ActionCard("action_11", 11, "great_ideas", "siege"),
    ActionCard("action_12", 12, "great_ideas", "high_ground"),
    ActionCard("action_13", 13, "mercenaries", "for_the_people"),
    ActionCard("action_14", 14, "mercenaries", "heavy_resistance"),
    ActionCard("action_15", 15, "cultural_takeover", "heavy_resistance"),
    ActionCard("action_16", 16, "cultural_takeover", "improved_defenses"),
    ActionCard("action_17", 17, "city_development", "tactical_retreat"),
    ActionCard("action_18", 18, "city_development", "peltasts"),
    ActionCard("action_19", 19, "production_focus", "tactical_retreat"),
    ActionCard("action_20", 20, "production_focus", "peltasts"),
    ActionCard("action_21", 21, "explorer", "encircled"),
    ActionCard("action_22", 22, "explorer", "defensive_formation"),
    ActionCard("action_23", 23, "negotiations", "scout"),
    ActionCard("action_24", 24, "negotiations", "martyr"),
    ActionCard("action_25", 25, "leadership", "high_ground"),
    ActionCard("action_26", 26, "leadership", "archers"),
    ActionCard("action_27", 27, "assassination", "high_ground"),
    ActionCard("action_28", 28, "assassination", "archers"),
    ActionCard("action_29", 29, "mass_production", "defensive_formation"),
    ActionCard("action_30", 30, "mass_production", "encircled"),
    ActionCard("action_31", 31, "new_plans", "flanking"),
    ActionCard("action_32", 32, "new_plans", "high_morale"),
    ActionCard("action_33", 33, "synergies", "defensive_formation"),
    ActionCard("action_34", 34, "synergies", "archers"),
    ActionCard("action_35", 35, "teach_us", "defensive_formation"),
    ActionCard("action_36", 36, "teach_us", "archers"),
    ActionCard("action_37", 37, "militia", "wedge_formation"),
    ActionCard("action_38", 38, "militia", "high_morale"),
    ActionCard("action_39", 39, "technology_trade", "surprise"),
    ActionCard("action_40", 40, "technology_trade", "high_ground"),
    ActionCard("action_41", 41, "new_ideas", "high_morale"),
    ActionCard("action_42", 42, "new_ideas", "flanking"),
)
"""All action cards by number."""
# fmt: on
