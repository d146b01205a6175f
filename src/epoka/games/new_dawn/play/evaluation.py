"""The evaluation of A New Dawn, in turns: how far each seat is from winning, and what else it has.

For each seat:

- the victory cards that it needs, each by the nearer of its agendas (`aims.py`); the others a little;
- cities, with what lies around them, tokens, districts, and room for more;
- the focus row: the slots of its cards by what they are needed for, their levels, trade tokens and a government;
- resources, natural wonders, diplomacy cards and wonders;
- figures, by what they can reach, and what rival armies and barbarians can do to it.
"""

from __future__ import annotations

from epoka.games.new_dawn.land import Land, land_at, spaces_in
from epoka.games.new_dawn.play import weights
from epoka.games.new_dawn.play.aims import Outlook, cards, missing
from epoka.games.new_dawn.play.odds import Force, chance, defence
from epoka.games.new_dawn.rules.abilities import wonders_of
from epoka.games.new_dawn.rules.field import around, placeable, within
from epoka.games.new_dawn.state import (
    UNUSED,
    Civilization,
    DawnState,
    Holding,
    giver_of,
    holdings,
    land_of,
    printed,
    slot_numbers,
)
from epoka.games.new_dawn.tables import CITY_STATE, GOVERNMENT, LEVEL, TYPE
from epoka.kernel import NOBODY, Seat
from epoka.kernel.memo import memo

SCALE = 4.0
"""The lead that makes winning nearly three times as likely as losing."""


def worths(s: DawnState) -> list[float]:
    """What each seat's position is worth, in turns."""
    land, helds = land_of(s), holdings(s)
    if any(held.capital < 0 for held in helds):
        return prospects(s, land)
    towns = 0
    for held in helds:
        towns |= held.city_bits
    for space, state in land.states.items():
        if s.tokens[space] == state:
            towns |= 1 << space
    for space in land.forts:
        towns |= 1 << space
    room = free_of(s.ground, towns)
    forces = [Force(s, seat) for seat in range(len(helds))]
    return [worth(s, seat, land, helds, room, forces) for seat in range(len(helds))]


@memo(1 << 11)
def free_of(ground: str, towns: int) -> int:
    """The spaces on land that are no towns and touch none. (ND-1.9)"""
    land = land_at(ground)
    return land.all & ~(land.waters | towns | around(land, towns))


@memo(1 << 12)
def near(ground: str, spaces: int) -> int:
    """The spaces within two steps of some."""
    return within(land_at(ground), spaces, weights.NEAR)


def prospects(s: DawnState, land: Land) -> list[float]:
    """While the map is being laid: what lies near each capital. (ND-3.8)"""
    found = []
    for own in s.civilizations:
        star = land.stars.get(int(own.home.removeprefix("tile_"))) if own.home else None
        if star is None:
            found.append(0.0)
            continue
        country = within(land, 1 << star, 3)
        goods = sum([country >> space & 1 for space in (*land.resources, *land.natural)])
        distance = land.distance[star]
        forts = sum([1 / (1 + distance[space]) for space in land.forts if distance[space] >= 0])
        states = sum([1 / (1 + distance[space]) for space in land.states if distance[space] >= 0])
        easy = sum([6 - land.difficulty[space] for space in spaces_in(country & ~land.waters)])
        found.append(0.3 * goods + forts + states + 0.02 * easy)
    return found


def worth(s: DawnState, seat: Seat, land: Land, helds: tuple[Holding, ...], room: int, forces: list[Force]) -> float:
    """What the position of one seat is worth."""
    own, held = s.civilizations[seat], helds[seat]
    wonders = wonders_of(s, seat)
    calm = land.waters | held.spaces
    free = placeable(s, seat)
    mature, lacking, around_ = [], {}, 0.0
    for city in held.cities:
        beside = land.bits[city]
        open_ = beside & ~calm
        if not open_:
            mature.append(city)
            around_ += weights.AROUND + weights.MATURE
        else:
            blocked = (open_ & ~free).bit_count()
            easy = open_.bit_count() - blocked
            lacking[city] = weights.TOKEN * (easy + weights.BLOCKED * blocked)
            around_ += weights.AROUND * (1 - (easy + blocked) / beside.bit_count())
    look = Outlook(s, forces[seat], wonders, mature, lacking)
    aims = cards(look)
    wanted = missing(s, seat, len(aims))
    value = -sum([weights.COUNTS[max(0, rank - wanted + 1)] * aim[0] for rank, aim in enumerate(aims)])
    if wanted <= 0:
        value += weights.WON
    value += around_ + territory(s, land, held, room) + goods(own)
    value += row(own.row, own.trade, own.lying, slot_numbers(s), tuple([kind for _, _, kind in aims[: max(0, wanted)]]))
    value += weights.WONDERS * len(wonders) + figures(s, seat, land, held)
    return value - dangers(s, seat, land, held, forces)


