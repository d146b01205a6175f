"""The figures of the evaluation, in victory points."""

from __future__ import annotations

from typing import Final

from epoka.games.clash_of_cultures.tables import BARREN, FOREST, MOUNTAIN, NUMBER, PLAINS, SEA, UNKNOWN

SOON: Final = 9
"""With so many actions to come, whatever is in stock can still be used."""
STOCK: Final = (0.25, 0.2, 0.2, 0.24, 0.3, 0.24, 0.24)
"""Food, wood, ore, ideas, gold, mood and culture: the first of each."""
MUCH: Final = (0.0, 1.0, 2.0, 2.9, 3.6, 4.2, 4.6, 4.9, 5.1, 5.2)
"""What so many of a kind are worth, if one is worth 1."""
ACTION: Final = 0.5
"""An action to come in this round."""

# -- cities ------------------------------------------------------------------------------------------------------------

CITY: Final = (0.6, 0.6, 0.6, 0.55, 0.45, 0.4, 0.35, 0.3, 0.3, 0.3, 0.3, 0.3)
"""What the first, second and each further city on good land promises for each age to come."""
PIECE: Final = 0.22
"""What each further piece of a city promises for each age to come."""
MOOD: Final = (-0.7, 0.0, 0.4)
"""An Angry, a Neutral and a Happy city; larger ones feel it more."""
ROOM: Final = 0.2
"""A building that could be constructed if it were paid for, and how many of them count."""
ROOMS: Final = 6
SET: Final = 0.15
"""What such a building costs, in stock, and how often that counts."""
SETS: Final = 3
HEX: Final = {UNKNOWN: 0.55, PLAINS: 1.0, MOUNTAIN: 1.0, FOREST: 1.0, BARREN: 0.25, SEA: 0.4}
"""What a hex is worth to a city beside it, by its terrain."""
RICH: Final = 4.0
"""More than so many hexes are of no use."""
ANY_LAND: Final = 0.5
AMOUNT: Final = 0.25
VARIETY: Final = 0.25
"""What the worth of a city depends on: nothing, how many hexes it can use, how many kinds of them."""
UNKNOWN_LAND: Final = 0.55
"""The worth of a city on a hex that nobody has seen."""

# -- units -------------------------------------------------------------------------------------------------------------

SETTLER: Final = 0.55
"""Which part of a city a Settler is worth who stands where he may found it."""
STEP: Final = 0.76
"""Which part of that is left for each step from there."""
CROWDED: Final = 0.7
"""Which part of that a further Settler is worth."""
UNIT: Final = (0.0, 0.18, 0.25, 0.3, 0.3, 0.9)
"""Infantry, a Ship, Cavalry, an Elephant, a leader; Settlers are judged by where they stand."""
FALLS: Final = (0.97, 0.94, 0.88, 0.7, 0.45, 0.25, 0.12, 0.05, 0.02)
"""How likely a city falls with four guards less than attackers, three, two and so on up to four more."""
RAID: Final = (1.0, 0.3, 0.15)
ATTACK: Final = (1.0, 0.45, 0.15)
UNABLE: Final = (1.0, 0.1, 0.05)
"""How likely barbarians, an army, and one that may not move yet attack a city on their hex, beside it, a step away."""
LOST: Final = 0.5
"""What a city that is lost would have brought for each age to come."""
LAST: Final = 6.0
"""What the last city is worth besides: the game ends without it."""
PREY: Final = 0.4
"""How much of what an enemy city is worth lies in being able to attack it."""

# -- cards -------------------------------------------------------------------------------------------------------------

ACTION_CARD: Final = 0.25
MET: Final = (1.5, 1.7, 1.9)
"""An objective that is met now, in the first, second and third round of an age."""
ON_THE_WAY: Final = 1.4
"""An objective that is almost met."""
BY_LUCK: Final = 0.15
"""An objective that nothing is done for."""
TROUBLE: Final = 12
"""Actions that it takes to meet an objective from the beginning, about."""
DESIGN: Final = 0.2
BUILDABLE: Final = 0.3
"""A wonder card whose advance is owned, with a Happy city for it."""
TOWARDS: Final = 0.8
"""What the full price of such a wonder in stock adds."""

# -- advances ----------------------------------------------------------------------------------------------------------

OF_CIVILIZATION: Final = 0.4
"""An advance of the own civilization."""
_EXTRA: Final = {
    "storage": 1.2,
    "irrigation": 0.35,
    "husbandry": 0.35,
    "engineering": 0.5,
    "sanitation": 0.2,
    "roads": 0.45,
    "fishing": 0.6,
    "navigation": 0.1,
    "war_ships": 0.05,
    "cartography": 0.15,
    "writing": 0.8,
    "public_education": 0.35,
    "free_education": 0.2,
    "philosophy": 0.35,
    "tactics": 0.9,
    "siegecraft": 0.15,
    "steel_weapons": 0.3,
    "draft": 0.3,
    "myths": 0.6,
    "rituals": 0.3,
    "priesthood": 0.3,
    "state_religion": 0.25,
    "bartering": 0.35,
    "trade_routes": 0.45,
    "taxes": 0.55,
    "currency": 0.3,
    "arts": 0.45,
    "sports": 0.3,
    "monuments": 0.35,
    "theaters": 0.2,
    "math": 0.3,
    "astronomy": 0.2,
    "medicine": 0.3,
    "metallurgy": 0.3,
    "voting": 0.35,
    "separation_of_power": 0.1,
    "civil_liberties": 0.4,
    "free_economy": 0.5,
    "nationalism": 0.3,
    "totalitarianism": 0.1,
    "absolute_power": 0.6,
    "forced_labor": 0.2,
    "dogma": 0.2,
    "devotion": 0.15,
    "conversion": 0.3,
    "fanaticism": 0.2,
}
ADVANCE: Final = tuple([(1 << NUMBER[name], worth) for name, worth in _EXTRA.items()])
"""What advances promise besides their half point, when all ages are to come."""
