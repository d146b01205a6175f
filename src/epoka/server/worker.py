"""A worker: a process that thinks for bots and for people, and reads files from strangers.

None of that can hold the server up.

It is given a position that is dealt anew for the seat (the true one never leaves the server), and answers on its
standard output. `python -m epoka.server.worker` is started by `epoka.server.thinking`, never by hand.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from random import Random
from struct import Struct
from typing import Any, BinaryIO, Final

import msgspec

import epoka
from epoka import bots
from epoka.bots.search import Budget
from epoka.kernel import EpokaError, Table, option_of, text_of
from epoka.kernel.saves import restore
from epoka.server.weighing import weigh

LENGTH: Final = Struct("<I")
READY: Final = b"+"
NICENESS: Final = 5
"""People come before bots."""


class Think(msgspec.Struct, tag="think"):
    """Choose for a seat. The snapshot is a determinized table's."""

    game: str
    seats: int
    options: dict[str, int | str]
    snapshot: bytes
    seat: int
    bot: str
    seed: int


class Weigh(msgspec.Struct, tag="weigh"):
    """Say what each option of a seat is worth. The snapshot is a determinized table's."""

    game: str
    seats: int
    options: dict[str, int | str]
    snapshot: bytes
    seat: int
    seed: int
    iterations: int
    milliseconds: int
    played: str | None = None
    """The answer that was given, if this is about a game that is over."""


class Read(msgspec.Struct, tag="read"):
    """Read a saved game or a notation, and prove it by playing it."""

    data: bytes


class Chosen(msgspec.Struct, tag="chosen"):
    """The answer of a bot, in the notation."""

    answer: str


class Weighed(msgspec.Struct, tag="weighed"):
    """What each seat may expect of the victory, and every option with its visits and the seat's share after it."""

    odds: list[float]
    options: list[tuple[str, int, float]]


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


Task = Think | Weigh | Read
Reply = Chosen | Weighed | Found | Failed

_read_task = msgspec.msgpack.Decoder(Task)


def sight_of(task: Think | Weigh) -> Table:
    """The table that a task is about, as its seat knows it."""
    table = Table(epoka.game(task.game), task.seats, dict(task.options), None)
    restore(table, task.snapshot, table.game.version)
    table.origin = table.clone()
    return table


def think(task: Think) -> Chosen:
    """What a bot answers."""
    table = sight_of(task)
    bot = bots.make(task.bot, task.seed)
    decision = next(decision for decision in table.decisions if decision.seat == task.seat)
    return Chosen(text_of(bot.choose(decision, table if bot.looks else None)))


def weighed(task: Weigh) -> Weighed:
    """What the search makes of a decision."""
    played = None if task.played is None else option_of(task.played)
    budget = Budget(task.iterations, task.milliseconds)
    found = weigh(sight_of(task), task.seat, budget, Random(task.seed), played)
    return Weighed(found.odds, [(text_of(option), visits, share) for option, visits, share, _ in found.options])


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


def done(task: Task) -> Reply:
    """The answer to a task."""
    if isinstance(task, Think):
        return think(task)
    return weighed(task) if isinstance(task, Weigh) else read(task)


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
        sink.write(framed(done(task)))
        sink.flush()


def main() -> None:
    """Serve on the standard streams; whatever a bot prints goes to the error stream instead.

    The one argument says how far the process stands back behind others.
    """
    sink = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]) if len(sys.argv) > 1 else NICENESS)
    with suppress(KeyboardInterrupt, BrokenPipeError):
        serve(sys.stdin.buffer, sink)


if __name__ == "__main__":
    main()
