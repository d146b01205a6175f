"""Changing the government. (COC-11.5)"""

from __future__ import annotations

from epoka.games.clash_of_cultures.rules.governments import ChangeGovernment, MayChangeGovernment
from tests.games.clash_of_cultures.scenario import scenario

DEMOCRATS = "writing philosophy voting free_economy"


def test_ex_80_changing_government() -> None:
    """Both cubes move: Nationalism and one of the others. (EX-80, COC-11.5)"""
    table = scenario(seat0={"advances": f"{DEMOCRATS} tactics draft", "cubes": 1}, start=False)
    table.carry_out(MayChangeGovernment(0))
    assert table.options() == ["skip", "government autocracy"]
    assert table.refused(0, "government theocracy") == ("government-needs", "COC-11.5")
    assert table.refused(0, "government democracy") == ("government-already", "COC-11.5")
    table.answer(0, "government autocracy")
    assert table.options() == ["adopt totalitarianism", "adopt absolute_power", "adopt forced_labor"]
    table.answer(0, "adopt forced_labor")
    assert table.advances(0)[-2:] == ["nationalism", "forced_labor"]
    assert not {"voting", "free_economy"} & set(table.advances(0))
    assert (table[0].cubes, sum(table.stock(0))) == (1, 0)


def test_without_draft_there_is_no_autocracy() -> None:
    """(EX-80, COC-11.5)"""
    table = scenario(seat0={"advances": f"{DEMOCRATS} tactics"}, start=False)
    table.carry_out(MayChangeGovernment(0))
    assert table.table.over


def test_nobody_must_change() -> None:
    table = scenario(seat0={"advances": f"{DEMOCRATS} tactics draft"}, start=False)
    table.carry_out(MayChangeGovernment(0))
    table.answer(0, "skip")
    assert "voting" in table.advances(0)


def test_without_a_government_nothing_changes() -> None:
    table = scenario(seat0={"advances": "writing philosophy tactics draft"}, start=False)
    table.carry_out(ChangeGovernment(0))
    assert table.table.over


def test_a_change_may_cost_tokens() -> None:
    """With the option 1 mood and 1 culture. (COC-11.5)"""
    own = {"advances": f"{DEMOCRATS} tactics draft", "mood": 1, "culture": 1}
    table = scenario(options={"government_change": "paid"}, seat0=own, start=False)
    table.carry_out(MayChangeGovernment(0))
    table.answer(0, "government autocracy", "adopt absolute_power")
    assert table.stock(0, "mood", "culture") == (0, 0)
    poor = scenario(options={"government_change": "paid"}, seat0={**own, "mood": 0}, start=False)
    poor.carry_out(MayChangeGovernment(0))
    assert poor.table.over


def test_a_revolution_leaves_no_choice() -> None:
    """Another government, free, if there is one. (event 38, COC-11.5)"""
    table = scenario(seat0={"advances": "writing philosophy voting tactics draft"}, start=False)
    table.carry_out(ChangeGovernment(0))
    assert table.advances(0)[-1] == "nationalism"
    assert table.table.over


def test_dogma_takes_ideas_and_all_four_need_no_choice() -> None:
    """(COC-5.1, COC-11.5)"""
    table = scenario(
        seat0={
            "advances": "writing philosophy voting separation_of_power civil_liberties free_economy "
            "myths state_religion",
            "ideas": 6,
        },
        start=False,
    )
    table.carry_out(ChangeGovernment(0))
    while not table.table.over:
        table.answer(0, table.options()[0])
    assert table.advances(0)[-4:] == ["dogma", "devotion", "conversion", "fanaticism"]
    assert table.stock(0, "ideas") == (2,)


def test_civilization_advances_follow_the_government() -> None:
    """One linked to any government stays, one linked to Dogma comes and goes. (COC-13.20)"""
    table = scenario(
        options={"civilizations": "on"},
        seat0={
            "civilization": "babylon",
            "advances": "writing philosophy voting myths state_religion babylon_code_of_laws",
            "ideas": 6,
        },
        start=False,
    )
    table.carry_out(ChangeGovernment(0))
    assert "babylon_ziggurats" in table.advances(0)
    assert table.stock(0, "ideas") == (6,)
    table.carry_out(ChangeGovernment(0))
    assert "babylon_ziggurats" not in table.advances(0)
    assert "babylon_code_of_laws" in table.advances(0)
