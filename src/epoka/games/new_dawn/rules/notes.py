"""What must be remembered of a player by name, for longer than a turn."""

from __future__ import annotations

from typing import Final

from epoka.games.new_dawn.state import Civilization

BEST_ATTACK: Final = "best_attack"
"""The highest value with which an attack was won. (ND-25.5)"""
CAPITALS: Final = "capitals"
"""Attacks won against rival capitals. (ND-25.5)"""
DIAL: Final = "dial"
"""The furthest space of the tech dial that was reached. (ND-27.6)"""


GAVE_WAY: Final = ">"
"""Between a card that was replaced in this turn and the one in its place. (ND-9.2)"""


def now_there(own: Civilization, card: str) -> str:
    """The card in the place of one that lay in the row when the turn began. (ND-9.5, ND-28.4)"""
    while card not in own.row:
        card = next(word for word in own.used if word.startswith(card + GAVE_WAY)).partition(GAVE_WAY)[2]
    return card


def noted(own: Civilization, name: str) -> int:
    """The number that is remembered; 0 if there is none."""
    for known, value in own.notes:
        if known == name:
            return value
    return 0


def note(own: Civilization, name: str, value: int) -> None:
    """Remember a number."""
    own.notes = (*[pair for pair in own.notes if pair[0] != name], (name, value))
