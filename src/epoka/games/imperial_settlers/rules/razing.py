"""Razing cards from hand and Locations. (IS-10)"""

from __future__ import annotations

from typing import Final

from epoka.games.imperial_settlers import events, tables
from epoka.games.imperial_settlers.effects import OnRaze, OnRazeLocation
from epoka.games.imperial_settlers.rules.carrying import reward
from epoka.games.imperial_settlers.rules.drawing import discard
from epoka.games.imperial_settlers.rules.leaving import fall
from epoka.games.imperial_settlers.rules.supply import gain, pay, price
from epoka.games.imperial_settlers.rules.tableau import place_of
from epoka.games.imperial_settlers.rules.targets import is_razeable, prices, protections, reachable, why_out_of_reach
from epoka.games.imperial_settlers.state import RAZE, VIRTUAL, SettlersState
from epoka.kernel import Frame, Option, Refusal, Seat, Step, call, in_order, tell
from epoka.parts.tuples import without

HAND_PRICE: Final = 1
"""Raze tokens for a card from hand. (IS-10.1)"""
LOCATION_PRICE: Final = 2
"""Raze tokens for a Location. (IS-10.2)"""
WORDS: Final = {"raze_hand": ("card",), "raze": ("rival", "card", "copy"), "raze_virtual": ("card",)}


def why_not_raze_hand(s: SettlersState, seat: Seat, card: int) -> Refusal | None:
    """Why a card from hand can't be razed; None if it can. (IS-10.1, IS-13.1)"""
    if not is_razeable(card, 0):
        return Refusal("no-raze-field", "IS-10.1")
    return None if s.empires[seat].stock[RAZE] >= HAND_PRICE else Refusal("cannot-pay", "IS-10.1")


def raze_price(s: SettlersState, rival: Seat, card: int) -> int:
    """Raze tokens for a Location of an opponent. (IS-10.2, IS-10.9)"""
    return LOCATION_PRICE + (0 if rival == VIRTUAL else protections(s, rival, card))


def razing_options(s: SettlersState, seat: Seat) -> list[Option]:
    """Every Location of an opponent that can be razed, never one's own. (IS-10.2, IS-14.3, IS-15.5, IS-24.6)"""
    tokens = s.empires[seat].stock[RAZE]
    if tokens < LOCATION_PRICE or s.peaceful:
        return []
    found: list[Option] = []
    for rival in reachable(s, seat):
        own = s.empires[rival]
        for needed, place, copy in prices(own.locations, own.marks, LOCATION_PRICE):
            if needed <= tokens:
                found.append(("raze", rival, tables.NAME[own.locations[place]], copy))
    if s.villages:
        names = dict.fromkeys([tables.NAME[card] for card in s.villages if is_razeable(card, 0)])
        found += [("raze_virtual", name) for name in names]
    return found


def why_not_raze(s: SettlersState, seat: Seat, rival: Seat, card: int) -> Refusal | None:
    """Why a Location can't be razed; None if it can. (IS-10.2, IS-10.7)"""
    if s.peaceful:
        return Refusal("peaceful", "IS-14.3")
    refusal = why_out_of_reach(s, rival)
    if refusal is not None:
        return refusal
    if not is_razeable(card, 0):
        return Refusal("no-raze-field", "IS-10.7")
    if s.empires[seat].stock[RAZE] < raze_price(s, rival, card):
        return Refusal("raze-tokens", "IS-10.9", {"amount": raze_price(s, rival, card)})
    return None


def refuse_razing(s: SettlersState, seat: Seat, answer: Option) -> Refusal | None:
    """Why `raze` is refused; None if it is something else or names nothing."""
    if answer[0] != "raze" or len(answer) != 4 or answer[1] not in range(len(s.empires)):
        return None
    rival = int(answer[1])
    own = s.empires[rival]
    place = place_of(own, *answer[2:]) if isinstance(answer[3], int) else -1
    if place < 0:
        return None
    if rival == seat:
        return Refusal("own-location", "IS-10.6")
    return why_not_raze(s, seat, rival, own.locations[place])


class RazeCard(Frame[SettlersState]):
    """Raze the card from hand that is announced: its raze field and no more. (IS-10.1, IS-24.5)"""

    seat: Seat
    tokens: int

    def start(self, s: SettlersState) -> Step:
        return call(pay(s, self.seat, price(RAZE, self.tokens)), then=self.paid)

    def paid(self, s: SettlersState, _: object) -> Step:
        own = s.empires[self.seat]
        (card,), own.announced = own.announced, ()
        discard(s, card)
        tell(s, events.RAZED_HAND, self.seat, card)
        goods = tables.RAZED[tables.PRINT[card]]
        assert goods is not None, "only what has a raze field is razed"
        return call(in_order(gain(s, self.seat, goods), reward(s, self.seat, OnRaze)))


class RazeLocation(Frame[SettlersState]):
    """Pay, take the raze Goods; then the Location falls, and Features pay. (IS-10.11, IS-10.12)"""

    seat: Seat
    rival: Seat
    card: int
    tokens: int

    def start(self, s: SettlersState) -> Step:
        return call(pay(s, self.seat, price(RAZE, self.tokens)), then=self.paid)

    def paid(self, s: SettlersState, _: object) -> Step:
        tell_razed(s, self.seat, self.rival, self.card)
        goods = tables.RAZED[tables.PRINT[self.card]]
        assert goods is not None, "only what has a raze field is razed"
        return call(gain(s, self.seat, goods), then=self.fall)

    def fall(self, s: SettlersState, _: object) -> Step:
        fell(s, self.rival, self.card)
        return call(reward(s, self.seat, OnRaze, *([] if self.rival == self.seat else [OnRazeLocation])))


def tell_razed(s: SettlersState, seat: Seat, rival: Seat, card: int) -> None:
    """Whose Location is razed."""
    if rival == VIRTUAL:
        tell(s, events.RAZED_VIRTUAL, seat, card)
    elif rival == seat:
        tell(s, events.RAZED_OWN, seat, card)
    else:
        tell(s, events.RAZED, seat, rival, card)


def fell(s: SettlersState, rival: Seat, card: int) -> None:
    """A razed Location is gone; one of the virtual player is only discarded. (IS-10.3, IS-15.6)"""
    if rival == VIRTUAL:
        s.villages = without(s.villages, card)
        discard(s, card)
    else:
        fall(s, rival, card)
