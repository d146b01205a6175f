"""The objective cards. (COC-12.2)"""

from __future__ import annotations

from typing import Final, NamedTuple


class Goal(NamedTuple):
    """One of the two goals of an objective card, and another that may not be completed together with it."""

    id: str
    when: str  # status, instant or instant_or_status
    excludes: str | None = None


class Objective(NamedTuple):
    """An objective card; one of its goals completes it."""

    id: str
    number: int
    upper: Goal
    lower: Goal
    points: int = 2
    expansion: bool = False


# fmt: off
OBJECTIVES: Final = (
    Objective("objective_01", 1, Goal("large_civilization", "status"), Goal("draft_objective", "instant")),
    Objective("objective_02", 2, Goal("scientific_lead", "status"), Goal("conqueror", "instant")),
    Objective("objective_03", 3, Goal("coastal_culture", "status"), Goal("warmonger", "instant")),
    Objective("objective_04", 4, Goal("advanced_culture", "status"), Goal("warmonger", "instant")),
    Objective("objective_05", 5, Goal("religious_fervor", "status"), Goal("general", "instant")),
    Objective("objective_06", 6, Goal("city_planner", "status"), Goal("great_battle", "instant")),
    Objective("objective_07", 7, Goal("eureka", "status"), Goal("defiance", "instant")),
    Objective("objective_08", 8, Goal("happy_population", "status"), Goal("conqueror", "instant")),
    Objective("objective_09", 9, Goal("education_lead", "status"), Goal("sea_blockade", "status")),
    Objective("objective_10", 10, Goal("optimized_storage", "status"), Goal("naval_assault", "instant")),
    Objective("objective_11", 11, Goal("wealth", "status"), Goal("large_fleet", "status")),
    Objective("objective_12", 12, Goal("ore_supplies", "status"), Goal("large_army", "status")),
    Objective("objective_13", 13, Goal("wood_supplies", "status"), Goal("fortifications", "status")),
    Objective("objective_14", 14, Goal("food_supplies", "status"), Goal("standing_army", "status", excludes="military_might")),
    Objective("objective_15", 15, Goal("architecture", "status"), Goal("militarized", "status")),
    Objective("objective_16", 16, Goal("goal_focused", "status"), Goal("bold", "instant")),
    Objective("objective_17", 17, Goal("colony", "status"), Goal("threat", "status")),
    Objective("objective_18", 18, Goal("culture_focus", "status"), Goal("legendary_battle", "instant")),
    Objective("objective_19", 19, Goal("consulate", "status"), Goal("great_battle", "instant")),
    Objective("objective_20", 20, Goal("science_focus", "status"), Goal("naval_assault", "instant")),
    Objective("objective_21", 21, Goal("trade_focus", "status"), Goal("scavenger", "instant")),
    Objective("objective_22", 22, Goal("metropolis", "status"), Goal("general", "instant")),
    Objective("objective_23", 23, Goal("seafarers", "status"), Goal("aggressor", "instant")),
    Objective("objective_24", 24, Goal("government", "status"), Goal("barbarian_conquest", "instant")),
    Objective("objective_25", 25, Goal("government", "status"), Goal("aggressor", "instant")),
    Objective("objective_26", 26, Goal("expansionist", "status"), Goal("military_might", "status", excludes="standing_army")),
    Objective("objective_27", 27, Goal("city_founder", "instant"), Goal("resistance", "instant")),
    Objective("objective_28", 28, Goal("trade_power", "status", excludes="shipping_routes"), Goal("resistance", "instant")),
    Objective("objective_29", 29, Goal("shipping_routes", "status", excludes="trade_power"), Goal("terror_regime", "instant")),
    Objective("objective_30", 30, Goal("diversified_research", "status"), Goal("bold", "instant")),
    Objective("objective_31", 31, Goal("culture_power", "status"), Goal("barbarian_conquest", "instant")),
    Objective("objective_32", 32, Goal("magnificent_culture", "instant_or_status"), Goal("outpost", "status")),
    Objective("objective_33", 33, Goal("star_gazers", "status"), Goal("horse_power", "status"), expansion=True),
    Objective("objective_34", 34, Goal("traders", "status"), Goal("great_commander", "instant"), expansion=True),
    Objective("objective_35", 35, Goal("versatility", "status"), Goal("brutus", "instant"), expansion=True),
    Objective("objective_36", 36, Goal("legacy", "status"), Goal("ivory_tower", "status"), expansion=True),
    Objective("objective_37", 37, Goal("migration_objective", "status"), Goal("trample", "instant"), expansion=True),
    Objective("objective_38", 38, Goal("high_culture", "status"), Goal("sea_cleansing", "instant"), expansion=True),
)
"""All objective cards by number."""
# fmt: on
