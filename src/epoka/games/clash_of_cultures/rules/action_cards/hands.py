"""Action cards that look at and change hand cards: Spy and New Plans. (COC-12.1)"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from epoka.games.clash_of_cultures import events, tables
from epoka.games.clash_of_cultures.rules.drawing import next_objective
from epoka.games.clash_of_cultures.rules.options import SKIP
from epoka.games.clash_of_cultures.state import ClashState, Numbers
from epoka.kernel import (
    Frame,
    Option,
    Options,
    Question,
    Seat,
    Step,
    ask,
    done,
    shuffled,
    tell,
)
from epoka.parts.seats import rivals
from epoka.parts.tuples import without

# -- spying ----------------------------------------------------------------------------------------------------------


def spied(s: ClashState, seat: Seat) -> list[Seat]:
    """Rivals with cards in hand."""
    return [r for r in rivals(s.nations, seat) if s.nations[r].hand or s.nations[r].plans or s.nations[r].designs]


def held(s: ClashState, seat: Seat) -> Numbers:
    """All hand cards of a player: action cards, objectives, wonders."""
    own = s.nations[seat]
    return own.hand + own.plans + own.designs


def replace_held(s: ClashState, seat: Seat, cards: Iterable[int]) -> None:
    """Give a player these hand cards, each kind to its place."""
    own = s.nations[seat]
    own.hand = tuple([card for card in cards if tables.BACKS[card] == "action"])
    own.plans = tuple([card for card in cards if tables.BACKS[card] == "objective"])
    own.designs = tuple([card for card in cards if tables.BACKS[card] == "wonder"])


class Spy(Frame[ClashState]):
    """Look at a rival's hand cards; one may be exchanged for one of the same kind. (COC-12.1)"""

    seat: Seat
    rival: Seat
    place: int = tables.NONE

    def start(self, s: ClashState) -> Step:
        s.looked = held(s, self.rival)
        s.looked_seen = (1 << self.seat | 1 << self.rival,) * len(s.looked)
        replace_held(s, self.rival, ())
        tell(s, events.LOOKED, self.seat, self.rival)
        return ask(ChooseSpoil(self.seat, self.rival), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == SKIP:
            return self.give_back(s)
        self.place = s.looked.index(tables.CARD[str(answer[1])])
        return ask(ChooseGift(self.seat, tables.BACKS[s.looked[self.place]]), then=self.exchange)

    def exchange(self, s: ClashState, answer: Option) -> Step:
        given, taken = tables.CARD[str(answer[1])], s.looked[self.place]
        replace_held(s, self.seat, (*without(held(s, self.seat), given), taken))
        s.looked = (*s.looked[: self.place], given, *s.looked[self.place + 1 :])
        tell(s, events.CARDS_SWAPPED, self.seat, self.rival)
        return self.give_back(s)

    def give_back(self, s: ClashState) -> Step:
        cards, s.looked, s.looked_seen = s.looked, (), ()
        replace_held(s, self.rival, cards)
        return done()


class ChooseSpoil(Question[ClashState]):
    """Which of a rival's cards to take for one of the same kind, if any. (COC-12.1, Spy)"""

    seat: Seat
    rival: Seat

    prompt: ClassVar[str] = "prompt-spy"
    rule: ClassVar[str] = "COC-12.1"
    forced: ClassVar[bool] = False

    def choices(self, s: ClashState) -> Options:
        kinds = {tables.BACKS[card] for card in held(s, self.seat)}
        return (*[("seize", tables.CARDS[card]) for card in s.looked if tables.BACKS[card] in kinds], SKIP)

    def args(self, s: ClashState) -> dict[str, int | str]:
        return {"rival": self.rival}


class ChooseGift(Question[ClashState]):
    """Which own card of the same kind to give. (COC-12.1, Spy)"""

    seat: Seat
    back: str

    prompt: ClassVar[str] = "prompt-spy-give"
    rule: ClassVar[str] = "COC-12.1"
    forced: ClassVar[bool] = False

    def choices(self, s: ClashState) -> Options:
        return tuple(
            [("hand_over", tables.CARDS[card]) for card in held(s, self.seat) if tables.BACKS[card] == self.back]
        )


# -- New Plans -------------------------------------------------------------------------------------------------------


class NewPlans(Frame[ClashState]):
    """Draw 2 objectives; one may be kept for another from hand, the rest is shuffled into the deck. (COC-12.1)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        for _ in range(tables.number("new_plans", "cards")):
            card = next_objective(s, self.seat)
            if card != tables.NONE:
                s.looked += (card,)
                s.looked_seen += (1 << self.seat,)
        if not s.looked:
            return done()
        return ask(ChooseNewPlan(self.seat, "keep"), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == SKIP:
            return self.finish(s)
        # The kept card comes first, so that no frame needs to know it.
        place = s.looked.index(tables.CARD[str(answer[1])])
        s.looked = (s.looked[place], *s.looked[:place], *s.looked[place + 1 :])
        return ask(ChooseNewPlan(self.seat, "drop"), then=self.exchange)

    def exchange(self, s: ClashState, answer: Option) -> Step:
        own = s.nations[self.seat]
        card = tables.CARD[str(answer[1])]
        own.plans = (*without(own.plans, card), s.looked[0])
        s.looked = (card, *s.looked[1:])
        tell(s, events.PLANS_CHANGED, self.seat)
        return self.finish(s)

    def finish(self, s: ClashState) -> Step:
        cards, s.looked, s.looked_seen = s.looked, (), ()
        s.objectives = shuffled(s, (*s.objectives, *cards))
        return done()


class ChooseNewPlan(Question[ClashState]):
    """Which new objective to keep, if any, and then which one to give for it. (COC-12.1, New Plans)"""

    seat: Seat
    word: str

    rule: ClassVar[str] = "COC-12.1"
    forced: ClassVar[bool] = False

    def choices(self, s: ClashState) -> Options:
        if self.word == "drop":
            return tuple([("drop", tables.CARDS[card]) for card in s.nations[self.seat].plans])
        kept_ = [("keep", tables.CARDS[card]) for card in s.looked] if s.nations[self.seat].plans else []
        return (*kept_, SKIP)

    def prompt_id(self) -> str:
        return f"prompt-plan-{self.word}"


def new_plans(s: ClashState, seat: Seat, rival: Seat) -> Frame[ClashState]:
    """New Plans: objectives are exchanged. (COC-12.1)"""
    return NewPlans(seat)
