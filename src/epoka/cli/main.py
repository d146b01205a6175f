"""The `epoka` command: its sub-commands and how errors reach people."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

import epoka
from epoka.cli import arena, bench, bot, cards, conform, games, play, replay, serve, simulate
from epoka.kernel import EpokaError

COMMANDS = (play, serve, bot, simulate, arena, replay, cards, games, conform, bench)
BAD_INPUT = 2
INTERRUPTED = 130


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    top = argparse.ArgumentParser(prog="epoka", description="Civilization board games, to play and to simulate.")
    top.add_argument("--version", action="version", version=f"epoka {epoka.__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; bad input is a sentence on standard error and exit code 2, never a traceback."""
    args = parser().parse_args(arguments)
    try:
        code: int = args.run(args)
        sys.stdout.flush()
    except EpokaError as wrong:
        print(f"epoka: {wrong}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone (`epoka cards … | head`); keep Python from complaining about it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code
