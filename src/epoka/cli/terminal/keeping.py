"""Keeping a game: a save after every answer, never half-written, and a note beside it of who sits where."""

from __future__ import annotations

import json
import os
import tempfile
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

import epoka
from epoka.cli.common import read
from epoka.cli.terminal.seating import Seating, check
from epoka.kernel import BadSave, EpokaError, Table
from epoka.kernel.errors import quoted
from epoka.kernel.saves import Examined
from epoka.words import LANGUAGES

ENDING: Final = ".epoka"


class Note(NamedTuple):
    """What a save does not hold: who sits where, and the language of the screen."""

    seating: Seating
    language: str


def folder() -> Path:
    """Where games are kept when no file is named."""
    given = os.environ.get("XDG_STATE_HOME", "")
    try:
        base = Path(given) if given else Path.home() / ".local" / "state"
    except RuntimeError:
        raise EpokaError("there is no home folder to keep the game in; name a file with --save") from None
    return base / "epoka"


def place(name: str) -> Path:
    """The file that a name means."""
    try:
        path = Path(name).expanduser().resolve()
        path.exists()
    except (OSError, RuntimeError, ValueError):
        raise EpokaError(f"{quoted(name)} cannot be the name of a file") from None
    return path


def new_file(game: str) -> Path:
    """A file of its own for a new game, so that no game overwrites another."""
    try:
        folder().mkdir(parents=True, exist_ok=True)
        stem = f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
        for number in range(1, 1000):
            path = folder() / f"{stem}{f'-{number}' if number > 1 else ''}{ENDING}"
            try:
                path.touch(exist_ok=False)
            except FileExistsError:
                continue
            return path
    except OSError as wrong:
        raise EpokaError(f"cannot keep games in {folder()}: {wrong.strerror}; name a file with --save") from wrong
    raise EpokaError(f"cannot find a free file name in {folder()}; name a file with --save")


def latest() -> Path:
    """The newest unfinished game of those that were kept without naming a file."""
    kept = [path for path in folder().glob(f"*{ENDING}") if path.is_file()]
    for path in sorted(kept, key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            if not epoka.load(read(str(path)), trusting=True).over:
                return path
        except EpokaError:
            continue
    raise EpokaError(f"there is no unfinished game in {folder()}")


def beside(path: Path) -> Path:
    """The note that belongs to a save."""
    return path.with_name(f"{path.name}.seats.json")


def write(path: Path, data: bytes) -> None:
    """Write a file so that it is either the old one or the new one, whatever happens."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def remove(path: Path) -> None:
    """Take away what could not be kept, as far as that is possible."""
    for file in (path, beside(path)):
        with suppress(OSError):
            file.unlink()


def keep(path: Path, table: Table) -> None:
    """Save a game."""
    _write(path, table.to_bytes())


def keep_note(path: Path, note: Note) -> None:
    """Write down beside a save who sits where."""
    kinds, names = note.seating
    data = {"seats": list(kinds), "names": list(names), "language": note.language}
    _write(beside(path), json.dumps(data, ensure_ascii=False, indent=2).encode() + b"\n")


def _write(path: Path, data: bytes) -> None:
    try:
        write(path, data)
    except OSError as wrong:
        raise EpokaError(f"cannot write {path}: {wrong.strerror}") from wrong


def load(path: Path) -> Examined:
    """A kept game; an EpokaError says what is wrong with it."""
    return epoka.examine(read(str(path)))


def load_note(path: Path) -> Note | None:
    """Who sits where, or None if nothing is written down."""
    file = beside(path)
    if not file.exists():
        return None
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        if data["language"] not in LANGUAGES:
            raise ValueError("an unknown language")
        return Note(check(data["seats"], data["names"]), data["language"])
    except (OSError, ValueError, TypeError, KeyError, RecursionError) as wrong:
        raise BadSave(f"{file}, which says who sits where, is damaged; remove it and say it with --bots") from wrong
