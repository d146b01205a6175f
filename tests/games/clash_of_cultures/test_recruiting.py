"""Recruiting units. (COC-7.6)"""

from __future__ import annotations

from typing import Any

import pytest

from epoka.games.clash_of_cultures.rules.units import INFANTRY_PACK
from tests.games.clash_of_cultures.scenario import scenario

LAND = {"C3": "sea", "D3": "plains", "E3": "plains"}
ON = {"civilizations": "on"}


def test_ex_14_recruiting_with_an_empty_supply() -> None:
    """A Settler already on the map is moved to the city. (EX-14, COC-7.6.3)"""
    table = scenario(
        terrain=LAND,
        seat0={
            "cities": {"D2": "neutral academy"},
            "units": {"D3": "settler2", "E3": "settler2"},
            "advances": "storage",
            "food": 3,
            "ore": 1,
        },
    )
    table.answer(0, "recruit D2", "hire infantry", "hire settler")
    assert table.options() == ["fetch D3", "fetch E3"]
    table.answer(0, "fetch E3")
    assert table.stock(0, "food", "ore") == (0, 0)
    assert table.units(0, "D2") == "settler1-infantry1"
    assert (table.units(0, "D3"), table.units(0, "E3")) == ("settler2", "settler1")


def test_ex_15_medicine() -> None:
    """1 food or 1 ore of what was paid comes back. (EX-15, COC-7.6.5)"""
    table = scenario(
        terrain=LAND,
        seat0={"cities": {"D2": "neutral academy"}, "advances": "math medicine", "food": 2, "ore": 2},
    )
    table.answer(0, "recruit D2", "hire infantry", "hire infantry")
    assert table.options() == ["return food", "return ore"]
    table.answer(0, "return ore")
    assert table.stock(0, "food", "ore") == (0, 1)


def test_medicine_gives_no_token_back() -> None:
    """(COC-7.6.5)"""
    table = scenario(
        terrain=LAND, seat0={"cities": {"D2": "neutral"}, "advances": "math medicine tactics draft", "mood": 1}
    )
    table.answer(0, "recruit D2")
    assert table.units(0, "D2") == "settler1-infantry1"
    assert table.stock(0, "mood") == (0,)
    assert table.decision.prompt == "prompt-deed"


@pytest.mark.parametrize(
    ("unit", "price", "building"),
    [
        ("settler", {"food": 2}, ""),
        ("infantry", {"food": 1, "ore": 1}, ""),
        ("ship", {"wood": 2}, "port"),
        ("cavalry", {"food": 1, "wood": 1}, "market"),
        ("elephant", {"food": 2}, "market"),
        ("leader", {"mood": 1, "culture": 1}, ""),
    ],
)
def test_every_unit_is_recruited(unit: str, price: dict[str, int], building: str) -> None:
    """Its price, and the building it needs. (COC-7.6.1)"""
    given: dict[str, Any] = {"civilization": "rome", "units": {}, **price}
    table = scenario(options=ON, terrain=LAND, seat0={**given, "cities": {"D2": f"neutral {building}"}})
    table.answer(0, "recruit D2")
    if table.decision.prompt == "prompt-hire":
        assert f"hire {unit}" in table.options()
        table.answer(0, f"hire {unit}")
    if unit == "leader":
        table.answer(0, table.options()[0])
    assert table.units(0, "C3" if unit == "ship" else "D2") == f"{unit}1"
    assert sum(table.stock(0)) == 0
    if building:
        without = scenario(
            options=ON, terrain=LAND, seat0={**given, "cities": {"D2": "neutral"}, "food": 2, "ore": 1, "wood": 2}
        )
        without.answer(0, "recruit D2")
        assert without.refused(0, f"hire {unit}") == ("unit-needs-building", "COC-7.6.1")


def test_a_port_of_any_colour_serves() -> None:
    """(COC-7.5.4)"""
    table = scenario(terrain=LAND, seat0={"cities": {"D2": "neutral port:1"}, "wood": 2})
    table.answer(0, "recruit D2")
    assert table.units(0, "C3") == "ship1"


def test_nothing_to_recruit() -> None:
    table = scenario(terrain=LAND, seat0={"cities": {"D2": "neutral"}, "food": 1})
    assert table.refused(0, "recruit D2") == ("nothing-to-recruit", "COC-7.6.1")
    assert table.refused(0, "recruit D7") == ("not-your-city", "COC-7.3.1")


