"""Defeating barbarians, and armies without dice. (ND-13.6, ND-23)"""

from __future__ import annotations

from functools import partial
from typing import Final

from epoka.games.new_dawn import events
from epoka.games.new_dawn.cards.tiles import BARBARIANS
from epoka.games.new_dawn.effects import BARBARIAN_DEFEATED as ON_BARBARIAN
from epoka.games.new_dawn.effects import GainResource
from epoka.games.new_dawn.rules.moments import BARBARIAN_DEFEATED, Reaction
from epoka.games.new_dawn.rules.pieces import armies_at, army_home
from epoka.games.new_dawn.rules.purse import ShareTrade, TakeResource
from epoka.games.new_dawn.rules.seizing import hurt
from epoka.games.new_dawn.state import WAITING, DawnState
from epoka.games.new_dawn.tables import momentary
from epoka.kernel import Seat, in_order, tell
from epoka.parts.hexes import Hex
from epoka.parts.tuples import put

REWARD: Final = 1
"""Trade tokens on any own card for barbarians. (ND-23.1)"""


def defeat_barbarian(s: DawnState, seat: Seat, space: Hex) -> Reaction:
    """Barbarians are beaten: they wait, and there is a trade token for it. (ND-1.10, ND-23.1)"""
    letter = s.barbarians.index(space)
    s.barbarians = put(s.barbarians, letter, WAITING)
    tell(s, events.BARBARIAN_BEATEN, seat, BARBARIANS[letter])
    return in_order(ShareTrade(seat, REWARD), BARBARIAN_DEFEATED.frame(s, seat))


def defeat_army(s: DawnState, seat: Seat, rival: Seat, space: Hex) -> Reaction:
    """An army of a rival returns to its card, without any other consequence. (ND-13.6)"""
    number = next(number for owner, number in armies_at(s, space) if owner == rival)
    army_home(s, rival, number)
    tell(s, events.DEFEATED_ARMY, seat, rival, space)
    return hurt(s, rival, seat)


def _resource(effect: GainResource, s: DawnState, seat: Seat) -> Reaction:
    """Sumeria. (ND-23.1)"""
    return TakeResource(seat, effect.count)


for _name, _when, _effect in momentary(ON_BARBARIAN, GainResource):
    BARBARIAN_DEFEATED.on(_name)(partial(_resource, _effect))
