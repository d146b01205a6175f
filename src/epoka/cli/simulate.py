"""`epoka simulate GAME`: plays many games with bots and prints what came of it."""

from __future__ import annotations

import argparse
import sys
from hashlib import blake2b
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import Progress

import epoka
from epoka.bots import NAMES, answer, make
from epoka.cli.common import add_game, add_json, print_json, settings
from epoka.kernel import EpokaError
from epoka.kernel.errors import Value


def add(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("simulate", help="play many games with bots", description="Play games with bots.")
    add_game(command)
    command.add_argument("--seats", type=int, required=True, help="number of seats")
    command.add_argument("--games", type=int, default=100, help="how many games (default: 100)")
    command.add_argument("--seed", type=int, default=0, help="equal seeds give equal games (default: 0)")
    command.add_argument(
        "--bots", default="random", metavar="A,B,…", help=f"a bot for each seat, or one for all: {', '.join(NAMES)}"
    )
    add_json(command)
    command.set_defaults(run=run)


def seated(names: str, seats: int) -> list[str]:
    """A bot name for each seat; one name is repeated for all."""
    given = names.split(",")
    if len(given) == 1:
        given *= seats
    if len(given) != seats:
        raise EpokaError(f"{len(given)} bots for {seats} seats; name one, or one for each seat")
    for name in given:
        make(name, 0)
    return given


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a series."""
    return int.from_bytes(blake2b(f"{seed}:{number}".encode(), digest_size=8).digest(), "little")


def play_one(name: str, bots: list[str], seed: int, options: dict[str, Value]) -> tuple[epoka.Table, int]:
    """A whole game between bots, and how many decisions it took."""
    table = epoka.new(name, len(bots), seed, options)
    players = [make(bot, seed + 1 + seat) for seat, bot in enumerate(bots)]
    decisions = 0
    while not table.over:
        decision = table.decision
        answer(table, players[decision.seat], decision)
        decisions += 1
    return table, decisions


def simulate(args: argparse.Namespace) -> dict[str, Any]:
    """Play all games and sum them up."""
    if args.games < 1:
        raise EpokaError("at least one game, please")
    game = epoka.game(args.game)
    options = game.check_setup(args.seats, settings(args.option))
    bots = seated(args.bots, args.seats)
    scores = [0] * args.seats
    wins = [0.0] * args.seats
    decisions = 0
    digests = blake2b(digest_size=16)
    started = perf_counter()
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(args.game, total=args.games)
        for number in range(args.games):
            table, count = play_one(args.game, bots, game_seed(args.seed, number), options)
            decisions += count
            for seat, points in enumerate(table.scores):
                scores[seat] += points
            for seat in table.winners:
                wins[seat] += 1 / len(table.winners)
            digests.update(table.digest().encode())
            progress.advance(task)
    seconds = perf_counter() - started
    return {
        "game": args.game,
        "ruleset_version": game.version,
        "seats": args.seats,
        "games": args.games,
        "seed": args.seed,
        "options": options,
        "bots": bots,
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
