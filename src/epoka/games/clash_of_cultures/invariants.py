"""What must hold in every position: pieces and limits. (COC-1.3, COC-5.1, COC-8.1.3)"""

from __future__ import annotations

from collections.abc import Iterator

from epoka.games.clash_of_cultures import tables
from epoka.games.clash_of_cultures.rules import captives
from epoka.games.clash_of_cultures.rules.abilities import recount
from epoka.games.clash_of_cultures.rules.cities import building_supply, settlement_supply, size
from epoka.games.clash_of_cultures.rules.notes import kept
from epoka.games.clash_of_cultures.rules.stacking import fleet, ship_room, stack_room
from epoka.games.clash_of_cultures.rules.stock import limit
from epoka.games.clash_of_cultures.rules.units import count, military, ships, supply
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.kernel.moments import UNKNOWN


def broken(s: ClashState) -> Iterator[str]:
    """What is wrong with a position, in words."""
    yield from _tiles(s)
    yield from _pieces(s)
    yield from _stacks(s)
    yield from _civilizations(s)
    for seat in range(len(s.nations)):
        yield from _nation(s, seat)
        yield from _keepsakes(s, seat)


def _tiles(s: ClashState) -> Iterator[str]:
    """Every hex shows what its tile shows."""
    layout = map_of(s)
    for slot, hexes in enumerate(layout.slots[: layout.regular]):
        shown = tuple([s.terrain[hex_] for hex_ in hexes])
        printed = tables.TERRAIN_OF_TILE[s.slots[slot] - tables.TILES.start]
        expected = printed[::-1] if s.turned[slot] else printed
        if not s.slots_seen[slot] or shown[0] == tables.UNKNOWN:  # or it is just being turned up
            expected = (tables.UNKNOWN,) * len(hexes)
        if shown != expected:
            yield f"the tile on slot {slot} shows {expected}, the map {shown}"


def _pieces(s: ClashState) -> Iterator[str]:
    """No owner has more pieces on the map than there are. (COC-1.1, COC-1.2)"""
    for owner in (*range(len(s.nations)), tables.BARBARIANS, tables.PIRATES):
        for kind, name in enumerate(tables.UNIT):
            if s.fielded[owner][kind] != sum([count(pack, kind) for pack in s.armies[owner]]):
                yield f"the {name} of {owner} are counted wrongly"
            if supply(s, owner, kind) < 0:
                yield f"{owner} has too many {name}"
    for owner in (*range(len(s.nations)), tables.BARBARIANS):
        if settlement_supply(s, owner) < 0:
            yield f"{owner} has too many settlements"
    for hex_, owner in enumerate(s.owner):
        if owner != tables.NONE and size(s, hex_) > tables.CITY_SIZE and not s.wonder_at.count(hex_):
            yield f"the city on {map_of(s).names[hex_]} is too large"
        if owner == tables.NONE and (s.built[hex_] or hex_ in s.wonder_at):
            yield f"buildings stand on {map_of(s).names[hex_]} without a city"


def _civilizations(s: ClashState) -> Iterator[str]:
    """Captives, druid tokens and what lies on cities. (COC-13.30, COC-13.33, COC-13.35)"""
    for hex_, tokens in enumerate(s.tokens):
        if tokens and not _may_hold_tokens(s, hex_):
            yield f"tokens lie on {map_of(s).names[hex_]}"
    for seat, own in enumerate(s.nations):
        if captives.held(own) > captives.MOST or own.captives[seat]:
            yield f"{seat} has wrong captives"


def _may_hold_tokens(s: ClashState, hex_: int) -> bool:
    """One druid token under a barbarian city, culture in a city of Cleopatra's. (COC-13.33, COC-13.35)"""
    owner = s.owner[hex_]
    if owner == tables.BARBARIANS:
        return s.tokens[hex_] == 1
    return owner != tables.NONE and tables.NUMBER["cleopatra_beloved"] in s.nations[owner].abilities


