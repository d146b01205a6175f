"""Growth cards: districts and reinforcing. (ND-13.1 to ND-13.5)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.new_dawn import events
from epoka.games.new_dawn.card import GROWTH
from epoka.games.new_dawn.focus import (
    CHOICE,
    CITY,
    DeployArmies,
    PlaceDistricts,
    ReinforceAroundArmies,
    ReinforceTokens,
    ReplacedTokenMoves,
    ResolveForAll,
    TokenNearDistrict,
)
from epoka.games.new_dawn.land import spaces_in
from epoka.games.new_dawn.rules.districts import ResolveDistrict
from epoka.games.new_dawn.rules.field import armies, around, placeable, up_to
from epoka.games.new_dawn.rules.moments import PLACE, Reaction
from epoka.games.new_dawn.rules.parts import GO_ON, Parts, carries
from epoka.games.new_dawn.rules.pieces import reinforce
from epoka.games.new_dawn.rules.placing import BESIDE, DISTRICT, NEAR, Place, put_down, why_not_place
from epoka.games.new_dawn.rules.purse import spend, spendable
from epoka.games.new_dawn.rules.resolving import RESOLVERS
from epoka.games.new_dawn.state import (
    DISTRICTS,
    FIRST_DISTRICT,
    ON_CARD,
    TOKEN,
    DawnState,
    holdings,
    is_reinforced,
    kind_of,
    land_of,
)
from epoka.games.new_dawn.tables import FOCUS, part
from epoka.games.new_dawn.tables import TOKEN as TOKEN_BONUS
from epoka.kernel import Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done, in_order, tell
from epoka.parts.hexes import NOWHERE, Hex
from epoka.parts.questions import one_of
from epoka.parts.seats import clockwise
from epoka.parts.tuples import put

WORDS: Final = {"district": ("district",), "reinforce": ("space",), "deploy": ("space",), "grow": ("work",)}
STRONGER: Final = "reinforce"
"""What a trade token gives on growth cards. (ND-7.2)"""
ONLY_TOKENS: Final = "token"
"""The reading in which a district replaces normal tokens only. (ND-29.7)"""


# -- districts (ND-13.3 to ND-13.5) ------------------------------------------------------------------------------------


def unused_districts(s: DawnState, seat: Seat) -> list[int]:
    """The districts that a player has not on the map, by their numbers. (ND-13.4)"""
    return [number for number, space in enumerate(holdings(s)[seat].districts) if space == NOWHERE]


def under(s: DawnState, seat: Seat) -> int:
    """The own tokens that a district may replace, another own district included. (ND-13.3, ND-13.5, ND-29.7)"""
    found = 0
    for space in holdings(s)[seat].tokens:
        if s.district_over != ONLY_TOKENS or kind_of(s.pieces[space]) == TOKEN:
            found |= 1 << space
    return found


def district_spots(s: DawnState, seat: Seat, slot: int) -> int:
    """Where a district may go. (ND-13.3)"""
    near = NEAR[CITY](s, seat, NOWHERE, 0) & up_to(s, seat, slot, PLACE)
    return near & (placeable(s, seat) | under(s, seat))


class WhereToGrow(Question[DawnState]):
    """On which space a district is placed. (ND-13.3)"""

    seat: Seat
    slot: int
    district: str

    prompt: ClassVar[str] = "prompt-district-space"
    rule: ClassVar[str] = "ND-13.3"

    def choices(self, s: DawnState) -> Options:
        return tuple([("place", space) for space in spaces_in(district_spots(s, self.seat, self.slot))])

    def args(self, s: DawnState) -> dict[str, str]:
        return {"district": self.district}

    def refuse(self, s: DawnState, answer: Option) -> Refusal:
        if len(answer) != 2 or answer[0] != "place" or answer[1] not in range(len(s.pieces)):
            return super().refuse(s, answer)
        return why_not_place(s, self.seat, int(answer[1]), self.slot) or Refusal("not-near", self.rule)


class PlaceDistrict(Frame[DawnState]):
    """Place a district; not if it could only replace own tokens and that is not wanted. (ND-13.3)"""

    seat: Seat
    card: str
    slot: int
    left: int
    district: int = 0
    replaced: int = 0
    space: Hex = NOWHERE

    def start(self, s: DawnState) -> Step:
        found = district_spots(s, self.seat, self.slot)
        unused = unused_districts(s, self.seat)
        if not self.left or not found or not unused:
            return done()
        among: list[Option] = [("district", DISTRICTS[number]) for number in unused]
        among += [] if found & placeable(s, self.seat) else [GO_ON]
        return ask(one_of(self.seat, "prompt-district", "ND-13.3", among), then=self.chosen)

    def chosen(self, s: DawnState, answer: Option) -> Step:
        if answer == GO_ON:
            return done()
        self.district = DISTRICTS.index(str(answer[1]))
        return ask(WhereToGrow(self.seat, self.slot, str(answer[1])), then=self.placed)

    def placed(self, s: DawnState, answer: Option) -> Step:
        self.left -= 1
        self.space = int(answer[1])
        self.replaced = kind_of(s.pieces[self.space])
        return call(put_down(s, self.seat, self.space, FIRST_DISTRICT + self.district), then=self.moved)

    def moved(self, s: DawnState, _: object) -> Step:
        """Mysticism: the token that was replaced may go next to the district. (ND-13.3)"""
        if self.replaced == TOKEN and part(self.card, ReplacedTokenMoves):
            return call(Place(self.seat, BESIDE, center=self.space, optional=1, moved=1), then=self.next)
        return self.start(s)

    def next(self, s: DawnState, _: object) -> Step:
        return self.start(s)


@carries(PlaceDistricts)
def _districts(s: DawnState, seat: Seat, card: str, slot: int, places: PlaceDistricts) -> Reaction:
    return PlaceDistrict(seat, card, slot, places.count)


@carries(TokenNearDistrict)
def _token(s: DawnState, seat: Seat, card: str, slot: int, near: TokenNearDistrict) -> Reaction:
    """Engineering. (ND-13.1)"""
    return beside_districts(seat, near.count, slot)


def beside_districts(seat: Seat, count: int, slot: int) -> Place:
    """Control tokens next to own districts. (ND-13.1)"""
    return Place(seat, DISTRICT, count, limit=slot)


# -- reinforcing (ND-8.9, ND-13.1, ND-13.2) ----------------------------------------------------------------------------


def unreinforced(s: DawnState, seat: Seat, near: int = -1) -> list[Hex]:
    """The own tokens and districts among some spaces that can be reinforced. (ND-8.9)"""
    return [space for space in holdings(s)[seat].tokens if near >> space & 1 and not is_reinforced(s.pieces[space])]


class ReinforceSome(Frame[DawnState]):
    """Reinforce up to so many own tokens, and one for each trade token of the card. (ND-13.1, ND-13.2)"""

    seat: Seat
    left: int
    card: str = ""
    near: int = -1

    def start(self, s: DawnState) -> Step:
        spaces = unreinforced(s, self.seat, self.near)
        if not spaces:
            return done()
        if self.left:
            among = [*[("reinforce", space) for space in spaces], GO_ON]
            question = one_of(self.seat, "prompt-reinforce", "ND-13.1", among, amount=self.left)
            return ask(question, then=self.chosen)
        what = spendable(s, self.seat, self.card) if self.card else ()
        if not what:
            return done()
        among = [*[("spend", each) for each in what], GO_ON]
        return ask(one_of(self.seat, "prompt-more-reinforcing", "ND-13.2", among), then=self.bought)

    def chosen(self, s: DawnState, answer: Option) -> Step:
        if answer == GO_ON:
            return done()
        self.left -= 1
        reinforce(s, int(answer[1]))
        return self.start(s)

    def bought(self, s: DawnState, answer: Option) -> Step:
        if answer == GO_ON:
            return done()
        self.left = TOKEN_BONUS[STRONGER]
        return call(spend(s, self.seat, self.card, str(answer[1])), then=self.next)

    def next(self, s: DawnState, _: object) -> Step:
        return self.start(s)


@carries(ReinforceTokens)
def _reinforce(s: DawnState, seat: Seat, card: str, slot: int, tokens: ReinforceTokens) -> Reaction:
    return ReinforceSome(seat, slot)


# -- armies (ND-13.1) --------------------------------------------------------------------------------------------------


class Deploy(Frame[DawnState]):
    """Military Engineering: armies on their card may go into own cities. (ND-12.2)"""

    seat: Seat

    def start(self, s: DawnState) -> Step:
        own = s.civilizations[self.seat]
        if ON_CARD not in own.armies:
            return done()
        among = [*[("deploy", space) for space in holdings(s)[self.seat].cities], GO_ON]
        return ask(one_of(self.seat, "prompt-deploy", "ND-13.1", among), then=self.chosen)

    def chosen(self, s: DawnState, answer: Option) -> Step:
        if answer == GO_ON:
            return done()
        own, space = s.civilizations[self.seat], int(answer[1])
        own.armies = put(own.armies, own.armies.index(ON_CARD), space)
        tell(s, events.DEPLOYED, self.seat, space)
        return self.start(s)


@carries(DeployArmies)
def _deploy(s: DawnState, seat: Seat, card: str, slot: int, deploys: DeployArmies) -> Reaction:
    return Deploy(seat)


@carries(ReinforceAroundArmies)
def _reinforce_around(s: DawnState, seat: Seat, card: str, slot: int, around_: ReinforceAroundArmies) -> Reaction:
    """Military Engineering: every own token in or next to the space of an own army. (ND-8.9)"""
    spaces = armies(s, seat)
    for space in unreinforced(s, seat, spaces | around(land_of(s), spaces)):
        reinforce(s, space)
    return None


# -- Globalization (ND-13.1) -------------------------------------------------------------------------------------------


class NameDistrict(Frame[DawnState]):
    """Name a type of district; everybody who has one on the map resolves it, clockwise. (ND-13.1)"""

    seat: Seat

    def start(self, s: DawnState) -> Step:
        laid = [
            district
            for number, district in enumerate(DISTRICTS)
            if any(held.districts[number] != NOWHERE for held in holdings(s))
        ]
        if not laid:
            return done()
        among = [("district", district) for district in laid]
        return ask(one_of(self.seat, "prompt-name-district", "ND-13.1", among), then=self.chosen)

    def chosen(self, s: DawnState, answer: Option) -> Step:
        district = DISTRICTS.index(str(answer[1]))
        return call(in_order(*[ResolveDistrict(seat, district) for seat in clockwise(s.civilizations, self.seat)]))


@carries(ResolveForAll)
def _for_all(s: DawnState, seat: Seat, card: str, slot: int, all_: ResolveForAll) -> Reaction:
    return NameDistrict(seat)


# -- the card (ND-13.1, ND-13.2) ---------------------------------------------------------------------------------------

BUILD: Final = "district"
STRENGTHEN: Final = "reinforce"


class Growth(Frame[DawnState]):
    """Where one part is chosen, a district with what follows it or reinforcing; then what tokens buy. (ND-13.2)"""

    seat: Seat
    card: str
    slot: int

    def start(self, s: DawnState) -> Step:
        if FOCUS[self.card].mode != CHOICE:
            return call(Parts(self.seat, self.card, self.slot), then=self.buy)
        among: list[Option] = []
        if self.can_build(s):
            among.append(("grow", BUILD))
        if unreinforced(s, self.seat):
            among.append(("grow", STRENGTHEN))
        if not among:
            return done()
        return ask(one_of(self.seat, "prompt-grow", "ND-13.1", among), then=self.chosen)

    def can_build(self, s: DawnState) -> bool:
        """Whether a district can be placed, or at least what follows it. (ND-1.12, ND-13.1)"""
        if unused_districts(s, self.seat) and district_spots(s, self.seat, self.slot):
            return True
        near = part(self.card, TokenNearDistrict)
        return near is not None and beside_districts(self.seat, near.count, self.slot).question().spots(s) > 0

    def chosen(self, s: DawnState, answer: Option) -> Step:
        if answer[1] == STRENGTHEN:
            return call(ReinforceSome(self.seat, self.slot, self.card))
        return call(Parts(self.seat, self.card, self.slot, without=(ReinforceTokens.__name__,)), then=self.buy)

    def buy(self, s: DawnState, _: object) -> Step:
        return call(ReinforceSome(self.seat, 0, self.card))


def _growth(s: DawnState, seat: Seat, card: str, slot: int) -> Reaction:
    return Growth(seat, card, slot)


RESOLVERS[GROWTH] = _growth
