"""Questions to the map: whose spaces, what lies there, where something may go. Sets of spaces are bits. (ND-1, ND-6)"""

from __future__ import annotations

from itertools import accumulate
from operator import or_
from typing import Final

from epoka.games.new_dawn.land import HARDEST, Land, Space, spaces_in
from epoka.games.new_dawn.rules.moments import COUNTS_FRIENDLY, DIFFICULTY, OWN_CITY, Purpose
from epoka.games.new_dawn.state import DawnState, holdings, land_of
from epoka.kernel import NOBODY, Seat
from epoka.kernel.memo import memo, memo_of
from epoka.parts.hexes import Hexes

Bits = int

MATURITY: Final = "maturity"
FOR_DISTRICTS: Final = "districts"


def around(land: Land, spaces: Bits) -> Bits:
    """The spaces next to some spaces, these included where they touch each other. (ND-1.6)"""
    near, found = land.bits, 0
    while spaces:
        low = spaces & -spaces
        found |= near[low.bit_length() - 1]
        spaces ^= low
    return found


def within(land: Land, spaces: Bits, steps: int) -> Bits:
    """The spaces at most so many steps from some spaces along existing spaces, these included. (ND-1.7)"""
    for _ in range(steps):
        spaces |= around(land, spaces)
    return spaces


# -- difficulty (ND-6) -------------------------------------------------------------------------------------------------


def difficulty(s: DawnState, seat: Seat, space: Space, purpose: Purpose) -> int:
    """How difficult a space is for a seat and a purpose; never below 1. (ND-6.1, ND-6.3)"""
    found = land_of(s).difficulty[space]
    own = s.civilizations[seat]
    if own.acts & DIFFICULTY.bit:
        for ability in DIFFICULTY.acting(own):
            found = DIFFICULTY.hooks[ability](s, seat, space, found, purpose)
    return max(1, found)


def up_to(s: DawnState, seat: Seat, most: int, purpose: Purpose) -> Bits:
    """The spaces on land that are at most so difficult. (ND-6.2)"""
    own = s.civilizations[seat]
    return (_overridden(s, seat, purpose) if own.acts & DIFFICULTY.bit else land_of(s).upto)[most]


def _matters(s: DawnState, seat: Seat, purpose: Purpose) -> tuple[object, ...]:
    """What overrides of difficulty may depend on. (ND-6.3)"""
    return s.ground, s.civilizations[seat].abilities, s.active == seat, s.resolving, purpose


@memo_of(_matters, 1 << 10)
def _overridden(s: DawnState, seat: Seat, purpose: Purpose) -> tuple[Bits, ...]:
    land = land_of(s)
    exactly = [0] * (HARDEST + 1)
    for space in spaces_in(land.all & ~land.waters):
        exactly[difficulty(s, seat, space, purpose)] |= 1 << space
    return tuple(accumulate(exactly, or_))


# -- what is where (ND-1) ----------------------------------------------------------------------------------------------


def barbarians(s: DawnState) -> Bits:
    """The spaces with barbarians."""
    return _spaces(s.barbarians)


@memo(1 << 12)
def _spaces(at: tuple[int, ...]) -> Bits:
    """Those of some places that are spaces on the map, as bits."""
    found = 0
    for space in at:
        if space >= 0:
            found |= 1 << space
    return found


def own_states(s: DawnState, seat: Seat) -> Bits:
    """City-states that are cities of the seat because it is taking its turn. (ND-28.2)"""
    found = 0
    if s.active == seat and s.civilizations[seat].acts & OWN_CITY.bit:
        for spaces in OWN_CITY.found(s, seat):
            for space in spaces:
                found |= 1 << space
    return found


def city_states(s: DawnState) -> Bits:
    """The spaces with city-states that are free. (ND-17.1)

    One that is a city of whoever takes a turn is none for anybody meanwhile. (ND-28.2)
    """
    tokens, found = s.tokens, 0
    for space, state in land_of(s).states.items():
        if tokens[space] == state:
            found |= 1 << space
    return found & ~own_states(s, s.active) if s.active != NOBODY else found


def open_forts(s: DawnState) -> Bits:
    """The spaces of forts that nobody controls. (ND-16.2)"""
    found = 0
    for space in land_of(s).forts:
        if not s.pieces[space]:
            found |= 1 << space
    return found


