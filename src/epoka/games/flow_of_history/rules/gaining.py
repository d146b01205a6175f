"""Cards arriving in a civilization, and the effects that bring them or that they bring. (FH-4)"""

from __future__ import annotations

from typing import ClassVar

from epoka.games.flow_of_history import events
from epoka.games.flow_of_history.card import CARDS, INSTANT
from epoka.games.flow_of_history.rules.civilization import place_card
from epoka.games.flow_of_history.rules.invading import Invade
from epoka.games.flow_of_history.rules.market import take_from_market
from epoka.games.flow_of_history.state import FlowState
from epoka.kernel import NOBODY, Frame, Option, Options, Question, Seat, Step, ask, call, done, tell
from epoka.parts.effects import Resolve


def arrival(s: FlowState, seat: Seat, card: str) -> Frame[FlowState] | None:
    """Place a card; return the frame of its instant, invade or invade-all effect if it has one. (FH-4.2, FH-4.12)"""
    place_card(s, seat, card)
    arrived = CARDS[card]
    if not arrived.effects:
        return None
    if arrived.trigger == INSTANT:
        return Resolve(seat, card, arrived.effects)
    return Invade(seat, card)


def fitting(s: FlowState, type_: str) -> list[str]:
    """Market cards of a type that carry nobody's marker. (FH-4.13)"""
    return [
        card
        for card, investor in zip(s.market, s.investors, strict=True)
        if investor == NOBODY and CARDS[card].type == type_
    ]


class ChooseGain(Question[FlowState]):
    """Which of the fitting Market cards to gain; gaining one is mandatory. [interpretation] (FH-4.5)"""

    seat: Seat
    type: str
    source: str

    prompt: ClassVar[str] = "prompt-gain"
    rule: ClassVar[str] = "FH-4.5"

    def choices(self, s: FlowState) -> Options:
        return tuple([("gain", card) for card in fitting(s, self.type)])

    def args(self, s: FlowState) -> dict[str, int | str]:
        return {"card": self.source, "type": self.type}


class GainFitting(Frame[FlowState]):
    """Gain an uninvested card of a type from the Market. (FH-4.5)"""

    seat: Seat
    type: str
    source: str

    def start(self, s: FlowState) -> Step:
        return ask(ChooseGain(self.seat, self.type, self.source), then=self.gain)

    def gain(self, s: FlowState, answer: Option) -> Step:
        card = str(answer[1])
        take_from_market(s, card)
        frame = arrival(s, self.seat, card)
        tell(s, events.GAINED, self.seat, card, self.source)
        return call(frame, then=self.finish)

    def finish(self, s: FlowState, _: object) -> Step:
        return done()


class GainTop(Frame[FlowState]):
    """Gain the top card of the deck. (FH-4.12)"""

    seat: Seat
    source: str

    def start(self, s: FlowState) -> Step:
        card, s.deck = s.deck[0], s.deck[1:]
        frame = arrival(s, self.seat, card)
        tell(s, events.GAINED, self.seat, card, self.source)
        return call(frame, then=self.finish)

    def finish(self, s: FlowState, _: object) -> Step:
        return done()
