"""What several commands share: parsing option settings, reading files, printing JSON and words."""

from __future__ import annotations

import argparse
import json
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from epoka.kernel import EpokaError, Game
from epoka.kernel.errors import Value, quoted, shortened
from epoka.kernel.game import KERNEL_LOCALE
from epoka.kernel.saves import LARGEST
from epoka.words import LANGUAGES, Catalogue

CLI_LOCALE: Final = Path(__file__).parent / "locale"
MOST_DIGITS: Final = 9
LONGEST_PATH: Final = 400
MOST_BYTES: Final = 4 * LARGEST + 1
"""That a file may have: a letter of a notation has four at most."""


def add_game(command: argparse.ArgumentParser) -> None:
    """The GAME argument and its options."""
    command.add_argument("game", metavar="GAME", help="a game's name; `epoka games` lists them")
    add_options(command)


def add_options(command: argparse.ArgumentParser) -> None:
    """`--option name=value`, as often as wanted."""
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a variant or expansion (may be repeated)"
    )


def add_json(command: argparse.ArgumentParser) -> None:
    """`--json`."""
    command.add_argument("--json", action="store_true", help="print JSON")


def add_language(command: argparse.ArgumentParser) -> None:
    """`--lang`."""
    command.add_argument("--lang", choices=LANGUAGES, default="en", help="language of all text (default: en)")


def settings(given: list[str]) -> dict[str, Value]:
    """The `--option` arguments as a dictionary."""
    found: dict[str, Value] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign or not name or not value:
            raise EpokaError(f"an option is written NAME=VALUE, not {quoted(text)}")
        is_number = value.isascii() and value.isdigit() and len(value) <= MOST_DIGITS
        found[name] = int(value) if is_number else value
    return found


def print_json(value: Any) -> None:
    """One JSON value on standard output."""
    json.dump(value, sys.stdout, ensure_ascii=False, indent=2)
    sys.stdout.write("\n")


class Page(Console):
    """Standard output with tables. That its reader has gone is no matter of Rich, which would end us with an error."""

    def on_broken_pipe(self) -> None:
        """End as any command does."""
        raise BrokenPipeError


def read(path: str) -> bytes:
    """A file's bytes, no more of them than any game has; `-` is standard input."""
    told = shortened(path, LONGEST_PATH)
    try:
        if path == "-":
            return sys.stdin.buffer.read(MOST_BYTES)
        with Path(path).open("rb") as file:
            return file.read(MOST_BYTES)
    except OSError as wrong:
        raise EpokaError(f"cannot read {told}: {wrong.strerror}") from wrong
    except ValueError as wrong:
        raise EpokaError(f"cannot read {quoted(path)}: that is no name of a file") from wrong


@cache
def words(game: Game[Any], language: str) -> Catalogue:
    """Every text of the kernel and of one game in one language."""
    return Catalogue(KERNEL_LOCALE, game.folder / "locale", language=language)
