"""A reader: a process that works out what people look at, so that nobody's move waits for it.

It is told a game once, then only what has been added to its journal, and keeps positions on the way, so that any moment
of a long game is near one that it has. It knows everything that the server knows; what it answers is what its asker
may know. `python -m epoka.server.reader` is started by `epoka.server.reading`, never by hand.
"""

from __future__ import annotations

import base64
from bisect import bisect_right
from collections.abc import Sequence
from random import Random, SystemRandom
from typing import Any, Final

import msgspec

import epoka
from epoka.kernel import EpokaError, Refused, Table, text_of
from epoka.kernel.previews import preview
from epoka.kernel.saves import restore
from epoka.server.outlooks import outlooks
from epoka.server.positions import Position, figures, replayed, standing
from epoka.server.storage.records import ANSWER, Entry
from epoka.server.tellings import log_lines, steps_after
from epoka.server.worker import load_games, main

MARK_EVERY: Final = 32
"""A position is kept after so many answers."""
JSON = dict[str, Any]
Line = tuple[int, str, int, str, int]
"""An entry of a journal: its number, its kind, the seat, the answer, and the answer's number."""


class Start(msgspec.Struct):
    """Where a game's journal begins: at its set-up, or at a position after some entries and answers."""

    game: str
    seats: int
    options: dict[str, int | str]
    seed: str | None
    origin: bytes | None
    origin_version: int
    entries: int
    answers: int


class Shown(msgspec.Struct, frozen=True, tag="shown"):
    """The position, and whether its seat may undo."""

    seat: int | None
    bots: frozenset[int]


class Moment(msgspec.Struct, frozen=True, tag="moment"):
    """The position after some answers; `told` are the seats whose answers may be read."""

    number: int
    seat: int | None
    told: tuple[int, ...]


class Lines(msgspec.Struct, frozen=True, tag="lines"):
    """What every answer brought, from one on."""

    since: int
    seat: int | None
    told: tuple[int, ...]


class Steps(msgspec.Struct, frozen=True, tag="steps"):
    """The entries after one, each with the position it led to, one to a line."""

    seq: int
    seat: int | None
    bots: frozenset[int]


class Saved(msgspec.Struct, frozen=True, tag="saved"):
    """The game as a file."""


class Noted(msgspec.Struct, frozen=True, tag="noted"):
    """The game as text."""


class Tried(msgspec.Struct, frozen=True, tag="tried"):
    """What an answer would do, as far as its seat can know."""

    seat: int
    answer: str


class Foreseen(msgspec.Struct, frozen=True, tag="foreseen"):
    """What the options of a seat would do, from one on."""

    seat: int
    first: int


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """The position with all that a seat cannot know dealt anew."""

    seat: int


class Left(msgspec.Struct, frozen=True, tag="left"):
    """A game to go on with after some answers: the true one, or one dealt anew for a seat."""

    number: int
    seat: int | None


What = Shown | Moment | Lines | Steps | Saved | Noted | Tried | Foreseen | Dealt | Left


class Ask(msgspec.Struct):
    """A question about a game after entry `seq`, with what the reader has not been told of it yet."""

    table: str
    start: Start | None
    """None if the reader has the game."""
    lines: list[Line]
    seq: int
    what: What
    forget: list[str]
    """Games that are needed no longer."""


class Told(msgspec.Struct, tag="told"):
    """The answer, ready to be sent."""

    body: bytes


class Declined(msgspec.Struct, tag="declined"):
    """Why there is none: a code, or the kernel's refusal."""

    code: str
    rule: str = ""
    args: dict[str, int | str] = {}


class Beginning(msgspec.Struct):
    """Everything a new table needs that goes on from a moment of another."""

    version: int
    options: dict[str, int | str]
    origin: bytes | None
    answers: list[tuple[int, str]]
    figures: JSON


Answer = Told | Declined


