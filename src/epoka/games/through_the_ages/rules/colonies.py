"""Territories: the auction, paying for it, and colonies. (TTA-19)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.through_the_ages import events, tables
from epoka.games.through_the_ages.cards import EVERY
from epoka.games.through_the_ages.rules import tokens
from epoka.games.through_the_ages.rules.armies import sacrifice_value, units_of
from epoka.games.through_the_ages.rules.building import return_worker
from epoka.games.through_the_ages.rules.losses import permanent
from epoka.games.through_the_ages.rules.military import draw_military, put_away
from epoka.games.through_the_ages.rules.options import DISCARD, DONE, PASS, SACRIFICE, bid
from epoka.games.through_the_ages.rules.ratings import colonization_bonus, recount_with_partners
from epoka.games.through_the_ages.state import FULL, AgesState, Civilization, find, from_active
from epoka.kernel import NOBODY, Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done, tell
from epoka.kernel.zones import ALL
from epoka.parts.tuples import changed, without

NO_UNITS: Final = (0,) * len(tables.UNITS)


def may_sacrifice(s: AgesState) -> bool:
    """No units are sacrificed in the last round of the full game. (TTA-23.1, TTA-26.4)"""
    return not (s.level == FULL and s.round == s.last)


def card_value(own: Civilization, kind: int) -> int:
    """What a defense/colonization card adds when colonizing. (TTA-19.2)"""
    return tables.COLONIZATION_VALUE[kind] + tables.COLONIZING_CARD_BONUS[own.leads]


def highest_bid(own: Civilization) -> int:
    """The most a player could pay now; 0 without a unit. (TTA-19.2)"""
    units = units_of(own)
    if not any(units):
        return 0
    cards = sum([card_value(own, tables.KIND[card]) for card in own.military if tables.KIND[card] in tables.DEFENSES])
    return sacrifice_value(own, units) + colonization_bonus(own) + cards


# -- the auction (TTA-19.1) ------------------------------------------------------------------------------------------


class ChooseBid(Question[AgesState]):
    """Bid more than the last bid, or pass for good. (TTA-19.1, TTA-19.2)"""

    seat: Seat
    card: str
    last: int

    prompt: ClassVar[str] = "prompt-bid"
    rule: ClassVar[str] = "TTA-19.1"
    forced: ClassVar[bool] = False

    def choices(self, s: AgesState) -> Options:
        most = highest_bid(s.civilizations[self.seat])
        return (*[bid(amount) for amount in range(self.last + 1, most + 1)], PASS)

    def refuse(self, s: AgesState, answer: Option) -> Refusal:
        if answer[0] == "bid" and len(answer) == 2 and isinstance(answer[1], int):
            if answer[1] <= self.last:
                return Refusal("bid-too-low", self.rule, {"last": self.last})
            most = highest_bid(s.civilizations[self.seat])
            return Refusal("bid-too-high", "TTA-19.2", {"amount": answer[1], "most": most})
        return super().refuse(s, answer)

    def args(self, s: AgesState) -> dict[str, int | str]:
        return {"card": self.card, "last": self.last}


class Auction(Frame[AgesState]):
    """Bids go round until all but the highest bidder have passed; it pays and gets the territory. (TTA-19.1)"""

    card: str
    bidders: tuple[Seat, ...] = ()
    last: int = 0
    leader: Seat = NOBODY

    def start(self, s: AgesState) -> Step:
        if may_sacrifice(s):
            # Without a unit nobody can colonize, which everybody sees. (TTA-19.2)
            self.bidders = tuple([seat for seat in from_active(s) if any(units_of(s.civilizations[seat]))])
        return self.ask_next(s)

    def ask_next(self, s: AgesState) -> Step:
        if not self.bidders:
            tell(s, events.NOBODY_BID, self.card)
            return done()
        if self.bidders == (self.leader,):
            return call(PayColony(self.leader, self.card, self.last), then=self.paid)
        return ask(ChooseBid(self.bidders[0], self.card, self.last), then=self.bid)

    def bid(self, s: AgesState, answer: Option) -> Step:
        seat, *others = self.bidders
        if answer == PASS:
            self.bidders = tuple(others)
            tell(s, events.BID_PASSED, seat)
        else:
            self.bidders = (*others, seat)
            self.last = int(answer[1])
            self.leader = seat
            tell(s, events.BID, seat, self.last)
        return self.ask_next(s)

    def paid(self, s: AgesState, _: object) -> Step:
        card = find(s.shown, tables.KINDS[self.card])
        s.shown = without(s.shown, card)
        gain_colony(s, self.leader, card)
        immediate_effect(s, self.leader, card)
        return done()


# -- paying (TTA-19.3) -----------------------------------------------------------------------------------------------


class ChooseColonists(Question[AgesState]):
    """Which units to sacrifice and cards to discard for a territory. (TTA-19.3)"""

    seat: Seat
    card: str
    bid: int
    paid: int
    sent: int

    prompt: ClassVar[str] = "prompt-colonists"
    rule: ClassVar[str] = "TTA-19.3"
    forced: ClassVar[bool] = False

    def choices(self, s: AgesState) -> Options:
        own = s.civilizations[self.seat]
        found = [SACRIFICE[kind] for kind in tables.UNITS if own.workers[kind]]
        found += [DISCARD[kind] for kind in tables.DEFENSES if find(own.military, kind) >= 0]
        # A bid can always be paid, but somebody's guess of this hand may hold less: then it is all there is.
        if (self.sent and self.paid >= self.bid) or not found:
            found.append(DONE)
        return tuple(found)

    def refuse(self, s: AgesState, answer: Option) -> Refusal:
        if answer == DONE:
            if not self.sent:
                return Refusal("colonize-no-unit", self.rule)
            return Refusal("colonize-too-little", self.rule, {"amount": self.paid, "bid": self.bid})
        if len(answer) == 2 and answer[1] in tables.KINDS and answer[0] in ("sacrifice", "discard"):
            reason = "nobody-there" if answer[0] == "sacrifice" else "not-in-hand"
            return Refusal(reason, self.rule, {"card": answer[1]})
        return super().refuse(s, answer)

    def tempting(self, s: AgesState) -> Options:
        return () if self.sent and self.paid >= self.bid else (DONE,)

    def args(self, s: AgesState) -> dict[str, int | str]:
        return {"card": self.card, "bid": self.bid, "amount": self.paid}


class PayColony(Frame[AgesState]):
    """Sacrifice at least one unit, and units and cards worth the bid. (TTA-19.3)"""

    seat: Seat
    card: str
    bid: int
    units: tuple[int, ...] = NO_UNITS
    cards: int = 0

    def start(self, s: AgesState) -> Step:
        own = s.civilizations[self.seat]
        paid = sacrifice_value(own, self.units) + colonization_bonus(own) + self.cards
        if not any(units_of(own)) and not own.military:
            return done()
        return ask(ChooseColonists(self.seat, self.card, self.bid, paid, sum(self.units)), then=self.add)

    def add(self, s: AgesState, answer: Option) -> Step:
        own = s.civilizations[self.seat]
        if answer == DONE:
            return done()
        kind = tables.KINDS[str(answer[1])]
        if answer[0] == "sacrifice":
            self.units = changed(self.units, kind - tables.FIRST_UNIT, 1)
            return_worker(own, kind)
            tell(s, events.SACRIFICED, self.seat, str(answer[1]))
        else:
            self.cards += card_value(own, kind)
            discard_card(s, self.seat, kind)
        return self.start(s)


def discard_card(s: AgesState, seat: Seat, kind: int) -> None:
    """A military card is used openly and discarded. (TTA-16.7)"""
    own = s.civilizations[seat]
    card = find(own.military, kind)
    own.military = without(own.military, card)
    put_away(s, card, ALL)
    tell(s, events.DISCARDED, seat, card)


# -- colonies (TTA-19.4) ---------------------------------------------------------------------------------------------


def gain_colony(s: AgesState, seat: Seat, card: int) -> None:
    """A colony comes into play with its permanent bonus. (TTA-19.4)"""
    own = s.civilizations[seat]
    own.colonies += (card,)
    yellow, blue = permanent(card).yellow_tokens, permanent(card).blue_tokens
    tokens.gain_yellow(own, yellow)
    tokens.gain_blue(own, blue)
    recount_with_partners(s, seat)
    tell(s, events.COLONIZED, seat, card)
    if yellow:
        tell(s, events.YELLOW_GAINED, seat, yellow)
    if blue:
        tell(s, events.BLUE_GAINED, seat, blue)


def immediate_effect(s: AgesState, seat: Seat, card: int) -> None:
    """What a territory gives once, when it is colonized. (TTA-19.4)"""
    own = s.civilizations[seat]
    gives = EVERY[tables.KIND[card]].territory.immediate
    if gives.food:
        tell(s, events.FOOD_GAINED, seat, tokens.gain_food(own, gives.food))
    if gives.resources:
        tell(s, events.RESOURCES_GAINED, seat, tokens.gain_resources(own, gives.resources))
    if gives.science:
        tell(s, events.SCIENCE_SCORED, seat, tokens.score_science(own, gives.science))
    if gives.culture:
        tell(s, events.CULTURE_SCORED, seat, tokens.score_culture(own, gives.culture))
    if gives.population:
        tell(s, events.POPULATION_GAINED, seat, tokens.add_population(own, gives.population))
    if gives.military_cards:
        draw_military(s, seat, gives.military_cards)
