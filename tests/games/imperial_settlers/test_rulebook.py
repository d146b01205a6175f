"""The rules reference of Imperial Settlers."""

from __future__ import annotations

from typing import Final

from epoka.games.imperial_settlers import GAME
from tests.games.rulebooks import Rulebook

LAST: Final = "1.10 2.11 3.7 4.2 5.5 6.8 7.7 8.14 9.4 10.13 11.7 12.1 13.5 14.3 15.15 24.12 25.6 27.13"
"""The last rule of each section, or of those that are numbered without a gap."""
MISSING: Final = ("11.6", "27.1", "27.10")
"""Rules of these sections that concern expansions, or only whoever builds an engine."""
FURTHER: Final = {
    "15": "15.20 15.21 15.22 15.23 15.37",
    "25": (
        "25.10 25.11 25.12 25.13 25.14 25.15 25.20 25.21 25.22 25.23 25.24 25.25 25.30 25.32 25.33 25.36 25.40 25.41"
    ),
}
"""Rules beyond a gap, which is filled by expansions."""
CLEANUP: Final = ("13.20", "13.21", "13.22", "13.23", "13.24")
"""A section that is numbered with the Japanese."""
OPEN_POINTS: Final = (
    "1.5 2.6 2.10 3.7 5.5 7.7 8.5 8.7 8.13 8.14 9.4 10.8 10.9 11.5 13.24 14.2 14.3 15.7 15.8 15.12 15.14 15.15 15.22 "
    "15.23 15.37 25.4 25.6 25.12 25.22 25.24 25.33 27.6 27.7 27.8 27.11"
)
"""The rules that rest on our reading."""

STEPS: Final = (
    "faction draft draw after spend sacrifice exchange activate raze store attack target build deal pass question "
    "scoring"
)
"""What the guide to a first game explains."""


def expected() -> dict[str, list[str]]:
    """Every section with its rules."""
    found: dict[str, list[str]] = {}
    for last in LAST.split():
        section, _, count = last.partition(".")
        numbers = [f"{section}.{number}" for number in range(1, int(count) + 1)]
        rules = [number for number in numbers if number not in MISSING] + FURTHER.get(section, "").split()
        found[f"IS-{section}"] = [f"IS-{number}" for number in rules]
        if section == "13":
            found["IS-13B"] = [f"IS-{number}" for number in CLEANUP]
    return found


class TestRulebook(Rulebook):
    """The 168 rules of the base game."""

    game = GAME
    prefix = "IS"
    sections = expected()
    count = 168
    open_points = OPEN_POINTS
    steps = STEPS
