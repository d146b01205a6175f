"""Placing control tokens: where they may go, and what follows from it. (ND-8)"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final

from epoka.games.new_dawn import events
from epoka.games.new_dawn.effects import ANY, PLACED, ChainTokens, On, PlacementRule
from epoka.games.new_dawn.focus import CITY, FRIENDLY_SPACE
from epoka.games.new_dawn.land import TERRAINS, spaces_in
from epoka.games.new_dawn.rules.field import (
    FOR_DISTRICTS,
    around,
    barbarians,
    difficulty,
    empty,
    every_city,
    friendly,
    own_cities,
    placeable,
    rival_armies,
    up_to,
    within,
)
from epoka.games.new_dawn.rules.moments import (
    COUNTS_FRIENDLY,
    EVERY_TERRAIN,
    PLACE,
    TOKEN_ANYWHERE,
    TOKEN_PLACED,
    Reaction,
)
from epoka.games.new_dawn.rules.parts import GO_ON
from epoka.games.new_dawn.rules.pieces import FreeToken, put_piece, take_symbol, unused_tokens
from epoka.games.new_dawn.rules.purse import spend, spendable
from epoka.games.new_dawn.state import DISTRICTS, FIRST_DISTRICT, TOKEN, DawnState, holdings, land_of, piece
from epoka.games.new_dawn.tables import TOKEN as TOKEN_BONUS
from epoka.games.new_dawn.tables import momentary, permanent
from epoka.kernel import Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done, in_order, tell
from epoka.parts.hexes import NOWHERE, Hex, bits

WORDS: Final = {"place": ("space",), "spend": ("token",), "go-on": ()}

MORE: Final = "control_token"
"""What a trade token gives on culture cards. (ND-7.2)"""
BESIDE: Final = "beside"
WITHIN: Final = "within"
DISTRICT: Final = "district"
WONDER_CITY: Final = "wonder_city"
NEW_TILE: Final = "new_tile"


# -- where (ND-8.1) ----------------------------------------------------------------------------------------------------


def _beside_cities(s: DawnState, seat: Seat, center: Hex, steps: int) -> int:
    """Next to a friendly city; for some anywhere on empty spaces of a terrain, too. (ND-8.1)"""
    return around(land_of(s), own_cities(s, seat)) | TOKEN_ANYWHERE.total(s, seat)


def _beside_friendly(s: DawnState, seat: Seat, center: Hex, steps: int) -> int:
    """Next to a friendly space; tokens just placed count. For some anywhere, too. (ND-8.5, ND-8.6)"""
    return around(land_of(s), friendly(s, seat)) | TOKEN_ANYWHERE.total(s, seat)


def _beside_districts(s: DawnState, seat: Seat, center: Hex, steps: int) -> int:
    """Next to an own district. For some anywhere, too. (ND-13.1)"""
    near = bits([space for space in holdings(s)[seat].districts if space != NOWHERE])
    return around(land_of(s), near) | TOKEN_ANYWHERE.total(s, seat)


def _beside(s: DawnState, seat: Seat, center: Hex, steps: int) -> int:
    return land_of(s).bits[center]


def _within(s: DawnState, seat: Seat, center: Hex, steps: int) -> int:
    """Not further from a space than so many steps. (ND-1.7)"""
    return within(land_of(s), 1 << center, steps)


def _within_of_wonders(s: DawnState, seat: Seat, center: Hex, steps: int) -> int:
    """Not further from a city with a wonder than so many steps; that is friendly for districts. (ND-13.6, ND-18.5)"""
    towns = own_cities(s, seat) | (every_city(s) & friendly_for_districts(s, seat))
    return within(land_of(s), bits(s.built_at) & towns, steps)


def friendly_for_districts(s: DawnState, seat: Seat) -> int:
    """The spaces that are friendly for districts, those of Open Borders too. (ND-13.6, ND-18.5)"""
    own = s.civilizations[seat]
    found = friendly(s, seat)
    if own.acts & COUNTS_FRIENDLY.bit:
        for further in COUNTS_FRIENDLY.found(s, seat, FOR_DISTRICTS):
            found |= further
    return found | EVERY_TERRAIN.total(s, seat)


def _on_new_tile(s: DawnState, seat: Seat, center: Hex, steps: int) -> int:
    """An empty space of what was laid last. (ND-15.2)"""
    return empty(s) & bits([space for space, lay in enumerate(land_of(s).lay) if lay == center])


NEAR: Final[dict[str, Callable[[DawnState, Seat, Hex, int], int]]] = {
    CITY: _beside_cities,
    FRIENDLY_SPACE: _beside_friendly,
    DISTRICT: _beside_districts,
    BESIDE: _beside,
    WITHIN: _within,
    WONDER_CITY: _within_of_wonders,
    NEW_TILE: _on_new_tile,
}


WHERE: Final = {"friendly_city": CITY, "new_city": BESIDE}
"""What effects call the places next to which they put tokens. (ND-8.8)"""


class Place(Frame[DawnState]):
    """Place control tokens, one after the other; trade tokens of a card buy more of them. (ND-7.2, ND-8.5, ND-8.7)

    `where` and `center` say near what, `limit` how difficult a space may be, 0 for any, `terrain` which ones do.
    """

    seat: Seat
    where: str
    count: int = 1
    limit: int = 0
    center: Hex = NOWHERE
    steps: int = 0
    card: str = ""
    optional: int = 0
    reinforced: int = 0
    terrain: tuple[str, ...] = ()
    moved: int = 0
    """Whether it is a token that moves there, which is no placement. (ND-28.7)"""

    def start(self, s: DawnState) -> Step:
        question = self.question()
        found = question.spots(s)
        if not found or not (self.count or self.buys(s)):
            return done()
        if self.count:
            return ask(question, then=self.placed)
        among = [*[("spend", what) for what in self.buys(s)], GO_ON]
        return ask(BuyToken(self.seat, tuple(among)), then=self.bought)

    def question(self) -> WhereToPlace:
        """Which space is next."""
        near = (self.where, self.center, self.steps)
        return WhereToPlace(self.seat, *near, self.limit, self.optional, self.terrain)

    def buys(self, s: DawnState) -> tuple[str, ...]:
        """What may be spent for one more token."""
        return spendable(s, self.seat, self.card) if self.card else ()

    def bought(self, s: DawnState, answer: Option) -> Step:
        if answer == GO_ON:
            return done()
        self.count = TOKEN_BONUS[MORE]
        return call(spend(s, self.seat, self.card, str(answer[1])), then=self.next)

    def placed(self, s: DawnState, answer: Option) -> Step:
        if answer == GO_ON:
            return done()
        if self.count != ANY:
            self.count -= 1
        space = int(answer[1])
        if self.moved:
            return call(move_there(s, self.seat, space), then=self.next)
        return call(place_token(s, self.seat, space, self.reinforced), then=self.next)

    def next(self, s: DawnState, _: object) -> Step:
        return self.start(s)


class WhereToPlace(Question[DawnState]):
    """On which space a control token is placed. (ND-8.1)"""

    seat: Seat
    where: str
    center: Hex
    steps: int
    limit: int
    optional: int
    terrain: tuple[str, ...]

    prompt: ClassVar[str] = "prompt-place"
    rule: ClassVar[str] = "ND-8.1"

    def spots(self, s: DawnState) -> int:
        """The spaces, as bits."""
        found = placeable(s, self.seat) & NEAR[self.where](s, self.seat, self.center, self.steps)
        if self.limit:
            found &= up_to(s, self.seat, self.limit, PLACE)
        if self.terrain:
            found &= of_terrain(s, self.terrain)
        return found

    def choices(self, s: DawnState) -> Options:
        found = [("place", space) for space in spaces_in(self.spots(s))]
        return (*found, GO_ON) if self.optional else tuple(found)

    def tempting(self, s: DawnState) -> Options:
        near = NEAR[self.where](s, self.seat, self.center, self.steps)
        return tuple([("place", space) for space in spaces_in(near & ~self.spots(s))])

    def refuse(self, s: DawnState, answer: Option) -> Refusal:
        if len(answer) != 2 or answer[0] != "place" or answer[1] not in range(len(s.pieces)):
            return super().refuse(s, answer)
        return why_not_place(s, self.seat, int(answer[1]), self.limit) or Refusal("not-near", self.rule)


class BuyToken(Question[DawnState]):
    """Whether to spend something of the card for one more token. (ND-7.2, ND-8.7)"""

    seat: Seat
    among: Options

    prompt: ClassVar[str] = "prompt-more-tokens"
    rule: ClassVar[str] = "ND-7.2"

    def choices(self, s: DawnState) -> Options:
        return self.among


def why_not_place(s: DawnState, seat: Seat, space: Hex, limit: int) -> Refusal | None:
    """Why no control token can be placed on a space, wherever it lies. (ND-8.1, ND-12.22, ND-17.2)"""
    land = land_of(s)
    if land.waters >> space & 1:
        return Refusal("water", "ND-8.1")
    if barbarians(s) >> space & 1:
        return Refusal("barbarian-there", "ND-8.1")
    if rival_armies(s, seat) >> space & 1:
        return Refusal("rival-army", "ND-12.22")
    if not placeable(s, seat) >> space & 1:
        return Refusal("piece-there", "ND-8.1")
    if limit and difficulty(s, seat, space, PLACE) > limit:
        return Refusal("too-difficult", "ND-6.2", {"slot": limit})
    return None


def of_terrain(s: DawnState, terrain: tuple[str, ...]) -> int:
    """The spaces of some terrains, as bits. (ND-6.1)"""
    kinds = [TERRAINS.index(name) for name in terrain]
    return bits([space for space, kind in enumerate(land_of(s).terrain) if kind in kinds])


# -- what follows (ND-8.3, ND-8.4, ND-28.7) ----------------------------------------------------------------------------


class PlaceOn(Frame[DawnState]):
    """Place a token when none is unused: one is taken from the map first. (ND-2.3)"""

    seat: Seat
    space: Hex
    reinforced: int = 0

    def start(self, s: DawnState) -> Step:
        return call(FreeToken(self.seat), then=self.freed)

    def freed(self, s: DawnState, free: int) -> Step:
        return call(put_down(s, self.seat, self.space, TOKEN, self.reinforced) if free else None)


def place_token(s: DawnState, seat: Seat, space: Hex, reinforced: int = 0) -> Reaction:
    """Place a control token, unreinforced unless it is said otherwise. (ND-8.2)"""
    if not unused_tokens(s, seat):
        return PlaceOn(seat, space, reinforced)
    return put_down(s, seat, space, TOKEN, reinforced)


def put_down(s: DawnState, seat: Seat, space: Hex, kind: int, reinforced: int = 0) -> Reaction:
    """A token or district comes to lie; what lies there is taken, and a lone wonder. (ND-8.3, ND-8.4, ND-13.3)"""
    if kind >= FIRST_DISTRICT:
        tell(s, events.DISTRICT_PLACED, seat, district_name(kind), space)
    else:
        tell(s, events.PLACED, seat, space)
    put_piece(s, space, piece(seat, kind, reinforced))
    return in_order(take_symbol(s, seat, space), TOKEN_PLACED.frame(s, seat, space))


def move_there(s: DawnState, seat: Seat, space: Hex) -> Reaction:
    """A control token that was replaced lies on another space; nothing answers that. (ND-13.3, ND-28.7)"""
    tell(s, events.PLACED, seat, space)
    put_piece(s, space, piece(seat, TOKEN))
    return take_symbol(s, seat, space)


def district_name(kind: int) -> str:
    """The district that a kind of piece is."""
    return DISTRICTS[kind - FIRST_DISTRICT]


def _chain(when: On, effect: ChainTokens, s: DawnState, seat: Seat, space: Hex) -> Reaction:
    """Stonehenge, Inca: a token next to the one just placed, which may go on. (ND-28.7)"""
    if TERRAINS[land_of(s).terrain[space]] not in when.if_terrain:
        return None
    return Place(seat, BESIDE, effect.count, center=space, optional=when.optional, terrain=effect.terrain)


def _anywhere(effect: PlacementRule, s: DawnState, seat: Seat) -> int:
    """Chichen Itza: empty spaces of a terrain, anywhere. (ND-8.1)"""
    return empty(s) & of_terrain(s, effect.terrain)


for _name, _when, _effect in momentary(PLACED, ChainTokens):
    TOKEN_PLACED.on(_name)(partial(_chain, _when, _effect))
for _name, _rule in permanent(PlacementRule):
    TOKEN_ANYWHERE.on(_name)(partial(_anywhere, _rule))
