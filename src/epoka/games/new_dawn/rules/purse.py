"""Trade tokens on focus cards and resources: gaining, spending and sharing them out. (ND-7, ND-20)"""

from __future__ import annotations

from typing import Final

from epoka.games.new_dawn import events
from epoka.games.new_dawn.rules.commit import commit_own
from epoka.games.new_dawn.rules.moments import GOT_NATURAL, ON_CARD_WORTH, SPEND_RESOURCES, STORAGE, Reaction
from epoka.games.new_dawn.state import RESOURCES, TRADE_LIMIT, Civilization, DawnState
from epoka.games.new_dawn.tables import CITY_STATE, LEVEL, NATURAL, TYPE
from epoka.kernel import Frame, Option, Options, Question, Seat, Step, ask, done, tell
from epoka.parts.tuples import changed

TRADE: Final = "trade"
STORE: Final = "great_zimbabwe"
WORDS: Final = {"put": ("card",), "resource": ("resource",)}


def has_room(s: DawnState, own: Civilization) -> bool:
    """Whether a trade token fits on one of a player's cards. (ND-7.1)"""
    return s.trade_left > 0 and min(own.trade) < TRADE_LIMIT


def gain_trade(s: DawnState, seat: Seat, index: int, amount: int) -> int:
    """Trade tokens from the supply on a card; what does not fit is lost. Returns how many came. (ND-2.3, ND-7.1)"""
    own = s.civilizations[seat]
    amount = min(amount, TRADE_LIMIT - own.trade[index], s.trade_left)
    if amount > 0:
        own.trade = changed(own.trade, index, amount)
        s.trade_left -= amount
        tell(s, events.GAINED_TRADE, seat, own.row[index], amount)
    return amount


def lose_trade(s: DawnState, seat: Seat, index: int, amount: int = 1) -> None:
    """Trade tokens of a card go back to the supply."""
    own = s.civilizations[seat]
    own.trade = changed(own.trade, index, -amount)
    s.trade_left += amount
    tell(s, events.LOST_TRADE, seat, own.row[index], amount)


def has_type(own: Civilization, kind: str) -> bool:
    """Whether a card of a type lies in the row; with Oxford there may be none. (ND-28.10)"""
    return any(TYPE[card] == kind for card in own.row)


def index_of_type(own: Civilization, kind: str) -> int:
    """The index of the best card of a type, or of the first card where there is none. (ND-28.10)"""
    found = [(-LEVEL[card], index) for index, card in enumerate(own.row) if TYPE[card] == kind]
    return min(found)[1] if found else 0


class PutTradeToken(Question[DawnState]):
    """On which own card a trade token goes. (ND-7.5)"""

    seat: Seat
    left: int
    source: str = ""

    prompt = "prompt-put-trade"
    rule = "ND-7.5"

    def choices(self, s: DawnState) -> Options:
        own = s.civilizations[self.seat]
        found = [("put", card) for card, trade in zip(own.row, own.trade, strict=True) if trade < TRADE_LIMIT]
        if own.acts & STORAGE.bit and s.stored < STORAGE.total(s, self.seat):
            found.append(("put", STORE))
        return tuple(found)

    def args(self, s: DawnState) -> dict[str, int]:
        return {"amount": self.left}


class ShareTrade(Frame[DawnState]):
    """Share trade tokens out freely among own cards; what does not fit is lost. (ND-7.1, ND-7.5, ND-28.11)"""

    seat: Seat
    amount: int

    def start(self, s: DawnState) -> Step:
        question = PutTradeToken(self.seat, self.amount)
        if self.amount <= 0 or not s.trade_left or not question.choices(s):
            return done()
        return ask(question, then=self.put)

    def put(self, s: DawnState, answer: Option) -> Step:
        self.amount -= 1
        own, card = s.civilizations[self.seat], str(answer[1])
        if card == STORE:
            s.stored += 1
            s.trade_left -= 1
            tell(s, events.GAINED_TRADE, self.seat, card, 1)
        else:
            gain_trade(s, self.seat, own.row.index(card), 1)
        return self.start(s)


# -- spending (ND-7.2, ND-17.4, ND-28.16) ------------------------------------------------------------------------------


def spendable(s: DawnState, seat: Seat, card: str) -> tuple[str, ...]:
    """What may be spent as a trade token of a card that its owner resolves. (ND-7.2, ND-17.4)

    Trade tokens on it, and once in each turn a city-state or natural wonder that lies there; resource tokens where
    Palenque allows it. (ND-12.13, ND-28.16)
    """
    own = s.civilizations[seat]
    if card not in own.row:
        return ()
    index = own.row.index(card)
    found = [TRADE] if own.trade[index] else []
    lying = own.lying[index]
    if lying:
        counts = ON_CARD_WORTH.holds(s, seat)
        fresh = [thing for thing in lying if thing not in own.used]
        found += [thing for thing in fresh if thing in CITY_STATE or (counts and thing in NATURAL)]
    if own.acts & SPEND_RESOURCES.bit and s.active == seat and SPEND_RESOURCES.holds(s, seat):
        found += [name for name, count in zip(RESOURCES, own.resources, strict=True) if count]
    return tuple(found)


def spend(s: DawnState, seat: Seat, card: str, what: str) -> Reaction:
    """Spend something as a trade token of a card. (ND-7.2)"""
    own = s.civilizations[seat]
    tell(s, events.SPENT, seat, card, what)
    if what == TRADE:
        own.trade = changed(own.trade, own.row.index(card), -1)
        s.trade_left += 1
        return None
    if what in RESOURCES:
        lose_resource(s, seat, what)
        return None
    own.used += (what,)
    return GOT_NATURAL.frame(s, seat, what) if what in NATURAL else None


# -- resources (ND-20) -------------------------------------------------------------------------------------------------


def gain_resource(s: DawnState, seat: Seat, name: str) -> bool:
    """A resource token from the supply, if there is one left. (ND-2.3, ND-20.2)"""
    place = RESOURCES.index(name)
    if not s.resources_left[place]:
        return False
    own = s.civilizations[seat]
    s.resources_left = changed(s.resources_left, place, -1)
    own.resources = changed(own.resources, place, 1)
    tell(s, events.GAINED_RESOURCE, seat, name)
    commit_own(s, seat)
    return True


def lose_resource(s: DawnState, seat: Seat, name: str) -> None:
    """A resource token goes back to the supply. (ND-10.3)"""
    place = RESOURCES.index(name)
    own = s.civilizations[seat]
    own.resources = changed(own.resources, place, -1)
    s.resources_left = changed(s.resources_left, place, 1)
    tell(s, events.SPENT_RESOURCE, seat, name)


class ChooseResource(Question[DawnState]):
    """Which resource to take from the supply. (ND-20.2)"""

    seat: Seat
    among: tuple[str, ...] = RESOURCES

    prompt = "prompt-resource"
    rule = "ND-20.2"

    def choices(self, s: DawnState) -> Options:
        return tuple([("resource", name) for name in self.among if s.resources_left[RESOURCES.index(name)]])


class TakeResource(Frame[DawnState]):
    """Take resources of any type, or of some, from the supply. (ND-2.3, ND-20.2)"""

    seat: Seat
    count: int = 1
    among: tuple[str, ...] = RESOURCES

    def start(self, s: DawnState) -> Step:
        question = ChooseResource(self.seat, self.among)
        if self.count <= 0 or not question.choices(s):
            return done()
        return ask(question, then=self.took)

    def took(self, s: DawnState, answer: Option) -> Step:
        self.count -= 1
        gain_resource(s, self.seat, str(answer[1]))
        return self.start(s)
