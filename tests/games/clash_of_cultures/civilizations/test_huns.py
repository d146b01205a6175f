"""Huns: Nomads, Mounted Archers, Raiders, Hunnic Tribes; Attila, Bleda, Rugila. (COC-13.38)"""

from __future__ import annotations

from typing import Any

import pytest

from epoka.games.clash_of_cultures.rules.barbarians import MoveBarbarians
from epoka.games.clash_of_cultures.rules.battle import Battle
from epoka.games.clash_of_cultures.rules.capture import Capture
from epoka.games.clash_of_cultures.rules.constructing import sites
from epoka.games.clash_of_cultures.rules.dice import DIE
from epoka.games.clash_of_cultures.rules.moments import BATTLE_BAN, BATTLE_ROLLED
from epoka.games.clash_of_cultures.rules.trade_routes import could_form
from epoka.games.clash_of_cultures.tables import TEMPLE
from epoka.parts.tuples import put
from tests.games.clash_of_cultures.scenario import Scenario, scenario
from tests.games.clash_of_cultures.war import attack, battlefield, combat_values

LAND = {"D3": "region_14", "D5": "region_15"}
NOMADS = "storage huns_nomads"


def huns(**given: Any) -> Scenario:
    others = ("seat1", "barbarians", "start", "wonders", "exhausted", "terrain", "active")
    elsewhere = {key: given.pop(key) for key in list(given) if key in others}
    return scenario(options={"civilizations": "on"}, tiles=LAND, seat0={"civilization": "huns", **given}, **elsewhere)


# -- Nomads (COC-13.38) ------------------------------------------------------------------------------------------------


def test_a_city_moves_like_a_unit_and_gains_a_resource() -> None:
    table = huns(advances=NOMADS, cities={"D3": "happy"}, units={"D3": "settler1"})
    table.answer(0, "move", "wander D3 D4")
    assert (table[0].cities, table.mood("D4")) == ((table.hex("D4"),), "happy")
    assert (table.stock(0, "wood"), table.units(0, "D3")) == ((1,), "settler1")
    assert table.state.owner[table.hex("D3")] == -1
    assert table.options("wander") == []
    table.answer(0, "done")
    assert table[0].actions_left == 2


def test_a_second_move_wears_the_city() -> None:
    table = huns(advances=NOMADS, cities={"D3": "happy"}, units={"D2": "settler1"})
    table.answer(0, "move", "wander D3 D4", "done", "move", "wander D4 D5")
    assert (table.mood("D5"), table.stock(0, "wood", "food")) == ("neutral", (1, 1))
    table.answer(0, "done", "move", "wander D5 D6")
    assert (table.mood("D6"), table.stock(0, "wood", "food")) == ("angry", (1, 2))


def test_a_mountain_stops_a_city_for_the_turn() -> None:
    table = huns(advances=NOMADS, cities={"D5": "happy", "D2": "neutral"}, units={})
    table.answer(0, "move", "wander D5 C6", "done")
    assert table.stock(0, "ore") == (1,)
    table.answer(0, "move")
    assert [option for option in table.options("wander") if " C6 " in option] == []
    assert "wander D2 D3" in table.options()


def test_a_city_goes_along_with_a_group() -> None:
    cities = {"D3": "neutral", "D2": "neutral temple"}
    table = huns(advances=f"tactics {NOMADS}", cities=cities, units={"D3": "infantry2-settler1"})
    table.answer(0, "move", "group D3 infantry2", "migrate D4")
    assert (table.units(0, "D4"), table.units(0, "D3")) == ("infantry2", "settler1")
    assert table[0].cities == (table.hex("D4"), table.hex("D2"))
    assert table.stock(0, "wood") == (1,)
    assert table.refused(0, "group D4 infantry2") == ("units-moved", "COC-8.1.1")
    assert table.options("wander") == []


def test_barren_and_exhausted_hexes_give_nothing() -> None:
    """Not even with Irrigation; and something can be built there afterwards."""
    known = f"irrigation writing {NOMADS}"
    table = huns(advances=known, cities={"D2": "happy", "D3": "happy"}, units={}, exhausted="E4", food=1, wood=1, ore=1)
    table.answer(0, "move", "wander D2 D1", "wander D3 E4")
    assert table.stock(0) == (1, 1, 1, 0, 0, 0, 0)
    assert "construct academy D1" in table.options()


def test_where_a_city_cannot_go() -> None:
    """Not if it is Angry or larger, nor to other cities, to enemies, to the Sea or by Roads."""
    table = huns(
        advances=f"tactics roads {NOMADS}",
        cities={"D3": "neutral", "D2": "angry", "D5": "neutral temple"},
        units={"D3": "infantry1"},
        food=1,
        ore=1,
        terrain={"C4": "sea"},
        barbarians={"E4": "infantry1"},
    )
    table.answer(0, "move")
    assert table.options("wander") == ["wander D3 D4"]
    table.answer(0, "group D3 infantry1")
    assert table.options("migrate") == ["migrate D4"]


# -- Mounted Archers, Raiders, Hunnic Tribes ---------------------------------------------------------------------------


