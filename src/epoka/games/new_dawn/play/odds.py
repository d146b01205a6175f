"""How likely attacks are won. (ND-12.9, ND-12.10)"""

from __future__ import annotations

from typing import Final

from epoka.games.new_dawn.card import MILITARY
from epoka.games.new_dawn.cards.tokens import FORTS
from epoka.games.new_dawn.focus import Attacks, MoveArmies
from epoka.games.new_dawn.play import weights
from epoka.games.new_dawn.rules.moments import ATTACK, COMBAT_BONUS, Side
from epoka.games.new_dawn.rules.purse import index_of_type
from epoka.games.new_dawn.state import (
    ON_CARD,
    DawnState,
    holdings,
    is_city,
    is_reinforced,
    land_of,
    owner_of,
    slot_numbers,
)
from epoka.games.new_dawn.tables import CITY_STATE, GOVERNMENT, part
from epoka.kernel import NOBODY, Seat
from epoka.parts.hexes import Hex

DIE: Final = 6
(FORT_DEFENCE,) = (fort.defence for fort in FORTS)
WON: Final = tuple(
    [
        sum([mine + lead > theirs for mine in range(1, DIE + 1) for theirs in range(1, DIE + 1)]) / DIE**2
        for lead in range(-DIE, DIE + 1)
    ]
)
"""How likely an attack is won with so much more than the defence, from DIE less to DIE more."""


def chance(lead: int) -> float:
    """How likely an attack is won with so much more than the defence. (ND-12.14)"""
    return WON[min(DIE, max(-DIE, lead)) + DIE]


class Force:
    """What a seat can attack with: `strength` is its value without the die, `tokens` what it can spend.

    `most` is the strength that it can have by waiting for the last slot.
    """

    __slots__ = ("most", "reach", "seat", "starts", "strength", "tokens")

    def __init__(self, s: DawnState, seat: Seat) -> None:
        own = s.civilizations[seat]
        index = index_of_type(own, MILITARY)
        card = own.row[index]
        numbers = slot_numbers(s)
        arrows = sum([GOVERNMENT[thing].arrows for thing in own.lying[index] if thing in GOVERNMENT])
        moves, raids = part(card, MoveArmies), part(card, Attacks)
        bonus, reach = (moves.bonus, moves.spaces) if moves else (raids.bonus, raids.range) if raids else (0, 0)
        self.seat = seat
        self.strength = numbers[min(index + arrows, len(numbers) - 1)] + bonus
        self.most = numbers[-1] + bonus
        self.tokens = own.trade[index]
        self.reach = reach
        self.starts: tuple[Hex, ...] = tuple([at for at in own.armies if at >= 0])
        if ON_CARD in own.armies or raids:
            self.starts += holdings(s)[seat].cities

    def away(self, s: DawnState, space: Hex) -> int:
        """How many steps a space is out of reach, as the crow flies."""
        distance = land_of(s).distance[space]
        return max(0, min([distance[at] for at in self.starts], default=weights.FAR) - self.reach)

    def trouble(self, s: DawnState, space: Hex, target: str, rival: Seat = NOBODY) -> float:
        """How many turns it takes to win an attack on a space, about, with a little preparation."""
        lead = self.most + weights.PREPARED + bonus(s, self.seat, space, target, rival) - defence(s, space, target)
        return weights.ATTACK + weights.RISK * (1 - chance(lead)) + weights.MARCH * self.away(s, space)


def bonus(s: DawnState, seat: Seat, space: Hex, target: str, rival: Seat = NOBODY) -> int:
    """What leaders, wonders and diplomacy cards add to an attack. (ND-12.9)"""
    if not s.civilizations[seat].acts & COMBAT_BONUS.bit:
        return 0
    state = land_of(s).states[space] if target == "city_state" else ""
    return COMBAT_BONUS.total(s, seat, Side(ATTACK, space, target, rival, state))


def defence(s: DawnState, space: Hex, target: str) -> int:
    """What defends a target, without abilities and tokens. (ND-12.10)"""
    land = land_of(s)
    hard = land.difficulty[space]
    if target == "fort":
        return FORT_DEFENCE
    if target == "city_state":
        return CITY_STATE[land.states[space]].defence
    if target not in ("city", "token"):
        return hard
    code = s.pieces[space]
    owner = owner_of(code)
    strong = holdings(s)[owner].strong
    found = hard * (2 if is_city(code) else 1) + is_reinforced(code)
    found += (land.bits[space] & strong).bit_count()
    return found + 2 * (space in s.civilizations[owner].armies)
