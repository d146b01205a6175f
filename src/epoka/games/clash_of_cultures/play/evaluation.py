"""The evaluation of Clash of Cultures: points now, plus what cities, advances, units and cards are likely to bring.

For each seat, in victory points:

- the score as if the game ended now;
- cities for the time to come: their size, mood and surroundings, and the buildings there is room for;
- what advances promise, what is in stock, most of all what can be built with it;
- Settlers, by the best place that they can reach; armies, by whom they threaten and whom they protect;
- objectives, by how near they are to being completed, and wonders that can be paid for soon.
"""

from __future__ import annotations

from typing import Final

from epoka.games.clash_of_cultures import bits
from epoka.games.clash_of_cultures.play import weights
from epoka.games.clash_of_cultures.play.goals import hoped
from epoka.games.clash_of_cultures.play.sites import sites, steps
from epoka.games.clash_of_cultures.rules.cities import settlement_supply, size
from epoka.games.clash_of_cultures.rules.units import MILITARY_BITS, SETTLER_BITS, military
from epoka.games.clash_of_cultures.scoring import total
from epoka.games.clash_of_cultures.state import ClashState, Nation, Numbers
from epoka.games.clash_of_cultures.tables import (
    ADVANCE_COUNT,
    ANGRY,
    BARBARIANS,
    BASE_BUILDINGS,
    BUILDING,
    BUILDING_NEEDS,
    CITY_SIZE,
    CULTURE,
    FOOD,
    FORTRESS,
    GOLD,
    HAPPY,
    NONE,
    ORE,
    SETTLER,
    WONDER_CARDS,
    WONDER_NEEDS,
    WONDER_PRICE,
    WOOD,
)
from epoka.kernel import Seat, Table
from epoka.kernel.memo import memo

Army = tuple[int, int]
"""A hex and how many military units stand there."""

SCALE = 4.0
"""The lead that makes winning nearly three times as likely as losing."""
ROUNDS: Final = 3
ACTIONS: Final = 3
NEEDED: Final = tuple(
    [
        tuple([(7 << 3 * kind, 1 << BUILDING_NEEDS[kind]) for kind in kinds])
        for kinds in (BASE_BUILDINGS, range(len(BUILDING)))
    ]
)
"""The buildings without and with the expansion: the bits of each in a city, and of the advance that it needs."""


def turn_of(table: Table) -> Seat:
    """Whose turn it is; nobody's in the status phase. (COC-4.1)"""
    s: ClashState = table.state
    return s.active if s.phase == "turn" else NONE


def values(table: Table) -> list[float]:
    """Each seat's value in victory points."""
    s: ClashState = table.state
    armies = [afield(army) for army in s.armies]
    rounds = rounds_left(s)
    return [nation_worth(s, seat, rounds, armies) for seat in range(len(s.nations))]


@memo(1 << 14)
def afield(army: Numbers) -> list[Army]:
    """Where the military units of an owner stand."""
    return [(hex_, military(pack)) for hex_, pack in enumerate(army) if pack & MILITARY_BITS]


def rounds_left(s: ClashState) -> int:
    """Rounds to come after this one; the age is the last one once somebody has no city. (COC-11.1)"""
    last = s.ages if all(own.cities for own in s.nations) else s.age
    return (last - s.age + 1) * ROUNDS - s.round


def now(s: ClashState, seat: Seat) -> int:
    """Actions to come in this round."""
    own = s.nations[seat]
    count = len(s.nations)
    is_waiting = (seat - s.first) % count > (s.active - s.first) % count
    return max(0, ACTIONS - own.fewer) if is_waiting else own.actions_left


def nation_worth(s: ClashState, seat: Seat, rounds: int, armies: list[list[Army]]) -> float:
    """What a nation is worth."""
    own = s.nations[seat]
    at_once = now(s, seat)
    # Time goes by rounds: if an action cost some, positions within a turn could not be compared.
    left = rounds / ROUNDS
    share = left / s.ages
    acts = at_once + ACTIONS * rounds
    soon = min(1.0, acts / weights.SOON)
    value = total(s, seat) / 2 + at_once * weights.ACTION
    value += promised(own.advances) * share
    value += stocked(own.stock) * soon
    value += settled(s, seat, own, left, soon) + fielded(s, seat, left, share, soon)
    value += dangers(s, seat, own, left, armies) * soon
    value += len(own.hand) * weights.ACTION_CARD * soon
    if own.plans:
        value += hoped(s, seat, acts)
    if own.designs:
        value += designed(s, own, share, soon)
    return value


@memo(1 << 14)
def promised(advances: int) -> float:
    """What advances promise besides their half points, when all ages are to come."""
    own = (advances >> ADVANCE_COUNT).bit_count() * weights.OF_CIVILIZATION
    return own + sum([worth for bit, worth in weights.ADVANCE if advances & bit])


@memo(1 << 14)
def stocked(stock: Numbers) -> float:
    """Resources and tokens; the more there are of a kind, the less is one worth."""
    return sum(
        [
            worth * weights.MUCH[min(have, len(weights.MUCH) - 1)]
            for have, worth in zip(stock, weights.STOCK, strict=True)
        ]
    )


