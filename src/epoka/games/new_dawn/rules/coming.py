"""What wonders do when they are built or captured, and what leaders do with what they win. (ND-10.5, ND-28)"""

from __future__ import annotations

from functools import partial
from typing import Final

from epoka.games.new_dawn import events
from epoka.games.new_dawn.effects import (
    ATTACK_WON,
    NATURAL_WONDER,
    NEXT,
    Explore,
    GainTrade,
    NaturalWonderOnCard,
    PlaceOnNewTile,
    PlaceToken,
    ReplaceAround,
    ReplaceCity,
    TakeDiplomacy,
    UpgradeCards,
)
from epoka.games.new_dawn.effects import (
    BEFORE_CITY as ON_SEIZING,
)
from epoka.games.new_dawn.rules.culture import rival_tokens, take_over
from epoka.games.new_dawn.rules.exploring import DrawAndLay
from epoka.games.new_dawn.rules.field import within
from epoka.games.new_dawn.rules.moments import BEFORE_CITY, GOT_NATURAL, WON, Reaction, Side
from epoka.games.new_dawn.rules.parts import GO_ON
from epoka.games.new_dawn.rules.pieces import has_city, unused_tokens
from epoka.games.new_dawn.rules.placing import NEW_TILE, WHERE, Place
from epoka.games.new_dawn.rules.seizing import SeizeCity, seizable_cities
from epoka.games.new_dawn.rules.starting import TakePacts
from epoka.games.new_dawn.rules.storing import gain_on
from epoka.games.new_dawn.rules.upgrading import Upgrade, deck_of, places_for
from epoka.games.new_dawn.rules.wonders import answers, space_of, when_gained
from epoka.games.new_dawn.state import DawnState, land_of
from epoka.games.new_dawn.tables import LEVEL, momentary
from epoka.kernel import Frame, Option, Seat, Step, ask, call, done, in_order, tell
from epoka.parts.hexes import NOWHERE, Hex
from epoka.parts.questions import one_of
from epoka.parts.seats import rivals
from epoka.parts.tuples import put

WORDS: Final = {"improve": ("card",), "lay": ("card",)}


@when_gained(ReplaceCity)
def _seize(s: DawnState, seat: Seat, wonder: str, effect: ReplaceCity) -> Reaction:
    """Cristo Redentor. (ND-28.8)"""
    near = within(land_of(s), 1 << space_of(s, wonder), effect.within)
    if not has_city(s, seat) or not seizable_cities(s, seat, near):
        return None
    return in_order(*[SeizeCity(seat, near) for _ in range(effect.count)])


class ExploreFreely(Frame[DawnState]):
    """Apadana: explore from any edge space; a token on an empty space of the new tile. (ND-8.8, ND-15.2)"""

    seat: Seat
    count: int

    def start(self, s: DawnState) -> Step:
        return call(DrawAndLay(self.seat, land_of(s).edges), then=self.laid)

    def laid(self, s: DawnState, laying: int) -> Step:
        return call(Place(self.seat, NEW_TILE, self.count, center=laying) if laying != NOWHERE else None)


@when_gained(Explore)
def _explore(s: DawnState, seat: Seat, wonder: str, effect: Explore) -> Reaction:
    tokens = [each.count for _, each in answers(wonder) if isinstance(each, PlaceOnNewTile)]
    return ExploreFreely(seat, sum(tokens))


@when_gained(PlaceToken)
def _place(s: DawnState, seat: Seat, wonder: str, effect: PlaceToken) -> Reaction:
    """Amundsen-Scott: tokens next to its city. (ND-8.8)"""
    return Place(seat, WHERE[effect.adjacent_to], effect.count, center=space_of(s, wonder), optional=effect.up_to)


@when_gained(TakeDiplomacy)
def _take(s: DawnState, seat: Seat, wonder: str, effect: TakeDiplomacy) -> Reaction:
    """Potala Palace. (ND-18.2)"""
    return TakePacts(seat, effect.count, rivals(s.civilizations, seat), 1)


# -- cards that improve (ND-9.7) ---------------------------------------------------------------------------------------


