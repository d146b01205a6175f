"""Founding cities. (COC-7.2)"""

from __future__ import annotations

import pytest

from epoka.games.clash_of_cultures.rules.founding import place_city, why_not_settle
from tests.games.clash_of_cultures.scenario import scenario

FIELDS = {"C4": "plains", "D3": "plains", "C3": "forest", "E3": "mountain"}


def test_a_settler_founds_a_neutral_city() -> None:
    """(COC-7.2.1, COC-7.2.2)"""
    table = scenario(terrain=FIELDS, seat0={"units": {"D3": "settler2"}})
    table.answer(0, "found D3")
    assert (table.mood("D3"), table.units(0, "D3")) == ("neutral", "settler1")
    assert table.hex("D3") in table[0].cities
    assert table[0].actions_left == 2
    assert table.told("founded") == [(0, "D3")]


@pytest.mark.parametrize("name", ["C3", "E3"])
def test_cities_stand_on_forest_and_mountain(name: str) -> None:
    table = scenario(terrain=FIELDS, seat0={"units": {name: "settler1"}})
    table.answer(0, f"found {name}")
    assert table.state.owner[table.hex(name)] == 0


def test_why_a_city_cannot_be_founded() -> None:
    """No Barren, no Sea, no city, no exhausted land, no enemies, a Settler on land. (COC-7.2.1, COC-7.2.2)"""
    table = scenario(
        terrain={**FIELDS, "D4": "sea", "E4": "plains", "E5": "plains"},
        exhausted="C4",
        barbarians={"E4": "infantry1"},
        seat0={"units": {"D1": "settler1", "D2": "settler1", "C4": "settler1", "D4": "settler1-ship1"}},
    )
    assert table.refused(0, "found D1") == ("found-on-barren", "COC-7.2.1")
    assert table.refused(0, "found D2") == ("city-already", "COC-7.2.1")
    assert table.refused(0, "found C4") == ("exhausted", "COC-7.2.1")
    assert table.refused(0, "found D4") == ("found-on-land", "COC-7.2.1")
    enemy = why_not_settle(table.state, 0, table.hex("E4"))
    assert enemy is not None
    assert enemy.reason == "enemy-here"
    assert table.refused(0, "found E5") == ("no-settler-here", "COC-7.2.1")
    assert table.options("found") == []


def test_a_settlement_must_be_left() -> None:
    """(COC-1.3)"""
    fields = dict.fromkeys(("B2", "B3", "C3", "D3", "E3", "F2", "F3", "C4"), "plains")
    seven = {"D2": "happy", **dict.fromkeys(("B2", "B3", "C3", "E3", "F2", "F3"), "neutral")}
    table = scenario(terrain=fields, seat0={"cities": seven, "units": {"D3": "settler1"}})
    assert table.refused(0, "found D3") == ("no-settlement", "COC-7.2.1")


def test_a_city_without_a_settler() -> None:
    """Cards found cities without a Settler. (COC-7.2.1, event 18)"""
    table = scenario(terrain=FIELDS, seat0={"units": {}})
    assert why_not_settle(table.state, 0, table.hex("D3")) is None
    assert place_city(table.state, 0, table.hex("D3")) is None
    assert table.mood("D3") == "neutral"


def test_the_settler_who_can_do_least_founds_the_city() -> None:
    """One who entered a Mountain stays there; one who did not may still move on. (COC-7.2.1, COC-8.1.4)"""
    tiles = {"D3": "region_14", "F2": "region_13"}
    table = scenario(tiles=tiles, seat0={"cities": {"D2": "neutral"}, "units": {"E3": "settler1", "F2": "settler1"}})
    table.answer(0, "move", "group F2 settler1", "to E3", "done", "found E3")
    assert (table.units(0, "E3"), table.options("move", "wait")) == ("settler1", ["move"])
