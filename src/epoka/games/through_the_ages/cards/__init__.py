"""All cards: the six technologies of the player board and the 340 of the eight decks. (TTA-1)"""

from __future__ import annotations

from typing import Final

from epoka.games.through_the_ages.card import CATEGORIES, Card
from epoka.games.through_the_ages.cards import (
    civil_a,
    civil_i,
    civil_ii,
    civil_iii,
    military_a,
    military_i,
    military_ii,
    military_iii,
    start,
)

DECKS: Final = (
    start.DECK,
    civil_a.DECK,
    civil_i.DECK,
    civil_ii.DECK,
    civil_iii.DECK,
    military_a.DECK,
    military_i.DECK,
    military_ii.DECK,
    military_iii.DECK,
)

EVERY: Final[tuple[Card, ...]] = tuple(
    sorted([card for deck in DECKS for card in deck], key=lambda card: (CATEGORIES.index(card.category), card.level))
)
"""Every printed card by category, then age: its place here is its number everywhere in the rules."""

CARDS: Final[dict[str, Card]] = {card.id: card for card in EVERY}

assert len(CARDS) == len(EVERY), "two cards have the same name"
