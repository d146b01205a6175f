"""Final scoring, tie-breaks and the score sheet that explains itself. (FH-8)"""

from __future__ import annotations

from typing import Any

from epoka.games.flow_of_history.card import CARDS
from epoka.games.flow_of_history.state import CULTURE, ICONS, FlowState
from epoka.games.flow_of_history.tableau import lasting_icons, tableau
from epoka.kernel import Seat


def scoring_cards(cards: tuple[str, ...]) -> list[tuple[str, int]]:
    """Visible scoring effects with the culture each yields. (FH-8.2)"""
    icons = lasting_icons(cards)
    own = tableau(cards)
    return [
        (name, sum([amount.of(icons, own.counts) for amount in CARDS[name].scores]))
        for name in own.visible
        if CARDS[name].scores
    ]


def victory_points(cards: tuple[str, ...]) -> int:
    """Culture, half of all other icons, and scoring effects. (FH-8.2)"""
    icons = lasting_icons(cards)
    culture = icons[CULTURE]
    return culture + (sum(icons) - culture) // 2 + sum([points for _, points in scoring_cards(cards)])


def scores(s: FlowState) -> tuple[int, ...]:
    """Victory points of each seat."""
    return tuple([victory_points(civilization.cards) for civilization in s.civilizations])


def standing(s: FlowState, seat: Seat) -> tuple[int, int, int]:
    """What decides: points, then cards, then resources; those on Market cards do not count. (FH-8.3)"""
    civilization = s.civilizations[seat]
    return victory_points(civilization.cards), len(civilization.cards), civilization.resources


def winners(s: FlowState) -> tuple[Seat, ...]:
    """The best standing; still tied is a shared victory. [interpretation] (FH-8.3)"""
    seats = range(len(s.civilizations))
    best = max(standing(s, seat) for seat in seats)
    return tuple([seat for seat in seats if standing(s, seat) == best])


def tie_break(s: FlowState) -> str:
    """What told the winner from the next: nothing, cards, resources, or a shared victory. (FH-8.3)"""
    ranked = sorted((standing(s, seat) for seat in range(len(s.civilizations))), reverse=True)
    first, second = ranked[0], ranked[1]
    if first[0] > second[0]:
        return "none"
    if first[1] > second[1]:
        return "cards"
    return "resources" if first[2] > second[2] else "shared"


def score_sheet(s: FlowState) -> list[dict[str, Any]]:
    """For each seat the lines of its score, and the figures that break ties."""
    used = tie_break(s)
    return [_seat_sheet(s, seat, used) for seat in range(len(s.civilizations))]


def _seat_sheet(s: FlowState, seat: Seat, used: str) -> dict[str, Any]:
    cards = s.civilizations[seat].cards
    icons = lasting_icons(cards)
    others = sum(icons) - icons[CULTURE]
    lines: list[dict[str, Any]] = [
        {"id": "score-culture", "args": {"count": icons[CULTURE]}, "points": icons[CULTURE], "rule": "FH-8.2"},
        {"id": "score-icons", "args": {"count": others}, "points": others // 2, "rule": "FH-8.2"},
    ]
    lines += [
        {"id": "score-card", "args": {"card": card}, "points": points, "rule": "FH-8.2"}
        for card, points in scoring_cards(cards)
    ]
    faded = [name for name in tableau(cards).visible if CARDS[name].fading]
    lines += [{"id": "score-faded", "args": {"card": card}, "points": 0, "rule": "FH-4.9"} for card in faded]
    points, count, resources = standing(s, seat)
    return {
        "seat": seat,
        "lines": lines,
        "total": points,
        "icons": dict(zip(ICONS, icons, strict=True)),
        "cards": count,
        "resources": resources,
        "winner": seat in winners(s),
        "tie_break": used,
    }
