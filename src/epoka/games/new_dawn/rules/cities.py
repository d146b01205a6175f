"""Cities: where they may be built, and what follows. (ND-1.9, ND-10.6 to ND-10.9)"""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from epoka.games.new_dawn import events
from epoka.games.new_dawn.effects import CITY_BUILT as ON_CITY
from epoka.games.new_dawn.effects import CountThroughWater, EdgesNear, On, PlaceToken
from epoka.games.new_dawn.land import spaces_in
from epoka.games.new_dawn.rules.field import (
    barbarians,
    difficulty,
    empty,
    friendly,
    legal,
    pieces_of_others,
    rival_armies,
    up_to,
    within,
)
from epoka.games.new_dawn.rules.moments import BUILD, CITY_ANYWHERE, CITY_BUILT, THROUGH_WATER, Reaction
from epoka.games.new_dawn.rules.pieces import has_city, put_piece
from epoka.games.new_dawn.rules.placing import WHERE, Place
from epoka.games.new_dawn.state import CITY, DawnState, holdings, land_of, piece
from epoka.games.new_dawn.tables import momentary, permanent
from epoka.kernel import Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done, tell
from epoka.parts.hexes import Hex, reach

WORDS: Final = {"found": ("space",)}
ONLY_CITY: Final = "only_city_on_its_tile"


def counted(s: DawnState, seat: Seat, slot: int, range_: int, water: int) -> int:
    """The spaces not further from a friendly one than a range, over spaces that may be counted through. (ND-10.6)"""
    land = land_of(s)
    open_ = up_to(s, seat, slot, BUILD)
    if water or THROUGH_WATER.holds(s, seat):
        open_ |= land.waters
    open_ &= ~(pieces_of_others(s, seat) | barbarians(s))
    return reach(land, open_, friendly(s, seat), range_) | CITY_ANYWHERE.total(s, seat)


def city_spots(s: DawnState, seat: Seat, slot: int, range_: int, water: int = 0) -> int:
    """Where an industry card may build a city: legal, near enough, not too difficult. (ND-10.6)"""
    if not has_city(s, seat):
        return 0
    return legal(s, seat) & up_to(s, seat, slot, BUILD) & counted(s, seat, slot, range_, water)


def free_spots(s: DawnState, seat: Seat, spaces: int, steps: int) -> int:
    """Where an effect without a difficulty may build a city: legal, near some spaces. (ND-1.7, ND-13.6)"""
    if not has_city(s, seat):
        return 0
    near = within(land_of(s), spaces, steps) | CITY_ANYWHERE.total(s, seat)
    return legal(s, seat) & near


def why_not_found(s: DawnState, seat: Seat, space: Hex, slot: int) -> Refusal | None:
    """Why no city can be built on a space, however near it is. (ND-1.9, ND-6.2)"""
    land = land_of(s)
    if land.waters >> space & 1:
        return Refusal("water", "ND-1.9")
    if barbarians(s) >> space & 1:
        return Refusal("barbarian-there", "ND-1.9")
    if rival_armies(s, seat) >> space & 1:
        return Refusal("rival-army", "ND-12.22")
    if not legal(s, seat) >> space & 1:
        return Refusal("not-legal", "ND-1.9")
    if slot and difficulty(s, seat, space, BUILD) > slot:
        return Refusal("too-difficult", "ND-6.2", {"slot": slot})
    return None


def found_city(s: DawnState, seat: Seat, space: Hex) -> Reaction:
    """Build a city: an own token there goes, figures stay, and it is answered. (ND-10.6, ND-10.7, ND-20.4)

    Whoever has no unused city must not come here.
    """
    put_piece(s, space, piece(seat, CITY))
    tell(s, events.FOUNDED, seat, space)
    return CITY_BUILT.frame(s, seat, space)


class WhereToFound(Question[DawnState]):
    """Where a city is built, among some spaces. (ND-10.6)"""

    seat: Seat
    spots: int

    prompt: ClassVar[str] = "prompt-found"
    rule: ClassVar[str] = "ND-10.6"

    def choices(self, s: DawnState) -> Options:
        return tuple([("found", space) for space in spaces_in(self.spots)])

    def refuse(self, s: DawnState, answer: Option) -> Refusal:
        if len(answer) != 2 or answer[0] != "found" or answer[1] not in range(len(s.pieces)):
            return super().refuse(s, answer)
        return why_not_found(s, self.seat, int(answer[1]), 0) or Refusal("not-near", self.rule)


class FoundOn(Frame[DawnState]):
    """Build a city on one of some spaces, if there is any; returns the space, or nothing. (ND-10.6)"""

    seat: Seat
    spots: int
    space: Hex = -1

    def start(self, s: DawnState) -> Step:
        if not self.spots or not has_city(s, self.seat):
            return done()
        return ask(WhereToFound(self.seat, self.spots), then=self.chosen)

    def chosen(self, s: DawnState, answer: Option) -> Step:
        self.space = int(answer[1])
        return call(found_city(s, self.seat, self.space), then=self.built)

    def built(self, s: DawnState, _: object) -> Step:
        return done(self.space + 1)


# -- what leaders, wonders and diplomacy cards say of it ---------------------------------------------------------------


def _only_city(when: On, effect: PlaceToken, s: DawnState, seat: Seat, space: Hex) -> Reaction:
    """England: a token next to the only city on its tile. City-states are no cities here. (ND-8.8)"""
    lay = land_of(s).lay
    towns = [city for held in holdings(s) for city in held.cities if lay[city] == lay[space]]
    if when.if_ == ONLY_CITY and towns != [space]:
        return None
    return Place(
        seat,
        WHERE[effect.adjacent_to],
        effect.count,
        center=space,
        optional=when.optional,
        reinforced=effect.reinforced,
    )


for _name, _when, _effect in momentary(ON_CITY, PlaceToken):
    CITY_BUILT.on(_name)(partial(_only_city, _when, _effect))


def _through_water(effect: CountThroughWater, s: DawnState, seat: Seat) -> bool:
    """Auckland. (ND-10.6)"""
    return True


for _name, _water in permanent(CountThroughWater):
    THROUGH_WATER.on(_name)(partial(_through_water, _water))


def _edges(effect: EdgesNear, s: DawnState, seat: Seat) -> int:
    """Great Lighthouse: empty edge spaces are near enough. (ND-10.6)"""
    return empty(s) & land_of(s).edges


for _name, _near in permanent(EdgesNear):
    CITY_ANYWHERE.on(_name)(partial(_edges, _near))
