"""Attacks without armies, in the base game. (ND-27.5)"""

from __future__ import annotations

from typing import Final

from epoka.games.new_dawn.effects import AttackRange
from epoka.games.new_dawn.focus import Attacks, ReinforceRest, ReinforceTokens
from epoka.games.new_dawn.land import spaces_in
from epoka.games.new_dawn.rules.battle import Battle, targets
from epoka.games.new_dawn.rules.field import around, barbarians, city_states, friendly, own_states, pieces_of_others
from epoka.games.new_dawn.rules.growth import ReinforceSome
from epoka.games.new_dawn.rules.moments import RAID_RANGE
from epoka.games.new_dawn.state import DawnState, land_of
from epoka.games.new_dawn.tables import FOCUS, part, permanent
from epoka.kernel import Frame, Option, Seat, Step, ask, call, done
from epoka.parts.hexes import bits
from epoka.parts.questions import each, one_of

Bits = int

WORDS: Final = {"raid": ("space",), "go-on": (), "reinforce-instead": (), "attack-instead": ()}
GO_ON: Final[Option] = ("go-on",)
REINFORCE: Final[Option] = ("reinforce-instead",)
FIGHT: Final[Option] = ("attack-instead",)


def in_range(s: DawnState, seat: Seat, card: str, taken: tuple[int, ...]) -> Bits:
    """What can be attacked from friendly spaces, those taken in this turn left out. (ND-27.5)

    It is counted neither through water, unless the card says so, nor through rival spaces and barbarians.
    """
    attacks = part(card, Attacks)
    assert attacks is not None, f"{card} has no attacks"
    land = land_of(s)
    towns = city_states(s) & ~own_states(s, seat)
    found = pieces_of_others(s, seat) | barbarians(s) | towns
    if RAID_RANGE.holds(s, seat):
        return _attackable(s, seat, found)
    open_ = land.all
    if not attacks.through_anything:
        blocked = pieces_of_others(s, seat) | barbarians(s)
        open_ &= ~(blocked | (0 if attacks.through_water else land.waters))
    start = friendly(s, seat)
    for space in taken:
        start &= ~(1 << space)
    reached, edge, ends = start, start, 0
    for _ in range(attacks.range):
        near = around(land, edge)
        ends |= near
        edge = near & open_ & ~reached
        reached |= edge
    return _attackable(s, seat, ends & found)


def _attackable(s: DawnState, seat: Seat, spaces: Bits) -> Bits:
    """Those of some spaces where there is something that no pact protects. (ND-12.6)"""
    return bits([space for space in spaces_in(spaces) if targets(s, seat, space)])


def _far(s: DawnState, seat: Seat) -> bool:
    """The Pentagon of the base game. (ND-27.6)"""
    return True


for _name, _ in permanent(AttackRange):
    RAID_RANGE.on(_name)(_far)


class Raids(Frame[DawnState]):
    """Reinforce, attack, or both, as the card says. (ND-27.5)"""

    seat: Seat
    card: str
    slot: int
    made: int = 0
    taken: tuple[int, ...] = ()
    before: int = 0

    def start(self, s: DawnState) -> Step:
        """Masonry and Iron Working choose, Flight reinforces first. (ND-27.5)"""
        if FOCUS[self.card].mode == "choice":
            return ask(one_of(self.seat, "prompt-raid-mode", "ND-27.5", (FIGHT, REINFORCE)), then=self.chosen)
        first = part(self.card, ReinforceTokens)
        return call(ReinforceSome(self.seat, self.slot) if first else None, then=self.raid)

    def chosen(self, s: DawnState, answer: Option) -> Step:
        return call(ReinforceSome(self.seat, self.slot)) if answer == REINFORCE else self.raid(s, None)

    def raid(self, s: DawnState, _: object) -> Step:
        attacks = part(self.card, Attacks)
        spaces = in_range(s, self.seat, self.card, self.taken) if attacks and self.made < attacks.count else 0
        if not spaces:
            return self.rest()
        among = [*each("raid", spaces_in(spaces)), GO_ON]
        return ask(one_of(self.seat, "prompt-raid", "ND-27.5", among), then=self.raided)

    def raided(self, s: DawnState, answer: Option) -> Step:
        if answer == GO_ON:
            return self.rest()
        self.made += 1
        self.before = int(answer[1])
        return call(Battle(self.seat, self.card, self.slot, self.before, -1, -1), then=self.fought)

    def fought(self, s: DawnState, _: object) -> Step:
        """Nobody attacks from a space captured in this turn. (ND-27.5)"""
        if friendly(s, self.seat) >> self.before & 1:
            self.taken += (self.before,)
        return self.raid(s, None)

    def rest(self) -> Step:
        """Mass Production reinforces after the attacks, less by each of them. (ND-27.5)"""
        if part(self.card, ReinforceRest) is None:
            return done()
        return call(ReinforceSome(self.seat, max(0, self.slot - self.made)))
