"""The public numbers and marks of the table, for views. (IS-1.6)"""

from __future__ import annotations

from typing import Any

from epoka.games.imperial_settlers import tables
from epoka.games.imperial_settlers.card import FACTIONS, KINDS
from epoka.games.imperial_settlers.cards import VIRTUAL
from epoka.games.imperial_settlers.effects import Gains, GainsPer
from epoka.games.imperial_settlers.goods import COLORS
from epoka.games.imperial_settlers.rules.carrying import times
from epoka.games.imperial_settlers.rules.razing import LOCATION_PRICE
from epoka.games.imperial_settlers.rules.solo import collection, faction_locations, hit
from epoka.games.imperial_settlers.rules.tableau import samurai, tableau
from epoka.games.imperial_settlers.rules.targets import protection
from epoka.games.imperial_settlers.state import (
    BLOCKED,
    GOODS,
    NONE,
    PHASES,
    RESTING,
    ROUNDS,
    SAMURAI,
    SHIELD,
    STORED,
    USED,
    VIRTUAL_OWNER,
    Empire,
    SettlersState,
    owner_of,
)
from epoka.kernel import NOBODY


def counters(s: SettlersState) -> dict[str, Any]:
    """Numbers that everybody sees."""
    table: dict[str, Any] = {
        "round": s.round,
        "rounds": ROUNDS,
        "phase": PHASES[s.phase],
        "first": s.first,
        "active": s.active,
        "common_deck": len(s.common_deck),
        "common_discards": len(s.common_discards),
    }
    if len(s.empires) == 1:
        table |= {
            "virtual": VIRTUAL[s.virtual].id,
            "collection": collection(s),
            "attacks_each_round": VIRTUAL[s.virtual].attacks,
            "attacks": len(s.attacks),
            "faction_locations": faction_locations(s),
            "targets": [tables.DEAL_GOOD[tables.PRINT[card]] for card in s.targets],
            "threatened": threatened(s),
        }
    return {"table": table, "seats": [_seat(s, own) for own in s.empires]}


def threatened(s: SettlersState) -> dict[str, list[str]]:
    """For each Good that the next Attack card may look for, what it would hit. (IS-15.8)"""
    if not s.targets:
        return {}
    found: dict[str, list[str]] = {}
    # The numbers of Attack cards are public: which of them are still to come is known, their order is not.
    for card in sorted(s.attacks):
        good = tables.DEAL_GOOD[tables.PRINT[card]]
        if good not in found:
            trial = s.clone()
            trial.targets = (card, *s.targets)
            _, cards = hit(trial)
            found[good] = list(dict.fromkeys([tables.NAME[each] for each in cards]))
    return found


def _seat(s: SettlersState, own: Empire) -> dict[str, Any]:
    known = tableau(own.locations)
    return {
        "points": own.score,
        **dict(zip(GOODS, own.stock, strict=True)),
        "passed": own.passed,
        "hand": len(own.hand),
        "faction": FACTIONS[own.faction] if own.faction != NONE else None,
        "faction_deck": len(own.faction_deck),
        "deals": len(own.deals) + len(own.marked),
        "locations": len(own.locations),
        "foundations": len(own.foundations),
        "samurai": samurai(own),
        "colors": {color: count for color, count in zip(COLORS, known.colors, strict=True) if count},
        "marked": [tables.NAME[card] for card in own.marked],
        "kept_under": [tables.NAME[card] for card in own.kept_under],
        "next": next_production(own),
        "places": [_place(own, place) for place in range(len(own.locations))],
    }


def next_production(own: Empire) -> dict[str, int]:
    """What the next Production phase would bring without anything that is decided then. (IS-6.1)"""
    found: dict[str, int] = {}

    def add(amounts: tuple[tuple[str, int], ...], number: int) -> None:
        for good, amount in amounts:
            if amount * number:
                found[good] = found.get(good, 0) + amount * number

    if own.faction != NONE:
        add(tables.BOARD[own.faction].production.amounts(), 1)
    add(tuple([(tables.DEAL_GOOD[tables.PRINT[card]], 1) for card in (*own.deals, *own.marked)]), 1)
    for place in tableau(own.locations).producers:
        for effect in tables.PRODUCED[tables.PRINT[own.locations[place]]]:
            if isinstance(effect, Gains):
                add(effect.goods.amounts(), 1)
            elif isinstance(effect, GainsPer):
                add(effect.goods.amounts(), times(own, effect))
    return found


def _place(own: Empire, place: int) -> dict[str, Any]:
    """What lies on one Location, in the order of the zone of Locations."""
    card, marks = own.locations[place], own.marks[place]
    acts = tables.ACTS[tables.PRINT[card]]
    real = owner_of(marks)
    razeable = tables.RAZED[tables.PRINT[card]] is not None
    return {
        "card": tables.NAME[card],
        "row": KINDS[tables.KIND[tables.PRINT[card]]],
        "used": marks & USED,
        "uses": acts.uses if acts is not None else 0,
        "shield": marks & SHIELD > 0,
        "samurai": marks & SAMURAI > 0,
        "blocked": marks & BLOCKED > 0,
        "resting": marks & RESTING > 0,
        "stored": marks >> STORED,
        "returns_to": None if real in (NOBODY, VIRTUAL_OWNER) else real,
        "raze_price": LOCATION_PRICE + protection(own.locations, marks, card) if razeable else None,
    }
