"""Pieces on the map: putting, turning and removing them, and what lies under them. (ND-1.10, ND-2.3, ND-20.3)"""

from __future__ import annotations

from epoka.games.new_dawn import events
from epoka.games.new_dawn.rules.abilities import recount
from epoka.games.new_dawn.rules.commit import commit, commit_own, commit_pieces, commit_strong
from epoka.games.new_dawn.rules.moments import GOT_NATURAL, Reaction
from epoka.games.new_dawn.rules.purse import gain_resource
from epoka.games.new_dawn.state import (
    CITIES,
    NO_PIECE,
    ON_CARD,
    RESOURCES,
    TOKEN,
    DawnState,
    control_tokens,
    holdings,
    is_city,
    kind_of,
    land_of,
    owner_of,
    piece,
)
from epoka.kernel import Frame, Option, Seat, Step, ask, done, tell
from epoka.parts.hexes import Hex
from epoka.parts.questions import one_of
from epoka.parts.tuples import put, without

WORDS = {"free": ("space",)}
KEEP: Option = ("no",)


def put_piece(s: DawnState, space: Hex, code: int) -> None:
    """Put a piece on a space, in the place of whatever piece was there; NO_PIECE to leave none.

    A wonder whose token lies there changes hands with it. (ND-8.4, ND-19.6, ND-19.7)
    """
    s.pieces = put(s.pieces, space, code)
    if space in s.built_at:
        recount(s)
        commit(s)
    elif space in land_of(s).forts:
        commit(s)
    elif code:
        commit_pieces(s, owner_of(code))


def unused_tokens(s: DawnState, seat: Seat) -> int:
    """Control tokens that lie neither on the map nor on victory cards. (ND-2.3, ND-25.1)"""
    own = holdings(s)[seat]
    districts = sum([space >= 0 for space in own.districts])
    used = len(own.tokens) - districts + len(s.civilizations[seat].marked)
    return max(0, control_tokens(s) - used)


def has_city(s: DawnState, seat: Seat) -> bool:
    """Whether a city figure is unused, besides the capital. (ND-2.3)"""
    own = holdings(s)[seat]
    return len(own.cities) - (own.capital >= 0) < CITIES


class FreeToken(Frame[DawnState]):
    """Without an unused control token one may be taken from the map; returns whether there is one now. (ND-2.3)"""

    seat: Seat

    def start(self, s: DawnState) -> Step:
        if unused_tokens(s, self.seat):
            return done(1)
        plain = [space for space in holdings(s)[self.seat].tokens if kind_of(s.pieces[space]) == TOKEN]
        if not plain:
            return done(0)
        among = [*[("free", space) for space in plain], KEEP]
        return ask(one_of(self.seat, "prompt-free-token", "ND-2.3", among), then=self.freed)

    def freed(self, s: DawnState, answer: Option) -> Step:
        if answer == KEEP:
            return done(0)
        space = int(answer[1])
        put_piece(s, space, NO_PIECE)
        tell(s, events.TAKEN_BACK, self.seat, space)
        return done(1)


def reinforce(s: DawnState, space: Hex) -> None:
    """Turn a control token or district to its reinforced side. (ND-8.9)"""
    owner = owner_of(s.pieces[space])
    s.pieces = put(s.pieces, space, s.pieces[space] | 1)
    commit_strong(s, owner)
    tell(s, events.REINFORCED, owner, space)


def flip_down(s: DawnState, space: Hex) -> None:
    """Turn a control token or district to its unreinforced side. (ND-8.10)"""
    s.pieces = put(s.pieces, space, s.pieces[space] & ~1)
    tell(s, events.FLIPPED, owner_of(s.pieces[space]), space)


def destroy(s: DawnState, space: Hex) -> None:
    """A city, control token or district returns to its owner's unused pieces. (ND-1.10, ND-19.7)

    Whoever lost a token keeps a natural wonder that it brought, or puts it back, as was agreed. (ND-20.3, ND-29.11)
    """
    code = s.pieces[space]
    owner = owner_of(code)
    if s.lost_wonder == "returned" and (natural := tied_natural(s, space, owner)):
        drop_natural(s, owner, natural)
        s.tokens = put(s.tokens, space, natural)
    put_piece(s, space, NO_PIECE)
    tell(s, events.DESTROYED_CITY if is_city(code) else events.DESTROYED_TOKEN, owner, space)


