"""The result: who has won, the places, and how far everybody is with the agendas. (ND-25)"""

from __future__ import annotations

from typing import Any, Final

from epoka.games.new_dawn.rules.abilities import wonders_of
from epoka.games.new_dawn.rules.agendas import cards_marked, progress
from epoka.games.new_dawn.rules.winning import needed, standing
from epoka.games.new_dawn.state import DawnState, holdings
from epoka.games.new_dawn.tables import VICTORY
from epoka.kernel import Seat
from epoka.kernel.game import Standing
from epoka.parts.scores import line, sheets


def scores(s: DawnState) -> tuple[int, ...]:
    """Victory cards with a mark. (ND-25.3)"""
    return tuple([cards_marked(s, seat) for seat in range(len(s.civilizations))])


def standings(s: DawnState) -> list[Standing]:
    """Victory cards, marks, world wonders, friendly spaces. (ND-25.4)"""
    return [standing(s, seat) for seat in range(len(s.civilizations))]


def score_sheet(s: DawnState) -> list[Any]:
    """The victory cards and whether each seat has marked them, and what breaks ties. (ND-25.3, ND-25.4)"""
    seats = range(len(s.civilizations))
    lines = [
        [line("card", int(_is_marked(s, seat, card)), "ND-25.1", card=card) for card in s.victory] for seat in seats
    ]
    figures = [
        {
            "marks": len(s.civilizations[seat].marked),
            "wonders": len(wonders_of(s, seat)),
            "spaces": holdings(s)[seat].spaces.bit_count(),
            "needed": needed(s),
            "progress": agendas(s, seat),
            "tie_break": tie_break(s),
        }
        for seat in seats
    ]
    return sheets(scores(s), standings(s), lines, figures)


def _is_marked(s: DawnState, seat: Seat, card: str) -> bool:
    return any(agenda.id in s.civilizations[seat].marked for agenda in VICTORY[card].agendas)


def agendas(s: DawnState, seat: Seat) -> dict[str, dict[str, int]]:
    """How far a seat is with each agenda: what it has, what it needs, and whether it is marked."""
    own, found = s.civilizations[seat], {}
    for card in s.victory:
        for agenda in VICTORY[card].agendas:
            have, need = progress(s, seat, agenda.requirement)
            found[agenda.id] = {"have": have, "need": need, "marked": int(agenda.id in own.marked)}
    return found


TIES: Final = ("none", "marks", "wonders", "spaces")
"""What decides at the top, in the order of `standing`: without a tie, the victory cards alone. (ND-25.4)"""


def tie_break(s: DawnState) -> str:
    """What decided at the top. (ND-25.4)"""
    first, second, *_ = sorted(standings(s), reverse=True)
    return next((name for name, *pair in zip(TIES, first, second, strict=True) if pair[0] != pair[1]), "shared")
