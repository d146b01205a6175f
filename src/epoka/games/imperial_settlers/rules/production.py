"""The Production phase. (IS-6)"""

from __future__ import annotations

from typing import Final

from epoka.games.imperial_settlers import events, tables
from epoka.games.imperial_settlers.effects import Gains, GainsPer
from epoka.games.imperial_settlers.rules.carrying import carry_out, times, yields
from epoka.games.imperial_settlers.rules.deals import deal_good
from epoka.games.imperial_settlers.rules.supply import gain
from epoka.games.imperial_settlers.rules.tableau import held, names_of, tableau
from epoka.games.imperial_settlers.state import PRODUCTION, Cards, SettlersState
from epoka.kernel import Frame, Option, Seat, Step, ask, call, done, in_order, tell
from epoka.parts.questions import one_of
from epoka.parts.seats import clockwise
from epoka.parts.tuples import without

WORDS: Final = {"produce": ("card",)}
ASKING: Final = frozenset(
    [
        kind
        for kind, effects in enumerate(tables.PRODUCED)
        if any(not isinstance(effect, Gains | GainsPer) or yields(effect.goods).cards for effect in effects)
    ]
)
"""The prints whose production asks something; that of the others comes by itself."""


class Production(Frame[SettlersState]):
    """Each player in turn collects. (IS-6.1)"""

    seats: tuple[Seat, ...] = ()

    def start(self, s: SettlersState) -> Step:
        s.phase = PRODUCTION
        tell(s, events.PRODUCTION)
        self.seats = clockwise(s.empires, s.first)
        return self.next(s, None)

    def next(self, s: SettlersState, _: object) -> Step:
        if not self.seats:
            return done()
        seat, self.seats = self.seats[0], self.seats[1:]
        return call(Collect(seat), then=self.next)


class Collect(Frame[SettlersState]):
    """The faction board, then Deals, then Production Locations. (IS-6.1)

    Where nothing has to be decided the order within Deals and Locations makes no difference, so those come first; the
    owner orders the others.
    """

    seat: Seat
    waiting: Cards = ()

    def start(self, s: SettlersState) -> Step:
        own = s.empires[self.seat]
        tell(s, events.BOARD, self.seat)
        frames = [gain(s, self.seat, tables.BOARD_YIELD[own.faction])]
        frames += [deal_good(s, self.seat, card) for card in (*own.deals, *own.marked)]
        return call(in_order(*frames), then=self.locations)

    def locations(self, s: SettlersState, _: object) -> Step:
        own = s.empires[self.seat]
        for place in tableau(own.locations).producers:
            card = own.locations[place]
            kind = tables.PRINT[card]
            if kind in ASKING:
                self.waiting += (card,)
            elif not any(isinstance(effect, GainsPer) and not times(own, effect) for effect in tables.PRODUCED[kind]):
                self.produce(s, card)
        return self.next(s, None)

    def produce(self, s: SettlersState, card: int) -> Frame[SettlersState] | None:
        tell(s, events.PRODUCED, self.seat, card)
        return carry_out(s, self.seat, card, tables.PRODUCED[tables.PRINT[card]])

    def next(self, s: SettlersState, _: object) -> Step:
        if not self.waiting:
            return done()
        among = [("produce", name) for name in names_of(self.waiting)]
        return ask(one_of(self.seat, "prompt-produce", "IS-6.1", among), then=self.chosen)

    def chosen(self, s: SettlersState, answer: Option) -> Step:
        card = held(self.waiting, answer[1])
        self.waiting = without(self.waiting, card)
        return call(self.produce(s, card), then=self.next)
