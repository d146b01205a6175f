"""A match is seat-balanced, plays paired deals, and can be repeated, stopped and gone on with."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from epoka.arena import Match, Played, Record, here, pairs, play, standings
from epoka.bots import Budget
from epoka.kernel import BadSetup, EpokaError

GAME = "flow_of_history"


def match_of(bots: str, seats: int, seed: int = 0, budget: Budget | None = None) -> Match:
    """A match of The Flow of History."""
    return Match(GAME, {"rahdo": "off"}, tuple(bots.split(",")), seats, seed, budget)


def untimed(games: list[Played]) -> list[tuple[int, tuple[str, ...], tuple[float, ...], str]]:
    """What must be equal when games are equal: all but the times, in the order of the games."""
    ordered = sorted(games, key=lambda game: game.number)
    return [(game.number, game.bots, game.scores, game.digest) for game in ordered]


# -- who sits where --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "seats"),
    [("a,b", 2), ("a,b", 3), ("a,b,c", 3), ("a,b", 4), ("a,b,c", 4), ("a,b,c,d", 4), ("a,b,c", 2), ("a,b,c,d,e", 3)],
)
def test_every_bot_sits_at_every_seat_equally_often(bots: str, seats: int) -> None:
    match = match_of(bots, seats)
    tasks = [match.task(number) for number in range(seats * 60)]
    for name in match.bots:
        held = [sum(task.bots[seat] == name for task in tasks) for seat in range(seats)]
        assert len(set(held)) == 1
        assert held[0] > 0


def test_a_round_is_one_deal_with_everybody_moved_on_by_a_seat() -> None:
    match = match_of("a,b,c", 3, seed=5)
    tasks = [match.task(number) for number in range(6)]
    assert [task.bots for task in tasks[:3]] == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]
    assert len({task.seed for task in tasks[:3]}) == 1
    assert tasks[3].seed != tasks[0].seed


def test_other_bots_meet_the_same_deals() -> None:
    one, other = match_of("a,b", 4, seed=5), match_of("c,d,e,f", 4, seed=5)
    assert [one.task(number).seed for number in range(40)] == [other.task(number).seed for number in range(40)]
    assert match_of("a,b", 4, seed=6).task(0).seed != one.task(0).seed


def test_of_two_bots_at_four_seats_the_first_takes_one() -> None:
    match = match_of("hard,greedy", 4)
    assert [match.task(number).bots.index("hard") for number in range(8)] == [0, 1, 2, 3, 0, 1, 2, 3]
    assert all(match.task(number).bots.count("greedy") == 3 for number in range(8))


def test_of_three_bots_at_five_seats_the_others_share_the_rest_equally() -> None:
    match = match_of("a,b,c", 4)
    held = Counter(bot for number in range(4 * 30) for bot in match.task(number).bots)
    assert held == {"a": 120, "b": 180, "c": 180}


def test_of_more_bots_than_seats_every_group_meets_equally_often() -> None:
    match = match_of("a,b,c,d", 2)
    met = Counter(frozenset(match.task(number).bots) for number in range(2 * 6 * 3))
    assert len(met) == 6
    assert set(met.values()) == {6}


def test_who_follows_whom_changes() -> None:
    match = match_of("a,b,c,d", 4)
    assert len({match.lineup(number) for number in range(6)}) == 6


@pytest.mark.parametrize(
    ("bots", "seats", "budget", "complaint"),
    [
        ("greedy", 2, None, "at least two bots"),
        ("greedy,oracle", 2, None, "there is no bot 'oracle'"),
        ("greedy,random", 6, None, "not 6"),
        ("greedy,search@50", 2, Budget(iterations=5), "search@50 has a budget of its own"),
    ],
)
def test_a_match_that_cannot_be_played_is_refused(bots: str, seats: int, budget: Budget | None, complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        match_of(bots, seats, budget=budget).check()


# -- playing ---------------------------------------------------------------------------------------------------------


def test_a_game_tells_scores_winners_and_the_time_of_every_choice() -> None:
    game = play(match_of("greedy,random", 2, seed=3).task(1))
    assert game.bots == ("random", "greedy")
    assert game.places[1] == 1
    assert game.scores[1] > game.scores[0]
    assert (game.share(0), game.share(1)) == (0.0, 1.0)
    assert [len(times) > 20 for times in game.milliseconds] == [True, True]
    assert all(taken >= 0 for times in game.milliseconds for taken in times)


def test_any_number_of_processes_plays_the_same_games() -> None:
    match = match_of("search@8,greedy,random", 3, seed=2)
    assert untimed(list(here(match, range(6), jobs=2))) == untimed(list(here(match, range(6), jobs=1)))


def test_the_budget_is_the_same_for_every_bot_that_thinks() -> None:
    budgeted = play(match_of("hard,greedy", 2, budget=Budget(iterations=6)).task(0))
    named = play(match_of("hard@6,greedy", 2).task(0))
    assert budgeted.digest == named.digest
    assert budgeted.bots == ("hard", "greedy")


# -- the record ------------------------------------------------------------------------------------------------------


def test_a_match_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    match = match_of("greedy,random", 2, seed=4)
    whole = list(here(match, range(8), jobs=1))
    path = tmp_path / "match.jsonl"
    first = Record(path, match)
    for number in (5, 0, 3):
        first.add(whole[number])
    second = Record(path, match)
    assert {game.number for game in second.games} == {0, 3, 5}
    for game in here(match, [number for number in range(8) if number not in {0, 3, 5}], jobs=1):
        second.add(game)
    assert untimed(Record(path, match).games) == untimed(whole)


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    match = match_of("greedy,random", 2)
    path = tmp_path / "match.jsonl"
    record = Record(path, match)
    for number in range(2):
        record.add(play(match.task(number)))
    path.write_bytes(path.read_bytes()[: -Random(1).randrange(2, 40)])
    again = Record(path, match)
    assert [game.number for game in again.games] == [0]
    again.add(play(match.task(1)))
    assert [game.number for game in Record(path, match).games] == [0, 1]


def test_a_record_of_another_match_is_refused_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = match_of("greedy,random", 2)
    Record(path, match).add(play(match.task(0)))
    before = path.read_bytes()
    for other in (match._replace(seed=9), match._replace(bots=("greedy", "greedy")), match._replace(seats=3)):
        with pytest.raises(EpokaError, match="holds another match"):
            Record(path, other)
    assert path.read_bytes() == before


def test_a_damaged_record_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = match_of("greedy,random", 2)
    record = Record(path, match)
    for number in range(2):
        record.add(play(match.task(number)))
    lines = path.read_bytes().splitlines()
    path.write_bytes(b"\n".join([lines[0], b"{}", lines[2]]) + b"\n")
    with pytest.raises(EpokaError, match="damaged in line 2"):
        Record(path, match)


# -- alone -----------------------------------------------------------------------------------------------------------


def test_at_a_table_of_one_each_bot_plays_the_same_deals() -> None:
    match = Match("imperial_settlers", {}, ("greedy", "random"), 1, 7)
    match.check()
    tasks = [match.task(number) for number in range(6)]
    assert [task.bots for task in tasks] == [("greedy",), ("random",)] * 3
    assert [task.seed for task in tasks[::2]] == [task.seed for task in tasks[1::2]]
    assert len({task.seed for task in tasks}) == 3


def test_whoever_plays_alone_wins_or_loses_against_the_game() -> None:
    match = Match("imperial_settlers", {}, ("random",), 1, 7)
    games = [play(match.task(number)) for number in range(3)]
    (found,) = standings(match.bots, games)
    assert found.games == 3
    assert found.wins == sum(game.places == (1,) for game in games)
    assert found.mean_score == sum(game.scores[0] for game in games) / 3
    assert pairs(match.bots, games) == []


def test_of_those_who_play_alone_the_most_victories_come_first() -> None:
    games = [
        Played(0, ("loser",), (90.0,), (2,), ((),), ""),
        Played(1, ("winner",), (50.0,), (1,), ((),), ""),
        Played(2, ("better",), (60.0,), (1,), ((),), ""),
    ]
    assert [standing.name for standing in standings(("loser", "winner", "better"), games)] == [
        "better",
        "winner",
        "loser",
    ]
