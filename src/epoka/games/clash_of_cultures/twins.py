"""What is written twice: quick looks beside full lists, lists beside the reasons against a single thing."""

from __future__ import annotations

from itertools import product
from typing import Any, Final

from epoka.games.clash_of_cultures import tables
from epoka.games.clash_of_cultures.rules import (
    advances,
    cities,
    collecting,
    constructing,
    founding,
    groups,
    happiness,
    influence,
    moments,
    moving,
    ranges,
    recruiting,
    stock,
    units,
    ways,
    wonders,
)
from epoka.games.clash_of_cultures.rules.action_cards import learning
from epoka.games.clash_of_cultures.rules.deeds import DEEDS
from epoka.games.clash_of_cultures.rules.notes import note
from epoka.games.clash_of_cultures.rules.options import ADVANCES, building_by_hex, by_hex, wonder_by_hex
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.kernel import Seat, Twin
from epoka.parts.hexes import NOWHERE
from epoka.parts.payments import matches
from epoka.parts.seats import rivals

Listed = list[Any]


def _deeds(word: str) -> Any:
    """What a deed lists."""
    return lambda s, seat: list(DEEDS[word].options(s, seat))


# -- main actions: lists, and why not (COC-7) --------------------------------------------------------------------------


def _advances(s: ClashState, seat: Seat) -> Listed:
    every = enumerate(ADVANCES)
    return [option for advance, option in every if advances.why_not_buy(s, seat, advance) is None]


def _two_advances(s: ClashState, seat: Seat) -> Listed:
    return list(advances.firsts_of_two(s, seat))


def _two_advances_by_price(s: ClashState, seat: Seat) -> Listed:
    return list(advances.firsts_by_ways(s, seat))


def _constructions(s: ClashState, seat: Seat) -> Listed:
    options = building_by_hex(len(s.nations))
    return [
        options[kind][city]
        for city in s.nations[seat].cities
        for kind in range(len(tables.BUILDING))
        if constructing.why_not_construct(s, seat, kind, city) is None
    ]


def _supplies(s: ClashState, seat: Seat) -> Listed:
    return list(constructing.building_supplies(s, seat))


def _each_supply(s: ClashState, seat: Seat) -> Listed:
    return [cities.building_supply(s, seat, kind) for kind in range(len(tables.BUILDING))]


def _wonders(s: ClashState, seat: Seat) -> Listed:
    options, own = wonder_by_hex(len(s.nations)), s.nations[seat]
    numbers = [card - tables.WONDER_CARDS.start for card in wonders.designs(s, seat)]
    return [
        options[wonder][city]
        for city in own.cities
        if own.actions_left or moments.WONDER_FREELY.holds(s, seat, city)
        for wonder in numbers
        if wonders.why_not_build_wonder(s, seat, wonder, city) is None
    ]


def _recruiters(s: ClashState, seat: Seat) -> Listed:
    options = by_hex("recruit", len(s.nations))
    return [options[city] for city in s.nations[seat].cities if recruiting.why_not_recruit(s, seat, city) is None]


def _harvesters(s: ClashState, seat: Seat) -> Listed:
    return [city for city in s.nations[seat].cities if collecting.can_harvest(s, seat, city)]


def _with_sources(s: ClashState, seat: Seat) -> Listed:
    return [city for city in s.nations[seat].cities if collecting.sources(s, seat, city)]


def _sites(s: ClashState, seat: Seat) -> Listed:
    options = by_hex("found", len(s.nations))
    return [options[hex_] for hex_ in range(len(s.terrain)) if founding.why_not_found(s, seat, hex_) is None]


def _happier(s: ClashState, seat: Seat) -> bool:
    return bool(DEEDS["happiness"].options(s, seat))


def _raises(s: ClashState, seat: Seat) -> bool:
    return next(happiness.raises(s, seat), None) is not None


def _influences(s: ClashState, seat: Seat) -> Listed:
    return sorted(DEEDS["influence"].options(s, seat))


def _within_reach(s: ClashState, seat: Seat) -> Listed:
    """Every hex and every aim, one by one. (COC-7.9)"""
    if note(s.nations[seat], "influenced"):
        return []
    return sorted(
        [
            ("influence", name, aim)
            for hex_, name in enumerate(map_of(s).names)
            for aim, one in influence.AIMS.items()
            if influence.is_target(s, seat, hex_, one) and influence.origins(s, seat, hex_)
        ]
    )


PRICES: Final = (*tables.UNIT_PRICE, *tables.BUILDING_PRICE, *tables.WONDER_PRICE)
SWAPS: Final = (stock.PLAIN, stock.FOR_WONDERS, stock.EXACT)


def _covered(s: ClashState, seat: Seat) -> Listed:
    own = s.nations[seat]
    return [stock.covers(own.stock, price, swaps) for price, swaps in product(PRICES, SWAPS)]


def _matched(s: ClashState, seat: Seat) -> Listed:
    own = s.nations[seat]
    return [matches(own.stock, price, swaps) for price, swaps in product(PRICES, SWAPS)]


# -- moving (COC-8) ----------------------------------------------------------------------------------------------------


def _can_move(s: ClashState, seat: Seat) -> bool:
    return moving.can_move(s, seat)


def _has_groups(s: ClashState, seat: Seat) -> bool:
    if any(True for hex_, _ in units.stationed(s.armies[seat]) for _ in groups.every_group(s, seat, hex_)):
        return True
    return any(moments.OTHER_MOVES.found(s, seat, groups.ALL_UNITS))


