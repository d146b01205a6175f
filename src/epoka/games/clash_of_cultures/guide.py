"""The guide to a first game: which of its texts suits the moment. It explains the game without civilizations."""

from __future__ import annotations

from typing import Final

from epoka.games.clash_of_cultures.rules.turn import ACTIONS
from epoka.games.clash_of_cultures.state import ClashState
from epoka.kernel import Option, Question

SCORING: Final = "scoring"
"""What is explained when the game is over."""
DEEDS: Final = {
    "advance": "advance",
    "learn": "advance",
    "found": "found",
    "collect": "collect",
    "harvest": "collect",
    "best": "collect",
    "construct": "construct",
    "wonder": "wonder",
    "recruit": "recruit",
    "hire": "recruit",
    "move": "move",
    "group": "move",
    "to": "move",
    "explore": "explore",
    "happiness": "happiness",
    "raise": "happiness",
    "influence": "influence",
    "play": "play",
    "use": "use",
    "trade": "trade",
    "wait": "wait",
    "end": "end",
}
"""What is to be said of a deed, by its first word."""
QUESTIONS: Final = {
    "prompt-group": "move",
    "prompt-destination": "destination",
    "prompt-with": "move",
    "prompt-via": "via",
    "prompt-turn": "explore",
    "prompt-harvest": "collect",
    "prompt-hire": "recruit",
    "prompt-place": "recruit",
    "prompt-fetch": "recruit",
    "prompt-port": "port",
    "prompt-learn": "learn",
    "prompt-raise": "happiness",
    "prompt-influence": "influence",
    "prompt-influence-from": "influence",
    "prompt-boost": "influence",
    "prompt-replace": "influence",
    "prompt-battle-card": "battle",
    "prompt-withdraw": "battle",
    "prompt-casualty": "battle",
    "prompt-status-objective": "objectives",
    "prompt-objective": "objectives",
    "prompt-raze": "raze",
    "prompt-government": "government",
    "prompt-first": "first",
    "prompt-offer": "trade",
    "prompt-answer-offer": "trade",
    "prompt-spend": "pay",
    "prompt-way": "pay",
}
"""What is to be said of questions that belong to a deed or interrupt a turn."""
OTHER: Final = "question"


def guide(s: ClashState, question: Question[ClashState] | None, option: Option | None) -> str | None:
    """What to explain of the end of the game, of a question, or of a chosen option."""
    if s.expansion:
        return None
    if question is None:
        return SCORING
    return _moment(s, question) if option is None else _chosen(question, option)


def _moment(s: ClashState, question: Question[ClashState]) -> str:
    prompt = question.prompt_id()
    return _deed(s, question) if prompt == "prompt-deed" else QUESTIONS.get(prompt, OTHER)


def _chosen(question: Question[ClashState], option: Option) -> str | None:
    if question.prompt_id() != "prompt-deed":
        return None
    return DEEDS.get(str(option[0]), OTHER)


def _deed(s: ClashState, question: Question[ClashState]) -> str:
    """The most useful deed."""
    own = s.nations[question.seat]
    if not own.actions_left:
        return "end"
    if s.age == 1 and s.round == 1 and own.actions_left == ACTIONS:
        return "start"
    can = {str(option[0]) for option in question.options(s)}
    for deed in ("found", "construct", "advance"):
        if deed in can:
            return deed
    if "recruit" in can and len(own.cities) < 2:
        return "settle"
    return "collect" if "collect" in can else "move"
