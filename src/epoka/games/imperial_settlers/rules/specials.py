"""Actions that use what one has oneself: building, Deals, production, other Actions. (IS-25)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.imperial_settlers import events, tables
from epoka.games.imperial_settlers.effects import (
    ActivatesOther,
    BuildsDeal,
    BuildsWithoutLocation,
    ClearsAction,
    LaysFoundation,
    RazesOwn,
    RepeatsDeal,
)
from epoka.games.imperial_settlers.rules.activating import ENOUGH, has_uses, use_up
from epoka.games.imperial_settlers.rules.building import Build, announce
from epoka.games.imperial_settlers.rules.carrying import carries, carry_out, is_possible
from epoka.games.imperial_settlers.rules.deals import choose_deal, deal_good, own_deals
from epoka.games.imperial_settlers.rules.leaving import lay_foundation
from epoka.games.imperial_settlers.rules.razing import RazeLocation
from epoka.games.imperial_settlers.rules.supply import FREE, affords
from epoka.games.imperial_settlers.rules.tableau import distinct, held, names_of, place_of
from epoka.games.imperial_settlers.rules.targets import is_razeable
from epoka.games.imperial_settlers.state import CLEARED, RESTING, USED, Cards, Empire, Numbers, SettlersState
from epoka.kernel import Frame, Option, Options, Question, Seat, Step, ask, call, done, tell
from epoka.kernel.events import seat_bit
from epoka.parts.questions import one_of
from epoka.parts.tuples import put, without

TWICE: Final = 3
"""Two bits, for how often a Location was cleared."""
WORDS: Final = {
    "build_deal": ("card",),
    "run": ("card", "copy"),
    "clear": ("card", "copy"),
    "lay": ("card",),
    "raze_own": ("card", "copy"),
}


def affordable(own: Empire, cards: Cards, owed: Numbers) -> Cards:
    """The Faction cards among some whose resources can be paid after something else. (IS-25.2, IS-25.32)"""
    found = []
    for card in cards:
        if card not in tables.ATTACK_CARDS and not tables.IS_COMMON[card]:
            cost = tables.COST[tables.PRINT[card]].goods
            total = tuple([one + other for one, other in zip(cost, owed, strict=True)])
            if affords(own.stock, total):
                found.append(card)
    return tuple(found)


# -- Settlers (IS-25.2) ------------------------------------------------------------------------------------------------


class ChooseSettlement(Question[SettlersState]):
    """Which Faction card from hand to build without its Location part. (IS-25.2)

    There is one; but a hand that others only suppose, as bots do, may hold none, and then nothing is built.
    """

    seat: Seat

    prompt: ClassVar[str] = "prompt-settle"
    rule: ClassVar[str] = "IS-25.2"
    forced: ClassVar[bool] = False

    def choices(self, s: SettlersState) -> Options:
        own = s.empires[self.seat]
        return tuple([("build", name) for name in names_of(affordable(own, own.hand, FREE))]) or (ENOUGH,)


class BuildWithoutLocation(Frame[SettlersState]):
    """Build a Faction card from hand at once, without the Location part of its cost. (IS-8.14, IS-25.2)"""

    seat: Seat

    def start(self, s: SettlersState) -> Step:
        return ask(ChooseSettlement(self.seat), then=self.chosen)

    def chosen(self, s: SettlersState, answer: Option) -> Step:
        if answer == ENOUGH:
            return done()
        announce(s, self.seat, answer[1])
        return call(Build(self.seat, 0))


def _settles(s: SettlersState, seat: Seat, card: int, effect: BuildsWithoutLocation, owed: Numbers) -> bool:
    own = s.empires[seat]
    return bool(affordable(own, own.hand, owed))


@carries(BuildsWithoutLocation, _settles)
def _settle(s: SettlersState, seat: Seat, card: int, effect: BuildsWithoutLocation) -> Frame[SettlersState]:
    return BuildWithoutLocation(seat)


# -- Negotiator (IS-25.32) ---------------------------------------------------------------------------------------------


class BuildDeal(Frame[SettlersState]):
    """Build a card that lies under one's own board as a Deal, without the Location part of its cost. (IS-25.32)"""

    seat: Seat

    def start(self, s: SettlersState) -> Step:
        own = s.empires[self.seat]
        among = [("build_deal", name) for name in names_of(affordable(own, own.deals, FREE))]
        return ask(one_of(self.seat, "prompt-build-deal", "IS-25.32", among), then=self.chosen)

    def chosen(self, s: SettlersState, answer: Option) -> Step:
        own = s.empires[self.seat]
        card = held(own.deals, answer[1])
        own.deals = without(own.deals, card)
        own.announced = (card,)
        tell(s, events.DEAL_ENDED, self.seat, card)
        return call(Build(self.seat, 0))


