"""Constructing buildings. (COC-7.5)"""

from __future__ import annotations

from typing import Any

import pytest

from epoka.games.clash_of_cultures.components import BUILDINGS
from epoka.games.clash_of_cultures.rules.choices import Choosing
from epoka.games.clash_of_cultures.rules.constructing import (
    ChooseSite,
    Construct,
    building_supplies,
    why_not_construct,
)
from epoka.games.clash_of_cultures.tables import ACADEMY, BUILDING, FORTRESS, TEMPLE
from tests.games.clash_of_cultures.scenario import scenario

PRICE = {"food": 1, "wood": 1, "ore": 1}
LAND = {"C3": "plains", "D3": "plains", "E3": "plains", "C4": "plains"}
ON = {"civilizations": "on"}


def cities(number: int, **given: str) -> dict[str, str]:
    """Some Neutral cities, those given first."""
    names = ["D2", "C3", "D3", "E3", "C4"]
    found = dict.fromkeys(names[:number], "neutral")
    return {**found, **given}


def test_ex_02_city_size_limit() -> None:
    """No city grows beyond the number of own cities; it keeps its size when cities are lost. (EX-02, COC-7.5.1)"""
    three = scenario(
        terrain=LAND, seat0={"cities": cities(3, D2="neutral temple fortress"), "advances": "writing", **PRICE}
    )
    assert three.refused(0, "construct academy D2") == ("too-few-cities", "COC-7.5.1")
    four = scenario(
        terrain=LAND, seat0={"cities": cities(4, D2="neutral temple fortress"), "advances": "writing", **PRICE}
    )
    four.answer(0, "construct academy D2")
    assert four.state.built[four.hex("D2")] > 0
    two = scenario(
        terrain=LAND, seat0={"cities": cities(2, D2="neutral temple fortress port"), "advances": "writing", **PRICE}
    )
    assert two.refused(0, "construct academy D2") == ("too-few-cities", "COC-7.5.1")


def test_ex_04_a_building_needs_its_advance() -> None:
    """An Academy needs Writing and brings 2 ideas. (EX-04, COC-7.5.1)"""
    without = scenario(terrain=LAND, seat0={"cities": cities(2), **PRICE})
    assert without.refused(0, "construct academy D2") == ("building-needs", "COC-7.5.1")
    table = scenario(terrain=LAND, seat0={"cities": cities(2), "advances": "writing", **PRICE})
    table.answer(0, "construct academy D2")
    assert table.stock(0) == (0, 0, 0, 2, 0, 0, 0)
    assert table[0].actions_left == 2


def test_ex_13_building_restrictions() -> None:
    """Legal only in a Neutral city that has no Academy and may grow. (EX-13, COC-7.5.1)"""
    table = scenario(
        terrain=LAND,
        seat0={
            "cities": {
                "D2": "neutral temple",
                "C3": "angry temple",
                "D3": "neutral temple fortress port",
                "E3": "neutral academy",
            },
            "advances": "writing",
            **PRICE,
        },
    )
    assert table.options("construct") == ["construct academy D2"]
    assert table.refused(0, "construct academy C3") == ("city-angry", "COC-7.5.1")
    assert table.refused(0, "construct academy D3") == ("too-few-cities", "COC-7.5.1")
    assert table.refused(0, "construct academy E3") == ("building-already", "COC-7.5.1")


def test_ex_16_forced_labor_and_building() -> None:
    """An Angry city builds after Forced Labor, stays Angry and is not activated again. (EX-16, COC-7.3.4)"""
    given: dict[str, Any] = {"cities": cities(3, D2="angry academy"), **PRICE, "mood": 1}
    without = scenario(terrain=LAND, seat0={**given, "advances": "myths"})
    assert without.refused(0, "construct temple D2") == ("city-angry", "COC-7.5.1")
    known = "myths tactics draft nationalism forced_labor"
    table = scenario(terrain=LAND, seat0={**given, "advances": known})
    table.answer(0, "use forced_labor", "construct temple D2")
    assert table.options() == ["gain mood", "gain culture"]
    table.answer(0, "gain culture")
    assert (table.mood("D2"), table.stock(0, "mood", "culture")) == ("angry", (0, 1))
    assert table.refused(0, "collect D2") == ("activated-angry", "COC-7.3.2")


