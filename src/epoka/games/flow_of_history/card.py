"""A civilization card: its facts and the four slots of what it does. The cards themselves are in `cards/`. (FH-3)"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from epoka.games.flow_of_history.amounts import Amount
from epoka.games.flow_of_history.state import CONSTRUCTION, GOVERNMENT, ICONS, KNOWLEDGE, LEADER, MILITARY, WONDER
from epoka.kernel import Effect, Record

INCOME: Final = {
    CONSTRUCTION: "industry",
    WONDER: "industry",
    GOVERNMENT: "culture",
    LEADER: "culture",
    KNOWLEDGE: "science",
    MILITARY: "science",
}
"""The investment-income icon of each type. [interpretation for all but construction] (FH-3.3)"""

ERAS: Final = {"S": 0, "A": 0, "I": 1, "II": 2, "III": 3, "IV": 4, "V": 5, "internet": 5, "future": 5}
"""Era numbers. [interpretation: S and A count 0, Internet and The Future 5] (FH-7.1)"""

INSTANT: Final = "instant"
INVADE: Final = "invade"
INVADE_ALL: Final = "invade_all"
CONTINUOUS: Final = "continuous"
TURN_ACTION: Final = "turn_action"
SCORING: Final = "scoring"
NO_TRIGGER: Final = ""
ARRIVING: Final = (INSTANT, INVADE, INVADE_ALL)
"""Triggers that fire once, when the card arrives. (FH-4.3)"""

SEED: Final = "seed"
PUBLIC: Final = "public"
RECONSTRUCTED: Final = "reconstructed"

Effects = tuple[Effect[Any], ...]


class Provide(Record):
    """A modifier of the icon count: a continuous effect, while its card is visible. (FH-4.8)"""

    icon: str
    amount: Amount


class Score(Record):
    """A modifier of the final score: culture, each worth a point. (FH-4.11)"""

    amount: Amount


class Card:
    """One card. `trigger` says when its effect works; the four slots say what it does.

    `effects` happen once, when the card arrives (instant, invade, invade all); `modifiers` are folded into counts while
    the card is visible (continuous) or into the final score (scoring); `actions` are what its owner may do instead of
    another action (turn action). No card of this game reacts to what others do, so `triggers` is always empty.
    """

    __slots__ = (
        "actions",
        "bar",
        "confidence",
        "copies",
        "effects",
        "era",
        "era_number",
        "fading",
        "id",
        "income",
        "modifiers",
        "production",
        "provides",
        "scores",
        "trigger",
        "triggers",
        "type",
    )

    def __init__(
        self, name: str, era: str, type_: str, does: Does, confidence: str, production: dict[str, int]
    ) -> None:
        self.id = name
        self.era = era
        self.era_number = ERAS[era]
        self.type = type_
        self.copies = 1
        self.production = tuple([production.get(icon, 0) for icon in ICONS])
        self.bar = tuple([(index, count) for index, count in enumerate(self.production) if count])
        self.income = ICONS.index(INCOME[type_])
        self.trigger = does.trigger
        self.fading = does.fading
        self.effects: Effects = does.steps if does.trigger in ARRIVING else ()
        self.actions: Effects = does.steps if does.trigger == TURN_ACTION else ()
        self.modifiers = does.modifiers
        self.triggers: tuple[Record, ...] = ()
        self.provides = tuple([(ICONS.index(m.icon), m.amount) for m in does.modifiers if isinstance(m, Provide)])
        self.scores = tuple([m.amount for m in does.modifiers if isinstance(m, Score)])
        self.confidence = confidence

    def __repr__(self) -> str:
        return f"Card({self.id})"


class Does(NamedTuple):
    """A card's effect as it is written in a deck's table."""

    trigger: str
    steps: Effects = ()
    modifiers: tuple[Record, ...] = ()
    fading: bool = False


NOTHING: Final = Does(NO_TRIGGER)
"""Start governments only carry production icons. (FH-3.1)"""


def instant(*steps: Effect[Any]) -> Does:
    """Once, right after the card has been placed. (FH-4.2)"""
    return Does(INSTANT, steps)


def invade(*steps: Effect[Any]) -> Does:
    """Once, against one weaker opponent. (FH-4.6)"""
    return Does(INVADE, steps)


def invade_all(*steps: Effect[Any]) -> Does:
    """Once, against every weaker opponent. (FH-4.7)"""
    return Does(INVADE_ALL, steps)


def turn_action(*steps: Effect[Any]) -> Does:
    """Instead of another action, again and again. (FH-4.10)"""
    return Does(TURN_ACTION, steps)


def continuous(*modifiers: Provide) -> Does:
    """While the card is visible, and in final scoring. (FH-4.8)"""
    return Does(CONTINUOUS, (), modifiers)


def fading(*modifiers: Provide) -> Does:
    """While the card is visible, but not in final scoring. (FH-4.9)"""
    return Does(CONTINUOUS, (), modifiers, fading=True)


def scoring(*modifiers: Score) -> Does:
    """In final scoring only. (FH-4.11)"""
    return Does(SCORING, (), modifiers)


def card(name: str, era: str, type_: str, does: Does, confidence: str, **production: int) -> Card:
    """A line of a deck's table; it is put where the rules find it by name."""
    assert name not in CARDS, f"two cards are named {name}"
    made = CARDS[name] = Card(name, era, type_, does, confidence, production)
    return made


CARDS: Final[dict[str, Card]] = {}
"""Every civilization card by its id, filled by the decks in `cards/`."""
