"""Every component as a row of a table, in the order of the facts."""

from epoka.games.clash_of_cultures.components.action_cards import ACTION_CARDS, ActionCard, Civil, Combat
from epoka.games.clash_of_cultures.components.advances import ADVANCES, CATEGORIES, Advance, Category
from epoka.games.clash_of_cultures.components.buildings import BUILDINGS, SETTLEMENT, Building, Settlement
from epoka.games.clash_of_cultures.components.civilizations import (
    CIVILIZATIONS,
    Ability,
    Civilization,
    CivilizationAdvance,
    Leader,
)
from epoka.games.clash_of_cultures.components.die import DICE, FACES, Face
from epoka.games.clash_of_cultures.components.events import EVENTS, Event
from epoka.games.clash_of_cultures.components.layouts import LAYOUTS, Home, Layout
from epoka.games.clash_of_cultures.components.objectives import OBJECTIVES, Goal, Objective
from epoka.games.clash_of_cultures.components.stock import EXHAUSTED_LAND, RESOURCES, TERRAINS, Resource, Terrain
from epoka.games.clash_of_cultures.components.tiles import REGULAR_TILES, SPECIAL_TILES, START_TILES, Tile
from epoka.games.clash_of_cultures.components.units import UNITS, Unit
from epoka.games.clash_of_cultures.components.wonders import WONDERS, Wonder

__all__ = [
    "ACTION_CARDS",
    "ADVANCES",
    "BUILDINGS",
    "CATEGORIES",
    "CIVILIZATIONS",
    "DICE",
    "EVENTS",
    "EXHAUSTED_LAND",
    "FACES",
    "LAYOUTS",
    "OBJECTIVES",
    "REGULAR_TILES",
    "RESOURCES",
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
    "Objective",
    "Resource",
    "Settlement",
    "Terrain",
    "Tile",
    "Unit",
    "Wonder",
]
