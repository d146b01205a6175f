"""Building a Location: what it costs, what it brings, what reacts. (IS-8)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.imperial_settlers import events, tables
from epoka.games.imperial_settlers.effects import OnBuild, OnFactionBuild, PaysOnBuild
from epoka.games.imperial_settlers.goods import COLORS
from epoka.games.imperial_settlers.rules.carrying import carry_out, yields
from epoka.games.imperial_settlers.rules.leaving import sacrifice, spend_foundation
from epoka.games.imperial_settlers.rules.supply import can_spend, gain, lacking, pay
from epoka.games.imperial_settlers.rules.tableau import distinct, held, place_of, tableau
from epoka.games.imperial_settlers.state import Empire, Numbers, SettlersState, owner_of
from epoka.kernel import NOBODY, Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done, in_order, tell
from epoka.kernel.memo import memo
from epoka.parts.questions import one_of
from epoka.parts.tuples import without

FOUNDATION: Final[Option] = ("foundation",)
DECLINE: Final[Option] = ("decline",)
WORDS: Final = {
    "build": ("card",),
    "sacrifice": ("card", "copy"),
    "foundation": (),
    "offer": ("good", "amount"),
    "decline": (),
}

costs = memo(1 << 8)(tables.costs)


@memo(1 << 14)
def _taken_over(marks: Numbers) -> int:
    return sum([owner_of(each) != NOBODY for each in marks])


def spendable_locations(own: Empire) -> int:
    """How many Locations and Foundations can be spent for Location icons: none that was taken over. (IS-8.13)"""
    return len(own.locations) + len(own.foundations) - _taken_over(own.marks)


def why_not_build(s: SettlersState, seat: Seat, card: int) -> Refusal | None:
    """Why a card from hand can't be built; None if it can. (IS-8.1, IS-8.2)"""
    own = s.empires[seat]
    cost = tables.COST[tables.PRINT[card]]
    if cost.locations > spendable_locations(own):
        return Refusal("no-location-to-spend", "IS-8.2")
    if can_spend(own, cost.goods):
        return None
    return Refusal("missing", "IS-8.1", {"goods": lacking(own, cost.goods)})


