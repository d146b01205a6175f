"""What cards bring, which goes before the rules: effects in printed order, and reactions. (IS-1.8, IS-8.7, IS-27.7)"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

from epoka.games.imperial_settlers import events, tables
from epoka.games.imperial_settlers.effects import (
    CardEffect,
    Count,
    DrawsAndKeeps,
    Gains,
    GainsOneOf,
    GainsPer,
    OfColor,
    RepeatsOtherProduction,
    RepeatsProduction,
    Rewards,
)
from epoka.games.imperial_settlers.goods import COLORS
from epoka.games.imperial_settlers.rules.drawing import DrawFaction
from epoka.games.imperial_settlers.rules.supply import gain
from epoka.games.imperial_settlers.rules.tableau import held, samurai, tableau
from epoka.games.imperial_settlers.state import Empire, Numbers, SettlersState
from epoka.kernel import Frame, Option, Seat, Step, ask, call, done, in_order, tell
from epoka.kernel.memo import memo
from epoka.parts.questions import one_of

E = TypeVar("E", bound=CardEffect)
Carried = Callable[[SettlersState, Seat, int, Any], Frame[SettlersState] | None]
Possible = Callable[[SettlersState, Seat, int, Any, Numbers], bool]

WORDS: Final = {"gain": ("good", "amount"), "repeat": ("card",)}

_carried: Final[dict[type[CardEffect], Carried]] = {}
_possible: Final[dict[type[CardEffect], Possible]] = {}


def carries(
    kind: type[E], possible: Callable[[SettlersState, Seat, int, E, Numbers], bool] | None = None
) -> Callable[[Callable[[SettlersState, Seat, int, E], Frame[SettlersState] | None]], Carried]:
    """Say how an effect is carried out for a seat by one of its cards, and whether that is possible. (IS-11.5)

    The last thing that `possible` is told is what must be paid before it.
    """

    def registered(carry: Carried) -> Carried:
        assert kind not in _carried, f"{kind.__name__} is carried out twice"
        _carried[kind] = carry
        if possible is not None:
            _possible[kind] = possible
        return carry

    return registered


def is_possible(s: SettlersState, seat: Seat, card: int, effects: Iterable[CardEffect], owed: Numbers) -> bool:
    """Whether some effects can happen after something has been paid: each has what it needs. (IS-11.5)"""
    for effect in effects:
        check = _possible.get(type(effect))
        if check is not None and not check(s, seat, card, effect, owed):
            return False
    return True


def carry_out(s: SettlersState, seat: Seat, card: int, effects: tuple[CardEffect, ...]) -> Frame[SettlersState] | None:
    """Carry effects out in printed order; a frame from the first of them that asks."""
    for number, effect in enumerate(effects):
        frame = _carried[type(effect)](s, seat, card, effect)
        if frame is not None:
            rest = effects[number + 1 :]
            return in_order(frame, CarryOut(seat, card, rest)) if rest else frame
    return None


class CarryOut(Frame[SettlersState]):
    """Effects that follow one that asked."""

    seat: Seat
    card: int
    effects: tuple[CardEffect, ...]

    def start(self, s: SettlersState) -> Step:
        return call(carry_out(s, self.seat, self.card, self.effects))


# -- Goods -------------------------------------------------------------------------------------------------------------

yields = memo(1 << 10)(tables.yields)


@carries(Gains)
def _gain(s: SettlersState, seat: Seat, card: int, effect: Gains) -> Frame[SettlersState] | None:
    return gain(s, seat, yields(effect.goods))


def count(own: Empire, per: Count) -> int:
    """How many of something there are in the Empire of whoever uses a card, now. (IS-8.9, IS-24.8, IS-24.11)"""
    if isinstance(per, OfColor):
        return tableau(own.locations).colors[COLORS.index(per.color)]
    return samurai(own)


def times(own: Empire, effect: GainsPer) -> int:
    """How many times Goods are gained, so that no more of them are than is printed. (IS-6.3)"""
    each = max([amount for _, amount in effect.goods.amounts()])
    return min(count(own, effect.per), effect.most // each)


@carries(GainsPer)
def _gain_per(s: SettlersState, seat: Seat, card: int, effect: GainsPer) -> Frame[SettlersState] | None:
    number = times(s.empires[seat], effect)
    return gain(s, seat, yields(effect.goods), number) if number else None


class GainOneOf(Frame[SettlersState]):
    """Gain the Goods of one alternative. (IS-6.8)"""

    seat: Seat
    effect: GainsOneOf

    def start(self, s: SettlersState) -> Step:
        among = [("gain", *goods.amounts()[0]) for goods in self.effect.choices]
        return ask(one_of(self.seat, "prompt-gain", "IS-6.8", among), then=self.chosen)

    def chosen(self, s: SettlersState, answer: Option) -> Step:
        goods = next(goods for goods in self.effect.choices if goods.amounts()[0] == answer[1:])
        return call(gain(s, self.seat, yields(goods)))


@carries(GainsOneOf)
def _gain_one_of(s: SettlersState, seat: Seat, card: int, effect: GainsOneOf) -> Frame[SettlersState]:
    return GainOneOf(seat, effect)


@carries(DrawsAndKeeps)
def _draw_and_keep(s: SettlersState, seat: Seat, card: int, effect: DrawsAndKeeps) -> Frame[SettlersState]:
    return DrawFaction(seat, effect.draw, effect.keep)


# -- production once more (IS-25.4) ------------------------------------------------------------------------------------


def repeatable(own: Empire) -> list[int]:
    """The own Locations whose production can be gained once more: no repetitions, and they yield something."""
    found = []
    for place in tableau(own.locations).producers:
        effects = tables.PRODUCED[tables.PRINT[own.locations[place]]]
        if not any(isinstance(effect, RepeatsProduction) for effect in effects) and any(
            not isinstance(effect, GainsPer) or times(own, effect) for effect in effects
        ):
            found.append(own.locations[place])
    return found


class RepeatProduction(Frame[SettlersState]):
    """Choose an own Production Location and gain once more what it prints. (IS-25.4)"""

    seat: Seat

    def start(self, s: SettlersState) -> Step:
        names = dict.fromkeys([tables.NAME[card] for card in repeatable(s.empires[self.seat])])
        if not names:
            return done()
        among = [("repeat", name) for name in names]
        return ask(one_of(self.seat, "prompt-repeat", "IS-25.4", among), then=self.chosen)

    def chosen(self, s: SettlersState, answer: Option) -> Step:
        card = held(s.empires[self.seat].locations, answer[1])
        tell(s, events.REPEATED, self.seat, card)
        return call(carry_out(s, self.seat, card, tables.PRODUCED[tables.PRINT[card]]))


def _repeats(s: SettlersState, seat: Seat, card: int, effect: RepeatsProduction, owed: Numbers) -> bool:
    return bool(repeatable(s.empires[seat]))


@carries(RepeatsOtherProduction, _repeats)
@carries(RepeatsProduction, _repeats)
def _repeat(s: SettlersState, seat: Seat, card: int, effect: RepeatsProduction) -> Frame[SettlersState]:
    return RepeatProduction(seat)


# -- Features ----------------------------------------------------------------------------------------------------------


def reward(s: SettlersState, seat: Seat, *kinds: type[Rewards]) -> Frame[SettlersState] | None:
    """What Features pay each time something happens; a frame if cards are drawn.

    They do so in every phase, and each copy for itself. (IS-2.11, IS-6.4, IS-6.6, IS-24.3, IS-27.7)
    """
    own = s.empires[seat]
    known = tableau(own.locations)
    frames: list[Frame[SettlersState] | None] = []
    for kind in kinds:
        if kind in known.by_trigger:
            for place, trigger in known.reacting(kind):
                tell(s, events.REWARDED, seat, own.locations[place])
                frames.append(gain(s, seat, yields(trigger.goods)))
    return in_order(*frames)
