"""The figures of the evaluation, in victory points."""

from __future__ import annotations

from typing import Final

from epoka.games.clash_of_cultures.tables import NUMBER

STOCK: Final = (0.22, 0.2, 0.22, 0.3, 0.34, 0.26, 0.34)
"""Food, wood, ore, ideas, gold, mood and culture: one of each, while there are few."""
PLENTY: Final = (4, 4, 4, 4, 5, 5, 8)
"""How many of each can be used soon; the rest is worth a third."""
EXCESS: Final = 0.33
CITY: Final = 0.5
"""What a city promises for each age to come."""
PIECE: Final = 0.12
"""What each further piece of a city promises for each age to come."""
MOOD: Final = (-0.55, 0.0, 0.45)
"""An Angry, a Neutral and a Happy city; larger ones feel it more."""
UNIT: Final = (0.55, 0.24, 0.3, 0.34, 0.34, 0.9)
"""A Settler, Infantry, a Ship, Cavalry, an Elephant, a leader."""
FEW_SETTLERS: Final = 2
"""Settlers beyond these are worth half."""
READY: Final = 0.35
"""A Settler on a hex where it may found a city."""
ACTION_CARD: Final = 0.4
OBJECTIVE: Final = 0.5
"""An objective in hand that is not fulfilled."""
FULFILLED: Final = 1.4
"""A status objective that is fulfilled now, and could be at the end of the age."""
DESIGN: Final = 0.35
BUILDABLE: Final = 1.0
"""A wonder card whose advance is owned, with a Happy city for it."""
TOWARDS: Final = 1.6
"""What the full price of such a wonder in stock adds."""
ACTION: Final = 0.5
"""A main action that is left."""
THREAT: Final = 0.6
"""An own city beside a stronger enemy army."""
GUARD: Final = 0.12
"""A military unit in an own city that has no other."""
EXPLORED: Final = 0.05
"""A known hex within two steps of an own city."""

_EXTRA: Final = {
    "storage": 0.7,
    "irrigation": 0.3,
    "husbandry": 0.35,
    "engineering": 0.5,
    "sanitation": 0.2,
    "roads": 0.45,
    "fishing": 0.35,
    "navigation": 0.1,
    "war_ships": 0.05,
    "cartography": 0.15,
    "writing": 0.4,
    "public_education": 0.35,
    "free_education": 0.2,
    "philosophy": 0.35,
    "tactics": 0.7,
    "siegecraft": 0.15,
    "steel_weapons": 0.3,
    "draft": 0.3,
    "myths": 0.3,
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
