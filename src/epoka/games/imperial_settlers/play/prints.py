"""What prints are worth, in victory points: in an Empire, for each round to come; as a Deal; in hand."""

from __future__ import annotations

from typing import Final, NamedTuple

from epoka.games.imperial_settlers import tables
from epoka.games.imperial_settlers.effects import (
    BoostsPoints,
    CardEffect,
    DrawsAndKeeps,
    Gains,
    GainsOneOf,
    GainsPer,
    OfColor,
    OnBuild,
    OnDeal,
    OnExchange,
    OnFactionBuild,
    OnRaze,
    OnRazeLocation,
    OnSamurai,
    PaysOnBuild,
    Rewards,
    Trigger,
)
from epoka.games.imperial_settlers.goods import COLORS, Goods
from epoka.games.imperial_settlers.play import weights
from epoka.games.imperial_settlers.state import GOODS, ROUNDS, Numbers
from epoka.kernel.memo import memo

KINDS: Final = range(len(tables.RECORD))
OFTEN: Final[dict[type[Trigger], float]] = {
    OnBuild: weights.BUILDS,
    OnFactionBuild: weights.FACTION_BUILDS,
    OnRaze: weights.RAZINGS,
    OnRazeLocation: weights.RAZINGS,
    OnDeal: weights.DEALS,
    OnSamurai: weights.SAMURAI,
    OnExchange: weights.PAIRS,
}
"""How often in a round Features pay."""


class Market(NamedTuple):
    """What Goods and a card are worth when they are gained: at once, or in a round to come."""

    goods: tuple[float, ...]
    card: float

    def worth(self, goods: Goods) -> float:
        """Some Goods."""
        worth = 0.0
        for good, amount in goods.amounts():
            each = self.goods[GOODS.index(good)] if good in GOODS else 1.0 if good == "vp" else self.card
            worth += each * amount
        return worth

    def effect(self, effect: CardEffect) -> float:
        """What an effect brings once."""
        if isinstance(effect, Gains):
            return self.worth(effect.goods)
        if isinstance(effect, GainsPer):
            return self.worth(effect.goods) * weights.COUNTED
        if isinstance(effect, GainsOneOf):
            return max([self.worth(goods) for goods in effect.choices])
        if isinstance(effect, DrawsAndKeeps):
            return self.card * (effect.keep + 0.25)
        return weights.SPECIAL

    def effects(self, effects: tuple[CardEffect, ...]) -> float:
        """What effects bring once."""
        return sum([self.effect(effect) for effect in effects])


NOW: Final = Market(weights.GOODS, weights.CARD)
LATER: Final = Market(weights.LATER, weights.LATER_CARD)


def _price(cost: tables.Cost) -> float:
    each = (*weights.GOODS, weights.ANY_RESOURCE)
    return sum([amount * worth for amount, worth in zip(cost.goods, each, strict=True)])


def _profit(kind: int) -> float:
    acts = tables.ACTS[kind]
    if acts is None:
        return 0.0
    price = _price(acts.cost) + acts.cost.hand * weights.CARD + acts.cost.deals * weights.GIVEN_DEAL
    return max(weights.LEAST_PROFIT, NOW.effects(acts.effects) - price)


PROFIT: Final = tuple([_profit(kind) for kind in KINDS])
"""What an activation of each print brings beyond its price."""


def _reaction(trigger: Trigger) -> float:
    if isinstance(trigger, BoostsPoints):
        return weights.BOOSTED * trigger.extra
    if isinstance(trigger, PaysOnBuild):
        return weights.FACTION_BUILDS
    assert isinstance(trigger, Rewards), f"{trigger} neither boosts nor rewards"
    return OFTEN[type(trigger)] * NOW.worth(trigger.goods)


def _standing(kind: int) -> float:
    acts = tables.ACTS[kind]
    worth = acts.uses * PROFIT[kind] * weights.USED_WELL if acts is not None else 0.0
    worth += sum([_reaction(trigger) for trigger in tables.TRIGGERS[kind]])
    if kind in tables.KEEPS_CARDS or kind in tables.KEEPS_GOODS:
        worth += weights.STORED_CARD * 2
    if kind in tables.STORES or kind in tables.PROTECTS:
        worth += weights.KEEPING
    return worth + sum([LATER.effect(effect) for effect in tables.PRODUCED[kind] if not isinstance(effect, GainsPer)])


STANDING: Final = tuple([_standing(kind) for kind in KINDS])
"""What each print brings in one round: its production as far as it counts nothing, its Features and its Action."""
POINTS: Final = tuple([card.points for card in tables.RECORD])
DEALT: Final = tuple([LATER.worth(Goods(**{good: 1})) if good else 0.0 for good in tables.DEAL_GOOD])
"""What each print brings in one round as a Deal."""

_COUNTING: Final = tuple(
    [
        tuple(
            [
                (
                    COLORS.index(effect.per.color) if isinstance(effect.per, OfColor) else -1,
                    effect.most // max([amount for _, amount in effect.goods.amounts()]),
                    LATER.worth(effect.goods),
                )
                for effect in effects
                if isinstance(effect, GainsPer)
            ]
        )
        for effects in tables.PRODUCED
    ]
)
"""For each print what its production counts: a colour or Samurai, how many at most, and what each of them brings."""


def counted_worth(kind: int, colors: Numbers, samurai: int) -> float:
    """What the production of a print brings in one round for what it counts in an Empire."""
    worth = 0.0
    for color, most, each in _COUNTING[kind]:
        worth += each * min(most, colors[color] if color >= 0 else samurai)
    return worth


def built_for(kind: int, left: int) -> float:
    """What building a print brings in so many rounds, at once and later."""
    brought = NOW.effects(tables.PRODUCED[kind]) + NOW.effects(tables.BROUGHT[kind])
    counted = sum([LATER.effect(effect) for effect in tables.PRODUCED[kind] if isinstance(effect, GainsPer)])
    return POINTS[kind] + brought + left * weights.SURELY * (STANDING[kind] + counted)


def card_worth(kind: int, left: int) -> float:
    """What a card in hand is worth."""
    cost = tables.COST[kind]
    price = _price(cost) + cost.locations * (1 + weights.FOUNDATION)
    best = max(built_for(kind, left) - price, (left + 1) * DEALT[kind] - weights.GOODS[GOODS.index("food")])
    least = weights.CARD if left else weights.LAST_CARD
    return max(least / 2, weights.LIKELY * best + least / 4)


@memo(ROUNDS + 1)
def hand_table(left: int) -> tuple[float, ...]:
    """What each physical card is worth in hand, with so many rounds to come."""
    worths = [card_worth(kind, left) for kind in KINDS]
    return tuple([worths[tables.PRINT[card]] for card in tables.BUILDABLE])
