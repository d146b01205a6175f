"""Great persons: who takes them when they are drawn, and what they do when they are played. (COC-10.1)"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from epoka.games.clash_of_cultures import bits, events, tables
from epoka.games.clash_of_cultures.components import EVENTS, GREAT_PERSON
from epoka.games.clash_of_cultures.rules.advances import FreeAdvance
from epoka.games.clash_of_cultures.rules.choices import Choice, Choosing
from epoka.games.clash_of_cultures.rules.cities import set_mood
from epoka.games.clash_of_cultures.rules.constructing import ChooseSite
from epoka.games.clash_of_cultures.rules.drawing import OBJECTIVE_PILE, DrawAction
from epoka.games.clash_of_cultures.rules.exploring import Explore, unexplored_near
from epoka.games.clash_of_cultures.rules.founding import place_city, why_not_settle
from epoka.games.clash_of_cultures.rules.lasting import GREAT_DIPLOMAT
from epoka.games.clash_of_cultures.rules.losses import ChooseCity, choose_player, chosen_hex
from epoka.games.clash_of_cultures.rules.moving import Move
from epoka.games.clash_of_cultures.rules.notes import keep, remember
from epoka.games.clash_of_cultures.rules.options import DONE, SKIP, by_hex
from epoka.games.clash_of_cultures.rules.stock import EXACT, PLAIN, Pay, can_pay, gain, spend
from epoka.games.clash_of_cultures.rules.trade_routes import TradeIncome
from epoka.games.clash_of_cultures.rules.wonders import BuildWonder, architect_sites
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.kernel import (
    YES,
    Choose,
    Frame,
    Option,
    Options,
    Question,
    Refusal,
    Seat,
    Step,
    YesNo,
    ask,
    call,
    done,
    tell,
)
from epoka.parts.questions import yes_or_no
from epoka.parts.seats import clockwise, rivals
from epoka.parts.tuples import without, without_place

PERSON_ROWS: Final = {
    card: row for card, row in zip(tables.EVENT_CARDS, EVENTS, strict=True) if row.target == "great_person"
}
FIRST_PRICE: Final = tables.price({"culture": GREAT_PERSON["first"]})
"""What a great person costs the player who drew the card."""
OTHERS_PRICE: Final = tables.price({"culture": GREAT_PERSON["others"]})
"""What it costs everybody else."""
COLONY_PRICE: Final = tables.amounts("great_explorer", "food")
"""What the Great Explorer's city costs."""
WORDS: Final = {"reveal": ("hex",), "settle": ("hex",), "swap": ("kind", "amount"), "assign": ("card",)}


def category_bits(card: int) -> int:
    """The advances of which a great person brings one, as bits."""
    category = PERSON_ROWS[card].category
    if category is None:
        return 0
    return tables.GOVERNMENT_BITS if category == "government" else tables.CATEGORY_BITS[tables.CATEGORY.index(category)]


# -- buying (COC-10.1) -----------------------------------------------------------------------------------------------


class OfferPerson(Frame[ClashState]):
    """The drawer may buy a great person for 1 culture, then each other player in turn for 2. (COC-10.1)"""

    seat: Seat
    card: int
    asked: int = 0

    def start(self, s: ClashState) -> Step:
        seats = clockwise(s.nations, self.seat)
        while self.asked < len(seats):
            who = seats[self.asked]
            if can_pay(s.nations[who], self.price(), EXACT):
                return ask(choose_to_buy(who, self.card, int(self.asked == 0)), then=self.answered)
            self.asked += 1
        tell(s, events.PERSON_LEFT, self.card)
        return done()

    def price(self) -> tables.Price:
        return OTHERS_PRICE if self.asked else FIRST_PRICE

    def answered(self, s: ClashState, answer: Option) -> Step:
        if answer != YES:
            self.asked += 1
            return self.start(s)
        return call(Pay(clockwise(s.nations, self.seat)[self.asked], self.price(), EXACT), then=self.bought)

    def bought(self, s: ClashState, _: object) -> Step:
        who = clockwise(s.nations, self.seat)[self.asked]
        s.lasting = without(s.lasting, self.card)
        s.nations[who].persons += (self.card,)
        tell(s, events.PERSON_BOUGHT, who, self.card, self.price()[tables.CULTURE])
        return call(NamePartner(who) if self.card == GREAT_DIPLOMAT else None)


def choose_to_buy(seat: Seat, card: int, drawn: int) -> YesNo:
    """Whether to buy a great person. (COC-10.1)"""
    return yes_or_no(seat, "prompt-buy-person", "COC-10.1", card=tables.CARDS[card], amount=1 if drawn else 2)


