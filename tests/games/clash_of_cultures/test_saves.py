"""Games that were stored by earlier versions of the rules go on."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import epoka
from epoka.games.clash_of_cultures.game import GAME
from epoka.games.clash_of_cultures.rules import moments
from epoka.kernel import Table
from epoka.kernel.moments import UNKNOWN
from epoka.kernel.saves import save
from tests.docs.markdown import read
from tests.games.stored import Waiting, assert_goes_on, played_on, waiting_in

SAVES = Path(__file__).parent / "saves"


WAITING = waiting_in(SAVES / "version_3.waiting.xz") + waiting_in(SAVES / "version_3.questions.xz")
"""Found in random games: every frame, step and question of version 3 that is no more and that they came to."""

BATTLES = waiting_in(SAVES / "version_3.battles.xz")
"""The same for abilities that act in battles, at each moment and on both sides, and for cards that take a unit."""


def stored(version: int) -> Table:
    """A game as a version of the rules stored it."""
    return epoka.load((SAVES / f"version_{version}.epoka").read_bytes())


def test_the_version_is_told() -> None:
    assert f"| ruleset version | {GAME.version} |" in read("src/epoka/games/clash_of_cultures/README.md")


def test_every_earlier_version_has_a_game_that_goes_on() -> None:
    for version in range(1, GAME.version):
        assert played_on(stored(version)).winners


@pytest.mark.parametrize("waiting", [*WAITING, *BATTLES], ids=lambda waiting: waiting.stack[-1])
def test_what_waited_in_version_3_asks_the_same_and_goes_on(waiting: Waiting) -> None:
    assert_goes_on(waiting)


def test_a_loaded_game_asks_the_same_abilities() -> None:
    """At which moments abilities act is not stored, but worked out when it is first asked for."""
    table = epoka.new("clash_of_cultures", 4, 3)
    chance = Random(2)
    while table.state.age < 3:
        table.apply(table.decision.seat, chance.choice(table.decision.options))
    acts = [own.acts for own in table.state.nations]
    loaded = epoka.load(save(table))
    assert any(acts)
    assert {own.acts for own in loaded.state.nations} == {UNKNOWN}
    for number, own in enumerate(loaded.state.nations):
        moments.POINTS.found(loaded.state, number)
        assert own.acts == acts[number]
    assert loaded.decision.options == table.decision.options


def test_ships_that_explore_go_on_from_version_2() -> None:
    """A tile was turned up by ships, and its way round is about to be chosen. (COC-8.3.4)"""
    table = stored(2)
    assert table.decision.prompt == "prompt-turn"
    table.apply(table.decision.seat, ("turn", 0))
    assert table.decision.prompt != "prompt-turn"


def test_an_offer_that_answers_another_goes_on_from_version_1() -> None:
    """Seat 1 had offered 1 food, and seat 0 was about to offer 1 food for it. (COC-5.4)"""
    table = stored(1)
    assert (table.decision.seat, ("propose",) in table.decision.options) == (0, True)
    table.apply(0, ("want", "food"))
    table.apply(0, ("propose",))
    table.apply(1, ("refuse",))
    question = table.question(1)
    assert question is not None
    assert (table.state.active, question.prompt) == (1, "prompt-deed")
