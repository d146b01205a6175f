"""The public numbers and marks of the table, for views. (FH-1.4)"""

from __future__ import annotations

from typing import Any

from epoka.games.flow_of_history.card import ARRIVING, CARDS
from epoka.games.flow_of_history.rules.market import current_era
from epoka.games.flow_of_history.scoring import scoring_cards, victory_points
from epoka.games.flow_of_history.state import BANKER, ICONS, Civilization, FlowState
from epoka.games.flow_of_history.tableau import tableau
from epoka.kernel import NOBODY


def counters(s: FlowState) -> dict[str, Any]:
    """Numbers everybody sees: the Supply, the era, and each civilization's resources, icons and strength."""
    return {
        "table": {"supply": s.supply, "era": current_era(s), "deck": len(s.deck), "active": s.active},
        "seats": [_seat(civilization) for civilization in s.civilizations],
    }


def _seat(civilization: Civilization) -> dict[str, Any]:
    own = tableau(civilization.cards)
    return {
        "resources": civilization.resources,
        "icons": dict(zip(ICONS, own.icons, strict=True)),
        "attack": own.attack,
        "strength": own.strength,
        "stacks": _stacks(civilization.cards),
        "visible": list(own.visible),
        "points": victory_points(civilization.cards),
    }


def _stacks(cards: tuple[str, ...]) -> dict[str, list[str]]:
    """The cards of each type, bottom to top. (FH-3.4)"""
    found: dict[str, list[str]] = {}
    for card in cards:
        found.setdefault(CARDS[card].type, []).append(card)
    return found


def marks(s: FlowState) -> dict[str, Any]:
    """Markers and resources on Market cards."""
    return {
        card: {"investor": "banker" if investor == BANKER else investor, "resources": stake}
        for card, investor, stake in zip(s.market, s.investors, s.stakes, strict=True)
        if investor != NOBODY
    }


def situations(s: FlowState) -> dict[str, Any]:
    """Visible cards that have done what they do, and what scoring effects would bring now. (FH-4.3, FH-8.2)"""
    found: dict[str, Any] = {}
    for own in s.civilizations:
        found |= {card: {"done": True} for card in tableau(own.cards).visible if CARDS[card].trigger in ARRIVING}
        found |= {card: {"worth": points} for card, points in scoring_cards(own.cards)}
    return found
