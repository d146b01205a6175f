"""Culture cards: control tokens on the map. (ND-8)"""

from __future__ import annotations

from functools import partial
from typing import Final

from epoka.games.new_dawn import events
from epoka.games.new_dawn.card import AGES, CULTURE
from epoka.games.new_dawn.effects import RESOLVE, BonusByAge, On
from epoka.games.new_dawn.focus import (
    CITY,
    FRIENDLY_SPACE,
    MoveToken,
    PlaceOnMountains,
    PlaceTokens,
    TakeRivalCity,
    TakeRivalToken,
    ThenPlaceTokens,
    TradePerCity,
)
from epoka.games.new_dawn.land import spaces_in
from epoka.games.new_dawn.rules.abilities import wonders_of
from epoka.games.new_dawn.rules.field import empty, every_army, friendly, mature, own_cities, within
from epoka.games.new_dawn.rules.moments import EXTRA_TOKENS, Reaction
from epoka.games.new_dawn.rules.parts import GO_ON, Parts, carries
from epoka.games.new_dawn.rules.pieces import FreeToken, flip_down, has_city, put_piece, replace_token
from epoka.games.new_dawn.rules.placing import Place
from epoka.games.new_dawn.rules.purse import ShareTrade
from epoka.games.new_dawn.rules.resolving import RESOLVERS
from epoka.games.new_dawn.rules.seizing import SeizeCity, hurt, seizable_cities, spared
from epoka.games.new_dawn.state import NO_PIECE, DawnState, holdings, is_reinforced, land_of, owner_of
from epoka.games.new_dawn.tables import FOCUS, WONDER, momentary, part
from epoka.kernel import Frame, Option, Seat, Step, ask, call, done, in_order, tell
from epoka.parts.hexes import NOWHERE, Hex
from epoka.parts.questions import one_of

WORDS: Final = {"move": ("space",), "take": ("space",)}
EXTRA: Final = "control_token"
MOUNTAINS: Final = ("mountains",)


def _culture(s: DawnState, seat: Seat, card: str, slot: int) -> Reaction:
    """The parts of the card; tokens that are left, or that it brought itself, buy more once again. (ND-7.4, ND-8.7)"""
    first = part(card, PlaceTokens)
    more = Place(seat, first.next_to, 0, limit=slot, card=card) if first else None
    return in_order(Parts(seat, card, slot), more if len(FOCUS[card].parts) > 1 else None)


RESOLVERS[CULTURE] = _culture


@carries(PlaceTokens)
def _place(s: DawnState, seat: Seat, card: str, slot: int, part: PlaceTokens) -> Reaction:
    """The first tokens of a card, those bought, and those of a leader next to cities. (ND-8.6, ND-8.7)"""
    more = EXTRA_TOKENS.total(s, seat)
    first = Place(seat, part.next_to, part.count, limit=slot, card=card)
    return in_order(first, Place(seat, CITY, more, limit=slot) if more else None)


@carries(ThenPlaceTokens)
def _place_more(s: DawnState, seat: Seat, card: str, slot: int, part: ThenPlaceTokens) -> Reaction:
    return Place(seat, FRIENDLY_SPACE, part.count, limit=slot)


@carries(PlaceOnMountains)
def _place_on_mountains(s: DawnState, seat: Seat, card: str, slot: int, part: PlaceOnMountains) -> Reaction:
    """State Workforce in its slot. (ND-5.6)"""
    return Place(seat, FRIENDLY_SPACE, part.count, limit=slot, terrain=MOUNTAINS) if slot == part.slot else None


@carries(TradePerCity)
def _trade(s: DawnState, seat: Seat, card: str, slot: int, part: TradePerCity) -> Reaction:
    """Humanism. (ND-7.1, ND-10.10)"""
    return ShareTrade(seat, part.amount * len(mature(s, seat)))


def _by_age(when: On, effect: BonusByAge, s: DawnState, seat: Seat) -> int:
    """France, on culture cards: by the latest age among the wonders controlled. (ND-8.7, ND-19.1)"""
    if CULTURE not in when.card or effect.what != EXTRA:
        return 0
    ages = [WONDER[wonder].age for wonder in wonders_of(s, seat)]
    return int(getattr(effect, max(ages, key=AGES.index) if ages else "none"))


for _name, _when, _effect in momentary(RESOLVE, BonusByAge):
    EXTRA_TOKENS.on(_name)(partial(_by_age, _when, _effect))


