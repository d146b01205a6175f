"""The guide to a first game: which of its texts suits the moment."""

from __future__ import annotations

from typing import Final

from epoka.games.imperial_settlers.state import SettlersState
from epoka.kernel import Option, Question

SCORING: Final = "scoring"
"""What is explained when the game is over."""
DEEDS: Final = {
    "build": "build",
    "deal": "deal",
    "activate": "activate",
    "raze_hand": "raze",
    "raze": "raze",
    "raze_virtual": "raze",
    "exchange": "exchange",
    "defend": "after",
    "deploy": "after",
    "pass": "pass",
    "end": "after",
}
"""What is to be said of an action, by its first word."""
QUESTIONS: Final = {
    "prompt-faction": "faction",
    "prompt-pick": "draft",
    "prompt-keep": "draft",
    "prompt-draw": "draw",
    "prompt-after": "after",
    "prompt-spend": "spend",
    "prompt-sacrifice": "sacrifice",
    "prompt-reward": "exchange",
    "prompt-again": "activate",
    "prompt-raze": "raze",
    "prompt-raze-for-points": "raze",
    "prompt-store": "store",
    "prompt-put": "store",
    "prompt-tuck": "store",
    "prompt-lose": "attack",
    "prompt-lose-deal": "attack",
    "prompt-seize": "attack",
    "prompt-remove": "target",
    "prompt-rob": "target",
    "prompt-steal-deal": "target",
    "prompt-discard-deal": "target",
    "prompt-rival-discards": "target",
    "prompt-block": "target",
    "prompt-take-over": "target",
    "prompt-deal-abroad": "target",
}
"""What is to be said of questions that belong to an action or interrupt a round."""
ACTION: Final = "prompt-action"
OTHER: Final = "question"
STEPS: Final = tuple(dict.fromkeys([*QUESTIONS.values(), *DEEDS.values(), OTHER, SCORING]))


def guide(s: SettlersState, question: Question[SettlersState] | None, option: Option | None) -> str | None:
    """What to explain of the end of the game, of a question, or of a chosen option."""
    if question is None:
        return SCORING
    prompt = question.prompt_id()
    if prompt != ACTION:
        return QUESTIONS.get(prompt, OTHER) if option is None else None
    if option is not None:
        return DEEDS[str(option[0])]
    can = {str(one[0]) for one in question.options(s)}
    return next(
        DEEDS[deed] for deed in ("build", "activate", "exchange", "deal", "raze", "raze_hand", "pass") if deed in can
    )
