"""The Celts: Tribal Warfare, Allies, Druidic Influence, Trade; Viriathus, Vercingetorix, Boudicca. (COC-13.33)"""

from __future__ import annotations

from typing import Any

import pytest

from epoka.games.clash_of_cultures.components import FACES
from epoka.games.clash_of_cultures.rules import influence
from epoka.games.clash_of_cultures.rules.barbarians import MoveBarbarians
from epoka.games.clash_of_cultures.rules.battle import Battle
from epoka.games.clash_of_cultures.rules.capture import Capture
from epoka.games.clash_of_cultures.rules.moments import BATTLE_VALUE
from epoka.games.clash_of_cultures.scoring import lines
from epoka.games.clash_of_cultures.tables import BARBARIANS, NEUTRAL
from epoka.parts.tuples import put
from tests.games.clash_of_cultures.scenario import Scenario, scenario
from tests.games.clash_of_cultures.war import attack, battlefield, fix_dice

LAND = {"D3": "region_14", "D5": "region_15"}
EXPANSION = {"civilizations": "on"}


def celts(**given: Any) -> Scenario:
    names = ("seat1", "barbarians", "tiles", "terrain", "start", "active")
    others = {key: given.pop(key) for key in list(given) if key in names}
    others.setdefault("tiles", LAND)
    return scenario(options=EXPANSION, seat0={"civilization": "celts", **given}, **others)


def value(table: Scenario, name: str = "D4", defender: int = 1) -> int:
    battle = Battle(0, defender, table.hex(name), table.hex(name), 0)
    battle.survey(table.state)
    return BATTLE_VALUE.total(table.state, 0, battle)


def test_tribal_warfare_counts_barbarian_cities() -> None:
    """+1 for each within 2 hexes of the battle, against players only. [interpretation]"""
    camps = dict.fromkeys(("D5", "D6", "C4"), "city infantry1")
    table = celts(advances="tactics celts_tribal_warfare", units={"D4": "infantry1"}, barbarians=camps)
    assert (value(table), value(table, defender=BARBARIANS)) == (3, 0)
    assert value(table, "D2") == 1
    many = dict.fromkeys(("D5", "D6", "C4", "E4", "D3"), "city infantry1")
    crowd = celts(advances="tactics celts_tribal_warfare", units={"D4": "infantry1"}, barbarians=many)
    assert value(crowd) == 4


def test_tribal_allies_call_barbarians() -> None:
    """Once per turn, as if their icon had been drawn."""
    table = celts(advances="tactics draft celts_tribal_allies", cities={"D2": "neutral"})
    table.answer(0, "use celts_tribal_allies")
    assert set(table.options("camp")) == {"camp C4", "camp D4", "camp E4"}
    table.answer(0, "camp D4", "reinforce D4 infantry")
    assert (table.units("barbarians", "D4"), table[0].actions_left) == ("infantry2", 2)
    assert table.refused(0, "use celts_tribal_allies")[0] == "once-per-turn"


def test_tribal_allies_stop_armies() -> None:
    """1 food for any of the armies that an own event moves. [interpretation]"""
    given: dict[str, Any] = {
        "advances": "tactics draft celts_tribal_allies",
        "cities": {"D2": "neutral"},
        "food": 1,
        "barbarians": {"D4": "infantry1", "E4": "infantry1"},
        "start": False,
    }
    table = celts(**given)
    table.carry_out(MoveBarbarians(0))
    table.answer(0, "yes", "halt D4", "done")
    assert table.stock(0, "food") == (0,)
    assert [march[0] for march in table.told("barbarians-marched")] == ["E4"]
    stubborn = celts(**given)
    stubborn.carry_out(MoveBarbarians(0))
    stubborn.answer(0, "no")
    assert {option.split()[1] for option in stubborn.options("raid")} == {"D4", "E4"}


