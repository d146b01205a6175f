"""Maya: Terracing, Stelas, Ball Courts, Calendar; Pakal, Siyaj K'ak', Wak Chanil. (COC-13.42)"""

from __future__ import annotations

from typing import Any

import pytest

from epoka.games.clash_of_cultures.rules.battle import Battle
from epoka.games.clash_of_cultures.rules.capture import Capture
from epoka.games.clash_of_cultures.rules.moments import BATTLE_CANCEL, BATTLE_VALUE
from epoka.games.clash_of_cultures.tables import CARDS
from tests.games.clash_of_cultures.scenario import Scenario, scenario
from tests.games.clash_of_cultures.war import fix_dice

LAND = {"D3": "region_14", "D5": "region_15"}
CALENDAR = "math astronomy maya_calendar"


def maya(**given: Any) -> Scenario:
    others = ("seat1", "barbarians", "start", "wonders", "events", "terrain", "active")
    elsewhere = {key: given.pop(key) for key in list(given) if key in others}
    return scenario(options={"civilizations": "on"}, tiles=LAND, seat0={"civilization": "maya", **given}, **elsewhere)


# -- Terracing ---------------------------------------------------------------------------------------------------------


def test_mountains_give_food_wood_or_ore() -> None:
    table = maya(advances="irrigation maya_terracing", cities={"D2": "neutral"}, units={})
    table.answer(0, "collect D2")
    assert [option for option in table.options("harvest") if " E2 " in option] == [
        "harvest E2 ore",
        "harvest E2 food",
        "harvest E2 wood",
    ]
    table.answer(0, "harvest E2 wood")
    assert table.stock(0, "wood", "ore") == (1, 0)
    plain = maya(advances="irrigation", cities={"D2": "neutral"}, units={})
    plain.answer(0, "collect D2")
    assert [option for option in plain.options("harvest") if " E2 " in option] == ["harvest E2 ore"]


def test_mountains_stop_neither_settlers_nor_leaders() -> None:
    units = {"D2": "settler1-infantry1-leader1"}
    table = maya(advances="tactics irrigation maya_terracing", leader="pakal", units=units)
    table.answer(0, "move", "group D2 settler1-infantry1-leader1", "to E2")
    table.answer(0, "move")
    assert {"group E2 settler1-leader1", "group E2 leader1", "group E2 settler1"} <= set(table.options())
    assert table.refused(0, "group E2 infantry1") == ("entered-mountain", "COC-8.1.4")


# -- Stelas ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("gained", "stock"), [("culture", (1, 0)), ("ideas", (0, 1))])
def test_a_founded_city_has_a_stela(gained: str, stock: tuple[int, int]) -> None:
    table = maya(advances="arts maya_stelas", units={"D3": "settler1"})
    table.answer(0, "found D3", f"gain {gained}")
    assert table.stock(0, "culture", "ideas") == stock


def test_an_obelisk_is_a_stela_and_other_buildings_are_none() -> None:
    cities = {"D2": "neutral", "D4": "neutral"}
    table = maya(advances="arts maya_stelas", food=2, wood=2, ore=2, cities=cities)
    table.answer(0, "construct obelisk D4", "gain culture")
    assert table.stock(0, "culture") == (1,)
    other = maya(advances="arts maya_stelas writing", food=1, wood=1, ore=1, cities=cities)
    other.answer(0, "construct academy D4")
    assert (other.stock(0, "culture", "ideas"), other.options("gain")) == ((0, 2), [])


def test_a_captured_city_has_a_stela() -> None:
    table = maya(advances="arts maya_stelas", units={"D5": "infantry1"}, barbarians={"D5": "city"})
    table.carry_out(Capture(0, table.hex("D5")))
    table.answer(0, "gain ideas")
    assert table.stock(0, "ideas") == (1,)


# -- Ball Courts (COC-13.42) -------------------------------------------------------------------------------------------


def test_ball_courts_let_a_city_collect_more() -> None:
    table = maya(advances="sports maya_ball_courts", mood=1, cities={"D2": "neutral"}, units={})
    table.answer(0, "collect D2", "yes")
    table.answer(0, "harvest E2 ore", "harvest C2 wood")
    assert table.stock(0, "wood", "ore", "mood") == (1, 1, 0)
    assert dict(table[0].notes).get("ball_court", 0) == 0
    table.answer(0, "collect D2", "harvest E2 ore")
    assert table.stock(0, "wood", "ore") == (1, 2)


