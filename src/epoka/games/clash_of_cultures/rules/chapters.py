"""All chapters of the rules in one place: importing them registers their deeds, uses and moments.

What the course of the game needs of a chapter is named here, so that `turn.py` depends on nothing else.
"""

from __future__ import annotations

from typing import Final

from epoka.games.clash_of_cultures.rules import (
    action_cards,
    activating,
    advances,
    arts,
    barbarians,
    battle,
    battle_cards,
    captives,
    capture,
    casualties,
    civilizations,
    collecting,
    constructing,
    disasters,
    drawing,
    exploring,
    founding,
    governments,
    great_persons,
    happiness,
    influence,
    lasting,
    leaders,
    losses,
    moving,
    objectives,
    pirates,
    preparations,
    prices,
    recruiting,
    spoils,
    status,
    stock,
    trade_routes,
    trading,
    uses,
    wonders,
    world_events,
)
from epoka.games.clash_of_cultures.rules.deeds import DEEDS
from epoka.games.clash_of_cultures.rules.status import LastStatus, StatusPhase
from epoka.games.clash_of_cultures.state import ClashState
from epoka.kernel import Frame, Seat

CHAPTERS: Final = (
    action_cards,
    activating,
    advances,
    arts,
    barbarians,
    battle,
    battle_cards,
    captives,
    capture,
    casualties,
    collecting,
    constructing,
    disasters,
    drawing,
    exploring,
    founding,
    governments,
    great_persons,
    happiness,
    influence,
    leaders,
    losses,
    moving,
    objectives,
    pirates,
    preparations,
    prices,
    recruiting,
    spoils,
    status,
    stock,
    trade_routes,
    trading,
    uses,
    wonders,
    world_events,
    *civilizations.MODULES,
)
"""The chapters. Those with questions of their own have `WORDS`: what the words of their options are called."""


def words() -> dict[str, tuple[str, ...]]:
    """First word of every option, with the names of the words that follow."""
    found = {deed.word: deed.names for deed in DEEDS.values()}
    for chapter in CHAPTERS:
        for word, names in getattr(chapter, "WORDS", {}).items():
            assert found.setdefault(word, names) == names, f"{word} of {chapter.__name__} has other words elsewhere"
    return found


def start_of_turn(s: ClashState, seat: Seat) -> Frame[ClashState] | None:
    """What comes before the first main action: trade routes. (COC-4.5, COC-10.6)"""
    lasting.turn_starts(s, seat)
    return trade_routes.start_of_turn(s, seat)


def start_of_round(s: ClashState) -> Frame[ClashState] | None:
    """The end roll of the variable end. (COC-15.3)"""
    return status.start_of_round(s)


def is_last_round(s: ClashState) -> bool:
    """Whether the game ends after this round without a whole status phase. (COC-15.3)"""
    return status.is_last_round(s)


def last_status(s: ClashState) -> Frame[ClashState]:
    """A status phase of which only objectives are left. (COC-15.3)"""
    return LastStatus()


def status_phase(s: ClashState) -> Frame[ClashState]:
    """The status phase after the third round of an age. (COC-11)"""
    return StatusPhase()