class ChooseSacrifice(Question[SettlersState]):
    """Which own Location or Foundation to discard for a Location icon. (IS-8.2)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-sacrifice"
    rule: ClassVar[str] = "IS-8.2"

    def choices(self, s: SettlersState) -> Options:
        own = s.empires[self.seat]
        found: list[Option] = [FOUNDATION] if own.foundations else []
        for place, kind, copy in distinct(own.locations, own.marks):
            if owner_of(own.marks[place]) == NOBODY:
                found.append(("sacrifice", tables.NAMES[kind], copy))
        return tuple(found)

    def refuse(self, s: SettlersState, answer: Option) -> Refusal:
        if answer[0] == "sacrifice" and len(answer) == 3 and place_of(s.empires[self.seat], *answer[1:]) >= 0:
            return Refusal("not-for-good", "IS-8.13")
        return super().refuse(s, answer)


class Build(Frame[SettlersState]):
    """Pay for the card that is announced, and build it. (IS-8.1, IS-8.2, IS-8.7)

    Some cards let it be built without the Location part of its cost, then `locations` is 0. (IS-25.2, IS-25.32)
    """

    seat: Seat
    locations: int = -1

    def start(self, s: SettlersState) -> Step:
        cost = tables.COST[tables.PRINT[s.empires[self.seat].announced[0]]]
        if self.locations < 0:
            self.locations = cost.locations
        return call(pay(s, self.seat, cost.goods), then=self.paid)

    def paid(self, s: SettlersState, _: object) -> Step:
        if self.locations:
            return ask(ChooseSacrifice(self.seat), then=self.sacrificed)
        return self.enter(s)

    def sacrificed(self, s: SettlersState, answer: Option) -> Step:
        own = s.empires[self.seat]
        if answer == FOUNDATION:
            spend_foundation(s, self.seat)
        else:
            sacrifice(s, self.seat, own.locations[place_of(own, *answer[1:])])
        self.locations -= 1
        return self.paid(s, None)

    def enter(self, s: SettlersState) -> Step:
        """The card enters play, produces, brings its bonus, and Features pay. (IS-8.7, IS-24.4)"""
        own = s.empires[self.seat]
        (card,), own.announced = own.announced, ()
        own.locations += (card,)
        own.marks += (0,)
        tell(s, events.BUILT, self.seat, card)
        return call(Arrive(self.seat, card))


class Arrive(Frame[SettlersState]):
    """What a new Location brings. The owner may order what comes at the same time; nothing is gained by doing so, but
    by paying for optional Features last. [interpretation] (IS-8.7)
    """

    seat: Seat
    card: int

    def start(self, s: SettlersState) -> Step:
        kind = tables.PRINT[self.card]
        if tables.PRODUCED[kind]:
            tell(s, events.PRODUCED, self.seat, self.card)
            return call(carry_out(s, self.seat, self.card, tables.PRODUCED[kind]), then=self.bonus)
        return self.bonus(s, None)

    def bonus(self, s: SettlersState, _: object) -> Step:
        brought = tables.BROUGHT[tables.PRINT[self.card]]
        if brought:
            tell(s, events.BONUS, self.seat, self.card)
            return call(carry_out(s, self.seat, self.card, brought), then=self.features)
        return self.features(s, None)

    def features(self, s: SettlersState, _: object) -> Step:
        return call(in_order(reward_build(s, self.seat, self.card), *self.offers(s)))

    def offers(self, s: SettlersState) -> list[TakeOffer]:
        """Optional payments for building a Faction Location. (IS-25.25)"""
        if tables.IS_COMMON[self.card]:
            return []
        own = s.empires[self.seat]
        paying = tableau(own.locations).reacting(PaysOnBuild)
        return [TakeOffer(self.seat, own.locations[place], trigger) for place, trigger in paying]


def reward_build(s: SettlersState, seat: Seat, card: int) -> Frame[SettlersState] | None:
    """Features that pay for a building of a colour or for any Faction Location, the new one too. (IS-8.8)"""
    own = s.empires[seat]
    known = tableau(own.locations)
    frames: list[Frame[SettlersState] | None] = []
    if OnBuild in known.by_trigger:
        colors = tables.COLORED[tables.PRINT[card]]
        for place, trigger in known.reacting(OnBuild):
            if COLORS.index(trigger.color) in colors:
                tell(s, events.REWARDED, seat, own.locations[place])
                frames.append(gain(s, seat, yields(trigger.goods)))
    if OnFactionBuild in known.by_trigger and not tables.IS_COMMON[card]:
        for place, each in known.reacting(OnFactionBuild):
            tell(s, events.REWARDED, seat, own.locations[place])
            frames.append(gain(s, seat, yields(each.goods)))
    return in_order(*frames)


class TakeOffer(Frame[SettlersState]):
    """Pay for at most one of a Feature's offers. (IS-25.25)"""

    seat: Seat
    card: int
    trigger: PaysOnBuild
    taken: int = -1

    def start(self, s: SettlersState) -> Step:
        own = s.empires[self.seat]
        if self.card not in own.locations:
            return done()
        among = [
            ("offer", *offer.price.amounts()[0])
            for offer in self.trigger.offers
            if can_spend(own, costs(offer.price).goods)
        ]
        if not among:
            return done()
        question = one_of(self.seat, "prompt-offer", "IS-25.25", (*among, DECLINE), card=tables.NAME[self.card])
        return ask(question, then=self.chosen)

    def chosen(self, s: SettlersState, answer: Option) -> Step:
        if answer == DECLINE:
            return done()
        offers = self.trigger.offers
        self.taken = next(place for place, offer in enumerate(offers) if offer.price.amounts()[0] == answer[1:])
        return call(pay(s, self.seat, costs(offers[self.taken].price).goods), then=self.paid)

    def paid(self, s: SettlersState, _: object) -> Step:
        tell(s, events.REWARDED, self.seat, self.card)
        return call(gain(s, self.seat, yields(self.trigger.offers[self.taken].goods)))


def announce(s: SettlersState, seat: Seat, name: object) -> int:
    """Lay a card from hand open, to pay for it."""
    own = s.empires[seat]
    card = held(own.hand, name)
    own.hand = without(own.hand, card)
    own.announced = (card,)
    return card
