"""Bots at a table of one: there is no rival to compare with, and a game can be lost all the same."""

from __future__ import annotations

from random import Random

import pytest

import epoka
from epoka.bots import Budget, answer, make, think
from epoka.bots.evaluation import advantage, by_score, judge_of
from epoka.kernel import Table

GAME = "imperial_settlers"


def played(name: str, seed: int) -> Table:
    """A solo game that a bot has played."""
    table = epoka.new(GAME, 1, seed)
    bot = make(name, seed)
    while not table.over:
        answer(table, bot, table.decision)
    return table


@pytest.mark.parametrize("name", ["greedy", "search@4"])
def test_a_bot_plays_alone_to_the_end(name: str) -> None:
    assert played(name, 3).over


def test_a_lost_game_is_worth_nothing() -> None:
    lost = played("random", 1)
    assert lost.winners == ()
    assert judge_of(epoka.game(GAME)).shares(lost) == [0.0]
    assert advantage(lost, 0, by_score) < -50


def test_more_points_are_a_greater_share() -> None:
    """Shares are between 0 and 1, and follow what the evaluation says."""
    table = epoka.new(GAME, 1, 1)
    judge = judge_of(epoka.game(GAME))
    rng = Random(1)
    found = []
    while not table.over:
        found.append((max(0.0, judge.values(table)[0]), judge.shares(table)[0]))
        table.apply(0, rng.choice(table.decision.options))
    assert all(0 <= share < 1 for _, share in found)
    assert [share for _, share in sorted(found)] == sorted([share for _, share in found])


def test_what_is_thought_of_options_alone_differs() -> None:
    """Hints and analysis show shares: alone they tell better options from worse."""
    table = epoka.new(GAME, 1, 1)
    while table.decision.prompt != "prompt-action":
        table.apply(0, table.decision.options[0])
    thoughts = think(table, 0, Budget(iterations=12), seed=1)
    shares = [thought.share for thought in thoughts.options]
    assert len(shares) == len(table.decision.options) > 2
    assert all(0 <= share < 1 for share in shares)
    assert len(set(shares)) > 1
    assert shares[0] == max(shares)
    assert thoughts.share == shares[0]


def test_levels_that_misjudge_play_alone_too() -> None:
    assert played("beginner", 2).over
