"""The course of the game: rounds, turns, and the reset of the focus row. (ND-4)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.new_dawn import events
from epoka.games.new_dawn.rules.abilities import controls_by_turn, recount
from epoka.games.new_dawn.rules.commit import commit
from epoka.games.new_dawn.rules.dial import TurnDial
from epoka.games.new_dawn.rules.moments import ALL, BEFORE_CARD, END, OPENING, OWN_CITY, START
from epoka.games.new_dawn.rules.notes import now_there
from epoka.games.new_dawn.rules.preparation import Prepare
from epoka.games.new_dawn.rules.resolving import ResolveAndReset
from epoka.games.new_dawn.rules.winning import has_winner
from epoka.games.new_dawn.state import DawnState
from epoka.kernel import NOBODY, Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done, tell
from epoka.parts.questions import one_of
from epoka.parts.seats import clockwise

WORDS: Final = {"focus": ("card",), "use": ("ability",), "go-on": ()}
GO_ON: Final[Option] = ("go-on",)
NAMES: Final = tuple(ALL.number)
"""The abilities by their numbers."""


class Play(Frame[DawnState]):
    """The whole game: set-up, then rounds of turns, each followed by a victory check and the dial. (ND-4.1)"""

    seat: Seat = 0
    left: int = 0

    def start(self, s: DawnState) -> Step:
        return call(Prepare(), then=self.round)

    def round(self, s: DawnState, _: object) -> Step:
        tell(s, events.ROUND, s.round)
        return self.turn(s, None)

    def turn(self, s: DawnState, _: object) -> Step:
        if self.left == len(s.civilizations):
            return self.check(s)
        seat = clockwise(s.civilizations, s.first)[self.left]
        self.left += 1
        return call(Turn(seat), then=self.turn)

    def check(self, s: DawnState) -> Step:
        """The victory check comes before the dial; a round limit is one for bots. (ND-25.3, ND-26.3)"""
        self.left = 0
        s.active = NOBODY
        recount(s)
        if has_winner(s) or s.round == s.round_limit:
            s.ended = 1
            tell(s, events.ENDED)
            return done()
        return call(TurnDial(), then=self.next)

    def next(self, s: DawnState, _: object) -> Step:
        s.round += 1
        return self.round(s, None)


class ChooseFocus(Question[DawnState]):
    """Which focus card to resolve. (ND-4.2, ND-4.3)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-focus"
    rule: ClassVar[str] = "ND-4.2"

    def choices(self, s: DawnState) -> Options:
        return tuple([("focus", card) for card in s.civilizations[self.seat].row])

    def refuse(self, s: DawnState, answer: Option) -> Refusal:
        return Refusal("not-in-row", "ND-4.2") if answer[0] == "focus" else super().refuse(s, answer)


class Turn(Frame[DawnState]):
    """Start of turn, one focus card, its reset, end of turn. (ND-4.2)"""

    seat: Seat
    card: str = ""

    def start(self, s: DawnState) -> Step:
        s.active = self.seat
        if s.civilizations[self.seat].acts & OWN_CITY.bit or controls_by_turn(s):
            recount(s)
            commit(s)
        tell(s, events.TURN, self.seat)
        return call(OPENING.frame(s, self.seat), then=self.offer)

    def offer(self, s: DawnState, _: object) -> Step:
        """Effects of the start of the turn, each once, in any order. (ND-4.2)"""
        own = s.civilizations[self.seat]
        if own.acts & START.bit:
            names = [NAMES[ability] for ability, frame in START.by_ability(s, self.seat) if frame is not None]
            among = [("use", name) for name in names if f"start-{name}" not in own.used]
            if among:
                question = one_of(self.seat, "prompt-start", "ND-4.2", [*among, GO_ON])
                return ask(question, then=self.offered)
        return ask(ChooseFocus(self.seat), then=self.chosen)

    def offered(self, s: DawnState, answer: Option) -> Step:
        if answer == GO_ON:
            return ask(ChooseFocus(self.seat), then=self.chosen)
        own, name = s.civilizations[self.seat], str(answer[1])
        own.used += (f"start-{name}",)
        return call(START.hooks[ALL.number[name]](s, self.seat), then=self.offer)

    def chosen(self, s: DawnState, answer: Option) -> Step:
        self.card = str(answer[1])
        return call(BEFORE_CARD.frame(s, self.seat, self.card), then=self.resolve)

    def resolve(self, s: DawnState, _: object) -> Step:
        # The Great Library may have replaced it meanwhile; what lies there now is resolved. (ND-28.4, ND-28.12)
        self.card = now_there(s.civilizations[self.seat], self.card)
        return call(ResolveAndReset(self.seat, self.card), then=self.end)

    def end(self, s: DawnState, _: object) -> Step:
        return call(END.frame(s, self.seat), then=self.finish)

    def finish(self, s: DawnState, _: object) -> Step:
        for own in s.civilizations:
            own.used = own.visited = ()
        return done()
