"""A match: which bots meet, who sits where in each of its games, and how one of them is played.

A match goes in rounds. A round has one line-up and one deal: it is played once for each seat, with the line-up moved on
by one seat each time, so that every bot of it sits everywhere once. The deal follows from the match's seed and the
number of the round alone, so that other bots meet the same deals.
"""

from __future__ import annotations

from hashlib import blake2b
from itertools import combinations, permutations
from time import perf_counter
from typing import NamedTuple

import msgspec

import epoka
from epoka.bots import Budget, answer, make, with_budget
from epoka.kernel import BadSetup
from epoka.kernel.errors import Value


def game_seed(seed: int, number: int) -> int:
    """The seed of one deal of a series."""
    return int.from_bytes(blake2b(f"{seed}:{number}".encode(), digest_size=8).digest(), "little")


class Task(NamedTuple):
    """One game of a match."""

    number: int
    game: str
    options: dict[str, Value]
    bots: tuple[str, ...]
    """The bot at each seat."""
    seed: int
    budget: Budget | None


class Played(msgspec.Struct, frozen=True):
    """What came of a game; each tuple has a value for each seat."""

    number: int
    bots: tuple[str, ...]
    scores: tuple[float, ...]
    places: tuple[int, ...]
    """From 1; seats that are equal share one."""
    milliseconds: tuple[tuple[float, ...], ...]
    """How long each choice between two options or more has taken."""
    digest: str
    """The fingerprint of the final position."""

    def share(self, seat: int) -> float:
        """A seat's share of the victory."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0


class Match(NamedTuple):
    """What is played; equal matches have equal games as long as no bot thinks by the clock."""

    game: str
    options: dict[str, Value]
    bots: tuple[str, ...]
    seats: int
    seed: int
    budget: Budget | None = None
    """The same for every bot that thinks; without one, each has its own."""

    def check(self) -> None:
        """BadSetup if this cannot be played."""
        epoka.game(self.game).check_setup(self.seats, self.options)
        if len(self.bots) < min(2, self.seats):
            raise BadSetup("a match needs at least two bots")
        for name in self.bots:
            make(with_budget(name, self.budget), 0)

    def lineup(self, number: int) -> tuple[str, ...]:
        """The bots of a round. At a table of one they play in turn, each alone, on the same deals.

        As many as there are seats all play. Of more, every group meets in turn. Of fewer, the first takes one seat, and
        the others share the rest in turn. Who follows whom changes from round to round.
        """
        if len(self.bots) >= self.seats:
            groups = list(combinations(self.bots, self.seats))
            first, *others = groups[number % len(groups)]
            number //= len(groups)
        else:
            first, *rest = self.bots
            others = [rest[(number + place) % len(rest)] for place in range(self.seats - 1)]
        orders = sorted(set(permutations(others)))
        return (first, *orders[number % len(orders)])

    def task(self, number: int) -> Task:
        """One of the match's games, counted from 0."""
        turn, shift = divmod(number, self.seats)
        bots = self.lineup(turn)
        seated = bots[-shift:] + bots[:-shift]
        deal = turn // len(self.bots) if self.seats == 1 else turn
        return Task(number, self.game, self.options, seated, game_seed(self.seed, deal), self.budget)


def play(task: Task) -> Played:
    """Play a game of a match; runs in a process of its own, anywhere."""
    table = epoka.new(task.game, len(task.bots), task.seed, task.options)
    players = [make(with_budget(bot, task.budget), task.seed + 1 + seat) for seat, bot in enumerate(task.bots)]
    taken: list[list[float]] = [[] for _ in task.bots]
    while not table.over:
        decision = table.decision
        started = perf_counter()
        answer(table, players[decision.seat], decision)
        if len(decision.options) > 1:
            taken[decision.seat].append(round((perf_counter() - started) * 1000, 3))
    return Played(
        number=task.number,
        bots=task.bots,
        scores=table.scores,
        places=table.places,
        milliseconds=tuple([tuple(times) for times in taken]),
        digest=table.digest(),
    )
