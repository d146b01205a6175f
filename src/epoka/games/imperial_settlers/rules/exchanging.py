"""Exchanging workers. (IS-12)"""

from __future__ import annotations

from typing import Final

from epoka.games.imperial_settlers import events, tables
from epoka.games.imperial_settlers.effects import OnExchange
from epoka.games.imperial_settlers.goods import COMMON_CARD, FACTION_CARD
from epoka.games.imperial_settlers.rules.carrying import yields
from epoka.games.imperial_settlers.rules.drawing import has_common
from epoka.games.imperial_settlers.rules.supply import gain, price, spend
from epoka.games.imperial_settlers.rules.tableau import tableau
from epoka.games.imperial_settlers.state import GOODS, RESOURCES, USED, WORKER, SettlersState
from epoka.kernel import Frame, Option, Seat, Step, ask, call, done, in_order, tell
from epoka.parts.questions import one_of
from epoka.parts.seats import rivals
from epoka.parts.tuples import put

PAIR: Final = 2
"""Workers for one reward. (IS-12.1)"""
PRICE: Final = price(WORKER, PAIR)
STOP: Final[Option] = ("stop",)
EXCHANGE: Final[Option] = ("exchange",)
RESOURCE_REWARDS: Final[tuple[Option, ...]] = tuple([("reward", GOODS[good]) for good in RESOURCES])
COMMON_REWARD: Final[Option] = ("reward", COMMON_CARD)
FACTION_REWARD: Final[Option] = ("reward", FACTION_CARD)
WORDS: Final = {"exchange": (), "reward": ("good",), "stop": ()}


class Exchange(Frame[SettlersState]):
    """Any number of pairs of workers, each for a resource or a card. (IS-12.1)"""

    seat: Seat
    begun: int = 0

    def start(self, s: SettlersState) -> Step:
        own = s.empires[self.seat]
        if own.stock[WORKER] < PAIR:
            return done()
        among = list(RESOURCE_REWARDS)
        if has_common(s):
            among.append(COMMON_REWARD)
        if own.faction_deck:
            among.append(FACTION_REWARD)
        if self.begun:
            among.append(STOP)
        question = one_of(self.seat, "prompt-reward", "IS-12.1", among, workers=own.stock[WORKER])
        return ask(question, then=self.chosen)

    def chosen(self, s: SettlersState, answer: Option) -> Step:
        if answer == STOP:
            return done()
        if not self.begun:
            tell(s, events.EXCHANGED, self.seat)
            self.begun = 1
        spend(s, self.seat, PRICE)
        gained = gain(s, self.seat, tables.SINGLE[str(answer[1])])
        return call(in_order(gained, *pair_spent(s, self.seat)), then=self.next)

    def next(self, s: SettlersState, _: object) -> Step:
        return self.start(s)


def pair_spent(s: SettlersState, seat: Seat) -> list[Frame[SettlersState] | None]:
    """Features of opponents that pay for each pair of workers, so many times in a round. (IS-25.20)"""
    frames: list[Frame[SettlersState] | None] = []
    for rival in rivals(s.empires, seat):
        own = s.empires[rival]
        known = tableau(own.locations)
        if OnExchange not in known.by_trigger:
            continue
        for place, trigger in known.reacting(OnExchange):
            marks = own.marks[place]
            if marks & USED < trigger.most:
                own.marks = put(own.marks, place, marks + 1)
                tell(s, events.REWARDED, rival, own.locations[place])
                frames.append(gain(s, rival, yields(trigger.goods)))
    return frames
