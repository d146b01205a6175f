"""The evaluation of Imperial Settlers: points now, plus what Locations, Deals, Goods and cards are likely to bring.

For each seat, in victory points:

- the score as if the game ended now;
- what its Locations, Features and Deals will still bring in the rounds to come, and Actions in this round too;
- Goods in the supply, as long as there are turns to use them: whoever has passed loses what is not stored;
- cards in hand, by what they would be worth in the Empire or as a Deal; Foundations.

Alone one has to have more Faction Locations than the Collection, so what counts most is by how many.
"""

from __future__ import annotations

from epoka.games.imperial_settlers import scoring, tables
from epoka.games.imperial_settlers.cards import VIRTUAL
from epoka.games.imperial_settlers.effects import (
    BoostsPoints,
    CardEffect,
    DrawsAndKeeps,
    Gains,
    GainsOneOf,
    GainsPer,
    OnBuild,
    OnDeal,
    OnExchange,
    OnFactionBuild,
    OnRaze,
    OnRazeLocation,
    OnSamurai,
    PaysOnBuild,
    Trigger,
)
from epoka.games.imperial_settlers.goods import Goods
from epoka.games.imperial_settlers.play import weights
from epoka.games.imperial_settlers.rules.carrying import times
from epoka.games.imperial_settlers.rules.solo import collection, faction_locations, is_won
from epoka.games.imperial_settlers.rules.tableau import samurai, tableau
from epoka.games.imperial_settlers.state import (
    CLEANUP,
    GOODS,
    PRODUCTION,
    ROUNDS,
    SAMURAI,
    SHIELD,
    USED,
    Cards,
    Empire,
    Numbers,
    SettlersState,
)
from epoka.kernel import Seat, Table
from epoka.kernel.memo import memo

SCALE = 6.0
"""The lead that makes winning nearly three times as likely as losing."""

OFTEN: dict[type[Trigger], float] = {
    OnBuild: weights.BUILDS,
    OnFactionBuild: weights.FACTION_BUILDS,
    OnRaze: weights.RAZINGS,
    OnRazeLocation: weights.RAZINGS,
    OnDeal: weights.DEALS,
    OnSamurai: weights.SAMURAI,
    OnExchange: weights.PAIRS,
}
"""How often in a round Features pay."""


def values(table: Table) -> list[float]:
    """Each seat's value in victory points."""
    s: SettlersState = table.state
    scores = scoring.scores(s)
    found = [scores[seat] + prospects(s, seat) for seat in range(len(s.empires))]
    if len(found) == 1:
        found[0] += solo_lead(s)
    return found


def solo_lead(s: SettlersState) -> float:
    """What it is worth to have more Faction Locations than the Collection will have. (IS-15.2)"""
    if s.ended:
        return weights.LEAD * weights.ENOUGH if is_won(s) else -2 * weights.LEAD * weights.ENOUGH
    virtual = VIRTUAL[s.virtual]
    left = ROUNDS - s.round
    dealt = phases_left(s) * (virtual.revealed - 2) + len(s.villages)
    attacked = (left + 1) * weights.COLLECTED * virtual.attacks / 2
    lead = faction_locations(s) + left * weights.FOUNDED - collection(s) - dealt - attacked
    return weights.LEAD * min(weights.ENOUGH, lead)


def phases_left(s: SettlersState) -> int:
    """Production phases to come."""
    return ROUNDS - s.round + (1 if s.phase < PRODUCTION else 0)


def prospects(s: SettlersState, seat: Seat) -> float:
    """What a seat is likely to gain beyond its points now."""
    own = s.empires[seat]
    left = phases_left(s)
    worth = engine_worth(own.locations, samurai(own)) * left * weights.SURELY
    worth += sum([deal_worth(tables.PRINT[card], left) for card in (*own.deals, *own.marked)])
    acting = not own.passed and s.phase < CLEANUP
    if acting:
        worth += _supply(own, left) + actions_worth(own.locations, own.marks)
    else:
        stores = tables.BOARD_STORES[own.faction] if own.faction >= 0 and left else ()
        worth += sum([own.stock[good] * weights.GOODS[good] for good in stores])
    worth += hand_worth(own.hand, left)
    worth += len(own.foundations) * (weights.FOUNDATION if left else weights.LAST_FOUNDATION * acting)
    return worth + weights.SHIELD * sum([marks & SHIELD > 0 for marks in own.marks])


@memo(1 << 15)
def hand_worth(hand: Cards, left: int) -> float:
    """Cards in hand; there are turns for the best of them only."""
    worths = sorted([card_worth(tables.PRINT[card], left) for card in hand], reverse=True)
    many = weights.PLAYED[left]
    return sum(worths[:many]) + sum(worths[many:]) * weights.SPARE


