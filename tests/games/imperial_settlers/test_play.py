"""How bots judge Imperial Settlers: finitely, repeatably, blind to what is hidden, and by what still pays."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from random import Random
from typing import Any

import pytest

import epoka
from epoka.bots import Budget, answer, make
from epoka.bots.evaluation import judge_of
from epoka.bots.search import SearchBot
from epoka.games.imperial_settlers.play import others_wait, turn_of, values
from epoka.games.imperial_settlers.play.evaluation import chance_alone, lasting_locations
from epoka.kernel import NOBODY, Table
from tests.games.imperial_settlers.scenario import own, scenario

GAME = "imperial_settlers"


def positions(seats: int, seed: int = 1) -> Iterator[Table]:
    """Every position of a game played at random."""
    table = epoka.new(GAME, seats, seed)
    rng = Random(seed)
    while not table.over:
        yield table
        table.apply(table.decision.seat, rng.choice(table.decision.options))


def worth(**given: Any) -> float:
    """What a position is worth to seat 0 beyond what it is to seat 1."""
    first, second = values(scenario(**given).table)
    return first - second


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_position_has_a_finite_value_for_each_seat(seats: int) -> None:
    for table in positions(seats):
        found = values(table)
        assert len(found) == seats
        assert all(map(isfinite, found))
        assert found == values(table.clone())


def test_what_is_hidden_plays_no_part() -> None:
    """Hands of others are dealt anew, and their mean worth hardly matters; the own seat's value stays the same."""
    for number, table in enumerate(positions(2)):
        if number % 10 == 0:
            seat = table.decision.seat
            mine = values(table)[seat]
            assert values(table.determinize(seat, Random(number)))[seat] == pytest.approx(mine)


def test_production_is_worth_more_the_more_rounds_are_left() -> None:
    found = [worth(seat0=own(locations="common_quarry"), number=number) for number in (1, 3, 5)]
    assert found == sorted(found, reverse=True)
    assert found[0] > found[2] + 1


def test_a_location_that_counts_a_colour_is_worth_more_beside_others_of_it() -> None:
    alone = worth(seat0=own(locations="common_wood_supplier"))
    both = worth(seat0=own(locations="common_wood_supplier common_lumber_trail"))
    other = worth(seat0=own(locations="common_lumber_trail"))
    nothing = worth(seat0=own())
    assert both - nothing > (alone - nothing) + (other - nothing)


def test_goods_are_lost_on_whoever_passes() -> None:
    table = scenario(seat0=own(faction="romans", wood=3)).table
    before = values(table)[0]
    table.apply(0, "pass")
    assert values(table)[0] < before - 1


def test_a_deal_is_worth_its_good_in_each_round() -> None:
    assert worth(seat0=own(deals="romans_roman_bank"), number=2) > worth(seat0=own(deals="romans_roman_bank"), number=4)


def test_a_location_that_was_taken_over_counts_for_its_owner() -> None:
    table = scenario(
        seat0=own(faction="egyptians", locations="egyptians_temple_of_ra"),
        seat1=own(faction="romans", locations="common_quarry"),
    )
    before = lasting_locations(table.state)
    table.answer(0, "activate egyptians_temple_of_ra 1")
    assert not table.state.empires[1].locations
    assert lasting_locations(table.state) == before


# -- alone -------------------------------------------------------------------------------------------------------------


def test_more_faction_locations_make_it_likelier_to_win_alone() -> None:
    banks = ("", "romans_roman_bank", "romans_roman_bank romans_architect")
    tables = [scenario(seats=1, seat0=own(faction="romans", locations=names), number=5).table for names in banks]
    found = [chance_alone(table.state) for table in tables]
    assert found == sorted(found)
    assert 0 < found[0] < found[2] < 1


def test_a_game_alone_that_has_ended_is_won_or_lost() -> None:
    found = set()
    for seed in range(4):
        table = epoka.new(GAME, 1, seed)
        bot = make("greedy", seed)
        while not table.over:
            answer(table, bot, table.decision)
        assert chance_alone(table.state) == float(table.winners == (0,))
        found.add(table.winners)
    assert found == {(), (0,)}


# -- what is planned ---------------------------------------------------------------------------------------------------


def test_others_wait_until_a_seat_acts_again() -> None:
    table = scenario(seat0=own(wood=2, hand="common_lumber_trail"), seat1=own(worker=4)).table
    table.apply(0, "build common_lumber_trail")
    assert turn_of(table) == 1
    others_wait(table, 0)
    assert turn_of(table) == 0
    assert table.decision.seat == 0
    assert not table.state.empires[1].passed
    assert len(table.answers()) == 1


def test_nobody_waits_for_whoever_has_passed() -> None:
    table = scenario(seat0=own(), seat1=own(worker=4)).table
    table.apply(0, "pass")
    others_wait(table, 0)
    assert table.decision.seat == 1


def test_outside_the_action_phase_it_is_nobodys_turn() -> None:
    assert turn_of(epoka.new(GAME, 2, 1)) == NOBODY


def test_nothing_is_left_out_once_the_game_is_over() -> None:
    table = list(positions(2))[-1]
    while not table.over:
        table.apply(table.decision.seat, table.decision.options[-1])
    others_wait(table, 0)
    assert table.over


def test_a_plan_goes_through_the_round() -> None:
    """Two workers become a stone, the stone a Sculptor's Workshop: no single action shows that."""
    table = scenario(
        seat0=own(faction="romans", worker=2, hand="romans_roman_bank", locations="common_ruins", faction_deck=""),
        seat1=own(),
        number=2,
    ).table
    bot = SearchBot(1, Budget(iterations=40))
    bot_choice = bot.choose(table.decision, table.determinize(0, Random(1)))
    assert bot_choice == ("exchange",)
    table.apply(0, bot_choice)
    assert bot.choose(table.decision, table.determinize(0, Random(1))) == ("reward", "stone")


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_search_plays_to_the_end(seats: int) -> None:
    table = epoka.new(GAME, seats, 5)
    bots = [make("search@3" if seat == 0 else "random", seat) for seat in range(seats)]
    while not table.over:
        answer(table, bots[table.decision.seat], table.decision)
    assert judge_of(epoka.game(GAME)).turn_of is turn_of


def test_greedy_mostly_beats_random() -> None:
    won = 0
    for seed in range(3):
        table = epoka.new(GAME, 2, seed)
        bots = [make("greedy", seed), make("random", seed)]
        while not table.over:
            answer(table, bots[table.decision.seat], table.decision)
        won += table.winners == (0,)
    assert won >= 2
