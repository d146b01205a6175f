"""Trade tokens that come on a certain card, or on Great Zimbabwe instead. (ND-7.5, ND-28.11)"""

from __future__ import annotations

from functools import partial
from typing import Final

from epoka.games.new_dawn import events
from epoka.games.new_dawn.card import FOCUS_TYPES
from epoka.games.new_dawn.effects import START_OF_TURN, MoveTrade, StoreTrade
from epoka.games.new_dawn.rules.moments import START, STORAGE, Reaction
from epoka.games.new_dawn.rules.parts import GO_ON
from epoka.games.new_dawn.rules.purse import STORE, ShareTrade, gain_trade
from epoka.games.new_dawn.state import TRADE_LIMIT, DawnState
from epoka.games.new_dawn.tables import TYPE, momentary, permanent
from epoka.kernel import Frame, Option, Seat, Step, ask, done, tell
from epoka.parts.questions import one_of
from epoka.parts.tuples import changed

ANY_CARD: Final = "any_own_card"
WORDS: Final = {"put": ("card",), "unload": ("card",)}


def room(s: DawnState, seat: Seat) -> int:
    """How many trade tokens still fit on Great Zimbabwe, if the seat controls it. (ND-28.11)"""
    own = s.civilizations[seat]
    return STORAGE.total(s, seat) - s.stored if own.acts & STORAGE.bit else 0


def gain(s: DawnState, seat: Seat, on: str, amount: int) -> Reaction:
    """Gain trade tokens where an effect says: on any own cards, or on the card of a type. (ND-7.5)"""
    return ShareTrade(seat, amount) if on == ANY_CARD else gain_on(s, seat, on, amount)


def gain_on(s: DawnState, seat: Seat, kind: str, amount: int) -> Reaction:
    """Gain trade tokens on the card of a type, or instead on Great Zimbabwe. (ND-7.5, ND-28.11)

    Where Oxford has led to two cards of the type the player chooses for each token. Without one the gain is lost.
    """
    assert kind in FOCUS_TYPES, kind
    own = s.civilizations[seat]
    places = [index for index, card in enumerate(own.row) if TYPE[card] == kind]
    if len(places) == 1 and room(s, seat) <= 0:
        gain_trade(s, seat, places[0], amount)
        return None
    return GainOn(seat, kind, amount) if amount > 0 else None


class GainOn(Frame[DawnState]):
    """Gain trade tokens one by one, on a card of a type or on Great Zimbabwe. (ND-28.10, ND-28.11)"""

    seat: Seat
    kind: str
    left: int

    def start(self, s: DawnState) -> Step:
        own = s.civilizations[self.seat]
        cards = zip(own.row, own.trade, strict=True)
        among = [("put", card) for card, trade in cards if TYPE[card] == self.kind and trade < TRADE_LIMIT]
        if room(s, self.seat) > 0:
            among.append(("put", STORE))
        if not self.left or not among or not s.trade_left:
            return done()
        return ask(one_of(self.seat, "prompt-put-trade", "ND-7.5", among, amount=self.left), then=self.put)

    def put(self, s: DawnState, answer: Option) -> Step:
        self.left -= 1
        if answer[1] == STORE:
            store(s, self.seat)
        else:
            gain_trade(s, self.seat, s.civilizations[self.seat].row.index(str(answer[1])), 1)
        return self.start(s)


def store(s: DawnState, seat: Seat) -> None:
    """A trade token of the supply goes on Great Zimbabwe. (ND-28.11)"""
    s.stored += 1
    s.trade_left -= 1
    tell(s, events.GAINED_TRADE, seat, STORE, 1)


class Unload(Frame[DawnState]):
    """Trade tokens move from Great Zimbabwe to own focus cards. (ND-28.11)"""

    seat: Seat

    def start(self, s: DawnState) -> Step:
        own = s.civilizations[self.seat]
        cards = [card for card, trade in zip(own.row, own.trade, strict=True) if trade < TRADE_LIMIT]
        if not s.stored or not cards:
            return done()
        among = [*[("unload", card) for card in cards], GO_ON]
        return ask(one_of(self.seat, "prompt-unload", "ND-28.11", among, amount=s.stored), then=self.chosen)

    def chosen(self, s: DawnState, answer: Option) -> Step:
        if answer == GO_ON:
            return done()
        own = s.civilizations[self.seat]
        s.stored -= 1
        own.trade = changed(own.trade, own.row.index(str(answer[1])), 1)
        tell(s, events.MOVED_TRADE, self.seat, answer[1])
        return self.start(s)


def _capacity(effect: StoreTrade, s: DawnState, seat: Seat) -> int:
    return effect.capacity


def _unload(s: DawnState, seat: Seat) -> Reaction:
    own = s.civilizations[seat]
    return Unload(seat) if s.stored and min(own.trade) < TRADE_LIMIT else None


for _name, _effect in permanent(StoreTrade):
    STORAGE.on(_name)(partial(_capacity, _effect))
START.on(*[_name for _name, _when, _move in momentary(START_OF_TURN, MoveTrade)])(_unload)
