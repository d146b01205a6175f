"""Combat bonuses of leaders, wonders and diplomacy cards. (ND-12.9, ND-12.10, ND-28)"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from epoka.games.new_dawn.effects import CombatBonus
from epoka.games.new_dawn.land import TERRAINS
from epoka.games.new_dawn.rules.field import within
from epoka.games.new_dawn.rules.moments import COMBAT_BONUS, Side
from epoka.games.new_dawn.rules.powers import givers
from epoka.games.new_dawn.state import DawnState, holdings, land_of
from epoka.games.new_dawn.tables import permanent
from epoka.kernel import NOBODY, Seat
from epoka.parts.hexes import Hex

NEAR: Final = 2
"""How near the cities are that count for Carthage. (ND-1.7)"""
MORE_REINFORCED: Final = "more_reinforced_tokens_than_defender"
GIVER: Final = "giver"
IBRAHIM_HOLDER: Final = "ibrahim_holder"


def _caravans(s: DawnState, seat: Seat, space: Hex) -> int:
    """Big Ben: own caravans next to the attacked space."""
    near = land_of(s).bits[space]
    return sum([at >= 0 and near >> at & 1 for at in s.civilizations[seat].caravans])


def _water(s: DawnState, seat: Seat, space: Hex) -> int:
    """Huey Teocalli: water next to the attacked space."""
    land = land_of(s)
    return (land.bits[space] & land.waters).bit_count()


def _towns(s: DawnState, seat: Seat, space: Hex) -> int:
    """Carthage: city-states and own cities near the attacked space."""
    land = land_of(s)
    near = within(land, 1 << space, NEAR)
    states = [at for at, state in land.states.items() if s.tokens[at] == state and near >> at & 1]
    return len(states) + (holdings(s)[seat].city_bits & near).bit_count()


TIMES: Final[dict[str, Callable[[DawnState, Seat, Hex], int]]] = {
    "own_caravan_next_to_attacked_space": _caravans,
    "water_next_to_attacked_space": _water,
    "city_state_or_own_city_within_2_of_attacked_space": _towns,
}
"""What multiplies a bonus. (ND-12.9)"""


def applies(effect: CombatBonus, s: DawnState, seat: Seat, side: Side) -> bool:
    """Whether a bonus is for this attack. (ND-12.9, ND-12.10)"""
    if side.role not in effect.roles or (effect.target and side.target not in effect.target):
        return False
    if effect.terrain and TERRAINS[land_of(s).terrain[side.space]] not in effect.terrain:
        return False
    if side.state and side.state in effect.not_target:
        return False
    if effect.vs == IBRAHIM_HOLDER and (side.against == NOBODY or side.against != s.ibrahim):
        return False
    if effect.if_ == MORE_REINFORCED:
        known = holdings(s)
        return side.against != NOBODY and known[seat].reinforced > known[side.against].reinforced
    return True


def _bonus(name: str, effect: CombatBonus, s: DawnState, seat: Seat, side: Side) -> int:
    if not applies(effect, s, seat, side):
        return 0
    if effect.not_vs == GIVER:
        # A card of each of several givers counts for itself. (ND-18.5)
        return effect.amount * len([giver for giver in givers(s, seat, name) if giver != side.against])
    return effect.amount * (TIMES[effect.per](s, seat, side.space) if effect.per else 1)


for _name, _effect in permanent(CombatBonus):
    COMBAT_BONUS.on(_name)(partial(_bonus, _name, _effect))
