"""Whether the late game is as quick as the early one: what a decision costs in each age.

python benchmarks/ages.py [GAME …] [--games N] [--json] plays whole random games with four seats and prints, for each
age (each round of Imperial Settlers), the mean time of the processor for a decision, options included, and the ratio of
the last to the first. Ages are played in turn within each game, so that whatever else the machine does meets all of
them. Garbage is collected between games: a collection costs as much as hundreds of decisions and would meet this age or
that by chance.
"""

from __future__ import annotations

import argparse
import gc
import json
from collections import Counter
from random import Random
from time import process_time
from typing import Any

import epoka

SEATS = 4
AGES = {"through_the_ages": ("age", 1), "clash_of_cultures": ("age", 1), "imperial_settlers": ("round", 1)}
"""The games with ages: what counts them, and the first of them in which all rules are in force."""


def measured(name: str, games: int) -> dict[str, Any]:
    """Microseconds for a decision of each age, and the ratio of the last to the first."""
    chance = Random(1).random
    counted, first = AGES[name]
    spent: Counter[int] = Counter()
    decisions: Counter[int] = Counter()
    gc.disable()
    for seed in range(games):
        gc.collect(0)
        table = epoka.new(name, SEATS, seed)
        age, started = getattr(table.state, counted), process_time()
        while True:
            if table.over or getattr(table.state, counted) != age:
                now = process_time()
                spent[age] += round((now - started) * 1e9)
                age, started = getattr(table.state, counted), now
                if table.over:
                    break
            options = table.decision.options
            table.apply(table.decision.seat, options[int(chance() * len(options))])
            decisions[age] += 1
    costs = {age: spent[age] / decisions[age] / 1000 for age in sorted(decisions)}
    return {
        "game": name,
        "decisions": dict(sorted(decisions.items())),
        "microseconds": {age: round(cost, 1) for age, cost in costs.items()},
        "last_to_first": round(costs[max(costs)] / costs[first], 2),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="What a decision costs in each age.")
    parser.add_argument("names", nargs="*", default=tuple(AGES), metavar="GAME", help="games to measure (default: all)")
    parser.add_argument("--games", type=int, default=1000, help="random games of each (default: 1000)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    args = parser.parse_args()
    found = [measured(name, args.games) for name in args.names]
    if args.json:
        print(json.dumps(found, indent=2))
        return
    for game in found:
        print(f"{game['game']}: the last age costs {game['last_to_first']} × the first")
        for age, cost in game["microseconds"].items():
            print(f"  age {age}: {cost} µs a decision, of {game['decisions'][age]}")


if __name__ == "__main__":
    main()
