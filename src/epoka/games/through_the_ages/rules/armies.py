"""Tactics, armies and the value of sacrificed units. (TTA-22, TTA-23)"""

from __future__ import annotations

from typing import Final

from epoka.games.through_the_ages import tables
from epoka.games.through_the_ages.cards import EVERY
from epoka.games.through_the_ages.state import Civilization
from epoka.kernel.memo import memo

Units = tuple[int, ...]
"""How many units of each unit technology, from Warriors to Air Forces."""

_TYPES = tuple(
    [
        tuple([kind - tables.FIRST_UNIT for kind in kinds])
        for kinds in (tables.INFANTRIES, tables.CAVALRIES, tables.ARTILLERIES)
    ]
)
_AIR = tables.AIR_FORCES.start - tables.FIRST_UNIT
MORE_IN_AIR: Final = EVERY[tables.AIR_FORCES.start].gives.army_bonus_times - 1
"""How often an air force unit adds the bonus of its army once more. (TTA-22.4)"""


def _armies(formation: tuple[int, ...], units: Units, oldest: int) -> int:
    """How many armies the units of at least this age can form. (TTA-22.2)"""
    found = 99
    for needed, places in zip(formation, _TYPES, strict=True):
        if needed:
            have = sum([units[place] for place in places if tables.LEVEL[tables.FIRST_UNIT + place] >= oldest])
            found = min(found, have // needed)
    return found


@memo(1 << 14)
def army_bonus(tactics: int, units: Units) -> tuple[int, int]:
    """What the armies of a tactics card add to the strength, and what the best of them adds. (TTA-22.2 to TTA-22.5)"""
    if tactics == tables.NONE:
        return 0, 0
    formation = tables.FORMATION[tactics]
    every = _armies(formation, units, 0)
    full, lower = tables.ARMY_BONUS[tactics], tables.ARMY_BONUS_OBSOLETE[tactics]
    # A unit more than one age older than the tactics is obsolete, and so is its army. (TTA-22.3)
    fresh = _armies(formation, units, tables.LEVEL[tactics] - 1) if full != lower else every
    if not every:
        return 0, 0
    # Each air force unit doubles one army, the best first. (TTA-22.4)
    air = min(units[_AIR], every)
    doubled = min(air, fresh)
    total = full * (fresh + MORE_IN_AIR * doubled) + lower * (every - fresh + MORE_IN_AIR * (air - doubled))
    best = full if fresh else lower
    return total, best * (1 + MORE_IN_AIR) if air else best


def units_of(own: Civilization) -> Units:
    """The units of a civilization."""
    return own.workers[tables.FIRST_UNIT :]


def armies_of(own: Civilization) -> tuple[int, int]:
    """How many armies the units form, and how many of obsolete units besides. (TTA-22.2, TTA-22.3)"""
    if own.tactics == tables.NONE:
        return 0, 0
    formation, units = tables.FORMATION[own.tactics], units_of(own)
    fresh = _armies(formation, units, tables.LEVEL[own.tactics] - 1)
    return fresh, _armies(formation, units, 0) - fresh


def army_strength(own: Civilization) -> int:
    """What its armies add to a civilization's strength, with Napoleon and Genghis Khan. (TTA-22.5)"""
    if tables.IGNORES_TACTICS[own.leads]:
        return 0
    total, best = army_bonus(own.tactics, own.workers[tables.FIRST_UNIT :])
    return total + (tables.BEST_ARMY_TIMES[own.leads] - 1) * best


def sacrifice_value(own: Civilization, units: Units) -> int:
    """What sacrificed units are worth: their strength and the armies they form by themselves. (TTA-23.2, TTA-23.4)"""
    value = sum([count * tables.STRENGTH[kind] for kind, count in zip(tables.UNITS, units, strict=True)])
    if tables.CAVALRY_STRENGTH[own.leads]:
        value += tables.CAVALRY_STRENGTH[own.leads] * sum([units[place] for place in _TYPES[1]])
    return value if tables.IGNORES_TACTICS[own.leads] else value + army_bonus(own.tactics, units)[0]
