"""The `epoka` command from its first moment on: one Ctrl-C ends it, whatever it is doing.

This stands beside the package, for an interrupt while that is being loaded is no reason for a traceback either.
"""

from __future__ import annotations

import atexit
import os
import signal
import sys
from types import FrameType
from typing import Final, NoReturn

from epoka_command.streams import complete_streams

INTERRUPTED: Final = 130
PATIENCE: Final = 1.2
"""Seconds that a command may take to leave by itself. An interrupt can get lost in a callback of somebody else's."""


def main() -> NoReturn:
    """The command; its exit code is that of the process."""
    listen()
    run()


def listen() -> None:
    """From here on an interrupt is ours."""
    complete_streams()
    # What is registered first is done last.
    atexit.register(_be_patient)
    # Whoever has started us in the background does not want us to hear it.
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _leave)


def run() -> NoReturn:
    """Load what there is to run, and run it."""
    from epoka.cli.main import main as command

    try:
        if signal.getsignal(signal.SIGINT) is _leave:
            signal.signal(signal.SIGINT, _interrupt)
        code = command()
    except KeyboardInterrupt:
        code = INTERRUPTED
    # All is said and done: what is left is to end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.exit(code)


def _leave(_signal: int, _frame: FrameType | None) -> None:
    """Nothing has begun yet."""
    os.write(sys.stderr.fileno(), b"\n")
    os._exit(INTERRUPTED)


def _interrupt(_signal: int, _frame: FrameType | None) -> None:
    """Interrupt the command, and see to it that it ends."""
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, _give_up)
        signal.setitimer(signal.ITIMER_REAL, PATIENCE)
    raise KeyboardInterrupt


def _be_patient() -> None:
    """Nothing is left to wait for: while Python clears away it has no handlers, and the timer would kill us."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, 0)


def _give_up(_signal: int, _frame: FrameType | None) -> None:
    """End this process and those it has started."""
    from multiprocessing import active_children

    for child in active_children():
        child.kill()
    _leave(_signal, _frame)
