"""How far figures get: rings of spaces around where they start. (ND-11.1, ND-11.2, ND-12.2 to ND-12.4)"""

from __future__ import annotations

from typing import Final, NamedTuple

from epoka.games.new_dawn.land import HARDEST, Land
from epoka.games.new_dawn.rules.field import around, mature, own_cities, up_to
from epoka.games.new_dawn.rules.moments import EDGE_WATER, ENTER_WATER, MOVE, START_ANYWHERE, UNLIMITED, Figure
from epoka.games.new_dawn.state import ON_CARD, DawnState, holdings, land_of
from epoka.kernel import Seat
from epoka.parts.hexes import Hex, bits

Bits = int
Rings = tuple[Bits, ...]
"""The spaces at each number of steps, from where the figure starts."""

FAR: Final = 1000
"""More steps than any map has."""


class Ground(NamedTuple):
    """What a figure may enter: spaces that it may pass, and those where its movement ends."""

    open: Bits
    ends: Bits
    hops: Bits
    """Spaces that are all next to each other for it."""
    never: Bits = 0
    """Spaces where it may not end."""


def starts(s: DawnState, seat: Seat, figure: Figure, at: int) -> Bits:
    """Where a figure starts: where it stands, or from its card in the capital or a mature city. (ND-11.1, ND-12.2)"""
    if at != ON_CARD:
        return 1 << at
    own = s.civilizations[seat]
    if own.acts & START_ANYWHERE.bit and START_ANYWHERE.holds(s, seat, figure):
        return own_cities(s, seat)
    capital = own_capital(s, seat)
    return bits(mature(s, seat)) | (1 << capital if capital >= 0 else 0)


def own_capital(s: DawnState, seat: Seat) -> Hex:
    """Where the capital of a seat stands."""
    return holdings(s)[seat].capital


def passable(s: DawnState, seat: Seat, figure: Figure, slot: int, water: int) -> Bits:
    """Spaces that are not too difficult for a figure, and water where it may go there. (ND-11.2, ND-12.3)

    Where a figure stands is no matter: it always leaves water again. (ND-11.8)
    """
    found = up_to(s, seat, min(slot, HARDEST), MOVE)
    own = s.civilizations[seat]
    if water or (own.acts & ENTER_WATER.bit and ENTER_WATER.holds(s, seat, figure)):
        found |= land_of(s).waters
    return found


def hops(s: DawnState, seat: Seat, figure: Figure) -> Bits:
    """Water on the edge, if all of it is adjacent for the figure."""
    own = s.civilizations[seat]
    if own.acts & EDGE_WATER.bit and EDGE_WATER.holds(s, seat, figure):
        land = land_of(s)
        return land.edges & land.waters
    return 0


def steps_of(s: DawnState, seat: Seat, figure: Figure, steps: int) -> int:
    """How many steps a figure has. (ND-28.9)"""
    own = s.civilizations[seat]
    return FAR if own.acts & UNLIMITED.bit and UNLIMITED.holds(s, seat, figure) else steps


def rings(land: Land, start: Bits, ground: Ground, steps: int) -> tuple[Rings, Rings]:
    """By number of steps: the spaces that are reached and may be passed, and those that are entered as an end."""
    passed, ended = [start], [0]
    seen, entered = start, 0
    edge = start
    for _ in range(steps):
        near = around(land, edge)
        if ground.hops & edge:
            near |= ground.hops
        edge = near & ground.open & ~seen
        # Who steps out and back in enters the space where it started, and meets whoever is there.
        end = near & ground.ends & ~entered
        if not edge and not end:
            break
        seen |= edge
        entered |= end
        passed.append(edge)
        ended.append(end)
    return tuple(passed), tuple(ended)


def steps_to(found: Rings, space: Hex) -> int:
    """The number of steps to a space that is reached."""
    return next(step for step, ring in enumerate(found) if ring >> space & 1)


def union(found: Rings) -> Bits:
    """All spaces that are reached."""
    every = 0
    for ring in found:
        every |= ring
    return every
