"""The objective cards. (COC-12.2)"""

from __future__ import annotations

from typing import Final, NamedTuple

from epoka.games.clash_of_cultures.components.numbers import NO_NUMBERS, Numbers


class Goal(NamedTuple):
    """One of the two goals of an objective card, and another that may not be completed together with it."""

    id: str
    when: str  # status, instant or instant_or_status
    excludes: str | None = None
    numbers: Numbers = NO_NUMBERS


class Objective(NamedTuple):
    """An objective card with the names of its goals; one of them completes it."""

    id: str
    number: int
    upper: str
    lower: str
    points: int = 2
    expansion: bool = False


# fmt: off
GOALS: Final = {
    goal.id: goal
    for goal in (
        Goal("large_civilization", "status", numbers={"cities": 6}),
        Goal("draft_objective", "instant", numbers={"actions": 2}),
        Goal("scientific_lead", "status"),
        Goal("conqueror", "instant"),
        Goal("coastal_culture", "status"),
        Goal("warmonger", "instant"),
        Goal("advanced_culture", "status", numbers={"advances": 6}),
        Goal("religious_fervor", "status"),
        Goal("general", "instant", numbers={"units": 3}),
        Goal("city_planner", "status"),
        Goal("great_battle", "instant", numbers={"units": 6}),
        Goal("eureka", "status", numbers={"ideas": 5, "pay": 2}),
        Goal("defiance", "instant"),
        Goal("happy_population", "status", numbers={"cities": 4}),
        Goal("education_lead", "status"),
        Goal("sea_blockade", "status", numbers={"ships": 2}),
        Goal("optimized_storage", "status", numbers={"amount": 3}),
        Goal("naval_assault", "instant"),
        Goal("wealth", "status", numbers={"gold": 5, "pay": 2}),
        Goal("large_fleet", "status", numbers={"ships": 4, "least": 2}),
        Goal("ore_supplies", "status", numbers={"ore": 5, "pay": 2}),
        Goal("large_army", "status", numbers={"units": 4}),
        Goal("wood_supplies", "status", numbers={"wood": 5, "pay": 2}),
        Goal("fortifications", "status"),
        Goal("food_supplies", "status", numbers={"food": 5, "pay": 2}),
        Goal("standing_army", "status", excludes="military_might", numbers={"cities": 4}),
        Goal("architecture", "status", numbers={"kinds": 4}),
        Goal("militarized", "status"),
        Goal("goal_focused", "status"),
        Goal("bold", "instant"),
        Goal("colony", "status", numbers={"hexes": 5}),
        Goal("threat", "status", numbers={"units": 4}),
        Goal("culture_focus", "status"),
        Goal("legendary_battle", "instant", numbers={"size": 5, "units": 3}),
        Goal("consulate", "status", numbers={"cities": 2}),
        Goal("science_focus", "status"),
        Goal("trade_focus", "status"),
        Goal("scavenger", "instant"),
        Goal("metropolis", "status", numbers={"size": 5}),
        Goal("seafarers", "status"),
        Goal("aggressor", "instant", numbers={"units": 2}),
        Goal("government", "status"),
        Goal("barbarian_conquest", "instant", numbers={"units": 2}),
        Goal("expansionist", "status", numbers={"cities": 4}),
        Goal("military_might", "status", excludes="standing_army", numbers={"units": 12}),
        Goal("city_founder", "instant", numbers={"hexes": 5}),
        Goal("resistance", "instant", numbers={"units": 2}),
        Goal("trade_power", "status", excludes="shipping_routes", numbers={"routes": 3}),
        Goal("shipping_routes", "status", excludes="trade_power", numbers={"routes": 2}),
        Goal("terror_regime", "instant", numbers={"cities": 4}),
        Goal("diversified_research", "status", numbers={"categories": 9}),
        Goal("culture_power", "status"),
        Goal("magnificent_culture", "instant_or_status"),
        Goal("outpost", "status", numbers={"hexes": 3}),
        Goal("star_gazers", "status"),
        Goal("horse_power", "status", numbers={"hexes": 3}),
        Goal("traders", "status"),
        Goal("great_commander", "instant"),
        Goal("versatility", "status"),
        Goal("brutus", "instant", numbers={"units": 2}),
        Goal("legacy", "status"),
        Goal("ivory_tower", "status", numbers={"hexes": 3}),
        Goal("migration_objective", "status", numbers={"hexes": 3}),
        Goal("trample", "instant"),
        Goal("high_culture", "status", numbers={"leaders": 2}),
        Goal("sea_cleansing", "instant"),
    )
}
"""The goals by name; some are on several cards."""

OBJECTIVES: Final = (
    Objective("objective_01", 1, "large_civilization", "draft_objective"),
    Objective("objective_02", 2, "scientific_lead", "conqueror"),
    Objective("objective_03", 3, "coastal_culture", "warmonger"),
    Objective("objective_04", 4, "advanced_culture", "warmonger"),
    Objective("objective_05", 5, "religious_fervor", "general"),
    Objective("objective_06", 6, "city_planner", "great_battle"),
    Objective("objective_07", 7, "eureka", "defiance"),
    Objective("objective_08", 8, "happy_population", "conqueror"),
    Objective("objective_09", 9, "education_lead", "sea_blockade"),
    Objective("objective_10", 10, "optimized_storage", "naval_assault"),
    Objective("objective_11", 11, "wealth", "large_fleet"),
    Objective("objective_12", 12, "ore_supplies", "large_army"),
    Objective("objective_13", 13, "wood_supplies", "fortifications"),
    Objective("objective_14", 14, "food_supplies", "standing_army"),
    Objective("objective_15", 15, "architecture", "militarized"),
    Objective("objective_16", 16, "goal_focused", "bold"),
    Objective("objective_17", 17, "colony", "threat"),
    Objective("objective_18", 18, "culture_focus", "legendary_battle"),
    Objective("objective_19", 19, "consulate", "great_battle"),
    Objective("objective_20", 20, "science_focus", "naval_assault"),
    Objective("objective_21", 21, "trade_focus", "scavenger"),
    Objective("objective_22", 22, "metropolis", "general"),
    Objective("objective_23", 23, "seafarers", "aggressor"),
    Objective("objective_24", 24, "government", "barbarian_conquest"),
    Objective("objective_25", 25, "government", "aggressor"),
    Objective("objective_26", 26, "expansionist", "military_might"),
    Objective("objective_27", 27, "city_founder", "resistance"),
    Objective("objective_28", 28, "trade_power", "resistance"),
    Objective("objective_29", 29, "shipping_routes", "terror_regime"),
    Objective("objective_30", 30, "diversified_research", "bold"),
    Objective("objective_31", 31, "culture_power", "barbarian_conquest"),
    Objective("objective_32", 32, "magnificent_culture", "outpost"),
    Objective("objective_33", 33, "star_gazers", "horse_power", expansion=True),
    Objective("objective_34", 34, "traders", "great_commander", expansion=True),
    Objective("objective_35", 35, "versatility", "brutus", expansion=True),
    Objective("objective_36", 36, "legacy", "ivory_tower", expansion=True),
    Objective("objective_37", 37, "migration_objective", "trample", expansion=True),
    Objective("objective_38", 38, "high_culture", "sea_cleansing", expansion=True),
)
"""All objective cards by number."""
# fmt: on
