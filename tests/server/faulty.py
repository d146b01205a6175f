"""A worker whose bots misbehave in the ways that bots do; started in place of the real one."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable

from epoka.bots import names
from epoka.bots.bot import Bot
from epoka.kernel import Decision, Option, Table
from epoka.server.worker import main

COMMAND = (sys.executable, "-m", "tests.server.faulty")
FAULTS = ("crashing", "raising", "stalling", "cheating", "chatting", "hoarding")


def misbehaving(fault: Callable[[Decision], Option]) -> type[Bot]:
    """A bot that does this instead of choosing."""

    class Faulty(Bot):
        looks = False

        def choose(self, decision: Decision, sight: Table | None) -> Option:
            return fault(decision)

    return Faulty


def crash(decision: Decision) -> Option:
    os._exit(3)


def fail(decision: Decision) -> Option:
    raise ZeroDivisionError


def stall(decision: Decision) -> Option:
    time.sleep(600)
    return decision.options[0]


def cheat(decision: Decision) -> Option:
    return ("take", "everything")


def chat(decision: Decision) -> Option:
    print("I think, therefore I print", flush=True)  # noqa: T201
    return decision.options[0]


def hoard(decision: Decision) -> Option:
    hoarded = []
    while True:
        hoarded.append(bytearray(2**20))


if __name__ == "__main__":
    for name, fault in zip(FAULTS, (crash, fail, stall, cheat, chat, hoard), strict=True):
        names._OTHERS[name] = misbehaving(fault)
    main()
