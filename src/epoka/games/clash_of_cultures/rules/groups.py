"""Groups that can be moved together: one or more units that leave a hex for the same hex. (COC-8.1.1, COC-8.2.3)

A group with ships sails, with land units on board; a group without ships walks, boards or goes ashore.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from epoka.games.clash_of_cultures import bits
from epoka.games.clash_of_cultures.rules import units
from epoka.games.clash_of_cultures.rules.moments import OTHER_WAYS, UNWEARIED
from epoka.games.clash_of_cultures.rules.stacking import each_carries, fleet
from epoka.games.clash_of_cultures.rules.ways import can_pay_roads, can_sail, can_step, doors, is_open, roads
from epoka.games.clash_of_cultures.state import ClashState
from epoka.games.clash_of_cultures.tables import INFANTRY, LAND, SEA, STACK
from epoka.kernel import Refusal, Seat
from epoka.kernel.memo import memo
from epoka.parts.hexes import Hex

ALL_UNITS: Final[units.Pack] = units.LAND_BITS | units.SHIP_BITS


def ready(s: ClashState, seat: Seat, hex_: Hex, held: int = units.MOVED | units.STOPPED | units.FOUGHT) -> units.Pack:
    """The units on a hex that may move by themselves. (COC-8.1.1, COC-8.1.2, COC-8.1.4)"""
    own = s.nations[seat]
    pack = units.fresh(s, seat, hex_, held)
    if own.marks and own.acts & UNWEARIED.bit and held & units.FOUGHT:
        for tireless in UNWEARIED.found(s, seat):
            pack = pack & ~tireless | units.fresh(s, seat, hex_, held & ~units.FOUGHT) & tireless
    return pack if own.known & bits.TACTICS else pack & ~units.MILITARY_BITS


def loaded(cargo: units.Pack, room: int) -> units.Pack:
    """As many of these land units as there is room for, soldiers first."""
    found = 0
    for kind in reversed(LAND):
        number = min(units.count(cargo, kind), room)
        found += number * units.ONE[kind]
        room -= number
    return found


@memo(1 << 12)
def usual(pack: units.Pack) -> tuple[units.Pack, ...]:
    """The parts of some land units that are moved most: all, the army, the Settlers, all but a guard, single ones."""
    army, settlers = pack & units.MILITARY_BITS, pack & units.SETTLER_BITS
    found = [pack, army, settlers]
    if units.military(army) > 2:
        guard = INFANTRY if units.count(army, INFANTRY) else units.kinds(army)[0][0]
        found.append(army - units.ONE[guard])
    if units.military(army) > STACK:
        found.append(loaded(army, STACK))
    found += [units.ONE[kind] for kind, _ in units.kinds(pack)]
    return tuple([part for part in dict.fromkeys(found) if part])


@memo(1 << 12)
def parts(pack: units.Pack) -> tuple[units.Pack, ...]:
    """All the ways to take some of these units, none included."""
    numbers = [[number * units.ONE[kind] for number in range(most + 1)] for kind, most in units.kinds(pack)]
    return tuple([sum(chosen) for chosen in product(*numbers)])


# -- on land, and ashore ---------------------------------------------------------------------------------------------


def _walkers(s: ClashState, seat: Seat, hex_: Hex, mask: units.Pack) -> tuple[units.Pack, units.Pack]:
    """The land units of a hex that may move, and those that may with Roads; the latter have the former among them."""
    pack = ready(s, seat, hex_) & units.LAND_BITS & mask
    own = s.nations[seat]
    if own.marks and own.known & bits.ROADS and s.terrain[hex_] != SEA:
        # Roads lift what a Mountain did to units earlier in the turn. (COC-8.1.6)
        further = ready(s, seat, hex_, units.MOVED | units.FOUGHT) & units.LAND_BITS & mask
        if further != pack and can_pay_roads(s, seat):
            return pack, further
    return pack, pack


def _that_can_walk(
    s: ClashState, seat: Seat, hex_: Hex, pack: units.Pack, further: units.Pack, wanted: tuple[units.Pack, ...]
) -> list[units.Pack]:
    """Those of some groups that have somewhere to go; units that are not of `pack` only by Roads."""
    if is_open(s, seat, hex_, pack):
        if pack == further:
            return list(wanted)
        return [part for part in wanted if units.within(part, pack) or roads(s, seat, hex_, part)]
    around = doors(s, seat, hex_)
    return [
        part
        for part in wanted
        if (
            can_step(s, seat, hex_, part, around) or _knows_another_way(s, seat, hex_, part)
            if units.within(part, pack)
            else roads(s, seat, hex_, part)
        )
    ]


def _knows_another_way(s: ClashState, seat: Seat, hex_: Hex, pack: units.Pack) -> bool:
    return s.nations[seat].acts & OTHER_WAYS.bit > 0 and any(OTHER_WAYS.found(s, seat, hex_, pack))


# -- ships -----------------------------------------------------------------------------------------------------------


def _can_carry(s: ClashState, seat: Seat, hex_: Hex, sailing: int, cargo: units.Pack) -> bool:
    """Whether so many ships can take this cargo, and those left behind the rest. (COC-8.2.5)"""
    each = each_carries(s, seat)
    rest = units.land(s.armies[seat][hex_]) - units.land(cargo)
    return units.land(cargo) <= each * sailing and rest <= each * (fleet(s, seat, hex_) - sailing)


def _usual_fleets(s: ClashState, seat: Seat, hex_: Hex, most: int) -> list[units.Pack]:
    """All ships, one ship loaded, one ship empty."""
    cargo = s.armies[seat][hex_] & units.LAND_BITS
    each = each_carries(s, seat)
    found = [most * units.SHIP_PACK + loaded(cargo, each * most)]
    if most > 1:
        found += [units.SHIP_PACK + loaded(cargo, each), units.SHIP_PACK]
    elif cargo and fleet(s, seat, hex_) > 1:
        found.append(units.SHIP_PACK)
    return [pack for pack in dict.fromkeys(found) if _can_leave(s, seat, hex_, pack)]


def _can_leave(s: ClashState, seat: Seat, hex_: Hex, pack: units.Pack) -> bool:
    if not _can_carry(s, seat, hex_, units.ships(pack), pack & units.LAND_BITS):
        return False
    return can_sail(s, seat, hex_, pack & units.SHIP_BITS) or _knows_another_way(s, seat, hex_, pack)


# -- all groups of a hex ---------------------------------------------------------------------------------------------


def groups(s: ClashState, seat: Seat, hex_: Hex, mask: units.Pack = ALL_UNITS) -> tuple[list[units.Pack], bool]:
    """The usual groups that can move from a hex, and whether there may be others. (COC-8.1.1)"""
    pack, further = _walkers(s, seat, hex_, mask)
    found: list[units.Pack] = []
    others = False
    if further:
        found = _that_can_walk(s, seat, hex_, pack, further, usual(further))
        others = bool(found) and len(parts(further)) - 1 > len(usual(further))
    if s.terrain[hex_] == SEA:
        most = units.ships(ready(s, seat, hex_) & mask)
        if most:
            fleets = _usual_fleets(s, seat, hex_, most)
            others = others or (bool(fleets) and (most > 2 or units.land(s.armies[seat][hex_]) > 0))
            found += fleets
    return found, others


def every_group(s: ClashState, seat: Seat, hex_: Hex, mask: units.Pack = ALL_UNITS) -> Iterator[units.Pack]:
    """Every group that can move from a hex."""
    pack, further = _walkers(s, seat, hex_, mask)
    if further:
        yield from _that_can_walk(s, seat, hex_, pack, further, parts(further)[1:])
    if s.terrain[hex_] == SEA:
        most = units.ships(ready(s, seat, hex_) & mask)
        for cargo in parts(s.armies[seat][hex_] & units.LAND_BITS):
            fleets = [number * units.SHIP_PACK + cargo for number in range(1, most + 1)]
            yield from [pack for pack in fleets if _can_leave(s, seat, hex_, pack)]


def why_not_move(
    s: ClashState, seat: Seat, hex_: Hex, pack: units.Pack, mask: units.Pack = ALL_UNITS
) -> Refusal | None:
    """Why a group can't move from a hex."""
    if not pack or not units.within(pack, s.armies[seat][hex_]):
        return Refusal("no-such-units", "COC-8.1.1")
    if pack & ~mask:
        return Refusal("not-these-units", "COC-8.1.1")
    moving = pack & units.SHIP_BITS or pack
    if moving & units.MILITARY_BITS and not s.nations[seat].known & bits.TACTICS:
        return Refusal("needs-advance", "COC-8.1.2", {"ability": "tactics"})
    if not units.within(moving, units.fresh(s, seat, hex_, units.MOVED)):
        return Refusal("units-moved", "COC-8.1.1")
    if not units.within(moving, ready(s, seat, hex_, units.FOUGHT)):
        return Refusal("units-fought", "COC-8.1.4")
    if pack & units.SHIP_BITS and not _can_carry(s, seat, hex_, units.ships(pack), pack & units.LAND_BITS):
        return Refusal("no-room-on-ships", "COC-8.2.3")
    if pack in every_group(s, seat, hex_, mask):
        return None
    stopped = not units.within(moving, ready(s, seat, hex_))
    return Refusal("entered-mountain", "COC-8.1.4") if stopped else Refusal("nowhere-to-go", "COC-8.1.2")
