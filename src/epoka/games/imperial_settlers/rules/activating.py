"""Activating an Action Location. (IS-11)"""

from __future__ import annotations

from typing import Final

from epoka.games.imperial_settlers import events, tables
from epoka.games.imperial_settlers.effects import BuildsWithoutLocation
from epoka.games.imperial_settlers.rules.carrying import carry_out, is_possible
from epoka.games.imperial_settlers.rules.deals import GiveUpDeals
from epoka.games.imperial_settlers.rules.drawing import Discard
from epoka.games.imperial_settlers.rules.supply import FREE, PayPlainly, can_pay, pay
from epoka.games.imperial_settlers.rules.tableau import is_first, place_of, tableau
from epoka.games.imperial_settlers.state import BLOCKED, RESTING, USED, Empire, SettlersState
from epoka.kernel import Frame, Option, Refusal, Seat, Step, ask, call, done, in_order, tell
from epoka.parts.questions import one_of
from epoka.parts.tuples import put

AGAIN: Final[Option] = ("again",)
ENOUGH: Final[Option] = ("enough",)
WORDS: Final = {"activate": ("card", "copy"), "again": (), "enough": ()}


def has_uses(kind: int, marks: int) -> bool:
    """Whether an Action Location has activations left that may be used in this turn. (IS-11.2, IS-11.7)"""
    acts = tables.ACTS[kind]
    return acts is not None and not marks & (BLOCKED | RESTING) and marks & USED < acts.uses


def can_run(s: SettlersState, seat: Seat, card: int, acts: tables.Acts) -> bool:
    """Whether the Action of an own Location can be paid for and has its targets. (IS-11.5)"""
    if not can_pay(s.empires[seat], acts.cost):
        return False
    return acts.gains is not None or is_possible(s, seat, card, acts.effects, acts.cost.goods)


def can_activate(s: SettlersState, seat: Seat, place: int) -> bool:
    """Whether an own Location that has activations left can be paid for and has its targets. (IS-11.5)"""
    card = s.empires[seat].locations[place]
    return can_run(s, seat, card, tables.acts(tables.PRINT[card]))


def activations(s: SettlersState, seat: Seat) -> list[Option]:
    """Every Action Location that can be activated, those that are alike once. (IS-11.1)"""
    own = s.empires[seat]
    marks = own.marks
    found = []
    for place, twins, card, acts, option in tableau(own.locations).actors:
        on_it = marks[place]
        if on_it & (BLOCKED | RESTING) or on_it & USED >= acts.uses or (twins and not is_first(marks, place, twins)):
            continue
        if can_run(s, seat, card, acts):
            found.append(option)
    return found


def refuse_activating(s: SettlersState, seat: Seat, answer: Option) -> Refusal | None:
    """Why a Location can't be activated; None if the answer is something else or names nothing."""
    if answer[0] != "activate" or len(answer) != 3 or not isinstance(answer[2], int):
        return None
    own = s.empires[seat]
    place = place_of(own, *answer[1:])
    return None if place < 0 else why_not_activate(s, seat, place)


def why_not_activate(s: SettlersState, seat: Seat, place: int) -> Refusal | None:
    """Why an own Location can't be activated; None if it can. (IS-11)"""
    own = s.empires[seat]
    acts = tables.ACTS[tables.PRINT[own.locations[place]]]
    marks = own.marks[place]
    if acts is None:
        return Refusal("no-action", "IS-11.1")
    if marks & BLOCKED:
        return Refusal("blocked", "IS-27.11")
    if marks & RESTING:
        return Refusal("cleared-now", "IS-11.7")
    if marks & USED >= acts.uses:
        return Refusal("used-up", "IS-11.2")
    if not can_pay(own, acts.cost):
        return Refusal("cannot-pay", "IS-11.1")
    return None if can_activate(s, seat, place) else Refusal("no-target", "IS-11.5")


def use_up(own: Empire, place: int) -> None:
    """One more activation is used."""
    own.marks = put(own.marks, place, own.marks[place] + 1)


def pay_cost(s: SettlersState, seat: Seat, acts: tables.Acts) -> Frame[SettlersState] | None:
    """Pay everything that an activation costs. (IS-11.1, IS-11.4)"""
    cost = acts.cost
    if any(isinstance(effect, BuildsWithoutLocation) for effect in acts.effects):
        return PayPlainly(seat, cost.goods)
    paying = pay(s, seat, cost.goods) if cost.goods != FREE else None
    if not cost.hand and not cost.deals:
        return paying
    discarding = Discard(seat, cost.hand) if cost.hand else None
    return in_order(paying, discarding, GiveUpDeals(seat, cost.deals) if cost.deals else None)


class Activate(Frame[SettlersState]):
    """Pay the price of an own Location and carry its Action out, again and again. (IS-11.1 to IS-11.3, IS-24.12)"""

    seat: Seat
    card: int

    def start(self, s: SettlersState) -> Step:
        acts = tables.acts(tables.PRINT[self.card])
        tell(s, events.ACTIVATED, self.seat, self.card)
        return call(pay_cost(s, self.seat, acts), then=self.paid)

    def paid(self, s: SettlersState, _: object) -> Step:
        own = s.empires[self.seat]
        acts = tables.acts(tables.PRINT[self.card])
        use_up(own, own.locations.index(self.card))
        return call(carry_out(s, self.seat, self.card, acts.effects), then=self.acted)

    def acted(self, s: SettlersState, _: object) -> Step:
        """Each activation is an execution of its own. (IS-11.2, IS-25.5, IS-25.40)"""
        own = s.empires[self.seat]
        if self.card not in own.locations:
            return done()
        place = own.locations.index(self.card)
        if not has_uses(tables.PRINT[self.card], own.marks[place]) or not can_activate(s, self.seat, place):
            return done()
        name = tables.NAME[self.card]
        return ask(one_of(self.seat, "prompt-again", "IS-11.2", (AGAIN, ENOUGH), card=name), then=self.repeat)

    def repeat(self, s: SettlersState, answer: Option) -> Step:
        return self.start(s) if answer == AGAIN else done()
