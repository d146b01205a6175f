"""The action cards. (COC-12.1)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Civil(NamedTuple):
    """The upper half, played in the own turn as a free or as a main action."""

    id: str
    action: str  # free or main
    cost: Mapping[str, int]
    condition: str | None


class Combat(NamedTuple):
    """The lower half, played face down in a battle."""

    id: str
    needs_any_of: tuple[str, ...]
    role: str | None
    place: str | None
    timing: str  # reveal_first, reveal, roll or casualties


class ActionCard(NamedTuple):
    """An action card with its two halves."""

    id: str
    number: int
    civil: Civil
    combat: Combat


# fmt: off
ACTION_CARDS: Final = (
    ActionCard("action_01", 1, Civil("quick_advance", "free", {"culture": 1}, None), Combat("peltasts", ("army",), None, None, "reveal")),
    ActionCard("action_02", 2, Civil("quick_advance", "free", {"culture": 1}, None), Combat("encircled", ("army",), None, None, "casualties")),
    ActionCard("action_03", 3, Civil("inspiration", "free", {}, None), Combat("encircled", ("army",), None, None, "casualties")),
    ActionCard("action_04", 4, Civil("inspiration", "free", {}, None), Combat("peltasts", ("army",), None, None, "reveal")),
    ActionCard("action_05", 5, Civil("hero_general", "free", {}, "won_land_battle_this_turn"), Combat("wedge_formation", ("army",), "attacker", None, "roll")),
    ActionCard("action_06", 6, Civil("hero_general", "free", {}, "won_land_battle_this_turn"), Combat("high_morale", ("army", "ship", "fortress"), None, None, "roll")),
    ActionCard("action_07", 7, Civil("spy", "main", {"culture": 1}, None), Combat("heavy_resistance", ("army", "ship", "fortress"), "defender", None, "roll")),
    ActionCard("action_08", 8, Civil("spy", "main", {"culture": 1}, None), Combat("high_morale", ("army", "ship", "fortress"), None, None, "roll")),
    ActionCard("action_09", 9, Civil("ideas", "free", {}, "own_academy"), Combat("high_ground", ("army", "fortress"), None, "land", "roll")),
    ActionCard("action_10", 10, Civil("ideas", "free", {}, "own_academy"), Combat("surprise", ("army", "ship", "fortress"), None, None, "roll")),
    ActionCard("action_11", 11, Civil("great_ideas", "free", {}, "won_land_battle_or_captured_this_turn"), Combat("siege", ("army",), "attacker", "city", "roll")),
    ActionCard("action_12", 12, Civil("great_ideas", "free", {}, "won_land_battle_or_captured_this_turn"), Combat("high_ground", ("army", "fortress"), None, "land", "roll")),
    ActionCard("action_13", 13, Civil("mercenaries", "main", {}, None), Combat("for_the_people", ("army", "fortress"), "defender", "city", "roll")),
    ActionCard("action_14", 14, Civil("mercenaries", "main", {}, None), Combat("heavy_resistance", ("army", "ship", "fortress"), "defender", None, "roll")),
    ActionCard("action_15", 15, Civil("cultural_takeover", "free", {}, None), Combat("heavy_resistance", ("army", "ship", "fortress"), "defender", None, "roll")),
    ActionCard("action_16", 16, Civil("cultural_takeover", "free", {}, None), Combat("improved_defenses", ("army", "fortress"), "defender", "city", "casualties")),
    ActionCard("action_17", 17, Civil("city_development", "main", {"culture": 1}, None), Combat("tactical_retreat", ("army",), "defender", "land", "reveal")),
    ActionCard("action_18", 18, Civil("city_development", "main", {"culture": 1}, None), Combat("peltasts", ("army",), None, None, "reveal")),
    ActionCard("action_19", 19, Civil("production_focus", "free", {}, None), Combat("tactical_retreat", ("army",), "defender", "land", "reveal")),
    ActionCard("action_20", 20, Civil("production_focus", "free", {}, None), Combat("peltasts", ("army",), None, None, "reveal")),
    ActionCard("action_21", 21, Civil("explorer", "main", {"culture": 1}, None), Combat("encircled", ("army",), None, None, "casualties")),
    ActionCard("action_22", 22, Civil("explorer", "main", {"culture": 1}, None), Combat("defensive_formation", ("army", "ship", "fortress"), "defender", None, "roll")),
    ActionCard("action_23", 23, Civil("negotiations", "free", {"culture": 1}, "start_of_turn"), Combat("scout", ("army", "ship", "fortress"), None, None, "reveal_first")),
    ActionCard("action_24", 24, Civil("negotiations", "free", {"culture": 1}, "start_of_turn"), Combat("martyr", ("army", "ship"), None, None, "reveal")),
    ActionCard("action_25", 25, Civil("leadership", "free", {"culture": 1}, None), Combat("high_ground", ("army", "fortress"), None, "land", "roll")),
    ActionCard("action_26", 26, Civil("leadership", "free", {"culture": 1}, None), Combat("archers", ("army",), None, None, "reveal")),
    ActionCard("action_27", 27, Civil("assassination", "free", {"culture": 1}, None), Combat("high_ground", ("army", "fortress"), None, "land", "roll")),
    ActionCard("action_28", 28, Civil("assassination", "free", {"culture": 1}, None), Combat("archers", ("army",), None, None, "reveal")),
    ActionCard("action_29", 29, Civil("mass_production", "free", {}, None), Combat("defensive_formation", ("army", "ship", "fortress"), "defender", None, "roll")),
    ActionCard("action_30", 30, Civil("mass_production", "free", {}, None), Combat("encircled", ("army",), None, None, "casualties")),
    ActionCard("action_31", 31, Civil("new_plans", "main", {"culture": 1}, None), Combat("flanking", ("army",), "attacker", None, "roll")),
    ActionCard("action_32", 32, Civil("new_plans", "main", {"culture": 1}, None), Combat("high_morale", ("army", "ship", "fortress"), None, None, "roll")),
    ActionCard("action_33", 33, Civil("synergies", "main", {}, None), Combat("defensive_formation", ("army", "ship", "fortress"), "defender", None, "roll")),
    ActionCard("action_34", 34, Civil("synergies", "main", {}, None), Combat("archers", ("army",), None, None, "reveal")),
    ActionCard("action_35", 35, Civil("teach_us", "free", {}, "just_captured_city"), Combat("defensive_formation", ("army", "ship", "fortress"), "defender", None, "roll")),
    ActionCard("action_36", 36, Civil("teach_us", "free", {}, "just_captured_city"), Combat("archers", ("army",), None, None, "reveal")),
    ActionCard("action_37", 37, Civil("militia", "free", {"culture": 1}, None), Combat("wedge_formation", ("army",), "attacker", None, "roll")),
    ActionCard("action_38", 38, Civil("militia", "free", {"culture": 1}, None), Combat("high_morale", ("army", "ship", "fortress"), None, None, "roll")),
    ActionCard("action_39", 39, Civil("technology_trade", "free", {}, None), Combat("surprise", ("army", "ship", "fortress"), None, None, "roll")),
    ActionCard("action_40", 40, Civil("technology_trade", "free", {}, None), Combat("high_ground", ("army", "fortress"), None, "land", "roll")),
    ActionCard("action_41", 41, Civil("new_ideas", "main", {}, None), Combat("high_morale", ("army", "ship", "fortress"), None, None, "roll")),
    ActionCard("action_42", 42, Civil("new_ideas", "main", {}, None), Combat("flanking", ("army",), "attacker", None, "roll")),
)
"""All action cards by number."""
# fmt: on
