"""Vikings: Shipcraft, Longships, Marauders, Runestones; Knut, Erik, Ragnar. (COC-13.45)"""

from __future__ import annotations

from typing import Any

import pytest

from epoka.games.clash_of_cultures import scoring
from epoka.games.clash_of_cultures.rules.battle import Battle
from epoka.games.clash_of_cultures.rules.capture import Capture
from epoka.games.clash_of_cultures.rules.leaders import dismiss_leader
from epoka.games.clash_of_cultures.rules.moments import BATTLE_VALUE
from tests.games.clash_of_cultures.scenario import Scenario, scenario
from tests.games.clash_of_cultures.war import attack, battlefield, fix_dice

LAND = {"D3": "region_14", "D5": "region_15"}
COAST = {"C4": "sea", "C5": "sea"}
"""West of D4 and D5."""
SHIPCRAFT = "fishing vikings_shipcraft"


def vikings(**given: Any) -> Scenario:
    others = ("seat1", "barbarians", "pirates", "start", "terrain", "active")
    elsewhere = {key: given.pop(key) for key in list(given) if key in others}
    return scenario(
        options={"civilizations": "on"},
        tiles=LAND,
        seat0={"civilization": "vikings", **given},
        **{"terrain": COAST, **elsewhere},
    )


def scored(table: Scenario, what: str) -> int:
    """Half points of a line of the score sheet."""
    return sum([line.halves for line in scoring.lines(table.state, 0) if line.what == what])


# -- Shipcraft (COC-13.45) ---------------------------------------------------------------------------------------------


def test_navigation_costs_no_food() -> None:
    table = vikings(advances=SHIPCRAFT)
    assert table.options("advance") == ["advance navigation"]
    table.answer(0, "advance navigation")
    assert "navigation" in table.advances(0)


def test_a_ship_goes_ashore_as_a_settler() -> None:
    """Or as Infantry with Tactics; it moves again only in another action."""
    table = vikings(advances=SHIPCRAFT, units={"C4": "ship1"})
    table.answer(0, "move", "group C4 ship1")
    ashore = table.options("beach")
    assert "beach D4 settler1" in ashore
    assert not any("infantry" in option for option in ashore)
    table.answer(0, "beach D3 settler1")
    assert (table.units(0, "D3"), table.units(0, "C4")) == ("settler1", "")
    assert table[0].actions_left == 2
    table.answer(0, "move", "group D3 settler1", "to D4")
    soldiers = vikings(advances=f"tactics {SHIPCRAFT}", units={"C4": "ship2"})
    soldiers.answer(0, "move", "group C4 ship2", "beach D4 settler1-infantry1")
    assert soldiers.units(0, "D4") == "settler1-infantry1"


def test_the_cargo_lands_too_or_stays_on_other_ships() -> None:
    table = vikings(advances=f"tactics {SHIPCRAFT}", units={"C4": "ship2-infantry2-cavalry1"})
    table.answer(0, "move", "split C4")
    while table.options("with"):
        table.answer(0, pick(table, {"infantry": 1, "ship": 1, "cavalry": 1}))
    table.answer(0, "beach D3 infantry1")
    assert (table.units(0, "D3"), table.units(0, "C4")) == ("infantry2-cavalry1", "infantry1-ship1")


def pick(table: Scenario, wanted: dict[str, int]) -> str:
    """The answer that takes so many of the kind that is asked for."""
    unit = table.options("with")[0].split()[1]
    return f"with {unit} {wanted.get(unit, 0)}"


def test_the_stack_limit_holds_ashore() -> None:
    table = vikings(advances=f"tactics {SHIPCRAFT}", units={"C4": "ship2", "D3": "infantry3"})
    table.answer(0, "move", "group C4 ship2")
    there = [option for option in table.options("beach") if " D3 " in option]
    assert there == ["beach D3 settler2", "beach D3 settler1-infantry1"]


def test_ships_do_not_go_ashore_to_enemies() -> None:
    table = vikings(
        advances=f"tactics {SHIPCRAFT}", units={"C4": "ship1"}, barbarians={"D4": "infantry1", "D3": "city"}
    )
    table.answer(0, "move", "group C4 ship1")
    assert [option for option in table.options("beach") if " D4 " in option or " D3 " in option] == []


def test_settlers_become_ships_and_others_board_them() -> None:
    table = vikings(advances=f"tactics {SHIPCRAFT}", units={"D4": "settler1-cavalry1-leader1"}, leader="knut")
    table.answer(0, "move", "group D4 settler1-cavalry1-leader1", "embark C4 settler1")
    assert (table.units(0, "C4"), table.units(0, "D4")) == ("ship1-cavalry1-leader1", "")
    assert table.told("changed-type") == [(0, "settler1", "ship1", "D4", "C4")]
    table.answer(0, "move", "group C4 ship1-cavalry1-leader1", "to C5")
    assert table.units(0, "C5") == "ship1-cavalry1-leader1"


