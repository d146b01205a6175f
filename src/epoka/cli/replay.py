"""`epoka replay FILE`: verifies a saved game as far as that is possible, says how far, and prints it as text."""

from __future__ import annotations

import argparse
from typing import Any

import epoka
from epoka.cli.arguments import ANSWERS
from epoka.cli.common import add_json, add_language, print_json, read, words
from epoka.kernel import EpokaError, Table, text_of
from epoka.kernel.saves import Examined
from epoka.painting.texts import event_text
from epoka.words import Catalogue


def add(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser(
        "replay", help="verify and print a saved game", description="Verify and print a saved game or a notation."
    )
    command.add_argument("file", metavar="FILE", help="a saved game or its notation; - for standard input")
    command.add_argument("--to", type=ANSWERS, metavar="N", help="stop after N answers")
    add_json(command)
    add_language(command)
    command.set_defaults(run=run)


def cut(table: Table, to: int) -> Table:
    """The game as it was after `to` answers."""
    answers = table.answers()
    if not 0 <= to <= len(answers):
        raise EpokaError(f"this game has {len(answers)} answers; --to is from 0 to {len(answers)}")
    if table.origin is not None:
        shorter = table.origin.clone()
    else:
        assert table.seed is not None
        shorter = Table.new(table.game, table.seats, table.seed, table.choices)
    for seat, answer in answers[:to]:
        shorter.apply(seat, answer)
    return shorter


def told(text: Catalogue, events: list[dict[str, Any]]) -> list[str]:
    """Events in words."""
    return [event_text(text, event) for event in events]


def proof(text: Catalogue, examined: Examined) -> str:
    """What was proved of a file, in words."""
    if examined.checked == "position":
        here = examined.table.game.version
        return text.text("replay-checked-position", {"saved": examined.version, "here": here})
    answers = len(examined.table.answers())
    whole = examined.checked == "game"
    return text.text("replay-checked-game" if whole else "replay-checked-answers", {"answers": answers})


def run(args: argparse.Namespace) -> int:
    """Verify and print. A save that does not replay to its own position is refused when it is read."""
    examined = epoka.examine(read(args.file))
    table = examined.table if args.to is None else cut(examined.table, args.to)
    text = words(table.game, args.lang)
    events = table.events()
    if args.json:
        print_json(
            {
                "game": table.game.name,
                "ruleset_version": table.game.version,
                "saved_version": examined.version,
                "checked": examined.checked,
                "seats": table.seats,
                "options": dict(table.choices),
                "seed": table.seed,
                "answers": [[seat, text_of(answer)] for seat, answer in table.answers()],
                "events": events,
                "over": table.over,
                "scores": list(table.scores),
                "winners": list(table.winners),
                "digest": table.digest(),
                "view": table.view(),
            }
        )
        return 0
    for line in told(text, events[0]):
        print(line)
    for number, ((seat, answer), happened) in enumerate(zip(table.answers(), events[1:], strict=True), 1):
        print(f"{number:4} {text.text('seat-default', {'number': seat + 1})}: {text_of(answer)}")
        for line in told(text, happened):
            print(f"       {line}")
    if args.to is not None:
        print(text.text("replay-shown", {"shown": args.to, "answers": len(examined.table.answers())}))
    print(proof(text, examined))
    print(f"digest {table.digest()}")
    if table.over:
        for seat, points in enumerate(table.scores):
            print(text.text("replay-score", {"seat": seat, "points": points}))
        print(text.text("replay-winners", {"winners": list(table.winners)}))
    return 0
