"""The components: one module for each deck, the boards and the solo game, in rulebook order."""

from __future__ import annotations

from typing import Final

from epoka.games.imperial_settlers.card import Card
from epoka.games.imperial_settlers.cards import barbarians, common, egyptians, japanese, romans
from epoka.games.imperial_settlers.cards.boards import BOARDS
from epoka.games.imperial_settlers.cards.solo import ATTACKS, RAZE_ATTACKS, VIRTUAL

DECKS: Final = (common.DECK, barbarians.DECK, japanese.DECK, romans.DECK, egyptians.DECK)
"""The Common deck, then one for each faction. (IS-2.1)"""
CARDS: Final[tuple[Card, ...]] = tuple([card for deck in DECKS for card in deck])

__all__ = ["ATTACKS", "BOARDS", "CARDS", "DECKS", "RAZE_ATTACKS", "VIRTUAL"]
