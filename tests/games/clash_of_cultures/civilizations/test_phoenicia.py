"""Phoenicia: City Independence, Biremes, Alphabet, Cedars and Dyes; Ithobaal, Hiram, Pygmalion. (COC-13.36)"""

from __future__ import annotations

from typing import Any

import pytest

from epoka.games.clash_of_cultures.rules.battle import Battle
from epoka.games.clash_of_cultures.rules.capture import Capture
from epoka.games.clash_of_cultures.rules.moments import BATTLE_VALUE
from epoka.games.clash_of_cultures.rules.trade_routes import could_form
from epoka.games.clash_of_cultures.scoring import lines, scores, standings
from epoka.kernel.game import places_of
from tests.games.clash_of_cultures.scenario import Scenario, scenario
from tests.games.clash_of_cultures.war import attack, battlefield

STRAIT = {"D3": "region_05 turned", "D5": "region_01"}
"""Sea on D4, D5 and C6 in a row; D3 Barren, C4 and E4 Plains, E6 and D6 Forest."""
LAND = {"D3": "region_14", "D5": "region_15"}
ON = {"civilizations": "on"}
TRADE = "storage bartering trade_routes"


def phoenicia(**given: Any) -> Scenario:
    names = ("seat1", "barbarians", "tiles", "terrain", "active", "pirates")
    others = {key: given.pop(key) for key in list(given) if key in names}
    others.setdefault("tiles", STRAIT)
    return scenario(options=ON, seat0={"civilization": "phoenicia", **given}, **others)


def fought(table: Scenario, hex_: str, defender: int = 4, sea: int = 0, number: int = 1) -> int:
    battle = Battle(0, defender, table.hex(hex_), table.hex(hex_), 0)
    battle.sea, battle.round = sea, number
    return BATTLE_VALUE.total(table.state, 0, battle)


def test_free_ports_are_not_influenced() -> None:
    table = phoenicia(
        advances="fishing phoenicia_city_independence",
        cities={"E4": "neutral port academy", "C4": "neutral port"},
        seat1={"cities": {"D6": "neutral academy temple"}},
        active=1,
    )
    assert table.refused(1, "influence C4 building")[0] == "piece-barred"
    assert "influence E4 building" in table.options()


def test_free_ports_keep_their_colour() -> None:
    table = phoenicia(
        advances="fishing phoenicia_city_independence",
        cities={"E4": "neutral port academy", "D2": "neutral"},
        units={},
        seat1={"units": {"E4": "infantry1"}},
    )
    table.carry_out(Capture(1, table.hex("E4")))
    built = table.state.built[table.hex("E4")]
    assert (built >> 6 & 7, built & 7) == (1, 2), "the Port stays Phoenician, the Academy does not"


def test_free_ports_score_and_governments_do_not() -> None:
    """Ports 1.5 each wherever they stand; government advances nothing."""
    table = phoenicia(
        advances="writing philosophy voting fishing phoenicia_city_independence",
        cities={"E4": "neutral port", "D2": "happy"},
    )
    sheet = {line.what: (line.halves, line.number) for line in lines(table.state, 0)}
    assert sheet["ports"] == (1, 1)
    assert sheet["advances"][1] == table[0].advances.bit_count() - 1


def test_free_ports_break_ties_with_the_buildings() -> None:
    """What they are worth is for buildings, which are compared first. (COC-14.3)"""
    table = phoenicia(
        advances="fishing phoenicia_city_independence",
        cities={"E4": "neutral port", "D2": "happy"},
        seat1={"cities": {"D7": "happy temple", "E8": "neutral"}, "advances": "storage irrigation roads"},
    )
    assert (scores(table.state), places_of(standings(table.state))) == ((5.5, 5.5), (1, 2))


def test_biremes() -> None:
    """+2 at sea; against War Ships in round 1 only."""
    table = phoenicia(advances="fishing war_ships phoenicia_biremes", seat1={"advances": "fishing war_ships"})
    assert [fought(table, "D4", 1, 1, number) for number in (1, 2)] == [2, 0]
    assert [fought(table, "D4", 5, 1, number) for number in (1, 2)] == [2, 2]
    assert fought(table, "D4", 1, 0, 1) == 0


def test_alphabet_changes_two_routes() -> None:
    """1 culture or 2 ideas instead."""
    table = phoenicia(
        advances=f"{TRADE} writing phoenicia_alphabet",
        units={"D4": "ship1", "E4": "settler1", "D3": "settler1"},
        cities={"D2": "neutral"},
        seat1={"cities": {"C4": "neutral", "D6": "neutral", "D7": "neutral"}, "units": {}},
        tiles={**STRAIT},
    )
    assert table.options() == ["yield food 1", "yield culture 1", "yield ideas 2"]
    table.answer(0, "yield culture 1", "yield ideas 2")
    assert table.stock(0, "culture", "ideas") == (1, 2)
    assert not table.options("yield")


def test_alphabet_changes_two_routes_in_a_turn() -> None:
    """Those of the Great Merchant are of the same turn."""
    table = phoenicia(
        advances=f"{TRADE} writing phoenicia_alphabet",
        persons="event_25_great_merchant",
        units={"D4": "ship1", "E4": "settler1"},
        cities={"D2": "neutral"},
        seat1={"cities": {"C4": "neutral", "D6": "neutral"}, "units": {}},
        tiles={**STRAIT},
    )
    table.answer(0, "yield culture 1", "yield ideas 2", "play event_25_great_merchant", "learn taxes")
    assert not table.options("yield")
    assert table.stock(0, "culture", "ideas", "food") == (1, 2, 2)


