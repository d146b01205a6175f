"""`epoka bench`: what things cost, as ratios to a yardstick taken around each figure."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.table import Table as RichTable

import epoka
from epoka.cli.common import add_json, print_json
from epoka.kernel import Table
from epoka.kernel.saves import log_bytes

SEATS = 4
ROUNDS = 300_000


def add(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("bench", help="measure speed", description="Measure what things cost.")
    command.add_argument("games", nargs="*", metavar="GAME", help="games to measure (default: all)")
    command.add_argument("--seconds", type=float, default=2.0, help="time for each figure (default: 2)")
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


def measure(name: str, meter: Meter) -> dict[str, Any]:
    """All figures of one game, random play on one core."""
    rng = Random(1)
    seats = SEATS if SEATS in epoka.game(name).seats else max(epoka.game(name).seats)
    found = positions(name, seats, rng)
    played = 0

    def games() -> int:
        nonlocal played
        played += 1
        return playout(epoka.new(name, seats, played), rng)

    def clones() -> int:
        for table in found:
            table.clone()
        return len(found)

    def options() -> int:
        for table in found:
            for question in table.questions:
                question.choices(table.state)
        return len(found)

    def expansions() -> int:
        for table in found:
            after = table.clone()
            question = after.questions[0]
            possible = question.choices(after.state)
            after.apply(question.seat, possible[0])
        return len(found)

    def views() -> int:
        for table in found:
            table.view(0)
        return len(found)

    whole = epoka.new(name, seats, 1)
    playout(whole, rng)
    data = whole.to_bytes()
    answers = len(whole.answers())

    def replays() -> int:
        epoka.load(data)
        return answers

    played_before = played
    decisions_per_second, y = meter.rate(games)
    decisions_per_game = decisions_per_second * meter.seconds / max(1, played - played_before)
    clone_rate, y_clone = meter.rate(clones)
    option_rate, y_options = meter.rate(options)
    expand_rate, y_expand = meter.rate(expansions)
    view_rate, _ = meter.rate(views)
    replay_rate, y_replay = meter.rate(replays)
    sizes = [len(table.snapshot()) for table in found]
    return {
        "game": name,
        "seats": seats,
        "yardstick": round(y, 2),
        "decisions_per_second": round(decisions_per_second),
        "decisions_per_yardstick": round(decisions_per_second / y),
        "games_per_second": round(decisions_per_second / decisions_per_game, 1),
        "clone_us": round(1e6 / clone_rate, 2),
        "clone_us_at_25": round(1e6 / clone_rate * y_clone / 25, 2),
        "options_us": round(1e6 / option_rate, 2),
        "options_us_at_25": round(1e6 / option_rate * y_options / 25, 2),
        "expand_per_second": round(expand_rate),
        "expand_per_yardstick": round(expand_rate / y_expand),
        "view_us": round(1e6 / view_rate, 1),
        "snapshot_bytes": max(sizes),
        "log_bytes_per_decision": round(len(log_bytes(whole)) / answers, 2),
        "replay_decisions_per_second": round(replay_rate),
        "replay_per_yardstick": round(replay_rate / y_replay),
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
    Console().print(table)
    return 0
