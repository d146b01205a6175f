"""What several commands share: parsing option settings, reading files, printing JSON and words."""

from __future__ import annotations

import argparse
import json
import sys
from functools import cache
from pathlib import Path
from typing import Any

from epoka.kernel import EpokaError, Game
from epoka.kernel.errors import Value
from epoka.kernel.game import KERNEL_LOCALE
from epoka.words import LANGUAGES, Catalogue

CLI_LOCALE = Path(__file__).parent / "locale"


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
            raise EpokaError(f"an option is written NAME=VALUE, not {text!r}")
        found[name] = int(value) if value.isascii() and value.isdigit() else value
    return found


def print_json(value: Any) -> None:
    """One JSON value on standard output."""
    json.dump(value, sys.stdout, ensure_ascii=False, indent=2)
    sys.stdout.write("\n")


def read(path: str) -> bytes:
    """A file's bytes; `-` is standard input."""
    try:
        return sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    except OSError as wrong:
        raise EpokaError(f"cannot read {path}: {wrong.strerror}") from wrong


@cache
def words(game: Game[Any], language: str) -> Catalogue:
    """Every text of the kernel and of one game in one language."""
    return Catalogue(KERNEL_LOCALE, game.folder / "locale", language=language)