@pytest.mark.parametrize(("extra", "routes"), [("", 0), ("phoenicia_cedars_and_dyes", 1)])
def test_ships_trade_far_along_the_coast(extra: str, routes: int) -> None:
    """COC-13.36: coastal cities within 3 hexes."""
    table = phoenicia(
        advances=f"{TRADE} {extra}",
        units={"D4": "ship1"},
        cities={"D2": "neutral"},
        seat1={"cities": {"D7": "neutral"}, "units": {}},
        terrain={"D6": "sea"},
    )
    assert could_form(table.state, 0) == routes


@pytest.mark.parametrize(("partner", "routes"), [("D6", 1), ("F5", 0)])
def test_ports_trade_by_themselves(partner: str, routes: int) -> None:
    """COC-13.36: with coastal cities within 3 hexes, and no others."""
    table = phoenicia(
        advances=f"{TRADE} phoenicia_cedars_and_dyes",
        units={},
        cities={"E4": "neutral port"},
        tiles={**STRAIT, "F4": "region_14"},
        seat1={"cities": {partner: "neutral"}, "units": {}},
    )
    assert could_form(table.state, 0) == routes
    assert could_form(table.state, 0, ships_only=True) == 0


def test_deliverance() -> None:
    """A city with an own building is Happy when he captures it."""
    for city, mood in (("neutral temple:0", "happy"), ("neutral temple", "angry")):
        table = phoenicia(
            leader="ithobaal",
            tiles=LAND,
            units={"D5": "leader1"},
            seat1={"cities": {"D5": city, "D7": "neutral"}, "units": {}},
        )
        table.carry_out(Capture(0, table.hex("D5")))
        table.answer(1, "no_settler")
        assert table.mood("D5") == mood


@pytest.mark.parametrize(("temple", "value"), [("D4", 2), ("D2", 0)])
def test_priest_of_astarte(temple: str, value: int) -> None:
    """+2 within 2 hexes of an own city with a Temple."""
    table = phoenicia(leader="ithobaal", tiles=LAND, units={"D5": "leader1"}, cities={temple: "neutral temple"})
    assert fought(table, "D5") == value


@pytest.mark.parametrize(("aboard", "routes"), [(True, 5), (False, 4)])
def test_trade_master(aboard: bool, routes: int) -> None:
    """One route of a Settler or Ship on his hex does not count against the four."""
    table = phoenicia(
        leader="hiram_i",
        advances=TRADE,
        tiles={**STRAIT, "F4": "region_14"},
        units={"D4": "settler3-ship3-leader1"} if aboard else {"D4": "settler3-ship3", "D2": "leader1"},
        cities={"D2": "neutral"},
        seat1={"cities": dict.fromkeys(("D3", "D6", "C4", "E4", "E5"), "neutral"), "units": {}},
    )
    assert table.told("routes") == [(0, routes)]


def test_constructor_teaches_construction() -> None:
    table = phoenicia(leader="hiram_i", units={"D2": "leader1"}, cities={"D2": "happy"}, culture=1)
    table.answer(0, "use hiram_i_constructor")
    assert "learn engineering" in table.options()
    table.answer(0, "learn engineering")
    assert ("engineering" in table.advances(0), table.stock(0, "culture")) == (True, (0,))


def test_mediterranean_trader() -> None:
    """A route of his hex brings 1 gold or 1 culture more."""
    table = phoenicia(
        leader="pumayaton",
        advances=TRADE,
        units={"D4": "ship1-leader1"},
        cities={"D2": "neutral"},
        seat1={"cities": {"C4": "neutral"}, "units": {}},
    )
    assert table.options() == ["gain gold", "gain culture"]
    table.answer(0, "gain culture")
    assert table.stock(0, "food", "culture") == (1, 1)


def protector(dice: str) -> Scenario:
    game = battlefield(
        "infantry2",
        "infantry1-leader1",
        city="neutral",
        options=ON,
        seat1={"civilization": "phoenicia", "leader": "pumayaton", "culture": 1},
    )
    attack(game, dice)
    assert game.decision.prompt == "prompt-pumayaton-protector"
    game.answer(1, "yes")
    return game


def test_protector_cancels_a_hit() -> None:
    """For 1 culture, once per battle; it comes back after a victory."""
    lost = protector("5I 5I 2C 2C")
    assert lost.stock(1, "culture") == (0,)
    assert "infantry1" in lost.units(1, "D4") or "leader1" in lost.units(1, "D4")
    won = protector("3I 2C 6I 6I")
    assert (won.units(1, "D4"), won.stock(1, "culture")) == ("infantry1-leader1", (1,))


def test_the_token_comes_back_though_the_leader_fell() -> None:
    """[interpretation] It was paid while he led, and the city's defenders have won. (COC-13.2)"""
    game = protector("5I 5I 6I 6I")
    game.answer(1, "fall leader")
    assert (game.units(0, "D4"), game.units(1, "D4"), game[1].leader) == ("", "infantry1", ())
    assert game.stock(1, "culture") == (1,)
