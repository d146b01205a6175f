"""A civilization card: its facts and the four slots of what it does. The cards themselves are in `cards/`. (FH-3)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeVar

from epoka.games.flow_of_history.state import CONSTRUCTION, GOVERNMENT, ICONS, KNOWLEDGE, LEADER, MILITARY, WONDER
from epoka.games.flow_of_history.steps import Provide, Score, Step
from epoka.parts.effects import Effect

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
ARRIVING: Final = (INSTANT, INVADE, INVADE_ALL)
"""Triggers that fire once, when the card arrives. (FH-4.3)"""

SEED: Final = "seed"
PUBLIC: Final = "public"
RECONSTRUCTED: Final = "reconstructed"

T = TypeVar("T")


class Does(NamedTuple):
    """A card's effect as it is written in a deck's table: when it works, and what it does."""

    trigger: str | None
    steps: tuple[Step, ...] = ()
    fading: bool = False

    def of(self, kind: type[T]) -> tuple[T, ...]:
        """The steps of a kind."""
        return tuple([step for step in self.steps if isinstance(step, kind)])


class Row(NamedTuple):
    """A line of a deck's table: what is printed on a card."""

    id: str
    era: str
    type: str
    does: Does
    confidence: str
    production: Mapping[str, int]


class Card:
    """A card as the rules look it up. `trigger` says when its `steps` work, and so which slot they are in.

    `effects` happen once, when the card arrives (instant, invade, invade all); `provides` is folded into the icon count
    while the card is visible (continuous), and `scores` into the final score (scoring); `actions` are what its owner
    may do instead of another action (turn action). No card of this game reacts to what others do.
    """

    __slots__ = (
        "actions",
        "bar",
        "confidence",
        "effects",
        "era",
        "era_number",
        "fading",
        "id",
        "income",
        "production",
        "provides",
        "scores",
        "steps",
        "trigger",
        "type",
    )

    def __init__(self, row: Row) -> None:
        does = row.does
        self.id = row.id
        self.era = row.era
        self.era_number = ERAS[row.era]
        self.type = row.type
        self.production = tuple([row.production.get(icon, 0) for icon in ICONS])
        self.bar = tuple([(index, count) for index, count in enumerate(self.production) if count])
        self.income = ICONS.index(INCOME[row.type])
        self.trigger = does.trigger
        self.fading = does.fading
        self.steps = does.steps
        self.effects = does.of(Effect) if does.trigger in ARRIVING else ()
        self.actions = does.of(Effect) if does.trigger == TURN_ACTION else ()
        provided = does.of(Provide) if does.trigger == CONTINUOUS else ()
        self.provides = tuple([(ICONS.index(step.icon), step.amount) for step in provided])
        self.scores = tuple([step.amount for step in does.of(Score)]) if does.trigger == SCORING else ()
        self.confidence = row.confidence

    def __repr__(self) -> str:
        return f"Card({self.id})"


NOTHING: Final = Does(None)
"""Start governments only carry production icons. (FH-3.1)"""


def instant(*steps: Step) -> Does:
    """Once, right after the card has been placed. (FH-4.2)"""
    return Does(INSTANT, steps)


def invade(*steps: Step) -> Does:
    """Once, against one weaker opponent. (FH-4.6)"""
    return Does(INVADE, steps)


def invade_all(*steps: Step) -> Does:
    """Once, against every weaker opponent. (FH-4.7)"""
    return Does(INVADE_ALL, steps)


def turn_action(*steps: Step) -> Does:
    """Instead of another action, again and again. (FH-4.10)"""
    return Does(TURN_ACTION, steps)


def continuous(*modifiers: Provide) -> Does:
    """While the card is visible, and in final scoring. (FH-4.8)"""
    return Does(CONTINUOUS, modifiers)


def fading(*modifiers: Provide) -> Does:
    """While the card is visible, but not in final scoring. (FH-4.9)"""
    return Does(CONTINUOUS, modifiers, fading=True)


def scoring(*modifiers: Score) -> Does:
    """In final scoring only. (FH-4.11)"""
    return Does(SCORING, modifiers)


def card(name: str, era: str, type_: str, does: Does, confidence: str, **production: int) -> Row:
    """A line of a deck's table: the icons of the bar come last, by their names."""
    return Row(name, era, type_, does, confidence, production)


CARDS: Final[dict[str, Card]] = {}
"""Every civilization card by its id, in rulebook order; filled from the decks by `cards/`."""
