"""Deals: making them, using them and losing them. (IS-9, IS-25.33)"""

from __future__ import annotations

from typing import Final

from epoka.games.imperial_settlers import events, tables
from epoka.games.imperial_settlers.effects import OnDeal
from epoka.games.imperial_settlers.rules.carrying import reward
from epoka.games.imperial_settlers.rules.drawing import discard
from epoka.games.imperial_settlers.rules.supply import can_spend, gain, lacking, pay, price
from epoka.games.imperial_settlers.rules.tableau import held, names_of
from epoka.games.imperial_settlers.state import FOOD, Empire, SettlersState
from epoka.kernel import Choose, Frame, Option, Refusal, Seat, Step, ask, call, done, in_order, tell
from epoka.parts.questions import one_of
from epoka.parts.tuples import without, without_place

DEAL_PRICE: Final = price(FOOD, 1)
"""(IS-9.1)"""
WORDS: Final = {"deal": ("card",), "own_deal": ("card",), "deal_abroad": ("card",)}


def why_not_deal(s: SettlersState, seat: Seat, card: int) -> Refusal | None:
    """Why no Deal can be made with a card from hand; None if it can. (IS-9.1)"""
    if tables.IS_COMMON[card]:
        return Refusal("deal-common", "IS-9.1")
    own = s.empires[seat]
    if can_spend(own, DEAL_PRICE):
        return None
    return Refusal("missing", "IS-9.1", {"goods": lacking(own, DEAL_PRICE)})


def deal_good(s: SettlersState, seat: Seat, card: int) -> Frame[SettlersState] | None:
    """The Good of a Deal, which is a gain of its own. (IS-6.2, IS-25.40)"""
    goods = tables.DEAL[tables.PRINT[card]]
    assert goods is not None, f"{tables.NAME[card]} is no Deal"
    tell(s, events.DEAL_PAID, seat, card)
    return gain(s, seat, goods)


class MakeDeal(Frame[SettlersState]):
    """Pay for a Deal with the card that is announced. (IS-9.1, IS-9.2)"""

    seat: Seat

    def start(self, s: SettlersState) -> Step:
        return call(pay(s, self.seat, DEAL_PRICE), then=self.paid)

    def paid(self, s: SettlersState, _: object) -> Step:
        own = s.empires[self.seat]
        (card,), own.announced = own.announced, ()
        own.deals += (card,)
        tell(s, events.DEAL_MADE, self.seat, card)
        return call(in_order(deal_good(s, self.seat, card), reward(s, self.seat, OnDeal)))


def end_deal(s: SettlersState, seat: Seat, card: int) -> None:
    """A Deal under a faction board ends, and its card is discarded."""
    own = s.empires[seat]
    own.deals = without(own.deals, card)
    discard(s, card)
    tell(s, events.DEAL_ENDED, seat, card)


def end_deal_abroad(s: SettlersState, seat: Seat, location: int) -> None:
    """A Deal with somebody's Location ends, and its marker is discarded. (IS-25.33)"""
    own = s.empires[seat]
    place = own.marked.index(location)
    marker = own.markers[place]
    own.markers = without_place(own.markers, place)
    own.marked = without_place(own.marked, place)
    discard(s, marker)
    tell(s, events.DEAL_ENDED, seat, location)


def lose_deals_with(s: SettlersState, location: int) -> None:
    """What was agreed with a Location ends when it leaves its Empire. (IS-27.11)"""
    for seat, own in enumerate(s.empires):
        if location in own.marked:
            end_deal_abroad(s, seat, location)


def own_deals(own: Empire) -> list[Option]:
    """Own Deals as options, those with the Locations of others too; such as yield the same are one."""
    found: list[Option] = [("own_deal", name) for name in names_of(own.deals)]
    return found + [("deal_abroad", name) for name in names_of(own.marked)]


def choose_deal(s: SettlersState, seat: Seat, ask_: str, rule: str) -> Choose:
    """Which of the own Deals."""
    return one_of(seat, ask_, rule, own_deals(s.empires[seat]))


class GiveUpDeals(Frame[SettlersState]):
    """Discard own Deals as a price. (IS-25.1)"""

    seat: Seat
    amount: int

    def start(self, s: SettlersState) -> Step:
        if not self.amount:
            return done()
        return ask(choose_deal(s, self.seat, "prompt-give-up-deal", "IS-11.1"), then=self.chosen)

    def chosen(self, s: SettlersState, answer: Option) -> Step:
        own = s.empires[self.seat]
        if answer[0] == "own_deal":
            end_deal(s, self.seat, held(own.deals, answer[1]))
        else:
            end_deal_abroad(s, self.seat, held(own.marked, answer[1]))
        self.amount -= 1
        return self.start(s)
