"""The guide to a first game: which of its texts suits the moment. It explains the simple game. (TTA-6)"""

from __future__ import annotations

from typing import Final

from epoka.games.through_the_ages import tables
from epoka.games.through_the_ages.rules.turn import FIRST_EVENT_ROUND
from epoka.games.through_the_ages.state import SIMPLE, AgesState, Civilization
from epoka.kernel import Option, Question

SCORING: Final = "scoring"
"""What is explained when the game is over."""
TAKEN: Final = (
    (tables.WONDERS, "wonder"),
    (tables.LEADERS, "leader"),
    (tables.GOVERNMENTS, "government"),
    (tables.ACTIONS, "action-card"),
)
"""What is to be said of a card that may be taken, by its kind."""
ABOUT: Final = {
    "stage": "wonder",
    "lead": "leader",
    "grow": "population",
    "build": "build",
    "upgrade": "upgrade",
    "destroy": "destroy",
    "disband": "destroy",
    "develop": "technology",
    "revolt": "government",
    "reform": "government",
    "play": "action-card",
}
"""What is to be said of an option, by its first word."""
USEFUL: Final = (
    ("play", "action-card"),
    ("develop", "technology"),
    ("revolt", "government"),
    ("reform", "government"),
    ("stage", "wonder"),
    ("upgrade", "upgrade"),
    ("take", "take-card"),
)
"""What is worth doing when no worker waits, the most useful first."""


def guide(s: AgesState, question: Question[AgesState] | None, option: Option | None) -> str | None:
    """What to explain of the end of the game, of a question, or of a chosen option."""
    if s.level != SIMPLE:
        return None
    if question is None:
        return SCORING
    return _moment(s, question) if option is None else _chosen(question, option)


def _moment(s: AgesState, question: Question[AgesState]) -> str:
    match question.prompt_id():
        case "prompt-draft":
            return "round-1"
        case "prompt-action":
            return _action(s, question)
        case "prompt-contained":
            return "action-card"
        case _:
            return "event"


def _chosen(question: Question[AgesState], option: Option) -> str | None:
    prompt = question.prompt_id()
    if prompt not in ("prompt-draft", "prompt-action"):
        return None
    word = str(option[0])
    if word == "end" and prompt == "prompt-draft":
        return None
    if word == "take":
        kind = tables.KINDS[str(option[1])]
        return next((text for kinds, text in TAKEN if kind in kinds), "take-card")
    if word in ("build", "upgrade") and tables.KINDS[str(option[1])] in tables.UNITS:
        return "unit"
    return ABOUT.get(word, "production")


def _action(s: AgesState, question: Question[AgesState]) -> str:
    own = s.civilizations[question.seat]
    if not own.white_spent:
        if s.last and s.round >= s.last:
            return "last-round"
        if question.seat == 0 and s.round >= FIRST_EVENT_ROUND:
            return "event"
    if own.white_spent >= own.white:
        return "end-turn"
    return _useful(own, {str(option[0]) for option in question.options(s)})


def _useful(own: Civilization, can: set[str]) -> str:
    """The most useful thing that can be done."""
    if "lead" in can:
        return "leader"
    if own.unused and "build" in can:
        return "build"
    if "grow" in can and not own.unused:
        return "population"
    return next((text for word, text in USEFUL if word in can), "end-turn")
