"""`epoka bench`: what things cost, as ratios to a yardstick taken around each figure."""

from __future__ import annotations

import argparse
import gc
from collections.abc import Callable, Mapping
from random import Random
from time import perf_counter, process_time
from typing import Any, Final

from rich.table import Table as RichTable

import epoka
from epoka.bots import Budget
from epoka.bots.search import SearchBot
from epoka.cli.arguments import FIGURE_SECONDS
from epoka.cli.arguments import SEATS as SEATS_ARGUMENT
from epoka.cli.common import Page, add_json, add_options, print_json, settings
from epoka.kernel import Question, Table
from epoka.kernel.errors import Value
from epoka.kernel.saves import log_bytes

SEATS = 4
ROUNDS = 300_000
ITERATIONS = 100
"""Of a search, at each position in turn."""
PARTS: Final = 5
"""Into so many parts a game is divided, to compare the last of them with the first."""
LEAST_GAMES: Final = 4
"""For that comparison, however short the time."""


def add(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("bench", help="measure speed", description="Measure what things cost.")
    command.add_argument("games", nargs="*", metavar="GAME", help="games to measure (default: all)")
    command.add_argument(
        "--seconds", type=FIGURE_SECONDS, metavar="SECONDS", default=2.0, help="time for each figure (default: 2)"
    )
    command.add_argument("--seats", type=SEATS_ARGUMENT, metavar="N", help="number of seats (default: 4, or the most)")
    add_options(command)
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


def positions(name: str, seats: int, options: Mapping[str, Value], rng: Random) -> list[Table]:
    """Positions spread over a few whole games, early and late."""
    found = []
    for seed in range(4):
        table = epoka.new(name, seats, seed, options)
        while not table.over:
            if rng.random() < 0.2:
                found.append(table.clone())
            among = table.decision.options
            table.apply(table.decision.seat, among[int(rng.random() * len(among))])
    return found


def seats_of(name: str, seats: int | None) -> int:
    """The seats asked for, else the usual number, or the most that a game for fewer has."""
    most = max(epoka.game(name).seats)
    return seats or (SEATS if SEATS in epoka.game(name).seats else most)


def timed(table: Table, rng: Random) -> list[float]:
    """Random answers to the end; the time of the processor at the beginning and after each of them."""
    clock = [process_time()]
    while not table.over:
        decision = table.decision
        options = decision.options
        table.apply(decision.seat, options[int(rng.random() * len(options))])
        clock.append(process_time())
    return clock


def last_to_first(new: Callable[[int], Table], seconds: float) -> float:
    """What a decision of the last part of a game costs against one of the first; each has as many decisions.

    Garbage is collected between games: a collection costs as much as hundreds of decisions and would meet this part or
    that by chance.
    """
    first = last = 0.0
    rng = Random(1)
    until = perf_counter() + seconds
    games = 0
    gc.disable()
    try:
        while games < LEAST_GAMES or perf_counter() < until:
            games += 1
            clock = timed(new(games), rng)
            part = (len(clock) - 1) // PARTS
            first += clock[part] - clock[0]
            last += clock[-1] - clock[-1 - part]
            gc.collect(0)
    finally:
        gc.enable()
    return last / first if first else 1.0


def open_question(table: Table) -> Question[Any]:
    """The question that is answered next."""
    question = table.question(table.waiting[0])
    assert question is not None
    return question


class Subject:
    """One game to be measured, with positions and a finished game to measure it on."""

    def __init__(self, name: str, seats: int, options: Mapping[str, Value]) -> None:
        self.name = name
        self.seats = seats
        self.chosen = options
        self.rng = Random(1)
        self.positions = positions(name, seats, options, self.rng)
        self.whole = self.new(1)
        playout(self.whole, self.rng)
        self.answers = len(self.whole.answers())
        self.data = self.whole.to_bytes()
        self.played = 0
        self.decisions = 0
        self.searched = 0

    def new(self, seed: int) -> Table:
        """A new game."""
        return epoka.new(self.name, self.seats, seed, self.chosen)

    def game(self) -> int:
        """A whole random game, set-up included."""
        self.played += 1
        made = playout(self.new(self.played), self.rng)
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


def measure(name: str, seats: int, chosen: Mapping[str, Value], meter: Meter) -> dict[str, Any]:
    """All figures of one game, random play on one core."""
    subject = Subject(name, seats, chosen)
    decisions, y = meter.rate(subject.game)
    clones, y_clones = meter.rate(subject.clones)
    options, y_options = meter.rate(subject.options)
    expansions, y_expansions = meter.rate(subject.expansions)
    searches, y_searches = meter.rate(subject.searches)
    views, _ = meter.rate(subject.views)
    replays, y_replays = meter.rate(subject.replay)
    return {
        "game": name,
        "seats": seats,
        "options": dict(chosen),
        "yardstick": round(y, 2),
        "decisions_per_second": round(decisions),
        "decisions_per_yardstick": round(decisions / y),
        "games_per_second": round(decisions * subject.played / subject.decisions, 1),
        "last_to_first": round(last_to_first(subject.new, meter.seconds), 2),
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


def told(figure: Any) -> str:
    """A figure as it stands in the table; options as they are typed."""
    if isinstance(figure, dict):
        return " ".join([f"{name}={value}" for name, value in figure.items()])
    return str(figure)


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    names = args.games or list(epoka.games())
    options = settings(args.option)
    seats = {name: seats_of(name, args.seats) for name in names}
    for name in names:
        epoka.game(name).check_setup(seats[name], options)
    meter = Meter(args.seconds)
    found = [measure(name, seats[name], options, meter) for name in names]
    if args.json:
        print_json(found)
        return 0
    table = RichTable("figure", *names)
    for figure in found[0]:
        table.add_row(figure, *[told(game[figure]) for game in found])
    Page().print(table)
    return 0
