"""The event dial: what happens after each round. (ND-24, ND-27.4)"""

from __future__ import annotations

from typing import Final

from epoka.games.new_dawn import events
from epoka.games.new_dawn.cards.tokens import EVENT_DIALS
from epoka.games.new_dawn.rules.barbarians import MoveBarbarians, spawn
from epoka.games.new_dawn.rules.districts import Districts
from epoka.games.new_dawn.rules.field import mature
from epoka.games.new_dawn.rules.governments import Governments
from epoka.games.new_dawn.rules.market import age_market
from epoka.games.new_dawn.rules.purse import ShareTrade
from epoka.games.new_dawn.state import DawnState
from epoka.kernel import Frame, Step, call, done, in_order, tell
from epoka.parts.seats import clockwise

WITH_EXPANSION, BASE_DIAL = EVENT_DIALS
SPAWN: Final = "barbarian_spawn"
MOVEMENT: Final = "barbarian_move"
DISTRICT: Final = "district"
GOVERNMENT: Final = "government"
MARKET: Final = "wonder"
TRADE: Final = "trade"


def positions(s: DawnState) -> tuple[tuple[str, ...], ...]:
    """The symbols of each position of this table's dial. (ND-24.1, ND-27.4)"""
    return (WITH_EXPANSION if s.expansion else BASE_DIAL).positions


class TurnDial(Frame[DawnState]):
    """The dial advances one position, whose symbols are resolved, the wonder symbol last. (ND-24.2, ND-24.3)"""

    done: int = 0

    def start(self, s: DawnState) -> Step:
        s.event = (s.event + 1) % len(positions(s))
        tell(s, events.DIAL, s.event)
        return self.resolve(s, None)

    def resolve(self, s: DawnState, _: object) -> Step:
        symbols = positions(s)[s.event]
        if self.done == len(symbols):
            return done()
        self.done += 1
        return call(event(s, symbols[self.done - 1]), then=self.resolve)


def event(s: DawnState, symbol: str) -> Frame[DawnState] | None:
    """Carry a symbol out; a frame if somebody must choose. (ND-24.4, ND-24.5, ND-24.6, ND-24.7)"""
    if symbol == SPAWN:
        spawn(s)
    elif symbol == MARKET:
        age_market(s)
    elif symbol == MOVEMENT:
        return MoveBarbarians()
    elif symbol == DISTRICT:
        return Districts()
    elif symbol == GOVERNMENT:
        return Governments()
    elif symbol == TRADE:
        # Each player gains a trade token for each mature city. (ND-27.4)
        return in_order(*[ShareTrade(seat, len(mature(s, seat))) for seat in clockwise(s.civilizations, s.first)])
    return None
