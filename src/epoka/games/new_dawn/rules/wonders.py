"""World wonders: what they cost, how they are paid for, and what happens when they come. (ND-10.2 to ND-10.5, ND-19)"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar, Final, TypeVar

from epoka.games.new_dawn import events
from epoka.games.new_dawn.effects import BUILD_THIS, GAIN_THIS, BuildCity, CardEffect, On, WonderCost
from epoka.games.new_dawn.focus import ProductionInSlot, ProductionPerDistrict, ResourceProduction
from epoka.games.new_dawn.land import spaces_in
from epoka.games.new_dawn.rules.abilities import recount, wonders_of
from epoka.games.new_dawn.rules.cities import found_city
from epoka.games.new_dawn.rules.commit import commit
from epoka.games.new_dawn.rules.field import legal, mature, own_cities
from epoka.games.new_dawn.rules.market import take_open
from epoka.games.new_dawn.rules.moments import GOT_NATURAL, WONDER_COST, Reaction
from epoka.games.new_dawn.rules.pieces import has_city
from epoka.games.new_dawn.rules.purse import lose_resource, spend, spendable
from epoka.games.new_dawn.state import RESOURCES, DawnState, holdings, land_of
from epoka.games.new_dawn.tables import NATURAL, SAYS, TOKEN, WONDER, part, permanent
from epoka.kernel import Frame, Option, Options, Question, Seat, Step, ask, call, in_order, tell
from epoka.parts.hexes import Hex, bits
from epoka.parts.questions import one_of

E = TypeVar("E", bound=CardEffect)
WORDS: Final = {"host": ("space",), "pay": ("token",)}
PRODUCTION: Final = "production"
"""What a trade token gives for a wonder. (ND-7.2)"""
RESOURCE: Final = 2
"""The production of a resource or natural wonder that the wonder takes. (ND-10.2)"""
LEGAL_EDGE: Final = "legal_edge_space"
MATURE: Final = "own_mature_city"


# -- cost and production (ND-10.2, ND-19.5) ----------------------------------------------------------------------------


def cost(s: DawnState, seat: Seat, wonder: str) -> int:
    """What an open wonder costs a player: its token and other reductions add up. (ND-19.4, ND-19.5)"""
    offer = s.offers[s.market.index(wonder)]
    return max(0, WONDER[wonder].cost - offer + WONDER_COST.total(s, seat, wonder))


def _reduced(effect: WonderCost, s: DawnState, seat: Seat, wonder: str) -> int:
    """Egypt, Brussels, Buenos Aires. (ND-10.2)"""
    if effect.per == MATURE:
        return effect.amount * len(mature(s, seat))
    types = [WONDER[held].type for held in wonders_of(s, seat)] if effect.if_ else []
    return 0 if WONDER[wonder].type in types else effect.amount


for _name, _effect in permanent(WonderCost):
    WONDER_COST.on(_name)(partial(_reduced, _effect))


def production(s: DawnState, seat: Seat, card: str, slot: int) -> int:
    """The production of a card without anything spent. (ND-10.2)"""
    fixed, each = part(card, ProductionInSlot), part(card, ProductionPerDistrict)
    found = fixed.production if fixed and slot == fixed.slot else slot
    districts = sum([space >= 0 for space in holdings(s)[seat].districts])
    return found + (each.production * districts if each else 0)


def payments(s: DawnState, seat: Seat, card: str, wonder: str) -> dict[str, int]:
    """What may be spent next for a wonder, with the production that it gives. (ND-10.2, ND-10.3)"""
    own, taken = s.civilizations[seat], WONDER[wonder].resources
    more = part(card, ResourceProduction)
    worth = RESOURCE + (more.production if more else 0)
    found = dict.fromkeys(spendable(s, seat, card), TOKEN[PRODUCTION])
    for name, count in zip(RESOURCES, own.resources, strict=True):
        if count and name in taken:
            found[name] = worth
    for natural in own.natural:
        if NATURAL[natural].resource in taken and natural not in own.used:
            found[natural] = worth
    return found


def most(s: DawnState, seat: Seat, card: str, slot: int, wonder: str) -> int:
    """The most production that a player can come up with for a wonder. (ND-10.2)"""
    own = s.civilizations[seat]
    held = dict(zip(RESOURCES, own.resources, strict=True))
    tokens = own.trade[own.row.index(card)] if card in own.row else 0
    amounts = {**held, "trade": tokens}
    found = production(s, seat, card, slot)
    return found + sum([worth * amounts.get(what, 1) for what, worth in payments(s, seat, card, wonder).items()])


# -- where it goes (ND-10.4) -------------------------------------------------------------------------------------------


def hosts(s: DawnState, seat: Seat) -> int:
    """Friendly cities without a wonder. (ND-10.4, ND-19.3)"""
    return own_cities(s, seat) & ~bits(s.built_at)


def founds_its_own(wonder: str) -> BuildCity | None:
    """What a wonder says that builds a city for itself. (ND-10.4)"""
    effects = [effect for when in said(wonder, BUILD_THIS) for effect in when.effects]
    found = [effect for effect in effects if isinstance(effect, BuildCity) and effect.hosts_this_wonder]
    return found[0] if found else None


def sites(s: DawnState, seat: Seat, wonder: str) -> int:
    """Where the token of a wonder may go: a city without one, or a legal edge space for its own. (ND-10.4)"""
    own_city = founds_its_own(wonder)
    if own_city is None:
        return hosts(s, seat)
    edges = land_of(s).edges if own_city.where == LEGAL_EDGE else land_of(s).all
    return legal(s, seat) & edges & ~bits(s.built_at) if has_city(s, seat) else 0


def buildable(s: DawnState, seat: Seat, card: str, slot: int) -> list[str]:
    """The open wonders that a player can pay for and has a place for. (ND-10.2, ND-10.4)"""
    return [
        wonder
        for wonder in s.market
        if most(s, seat, card, slot, wonder) >= cost(s, seat, wonder) and sites(s, seat, wonder)
    ]


class PayWith(Question[DawnState]):
    """What is spent next for a wonder. (ND-10.2)"""

    seat: Seat
    card: str
    wonder: str
    left: int

    prompt: ClassVar[str] = "prompt-pay"
    rule: ClassVar[str] = "ND-10.2"

    def choices(self, s: DawnState) -> Options:
        return tuple([("pay", what) for what in payments(s, self.seat, self.card, self.wonder)])

    def args(self, s: DawnState) -> dict[str, int | str]:
        return {"card": self.wonder, "amount": self.left}


class RaiseWonder(Frame[DawnState]):
    """Pay for a wonder, choose its city, and have it. Whoever can't must not come here. (ND-10.2, ND-10.4)"""

    seat: Seat
    card: str
    wonder: str
    left: int

    def start(self, s: DawnState) -> Step:
        if self.left > 0:
            return ask(PayWith(self.seat, self.card, self.wonder, self.left), then=self.paid)
        among = [("host", space) for space in spaces_in(sites(s, self.seat, self.wonder))]
        return ask(one_of(self.seat, "prompt-host", "ND-10.4", among, card=self.wonder), then=self.hosted)

    def paid(self, s: DawnState, answer: Option) -> Step:
        what = str(answer[1])
        self.left -= payments(s, self.seat, self.card, self.wonder)[what]
        return call(self.give(s, what), then=self.next)

    def give(self, s: DawnState, what: str) -> Reaction:
        """A spent resource goes to the supply, a natural wonder stays but is used up for the turn. (ND-10.3)"""
        if what in WONDER[self.wonder].resources:
            lose_resource(s, self.seat, what)
            return None
        if what in NATURAL and NATURAL[what].resource in WONDER[self.wonder].resources:
            s.civilizations[self.seat].used += (what,)
            tell(s, events.SPENT_RESOURCE, self.seat, NATURAL[what].resource)
            return GOT_NATURAL.frame(s, self.seat, what)
        return spend(s, self.seat, self.card, what)

    def next(self, s: DawnState, _: object) -> Step:
        return self.start(s)

    def hosted(self, s: DawnState, answer: Option) -> Step:
        space = int(answer[1])
        city = found_city(s, self.seat, space) if founds_its_own(self.wonder) else None
        raise_wonder(s, self.seat, self.wonder, space)
        return call(in_order(city, gained(s, self.seat, self.wonder, BUILD_THIS, GAIN_THIS)))


