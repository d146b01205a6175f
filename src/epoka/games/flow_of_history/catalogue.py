"""The catalogue: every card with its facts, its message ids and how sure they are."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from epoka.games.flow_of_history.card import Card
from epoka.games.flow_of_history.cards import CARDS
from epoka.games.flow_of_history.state import ICONS
from epoka.games.flow_of_history.steps import message
from epoka.parts.facts import read


def facts() -> Any:
    """The facts the cards are checked against, with sources and confidence."""
    return read(Path(__file__).parent)


def entry(card: Card) -> dict[str, Any]:
    """A card of the catalogue."""
    fact = next(fact for fact in facts()["cards"] if fact["id"] == card.id)
    return {
        "id": card.id,
        "name": message(f"card-{card.id.replace('_', '-')}"),
        "deck": card.era,
        "copies": 1,
        "facts": {
            "type": card.type,
            "era": card.era,
            "era_number": card.era_number,
            "production": dict(zip(ICONS, card.production, strict=True)),
            "investment_income": ICONS[card.income],
            "trigger": card.trigger,
            "fading": card.fading,
            "effects": [{"op": step.op, **step.fact()} for step in card.steps],
        },
        "text": [step.words() for step in card.steps] or [message("effect-none")],
        "when": f"effect-when-{card.trigger.replace('_', '-')}" if card.trigger else None,
        "notes": [*[step.note for step in card.steps if step.note], *(["effect-fades"] if card.fading else [])],
        "confidence": card.confidence,
        "field_confidence": fact["field_confidence"],
        "source": fact["source"],
        "bespoke": any(step.bespoke for step in card.steps),
    }


def banker_entry() -> dict[str, Any]:
    """The Banker card: its printed text is unknown, so a house rule of our own stands in for it. (FH-10.2)"""
    fact = facts()["banker"]
    return {
        "id": "banker",
        "name": message("card-banker"),
        "deck": "variant",
        "copies": fact["copies"],
        "facts": {
            "type": "variant_card",
            "era": None,
            "era_number": None,
            "production": fact["production"],
            "investment_income": None,
            "trigger": None,
            "fading": False,
            "effects": [],
        },
        "text": [message("banker-house-rule")],
        "when": None,
        "notes": [],
        "confidence": fact["confidence"],
        "field_confidence": fact["field_confidence"],
        "source": fact["source"],
        "bespoke": True,
    }


def catalogue() -> list[dict[str, Any]]:
    """All cards in rulebook order, then the Banker."""
    return [*map(entry, CARDS.values()), banker_entry()]
