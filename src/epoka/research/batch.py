"""Many tables at once, in arrays, over several processes: for learners that play every seat themselves.

Each table asks one seat at a time. `step` takes one action for each table, and a table whose game is over begins the
next at once. What happens at a table depends on the seed and its number only, not on the number of processes.
"""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from contextlib import suppress
from itertools import pairwise
from math import prod
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Any, Final, NamedTuple, Self

import numpy as np
import numpy.typing as npt

from epoka.arena import game_seed
from epoka.kernel import EpokaError, Table
from epoka.kernel.errors import Value
from epoka.research.encoding import encoding
from epoka.research.playing import LONGEST
from epoka.research.vocabulary import named_game

BEGIN: Final = "begin"
GO_ON: Final = "go on"

STOP: Final = "stop"
PATIENCE: Final = 5.0
"""Seconds that a process has to end by itself."""

Shapes = dict[str, tuple[str, tuple[int, ...]]]
Memory = dict[str, Any]  # arrays of bytes that processes share; Any because their class has no name


class Tables(NamedTuple):
    """What the tables look like, a row for each. The arrays are written anew by the next `step`."""

    seat: npt.NDArray[np.int8]
    """Who is asked."""
    observation: npt.NDArray[np.int16]
    """What that seat may know."""
    action_mask: npt.NDArray[np.int8]
    """What it may do."""
    reward: npt.NDArray[np.float32]
    """For each seat its share of the victory where a game has just ended, else 0."""
    done: npt.NDArray[np.bool_]
    """Where a game has just ended; all else is of the next game already."""


class Spec(NamedTuple):
    """What is played, as a worker needs to know it."""

    game: str
    seats: int
    options: dict[str, Value]
    seed: int


class Slice:
    """Some of the tables, played in one process."""

    def __init__(self, spec: Spec, numbers: range, arrays: Tables, actions: npt.NDArray[np.int32]) -> None:
        self.spec = spec
        self.game = named_game(spec.game)
        self.encoding = encoding(self.game, spec.seats)
        self.numbers = numbers
        self.arrays = arrays
        self.actions = actions
        self.games = dict.fromkeys(numbers, 0)
        self.answers = dict.fromkeys(numbers, 0)
        self.tables: dict[int, Table] = {}

    def do(self, what: str) -> None:
        """Begin, or go on."""
        if what == BEGIN:
            self.begin()
        else:
            self.go_on()

    def begin(self) -> None:
        """Start a new game at every table."""
        for number in self.numbers:
            self.arrays.reward[number] = 0
            self.arrays.done[number] = False
            self._deal(number)
            self._show(number)

    def go_on(self) -> None:
        """Take the action of every table."""
        for number in self.numbers:
            self._act(number)
        for number in self.numbers:
            self._show(number)

    def _deal(self, number: int) -> None:
        """The next game of a table; it depends on nothing but the seed, the table and how many it had."""
        seed = game_seed(game_seed(self.spec.seed, number), self.games[number])
        self.games[number] += 1
        self.answers[number] = 0
        self.tables[number] = Table.new(self.game, self.spec.seats, seed, self.spec.options)

    def _act(self, number: int) -> None:
        table = self.tables[number]
        decision = table.decision
        action = int(self.actions[number])
        option = self.encoding.options(decision).get(action)
        if option is None:
            raise EpokaError(f"action {action} is not allowed at table {number}: look at the action mask")
        table.apply(decision.seat, option)
        self.answers[number] += 1
        self.arrays.done[number] = table.over or self.answers[number] >= LONGEST
        self.arrays.reward[number] = 0
        if self.arrays.done[number]:
            winners = list(table.winners)
            self.arrays.reward[number, winners] = 1 / max(1, len(winners))
            self._deal(number)

    def _show(self, number: int) -> None:
        table, arrays = self.tables[number], self.arrays
        decision = table.decision
        arrays.seat[number] = decision.seat
        arrays.observation[number] = 0
        self.encoding.write(table.view(decision.seat), arrays.observation[number])
        arrays.action_mask[number] = 0
        arrays.action_mask[number, self.encoding.actions.ids(decision.options)] = 1


