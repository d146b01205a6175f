"""How many turns each seat is from its agendas, about. (ND-25.5)"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log
from typing import Final

from epoka.games.new_dawn.card import (
    AGES,
    CULTURE,
    ECONOMY,
    GROWTH,
    INDUSTRY,
    MILITARY,
    SCIENCE,
    WONDER_TYPES,
    Requirement,
)
from epoka.games.new_dawn.play import weights
from epoka.games.new_dawn.play.odds import DIE, Force
from epoka.games.new_dawn.rules.agendas import conquered, sources
from epoka.games.new_dawn.rules.winning import needed
from epoka.games.new_dawn.state import RESOURCES, DawnState, Holding, holdings, land_of, owner_of, slot_numbers
from epoka.games.new_dawn.tables import LEVEL, NATURAL, TECH_DIAL, VICTORY, WONDER
from epoka.games.new_dawn.tables import LEVELS as DIAL_LEVELS
from epoka.kernel import NOBODY, Seat
from epoka.kernel.memo import memo
from epoka.parts.hexes import Hex

HIGHEST: Final = max(LEVEL.values())


Works = tuple[tuple[str, float], ...]
"""The open wonders, with how many turns it takes to build each."""


class Outlook:
    """What the aims of a seat are judged by, worked out once.

    `mature` are its mature cities; `lacking` says for the others how hard it is to make them mature. `sieges` says how
    hard each fort is to get that it does not have, the easiest first.
    """

    __slots__ = ("force", "held", "lacking", "mature", "s", "seat", "sieges", "wonders", "works")

    def __init__(
        self, s: DawnState, force: Force, wonders: tuple[str, ...], mature: list[Hex], lacking: dict[Hex, float]
    ) -> None:
        own = s.civilizations[force.seat]
        self.s = s
        self.seat = force.seat
        self.held: Holding = holdings(s)[force.seat]
        self.force = force
        self.wonders = wonders
        self.mature = mature
        self.lacking = lacking
        self.works = prices(s.market, s.offers, own.resources, own.natural, slot_numbers(s)[-1])
        self.sieges = fort_sieges(s, force)


@memo(1 << 12)
def prices(
    market: tuple[str, ...], offers: tuple[int, ...], resources: tuple[int, ...], natural: tuple[str, ...], last: int
) -> Works:
    """How many turns it takes to build each open wonder, with the industry card in the last slot. (ND-10.2)"""
    held = dict(zip(RESOURCES, resources, strict=True))
    for name in natural:
        held[NATURAL[name].resource] += 1
    found = []
    for wonder, offer in zip(market, offers, strict=True):
        card = WONDER[wonder]
        lacking = card.cost - offer - last - weights.PREPARED - 2 * sum([held[name] for name in card.resources])
        found.append((wonder, weights.WONDER + weights.SHORT * max(0, lacking)))
    return tuple(found)


def fort_sieges(s: DawnState, force: Force) -> list[float]:
    """How hard each fort is to get that a seat does not have, the easiest first. (ND-16.2)"""
    costs = []
    for space in land_of(s).forts:
        owner = owner_of(s.pieces[space])
        if owner != force.seat:
            costs.append(force.trouble(s, space, "fort" if owner == NOBODY else "city", owner))
    return sorted(costs)


# -- wonders -----------------------------------------------------------------------------------------------------------


def cheapest(works: Works, count: int, field: str, wanted: str) -> float:
    """How long it takes to build so many wonders of a type or age."""
    costs = sorted([cost for wonder, cost in works if getattr(WONDER[wonder], field) == wanted])[:count]
    return sum(costs) + weights.UNSEEN_WONDER * (count - len(costs))


@memo(1 << 13)
def _of_type(works: Works, wonders: tuple[str, ...], wanted: Requirement) -> float:
    have = [WONDER[wonder].type for wonder in wonders].count(wanted.type)
    return cheapest(works, max(0, wanted.amount - have), "type", wanted.type)


@memo(1 << 13)
def _of_one_age(works: Works, wonders: tuple[str, ...], wanted: Requirement) -> float:
    ages = [WONDER[wonder].age for wonder in wonders]
    return min([cheapest(works, max(0, wanted.amount - ages.count(age)), "age", age) for age in AGES])


@memo(1 << 13)
def _of_each_age(works: Works, wonders: tuple[str, ...], wanted: Requirement) -> float:
    have = {WONDER[wonder].age for wonder in wonders}
    return sum([cheapest(works, 1, "age", age) for age in AGES if age not in have])


@memo(1 << 13)
def _of_types(works: Works, wonders: tuple[str, ...], wanted: Requirement) -> float:
    have = {WONDER[wonder].type for wonder in wonders}
    costs = sorted([cheapest(works, 1, "type", kind) for kind in WONDER_TYPES if kind not in have])
    return sum(costs[: max(0, wanted.amount - len(have))])


Trouble = Callable[[Outlook, Requirement], float]


def built(trouble: Callable[[Works, tuple[str, ...], Requirement], float]) -> Trouble:
    """How far a requirement is that depends on wonders alone."""
    return lambda look, wanted: trouble(look.works, look.wonders, wanted)


# -- the map -----------------------------------------------------------------------------------------------------------


def _forts(look: Outlook, wanted: Requirement) -> float:
    costs = look.sieges
    missing = wanted.amount - (len(land_of(look.s).forts) - len(costs))
    if missing <= 0:
        return 0.0
    return sum(costs[:missing]) + weights.NO_TARGET * max(0, missing - len(costs))


def _districts(look: Outlook, wanted: Requirement) -> float:
    have = sum([space >= 0 for space in look.held.districts])
    return weights.DISTRICT * max(0, wanted.amount - have)


def _cities(look: Outlook, wanted: Requirement) -> float:
    return weights.CITY * max(0, wanted.amount - len(look.held.cities))


def _city_tiles(look: Outlook, wanted: Requirement) -> float:
    lay = land_of(look.s).lay
    have = len({lay[space] for space in look.held.cities})
    return (weights.CITY + weights.ON_NEW_TILE) * max(0, wanted.amount - have)


def _mature(look: Outlook, wanted: Requirement) -> float:
    return ripening(look, wanted.amount - len(look.mature), sorted(look.lacking.values()))


def _mature_tiles(look: Outlook, wanted: Requirement) -> float:
    lay = land_of(look.s).lay
    have = {lay[space] for space in look.mature}
    best: dict[int, float] = {}
    for space, cost in look.lacking.items():
        tile = lay[space]
        if tile not in have and cost < best.get(tile, weights.FAR):
            best[tile] = cost
    return ripening(look, wanted.amount - len(have), sorted(best.values()))


def ripening(look: Outlook, missing: int, costs: list[float]) -> float:
    """How long it takes until so many more cities are mature."""
    if missing <= 0:
        return 0.0
    new = weights.CITY + 4 * weights.TOKEN
    costs = [min(new, cost) for cost in costs[:missing]]
    return sum(costs) + new * (missing - len(costs))


def _reinforced(look: Outlook, wanted: Requirement) -> float:
    held = look.held
    missing = max(0, wanted.amount - held.reinforced)
    return weights.REINFORCING * missing + weights.TOKEN * max(0, wanted.amount - len(held.tokens))


def _coast(look: Outlook, wanted: Requirement) -> float:
    land = land_of(look.s)
    have = ((land.edges | land.shores) & look.held.spaces).bit_count()
    return weights.COAST * max(0, wanted.amount - have)


# -- what is gathered --------------------------------------------------------------------------------------------------


def _sources(look: Outlook, wanted: Requirement) -> float:
    return weights.VISIT * max(0, wanted.amount - sources(look.s, look.seat))


def _hoard(look: Outlook, wanted: Requirement) -> float:
    own = look.s.civilizations[look.seat]
    return weights.RESOURCE * max(0, wanted.amount - sum(own.resources) - len(own.natural))


def _naturals(look: Outlook, wanted: Requirement) -> float:
    s, held = look.s, look.held
    missing = wanted.amount - len(s.civilizations[look.seat].natural)
    if missing <= 0:
        return 0.0
    distance = land_of(s).distance
    costs = sorted(
        [
            weights.NATURAL + weights.NATURAL_STEP * max(0, min([distance[space][city] for city in held.cities]) - 1)
            for space, natural in land_of(s).natural.items()
            if s.tokens[space] == natural and held.cities
        ]
    )[:missing]
    return sum(costs) + weights.UNSEEN_NATURAL * (missing - len(costs))


def _technology(look: Outlook, wanted: Requirement) -> float:
    own = look.s.civilizations[look.seat]
    missing = wanted.amount - sum([LEVEL[card] == HIGHEST for card in own.row])
    return weights.DIAL_STEP * steps_for(own.dial, missing)


@memo(1 << 10)
def steps_for(dial: int, count: int) -> int:
    """Spaces of the tech dial to go until it has given so many cards of the highest level. (ND-9.2, ND-9.4)"""
    steps = 0
    while count > 0:
        steps += 1
        dial = TECH_DIAL.again if dial == TECH_DIAL.last else dial + 1
        count -= DIAL_LEVELS.get(dial) == HIGHEST
    return steps


def _dial(look: Outlook, wanted: Requirement) -> float:
    return weights.DIAL_STEP * max(0, wanted.amount - look.s.civilizations[look.seat].dial)


# -- war ---------------------------------------------------------------------------------------------------------------


def _mighty(look: Outlook, wanted: Requirement) -> float:
    force = look.force
    return weights.ATTACK + weights.STRENGTH * max(0, wanted.amount - force.most - weights.PREPARED - DIE + 2)


def _capital(look: Outlook, wanted: Requirement) -> float:
    s, seat = look.s, look.seat
    costs = [
        look.force.trouble(s, held.capital, "city", other)
        for other, held in enumerate(holdings(s))
        if other != seat and held.capital >= 0
    ]
    return min(costs, default=weights.NO_TARGET)


def _conquests(look: Outlook, wanted: Requirement) -> float:
    s = look.s
    missing = wanted.amount - conquered(s, look.seat)
    if missing <= 0:
        return 0.0
    costs = []
    for space, state in land_of(s).states.items():
        if s.tokens[space] == state:
            costs.append(look.force.trouble(s, space, "city_state"))
        elif owner_of(s.pieces[space]) not in (NOBODY, look.seat):
            costs.append(look.force.trouble(s, space, "city", owner_of(s.pieces[space])))
    costs.sort()
    return sum(costs[:missing]) + weights.NO_TARGET * max(0, missing - len(costs))


TROUBLE: Final[dict[str, tuple[Trouble, str]]] = {
    "forts_controlled_min": (_forts, MILITARY),
    "districts_on_map": (_districts, GROWTH),
    "diplomacy_sources_distinct": (_sources, ECONOMY),
    "resource_and_natural_wonder_tokens": (_hoard, CULTURE),
    "reinforced_tokens": (_reinforced, GROWTH),
    "win_attack_with_value_min": (_mighty, MILITARY),
    "cities_on_distinct_tiles": (_city_tiles, INDUSTRY),
    "wonders_same_age": (built(_of_one_age), INDUSTRY),
    "wonder_of_each_age": (built(_of_each_age), INDUSTRY),
    "wonders_of_type": (built(_of_type), INDUSTRY),
    "wonder_types_distinct": (built(_of_types), INDUSTRY),
    "mature_city_on_distinct_tiles": (_mature_tiles, CULTURE),
    "level_iv_cards_in_row": (_technology, SCIENCE),
    "mature_cities": (_mature, CULTURE),
    "natural_wonders": (_naturals, CULTURE),
    "rival_capitals_defeated": (_capital, MILITARY),
    "conquered_city_states_controlled": (_conquests, MILITARY),
    "cities_on_map": (_cities, INDUSTRY),
    "friendly_spaces_adjacent_to_water_or_on_edge": (_coast, CULTURE),
    "tech_dial_reached": (_dial, SCIENCE),
}
"""How far each requirement is, and the type of focus card that it takes most of all."""

Aim = tuple[float, str, str]
"""How many turns an agenda is away, its name, and the type of focus card for it."""


def aim(look: Outlook, agenda: str, wanted: Requirement) -> Aim:
    """How far an agenda is."""
    if wanted.kind == "any_of":
        return min([aim(look, agenda, option) for option in wanted.options])
    trouble, kind = TROUBLE[wanted.kind]
    return trouble(look, wanted), agenda, kind


def cards(look: Outlook) -> list[Aim]:
    """How far each victory card is that has no mark yet, the nearest first, by its nearer agenda. (ND-25.1)"""
    marked = look.s.civilizations[look.seat].marked
    found = []
    for card in look.s.victory:
        agendas = VICTORY[card].agendas
        if not any(agenda.id in marked for agenda in agendas):
            aims = sorted([aim(look, agenda.id, agenda.requirement) for agenda in agendas])
            found.append((either([trouble for trouble, _, _ in aims]), *aims[0][1:]))
    return sorted(found)


def either(troubles: list[float]) -> float:
    """How far the nearer of some agendas is; having another one makes it a little nearer."""
    if len(troubles) == 1:
        return troubles[0]
    near = troubles[0]
    gain = weights.EITHER * log(sum([exp((near - trouble) / weights.EITHER) for trouble in troubles]))
    return near - min(gain, near / 3)


def missing(s: DawnState, seat: Seat, open_: int) -> int:
    """On how many of the cards without a mark a winner still needs one. (ND-25.3)"""
    return needed(s) - (len(s.victory) - open_)