def _negotiates(s: SettlersState, seat: Seat, card: int, effect: BuildsDeal, owed: Numbers) -> bool:
    own = s.empires[seat]
    return bool(affordable(own, own.deals, owed))


@carries(BuildsDeal, _negotiates)
def _negotiate(s: SettlersState, seat: Seat, card: int, effect: BuildsDeal) -> Frame[SettlersState]:
    return BuildDeal(seat)


# -- Imperial Messenger (IS-25.1) --------------------------------------------------------------------------------------


class RepeatDeal(Frame[SettlersState]):
    """Gain the Good of an own Deal once more. (IS-25.1)"""

    seat: Seat

    def start(self, s: SettlersState) -> Step:
        return ask(choose_deal(s, self.seat, "prompt-repeat-deal", "IS-25.1"), then=self.chosen)

    def chosen(self, s: SettlersState, answer: Option) -> Step:
        own = s.empires[self.seat]
        deals = own.deals if answer[0] == "own_deal" else own.marked
        return call(deal_good(s, self.seat, held(deals, answer[1])))


def _has_deals(s: SettlersState, seat: Seat, card: int, effect: RepeatsDeal, owed: Numbers) -> bool:
    return bool(own_deals(s.empires[seat]))


@carries(RepeatsDeal, _has_deals)
def _repeat_deal(s: SettlersState, seat: Seat, card: int, effect: RepeatsDeal) -> Frame[SettlersState]:
    return RepeatDeal(seat)


# -- Acting Troupe (IS-25.6) -------------------------------------------------------------------------------------------


def runnable(s: SettlersState, seat: Seat, card: int, owed: Numbers) -> list[Option]:
    """Other own Action Locations with activations left whose Action is possible. (IS-25.6)"""
    own = s.empires[seat]
    found: list[Option] = []
    for place, kind, copy in distinct(own.locations, own.marks):
        other = own.locations[place]
        acts = tables.ACTS[kind]
        if acts is None or other == card or not has_uses(kind, own.marks[place]):
            continue
        again = any(isinstance(effect, ActivatesOther) for effect in acts.effects)
        if not again and is_possible(s, seat, other, acts.effects, owed):
            found.append(("run", tables.NAMES[kind], copy))
    return found


class RunOther(Frame[SettlersState]):
    """Carry out the Action of another own Location; the price of the card that runs it replaces its own. (IS-25.6)"""

    seat: Seat
    card: int

    def start(self, s: SettlersState) -> Step:
        among = runnable(s, self.seat, self.card, FREE)
        return ask(one_of(self.seat, "prompt-run", "IS-25.6", among), then=self.chosen)

    def chosen(self, s: SettlersState, answer: Option) -> Step:
        own = s.empires[self.seat]
        place = place_of(own, *answer[1:])
        card = own.locations[place]
        acts = tables.ACTS[tables.PRINT[card]]
        assert acts is not None, f"{tables.NAME[card]} has no Action"
        use_up(own, place)
        tell(s, events.RAN, self.seat, card)
        return call(carry_out(s, self.seat, card, acts.effects))


def _runs(s: SettlersState, seat: Seat, card: int, effect: ActivatesOther, owed: Numbers) -> bool:
    return bool(runnable(s, seat, card, owed))


@carries(ActivatesOther, _runs)
def _run(s: SettlersState, seat: Seat, card: int, effect: ActivatesOther) -> Frame[SettlersState]:
    return RunOther(seat, card)


# -- Royal Pool (IS-11.7, IS-25.24) ------------------------------------------------------------------------------------


def clearable(own: Empire, card: int, most: int) -> list[Option]:
    """Other own Action Locations that were used; one of its own kind only so often in a round. (IS-25.24)"""
    found: list[Option] = []
    for place, kind, copy in distinct(own.locations, own.marks):
        marks = own.marks[place]
        acts = tables.ACTS[kind]
        if acts is None or not marks & USED or own.locations[place] == card:
            continue
        alike = any(isinstance(effect, ClearsAction) for effect in acts.effects)
        if not alike or marks >> CLEARED & TWICE < most:
            found.append(("clear", tables.NAMES[kind], copy))
    return found


