"""The painted screen: cards in frames, colours, and as much detail as the terminal has room for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

from epoka.cli.terminal.screen import Screen, Situation
from epoka.kernel import Seat
from epoka.kernel.game import JSON
from epoka.painting import (
    ACT,
    COLOURS,
    Board,
    Frame,
    Group,
    Lines,
    Offered,
    Texts,
    cut,
    described,
    flowing,
    grouped,
    hanging,
    in_columns,
    padded,
    refused_in_short,
    side_by_side,
    wrapped,
)

FEW_LINES = 3
"""So many paragraphs of what happened are shown where there is little room."""
NARROWEST_SHEET = 38


class PaintedScreen(Screen):
    """Shows the table as a picture. The question comes last, so that it is in sight however small the screen is."""

    def __init__(self, texts: Texts, board: Board) -> None:
        super().__init__(texts, board)
        self.console = Console(markup=False, highlight=False, emoji=False)
        self.detail = board.most_detail
        self.waited = False

    # -- the table -----------------------------------------------------------------------------------------------

    def position(self, now: Situation) -> None:
        # One line is left for the answer. A picture is seldom much shorter than the one before, so nothing is lost by
        # going up by no more than one step.
        for detail, picture in self.pictures(now, min(self.detail + 1, self.board.most_detail)):
            self.detail = detail
            if len(picture) < self.console.height:
                break
        self.show(picture)

    def pictures(self, now: Situation, most: int) -> Iterator[tuple[int, Lines]]:
        """The table, what happened and the question, in less and less detail."""
        mark = Text("» ", style="dim")
        whole = [line for turn in now.turns for line in hanging(self.console, mark, Text(turn), self.console.width)]
        short = [cut(Text.assemble(mark, line), self.console.width) for line in now.happened[-FEW_LINES:]]
        for detail in range(most, -1, -1):
            board = self.board.paint(self.console, now.view, detail)
            asked = self.asked(now) + (self.refused(now) if detail > 1 else [])
            yield detail, [Text(), *board, *whole, *asked]
            if detail <= self.board.least_detail:
                yield detail, [Text(), *board, *short, *asked]
            if detail <= self.board.bare_detail:
                yield detail, [*board, *short, *self.question_line(now), *self.options_alone(now)]

    def whole(self, view: JSON) -> None:
        self.show(self.board.paint(self.console, view, self.board.most_detail))

    def question(self, now: Situation) -> None:
        self.show(self.asked(now) + self.refused(now))

    def asked(self, now: Situation) -> Lines:
        """The question, and its options with what they bring."""
        return [*self.question_line(now), *self.options(now)]

    def question_line(self, now: Situation) -> Lines:
        """What is asked, and of whom if that could be in doubt."""
        decision = now.view["decision"]
        line = Text(self.texts.message(decision["prompt"]), style="bold")
        if now.shared:
            name = f" {self.texts.seat(decision['seat'])}: "
            line = Text.assemble(self.board.sign(decision["seat"]), (name, "bold"), line)
        return wrapped(self.console, line, self.console.width)

    def options(self, now: Situation) -> Lines:
        """The options with their numbers and what they are sure to bring, those with a heading beside it."""
        return self.listed(grouped(self.board, now.view, now.changes))

    def options_alone(self, now: Situation) -> Lines:
        """The options with their numbers."""
        return self.listed(grouped(self.board, now.view, [()] * len(now.changes)))

    def listed(self, groups: Sequence[Group]) -> Lines:
        """Groups of options: long ones below one another, short ones in common lines, at last those without a name."""
        width = self.console.width
        named = [(group, self.in_one_line(group)) for group in groups if group.heading]
        long = [group for group, line in named if line.cell_len * 2 > width]
        short = [line for _, line in named if line.cell_len * 2 <= width]
        lead = max([cell_len(group.heading) for group in long], default=0) + 2
        found: Lines = []
        for group in long:
            heading = padded(Text(f"{group.heading}:", style="bold"), lead)
            found += flowing(self.console, heading, self.items(group), width)
        found += flowing(self.console, Text(), short, width) if short else []
        alone = [item for group in groups if not group.heading for item in self.items(group)]
        return [*found, *in_columns(self.console, alone)] if alone else found

    def in_one_line(self, group: Group) -> Text:
        """A group after its heading."""
        items = self.items(group)
        return Text("  ").join([Text.assemble((f"{group.heading}: ", "bold"), items[0]), *items[1:]])

    def items(self, group: Group) -> Lines:
        """The options of a group, after them what all of them bring."""
        items = [self.offered(option) for option in group.options]
        if group.common:
            told = ", ".join([self.board.short_change(*change) for change in group.common])
            items.append(Text(self.texts("terminal-each", changes=told), style="dim"))
        return items

    def offered(self, option: Offered) -> Text:
        """An option with its number and what it is sure to bring."""
        told = ", ".join([self.board.short_change(*change) for change in option.changes])
        line = Text.assemble((f"{option.number:>2}) ", ACT), option.words)
        return line.append(f"  {told}", style="dim") if told else line

    def refused(self, now: Situation) -> Lines:
        """What cannot be done now, in short."""
        if not now.view["decision"]["refused"]:
            return []
        told = self.texts("terminal-refused", refused=refused_in_short(self.board, now.view))
        return wrapped(self.console, Text(told, style="dim"), self.console.width)

    def sheets(self, sheets: Sequence[JSON]) -> None:
        self.show(side_by_side(self.console, [self.sheet(sheet) for sheet in sheets], NARROWEST_SHEET))

    def sheet(self, sheet: JSON) -> Frame:
        """A seat's points in a frame."""
        seat = sheet["seat"]
        lines = []
        for line in sheet["lines"]:
            style = "" if line["points"] else "dim"
            lines.append((Text(f"{line['points']:>2}  ", style=style), Text(self.board.sheet_line(line), style=style)))
        notes = [Text(note, style="dim") for note in self.board.sheet_notes(sheet)]
        total = self.texts("terminal-sheet", seat=seat, points=sheet["total"])
        title = Text.assemble(self.board.sign(seat), (f" {total}", "bold"))
        return Frame([*lines, *notes], COLOURS[seat % len(COLOURS)], title, Text())

    # -- words ---------------------------------------------------------------------------------------------------

    def show(self, lines: Lines) -> None:
        """Print lines that are known to fit."""
        self.erase()
        self.console.print(Text("\n").join(lines), soft_wrap=True)

    def say(self, *lines: str) -> None:
        for line in lines:
            self.show(wrapped(self.console, Text(line), self.console.width))

    def warn(self, line: str) -> None:
        self.show(wrapped(self.console, Text(line, style="bold red"), self.console.width))

    def title(self, line: str) -> None:
        self.show([Text(), Text(line, style="bold")])

    def listing(self, lines: Iterable[tuple[str, str]]) -> None:
        self.show(described(self.console, [(Text(name, style="bold"), Text(text)) for name, text in lines]))

    def waits(self, seat: Seat) -> None:
        # Gone as soon as something else is printed on that line.
        self.erase()
        self.console.print(Text(self.texts("terminal-thinking", seat=seat), style="dim"), end="\r")
        self.waited = True

    def erase(self) -> None:
        """Take away what was printed while waiting."""
        if self.waited:
            self.console.control(Control((ControlType.ERASE_IN_LINE, 2)))
            self.waited = False

    def code(self, line: str) -> None:
        self.show([Text(line, style="bold")])
