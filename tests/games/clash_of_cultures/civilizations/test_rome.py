"""Rome: Aqueduct, Imperial Roads, Captivi, Provinces; Augustus, Caesar, Sulla. (COC-13.44)"""

from __future__ import annotations

from typing import Any

import pytest

from epoka.games.clash_of_cultures.rules.battle import Battle
from epoka.games.clash_of_cultures.rules.capture import Capture
from epoka.games.clash_of_cultures.rules.moments import BATTLE_ENDED, BATTLE_VALUE
from tests.games.clash_of_cultures.scenario import Scenario, scenario

LAND = {"D3": "region_14", "D5": "region_15"}


def rome(tiles: dict[str, str] | None = None, **given: Any) -> Scenario:
    others = {key: given.pop(key) for key in list(given) if key in ("seat1", "barbarians", "start", "wonders")}
    return scenario(
        options={"civilizations": "on"},
        tiles=LAND if tiles is None else tiles,
        seat0={"civilization": "rome", **given},
        **others,
    )


def test_aqueduct_makes_sanitation_free() -> None:
    """At no resource cost for an action, or at its price as a free action."""
    table = rome(advances="engineering rome_aqueduct", food=2)
    table.answer(0, "use rome_aqueduct")
    assert "sanitation" in table.advances(0)
    assert (table[0].actions_left, table.stock(0, "food")) == (3, (0,))
    poor = rome(advances="engineering rome_aqueduct")
    assert poor.refused(0, "use rome_aqueduct") == ("cannot-pay", "COC-7.1.1")
    poor.answer(0, "advance sanitation")
    assert ("sanitation" in poor.advances(0), poor[0].actions_left) == (True, 2)


def test_imperial_roads_reach_4_hexes_between_own_cities() -> None:
    """(COC-13.44)"""
    cities = {"D2": "happy", "D6": "neutral"}
    table = rome(advances="roads tactics rome_imperial_roads", food=1, ore=1, cities=cities, units={"D2": "infantry1"})
    table.answer(0, "move", "group D2 infantry1")
    assert "road D6" in table.options()
    assert "road D5" not in table.options()
    table.answer(0, "road D6")
    assert (table.units(0, "D6"), table.stock(0, "food", "ore")) == ("infantry1", (0, 0))


def test_captivi_pay_for_buildings_with_mood() -> None:
    cities = {"D2": "happy", "D4": "neutral"}
    table = rome(advances="bartering writing rome_captivi", mood=3, cities=cities)
    assert "construct academy D4" in table.options()
    table.answer(0, "construct academy D4")
    assert (table.stock(0, "mood"), table.stock(0, "ideas")) == ((0,), (2,))


def test_captivi_reward_a_won_battle() -> None:
    table = rome(advances="tactics bartering rome_captivi", units={"D4": "infantry4"}, barbarians={"D5": "infantry1"})
    battle = Battle(0, 4, table.hex("D5"), table.hex("D4"), 0)
    battle.at_start, battle.winner = (0, 16), 0
    BATTLE_ENDED.frame(table.state, 0, battle)
    assert table.stock(0, "gold", "mood") == (1, 1)
    battle.winner = 4
    BATTLE_ENDED.frame(table.state, 0, battle)
    assert table.stock(0, "gold", "mood") == (1, 1)


def test_provinces_recruit_cavalry_far_from_home() -> None:
    cities = {"D2": "happy", "D3": "neutral", "D5": "neutral"}
    table = rome(advances="philosophy voting rome_provinces", food=2, wood=2, cities=cities)
    table.answer(0, "recruit D5", "hire cavalry")
    assert table.units(0, "D5") == "cavalry1"
    near = rome(advances="philosophy voting rome_provinces", food=1, wood=1, cities=cities)
    assert near.refused(0, "recruit D3")[0] == "nothing-to-recruit"


@pytest.mark.parametrize(("culture", "mood"), [(0, "neutral"), (1, "happy")])
def test_provinces_are_neutral_or_happy(culture: int, mood: str) -> None:
    table = rome(
        advances="philosophy voting rome_provinces",
        culture=culture,
        units={"D5": "infantry1"},
        seat1={"cities": {"D5": "happy", "D7": "neutral"}},
    )
    table.carry_out(Capture(0, table.hex("D5")))
    while not table.table.over and table.table.questions and table.decision.seat == 1:
        table.answer(1, table.options()[-1])
    if culture:
        table.answer(0, "yes")
    assert table.mood("D5") == mood


def test_princeps() -> None:
    """1 culture: an action card and an objective come, one of each goes."""
    table = rome(leader="augustus", units={"D2": "leader1"}, culture=1, hand="action_01")
    cards, plans = len(table[0].hand), len(table[0].plans)
    table.answer(0, "use augustus_princeps")
    table.answer(0, "discard action_01")
    table.answer(0, table.options("drop")[0])
    assert (len(table[0].hand), len(table[0].plans)) == (cards, plans)
    assert (table.stock(0, "culture"), table[0].actions_left) == ((0,), 2)


def fought(table: Scenario, hex_: str, defender: int = 4) -> int:
    battle = Battle(0, defender, table.hex(hex_), table.hex(hex_), 0)
    return BATTLE_VALUE.total(table.state, 0, battle)


def test_emperor_fights_better_where_rome_has_no_city() -> None:
    table = rome(leader="augustus", units={"D5": "leader1"})
    assert fought(table, "D5") == 2
    home = rome(leader="augustus", units={"D2": "leader1"})
    assert fought(home, "D2") == 0


def test_statesman_raises_his_city_freely() -> None:
    cities = {"D2": "angry", "D4": "angry"}
    table = rome(leader="caesar", units={"D2": "leader1"}, mood=2, cities=cities)
    table.answer(0, "use caesar_statesman")
    if table.options("raise"):
        assert all(option.startswith("raise D2") for option in table.options("raise"))
        table.answer(0, "raise D2 2")
    assert (table.mood("D2"), table.mood("D4"), table[0].actions_left) == ("happy", "angry", 3)


def test_proconsul_gains_infantry() -> None:
    table = rome(leader="caesar", units={"D5": "leader1"}, gold=1, seat1={"cities": {"D5": "angry", "D7": "neutral"}})
    table.carry_out(Capture(0, table.hex("D5")))
    while table.decision.seat == 1:
        table.answer(1, table.options()[-1])
    table.answer(0, "yes")
    assert table.units(0, "D5") == "infantry1-leader1"


def test_dictator_cannot_be_influenced() -> None:
    table = rome(
        leader="sulla",
        units={"D5": "leader1"},
        cities={"D5": "neutral academy", "D4": "neutral academy"},
        seat1={"cities": {"D6": "neutral temple"}},
        start=False,
    )
    table.state.active = 1
    table.begin()
    assert table.refused(1, "influence D5 building") == ("influence-barred", "COC-7.9.7")
    assert "influence D4 building" in table.options()


def test_civilizer_fights_barbarians() -> None:
    table = rome(leader="sulla", units={"D5": "leader1"})
    assert (fought(table, "D5", defender=4), fought(table, "D5", defender=1)) == (2, 0)
