"""The components as numbers: what the rules look up. The tables in `components/` say where they come from.

Advances, civilization advances, leaders' abilities and wonders' powers are numbered in one row, `ABILITIES`; the first
two are also bits of `Nation.advances`. Cards of all decks and the tiles are numbered in one row, too, `CARDS`.
"""

from __future__ import annotations

from typing import Final

from epoka.games.clash_of_cultures.components import (
    ACTION_CARDS,
    ADVANCES,
    BUILDINGS,
    CATEGORIES,
    CIVILIZATIONS,
    EVENTS,
    OBJECTIVES,
    REGULAR_TILES,
    RESOURCES,
    SPECIAL_TILES,
    START_TILES,
    TERRAINS,
    UNITS,
    WONDERS,
)

NONE: Final = -1

# -- what a player holds (COC-5) ------------------------------------------------------------------------------------

FOOD, WOOD, ORE, IDEAS, GOLD, MOOD, CULTURE = range(7)
STOCK: Final = tuple([resource.id for resource in RESOURCES])
"""Names of the five resources and two tokens, by number."""
BASIC: Final = (FOOD, WOOD, ORE, IDEAS, GOLD)
"""The resources. (COC-5.1)"""
MOST: Final = 7
FEW: Final = 2
"""The limit of food without Storage, and of ideas with Dogma. (COC-5.1)"""

Price = tuple[int, int, int, int, int, int, int]
"""Amounts of the five resources, mood and culture."""
FREE: Final[Price] = (0, 0, 0, 0, 0, 0, 0)


def price(cost: object) -> Price:
    """A printed cost as amounts."""
    assert isinstance(cost, dict)
    food, wood, ore, ideas, gold, mood, culture = [int(cost.get(name, 0)) for name in STOCK]
    return (food, wood, ore, ideas, gold, mood, culture)


# -- terrains (COC-2.5) ---------------------------------------------------------------------------------------------

PLAINS, MOUNTAIN, FOREST, BARREN, SEA = range(5)
UNKNOWN: Final = -1
"""A hex under a face-down tile."""
TERRAIN: Final = tuple([terrain.id for terrain in TERRAINS])
YIELD: Final = tuple([STOCK.index(terrain.gives) if terrain.gives else NONE for terrain in TERRAINS])
"""What a terrain gives without any advance. (COC-7.4.1)"""

# -- units (COC-1.1) ------------------------------------------------------------------------------------------------

SETTLER, INFANTRY, SHIP, CAVALRY, ELEPHANT, LEADER = range(6)
UNIT: Final = tuple([unit.id for unit in UNITS])
UNIT_PRICE: Final = tuple([price(unit.cost) for unit in UNITS])
UNIT_COUNT: Final = tuple([unit.per_player for unit in UNITS])
BARBARIAN_COUNT: Final = tuple([unit.barbarian for unit in UNITS])
PIRATE_SHIPS: Final = UNITS[SHIP].pirate
LAND: Final = (SETTLER, INFANTRY, CAVALRY, ELEPHANT, LEADER)
MILITARY: Final = (INFANTRY, CAVALRY, ELEPHANT, LEADER)
"""Military units; ships are none."""
STACK: Final = 4
"""The stack limit. (COC-8.1.3)"""
CARRIED: Final = 2
"""Land units that a ship carries. (COC-8.2.3)"""

# -- owners: the seats, then -----------------------------------------------------------------------------------------

BARBARIANS: Final = 4
PIRATES: Final = 5
OWNERS: Final = 6

# -- cities (COC-7.5) ------------------------------------------------------------------------------------------------

ANGRY, NEUTRAL, HAPPY = range(3)
MOODS: Final = ("angry", "neutral", "happy")
ACADEMY, FORTRESS, PORT, TEMPLE, MARKET, OBELISK, OBSERVATORY = range(7)
BUILDING: Final = tuple([building.id for building in BUILDINGS])
BUILDING_PRICE: Final = tuple([price(building.cost) for building in BUILDINGS])
BUILDING_COUNT: Final = BUILDINGS[ACADEMY].per_player
BASE_BUILDINGS: Final = tuple([kind for kind, building in enumerate(BUILDINGS) if not building.expansion])
SETTLEMENTS: Final = 7
BARBARIAN_SETTLEMENTS: Final = 10
CITY_SIZE: Final = 5

# -- abilities -------------------------------------------------------------------------------------------------------

ADVANCE: Final = tuple([advance.id for advance in ADVANCES])
ADVANCE_COUNT: Final = len(ADVANCE)
CATEGORY: Final = tuple([category.id for category in CATEGORIES])
CATEGORY_OF: Final = tuple([CATEGORY.index(advance.category) for advance in ADVANCES])
"""The category of each advance, by number."""
IN_CATEGORY: Final = tuple(
    [tuple([a for a, of in enumerate(CATEGORY_OF) if of == category]) for category in range(len(CATEGORY))]
)
GOVERNMENTS: Final = tuple([number for number, category in enumerate(CATEGORIES) if category.government])
DEMOCRACY, AUTOCRACY, THEOCRACY = GOVERNMENTS
REQUIRES: Final = tuple([tuple([ADVANCE.index(need) for need in advance.requires]) for advance in ADVANCES])
REQUIRED_BITS: Final = tuple([sum([1 << need for need in needs]) for needs in REQUIRES])
CATEGORY_BITS: Final = tuple([sum([1 << a for a in advances]) for advances in IN_CATEGORY])
GOVERNMENT_BITS: Final = sum([CATEGORY_BITS[government] for government in GOVERNMENTS])
BONUS: Final = tuple([STOCK.index(advance.bonus_token) if advance.bonus_token else NONE for advance in ADVANCES])
START_ADVANCES: Final = sum([1 << number for number, advance in enumerate(ADVANCES) if advance.starting])
BUILDING_NEEDS: Final = tuple([ADVANCE.index(building.requires) for building in BUILDINGS])
"""The advance that each building needs."""

