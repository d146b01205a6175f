"""The nouns of The Flow of History: civilizations, market, deck, supply and box. (FH-1)"""

from __future__ import annotations

from typing import Final

from epoka.kernel import EVERYONE, NO_ONE, NOBODY, Part, Parts, Seat, State, Zone

BANKER: Final[Seat] = -2
"""The two-player game's outside investor: a marker without a seat. (FH-9.2)"""

ATTACK, CULTURE, DEFENSE, AGRICULTURE, INDUSTRY, SCIENCE, TRADE = range(7)
ICONS: Final = ("attack", "culture", "defense", "agriculture", "industry", "science", "trade")

CONSTRUCTION: Final = "construction"
GOVERNMENT: Final = "government"
KNOWLEDGE: Final = "knowledge"
MILITARY: Final = "military"
LEADER: Final = "leader"
WONDER: Final = "wonder"
STACKED: Final = (CONSTRUCTION, GOVERNMENT, KNOWLEDGE, MILITARY)
"""Types whose cards cover each other. (FH-3.4)"""
TYPES: Final = (*STACKED, LEADER, WONDER)

THE_FUTURE: Final = "the_future"


class Civilization(Part):
    """What one player has: resources, and cards in the order they came, so a type's last card is its stack's top."""

    resources: int
    cards: tuple[str, ...]
    dealt: tuple[str, ...] = ()


class FlowState(State):
    """Everything on the table. `investors` and `stakes` say, slot by slot, whose marker and how much lies on a card."""

    civilizations: Parts[Civilization]
    deck: tuple[str, ...]
    market: tuple[str, ...]
    investors: tuple[Seat, ...]
    stakes: tuple[int, ...]
    supply: int
    box: tuple[str, ...]
    active: Seat = NOBODY
    rahdo: int = 0


ZONES: Final = (
    Zone("deck", NO_ONE),
    Zone("market", EVERYONE),
    Zone("box", EVERYONE),
    Zone("cards", EVERYONE, part="civilizations"),
    Zone("dealt", EVERYONE, part="civilizations"),
)
"""Everything is public but the order of the deck, whose backs show the era. (FH-1.4)"""


def market_size(s: FlowState) -> int:
    """Five cards, six with five players. (FH-2.2)"""
    return 6 if len(s.civilizations) == 5 else 5
