"""Building wonders, and their powers outside of battles and moves. (COC-12.3, COC-12.4)"""

from __future__ import annotations

from typing import Any

import pytest

from epoka.games.clash_of_cultures.components import WONDERS
from epoka.games.clash_of_cultures.rules.choices import Choosing
from epoka.games.clash_of_cultures.rules.units import INFANTRY_PACK
from epoka.games.clash_of_cultures.rules.wonders import BuildWonder, ChooseWork, architect_sites, works_in
from epoka.games.clash_of_cultures.tables import ADVANCE, NUMBER, WONDER
from tests.games.clash_of_cultures.scenario import Scenario, scenario

LAND = {"C3": "sea", "D3": "plains", "E3": "plains"}
RICH = {"food": 7, "wood": 7, "ore": 7, "culture": 5}
NEEDS = {
    "great_arena": "arts sports",
    "great_gardens": "irrigation",
    "great_library": "writing philosophy",
    "great_lighthouse": "fishing cartography",
    "great_mausoleum": "myths priesthood",
    "great_pyramid": "myths rituals",
    "great_statue": "arts monuments",
    "great_wall": "tactics siegecraft",
}


def architect(wonder: str, **given: Any) -> Scenario:
    """A player who can just build a wonder in D2."""
    own = {
        "cities": {"D2": "happy port", "D3": "neutral", "E3": "neutral"},
        "advances": f"engineering storage {NEEDS[wonder]}",
        "designs": wonder,
        **RICH,
    }
    return scenario(terrain=LAND, seat0={**own, **given})


def with_wonder(wonder: str, **given: Any) -> Scenario:
    """A player who has a wonder in D2."""
    own = {"cities": {"D2": f"happy {wonder}", "D3": "neutral", "E3": "neutral"}}
    return scenario(terrain=LAND, seat0={**own, **given})


def idle(table: Scenario) -> None:
    """The player ends the turn."""
    table[0].actions_left = 0
    table.table.questions[0].known = None
    table.answer(0, "end")


@pytest.mark.parametrize("row", WONDERS, ids=lambda row: row.id)
def test_every_wonder_is_built(row: Any) -> None:
    """Its price, its advance, a Happy city; its power is in force at once. (COC-12.3.1, COC-12.3.2)"""
    table = architect(row.id)
    assert table.options("wonder") == [f"wonder {row.id} D2"]
    table.answer(0, f"wonder {row.id} D2")
    cost = {kind: row.cost.get(kind, 0) for kind in ("food", "wood", "ore", "culture")}
    left = tuple([RICH[kind] - amount for kind, amount in cost.items()])
    assert table.stock(0, "food", "wood", "ore", "culture") == left
    number = WONDER.index(row.id)
    assert (table.state.wonder_at[number], table.state.wonder_by[number]) == (table.hex("D2"), 0)
    assert NUMBER[row.id] in table[0].abilities
    assert table.names(table.state.monuments) == [row.id]
    assert table[0].actions_left == 2


@pytest.mark.parametrize("row", WONDERS, ids=lambda row: row.id)
def test_every_wonder_needs_its_advance(row: Any) -> None:
    """(COC-12.3.2)"""
    without = architect(row.id, advances="engineering storage")
    assert without.refused(0, f"wonder {row.id} D2") == ("wonder-needs", "COC-12.3.2")
    unskilled = architect(row.id, advances=f"storage {NEEDS[row.id]}")
    assert unskilled.refused(0, f"wonder {row.id} D2") == ("wonder-needs", "COC-12.3.2")


def test_what_else_a_wonder_needs() -> None:
    """The card, a Happy city, room in it, all of the price. (COC-12.3.1)"""
    table = architect("great_wall")
    assert table.refused(0, "wonder great_wall D3") == ("city-not-happy", "COC-12.3.1")
    assert table.refused(0, "wonder great_wall D7") == ("not-your-city", "COC-12.3.1")
    assert table.refused(0, "wonder great_arena D2") == ("no-wonder-card", "COC-12.3.1")
    poor = architect("great_wall", culture=4)
    assert poor.refused(0, "wonder great_wall D2") == ("cannot-pay", "COC-12.3.2")
    small = architect("great_wall", cities={"D2": "happy"})
    assert small.refused(0, "wonder great_wall D2") == ("too-few-cities", "COC-7.5.1")
    inland = architect("great_lighthouse", cities={"D2": "happy", "D3": "neutral"})
    assert inland.refused(0, "wonder great_lighthouse D2") == ("wonder-needs-port", "COC-12.3.2")


def test_gold_helps_to_pay() -> None:
    """(COC-12.3.2)"""
    table = architect("great_wall", ore=4, gold=3, food=3, wood=2)
    table.answer(0, "wonder great_wall D2")
    assert table.stock(0, "ore", "gold", "culture") == (0, 0, 0)


