"""A card: its printed facts, as the tables in `cards/` write them down. What the rules look up is in `tables.py`."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from epoka.games.through_the_ages.values import (
    Action,
    Aggression,
    Category,
    Completion,
    Cost,
    Event,
    Formation,
    Gives,
    Impact,
    Message,
    Pact,
    Subtype,
    Territory,
    War,
    message,
)

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


class Card(msgspec.Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """One card as it is printed. A deck's table has one line for each, with what the card does as typed values."""

    id: str
    printed_in: Deck
    category: Category
    copies: tuple[int, int, int]
    """With 2, 3 and 4 players."""
    confidence: str
    cost: Cost = Cost()
    gives: Gives = Gives()
    """What it gives while it is in play; where workers stand on it, per worker."""
    starting_workers: int = 0
    subtype: Subtype = ""
    completion: Completion = Completion()
    formation: Formation = Formation()
    action: Action = Action()
    event: Event = Event()
    impact: Impact = Impact()
    territory: Territory = Territory()
    aggression: Aggression = Aggression()
    war: War = War()
    pact: Pact = Pact()

    @property
    def deck(self) -> str:
        """Civil or military, or the player board."""
        return self.printed_in[0]

    @property
    def age(self) -> str:
        """The age on its back."""
        return self.printed_in[1]

    @property
    def level(self) -> int:
        """The age as a number, from 0 for A to 3. (TTA-5.7)"""
        return AGES.index(self.age)

    def words(self) -> list[Message]:
        """Its text, a message for each sentence: its values say it."""
        whose = "text-gives-worker" if self.category in WORKED else "text-gives"
        others = (self.completion, self.action, self.event, self.impact, self.territory, self.aggression, self.war)
        found = [*self.formation.words(), *self.gives.said(whose)]
        for value in (*others, self.pact, self.cost):
            found += value.words()
        return found or [message("text-nothing")]


VALUES: Final = (
    *("cost", "gives", "starting_workers", "subtype", "completion", "formation", "action", "event", "impact"),
    *("territory", "aggression", "war", "pact"),
)
"""The fields of a card that say what it costs and does."""


def values_of(card: Card) -> dict[str, Any]:
    """What is printed on a card beside its name, deck and copies, as plain data."""
    return {name: value for name, value in msgspec.json.decode(msgspec.json.encode(card)).items() if name in VALUES}
