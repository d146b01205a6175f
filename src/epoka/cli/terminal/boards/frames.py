"""Frames of text side by side: cards in a row, players next to each other."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import ROUNDED
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text


class Framed:
    """Lines that can be set in a frame of any width and height."""

    def __init__(self, lines: Sequence[Text], colour: str, title: Text, subtitle: Text) -> None:
        self.body = Text("\n").join(lines)
        self.colour = colour
        self.title = title
        self.subtitle = subtitle

    def panel(self, width: int, height: int | None = None) -> Panel:
        """The frame; without a height, as high as it must be."""
        return Panel(
            self.body,
            box=ROUNDED,
            border_style=self.colour,
            title=self.title or None,
            title_align="left",
            subtitle=self.subtitle or None,
            subtitle_align="right",
            width=width,
            height=height,
        )

    def height(self, console: Console, width: int) -> int:
        """How high the frame must be."""
        return len(console.render_lines(self.panel(width), console.options.update(width=width)))


def side_by_side(console: Console, frames: Sequence[Framed], narrowest: int) -> RenderableType:
    """Frames in as few equal rows as the screen allows, all frames of a row equally high."""
    if not frames:
        return Group()
    most = max(1, min(len(frames), console.width // narrowest))
    rows = -(-len(frames) // most)
    across = -(-len(frames) // rows)
    return Group(*[_row(console, frames[start : start + across]) for start in range(0, len(frames), across)])


def _row(console: Console, frames: Sequence[Framed]) -> Table:
    share, over = divmod(console.width, len(frames))
    widths = [share + (1 if index < over else 0) for index in range(len(frames))]
    height = max(frame.height(console, width) for frame, width in zip(frames, widths, strict=True))
    row = Table.grid(padding=0)
    for width in widths:
        row.add_column(width=width)
    row.add_row(*[frame.panel(width, height) for frame, width in zip(frames, widths, strict=True)])
    return row
