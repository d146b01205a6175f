"""The painted screen: cards in frames, colours, and as much detail as the terminal has room for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from epoka.cli.terminal.boards import Board
from epoka.cli.terminal.boards.board import ACT, COLOURS
from epoka.cli.terminal.previews import Change
from epoka.cli.terminal.screen import Screen, Situation
from epoka.cli.terminal.texts import Texts
from epoka.kernel.game import JSON

FEW_LINES = 3
"""So many paragraphs of what happened are shown where there is little room."""
SHEET_WIDTH = 40


class PaintedScreen(Screen):
    """Shows the table as a picture. The question comes last, so that it is in sight however small the screen is."""

    def __init__(self, texts: Texts, board: Board) -> None:
        super().__init__(texts, board)
        self.console = Console(markup=False, highlight=False, emoji=False)

    # -- the table -----------------------------------------------------------------------------------------------

    def position(self, now: Situation) -> None:
        for picture in self.pictures(now):
            # One line is left for the answer.
            if self.height(picture) < self.console.height:
                break
        self.console.print(picture)

    def pictures(self, now: Situation) -> Iterator[RenderableType]:
        """The table, what happened and the question, in less and less detail."""
        whole = [Text.assemble(("» ", "dim"), line) for line in now.happened]
        short = [Text.assemble(("» ", "dim"), line, overflow="ellipsis", no_wrap=True) for line in now.happened]
        for detail in range(self.board.most_detail, -1, -1):
            board = self.board.paint(self.console, now.view, detail)
            for happened in (whole, short[-FEW_LINES:]):
                yield Group(Text(""), board, *happened, self.asked(now, detail))
        yield Group(board, *short[-FEW_LINES:], self.question_line(now), self.in_columns(self.options(now)))

    def whole(self, view: JSON) -> None:
        self.console.print(self.board.paint(self.console, view, self.board.most_detail))

    def question(self, now: Situation) -> None:
        self.console.print(self.asked(now, self.board.most_detail))

    def asked(self, now: Situation, detail: int) -> RenderableType:
        """The question, its options with what they bring and, with enough room, what is refused."""
        options = [self.with_changes(*both) for both in zip(self.options(now), now.changes, strict=True)]
        parts: list[RenderableType] = [self.question_line(now), self.in_columns(options)]
        refused = now.view["decision"]["refused"]
        if detail > 1 and refused:
            told = ", ".join([self.texts.message(option["message"]) for option in refused])
            parts.append(Text(self.texts("terminal-refused", refused=told), style="dim"))
        return Group(*parts)

    def question_line(self, now: Situation) -> Text:
        """What is asked, and of whom if that could be in doubt."""
        decision = now.view["decision"]
        line = Text()
        if now.shared:
            line.append_text(self.board.sign(decision["seat"])).append(f" {self.texts.seat(decision['seat'])}: ")
        line.append(self.texts.message(decision["prompt"])).stylize("bold")
        return line

    def options(self, now: Situation) -> list[Text]:
        """The options with their numbers."""
        options = now.view["decision"]["options"]
        return [
            Text.assemble((f"{number:>2}) ", ACT), self.board.option(option, now.view))
            for number, option in enumerate(options, 1)
        ]

    def with_changes(self, option: Text, changes: Sequence[Change]) -> Text:
        """An option with what it is sure to bring."""
        told = ", ".join([self.board.short_change(*change) for change in changes])
        return option.append(f"  {told}", style="dim") if told else option

    def in_columns(self, options: Sequence[Text]) -> Table:
        """Options one below another, at least three, in as many columns as the screen has room for."""
        for across in range(-(-len(options) // 3), 0, -1):
            down = -(-len(options) // across)
            columns = [options[start : start + down] for start in range(0, len(options), down)]
            widths = [max(option.cell_len for option in column) + 2 for column in columns]
            if sum(widths) <= self.console.width:
                break
        table = Table.grid(padding=0)
        for width in widths:
            table.add_column(width=width if across > 1 else None)
        for row in range(down):
            table.add_row(*options[row::down])
        return table

    def height(self, picture: RenderableType) -> int:
        """How many lines a picture takes."""
        return len(self.console.render_lines(picture, pad=False))

    def sheets(self, sheets: Sequence[JSON]) -> None:
        self.console.print(Columns([self.sheet(sheet) for sheet in sheets], padding=0))

    def sheet(self, sheet: JSON) -> Panel:
        """A seat's points in a frame."""
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right")
        table.add_column()
        for line in sheet["lines"]:
            style = "" if line["points"] else "dim"
            table.add_row(Text(str(line["points"]), style=style), Text(self.board.sheet_line(line), style=style))
        seat = sheet["seat"]
        total = self.texts("terminal-sheet", seat=seat, points=sheet["total"])
        title = self.board.sign(seat).append(f" {total}", style="bold")
        notes = [Text(note, style="dim") for note in self.board.sheet_notes(sheet)]
        across = max(1, self.console.width // SHEET_WIDTH)
        colour = COLOURS[seat % len(COLOURS)]
        body = Group(table, *notes)
        return Panel(body, title=title, title_align="left", border_style=colour, width=self.console.width // across)

    # -- words ---------------------------------------------------------------------------------------------------

    def say(self, *lines: str) -> None:
        for line in lines:
            self.console.print(Text(line))

    def warn(self, line: str) -> None:
        self.console.print(Text(line, style="bold red"))

    def title(self, line: str) -> None:
        self.console.print()
        self.console.print(Text(line, style="bold"))

    def listing(self, lines: Iterable[tuple[str, str]]) -> None:
        table = Table.grid(padding=(0, 2))
        table.add_column(style="bold", max_width=self.console.width // 2)
        table.add_column()
        for name, text in lines:
            table.add_row(Text(name), Text(text))
        self.console.print(table)

    def code(self, line: str) -> None:
        self.console.print(Text(line, style="bold"), soft_wrap=True)
