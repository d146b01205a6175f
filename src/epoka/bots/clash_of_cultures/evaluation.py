"""The evaluation of Clash of Cultures: points now, plus what cities, advances, units and cards are likely to bring.

For each seat, in victory points:

- the score as if the game ended now;
- cities and their pieces for each age to come, their mood, and threats from stronger armies beside them;
- what advances promise, what is in stock, Settlers (more where they may found), units, cards;
- objectives that are fulfilled now, wonders that can be built or paid for soon.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from epoka.bots.clash_of_cultures import weights
from epoka.games.clash_of_cultures.geometry import board
from epoka.games.clash_of_cultures.rules.cities import settlement_supply, size
from epoka.games.clash_of_cultures.rules.objectives import status_goals
from epoka.games.clash_of_cultures.rules.units import military
from epoka.games.clash_of_cultures.scoring import total
from epoka.games.clash_of_cultures.state import ClashState, Nation, Numbers
from epoka.games.clash_of_cultures.tables import (
    ANGRY,
    BARREN,
    CULTURE,
    GOLD,
    HAPPY,
    NONE,
    OWNERS,
    SEA,
    SETTLER,
    UNKNOWN,
    WONDER_CARDS,
    WONDER_NEEDS,
    WONDER_PRICE,
)
from epoka.kernel import Seat, Table

SCALE = 4.0
"""The lead that makes winning nearly three times as likely as losing."""
ROUNDS: Final = 3


def turn_of(table: Table) -> Seat:
    """Whose turn it is. (COC-4.1)"""
    s: ClashState = table.state
    return s.active


def values(table: Table) -> list[float]:
    """Each seat's value in victory points."""
    s: ClashState = table.state
    left = ages_left(s)
    return [nation_worth(s, seat, left) for seat in range(len(s.nations))]


def ages_left(s: ClashState) -> float:
    """Ages to come, with what is left of this one."""
    return max(0.0, s.ages - s.age + 1 - (s.round - 1) / ROUNDS)


def nation_worth(s: ClashState, seat: Seat, left: float) -> float:
    """What a nation is worth."""
    own = s.nations[seat]
    share = left / s.ages
    value = total(s, seat) / 2 + own.actions_left * weights.ACTION
    value += promised(own.advances) * share
    value += stocked(own.stock) * min(1.0, 2 * share + 0.1)
    value += settled(s, seat, left) + fielded(s, seat, own, share)
    value += len(own.hand) * weights.ACTION_CARD * share
    if own.plans:
        value += planned(s, seat, own)
    if own.designs:
        value += designed(s, own, share)
    return value


@lru_cache(maxsize=1 << 14)
def promised(advances: int) -> float:
    """What advances promise besides their half points, when all ages are to come."""
    return sum([worth for bit, worth in weights.ADVANCE if advances & bit])


@lru_cache(maxsize=1 << 14)
def stocked(stock: Numbers) -> float:
    """Resources and tokens; what can't be used soon is worth less."""
    value = 0.0
    for have, worth, most in zip(stock, weights.STOCK, weights.PLENTY, strict=True):
        value += worth * (have if have <= most else most + weights.EXCESS * (have - most))
    return value


def settled(s: ClashState, seat: Seat, left: float) -> float:
    """Cities: what they promise, their mood, who threatens them."""
    value = 0.0
    near = board(len(s.nations)).near
    foes = [s.armies[owner] for owner in range(OWNERS - 1) if owner != seat and any(s.fielded[owner])]
    for hex_ in s.nations[seat].cities:
        pieces = size(s, hex_)
        value += left * (weights.CITY + weights.PIECE * (pieces - 1))
        mood = s.mood[hex_]
        value += weights.MOOD[mood] * (1 if mood == ANGRY else 0.7 + 0.3 * pieces)
        guard = military(s.armies[seat][hex_])
        if guard:
            value += weights.GUARD
        for army in foes:
            strongest = max([military(army[there]) for there in near[hex_]])
            if strongest > guard:
                value -= weights.THREAT * min(1.0, (strongest - guard) / 2) * pieces / 2
    return value


def fielded(s: ClashState, seat: Seat, own: Nation, share: float) -> float:
    """Units; Settlers that can still found, and where they stand."""
    counts = s.fielded[seat]
    value = 0.0
    for kind, worth in enumerate(weights.UNIT):
        if kind != SETTLER:
            value += counts[kind] * worth * (0.4 + 0.6 * share)
    rooms = settlement_supply(s, seat)
    useful = min(counts[SETTLER], rooms)
    value += (min(useful, weights.FEW_SETTLERS) + 0.5 * max(0, useful - weights.FEW_SETTLERS)) * weights.UNIT[SETTLER]
    if useful and counts[SETTLER]:
        ready = 0
        for hex_, pack in enumerate(s.armies[seat]):
            if pack & 15 and is_ground(s, hex_):
                ready += 1
        value += min(ready, rooms) * weights.READY
    return value * (1.0 if share > 0 else 0.0)


def is_ground(s: ClashState, hex_: int) -> bool:
    """Whether a city may stand on a hex."""
    return s.owner[hex_] == NONE and s.terrain[hex_] not in (SEA, BARREN, UNKNOWN) and hex_ not in s.exhausted


def planned(s: ClashState, seat: Seat, own: Nation) -> float:
    """Objectives in hand: each card counts once, more if one of its goals is met."""
    met = {card for card, _ in status_goals(s, seat, ())}
    return len(met) * weights.FULFILLED + (len(own.plans) - len(met)) * weights.OBJECTIVE


def designed(s: ClashState, own: Nation, share: float) -> float:
    """Wonder cards in hand: how near they are to being built."""
    value = 0.0
    happy = any(s.mood[hex_] == HAPPY for hex_ in own.cities)
    for card in own.designs:
        wonder = card - WONDER_CARDS.start
        value += weights.DESIGN * share
        if own.known & WONDER_NEEDS[wonder] == WONDER_NEEDS[wonder] and happy:
            price = WONDER_PRICE[wonder]
            missing = sum([max(0, amount - have) for amount, have in zip(price[:GOLD], own.stock, strict=False)])
            short = max(0, missing - own.stock[GOLD]) + max(0, price[CULTURE] - own.stock[CULTURE])
            value += weights.BUILDABLE * share + weights.TOWARDS * max(0.0, 1 - short / sum(price))
    return value
