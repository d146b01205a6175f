"""Where units can go: over land, by Roads, onto ships and ashore, and over the Sea. (COC-8.1, COC-8.2)"""

from __future__ import annotations

from typing import Final, NamedTuple

from epoka.games.clash_of_cultures import bits, tables
from epoka.games.clash_of_cultures.rules import units
from epoka.games.clash_of_cultures.rules.lasting import why_not_attack
from epoka.games.clash_of_cultures.rules.moments import ROAD_REACH, SHARES, SURE_FOOTED
from epoka.games.clash_of_cultures.rules.ranges import seas
from epoka.games.clash_of_cultures.rules.stacking import fits, fitting, moors, ship_room
from epoka.games.clash_of_cultures.rules.stock import can_pay
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.kernel import Refusal, Seat
from epoka.parts.hexes import Hex, Hexes, connected

ROADS: Final = tables.amounts("roads", "food", "ore")
"""What a group pays for Roads. (COC-8.1.6)"""
ROAD_STEPS: Final = tables.number("roads", "hexes")
OTHERS: Final = tuple(
    [tuple([other for other in range(tables.OWNERS) if other != owner]) for owner in range(tables.OWNERS)]
)
"""Everybody but one owner."""
ROUGH: Final = (tables.MOUNTAIN, tables.FOREST)
"""Terrains that hold units back. (COC-8.1.4)"""


def defender(s: ClashState, seat: Seat, hex_: Hex) -> int:
    """Whose city or units an arrival on a hex would attack; NONE where no enemy is. (COC-9.1.1)"""
    owner = s.owner[hex_]
    if owner not in (tables.NONE, seat):
        return owner
    armies = s.armies
    for other in OTHERS[seat]:
        if armies[other][hex_]:
            return other
    return tables.NONE


# -- over land (COC-8.1) ---------------------------------------------------------------------------------------------


class Doors(NamedTuple):
    """What lies around a hex for land units: hexes without and with enemies, unexplored ones, ships with room."""

    free: Hexes
    foes: Hexes
    unknown: Hexes
    boats: tuple[tuple[Hex, int], ...]


def doors(s: ClashState, seat: Seat, origin: Hex) -> Doors:
    """Everything next to a hex that land units might enter. Who is on board goes ashore, not onto other ships."""
    terrain, army, pirates = s.terrain, s.armies[seat], s.armies[tables.PIRATES]
    ashore = terrain[origin] != tables.SEA
    free, foes, unknown, boats = [], [], [], []
    for near in map_of(s).near[origin]:
        kind = terrain[near]
        if kind == tables.UNKNOWN:
            unknown.append(near)
        elif kind == tables.SEA:
            if ashore and (army[near] or pirates[near]):
                room = ship_room(s, seat, near)
                if room > 0:
                    boats.append((near, room))
        elif defender(s, seat, near) != tables.NONE:
            foes.append(near)
        else:
            free.append(near)
    return Doors(tuple(free), tuple(foes), tuple(unknown), tuple(boats))


def is_open(s: ClashState, seat: Seat, origin: Hex, pack: units.Pack) -> bool:
    """Whether there is a hex around that these land units, and any part of them, can surely enter: a quick look."""
    if units.military(pack) > tables.STACK:
        return False
    terrain, own = s.terrain, s.armies[seat]
    for near in map_of(s).near[origin]:
        kind = terrain[near]
        if kind == tables.UNKNOWN or (kind != tables.SEA and not own[near] and defender(s, seat, near) == tables.NONE):
            return True
    return False


def why_not_fight(s: ClashState, seat: Seat, pack: units.Pack, hex_: Hex, flags: int) -> Refusal | None:
    """Why units may not attack a hex. (COC-8.1.4, COC-8.1.5, COC-12.4.2)"""
    if s.terrain[hex_] != tables.SEA:
        if not units.military(pack):
            return Refusal("settlers-alone", "COC-8.1.5")
        if not fits(s, seat, hex_, pack):
            return Refusal("stack-limit", "COC-8.1.3")
    if flags & units.WOODS:
        return Refusal("entered-forest", "COC-8.1.4")
    if flags & units.FIELDS and hex_ == s.wonder_at[tables.GREAT_GARDENS]:
        return Refusal("entered-plains", "COC-12.4.2")
    return why_not_attack(s, seat, defender(s, seat, hex_), hex_)


def can_step(s: ClashState, seat: Seat, origin: Hex, pack: units.Pack, around: Doors) -> bool:
    """Whether land units can leave a hex at all without Roads."""
    if fitting(s, seat, around.free, pack) or fitting(s, seat, around.unknown, pack):
        return True
    number = units.land(pack)
    if any(number <= room for _, room in around.boats):
        return True
    if not around.foes or not units.military(pack):
        return False
    flags = units.flags_of(s, seat, origin, pack)
    return any(why_not_fight(s, seat, pack, near, flags) is None for near in around.foes)


