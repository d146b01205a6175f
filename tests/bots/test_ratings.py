"""The ratings that the site shows were measured, and are there for every level and number of seats."""

from __future__ import annotations

import msgspec
import pytest

import epoka
from epoka.bots import LEVELS, ladders, make
from tests.kernel.toy import TOY

MEASURED = [game for game in epoka.games() if ladders(epoka.game(game))]


@pytest.mark.parametrize("game", MEASURED)
def test_every_level_has_a_rating_for_every_number_of_seats(game: str) -> None:
    measured = ladders(epoka.game(game))
    assert tuple(sorted(measured)) == epoka.game(game).seats
    for ladder in measured.values():
        assert all(ladder.of(level) is not None for level in LEVELS)
        assert ladder.ruleset_version == epoka.game(game).version


@pytest.mark.parametrize("game", MEASURED)
def test_a_ladder_can_be_repeated_anywhere(game: str) -> None:
    """Everybody in it plays for iterations, so that the same command gives the same games."""
    for ladder in ladders(epoka.game(game)).values():
        assert {bot.played_as for bot in ladder.bots} == set(ladder.entrants)
        for name in ladder.entrants:
            assert make(name, 0).name in {"greedy", "search"}
            assert not name.endswith("ms")
            assert name.partition("@")[0] not in {"hard", "expert"} or "@" in name


@pytest.mark.parametrize("game", MEASURED)
def test_a_ladder_is_sorted_by_rating(game: str) -> None:
    for ladder in ladders(epoka.game(game)).values():
        ratings = [bot.rating for bot in ladder.bots]
        assert ratings == sorted(ratings, reverse=True)
        assert ladder.of("nobody") is None


def test_the_command_of_a_ladder_names_options_that_are_not_the_ordinary_ones() -> None:
    ladder = ladders(epoka.game("flow_of_history"))[2]
    assert "--option" not in ladder.command("flow_of_history")
    other = msgspec.structs.replace(ladder, options={"level": "simple"})
    assert other.command("game").startswith("epoka arena game --option level=simple --bots greedy,")


def test_a_game_that_was_not_measured_has_no_ladders() -> None:
    assert ladders(TOY) == {}
