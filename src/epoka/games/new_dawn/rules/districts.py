"""Districts: what each does when it is resolved. (ND-13.6, ND-13.7)"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from epoka.games.new_dawn import events
from epoka.games.new_dawn.effects import (
    AFTER_RESET as ON_RESET,
)
from epoka.games.new_dawn.effects import (
    BuildCity,
    Defeat,
    DistrictNow,
    GainTrade,
    On,
    PlaceToken,
    Reinforce,
    Says,
    WaterAsLand,
)
from epoka.games.new_dawn.land import spaces_in
from epoka.games.new_dawn.rules.cities import FoundOn, free_spots
from epoka.games.new_dawn.rules.defeating import defeat_army, defeat_barbarian
from epoka.games.new_dawn.rules.field import armies, barbarians, mature, within
from epoka.games.new_dawn.rules.moments import AFTER_RESET, EVERY_TERRAIN, Reaction
from epoka.games.new_dawn.rules.parts import GO_ON
from epoka.games.new_dawn.rules.pieces import reinforce
from epoka.games.new_dawn.rules.placing import WITHIN, WONDER_CITY, Place, friendly_for_districts, of_terrain
from epoka.games.new_dawn.rules.purse import has_type, index_of_type, lose_trade
from epoka.games.new_dawn.rules.seizing import spared
from epoka.games.new_dawn.rules.storing import gain
from epoka.games.new_dawn.state import DISTRICTS, DawnState, holdings, is_reinforced, land_of
from epoka.games.new_dawn.tables import DISTRICT, TYPE, momentary, permanent
from epoka.kernel import Frame, Option, Seat, Step, ask, call, done, in_order, tell
from epoka.parts.hexes import NOWHERE, Hex
from epoka.parts.questions import one_of
from epoka.parts.seats import clockwise

WORDS: Final = {
    "resolve": ("district",),
    "option": ("number",),
    "defeat": ("space",),
    "defeat-army": ("space", "rival"),
}
MATURE: Final = "own_mature_city"
BOTH: Final = "one_or_both"
HERE: Final = "this_district"


# -- when (ND-13.6) ----------------------------------------------------------------------------------------------------


class Districts(Frame[DawnState]):
    """Everybody resolves all own districts, the first player first. (ND-13.6)"""

    def start(self, s: DawnState) -> Step:
        return call(in_order(*[OwnDistricts(seat) for seat in clockwise(s.civilizations, s.first)]))


class OwnDistricts(Frame[DawnState]):
    """A player resolves all own districts, or some of them, in any order. (ND-13.6)"""

    seat: Seat
    most: int = len(DISTRICTS)
    resolved: tuple[int, ...] = ()

    def start(self, s: DawnState) -> Step:
        left = [number for number in laid_districts(s, self.seat) if number not in self.resolved]
        if not left or len(self.resolved) == self.most:
            return done()
        among = [("resolve", DISTRICTS[number]) for number in left]
        return ask(one_of(self.seat, "prompt-resolve-district", "ND-13.6", among), then=self.chosen)

    def chosen(self, s: DawnState, answer: Option) -> Step:
        district = DISTRICTS.index(str(answer[1]))
        self.resolved += (district,)
        return call(ResolveDistrict(self.seat, district), then=self.next)

    def next(self, s: DawnState, _: object) -> Step:
        return self.start(s)


def laid_districts(s: DawnState, seat: Seat) -> list[int]:
    """The own districts on the map, by their numbers."""
    return [number for number, space in enumerate(holdings(s)[seat].districts) if space != NOWHERE]


class ResolveDistrict(Frame[DawnState]):
    """Resolve a district, if it is on the map: one of its options, or each of them. (ND-13.6)"""

    seat: Seat
    district: int
    left: tuple[int, ...] = ()

    def start(self, s: DawnState) -> Step:
        if holdings(s)[self.seat].districts[self.district] == NOWHERE:
            return done()
        tell(s, events.RESOLVED_DISTRICT, self.seat, DISTRICTS[self.district])
        self.left = tuple(range(len(DISTRICT[DISTRICTS[self.district]].options)))
        return self.offer(s, None)

    def offer(self, s: DawnState, _: object) -> Step:
        space = holdings(s)[self.seat].districts[self.district]
        options = DISTRICT[DISTRICTS[self.district]].options
        open_ = [number for number in self.left if space != NOWHERE and can(s, self.seat, space, options[number])]
        if not open_:
            return done()
        among: list[Option] = [("option", number + 1) for number in open_]
        free = all(isinstance(options[number], GainTrade) for number in open_)
        if DISTRICT[DISTRICTS[self.district]].mode == BOTH or (not free and len(open_) < len(options)):
            # An option that does nothing may be chosen instead of one that has a price. (ND-4.3)
            among.append(GO_ON)
        district = DISTRICTS[self.district]
        question = one_of(self.seat, f"prompt-{district.replace('_', '-')}", "ND-13.6", among)
        return ask(question, then=self.chosen)

    def chosen(self, s: DawnState, answer: Option) -> Step:
        if answer == GO_ON:
            return done()
        number = int(answer[1]) - 1
        both = DISTRICT[DISTRICTS[self.district]].mode == BOTH
        self.left = tuple([each for each in self.left if both and each != number])
        option = DISTRICT[DISTRICTS[self.district]].options[number]
        space = holdings(s)[self.seat].districts[self.district]
        return call(OPTIONS[type(option)](s, self.seat, space, option), then=self.offer)


def can(s: DawnState, seat: Seat, space: Hex, option: Any) -> bool:
    """Whether an option of a district does anything."""
    if isinstance(option, Defeat):
        return bool(targets(s, seat, space, option))
    if isinstance(option, Reinforce):
        return bool(weak(s, seat, space, option))
    if isinstance(option, BuildCity):
        own = s.civilizations[seat]
        tokens = own.trade[index_of_type(own, option.pay_from)] if has_type(own, option.pay_from) else 0
        return tokens >= option.pay_trade_tokens and zone_spots(s, seat, option) > 0
    if isinstance(option, PlaceToken):
        return theater(seat, space, option).question().spots(s) > 0
    return due(s, seat, space, option) > 0


# -- trade tokens (ND-13.6, ND-13.7) -----------------------------------------------------------------------------------


def friendly_here(s: DawnState, seat: Seat, terrain: tuple[str, ...]) -> int:
    """The spaces that are friendly for districts and of some terrains; some are of every terrain. (ND-13.7)"""
    return friendly_for_districts(s, seat) & of_terrain(s, terrain) | EVERY_TERRAIN.total(s, seat)


def due(s: DawnState, seat: Seat, space: Hex, option: GainTrade) -> int:
    """How many trade tokens a district gives. (ND-13.6)"""
    if option.per == MATURE:
        return option.amount * len(mature(s, seat))
    zone = land_of(s).bits[space] | 1 << space
    return option.amount * (zone & friendly_here(s, seat, option.terrain)).bit_count()


def _gain(s: DawnState, seat: Seat, space: Hex, option: GainTrade) -> Reaction:
    return gain(s, seat, option.on, due(s, seat, space, option))


def _shore(effect: WaterAsLand, s: DawnState, seat: Seat) -> int:
    """Netherlands: water next to own districts. (ND-13.6)"""
    land = land_of(s)
    found = 0
    for space in holdings(s)[seat].districts:
        if space != NOWHERE:
            found |= land.bits[space]
    return found & land.waters


for _name, _effect in permanent(WaterAsLand):
    EVERY_TERRAIN.on(_name)(partial(_shore, _effect))


# -- the encampment (ND-13.6) ------------------------------------------------------------------------------------------


def targets(s: DawnState, seat: Seat, space: Hex, option: Defeat) -> list[Option]:
    """Barbarians and rival armies near an encampment; pacts protect. (ND-12.21, ND-18.5)"""
    near = within(land_of(s), 1 << space, option.within)
    wild = barbarians(s) if "barbarian" in option.targets else 0
    found: list[Option] = [("defeat", at) for at in spaces_in(near & wild)]
    for rival in clockwise(s.civilizations, seat)[1:]:
        if "rival_army" in option.targets and not spared(s, seat, rival):
            found += [("defeat-army", at, rival) for at in spaces_in(near & armies(s, rival))]
    return found


class DefeatOne(Frame[DawnState]):
    """Defeat one of the barbarians and armies near an encampment. (ND-13.6)"""

    seat: Seat
    space: Hex
    option: Defeat

    def start(self, s: DawnState) -> Step:
        among = targets(s, self.seat, self.space, self.option)
        return ask(one_of(self.seat, "prompt-defeat", "ND-13.6", among), then=self.chosen)

    def chosen(self, s: DawnState, answer: Option) -> Step:
        if answer[0] == "defeat":
            return call(defeat_barbarian(s, self.seat, int(answer[1])))
        return call(defeat_army(s, self.seat, int(answer[2]), int(answer[1])))


def _defeat(s: DawnState, seat: Seat, space: Hex, option: Defeat) -> Reaction:
    return in_order(*[DefeatOne(seat, space, option)] * option.count)


def weak(s: DawnState, seat: Seat, space: Hex, option: Reinforce) -> list[Hex]:
    """The own tokens near an encampment that can be reinforced. (ND-13.6)"""
    near = within(land_of(s), 1 << space, option.within)
    return [at for at in holdings(s)[seat].tokens if near >> at & 1 and not is_reinforced(s.pieces[at])]


class ReinforceNear(Frame[DawnState]):
    """Reinforce own tokens among some spaces. (ND-8.9)"""

    seat: Seat
    left: int
    near: int

    def start(self, s: DawnState) -> Step:
        tokens = holdings(s)[self.seat].tokens
        among = [("reinforce", at) for at in tokens if self.near >> at & 1 and not is_reinforced(s.pieces[at])]
        if not self.left or not among:
            return done()
        return ask(one_of(self.seat, "prompt-reinforce", "ND-8.9", among, amount=self.left), then=self.chosen)

    def chosen(self, s: DawnState, answer: Option) -> Step:
        self.left -= 1
        reinforce(s, int(answer[1]))
        return self.start(s)


def _reinforce(s: DawnState, seat: Seat, space: Hex, option: Reinforce) -> Reaction:
    return ReinforceNear(seat, option.count, within(land_of(s), 1 << space, option.within))


# -- the industrial zone and the theater square (ND-13.6) --------------------------------------------------------------


def _city(s: DawnState, seat: Seat, space: Hex, option: BuildCity) -> Reaction:
    """A city for trade tokens. (ND-13.6)"""
    own = s.civilizations[seat]
    lose_trade(s, seat, index_of_type(own, option.pay_from), option.pay_trade_tokens)
    return FoundOn(seat, zone_spots(s, seat, option))


def zone_spots(s: DawnState, seat: Seat, option: BuildCity) -> int:
    """Where an industrial zone may build a city. (ND-13.6, ND-18.5)"""
    return free_spots(s, seat, friendly_for_districts(s, seat), option.within)


def theater(seat: Seat, space: Hex, option: PlaceToken) -> Place:
    """A token near a theater square, or near an own city with a wonder. (ND-8.8, ND-13.6)"""
    where = WITHIN if option.of == HERE else WONDER_CITY
    return Place(seat, where, option.count, center=space, steps=option.within)


def _token(s: DawnState, seat: Seat, space: Hex, option: PlaceToken) -> Reaction:
    return theater(seat, space, option)


OPTIONS: Final[dict[type[Says], Callable[[DawnState, Seat, Hex, Any], Reaction]]] = {
    GainTrade: _gain,
    Defeat: _defeat,
    Reinforce: _reinforce,
    BuildCity: _city,
    PlaceToken: _token,
}
"""How the options of districts are carried out: told the seat, the district's space and the option."""


# -- Nubia (ND-28) -----------------------------------------------------------------------------------------------------


def _after_reset(when: On, effect: DistrictNow, s: DawnState, seat: Seat, card: str) -> Reaction:
    """Nubia resolves own districts after the growth card. (ND-13.6)"""
    return OwnDistricts(seat, effect.count) if TYPE[card] in when.card and laid_districts(s, seat) else None


for _name, _when, _resolves in momentary(ON_RESET, DistrictNow):
    AFTER_RESET.on(_name)(partial(_after_reset, _when, _resolves))