# -- moving an own token (ND-8.6) --------------------------------------------------------------------------------------


class MoveOwnToken(Frame[DawnState]):
    """Drama and Poetry: own tokens may move; they keep their side. (ND-8.6)"""

    seat: Seat
    left: int
    distance: int
    origin: Hex = NOWHERE

    def start(self, s: DawnState) -> Step:
        tokens = [space for space in holdings(s)[self.seat].tokens if self.goals(s, space)]
        if not self.left or not tokens:
            return done()
        among = [*[("move", space) for space in tokens], GO_ON]
        return ask(one_of(self.seat, "prompt-move-token", "ND-8.6", among), then=self.chosen)

    def goals(self, s: DawnState, space: Hex) -> int:
        """Where a token may go: empty spaces without water. (ND-1.8, ND-8.6)"""
        land = land_of(s)
        return within(land, 1 << space, self.distance) & empty(s) & ~land.waters

    def chosen(self, s: DawnState, answer: Option) -> Step:
        if answer == GO_ON:
            return done()
        self.origin = int(answer[1])
        among = [("move", space) for space in spaces_in(self.goals(s, self.origin))]
        question = one_of(self.seat, "prompt-move-token-to", "ND-8.6", among, space=self.origin)
        return ask(question, then=self.moved)

    def moved(self, s: DawnState, answer: Option) -> Step:
        code, goal = s.pieces[self.origin], int(answer[1])
        put_piece(s, self.origin, NO_PIECE)
        put_piece(s, goal, code)
        tell(s, events.MOVED_TOKEN, self.seat, self.origin, goal)
        self.left -= 1
        return self.start(s)


@carries(MoveToken)
def _move(s: DawnState, seat: Seat, card: str, slot: int, part: MoveToken) -> Reaction:
    return MoveOwnToken(seat, part.count, part.distance)


# -- rival tokens and cities (ND-8.6, ND-12.21, ND-28.8) ---------------------------------------------------------------


def rival_tokens(s: DawnState, seat: Seat, near: int) -> list[Hex]:
    """Control tokens and districts of others among some spaces, but not where an army is. (ND-12.21)

    Those of a player who is protected by a pact are left out. (ND-18.5)
    """
    near &= ~every_army(s)
    return [
        space
        for other, held in enumerate(holdings(s))
        if other != seat and not spared(s, seat, other)
        for space in held.tokens
        if near >> space & 1
    ]


class TakeToken(Frame[DawnState]):
    """Mass Media: a rival token is flipped down, or replaced if it is unreinforced already. (ND-8.6)"""

    seat: Seat
    within: int
    space: Hex = NOWHERE

    def start(self, s: DawnState) -> Step:
        near = within(land_of(s), friendly(s, self.seat), self.within)
        among = [("take", space) for space in rival_tokens(s, self.seat, near)]
        if not among:
            return done()
        return ask(one_of(self.seat, "prompt-take-token", "ND-8.6", among), then=self.chosen)

    def chosen(self, s: DawnState, answer: Option) -> Step:
        self.space = int(answer[1])
        if is_reinforced(s.pieces[self.space]):
            flip_down(s, self.space)
            return done()
        return call(FreeToken(self.seat), then=self.freed)

    def freed(self, s: DawnState, free: int) -> Step:
        return call(take_over(s, self.seat, self.space) if free else None)


def take_over(s: DawnState, seat: Seat, space: Hex) -> Reaction:
    """A rival token gives way to an own one, unreinforced. (ND-28.8)"""
    rival = owner_of(s.pieces[space])
    tell(s, events.TOOK_TOKEN, seat, rival, space)
    return in_order(replace_token(s, seat, space), hurt(s, rival, seat))


@carries(TakeRivalToken)
def _take(s: DawnState, seat: Seat, card: str, slot: int, part: TakeRivalToken) -> Reaction:
    return TakeToken(seat, part.within)


@carries(TakeRivalCity)
def _take_city(s: DawnState, seat: Seat, card: str, slot: int, part: TakeRivalCity) -> Reaction:
    """Radio in its slot. (ND-5.6, ND-28.8)"""
    if slot != part.slot or not has_city(s, seat):
        return None
    near = within(land_of(s), own_cities(s, seat), part.within)
    return SeizeCity(seat, near) if seizable_cities(s, seat, near) else None
