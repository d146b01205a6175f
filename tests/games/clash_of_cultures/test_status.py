"""The status phase, the first player and the ends of the game. (COC-11, COC-14.1, COC-15)"""

from __future__ import annotations

import pytest

from epoka.games.clash_of_cultures.components import FACES
from epoka.games.clash_of_cultures.rules import status
from epoka.games.clash_of_cultures.rules.choices import Choosing
from epoka.games.clash_of_cultures.rules.objectives import after_wonder
from epoka.games.clash_of_cultures.rules.status import (
    ChooseFirst,
    ChooseRaze,
    EndRoll,
    StatusPhase,
    chooser,
    rounds_left,
)
from tests.games.clash_of_cultures.scenario import scenario


def test_ex_81_first_player_tie() -> None:
    """Tokens 5/5/3: the first of the tied to the left of the first player chooses. (EX-81, COC-11.6)"""
    table = scenario(seats=3, first=2, active=2, seat0={"mood": 5}, seat1={"culture": 5}, seat2={"mood": 3})
    assert chooser(table.state) == 0
    table.carry_out(Choosing(ChooseFirst(chooser(table.state))))
    assert (table.decision.seat, table.options()) == (0, ["first 0", "first 1", "first 2"])
    table.answer(0, "first 1")
    assert table.state.first == 1


def test_the_first_player_among_the_tied_chooses() -> None:
    table = scenario(seats=3, first=1, active=1, seat0={"mood": 5}, seat1={"culture": 5}, seat2={})
    assert chooser(table.state) == 1


def test_the_great_lighthouse_chooses_the_first_player() -> None:
    """(COC-12.4.4)"""
    table = scenario(seat0={"mood": 9}, seat1={"cities": {"D7": "happy great_lighthouse"}})
    assert chooser(table.state) == 1


def test_razing_a_city_of_size_1() -> None:
    """1 gold, the settlement returns, units stay. (COC-11.4)"""
    table = scenario(seat0={"cities": {"D2": "happy temple", "C2": "angry"}, "units": {"C2": "infantry1"}})
    table.carry_out(Choosing(ChooseRaze(0)))
    assert table.options() == ["skip", "raze C2"]
    assert table.refused(0, "raze D2") == ("city-too-large", "COC-11.4")
    assert table.refused(0, "raze D7") == ("not-your-city", "COC-11.4")
    table.answer(0, "raze C2")
    assert (table.stock(0, "gold"), table.units(0, "C2"), len(table[0].cities)) == ((1,), "infantry1", 1)


def test_the_status_phase_goes_around_in_order() -> None:
    """Each step for everybody, from the first player: an advance, cards, razing, government. (COC-11)"""
    table = scenario(first=1, active=1)
    cards = [len(nation.hand) + len(nation.plans) for nation in table.state.nations]
    table.carry_out(StatusPhase())
    asked: list[tuple[int, str]] = []
    while table.options("first") == []:
        asked.append((table.decision.seat, table.decision.prompt))
        table.answer(table.decision.seat, table.options()[0])
    advances = [seat for seat, prompt in asked if "learn" in prompt]
    assert advances == [1, 0]
    after = [len(nation.hand) + len(nation.plans) for nation in table.state.nations]
    assert [now - before for now, before in zip(after, cards, strict=True)] == [2, 2]


def test_the_game_ends_after_the_last_age() -> None:
    """Only objectives are looked at. (COC-14.1)"""
    table = scenario(age=6)
    table.carry_out(StatusPhase())
    table.answer(0, "decline")
    table.answer(1, "decline")
    assert table.state.ended == 1


def test_the_game_ends_when_somebody_has_no_city() -> None:
    """(COC-14.1)"""
    table = scenario(age=2, seat1={"cities": {}, "units": {"D7": "infantry1"}})
    table.carry_out(StatusPhase())
    table.answer(0, "decline")
    table.answer(1, "decline")
    assert table.state.ended == 1


def test_short_game() -> None:
    """Four ages, two Settlers, two free advances, the second without a cube. (COC-15.2)"""
    table = scenario(options={"length": "short"})
    assert (table.state.ages, table.units(0, "D2")) == (4, "settler2")
    table.carry_out(StatusPhase())
    gained = {0: 0, 1: 0}
    cubes = table[0].cubes
    while table.options("first") == []:
        if "learn" in table.decision.prompt:
            gained[table.decision.seat] += 1
        table.answer(table.decision.seat, table.options()[0])
    assert gained == {0: 2, 1: 2}
    assert (cubes - table[0].cubes) % 3 == 1


@pytest.mark.parametrize(("value", "ends"), [(1, True), (2, False)])
def test_end_roll(monkeypatch: pytest.MonkeyPatch, value: int, ends: bool) -> None:
    """In the last five rounds a roll may end the game; the first of them only with a 1. (COC-15.3)"""
    table = scenario(options={"end": "roll"}, age=6, number=2)
    assert (table.state.ages, rounds_left(table.state)) == (7, 5)
    face = next(number for number, face in enumerate(FACES) if face.value == value)
    monkeypatch.setattr(status, "draw", lambda s, count: face)
    table.carry_out(EndRoll())
    if ends:
        table.answer(0, "decline")
        table.answer(1, "decline")
    assert bool(table.state.ended) is ends


def test_wonder_end() -> None:
    """A wonder built in one of the last five rounds ends the game with the round, even if it is gone. (COC-15.3)"""
    table = scenario(options={"end": "wonder"}, age=7, number=1)
    assert not status.is_last_round(table.state)
    after_wonder(table.state, 0)
    assert status.is_last_round(table.state)
    table.state.round = 2
    assert not status.is_last_round(table.state)
    early = scenario(options={"end": "wonder"}, age=3, number=1)
    after_wonder(early.state, 0)
    assert not status.is_last_round(early.state)


def test_what_was_done_in_the_round_before_the_end_roll_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The round that the roll ends is not played: the only wonder is that of the last one. (COC-15.3, COC-11.1)"""
    table = scenario(options={"end": "roll"}, age=6, number=3, seat0={"plans": "objective_32"})
    after_wonder(table.state, 0)
    table.state.age, table.state.round = 7, 1
    monkeypatch.setattr(status, "draw", lambda s, count: 0)
    table.carry_out(EndRoll())
    assert "complete objective_32 magnificent_culture" in table.options()
    assert (table.state.age, table.state.round, table.state.phase) == (6, 3, "status")
