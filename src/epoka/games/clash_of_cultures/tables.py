"""The components as numbers: what the rules look up. The tables in `components/` say where they come from.

Advances, civilization advances, leaders' abilities and wonders' powers are numbered in one row, `ABILITIES`; the first
two are also bits of `Nation.advances`. Cards of all decks and the tiles are numbered in one row, too, `CARDS`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from epoka.games.clash_of_cultures import components
from epoka.games.clash_of_cultures.components import Numbers

NONE: Final = -1

# -- what a player holds (COC-5) ------------------------------------------------------------------------------------

FOOD, WOOD, ORE, IDEAS, GOLD, MOOD, CULTURE = range(7)
STOCK: Final = tuple([resource.id for resource in components.RESOURCES])
"""Names of the five resources and two tokens, by number."""
BASIC: Final = (FOOD, WOOD, ORE, IDEAS, GOLD)
"""The resources. (COC-5.1)"""
NO_LIMIT: Final = 10**6
LIMIT: Final = tuple([NO_LIMIT if resource.limit is None else resource.limit for resource in components.RESOURCES])
"""How much of each kind a player can hold. (COC-5.1, COC-5.3)"""
START_STOCK: Final = tuple([resource.start for resource in components.RESOURCES])
"""What everybody begins with. (COC-3.2)"""

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
TERRAIN: Final = tuple([terrain.id for terrain in components.TERRAINS])
YIELD: Final = tuple([STOCK.index(terrain.gives) if terrain.gives else NONE for terrain in components.TERRAINS])
"""What a terrain gives without any advance. (COC-7.4.1)"""

# -- units (COC-1.1) ------------------------------------------------------------------------------------------------

SETTLER, INFANTRY, SHIP, CAVALRY, ELEPHANT, LEADER = range(6)
UNIT: Final = tuple([unit.id for unit in components.UNITS])
UNIT_PRICE: Final = tuple([price(unit.cost) for unit in components.UNITS])
UNIT_COUNT: Final = tuple([unit.per_player for unit in components.UNITS])
BARBARIAN_COUNT: Final = tuple([unit.barbarian for unit in components.UNITS])
PIRATE_SHIPS: Final = components.UNITS[SHIP].pirate
LAND: Final = tuple([kind for kind, unit in enumerate(components.UNITS) if unit.kind != "ship"])
MILITARY: Final = tuple([kind for kind, unit in enumerate(components.UNITS) if unit.kind == "military"])
"""Military units; ships are none."""
BASE_UNITS: Final = tuple([kind for kind, unit in enumerate(components.UNITS) if not unit.expansion])
"""The units that are there without civilizations. (COC-1.1)"""
STACK: Final = 4
"""The stack limit. (COC-8.1.3)"""
CARRIED: Final = components.UNITS[SHIP].capacity
"""Land units that a ship carries. (COC-8.2.3)"""

# -- owners: the seats, then -----------------------------------------------------------------------------------------

BARBARIANS: Final = 4
PIRATES: Final = 5
OWNERS: Final = 6

# -- cities (COC-7.5) ------------------------------------------------------------------------------------------------

ANGRY, NEUTRAL, HAPPY = range(3)
MOODS: Final = ("angry", "neutral", "happy")
ACADEMY, FORTRESS, PORT, TEMPLE, MARKET, OBELISK, OBSERVATORY = range(7)
BUILDING: Final = tuple([building.id for building in components.BUILDINGS])
BUILDING_PRICE: Final = tuple([price(building.cost) for building in components.BUILDINGS])
BUILDING_COUNT: Final = tuple([building.per_player for building in components.BUILDINGS])
BASE_BUILDINGS: Final = tuple([kind for kind, building in enumerate(components.BUILDINGS) if not building.expansion])
UNIT_NEEDS: Final = tuple([BUILDING.index(unit.building) if unit.building else NONE for unit in components.UNITS])
"""The building that a city needs for each unit. (COC-7.6.1)"""
SETTLEMENTS: Final = components.SETTLEMENT.per_player
BARBARIAN_SETTLEMENTS: Final = components.SETTLEMENT.barbarian
CITY_SIZE: Final = 5
BARBARIAN_GOLD: Final = 1
"""What whoever beats barbarians gets. (COC-10.4.4)"""

# -- abilities -------------------------------------------------------------------------------------------------------

ADVANCE: Final = tuple([advance.id for advance in components.ADVANCES])
ADVANCE_COUNT: Final = len(ADVANCE)
CATEGORY: Final = tuple([category.id for category in components.CATEGORIES])
CATEGORY_OF: Final = tuple([CATEGORY.index(advance.category) for advance in components.ADVANCES])
"""The category of each advance, by number."""
IN_CATEGORY: Final = tuple(
    [tuple([a for a, of in enumerate(CATEGORY_OF) if of == category]) for category in range(len(CATEGORY))]
)
GOVERNMENTS: Final = tuple([number for number, category in enumerate(components.CATEGORIES) if category.government])
DEMOCRACY, AUTOCRACY, THEOCRACY = GOVERNMENTS
REQUIRES: Final = tuple([tuple([ADVANCE.index(need) for need in advance.requires]) for advance in components.ADVANCES])
REQUIRED_BITS: Final = tuple([sum([1 << need for need in needs]) for needs in REQUIRES])
CATEGORY_BITS: Final = tuple([sum([1 << a for a in advances]) for advances in IN_CATEGORY])
GOVERNMENT_BITS: Final = sum([CATEGORY_BITS[government] for government in GOVERNMENTS])
BONUS: Final = tuple(
    [STOCK.index(advance.bonus_token) if advance.bonus_token else NONE for advance in components.ADVANCES]
)
START_ADVANCES: Final = sum([1 << number for number, advance in enumerate(components.ADVANCES) if advance.starting])
BUILDING_NEEDS: Final = tuple([ADVANCE.index(building.requires) for building in components.BUILDINGS])
"""The advance that each building needs."""

CIVILIZATION: Final = tuple([civilization.id for civilization in components.CIVILIZATIONS])
ABILITIES: Final = (
    *ADVANCE,
    *[advance.id for civilization in components.CIVILIZATIONS for advance in civilization.advances],
    *[
        ability.id
        for civilization in components.CIVILIZATIONS
        for leader in civilization.leaders
        for ability in leader.abilities
    ],
    *[wonder.id for wonder in components.WONDERS],
)
"""Names of the 48 advances, 60 civilization advances, 90 leaders' abilities and 8 wonders, by number."""
NUMBER: Final = {name: number for number, name in enumerate(ABILITIES)}
assert len(NUMBER) == len(ABILITIES)
ADVANCES_OF_CIVILIZATION: Final = tuple(
    [tuple([NUMBER[advance.id] for advance in civilization.advances]) for civilization in components.CIVILIZATIONS]
)
ANY_GOVERNMENT: Final = -2
TRIGGER: Final = {
    NUMBER[advance.id]: ANY_GOVERNMENT if advance.trigger == "any_government" else NUMBER[advance.trigger]
    for civilization in components.CIVILIZATIONS
    for advance in civilization.advances
}
"""The advance that brings a civilization advance. (COC-13.20)"""
ALL_ADVANCES: Final = ADVANCE_COUNT + len(TRIGGER)
"""Advances and civilization advances: the bits of `Nation.advances`."""
LIMIT_BITS: Final = tuple(
    [1 << NUMBER[resource.changed_by] if resource.changed_by else 0 for resource in components.RESOURCES]
)
"""The advance with which a player can hold another amount of each kind, as a bit."""
CHANGED_LIMIT: Final = tuple([resource.changed_limit or NO_LIMIT for resource in components.RESOURCES])
"""That amount. (COC-5.1)"""
FIRST_WONDER_POWER: Final = NUMBER[components.WONDERS[0].id]