class Book:
    """A game as a reader knows it."""

    def __init__(self, start: Start) -> None:
        game = epoka.game(start.game)
        seats, seed = start.seats, None if start.seed is None else int(start.seed)
        table = Table(game, seats, game.check_setup(seats, start.options), seed)
        if start.origin is not None:
            table.origin = Table(game, seats, table.choices, seed)
            restore(table.origin, start.origin, start.origin_version)
        self._journal: list[Entry] = []
        self._position = Position(replayed(table, []), start.entries, start.answers)
        self._first = start.entries
        self._marks: dict[int, Table] = {}

    def follow(self, lines: Sequence[Line]) -> None:
        """Go on with what has been added to the journal."""
        entries = [Entry(*line, person=None, time=0) for line in lines]
        self._journal += entries
        if all(entry.kind == ANSWER for entry in entries):
            for entry in entries:
                self._position.follow(entry)
        else:
            self._position = self._stood_at(entries[-1].seq)
            lowest = min(entry.number for entry in entries if entry.kind != ANSWER)
            self._marks = {number: table for number, table in self._marks.items() if number < lowest}

    def _stood_at(self, seq: int) -> Position:
        """The position after an entry, played anew."""
        before = self._position.before
        answers = standing(self._journal[: seq - self._first], before)
        return Position(replayed(self._position.table, answers), seq, before)

    def at(self, seq: int) -> Position:
        """The position after an entry that has been told."""
        return self._position if seq == self._position.seq else self._stood_at(seq)

    def after(self, position: Position, number: int) -> Table:
        """The table when only so many answers had been given; not to be changed."""
        if position is not self._position:
            return position.at(number).table
        known = sorted(self._marks)
        place = bisect_right(known, number)
        stood = known[place - 1] if place else position.before
        table = self._marks[stood].clone() if place else replayed(position.table, [])
        for seat, answer in position.table.answers()[stood - position.before : number - position.before]:
            table.apply(seat, answer)
            stood += 1
            if stood % MARK_EVERY == 0:
                self._marks[stood] = table.clone()
        return table

    def asked(self, seq: int, what: What) -> bytes:
        """The answer to a question."""
        position = self.at(seq)
        match what:
            case Saved():
                return position.table.to_bytes()
            case Noted():
                return position.table.notation().encode()
            case Left():
                return msgspec.msgpack.encode(beginning(position, self.after(position, what.number), what))
            case Foreseen():
                return msgspec.msgpack.encode(outlooks(position.table, what.seat, what.first))
            case Steps():
                steps = steps_after(position, self._journal, what.seq, what.seat, what.bots)
                return b"\n".join([msgspec.json.encode(step) for step in steps])
            case _:
                return msgspec.json.encode(self._told(position, what))

    def _told(self, position: Position, what: Shown | Moment | Lines | Tried | Dealt) -> JSON:
        match what:
            case Shown():
                return position.shown(what.seat, what.bots)
            case Moment():
                return moment(position, self.after(position, what.number), what)
            case Lines():
                return log(position, what)
            case Tried():
                return preview(position.table, what.seat, what.answer, Random())._asdict()
            case Dealt():
                dealt = position.table.determinize(what.seat, SystemRandom())
                return {"seq": position.seq, "save": base64.b64encode(dealt.to_bytes()).decode()}


def moment(position: Position, table: Table, what: Moment) -> JSON:
    """A moment of a game, with what the last answer before it brought."""
    start = what.number - position.before
    lines = log_lines(position, what.told, what.seat, start, start + 1)
    last = lines[0] if lines else {"seat": None, "answer": None, "events": []}
    return {
        "answers": what.number,
        "length": position.answers,
        "first": position.before,
        "seat": last["seat"],
        "answer": last["answer"],
        "events": last["events"],
        "view": table.view(what.seat),
    }


def log(position: Position, what: Lines) -> JSON:
    """The log of a game."""
    start = max(0, what.since - position.before)
    return {
        "seq": position.seq,
        "answers": position.answers,
        "first": position.before,
        "lines": log_lines(position, what.told, what.seat, start, position.answers + 1),
    }


def beginning(position: Position, table: Table, what: Left) -> Beginning:
    """A game to go on with: a position dealt anew is where its log begins."""
    if what.seat is not None:
        dealt = table.determinize(what.seat, SystemRandom())
        return Beginning(table.game.version, dict(table.choices), dealt.snapshot(), [], figures(dealt))
    answers = position.table.answers()[: what.number - position.before]
    origin = None if position.table.origin is None else position.table.origin.snapshot()
    told = [(int(seat), text_of(answer)) for seat, answer in answers]
    return Beginning(table.game.version, dict(table.choices), origin, told, figures(table))


class Reader:
    """The games that a process has been told of."""

    def __init__(self) -> None:
        self._books: dict[str, Book] = {}

    def answer(self, ask: Ask) -> Answer:
        """The answer to a question."""
        for table in ask.forget:
            self._books.pop(table, None)
        if ask.start is not None:
            self._books[ask.table] = Book(ask.start)
        book = self._books[ask.table]
        if ask.lines:
            book.follow(ask.lines)
        try:
            return Told(book.asked(ask.seq, ask.what))
        except Refused as wrong:
            refusal = wrong.refusal
            return Declined(refusal.reason, refusal.rule, dict(refusal.args))
        except EpokaError:
            return Declined("no-notation")


if __name__ == "__main__":
    # Before it says that it is ready: loading a game is no part of anybody's question.
    load_games()
    main(msgspec.msgpack.Decoder(Ask), Reader().answer)
