"""`epoka conform GAME`: runs the kernel's conformance suite over random games."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import Progress

import epoka
from epoka.cli.common import add_game, settings
from epoka.kernel import EpokaError
from epoka.kernel.conformance import Failure, Report, conform_game
from epoka.kernel.errors import Value


def add(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser(
        "conform", help="check a game against the kernel's contract", description="Run the conformance suite."
    )
    add_game(command)
    command.add_argument("--seats", default="", metavar="2-5", help="seat counts, `2-5` or `2,4` (default: all)")
    command.add_argument("--games", type=int, default=50, help="games for each seat count (default: 50)")
    command.add_argument("--seed", type=int, default=0, help="seed of the first game (default: 0)")
    command.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one per core)")
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


def reports(tasks: list[Task], jobs: int) -> Iterator[Report]:
    """The reports in the order of the tasks."""
    if jobs <= 1 or len(tasks) == 1:
        yield from map(check, tasks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(check, tasks, chunksize=4)


def seat_counts(text: str, known: tuple[int, ...]) -> list[int]:
    """The seat counts a text like `2-5` or `2,4` means."""
    if not text:
        return list(known)
    found: list[int] = []
    try:
        for piece in text.split(","):
            low, _, high = piece.partition("-")
            found += range(int(low), int(high or low) + 1)
    except ValueError:
        raise EpokaError(f"seat counts are written like 2-5 or 2,4, not {text!r}") from None
    return found


def run(args: argparse.Namespace) -> int:
    """Run the suite; exit code 1 if the game fails it."""
    game = epoka.game(args.game)
    options = settings(args.option)
    counts = seat_counts(args.seats, game.seats)
    if args.games < 1:
        raise EpokaError("at least one game, please")
    for seats in counts:
        game.check_setup(seats, options)
    seeds = range(args.seed, args.seed + args.games)
    tasks = [Task(args.game, seats, seed, options) for seats in counts for seed in seeds]
    decisions = 0
    failures: list[Failure] = []
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task(args.game, total=len(tasks))
        for report in reports(tasks, args.jobs):
            decisions += report.decisions
            if report.failure is not None:
                failures.append(report.failure)
                print(report.failure.describe())
            progress.advance(bar)
    print(f"{len(tasks)} games, {decisions} decisions, {len(failures)} failures")
    return 1 if failures else 0