def _keepsakes(s: ClashState, seat: int) -> Iterator[str]:
    """Cities that may wander stay on land; runestones are Obelisks, and Erik marks each tile once. (COC-13)"""
    own = s.nations[seat]
    if any(s.terrain[hex_] in (tables.SEA, tables.UNKNOWN) for hex_ in own.cities):
        yield f"a city of {seat} is not on land"
    if kept(own, "runestones") > s.lost_pieces[seat][tables.OBELISK]:
        yield f"{seat} has runestones that are no Obelisks"
    if kept(own, "erik_tiles").bit_count() != kept(own, "legends"):
        yield f"{seat} has marked tiles twice"


def _stacks(s: ClashState) -> Iterator[str]:
    """The stack limit on land, room on ships at sea; nobody shares a hex of units with an enemy army."""
    names = map_of(s).names
    for owner in range(tables.OWNERS):
        for hex_, pack in enumerate(s.armies[owner]):
            if not pack:
                continue
            if s.terrain[hex_] == tables.UNKNOWN:
                yield f"units of {owner} stand on {names[hex_]}, which is not explored"
            elif s.terrain[hex_] == tables.SEA:
                yield from _afloat(s, owner, hex_)
            elif ships(pack):
                yield f"ships of {owner} stand on land at {names[hex_]}"
            elif owner < len(s.nations):
                if stack_room(s, owner, hex_) < 0:
                    yield f"{owner} has more than the stack limit on {names[hex_]}"
            elif military(pack) > tables.STACK:
                yield f"barbarians exceed the stack limit on {names[hex_]}"


def _afloat(s: ClashState, owner: int, hex_: int) -> Iterator[str]:
    # Ships may sink in a battle before it is over and their cargo goes. (COC-9.4.2)
    if hex_ != s.battle_at and owner < len(s.nations) and ship_room(s, owner, hex_) < 0:
        yield f"{owner} carries more than its ships can on {map_of(s).names[hex_]}"
    if hex_ != s.battle_at and owner < len(s.nations):
        yield from _beside_pirates(s, owner, hex_)


def _beside_pirates(s: ClashState, owner: int, hex_: int) -> Iterator[str]:
    """At most four ships share a hex with pirates among them, unless new ones are about to fight. (COC-13.22)"""
    if owner == s.active and hex_ in [s.ports[city] for city in s.nations[owner].cities]:
        return
    if ships(s.armies[tables.PIRATES][hex_]) and fleet(s, owner, hex_) > tables.STACK:
        yield f"{owner} has too many ships on {map_of(s).names[hex_]}"


def _nation(s: ClashState, seat: int) -> Iterator[str]:
    """Resources within their limits, cities and leaders where they are listed."""
    own = s.nations[seat]
    for kind, name in enumerate(tables.STOCK):
        if not 0 <= own.stock[kind] <= limit(own, kind):
            yield f"{seat} has {own.stock[kind]} {name}"
    if sorted(own.cities) != [hex_ for hex_, owner in enumerate(s.owner) if owner == seat]:
        yield f"the cities of {seat} are listed wrongly"
    for kind, name in enumerate(tables.BUILDING):
        if building_supply(s, seat, kind) < 0:
            yield f"{seat} has too many {name} pieces"
    if not 0 <= own.cubes <= 3:  # the event track has three cubes
        yield f"{seat} has {own.cubes} cubes on the event track"
    on_map = s.fielded[seat][tables.LEADER]
    if on_map != len(own.leader) or (own.leader_at >= 0) != bool(own.leader):
        yield f"the leader of {seat} is not where it should be"
    elif own.leader and not count(s.armies[seat][own.leader_at], tables.LEADER):
        yield f"the leader of {seat} is not on {map_of(s).names[own.leader_at]}"
    yield from _abilities(s, seat)


def _abilities(s: ClashState, seat: int) -> Iterator[str]:
    """Abilities and the moments at which they act are what they would be if they were worked out anew."""
    own, trial = s.nations[seat], s.clone()
    recount(trial, seat)
    if (trial.nations[seat].known, trial.nations[seat].abilities) != (own.known, own.abilities):
        yield f"the abilities of {seat} are counted wrongly"
    if own.acts not in (UNKNOWN, trial.nations[seat].acts):
        yield f"the abilities of {seat} act at other moments"
