"""Why a figure cannot go somewhere. (ND-6.2, ND-11.2, ND-12.3, ND-15.1)"""

from __future__ import annotations

from epoka.games.new_dawn.land import WATER
from epoka.games.new_dawn.rules.field import difficulty
from epoka.games.new_dawn.rules.moments import ARMY, MOVE, Figure
from epoka.games.new_dawn.rules.moving import passable
from epoka.games.new_dawn.state import DawnState, land_of
from epoka.kernel import Option, Refusal, Seat
from epoka.parts.hexes import Hex


def space_in(s: DawnState, answer: Option, word: str) -> Hex | None:
    """The space that an answer names after a word, if there is such a space."""
    if len(answer) != 2 or answer[0] != word:
        return None
    return next((space for space in range(len(s.pieces)) if space == answer[1]), None)


def why_not_reach(s: DawnState, seat: Seat, figure: Figure, slot: int, water: int, space: Hex) -> Refusal:
    """Why a space that nothing else closes is not reached: its terrain, or how far away it is."""
    rule = "ND-12.3" if figure == ARMY else "ND-11.2"
    if not passable(s, seat, figure, slot, water) >> space & 1:
        if land_of(s).terrain[space] == WATER:
            return Refusal("water", rule)
        if difficulty(s, seat, space, MOVE) > slot:
            return Refusal("too-difficult", "ND-6.2", {"slot": slot})
    return Refusal("not-near", rule)


def why_not_explore(s: DawnState, space: Hex, explored: int) -> Refusal:
    """Why nobody explores from a space. (ND-15.1, ND-15.3, ND-15.4)"""
    land = land_of(s)
    if explored:
        return Refusal("explored-already", "ND-15.4")
    if not s.tiles:
        return Refusal("no-tiles", "ND-15.3")
    if not land.edges & land.home & 1 << space:
        return Refusal("not-capital-edge", "ND-15.1")
    return Refusal("not-near", "ND-15.1")
