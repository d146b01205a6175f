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

_read_game = msgspec.json.Decoder(Played)


class Record:
    """Games kept in a file; opening it reads what is there, and refuses another match's."""

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
        self.head = head_of(match)
        try:
            lines = path.read_bytes().splitlines() if path.exists() else []
            self.games = self._games(lines)
            whole = [self.head, *[msgspec.json.encode(game) for game in self.games]]
            path.write_bytes(b"\n".join(whole) + b"\n")
        except OSError as wrong:
            raise EpokaError(f"cannot keep games in {path}: {wrong.strerror}") from wrong

    def _games(self, lines: list[bytes]) -> list[Played]:
        if not lines:
            return []
        if lines[0] != self.head:
            raise EpokaError(f"{self.path} holds another match, or is no record of one")
        found: dict[int, Played] = {}
        for number, line in enumerate(lines[1:], 2):
            try:
                game = _read_game.decode(line)
            except msgspec.MsgspecError as wrong:
                if number == len(lines):
                    break
                raise EpokaError(f"{self.path} is damaged in line {number}") from wrong
            found[game.number] = game
        return list(found.values())

    def add(self, game: Played) -> None:
        """Keep one more game."""
        self.games.append(game)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(game) + b"\n")


def head_of(match: Match) -> bytes:
    """The first line of a record: the match with the rules it is played by."""
    told: dict[str, Any] = {
        **match._asdict(),
        "budget": None if match.budget is None else str(match.budget),
        "ruleset_version": epoka.game(match.game).version,
    }
    return msgspec.json.encode(told, order="deterministic")
