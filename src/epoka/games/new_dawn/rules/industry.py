"""Industry cards: a wonder or a city. (ND-10)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.new_dawn import focus
from epoka.games.new_dawn.card import INDUSTRY
from epoka.games.new_dawn.focus import AdvanceAfterWonder, CityAtCaravan, CityAtFigure, TokensAroundCity
from epoka.games.new_dawn.land import spaces_in
from epoka.games.new_dawn.rules.cities import city_spots, found_city, why_not_found
from epoka.games.new_dawn.rules.field import legal
from epoka.games.new_dawn.rules.moments import ARMY, CARAVAN, Reaction
from epoka.games.new_dawn.rules.parts import GO_ON
from epoka.games.new_dawn.rules.pieces import has_city
from epoka.games.new_dawn.rules.placing import BESIDE, Place
from epoka.games.new_dawn.rules.resolving import RESOLVERS
from epoka.games.new_dawn.rules.science import AdvanceDial
from epoka.games.new_dawn.rules.wonders import RaiseWonder, buildable, cost, production, sites
from epoka.games.new_dawn.state import ON_CARD, DawnState
from epoka.games.new_dawn.tables import part
from epoka.kernel import Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done
from epoka.parts.hexes import Hex
from epoka.parts.tuples import put

WORDS: Final = {"wonder": ("card",), "settle": ("figure", "space")}


def figure_spots(s: DawnState, seat: Seat, card: str) -> list[tuple[str, Hex]]:
    """Legal spaces with an own figure that may become a city, at any distance and of any difficulty. (ND-10.8)"""
    at = part(card, CityAtFigure)
    kinds = at.figures if at else (CARAVAN,) if part(card, CityAtCaravan) else ()
    if not kinds or not has_city(s, seat):
        return []
    own, spots = s.civilizations[seat], legal(s, seat)
    figures = {CARAVAN: own.caravans, ARMY: own.armies}
    return [
        (kind, space) for kind in kinds for space in dict.fromkeys(figures[kind]) if space >= 0 and spots >> space & 1
    ]


class ChooseWork(Question[DawnState]):
    """A wonder or a city, or nothing. (ND-10.1)"""

    seat: Seat
    card: str
    slot: int

    prompt: ClassVar[str] = "prompt-industry"
    rule: ClassVar[str] = "ND-10.1"

    def choices(self, s: DawnState) -> Options:
        found: list[Option] = [("wonder", wonder) for wonder in buildable(s, self.seat, self.card, self.slot)]
        found += [("found", space) for space in spaces_in(spots(s, self.seat, self.card, self.slot))]
        found += [("settle", kind, space) for kind, space in figure_spots(s, self.seat, self.card)]
        return (*found, GO_ON)

    def tempting(self, s: DawnState) -> Options:
        can = buildable(s, self.seat, self.card, self.slot)
        return tuple([("wonder", wonder) for wonder in s.market if wonder not in can])

    def refuse(self, s: DawnState, answer: Option) -> Refusal:
        if len(answer) == 2 and answer[0] == "wonder" and answer[1] in s.market:
            wonder = str(answer[1])
            if not sites(s, self.seat, wonder):
                return Refusal("no-city-for-wonder", "ND-10.4")
            return Refusal("too-expensive", "ND-10.2", {"amount": cost(s, self.seat, wonder)})
        if len(answer) == 2 and answer[0] == "found" and answer[1] in range(len(s.pieces)):
            if not has_city(s, self.seat):
                return Refusal("no-city-left", "ND-2.3")
            return why_not_found(s, self.seat, int(answer[1]), self.slot) or Refusal("not-near", "ND-10.6")
        return super().refuse(s, answer)


def spots(s: DawnState, seat: Seat, card: str, slot: int) -> int:
    """Where a card may build a city. (ND-10.6, ND-10.8)"""
    found = part(card, focus.FoundCity)
    return city_spots(s, seat, slot, found.range, found.through_water) if found else 0


class Industry(Frame[DawnState]):
    """Build a wonder or a city. (ND-10.1)"""

    seat: Seat
    card: str
    slot: int
    space: Hex = -1

    def start(self, s: DawnState) -> Step:
        return ask(ChooseWork(self.seat, self.card, self.slot), then=self.chosen)

    def chosen(self, s: DawnState, answer: Option) -> Step:
        if answer == GO_ON:
            return done()
        if answer[0] == "wonder":
            wonder = str(answer[1])
            left = cost(s, self.seat, wonder) - production(s, self.seat, self.card, self.slot)
            return call(RaiseWonder(self.seat, self.card, wonder, left), then=self.built)
        self.space = int(answer[-1])
        if answer[0] == "settle":
            self.settle(s, str(answer[1]))
        return call(found_city(s, self.seat, self.space), then=self.founded)

    def settle(self, s: DawnState, kind: str) -> None:
        """The figure returns to its card. (ND-10.8)"""
        own = s.civilizations[self.seat]
        if kind == CARAVAN:
            own.caravans = put(own.caravans, own.caravans.index(self.space), ON_CARD)
        else:
            own.armies = put(own.armies, own.armies.index(self.space), ON_CARD)

    def built(self, s: DawnState, _: object) -> Step:
        """Craftsmanship. (ND-9.1)"""
        more = part(self.card, AdvanceAfterWonder)
        return call(AdvanceDial(self.seat, more.steps) if more else None)

    def founded(self, s: DawnState, _: object) -> Step:
        """Urbanization. (ND-10.8)"""
        more = part(self.card, TokensAroundCity)
        if more is None:
            return done()
        return call(Place(self.seat, BESIDE, more.count, limit=self.slot, center=self.space, optional=1))


def _industry(s: DawnState, seat: Seat, card: str, slot: int) -> Reaction:
    return Industry(seat, card, slot)


RESOLVERS[INDUSTRY] = _industry
