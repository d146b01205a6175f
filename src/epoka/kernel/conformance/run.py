"""Playing one random game under observation."""

from __future__ import annotations

import traceback
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from epoka.kernel.conformance.checks import Broken, Watch
from epoka.kernel.decisions import text_of
from epoka.kernel.errors import EpokaError, Value
from epoka.kernel.game import Game
from epoka.kernel.memo import OFF, memory
from epoka.kernel.table import Table

LONGEST = 20_000
"""A random game with more decisions than this is taken to be endless."""


class Failure(NamedTuple):
    """A broken promise, with all that is needed to see it again."""

    game: str
    seats: int
    seed: int
    options: Mapping[str, Value]
    decision: int
    check: str
    problem: str
    stack: tuple[str, ...]
    answers: tuple[str, ...]

    def describe(self) -> str:
        """The failure for a person who will mend it."""
        options = "".join(f" --option {name}={value}" for name, value in self.options.items())
        if memory() == OFF:
            options += f" --memory {OFF}"
        frames = "\n".join(f"    {frame}" for frame in self.stack)
        recent = "\n".join(f"    {answer}" for answer in self.answers[-5:])
        return (
            f"FAILED {self.check} at decision {self.decision} of seed {self.seed}, {self.seats} seats\n"
            f"  {self.problem}\n  frames:\n{frames}\n  last answers:\n{recent}\n"
            f"  again: epoka conform {self.game} --seats {self.seats} --games 1 --seed {self.seed}{options}"
        )


class Report(NamedTuple):
    """What one game showed."""

    decisions: int
    failure: Failure | None


def conform_game(
    game: Game[Any],
    seats: int,
    seed: int,
    options: Mapping[str, Value] | None = None,
) -> Report:
    """Play a random game and check it at every decision."""
    rng = Random(f"{game.name}:{seats}:{seed}")
    table = Table.new(game, seats, seed, options)
    watch = Watch(table, rng)
    decisions = 0
    check = "set-up"
    try:
        while True:
            for name, run in watch.checks(decisions):
                check = name
                run()
            if table.over:
                break
            check = "apply"
            watch.advance()
            decisions += 1
            if decisions > LONGEST:
                check = "a random game ends"
                raise Broken(f"not over after {LONGEST} decisions")
    except Broken as broken:
        problem = str(broken)
    except (EpokaError, AssertionError, LookupError, TypeError, AttributeError, ValueError) as crash:
        where = traceback.extract_tb(crash.__traceback__)[-1]
        problem = f"{type(crash).__name__}: {crash} ({Path(where.filename).name}:{where.lineno})"
    else:
        return Report(decisions, None)
    answers = tuple([f"{seat} {text_of(answer)}" for seat, answer in table.answers()])
    failure = Failure(
        game.name, seats, seed, options or {}, decisions, check, problem, tuple(table.stack_text()), answers
    )
    return Report(decisions, failure)
