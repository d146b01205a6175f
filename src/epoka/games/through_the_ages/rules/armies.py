"""Tactics, armies and the value of sacrificed units. (TTA-22, TTA-23)"""

from __future__ import annotations

from functools import lru_cache

from epoka.games.through_the_ages.state import Civilization
from epoka.games.through_the_ages.tables import (
    AIR_FORCES,
    ARMY_BONUS,
    ARMY_BONUS_OBSOLETE,
    ARTILLERIES,
    CAVALRIES,
    CAVALRY_STRENGTH,
    FIRST_UNIT,
    FORMATION,
    GENGHIS,
    INFANTRIES,
    LEVEL,
    NAPOLEON,
    NONE,
    STRENGTH,
    UNITS,
)

Units = tuple[int, ...]
"""How many units of each unit technology, from Warriors to Air Forces."""

_TYPES = tuple([tuple([kind - FIRST_UNIT for kind in kinds]) for kinds in (INFANTRIES, CAVALRIES, ARTILLERIES)])
_AIR = AIR_FORCES.start - FIRST_UNIT


def _armies(formation: tuple[int, ...], units: Units, oldest: int) -> int:
    """How many armies the units of at least this age can form. (TTA-22.2)"""
    found = 99
    for needed, places in zip(formation, _TYPES, strict=True):
        if needed:
            have = sum([units[place] for place in places if LEVEL[FIRST_UNIT + place] >= oldest])
            found = min(found, have // needed)
    return found


@lru_cache(maxsize=1 << 14)
def army_bonus(tactics: int, units: Units) -> tuple[int, int]:
    """What the armies of a tactics card add to the strength, and what the best of them adds. (TTA-22.2 to TTA-22.5)"""
    if tactics == NONE:
        return 0, 0
    formation = FORMATION[tactics]
    every = _armies(formation, units, 0)
    full, lower = ARMY_BONUS[tactics], ARMY_BONUS_OBSOLETE[tactics]
    # A unit more than one age older than the tactics is obsolete, and so is its army. (TTA-22.3)
    fresh = _armies(formation, units, LEVEL[tactics] - 1) if full != lower else every
    if not every:
        return 0, 0
    # Each air force unit doubles one army, the best first. (TTA-22.4)
    air = min(units[_AIR], every)
    doubled = min(air, fresh)
    total = full * (fresh + doubled) + lower * (every - fresh + air - doubled)
    best = full if fresh else lower
    return total, best * 2 if air else best


def units_of(own: Civilization) -> Units:
    """The units of a civilization."""
    return own.workers[FIRST_UNIT:]


def armies_of(own: Civilization) -> tuple[int, int]:
    """How many armies the units form, and how many of obsolete units besides. (TTA-22.2, TTA-22.3)"""
    if own.tactics == NONE:
        return 0, 0
    formation, units = FORMATION[own.tactics], units_of(own)
    fresh = _armies(formation, units, LEVEL[own.tactics] - 1)
    return fresh, _armies(formation, units, 0) - fresh


def army_strength(own: Civilization) -> int:
    """What its armies add to a civilization's strength, with Napoleon and Genghis Khan. (TTA-22.5)"""
    if own.leads == GENGHIS:
        return 0
    total, best = army_bonus(own.tactics, own.workers[FIRST_UNIT:])
    return total + best if own.leads == NAPOLEON else total


def sacrifice_value(own: Civilization, units: Units) -> int:
    """What sacrificed units are worth: their strength and the armies they form by themselves. (TTA-23.2, TTA-23.4)"""
    value = sum([count * STRENGTH[kind] for kind, count in zip(UNITS, units, strict=True)])
    if own.leads == GENGHIS:
        cavalry = sum([units[place] for place in _TYPES[1]])
        return value + CAVALRY_STRENGTH[GENGHIS] * cavalry
    return value + army_bonus(own.tactics, units)[0]