def _groups(s: ClashState, seat: Seat) -> Listed:
    """The groups of every hex."""
    return [(hex_, sorted(groups.every_group(s, seat, hex_))) for hex_, _ in units.stationed(s.armies[seat])]


def _groups_with_ways(s: ClashState, seat: Seat) -> Listed:
    """Every part of what may move that has somewhere to go."""
    found = []
    for hex_, army in units.stationed(s.armies[seat]):
        packs = list(groups.parts(groups.ready(s, seat, hex_, units.MOVED | units.FOUGHT) & units.LAND_BITS)[1:])
        if s.terrain[hex_] == tables.SEA:
            ships = units.ships(groups.ready(s, seat, hex_))
            loads = product(range(1, ships + 1), groups.parts(army & units.LAND_BITS))
            fleets = [number * units.SHIP_PACK + cargo for number, cargo in loads]
            packs += [pack for pack in fleets if _is_carried(s, seat, hex_, pack)]
        able = [pack for pack in packs if moving.ChooseDestination(seat, hex_, pack).choices(s)]
        found.append((hex_, sorted(able)))
    return found


def _is_carried(s: ClashState, seat: Seat, hex_: int, pack: units.Pack) -> bool:
    reason = groups.why_not_move(s, seat, hex_, pack)
    return reason is None or reason.reason != "no-room-on-ships"


def _usual(s: ClashState, seat: Seat) -> Listed:
    """The usual groups of every hex, and whether there may be others."""
    return [(hex_, *groups.groups(s, seat, hex_)) for hex_, _ in units.stationed(s.armies[seat])]


def _usual_among_all(s: ClashState, seat: Seat) -> Listed:
    found = []
    for hex_, _ in units.stationed(s.armies[seat]):
        usual, others = groups.groups(s, seat, hex_)
        every = list(groups.every_group(s, seat, hex_))
        found.append((hex_, [pack for pack in usual if pack in every], others or len(every) > len(usual)))
    return found


def _walks(s: ClashState, seat: Seat) -> Listed:
    """Where all land units of a hex could go together."""
    found = []
    for hex_, army in units.stationed(s.armies[seat]):
        pack = army & units.LAND_BITS
        if pack and not units.flags_of(s, seat, hex_, pack) & units.STOPPED:
            found.append((hex_, ways.steps(s, seat, hex_, pack, ways.doors(s, seat, hex_))))
    return found


def _unhindered_walks(s: ClashState, seat: Seat) -> Listed:
    found = []
    for hex_, army in units.stationed(s.armies[seat]):
        pack = army & units.LAND_BITS
        if pack and not units.flags_of(s, seat, hex_, pack) & units.STOPPED:
            near = [there for there in map_of(s).near[hex_] if s.terrain[there] != tables.UNKNOWN]
            reached = [there for there in near if ways.why_not_step(s, seat, hex_, pack, there) is None]
            found.append((hex_, sorted(reached)))
    return found


def _voyages(s: ClashState, seat: Seat) -> Listed:
    """Where all ships of a hex could go together."""
    found = []
    for hex_, army in units.stationed(s.armies[seat]):
        if pack := army & units.SHIP_BITS:
            way = ways.voyage(s, seat, hex_)
            reached = ways.anchorages(s, seat, hex_, units.ships(pack), way) + ways.raids(s, seat, hex_, pack, way)
            found.append((hex_, sorted(reached)))
    return found


def _unhindered_voyages(s: ClashState, seat: Seat) -> Listed:
    found = []
    for hex_, army in units.stationed(s.armies[seat]):
        if pack := army & units.SHIP_BITS:
            seas = [there for there, terrain in enumerate(s.terrain) if terrain == tables.SEA]
            reached = [there for there in seas if ways.why_not_sail(s, seat, hex_, pack, there) is None]
            found.append((hex_, reached))
    return found


# -- who is near (COC-12.1) --------------------------------------------------------------------------------------------


def _neighbours(s: ClashState, seat: Seat) -> Listed:
    return list(learning.neighbours(s, seat))


def _within_two(s: ClashState, seat: Seat) -> Listed:
    """Rivals with a city or units so few steps away from one's own."""

    def places(owner: Seat) -> set[int]:
        return {hex_ for hex_, _ in units.stationed(s.armies[owner])} | set(s.nations[owner].cities)

    def is_near(rival: Seat) -> bool:
        pairs = product(places(seat), places(rival))
        return any(NOWHERE < ranges.distances_from(s, here)[there] <= learning.NEAR for here, there in pairs)

    return [rival for rival in rivals(s.nations, seat) if is_near(rival)]


TWINS: Final = (
    Twin("advances", _deeds("advance"), _advances),
    Twin("two advances", _two_advances, _two_advances_by_price),
    Twin("constructing", _deeds("construct"), _constructions),
    Twin("pieces left", _supplies, _each_supply),
    Twin("wonders", _deeds("wonder"), _wonders),
    Twin("recruiting", _deeds("recruit"), _recruiters),
    Twin("harvests", _harvesters, _with_sources),
    Twin("founding", _deeds("found"), _sites),
    Twin("happiness", _happier, _raises),
    Twin("influence", _influences, _within_reach),
    Twin("prices", _covered, _matched),
    Twin("whether anything moves", _can_move, _has_groups),
    Twin("groups", _groups, _groups_with_ways),
    Twin("usual groups", _usual, _usual_among_all),
    Twin("walks", _walks, _unhindered_walks),
    Twin("voyages", _voyages, _unhindered_voyages),
    Twin("neighbours", _neighbours, _within_two),
)
