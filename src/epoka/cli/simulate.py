"""`epoka simulate GAME`: plays many games with bots and prints what came of it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import Progress

import epoka
from epoka.bots import NAMES
from epoka.cli.arguments import GAMES, JOBS, SEATS, SEED
from epoka.cli.common import add_game, add_json, print_json, settings
from epoka.kernel import EpokaError
from epoka.research.series import Played, Series, games, seated


def add(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("simulate", help="play many games with bots", description="Play games with bots.")
    add_game(command)
    command.add_argument("--seats", type=SEATS, metavar="N", required=True, help="number of seats")
    command.add_argument("--games", type=GAMES, metavar="K", default=100, help="how many games (default: 100)")
    command.add_argument("--seed", type=SEED, metavar="S", default=0, help="equal seeds give equal games (default: 0)")
    command.add_argument(
        "--bots", default="random", metavar="A,B,…", help=f"a bot for each seat, or one for all: {', '.join(NAMES)}"
    )
    command.add_argument(
        "--jobs", type=JOBS, metavar="J", default=1, help="processes; the games are the same (default: 1)"
    )
    command.add_argument("--out", metavar="FILE", help="write the games to a Parquet file")
    command.add_argument("--decisions", metavar="FILE", help="write every decision to a Parquet file")
    command.add_argument(
        "--positions", action="store_true", help="with --decisions: whole positions too, hidden cards included"
    )
    add_json(command)
    command.set_defaults(run=run)


def played(args: argparse.Namespace, series: Series) -> Iterator[Played]:
    """The games as they are played, and written down if that is wanted."""
    if args.positions and not args.decisions:
        raise EpokaError("--positions needs --decisions FILE")
    if not (args.out or args.decisions):
        return games(series, args.games, args.jobs)
    try:
        from epoka.research.datasets import Wanted, write
    except ImportError as missing:
        raise EpokaError("--out and --decisions need pyarrow and numpy: install epoka[research]") from missing
    out, decisions = (Path(name) if name else None for name in (args.out, args.decisions))
    if out == decisions:
        raise EpokaError("--out and --decisions need a file each")
    return write(series, args.games, Wanted(out, decisions, args.positions), args.jobs)


def simulate(args: argparse.Namespace) -> dict[str, Any]:
    """Play all games and sum them up."""
    game = epoka.game(args.game)
    options = game.check_setup(args.seats, settings(args.option))
    series = Series(args.game, seated(args.bots, args.seats), args.seed, options)
    scores: list[float] = [0] * args.seats
    wins = [0.0] * args.seats
    decisions = 0
    digests = blake2b(digest_size=16)
    started = perf_counter()
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(args.game, total=args.games)
        for one in played(args, series):
            decisions += one.decisions
            for seat, points in enumerate(one.scores):
                scores[seat] += points
            for seat in one.winners:
                wins[seat] += 1 / len(one.winners)
            digests.update(one.digest.encode())
            progress.advance(task)
    seconds = perf_counter() - started
    return {
        "game": args.game,
        "ruleset_version": game.version,
        "seats": args.seats,
        "games": args.games,
        "seed": args.seed,
        "options": options,
        "bots": list(series.bots),
        "decisions": decisions,
        "seconds": round(seconds, 4),
        "decisions_per_second": round(decisions / seconds, 1),
        "games_per_second": round(args.games / seconds, 2),
        "mean_scores": [round(total / args.games, 3) for total in scores],
        "wins": [round(won, 3) for won in wins],
        "digest": digests.hexdigest(),
    }


def run(args: argparse.Namespace) -> int:
    """Simulate and print."""
    found = simulate(args)
    if args.json:
        print_json(found)
        return 0
    print(f"{found['games']} games of {found['game']} with {found['seats']} seats, seed {found['seed']}")
    print(f"{found['decisions']} decisions in {found['seconds']:.1f} s, {found['decisions_per_second']:.0f} a second")
    for seat, bot in enumerate(found["bots"]):
        print(f"seat {seat} {bot}: mean score {found['mean_scores'][seat]:.1f}, wins {found['wins'][seat]:g}")
    print(f"digest {found['digest']}")
    return 0
