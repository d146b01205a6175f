"""The ratings that the site shows were measured, and are there for every level and number of seats."""

from __future__ import annotations

import epoka
from epoka.bots import LEVELS, ladders, make


def test_every_level_has_a_rating_for_every_number_of_seats() -> None:
    measured = ladders("flow_of_history")
    assert tuple(sorted(measured)) == epoka.game("flow_of_history").seats
    for ladder in measured.values():
        assert all(ladder.of(level) is not None for level in LEVELS)
        assert ladder.ruleset_version == epoka.game("flow_of_history").version


def test_a_ladder_can_be_repeated_anywhere() -> None:
    """Everybody in it plays for iterations, so that the same command gives the same games."""
    for ladder in ladders("flow_of_history").values():
        assert {bot.played_as for bot in ladder.bots} == set(ladder.entrants)
        for name in ladder.entrants:
            assert make(name, 0).name in {"greedy", "search"}
            assert not name.endswith("ms")
            assert name.partition("@")[0] not in {"hard", "expert"} or "@" in name


def test_a_ladder_is_sorted_by_rating() -> None:
    for ladder in ladders("flow_of_history").values():
        ratings = [bot.rating for bot in ladder.bots]
        assert ratings == sorted(ratings, reverse=True)
        assert ladder.of("nobody") is None


def test_a_game_that_was_not_measured_has_no_ladders() -> None:
    assert ladders("no_such_game") == {}
