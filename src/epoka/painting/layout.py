"""Laying text out in lines: wrapping, frames, frames side by side, columns.

Everything is a list of lines that are ready to print, so that how high a picture is can be told by counting. (Nested
tables and panels of rich look the same, but take some hundred times as long to measure.)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.text import Text

Lines = list[Text]


def wrapped(console: Console, text: Text, width: int) -> Lines:
    """A text in lines of at most this width, broken between words."""
    if "\n" not in text.plain and text.cell_len <= width:
        return [text]
    lines = list(text.wrap(console, width))
    for line in lines:
        line.rstrip()
    return lines


def headline(console: Console, text: str) -> Lines:
    """A heading in as many lines as it takes, with a line to the edge."""
    *lines, last = wrapped(console, Text(text, style="bold"), console.width)
    missing = console.width - 1 - last.cell_len
    return [*lines, Text.assemble(last, (f" {'─' * missing}", "dim")) if missing > 0 else last]


def hanging(console: Console, lead: Text, text: Text, width: int) -> Lines:
    """A text after a lead, its further lines indented by as much as the lead takes."""
    indent = lead.cell_len
    first, *rest = wrapped(console, text, width - indent)
    return [Text.assemble(lead, first), *[Text.assemble(" " * indent, line) for line in rest]]


def cut(text: Text, width: int) -> Text:
    """A text in one line; what does not fit is left out, and dots say so."""
    text = text.copy()
    text.truncate(width, overflow="ellipsis")
    return text


def padded(text: Text, width: int) -> Text:
    """A line filled up with spaces."""
    missing = width - text.cell_len
    return text if missing <= 0 else Text.assemble(text, " " * missing)


def right(text: Text, width: int) -> Text:
    """A line moved to the right."""
    return Text.assemble(" " * max(0, width - text.cell_len), text)


class Frame:
    """Texts, some after a lead, in a frame of a colour, with something written in its upper and lower edge."""

    def __init__(self, texts: Iterable[Text | tuple[Text, Text]], colour: str, above: Text, below: Text) -> None:
        self.texts = [text if isinstance(text, tuple) else (Text(), text) for text in texts]
        self.colour = colour
        self.above = above
        self.below = below

    def body(self, console: Console, width: int) -> Lines:
        """What is inside, wrapped for a frame of this width."""
        return [line for lead, text in self.texts for line in hanging(console, lead, text, width - 4)]

    def drawn(self, body: Lines, width: int, height: int) -> Lines:
        """The frame around a body, with room for so many lines."""
        side = Text("│", style=self.colour)
        rows = [*body, *[Text()] * (height - len(body))]
        return [
            self._edge("╭─", self.above, Text(), "─╮", width),
            *[Text.assemble(side, " ", padded(row, width - 4), " ", side) for row in rows],
            self._edge("╰─", Text(), self.below, "─╯", width),
        ]

    def _edge(self, start: str, left: Text, end: Text, corner: str, width: int) -> Text:
        parts = [Text.assemble(" ", cut(part, width - 6), " ") if part else Text() for part in (left, end)]
        line = "─" * (width - 4 - parts[0].cell_len - parts[1].cell_len)
        style = self.colour
        return Text.assemble((start, style), parts[0], (line, style), parts[1], (corner, style))


def side_by_side(console: Console, frames: Sequence[Frame], narrowest: int) -> Lines:
    """Frames in as few rows as the screen allows, about equally many in each, those of a row equally high."""
    if not frames:
        return []
    most = max(1, min(len(frames), console.width // narrowest))
    rows = -(-len(frames) // most)
    across = -(-len(frames) // rows)
    found: Lines = []
    for start in range(0, len(frames), across):
        found += _row(console, frames[start : start + across])
    return found


def _row(console: Console, frames: Sequence[Frame]) -> Lines:
    share, over = divmod(console.width, len(frames))
    widths = [share + (1 if index < over else 0) for index in range(len(frames))]
    bodies = [frame.body(console, width) for frame, width in zip(frames, widths, strict=True)]
    height = max(map(len, bodies))
    drawn = [frame.drawn(body, width, height) for frame, body, width in zip(frames, bodies, widths, strict=True)]
    return [Text.assemble(*parts) for parts in zip(*drawn, strict=True)]


def in_columns(console: Console, items: Sequence[Text]) -> Lines:
    """Items one below another, at least three, in as many columns as the screen has room for."""
    for across in range(-(-len(items) // 3), 0, -1):
        down = -(-len(items) // across)
        columns = [items[start : start + down] for start in range(0, len(items), down)]
        widths = [max(item.cell_len for item in column) + 2 for column in columns]
        if sum(widths) <= console.width + 2:
            break
    if len(columns) == 1:
        return [line for item in items for line in wrapped(console, item, console.width)]
    found = []
    for row in range(down):
        cells = [(column[row], width) for column, width in zip(columns, widths, strict=True) if row < len(column)]
        found.append(Text.assemble(*[padded(*cell) for cell in cells[:-1]], cells[-1][0]))
    return found


def beside(left: Sequence[Text], right_side: Sequence[Text], gap: int) -> Lines:
    """Two pictures side by side, the longer one going on below the other."""
    width = max([line.cell_len for line in left]) + gap
    rows = max(len(left), len(right_side))
    pairs = zip(
        [*left, *[Text()] * (rows - len(left))], [*right_side, *[Text()] * (rows - len(right_side))], strict=True
    )
    return [Text.assemble(padded(one, width), other) for one, other in pairs]


def flowing(console: Console, lead: Text, items: Sequence[Text], width: int) -> Lines:
    """Items one after another behind a lead, each in one piece, as many in a line as fit."""
    indent = lead.cell_len
    lines = [lead.copy()]
    for item in items:
        first, *more = wrapped(console, item, width - indent)
        if lines[-1].cell_len > indent and lines[-1].cell_len + 2 + max(first.cell_len, 0) > width:
            lines.append(Text(" " * indent))
        gap = "  " if lines[-1].cell_len > indent else ""
        lines[-1] = Text.assemble(lines[-1], gap, first)
        lines += [Text.assemble(" " * indent, line) for line in more]
    return lines


def table(rows: Sequence[Sequence[Text]], width: int) -> Lines:
    """Rows in columns: the first to the left, cut where the line would be too long, the others to the right."""
    widths = [max(row[column].cell_len for row in rows) for column in range(len(rows[0]))]
    widths[0] = min(widths[0], width - sum(widths[1:]) - len(widths) + 1)
    found = []
    for first, *others in rows:
        cells = [right(*cell) for cell in zip(others, widths[1:], strict=True)]
        found.append(Text(" ").join([padded(cut(first, widths[0]), widths[0]), *cells]))
    return found


def described(console: Console, things: Sequence[tuple[Text, Text]]) -> Lines:
    """Things to the left, what is said about them to the right."""
    widest = min(max(name.cell_len for name, _ in things), console.width // 2)
    found: Lines = []
    for name, text in things:
        *above, last = wrapped(console, name, widest)
        found += [*above, *hanging(console, padded(last, widest + 2), text, console.width)]
    return found