def test_who_may_put_to_sea() -> None:
    """No Infantry without Tactics, nobody to enemy ships, and nobody whom the new ships can't carry."""
    table = vikings(advances=f"tactics {SHIPCRAFT}", units={"D4": "infantry4"}, pirates={"C5": 1})
    table.answer(0, "move", "group D4 infantry4")
    assert table.options("embark") == ["embark C4 infantry2", "embark C4 infantry3", "embark C4 infantry4"]
    few = vikings(advances=f"tactics {SHIPCRAFT}", units={"D4": "settler2", "D1": "ship4"})
    few.answer(0, "move", "group D4 settler2")
    assert few.options("embark") == []


def test_a_forest_is_remembered_at_sea() -> None:
    """COC-13.22: a converted unit stays the same unit for the limits of terrain."""
    table = vikings(advances=f"tactics {SHIPCRAFT}", units={"D3": "infantry1"}, pirates={"C5": 1})
    table.answer(0, "move", "group D3 infantry1", "to D4")
    table.answer(0, "move", "group D4 infantry1", "embark C4 infantry1")
    table.answer(0, "move", "group C4 ship1")
    assert table.refused(0, "to C5") == ("entered-forest", "COC-8.1.4")


def test_a_mountain_stops_a_ship_that_went_ashore() -> None:
    table = vikings(advances=f"tactics {SHIPCRAFT}", units={"C5": "ship1", "D2": "settler1"})
    table.answer(0, "move", "group C5 ship1", "beach C6 infantry1", "done")
    table.answer(0, "move")
    assert table.refused(0, "group C6 infantry1") == ("entered-mountain", "COC-8.1.4")


# -- Longships, Marauders, Runestones ----------------------------------------------------------------------------------


def test_longships_carry_3_and_move_again_after_a_battle() -> None:
    units = {"C4": "ship1-infantry3"}
    table = vikings(advances="tactics fishing war_ships vikings_longships", units=units, pirates={"C5": 1})
    table[0].hand, table.state.actions = (), table.state.actions + table[0].hand
    table.answer(0, "move", "group C4 infantry3-ship1")
    fix_dice(table, "6I 1L")
    table.answer(0, "to C5", "token mood")
    if table.options("done"):
        table.answer(0, "done")
    table.answer(0, "move", "group C5 infantry3-ship1", "to C4")
    assert table.units(0, "C4") == "infantry3-ship1"


def test_marauders_take_a_resource() -> None:
    """Of their victims' choice, once for each rival whose city is beside a ship that trades with it."""
    table = vikings(
        advances="trade_routes vikings_marauders",
        cities={"D2": "neutral"},
        units={"C5": "ship2"},
        seat1={"cities": {"D5": "neutral", "D6": "neutral"}, "food": 1, "gold": 1, "culture": 1},
    )
    assert (table.decision.seat, table.options()) == (1, ["give food", "give gold"])
    table.answer(1, "give gold")
    assert (table.stock(1), table.stock(0, "food")) == ((1, 0, 0, 0, 0, 0, 1), (2,))
    assert table.decision.seat == 0


def test_marauders_trade_before_others_do() -> None:
    """A ship beside the city serves the route, though a Settler could as well. (COC-13.45)"""
    table = vikings(
        advances="trade_routes vikings_marauders",
        cities={"D2": "neutral"},
        units={"C4": "settler1", "C5": "ship1"},
        terrain={"C5": "sea"},
        seat1={"cities": {"D5": "neutral"}, "food": 1},
    )
    assert (table.stock(1, "food"), table.stock(0, "food")) == ((0,), (1,))


def test_marauders_need_a_ship_beside_the_city() -> None:
    table = vikings(
        advances="trade_routes vikings_marauders",
        cities={"D2": "neutral"},
        units={"D5": "settler1", "C4": "ship1"},
        seat1={"cities": {"D6": "neutral"}, "food": 1},
    )
    assert (table.decision.seat, table.stock(1, "food")) == (0, (1,))


def runic_battle(attackers: str, **given: Any) -> Scenario:
    return battlefield(
        attackers,
        "infantry4",
        seat0={"civilization": "vikings", "advances": "tactics rituals vikings_runestones", **given},
        options={"civilizations": "on"},
    )


def test_a_costly_battle_brings_a_runestone() -> None:
    table = runic_battle("infantry2")
    attack(table, "2E 2E 6I 6I 6I 6I", origin="")
    table.answer(0, "yes")
    assert (scored(table, "runestones"), scored(table, "events")) == (2, 0)
    assert table.state.lost_pieces[0][5] == 1
    refused = runic_battle("infantry2")
    attack(refused, "2E 2E 6I 6I 6I 6I", origin="")
    refused.answer(0, "no")
    assert scored(refused, "runestones") == 0


def test_a_cheap_battle_brings_none() -> None:
    table = runic_battle("infantry1")
    attack(table, "2E 6I 6I 6I 6I", origin="")
    assert table.table.over or table.options("yes") == []
    assert table.told("runestone") == []


