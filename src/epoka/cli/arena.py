"""`epoka arena GAME`: lets bots play a match and prints what it proves."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Column, Table

import epoka
from epoka.arena import Match, Played, Record, here, on_ray, pairs, standings
from epoka.bots import NAMES, budget_of
from epoka.cli.arguments import GAMES, JOBS, SEATS, SEED
from epoka.cli.common import CLI_LOCALE, Page, add_game, add_json, add_language, print_json, settings
from epoka.words import Catalogue

LINEUPS = """\
Line-ups: as many bots as seats all play in every game. Of more bots, every group of that size meets in turn. Of fewer,
the first bot takes one seat and the others share the rest: `--bots hard,greedy --seats 4` is one hard against three
greedy. A round is one line-up on one deal, played once for each seat with everybody moved on by a seat; --games is
rounded up to whole rounds. At a table of one each bot plays alone, on the same deals as the others, and has no rating.
Deals follow from --seed and the number of the round, so other bots meet the same deals.

A shared victory counts as a share for each winner. A bot that holds several seats is counted once for each, so the
win rate of equally strong bots is one in the number of seats. Bots that think for iterations, not for a time, give the
same results on every machine, in any number of processes and on Ray.
"""

COMPARED: Final = ("rating", "margin")
"""What is known only of bots that meet others."""


def add(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser(
        "arena",
        help="let bots play a match",
        description="Play a seat-balanced match on paired deals; print win rates with 95 % intervals, and ratings.",
        epilog=LINEUPS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game(command)
    command.add_argument(
        "--bots",
        required=True,
        metavar="A,B,…",
        help=f"two bots or more, one at a table of one: {', '.join(NAMES)}; search@500, hard@100ms",
    )
    command.add_argument("--seats", type=SEATS, metavar="N", required=True, help="number of seats")
    command.add_argument("--games", type=GAMES, metavar="K", default=400, help="how many games (default: 400)")
    command.add_argument("--seed", type=SEED, metavar="S", default=0, help="equal seeds give equal deals (default: 0)")
    command.add_argument(
        "--time", metavar="BUDGET", help="the same for every bot that thinks: 200ms a move, or 500 iterations"
    )
    command.add_argument(
        "--jobs",
        type=JOBS,
        metavar="J",
        default=os.cpu_count() or 1,
        help="processes on this machine (default: one per core)",
    )
    command.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster; `local` starts one on this machine")
    command.add_argument(
        "--resume", type=Path, metavar="FILE", help="keep every game in FILE, and go on with those that are there"
    )
    add_json(command)
    add_language(command)
    command.set_defaults(run=run)


def match_of(args: argparse.Namespace) -> Match:
    """The match that the arguments mean."""
    match = Match(
        game=args.game,
        options=epoka.game(args.game).check_setup(args.seats, settings(args.option)),
        bots=tuple(args.bots.split(",")),
        seats=args.seats,
        seed=args.seed,
        budget=budget_of(args.time) if args.time else None,
    )
    match.check()
    return match


def playing(match: Match, numbers: Sequence[int], args: argparse.Namespace) -> Iterator[Played]:
    """The games, as they finish."""
    return on_ray(match, numbers, args.ray) if args.ray else here(match, numbers, args.jobs)


def played(match: Match, args: argparse.Namespace) -> list[Played]:
    """Every game of the match in order, those that were kept in a file included."""
    count = -(-args.games // match.seats) * match.seats
    record = Record(args.resume, match) if args.resume else None
    games = {game.number: game for game in record.games if game.number < count} if record else {}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task(args.game, total=count, completed=len(games))
        for game in playing(match, [number for number in range(count) if number not in games], args):
            games[game.number] = game
            if record:
                record.add(game)
            progress.advance(bar)
    return [games[number] for number in range(count)]


def found(match: Match, games: Sequence[Played], seconds: float) -> dict[str, Any]:
    """The results as one JSON object."""
    digests = blake2b(digest_size=16)
    for game in games:
        digests.update(game.digest.encode())
    return {
        "game": match.game,
        "ruleset_version": epoka.game(match.game).version,
        "seats": match.seats,
        "games": len(games),
        "seed": match.seed,
        "options": match.options,
        "entrants": match.bots,
        "time": None if match.budget is None else str(match.budget),
        "seconds": round(seconds, 2),
        "digest": digests.hexdigest(),
        "bots": [rounded(standing._asdict()) for standing in standings(match.bots, games)],
        "pairs": [rounded(pair._asdict()) for pair in pairs(match.bots, games)],
    }


def rounded(value: Any) -> Any:
    """The same with four digits after the point."""
    if isinstance(value, dict):
        return {name: rounded(one) for name, one in value.items()}
    if isinstance(value, tuple):
        return [rounded(one) for one in value]
    return round(value, 4) if isinstance(value, float) else value


def run(args: argparse.Namespace) -> int:
    """Play and print."""
    match = match_of(args)
    started = perf_counter()
    games = played(match, args)
    result = found(match, games, perf_counter() - started)
    if args.json:
        print_json(result)
    else:
        show(result, Catalogue(CLI_LOCALE, language=args.lang))
    return 0


def show(result: dict[str, Any], text: Catalogue) -> None:
    """The results as a table for people."""
    print(
        text.text(
            "arena-played",
            {"games": result["games"], "game": result["game"], "seats": result["seats"], "seed": str(result["seed"])},
        )
    )
    columns = ["games", "wins", "rating", "score", "margin", "time"]
    if result["seats"] == 1:
        columns = [name for name in columns if name not in COMPARED]
    table = Table(
        Column(text.text("arena-column-bot"), no_wrap=True),
        *[Column(text.text(f"arena-column-{name}"), justify="right", no_wrap=name == "wins") for name in columns],
    )
    for bot in result["bots"]:
        told = {
            "games": str(bot["games"]),
            "wins": percents(bot["win_rate"], bot["interval"]),
            "rating": f"{bot['rating']:.0f} ± {1.96 * bot['rating_deviation']:.0f}",
            "score": f"{bot['mean_score']:.1f}",
            "margin": f"{bot['mean_margin']:+.1f}",
            "time": f"{bot['ms_per_move']:.1f} / {bot['ms_per_move_p95']:.1f}",
        }
        table.add_row(bot["name"], *[told[name] for name in columns])
    Page().print(table)
    for pair in result["pairs"]:
        rate = percents(pair["rate"], pair["interval"])
        print(text.text("arena-pair", {"bot": pair["name"], "other": pair["rival"], "rate": rate}))
    print(f"digest {result['digest']}")


def percents(rate: float, interval: Sequence[float]) -> str:
    """A rate with its interval, in percent: `83.3 (66.4–92.7)`."""
    low, high = interval
    return f"{rate * 100:.1f} ({low * 100:.1f}–{high * 100:.1f})"
