"""Says whether a change of the code has changed how a game plays. Record before the change, compare after it:

    python tools/compare_play.py record before.json through_the_ages --games 100
    python tools/compare_play.py compare before.json

Random games are played from fixed seeds, for every number of seats and every value of every option; in every other one
the players seldom stop before they must. Two hashes are kept of each: of what anybody could see (every question with
its options and the view of whoever is asked, all events as each seat and a spectator are told them, score sheets) and
of how it is stored (observations and the save), which changes when a frame, a question or a record gets another name.
`compare` plays the recorded games again and names those that differ in what is seen, and with `--stored` those that
differ in what is stored, too.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Final

import epoka
from epoka.kernel import BadSetup, Option, Table
from epoka.kernel.errors import Value

BUSY: Final = 0.9
"""How often a busy player avoids the last option."""

Options = dict[str, Value]


def variants(name: str) -> Iterator[tuple[int, Options]]:
    """Every number of seats as usual, then with each other value of each option."""
    game = epoka.game(name)
    for seats in game.seats:
        yield seats, {}
        for setting in game.settings:
            for value in setting.values[1:]:
                try:
                    game.check_setup(seats, {setting.name: value})
                except BadSetup:
                    continue
                yield seats, {setting.name: value}


def chosen(options: tuple[Option, ...], rng: Random, busy: bool) -> Option:
    """A random option; who is busy seldom takes the last one, which mostly ends something."""
    return rng.choice(options[:-1] if busy and len(options) > 1 and rng.random() < BUSY else options)


def hashed(*seen: object) -> str:
    """Whatever is JSON, in a few letters."""
    return blake2b(json.dumps(seen, sort_keys=True).encode(), digest_size=9).hexdigest()


def fingerprint(name: str, seats: int, options: Options, seed: int) -> tuple[str, str]:
    """A random game in a few letters: what was seen, and how it is stored."""
    table = Table.new(epoka.game(name), seats, seed, options)
    rng = Random(f"{name}-{seats}-{seed}")
    heard = ""
    while not table.over:
        decision = table.decision
        view = {**table.view(decision.seat), "version": 0}  # of the rules, which may rise while play stays the same
        answer = chosen(decision.options, rng, busy=seed % 2 == 1)
        heard = hashed(heard, decision.seat, decision.prompt, decision.options, answer, table.scores, view)
        table.apply(decision.seat, answer)
    lookers = (*range(seats), None)
    told = [table.events(seat) for seat in lookers]
    seen = hashed(heard, table.scores, table.winners, table.score_sheet(), told)
    stored = hashed([table.observation(seat) for seat in lookers], table.to_bytes().hex())
    return seen, stored


def label(seats: int, options: Options) -> str:
    """A variant as a key of the file."""
    return " ".join([str(seats), *[f"{name}={value}" for name, value in options.items()]])


def record(file: Path, name: str, games: int, rare: int) -> int:
    """Play every variant and write the fingerprints down: so many games as usual, so many with each option."""
    found = {
        label(seats, options): [fingerprint(name, seats, options, seed) for seed in range(rare if options else games)]
        for seats, options in variants(name)
    }
    file.write_text(json.dumps({"game": name, "played": found}, indent=1) + "\n", encoding="utf-8")
    print(f"{sum(map(len, found.values()))} games recorded")
    return 0


def compare(file: Path, games: int, stored: bool) -> int:
    """Play what was recorded again; at most so many games of each variant."""
    kept = json.loads(file.read_text(encoding="utf-8"))
    parts = slice(0, 2 if stored else 1)
    played = differing = 0
    for seats, options in variants(kept["game"]):
        for seed, before in enumerate(kept["played"].get(label(seats, options), ())[:games]):
            played += 1
            if list(fingerprint(kept["game"], seats, options, seed))[parts] != before[parts]:
                differing += 1
                print(f"{label(seats, options)}: game {seed} differs", flush=True)
    print(f"{differing} of {played} games differ")
    return int(differing > 0 or not played)


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Compare how a game plays before and after a change.")
    commands = parser.add_subparsers(dest="command", required=True)
    recorder = commands.add_parser("record", help="play games and keep their fingerprints")
    recorder.add_argument("file", type=Path)
    recorder.add_argument("game")
    recorder.add_argument("--games", type=int, default=10, help="for each number of seats (default: 10)")
    recorder.add_argument("--rare", type=int, default=5, help="with each value of each option (default: 5)")
    comparer = commands.add_parser("compare", help="play them again")
    comparer.add_argument("file", type=Path)
    comparer.add_argument("--games", type=int, default=1_000_000, help="of each variant at most (default: all)")
    comparer.add_argument("--stored", action="store_true", help="compare saves and observations, too")
    args = parser.parse_args()
    if args.command == "record":
        return record(args.file, args.game, args.games, args.rare)
    return compare(args.file, args.games, args.stored)


if __name__ == "__main__":
    sys.exit(main())