def bit(name: str) -> int:
    """The bit of an advance or civilization advance in `Nation.advances` and `Nation.known`."""
    number = NUMBER[name]
    assert number < ALL_ADVANCES
    return 1 << number


# -- numbers of texts ------------------------------------------------------------------------------------------------

LEADER_CARDS: Final = tuple([leader for civilization in components.CIVILIZATIONS for leader in civilization.leaders])
_ROWS: Final[tuple[components.Numbered, ...]] = (
    *components.ADVANCES,
    *components.UNITS,
    *components.BUILDINGS,
    *components.WONDERS,
    *components.CIVIL.values(),
    *components.COMBAT.values(),
    *components.GOALS.values(),
    *[advance for civilization in components.CIVILIZATIONS for advance in civilization.advances],
    *[
        ability
        for civilization in components.CIVILIZATIONS
        for leader in civilization.leaders
        for ability in leader.abilities
    ],
)
NUMBERS: Final[Mapping[str, Numbers]] = {row.id: row.numbers for row in _ROWS} | dict(components.EFFECTS)
"""The numbers of advances, pieces, halves of cards, goals, abilities and events, by name."""
assert len(NUMBERS) == len(_ROWS) + len(components.EFFECTS)


def number(name: str, what: str) -> int:
    """A number of a text."""
    return NUMBERS[name][what]


