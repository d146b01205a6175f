"""The catalogue: every card with its facts, its message ids and how sure they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from epoka.games.through_the_ages.card import BOARD, PUBLIC, SEED, Card, values_of
from epoka.games.through_the_ages.cards import EVERY
from epoka.games.through_the_ages.values import message
from epoka.kernel.memo import memo
from epoka.parts.facts import read


@memo()
def facts() -> dict[str, dict[str, Any]]:
    """The facts the cards are checked against, with sources and confidence, by the card's id."""
    loaded = read(Path(__file__).parent)
    return {fact["id"]: fact for fact in (*loaded["starting_technologies"], *loaded["cards"])}


def parts(card: Card) -> Iterator[str]:
    """What the card's text is made of."""
    for name, value in values_of(card).items():
        if name != "cost":
            yield from _fields(name, value)


def _fields(name: str, value: Any) -> Iterator[str]:
    """The fields of a value that say something, those of inner values by themselves."""
    if not isinstance(value, dict):
        yield name
        return
    for inner, part in value.items():
        yield from _fields(inner, part)


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
        "name": message(f"card-{card.id}"),
        "deck": "board" if card.deck == BOARD else f"{card.deck} {card.age}",
        "copies": card.copies[-1],
        "facts": {
            "type": card.category,
            "era": card.age,
            "level": card.level,
            "copies": dict(zip(("2", "3", "4"), card.copies, strict=True)),
            "cost": {},
            "gives": {},
            **values_of(card),
        },
        "text": card.words(),
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