CIVILIZATION: Final = tuple([civilization.id for civilization in CIVILIZATIONS])
ABILITIES: Final = (
    *ADVANCE,
    *[advance.id for civilization in CIVILIZATIONS for advance in civilization.advances],
    *[ability.id for civilization in CIVILIZATIONS for leader in civilization.leaders for ability in leader.abilities],
    *[wonder.id for wonder in WONDERS],
)
"""Names of the 48 advances, 60 civilization advances, 90 leaders' abilities and 8 wonders, by number."""
NUMBER: Final = {name: number for number, name in enumerate(ABILITIES)}
assert len(NUMBER) == len(ABILITIES)
ADVANCES_OF_CIVILIZATION: Final = tuple(
    [tuple([NUMBER[advance.id] for advance in civilization.advances]) for civilization in CIVILIZATIONS]
)
ANY_GOVERNMENT: Final = -2
TRIGGER: Final = {
    NUMBER[advance.id]: ANY_GOVERNMENT if advance.trigger == "any_government" else NUMBER[advance.trigger]
    for civilization in CIVILIZATIONS
    for advance in civilization.advances
}
"""The advance that brings a civilization advance. (COC-13.20)"""
ALL_ADVANCES: Final = ADVANCE_COUNT + len(TRIGGER)
"""Advances and civilization advances: the bits of `Nation.advances`."""
FIRST_WONDER_POWER: Final = NUMBER[WONDERS[0].id]


def bit(name: str) -> int:
    """The bit of an advance or civilization advance in `Nation.advances` and `Nation.known`."""
    number = NUMBER[name]
    assert number < ALL_ADVANCES
    return 1 << number


# -- cards -----------------------------------------------------------------------------------------------------------

LEADER_CARDS: Final = tuple([leader for civilization in CIVILIZATIONS for leader in civilization.leaders])
CARDS: Final = (
    *[card.id for card in EVENTS],
    *[card.id for card in ACTION_CARDS],
    *[card.id for card in OBJECTIVES],
    *[card.id for card in WONDERS],
    *[card.id for card in LEADER_CARDS],
    *[tile.id for tile in REGULAR_TILES],
)
"""Names of all cards and face-down tiles, by number."""
CARD: Final = {name: number for number, name in enumerate(CARDS)}
assert len(CARD) == len(CARDS)


def _numbers(ids: list[str]) -> range:
    return range(CARD[ids[0]], CARD[ids[-1]] + 1)


EVENT_CARDS: Final = _numbers([card.id for card in EVENTS])
ACTIONS: Final = _numbers([card.id for card in ACTION_CARDS])
OBJECTIVE_CARDS: Final = _numbers([card.id for card in OBJECTIVES])
WONDER_CARDS: Final = _numbers([card.id for card in WONDERS])
LEADERS: Final = _numbers([leader.id for leader in LEADER_CARDS])
TILES: Final = _numbers([tile.id for tile in REGULAR_TILES])
BACKS: Final = (
    *["event"] * len(EVENT_CARDS),
    *["action"] * len(ACTIONS),
    *["objective"] * len(OBJECTIVE_CARDS),
    *["wonder"] * len(WONDER_CARDS),
    *["leader"] * len(LEADERS),
    *["tile"] * len(TILES),
)
WONDER: Final = tuple([wonder.id for wonder in WONDERS])
WONDER_PRICE: Final = tuple([price(wonder.cost) for wonder in WONDERS])
WONDER_NEEDS: Final = tuple([sum([1 << ADVANCE.index(need) for need in wonder.requires]) for wonder in WONDERS])
(
    GREAT_ARENA,
    GREAT_GARDENS,
    GREAT_LIBRARY,
    GREAT_LIGHTHOUSE,
    GREAT_MAUSOLEUM,
    GREAT_PYRAMID,
    GREAT_STATUE,
    GREAT_WALL,
) = range(8)

ABILITIES_OF_LEADER: Final = tuple(
    [tuple([NUMBER[ability.id] for ability in leader.abilities]) for leader in LEADER_CARDS]
)
"""The two abilities of each leader, counted from the first leader card."""
LEADERS_OF_CIVILIZATION: Final = tuple(
    [tuple([CARD[leader.id] for leader in civilization.leaders]) for civilization in CIVILIZATIONS]
)

TILE_TERRAIN: Final = {
    tile.id: tuple([TERRAIN.index(terrain) for terrain in tile.terrain])
    for tile in (*REGULAR_TILES, *START_TILES, *SPECIAL_TILES)
}
TERRAIN_OF_TILE: Final = tuple([TILE_TERRAIN[tile.id] for tile in REGULAR_TILES])
"""The terrains of a regular tile, counted from the first tile."""
SPECIAL_TILE: Final = tuple([civilization.tile for civilization in CIVILIZATIONS])