class Improve(Frame[DawnState]):
    """Pyramids, Porcelain Tower: some cards of the row give way to better ones, each at most once. (ND-9.7)"""

    seat: Seat
    left: int
    from_level: int
    to_level: int
    old: str = ""
    row: tuple[str, ...] = ()
    new: tuple[str, ...] = ()

    def start(self, s: DawnState) -> Step:
        among = [("improve", card) for card in s.civilizations[self.seat].row if self.better(s, card)]
        if not self.left or not among:
            return done()
        question = one_of(self.seat, "prompt-improve", "ND-9.7", [*among, GO_ON], amount=self.left)
        return ask(question, then=self.chosen)

    def better(self, s: DawnState, card: str) -> tuple[str, ...]:
        """What may take the place of a card."""
        if card in self.new or (self.from_level and LEVEL[card] != self.from_level):
            return ()
        own = s.civilizations[self.seat]
        level = LEVEL[card] + 1 if self.to_level == NEXT else self.to_level
        index = own.row.index(card)
        cards = deck_of(own.leader, level, s.expansion) if level <= max(LEVEL.values()) else ()
        return tuple([each for each in cards if index in places_for(s, self.seat, each)])

    def chosen(self, s: DawnState, answer: Option) -> Step:
        if answer == GO_ON:
            return done()
        self.left -= 1
        self.old = str(answer[1])
        self.row = s.civilizations[self.seat].row
        return call(Upgrade(self.seat, self.better(s, self.old), only=self.old), then=self.improved)

    def improved(self, s: DawnState, _: object) -> Step:
        self.new += tuple([card for card in s.civilizations[self.seat].row if card not in self.row])
        return self.start(s)


@when_gained(UpgradeCards)
def _improve(s: DawnState, seat: Seat, wonder: str, effect: UpgradeCards) -> Reaction:
    return Improve(seat, effect.max, effect.from_level, effect.to_level)


# -- what follows victories (ND-12.16, ND-28.8) ------------------------------------------------------------------------


def _won(effect: GainTrade, s: DawnState, seat: Seat, side: Side, value: int) -> Reaction:
    """Zulu: trade tokens on the military card. (ND-7.1)"""
    town = effect.extra_if == "target_rival_city_or_city_state" and side.target in ("city", "city_state")
    return gain_on(s, seat, effect.on, effect.amount + (effect.extra_amount if town else 0))


def _around(s: DawnState, seat: Seat, space: Hex) -> Reaction:
    """Statue of Liberty: all rival tokens next to the city, as far as own ones are unused. (ND-28.8)"""
    tokens = rival_tokens(s, seat, land_of(s).bits[space])
    return in_order(*[take_over(s, seat, token) for token in tokens if unused_tokens(s, seat)])


for _name, _when, _effect in momentary(ATTACK_WON, GainTrade):
    WON.on(_name)(partial(_won, _effect))
for _name, _when, _effect2 in momentary(ON_SEIZING, ReplaceAround):
    BEFORE_CITY.on(_name)(_around)


# -- America (ND-28.16) ------------------------------------------------------------------------------------------------


class LayNatural(Frame[DawnState]):
    """America: a natural wonder that was gained or spent goes on an own card. (ND-28.16)"""

    seat: Seat
    natural: str

    def start(self, s: DawnState) -> Step:
        among = [("lay", card) for card in s.civilizations[self.seat].row]
        question = one_of(self.seat, "prompt-lay-natural", "ND-28.16", among, natural=self.natural)
        return ask(question, then=self.laid)

    def laid(self, s: DawnState, answer: Option) -> Step:
        own = s.civilizations[self.seat]
        lying = tuple([tuple([thing for thing in things if thing != self.natural]) for things in own.lying])
        index = own.row.index(str(answer[1]))
        own.lying = put(lying, index, (*lying[index], self.natural))
        tell(s, events.LAID_NATURAL, self.seat, self.natural, str(answer[1]))
        return done()


def _lay(s: DawnState, seat: Seat, natural: str) -> Reaction:
    return LayNatural(seat, natural)


for _name, _when, _effect3 in momentary(NATURAL_WONDER, NaturalWonderOnCard):
    GOT_NATURAL.on(_name)(_lay)
