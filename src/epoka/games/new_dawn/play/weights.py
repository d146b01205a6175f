"""The figures of the evaluation, in turns: what a player would give up so many turns for."""

from __future__ import annotations

from typing import Final

# -- agendas -----------------------------------------------------------------------------------------------------------

WON: Final = 8.0
"""Agendas on enough cards: the game is won unless somebody prevents it before the round ends."""
COUNTS: Final = (1.0, 0.5, 0.3, 0.2, 0.15, 0.1)
"""How much victory cards count: those that are needed for winning, the nearest of the others and so on."""
EITHER: Final = 1.5
"""How much nearer two agendas of a card are than the nearer one alone: the difference at which the other counts e
times less."""
CITY: Final = 2.0
"""Turns that it takes to build a city, and so on."""
ON_NEW_TILE: Final = 0.4
"""More for one on another tile."""
DISTRICT: Final = 1.8
VISIT: Final = 1.5
RESOURCE: Final = 1.1
REINFORCING: Final = 0.4
TOKEN: Final = 0.45
COAST: Final = 0.5
BLOCKED: Final = 2.5
"""How much harder a space beside a city is that somebody else holds, than one where a token can be placed."""
WONDER: Final = 2.6
"""A wonder that can be paid for."""
SHORT: Final = 0.25
"""For each production that is lacking."""
UNSEEN_WONDER: Final = 4.0
"""One that is not open yet."""
NATURAL: Final = 2.0
NATURAL_STEP: Final = 0.6
UNSEEN_NATURAL: Final = 7.0
DIAL_STEP: Final = 0.3
PREPARED: Final = 2
"""Trade tokens with which an attack is made and a wonder built."""
ATTACK: Final = 2.0
"""An attack that is sure to be won, on something in reach."""
RISK: Final = 3.0
"""More, for one that is sure to be lost."""
MARCH: Final = 0.15
"""For each step that it is out of reach."""
STRENGTH: Final = 0.55
"""For each point of value that is lacking for a mighty attack."""
NO_TARGET: Final = 9.0

# -- what is on the map ------------------------------------------------------------------------------------------------

CITIES: Final = (0.0, 0.0, 1.3, 1.2, 1.1, 1.0, 0.9, 0.9, 0.9)
"""The capital, and each further city."""
AROUND: Final = 0.7
"""All that lies around a city being friendly, in part."""
MATURE: Final = 0.5
TOKENS: Final = 0.25
STRONG: Final = 0.12
"""A token that is reinforced."""
FEW_TOKENS: Final = 26
"""So many tokens are as good as more."""
DISTRICTS: Final = 0.7
"""A district, for what it brings."""
SITES: Final = 0.12
"""A place for a city."""
MANY_SITES: Final = 4
FORT_GUARD: Final = 0.15
"""A reinforced token beside a city on a fort."""

# -- what is beside it -------------------------------------------------------------------------------------------------

SLOT: Final = 0.12
"""For each number of the slot of a focus card, by its type."""
NEEDED_SLOT: Final = 0.14
"""More for types that the nearest agendas need."""
LEVEL: Final = (0.0, 0.0, 0.8, 1.8, 2.8)
"""The level of a focus card."""
TRADE: Final = (0.0, 0.3, 0.55, 0.75)
"""So many trade tokens on a card."""
DIAL: Final = 0.12
"""A space of the tech dial, besides the cards it has brought."""
GOVERNMENT: Final = 0.35
"""For each arrow."""
RESOURCES: Final = (0.0, 0.4, 0.7, 0.9, 1.0)
"""So many of a type."""
NATURALS: Final = 0.8
STATE_CARD: Final = 0.6
PACT: Final = 0.35
WONDERS: Final = 1.1
LYING_STATE: Final = 0.6
"""A conquered city-state on a card."""

# -- figures -----------------------------------------------------------------------------------------------------------

CARAVAN: Final = 0.5
"""A caravan in play, and how much nearer to a goal it is worth."""
ON_THE_WAY: Final = 0.5
FAR: Final = 10
ARMY: Final = 0.5
MENACE: Final = 0.05
"""A token that an army is near."""
CITY_LOST: Final = 0.8
FORT_LOST: Final = 2.0
"""A city, and one on a fort, that can be attacked."""
NEAR: Final = 2
"""How near an army must be for that."""
WILD_TOKEN: Final = 0.03
WILD_CITY: Final = 0.15
"""Barbarians beside an unreinforced token, and beside a city."""
TYPES: Final = {"culture": 1.1, "science": 1.0, "economy": 0.9, "industry": 1.2, "military": 1.0, "growth": 0.9}
"""How much more or less the slot of a card counts."""
UNLEVELED: Final = {"culture": 1.0, "science": 0.9, "economy": 0.9, "industry": 1.1, "military": 1.1, "growth": 0.8}
"""How much the level of a card counts."""
