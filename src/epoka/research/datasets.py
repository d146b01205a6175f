"""Data sets: games between bots as Parquet files, one with a row for each game, one with a row for each decision.

A row of a decision holds what its seat knew when it decided, and how the game ended for it. What was hidden from it is
only in the column `position`, which is there if it is asked for.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple, Self

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

import epoka
from epoka.kernel import Decision, EpokaError, Table, text_of
from epoka.research.encoding import encoding
from epoka.research.series import Played, Series, finished, spread, summed_up

GAMES: Final = pa.schema(
    [
        ("number", pa.int32()),
        ("game", pa.string()),
        ("version", pa.int32()),
        ("seats", pa.int8()),
        ("options", pa.string()),
        ("bots", pa.list_(pa.string())),
        ("seed", pa.uint64()),
        ("decisions", pa.int32()),
        ("scores", pa.list_(pa.float32())),
        ("places", pa.list_(pa.int8())),
        ("winners", pa.list_(pa.int8())),
        ("digest", pa.string()),
        ("notation", pa.string()),
    ]
)
DECISIONS: Final = pa.schema(
    [
        ("game", pa.int32()),
        ("number", pa.int32()),
        ("seat", pa.int8()),
        ("prompt", pa.string()),
        ("options", pa.list_(pa.string())),
        ("answer", pa.string()),
        ("actions", pa.list_(pa.int32())),
        ("action", pa.int32()),
        ("observation", pa.list_(pa.int16())),
        ("view", pa.string()),
        ("share", pa.float32()),
        ("score", pa.float32()),
    ]
)
POSITION: Final = pa.field("position", pa.binary())
"""The whole position before the answer, hidden cards and chance included."""

GROUP: Final = 4096
"""Rows that are written together."""

_json: Final = msgspec.json.Encoder().encode
Row = dict[str, Any]


class Wanted(NamedTuple):
    """What to write: a file of games, a file of decisions, or both; the latter with whole positions or not."""

    games: Path | None = None
    decisions: Path | None = None
    positions: bool = False


class Recorded(NamedTuple):
    """A game with its rows."""

    played: Played
    game: Any  # a record batch
    decisions: Any


def write(series: Series, count: int, wanted: Wanted, jobs: int = 1) -> Generator[Played, None, None]:
    """Play the games of a series and write them down; yields them in order as they are written.

    The files get their names when they are complete, and a file that is there already is never written over.
    """
    columns = DECISIONS.append(POSITION) if wanted.positions else DECISIONS
    with ExitStack() as stack:
        games = stack.enter_context(Parquet(wanted.games, GAMES))
        decisions = stack.enter_context(Parquet(wanted.decisions, columns))
        for recorded in spread(partial(record, series, wanted), count, jobs):
            games.add(recorded.game)
            decisions.add(recorded.decisions)
            yield recorded.played


def record(series: Series, wanted: Wanted, number: int) -> Recorded:
    """Play one game and keep its rows."""
    rows = Rows(series, wanted)
    table = finished(series, number, rows.watch if wanted.decisions else None)
    decisions = pa.RecordBatch.from_pylist(
        rows.complete(number, table), DECISIONS.append(POSITION) if wanted.positions else DECISIONS
    )
    game = pa.RecordBatch.from_pylist([game_row(series, number, table)], GAMES)
    return Recorded(summed_up(number, table), game, decisions)


class Rows:
    """The decisions of a game, gathered while it is played."""

    def __init__(self, series: Series, wanted: Wanted) -> None:
        self._encoding = encoding(epoka.game(series.game), len(series.bots)) if wanted.decisions else None
        self._positions = wanted.positions
        self._rows: list[Row] = []

    def watch(self, table: Table, decision: Decision) -> None:
        """Keep what the deciding seat knows."""
        assert self._encoding is not None
        view = table.view(decision.seat)
        row: Row = {
            "number": len(self._rows),
            "seat": decision.seat,
            "prompt": decision.prompt,
            "options": [text_of(option) for option in decision.options],
            "actions": self._encoding.actions.ids(decision.options),
            "observation": self._encoding.encode(view),
            "view": _json(view).decode(),
        }
        if self._positions:
            row["position"] = table.snapshot()
        self._rows.append(row)

    def complete(self, number: int, table: Table) -> list[Row]:
        """The rows with the answers and with how the game ended for the seat."""
        winners, scores = table.winners, table.scores
        for row, (seat, answer) in zip(self._rows, table.answers(), strict=False):
            text = text_of(answer)
            row["game"] = number
            row["answer"] = text
            row["action"] = row["actions"][row["options"].index(text)]
            row["share"] = 1 / len(winners) if seat in winners else 0.0
            row["score"] = scores[seat]
        return self._rows


def game_row(series: Series, number: int, table: Table) -> Row:
    """A finished game as a row."""
    return {
        "number": number,
        "game": series.game,
        "version": table.game.version,
        "seats": table.seats,
        "options": _json(dict(table.choices)).decode(),
        "bots": list(series.bots),
        "seed": table.seed,
        "decisions": len(table.answers()),
        "scores": list(table.scores),
        "places": list(table.places),
        "winners": list(table.winners),
        "digest": table.digest(),
        "notation": table.notation(),
    }


class Parquet:
    """A file that is written batch by batch, or no file at all."""

    def __init__(self, path: Path | None, columns: Any) -> None:
        self._path = path
        self._columns = columns
        self._batches: list[Any] = []
        self._rows = 0
        self._writer: Any = None  # pyarrow has no types

    def __enter__(self) -> Self:
        if self._path is not None:
            if self._path.exists():
                raise EpokaError(f"{self._path} is there already; name another file")
            try:
                self._writer = pq.ParquetWriter(self._unfinished(), self._columns, compression="zstd")
            except OSError as wrong:
                raise self._cannot(wrong) from wrong
        return self

    def _unfinished(self) -> Path:
        assert self._path is not None
        return self._path.with_name(f"{self._path.name}.part")

    def add(self, batch: Any) -> None:
        """Write a batch; small ones wait until they make a group."""
        if self._writer is None:
            return
        self._batches.append(batch)
        self._rows += batch.num_rows
        if self._rows >= GROUP:
            try:
                self._flush()
            except OSError as wrong:
                raise self._cannot(wrong) from wrong

    def _flush(self) -> None:
        if self._batches:
            self._writer.write_table(pa.Table.from_batches(self._batches))
            self._batches, self._rows = [], 0

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if self._writer is None:
            return
        try:
            if kind is None:
                self._flush()
                self._writer.close()
                assert self._path is not None
                self._unfinished().replace(self._path)
        except OSError as wrong:
            raise self._cannot(wrong) from wrong
        finally:
            with suppress(OSError):
                self._writer.close()
            self._unfinished().unlink(missing_ok=True)

    def _cannot(self, wrong: OSError) -> EpokaError:
        """Say that the file cannot be written."""
        return EpokaError(f"cannot write {self._path}: {wrong.strerror or wrong}")
