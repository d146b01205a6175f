"""The catalogue: every card with its facts, its message ids and how sure they are."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from epoka.games.through_the_ages.card import BOARD, PUBLIC, SEED, Card
from epoka.games.through_the_ages.cards import EVERY

Message = dict[str, Any]


@cache
def facts() -> dict[str, dict[str, Any]]:
    """The facts the cards are checked against, with sources and confidence, by the card's id."""
    text = (Path(__file__).parent / "facts" / "cards.json").read_text(encoding="utf-8")
    loaded = json.loads(text)
    return {fact["id"]: fact for fact in (*loaded["starting_technologies"], *loaded["cards"])}


def message(kind: str, card: Card) -> Message:
    """The message of a card's name or of its text."""
    return {"id": f"{kind}-{card.id.replace('_', '-')}", "args": {}}


def parts(card: Card) -> Iterator[str]:
    """What the card's text is made of."""
    yield from card.gives
    yield from card.params
    yield from card.printed.get("score_on_completion", ())


USES: Final = Counter(part for card in EVERY for part in parts(card))
"""How many cards have a part."""


def is_bespoke(card: Card) -> bool:
    """Whether a part of the card is used by no other card."""
    return any(USES[part] == 1 for part in parts(card))


def entry(card: Card) -> dict[str, Any]:
    """A card of the catalogue."""
    fact = facts()[card.id]
    return {
        "id": card.id,
        "name": message("card", card),
        "deck": "board" if card.deck == BOARD else f"{card.deck} {card.age}",
        "copies": card.copies[-1],
        "facts": {
            "type": card.category,
            "era": card.age,
            "level": card.level,
            "copies": dict(zip(("2", "3", "4"), card.copies, strict=True)),
            "cost": card.cost,
            "gives": card.gives,
            "params": card.params,
            **card.printed,
        },
        "text": [message("effect", card)],
        "when": None,
        "notes": [],
        "confidence": card.confidence,
        "field_confidence": {
            "name": SEED if fact["name_pl_source"] == "rulebook" else PUBLIC,
            "effect": card.confidence,
        },
        "source": "; ".join(fact["source"] + ([fact["confidence_note"]] if "confidence_note" in fact else [])),
        "bespoke": is_bespoke(card),
    }


def catalogue() -> list[dict[str, Any]]:
    """The technologies of the player board and all cards of the decks, by category and age."""
    return [entry(card) for card in EVERY]
