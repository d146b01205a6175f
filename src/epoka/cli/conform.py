"""`epoka conform GAME`: runs the kernel's conformance suite over random games."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import Progress

import epoka
from epoka.arena import in_order, processes
from epoka.cli.arguments import GAMES, JOBS, SEATS, SEED
from epoka.cli.common import add_game, settings
from epoka.kernel import EpokaError
from epoka.kernel.conformance import Failure, Report, conform_game
from epoka.kernel.errors import Value, quoted
from epoka.kernel.memo import COMPARED, MEMORY, OFF, ON


def add(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser(
        "conform", help="check a game against the kernel's contract", description="Run the conformance suite."
    )
    add_game(command)
    command.add_argument("--seats", default="", metavar="2-5", help="seat counts, `2-5` or `2,4` (default: all)")
    command.add_argument("--games", type=GAMES, metavar="K", default=50, help="games for each seat count (default: 50)")
    command.add_argument("--seed", type=SEED, metavar="S", default=0, help="seed of the first game (default: 0)")
    command.add_argument(
        "--jobs", type=JOBS, metavar="J", default=os.cpu_count() or 1, help="processes (default: one per core)"
    )
    command.add_argument(
        "--memory",
        choices=(ON, OFF),
        default=ON,
        help="on: what games remember is compared with what they find anew (default); off: they remember nothing",
    )
    command.set_defaults(run=run)


class Task(NamedTuple):
    """One game to check."""

    game: str
    seats: int
    seed: int
    options: dict[str, Value]


def check(task: Task) -> Report:
    """Check one game; runs in a worker process."""
    return conform_game(epoka.game(task.game), task.seats, task.seed, task.options)


def reports(tasks: list[Task], jobs: int, mode: str) -> Iterator[Report]:
    """The reports in the order of the tasks, from processes that have loaded no game yet: then memory is chosen."""
    with _memory(mode), processes(min(jobs, len(tasks)), get_context("spawn")) as pool:
        yield from in_order(pool, check, tasks, some=4)


@contextmanager
def _memory(mode: str) -> Iterator[None]:
    """Processes started meanwhile load games with this kind of memory."""
    before = os.environ.get(MEMORY)
    os.environ[MEMORY] = mode
    try:
        yield
    finally:
        if before is None:
            del os.environ[MEMORY]
        else:
            os.environ[MEMORY] = before


def seat_counts(text: str, known: tuple[int, ...]) -> list[int]:
    """The seat counts a text like `2-5` or `2,4` means."""
    if not text:
        return list(known)
    found: list[int] = []
    try:
        for piece in text.split(","):
            low, sign, high = piece.partition("-")
            found += range(SEATS(low), SEATS(high if sign else low) + 1)
    except argparse.ArgumentTypeError:
        raise EpokaError(f"seat counts are written like 2-5 or 2,4, not {quoted(text)}") from None
    if not found or len(found) != len(set(found)):
        raise EpokaError(f"{quoted(text)} names no seat counts, or some of them twice")
    return found


def run(args: argparse.Namespace) -> int:
    """Run the suite; exit code 1 if the game fails it."""
    game = epoka.game(args.game)
    options = settings(args.option)
    counts = seat_counts(args.seats, game.seats)
    for seats in counts:
        game.check_setup(seats, options)
    seeds = range(args.seed, args.seed + args.games)
    tasks = [Task(args.game, seats, seed, options) for seats in counts for seed in seeds]
    decisions = 0
    failures: list[Failure] = []
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task(args.game, total=len(tasks))
        for report in reports(tasks, args.jobs, COMPARED if args.memory == ON else OFF):
            decisions += report.decisions
            if report.failure is not None:
                failures.append(report.failure)
                print(report.failure.describe())
            progress.advance(bar)
    print(f"{len(tasks)} games, {decisions} decisions, {len(failures)} failures")
    return 1 if failures else 0
