"""Every component as a row of a table, in the order of the facts. (COC-1.4, COC-1.5)"""

from epoka.games.clash_of_cultures.components.action_cards import ACTION_CARDS, CIVIL, COMBAT, ActionCard, Civil, Combat
from epoka.games.clash_of_cultures.components.advances import ADVANCES, CATEGORIES, Advance, Category
from epoka.games.clash_of_cultures.components.buildings import BUILDINGS, SETTLEMENT, Building, Settlement
from epoka.games.clash_of_cultures.components.civilizations import (
    CIVILIZATIONS,
    Ability,
    Civilization,
    CivilizationAdvance,
    Leader,
)
from epoka.games.clash_of_cultures.components.die import FACES, Face
from epoka.games.clash_of_cultures.components.events import EFFECTS, EVENTS, GREAT_PERSON, RUIN, Event
from epoka.games.clash_of_cultures.components.layouts import LAYOUTS, Home, Layout
from epoka.games.clash_of_cultures.components.numbers import Numbered, Numbers
from epoka.games.clash_of_cultures.components.objectives import GOALS, OBJECTIVES, Goal, Objective
from epoka.games.clash_of_cultures.components.stock import EXHAUSTED_LAND, RESOURCES, TERRAINS, Resource, Terrain
from epoka.games.clash_of_cultures.components.tiles import REGULAR_TILES, SPECIAL_TILES, START_TILES, Tile
from epoka.games.clash_of_cultures.components.units import UNITS, Unit
from epoka.games.clash_of_cultures.components.wonders import WONDERS, Wonder

__all__ = [
    "ACTION_CARDS",
    "ADVANCES",
    "BUILDINGS",
    "CATEGORIES",
    "CIVIL",
    "CIVILIZATIONS",
    "COMBAT",
    "EFFECTS",
    "EVENTS",
    "EXHAUSTED_LAND",
    "FACES",
    "GOALS",
    "GREAT_PERSON",
    "LAYOUTS",
    "OBJECTIVES",
    "REGULAR_TILES",
    "RESOURCES",
    "RUIN",
    "SETTLEMENT",
    "SPECIAL_TILES",
    "START_TILES",
    "TERRAINS",
    "UNITS",
    "WONDERS",
    "Ability",
    "ActionCard",
    "Advance",
    "Building",
    "Category",
    "Civil",
    "Civilization",
    "CivilizationAdvance",
    "Combat",
    "Event",
    "Face",
    "Goal",
    "Home",
    "Layout",
    "Leader",
    "Numbered",
    "Numbers",
    "Objective",
    "Resource",
    "Settlement",
    "Terrain",
    "Tile",
    "Unit",
    "Wonder",
]
