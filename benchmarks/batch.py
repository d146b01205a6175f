"""How much faster two processes are than one: whole games, and batches of tables.

python benchmarks/batch.py [--json] prints rates and their ratio. One and two processes take turns, so that whatever
else the machine does meets both.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any

import numpy as np

from epoka.research.batch import Batch
from epoka.research.series import Series, games

GAME = "flow_of_history"
SEATS = 4
GAMES = 1200
TABLES = 128
STEPS = 60


def whole_games(processes: int) -> float:
    """Whole random games a second."""
    series = Series(GAME, ("random",) * SEATS, 1, {"rahdo": "off"})
    started = perf_counter()
    for _ in games(series, GAMES, processes):
        pass
    return GAMES / (perf_counter() - started)


def steps(processes: int) -> float:
    """Decisions a second of a batch, with observations and masks, answered at random."""
    rng = np.random.default_rng(1)
    with Batch(GAME, SEATS, TABLES, processes) as batch:
        tables = batch.reset()
        started = perf_counter()
        for _ in range(STEPS):
            wishes = rng.random(tables.action_mask.shape, np.float32)
            tables = batch.step((wishes * tables.action_mask).argmax(axis=1))
        return TABLES * STEPS / (perf_counter() - started)


def measured(task: Callable[[int], float], rounds: int) -> dict[str, Any]:
    """The rates of one and of two processes, and the median of their ratios."""
    pairs = [(task(1), task(2)) for _ in range(rounds)]
    return {
        "one": round(median([one for one, _ in pairs])),
        "two": round(median([two for _, two in pairs])),
        "ratio": round(median([two / one for one, two in pairs]), 2),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured (default: 5)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    args = parser.parse_args()
    found = {
        "games_per_second": measured(whole_games, args.rounds),
        "batch_decisions_per_second": measured(steps, args.rounds),
    }
    if args.json:
        print(json.dumps(found, indent=2))
        return
    for name, figures in found.items():
        print(f"{name}: {figures['one']} with one process, {figures['two']} with two, ratio {figures['ratio']}")


if __name__ == "__main__":
    main()
