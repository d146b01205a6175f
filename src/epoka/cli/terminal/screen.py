"""The plain screen: short sentences one after another, for screen readers, scripts and terminals that cannot paint."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import ClassVar, NamedTuple

from epoka.kernel import Seat
from epoka.kernel.game import JSON
from epoka.painting import Board, Change, Group, Texts, grouped

STICKS = "\N{NO-BREAK SPACE}"
"""Between a number and its option where lines may break between options."""
NARROWEST = 70
"""Below this many columns nothing is painted."""


class Situation(NamedTuple):
    """A decision as a person meets it."""

    view: JSON
    happened: list[str]
    """What happened since the seat's last decision, a paragraph for each answer."""
    turns: list[str]
    """The same, a paragraph for all that follows from answers of one player in a row."""
    changes: list[list[Change]]
    """What each option is sure to bring."""
    first: bool
    """Whether the seat has not decided anything yet."""
    shared: bool
    """Whether several people sit at this screen, so that each must be called by name."""


class Screen:
    """Shows things as sentences and reads answers."""

    width_of_pipe: ClassVar[int] = 80

    def __init__(self, texts: Texts, board: Board) -> None:
        self.texts = texts
        self.board = board
        self.met = False

    # -- the table -----------------------------------------------------------------------------------------------

    def position(self, now: Situation) -> None:
        """All that is needed to decide. The whole table is told once; after that, what has changed."""
        view = now.view
        self.say("")
        if now.happened:
            self.say(self.texts("terminal-begins" if now.first else "terminal-happened"), *now.turns)
        if self.met:
            self.say(self.board.status(view), self.board.own(view))
        else:
            self.whole(view)
        self.met = True
        self.question(now)

    def whole(self, view: JSON) -> None:
        """The whole table."""
        self.say(*self.board.lines(view))

    def question(self, now: Situation) -> None:
        """What is asked, and the options."""
        decision = now.view["decision"]
        if now.shared:
            self.say(self.texts("terminal-deciding", seat=decision["seat"]))
        self.say(self.texts.message(decision["prompt"]))
        for group in grouped(self.board, now.view, now.changes):
            self.say(*self.told(group))

    def told(self, group: Group) -> list[str]:
        """Options under a heading in one paragraph, others in one each."""
        told = []
        for number, words, changes in group.options:
            told.append(f"{number}:{STICKS if group.heading else ' '}{words}{self.brought(changes)}")
        if group.heading:
            return [f"{group.heading}{self.brought(group.common)}. {'; '.join(told)}."]
        if group.common:
            common = ", ".join([self.board.change(*change) for change in group.common])
            told.insert(0, self.texts("terminal-each", changes=common))
        return told

    def brought(self, changes: Sequence[Change]) -> str:
        """What is sure to change, in brackets."""
        told = ", ".join([self.board.change(*change) for change in changes])
        return f" ({told})" if told else ""

    def sheets(self, sheets: Sequence[JSON]) -> None:
        """Where everybody's points come from."""
        for sheet in sheets:
            self.say(self.texts("terminal-sheet", seat=sheet["seat"], points=sheet["total"]))
            for line in sheet["lines"]:
                told = self.board.sheet_line(line)
                self.say(self.texts("terminal-sheet-line", line=told, points=line["points"]))
            self.say(*self.board.sheet_notes(sheet))

    # -- words ---------------------------------------------------------------------------------------------------

    def say(self, *lines: str) -> None:
        """Paragraphs, broken between words."""
        for line in lines:
            filled = textwrap.fill(line, self.width(), break_long_words=False, break_on_hyphens=False)
            print(filled.replace(STICKS, " "))

    def warn(self, line: str) -> None:
        """A paragraph that should not be missed."""
        self.say(line)

    def title(self, line: str) -> None:
        """A heading."""
        self.say("", line)

    def listing(self, lines: Iterable[tuple[str, str]]) -> None:
        """Things with what is to be said about them."""
        self.say(*[f"{name}: {text}" for name, text in lines])

    def code(self, line: str) -> None:
        """Something to copy, in one line however long."""
        print(line)

    def width(self) -> int:
        """Columns of the screen; a pipe has as many as an old terminal."""
        return max(20, shutil.get_terminal_size((self.width_of_pipe, 24)).columns)

    def waits(self, seat: Seat) -> None:
        """A bot is thinking. In sentences that would be told too often."""

    # -- answers -------------------------------------------------------------------------------------------------

    def ask(self, seat: Seat, shared: int) -> str | None:
        """What a person types; None when there is nobody to type any more."""
        prompt = self.texts("terminal-ask-seat", seat=seat) if shared else self.texts("terminal-ask")
        try:
            line = input(f"{prompt} ").strip()
        except EOFError:
            print()
            return None
        if not sys.stdin.isatty():
            print(line)  # nobody else shows what a script has typed
        return line


def can_paint() -> bool:
    """Whether standard output is a terminal with colours, all the signs, and room for more than sentences."""
    if "utf" not in (sys.stdout.encoding or "utf-8").casefold():
        return False
    if not sys.stdout.isatty() or os.environ.get("TERM") in ("dumb", "unknown") or os.environ.get("NO_COLOR"):
        return False
    return shutil.get_terminal_size().columns >= NARROWEST


def prepare_streams() -> None:
    """Bytes that are no text, and letters that the terminal does not have, must not end a game."""
    for stream in (sys.stdin, sys.stdout):
        with suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # not every stream can
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  # gives `input` arrow keys and a history
