"""How bots judge Through the Ages: finitely, repeatably, blind to what is hidden, and well enough to beat random."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from random import Random

import pytest

import epoka
from epoka.bots import answer, make
from epoka.bots.evaluation import judge_of, worth
from epoka.games.through_the_ages.play import turn_of, values
from epoka.games.through_the_ages.play.clock import Clock, has_begun
from epoka.games.through_the_ages.play.evaluation import civilization_worth, known_worth
from epoka.games.through_the_ages.play.figures import Figures
from epoka.games.through_the_ages.rules.turn import Turn
from epoka.games.through_the_ages.state import AgesState
from epoka.games.through_the_ages.tables import START_WORKERS
from epoka.kernel import Table

LEVELS = ("simple", "advanced", "full")
END = ("end",)


def new(level: str, seats: int = 2, seed: int = 0) -> Table:
    return epoka.new("through_the_ages", seats, seed, options={"level": level})


def positions(level: str, seats: int, seed: int = 1) -> Iterator[Table]:
    """Every position of a game played at random."""
    table = new(level, seats, seed)
    rng = Random(seed)
    while not table.over:
        yield table
        table.apply(table.decision.seat, rng.choice(table.decision.options))


def played(names: list[str], level: str, seed: int) -> Table:
    """A whole game between bots."""
    table = new(level, len(names), seed)
    bots = [make(name, seed + seat) for seat, name in enumerate(names)]
    while not table.over:
        answer(table, bots[table.decision.seat], table.decision)
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_every_position_has_a_finite_value_for_each_seat(level: str, seats: int) -> None:
    for table in positions(level, seats):
        found = values(table)
        assert len(found) == seats
        assert all(isfinite(value) for value in found)
        assert values(table.clone()) == found


@pytest.mark.parametrize("level", LEVELS)
def test_a_worth_that_is_kept_in_mind_is_what_would_be_worked_out(level: str) -> None:
    known = 0
    for table in positions(level, 3):
        s: AgesState = table.state
        clock = Clock(s, has_begun(table))
        for seat, own in enumerate(s.civilizations):
            if not own.gone:
                known += 1
                assert known_worth(s, seat, clock) == civilization_worth(Figures(s, seat, clock))
    assert known > 200


def test_the_value_does_not_depend_on_the_order_of_decks_and_events() -> None:
    compared = 0
    for number, table in enumerate(positions("full", 2)):
        seat = table.decision.seat
        other = table.determinize(seat, Random(number))
        s, guess = table.state, other.state
        for own, dealt in zip(s.civilizations, guess.civilizations, strict=True):
            own.military = dealt.military
        if s.deck != guess.deck:
            compared += 1
        assert values(table) == values(other)
    assert compared > 50


def test_the_clock_runs_down_to_the_end_of_the_game() -> None:
    last = 99
    for table in positions("advanced", 2):
        s: AgesState = table.state
        clock = Clock(s, begun=False)
        assert clock.rounds <= last + 1
        last = min(last, clock.rounds)
        if s.last == s.round:
            assert max(clock.turns) == 1
    assert last == 1


def test_ending_a_turn_changes_little_in_the_value() -> None:
    changes = []
    for table in positions("advanced", 2, seed=4):
        if END in table.decision.options and isinstance(table.stack[-1], Turn) and table.state.round > 2:
            seat = table.decision.seat
            after = table.clone()
            after.apply(seat, END)
            if not after.over and after.state.age == table.state.age:
                changes.append(abs(values(after)[1 - seat] - values(table)[1 - seat]))
    assert len(changes) > 20
    assert sorted(changes)[len(changes) // 2] < 2


def test_destroying_what_works_is_worse_than_ending_the_turn() -> None:
    table = new("simple", seed=3)
    while table.state.round < 2:
        answer(table, make("greedy", 1), table.decision)
    seat = table.decision.seat
    ended = worth(table, seat, END, values, depth=1)
    for building in ("agriculture", "bronze", "philosophy"):
        assert worth(table, seat, ("destroy", building), values, depth=1) < ended
        assert ("destroy", building) in table.decision.options


def test_the_game_brings_its_own_judgement() -> None:
    judge = judge_of(epoka.game("through_the_ages"))
    assert judge.values is values
    assert judge.turn_of is turn_of


@pytest.mark.parametrize("level", LEVELS)
def test_greedy_beats_random_by_far(level: str) -> None:
    for seed in range(2):
        table = played(["greedy", "random"] if seed else ["random", "greedy"], level, seed)
        assert table.winners == (1 - seed,)
        assert table.scores[1 - seed] > 2 * table.scores[seed]


def test_greedy_builds_a_civilization() -> None:
    table = new("full", seed=5)
    bots = [make("greedy", seat) for seat in range(2)]
    most = [0, 0]
    while not table.over:
        most = [max(count, sum(own.workers)) for count, own in zip(most, table.state.civilizations, strict=True)]
        answer(table, bots[table.decision.seat], table.decision)
    assert min(most) > sum(START_WORKERS) + 1
    assert all(own.technologies for own in table.state.civilizations)
    assert max(table.scores) > 100


def test_a_game_with_greedy_repeats_with_its_seed() -> None:
    assert played(["greedy"] * 3, "simple", 2).digest() == played(["greedy"] * 3, "simple", 2).digest()