def steps(s: ClashState, seat: Seat, origin: Hex, pack: units.Pack, around: Doors) -> list[Hex]:
    """The explored hexes that land units can enter by a normal move."""
    found = fitting(s, seat, around.free, pack)
    number = units.land(pack)
    found += [near for near, room in around.boats if number <= room]
    if around.foes and units.military(pack):
        flags = units.flags_of(s, seat, origin, pack)
        found += [near for near in around.foes if why_not_fight(s, seat, pack, near, flags) is None]
    return sorted(found)


def why_not_step(s: ClashState, seat: Seat, origin: Hex, pack: units.Pack, hex_: Hex) -> Refusal | None:
    """Why land units can't enter a hex by a normal move."""
    if hex_ not in map_of(s).near[origin]:
        return Refusal("too-far", "COC-8.1.2")
    if units.flags_of(s, seat, origin, pack) & units.STOPPED:
        return Refusal("entered-mountain", "COC-8.1.4")
    if s.terrain[hex_] == tables.SEA:
        return _why_not_board(s, seat, origin, pack, hex_)
    if defender(s, seat, hex_) != tables.NONE:
        return why_not_fight(s, seat, pack, hex_, units.flags_of(s, seat, origin, pack))
    return None if fits(s, seat, hex_, pack) else Refusal("stack-limit", "COC-8.1.3")


def _why_not_board(s: ClashState, seat: Seat, origin: Hex, pack: units.Pack, hex_: Hex) -> Refusal | None:
    if s.terrain[origin] == tables.SEA:
        return Refusal("on-board", "COC-8.2.3")
    if not units.ships(s.armies[seat][hex_]) and ship_room(s, seat, hex_) <= 0:
        return Refusal("no-ship", "COC-8.2.3")
    return None if units.land(pack) <= ship_room(s, seat, hex_) else Refusal("no-room-on-ships", "COC-8.2.3")


def terrain_flags(s: ClashState, seat: Seat, pack: units.Pack, hex_: Hex) -> list[tuple[units.Pack, int]]:
    """What entering a land hex does to units for the rest of the turn, by part of the pack. (COC-8.1.4, COC-12.4.2)"""
    kind = s.terrain[hex_]
    if kind == tables.FOREST:
        return [(pack, units.WOODS)]
    if kind == tables.PLAINS:
        return [(pack, field_flag(s))]
    if kind != tables.MOUNTAIN:
        return [(pack, 0)]
    sure = 0
    if s.nations[seat].acts & SURE_FOOTED.bit:
        for exempt in SURE_FOOTED.found(s, seat, pack):
            sure |= exempt
    return [(pack & ~sure, units.STOPPED), (pack & sure, 0)]


def field_flag(s: ClashState) -> int:
    """Entering Plains matters only while the Great Gardens stand. (COC-12.4.2)"""
    return units.FIELDS if s.wonder_at[tables.GREAT_GARDENS] >= 0 else 0


# -- Roads (COC-8.1.6) -----------------------------------------------------------------------------------------------


def can_pay_roads(s: ClashState, seat: Seat) -> bool:
    """Whether a player has Roads and their price."""
    own = s.nations[seat]
    return bool(own.known & bits.ROADS) and can_pay(own, ROADS)


class Road(NamedTuple):
    """A way by Roads: the hexes that may be passed last, the origin if none is, and whether it crosses Plains."""

    passed: Hexes
    crosses_plains: bool


def roads(s: ClashState, seat: Seat, origin: Hex, pack: units.Pack) -> dict[Hex, Road]:
    """Where a group gets by Roads, whatever they cost. (COC-8.1.6)

    Hexes that a normal move reaches just as well are left out. Whoever attacks may choose between several hexes to
    pass last; otherwise the way avoids Plains if it can, which matters only for the Great Gardens.
    """
    own, at_home = s.nations[seat], s.owner[origin] == seat
    if s.terrain[origin] == tables.SEA or not (at_home or _has_city_near(s, seat, origin)):
        return {}
    reach = ROAD_STEPS + (ROAD_REACH.total(s, seat) if at_home and own.acts & ROAD_REACH.bit else 0)
    flags = units.flags_of(s, seat, origin, pack)
    found: dict[Hex, Road] = {}
    crosses = {origin: False}
    frontier = [origin]
    for step in range(1, reach + 1):
        before = _next_ring(s, frontier, crosses)
        frontier = []
        for hex_ in before:
            passed = before[hex_]
            is_free = defender(s, seat, hex_) == tables.NONE
            if is_free and fits(s, seat, hex_, pack):
                frontier.append(hex_)
            elif is_free or step > ROAD_STEPS:
                continue
            else:
                passed = _begins_battle(s, seat, pack, hex_, passed, crosses, flags)
            crosses[hex_] = all(_crosses(s, here, origin, crosses) for here in passed)
            ends = (at_home, s.owner[hex_] == seat)
            gains = (
                step > 1 or flags & units.STOPPED or (flags & units.WOODS if not is_free else s.terrain[hex_] in ROUGH)
            )
            if passed and gains and (any(ends) if step <= ROAD_STEPS else all(ends)):
                best = [here for here in passed if _crosses(s, here, origin, crosses) == crosses[hex_]]
                found[hex_] = Road(tuple(best[:1] if is_free else passed), crosses[hex_])
    return found


