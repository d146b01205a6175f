"""The catalogue: every card with its facts, its message ids and how sure they are."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from epoka.games.flow_of_history.amounts import Amount, Cards, Const, DistinctIcons, Icons
from epoka.games.flow_of_history.card import Card, Provide, Score
from epoka.games.flow_of_history.cards import CARDS
from epoka.games.flow_of_history.effects import (
    EqualizeResources,
    GainFromMarket,
    GainTopOfDeck,
    RemoveSelf,
    RemoveTop,
    Take,
)
from epoka.games.flow_of_history.state import ICONS
from epoka.kernel import Record

Message = dict[str, Any]


@cache
def facts() -> dict[str, Any]:
    """The facts the cards are checked against, with sources and confidence."""
    text = (Path(__file__).parent / "facts" / "cards.json").read_text(encoding="utf-8")
    loaded: dict[str, Any] = json.loads(text)
    return loaded


def message(name: str, **args: int | str) -> Message:
    """A message id with its arguments."""
    return {"id": name, "args": args}


def amount_words(amount: Amount) -> tuple[str, dict[str, int | str]]:
    """The ending of a message id for an amount, and its arguments."""
    match amount:
        case Const():
            return "const", {"amount": amount.value}
        case Icons():
            return "icons", {"icon": amount.icon, "per": amount.per}
        case Cards():
            return "cards", {"type": amount.type, "per": amount.per, "times": amount.times}
        case _:
            assert isinstance(amount, DistinctIcons), f"no words for {amount!r}"
            return "distinct-icons", {}


def step_words(step: Record) -> Message:
    """One step of a card's text as a message."""
    match step:
        case RemoveSelf():
            return message("effect-remove-self")
        case GainFromMarket():
            return message("effect-gain-market", type=step.type)
        case GainTopOfDeck():
            return message("effect-gain-deck-top")
        case Take():
            ending, args = amount_words(step.amount)
            return message(f"effect-take-{step.source}-{ending}", **{"amount": 1} | args)
        case RemoveTop():
            return message("effect-remove-target-top", type=step.type)
        case EqualizeResources():
            return message("effect-equalize-resources")
        case Provide():
            ending, args = amount_words(step.amount)
            return message(f"effect-provide-{ending}", **{"icon": step.icon} | args)
        case Score():
            ending, args = amount_words(step.amount)
            return message(f"effect-score-{ending}", **args)
        case _:
            raise AssertionError(f"no words for {step!r}")


def steps(card: Card) -> Iterable[Record]:
    """Everything the card's four slots hold, in printed order."""
    return (*card.effects, *card.modifiers, *card.triggers, *card.actions)


def is_bespoke(card: Card) -> bool:
    """Whether a step of the card is used by no other card."""
    return any(isinstance(step, EqualizeResources) for step in steps(card))


def entry(card: Card) -> dict[str, Any]:
    """A card of the catalogue."""
    fact = next(fact for fact in facts()["cards"] if fact["id"] == card.id)
    return {
        "id": card.id,
        "name": message(f"card-{card.id.replace('_', '-')}"),
        "deck": card.era,
        "copies": card.copies,
        "facts": {
            "type": card.type,
            "era": card.era,
            "era_number": card.era_number,
            "production": dict(zip(ICONS, card.production, strict=True)),
            "investment_income": ICONS[card.income],
            "trigger": card.trigger or None,
            "fading": card.fading,
        },
        "text": [step_words(step) for step in steps(card)] or [message("effect-none")],
        "when": f"effect-when-{card.trigger.replace('_', '-')}" if card.trigger else None,
        "notes": ["effect-fades"] if card.fading else [],
        "confidence": card.confidence,
        "field_confidence": fact["field_confidence"],
        "source": fact["source"],
        "bespoke": is_bespoke(card),
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
    """All 67 cards in rulebook order, then the Banker."""
    return [*map(entry, CARDS.values()), banker_entry()]