def test_ball_courts_let_a_city_recruit_more() -> None:
    table = maya(advances="sports maya_ball_courts", mood=1, food=2, ore=2, cities={"D2": "neutral"}, units={})
    table.answer(0, "recruit D2", "yes", "hire infantry", "hire infantry")
    assert (table.units(0, "D2"), table.stock(0, "mood")) == ("infantry2", (0,))


def test_ball_courts_are_not_asked_for_where_they_do_not_help() -> None:
    """Neither an Angry city nor one without mood or without anything more to get."""
    angry = maya(advances="sports maya_ball_courts", mood=1, cities={"D2": "angry"}, units={})
    angry.answer(0, "collect D2")
    assert angry.options("yes") == []
    poor = maya(advances="sports maya_ball_courts", cities={"D2": "neutral"}, units={})
    poor.answer(0, "collect D2")
    assert poor.options("yes") == []
    last = maya(advances="sports maya_ball_courts sanitation", mood=1, cities={"D2": "neutral"}, units={})
    last.answer(0, "recruit D2")
    assert (last.units(0, "D2"), last.stock(0, "mood")) == ("settler1", (0,))


def test_one_spirituality_advance_a_turn_is_cheaper() -> None:
    table = maya(advances="sports maya_ball_courts", ideas=2)
    table.answer(0, "advance myths")
    assert len(table.options("printed")) == 1
    table.answer(0, table.options("discount")[0])
    assert ("myths" in table.advances(0), table.stock(0, "ideas")) == (True, (1,))
    assert table.refused(0, "advance rituals") == ("cannot-pay", "COC-7.1.1")


# -- the Calendar ------------------------------------------------------------------------------------------------------


def test_the_calendar_shows_the_next_event_for_nothing() -> None:
    """COC-13.42: looking is free, and the card is seen even if nothing can be done about it."""
    table = maya(advances=CALENDAR, events="event_01_pestilence event_41_solar_eclipse")
    table.answer(0, "use maya_calendar")
    assert table.options() == ["leave event_01_pestilence"]
    table.answer(0, "leave event_01_pestilence")
    assert CARDS[table.state.events[0]] == "event_01_pestilence"
    assert table[0].actions_left == 3
    assert table.refused(0, "use maya_calendar") == ("calendar-read", "COC-13.42")
    table.answer(0, "move", "done", "use maya_calendar")
    assert table.options() == ["leave event_01_pestilence"]


def test_culture_puts_events_under_the_deck() -> None:
    table = maya(advances=CALENDAR, culture=1, events="event_01_pestilence event_41_solar_eclipse")
    table.answer(0, "use maya_calendar", "bury event_01_pestilence")
    assert table.options() == ["leave event_41_solar_eclipse"]
    table.answer(0, "leave event_41_solar_eclipse")
    deck = [CARDS[card] for card in table.state.events]
    assert (deck[0], deck[-1]) == ("event_41_solar_eclipse", "event_01_pestilence")
    assert table.stock(0, "culture") == (0,)


# -- Pakal -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("city", "number", "cancelled"),
    [("neutral obelisk", 1, 1), ("neutral obelisk", 2, 0), ("neutral obelisk:1", 1, 0), ("neutral", 1, 0)],
)
def test_the_sun_shield_cancels_a_hit(city: str, number: int, cancelled: int) -> None:
    table = maya(leader="pakal", cities={"D2": "neutral", "D4": city}, units={"D4": "leader1"})
    battle = Battle(4, 0, table.hex("D4"), table.hex("D5"), 0)
    battle.city, battle.round = 2, number
    assert BATTLE_CANCEL.total(table.state, 0, battle) == cancelled
    table[0].leader_at = table.hex("D2")
    assert BATTLE_CANCEL.total(table.state, 0, battle) == 0


def test_culture_replaces_2_resources_of_a_building_in_his_city() -> None:
    cities = {"D2": "neutral", "D4": "neutral"}
    table = maya(leader="pakal", advances="writing", units={"D2": "leader1"}, cities=cities, culture=1, wood=1)
    assert table.options("construct") == ["construct academy D2"]
    table.answer(0, "construct academy D2")
    assert (table.stock(0, "wood", "culture", "ideas"), table.state.built[table.hex("D2")] > 0) == ((0, 0, 2), True)


def test_with_state_religion_a_temple_in_his_city_costs_culture_alone() -> None:
    cities = {"D2": "neutral", "D4": "neutral"}
    known = "myths rituals priesthood state_religion"
    table = maya(leader="pakal", advances=known, units={"D2": "leader1"}, cities=cities, culture=2)
    table.answer(0, "construct temple D2", "gain mood")
    assert table.stock(0, "culture", "mood") == (1, 1)
    assert table.refused(0, "construct temple D2")[0] == "building-already"
    assert dict(table[0].notes)["state_religion"] == 1


