"""The figures of a match are what statistics says they are."""

from __future__ import annotations

import pytest

from epoka.arena import Played, pairs, standings, wilson
from epoka.arena.standings import percentile
from epoka.kernel.game import places_of


def game(number: int, bots: str, scores: tuple[int, ...], places: tuple[int, ...] = ()) -> Played:
    """A game that was played, with places by points."""
    places = places or places_of([(points,) for points in scores])
    times = tuple((float(seat + 1), 10.0 * (seat + 1)) for seat in range(len(scores)))
    return Played(number, tuple(bots), scores, places, times, f"{number:016x}")


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Worked out from the formula by hand.
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (200, 400, 0.4512, 0.5488),
        (380, 400, 0.9240, 0.9674),
    ],
)
def test_the_interval_is_wilsons(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_an_interval_holds_the_rate_and_shrinks_with_games() -> None:
    widths = []
    for games in (3, 30, 300, 3000):
        low, high = wilson(games / 3, games)
        assert low < 1 / 3 < high
        widths.append(high - low)
    assert widths == sorted(widths, reverse=True)
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_shared_victory_counts_as_shares() -> None:
    games = [game(0, "ab", (7, 7)), game(1, "ba", (3, 9))]
    first, second = standings("ab", games)
    assert (first.name, first.wins, first.win_rate) == ("a", 1.5, 0.75)
    assert (second.name, second.wins, second.games) == ("b", 0.5, 2)


def test_a_bot_with_several_seats_is_counted_once_for_each() -> None:
    games = [game(number, "abbb", (4, 1, 9, 2)) for number in range(4)]
    found = {standing.name: standing for standing in standings("ab", games)}
    assert (found["a"].games, found["a"].wins) == (4, 0)
    assert (found["b"].games, found["b"].wins) == (12, 4)
    assert found["b"].win_rate == pytest.approx(1 / 3)
    assert found["b"].games_by_seat == (0, 4, 4, 4)
    assert found["b"].wins_by_seat == (0, 0, 4, 0)


def test_scores_and_leads_over_the_best_rival_are_averaged() -> None:
    games = [game(0, "abc", (10, 4, 7)), game(1, "cab", (6, 8, 12))]
    found = {standing.name: standing for standing in standings("abc", games)}
    assert found["a"].mean_score == 9
    assert found["a"].mean_margin == (3 - 4) / 2
    assert found["b"].mean_margin == (-6 + 4) / 2


def test_thinking_times_are_given_as_median_and_95_percent() -> None:
    values = [float(value) for value in range(1, 101)]
    assert percentile(values, 0.5) == 51
    assert percentile(values, 0.95) == 96
    assert percentile([], 0.5) == 0
    (standing, _) = standings("ab", [game(0, "ab", (2, 1))])
    assert (standing.moves, standing.ms_per_move, standing.ms_per_move_p95) == (2, 10.0, 10.0)


def test_the_order_in_which_games_finish_plays_no_part() -> None:
    games = [game(number, "ab" if number % 2 else "ba", (number % 5, 3)) for number in range(20)]
    assert standings("ab", games) == standings("ab", games[::-1])


def test_who_wins_more_is_rated_higher_and_more_surely_with_more_games() -> None:
    few = standings("abc", [game(number, "abc", (9, 5, 1)) for number in range(3)])
    many = standings("abc", [game(number, "abc", (9, 5, 1)) for number in range(60)])
    for found in (few, many):
        assert [standing.name for standing in found] == ["a", "b", "c"]
        assert found[0].rating > found[1].rating > found[2].rating
    assert all(sure.rating_deviation < unsure.rating_deviation for sure, unsure in zip(many, few, strict=True))


def test_equal_bots_are_rated_about_equal() -> None:
    games = [game(number, "ab", (1, 0) if number % 4 in {0, 3} else (0, 1)) for number in range(200)]
    first, second = standings("ab", games)
    assert first.rating - second.rating < 40


def test_places_decide_where_points_are_equal() -> None:
    first, second, third = standings("abc", [game(0, "abc", (5, 5, 5), (2, 1, 3))])
    assert [one.name for one in (first, second, third)] == ["b", "a", "c"]
    assert [one.wins for one in (first, second, third)] == [1, 0, 0]
    assert [pair.ahead for pair in pairs("abc", [game(0, "abc", (5, 5, 5), (2, 1, 3))])] == [0, 1, 1]


def test_pairs_count_who_ended_ahead() -> None:
    games = [game(0, "abb", (5, 9, 1)), game(1, "bab", (3, 7, 3))]
    (pair,) = pairs("ab", games)
    assert (pair.name, pair.rival, pair.games, pair.ahead) == ("a", "b", 4, 3)
    assert pair.rate == 0.75
    assert pair.interval == wilson(3, 4)
    assert pairs("abc", games) == [pair]