def territory(s: DawnState, land: Land, held: Holding, room: int) -> float:
    """Cities, tokens, districts, and places for further cities."""
    value = sum(weights.CITIES[: len(held.cities) + 1])
    value += weights.TOKENS * min(len(held.tokens), weights.FEW_TOKENS) + weights.STRONG * held.reinforced
    value += weights.DISTRICTS * sum([space >= 0 for space in held.districts])
    sites = (near(s.ground, held.spaces) & room).bit_count()
    value += weights.SITES * min(sites, weights.MANY_SITES)
    for space in land.forts:
        if held.city_bits >> space & 1:
            value += weights.FORT_GUARD * (land.bits[space] & held.strong).bit_count()
    return value


@memo(1 << 13)
def row(
    cards: tuple[str, ...],
    trade: tuple[int, ...],
    lying: tuple[tuple[str, ...], ...],
    numbers: tuple[int, ...],
    wanted: tuple[str, ...],
) -> float:
    """The focus row: slots by what they are needed for, levels, trade tokens, and a government."""
    value = 0.0
    for index, card in enumerate(cards):
        kind = TYPE[card]
        slot = weights.SLOT * weights.TYPES[kind] + weights.NEEDED_SLOT * min(2, wanted.count(kind))
        value += slot * numbers[index] + weights.LEVEL[LEVEL[card]] * weights.UNLEVELED[kind]
        value += weights.TRADE[trade[index]] * (1.3 if kind in wanted else 0.9)
        for thing in lying[index]:
            if thing in GOVERNMENT:
                value += weights.GOVERNMENT * GOVERNMENT[thing].arrows * (1 + 0.3 * wanted.count(kind))
            elif thing in CITY_STATE:
                value += weights.LYING_STATE
    return value


def goods(own: Civilization) -> float:
    """The tech dial, resources, natural wonders and diplomacy cards."""
    value = weights.DIAL * own.dial
    value += sum([weights.RESOURCES[min(count, len(weights.RESOURCES) - 1)] for count in own.resources])
    value += weights.NATURALS * len(own.natural)
    for card in own.diplomacy:
        value += weights.STATE_CARD if giver_of(card) == NOBODY else weights.PACT
    return value


def figures(s: DawnState, seat: Seat, land: Land, held: Holding) -> float:
    """Caravans by how near they are to somewhere new, armies by what they can come at."""
    own = s.civilizations[seat]
    value = weights.CARAVAN * sum([at != UNUSED for at in own.caravans])
    value += weights.ARMY * sum([at != UNUSED for at in own.armies])
    afield = [at for at in own.caravans if at >= 0]
    if afield:
        known = {printed(card) for card in own.diplomacy}
        goals = [space for space, state in land.states.items() if s.tokens[space] == state and state not in known]
        goals += [other.capital for number, other in enumerate(holdings(s)) if number != seat]
        for at in afield:
            distance = land.distance[at]
            left = min([distance[goal] for goal in goals], default=weights.FAR)
            value += weights.ON_THE_WAY * max(0, weights.FAR - left) / weights.FAR
    return value


def dangers(s: DawnState, seat: Seat, land: Land, held: Holding, forces: list[Force]) -> float:
    """What rival armies and barbarians may destroy. (ND-12, ND-22)"""
    value = 0.0
    for force in forces:
        if force.seat != seat:
            value += sieges(s, land, held, force)
            for at in s.civilizations[force.seat].armies:
                if at >= 0:
                    value += weights.MENACE * (near(s.ground, 1 << at) & held.weak).bit_count()
    for at in s.barbarians:
        if at >= 0:
            beside = land.bits[at]
            value += weights.WILD_TOKEN * (beside & held.weak).bit_count()
            value += weights.WILD_CITY * (beside & held.city_bits).bit_count()
    return value


def sieges(s: DawnState, land: Land, held: Holding, force: Force) -> float:
    """How likely a rival takes the cities in its reach, the more they are worth the worse."""
    value = 0.0
    for city in held.cities:
        distance = land.distance[city]
        if any(distance[at] <= force.reach for at in force.starts):
            risk = weights.FORT_LOST if city in land.forts else weights.CITY_LOST
            value += risk * chance(force.strength + force.tokens - defence(s, city, "city"))
    return value