def raise_wonder(s: DawnState, seat: Seat, wonder: str, space: Hex) -> None:
    """A wonder comes to a space; the next of its deck is opened. (ND-10.4)"""
    s.built += (wonder,)
    s.built_at += (space,)
    tell(s, events.BUILT_WONDER, seat, wonder, space)
    take_open(s, wonder)
    recount(s)
    commit(s)


# -- what happens when it comes (ND-10.5, ND-1.11) ---------------------------------------------------------------------

GAINED: Final[dict[type[CardEffect], Callable[[DawnState, Seat, str, Any], Reaction]]] = {}
"""How each kind of effect is carried out when its wonder comes: told the seat, the wonder and the effect."""


def when_gained(kind: type[E]) -> Callable[[Callable[[DawnState, Seat, str, E], Reaction]], None]:
    """Say how an effect is carried out when its wonder comes."""

    def registered(carry: Callable[[DawnState, Seat, str, E], Reaction]) -> None:
        assert kind not in GAINED, f"{kind.__name__} is carried out twice"
        GAINED[kind] = carry

    return registered


def said(wonder: str, *triggers: str) -> list[On]:
    """What a wonder says of some moments."""
    return [when for when in SAYS[wonder] if isinstance(when, On) and when.trigger in triggers]


def answers(wonder: str) -> list[tuple[str, CardEffect]]:
    """The effects of a wonder at the moments at which it comes, each with its moment."""
    return [(when.trigger, effect) for when in said(wonder, BUILD_THIS, GAIN_THIS) for effect in when.effects]


def gained(s: DawnState, seat: Seat, wonder: str, *triggers: str) -> Reaction:
    """What happens when a wonder is built, or captured. (ND-10.5)"""
    return in_order(
        *[
            Gained(seat, wonder, number)
            for number, (trigger, effect) in enumerate(answers(wonder))
            if trigger in triggers and type(effect) in GAINED
        ]
    )


def captured(s: DawnState, seat: Seat, wonder: str) -> Reaction:
    """What happens when a wonder was captured by an attack. (ND-1.11)"""
    return gained(s, seat, wonder, GAIN_THIS)


class Gained(Frame[DawnState]):
    """One effect of a wonder that has come, worked out only when its turn comes. (ND-10.5)"""

    seat: Seat
    wonder: str
    number: int

    def start(self, s: DawnState) -> Step:
        effect = answers(self.wonder)[self.number][1]
        return call(GAINED[type(effect)](s, self.seat, self.wonder, effect))


def space_of(s: DawnState, wonder: str) -> Hex:
    """Where the token of a wonder lies."""
    return s.built_at[s.built.index(wonder)]
