"""The record of a match: a file with a line for each game played, so that it can be stopped and gone on with.

The first line says which match it is. A game is written as soon as it is over; a line that was cut off by a crash is
played again.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

import epoka
from epoka.arena.match import Match, Played
from epoka.kernel import EpokaError
from epoka.kernel.errors import shortened

FORMAT = 2
"""Raised when games are kept in another way, so that nothing is added to an older record."""
_read_game = msgspec.json.Decoder(Played)


class Record:
    """Games kept in a file; opening it reads what is there, and refuses another match's."""

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
        self.head = head_of(match)
        try:
            if path.exists() and not (path.is_file() or path.is_dir()):
                raise EpokaError(f"cannot keep games in {path}: it is a device")
            kept = path.read_bytes() if path.exists() else b""
            lines = self._lines(kept.splitlines())
            self.games = [_read_game.decode(line) for line in lines]
            whole = b"\n".join([self.head, *lines]) + b"\n"
            if kept != whole:
                self._replace(whole)
        except OSError as wrong:
            raise self._cannot(wrong) from wrong

    def _replace(self, whole: bytes) -> None:
        """At no moment is there less than was kept."""
        beside = self.path.with_name(f".{self.path.name}.new")
        try:
            beside.write_bytes(whole)
            beside.replace(self.path)
        except OSError:
            beside.unlink(missing_ok=True)
            raise

    def _cannot(self, wrong: OSError) -> EpokaError:
        """Say that games cannot be kept."""
        return EpokaError(f"cannot keep games in {shortened(str(self.path))}: {wrong.strerror}")

    def _lines(self, lines: list[bytes]) -> list[bytes]:
        """The lines of whole games, each once; the last line may have been cut off."""
        if not lines:
            return []
        if lines[0] != self.head:
            raise EpokaError(f"{self.path} holds another match, or is no record of one")
        found: dict[int, bytes] = {}
        for number, line in enumerate(lines[1:], 2):
            try:
                found[_read_game.decode(line).number] = line
            except msgspec.MsgspecError as wrong:
                if number == len(lines):
                    break
                raise EpokaError(f"{self.path} is damaged in line {number}") from wrong
        return list(found.values())

    def add(self, game: Played) -> None:
        """Keep one more game."""
        self.games.append(game)
        try:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(game) + b"\n")
        except OSError as wrong:
            raise self._cannot(wrong) from wrong


def head_of(match: Match) -> bytes:
    """The first line of a record: the match with the rules it is played by."""
    told: dict[str, Any] = {
        **match._asdict(),
        "budget": None if match.budget is None else str(match.budget),
        "ruleset_version": epoka.game(match.game).version,
        "format": FORMAT,
    }
    return msgspec.json.encode(told, order="deterministic")
