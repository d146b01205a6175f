"""Cards of the focus row give way to others of the own deck. (ND-9.2 to ND-9.7, ND-28.10)"""

from __future__ import annotations

from typing import Final

from epoka.games.new_dawn import events
from epoka.games.new_dawn.card import ARMIES, BASE_ONLY, CARAVANS, FOCUS_TYPES, NEW, REPLACEMENT, UNIQUE
from epoka.games.new_dawn.rules.commit import commit_own
from epoka.games.new_dawn.rules.moments import ANY_TYPE
from epoka.games.new_dawn.rules.notes import GAVE_WAY
from epoka.games.new_dawn.rules.parts import GO_ON
from epoka.games.new_dawn.state import ON_CARD, UNUSED, DawnState
from epoka.games.new_dawn.tables import BY_TYPE_AND_LEVEL, FOCUS, GOVERNMENT, LEVEL, OWNER, TYPE
from epoka.kernel import Frame, Option, Seat, Step, ask, done, tell
from epoka.kernel.memo import memo
from epoka.parts.questions import one_of
from epoka.parts.tuples import put

WORDS: Final = {"upgrade": ("card",), "give-way": ("card",)}
REPLACED: Final = "replaced"
"""What is remembered of a turn in which a focus card was replaced. (ND-9.2)"""
WITHOUT: Final = {1: (BASE_ONLY,), 0: (NEW, REPLACEMENT, UNIQUE)}
"""The sets of cards that are not in the game, with and without the expansion. (ND-2.2, ND-27)"""


@memo()
def deck_of(leader: str, level: int, expansion: int) -> tuple[str, ...]:
    """All cards of a level that a player has, in the row or not: the normal ones and the own unique one. (ND-9.7)"""
    return tuple(
        [
            card
            for type_ in FOCUS_TYPES
            for card in BY_TYPE_AND_LEVEL[type_, level]
            if FOCUS[card].set not in WITHOUT[expansion] and OWNER.get(card, leader) == leader
        ]
    )


def places_for(s: DawnState, seat: Seat, card: str) -> tuple[int, ...]:
    """At which indices of the row a card may come: over its own type, with Oxford over some others. (ND-28.10)

    It never takes the place of one of higher level, and of one of the same level only if either is unique. (ND-9.3)
    """
    own = s.civilizations[seat]
    if card in own.row:
        return ()
    kept = ANY_TYPE.found(s, seat)
    found = []
    for index, old in enumerate(own.row):
        alike = TYPE[old] == TYPE[card]
        if not alike and not any(TYPE[old] not in types for types in kept):
            continue
        if LEVEL[old] < LEVEL[card] or (LEVEL[old] == LEVEL[card] and alike and is_unique(old) != is_unique(card)):
            found.append(index)
    return tuple(found)


def is_unique(card: str) -> bool:
    """Whether it is the unique card of a leader. (ND-9.7)"""
    return card in OWNER


def upgrades(s: DawnState, seat: Seat, level: int) -> tuple[str, ...]:
    """The cards of exactly a level that may come into the row. (ND-9.2)"""
    cards = deck_of(s.civilizations[seat].leader, level, s.expansion)
    return tuple([card for card in cards if places_for(s, seat, card)])


def replace_card(s: DawnState, seat: Seat, index: int, card: str) -> None:
    """A card takes the place of another with all that lies there, and its figures join it. (ND-7.6, ND-9.6)"""
    own = s.civilizations[seat]
    old = own.row[index]
    own.row = put(own.row, index, card)
    if TYPE[old] != TYPE[card]:
        own.lying = put(own.lying, index, tuple([thing for thing in own.lying[index] if thing not in GOVERNMENT]))
    own.used += (REPLACED, f"{old}{GAVE_WAY}{card}")
    muster(s, seat)
    tell(s, events.UPGRADED, seat, old, card)
    commit_own(s, seat)


def muster(s: DawnState, seat: Seat) -> None:
    """As many figures are in play as the best card shows; new ones join it, none leave. (ND-9.6, ND-12.1)"""
    own = s.civilizations[seat]
    for kind in (CARAVANS, ARMIES):
        figures = getattr(own, kind)
        wanted = max([int(getattr(FOCUS[card], kind)) for card in own.row])
        for number, at in enumerate(figures):
            if at == UNUSED and number < wanted:
                figures = put(figures, number, ON_CARD)
        setattr(own, kind, figures)


class Upgrade(Frame[DawnState]):
    """Take one of some cards into the row, or none. (ND-9.2)"""

    seat: Seat
    cards: tuple[str, ...]
    only: str = ""
    """The only card that gives way, if one is named."""
    card: str = ""

    def start(self, s: DawnState) -> Step:
        among = [("upgrade", card) for card in self.cards if places_for(s, self.seat, card)]
        if not among:
            return done()
        return ask(one_of(self.seat, "prompt-upgrade", "ND-9.2", [*among, GO_ON]), then=self.chosen)

    def chosen(self, s: DawnState, answer: Option) -> Step:
        if answer == GO_ON:
            return done()
        self.card = str(answer[1])
        row = s.civilizations[self.seat].row
        places = places_for(s, self.seat, self.card)
        among = [("give-way", row[index]) for index in places if self.only in ("", row[index])]
        question = one_of(self.seat, "prompt-replace", "ND-28.10", among, card=self.card)
        return ask(question, then=self.replaced)

    def replaced(self, s: DawnState, answer: Option) -> Step:
        replace_card(s, self.seat, s.civilizations[self.seat].row.index(str(answer[1])), self.card)
        return done(1)
