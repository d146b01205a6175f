"""Cleanup: what is stored, what is discarded, and the end of take-overs. (IS-13.20 to IS-13.22, IS-27.13)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.imperial_settlers import events, tables
from epoka.games.imperial_settlers.rules.against import move_content
from epoka.games.imperial_settlers.rules.leaving import lay_foundation
from epoka.games.imperial_settlers.rules.supply import counted
from epoka.games.imperial_settlers.rules.tableau import held, names_of
from epoka.games.imperial_settlers.state import (
    CLEANUP,
    GOODS,
    LASTING,
    NOTHING,
    OWED,
    STORED,
    VIRTUAL_OWNER,
    Numbers,
    SettlersState,
    drop,
    owner_of,
)
from epoka.kernel import NOBODY, Frame, Option, Options, Question, Seat, Step, ask, call, done, tell
from epoka.kernel.zones import ALL
from epoka.parts.questions import one_of
from epoka.parts.seats import clockwise
from epoka.parts.tuples import changed, put, without

STOP: Final[Option] = ("stop",)
WORDS: Final = {"tuck": ("card",), "put": ("good",), "store": ("good",)}


class Cleanup(Frame[SettlersState]):
    """Each player stores; then everything else is discarded. (IS-6.7, IS-13.20, IS-24.9)"""

    seats: tuple[Seat, ...] = ()

    def start(self, s: SettlersState) -> Step:
        s.phase = CLEANUP
        tell(s, events.CLEANUP)
        self.seats = clockwise(s.empires, s.first)
        return self.next(s, None)

    def next(self, s: SettlersState, _: object) -> Step:
        if not self.seats:
            return done()
        seat, self.seats = self.seats[0], self.seats[1:]
        own = s.empires[seat]
        kinds = [(card, tables.PRINT[card]) for card in own.locations]
        cards = tuple([card for card, kind in kinds if kind in tables.KEEPS_CARDS])
        shrines = tuple([card for card, kind in kinds if kind in tables.KEEPS_GOODS])
        return call(
            Store(seat, cards, shrines, tuple([card for card, kind in kinds if kind in tables.STORES])), then=self.next
        )


class ChooseTucked(Question[SettlersState]):
    """Which card from hand to put under a Location for good, or none. (IS-25.30)"""

    seat: Seat
    location: str

    prompt: ClassVar[str] = "prompt-tuck"
    rule: ClassVar[str] = "IS-25.30"
    forced: ClassVar[bool] = False

    def choices(self, s: SettlersState) -> Options:
        return (*[("tuck", name) for name in names_of(s.empires[self.seat].hand)], STOP)

    def args(self, s: SettlersState) -> dict[str, str]:
        return {"card": self.location}


class Store(Frame[SettlersState]):
    """What one player stores: cards under Gates, resources on Shrines, Goods in the supply. (IS-13.20, IS-25.30)"""

    seat: Seat
    gates: tuple[int, ...]
    shrines: tuple[int, ...]
    houses: tuple[int, ...]
    done_here: int = 0
    kept: Numbers = NOTHING

    def start(self, s: SettlersState) -> Step:
        """Cards under the next Gate."""
        own = s.empires[self.seat]
        if not self.gates:
            return self.resources(s)
        gate = self.gates[0]
        if self.done_here == tables.KEEPS_CARDS[tables.PRINT[gate]].most or not own.hand:
            return self.next_gate(s)
        return ask(ChooseTucked(self.seat, tables.NAME[gate]), then=self.tucked)

    def next_gate(self, s: SettlersState) -> Step:
        self.gates, self.done_here = self.gates[1:], 0
        return self.start(s)

    def tucked(self, s: SettlersState, answer: Option) -> Step:
        if answer == STOP:
            return self.next_gate(s)
        own = s.empires[self.seat]
        card = held(own.hand, answer[1])
        own.hand = without(own.hand, card)
        own.kept += (card,)
        own.kept_under += (self.gates[0],)
        tell(s, events.TUCKED, self.seat, card, self.gates[0])
        self.done_here += 1
        return self.start(s)

    def resources(self, s: SettlersState) -> Step:
        """Resources on the next Shrine."""
        own = s.empires[self.seat]
        if not self.shrines:
            return self.board(s)
        shrine = self.shrines[0]
        modifier = tables.KEEPS_GOODS[tables.PRINT[shrine]]
        goods = [good for good in modifier.goods if own.stock[GOODS.index(good)]]
        if self.done_here == modifier.most or not goods:
            self.shrines, self.done_here = self.shrines[1:], 0
            return self.resources(s)
        among = (*[("put", good) for good in goods], STOP)
        question = one_of(self.seat, "prompt-put", "IS-25.30", among, card=tables.NAME[shrine])
        return ask(question, then=self.put_there)

    def put_there(self, s: SettlersState, answer: Option) -> Step:
        if answer == STOP:
            self.shrines, self.done_here = self.shrines[1:], 0
            return self.resources(s)
        own = s.empires[self.seat]
        shrine, good = self.shrines[0], str(answer[1])
        own.stock = changed(own.stock, GOODS.index(good), -1)
        place = own.locations.index(shrine)
        own.marks = put(own.marks, place, own.marks[place] + (1 << STORED))
        tell(s, events.PUT, self.seat, counted(good), shrine)
        self.done_here += 1
        return self.resources(s)

    def board(self, s: SettlersState) -> Step:
        """All of what the faction board stores stays. (IS-3.6)"""
        own = s.empires[self.seat]
        for good in tables.BOARD_STORES[own.faction]:
            self.kept = put(self.kept, good, own.stock[good])
        return self.house(s)

    def house(self, s: SettlersState) -> Step:
        """Goods that the next Warehouses keep; all of them if there is room."""
        own = s.empires[self.seat]
        if not self.houses:
            return self.settle(s)
        modifier = tables.STORES[tables.PRINT[self.houses[0]]]
        goods = [GOODS.index(good) for good in modifier.goods]
        left = [good for good in goods for _ in range(own.stock[good] - self.kept[good])]
        room = modifier.most - self.done_here
        if len(left) <= room or len(set(left)) < 2:
            for good in left[:room]:
                self.kept = changed(self.kept, good, 1)
            room = 0
        if not room:
            self.houses, self.done_here = self.houses[1:], 0
            return self.house(s)
        among = [("store", GOODS[good]) for good in dict.fromkeys(left)]
        question = one_of(self.seat, "prompt-store", "IS-13.20", among, amount=room)
        return ask(question, then=self.stored)

    def stored(self, s: SettlersState, answer: Option) -> Step:
        self.kept = changed(self.kept, GOODS.index(str(answer[1])), 1)
        self.done_here += 1
        return self.house(s)

    def settle(self, s: SettlersState) -> Step:
        """Everything else goes, and so does what lies on Locations. (IS-13.20, IS-13.21)"""
        own = s.empires[self.seat]
        own.stock = self.kept
        own.marks = tuple([marks & (LASTING | 0xF << OWED) for marks in own.marks])
        for good, amount in enumerate(self.kept):
            if amount:
                tell(s, events.STORED, self.seat, counted(GOODS[good], amount))
        return done()


def end_take_overs(s: SettlersState) -> None:
    """Locations that were taken over return, and so do Foundations of those that fell. (IS-25.23, IS-27.13)"""
    for seat, own in enumerate(s.empires):
        taken = [card for card, marks in zip(own.locations, own.marks, strict=True) if owner_of(marks) != NOBODY]
        for card in taken:
            give_back(s, seat, card)
        for card in own.resting:
            lay_foundation(s, seat, card, ALL)
        own.resting = ()


def give_back(s: SettlersState, seat: Seat, card: int) -> None:
    """A Location returns to whom it belongs, with what lies on and under it."""
    marks = drop(s.empires[seat], card)
    real = owner_of(marks)
    if real == VIRTUAL_OWNER:
        s.villages += (card,)
    else:
        owner = s.empires[real]
        owner.locations += (card,)
        owner.marks += (marks & ~(0xF << OWED),)
        move_content(s, seat, real, card)
        tell(s, events.RETURNED, real, card)