def replace_token(s: DawnState, seat: Seat, space: Hex) -> Reaction:
    """A rival's control token or district gives way to an own unreinforced control token. (ND-12.16, ND-13.3)

    A natural wonder tied to the space changes hands. (ND-20.3)
    """
    rival = owner_of(s.pieces[space])
    put_piece(s, space, piece(seat, TOKEN))
    return hand_over(s, rival, seat, space)


def tied_natural(s: DawnState, space: Hex, owner: Seat) -> str:
    """The natural wonder of a space, if it belongs to a seat. (ND-20.3)"""
    natural = land_of(s).natural.get(space, "")
    return natural if natural in s.civilizations[owner].natural else ""


def drop_natural(s: DawnState, seat: Seat, natural: str) -> None:
    """A natural wonder leaves its owner, and the card that it lies on. (ND-20.3, ND-28.16)"""
    own = s.civilizations[seat]
    own.natural = without(own.natural, natural)
    own.lying = tuple([tuple([thing for thing in things if thing != natural]) for things in own.lying])


def hand_over(s: DawnState, loser: Seat, winner: Seat, space: Hex) -> Reaction:
    """A natural wonder goes to whoever has beaten its owner's token on its space. (ND-12.16, ND-20.3)"""
    natural = tied_natural(s, space, loser)
    if not natural:
        return None
    drop_natural(s, loser, natural)
    return gain_natural(s, winner, natural)


def gain_natural(s: DawnState, seat: Seat, natural: str) -> Reaction:
    """A natural wonder token is gained. (ND-20.3)"""
    s.civilizations[seat].natural += (natural,)
    tell(s, events.GAINED_NATURAL, seat, natural)
    commit_own(s, seat)
    return GOT_NATURAL.frame(s, seat, natural)


def take_symbol(s: DawnState, seat: Seat, space: Hex) -> Reaction:
    """Whoever places a control token takes the resource or natural wonder token that lies there. (ND-8.3, ND-20.3)"""
    lying = s.tokens[space]
    land = land_of(s)
    if not lying or lying == land.states.get(space):
        return None
    s.tokens = put(s.tokens, space, "")
    if lying in RESOURCES:
        left = s.resources_left
        place = RESOURCES.index(lying)
        s.resources_left = put(left, place, left[place] + 1)
        gain_resource(s, seat, lying)
        return None
    return gain_natural(s, seat, lying)


# -- figures -----------------------------------------------------------------------------------------------------------


def army_home(s: DawnState, seat: Seat, number: int) -> None:
    """An army returns to its focus card. (ND-1.10, ND-12.15)"""
    own = s.civilizations[seat]
    tell(s, events.ARMY_ENDED, seat, own.armies[number])
    own.armies = put(own.armies, number, ON_CARD)


def caravan_home(s: DawnState, seat: Seat, number: int) -> None:
    """A caravan that was destroyed returns to its focus card. (ND-1.10, ND-11.5)"""
    own = s.civilizations[seat]
    tell(s, events.CARAVAN_ENDED, seat, own.caravans[number])
    own.caravans = put(own.caravans, number, ON_CARD)


def armies_at(s: DawnState, space: Hex) -> list[tuple[Seat, int]]:
    """Whose armies stand on a space, with their numbers."""
    return [
        (seat, number)
        for seat, own in enumerate(s.civilizations)
        for number, at in enumerate(own.armies)
        if at == space
    ]


def caravans_at(s: DawnState, space: Hex) -> list[tuple[Seat, int]]:
    """Whose caravans stand on a space, with their numbers."""
    return [
        (seat, number)
        for seat, own in enumerate(s.civilizations)
        for number, at in enumerate(own.caravans)
        if at == space
    ]
