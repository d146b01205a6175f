"""What the components are: cards, tokens and dials as records. The components themselves are in `cards/`. (ND-2)"""

from __future__ import annotations

from typing import Final, TypeVar

from epoka.games.new_dawn.effects import (
    RESOLVE,
    Fact,
    Message,
    On,
    Says,
    SlotShift,
    SpendNatural,
    facts_of,
    message,
    on,
)
from epoka.games.new_dawn.focus import CHOICE, FocusPart, ReinforceTokens
from epoka.kernel import Record

P = TypeVar("P", bound=FocusPart)

CULTURE: Final = "culture"
SCIENCE: Final = "science"
ECONOMY: Final = "economy"
INDUSTRY: Final = "industry"
MILITARY: Final = "military"
GROWTH: Final = "growth"
FOCUS_TYPES: Final = (CULTURE, SCIENCE, ECONOMY, INDUSTRY, MILITARY, GROWTH)
"""In the order of the facts. (ND-2)"""
WONDER_TYPES: Final = (CULTURE, ECONOMY, MILITARY, SCIENCE)
"""In the order of the decks. (ND-19.1)"""
ANCIENT: Final = "ancient"
MEDIEVAL: Final = "medieval"
MODERN: Final = "modern"
AGES: Final = (ANCIENT, MEDIEVAL, MODERN)

CARAVANS: Final = "caravans"
ARMIES: Final = "armies"

BASE: Final = "base"
EXPANSION: Final = "ti"
NEW: Final = "ti_new"
REPLACEMENT: Final = "ti_replacement"
UNIQUE: Final = "ti_unique"
BASE_ONLY: Final = "base_only"
REMOVED: Final = "base_removed"
"""From which box a card is, and whether it stays in the game with the expansion. (ND-2.2)"""

SEED: Final = "seed"
PUBLIC: Final = "public"
RECONSTRUCTED: Final = "reconstructed"


def says_words(says: tuple[Says, ...]) -> list[Message]:
    """The sentences of effects; that of a moment goes before its own."""
    found: list[Message] = []
    for value in says:
        for part in (value, *value.effects) if isinstance(value, On) else (value,):
            found += part.words()
    return found


def part_of(parts: tuple[FocusPart, ...], kind: type[P]) -> P | None:
    """The part of a kind among those of a focus card, if it has one."""
    return next((part for part in parts if isinstance(part, kind)), None)


class FocusType(Record):
    """A type of focus card: what a trade token on it gives. (ND-5, ND-7.2)"""

    id: str
    token: Says
    confidence: str


class FocusCard(Record):
    """A focus card: its parts, and the figures that come with it. (ND-8 to ND-13)"""

    id: str
    type: str
    level: int
    set: str
    parts: tuple[FocusPart, ...]
    confidence: str
    mode: str = ""
    """Whether one part is chosen or all follow each other, where that must be said. (ND-13.1)"""
    caravans: int = 0
    armies: int = 0

    def params(self) -> Fact:
        """What the facts say of it."""
        found: Fact = {"mode": self.mode} if self.mode else {}
        for part in self.parts:
            found |= part.fact()
        return found

    def figures(self) -> dict[str, int]:
        """The figures on it, as the facts have them. (ND-9.6)"""
        return {kind: count for kind, count in ((CARAVANS, self.caravans), (ARMIES, self.armies)) if count}

    def words(self) -> list[Message]:
        """Its text; where one part is chosen, that is said before each. (ND-13.1)"""
        found = [message("text-one-part")] if self.mode == CHOICE else []
        reinforcing = [isinstance(part, ReinforceTokens) for part in self.parts]
        # The part that reinforces is one choice, all others together are the other one.
        other = reinforcing.index(True) or 1 if self.mode == CHOICE else 0
        for number, part in enumerate(self.parts):
            found += [message("text-or")] if number and number == other else []
            found += part.words()
        return found


class Holder(Record):
    """A component that says something as long as somebody has it."""

    id: str

    def said(self) -> tuple[Says, ...]:
        """What it says."""
        raise NotImplementedError

    def ops(self) -> list[Fact]:
        """What the facts say of it."""
        return facts_of(self.said())

    def words(self) -> list[Message]:
        """Its text."""
        return says_words(self.said())