def amounts(name: str, *kinds: str) -> Price:
    """The amounts of some resources and tokens that a text names."""
    return price({kind: number(name, kind) for kind in kinds})


# -- cards -----------------------------------------------------------------------------------------------------------

CARDS: Final = (
    *[card.id for card in components.EVENTS],
    *[card.id for card in components.ACTION_CARDS],
    *[card.id for card in components.OBJECTIVES],
    *[card.id for card in components.WONDERS],
    *[card.id for card in LEADER_CARDS],
    *[tile.id for tile in components.REGULAR_TILES],
)
"""Names of all cards and face-down tiles, by number."""
CARD: Final = {name: number for number, name in enumerate(CARDS)}
assert len(CARD) == len(CARDS)


def _numbers(ids: list[str]) -> range:
    return range(CARD[ids[0]], CARD[ids[-1]] + 1)


EVENT_CARDS: Final = _numbers([card.id for card in components.EVENTS])
ACTIONS: Final = _numbers([card.id for card in components.ACTION_CARDS])
OBJECTIVE_CARDS: Final = _numbers([card.id for card in components.OBJECTIVES])
WONDER_CARDS: Final = _numbers([card.id for card in components.WONDERS])
LEADERS_EACH: Final = 3
"""Leaders that a player is dealt. (COC-13.1)"""
LEADERS: Final = _numbers([leader.id for leader in LEADER_CARDS])
TILES: Final = _numbers([tile.id for tile in components.REGULAR_TILES])
BACKS: Final = (
    *["event"] * len(EVENT_CARDS),
    *["action"] * len(ACTIONS),
    *["objective"] * len(OBJECTIVE_CARDS),
    *["wonder"] * len(WONDER_CARDS),
    *["leader"] * len(LEADERS),
    *["tile"] * len(TILES),
)
WONDER: Final = tuple([wonder.id for wonder in components.WONDERS])
WONDER_PRICE: Final = tuple([price(wonder.cost) for wonder in components.WONDERS])
WONDER_BUILDING: Final = tuple(
    [BUILDING.index(wonder.building) if wonder.building else NONE for wonder in components.WONDERS]
)
"""The building that a city needs for each wonder. (COC-12.3.2)"""
WONDER_NEEDS: Final = tuple(
    [sum([1 << ADVANCE.index(need) for need in wonder.requires]) for wonder in components.WONDERS]
)
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
    [tuple([CARD[leader.id] for leader in civilization.leaders]) for civilization in components.CIVILIZATIONS]
)

TILE_TERRAIN: Final = {
    tile.id: tuple([TERRAIN.index(terrain) for terrain in tile.terrain])
    for tile in (*components.REGULAR_TILES, *components.START_TILES, *components.SPECIAL_TILES)
}
TERRAIN_OF_TILE: Final = tuple([TILE_TERRAIN[tile.id] for tile in components.REGULAR_TILES])
"""The terrains of a regular tile, counted from the first tile."""
SPECIAL_TILE: Final = tuple([civilization.tile for civilization in components.CIVILIZATIONS])
