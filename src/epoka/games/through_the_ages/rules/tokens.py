"""Blue tokens as food and resources, and the two banks. (TTA-4, TTA-6)

A token on a farm is food, on a mine (or on a lab, under Bill Gates) resources. Payments return the least valuable
tokens first and make change downwards, which leaves the most tokens in the bank. [interpretation] (TTA-6.4)
"""

from __future__ import annotations

from typing import Final

from epoka.games.through_the_ages import tables
from epoka.games.through_the_ages.state import TRADE, Civilization
from epoka.kernel.memo import memo
from epoka.parts.tuples import changed

FARM_ORDER: Final = tuple(tables.FARMS)
MINE_ORDER: Final = tuple(
    sorted((*tables.MINES, *tables.LABS[1:]), key=lambda kind: (tables.TOKEN_VALUE[kind], kind in tables.MINES))
)
"""Where tokens are taken from first: the least value, and labs before mines of the same value."""
LABS_LAST: Final = (*tables.MINES, *tables.LABS[1:])

F0, F1, F2, F3 = [tables.TOKEN_VALUE[kind] for kind in tables.FARMS]
M0, M1, M2, M3 = [tables.TOKEN_VALUE[kind] for kind in tables.MINES]
_, L1, L2, L3 = [tables.TOKEN_VALUE[kind] for kind in tables.LABS]

FOOD_AS_RESOURCE: Final = 1
RESOURCE_AS_FOOD: Final = 2
"""The two roles in a Trade Routes Agreement. (TTA-21.9)"""


def food(own: Civilization) -> int:
    """What lies on the farms. (TTA-6.1)"""
    goods = own.goods
    return F0 * goods[0] + F1 * goods[1] + F2 * goods[2] + F3 * goods[3]


def resources(own: Civilization) -> int:
    """What lies on the mines, and on labs after Bill Gates. (TTA-6.1, TTA-29.5)"""
    g = own.goods
    return M0 * g[4] + M1 * g[5] + M2 * g[6] + M3 * g[7] + L1 * g[9] + L2 * g[10] + L3 * g[11]


@memo(1 << 12)
def farm_stores(known: tuple[int, ...]) -> tuple[int, ...]:
    """Farm technologies in play, the most valuable first."""
    return tuple(sorted([kind for kind in known if kind in tables.FARMS], reverse=True))


@memo(1 << 12)
def mine_stores(known: tuple[int, ...], leader: int) -> tuple[int, ...]:
    """Where resources can be put, the most valuable first: mines, and labs under Bill Gates. (TTA-6.2)"""
    found = [kind for kind in known if kind in tables.MINES or (leader == tables.GATES and kind in tables.LABS[1:])]
    return tuple(sorted(found, key=lambda kind: (-tables.TOKEN_VALUE[kind], kind)))


