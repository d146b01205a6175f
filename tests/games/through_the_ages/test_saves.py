"""Games that were stored by earlier versions of the rules go on."""

from __future__ import annotations

from pathlib import Path

import pytest

import epoka
from epoka.games.through_the_ages import GAME
from tests.docs.markdown import read
from tests.games.stored import Waiting, assert_goes_on, played_on, waiting_in

SAVES = Path(__file__).parent / "saves"


def test_the_version_is_told() -> None:
    assert f"| ruleset version | {GAME.version} |" in read("src/epoka/games/through_the_ages/README.md")


def test_every_earlier_version_has_a_game_that_goes_on() -> None:
    """Version 1 was stored in a turn in which a revolution had just taken all civil actions. (TTA-11.2)"""
    for version in range(1, GAME.version):
        assert played_on(epoka.load((SAVES / f"version_{version}.epoka").read_bytes())).winners


def test_an_event_goes_on_from_version_2() -> None:
    """In the political step of a turn an event was revealed, and seat 2 may build for nothing. (TTA-18.1)"""
    table = epoka.load((SAVES / "version_2.epoka").read_bytes())
    assert (table.decision.seat, table.decision.prompt) == (2, "prompt-free-building")
    assert table.decision.options == (("build", "warriors"), ("decline",))


@pytest.mark.parametrize("waiting", waiting_in(SAVES / "version_2.questions.xz"), ids=lambda waiting: waiting.stack[-1])
def test_what_version_2_asked_is_asked_and_goes_on(waiting: Waiting) -> None:
    """Found in random games: every question that is made in another way now and that they came to."""
    assert_goes_on(waiting)