class ClearOther(Frame[SettlersState]):
    """Clear another own Action Location: it can be activated anew from the next turn on. (IS-11.7)"""

    seat: Seat
    card: int
    most: int

    def start(self, s: SettlersState) -> Step:
        among = clearable(s.empires[self.seat], self.card, self.most)
        return ask(one_of(self.seat, "prompt-clear", "IS-11.7", among), then=self.chosen)

    def chosen(self, s: SettlersState, answer: Option) -> Step:
        own = s.empires[self.seat]
        place = place_of(own, *answer[1:])
        marks = own.marks[place] & ~USED | RESTING
        if marks >> CLEARED & TWICE < TWICE:
            marks += 1 << CLEARED
        own.marks = put(own.marks, place, marks)
        tell(s, events.CLEARED, self.seat, own.locations[place])
        return done()


def _clears(s: SettlersState, seat: Seat, card: int, effect: ClearsAction, owed: Numbers) -> bool:
    return bool(clearable(s.empires[seat], card, effect.cleared))


@carries(ClearsAction, _clears)
def _clear(s: SettlersState, seat: Seat, card: int, effect: ClearsAction) -> Frame[SettlersState]:
    return ClearOther(seat, card, effect.cleared)


# -- Sanctuary (IS-25.21) ----------------------------------------------------------------------------------------------


class ChooseLaying(Question[SettlersState]):
    """Which card from hand becomes a Foundation. (IS-25.21)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-lay"
    rule: ClassVar[str] = "IS-25.21"
    forced: ClassVar[bool] = False

    def choices(self, s: SettlersState) -> Options:
        return tuple([("lay", name) for name in names_of(s.empires[self.seat].hand)])


class LayFoundation(Frame[SettlersState]):
    """Put a card from hand face down into the Empire; only its owner knows it. (IS-25.21, IS-27.2)"""

    seat: Seat

    def start(self, s: SettlersState) -> Step:
        return ask(ChooseLaying(self.seat), then=self.chosen)

    def chosen(self, s: SettlersState, answer: Option) -> Step:
        own = s.empires[self.seat]
        card = held(own.hand, answer[1])
        own.hand = without(own.hand, card)
        lay_foundation(s, self.seat, card, seat_bit(self.seat))
        tell(s, events.FOUNDATION_LAID, self.seat, card)
        return done()


def _has_hand(s: SettlersState, seat: Seat, card: int, effect: LaysFoundation, owed: Numbers) -> bool:
    return bool(s.empires[seat].hand)


@carries(LaysFoundation, _has_hand)
def _lay(s: SettlersState, seat: Seat, card: int, effect: LaysFoundation) -> Frame[SettlersState]:
    return LayFoundation(seat)


# -- Rabble (IS-10.6, IS-25.10) ----------------------------------------------------------------------------------------


def own_razeable(own: Empire) -> list[Option]:
    """Own Common Locations with a raze field. (IS-10.6)"""
    return [
        ("raze_own", tables.NAMES[kind], copy)
        for place, kind, copy in distinct(own.locations, own.marks)
        if tables.IS_COMMON[own.locations[place]] and is_razeable(own.locations[place], 0)
    ]


class RazeOwn(Frame[SettlersState]):
    """Raze an own Common Location, whatever protects it. (IS-10.6, IS-25.10)"""

    seat: Seat

    def start(self, s: SettlersState) -> Step:
        among = own_razeable(s.empires[self.seat])
        return ask(one_of(self.seat, "prompt-raze-own", "IS-10.6", among), then=self.chosen)

    def chosen(self, s: SettlersState, answer: Option) -> Step:
        own = s.empires[self.seat]
        return call(RazeLocation(self.seat, self.seat, own.locations[place_of(own, *answer[1:])], 0))


def _razes_own(s: SettlersState, seat: Seat, card: int, effect: RazesOwn, owed: Numbers) -> bool:
    return bool(own_razeable(s.empires[seat]))


@carries(RazesOwn, _razes_own)
def _raze_own(s: SettlersState, seat: Seat, card: int, effect: RazesOwn) -> Frame[SettlersState]:
    return RazeOwn(seat)