@pytest.mark.parametrize("row", BUILDINGS, ids=lambda row: row.id)
def test_every_building_is_built(row: Any) -> None:
    """1 food, 1 wood, 1 ore and its advance. (COC-7.5.1)"""
    table = scenario(
        options=ON,
        terrain={**LAND, "C3": "sea"},
        seat0={"cities": {"D2": "neutral", "D3": "neutral"}, "advances": row.requires, **PRICE},
    )
    assert table.options("construct") == [f"construct {row.id} {name}" for name in ("D2", "D3")]
    table.answer(0, f"construct {row.id} D2")
    if row.id == "temple":
        table.answer(0, "gain mood")
    assert table.stock(0, "food", "wood", "ore") == (0, 0, 0)
    assert building_supplies(table.state, 0)[BUILDING.index(row.id)] == 4
    assert table.told("constructed") == [(0, row.id, "D2")]


def test_buildings_of_the_expansion_are_not_in_the_base_game() -> None:
    """(COC-1.1)"""
    table = scenario(terrain=LAND, seat0={"cities": cities(2), "advances": "bartering", **PRICE})
    assert table.refused(0, "construct market D2") == ("needs-expansion", "COC-1.1")


def test_an_observatory_draws_an_action_card() -> None:
    """(COC-7.5.2)"""
    table = scenario(options=ON, terrain=LAND, seat0={"cities": cities(2), "advances": "math", **PRICE})
    hand = len(table[0].hand)
    table.answer(0, "construct observatory D2")
    assert len(table[0].hand) == hand + 1


def test_a_port_needs_sea_and_gets_a_port_hex() -> None:
    """(COC-7.5.3)"""
    inland = scenario(terrain=LAND, seat0={"cities": cities(2), "advances": "fishing", **PRICE})
    assert inland.refused(0, "construct port D2") == ("port-needs-sea", "COC-7.5.3")
    table = scenario(
        terrain={"C3": "sea", "E3": "sea", "D3": "plains"},
        seat0={"cities": {"D2": "neutral", "D3": "neutral"}, "advances": "fishing", **PRICE},
    )
    table.answer(0, "construct port D2")
    assert table.options() == ["port E3", "port C3"]
    table.answer(0, "port C3")
    assert table.state.ports[table.hex("D2")] == table.hex("C3")


def test_pieces_run_out() -> None:
    """Own pieces count wherever they stand; foreign ones do not. (COC-1.3)"""
    table = scenario(
        terrain=LAND,
        seat0={"cities": {**dict.fromkeys(("C3", "D3", "E3", "C4"), "neutral temple"), "D2": "neutral"}, **PRICE},
        seat1={"cities": {"D7": "happy temple:0 academy"}},
    )
    assert building_supplies(table.state, 0)[TEMPLE] == 0
    assert building_supplies(table.state, 1)[TEMPLE] == 5
    assert building_supplies(table.state, 1)[ACADEMY] == 4
    table = scenario(
        terrain=LAND,
        seat0={
            "cities": {**dict.fromkeys(("C3", "D3", "E3", "C4"), "neutral temple"), "D2": "neutral"},
            "advances": "myths",
            **PRICE,
        },
        seat1={"cities": {"D7": "happy temple:0"}},
    )
    assert table.refused(0, "construct temple D2") == ("no-building-left", "COC-1.3")


def test_a_foreign_building_of_a_type_keeps_the_own_one_out() -> None:
    """(COC-7.5.1)"""
    table = scenario(terrain=LAND, seat0={"cities": cities(3, D2="neutral academy:1"), "advances": "writing", **PRICE})
    assert table.refused(0, "construct academy D2") == ("building-already", "COC-7.5.1")


def test_five_pieces_are_the_most() -> None:
    """(COC-7.5.1)"""
    table = scenario(
        terrain={**LAND, "B3": "plains"},
        seat0={
            "cities": {**cities(5, D2="happy temple fortress port great_wall"), "B3": "neutral"},
            "advances": "writing",
            **PRICE,
        },
    )
    assert table.refused(0, "construct academy D2") == ("city-full", "COC-7.5.1")


