"""`epoka bench`: what things cost, as ratios to a yardstick taken around each figure."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

from rich.table import Table as RichTable

import epoka
from epoka.bots import Budget
from epoka.bots.search import SearchBot
from epoka.cli.arguments import FIGURE_SECONDS
from epoka.cli.common import Page, add_json, print_json
from epoka.kernel import Question, Table
from epoka.kernel.saves import log_bytes

SEATS = 4
ROUNDS = 300_000
ITERATIONS = 100
"""Of a search, at each position in turn."""


def add(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("bench", help="measure speed", description="Measure what things cost.")
    command.add_argument("games", nargs="*", metavar="GAME", help="games to measure (default: all)")
    command.add_argument(
        "--seconds", type=FIGURE_SECONDS, metavar="SECONDS", default=2.0, help="time for each figure (default: 2)"
    )
    add_json(command)
    command.set_defaults(run=run)


def yardstick() -> float:
    """Y: million iterations per second of a plain loop, the best of three."""
    best = 0.0
    for _ in range(3):
        started = perf_counter()
        x = 0
        for i in range(ROUNDS):
            x += i & 7
        best = max(best, ROUNDS / (perf_counter() - started) / 1e6)
    return best


class Meter:
    """Times a task for a while, with the yardstick read before and after."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def rate(self, task: Callable[[], int]) -> tuple[float, float]:
        """Units a second, and the yardstick around it."""
        before = yardstick()
        units = 0
        started = perf_counter()
        while (elapsed := perf_counter() - started) < self.seconds:
            units += task()
        return units / elapsed, (before + yardstick()) / 2


def playout(table: Table, rng: Random) -> int:
    """Random answers to the end; returns how many."""
    count = 0
    chance = rng.random
    while not table.over:
        decision = table.decision
        options = decision.options
        table.apply(decision.seat, options[int(chance() * len(options))])
        count += 1
    return count


def positions(name: str, seats: int, rng: Random) -> list[Table]:
    """Positions spread over a few whole games, early and late."""
    found = []
    for seed in range(4):
        table = epoka.new(name, seats, seed)
        while not table.over:
            if rng.random() < 0.2:
                found.append(table.clone())
            options = table.decision.options
            table.apply(table.decision.seat, options[int(rng.random() * len(options))])
    return found


def open_question(table: Table) -> Question[Any]:
    """The question that is answered next."""
    question = table.question(table.waiting[0])
    assert question is not None
    return question


class Subject:
    """One game to be measured, with positions and a finished game to measure it on."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seats = SEATS if SEATS in epoka.game(name).seats else max(epoka.game(name).seats)
        self.rng = Random(1)
        self.positions = positions(name, self.seats, self.rng)
        self.whole = epoka.new(name, self.seats, 1)
        playout(self.whole, self.rng)
        self.answers = len(self.whole.answers())
        self.data = self.whole.to_bytes()
        self.played = 0
        self.decisions = 0
        self.searched = 0

    def game(self) -> int:
        """A whole random game, set-up included."""
        self.played += 1
        made = playout(epoka.new(self.name, self.seats, self.played), self.rng)
        self.decisions += made
        return made

    def clones(self) -> int:
        """A clone of every position."""
        for table in self.positions:
            table.clone()
        return len(self.positions)

    def options(self) -> int:
        """The options of every position, worked out anew."""
        for table in self.positions:
            open_question(table).choices(table.state)
        return len(self.positions)

    def expansions(self) -> int:
        """Clone, options and one answer at every position: a step of a tree search."""
        for table in self.positions:
            after = table.clone()
            question = open_question(after)
            after.apply(question.seat, question.choices(after.state)[0])
        return len(self.positions)

    def searches(self) -> int:
        """A search at one of the positions, another each time."""
        self.searched += 1
        table = self.positions[self.searched % len(self.positions)]
        bot = SearchBot(self.searched, Budget(iterations=ITERATIONS))
        bot.think(table.decision, table.determinize(table.decision.seat, bot.rng))
        return bot.iterations

    def views(self) -> int:
        """What one seat sees of every position."""
        for table in self.positions:
            table.view(0)
        return len(self.positions)

    def replay(self) -> int:
        """Load the finished game with every answer checked."""
        epoka.load(self.data)
        return self.answers


def measure(name: str, meter: Meter) -> dict[str, Any]:
    """All figures of one game, random play on one core."""
    subject = Subject(name)
    decisions, y = meter.rate(subject.game)
    clones, y_clones = meter.rate(subject.clones)
    options, y_options = meter.rate(subject.options)
    expansions, y_expansions = meter.rate(subject.expansions)
    searches, y_searches = meter.rate(subject.searches)
    views, _ = meter.rate(subject.views)
    replays, y_replays = meter.rate(subject.replay)
    return {
        "game": name,
        "seats": subject.seats,
        "yardstick": round(y, 2),
        "decisions_per_second": round(decisions),
        "decisions_per_yardstick": round(decisions / y),
        "games_per_second": round(decisions * subject.played / subject.decisions, 1),
        "clone_us": round(1e6 / clones, 2),
        "clone_us_at_25": round(1e6 / clones * y_clones / 25, 2),
        "options_us": round(1e6 / options, 2),
        "options_us_at_25": round(1e6 / options * y_options / 25, 2),
        "expand_per_second": round(expansions),
        "expand_per_yardstick": round(expansions / y_expansions),
        "search_iterations_per_second": round(searches),
        "search_iterations_per_yardstick": round(searches / y_searches),
        "view_us": round(1e6 / views, 1),
        "snapshot_bytes": max([len(table.snapshot()) for table in subject.positions]),
        "log_bytes_per_decision": round(len(log_bytes(subject.whole)) / subject.answers, 2),
        "replay_decisions_per_second": round(replays),
        "replay_per_yardstick": round(replays / y_replays),
    }


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    names = args.games or list(epoka.games())
    for name in names:
        epoka.game(name)
    meter = Meter(args.seconds)
    found = [measure(name, meter) for name in names]
    if args.json:
        print_json(found)
        return 0
    table = RichTable("figure", *names)
    for figure in found[0]:
        table.add_row(figure, *[str(game[figure]) for game in found])
    Page().print(table)
    return 0