def druids(monkeypatch: pytest.MonkeyPatch) -> Scenario:
    table = celts(
        advances="myths priesthood celts_druidic_influence",
        cities={"D2": "neutral academy", "D3": "neutral"},
        barbarians={"D4": "city infantry1"},
    )
    face = next(number for number, face in enumerate(FACES) if face.value == 6)
    monkeypatch.setattr(influence, "draw", lambda s, count: face)
    table.answer(0, "influence D4 celts_druidic_influence")
    if table.options("from"):
        table.answer(0, "from D2")
    return table


def test_aims_are_offered_in_their_order() -> None:
    """Those of cards before those of civilizations, so that the options of a stored game stay as they were."""
    table = celts(
        advances="myths priesthood celts_druidic_influence",
        cities={"D2": "neutral academy", "D3": "neutral"},
        barbarians={"D4": "city infantry1"},
        hand="action_15",
    )
    table.answer(0, "play action_15")
    assert table.options("influence") == ["influence D4 cultural_takeover", "influence D4 celts_druidic_influence"]


def test_druids_lay_a_token(monkeypatch: pytest.MonkeyPatch) -> None:
    """At most one under a settlement, worth a point; it counts as the success of the turn. (COC-13.33)"""
    table = druids(monkeypatch)
    assert (table.state.tokens[table.hex("D4")], table.state.owner[table.hex("D4")]) == (1, BARBARIANS)
    assert ("druids", 2, 1) in [line[:3] for line in lines(table.state, 0)]
    assert table.refused(0, "influence D4 celts_druidic_influence")[0] == "influenced-already"
    table[0].notes = ()
    assert table.refused(0, "influence D4 celts_druidic_influence")[0] == "no-buildings"


def test_druid_tokens_go_when_the_city_is_captured(monkeypatch: pytest.MonkeyPatch) -> None:
    table = druids(monkeypatch)
    table.carry_out(Capture(1, table.hex("D4")))
    assert not any(table.state.tokens)
    assert "druids" not in [line.what for line in lines(table.state, 0)]


def test_druids_out_of_range() -> None:
    table = celts(
        advances="myths priesthood celts_druidic_influence",
        cities={"D2": "neutral"},
        barbarians={"D5": "city infantry1"},
    )
    assert table.refused(0, "influence D5 celts_druidic_influence") == ("out-of-range", "COC-7.9.1")


def test_tribal_trade() -> None:
    """Food from barbarian cities that are not Angry, even with Currency."""
    given: dict[str, Any] = {
        "advances": "bartering trade_routes currency celts_tribal_trade storage",
        "cities": {"D2": "neutral"},
        "units": {"D3": "settler1"},
        "barbarians": {"D4": "city infantry1"},
        "start": False,
    }
    table = celts(**given)
    table.state.mood = put(table.state.mood, table.hex("D4"), NEUTRAL)
    table.begin()
    assert table.stock(0, "food", "gold") == (1, 0)
    angry = celts(**given)
    angry.begin()
    assert angry.stock(0, "food", "gold") == (0, 0)


def celts_attack(attackers: str, defenders: str, **given: Any) -> Scenario:
    seat1 = given.pop("seat1", {})
    return battlefield(attackers, defenders, options=EXPANSION, seat0={"civilization": "celts", **given}, seat1=seat1)


def test_terror_pushes_a_unit_out() -> None:
    """Before every round but the first, for 2 mood."""
    table = celts_attack("infantry1-leader1", "infantry2", leader="viriathus", mood=2)
    attack(table, "2 2 2 2")
    table.answer(0, "fight")
    assert table.options("push") == ["push infantry D3", "push infantry D5"]
    fix_dice(table, "6 ? 2")
    table.answer(0, "push infantry D3")
    assert (table.units(1, "D3"), table.stock(0, "mood")) == ("infantry1", (0,))


