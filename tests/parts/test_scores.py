"""Score sheets tell where the points come from, and who has won."""

from __future__ import annotations

import pytest

from epoka.parts.scores import line, sheets


def test_a_line_says_what_it_is_for_and_by_which_rule() -> None:
    assert line("wheat", 2.5, "XX-1", count=5) == {
        "id": "score-wheat",
        "args": {"count": 5},
        "points": 2.5,
        "rule": "XX-1",
    }


def test_a_sheet_has_lines_points_and_figures_of_each_seat() -> None:
    wheat = [line("wheat", 4, "XX-1", count=8)]
    found = sheets((4, 0), [(4,), (0,)], [wheat, []], [{"coins": 3}, {"coins": 7}])
    assert found == [
        {"seat": 0, "lines": wheat, "total": 4, "coins": 3, "winner": True},
        {"seat": 1, "lines": [], "total": 0, "coins": 7, "winner": False},
    ]


def test_whoever_shares_the_first_place_has_won() -> None:
    found = sheets((4, 4, 4), [(4, 1), (4, 2), (4, 2)], [[], [], []])
    assert [sheet["winner"] for sheet in found] == [False, True, True]


def test_there_are_lines_for_each_seat() -> None:
    with pytest.raises(ValueError, match="zip"):
        sheets((4, 4), [(4,), (4,)], [[]])
