"""A card: its printed facts, as the tables in `cards/` write them down. What the rules look up is in `tables.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

Facts = Mapping[str, Any]  # printed values by name: numbers, words, and groups of them

FARM: Final = "farm"
MINE: Final = "mine"
LAB: Final = "lab"
TEMPLE: Final = "temple"
LIBRARY: Final = "library"
THEATER: Final = "theater"
ARENA: Final = "arena"
INFANTRY: Final = "infantry"
CAVALRY: Final = "cavalry"
ARTILLERY: Final = "artillery"
AIR_FORCE: Final = "air_force"
GOVERNMENT: Final = "government"
SPECIAL: Final = "special"
WONDER: Final = "wonder"
LEADER: Final = "leader"
ACTION: Final = "action"
EVENT: Final = "event"
TERRITORY: Final = "territory"
AGGRESSION: Final = "aggression"
WAR: Final = "war"
PACT: Final = "pact"
TACTIC: Final = "tactic"
DEFENSE: Final = "defense_colonization"

WORKED: Final = (FARM, MINE, LAB, TEMPLE, LIBRARY, THEATER, ARENA, INFANTRY, CAVALRY, ARTILLERY, AIR_FORCE)
"""Technologies that workers stand on. (TTA-4.4)"""
CATEGORIES: Final = (
    *WORKED,
    GOVERNMENT,
    SPECIAL,
    WONDER,
    LEADER,
    ACTION,
    EVENT,
    TERRITORY,
    AGGRESSION,
    WAR,
    PACT,
    TACTIC,
    DEFENSE,
)

AGES: Final = ("A", "I", "II", "III")

BOARD: Final = "player_board"
CIVIL: Final = "civil"
MILITARY: Final = "military"

SEED: Final = "seed"
PUBLIC: Final = "public"
MEMORY: Final = "memory"
RECONSTRUCTED: Final = "reconstructed"

Deck = tuple[str, str]
START: Final[Deck] = (BOARD, "A")
CIVIL_A: Final[Deck] = (CIVIL, "A")
CIVIL_I: Final[Deck] = (CIVIL, "I")
CIVIL_II: Final[Deck] = (CIVIL, "II")
CIVIL_III: Final[Deck] = (CIVIL, "III")
MILITARY_A: Final[Deck] = (MILITARY, "A")
MILITARY_I: Final[Deck] = (MILITARY, "I")
MILITARY_II: Final[Deck] = (MILITARY, "II")
MILITARY_III: Final[Deck] = (MILITARY, "III")


class Card:
    """One card as it is printed.

    `cost` is what it takes to play or build it, `gives` what it gives while it is in play (per worker, where workers
    stand on it), `params` what its text does and how much, `printed` any other word on it.
    """

    __slots__ = ("age", "category", "confidence", "copies", "cost", "deck", "gives", "id", "level", "params", "printed")

    def __init__(self, name: str, deck: Deck, category: str, copies: tuple[int, int, int], confidence: str) -> None:
        self.id = name
        self.deck, self.age = deck
        self.level = AGES.index(self.age)
        self.category = category
        self.copies = copies
        self.confidence = confidence
        self.cost: Facts = {}
        self.gives: Facts = {}
        self.params: Facts = {}
        self.printed: Facts = {}

    def __repr__(self) -> str:
        return f"Card({self.id})"


def card(
    name: str,
    deck: Deck,
    category: str,
    copies: tuple[int, int, int],
    confidence: str,
    /,
    cost: Facts | None = None,
    params: Facts | None = None,
    printed: Facts | None = None,
    **gives: Any,
) -> Card:
    """A line of a deck's table: copies with 2, 3 and 4 players, and what the card gives as keywords."""
    made = Card(name, deck, category, copies, confidence)
    made.cost = cost or {}
    made.params = params or {}
    made.printed = printed or {}
    made.gives = gives
    return made
