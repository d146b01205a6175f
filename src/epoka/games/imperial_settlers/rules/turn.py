"""The course of the game: factions, hands, rounds, phases and turns. (IS-3, IS-4, IS-7)"""

from __future__ import annotations

from typing import Final

from epoka.games.imperial_settlers import events, tables
from epoka.games.imperial_settlers.card import FACTIONS
from epoka.games.imperial_settlers.rules.acting import END, PASS, ChooseAction, ChooseAfter, action
from epoka.games.imperial_settlers.rules.cleanup import Cleanup, end_take_overs
from epoka.games.imperial_settlers.rules.drawing import draw_common, draw_faction
from epoka.games.imperial_settlers.rules.lookout import Lookout
from epoka.games.imperial_settlers.rules.placing import WORDS as PLACING
from epoka.games.imperial_settlers.rules.placing import place, placements
from epoka.games.imperial_settlers.rules.production import Production
from epoka.games.imperial_settlers.rules.solo import Attacks, release
from epoka.games.imperial_settlers.state import ACTION, NONE, RESTING, ROUNDS, Numbers, SettlersState
from epoka.kernel import Frame, Option, Seat, Step, ask, call, done, shuffled, tell
from epoka.kernel.memo import memo
from epoka.parts.questions import one_of
from epoka.parts.seats import clockwise

OPENING: Final = 2
"""Common cards, and as many Faction cards, in an opening hand. (IS-3.4)"""
MOST_TURNS: Final = 300
"""Of a round; more can only be a rule that feeds itself. (IS-27.8)"""
WORDS: Final = {"choose": ("faction",)}


class Play(Frame[SettlersState]):
    """The whole game: five rounds of phases. (IS-1.1, IS-1.10, IS-4, IS-15.3)"""

    def start(self, s: SettlersState) -> Step:
        return call(Found(), then=self.round)

    def round(self, s: SettlersState, _: object) -> Step:
        tell(s, events.ROUND, s.round)
        return call(Lookout(), then=self.produce)

    def produce(self, s: SettlersState, _: object) -> Step:
        return call(Production(), then=self.act)

    def act(self, s: SettlersState, _: object) -> Step:
        return call(Actions(), then=self.clean)

    def clean(self, s: SettlersState, _: object) -> Step:
        """Round 5 has no Cleanup; take-overs end all the same. (IS-4.2, IS-27.13)"""
        return call(Cleanup() if s.round < ROUNDS else None, then=self.attack)

    def attack(self, s: SettlersState, _: object) -> Step:
        end_take_overs(s)
        if s.round < ROUNDS:
            release(s)
        return call(Attacks() if len(s.empires) == 1 else None, then=self.next)

    def next(self, s: SettlersState, _: object) -> Step:
        for own in s.empires:
            own.passed = 0
        if s.round == ROUNDS:
            s.ended = 1
            tell(s, events.ENDED)
            return done()
        s.round += 1
        s.first = (s.first + 1) % len(s.empires)
        return call(None, then=self.round)


class Found(Frame[SettlersState]):
    """Each player has a faction; then hands are drawn. (IS-3.2 to IS-3.4)"""

    seat: Seat = 0

    def start(self, s: SettlersState) -> Step:
        while self.seat < len(s.empires):
            if s.empires[self.seat].faction == NONE:
                taken = [own.faction for own in s.empires]
                among = [("choose", name) for faction, name in enumerate(FACTIONS) if faction not in taken]
                return ask(one_of(self.seat, "prompt-faction", "IS-3.2", among), then=self.chosen)
            self.seat += 1
        for seat, own in enumerate(s.empires):
            own.faction_deck = shuffled(s, tables.CARDS_OF[FACTIONS[own.faction]])
            tell(s, events.FACTION_TAKEN, seat, FACTIONS[own.faction])
        used = [own.faction for own in s.empires]
        s.box = tuple([card for card in s.box if card in tables.ATTACK_CARDS or tables.FACTION[card] not in used])
        tell(s, events.STARTED, s.first)
        for seat in clockwise(s.empires, s.first):
            for _ in range(OPENING):
                draw_common(s, seat)
                draw_faction(s, seat)
        return done()

    def chosen(self, s: SettlersState, answer: Option) -> Step:
        s.empires[self.seat].faction = FACTIONS.index(str(answer[1]))
        return self.start(s)


class Actions(Frame[SettlersState]):
    """Turns, until everyone has passed. (IS-7.1, IS-7.6)"""

    def start(self, s: SettlersState) -> Step:
        s.phase = ACTION
        s.active = s.first
        s.turns = 0
        tell(s, events.ACTIONS)
        return call(Turn(s.active), then=self.next)

    def next(self, s: SettlersState, _: object) -> Step:
        for seat in clockwise(s.empires, (s.active + 1) % len(s.empires)):
            if not s.empires[seat].passed:
                s.active = seat
                s.turns += 1
                assert s.turns < MOST_TURNS, f"round {s.round} does not end: {s.turns} turns"
                return call(Turn(seat), then=self.next)
        return done()


@memo(1 << 14)
def rested(marks: Numbers) -> Numbers:
    """Marks without those of Locations that were cleared in an earlier turn. (IS-11.7)"""
    return tuple([each & ~RESTING for each in marks]) if any(each & RESTING for each in marks) else marks


class Turn(Frame[SettlersState]):
    """Exactly one action, or passing; placing takes no action. (IS-7.1, IS-7.4, IS-7.7)"""

    seat: Seat

    def start(self, s: SettlersState) -> Step:
        own = s.empires[self.seat]
        own.marks = rested(own.marks)
        return ask(ChooseAction(self.seat), then=self.act)

    def ask(self, s: SettlersState, _: object) -> Step:
        return ask(ChooseAction(self.seat), then=self.act)

    def act(self, s: SettlersState, answer: Option) -> Step:
        if answer == PASS:
            s.empires[self.seat].passed = 1
            tell(s, events.PASSED, self.seat)
            return done()
        if answer[0] in PLACING:
            return call(place(s, self.seat, answer), then=self.ask)
        return call(action(s, self.seat, answer), then=self.after)

    def after(self, s: SettlersState, _: object) -> Step:
        if placements(s.empires[self.seat]):
            return ask(ChooseAfter(self.seat), then=self.placed)
        return done()

    def placed(self, s: SettlersState, answer: Option) -> Step:
        return done() if answer == END else call(place(s, self.seat, answer), then=self.after)