def test_several_wonders_in_one_city() -> None:
    """(COC-12.3.1)"""
    table = architect("great_wall", cities={"D2": "happy great_pyramid", "D3": "neutral", "E3": "neutral"})
    table.answer(0, "wonder great_wall D2")
    assert table.state.wonder_at.count(table.hex("D2")) == 2


def test_the_arena_does_not_pay_for_wonders() -> None:
    """Mood stands for culture everywhere but here. (COC-12.4.1)"""
    cities = {"D2": "happy great_arena", "D3": "neutral", "E3": "neutral"}
    table = architect("great_wall", cities=cities, culture=4, mood=5)
    assert table.refused(0, "wonder great_wall D2") == ("cannot-pay", "COC-12.3.2")
    table = architect("great_wall", cities=cities, mood=5)
    table.answer(0, "wonder great_wall D2")
    assert table.stock(0, "mood", "culture") == (5, 0)


def test_shared_wonders_lie_open_for_all() -> None:
    """(COC-15.5)"""
    table = scenario(
        terrain=LAND,
        options={"shared_wonders": "on"},
        wonders="great_pyramid",
        seat0={
            "cities": {"D2": "happy", "D3": "neutral"},
            "advances": "storage myths rituals math",
            **RICH,
        },
    )
    table.answer(0, "advance engineering")
    assert table.names(table.state.display) == ["great_pyramid"]
    table.answer(0, "wonder great_pyramid D2")
    assert (table.state.display, table.names(table.state.monuments)) == ((), ["great_pyramid"])


def test_the_great_architect() -> None:
    """No advance besides Engineering, 3 culture less. (event 55)"""
    table = architect("great_pyramid", advances="engineering storage", culture=2)
    assert list(architect_sites(table.state, 0)) == [("wonder", "great_pyramid", "D2")]
    assert list(architect_sites(architect("great_pyramid", advances="storage").state, 0)) == []
    table.carry_out(BuildWonder(0, WONDER.index("great_pyramid"), table.hex("D2"), architect=1))
    assert table.stock(0, "food", "wood", "ore", "culture") == (5, 4, 0, 0)


def test_a_building_or_a_wonder_in_one_city() -> None:
    """Leaders build either in their city, at the normal price. (COC-7.5.1, COC-12.3.1)"""
    table = architect("great_wall")
    assert works_in(table.state, 0, table.hex("D3")) == [("construct", "fortress", "D3")]
    table.carry_out(Choosing(ChooseWork(0, table.hex("D2"))))
    assert table.options() == ["construct fortress D2", "wonder great_wall D2"]
    table.answer(0, "wonder great_wall D2")
    assert table.names(table.state.monuments) == ["great_wall"]
    assert table.stock(0, "food", "wood", "ore") == (4, 5, 0)
    assert works_in(table.state, 0, table.hex("D3")) == []


# -- powers (COC-12.4) -------------------------------------------------------------------------------------------------


def test_the_gardens_make_plains_give_anything_to_their_city() -> None:
    """(COC-12.4.2)"""
    table = with_wonder("great_gardens")
    table.answer(0, "collect D2")
    assert {f"harvest D2 {kind}" for kind in ("food", "wood", "ore", "ideas", "gold")} <= set(table.options())
    assert [option for option in table.options() if "E2" in option] == ["harvest E2 ore"]
    table.answer(0, "harvest D2 ideas", "best")
    assert table.stock(0, "ideas") == (1,)
    other = with_wonder("great_gardens")
    other.answer(0, "collect D3")
    assert not [option for option in other.options() if "ideas" in option]


def test_the_library_lends_an_advance_for_a_turn() -> None:
    """Any unowned advance of no government, once per turn; it fulfils no requirement. (COC-12.4.3)"""
    table = with_wonder("great_library", food=2, wood=1, ore=1, advances="myths")
    table.answer(0, "use great_library")
    assert table.refused(0, "borrow voting") == ("library-no-government", "COC-12.4.3")
    assert table.refused(0, "borrow myths") == ("advance-owned", "COC-12.4.3")
    table.answer(0, "borrow writing")
    assert "construct academy D3" in table.options()
    assert table.stock(0, "culture") == (0,)
    assert table.refused(0, "advance philosophy") == ("advance-needs", "COC-6.1")
    assert table.refused(0, "use great_library") == ("once-per-turn", "COC-12.4.3")
    idle(table)
    assert table[0].borrowed == 0
    assert not table[0].known >> ADVANCE.index("writing") & 1