def test_mounted_archers_ride_out_of_small_cities() -> None:
    table = huns(
        advances="tactics husbandry huns_mounted_archers",
        cities={"D2": "happy", "D4": "neutral temple"},
        units={"D2": "cavalry1"},
        food=1,
        wood=1,
    )
    assert table.options("recruit") == ["recruit D2"]
    table.answer(0, "recruit D2")
    assert table.options() == ["group D2 cavalry1", "done"]
    table.answer(0, "group D2 cavalry1", "to D3")
    assert (table.units(0, "D3"), table.units(0, "D2"), table[0].actions_left) == ("cavalry1", "cavalry1", 2)
    table.answer(0, "move")
    assert "group D3 cavalry1" in table.options()


def test_larger_cities_need_a_market_for_cavalry() -> None:
    known = "tactics husbandry huns_mounted_archers"
    table = huns(advances=known, cities={"D2": "happy temple"}, units={}, food=1, wood=1)
    assert table.refused(0, "recruit D2")[0] == "nothing-to-recruit"


def raided(units: str, huns_at: str = "D4") -> Scenario:
    """Seat 1 has units on D5 and its turn; an army of the Huns is near."""
    return huns(
        advances="tactics huns_raiders",
        cities={"D3": "neutral"},
        units={huns_at: "infantry1"},
        seat1={"advances": "trade_routes", "units": {"D5": units}, "cities": {"D7": "neutral"}},
        active=1,
    )


def test_raiders_keep_settlers_from_founding() -> None:
    table = raided("settler1")
    assert table.refused(1, "found D5") == ("founding-banned", "COC-13.22")
    assert "found D5" in raided("settler1-infantry1").options()
    assert "found D5" in raided("settler1", "D2").options()


def test_raiders_keep_settlers_from_trading() -> None:
    assert could_form(raided("settler1").state, 1) == 0
    assert could_form(raided("settler1-infantry1").state, 1) == 1
    assert could_form(raided("settler1", "D2").state, 1) == 1


@pytest.mark.parametrize("token", ["culture", "gold"])
def test_hunnic_tribes_choose_where_barbarians_march(token: str) -> None:
    given: dict[str, Any] = {"advances": "voting huns_hunnic_tribes", "cities": {"D2": "neutral"}, token: 1}
    table = huns(**given, units={}, barbarians={"D4": "infantry2"}, start=False)
    table.carry_out(MoveBarbarians(0))
    table.answer(0, "yes")
    assert {"raid D4 D5", "raid D4 D3", "raid D4 C4"} <= set(table.options())
    assert table.refused(0, "raid D4 D7") == ("army-goes-beside", "COC-10.4.2")
    table.answer(0, "raid D4 D5")
    assert (table.units("barbarians", "D5"), table.stock(0, token)) == ("infantry2", (0,))


def test_hunnic_tribes_may_be_left_alone() -> None:
    known = {"advances": "voting huns_hunnic_tribes", "cities": {"D2": "neutral"}}
    table = huns(**known, gold=1, units={}, barbarians={"D4": "infantry2"}, start=False)
    table.carry_out(MoveBarbarians(0))
    table.answer(0, "no")
    assert (table.units("barbarians", "D3"), table.stock(0, "gold")) == ("infantry2", (1,))
    poor = huns(**known, units={}, barbarians={"D4": "infantry2"}, start=False)
    poor.carry_out(MoveBarbarians(0))
    assert poor.units("barbarians", "D3") == "infantry2"


# -- Attila ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("city", "most"), [("happy", 3), ("neutral", 2), ("angry", 1), ("neutral temple", 2)])
def test_a_small_city_of_attila_acts_as_larger(city: str, most: int) -> None:
    table = huns(leader="attila", cities={"D2": city}, units={"D2": "leader1"})
    table.answer(0, "collect D2", "best")
    assert sum(table.stock(0)) == most


def cavalry_battle() -> Scenario:
    return battlefield(
        "infantry1-cavalry1-leader1",
        "infantry1",
        seat0={"civilization": "huns", "leader": "attila"},
        options={"civilizations": "on"},
    )


def test_a_cavalry_icon_acts_as_an_elephant() -> None:
    """The die of 4 and the 2 of its icon are lost, the enemy's hit is cancelled."""
    table = cavalry_battle()
    attack(table, "3E 4C 2E 6I")
    table.answer(0, "yes")
    assert combat_values(table)[:2] == [5, 7]
    assert table.units(0, "D4") == "infantry1-cavalry1-leader1"
    other = cavalry_battle()
    attack(other, "3E 4C 2E 6I")
    other.answer(0, "no")
    assert combat_values(other)[:2] == [11, 7]


def test_a_cavalry_that_acts_as_an_elephant_does_not_charge_as_well() -> None:
    """One Cavalry, two icons: it uses one of them, once. (COC-9.2.3)"""
    table = cavalry_battle()
    attack(table, "2C 4C 2E 6I")
    table.answer(0, "yes")
    assert combat_values(table)[:2] == [4 + 2, 7]