class Leader(Holder):
    """A leader: the order of the level I cards, the ability, the unique card. (ND-3.1, ND-3.2)"""

    id: str
    set: str
    row: tuple[str, ...]
    """The types of the cards at indices 1 to 5."""
    unique: str
    says: tuple[Says, ...]
    confidence: str

    def said(self) -> tuple[Says, ...]:
        return self.says


class Wonder(Holder):
    """A world wonder: what it costs, which resources pay for it, and what it does. (ND-10.2, ND-19)"""

    id: str
    type: str
    age: str
    cost: int
    resources: tuple[str, ...]
    set: str
    says: tuple[Says, ...]
    confidence: str

    def said(self) -> tuple[Says, ...]:
        return self.says


class CityState(Holder):
    """A city-state: its type, and what its diplomacy cards do. (ND-17, ND-18)"""

    id: str
    type: str
    set: str
    copies: int
    """Of its diplomacy card. (ND-17.1)"""
    defence: int
    """The bonus of its defence. (ND-12.10)"""
    says: tuple[Says, ...]
    confidence: str

    def said(self) -> tuple[Says, ...]:
        return self.says


class Diplomacy(Holder):
    """A diplomacy card that each player has for others to take. (ND-18.1, ND-18.5)"""

    id: str
    set: str
    says: tuple[Says, ...]
    confidence: str

    def said(self) -> tuple[Says, ...]:
        return self.says


class Special(Holder):
    """The Ibrahim card of one leader. (ND-28.3)"""

    id: str
    leader: str
    says: tuple[Says, ...]
    confidence: str

    def said(self) -> tuple[Says, ...]:
        return self.says


class Government(Holder):
    """A government: on which cards it lies, and how many slots further right they resolve. (ND-14.2)"""

    id: str
    type: str
    arrows: int
    confidence: str

    def said(self) -> tuple[Says, ...]:
        return (on(RESOLVE, SlotShift(self.arrows), card=(self.type,)),)


class District(Holder):
    """A district: its options, one or more of which are used. (ND-13.6)"""

    id: str
    mode: str
    options: tuple[Says, ...]
    confidence: str

    def said(self) -> tuple[Says, ...]:
        return self.options


class NaturalWonder(Holder):
    """A natural wonder: for which resource it stands. (ND-20.3)"""

    id: str
    resource: str
    confidence: str

    def said(self) -> tuple[Says, ...]:
        return (SpendNatural(self.resource),)


class Resource(Record):
    """A type of resource. (ND-20.1)"""

    id: str
    confidence: str


class Requirement(Record):
    """What an agenda asks for: so many of something, or one of several requirements. (ND-25.5)"""

    kind: str
    amount: int = 1
    type: str = ""
    """The wonders that count."""
    options: tuple[Requirement, ...] = ()


class Agenda(Record):
    """One half of a victory card. (ND-25.1)"""

    id: str
    requirement: Requirement


class VictoryCard(Record):
    """A victory card with one agenda or two. (ND-3.14, ND-25)"""

    id: str
    set: str
    kind: str
    agendas: tuple[Agenda, ...]
    confidence: str


class Terrain(Record):
    """A terrain with its difficulty. (ND-6.1)"""

    id: str
    difficulty: int
    confidence: str


class EventDial(Record):
    """The symbols of each position; the game starts at the first. (ND-24.1)"""

    id: str
    positions: tuple[tuple[str, ...], ...]
    confidence: str


class TechDial(Record):
    """The spaces that let a player take a card, with its level, and where counting goes on after the last. (ND-9)"""

    id: str
    last: int
    levels: tuple[tuple[int, int], ...]
    again: int
    confidence: str


class Fort(Record):
    """The fort tokens. (ND-16.1)"""

    id: str
    defence: int
    confidence: str


class Count(Record):
    """How many there are of a piece: in the base game and in the expansion, or of each player. (ND-2.1)"""

    id: str
    confidence: str
    base: int = 0
    expansion: int = 0
    each: int = 0
