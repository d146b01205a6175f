"""The choice of an action, or of passing; and why something can't be done. (IS-7, IS-27.4, IS-27.5)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.imperial_settlers import tables
from epoka.games.imperial_settlers.rules.activating import Activate, activations, refuse_activating
from epoka.games.imperial_settlers.rules.building import Build, announce, spendable_locations, why_not_build
from epoka.games.imperial_settlers.rules.deals import MakeDeal, why_not_deal
from epoka.games.imperial_settlers.rules.exchanging import EXCHANGE, PAIR, Exchange
from epoka.games.imperial_settlers.rules.placing import placements, refuse_placing
from epoka.games.imperial_settlers.rules.razing import (
    HAND_PRICE,
    LOCATION_PRICE,
    RazeCard,
    RazeLocation,
    raze_price,
    razing_options,
    refuse_razing,
    why_not_raze_hand,
)
from epoka.games.imperial_settlers.rules.tableau import distinct, held, names_of, place_of
from epoka.games.imperial_settlers.state import GOLD, RAZE, VIRTUAL, WORKER, Empire, SettlersState
from epoka.kernel import Frame, Option, Options, Question, Refusal, Seat
from epoka.parts.seats import rivals

PASS: Final[Option] = ("pass",)
END: Final[Option] = ("end",)
WORDS: Final = {"pass": (), "end": ()}


Building = tuple[int, int, int, int, Option]
"""What building a print costs in wood, stone, food and Locations, and the option to do it."""


def _building(kind: int) -> Building:
    name, cost = tables.NAMES[kind], tables.COST[kind]
    assert not any(cost.goods[GOLD:]), f"{name} is built for more than resources (IS-8.2)"
    wood, stone, food, *_ = cost.goods
    return wood, stone, food, cost.locations, ("build", name)


KINDS: Final = range(len(tables.RECORD))
BUILDING: Final = tuple([_building(kind) for kind in KINDS])
DEALS: Final = tuple([("deal", tables.NAMES[kind]) if tables.DEAL_GOOD[kind] else None for kind in KINDS])
RAZINGS: Final = tuple([("raze_hand", tables.NAMES[kind]) if tables.RAZED[kind] else None for kind in KINDS])
"""Of each print, as far as it can be done with it at all."""


def hand_options(own: Empire) -> list[Option]:
    """What can be done with cards from hand: build, make Deals, raze. (IS-8.10, IS-8.12, IS-9.1, IS-10.1, IS-13.2)"""
    have_wood, have_stone, have_food, gold, _, tokens, _ = own.stock
    spendable = spendable_locations(own)
    kinds = dict.fromkeys([tables.PRINT[card] for card in own.hand])
    found: list[Option] = []
    for kind in kinds:
        wood, stone, food, locations, build = BUILDING[kind]
        missing = wood - have_wood if wood > have_wood else 0
        if stone > have_stone:
            missing += stone - have_stone
        if food > have_food:
            missing += food - have_food
        if missing <= gold and locations <= spendable:
            found.append(build)
    if have_food or gold:
        found += [deal for kind in kinds if (deal := DEALS[kind]) is not None]
    if tokens >= HAND_PRICE:
        found += [raze for kind in kinds if (raze := RAZINGS[kind]) is not None]
    return found


class ChooseAction(Question[SettlersState]):
    """One action or passing; tokens and Samurai may be placed before. (IS-7.1 to IS-7.4, IS-7.7)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-action"
    rule: ClassVar[str] = "IS-7.1"
    forced: ClassVar[bool] = False

    def choices(self, s: SettlersState) -> Options:
        own = s.empires[self.seat]
        stock = own.stock
        found = hand_options(own)
        if stock[RAZE] >= LOCATION_PRICE:
            found += razing_options(s, self.seat)
        found += activations(s, self.seat)
        if stock[WORKER] >= PAIR:
            found.append(EXCHANGE)
        found += placements(own)
        found.append(PASS)
        return tuple(found)

    def tempting(self, s: SettlersState) -> Options:
        """What else a player would try: every card in hand, own Actions, Locations of others."""
        own = s.empires[self.seat]
        known = set(self.options(s))
        every: list[Option] = [("build", name) for name in names_of(own.hand)]
        every += [("deal", name) for name in names_of(own.hand)]
        every += [("raze_hand", name) for name in names_of(own.hand)]
        for _, kind, copy in distinct(own.locations, own.marks):
            if tables.ACTS[kind] is not None:
                every.append(("activate", tables.NAMES[kind], copy))
        for rival in rivals(s.empires, self.seat):
            there = s.empires[rival]
            every += [("raze", rival, tables.NAMES[k], copy) for _, k, copy in distinct(there.locations, there.marks)]
        every += [("raze_virtual", name) for name in names_of(s.villages)]
        return tuple([option for option in (*every, EXCHANGE) if option not in known])

    def refuse(self, s: SettlersState, answer: Option) -> Refusal:
        refusal = (
            refuse_hand(s, self.seat, answer)
            or refuse_razing(s, self.seat, answer)
            or refuse_activating(s, self.seat, answer)
            or refuse_placing(s.empires[self.seat], answer)
        )
        if refusal is None and answer == EXCHANGE:
            refusal = Refusal("no-workers", "IS-12.1")
        if refusal is None and answer[0] == "raze_virtual" and len(answer) == 2 and held(s.villages, answer[1]) >= 0:
            refusal = refuse_virtual(s, self.seat, held(s.villages, answer[1]))
        return refusal or super().refuse(s, answer)