def settled(s: ClashState, seat: Seat, own: Nation, left: float, soon: float) -> float:
    """Cities: what they promise, their mood, and what can be built in them."""
    value = 0.0
    cities = own.cities
    lands = sites(s).lands
    limit = min(CITY_SIZE, len(cities))
    kinds = [mask for mask, need in NEEDED[s.expansion] if own.known & need]
    rooms = 0
    for rank, hex_ in enumerate(cities):
        pieces = size(s, hex_)
        mood = s.mood[hex_]
        value += left * (weights.CITY[rank] * lands[hex_] + weights.PIECE * (pieces - 1))
        value += weights.MOOD[mood] * (0.7 + 0.3 * pieces) * soon
        if pieces < limit and mood != ANGRY:
            built = s.built[hex_]
            rooms += min(limit - pieces, len([mask for mask in kinds if not built & mask]))
    if rooms:
        stock = own.stock
        sets = min(rooms, stock[FOOD], stock[WOOD], stock[ORE])
        value += (weights.ROOM * min(rooms, weights.ROOMS) + weights.SET * min(sets, weights.SETS)) * soon
    return value


def fielded(s: ClashState, seat: Seat, left: float, share: float, soon: float) -> float:
    """Units; Settlers by the place where they can found a city."""
    counts = s.fielded[seat]
    value = 0.0
    for kind, worth in enumerate(weights.UNIT):
        if kind != SETTLER:
            value += counts[kind] * worth * (0.3 + 0.7 * share)
    if counts[SETTLER]:
        ways = sites(s).ways
        found = sorted([ways[h] for h, pack in enumerate(s.armies[seat]) if pack & SETTLER_BITS], reverse=True)
        found += [found[-1] * weights.CROWDED] * (counts[SETTLER] - len(found))
        rooms = settlement_supply(s, seat)
        promise = 1 + left * weights.CITY[min(len(s.nations[seat].cities), len(weights.CITY) - 1)]
        for way in found[:rooms]:
            value += weights.SETTLER * promise * way * soon
            promise *= weights.CROWDED
    return value


def dangers(s: ClashState, seat: Seat, own: Nation, left: float, armies: list[list[Army]]) -> float:
    """Cities that others may take, and cities that may be taken from them."""
    value = 0.0
    far = steps(len(s.nations))
    for owner, others in enumerate(armies):
        if others and owner != seat:
            reach = reach_of(s, owner)
            for hex_ in own.cities:
                threat = threats(s, hex_, others, far[hex_], reach)
                if threat:
                    lost = size(s, hex_) + left * weights.LOST
                    value -= threat * (lost if len(own.cities) > 1 else lost + weights.LAST)
    mine = armies[seat]
    if mine and own.known & bits.TACTICS:
        for hex_, whose in enumerate(s.owner):
            if whose not in (NONE, seat):
                threat = threats(s, hex_, mine, far[hex_], weights.ATTACK)
                if threat:
                    value += threat * weights.PREY * (size(s, hex_) + left * weights.LOST)
    return value


def reach_of(s: ClashState, owner: int) -> tuple[float, ...]:
    """How likely the armies of an owner attack a city so many steps away."""
    if owner == BARBARIANS:
        return weights.RAID
    return weights.ATTACK if s.nations[owner].known & bits.TACTICS else weights.UNABLE


def threats(s: ClashState, city: int, armies: list[Army], away: Numbers, reach: tuple[float, ...]) -> float:
    """How likely one of these armies takes a city."""
    guard = military(s.armies[s.owner[city]][city]) + (1 if s.built[city] >> 3 * FORTRESS & 7 else 0)
    most = 0.0
    for hex_, strength in armies:
        if away[hex_] < len(reach):
            most = max(most, reach[away[hex_]] * falls(strength, guard))
    return most


def falls(attackers: int, guard: int) -> float:
    """How likely a city falls in an attack, about; a Fortress counts as a guard."""
    return weights.FALLS[min(8, max(0, guard - attackers + 4))] if guard else 1.0


def designed(s: ClashState, own: Nation, share: float, soon: float) -> float:
    """Wonder cards in hand: how near they are to being built."""
    value = 0.0
    happy = any(s.mood[hex_] == HAPPY for hex_ in own.cities)
    for card in own.designs:
        wonder = card - WONDER_CARDS.start
        value += weights.DESIGN * share
        needs = WONDER_NEEDS[wonder]
        if own.known & needs == needs and happy:
            price = WONDER_PRICE[wonder]
            missing = sum([max(0, amount - have) for amount, have in zip(price[:GOLD], own.stock, strict=False)])
            short = max(0, missing - own.stock[GOLD]) + max(0, price[CULTURE] - own.stock[CULTURE])
            value += weights.BUILDABLE * share + weights.TOWARDS * max(0.0, 1 - short / sum(price)) ** 2 * soon
    return value