def test_terror_may_end_a_battle() -> None:
    """The last defender is pushed out: the attackers have won."""
    table = celts_attack("infantry1-leader1", "infantry2", leader="viriathus", mood=2)
    attack(table, "6I 2 2 2")
    table.answer(0, "fight", "push infantry D5")
    assert (table.units(1, "D4"), table.units(1, "D5")) == ("", "infantry1")
    assert table.told("battle-won") == [(0, 0, "D4")]


def test_terror_in_defence_leaves_no_settlers_behind() -> None:
    """When the last attacker is pushed out, the Settlers that came along fall."""
    table = battlefield(
        "infantry2-settler1",
        "infantry1-leader1",
        options=EXPANSION,
        seat1={"civilization": "celts", "leader": "viriathus", "mood": 2},
    )
    attack(table, "2 2 6I 2")
    table.answer(0, "fight")
    table.answer(1, "push infantry D5")
    assert (table.units(0, "D4"), table.units(0, "D5")) == ("", "infantry1")
    assert table.told("battle-won") == [(1, 1, "D4")]


def test_loyalty_plays_cards_for_barbarians() -> None:
    given: dict[str, Any] = {
        "seat1": {"leader": "viriathus", "advances": "tactics", "hand": "action_06"},
        "options": EXPANSION,
    }
    near = battlefield("infantry2", "", barbarians={"D4": "infantry2"}, **given)
    near.place(1, "D5", "leader1")
    attack(near, defender="barbarians")
    assert (near.decision.seat, near.decision.prompt) == (1, "prompt-battle-card")


def test_loyalty_needs_him_near() -> None:
    table = battlefield(
        "infantry2",
        "",
        barbarians={"D4": "infantry1"},
        options=EXPANSION,
        seat1={"leader": "viriathus", "advances": "tactics", "hand": "action_06", "units": {"D7": "leader1"}},
    )
    attack(table, "6I 6I 2C", defender="barbarians")
    assert table.told("card-laid") == []
    assert table.units(0, "D4") == "infantry2"


def test_warrior_people() -> None:
    """+1 for each own Settler within 2 hexes of the battle."""
    units = {"D4": "leader1-settler1", "D2": "settler2", "E4": "settler1"}
    table = celts(leader="vercingetorix", units=units)
    assert value(table) == 4
    assert value(table, "D6") == 0


def test_rapid_recruitment() -> None:
    """Next to his city, where no enemy is; ships as ever."""
    table = celts(
        leader="vercingetorix",
        food=1,
        ore=1,
        cities={"D4": "neutral", "D2": "neutral"},
        units={"D4": "leader1"},
        barbarians={"D5": "infantry1"},
    )
    table.answer(0, "recruit D4")
    assert set(table.options()) == {"place D4", "place D3", "place C4", "place E4"}
    table.answer(0, "place E4")
    assert table.units(0, "E4") == "infantry1"


def test_fearless() -> None:
    """+2 against a player with more Warfare advances."""
    given: dict[str, Any] = {"leader": "boudicca", "units": {"D4": "leader1"}, "advances": "tactics"}
    assert value(celts(**given, seat1={"advances": "tactics draft"})) == 2
    assert value(celts(**given, seat1={"advances": "tactics"})) == 0


@pytest.mark.parametrize(("answer", "left", "food"), [("yes", "settler1-leader1", 0), ("no", "leader1", 1)])
def test_great_numbers_keep_the_settler(answer: str, left: str, food: int) -> None:
    table = celts(leader="boudicca", food=1, units={"D4": "settler1-leader1"}, cities={"D2": "neutral"})
    table.answer(0, "found D4", answer)
    assert (table.units(0, "D4"), table.stock(0, "food")) == (left, (food,))


def test_great_numbers_need_her_there() -> None:
    table = celts(leader="boudicca", food=1, units={"D4": "settler1", "D2": "leader1"}, cities={"D2": "neutral"})
    table.answer(0, "found D4")
    assert table.units(0, "D4") == ""
