"""The public numbers of the table, for views. What does not change is apart from what does, so that little is sent."""

from __future__ import annotations

from typing import Any, Final

from epoka.games.new_dawn import sights
from epoka.games.new_dawn.land import DIFFICULTY, TERRAINS, land_at
from epoka.games.new_dawn.rules.abilities import wonders_of
from epoka.games.new_dawn.rules.agendas import cards_marked, own_mature
from epoka.games.new_dawn.rules.dial import positions
from epoka.games.new_dawn.rules.pieces import unused_tokens
from epoka.games.new_dawn.rules.winning import needed
from epoka.games.new_dawn.scoring import agendas
from epoka.games.new_dawn.state import (
    CAPITAL,
    CITIES,
    CITY,
    DISTRICTS,
    FIRST_DISTRICT,
    ON_CARD,
    RESOURCES,
    TOKEN,
    UNUSED,
    DawnState,
    giver_of,
    holdings,
    is_reinforced,
    kind_of,
    owner_of,
    printed,
    slot_numbers,
)
from epoka.games.new_dawn.tables import TECH_DIAL
from epoka.kernel import NOBODY, Seat
from epoka.kernel.memo import memo

KINDS: Final = {TOKEN: "token", CITY: "city", CAPITAL: "capital"} | {
    FIRST_DISTRICT + number: district for number, district in enumerate(DISTRICTS)
}
"""What the pieces are called."""


def counters(s: DawnState) -> dict[str, Any]:
    """Numbers that everybody sees."""
    table: dict[str, Any] = {
        "round": s.round,
        "expansion": s.expansion,
        "first": s.first,
        "active": s.active,
        "event": s.event,
        "symbols": [list(symbols) for symbols in positions(s)],
        "numbers": list(slot_numbers(s)),
        "terrains": dict(zip(TERRAINS, DIFFICULTY, strict=True)),
        "dial": [[space, level] for space, level in TECH_DIAL.levels],
        "dial_last": TECH_DIAL.last,
        "direction": s.direction,
        "needed": needed(s),
        "trade_left": s.trade_left,
        "resources_left": dict(zip(RESOURCES, s.resources_left, strict=True)),
        "tiles_left": len(s.tiles),
        "stored": s.stored,
        "offers": dict(zip(s.market, s.offers, strict=True)),
        "ibrahim": s.ibrahim,
        "battle": s.battle,
        "drawn": {tile: sights.sides(tile) for tile in _waiting(s)},
        **_map(s),
    }
    return {"table": table, "seats": [_seat(s, seat) for seat in range(len(s.civilizations))]}


def _waiting(s: DawnState) -> tuple[str, ...]:
    """Tiles that somebody is about to lay."""
    return s.drawn + sum([own.hand for own in s.civilizations], ())


# -- the map (ND-1) ----------------------------------------------------------------------------------------------------


@memo(1 << 6)
def spaces(ground: str) -> list[dict[str, Any]]:
    """The spaces that have been laid, by number: where they lie, their terrain, and to which laying they belong."""
    land = land_at(ground)
    return [
        {"q": q, "r": r, "terrain": TERRAINS[land.terrain[space]], "lay": land.lay[space]}
        | ({"fort": 1} if space in land.forts else {})
        for space, (q, r) in enumerate(land.places)
    ]


def _map(s: DawnState) -> dict[str, Any]:
    """The spaces, and by their numbers what lies and stands on them."""
    return {
        "land": spaces(s.ground),
        "lies": {str(space): token for space, token in enumerate(s.tokens) if token},
        "pieces": {str(space): _piece(code) for space, code in enumerate(s.pieces) if code},
        "figures": _figures(s),
        "wonders": {str(space): wonder for wonder, space in zip(s.built, s.built_at, strict=True) if space >= 0},
        "barbarians": sights.ways(s),
    }


def _piece(code: int) -> dict[str, Any]:
    found = {"owner": owner_of(code), "kind": KINDS[kind_of(code)]}
    return {**found, "reinforced": 1} if is_reinforced(code) else found


def _figures(s: DawnState) -> dict[str, list[dict[str, Any]]]:
    """Armies and caravans by space."""
    found: dict[str, list[dict[str, Any]]] = {}
    for seat, own in enumerate(s.civilizations):
        for kind, places in (("army", own.armies), ("caravan", own.caravans)):
            for space in dict.fromkeys(places):
                if space >= 0:
                    stands = {"owner": seat, "kind": kind, "count": places.count(space)}
                    found.setdefault(str(space), []).append(stands)
    return found


# -- seats -------------------------------------------------------------------------------------------------------------


def _seat(s: DawnState, seat: Seat) -> dict[str, Any]:
    own, held = s.civilizations[seat], holdings(s)[seat]
    slots = sights.slots_of(s, seat)
    plays = seat == s.active and held.capital != NOBODY
    return {
        "points": cards_marked(s, seat),
        "marks": len(own.marked),
        "marked": list(own.marked),
        "agendas": agendas(s, seat),
        "leader": own.leader,
        "dial": own.dial,
        **dict(zip(RESOURCES, own.resources, strict=True)),
        "natural": list(own.natural),
        "wonders": list(wonders_of(s, seat)),
        "taken": [[printed(card), giver_of(card)] for card in own.diplomacy],
        "cities": len(held.cities),
        "mature": len(own_mature(s, seat)),
        "tokens": len(held.tokens),
        "reinforced": held.reinforced,
        "unused_tokens": unused_tokens(s, seat),
        "unused_cities": CITIES - len(held.cities) + (held.capital >= 0),
        "districts": {name: at for name, at in zip(DISTRICTS, held.districts, strict=True) if at >= 0},
        "armies": list(own.armies),
        "caravans": list(own.caravans),
        "armies_ready": own.armies.count(ON_CARD),
        "caravans_ready": own.caravans.count(ON_CARD),
        "figures_unused": own.armies.count(UNUSED) + own.caravans.count(UNUSED),
        "row": [
            {"card": card, "trade": trade, "lying": list(lying), "slots": numbers}
            for card, trade, lying, numbers in zip(own.row, own.trade, own.lying, slots, strict=True)
        ],
        "prices": sights.prices(s, seat, slots),
        **(sights.outlook(s, seat, slots) if plays else {}),
    }
