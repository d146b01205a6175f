"""The course of the game: ages, rounds, turns, and what can be done in a turn. (COC-4)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.clash_of_cultures import events
from epoka.games.clash_of_cultures.rules import chapters
from epoka.games.clash_of_cultures.rules.abilities import recount
from epoka.games.clash_of_cultures.rules.cities import rest
from epoka.games.clash_of_cultures.rules.deeds import DEEDS, ORDER, listings
from epoka.games.clash_of_cultures.rules.deeds import main as main_action
from epoka.games.clash_of_cultures.rules.notes import forget, remember
from epoka.games.clash_of_cultures.rules.objectives import standing
from epoka.games.clash_of_cultures.rules.stock import trim
from epoka.games.clash_of_cultures.rules.trading import Trade, trades, why_not_trade
from epoka.games.clash_of_cultures.state import ClashState
from epoka.kernel import Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done, tell

ACTIONS: Final = 3
"""Main actions in a turn. (COC-4.2)"""
ROUNDS: Final = 3
"""Rounds in an age. (COC-4.1)"""
END: Final[Option] = ("end",)
WORDS: Final = {"end": ()}


class ChooseDeed(Question[ClashState]):
    """What to do next in the turn: a main action, a free action, or the end. (COC-4.2, COC-4.4)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-deed"
    rule: ClassVar[str] = "COC-4.2"
    forced: ClassVar[bool] = False
    """A turn never ends by itself: there may be something to look at, and somebody to trade with."""

    def choices(self, s: ClashState) -> Options:
        seat = self.seat
        left = s.nations[seat].actions_left
        found: list[Option] = []
        for options, is_main in listings():
            if left or not is_main:
                found += options(s, seat)
        if not left:
            found.append(END)
        return tuple(found)

    def asides(self, s: ClashState) -> Options:
        return trades(s, self.seat)

    def tempting(self, s: ClashState) -> Options:
        return tuple([option for word in ORDER if word in DEEDS for option in DEEDS[word].tempting(s, self.seat)])

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        if answer == END:
            return Refusal("actions-left", "COC-4.2", {"amount": s.nations[self.seat].actions_left})
        if answer[0] == "trade":
            return why_not_trade(s, self.seat, answer) or super().refuse(s, answer)
        deed = DEEDS.get(str(answer[0]))
        if deed is None:
            return super().refuse(s, answer)
        if deed.costs is main_action and not s.nations[self.seat].actions_left:
            return Refusal("no-actions-left", "COC-4.2")
        return deed.refuse(s, self.seat, answer) or super().refuse(s, answer)

    def args(self, s: ClashState) -> dict[str, int | str]:
        return {"amount": s.nations[self.seat].actions_left}


class Turn(Frame[ClashState]):
    """One player's turn. (COC-4.2)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        tell(s, events.TURN, self.seat)
        own = s.nations[self.seat]
        own.actions_left = max(0, ACTIONS - own.fewer)
        own.fewer = 0
        s.phase = "turn"
        return call(chapters.start_of_turn(s, self.seat), then=self.go_on)

    def go_on(self, s: ClashState, _: object) -> Step:
        frame = standing(s)
        return call(frame, then=self.go_on) if frame else ask(ChooseDeed(self.seat), then=self.do)

    def do(self, s: ClashState, option: Option) -> Step:
        if option == END:
            return self.finish(s)
        if option[0] == "trade":
            return call(Trade(self.seat, int(option[1])), then=self.go_on)
        remember(s.nations[self.seat], "begun")
        deed = DEEDS[str(option[0])]
        s.nations[self.seat].actions_left -= deed.costs(s, self.seat, option)
        return call(deed.start(s, self.seat, option), then=self.go_on)

    def finish(self, s: ClashState) -> Step:
        """What holds for one turn ends."""
        own = s.nations[self.seat]
        own.marks = ()
        forget(s)
        rest(s, self.seat)
        if own.borrowed:
            own.borrowed = 0
            recount(s, self.seat)
            trim(s, self.seat)
        return done()


class Play(Frame[ClashState]):
    """The whole game: ages of three rounds, each followed by a status phase. (COC-4.1, COC-14.1)"""

    taken: int = 0

    def start(self, s: ClashState) -> Step:
        tell(s, events.AGE, s.age)
        return self.begin_round(s)

    def begin_round(self, s: ClashState) -> Step:
        tell(s, events.ROUND, s.round)
        self.taken = 0
        return call(chapters.start_of_round(s), then=self.begin_turns)

    def begin_turns(self, s: ClashState, _: object) -> Step:
        if s.ended:
            return self.end(s)
        s.active = s.first
        return call(Turn(s.active), then=self.next)

    def next(self, s: ClashState, _: object) -> Step:
        self.taken += 1
        if self.taken < len(s.nations):
            s.active = (s.active + 1) % len(s.nations)
            return call(Turn(s.active), then=self.next)
        if chapters.is_last_round(s):
            s.phase = "status"
            return call(chapters.last_status(s), then=self.end)
        if s.round < ROUNDS:
            s.round += 1
            return self.begin_round(s)
        s.phase = "status"
        return call(chapters.status_phase(s), then=self.next_age)

    def next_age(self, s: ClashState, _: object) -> Step:
        if s.ended:
            return self.end(s)
        # In the status phase there may have been battles.
        forget(s)
        s.age += 1
        s.round = 1
        tell(s, events.AGE, s.age)
        return self.begin_round(s)

    def end(self, s: ClashState, _: object = None) -> Step:
        s.ended = 1
        tell(s, events.ENDED, s.age)
        return done()
