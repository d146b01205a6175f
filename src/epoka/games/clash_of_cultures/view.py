"""The public numbers and marks of the table, for views. Hands, decks and face-down tiles are zones of the kernel."""

from __future__ import annotations

from typing import Any

from epoka.games.clash_of_cultures import components, tables
from epoka.games.clash_of_cultures.rules import cities
from epoka.games.clash_of_cultures.rules.status_goals import STATUS
from epoka.games.clash_of_cultures.rules.stock import limit
from epoka.games.clash_of_cultures.rules.units import kinds, supply
from epoka.games.clash_of_cultures.scoring import points, total
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.kernel import Seat
from epoka.kernel.memo import memo
from epoka.parts.hexes import NOWHERE, Hex


def counters(s: ClashState) -> dict[str, Any]:
    """Numbers that everybody sees."""
    return {
        "table": {
            "age": s.age,
            "ages": s.ages,
            "round": s.round,
            "phase": s.phase,
            "active": s.active,
            "first": s.first,
            "expansion": s.expansion,
            "map": [_hex(s, hex_) for hex_ in range(len(s.terrain))],
            "wonders": [
                {"wonder": tables.WONDER[wonder], "seat": builder, "hex": _name(s, s.wonder_at[wonder])}
                for wonder, builder in enumerate(s.wonder_by)
                if builder != tables.NONE
            ],
            "exhausted_left": components.EXHAUSTED_LAND - len(s.exhausted),
        },
        "seats": [_seat(s, seat) for seat in range(len(s.nations))],
    }


def _name(s: ClashState, hex_: Hex) -> str | None:
    return map_of(s).names[hex_] if hex_ >= 0 else None


def _hex(s: ClashState, hex_: Hex) -> dict[str, Any]:
    """A hex: its terrain if it is known, the city and the units on it."""
    layout = map_of(s)
    terrain = s.terrain[hex_]
    shown: dict[str, Any] = {
        "hex": layout.names[hex_],
        "terrain": tables.TERRAIN[terrain] if terrain != tables.UNKNOWN else None,
        "slot": layout.slot[hex_],
    }
    if hex_ in s.exhausted:
        shown["exhausted"] = 1
    if s.owner[hex_] != tables.NONE:
        shown["city"] = _city(s, hex_)
    units = [
        {"owner": owner, **{tables.UNIT[kind]: number for kind, number in kinds(s.armies[owner][hex_])}}
        for owner in range(tables.OWNERS)
        if s.armies[owner][hex_]
    ]
    if units:
        shown["units"] = units
    return shown


def _city(s: ClashState, hex_: Hex) -> dict[str, Any]:
    uses = s.uses[hex_]
    shown: dict[str, Any] = {
        "owner": s.owner[hex_],
        "mood": tables.MOODS[s.mood[hex_]],
        "size": cities.size(s, hex_),
        "buildings": {tables.BUILDING[kind]: colour for kind, colour in cities.buildings(s, hex_)},
        "wonders": [tables.WONDER[wonder] for wonder in cities.wonders_in(s, hex_)],
        "activated": uses >> 1,
        "worn": uses & 1,
    }
    if s.owner[hex_] != tables.BARBARIANS:
        shown["works"] = cities.effective_size(s, hex_)
    if s.ports[hex_] != NOWHERE:
        shown["port"] = map_of(s).names[s.ports[hex_]]
    if s.tokens[hex_]:
        shown["tokens"] = s.tokens[hex_]
    return shown


@memo(512)
def _advances(bits: int) -> tuple[str, ...]:
    return tuple([tables.ABILITIES[number] for number in range(tables.ALL_ADVANCES) if bits >> number & 1])


def _seat(s: ClashState, seat: Seat) -> dict[str, Any]:
    own = s.nations[seat]
    names = map_of(s).names
    unit_kinds = range(len(tables.UNIT)) if s.expansion else tables.BASE_UNITS
    building_kinds = range(len(tables.BUILDING)) if s.expansion else tables.BASE_BUILDINGS
    return {
        **{kind: own.stock[number] for number, kind in enumerate(tables.STOCK)},
        "limits": {kind: limit(own, number) for number, kind in enumerate(tables.STOCK[:5])},
        "civilization": tables.CIVILIZATION[own.civilization] if own.civilization != tables.NONE else None,
        "advances": list(_advances(own.advances)),
        "borrowed": list(_advances(own.borrowed)),
        "abilities": [tables.ABILITIES[number] for number in own.abilities],
        "cubes": own.cubes,
        "actions_left": own.actions_left,
        "fewer_actions": own.fewer,
        "cities": [names[hex_] for hex_ in own.cities],
        "settlements_left": cities.settlement_supply(s, seat),
        "units_left": {tables.UNIT[kind]: supply(s, seat, kind) for kind in unit_kinds},
        "units": {tables.UNIT[kind]: s.fielded[seat][kind] for kind in unit_kinds},
        "units_most": {tables.UNIT[kind]: tables.UNIT_COUNT[kind] for kind in unit_kinds},
        "buildings_left": {tables.BUILDING[kind]: cities.building_supply(s, seat, kind) for kind in building_kinds},
        "leader_at": _name(s, own.leader_at),
        "captives": [
            {"owner": owner, **{tables.UNIT[kind]: number for kind, number in kinds(pack)}}
            for owner, pack in enumerate(own.captives)
            if pack
        ],
        "home": names[own.home],
        "marks": _marks(s, seat),
        "goals": list(own.goals),
        "within_reach": [goal for goal, test in STATUS.items() if test(s, seat)],
        "done_this_turn": dict(own.notes),
        "points": points(total(s, seat)),
    }


def _marks(s: ClashState, seat: Seat) -> list[dict[str, Any]]:
    """Units that cannot do everything any more this turn. (COC-8.1.4)"""
    names = map_of(s).names
    return [
        {"hex": names[mark >> 9], "unit": tables.UNIT[mark >> 6 & 7], "flags": mark & 63}
        for mark in s.nations[seat].marks
    ]


def marks(s: ClashState) -> dict[str, Any]:
    """Public things that lie on cards: where a wonder stands, and who built it."""
    return {
        tables.WONDER[wonder]: {"hex": _name(s, s.wonder_at[wonder]), "seat": builder}
        for wonder, builder in enumerate(s.wonder_by)
        if builder != tables.NONE
    }
