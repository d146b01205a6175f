"""Cities that effects replace without an attack, and pacts that forbid it. (ND-12.21, ND-18.5, ND-28.8)"""

from __future__ import annotations

from typing import Final

from epoka.games.new_dawn import events
from epoka.games.new_dawn.rules.city_states import hand_on
from epoka.games.new_dawn.rules.field import every_army
from epoka.games.new_dawn.rules.moments import BEFORE_CITY, FORBIDDEN, HURT, Reaction
from epoka.games.new_dawn.rules.pieces import put_piece
from epoka.games.new_dawn.state import CITY, DawnState, holdings, owner_of, piece
from epoka.kernel import Frame, Option, Seat, Step, ask, call, tell
from epoka.parts.hexes import NOWHERE, Hex
from epoka.parts.questions import one_of

WORDS: Final = {"seize": ("space",)}


def spared(s: DawnState, seat: Seat, other: Seat) -> bool:
    """Whether a seat may not attack or destroy pieces of another, because it holds a pact. (ND-18.5)"""
    return FORBIDDEN.holds(s, seat, other)


def hurt(s: DawnState, victim: Seat, by: Seat) -> Reaction:
    """What a player may do whose piece has been attacked, destroyed or replaced. (ND-18.5)"""
    return HURT.frame(s, victim, by) if victim != by else None


def seizable_cities(s: DawnState, seat: Seat, near: int) -> list[Hex]:
    """Rival cities among some spaces that are no capitals and without an army. (ND-12.21, ND-28.8)"""
    near &= ~every_army(s)
    return [
        space
        for other, held in enumerate(holdings(s))
        if other != seat and not spared(s, seat, other)
        for space in held.cities
        if near >> space & 1 and space != held.capital
    ]


class SeizeCity(Frame[DawnState]):
    """A rival city among some spaces gives way to an own unused one; whoever has none must not come here. (ND-28.8)"""

    seat: Seat
    near: int
    space: Hex = NOWHERE

    def start(self, s: DawnState) -> Step:
        among = [("seize", space) for space in seizable_cities(s, self.seat, self.near)]
        return ask(one_of(self.seat, "prompt-seize", "ND-28.8", among), then=self.chosen)

    def chosen(self, s: DawnState, answer: Option) -> Step:
        self.space = int(answer[1])
        return call(BEFORE_CITY.frame(s, self.seat, self.space), then=self.seized)

    def seized(self, s: DawnState, _: object) -> Step:
        """A wonder there goes along, but is not captured; so does a conquered city-state. (ND-1.11, ND-19.6)"""
        rival = owner_of(s.pieces[self.space])
        put_piece(s, self.space, piece(self.seat, CITY))
        hand_on(s, rival, self.seat, self.space)
        tell(s, events.TOOK_CITY, self.seat, rival, self.space)
        return call(hurt(s, rival, self.seat))
