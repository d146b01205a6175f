"""The rules reference of Flow of History."""

from __future__ import annotations

from typing import Final

from epoka.games.flow_of_history import GAME
from tests.games.rulebooks import Rulebook

SECTION_SIZES: Final = {1: 5, 2: 6, 3: 10, 4: 17, 5: 4, 7: 7, 8: 4, 9: 10, 10: 2, 11: 3, 12: 3}
"""How many rules a section has; section 6 has five actions, each of a heading and three rules."""
OPEN_POINTS: Final = (
    "2.2 3.3 3.9 3.10 4.5 4.6 4.7 4.12 4.15 4.16 4.17 5.3 6.1.3 6.4.3 6.5.3 "
    "7.1 7.3 7.4 7.6 7.7 8.1 8.2 8.3 9.3 9.5 9.7 9.9 9.10"
)
"""The rules that rest on our reading."""


def rules(section: int) -> list[str]:
    """The rules of a section."""
    if section == 6:
        return [f"FH-6.{action}{rule}" for action in range(1, 6) for rule in ("", ".1", ".2", ".3")]
    return [f"FH-{section}.{rule}" for rule in range(1, SECTION_SIZES[section] + 1)]


SECTIONS: Final = {f"FH-{section}": rules(section) for section in range(1, 13)}


class TestRulebook(Rulebook):
    """The 91 rules."""

    game = GAME
    prefix = "FH"
    sections = SECTIONS
    count = 91
    uncited = "1.1 1.2 1.3 2.5 3.2 3.10 4.1 4.14 5.4 6.2.3 6.3.3 7.5 8.4 11.1 11.3 12.2 12.3"
    open_points = OPEN_POINTS
    unknown = "10.2"
    sentences = 4

    def test_ranges_and_sections_are_understood(self) -> None:
        rules = ["FH-3.4", "FH-3.5", "FH-3.6", "FH-4", "FH-6.1.1"]
        assert self.cited("(FH-3.4 to FH-3.6, FH-4) and FH-6.1.1.") == rules
