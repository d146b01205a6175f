"""`epoka bot URL`: lets a bot take a seat at a table of a running site and play there."""

from __future__ import annotations

import argparse
import sys
from random import SystemRandom
from typing import Any

from epoka.bots import NAMES, make
from epoka.cli.arguments import SEAT, SEED
from epoka.cli.common import add_json, print_json
from epoka.kernel import EpokaError

SEEDS = 2**62


def add(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser(
        "bot", help="play a seat of a running site with a bot", description="Play a seat of a running site with a bot."
    )
    command.add_argument("url", metavar="URL", help="the link of an invitation, or of a table with an open seat")
    command.add_argument("--bot", default="medium", metavar="NAME", help=f"{', '.join(NAMES)} (default: medium)")
    command.add_argument("--name", help="the name that the others see (default: the bot's)")
    command.add_argument("--seat", type=SEAT, metavar="N", help="which open seat (default: the first)")
    command.add_argument("--seed", type=SEED, metavar="S", help="of the bot's own chance (default: drawn)")
    add_json(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Take the seat, play to the end, and print how it went."""
    try:
        from epoka.research.remote import Sitting, address_of
    except ImportError as missing:
        raise EpokaError("epoka bot needs websockets: install epoka[research]") from missing
    seed = SystemRandom().randrange(SEEDS) if args.seed is None else args.seed
    bot = make(args.bot, seed)
    address = address_of(args.url)
    sitting = Sitting(address, bot, args.name or args.bot, args.seat)
    note(f"{args.bot} plays seat {sitting.seat} of {address.site}/t/{address.table}")
    view = sitting.play(note)
    result = {"table": address.table, "seat": sitting.seat, "scores": view["scores"], "winners": view["winners"]}
    if args.json:
        print_json(result)
        return 0
    for seat, points in enumerate(view["scores"]):
        own = " (this bot)" if seat == sitting.seat else ""
        print(f"seat {seat}{own}: {points} points{', won' if seat in view['winners'] else ''}")
    return 0


def note(text: str) -> None:
    """Tell how it goes, apart from what comes of it."""
    print(text, file=sys.stderr)
