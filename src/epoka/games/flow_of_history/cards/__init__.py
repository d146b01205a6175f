"""The decks: one module each, in rulebook order. Importing this package fills `CARDS`."""

from __future__ import annotations

from epoka.games.flow_of_history.card import CARDS, Card
from epoka.games.flow_of_history.cards import era_a, era_i, era_ii, era_iii, era_iv, era_s, era_v

START_GOVERNMENTS: tuple[Card, ...] = era_s.DECK
FIRST_MARKET: tuple[Card, ...] = era_a.DECK
DECKS: tuple[tuple[Card, ...], ...] = (era_i.DECK, era_ii.DECK, era_iii.DECK, era_iv.DECK, era_v.DECK)


def _in_rulebook_order() -> None:
    """List the cards deck by deck: the modules above were imported by name, era V last but era S just before it."""
    for deck in (START_GOVERNMENTS, FIRST_MARKET, *DECKS):
        for made in deck:
            CARDS[made.id] = CARDS.pop(made.id)


_in_rulebook_order()

__all__ = ["CARDS", "DECKS", "FIRST_MARKET", "START_GOVERNMENTS"]