def test_recruiting_ends_when_done() -> None:
    table = scenario(
        terrain=LAND, seat0={"cities": {"D2": "happy academy"}, "advances": "storage", "food": 6, "ore": 1}
    )
    table.answer(0, "recruit D2")
    assert table.options() == ["hire settler", "hire infantry"]
    assert table.refused(0, "done") == ("recruit-something", "COC-7.6.1")
    table.answer(0, "hire infantry")
    assert table.refused(0, "hire infantry") == ("cannot-pay", "COC-7.6.1")
    table.answer(0, "done")
    assert (table.units(0, "D2"), table.stock(0, "food")) == ("settler1-infantry1", (5,))
    assert table[0].actions_left == 2


def test_the_stack_limit() -> None:
    """Four military units at most; Settlers are not counted. (COC-7.6.2)"""
    table = scenario(
        terrain=LAND,
        seat0={"cities": {"D2": "happy academy"}, "units": {"D2": "settler1-infantry4"}, "food": 2, "ore": 2},
    )
    table.answer(0, "recruit D2")
    assert table.units(0, "D2") == "settler2-infantry4"
    full = scenario(
        terrain=LAND,
        seat0={
            "cities": {"D2": "happy academy"},
            "units": {"D2": "infantry4"},
            "advances": "storage",
            "food": 6,
            "ore": 2,
        },
    )
    full.answer(0, "recruit D2", "hire settler")
    assert full.refused(0, "hire infantry") == ("stack-limit", "COC-7.6.2")


def test_a_leader_replaces_the_former_one_even_in_a_full_city() -> None:
    """(COC-7.6.2, COC-13.1)"""
    table = scenario(
        options=ON,
        terrain=LAND,
        seat0={
            "civilization": "rome",
            "cities": {"D2": "happy academy"},
            "units": {"D2": "infantry3-leader1"},
            "mood": 1,
            "culture": 1,
            "leader": "augustus",
        },
    )
    table.answer(0, "recruit D2")
    assert table.options() == ["lead caesar", "lead sulla"]
    table.answer(0, "lead sulla")
    assert table.units(0, "D2") == "infantry3-leader1"
    assert table.names(table[0].leader) == ["sulla"]


def test_no_leaders_left() -> None:
    table = scenario(
        options=ON,
        terrain=LAND,
        seat0={"civilization": "rome", "cities": {"D2": "happy"}, "mood": 1, "culture": 1, "food": 2, "ore": 2},
    )
    table.state.box += table[0].leaders
    table[0].leaders = ()
    table.answer(0, "recruit D2")
    assert table.refused(0, "hire leader") == ("no-leaders-left", "COC-13.1")


# -- advances (COC-7.6.5) ----------------------------------------------------------------------------------------------


def test_sanitation_and_draft_once_each_in_a_recruit_action() -> None:
    """A Settler and an Infantry for 1 mood each. (COC-7.6.5)"""
    table = scenario(
        terrain=LAND,
        seat0={"cities": {"D2": "happy academy temple"}, "advances": "sanitation tactics draft", "mood": 4},
    )
    table.answer(0, "recruit D2")
    settler, infantry = "bargain settler sanitation 0 0 0 0 0 1 0", "bargain infantry draft 0 0 0 0 0 1 0"
    assert table.options() == [settler, infantry]
    table.answer(0, settler)
    assert table.options() == [infantry, "done"]
    table.answer(0, infantry)
    assert (table.units(0, "D2"), table.stock(0, "mood")) == ("settler2-infantry1", (2,))
    assert table.decision.prompt == "prompt-deed"
    table.answer(0, "recruit D2")
    assert table.options() == [settler, infantry]


def test_draft_costs_two_with_civil_liberties() -> None:
    """(COC-6.6)"""
    known = "tactics draft writing philosophy voting civil_liberties"
    table = scenario(terrain=LAND, seat0={"cities": {"D2": "neutral"}, "advances": known, "mood": 2})
    table.answer(0, "recruit D2")
    assert (table.units(0, "D2"), table.stock(0, "mood")) == ("settler1-infantry1", (0,))
    table = scenario(terrain=LAND, seat0={"cities": {"D2": "neutral"}, "advances": known, "mood": 1})
    assert table.refused(0, "recruit D2") == ("nothing-to-recruit", "COC-7.6.1")