def test_horse_master_needs_a_cavalry_icon_in_round_1() -> None:
    table = cavalry_battle()
    battle = Battle(0, 1, table.hex("D4"), table.hex("D3"), 0)
    face = DIE.index("cavalry_4")
    battle.dice = ((face,), (face,))
    for number, asked in ((1, True), (2, False)):
        battle.round = number
        assert (BATTLE_ROLLED.frame(table.state, 0, battle) is not None) == asked
    battle.round, battle.dice = 1, ((DIE.index("elephant_4"),), (face,))
    assert BATTLE_ROLLED.frame(table.state, 0, battle) is None


# -- Bleda -------------------------------------------------------------------------------------------------------------


def bleda(city: str, **given: Any) -> Scenario:
    cities = {"D4": city, "D2": "neutral"}
    return huns(leader="bleda", cities=cities, units={"D4": "leader1"}, **given)


def test_the_city_of_bleda_acts_as_happy_once() -> None:
    table = bleda("angry temple", mood=4)
    table.answer(0, "collect D4", "yes", "best")
    assert sum(table.stock(0)) == 4 + 3
    assert table.refused(0, "collect D4") == ("activation-barred", "COC-13.2")
    table.answer(0, "happiness", "raise D4 2")
    assert (table.mood("D4"), table.refused(0, "collect D4")[0]) == ("happy", "activation-barred")


def test_the_enforcer_may_stay_idle() -> None:
    table = bleda("neutral temple")
    table.answer(0, "collect D4", "no", "best")
    assert sum(table.stock(0)) == 2
    table.answer(0, "collect D4")
    assert table.options("yes") == []


def test_an_angry_city_of_bleda_builds() -> None:
    """Without the Enforcer it could not, so nothing is asked."""
    table = bleda("angry", advances="writing", food=1, wood=1, ore=1)
    table.answer(0, "construct academy D4")
    assert (table.stock(0, "ideas"), table.mood("D4")) == ((2,), "angry")
    assert table.refused(0, "collect D4")[0] == "activation-barred"
    away = huns(
        leader="bleda",
        cities={"D4": "angry", "D2": "neutral"},
        units={"D2": "leader1"},
        advances="writing",
        food=1,
        wood=1,
        ore=1,
    )
    assert away.refused(0, "construct academy D4")[0] == "city-angry"


def test_bleda_does_not_help_who_builds_without_activating() -> None:
    """Only an activation treats his city as Happy; the Great Prophet builds a Temple without one."""
    price = {"food": 1, "wood": 1, "ore": 1, "culture": 1}
    table = bleda("angry", advances="myths", persons="event_20_great_prophet", **price)
    assert sites(table.state, 0, (TEMPLE,)) == [("construct", "temple", "D2")]
    calm = bleda("neutral", advances="myths", persons="event_20_great_prophet", **price)
    assert ("construct", "temple", "D4") in sites(calm.state, 0, (TEMPLE,))


def test_an_angry_city_of_bleda_moves() -> None:
    table = bleda("angry", advances=f"tactics {NOMADS}")
    table.answer(0, "move", "group D4 leader1", "migrate D5", "done")
    assert (table.stock(0, "food"), table.refused(0, "collect D5")[0]) == ((1,), "activation-barred")


def test_battering_rams_ban_cards_in_round_1() -> None:
    table = bleda("neutral")
    battle = Battle(0, 1, table.hex("D4"), table.hex("D3"), 0)
    banned = []
    for city, number in ((2, 1), (2, 2), (0, 1)):
        battle.city, battle.round = city, number
        banned.append(BATTLE_BAN.holds(table.state, 0, battle))
    assert banned == [True, False, False]
    defence = Battle(1, 0, table.hex("D4"), table.hex("D3"), 0)
    defence.city, defence.round = 2, 1
    assert not BATTLE_BAN.holds(table.state, 0, defence)


# -- Rugila ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("near", "gold"), [(True, 3), (False, 1)])
def test_rugila_takes_tribute_near_other_enemy_cities(near: bool, gold: int) -> None:
    cities = {"D5": "city", "D6": "city"} if near else {"D5": "city"}
    table = huns(leader="rugila", cities={"D4": "neutral"}, units={"D5": "leader1"}, barbarians=cities)
    s = table.state
    if not near:
        s.owner = put(s.owner, table.hex("D7"), -1)
        table[1].cities = ()
    table.carry_out(Capture(0, table.hex("D5")))
    assert table.stock(0, "gold") == (gold,)


def test_barbarian_cities_that_rugila_captures_are_happy() -> None:
    table = huns(leader="rugila", units={"D5": "leader1"}, barbarians={"D5": "city"})
    table.carry_out(Capture(0, table.hex("D5")))
    assert table.mood("D5") == "happy"
    other = huns(
        leader="rugila",
        units={"D5": "leader1"},
        seat1={"cities": {"D5": "happy", "D7": "neutral"}, "units": {}},
    )
    other.carry_out(Capture(0, other.hex("D5")))
    other.answer(1, "no_settler")
    assert other.mood("D5") == "angry"