def _supply(own: Empire, left: int) -> float:
    """Goods at hand."""
    each = weights.GOODS if left else weights.LAST_GOODS
    return sum([amount * worth for amount, worth in zip(own.stock, each, strict=True)])


@memo(1 << 15)
def engine_worth(locations: Cards, standing: int) -> float:
    """What Locations bring in one round to come, with so many Samurai on them."""
    own = Empire(locations=locations, marks=(SAMURAI,) * standing)
    known = tableau(locations)
    worth = 0.0
    for place in known.producers:
        for effect in tables.PRODUCED[known.kinds[place]]:
            worth += _production(own, effect)
    for kind in known.kinds:
        worth += standing_worth(kind)
    return worth


def _production(own: Empire, effect: CardEffect) -> float:
    """What a production brings in one round."""
    if isinstance(effect, GainsPer):
        return goods_worth(effect.goods) * times(own, effect)
    return effect_worth(effect)


@memo(1 << 15)
def actions_worth(locations: Cards, marks: Numbers) -> float:
    """The activations that are left in this round, if they can be paid."""
    worth = 0.0
    known = tableau(locations)
    for place in known.actors:
        acts = tables.ACTS[known.kinds[place]]
        assert acts is not None, "an Action Location has an Action"
        uses = acts.uses - (marks[place] & USED)
        if uses > 0:
            worth += uses * profit(known.kinds[place]) * weights.USED_WELL / 2
    return worth


@memo(1 << 10)
def goods_worth(goods: Goods) -> float:
    """Goods that are gained."""
    worth = 0.0
    for good, amount in goods.amounts():
        each = weights.GOODS[GOODS.index(good)] if good in GOODS else 1.0 if good == "vp" else weights.CARD
        worth += each * amount
    return worth


def effect_worth(effect: CardEffect) -> float:
    """What an effect brings once."""
    if isinstance(effect, Gains):
        return goods_worth(effect.goods)
    if isinstance(effect, GainsPer):
        return goods_worth(effect.goods) * 2
    if isinstance(effect, GainsOneOf):
        return max([goods_worth(goods) for goods in effect.choices])
    if isinstance(effect, DrawsAndKeeps):
        return weights.CARD * (effect.keep + 0.25)
    return weights.SPECIAL


@memo(1 << 10)
def profit(kind: int) -> float:
    """What an activation of a print brings beyond its price."""
    acts = tables.ACTS[kind]
    assert acts is not None, "only Actions make a profit"
    price = sum([amount * worth for amount, worth in zip(acts.cost.goods, (*weights.GOODS, 0.75), strict=True)])
    price += acts.cost.hand * weights.CARD + acts.cost.deals * 1.5
    return max(0.1, sum([effect_worth(effect) for effect in acts.effects]) - price)


@memo(1 << 10)
def standing_worth(kind: int) -> float:
    """What Features and the Action of a print bring in one round."""
    worth = 0.0
    acts = tables.ACTS[kind]
    if acts is not None:
        worth += acts.uses * profit(kind) * weights.USED_WELL
    for trigger in tables.TRIGGERS[kind]:
        if isinstance(trigger, BoostsPoints):
            worth += weights.BOOSTED * trigger.extra
        elif isinstance(trigger, PaysOnBuild):
            worth += weights.FACTION_BUILDS
        else:
            worth += OFTEN[type(trigger)] * goods_worth(trigger.goods)  # type: ignore[attr-defined]  # all others reward
    if kind in tables.KEEPS_CARDS or kind in tables.KEEPS_GOODS:
        worth += weights.STORED_CARD * 2
    return worth + (0.5 if kind in tables.STORES or kind in tables.PROTECTS else 0.0)


@memo(1 << 12)
def deal_worth(kind: int, left: int) -> float:
    """What a Deal will still bring."""
    good = tables.DEAL_GOOD[kind]
    return left * goods_worth(Goods(**{good: 1})) if good else 0.0


@memo(1 << 12)
def built_worth(kind: int, left: int) -> float:
    """What a print is worth in an Empire for so many rounds, with what it brings at once."""
    produced = sum([effect_worth(effect) for effect in tables.PRODUCED[kind]])
    brought = sum([effect_worth(effect) for effect in tables.BROUGHT[kind]])
    later = left * weights.SURELY * (produced + standing_worth(kind))
    return tables.RECORD[kind].points + produced + brought + later


@memo(1 << 12)
def card_worth(kind: int, left: int) -> float:
    """What a card in hand is worth."""
    cost = tables.COST[kind]
    price = sum([amount * worth for amount, worth in zip(cost.goods, (*weights.GOODS, 0.75), strict=True)])
    price += cost.locations * (1 + weights.FOUNDATION)
    built = built_worth(kind, left) - price
    best = max(built, deal_worth(kind, left) + 0.2)
    least = weights.CARD if left else weights.LAST_CARD
    return max(least / 2, weights.UNLIKELY * best + least / 4)