@pytest.mark.parametrize(
    ("given", "rewarded"),
    [({"food": 1, "ore": 1}, True), ({"wood": 2}, True), ({"food": 2}, False)],
)
def test_nationalism_rewards_soldiers_and_ships(given: dict[str, int], rewarded: bool) -> None:
    """Once per recruit action. (COC-7.6.5)"""
    table = scenario(
        terrain=LAND,
        seat0={"cities": {"D2": "neutral port"}, "advances": "tactics draft nationalism", **given},
    )
    table.answer(0, "recruit D2")
    if rewarded:
        table.answer(0, "gain culture")
    assert table.stock(0, "culture") == (int(rewarded),)


# -- ships (COC-7.6.3, COC-7.6.4) --------------------------------------------------------------------------------------


def test_a_ship_picked_up_needs_room_for_its_cargo() -> None:
    """What the ships left behind can't carry is lost. (COC-7.6.3)"""
    table = scenario(
        terrain={**LAND, "C4": "sea", "D4": "sea", "B3": "sea"},
        seat0={
            "cities": {"D2": "neutral port"},
            "units": {"C4": "settler1-infantry1-ship1", "D4": "ship2", "B3": "ship1"},
            "wood": 2,
        },
    )
    table.answer(0, "recruit D2")
    table.table.apply(0, "fetch C4")
    assert table.options() == ["remove C4 settler", "remove C4 infantry"]
    table.answer(0, "remove C4 settler")
    assert (table.units(0, "C3"), table.units(0, "C4")) == ("ship1", "")


def test_new_ships_fight_at_once_and_cannot_withdraw() -> None:
    """(COC-7.6.4)"""
    table = scenario(
        terrain=LAND,
        seat0={"cities": {"D2": "neutral port"}, "wood": 2},
        seat1={"units": {"C3": "ship1"}},
    )
    table.answer(0, "recruit D2")
    while table.decision.prompt != "prompt-deed":
        assert not any("withdraw" in option for option in table.options())
        table.answer(table.decision.seat, table.options()[0])
    assert not (table.units(0, "C3") and table.units(1, "C3"))
    assert table[0].actions_left == 2


def test_the_activation_is_counted() -> None:
    """(COC-7.3.1)"""
    table = scenario(
        terrain=LAND, seat0={"cities": {"D2": "happy"}, "advances": "storage", "food": 7, "ore": 7, "units": {}}
    )
    table.answer(0, "recruit D2", "hire settler", "done")
    assert table.mood("D2") == "happy"
    table.answer(0, "recruit D2", "hire infantry", "done")
    assert table.mood("D2") == "neutral"


@pytest.mark.parametrize(
    ("ships", "cargo", "left"),
    [(1, "", ""), (1, "-infantry2", ""), (2, "-infantry2", "infantry2-ship1"), (3, "-infantry3", "infantry3-ship2")],
)
def test_a_ship_picked_up_leaves_its_cargo_to_the_others(ships: int, cargo: str, left: str) -> None:
    """Only what the ships left can't carry is lost. (COC-7.6.3)"""
    units = {"D4": f"ship{ships}{cargo}", "D3": f"ship{4 - ships}"}
    table = scenario(
        terrain={"C3": "plains", "D3": "sea", "D4": "sea", "E3": "plains"},
        seat0={"cities": {"D2": "angry port"}, "units": units, "wood": 2, "advances": "fishing"},
    )
    table.answer(0, "recruit D2")
    assert (table.units(0, "D4"), table.units(0, "D3")) == (left, f"ship{5 - ships}")
    assert table.decision.prompt == "prompt-deed"


def test_captives_stand_for_the_mood_of_draft() -> None:
    """(COC-13.30, COC-7.6.5)"""
    table = scenario(
        options=ON,
        seat0={
            "civilization": "aztecs",
            "advances": "tactics draft aztecs_human_sacrifice",
            "captives": (0, INFANTRY_PACK, 0, 0, 0, 0),
        },
    )
    assert table.options("recruit") == ["recruit D2"]
    table.answer(0, "recruit D2")
    assert (sum(table[0].captives), table.units(0, "D2")) == (0, "settler1-infantry1")


def test_a_new_leader_does_not_stand_where_only_the_former_one_made_room() -> None:
    """The former leader leaves before the limit is checked, and takes what he adds to it along. (COC-7.6.2)"""
    about = {"civilization": "persia", "leader": "xerxes_i", "mood": 1, "culture": 1}
    for units, able in (("infantry4-leader1", []), ("infantry3-leader1", ["recruit D2"])):
        table = scenario(options=ON, seat0=about | {"units": {"D2": units}}, seat1={"civilization": "maya"})
        assert table.options("recruit") == able
