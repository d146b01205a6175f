"""A person at the terminal, for tests: reads what is on the screen and types."""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from epoka.cli import main

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|[^\n]*\r(?!\n)")
"""Colours, and what is printed over."""
OPTIONS = (
    re.compile(r"(?:^|(?<=[.;]\s))(\d+): (.+?)(?=;\s\d+: |\.?$)", re.MULTILINE),
    re.compile(r"(?<!\S)(\d+)\) (\S.*?)(?=  |$)", re.MULTILINE),
)
"""How options look in plain text, alone or one after another under a heading, and how when painted."""
ENOUGH = 60_000
"""More than a screen has, colours included."""
PATIENCE = 1000
"""A person who has typed so many lines is not playing any more."""
PROMPT = re.compile(r"\(\? (?:for help|to pomoc)\): ?")


def without_colours(text: str) -> str:
    """What remains of a screen without its escape sequences."""
    return ESCAPES.sub("", text)


class Played(NamedTuple):
    """How a game at the terminal ended."""

    code: int
    out: str
    errors: str

    def turns(self) -> list[str]:
        """What was shown before each answer; the last is what followed the last answer."""
        return PROMPT.split(self.out)


class Display(io.StringIO):
    """Standard output that is a terminal, or is not."""

    def __init__(self, terminal: int) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return bool(self.terminal)


class Keyboard(io.StringIO):
    """Standard input that asks somebody for each line; None is the end of input."""

    def __init__(self, typist: Callable[[], str | None]) -> None:
        super().__init__()
        self.typist = typist

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]  # as StringIO's own
        line = self.typist()
        return "" if line is None else f"{line}\n"


class Person:
    """Sits down at `epoka play` in this process, with files in a folder of its own."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.monkeypatch = monkeypatch
        self.folder = folder
        self.display = Display(0)
        self.size(80, 24)
        for name, value in {"XDG_STATE_HOME": str(folder), "TERM": "xterm-256color", "NO_COLOR": ""}.items():
            monkeypatch.setenv(name, value)

    def size(self, columns: int, rows: int) -> None:
        """The size of the terminal."""
        self.monkeypatch.setenv("COLUMNS", str(columns))
        self.monkeypatch.setenv("LINES", str(rows))

    def plays(self, *arguments: str, typing: Callable[[], str | None], terminal: int = 0) -> Played:
        """Run `epoka play` with somebody typing."""
        self.display = Display(terminal)
        errors = io.StringIO()
        with self.monkeypatch.context() as patch:
            patch.setattr(sys, "stdin", Keyboard(typing))
            patch.setattr(sys, "stdout", self.display)
            patch.setattr(sys, "stderr", errors)
            code = main(["play", "--terminal", *arguments])
        return Played(code, without_colours(self.display.getvalue()), errors.getvalue())

    def types(self, *lines: str, arguments: Iterable[str] = (), terminal: int = 0) -> Played:
        """Run `epoka play` with these lines typed, then the end of input."""
        rest = iter(lines)
        return self.plays(*arguments, typing=lambda: next(rest, None), terminal=terminal)

    def whole_game(self, *arguments: str, terminal: int = 0, also: Iterable[str] = (), never: str = "") -> Played:
        """Play to the end as a person would: read the options, take one; type some commands on the way.

        An option whose words are `never` is not taken. After a command, an empty line brings the options back into
        sight.
        """
        chance = Random(7)
        commands = list(also)
        next_lines: list[str] = []
        patience = [0] * PATIENCE

        def typed() -> str:
            patience.pop()
            if next_lines:
                return next_lines.pop()
            if commands and chance.random() < 0.3:
                next_lines.append("")
                return commands.pop()
            return str(chance.choice([number for number, words in self.options().items() if words != never]))

        return self.plays(*arguments, typing=typed, terminal=terminal)

    def options(self) -> dict[int, str]:
        """The options that were last shown, by number."""
        shown = without_colours(self.display.getvalue()[-ENOUGH:])
        found = {
            int(number): words for number, words in OPTIONS[self.display.terminal].findall(PROMPT.split(shown)[-2])
        }
        assert found, f"no options in sight:\n{shown[-3000:]}"
        return found

    def kept(self) -> list[Path]:
        """The games kept without naming a file."""
        return sorted((self.folder / "epoka").glob("*.epoka"))


def environment(folder: Path) -> dict[str, str]:
    """The environment of a real process at a terminal."""
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
    return kept | {"XDG_STATE_HOME": str(folder), "TERM": "xterm-256color"}
