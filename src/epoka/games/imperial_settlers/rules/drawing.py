"""Decks, discard piles and hands: drawing, discarding, removing. (IS-2.7 to IS-2.10)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.imperial_settlers import events, tables
from epoka.games.imperial_settlers.rules.tableau import held, names_of
from epoka.games.imperial_settlers.state import Empire, SettlersState
from epoka.kernel import Frame, Option, Options, Question, Seat, Step, ask, call, done, tell
from epoka.parts.piles import Pile
from epoka.parts.questions import one_of
from epoka.parts.tuples import without

COMMON_PILE: Final = Pile[int]("common_deck", "common_discards", told=events.RESHUFFLED)
FROM_COMMON: Final[Option] = ("draw", "common")
FROM_FACTION: Final[Option] = ("draw", "faction")
DECKS: Final = ("common", "faction")

WORDS: Final = {"draw": ("deck",), "keep": ("card",), "discard": ("card",)}


def has_common(s: SettlersState) -> bool:
    """Whether a Common card can be drawn. (IS-2.8)"""
    return bool(s.common_deck or s.common_discards)


def draw_common(s: SettlersState, seat: Seat) -> None:
    """The top Common card, if there is any. (IS-2.8)"""
    own = s.empires[seat]
    for card in COMMON_PILE.draw(s):
        own.hand += (card,)
        tell(s, events.DREW, seat, card)


def draw_faction(s: SettlersState, seat: Seat) -> None:
    """The top card of the own Faction deck, which is never shuffled again. (IS-2.8, IS-24.7)"""
    own = s.empires[seat]
    if own.faction_deck:
        card, own.faction_deck = own.faction_deck[0], own.faction_deck[1:]
        own.hand += (card,)
        tell(s, events.DREW, seat, card)


def discard(s: SettlersState, card: int) -> None:
    """Put a card that lies nowhere on the discard pile of its family. (IS-2.7)"""
    if card in tables.ATTACK_CARDS:
        s.box += (card,)
    elif tables.IS_COMMON[card]:
        s.common_discards += (card,)
    else:
        of_faction(s, tables.FACTION[card]).faction_discards += (card,)


def of_faction(s: SettlersState, faction: int) -> Empire:
    """Who plays a faction. (IS-3.7)"""
    return next(own for own in s.empires if own.faction == faction)


def discard_from_hand(s: SettlersState, seat: Seat, card: int) -> None:
    """Put a card from hand on its discard pile."""
    own = s.empires[seat]
    own.hand = without(own.hand, card)
    discard(s, card)
    tell(s, events.DISCARDED, seat, card)


class Draw(Frame[SettlersState]):
    """Draw cards one at a time, each from either deck. (IS-2.9, IS-2.10, IS-25.15)"""

    seat: Seat
    amount: int

    def start(self, s: SettlersState) -> Step:
        while self.amount:
            common, faction = has_common(s), bool(s.empires[self.seat].faction_deck)
            if common and faction:
                question = one_of(self.seat, "prompt-draw", "IS-2.9", (FROM_COMMON, FROM_FACTION), amount=self.amount)
                return ask(question, then=self.chosen)
            if not common and not faction:
                return done()
            self.draw(s, FROM_COMMON if common else FROM_FACTION)
        return done()

    def chosen(self, s: SettlersState, answer: Option) -> Step:
        self.draw(s, answer)
        return self.start(s)

    def draw(self, s: SettlersState, answer: Option) -> None:
        """One card from the deck of this answer."""
        self.amount -= 1
        if answer == FROM_COMMON:
            draw_common(s, self.seat)
        else:
            draw_faction(s, self.seat)


class ChooseKeep(Question[SettlersState]):
    """Which of the cards looked at goes to the hand. (IS-14.1)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-keep"
    rule: ClassVar[str] = "IS-2.9"
    forced: ClassVar[bool] = False

    def choices(self, s: SettlersState) -> Options:
        return tuple([("keep", name) for name in names_of(s.empires[self.seat].offered)])


def keep(s: SettlersState, seat: Seat, name: object) -> None:
    """Take one of the cards looked at into the hand."""
    own = s.empires[seat]
    card = held(own.offered, name)
    own.offered = without(own.offered, card)
    own.hand += (card,)
    tell(s, events.DREW, seat, card)


class DrawFaction(Frame[SettlersState]):
    """Draw Faction cards, keep some of them and discard the others; fewer cards are all kept. (IS-2.9)"""

    seat: Seat
    amount: int
    kept: int

    def start(self, s: SettlersState) -> Step:
        own = s.empires[self.seat]
        own.offered, own.faction_deck = own.faction_deck[: self.amount], own.faction_deck[self.amount :]
        return self.go_on(s)

    def go_on(self, s: SettlersState) -> Step:
        own = s.empires[self.seat]
        if self.kept and len(own.offered) > self.kept:
            return ask(ChooseKeep(self.seat), then=self.chosen)
        for card in own.offered:
            if self.kept:
                self.kept -= 1
                keep(s, self.seat, tables.NAME[card])
            else:
                own.offered = without(own.offered, card)
                discard(s, card)
                tell(s, events.DISCARDED, self.seat, card)
        return done()

    def chosen(self, s: SettlersState, answer: Option) -> Step:
        keep(s, self.seat, answer[1])
        self.kept -= 1
        return self.go_on(s)


class ChooseDiscard(Question[SettlersState]):
    """Which card from hand to give up. (IS-11.4)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-discard"
    rule: ClassVar[str] = "IS-11.4"
    forced: ClassVar[bool] = False

    def choices(self, s: SettlersState) -> Options:
        return tuple([("discard", name) for name in names_of(s.empires[self.seat].hand)])


class Discard(Frame[SettlersState]):
    """Choose cards from hand and discard them. (IS-11.4)"""

    seat: Seat
    amount: int

    def start(self, s: SettlersState) -> Step:
        if not self.amount or not s.empires[self.seat].hand:
            return done()
        return ask(ChooseDiscard(self.seat), then=self.chosen)

    def chosen(self, s: SettlersState, answer: Option) -> Step:
        discard_from_hand(s, self.seat, held(s.empires[self.seat].hand, answer[1]))
        self.amount -= 1
        return call(Discard(self.seat, self.amount) if self.amount else None)
