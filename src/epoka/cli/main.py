"""The `epoka` command: its sub-commands and how errors reach people."""

from __future__ import annotations

import argparse
import errno
import os
import sys
from collections.abc import Sequence
from typing import Final

import epoka
from epoka.cli import arena, bench, bot, cards, conform, games, new_game, play, replay, serve, simulate
from epoka.cli.arguments import Parser
from epoka.kernel import EpokaError
from epoka.kernel.errors import shortened

COMMANDS = (play, serve, bot, simulate, arena, replay, cards, games, conform, bench, new_game)
BAD_INPUT = 2
INTERRUPTED = 130
LONGEST_SENTENCE: Final = 2000
OF_THE_OUTPUT: Final = frozenset({errno.EBADF, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.ENOSPC})
"""What a system says of an output that takes no more; of a named file it says which."""


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    top = Parser(prog="epoka", description="Civilization board games, to play and to simulate.")
    top.add_argument("--version", action="version", version=f"epoka {epoka.__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; what is wrong is a sentence on standard error and exit code 2, never a traceback."""
    try:
        return _run(arguments)
    except EpokaError as wrong:
        _complain(str(wrong))
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone (`epoka cards … | head`); that is no mistake of anybody's.
        _drop_output()
        return 0
    except OSError as wrong:
        _complain(_told(wrong))
        _drop_output()
        return BAD_INPUT


def _run(arguments: Sequence[str] | None) -> int:
    """Run a command; its output is out when this returns."""
    try:
        args = parser().parse_args(arguments)
    except SystemExit as told:
        sys.stdout.flush()
        return int(told.code or 0)
    code: int = args.run(args)
    sys.stdout.flush()
    return code


def _told(wrong: OSError) -> str:
    """What the system has refused, in a sentence."""
    reason = wrong.strerror or str(wrong)
    if wrong.filename is not None:
        return f"cannot use {os.fsdecode(wrong.filename)}: {reason}"
    if wrong.errno in OF_THE_OUTPUT:
        return f"the output cannot be written: {reason}"
    return f"the system refuses: {reason}"


def _complain(sentence: str) -> None:
    """A sentence on standard error, if anything can be said there."""
    try:
        print(f"epoka: {shortened(sentence, LONGEST_SENTENCE)}", file=sys.stderr, flush=True)
    except OSError:
        _lead_nowhere(sys.stderr.fileno())


def _drop_output() -> None:
    """What was not printed never will be; keep Python from trying again at the end, and from complaining then."""
    _lead_nowhere(sys.stdout.fileno())


def _lead_nowhere(descriptor: int) -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, descriptor)
    os.close(nowhere)
