"""Whole games between bots, one after another or in several processes: the same games either way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, NamedTuple, TypeVar

import epoka
from epoka.arena import game_seed, in_order, processes
from epoka.bots import answer, make
from epoka.kernel import Decision, EpokaError, Table
from epoka.kernel.errors import Value

CHUNKS: Final = 8
"""Into how many pieces the work of a process is cut, so that none waits long for another at the end."""

T = TypeVar("T")
Watch = Callable[[Table, Decision], None]
"""What is called with the table before each answer."""


class Series(NamedTuple):
    """Games of one kind: the bots' names, one for each seat, and the seed that all games follow from."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Value]


class Played(NamedTuple):
    """What came of a game of a series."""

    number: int
    decisions: int
    scores: tuple[float, ...]
    winners: tuple[int, ...]
    digest: str


def seated(names: str, seats: int) -> tuple[str, ...]:
    """A bot name for each seat; one name is repeated for all."""
    given = names.split(",")
    if len(given) == 1:
        given *= seats
    if len(given) != seats:
        raise EpokaError(f"{len(given)} bots for {seats} seats; name one, or one for each seat")
    for name in given:
        make(name, 0)
    return tuple(given)


def finished(series: Series, number: int, watch: Watch | None = None) -> Table:
    """One whole game of a series."""
    seed = game_seed(series.seed, number)
    table = epoka.new(series.game, len(series.bots), seed, series.options)
    players = [make(bot, seed + 1 + seat) for seat, bot in enumerate(series.bots)]
    while not table.over:
        decision = table.decision
        if watch is not None:
            watch(table, decision)
        answer(table, players[decision.seat], decision)
    return table


def summed_up(number: int, table: Table) -> Played:
    """What came of a finished game."""
    return Played(number, len(table.answers()), table.scores, table.winners, table.digest())


def play(series: Series, number: int) -> Played:
    """Play one game of a series and sum it up."""
    return summed_up(number, finished(series, number))


def games(series: Series, count: int, jobs: int = 1) -> Iterator[Played]:
    """The games of a series in order, played in some processes."""
    return spread(partial(play, series), count, jobs)


def spread(task: Callable[[int], T], count: int, jobs: int) -> Iterator[T]:
    """What a task gives for the numbers from 0 on, in order, worked out in some processes."""
    if count < 1:
        raise EpokaError("at least one game, please")
    if jobs < 1:
        raise EpokaError("at least one process, please")
    if jobs == 1 or count == 1:
        yield from map(task, range(count))
        return
    with processes(min(jobs, count)) as pool:
        yield from in_order(pool, task, range(count), some=max(1, count // (jobs * CHUNKS)))
