"""Games that were stored by earlier versions of the rules go on."""

from __future__ import annotations

from pathlib import Path
from random import Random

import epoka
from epoka.games.clash_of_cultures.game import GAME
from epoka.games.clash_of_cultures.rules import moments
from epoka.games.clash_of_cultures.state import ALL_MOMENTS
from epoka.kernel import Table
from epoka.kernel.saves import save
from tests.docs.markdown import read

SAVES = Path(__file__).parent / "saves"


def stored(version: int) -> Table:
    """A game as a version of the rules stored it."""
    return epoka.load((SAVES / f"version_{version}.epoka").read_bytes())


def played_on(table: Table) -> Table:
    """The same at its end, whatever is answered."""
    chance = Random(1)
    while not table.over:
        table.apply(table.decision.seat, chance.choice(table.decision.options))
    return table


def test_the_version_is_told() -> None:
    assert f"| ruleset version | {GAME.version} |" in read("src/epoka/games/clash_of_cultures/README.md")


def test_every_earlier_version_has_a_game_that_goes_on() -> None:
    for version in range(1, GAME.version):
        assert played_on(stored(version)).winners


def test_a_loaded_game_asks_the_same_abilities() -> None:
    """At which moments abilities act is not stored, but worked out when it is first asked for."""
    table = epoka.new("clash_of_cultures", 4, 3)
    chance = Random(2)
    while table.state.age < 3:
        table.apply(table.decision.seat, chance.choice(table.decision.options))
    acts = [own.acts for own in table.state.nations]
    loaded = epoka.load(save(table))
    assert any(acts)
    assert {own.acts for own in loaded.state.nations} == {ALL_MOMENTS}
    for number, own in enumerate(loaded.state.nations):
        moments.POINTS.found(loaded.state, number)
        assert own.acts == acts[number]
    assert loaded.decision.options == table.decision.options


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
