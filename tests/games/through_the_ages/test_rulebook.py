"""The rules reference and the guide of Through the Ages."""

from __future__ import annotations

from typing import Final

from epoka.games.through_the_ages import GAME
from tests.games.rulebooks import Rulebook

LAST: Final = (
    "1.5 2.1 3.5 4.4 5.8 6.8 7.5 8.5 9.6 10.13 11.6 12.6 13.10 14.4 15.5 16.8 17.1 18.9 19.5 20.10 "
    "21.9 22.5 23.5 24.8 25.5 26.6 27.3 28.7 29.22 32.5"
)
"""The last rule of each section; the glossary and the list of interpretations have none."""
OPENINGS: Final = ("2", "7", "10", "14", "17", "26")
"""Sections whose first rule has the id of the section."""
OPEN_POINTS: Final = (
    "1.5 5.1 5.5 5.8 6.4 6.6 6.7 7.3 8.4 8.5 9.6 10.6 10.8 10.12 10.13 11.5 11.6 13.7 13.8 13.9 13.10 14 14.3 14.4 "
    "15.4 15.5 16.3 16.7 18.4 18.5 18.8 19.1 20.6 20.7 20.9 20.10 21.6 21.7 24.3 24.5 24.6 26.4 26.5 26.6 27.1 27.2 "
    "27.3 28.1 28.5 29.1 29.5 29.13 29.14 29.15 29.16 29.21 29.22 32.1 32.2 32.3 32.4 32.5"
)
"""The rules that rest on our reading."""
STEPS: Final = (
    "round-1 take-card wonder leader population build upgrade destroy unit technology government action-card end-turn "
    "production event last-round scoring"
)
"""What the guide to a first game explains."""


def expected() -> dict[str, list[str]]:
    """Every section with its rules."""
    found: dict[str, list[str]] = {}
    for last in LAST.split():
        section, _, count = last.partition(".")
        opening = [f"TTA-{section}"] if section in OPENINGS else []
        found[f"TTA-{section}"] = opening + [f"TTA-{section}.{number}" for number in range(1, int(count) + 1)]
    return found


class TestRulebook(Rulebook):
    """The 205 rules."""

    game = GAME
    prefix = "TTA"
    sections = expected()
    count = 205
    open_points = OPEN_POINTS
    uncited = "1.1 2.1 3.2 3.5 5.8 6.5 7.5 14.2 16.1 21.3 21.7 24.8 29.4 29.11 32.3 32.4 32.5"
    steps = STEPS

    def test_ranges_and_sections_are_understood(self) -> None:
        assert self.cited("(TTA-3.4 to TTA-3.5, TTA-4) and TTA-10.12.") == ["TTA-3.4", "TTA-3.5", "TTA-4", "TTA-10.12"]
        assert self.cited("TTA-10 to TTA-12") == ["TTA-10", "TTA-11", "TTA-12"]
