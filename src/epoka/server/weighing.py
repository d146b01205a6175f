"""Weighing: what a search makes of every option of a decision, and what every seat may expect of the victory."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Final, NamedTuple

from epoka.bots.evaluation import Judge, judge_of
from epoka.bots.search import Budget, Thought, thoughts_of, thoughts_of_turn
from epoka.bots.tree import Node, Search
from epoka.bots.turn import TurnSearch
from epoka.kernel import Decision, Option, Seat, Table

FEW: Final = 4
"""An option tried this many times less often than the best is looked at by itself before it is compared with that."""


class Weighed(NamedTuple):
    """A decision as the search sees it."""

    odds: list[float]
    """What each seat may expect of the victory, from 0 to 1."""
    options: list[Thought]
    """Every option, the best first."""


class Watch(Search):
    """A search that also keeps what its walks promised to every seat."""

    def __init__(self, judge: Judge, sight: Table, seat: Seat, rng: Random) -> None:
        super().__init__(judge, seat, rng)
        self.walks = 0
        self.totals = [0.0] * sight.seats

    def shares(self, table: Table) -> list[float]:
        found = super().shares(table)
        self.walks += 1
        self.totals = [total + share for total, share in zip(self.totals, found, strict=True)]
        return found

    @property
    def odds(self) -> list[float]:
        """What each seat may expect on the average."""
        return [total / self.walks for total in self.totals]


def weigh(sight: Table, seat: Seat, budget: Budget, rng: Random, played: Option | None = None) -> Weighed:
    """Weigh what a seat must decide on a table dealt anew for it; an option that was played is always looked at."""
    decision = next(asked for asked in sight.decisions if asked.seat == seat)
    judge = judge_of(sight.game)
    if judge.turn_of is not None:
        return weigh_turn(judge, decision, sight, budget, rng, played)
    watch = Watch(judge, sight, seat, rng)
    root = Node()
    started = perf_counter()
    left = 1
    while left > 0:
        watch.iterate(root, sight)
        left = budget.left(watch.walks, started)
    thoughts = ranked(root, decision, watch.odds[seat])
    if played is not None:
        thoughts = with_played(thoughts, sight, seat, budget, rng, played)
    return Weighed(watch.odds, thoughts)


def ranked(root: Node, decision: Decision, share: float) -> list[Thought]:
    """The options of a decision, the best first."""
    if len(decision.options) == 1:
        return [Thought(decision.options[0], 0, share, 0.0)]
    found = thoughts_of(root.choices[decision.seat], decision).options
    most = found[0].visits
    # Among those that were tried often, what they promise counts; a share made of few visits says little.
    return sorted(found, key=lambda thought: (thought.visits * FEW < most, -thought.share))


def with_played(
    thoughts: list[Thought], sight: Table, seat: Seat, budget: Budget, rng: Random, played: Option
) -> list[Thought]:
    """The same thoughts with a fair look at the option that was played, however little the search thought of it."""
    best = thoughts[0]
    own = next(thought for thought in thoughts if thought.option == played)
    if own.visits * FEW >= best.visits:
        return thoughts
    watch = Watch(judge_of(sight.game), sight, seat, rng)
    root = Node()
    started = perf_counter()
    left = best.visits
    while left > 0:
        # What the answer brings to light is dealt anew each time as well.
        after = sight.determinize(seat, rng)
        after.apply(seat, played)
        watch.iterate(root, after)
        left = min(best.visits - watch.walks, budget.left(watch.walks, started))
    seen = own._replace(share=min(watch.odds[seat], best.share))
    return [seen if thought is own else thought for thought in thoughts]


def weigh_turn(
    judge: Judge, decision: Decision, sight: Table, budget: Budget, rng: Random, played: Option | None
) -> Weighed:
    """The same in a game in which whole turns are planned."""
    search = TurnSearch(judge, decision.seat, rng)
    search.begin(decision, sight)
    plan_on(search, budget, None)
    if played is not None:
        best = search.outlooks()[0]
        own = next(found for found in search.outlooks() if found.option == played)
        if own.visits * FEW < best.visits:
            plan_on(search, budget._replace(iterations=best.visits), played)
    odds = search.shares(search.outlooks()[0])
    return Weighed(odds, list(thoughts_of_turn(search).options))


def plan_on(search: TurnSearch, budget: Budget, first: Option | None) -> None:
    """Plan a turn on within a budget; if an option is given, only what follows it."""
    started = perf_counter()
    before = search.opened
    left = 1
    while left > 0 and not search.decided:
        search.iterate(first)
        left = budget.left(search.opened - before, started)
