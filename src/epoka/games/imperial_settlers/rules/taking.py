"""Actions against the Deals, the Goods and the hands of others. (IS-25, IS-27.11)"""

from __future__ import annotations

from typing import Final

from epoka.games.imperial_settlers import events, tables
from epoka.games.imperial_settlers.effects import (
    DealsAbroad,
    DiscardsDeal,
    OnDeal,
    RivalDiscards,
    StealsDeal,
    StealsResource,
)
from epoka.games.imperial_settlers.rules.carrying import carries, reward
from epoka.games.imperial_settlers.rules.deals import deal_good, end_deal
from epoka.games.imperial_settlers.rules.drawing import ChooseDiscard, discard_from_hand
from epoka.games.imperial_settlers.rules.supply import counted, take
from epoka.games.imperial_settlers.rules.tableau import copy_of, held, names_of
from epoka.games.imperial_settlers.rules.targets import (
    aimed,
    reachable,
)
from epoka.games.imperial_settlers.state import (
    GOODS,
    RESOURCES,
    VIRTUAL,
    Numbers,
    SettlersState,
)
from epoka.kernel import Frame, Option, Seat, Step, ask, call, done, in_order, tell
from epoka.parts.questions import one_of
from epoka.parts.tuples import changed, without

WORDS: Final = {
    "rob": ("rival", "good"),
    "deal_of": ("rival", "card"),
    "attack_card": ("card",),
    "rival": ("rival",),
}


# -- Saboteurs (IS-25.13) ----------------------------------------------------------------------------------------------


def robbable(s: SettlersState, seat: Seat) -> list[Option]:
    """Resources in the supplies of opponents that have not passed. (IS-25.13)"""
    found: list[Option] = []
    for rival in reachable(s, seat):
        stock = s.empires[rival].stock
        found += [("rob", rival, GOODS[good]) for good in RESOURCES if stock[good]]
    return found


class StealResource(Frame[SettlersState]):
    """Take a resource from a rival's supply. (IS-25.13)"""

    seat: Seat

    def start(self, s: SettlersState) -> Step:
        return ask(one_of(self.seat, "prompt-rob", "IS-25.13", robbable(s, self.seat)), then=self.chosen)

    def chosen(self, s: SettlersState, answer: Option) -> Step:
        rival, good = int(answer[1]), GOODS.index(str(answer[2]))
        loser = s.empires[rival]
        loser.stock = changed(loser.stock, good, -1)
        tell(s, events.STOLEN, self.seat, rival, counted(GOODS[good]))
        take(s, self.seat, good, 1)
        return done()


def _steals(s: SettlersState, seat: Seat, card: int, effect: StealsResource, owed: Numbers) -> bool:
    return bool(robbable(s, seat))


@carries(StealsResource, _steals)
def _steal(s: SettlersState, seat: Seat, card: int, effect: StealsResource) -> Frame[SettlersState]:
    return StealResource(seat)


# -- Robbers, Spies, Ninjas (IS-25.12, IS-25.36, IS-15.13) -------------------------------------------------------------


def deals_in_reach(s: SettlersState, seat: Seat) -> list[Option]:
    """Deals under the boards of opponents that have not passed; in solo the revealed Attack cards. (IS-15.13)"""
    found: list[Option] = []
    for rival in reachable(s, seat):
        found += [("deal_of", rival, name) for name in names_of(s.empires[rival].deals)]
    return found + [("attack_card", name) for name in names_of(s.targets)]


def _take_attack(s: SettlersState, name: object) -> int:
    """Take a revealed Attack card out of the row. (IS-15.13)"""
    card = held(s.targets, name)
    s.targets = without(s.targets, card)
    return card


class StealDeal(Frame[SettlersState]):
    """Take a rival's Deal under one's own board, which is not making a Deal. (IS-25.12, IS-25.36)"""

    seat: Seat
    gains: int

    def start(self, s: SettlersState) -> Step:
        among = deals_in_reach(s, self.seat)
        return ask(one_of(self.seat, "prompt-steal-deal", "IS-25.12", among), then=self.chosen)

    def chosen(self, s: SettlersState, answer: Option) -> Step:
        own = s.empires[self.seat]
        if answer[0] == "attack_card":
            card = _take_attack(s, answer[1])
            own.deals += (card,)
            tell(s, events.ATTACK_TAKEN, self.seat, card)
        else:
            loser = s.empires[int(answer[1])]
            card = held(loser.deals, answer[2])
            loser.deals = without(loser.deals, card)
            own.deals += (card,)
            tell(s, events.DEAL_STOLEN, self.seat, int(answer[1]), card)
        return call(deal_good(s, self.seat, card) if self.gains else None)


def _reaches_deals(s: SettlersState, seat: Seat, card: int, effect: StealsDeal | DiscardsDeal, owed: Numbers) -> bool:
    return bool(deals_in_reach(s, seat))


