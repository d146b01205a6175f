"""The decks: one module each, in rulebook order. Importing this package fills `CARDS`."""

from __future__ import annotations

from epoka.games.flow_of_history.card import CARDS, Card, Row
from epoka.games.flow_of_history.cards import era_a, era_i, era_ii, era_iii, era_iv, era_s, era_v

START_GOVERNMENTS: tuple[Row, ...] = era_s.DECK
FIRST_MARKET: tuple[Row, ...] = era_a.DECK
DECKS: tuple[tuple[Row, ...], ...] = (era_i.DECK, era_ii.DECK, era_iii.DECK, era_iv.DECK, era_v.DECK)

CARDS.update({row.id: Card(row) for deck in (START_GOVERNMENTS, FIRST_MARKET, *DECKS) for row in deck})

__all__ = ["CARDS", "DECKS", "FIRST_MARKET", "START_GOVERNMENTS"]
