"""What the rules look up: the tables of `cards/` by the ids of components. (ND-2)"""

from __future__ import annotations

from typing import Final, TypeVar

from epoka.games.new_dawn.card import FOCUS_TYPES, P, part_of
from epoka.games.new_dawn.cards.diplomacy import BASE_DIPLOMACY, CITY_STATES, DIPLOMACY
from epoka.games.new_dawn.cards.focus import BASE_FOCUS_CARDS, FOCUS_CARDS
from epoka.games.new_dawn.cards.leaders import LEADERS, SPECIAL_CARDS
from epoka.games.new_dawn.cards.tokens import DISTRICTS, GOVERNMENTS, NATURAL_WONDERS, RESOURCES, TECH_DIALS
from epoka.games.new_dawn.cards.tokens import FOCUS_TYPES as FOCUS_TYPE_CARDS
from epoka.games.new_dawn.cards.unique import UNIQUE_CARDS
from epoka.games.new_dawn.cards.victory import BASE_VICTORY_CARDS, VICTORY_CARDS
from epoka.games.new_dawn.cards.wonders import BASE_WONDERS, WONDERS
from epoka.games.new_dawn.effects import CardBonus, CardEffect, On
from epoka.kernel.memo import memo

E = TypeVar("E", bound=CardEffect)

EVERY_FOCUS: Final = (*FOCUS_CARDS, *BASE_FOCUS_CARDS, *UNIQUE_CARDS)
FOCUS: Final = {card.id: card for card in EVERY_FOCUS}
TYPE: Final = {card.id: card.type for card in EVERY_FOCUS}
"""The type of each focus card."""
LEVEL: Final = {card.id: card.level for card in EVERY_FOCUS}
LEADER: Final = {leader.id: leader for leader in LEADERS}
OWNER: Final = {leader.unique: leader.id for leader in LEADERS}
"""Whose the unique focus cards are. (ND-9.7)"""
SPECIAL: Final = {card.id: card for card in SPECIAL_CARDS}
WONDER: Final = {wonder.id: wonder for wonder in (*WONDERS, *BASE_WONDERS)}
CITY_STATE: Final = {state.id: state for state in CITY_STATES}
PACT: Final = {card.id: card for card in (*DIPLOMACY, *BASE_DIPLOMACY)}
"""The diplomacy cards of players."""
VICTORY: Final = {card.id: card for card in (*VICTORY_CARDS, *BASE_VICTORY_CARDS)}
GOVERNMENT: Final = {government.id: government for government in GOVERNMENTS}
DISTRICT: Final = {district.id: district for district in DISTRICTS}
NATURAL: Final = {wonder.id: wonder for wonder in NATURAL_WONDERS}
RESOURCE: Final = tuple([resource.id for resource in RESOURCES])
"""In the order in which a player's are counted. (ND-20.1)"""
TOKEN: Final = {
    type_.token.what: type_.token.amount for type_ in FOCUS_TYPE_CARDS if isinstance(type_.token, CardBonus)
}
"""How much a trade token gives of what the cards of its type ask for. (ND-7.2)"""
(TECH_DIAL,) = TECH_DIALS
LEVELS: Final = dict(TECH_DIAL.levels)
"""The level of the card that a space of the tech dial gives. (ND-9.1)"""

BY_TYPE_AND_LEVEL: Final = {
    (type_, level): tuple([card.id for card in EVERY_FOCUS if card.type == type_ and card.level == level])
    for type_ in FOCUS_TYPES
    for level in sorted(set(LEVEL.values()))
}
"""The focus cards of a type and a level, the normal ones first."""


@memo()
def part(card: str, kind: type[P]) -> P | None:
    """The part of a kind of a focus card, if it has one."""
    return part_of(FOCUS[card].parts, kind)


HOLDERS: Final = (*LEADERS, *SPECIAL_CARDS, *WONDERS, *BASE_WONDERS, *CITY_STATES, *DIPLOMACY, *BASE_DIPLOMACY)
"""Everything that says something while somebody has it."""
ABILITIES: Final = tuple([holder.id for holder in HOLDERS])
"""In the order in which abilities of one player act."""
SAYS: Final = {holder.id: holder.said() for holder in HOLDERS}


def permanent(kind: type[E]) -> list[tuple[str, E]]:
    """Who says something of a kind that holds all the time, with what it says."""
    return [(name, value) for name, says in SAYS.items() for value in says if isinstance(value, kind)]


def moments(trigger: str) -> list[tuple[str, On]]:
    """Who says something of a moment, with what it says."""
    return [
        (name, value)
        for name, says in SAYS.items()
        for value in says
        if isinstance(value, On) and value.trigger == trigger
    ]


def momentary(trigger: str, kind: type[E]) -> list[tuple[str, On, E]]:
    """Who says something of a kind at a moment: the moment, and the effect itself."""
    return [(name, when, each) for name, when in moments(trigger) for each in when.effects if isinstance(each, kind)]