class NamePartner(Frame[ClashState]):
    """The Great Diplomat's holder names the partner of the pact. (event 57)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        return ask(choose_player(self.seat, "prompt-partner", rivals(s.nations, self.seat)), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        keep(s.nations[self.seat], "great_diplomat", int(answer[1]) + 1)
        tell(s, events.PACT_MADE, self.seat, int(answer[1]))
        return done()


# -- playing ---------------------------------------------------------------------------------------------------------


class PlayPerson(Frame[ClashState]):
    """Gain an advance of the person's category, then what else the person brings. (COC-10.1, COC-6.3)

    The card is discarded already.
    """

    seat: Seat
    card: int

    def start(self, s: ClashState) -> Step:
        among = category_bits(self.card)
        return call(FreeAdvance(self.seat, 0, among) if among else None, then=self.then)

    def then(self, s: ClashState, _: object) -> Step:
        return call(PERSONS[PERSON_ROWS[self.card].effect](s, self.seat))


def is_free_person(card: int) -> bool:
    """Whether playing a great person is a free action. (event 55)"""
    return PERSON_ROWS[card].effect == "great_architect"


def why_not_play_person(s: ClashState, seat: Seat, card: int) -> Refusal | None:
    """Why a great person can't be played now."""
    if is_free_person(card) and next(architect_sites(s, seat), None) is None:
        return Refusal("no-wonder-site", "COC-12.3.1")
    return None


# -- Great Explorer --------------------------------------------------------------------------------------------------


