"""The event cards. (COC-10)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from epoka.games.clash_of_cultures.components.numbers import Numbers


class Event(NamedTuple):
    """An event card; cards with the same text share their `effect`."""

    id: str
    number: int
    effect: str
    icon: str | None
    target: str  # active, all, great_person or lasting
    protected_by: tuple[str, ...] = ()
    lasting: str | None = None  # used: until somebody used it; sanitation: until every player owns Sanitation
    food: int = 0  # what it gives or, below zero, takes (a drought: for each city)
    category: str | None = None  # a great person gives an advance of it
    half_points: int = 0  # half points for the card or for each token, cube, unit or piece it took
    expansion: bool = False


# fmt: off
EFFECTS: Final[Mapping[str, Numbers]] = {
    "pestilence": {"cities": 2, "cities_hit": 1, "steps": 1, "spread": 2},
    "epidemics": {"units": 2, "lost": 1, "spread": 2},
    "great_explorer": {"food": 2},
    "great_philosopher": {"ideas": 2},
    "great_scientist": {"ideas": 1, "cards": 1},
    "elder_statesman": {"cards": 2},
    "great_warlord": {"combat": 2},
    "volcano": {"cities": 4},
    "earthquake": {"cities": 3, "pieces": 3, "steps": 1},
    "flood": {"steps": 1},
    "migration": {"steps": 1},
    "civil_war": {"steps": 1},
    "revolution": {"actions": 1},
    "uprising": {"most": 4},
    "envoys": {"ideas": 1, "culture": 1, "gift": 1},
    "trojan_horse": {"wood": 1, "culture": 1},
    "scientific_trade": {"ideas": 1, "least": 2},
    "flourishing_trade": {"gold": 1, "most": 3, "least": 1},
    "era_of_stability": {"tokens": 1, "most": 3, "least": 1},
    "black_death": {"units": 4, "more": 1},
    "famine_drought": {"most": 3},
    "fire": {"steps": 1, "wood": 1},
    "successful_year": {"food": 1},
    "great_architect": {"culture": 3},
    "great_diplomat": {"culture": 2},
}
"""The numbers of the texts of events; most texts are on one card."""

RUIN: Final[Numbers] = {"halves": 4}
"""Half points of a piece that a volcano or an earthquake takes. (COC-10.1)"""

GREAT_PERSON: Final[Numbers] = {"first": 1, "others": 2}
"""The culture that a great person costs whoever draws it, and the others. (COC-10.5.2)"""

EVENTS: Final = (
    Event("event_01_pestilence", 1, "pestilence", None, "all", protected_by=("sanitation",), lasting="sanitation"),
    Event("event_02_epidemics", 2, "epidemics", None, "all", protected_by=("sanitation",)),
    Event("event_03_famine", 3, "famine", "barbarians_move", "active", protected_by=("irrigation", "rome_aqueduct"), food=-1),
    Event("event_04_famine", 4, "famine", "barbarians_move", "active", protected_by=("irrigation", "rome_aqueduct"), food=-1),
    Event("event_05_famine", 5, "famine", "barbarians_move", "active", protected_by=("irrigation", "rome_aqueduct"), food=-1),
    Event("event_06_severe_famine", 6, "famine", "barbarians_move", "active", protected_by=("irrigation", "rome_aqueduct"), food=-2),
    Event("event_07_severe_famine", 7, "famine", "barbarians_move", "active", protected_by=("irrigation", "rome_aqueduct"), food=-2),
    Event("event_08_severe_famine", 8, "famine", "barbarians_move", "active", protected_by=("irrigation", "rome_aqueduct"), food=-2),
    Event("event_09_good_year_all", 9, "year_all", "barbarians_spawn", "all", food=1),
    Event("event_10_good_year_you", 10, "year_you", "barbarians_spawn", "active", food=1),
    Event("event_11_good_year_share", 11, "year_share", "barbarians_spawn", "active", food=1),
    Event("event_12_awesome_year_you", 12, "year_you", "barbarians_spawn", "active", food=2),
    Event("event_13_awesome_year_all", 13, "year_all", "exhausted_land", "all", food=2),
    Event("event_14_awesome_year_share", 14, "year_share", "exhausted_land", "active", food=2),
    Event("event_15_fantastic_year_all", 15, "year_all", "barbarians_spawn", "all", food=3),
    Event("event_16_fantastic_year_share", 16, "year_share", "barbarians_spawn", "active", food=3),
    Event("event_17_fantastic_year_you", 17, "year_you", "barbarians_spawn", "active", food=3),
    Event("event_18_great_explorer", 18, "great_explorer", "exhausted_land", "great_person", category="seafaring"),
    Event("event_19_great_artist", 19, "great_artist", "barbarians_move", "great_person", category="culture"),
    Event("event_20_great_prophet", 20, "great_prophet", "barbarians_move", "great_person", category="spirituality"),
    Event("event_21_great_philosopher", 21, "great_philosopher", "barbarians_move", "great_person", category="education"),
    Event("event_22_great_scientist", 22, "great_scientist", "barbarians_move", "great_person", category="science"),
    Event("event_23_elder_statesman", 23, "elder_statesman", "barbarians_move", "great_person", category="government"),
    Event("event_24_great_warlord", 24, "great_warlord", "exhausted_land", "great_person", category="warfare"),
    Event("event_25_great_merchant", 25, "great_merchant", "barbarians_move", "great_person", category="economy"),
    Event("event_26_great_engineer", 26, "great_engineer", "barbarians_move", "great_person", category="construction"),
    Event("event_27_population_boom", 27, "population_boom", "barbarians_spawn", "active"),
    Event("event_28_population_boom", 28, "population_boom", "barbarians_move", "active"),
    Event("event_29_volcano", 29, "volcano", None, "active"),
    Event("event_30_earthquake", 30, "earthquake", None, "active"),
    Event("event_31_heavy_earthquake", 31, "earthquake", None, "all"),
    Event("event_32_flood", 32, "flood", None, "active"),
    Event("event_33_heavy_flood", 33, "flood", None, "all"),
    Event("event_34_migration", 34, "migration", "gold_mine", "active"),
    Event("event_35_migration", 35, "migration", "gold_mine", "active"),
    Event("event_36_civil_war", 36, "civil_war", None, "active"),
    Event("event_37_civil_war", 37, "civil_war", None, "active"),
    Event("event_38_revolution", 38, "revolution", "gold_mine", "active"),
    Event("event_39_uprising", 39, "uprising", None, "active", half_points=1, expansion=True),
    Event("event_40_envoys", 40, "envoys", "barbarians_move", "active", expansion=True),
    Event("event_41_solar_eclipse", 41, "solar_eclipse", "pirates", "lasting", lasting="used", half_points=2, expansion=True),
    Event("event_42_trojan_horse", 42, "trojan_horse", "barbarians_move", "lasting", lasting="used", half_points=2, expansion=True),
    Event("event_43_guillotine", 43, "guillotine", "barbarians_spawn", "active", half_points=4, expansion=True),
    Event("event_44_anarchy", 44, "anarchy", None, "active", half_points=2, expansion=True),
    Event("event_45_scientific_trade", 45, "scientific_trade", "pirates", "all", expansion=True),
    Event("event_46_flourishing_trade", 46, "flourishing_trade", "pirates", "all", expansion=True),
    Event("event_47_era_of_stability", 47, "era_of_stability", "exhausted_land", "all", expansion=True),
    Event("event_48_reformation", 48, "reformation", "barbarians_spawn", "active", expansion=True),
    Event("event_49_pandemics", 49, "pandemics", "barbarians_move", "all", protected_by=("sanitation",), expansion=True),
    Event("event_50_black_death", 50, "black_death", None, "all", half_points=2, expansion=True),
    Event("event_51_famine_vermin", 51, "famine_vermin", None, "all", protected_by=("irrigation", "rome_aqueduct"), food=-1, expansion=True),
    Event("event_52_famine_drought", 52, "famine_drought", None, "active", protected_by=("irrigation", "rome_aqueduct"), food=-1, expansion=True),
    Event("event_53_fire", 53, "fire", "gold_mine", "active", expansion=True),
    Event("event_54_successful_year", 54, "successful_year", "pirates", "all", expansion=True),
    Event("event_55_great_architect", 55, "great_architect", "pirates", "great_person", expansion=True),
    Event("event_56_great_athlete", 56, "great_athlete", "pirates", "great_person", category="culture", expansion=True),
    Event("event_57_great_diplomat", 57, "great_diplomat", "barbarians_spawn", "great_person", expansion=True),
    Event("event_58_great_seer", 58, "great_seer", "pirates", "great_person", expansion=True),
)
"""All event cards by number."""
# fmt: on