def test_it_must_be_payable_and_gold_helps() -> None:
    table = scenario(terrain=LAND, seat0={"cities": cities(2), "advances": "writing", "food": 1, "gold": 1})
    assert table.refused(0, "construct academy D2") == ("cannot-pay", "COC-7.5.1")
    assert table.options("construct") == []
    table = scenario(terrain=LAND, seat0={"cities": cities(2), "advances": "writing", "food": 1, "gold": 2})
    table.answer(0, "construct academy D2")
    assert table.stock(0, "food", "gold", "ideas") == (0, 0, 2)


def test_pestilence_forbids_building_without_sanitation() -> None:
    """(COC-10.1, event 1)"""
    table = scenario(terrain=LAND, seat0={"cities": cities(2), "advances": "writing", **PRICE})
    table.state.lasting += (table.take("event_01_pestilence"),)
    reason = why_not_construct(table.state, 0, ACADEMY, table.hex("D2"))
    assert reason is not None
    assert reason.reason == "pestilence"
    clean = scenario(terrain=LAND, seat0={"cities": cities(2), "advances": "writing sanitation", **PRICE})
    clean.state.lasting += (clean.take("event_01_pestilence"),)
    assert why_not_construct(clean.state, 0, ACADEMY, clean.hex("D2")) is None


# -- advances that change it (COC-6.6) ---------------------------------------------------------------------------------


def test_state_religion_saves_the_food_of_one_temple_per_turn() -> None:
    """(COC-6.6)"""
    table = scenario(terrain=LAND, seat0={"cities": cities(3), "advances": "myths state_religion", "wood": 2, "ore": 2})
    assert set(table.options("construct")) == {f"construct temple {name}" for name in ("D2", "C3", "D3")}
    table.answer(0, "construct temple D2", "gain mood")
    assert table.stock(0, "wood", "ore") == (1, 1)
    assert table.refused(0, "construct temple C3") == ("cannot-pay", "COC-7.5.1")


def test_dogma_may_bring_a_theocracy_advance_with_a_new_temple() -> None:
    """The cube comes from the event track. (COC-6.6)"""
    known = "myths state_religion dogma"
    table = scenario(terrain=LAND, seat0={"cities": cities(3), "advances": known, "wood": 1, "ore": 1, "cubes": 3})
    table.answer(0, "construct temple D2", "gain mood")
    assert table.options() == ["learn devotion", "learn conversion", "learn fanaticism", "skip"]
    table.answer(0, "learn fanaticism")
    assert ("fanaticism" in table.advances(0), table[0].cubes) == (True, 2)
    done = scenario(
        terrain=LAND,
        seat0={"cities": cities(3), "advances": known + " devotion conversion fanaticism", "wood": 1, "ore": 1},
    )
    done.answer(0, "construct temple D2", "gain mood")
    assert done.decision.prompt == "prompt-deed"


# -- building by other means -------------------------------------------------------------------------------------------


def test_a_free_construct_activates_and_costs_nothing() -> None:
    """City Development builds without food, wood and ore. (COC-7.5.1)"""
    table = scenario(terrain=LAND, seat0={"cities": cities(2), "advances": "tactics"}, start=False)
    table.carry_out(Construct(0, FORTRESS, table.hex("D2"), free=1))
    assert table.state.uses[table.hex("D2")] == 2
    assert building_supplies(table.state, 0)[FORTRESS] == 4


def test_a_quiet_construct_does_not_activate() -> None:
    """Great persons build without activating the city, at the normal price. (COC-7.5.1)"""
    table = scenario(terrain=LAND, seat0={"cities": cities(2), "advances": "myths tactics", **PRICE}, start=False)
    table.carry_out(Choosing(ChooseSite(0, (TEMPLE,))))
    assert table.options() == ["construct temple D2", "construct temple C3", "skip"]
    assert table.refused(0, "construct fortress D7") == ("not-your-city", "COC-7.5.1")
    table.answer(0, "construct temple C3", "gain culture")
    assert table.state.uses[table.hex("C3")] == 0
    assert table.stock(0) == (0, 0, 0, 0, 0, 0, 1)


def test_nothing_to_construct_quietly() -> None:
    table = scenario(terrain=LAND, seat0={"cities": cities(2), "advances": "myths"}, start=False)
    table.carry_out(Choosing(ChooseSite(0)))
    assert table.table.over