class RevealTile(Frame[ClashState]):
    """A player may reveal a tile next to a tile with an own city; returns its place plus one, or 0. (COC-8.3.6)"""

    seat: Seat
    slot: int = -1

    def start(self, s: ClashState) -> Step:
        found = unexplored_near(s, self.seat)
        if not found:
            return done(0)
        options, slots = by_hex("reveal", len(s.nations)), map_of(s).slots
        offered = tuple([options[slots[slot][0]] for slot in found])
        return ask(Choose(self.seat, "prompt-reveal", (*offered, SKIP)), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == SKIP:
            return done(0)
        self.slot = map_of(s).slot[chosen_hex(s, answer)]
        return call(Explore(self.seat, self.slot), then=self.over)

    def over(self, s: ClashState, _: object) -> Step:
        return done(self.slot + 1)


class Colonize(Frame[ClashState]):
    """Reveal a tile and, for 2 food, found a city on it without a Settler. (event 18)"""

    seat: Seat
    hex: int = -1

    def start(self, s: ClashState) -> Step:
        return call(RevealTile(self.seat), then=self.revealed)

    def revealed(self, s: ClashState, slot: int) -> Step:
        own = s.nations[self.seat]
        if not slot or not can_pay(own, COLONY_PRICE):
            return done()
        hexes = [hex_ for hex_ in map_of(s).slots[slot - 1] if why_not_settle(s, self.seat, hex_) is None]
        if not hexes:
            return done()
        options = by_hex("settle", len(s.nations))
        offered = tuple([options[hex_] for hex_ in hexes])
        return ask(Choose(self.seat, "prompt-colonize", (*offered, SKIP)), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == SKIP:
            return done()
        self.hex = chosen_hex(s, answer)
        return call(Pay(self.seat, COLONY_PRICE, PLAIN), then=self.found)

    def found(self, s: ClashState, _: object) -> Step:
        return call(place_city(s, self.seat, self.hex))


def _great_explorer(s: ClashState, seat: Seat) -> Frame[ClashState]:
    return Colonize(seat)


# -- artist, prophet, philosopher, scientist, statesman, merchant, engineer --------------------------------------------


class MakeHappy(Frame[ClashState]):
    """One own city becomes Happy. (event 19)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        hexes = [hex_ for hex_ in s.nations[self.seat].cities if s.mood[hex_] < tables.HAPPY]
        if not hexes:
            return done()
        return ask(ChooseCity(self.seat, tuple(hexes), "prompt-make-happy"), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        set_mood(s, chosen_hex(s, answer), tables.HAPPY)
        return done()


def _great_artist(s: ClashState, seat: Seat) -> Frame[ClashState]:
    return MakeHappy(seat)


def _great_prophet(s: ClashState, seat: Seat) -> Frame[ClashState]:
    return Choosing(ChooseSite(seat, (tables.TEMPLE,)))


def _great_philosopher(s: ClashState, seat: Seat) -> None:
    gain(s, seat, tables.IDEAS, tables.number("great_philosopher", "ideas"))


def _great_scientist(s: ClashState, seat: Seat) -> Frame[ClashState]:
    gain(s, seat, tables.IDEAS, tables.number("great_scientist", "ideas"))
    return DrawAction(seat, tables.number("great_scientist", "cards"))


def _elder_statesman(s: ClashState, seat: Seat) -> Frame[ClashState]:
    return DrawAction(seat, tables.number("elder_statesman", "cards"))


def _great_warlord(s: ClashState, seat: Seat) -> Frame[ClashState]:
    """A move action; its first battle is fought with +2 in every round. (event 24)"""
    return WarlordMove(seat)


class WarlordMove(Frame[ClashState]):
    """A free move action under the Great Warlord, whose note the first battle takes up. (event 24)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        remember(s.nations[self.seat], "great_warlord")
        return call(Move(self.seat), then=self.over)

    def over(self, s: ClashState, _: object) -> Step:
        remember(s.nations[self.seat], "great_warlord", 0)
        return done()


def _great_merchant(s: ClashState, seat: Seat) -> Frame[ClashState] | None:
    return TradeIncome(seat) if s.nations[seat].known & bits.TRADE_ROUTES else None


def _great_engineer(s: ClashState, seat: Seat) -> Frame[ClashState]:
    return Choosing(ChooseSite(seat))


# -- athlete ---------------------------------------------------------------------------------------------------------


class SwapTokens(Frame[ClashState]):
    """Turn any number of culture into mood, or mood into culture. (event 56)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        stock = s.nations[self.seat].stock
        found: list[Option] = [
            ("swap", tables.STOCK[kind], amount)
            for kind in (tables.CULTURE, tables.MOOD)
            for amount in range(1, min(stock[kind], 40) + 1)
        ]
        if not found:
            return done()
        return ask(Choose(self.seat, "prompt-swap", (*found, DONE)), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == DONE:
            return done()
        kind, amount = tables.STOCK.index(str(answer[1])), int(answer[2])
        spend(s, self.seat, tuple([amount * (other == kind) for other in range(len(tables.STOCK))]))
        gain(s, self.seat, tables.MOOD if kind == tables.CULTURE else tables.CULTURE, amount)
        return done()


def _great_athlete(s: ClashState, seat: Seat) -> Frame[ClashState]:
    return SwapTokens(seat)


# -- architect, diplomat ---------------------------------------------------------------------------------------------


class ChooseMasterpiece(Choice):
    """Which wonder to build where for 3 culture less, without the advance it needs. (event 55)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-architect"
    rule: ClassVar[str] = "COC-12.3.1"

    def choices(self, s: ClashState) -> Options:
        return tuple(architect_sites(s, self.seat))

    def chosen(self, s: ClashState, answer: Option) -> Frame[ClashState]:
        wonder, hex_ = tables.WONDER.index(str(answer[1])), map_of(s).hex[str(answer[2])]
        return BuildWonder(self.seat, wonder, hex_, architect=1)


def _great_architect(s: ClashState, seat: Seat) -> Frame[ClashState]:
    return Choosing(ChooseMasterpiece(seat))


# -- seer ------------------------------------------------------------------------------------------------------------


class Prophecy(Frame[ClashState]):
    """Draw an objective for each player and assign them: each is the next one that player draws. (event 58)"""

    seat: Seat
    given: int = 0

    def start(self, s: ClashState) -> Step:
        for card in OBJECTIVE_PILE.draw(s, len(s.nations)):
            s.looked += (card,)
            s.looked_seen += (1 << self.seat,)
        return self.next(s)

    def next(self, s: ClashState) -> Step:
        if not s.looked or self.given == len(s.nations):
            return done()
        return ask(ChooseAssigned(self.seat, clockwise(s.nations, self.seat)[self.given]), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        rival = clockwise(s.nations, self.seat)[self.given]
        place = s.looked.index(tables.CARD[str(answer[1])])
        own = s.nations[rival]
        own.assigned += (s.looked[place],)
        own.assigned_seen += (1 << self.seat,)
        s.looked = without_place(s.looked, place)
        s.looked_seen = without_place(s.looked_seen, place)
        tell(s, events.OBJECTIVE_ASSIGNED, self.seat, rival)
        self.given += 1
        return self.next(s)


class ChooseAssigned(Question[ClashState]):
    """Which of the objectives a player will draw next. (event 58)"""

    seat: Seat
    rival: Seat

    prompt: ClassVar[str] = "prompt-assign"
    rule: ClassVar[str] = "COC-10.1"

    def choices(self, s: ClashState) -> Options:
        return tuple([("assign", tables.CARDS[card]) for card in s.looked])

    def args(self, s: ClashState) -> dict[str, int | str]:
        return {"rival": self.rival}


def _great_seer(s: ClashState, seat: Seat) -> Frame[ClashState]:
    return Prophecy(seat)


def _great_diplomat(s: ClashState, seat: Seat) -> None:
    """The pact is over; the card is discarded like every great person that is played. (event 57)"""
    keep(s.nations[seat], "great_diplomat", 0)


PERSONS: Final[dict[str, Callable[[ClashState, Seat], Frame[ClashState] | None]]] = {
    "great_explorer": _great_explorer,
    "great_artist": _great_artist,
    "great_prophet": _great_prophet,
    "great_philosopher": _great_philosopher,
    "great_scientist": _great_scientist,
    "elder_statesman": _elder_statesman,
    "great_warlord": _great_warlord,
    "great_merchant": _great_merchant,
    "great_engineer": _great_engineer,
    "great_architect": _great_architect,
    "great_athlete": _great_athlete,
    "great_diplomat": _great_diplomat,
    "great_seer": _great_seer,
}
"""What each great person does besides the advance."""