def test_a_runestone_is_never_built() -> None:
    table = vikings(advances="arts rituals vikings_runestones", cities={"D2": "neutral", "D4": "neutral"})
    left = len(table.state.lost_pieces[0])
    table.state.lost_pieces = ((0, 0, 0, 0, 0, 5, 0, 0)[:left], table.state.lost_pieces[1])
    table[0].kept = (("runestones", 5),)
    assert table.refused(0, "construct obelisk D4")[0] == "no-building-left"
    assert scored(table, "runestones") == 10


# -- Knut --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hex_", "halves"), [("D2", 0), ("D4", 2), ("D6", 4)])
def test_knut_is_worth_his_distance_from_home(hex_: str, halves: int) -> None:
    table = vikings(leader="knut", units={hex_: "leader1"})
    assert scored(table, "knut") == halves


def test_danegeld_is_taxes_without_mood() -> None:
    table = vikings(leader="knut", advances="taxes", cities={"D2": "neutral", "D4": "neutral"}, units={"D2": "leader1"})
    table.answer(0, "use knut_danegeld", "take wood 2")
    assert (table.stock(0, "wood", "mood"), table[0].actions_left) == ((2, 0), 2)
    assert table.refused(0, "use knut_danegeld") == ("once-per-turn", "COC-13.2")
    assert table.refused(0, "use taxes")[0] == "once-per-turn"
    assert table.state.uses[table.hex("D2")] == 2


def test_danegeld_needs_taxes_and_a_city() -> None:
    table = vikings(leader="knut", units={"D2": "leader1"})
    assert table.refused(0, "use knut_danegeld") == ("needs-advance", "COC-13.2")
    away = vikings(leader="knut", advances="taxes", units={"D4": "leader1"})
    assert away.refused(0, "use knut_danegeld") == ("leader-not-in-city", "COC-13.2")


# -- Erik --------------------------------------------------------------------------------------------------------------


def test_erik_marks_tiles_for_good() -> None:
    table = vikings(leader="erik", units={"C4": "ship1-leader1"}, culture=2)
    table.answer(0, "use erik_legendary_explorer")
    assert (table.stock(0, "culture"), table[0].actions_left, scored(table, "legends")) == ((1,), 2, 2)
    assert table.refused(0, "use erik_legendary_explorer") == ("tile-marked", "COC-13.2")
    dismiss_leader(table.state, 0)
    assert scored(table, "legends") == 2


def test_erik_marks_nothing_ashore_or_without_culture() -> None:
    ashore = vikings(leader="erik", units={"D4": "leader1"}, culture=1)
    assert ashore.refused(0, "use erik_legendary_explorer") == ("leader-not-aboard", "COC-13.2")
    poor = vikings(leader="erik", units={"C4": "ship1-leader1"})
    assert poor.refused(0, "use erik_legendary_explorer") == ("cannot-pay", "COC-13.2")


def test_new_colonies_land_everybody_at_once() -> None:
    table = vikings(leader="erik", advances="tactics", units={"C4": "ship2-settler1-infantry1-leader1"})
    table.answer(0, "use erik_new_colonies", "to D4")
    assert (table.units(0, "D4"), table.units(0, "C4")) == ("settler1-infantry1-leader1", "ship2")
    assert table[0].actions_left == 3
    assert table.refused(0, "use erik_new_colonies") == ("leader-not-aboard", "COC-13.2")
    table.answer(0, "move")
    assert "group D4 settler1-infantry1-leader1" in table.options()


def test_new_colonies_may_mean_a_battle() -> None:
    table = vikings(
        leader="erik",
        advances="tactics",
        units={"C4": "ship1-infantry1-leader1"},
        cities={"D2": "neutral"},
        seat1={"cities": {"D4": "neutral", "D7": "neutral"}, "units": {}},
    )
    table.answer(0, "use erik_new_colonies", "to D4")
    table.answer(1, "no_settler")
    assert (table.state.owner[table.hex("D4")], table.units(0, "D4")) == (0, "infantry1-leader1")


# -- Ragnar ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mood", "gold"), [("neutral", 3), ("angry", 1)])
def test_ragnar_finds_prey_in_cities_that_are_not_angry(mood: str, gold: int) -> None:
    table = vikings(
        leader="ragnar",
        units={"D5": "leader1"},
        seat1={"cities": {"D5": mood, "D7": "neutral"}, "units": {}},
    )
    table.carry_out(Capture(0, table.hex("D5")))
    table.answer(1, "no_settler")
    assert table.stock(0, "gold") == (gold,)


def test_ragnar_fights_better_when_he_lands() -> None:
    table = vikings(leader="ragnar", units={"D5": "leader1"})
    for by_sea, value in ((1, 2), (0, 0)):
        battle = Battle(0, 1, table.hex("D5"), table.hex("C5"), 0, by_sea=by_sea)
        assert BATTLE_VALUE.total(table.state, 0, battle) == value
    assert BATTLE_VALUE.total(table.state, 0, Battle(1, 0, table.hex("D5"), table.hex("C5"), 0, by_sea=1)) == 0