def armies(s: DawnState, seat: Seat) -> Bits:
    """The spaces with armies of a seat."""
    return _spaces(s.civilizations[seat].armies)


def caravans(s: DawnState, seat: Seat) -> Bits:
    """The spaces with caravans of a seat."""
    return _spaces(s.civilizations[seat].caravans)


def rival_armies(s: DawnState, seat: Seat) -> Bits:
    """The spaces with armies of others."""
    found = 0
    for other, own in enumerate(s.civilizations):
        if other != seat:
            found |= _spaces(own.armies)
    return found


def every_army(s: DawnState) -> Bits:
    """The spaces with any army; they are spared by what removes or replaces pieces. (ND-12.21)"""
    return rival_armies(s, NOBODY)


def pieces_of_others(s: DawnState, seat: Seat) -> Bits:
    """Rival spaces: those with cities, tokens or districts of others; what is neutral is neither. (ND-1.3, ND-1.4)"""
    found = 0
    for other, held in enumerate(holdings(s)):
        if other != seat:
            found |= held.spaces
    return found


def all_pieces(s: DawnState) -> Bits:
    """The spaces with a city, control token or district."""
    return pieces_of_others(s, NOBODY)


def friendly(s: DawnState, seat: Seat) -> Bits:
    """Friendly spaces, a city-state that is an own city for the turn included. (ND-1.4, ND-28.2)"""
    return holdings(s)[seat].spaces | own_states(s, seat)


def own_cities(s: DawnState, seat: Seat) -> Bits:
    """Friendly cities, a city-state that is one for the turn included. (ND-1.4, ND-28.2)"""
    return holdings(s)[seat].city_bits | own_states(s, seat)


def every_city(s: DawnState) -> Bits:
    """All cities of players."""
    found = 0
    for held in holdings(s):
        found |= held.city_bits
    return found


def lying(s: DawnState) -> Bits:
    """The spaces on which a resource, a natural wonder or a city-state lies."""
    found = 0
    land = land_of(s)
    for kind in (land.resources, land.natural, land.states):
        for space in kind:
            if s.tokens[space]:
                found |= 1 << space
    return found


def empty(s: DawnState) -> Bits:
    """The spaces without any token and any figure. (ND-1.8)"""
    found = lying(s) | barbarians(s) | all_pieces(s) | every_army(s) | open_forts(s)
    for seat in range(len(s.civilizations)):
        found |= caravans(s, seat)
    for space in s.built_at:
        found |= 1 << space
    return land_of(s).all & ~found


# -- where something may go (ND-1.9, ND-8.1) ---------------------------------------------------------------------------


def placeable(s: DawnState, seat: Seat) -> Bits:
    """Where a control token may be placed, going by what lies there. (ND-8.1, ND-12.22, ND-16.1, ND-17.2)"""
    land = land_of(s)
    blocked = land.waters | barbarians(s) | all_pieces(s) | rival_armies(s, seat) | open_forts(s)
    for space, state in land.states.items():
        if s.tokens[space] == state:
            blocked |= 1 << space
    return land.all & ~blocked


def legal(s: DawnState, seat: Seat) -> Bits:
    """Legal spaces for a city, whatever their distance and difficulty. (ND-1.9, ND-12.22, ND-17.2)

    So is the space of a natural wonder whose token was taken. (ND-20.4)
    """
    land = land_of(s)
    towns = every_city(s)
    for space, state in land.states.items():
        if s.tokens[space] == state:
            towns |= 1 << space
    for space in land.forts:
        towns |= 1 << space
    blocked = land.waters | towns | around(land, towns) | lying(s) | barbarians(s) | rival_armies(s, seat)
    return land.all & ~(blocked | pieces_of_others(s, seat))


def mature(s: DawnState, seat: Seat) -> Hexes:
    """The mature cities of a seat: all that exists around them is water or friendly. (ND-10.10)"""
    land = land_of(s)
    calm = land.waters | friendly(s, seat)
    own = s.civilizations[seat]
    if own.acts & COUNTS_FRIENDLY.bit:
        for further in COUNTS_FRIENDLY.found(s, seat, MATURITY):
            calm |= further
    return tuple([space for space in spaces_in(own_cities(s, seat)) if not land.bits[space] & ~calm])
