"""The result: points, what breaks ties, a solo player's rank, and the score sheet. (IS-13.23, IS-13.24, IS-15.2)"""

from __future__ import annotations

from typing import Any, Final

from epoka.games.imperial_settlers import tables
from epoka.games.imperial_settlers.rules.solo import collection, faction_locations, is_won
from epoka.games.imperial_settlers.state import (
    RESOURCES,
    STORED,
    WORKER,
    SettlersState,
    owner_of,
)
from epoka.kernel import NOBODY, Seat
from epoka.kernel.game import Standing
from epoka.parts.scores import line, sheets

COUNTED: Final = (*RESOURCES, WORKER)
"""Goods that break a tie. (IS-13.24)"""
RANKS: Final = (
    (80, "emperor"),
    (70, "king"),
    (60, "castellan"),
    (50, "knight"),
    (40, "squire"),
    (30, "servant"),
)
"""The rank of a solo player who has won, by points; below the last it is Plebeian. (IS-15.2)"""
LOWEST: Final = "plebeian"

Counted = dict[str, int]


def standing(s: SettlersState, seat: Seat) -> list[tuple[Seat, int, int]]:
    """The Locations that count for a seat: whose Empire they lie in, the card, and what lies on it.

    Locations that were taken over count for whom they return to. (IS-27.13)
    """
    found = []
    for holder, own in enumerate(s.empires):
        for card, marks in zip(own.locations, own.marks, strict=True):
            real = owner_of(marks)
            if (holder if real == NOBODY else real) == seat:
                found.append((holder, card, marks))
    return found


def points_of(s: SettlersState, seat: Seat) -> Counted:
    """Where a seat's points come from. (IS-8.11, IS-13.23)"""
    found = {"track": s.empires[seat].score, "common": 0, "faction": 0, "kept_cards": 0, "kept_goods": 0}
    for holder, card, marks in standing(s, seat):
        kind = tables.PRINT[card]
        found["common" if tables.IS_COMMON[card] else "faction"] += tables.POINTS[card]
        if kind in tables.KEEPS_CARDS:
            found["kept_cards"] += s.empires[holder].kept_under.count(card) * tables.KEEPS_CARDS[kind].vp
        if kind in tables.KEEPS_GOODS:
            found["kept_goods"] += (marks >> STORED) * tables.KEEPS_GOODS[kind].vp
    return found


def scores(s: SettlersState) -> tuple[int, ...]:
    """Points as if the game ended now. (IS-13.23)"""
    return tuple([sum(points_of(s, seat).values()) for seat in range(len(s.empires))])


def unused(s: SettlersState, seat: Seat) -> int:
    """Unused workers and resources. (IS-13.24)"""
    stock = s.empires[seat].stock
    return sum([stock[good] for good in COUNTED])


def standings(s: SettlersState) -> list[Standing]:
    """Points, then unused workers and resources, then cards in hand. (IS-13.24)

    A solo player competes with the virtual player, who comes after the seats. (IS-15.2)
    """
    if len(s.empires) == 1:
        won = is_won(s)
        return [(float(won),), (float(not won),)]
    found = enumerate(scores(s))
    return [(points, unused(s, seat), len(s.empires[seat].hand)) for seat, points in found]


def rank(s: SettlersState) -> str:
    """The rank of a solo player who has won. (IS-15.2)"""
    (points,) = scores(s)
    return next((name for least, name in RANKS if points >= least), LOWEST)


def tie_break(s: SettlersState) -> str:
    """What decided at the top. (IS-13.24)"""
    first, second, *_ = sorted(standings(s), reverse=True)
    if first[0] != second[0]:
        return "none"
    if first[1] != second[1]:
        return "goods"
    return "cards" if first[2] != second[2] else "shared"


def score_sheet(s: SettlersState) -> list[Any]:
    """Where each seat's points come from."""
    seats = range(len(s.empires))
    lines = []
    for seat in seats:
        rules = {"track": "IS-1.9", "common": "IS-13.23", "faction": "IS-13.23"}
        told = points_of(s, seat).items()
        lines.append(
            [
                line(what.replace("_", "-"), points, rules.get(what, "IS-25.30"))
                for what, points in told
                if points or what in rules
            ]
        )
    figures: list[dict[str, Any]]
    if len(s.empires) == 1:
        figures = [
            {
                "faction_locations": faction_locations(s),
                "collection": collection(s),
                "won": is_won(s),
                "rank": rank(s) if is_won(s) else None,
            }
        ]
        sheet = sheets(scores(s), standings(s)[:1], lines, figures)
        return [{**each, "winner": is_won(s)} for each in sheet]
    figures = [
        {"unused": unused(s, seat), "hand": len(s.empires[seat].hand), "tie_break": tie_break(s)} for seat in seats
    ]
    return sheets(scores(s), standings(s), lines, figures)
