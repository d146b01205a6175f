"""Maps of hexes in lines of text: columns with every other one half a hex lower, or rows half a hex further on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

from epoka.painting.layout import Lines, cut, padded

WIDEST: Final = 12
NARROWEST: Final = 6
HALF_WIDEST: Final = 3
HALF_NARROWEST: Final = 2


class Cell(NamedTuple):
    """A hex: its column and row, two lines that say what is there, and the style of its ground.

    In `row_map` columns count half hexes, so that next to each other there are two between them.
    """

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


def half_width(cells: Sequence[Cell], width: int) -> int:
    """How much room half a hex of `row_map` has."""
    columns = [cell.column for cell in cells]
    return max(HALF_NARROWEST, min(HALF_WIDEST, width // (max(columns) - min(columns) + 2)))


def row_map(cells: Sequence[Cell], width: int) -> Lines:
    """The map on a screen of this width, in rows of hexes that lie half a hex further on than those above.

    Each hex is two lines high. What is too wide for the screen follows below, part by part.
    """
    half = half_width(cells, width)
    first, top = min([cell.column for cell in cells]), min([cell.row for cell in cells])
    height = 2 * (max([cell.row for cell in cells]) - top + 1)
    across = (width // half - 2) // 2 * 2
    found: Lines = []
    for start in range(first, max([cell.column for cell in cells]) + 1, across + 1):
        rows: list[list[tuple[int, Text]]] = [[] for _ in range(height)]
        for cell in sorted(cells, key=lambda cell: cell.column):
            if start <= cell.column <= start + across:
                for below, line in enumerate(cell.lines):
                    shown = padded(cut(line, 2 * half), 2 * half)
                    shown.stylize_before(cell.ground)
                    rows[2 * (cell.row - top) + below].append(((cell.column - start) * half, shown))
        found += [*([Text()] if found else []), *map(_placed, rows)]
    return found


def _placed(parts: Sequence[tuple[int, Text]]) -> Text:
    """Texts in one line, each at its place."""
    line = Text()
    for at, part in parts:
        line = Text.assemble(line, " " * (at - line.cell_len), part)
    return line
