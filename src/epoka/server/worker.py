"""A worker: a process that thinks for bots and for people, and reads files from strangers.

None of that can hold the server up.

Whoever thinks is given a position that is dealt anew for the seat, never the true one. The answer goes to standard
output. `python -m epoka.server.worker` is started by `epoka.server.thinking`, never by hand.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from struct import Struct
from typing import Any, BinaryIO, Final

import msgspec

import epoka
from epoka import bots
from epoka.bots.search import Budget
from epoka.kernel import BadSave, Table, option_of, text_of
from epoka.kernel.saves import Checked, restore
from epoka.server.positions import figures
from epoka.server.weighing import weigh

LENGTH: Final = Struct("<I")
READY: Final = b"+"
NICENESS: Final = 5
"""People come before bots."""
MEGABYTES: Final = 512
OVERFULL: Final = 71
"""How a worker ends that needs more memory than it may have."""
AUTOGROUP: Final = Path("/proc/self/autogroup")


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


class Load(msgspec.Struct, tag="load"):
    """Load every game, so that the first question about one is answered as quickly as any other."""


class Chosen(msgspec.Struct, tag="chosen"):
    """The answer of a bot, in the notation."""

    answer: str


class Weighed(msgspec.Struct, tag="weighed"):
    """What each seat may expect of the victory, and every option with its visits and the seat's share after it."""

    odds: list[float]
    options: list[tuple[str, int, float]]


class Found(msgspec.Struct, tag="found"):
    """A game that was read: how it begins, its answers, what is stored of where they lead, what was proved of it."""

    game: str
    version: int
    """Of the rules that wrote it."""
    seats: int
    options: dict[str, int | str]
    seed: str | None
    answers: list[tuple[int, str]]
    figures: dict[str, Any]  # the columns that follow from the position
    checked: Checked


class Failed(msgspec.Struct, tag="failed"):
    """Why it did not work: as a sentence, in a word, and the number of the answer if it is about one."""

    reason: str
    kind: str
    number: int


class Loaded(msgspec.Struct, tag="loaded"):
    """Every game is loaded."""


Task = Think | Weigh | Read | Load
Reply = Chosen | Weighed | Found | Failed | Loaded

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
        table, checked, version = epoka.examine(task.data)
    except BadSave as wrong:
        return Failed(str(wrong), wrong.kind, wrong.number)
    return Found(
        game=table.game.name,
        version=version,
        seats=table.seats,
        options=dict(table.choices),
        seed=None if table.seed is None else str(table.seed),
        answers=[(seat, text_of(answer)) for seat, answer in table.answers()],
        figures=figures(table),
        checked=checked,
    )


def load_games() -> None:
    """Load every game that there is."""
    for name in epoka.games():
        epoka.game(name)


def done(task: Task) -> Reply:
    """The answer to a task."""
    if isinstance(task, Load):
        load_games()
        return Loaded()
    if isinstance(task, Think):
        return think(task)
    return weighed(task) if isinstance(task, Weigh) else read(task)


def framed(message: Any) -> bytes:
    """A message with its length before it."""
    body = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(body)) + body


def serve(source: BinaryIO, sink: BinaryIO, tasks: msgspec.msgpack.Decoder[Any], answer: Callable[[Any], Any]) -> None:
    """Answer tasks until there are no more."""
    sink.write(READY)
    sink.flush()
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        task = tasks.decode(source.read(LENGTH.unpack(head)[0]))
        sink.write(framed(answer(task)))
        sink.flush()


def stand_back(niceness: int) -> None:
    """Give way to others on this machine."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    # Linux may share processors out between sessions first, and each worker is one: then only this counts.
    with suppress(OSError):
        AUTOGROUP.write_text(str(niceness))


def hold_back(megabytes: int) -> None:
    """Fill no more memory than this, where the system can see to it."""
    try:
        import resource
    except ImportError:
        return
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_DATA, (megabytes << 20, megabytes << 20))


def main(tasks: msgspec.msgpack.Decoder[Any] = _read_task, answer: Callable[[Any], Any] = done) -> None:
    """Serve on the standard streams; whatever a bot prints goes to the error stream instead.

    The arguments say how far the process stands back behind others, and how many megabytes it may fill.
    """
    sink = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    stand_back(int(sys.argv[1]) if len(sys.argv) > 1 else NICENESS)
    hold_back(int(sys.argv[2]) if len(sys.argv) > 2 else MEGABYTES)
    try:
        with suppress(KeyboardInterrupt, BrokenPipeError):
            serve(sys.stdin.buffer, sink, tasks, answer)
    except MemoryError:
        # There may be no room for anything else, not even for a farewell.
        os._exit(OVERFULL)


if __name__ == "__main__":
    main()
