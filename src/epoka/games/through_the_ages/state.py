"""The nouns of Through the Ages: civilizations, card row, decks, events, and who sees what. (TTA-1, TTA-3, TTA-4)"""

from __future__ import annotations

from typing import Final

from epoka.games.through_the_ages.tables import DESPOTISM, EVENTS, KIND, NONE, START_KINDS, START_WORKERS, TERRITORIES
from epoka.kernel import EVERYONE, NO_ONE, NOBODY, OWNER, Part, Parts, Seat, State, Zone
from epoka.parts.seats import clockwise

Cards = tuple[int, ...]

SIMPLE, ADVANCED, FULL = range(3)
LEVELS: Final = ("simple", "advanced", "full")

AGE_IV: Final = 4
"""What follows the Modern Age: no cards, only the last turns. (TTA-26.3)"""

ACTED, REVOLTED = 1, 2
"""What a turn has seen of civil actions: one at least, or a revolution that takes them all. (TTA-11.2)"""

NO_GOODS: Final = (0,) * 12

TRADE, BASILICA, WALL, CARDS, SHIPS, FELLOW, MORE_FOOD, MORE_RESOURCES, LINER, RAILS = range(5, 15)
"""Places in `Civilization.fixed` after culture, science, strength, happy and unhappy faces: the role in a Trade Routes
Agreement, whether St. Peter's Basilica and the Great Wall stand, cards that may be held besides, the bonus when
colonizing, the partner in Scientific Cooperation, food and resources from pacts, whether the Ocean Liner sails and the
Railroad runs."""


class Civilization(Part):
    """What one player has.

    `workers` counts the workers on each worked technology, `goods` the blue tokens on farms, mines and labs, four
    each. `known` lists the worked technologies in play. The ratings, `white`, `red` and `fixed` follow from what is in
    play; `rules/ratings.py` keeps them up to date. `yellows` and `blues` are the tokens owned, wherever they lie.
    """

    yellow: int = 18
    unused: int = 1
    blue: int = 18
    yellows: int = 25
    blues: int = 18
    culture: int = 0
    science: int = 0
    workers: tuple[int, ...] = START_WORKERS
    goods: tuple[int, ...] = NO_GOODS
    known: tuple[int, ...] = START_KINDS
    government: int = DESPOTISM
    leads: int = NONE
    construction: int = NONE
    tactics: int = NONE
    fixed: tuple[int, ...] = ()
    culture_rating: int = 0
    science_rating: int = 0
    strength: int = 0
    happiness: int = 0
    white: int = 0
    red: int = 0
    white_spent: int = 0
    red_spent: int = 0
    red_extra: int = 0
    limit: int = 0
    hand: Cards = ()
    military: Cards = ()
    technologies: Cards = ()
    leader: Cards = ()
    wonder: Cards = ()
    stages: int = 0
    wonder_blue: int = 0
    wonders: Cards = ()
    ruins: Cards = ()
    colonies: Cards = ()
    tactic: Cards = ()
    pact: Cards = ()
    partner: Seat = NOBODY
    role: int = 0
    war: Cards = ()
    enemy: Seat = NOBODY
    secret: Cards = ()
    fresh: Cards = ()
    led: int = 0
    acted: int = 0
    pool: int = 0
    lent: int = 0
    voyaged: int = 0
    traded: int = 0
    trading: int = 0
    explored: int = 0
    lost_actions: int = 0
    barred: int = 0
    token_with: Seat = NOBODY
    gone: int = 0
    bonuses: tuple[tuple[str, int], ...] = ()


class AgesState(State):
    """Everything on the table. `spaces` says on which space of the row each card of `row` lies, counted from 0."""

    civilizations: Parts[Civilization]
    row: Cards = ()
    spaces: tuple[int, ...] = ()
    civil: Cards = ()
    deck: Cards = ()
    later: Cards = ()
    discards: Cards = ()
    discards_seen: tuple[int, ...] = ()
    current: Cards = ()
    current_seen: tuple[int, ...] = ()
    future: Cards = ()
    future_seen: tuple[int, ...] = ()
    past: Cards = ()
    shown: Cards = ()
    impacts: Cards = ()
    covered: Cards = ()
    box: Cards = ()
    aside: Cards = ()
    age: int = 0
    round: int = 1
    active: Seat = 0
    last: int = 0
    ended: int = 0
    keep_hand: int = 0
    level: int = FULL
    easier: int = 0
    one_attacker: int = 0
    drawing: int = 0
    fewer: int = 0
    restraint: int = 0


GREEN: Final = frozenset([card for card, kind in enumerate(KIND) if kind in EVENTS or kind in TERRITORIES])
"""The cards that can be played as events. (TTA-18.1)"""
SCORING: Final = frozenset([card for card in GREEN if KIND[card] in EVENTS])
"""Of age III, the cards that can be set aside to score. (TTA-28.5)"""

# What is secret. (TTA-32.2)
ZONES: Final = (
    Zone("row", EVERYONE),
    Zone("civil", NO_ONE),
    Zone("deck", NO_ONE),
    Zone("later", NO_ONE),
    Zone("discards", NO_ONE, seen="discards_seen"),
    Zone("current", NO_ONE, seen="current_seen", holds=GREEN),
    Zone("future", NO_ONE, seen="future_seen", holds=GREEN),
    Zone("past", EVERYONE),
    Zone("shown", EVERYONE),
    Zone("impacts", EVERYONE),
    Zone("covered", NO_ONE, holds=SCORING),
    Zone("box", EVERYONE),
    Zone("aside", NO_ONE),
    Zone("hand", EVERYONE, part="civilizations"),
    Zone("military", OWNER, part="civilizations"),
    Zone("technologies", EVERYONE, part="civilizations"),
    Zone("leader", EVERYONE, part="civilizations"),
    Zone("wonder", EVERYONE, part="civilizations"),
    Zone("wonders", EVERYONE, part="civilizations"),
    Zone("ruins", EVERYONE, part="civilizations"),
    Zone("colonies", EVERYONE, part="civilizations"),
    Zone("tactic", EVERYONE, part="civilizations"),
    Zone("pact", EVERYONE, part="civilizations"),
    Zone("war", EVERYONE, part="civilizations"),
    Zone("secret", OWNER, part="civilizations", holds=SCORING),
)
"""Civil cards are taken openly, so civil hands are known; military hands, decks and events are not. (TTA-32)

The order of the event piles is never fixed: which card of the earliest age comes next is drawn when it is revealed. So
a player can see the events it has played where they lie and learns nothing about their order.
"""


def in_game(s: AgesState) -> list[Seat]:
    """The seats that have not left, in turn order from the start player. (TTA-27)"""
    return [seat for seat, own in enumerate(s.civilizations) if not own.gone]


def from_active(s: AgesState) -> list[Seat]:
    """The seats still in the game, the active player first. (TTA-18.3)"""
    return [seat for seat in clockwise(s.civilizations, s.active) if not s.civilizations[seat].gone]


def rivals(s: AgesState, seat: Seat) -> list[Seat]:
    """The other seats still in the game, in turn order after this one."""
    return [rival for rival in clockwise(s.civilizations, seat)[1:] if not s.civilizations[rival].gone]


def find(cards: Cards, kind: int) -> int:
    """The first of these cards that is of a kind, or -1."""
    for card in cards:
        if KIND[card] == kind:
            return card
    return -1
