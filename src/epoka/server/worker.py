"""A worker: a process that thinks for bots and reads files from strangers, so that neither can hold the server up.

It is given a position that is dealt anew for the seat (the true one never leaves the server), and answers on its
standard output. `python -m epoka.server.worker` is started by `epoka.server.thinking`, never by hand.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from struct import Struct
from typing import Any, BinaryIO, Final

import msgspec

import epoka
from epoka import bots
from epoka.kernel import EpokaError, Table, text_of
from epoka.kernel.saves import restore

LENGTH: Final = Struct("<I")
READY: Final = b"+"


class Think(msgspec.Struct, tag="think"):
    """Choose for a seat. The snapshot is a determinized table's."""

    game: str
    seats: int
    options: dict[str, int | str]
    snapshot: bytes
    seat: int
    bot: str
    seed: int


class Read(msgspec.Struct, tag="read"):
    """Read a saved game or a notation, and prove it by playing it."""

    data: bytes


class Chosen(msgspec.Struct, tag="chosen"):
    """The answer of a bot, in the notation."""

    answer: str


class Found(msgspec.Struct, tag="found"):
    """A game that was read: everything needed to set it up again."""

    game: str
    version: int
    seats: int
    options: dict[str, int | str]
    seed: str | None
    origin: bytes | None
    answers: list[tuple[int, str]]


class Failed(msgspec.Struct, tag="failed"):
    """Why it did not work, as a sentence."""

    reason: str


Task = Think | Read
Reply = Chosen | Found | Failed

_read_task = msgspec.msgpack.Decoder(Task)


def think(task: Think) -> Chosen:
    """What a bot answers."""
    table = Table(epoka.game(task.game), task.seats, dict(task.options), None)
    restore(table, task.snapshot, table.game.version)
    table.origin = table.clone()
    bot = bots.make(task.bot, task.seed)
    decision = next(decision for decision in table.decisions if decision.seat == task.seat)
    return Chosen(text_of(bot.choose(decision, table if bot.looks else None)))


def read(task: Read) -> Reply:
    """A game from a file."""
    try:
        table = epoka.load(task.data)
    except EpokaError as wrong:
        return Failed(str(wrong))
    return Found(
        game=table.game.name,
        version=table.game.version,
        seats=table.seats,
        options=dict(table.choices),
        seed=None if table.seed is None else str(table.seed),
        origin=None if table.origin is None else table.origin.snapshot(),
        answers=[(seat, text_of(answer)) for seat, answer in table.answers()],
    )


def framed(message: Any) -> bytes:
    """A message with its length before it."""
    body = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(body)) + body


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer tasks until there are no more."""
    sink.write(READY)
    sink.flush()
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        task = _read_task.decode(source.read(LENGTH.unpack(head)[0]))
        sink.write(framed(think(task) if isinstance(task, Think) else read(task)))
        sink.flush()


def main() -> None:
    """Serve on the standard streams; whatever a bot prints goes to the error stream instead."""
    sink = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    if hasattr(os, "nice"):
        os.nice(5)  # people come before bots
    with suppress(KeyboardInterrupt, BrokenPipeError):
        serve(sys.stdin.buffer, sink)


if __name__ == "__main__":
    main()