def _gain(own: Civilization, stores: tuple[int, ...], amount: int) -> int:
    """Move as few tokens as possible from the bank so that they are worth the amount; returns what fitted. (TTA-6.2)"""
    left = amount
    for kind in stores:
        value = tables.TOKEN_VALUE[kind]
        count = min(left // value, own.blue)
        if count:
            own.goods = changed(own.goods, kind, count)
            own.blue -= count
            left -= count * value
    return amount - left


def gain_food(own: Civilization, amount: int) -> int:
    """Produce food outside normal production; returns how much the bank allowed. (TTA-6.2)"""
    return _gain(own, farm_stores(own.known), amount)


def gain_resources(own: Civilization, amount: int) -> int:
    """Produce resources outside normal production; returns how much the bank allowed. (TTA-6.2)"""
    return _gain(own, mine_stores(own.known, own.leads), amount)


def _pay(own: Civilization, order: tuple[int, ...], stores: tuple[int, ...], amount: int) -> int:
    """Return tokens worth the amount, or all there are; returns what was paid. (TTA-6.3, TTA-6.4)"""
    goods = list(own.goods)
    left = amount
    for kind in order:
        if not left:
            break
        if goods[kind]:
            value = tables.TOKEN_VALUE[kind]
            count = min(goods[kind], left // value)
            goods[kind] -= count
            own.blue += count
            left -= count * value
            if left and goods[kind]:
                goods[kind] -= 1
                own.blue += 1
                _change(own, goods, stores, value - left)
                left = 0
    own.goods = tuple(goods)
    return amount - left


def _change(own: Civilization, goods: list[int], stores: tuple[int, ...], amount: int) -> None:
    """Put change on lower cards; what the bank has no tokens for is lost. (TTA-6.3, TTA-6.4)"""
    for kind in stores:
        value = tables.TOKEN_VALUE[kind]
        while amount >= value and own.blue:
            goods[kind] += 1
            own.blue -= 1
            amount -= value


def lose_food(own: Civilization, amount: int) -> int:
    """Give up food, as far as there is any; returns how much."""
    return _pay(own, FARM_ORDER, farm_stores(own.known), amount)


def lose_resources(own: Civilization, amount: int) -> int:
    """Give up resources, as far as there are any; returns how much."""
    stores = mine_stores(own.known, own.leads)
    if own.leads != tables.GATES and any(own.goods[kind] for kind in tables.LABS[1:]):
        return _pay_without_gates(own, stores, amount)
    return _pay(own, MINE_ORDER, stores, amount)


def _pay_without_gates(own: Civilization, stores: tuple[int, ...], amount: int) -> int:
    """Labs keep their tokens when Bill Gates is gone but take no change: whatever is lost least. (TTA-6.4, TTA-29.5)"""
    first, last = own.clone(), own.clone()
    paid = _pay(first, MINE_ORDER, stores, amount), _pay(last, LABS_LAST, stores, amount)
    is_last = (resources(last), last.blue) > (resources(first), first.blue)
    best = last if is_last else first
    own.goods, own.blue = best.goods, best.blue
    return paid[is_last]


# -- payments in the own turn, with the Trade Routes Agreement (TTA-21.9) --------------------------------------------


def can_trade(own: Civilization) -> bool:
    """Whether one food may be used as a resource, or one resource as food, in this turn. (TTA-21.9)"""
    role = own.fixed[TRADE]
    return bool(role) and not own.traded and (food(own) if role == FOOD_AS_RESOURCE else resources(own)) > 0


def spendable_food(own: Civilization) -> int:
    """Food a payment can use, with one resource in its place under a Trade Routes Agreement."""
    return food(own) + (1 if own.fixed[TRADE] == RESOURCE_AS_FOOD and can_trade(own) else 0)


def spendable_resources(own: Civilization) -> int:
    """Resources a payment can use, with one food in their place under a Trade Routes Agreement."""
    return resources(own) + (1 if own.fixed[TRADE] == FOOD_AS_RESOURCE and can_trade(own) else 0)


def pay_food(own: Civilization, amount: int) -> int:
    """Pay food; a resource stands in if the player wants it so or if food is short. Returns what was paid."""
    if amount and own.fixed[TRADE] == RESOURCE_AS_FOOD and (own.trading or amount > food(own)) and can_trade(own):
        own.traded = 1
        own.trading = 0
        lose_resources(own, 1)
        return 1 + lose_food(own, amount - 1)
    return lose_food(own, amount) if amount else 0


def pay_resources(own: Civilization, amount: int) -> int:
    """Pay resources; a food stands in if the player wants it so or if they are short. Returns what was paid."""
    if amount and own.fixed[TRADE] == FOOD_AS_RESOURCE and (own.trading or amount > resources(own)) and can_trade(own):
        own.traded = 1
        own.trading = 0
        lose_food(own, 1)
        return 1 + lose_resources(own, amount - 1)
    return lose_resources(own, amount) if amount else 0


def lend(own: Civilization) -> None:
    """Resources of the turn for units, from the leader. (TTA-6.7)"""
    own.pool += tables.TURN_RESOURCES[own.leads]
    own.lent += tables.TURN_RESOURCES[own.leads]


# -- points (TTA-5.1, TTA-5.2) ---------------------------------------------------------------------------------------


def score_science(own: Civilization, amount: int) -> int:
    """Score or lose science points: at most 40, never below 0. Returns the change. (TTA-5.2)"""
    before = own.science
    own.science = max(0, min(tables.MAX_SCIENCE, before + amount))
    return own.science - before


def score_culture(own: Civilization, amount: int) -> int:
    """Score or lose culture points, never below 0. Returns the change. [interpretation] (TTA-5.1)"""
    before = own.culture
    own.culture = max(0, before + amount)
    return own.culture - before


# -- population (TTA-4.4, TTA-6.8) -----------------------------------------------------------------------------------


def add_population(own: Civilization, amount: int) -> int:
    """Move yellow tokens from the bank to the unused workers, as many as there are; returns how many. (TTA-6.8)"""
    moved = min(amount, own.yellow)
    own.yellow -= moved
    own.unused += moved
    return moved


# -- tokens from and to the box (TTA-1.5, TTA-6.6) -------------------------------------------------------------------


def gain_yellow(own: Civilization, amount: int) -> None:
    """Yellow tokens come from outside into the bank."""
    own.yellow += amount
    own.yellows += amount


def lose_yellow(own: Civilization, amount: int) -> int:
    """Yellow tokens leave the bank for good, as far as it has any; returns how many. (TTA-6.6)"""
    lost = min(amount, own.yellow)
    own.yellow -= lost
    own.yellows -= lost
    return lost


def gain_blue(own: Civilization, amount: int) -> None:
    """Blue tokens come from the box into the bank, or, below 0, leave a bank that can spare them."""
    own.blue += amount
    own.blues += amount