# -- Siyaj K'ak' -------------------------------------------------------------------------------------------------------


def battle_value(table: Scenario, hex_: str, city: int = 0, number: int = 1) -> int:
    """What abilities add for seat 0, who attacks barbarians."""
    battle = Battle(0, 4, table.hex(hex_), table.hex(hex_), 0)
    battle.city, battle.round = city, number
    return BATTLE_VALUE.total(table.state, 0, battle)


def test_fire_is_born_adds_the_size_of_the_city_in_round_1() -> None:
    table = maya(leader="siyaj_kak", units={"D5": "leader1"})
    assert [battle_value(table, "D5", city, number) for city, number in ((3, 1), (3, 2), (0, 1))] == [3, 0, 0]
    assert battle_value(table, "D4", 3) == 0
    assert BATTLE_VALUE.total(table.state, 0, Battle(4, 0, table.hex("D5"), table.hex("D4"), 0)) == 0


def test_a_new_building_brings_an_influence_attempt() -> None:
    table = maya(
        leader="siyaj_kak",
        advances="writing",
        units={"D4": "leader1"},
        cities={"D2": "neutral", "D4": "neutral"},
        food=1,
        wood=1,
        ore=1,
        seat1={"cities": {"D5": "neutral temple", "D7": "neutral"}},
    )
    table.answer(0, "construct academy D4")
    assert table.options() == ["influence D5 building", "skip"]
    fix_dice(table, "5")
    table.answer(0, "influence D5 building")
    assert table.told("replaced") == [(0, "temple", "D5")]
    assert (table[0].actions_left, dict(table[0].notes)["influenced"]) == (2, 1)


def test_nothing_comes_of_a_building_elsewhere() -> None:
    table = maya(
        leader="siyaj_kak",
        advances="writing",
        units={"D2": "leader1"},
        cities={"D2": "neutral", "D4": "neutral"},
        food=1,
        wood=1,
        ore=1,
        seat1={"cities": {"D5": "neutral temple", "D7": "neutral"}},
    )
    table.answer(0, "construct academy D4")
    assert table.options("skip") == []


# -- Wak Chanil --------------------------------------------------------------------------------------------------------


def test_new_dynasty_fights_better_near_own_cities() -> None:
    table = maya(leader="wac_chanil", cities={"D2": "neutral"}, units={"D4": "leader1"})
    assert (battle_value(table, "D4"), battle_value(table, "D3")) == (2, 0)
    far = maya(leader="wac_chanil", cities={"D2": "neutral"}, units={"D5": "leader1"})
    assert battle_value(far, "D5") == 0


def test_she_rebuilds_what_she_captures() -> None:
    """The new building brings nothing by itself."""
    table = maya(
        leader="wac_chanil",
        advances="tactics writing",
        units={"D4": "infantry1-leader1"},
        seat1={"cities": {"D5": "neutral temple", "D7": "neutral"}, "units": {}},
    )
    table.answer(0, "move", "group D4 infantry1-leader1", "to D5")
    while table.decision.seat == 1:
        table.answer(1, table.options()[-1])
    assert table.options() == ["rebuild temple academy", "rebuild temple fortress", "skip"]
    ideas = table.stock(0, "ideas")
    table.answer(0, "rebuild temple academy")
    built = [value[1:] for value in table.told("constructed")]
    assert (built, table.stock(0, "ideas")) == ([("academy", "D5")], ideas)
    assert table.state.built[table.hex("D5")].bit_count() == 1


def test_a_rebuilt_port_asks_for_its_hex() -> None:
    table = maya(
        leader="wac_chanil",
        advances="tactics fishing",
        terrain={"C5": "sea", "E5": "sea"},
        units={"D4": "infantry1-leader1"},
        seat1={"cities": {"D5": "neutral temple", "D7": "neutral"}, "units": {}},
    )
    table.answer(0, "move", "group D4 infantry1-leader1", "to D5")
    while table.decision.seat == 1:
        table.answer(1, table.options()[-1])
    table.answer(0, "rebuild temple port", "port C5")
    assert table.state.ports[table.hex("D5")] == table.hex("C5")


def test_without_a_capture_nothing_is_rebuilt() -> None:
    table = maya(
        leader="wac_chanil",
        advances="tactics writing",
        units={"D3": "infantry1-leader1"},
        cities={"D2": "neutral", "D4": "neutral temple"},
    )
    table.answer(0, "move", "group D3 infantry1-leader1", "to D4")
    assert table.options("rebuild") == []