def test_storage_from_the_library_is_given_back_with_the_food() -> None:
    """A limit that drops loses the excess at once. (COC-5.1, COC-12.4.3)"""
    table = with_wonder("great_library", advances="irrigation", food=2)
    table.answer(0, "use great_library", "borrow storage")
    table.answer(0, "collect D2", "harvest D2 food", "harvest D1 food", "done")
    assert table.stock(0, "food") == (4,)
    idle(table)
    assert table.stock(0, "food") == (2,)


TRADE = {"D3": "plains", "D4": "plains"}


def test_the_library_knows_of_trade_before_the_turn_begins() -> None:
    """Trade Routes may be borrowed for the start of the turn. (COC-12.4.3, COC-4.5)"""
    own = {"cities": {"D2": "happy great_library"}, "units": {"D3": "settler1"}}
    table = scenario(terrain=TRADE, seat0=own, seat1={"cities": {"D4": "neutral"}})
    assert table.options() == ["borrow trade_routes", "skip"]
    table.answer(0, "borrow trade_routes")
    assert table.stock(0, "food") == (1,)
    assert table.refused(0, "use great_library") == ("once-per-turn", "COC-12.4.3")
    table = scenario(terrain=TRADE, seat0=own, seat1={"cities": {"D4": "neutral"}})
    table.answer(0, "skip")
    assert "use great_library" in table.options()
    alone = scenario(terrain=TRADE, seat0=own)
    assert alone.decision.prompt == "prompt-deed"


def test_currency_from_the_library_turns_trade_into_gold() -> None:
    """(COC-12.4.3, COC-4.5)"""
    own = {"cities": {"D2": "happy great_library"}, "units": {"D3": "settler1"}, "advances": "bartering trade_routes"}
    table = scenario(terrain=TRADE, seat0=own, seat1={"cities": {"D4": "neutral"}})
    table.answer(0, "borrow currency")
    assert any("gold" in option for option in table.options())


def test_the_lighthouse_launches_a_ship_with_every_activation() -> None:
    """On any Sea hex without enemy ships; it may be left. (COC-12.4.4)"""
    table = scenario(
        terrain={**LAND, "C4": "sea", "D4": "sea"},
        seat0={"cities": {"D2": "happy port great_lighthouse", "D3": "neutral"}},
        seat1={"units": {"D4": "ship1"}},
    )
    table.answer(0, "collect D2")
    assert table.options() == ["launch C3", "launch C4", "skip"]
    table.answer(0, "launch C4", "best")
    assert table.units(0, "C4") == "ship1"
    table.answer(0, "collect D2", "skip", "best")
    assert table.units(0, "C4") == "ship1"
    table.answer(0, "collect D3", "best")


def test_the_statue_draws_an_objective_when_built() -> None:
    """(COC-12.4.7)"""
    table = architect("great_statue")
    plans = len(table[0].plans)
    table.answer(0, "wonder great_statue D2")
    assert len(table[0].plans) == plans + 1


def test_the_statue_buys_an_action_for_an_objective() -> None:
    """Once per turn. (COC-12.4.7)"""
    table = with_wonder("great_statue", plans="objective_01 objective_02")
    table.answer(0, "use great_statue", "discard objective_01")
    assert table[0].actions_left == 4
    assert table.names(table.state.dropped) == ["objective_01"]
    assert table.refused(0, "use great_statue") == ("once-per-turn", "COC-12.4.7")


def test_who_has_no_objective_has_nothing_to_discard() -> None:
    table = with_wonder("great_statue")
    table.state.dropped, table[0].plans = table[0].plans, ()
    assert table.refused(0, "use great_statue") == ("no-objective", "COC-12.4.7")


def test_the_power_goes_with_the_city() -> None:
    """A captured wonder serves its new owner. (COC-12.3.5)"""
    table = scenario(terrain=LAND, seat1={"cities": {"D7": "happy great_statue:0"}}, active=1)
    assert NUMBER["great_statue"] in table[1].abilities
    assert NUMBER["great_statue"] not in table[0].abilities


def test_captives_stand_for_the_culture_of_a_wonder() -> None:
    """(COC-13.30, COC-12.3.2)"""
    table = scenario(
        terrain={"D3": "plains"},
        options={"civilizations": "on"},
        seat0={
            "civilization": "aztecs",
            "cities": {"D2": "happy", "D3": "happy"},
            "designs": "great_gardens",
            "advances": "storage irrigation engineering aztecs_human_sacrifice",
            "captives": (0, INFANTRY_PACK, 0, 0, 0, 0),
            "food": 5,
            "wood": 5,
            "ore": 2,
            "culture": 4,
        },
    )
    assert "wonder great_gardens D2" in table.options()
    table.answer(0, "wonder great_gardens D2")
    assert (sum(table[0].captives), table.stock(0, "culture")) == (0, (0,))
