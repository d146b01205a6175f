"""The rules reference and the guide of Clash of Cultures."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

from epoka.games.clash_of_cultures import GAME
from tests.games.rulebooks import Rulebook

LAST: Final = (
    "1.6 2.5 3.5 4.5 5.5 6.7 7.1.2 7.2.2 7.3.4 7.4.6 7.5.5 7.6.5 7.8.2 7.9.9 8.1.6 8.2.6 8.3.6 9.1.3 9.2.6 9.3.5 9.4.3 "
    "10.3 10.4.5 10.5.5 10.6.2 11.6 12.2 12.3.5 12.4.8 13.4 14.3 15.6"
)
"""The last of the rules that are numbered from 1, in each section."""
FURTHER: Final = {
    "2": ["COC-2.6a", "COC-2.6b", "COC-2.6c"],
    "13": [f"COC-13.{number}" for number in (20, 21, 22, 23, *range(29, 46))],
}
"""Rules after those, the layouts and what concerns single civilizations."""
OPENINGS: Final = ("12.3", "12.4")
"""Sections whose first rule has the id of the section."""
OPEN_POINTS: Final = (
    "1.3 2.6a 2.6b 2.6c 4.2 4.5 5.4 6.5 6.7 7.3.3 7.4.3 7.4.4 7.4.5 7.5.1 7.6.3 7.6.4 7.9.5 8.1.6 8.2.2 8.2.5 8.2.6 "
    "8.3.2 8.3.4 8.3.5 8.3.6 9.2.2 9.2.3 9.3.2 10.3 10.4.1 10.4.2 10.4.3 10.4.4 10.5.4 11.4 11.5 12.2 12.3.5 12.4.3 "
    "13.20 13.22 13.30 13.32 13.35 13.36 13.37 13.38 13.39 13.40 13.41 13.42 14.3 15.3"
)
"""The rules that rest on our reading."""

STEPS: Final = (
    "start advance learn found collect construct port wonder recruit settle move destination via explore happiness "
    "influence play use trade pay battle objectives raze government first question wait end scoring"
)
"""What the guide to a first game explains."""


def expected() -> dict[str, list[str]]:
    """Every section with its rules."""
    found: dict[str, list[str]] = {}
    for last in LAST.split():
        section, _, count = last.rpartition(".")
        opening = [f"COC-{section}"] if section in OPENINGS else []
        numbered = [f"COC-{section}.{number}" for number in range(1, int(count) + 1)]
        found[f"COC-{section}"] = opening + numbered + FURTHER.get(section, [])
    return found


class TestRulebook(Rulebook):
    """The 178 rules."""

    game = GAME
    prefix = "COC"
    sections = expected()
    count = 178
    open_points = OPEN_POINTS
    chapters = ("COC-2.6", "COC-7", "COC-8", "COC-9")
    steps = STEPS

    def test_ranges_and_sections_are_understood(self) -> None:
        ranges = ["COC-7.4.4", "COC-7.4.5", "COC-7.4.6"]
        assert self.cited("(COC-7.4.4 to COC-7.4.6, COC-4) and COC-2.6a.") == [*ranges, "COC-4", "COC-2.6a"]
        assert self.cited("COC-10 to COC-12") == ["COC-10", "COC-11", "COC-12"]

    def test_every_rule_is_told_where_it_is_carried_out(self) -> None:
        """In what is written about the rules, the setup and the scoring, not only in the ids of refusals."""
        files = [*sorted((GAME.folder / "rules").rglob("*.py")), GAME.folder / "setup.py", GAME.folder / "scoring.py"]
        told = {rule for path in files for text in explained(path) for rule in self.cited(text)}
        assert [rule for rule in self.rules if rule not in told] == []


def explained(path: Path) -> list[str]:
    """The docstrings of a file, also those of its constants."""
    parts = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    found = [part.value.value for part in parts if isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)]
    return [text for text in found if isinstance(text, str)]