def _has_city_near(s: ClashState, seat: Seat, origin: Hex) -> bool:
    """Whether an own city lies so near that a road may end there."""
    near, owner = map_of(s).near, s.owner
    return any(owner[there] == seat or any(owner[far] == seat for far in near[there]) for there in near[origin])


def _next_ring(s: ClashState, frontier: list[Hex], seen: dict[Hex, bool]) -> dict[Hex, list[Hex]]:
    """The explored land hexes one step further, with those they are reached from."""
    before: dict[Hex, list[Hex]] = {}
    for here in frontier:
        for near in map_of(s).near[here]:
            if near not in seen and s.terrain[near] not in (tables.UNKNOWN, tables.SEA):
                before.setdefault(near, []).append(here)
    return before


def _crosses(s: ClashState, here: Hex, origin: Hex, crosses: dict[Hex, bool]) -> bool:
    """Whether a way that passes a hex has entered Plains by then."""
    return crosses[here] or (here != origin and s.terrain[here] == tables.PLAINS)


def _begins_battle(
    s: ClashState, seat: Seat, pack: units.Pack, hex_: Hex, passed: list[Hex], crosses: dict[Hex, bool], flags: int
) -> list[Hex]:
    """From which hexes a battle may be begun by Roads; Forest does not hold the group back. (COC-8.1.6, COC-12.4.2)"""
    origin = next(iter(crosses))
    held = {here: flags & ~units.WOODS | (units.FIELDS if _crosses(s, here, origin, crosses) else 0) for here in passed}
    return [here for here in passed if why_not_fight(s, seat, pack, hex_, held[here]) is None]


def why_not_road(s: ClashState, seat: Seat, origin: Hex, pack: units.Pack, hex_: Hex) -> Refusal | None:
    """Why a group can't get to a hex by Roads."""
    if not s.nations[seat].known & bits.ROADS:
        return Refusal("needs-advance", "COC-8.1.6", {"ability": "roads"})
    if s.terrain[origin] == tables.SEA or s.terrain[hex_] in (tables.UNKNOWN, tables.SEA):
        return Refusal("no-roads-there", "COC-8.1.6")
    if seat not in (s.owner[origin], s.owner[hex_]):
        return Refusal("roads-need-city", "COC-8.1.6")
    if not can_pay_roads(s, seat):
        return Refusal("cannot-pay-roads", "COC-8.1.6")
    if hex_ in roads(s, seat, origin, pack):
        return None
    if defender(s, seat, hex_) != tables.NONE:
        reason = why_not_fight(s, seat, pack, hex_, units.flags_of(s, seat, origin, pack) & ~units.WOODS)
    else:
        reason = None if fits(s, seat, hex_, pack) else Refusal("stack-limit", "COC-8.1.3")
    return reason or Refusal("no-road", "COC-8.1.6")


# -- over the Sea (COC-8.2.1, COC-8.2.2) -----------------------------------------------------------------------------


class Voyage(NamedTuple):
    """Where ships get from a Sea hex.

    `free` are hexes without enemies, the start included, `foes` those where ships must be fought, `closed` all Sea
    hexes that can't be crossed, `around` the hexes among `free` and `foes` that need Navigation. `tiles` are the
    places of face-down tiles that can be explored, with 1 where the ships can come from around the map, else 0.
    `beyond` are those of them that border a sea behind the map edge, with the hexes of it from which they are explored.
    """

    free: Hexes
    foes: Hexes
    closed: Hexes
    around: Hexes
    tiles: dict[int, int]
    beyond: dict[int, Hexes]


def hostile(s: ClashState, seat: Seat) -> Hexes:
    """Sea hexes with ships that must be fought."""
    found: list[Hex] = []
    for other in range(tables.OWNERS):
        if other != seat and s.fielded[other][tables.SHIP]:
            fleets = [hex_ for hex_, pack in units.stationed(s.armies[other]) if units.ships(pack)]
            found += [hex_ for hex_ in fleets if not _shares(s, seat, hex_, other)]
    return tuple(found)


def _shares(s: ClashState, seat: Seat, hex_: Hex, other: int) -> bool:
    return s.nations[seat].acts & SHARES.bit > 0 and SHARES.holds(s, seat, hex_, other)