@carries(StealsDeal, _reaches_deals)
def _steal_deal(s: SettlersState, seat: Seat, card: int, effect: StealsDeal) -> Frame[SettlersState]:
    return StealDeal(seat, int(effect.gain_good))


class DiscardDeal(Frame[SettlersState]):
    """Discard a rival's Deal. (IS-25.12)"""

    seat: Seat

    def start(self, s: SettlersState) -> Step:
        among = deals_in_reach(s, self.seat)
        return ask(one_of(self.seat, "prompt-discard-deal", "IS-25.12", among), then=self.chosen)

    def chosen(self, s: SettlersState, answer: Option) -> Step:
        if answer[0] == "attack_card":
            card = _take_attack(s, answer[1])
            s.box += (card,)
            tell(s, events.ATTACK_DISCARDED, self.seat, card)
        else:
            rival = int(answer[1])
            card = held(s.empires[rival].deals, answer[2])
            tell(s, events.DEAL_ROBBED, self.seat, rival, card)
            end_deal(s, rival, card)
        return done()


@carries(DiscardsDeal, _reaches_deals)
def _discard_deal(s: SettlersState, seat: Seat, card: int, effect: DiscardsDeal) -> Frame[SettlersState]:
    return DiscardDeal(seat)


# -- Desert (IS-27.11) -------------------------------------------------------------------------------------------------


def holders(s: SettlersState, seat: Seat) -> list[Option]:
    """Opponents that have not passed and hold cards."""
    return [("rival", rival) for rival in reachable(s, seat) if s.empires[rival].hand]


class RivalDiscard(Frame[SettlersState]):
    """A rival chooses a card from hand and discards it. (IS-27.11)"""

    seat: Seat
    rival: Seat = VIRTUAL

    def start(self, s: SettlersState) -> Step:
        return ask(one_of(self.seat, "prompt-rival-discards", "IS-27.11", holders(s, self.seat)), then=self.chosen)

    def chosen(self, s: SettlersState, answer: Option) -> Step:
        self.rival = int(answer[1])
        return ask(ChooseDiscard(self.rival), then=self.discard)

    def discard(self, s: SettlersState, answer: Option) -> Step:
        discard_from_hand(s, self.rival, held(s.empires[self.rival].hand, answer[1]))
        return done()


def _finds_holders(s: SettlersState, seat: Seat, card: int, effect: RivalDiscards, owed: Numbers) -> bool:
    return bool(holders(s, seat))


@carries(RivalDiscards, _finds_holders)
def _rival_discards(s: SettlersState, seat: Seat, card: int, effect: RivalDiscards) -> Frame[SettlersState]:
    return RivalDiscard(seat)


# -- Trade Route (IS-25.33) --------------------------------------------------------------------------------------------


def partners(s: SettlersState, seat: Seat) -> list[Option]:
    """Faction Locations of rivals that carry no marker, if there is a card that can be one. (IS-25.33)"""
    own = s.empires[seat]
    if not own.faction_deck and not own.faction_discards:
        return []
    found: list[Option] = []
    marked = [location for each in s.empires for location in each.marked]
    for rival in reachable(s, seat):
        there = s.empires[rival]
        seen: set[str] = set()
        for place, card in enumerate(there.locations):
            name = tables.NAME[card]
            if not tables.IS_COMMON[card] and card not in marked and name not in seen:
                seen.add(name)
                found.append(("target", rival, name, copy_of(there, place)))
    return found


class DealAbroad(Frame[SettlersState]):
    """Make a Deal with a rival's Faction Location; a Faction card of one's own marks it. (IS-9.4, IS-25.33)"""

    seat: Seat

    def start(self, s: SettlersState) -> Step:
        return ask(one_of(self.seat, "prompt-deal-abroad", "IS-25.33", partners(s, self.seat)), then=self.chosen)

    def chosen(self, s: SettlersState, answer: Option) -> Step:
        own = s.empires[self.seat]
        rival, location = aimed(s, answer)
        if own.faction_deck:
            marker, own.faction_deck = own.faction_deck[0], own.faction_deck[1:]
        else:
            marker, own.faction_discards = own.faction_discards[-1], own.faction_discards[:-1]
        own.markers += (marker,)
        own.marked += (location,)
        tell(s, events.DEAL_ABROAD, self.seat, rival, location)
        return call(in_order(deal_good(s, self.seat, location), reward(s, self.seat, OnDeal)))


def _finds_partners(s: SettlersState, seat: Seat, card: int, effect: DealsAbroad, owed: Numbers) -> bool:
    return bool(partners(s, seat))


@carries(DealsAbroad, _finds_partners)
def _deal_abroad(s: SettlersState, seat: Seat, card: int, effect: DealsAbroad) -> Frame[SettlersState]:
    return DealAbroad(seat)
