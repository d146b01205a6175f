"""The guide to a first game: which of its texts suits the moment."""

from __future__ import annotations

from typing import Final

from epoka.games.new_dawn.state import DawnState
from epoka.games.new_dawn.tables import TYPE
from epoka.kernel import Option, Question

SCORING: Final = "scoring"
"""What is explained when the game is over."""
FOCUS: Final = "prompt-focus"
QUESTIONS: Final = {
    "prompt-fort": "fort",
    "prompt-tile": "tile",
    "prompt-lay-side": "tile",
    "prompt-lay-at": "tile",
    "prompt-lay-turn": "tile",
    "prompt-direction": "direction",
    "prompt-start": "start",
    FOCUS: "focus",
    "prompt-slot": "slot",
    "prompt-place": "place",
    "prompt-more-tokens": "spend",
    "prompt-more-steps": "spend",
    "prompt-more-reinforcing": "spend",
    "prompt-boost": "spend",
    "prompt-upgrade": "upgrade",
    "prompt-improve": "upgrade",
    "prompt-caravan": "caravan",
    "prompt-caravan-move": "caravan",
    "prompt-pact": "diplomacy",
    "prompt-pacts": "diplomacy",
    "prompt-state-card": "diplomacy",
    "prompt-industry": "industry",
    "prompt-pay": "pay",
    "prompt-host": "pay",
    "prompt-found": "city",
    "prompt-army": "army",
    "prompt-army-move": "army",
    "prompt-target": "battle",
    "prompt-battle": "battle",
    "prompt-defence": "battle",
    "prompt-liberate": "state",
    "prompt-grow": "growth",
    "prompt-district": "growth",
    "prompt-district-space": "growth",
    "prompt-reinforce": "reinforce",
    "prompt-put-trade": "trade",
    "prompt-govern": "government",
    "prompt-resolve-district": "district",
    "prompt-discard": "raid",
}
"""What is to be said of a question."""
OTHER: Final = "question"
CARD: Final = "card-{type}"
"""What is to be said of choosing a focus card of a type."""
TYPES: Final = tuple(dict.fromkeys(TYPE.values()))
STEPS: Final = tuple(
    dict.fromkeys([*QUESTIONS.values(), *[CARD.format(type=type_) for type_ in TYPES], OTHER, SCORING])
)


def guide(s: DawnState, question: Question[DawnState] | None, option: Option | None) -> str | None:
    """What to explain of the end of the game, of a question, or of a chosen focus card."""
    if question is None:
        return SCORING
    prompt = question.prompt_id()
    if option is not None:
        return CARD.format(type=TYPE[str(option[1])]) if prompt == FOCUS else None
    return QUESTIONS.get(prompt, OTHER)
