"""Random play of our games and of Catanatron (Catan) in one run, interleaved, so that noise hits both alike.

Run it with `make bench`, or `python benchmarks/peers.py --rounds 20` in an environment with the `bench` extra.
"""

from __future__ import annotations

import argparse
import json
from random import Random
from time import perf_counter

from catanatron import Color, Game, RandomPlayer

import epoka
from epoka.cli.bench import playout, seats_of, yardstick

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def catan(seed: int) -> tuple[int, float]:
    """Decisions and seconds of one random game of Catan with four players."""
    game = Game([RandomPlayer(color) for color in COLORS], seed=seed)
    started = perf_counter()
    game.play()
    return len(game.state.actions), perf_counter() - started


def ours(name: str, seats: int, seed: int, rng: Random) -> tuple[int, float]:
    """Decisions and seconds of one random game of ours, set-up included."""
    started = perf_counter()
    decisions = playout(epoka.new(name, seats, seed), rng)
    return decisions, perf_counter() - started


def race(name: str, seats: int, rounds: int) -> dict[str, object]:
    """One peer game, then as many of ours as fit in the same time, again and again."""
    rng = Random(1)
    totals = {"peer": [0, 0.0], "ours": [0, 0.0]}
    before = yardstick()
    seed = 0
    for number in range(rounds):
        decisions, seconds = catan(number)
        totals["peer"][0] += decisions
        totals["peer"][1] += seconds
        until = totals["peer"][1]
        while totals["ours"][1] < until:
            seed += 1
            decisions, seconds = ours(name, seats, seed, rng)
            totals["ours"][0] += decisions
            totals["ours"][1] += seconds
    y = (before + yardstick()) / 2
    peer, own = (decisions / seconds for decisions, seconds in totals.values())
    return {
        "game": name,
        "seats": seats,
        "rounds": rounds,
        "yardstick": round(y, 2),
        "decisions_per_second": round(own),
        "catanatron_decisions_per_second": round(peer),
        "ratio": round(own / peer, 2),
    }


def main() -> None:
    """Race every game, or the named ones, and print the ratios as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(epoka.games()), metavar="GAME")
    parser.add_argument("--seats", type=int, help="of our games (default: 4, or the most)")
    parser.add_argument("--rounds", type=int, default=20, help="games of Catan to play (default: 20)")
    args = parser.parse_args()
    races = [race(name, seats_of(name, args.seats), args.rounds) for name in args.games]
    print(json.dumps(races, indent=2))


if __name__ == "__main__":
    main()
