"""What is printed on the cards according to the facts: what tests expect, whatever stands in the tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from epoka.games.through_the_ages import card
from epoka.games.through_the_ages.card import BOARD, VALUES, Card
from epoka.parts.facts import Fact, read

FILE: Final[Fact] = read(Path(card.__file__).parent)
START: Final[list[dict[str, Any]]] = FILE["starting_technologies"]
DECKS: Final[list[dict[str, Any]]] = FILE["cards"]
FACTS: Final[dict[str, dict[str, Any]]] = {fact["id"]: fact for fact in (*START, *DECKS)}
SEATS: Final = (2, 3, 4)


def printed(fact: dict[str, Any]) -> Card:
    """The card that a fact describes. A technology of the player board is there once for each player."""
    copies = [fact["copies"][str(seats)] // (seats if fact["deck"] == BOARD else 1) for seats in SEATS]
    about = {
        "id": fact["id"],
        "printed_in": (fact["deck"], fact["age"]),
        "category": fact["category"],
        "copies": copies,
        "confidence": fact["confidence"],
    }
    return msgspec.convert(about | {name: fact[name] for name in VALUES if name in fact}, Card)


PRINTED: Final[dict[str, Card]] = {name: printed(fact) for name, fact in FACTS.items()}
