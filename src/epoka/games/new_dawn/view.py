"""The public numbers of the table, for views."""

from __future__ import annotations

from typing import Any

from epoka.games.new_dawn.cards.tiles import BARBARIANS
from epoka.games.new_dawn.land import TERRAINS
from epoka.games.new_dawn.rules.abilities import wonders_of
from epoka.games.new_dawn.rules.agendas import cards_marked, own_mature
from epoka.games.new_dawn.rules.barbarians import step, way_of
from epoka.games.new_dawn.rules.dial import positions
from epoka.games.new_dawn.rules.pieces import armies_at, caravans_at, unused_tokens
from epoka.games.new_dawn.rules.resolving import reachable, shifts_of
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
    holdings,
    is_reinforced,
    kind_of,
    land_of,
    owner_of,
    slot_numbers,
)
from epoka.kernel import Seat

KINDS = {TOKEN: "token", CITY: "city", CAPITAL: "capital"} | {
    FIRST_DISTRICT + number: district for number, district in enumerate(DISTRICTS)
}
"""What the pieces are called."""


def counters(s: DawnState) -> dict[str, Any]:
    """Numbers that everybody sees."""
    table: dict[str, Any] = {
        "round": s.round,
        "first": s.first,
        "active": s.active,
        "event": s.event,
        "symbols": [list(symbols) for symbols in positions(s)],
        "direction": s.direction,
        "needed": needed(s),
        "trade_left": s.trade_left,
        "resources_left": dict(zip(RESOURCES, s.resources_left, strict=True)),
        "tiles_left": len(s.tiles),
        "offers": dict(zip(s.market, s.offers, strict=True)),
        "ibrahim": s.ibrahim,
        "spaces": spaces(s),
    }
    return {"table": table, "seats": [_seat(s, seat) for seat in range(len(s.civilizations))]}


def spaces(s: DawnState) -> list[dict[str, Any]]:
    """The map: what each space is and what is on it."""
    land = land_of(s)
    return [_space(s, space) for space in range(len(land.places))]


def _space(s: DawnState, space: int) -> dict[str, Any]:
    land, code = land_of(s), s.pieces[space]
    lay = land.lays[land.lay[space]]
    q, r = land.places[space]
    found: dict[str, Any] = {
        "space": space,
        "q": q,
        "r": r,
        "terrain": TERRAINS[land.terrain[space]],
        "lay": land.lay[space],
        "tile": lay.number,
    }
    if space in land.forts:
        found["fort"] = 1
    if s.tokens[space]:
        found["lies"] = s.tokens[space]
    if code:
        found["piece"] = {"owner": owner_of(code), "kind": KINDS[kind_of(code)], "reinforced": int(is_reinforced(code))}
    letters = [letter for letter, at in enumerate(s.barbarians) if at == space]
    if letters:
        found["barbarians"] = [
            {"letter": BARBARIANS[letter], "ways": [step(s, space, way_of(s, die)) for die in range(1, 7)]}
            for letter in letters
        ]
    if space in s.built_at:
        found["wonder"] = s.built[s.built_at.index(space)]
    figures = [{"owner": seat, "kind": {"army": 1}} for seat, _ in armies_at(s, space)]
    figures += [{"owner": seat, "kind": {"caravan": 1}} for seat, _ in caravans_at(s, space)]
    if figures:
        found["figures"] = figures
    return found


def _seat(s: DawnState, seat: Seat) -> dict[str, Any]:
    own, held = s.civilizations[seat], holdings(s)[seat]
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
        "cities": len(held.cities),
        "mature": len(own_mature(s, seat)),
        "tokens": len(held.tokens),
        "reinforced": held.reinforced,
        "unused_tokens": unused_tokens(s, seat),
        "unused_cities": CITIES - len(held.cities) + (held.capital >= 0),
        "districts": {name: at for name, at in zip(DISTRICTS, held.districts, strict=True) if at >= 0},
        "armies": [at for at in own.armies if at >= 0],
        "caravans": [at for at in own.caravans if at >= 0],
        "armies_ready": own.armies.count(ON_CARD),
        "caravans_ready": own.caravans.count(ON_CARD),
        "figures_unused": own.armies.count(UNUSED) + own.caravans.count(UNUSED),
        "row": [_card(s, seat, index) for index in range(len(own.row))],
    }


def _card(s: DawnState, seat: Seat, index: int) -> dict[str, Any]:
    """A card of the focus row: what lies on it, and the slot numbers with which it would be resolved now."""
    own, numbers = s.civilizations[seat], slot_numbers(s)
    card = own.row[index]
    slots = {numbers[at] for at in reachable(s, shifts_of(s, seat, card), index)}
    return {
        "card": card,
        "trade": own.trade[index],
        "lying": list(own.lying[index]),
        "number": numbers[index],
        "slots": sorted(slots),
    }
