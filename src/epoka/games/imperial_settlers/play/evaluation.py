"""The evaluation of Imperial Settlers: points now, plus what Locations, Deals, Goods and cards are likely to bring.

For each seat, in victory points:

- the score as if the game ended now;
- what its Locations, Features and Deals will still bring in the rounds to come, and Actions in this round too;
- Goods in the supply, as long as there are turns to use them: whoever has passed loses what is not stored;
- cards in hand, by what they would be worth in the Empire or as a Deal; Foundations.

Alone one has to have more Faction Locations than the Collection in the end, so what counts most is the chance of that.
"""

from __future__ import annotations

from math import exp

from epoka.games.imperial_settlers import tables
from epoka.games.imperial_settlers.cards import VIRTUAL
from epoka.games.imperial_settlers.play import weights
from epoka.games.imperial_settlers.play.prints import DEALT, POINTS, PROFIT, STANDING, counted_worth, hand_table
from epoka.games.imperial_settlers.rules.solo import collection, faction_locations, is_won
from epoka.games.imperial_settlers.rules.tableau import tableau
from epoka.games.imperial_settlers.state import (
    ACTION,
    ATTACK,
    CLEANUP,
    OWED,
    PRODUCTION,
    ROUNDS,
    SAMURAI,
    SHIELD,
    STORED,
    USED,
    Cards,
    Empire,
    Numbers,
    SettlersState,
    owner_of,
)
from epoka.kernel import NOBODY, Table
from epoka.kernel.memo import memo

SCALE = 6.0
"""The lead that makes winning nearly three times as likely as losing."""


def values(table: Table) -> list[float]:
    """Each seat's value in victory points."""
    s: SettlersState = table.state
    left = phases_left(s)
    found = [
        own.score + empire_worth(own, lasting, left) + means_worth(s, own, left)
        for own, lasting in zip(s.empires, lasting_locations(s), strict=True)
    ]
    if len(found) == 1:
        found[0] += weights.VICTORY * chance_alone(s)
    return found


def phases_left(s: SettlersState) -> int:
    """Production phases to come."""
    return ROUNDS - s.round + (1 if s.phase < PRODUCTION else 0)


def lasting_locations(s: SettlersState) -> list[Cards]:
    """The Locations of each seat once those that were taken over have returned. (IS-27.13)"""
    found = [own.locations for own in s.empires]
    for holder, own in enumerate(s.empires):
        if own.marks and max(own.marks) >= 1 << OWED:
            for card, marks in zip(own.locations, own.marks, strict=True):
                real = owner_of(marks)
                if real != NOBODY:
                    found[holder] = tuple([other for other in found[holder] if other != card])
                    if real < len(found):
                        found[real] += (card,)
    return found


# -- what lasts --------------------------------------------------------------------------------------------------------


def empire_worth(own: Empire, locations: Cards, left: int) -> float:
    """Points of Locations, and what they and the Deals will bring in the rounds to come."""
    standing = 0
    shields = 0
    for marks in own.marks:
        if marks & (SAMURAI | SHIELD):
            standing += marks & SAMURAI > 0
            shields += marks & SHIELD > 0
    points, engine = built_worth(locations, standing)
    worth = points + left * weights.SURELY * engine
    if left:
        worth += left * sum([DEALT[tables.PRINT[card]] for card in (*own.deals, *own.marked)])
        worth += shields * weights.SHIELD + standing * weights.STANDING
    if own.kept or (own.marks and max(own.marks) >= 1 << STORED):
        worth += kept_worth(own)
    return worth


@memo(1 << 15)
def built_worth(locations: Cards, standing: int) -> tuple[float, float]:
    """What Locations score at the end, and what they bring in one round to come, with so many Samurai on them."""
    known = tableau(locations)
    engine = sum([STANDING[kind] for kind in known.kinds])
    for place in known.producers:
        engine += counted_worth(known.kinds[place], known.colors, standing)
    return float(sum([POINTS[kind] for kind in known.kinds])), engine


def kept_worth(own: Empire) -> float:
    """Points for what was put on and under Locations for good. (IS-25.30)"""
    worth = 0
    for card, marks in zip(own.locations, own.marks, strict=True):
        kind = tables.PRINT[card]
        if kind in tables.KEEPS_CARDS:
            worth += own.kept_under.count(card) * tables.KEEPS_CARDS[kind].vp
        if kind in tables.KEEPS_GOODS:
            worth += (marks >> STORED) * tables.KEEPS_GOODS[kind].vp
    return worth


# -- what can be used --------------------------------------------------------------------------------------------------


def means_worth(s: SettlersState, own: Empire, left: int) -> float:
    """Goods, cards in hand, Foundations, and Actions that are left in this round."""
    worth = hand_worth(own.hand, left)
    acting = s.phase < CLEANUP and not own.passed
    if own.foundations:
        worth += len(own.foundations) * (weights.FOUNDATION if left else weights.LAST_FOUNDATION * acting)
    if not acting:
        stores = tables.BOARD_STORES[own.faction] if own.faction >= 0 and left else ()
        return worth + sum([own.stock[good] * weights.GOODS[good] for good in stores])
    each = weights.GOODS if left else weights.LAST_GOODS
    wood, stone, food, gold, worker, raze, defense = own.stock
    worth += wood * each[0] + stone * each[1] + food * each[2] + gold * each[3]
    worth += worker * each[4] + raze * each[5] + defense * each[6]
    return worth + actions_worth(own.locations, own.marks) if s.phase == ACTION else worth


@memo(1 << 15)
def hand_worth(hand: Cards, left: int) -> float:
    """Cards in hand; there are turns for the best of them only."""
    worths = sorted(map(hand_table(left).__getitem__, hand), reverse=True)
    many = weights.PLAYED[left]
    return sum(worths[:many]) + sum(worths[many:]) * weights.SPARE


def actions_worth(locations: Cards, marks: Numbers) -> float:
    """The activations that are left in this round, if they can be paid."""
    worth = 0.0
    for place, _, card, acts, _ in tableau(locations).actors:
        uses = acts.uses - (marks[place] & USED)
        if uses > 0:
            worth += uses * PROFIT[tables.PRINT[card]]
    return worth * weights.USED_NOW


# -- alone -------------------------------------------------------------------------------------------------------------


def chance_alone(s: SettlersState) -> float:
    """How likely the player is to have more Faction Locations than the Collection in the end. (IS-15.2)"""
    if s.ended:
        return float(is_won(s))
    virtual = VIRTUAL[s.virtual]
    left = ROUNDS - s.round
    attacks = left + (s.phase < ATTACK)
    dealt = phases_left(s) * (virtual.revealed - 2) + len(s.villages)
    attacked = attacks * weights.COLLECTED * virtual.attacks / 2
    lead = faction_locations(s) + left * weights.FOUNDED - collection(s) - dealt - attacked
    return 1 / (1 + exp((1 - lead) / (weights.UNSURE_NOW + left * weights.UNSURE_LATER)))
