"""Laying out lines: things one after another, side by side, in columns, on a map of hexes."""

from __future__ import annotations

import pytest
from rich.console import Console
from rich.text import Text

from epoka.painting import Cell, beside, cell_width, flowing, headline, hex_map, table

SCREEN = Console(width=20, height=10, markup=False, highlight=False, emoji=False)


def plain(lines: list[Text]) -> list[str]:
    """Lines without colours, and without the spaces at their ends."""
    return [line.plain.rstrip() for line in lines]


def cell(column: int, row: int, above: str, below: str) -> Cell:
    """A hex with these two lines."""
    return Cell(column, row, (Text(above), Text(below)), "on blue")


def test_items_flow_behind_their_lead_and_stay_in_one_piece() -> None:
    items = [Text(word) for word in ("red fox", "hare", "brown bear", "dog")]
    assert plain(flowing(SCREEN, Text("Who: "), items, 20)) == ["Who: red fox  hare", "     brown bear  dog"]


def test_an_item_longer_than_a_line_is_broken_between_words() -> None:
    found = plain(flowing(SCREEN, Text("Who: "), [Text("a very old brown bear"), Text("dog")], 20))
    assert found == ["Who: a very old", "     brown bear  dog"]


def test_a_heading_has_a_line_to_the_edge() -> None:
    assert plain(headline(SCREEN, "Age II")) == ["Age II ─────────────"]


def test_a_heading_that_is_too_long_goes_on_below() -> None:
    first, last = plain(headline(SCREEN, "Age II, and much more to say"))
    assert first == "Age II, and much"
    assert last.startswith("more to say ──")


def test_of_two_pictures_side_by_side_the_longer_goes_on() -> None:
    left, right = [Text("map"), Text("map")], [Text("one"), Text("two"), Text("three")]
    assert plain(beside(left, right, 2)) == ["map  one", "map  two", "     three"]
    assert plain(beside(left, right[:1], 2)) == ["map  one", "map"]


def test_only_the_first_column_of_a_table_gives_way() -> None:
    rows = [[Text("Wielkomir von Au"), Text("12"), Text("345")], [Text("Jan"), Text("1"), Text("2")]]
    assert plain(table(rows, 17)) == ["Wielkomir… 12 345", "Jan         1   2"]


def test_odd_columns_of_a_map_begin_a_line_further_down() -> None:
    cells = [cell(0, 0, "A1", "sea"), cell(1, 0, "B1", "hill"), cell(0, 1, "A2", ""), cell(2, 0, "C1", "fox")]
    assert plain(hex_map(cells, 24)) == [
        "A1              C1",
        "sea     B1      fox",
        "A2      hill",
        "",
    ]


def test_a_map_begins_at_its_first_hex() -> None:
    assert plain(hex_map([cell(3, 4, "D5", "sea")], 30))[0] == "D5"


@pytest.mark.parametrize(("columns", "width", "wide"), [(7, 80, 10), (11, 80, 6), (11, 40, 6), (2, 200, 12)])
def test_hexes_share_the_width(columns: int, width: int, wide: int) -> None:
    assert cell_width(columns, width) == wide


def test_what_a_hex_has_no_room_for_is_cut_visibly() -> None:
    assert plain(hex_map([cell(0, 0, "a long name", "")], 7))[0] == "a lon…"
