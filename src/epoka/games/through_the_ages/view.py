"""The public numbers and marks of the table, for views. (TTA-32.1)"""

from __future__ import annotations

from typing import Any

from epoka.games.through_the_ages.rules.production import farm_output, mine_output
from epoka.games.through_the_ages.rules.ratings import civil_hand_limit, discontent, military_hand_limit
from epoka.games.through_the_ages.rules.tokens import food, resources
from epoka.games.through_the_ages.state import SIMPLE, AgesState, Civilization
from epoka.games.through_the_ages.tables import (
    CARD_NAME,
    CONSUMPTION,
    CORRUPTION,
    FOOD_COST,
    LABS,
    NAMES,
    REQUIRED,
    SPACE_COST,
)
from epoka.kernel import NOBODY


def counters(s: AgesState) -> dict[str, Any]:
    """Numbers that everybody sees."""
    return {
        "table": {
            "age": s.age,
            "round": s.round,
            "last_round": s.last,
            "active": s.active,
            "civil_deck": len(s.civil),
            "military_deck": len(s.deck),
            "current_events": len(s.current),
            "future_events": len(s.future),
        },
        "seats": [_seat(s, own) for own in s.civilizations],
    }


def _seat(s: AgesState, own: Civilization) -> dict[str, Any]:
    strict = s.level != SIMPLE
    return {
        "culture": own.culture,
        "science": own.science,
        "culture_rating": own.culture_rating,
        "science_rating": own.science_rating,
        "strength": own.strength,
        "happiness": own.happiness,
        "happiness_needed": REQUIRED[own.yellow] if strict else 0,
        "discontent": discontent(own) if strict else 0,
        "food": food(own),
        "food_output": farm_output(own),
        "consumption": CONSUMPTION[own.yellow],
        "resources": resources(own),
        "resource_output": mine_output(own),
        "corruption": CORRUPTION[own.blue] if strict else 0,
        "military_resources": own.pool,
        "yellow_bank": own.yellow,
        "population_cost": FOOD_COST[own.yellow] if own.yellow else 0,
        "unused_workers": own.unused,
        "blue_bank": own.blue,
        "civil_actions": own.white,
        "civil_actions_left": own.white - own.white_spent,
        "military_actions": own.red,
        "military_actions_left": own.red + own.red_extra - own.red_spent,
        "urban_limit": own.limit,
        "civil_hand_limit": civil_hand_limit(own),
        "military_hand_limit": military_hand_limit(own),
        "wonder_stages": own.stages,
        "left_game": own.gone,
        "government": NAMES[own.government],
        "technologies": {NAMES[kind]: own.workers[kind] for kind in own.known},
        "goods": {NAMES[kind]: own.goods[kind] for kind in range(LABS.stop) if own.goods[kind]},
        "pact": _pact(own),
        "war": {"card": CARD_NAME[own.war[0]], "rival": own.enemy} if own.war else None,
        "attacked_by": own.token_with if own.token_with != NOBODY else None,
    }


def _pact(own: Civilization) -> dict[str, Any] | None:
    """The pact lying before a player, with the partner and the proposer's role. (TTA-21.1)"""
    if not own.pact:
        return None
    return {"card": CARD_NAME[own.pact[0]], "rival": own.partner, "role": "AB"[own.role]}


def marks(s: AgesState) -> dict[str, Any]:
    """On which spaces of the row a card lies, and what it costs. (TTA-8.1)"""
    found: dict[str, Any] = {}
    for card, space in zip(s.row, s.spaces, strict=True):
        spaces = found.setdefault(CARD_NAME[card], {"spaces": [], "actions": []})
        spaces["spaces"].append(space + 1)
        spaces["actions"].append(SPACE_COST[space])
    return found