def voyage(s: ClashState, seat: Seat, origin: Hex) -> Voyage:
    """Where ships get from a Sea hex. (COC-8.2.1, COC-8.2.2, COC-8.3.4)"""
    near, sea = map_of(s).near, seas(s)
    closed = hostile(s, seat)
    group = sea.group[origin]
    members = sea.members[group]
    if closed and any(hex_ in closed for hex_ in members):
        free = connected(near, s.terrain, tables.SEA, (origin,), closed)
        foes = _touched(near, closed, free)
        shores = _touched(near, sea.shores[group], free)
    else:
        free, foes, shores = members, (), sea.shores[group]
    tiles = {map_of(s).slot[hex_]: 0 for hex_ in shores}
    around: Hexes = ()
    beyond: dict[int, Hexes] = {}
    if s.nations[seat].known & bits.NAVIGATION:
        for there in sorted({there for hex_ in free if hex_ in sea.onward for there in sea.onward[hex_]}):
            if s.terrain[there] == tables.UNKNOWN:
                tiles[map_of(s).slot[there]] = 1
            elif there not in around:
                entries = sea.coasts[sea.group[there]]
                begun = tuple([hex_ for hex_ in entries if hex_ not in closed])
                inside = connected(near, s.terrain, tables.SEA, begun, closed)
                fought = tuple([hex_ for hex_ in closed if hex_ in entries or hex_ in _touched(near, closed, inside)])
                free, foes, around = free + inside, foes + fought, around + inside + fought
                for shore in sea.shores[sea.group[there]]:
                    if touched := tuple([hex_ for hex_ in near[shore] if hex_ in inside]):
                        slot = map_of(s).slot[shore]
                        beyond[slot] = beyond.get(slot, ()) + touched
    return Voyage(free, tuple(sorted(set(foes))), closed, around, dict.fromkeys(beyond, 0) | tiles, beyond)


def _touched(near: tuple[Hexes, ...], hexes: Hexes, by: Hexes) -> Hexes:
    return tuple([hex_ for hex_ in hexes if any(other in by for other in near[hex_])])


def can_sail(s: ClashState, seat: Seat, origin: Hex, pack: units.Pack) -> bool:
    """Whether ships can leave a Sea hex at all."""
    terrain, armies = s.terrain, s.armies
    for near in map_of(s).near[origin]:
        kind = terrain[near]
        if kind == tables.UNKNOWN or (kind == tables.SEA and not any(army[near] for army in armies)):
            return True
    way = voyage(s, seat, origin)
    if way.tiles or anchorages(s, seat, origin, units.ships(pack), way) or raids(s, seat, origin, pack, way):
        return True
    # Pirates that share the hex may be attacked right there. (COC-13.41)
    return bool(units.ships(armies[tables.PIRATES][origin])) and _shares(s, seat, origin, tables.PIRATES)


def anchorages(s: ClashState, seat: Seat, origin: Hex, number: int, way: Voyage) -> list[Hex]:
    """The hexes without enemies to which so many ships may go. (COC-8.2.1, COC-13.22)"""
    if not s.nations[seat].abilities or not s.fielded[tables.PIRATES][tables.SHIP]:
        return [hex_ for hex_ in way.free if hex_ != origin]
    return [hex_ for hex_ in way.free if hex_ != origin and moors(s, seat, hex_, number)]


def raids(s: ClashState, seat: Seat, origin: Hex, pack: units.Pack, way: Voyage) -> list[Hex]:
    """The hexes whose ships a fleet may attack."""
    if not way.foes:
        return []
    # What is carried does not fight. (COC-9.1.3)
    flags = units.flags_of(s, seat, origin, pack & units.SHIP_BITS)
    return [hex_ for hex_ in way.foes if why_not_fight(s, seat, pack, hex_, flags) is None]


def why_not_sail(s: ClashState, seat: Seat, origin: Hex, pack: units.Pack, hex_: Hex) -> Refusal | None:
    """Why ships can't go to a hex."""
    if s.terrain[hex_] == tables.UNKNOWN:
        return None if map_of(s).slot[hex_] in voyage(s, seat, origin).tiles else Refusal("no-sea-way", "COC-8.2.1")
    if s.terrain[hex_] != tables.SEA:
        return Refusal("ships-on-land", "COC-8.2.1")
    found = voyage(s, seat, origin)
    if hex_ in found.foes:
        return why_not_fight(s, seat, pack, hex_, units.flags_of(s, seat, origin, pack & units.SHIP_BITS))
    if hex_ in found.free:
        if hex_ == origin:
            return Refusal("already-there", "COC-8.2.1")
        return None if moors(s, seat, hex_, units.ships(pack)) else Refusal("stack-limit", "COC-13.22")
    return Refusal("no-sea-way", "COC-8.2.1")
