"""Which abilities are in force: the leader, controlled wonders and diplomacy cards. (ND-18.1, ND-19.2, ND-28)"""

from __future__ import annotations

from typing import Final

from epoka.games.new_dawn.rules.moments import ALL
from epoka.games.new_dawn.state import DawnState, owner_of, printed
from epoka.kernel import NOBODY, Seat
from epoka.parts.hexes import Hex

ANTANANARIVO: Final = "antananarivo"
IBRAHIM: Final = "ibrahim"


def holds(s: DawnState, seat: Seat, card: str) -> bool:
    """Whether a seat holds a diplomacy card of that name."""
    return any(printed(held) == card for held in s.civilizations[seat].diplomacy)


def controller(s: DawnState, space: Hex) -> Seat:
    """Who controls a wonder whose token lies on a space. (ND-19.2)

    On Antananarivo it is whoever is taking a turn while holding one of its cards. (ND-28.2)
    """
    if s.tokens[space] != ANTANANARIVO:
        return owner_of(s.pieces[space])
    return s.active if s.active != NOBODY and holds(s, s.active, ANTANANARIVO) else NOBODY


def controls_by_turn(s: DawnState) -> bool:
    """Whether there is a wonder that is controlled by whoever takes a turn. (ND-28.2)"""
    return any(s.tokens[space] == ANTANANARIVO for space in s.built_at)


def wonders_of(s: DawnState, seat: Seat) -> tuple[str, ...]:
    """The world wonders that a seat controls, in the order in which they were built. (ND-19.2)"""
    return tuple([wonder for wonder, space in zip(s.built, s.built_at, strict=True) if controller(s, space) == seat])


def abilities_of(s: DawnState, seat: Seat) -> tuple[int, ...]:
    """The numbers of the abilities in force for a seat, in order."""
    own, number = s.civilizations[seat], ALL.number
    found = [number[own.leader]]
    if s.built:
        found += [number[wonder] for wonder in wonders_of(s, seat)]
    found += [number[card] for card in dict.fromkeys(map(printed, own.diplomacy))]
    if s.ibrahim == seat:
        found.append(number[IBRAHIM])
    return tuple(found)


def recount(s: DawnState) -> None:
    """Work out anew what is in force for everybody: after a wonder or a diplomacy card came or went."""
    for seat, own in enumerate(s.civilizations):
        found = abilities_of(s, seat)
        if found != own.abilities:
            own.abilities = found
        own.acts = ALL.moments(found)
