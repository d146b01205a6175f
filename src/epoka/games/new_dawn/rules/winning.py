"""Who wins: agendas on enough cards at the end of a round, and what breaks ties. (ND-25.3, ND-25.4, ND-26.2)"""

from __future__ import annotations

from typing import Final

from epoka.games.new_dawn.rules.abilities import wonders_of
from epoka.games.new_dawn.rules.agendas import cards_marked
from epoka.games.new_dawn.state import DawnState, holdings
from epoka.kernel import Seat

NEEDED: Final = 4
"""Victory cards with a marked agenda, where the forts count. (ND-25.3)"""


def needed(s: DawnState) -> int:
    """On how many victory cards a winner has marked an agenda: each of them in a game of three. (ND-26.2, ND-27.3)"""
    return min(NEEDED, len(s.victory))


def standing(s: DawnState, seat: Seat) -> tuple[float, ...]:
    """Victory cards if they are enough, then marks, world wonders and friendly spaces. (ND-25.3, ND-25.4)

    In a game of three victory cards marks break no tie. (ND-26.2, ND-27.3) Where nobody has enough cards, those with a
    mark decide at a round limit. (ND-26.3)
    """
    cards = cards_marked(s, seat)
    marks = len(s.civilizations[seat].marked) if len(s.victory) > NEEDED else 0
    spaces = holdings(s)[seat].spaces.bit_count()
    return min(cards, needed(s)), marks, len(wonders_of(s, seat)), spaces


def has_winner(s: DawnState) -> bool:
    """Whether the game ends at the end of this round. (ND-25.3)"""
    least = needed(s)
    enough = [seat for seat, own in enumerate(s.civilizations) if len(own.marked) >= least]
    return any(cards_marked(s, seat) >= least for seat in enough)
