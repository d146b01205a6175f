"""A map of hexes in lines of text: columns side by side, every other one half a hex lower."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

from epoka.painting.layout import Lines, cut, padded

WIDEST: Final = 12
NARROWEST: Final = 6


class Cell(NamedTuple):
    """A hex: its column and row, counted from 0, two lines that say what is there, and the style of its ground."""

    column: int
    row: int
    lines: tuple[Text, Text]
    ground: str


def cell_width(columns: int, width: int) -> int:
    """How much room a hex has, the gap to the next column left out."""
    return max(NARROWEST, min(WIDEST, width // columns - 1))


def hex_map(cells: Sequence[Cell], width: int) -> Lines:
    """The map on a screen of this width. Each hex is two lines high; the odd columns begin a line further down."""
    left, top = min([cell.column for cell in cells]), min([2 * cell.row + cell.column % 2 for cell in cells])
    columns = max([cell.column for cell in cells]) - left + 1
    wide = cell_width(columns, width)
    parts: dict[tuple[int, int], Text] = {}
    for cell in cells:
        for below, line in enumerate(cell.lines):
            shown = padded(cut(line, wide), wide)
            shown.stylize_before(cell.ground)
            parts[2 * cell.row + cell.column % 2 - top + below, cell.column - left] = shown
    empty = Text(" " * wide)
    return [
        Text(" ").join([parts.get((line, column), empty) for column in range(columns)])
        for line in range(max([line for line, _ in parts]) + 1)
    ]
