"""Bots play legally, do not peek, and are as strong as they say."""

from __future__ import annotations

import gc
from random import Random
from types import FunctionType, ModuleType

import pytest

import epoka
from epoka.bots import LEVELS, NAMES, answer, make
from epoka.bots.bot import Bot
from epoka.bots.evaluation import advantage, by_score, judge_of
from epoka.kernel import BadSetup, Decision, Option, Table
from tests.kernel.toy import TOY

REPEATABLE = ("random", "greedy", "beginner", "easy")
"""Quick bots without a clock; the others search longer, or for a time."""


def played(names: list[str], seed: int) -> Table:
    """A whole game between bots."""
    table = epoka.new("flow_of_history", len(names), seed)
    bots = [make(name, seed + seat) for seat, name in enumerate(names)]
    while not table.over:
        decision = table.decision
        answer(table, bots[decision.seat], decision)
    return table


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("name", REPEATABLE)
def test_a_game_between_bots_ends_and_repeats_with_its_seed(name: str, seats: int) -> None:
    first, second = played([name] * seats, 3), played([name] * seats, 3)
    assert first.over
    assert first.winners
    assert first.digest() == second.digest()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_and_random_play_together(seats: int) -> None:
    assert played((["greedy", "random"] * 3)[:seats], 1).over


def test_greedy_beats_random() -> None:
    wins = sum(0 in played(["greedy", "random"], seed).winners for seed in range(20))
    wins += sum(1 in played(["random", "greedy"], seed).winners for seed in range(20))
    assert wins >= 38


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(BadSetup, match="there is no bot 'oracle'; there are: random, greedy, beginner"):
        make("oracle", 0)


class Spy(Bot):
    """Keeps what it was shown."""

    name = "spy"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.shown: list[Table] = []

    def choose(self, decision: Decision, sight: Table | None) -> Option:
        assert sight is not None
        self.shown.append(sight)
        return decision.options[0]


def test_a_bot_is_shown_a_table_without_seed_log_or_true_deck() -> None:
    same = 0
    for seed in range(10):
        table = epoka.new("flow_of_history", 3, seed)
        table.apply(table.decision.seat, table.decision.options[0])
        deck = table.state.deck
        spy = Spy(5)
        answer(table, spy, table.decision)
        (sight,) = spy.shown
        assert sight.seed is None
        assert sight.log is None
        assert sight.state.chance != table.state.chance
        assert sorted(sight.state.deck) == sorted(deck)
        same += sight.state.deck == deck
    assert same == 0


def reachable(start: object) -> set[int]:
    """The ids of all data that a program can get at from an object; code is not followed."""
    seen: set[int] = set()
    waiting = [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) not in seen and not isinstance(thing, type | FunctionType | ModuleType):
            seen.add(id(thing))
            waiting += gc.get_referents(thing)
    return seen


def test_nothing_a_bot_is_shown_leads_to_the_true_table() -> None:
    table = epoka.new("flow_of_history", 3, 4)
    for _ in range(12):
        table.apply(table.decision.seat, table.decision.options[0])
    table.undo_horizon()  # so that there is a history, too
    true = [table, table.state, table.state.deck, table.log, table.trail, *table.state.civilizations, *table.stack]
    assert reachable(table) >= {id(thing) for thing in true}
    spy = Spy(5)
    answer(table, spy, table.decision)
    found = reachable(spy)
    assert [thing for thing in true if id(thing) in found] == []


@pytest.mark.parametrize("name", [*REPEATABLE, "medium", "search@50"])
def test_a_choice_is_the_same_for_two_decks_that_look_the_same(name: str) -> None:
    for seed in range(6):
        table = epoka.new("flow_of_history", 4, seed)
        chooser = Random(seed)
        for _ in range(25):
            table.apply(table.decision.seat, chooser.choice(table.decision.options))
        seat = table.decision.seat
        other = table.determinize(seat, Random(99))
        assert other.state.deck != table.state.deck
        choices = []
        for true in (table, other):
            bot = make(name, 11)
            sight = true.determinize(seat, bot.rng) if bot.looks else None
            choices.append(bot.choose(true.decision, sight))
        assert choices[0] == choices[1]


def test_every_level_has_a_bot_and_answers() -> None:
    assert set(LEVELS) < set(NAMES)
    table = epoka.new("flow_of_history", 3, 1)
    for level in LEVELS:
        seen = table.clone()
        answer(seen, make(level, 1), seen.decision)
        assert len(seen.answers()) == 1


def test_a_budget_is_a_number_of_iterations_or_of_milliseconds() -> None:
    assert make("search@50", 1).name == "search"
    for wrong in ("search@", "search@0", "search@fast", "search@-5ms"):
        with pytest.raises(BadSetup, match="a search budget is a number"):
            make(wrong, 1)


def test_search_beats_greedy() -> None:
    wins = sum(seed % 2 in played((["search@40", "greedy"] * 2)[seed % 2 :][:2], seed).winners for seed in range(6))
    assert wins >= 5


def test_a_game_without_an_evaluation_is_judged_by_its_score() -> None:
    assert judge_of(TOY).values is by_score
    assert judge_of(epoka.game("flow_of_history")).values is not by_score


def test_winning_outweighs_any_lead() -> None:
    table = played(["greedy", "random", "random"], 2)
    (winner,) = table.winners
    assert advantage(table, winner, by_score) > 100
    assert all(advantage(table, seat, by_score) < -50 for seat in range(3) if seat != winner)
