"""Invasions: who is weaker, and what happens to them. (FH-4.6, FH-4.7, FH-10)"""

from __future__ import annotations

from typing import ClassVar

from epoka.games.flow_of_history import events
from epoka.games.flow_of_history.card import CARDS, INVADE_ALL
from epoka.games.flow_of_history.rules.market import current_era
from epoka.games.flow_of_history.state import BANKER, FlowState
from epoka.games.flow_of_history.tableau import tableau
from epoka.kernel import Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done, tell
from epoka.parts.effects import Resolve
from epoka.parts.seats import rivals

BANKER_STRENGTH_PER_ERA = 2
"""House rule, not the printed card: the Banker's strength is twice the Current Era. (FH-10.2)"""


def weaker(s: FlowState, invader: Seat) -> list[Seat]:
    """Opponents whose attack and defense together are strictly below the invader's attack, clockwise. (FH-4.6)"""
    attack = tableau(s.civilizations[invader].cards).attack
    return [seat for seat in rivals(s.civilizations, invader) if tableau(s.civilizations[seat].cards).strength < attack]


class ChooseVictim(Question[FlowState]):
    """Which weaker opponent to invade; if there is one, it is mandatory. [interpretation] (FH-4.6)"""

    seat: Seat
    card: str

    prompt: ClassVar[str] = "prompt-victim"
    rule: ClassVar[str] = "FH-4.6"

    def choices(self, s: FlowState) -> Options:
        return tuple([("invade", victim) for victim in weaker(s, self.seat)])

    def tempting(self, s: FlowState) -> Options:
        safe = set(rivals(s.civilizations, self.seat)) - set(weaker(s, self.seat))
        return tuple([("invade", seat) for seat in sorted(safe)])

    def refuse(self, s: FlowState, answer: Option) -> Refusal:
        if len(answer) == 2 and answer[0] == "invade" and answer[1] in rivals(s.civilizations, self.seat):
            victim = int(answer[1])
            strength = tableau(s.civilizations[victim].cards).strength
            attack = tableau(s.civilizations[self.seat].cards).attack
            return Refusal("victim-not-weaker", "FH-4.6", {"victim": victim, "strength": strength, "attack": attack})
        return super().refuse(s, answer)

    def args(self, s: FlowState) -> dict[str, int | str]:
        return {"card": self.card}


class Invade(Frame[FlowState]):
    """Carry out an invade or invade-all effect of a card that has just arrived.

    The victims are fixed once, before anything is applied, and resolved clockwise. [interpretation] (FH-4.7, FH-4.16)
    """

    invader: Seat
    card: str
    victims: tuple[Seat, ...] = ()

    def start(self, s: FlowState) -> Step:
        if s.rahdo:
            return self.invade_banker(s)
        victims = weaker(s, self.invader)
        if not victims:
            tell(s, events.NOBODY_WEAKER, self.invader, self.card, tableau(s.civilizations[self.invader].cards).attack)
            return done()
        if CARDS[self.card].trigger == INVADE_ALL:
            self.victims = tuple(victims)
            return self.next(s, None)
        return ask(ChooseVictim(self.invader, self.card), then=self.chosen)

    def chosen(self, s: FlowState, answer: Option) -> Step:
        self.victims = (int(answer[1]),)
        return self.next(s, None)

    def next(self, s: FlowState, _: object) -> Step:
        if not self.victims:
            return done()
        victim, self.victims = self.victims[0], self.victims[1:]
        tell(s, events.INVADED, self.invader, victim, self.card)
        return call(Resolve(self.invader, self.card, CARDS[self.card].effects, victim), then=self.next)

    def invade_banker(self, s: FlowState) -> Step:
        """House rule for the Rahdo variant: every invasion is aimed at the Banker. (FH-10.2)"""
        strength = BANKER_STRENGTH_PER_ERA * current_era(s)
        if tableau(s.civilizations[self.invader].cards).attack <= strength:
            tell(s, events.BANKER_STRONGER, self.invader, self.card, strength)
            return done()
        tell(s, events.INVADED_BANKER, self.invader, self.card, strength)
        return call(Resolve(self.invader, self.card, CARDS[self.card].effects, BANKER), then=self.next)