def refuse_hand(s: SettlersState, seat: Seat, answer: Option) -> Refusal | None:
    """Why a card from hand can't be used so; None if the answer is something else or names nothing."""
    if answer[0] not in ("build", "deal", "raze_hand") or len(answer) != 2:
        return None
    card = held(s.empires[seat].hand, answer[1])
    if card < 0:
        return None
    if answer[0] == "build":
        return why_not_build(s, seat, card)
    return why_not_deal(s, seat, card) if answer[0] == "deal" else why_not_raze_hand(s, seat, card)


def refuse_virtual(s: SettlersState, seat: Seat, card: int) -> Refusal:
    """Why a Location of the virtual player can't be razed. (IS-15.5)"""
    if tables.RAZED[tables.PRINT[card]] is None:
        return Refusal("no-raze-field", "IS-10.7")
    return Refusal("raze-tokens", "IS-10.2", {"amount": raze_price(s, VIRTUAL, card)})


class ChooseAfter(Question[SettlersState]):
    """After the action: place what there is to place, or end the turn. (IS-7.7)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-after"
    rule: ClassVar[str] = "IS-7.7"

    def choices(self, s: SettlersState) -> Options:
        return (*placements(s.empires[self.seat]), END)

    def refuse(self, s: SettlersState, answer: Option) -> Refusal:
        return refuse_placing(s.empires[self.seat], answer) or super().refuse(s, answer)


def action(s: SettlersState, seat: Seat, answer: Option) -> Frame[SettlersState]:
    """The rule that carries an action out. (IS-7.2)"""
    kind = answer[0]
    own = s.empires[seat]
    if kind == "build":
        announce(s, seat, answer[1])
        return Build(seat)
    if kind == "deal":
        announce(s, seat, answer[1])
        return MakeDeal(seat)
    if kind == "raze_hand":
        announce(s, seat, answer[1])
        return RazeCard(seat, HAND_PRICE)
    if kind == "raze":
        rival = int(answer[1])
        there = s.empires[rival]
        card = there.locations[place_of(there, *answer[2:])]
        return RazeLocation(seat, rival, card, raze_price(s, rival, card))
    if kind == "raze_virtual":
        card = held(s.villages, answer[1])
        return RazeLocation(seat, VIRTUAL, card, raze_price(s, VIRTUAL, card))
    if kind == "activate":
        return Activate(seat, own.locations[place_of(own, *answer[1:])])
    assert answer == EXCHANGE, f"{answer} is no action"
    return Exchange(seat)
