"""What belongs to another part of the turn, and why it must wait. (TTA-7.2)"""

from __future__ import annotations

from typing import Final

from epoka.games.through_the_ages.rules.options import ATTACK, CANCEL, DEFEND, EVENT, OFFER, RESIGN, WAR
from epoka.games.through_the_ages.rules.pacts import cancellable
from epoka.games.through_the_ages.state import FULL, SIMPLE, AgesState, rivals
from epoka.games.through_the_ages.tables import AGGRESSIONS, DEFENSES, EVENTS, KIND, PACTS, TERRITORIES, WARS
from epoka.kernel import Option, Refusal, Seat

WORK: Final = frozenset(("build", "upgrade", "destroy", "disband", "levy"))
CARD_WORDS: Final = frozenset(("lead", "develop", "reform", "revolt", "adopt"))
ACTION_WORDS: Final = WORK | CARD_WORDS | {"grow", "voyage", "trade", "draw", "stage", "play"}
POLITICAL_WORDS: Final = frozenset(("event", "explore", "attack", "war", "offer", "cancel"))


def political_cards(s: AgesState, seat: Seat) -> list[Option]:
    """What the military cards and pacts of a seat are for outside its action phase, each in one way. (TTA-17)"""
    rival = rivals(s, seat)[0]
    found: list[Option] = []
    for kind in sorted({KIND[card] for card in s.civilizations[seat].military}):
        if kind in EVENTS or kind in TERRITORIES:
            found.append(EVENT[kind])
        elif kind in AGGRESSIONS:
            found.append(ATTACK[kind][rival])
        elif kind in WARS:
            found.append(WAR[kind][rival])
        elif kind in PACTS:
            found.append(OFFER[kind][rival][0])
        elif kind in DEFENSES:
            found.append(DEFEND[kind])
    return found + [CANCEL[kind] for kind, _ in cancellable(s, seat)]


def why_not_resign(s: AgesState, answer: Option) -> Refusal | None:
    """Only at the start of a turn of the full game; None if the answer is something else. (TTA-27.1)"""
    if answer != RESIGN:
        return None
    return Refusal("resign-at-start" if s.level == FULL else "resign-full-only", "TTA-27.1")


def why_too_late(s: AgesState, answer: Option) -> Refusal | None:
    """Why something of the political step, or a defense, is not done in the action phase; None if it is neither."""
    if answer[0] in POLITICAL_WORDS or answer[0] == "skip":
        return Refusal("politics-simple", "TTA-2") if s.level == SIMPLE else Refusal("politics-over", "TTA-7.2")
    return why_not_defend(answer) or why_not_resign(s, answer)


def why_too_early(s: AgesState, answer: Option) -> Refusal | None:
    """Why an action, or a defense, has no place in the political step; None if it is neither."""
    if answer[0] in ACTION_WORDS or answer[0] in ("take", "end"):
        return Refusal("actions-later", "TTA-7.2")
    return why_not_defend(answer) or why_not_resign(s, answer)


def why_not_defend(answer: Option) -> Refusal | None:
    """Defense cards are for those who are attacked or send colonists. (TTA-19.3, TTA-20.3)"""
    return Refusal("defend-when-attacked", "TTA-20.3") if answer[0] == "defend" else None