class Batch:
    """Many tables of one game. Use it as a context, or close it, so that its processes end."""

    def __init__(
        self,
        game: str,
        seats: int,
        tables: int,
        processes: int = 1,
        seed: int = 0,
        options: Mapping[str, Value] | None = None,
    ) -> None:
        found = named_game(game)
        if not 1 <= processes <= tables:
            raise EpokaError(f"{tables} tables need from 1 to {tables} processes, not {processes}")
        self.encoding = encoding(found, seats)
        spec = Spec(found.name, seats, found.check_setup(seats, options or {}), seed)
        shapes = shapes_of(seats, self.encoding.size, self.encoding.actions.size, tables)
        context = get_context()
        memory = {
            name: context.RawArray(ctypes.c_byte, np.dtype(kind).itemsize * prod(shape))
            for name, (kind, shape) in shapes.items()
        }
        self._arrays, self._actions = arrays_in(memory, shapes)
        bounds = [round(tables * part / processes) for part in range(processes + 1)]
        shares = [range(low, high) for low, high in pairwise(bounds)]
        self._own = Slice(spec, shares[0], self._arrays, self._actions)
        self._workers = [Worker(context, spec, share, memory, shapes) for share in shares[1:]]

    @property
    def tables(self) -> int:
        """How many tables there are."""
        return len(self._arrays.seat)

    def reset(self) -> Tables:
        """Begin a new game at every table."""
        return self._all(BEGIN)

    def step(self, actions: npt.ArrayLike) -> Tables:
        """Take one action at every table. One that is not allowed raises, and then the batch must be reset."""
        given = np.asarray(actions)
        if given.shape != self._actions.shape:
            raise EpokaError(f"one action for each of {self.tables} tables, please, not {given.shape}")
        self._actions[:] = given
        return self._all(GO_ON)

    def _all(self, what: str) -> Tables:
        for worker in self._workers:
            worker.tell(what)
        try:
            self._own.do(what)
        finally:
            problems = [worker.wait() for worker in self._workers]
        for problem in problems:
            if problem:
                raise EpokaError(problem)
        return self._arrays

    def close(self) -> None:
        """End the processes."""
        for worker in self._workers:
            worker.close()
        self._workers = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def shapes_of(seats: int, size: int, actions: int, tables: int) -> Shapes:
    """The arrays of a batch by name: what they hold and their shape."""
    return {
        "seat": ("int8", (tables,)),
        "observation": ("int16", (tables, size)),
        "action_mask": ("int8", (tables, actions)),
        "reward": ("float32", (tables, seats)),
        "done": ("bool", (tables,)),
        "action": ("int32", (tables,)),
    }


def arrays_in(memory: Memory, shapes: Shapes) -> tuple[Tables, npt.NDArray[np.int32]]:
    """The arrays that lie in some memory: what the tables look like, and the actions."""
    arrays: dict[str, Any] = {
        name: np.frombuffer(memory[name], kind).reshape(shape) for name, (kind, shape) in shapes.items()
    }
    actions = arrays.pop("action")
    return Tables(**arrays), actions


class Worker:
    """A process with some of the tables."""

    def __init__(self, context: Any, spec: Spec, share: range, memory: Memory, shapes: Shapes) -> None:
        self._pipe: Connection
        self._pipe, other = context.Pipe()
        self._process: BaseProcess = context.Process(
            target=work, args=(other, spec, share, memory, shapes), daemon=True
        )
        self._process.start()
        other.close()

    def tell(self, what: str) -> None:
        """Have something done."""
        self._pipe.send(what)

    def wait(self) -> str:
        """Wait until it is done; what went wrong, or nothing."""
        try:
            return str(self._pipe.recv())
        except EOFError:
            return "a process of the batch has died"

    def close(self) -> None:
        """End the process."""
        with suppress(OSError):
            self._pipe.send(STOP)
        self._process.join(PATIENCE)
        self._process.kill()
        self._process.join()
        self._pipe.close()


def work(pipe: Connection, spec: Spec, share: range, memory: Memory, shapes: Shapes) -> None:
    """Play some tables for whoever is at the other end, until it hangs up."""
    tables = Slice(spec, share, *arrays_in(memory, shapes))
    with suppress(EOFError, KeyboardInterrupt):
        while (what := pipe.recv()) != STOP:
            try:
                tables.do(what)
                pipe.send("")
            except EpokaError as wrong:
                pipe.send(str(wrong))
