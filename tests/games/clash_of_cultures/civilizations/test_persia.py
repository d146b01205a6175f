"""Persia: Elephants, Immortals, Zoroastrianism, Banking; Cyrus II, Darius I, Xerxes I. (COC-13.43)"""

from __future__ import annotations

from typing import Any

import pytest

from epoka.games.clash_of_cultures.components import FACES
from epoka.games.clash_of_cultures.rules import influence
from epoka.games.clash_of_cultures.rules.battle import Battle
from epoka.games.clash_of_cultures.rules.moments import BATTLE_CAP, BATTLE_CARDLESS, BATTLE_MUTED, INFLUENCED
from epoka.games.clash_of_cultures.rules.stacking import stack_room
from epoka.games.clash_of_cultures.rules.wonders import wonder_ways
from epoka.games.clash_of_cultures.tables import GREAT_PYRAMID, GREAT_WALL
from tests.games.clash_of_cultures.scenario import Scenario, scenario
from tests.games.clash_of_cultures.war import attack, battlefield, combat_values, fix_dice

LAND = {"D3": "region_14", "D5": "region_15"}


def persia(**given: Any) -> Scenario:
    others = {key: given.pop(key) for key in list(given) if key in ("seat1", "barbarians", "tiles", "terrain")}
    others.setdefault("tiles", LAND)
    return scenario(options={"civilizations": "on"}, seat0={"civilization": "persia", **given}, **others)


def battle_at(table: Scenario, name: str, defender: int = 4) -> Battle:
    battle = Battle(0, defender, table.hex(name), table.hex(name), 0)
    battle.round = 1
    return battle


def test_elephants_next_to_barren() -> None:
    """D2 stands beside the Barren hex D1."""
    table = persia(advances="husbandry persia_elephants", food=2, cities={"D2": "neutral", "D4": "neutral"})
    table.answer(0, "recruit D2", "hire elephant")
    assert table.units(0, "D2").endswith("elephant1")
    assert "hire elephant" not in persia(advances="husbandry", food=2).options()


def test_elephants_cap_what_the_enemy_adds_in_round_1() -> None:
    table = persia(advances="husbandry persia_elephants", units={"D4": "elephant1"})
    battle = battle_at(table, "D4")
    assert BATTLE_CAP.found(table.state, 0, battle) == [2]
    battle.round = 2
    assert BATTLE_CAP.found(table.state, 0, battle) == [None]
    without = persia(advances="husbandry persia_elephants", units={"D4": "infantry1"})
    assert BATTLE_CAP.found(without.state, 0, battle_at(without, "D4")) == [None]


def test_immortals_are_paid_before_the_roll() -> None:
    table = persia(
        advances="tactics draft persia_immortals",
        culture=5,
        units={"D4": "infantry2"},
        barbarians={"D5": "infantry1"},
    )
    table.answer(0, "move", "group D4 infantry2", "to D5")
    while not table.options("immortals"):
        table.answer(0, table.options()[0])
    assert table.options() == [f"immortals {n}" for n in range(5)]
    table.answer(0, "immortals 4")
    assert table.stock(0, "culture")[0] <= 1


def test_grey_tide_limits_bonuses_but_not_combat_abilities() -> None:
    """Of +4 half is left, and the Cavalry's die and icon that Attila gives up are no bonus. (COC-13.43)"""
    table = battlefield(
        "infantry1-cavalry1-leader1",
        "elephant1",
        options={"civilizations": "on"},
        seat0={
            "civilization": "huns",
            "leader": "attila",
            "advances": "tactics metallurgy steel_weapons",
            "hand": "action_06",
        },
        seat1={"civilization": "persia", "advances": "husbandry persia_elephants"},
    )
    attack(table)
    fix_dice(table, "3E 4C 2E 6I")
    table.answer(0, "lay action_06", "yes")
    assert combat_values(table)[0] == 3 + 2 + 2


def test_grey_tide_leaves_nothing_to_buy_in_the_arena() -> None:
    """What is +2 already is not raised. (COC-13.43, COC-12.4.1)"""
    values = []
    for advances in ("husbandry", "husbandry persia_elephants"):
        table = battlefield(
            "infantry2",
            "elephant2",
            options={"civilizations": "on"},
            seat0={"advances": "metallurgy steel_weapons", "cities": {"D2": "happy great_arena"}, "mood": 1},
            seat1={"civilization": "persia", "advances": advances},
        )
        attack(table, "2C 5C 1L 1L")
        values.append(table.options("boost"))
    assert values == [["boost mood"], []]


@pytest.mark.parametrize(("advances", "asked"), [("", True), ("siegecraft", False)])
def test_immortals_help_a_fortress_that_rolls_alone(advances: str, asked: bool) -> None:
    """Its die is a combat roll, too; without it there is none. (COC-9.2.6)"""
    table = battlefield(
        "infantry1",
        "",
        "neutral fortress",
        options={"civilizations": "on"},
        seat0={"advances": advances, "wood": 2},
        seat1={"civilization": "persia", "advances": "draft persia_immortals", "culture": 1},
    )
    attack(table, "" if advances else "2C 4C")
    if advances:
        fix_dice(table, "2C")
        table.answer(0, "besiege die")
    assert bool(table.options("immortals")) == asked
    if asked:
        fix_dice(table, "2C 4C")
        table.answer(1, "immortals 1")
        assert table.units(0, "D4") == ""


def test_banking() -> None:
    """With gold at the start of the turn: 1 gold or 1 culture."""
    table = persia(advances="bartering currency persia_banking", gold=1)
    table.answer(0, "gain culture")
    assert table.stock(0, "gold", "culture") == (1, 1)
    poor = persia(advances="bartering currency persia_banking")
    assert poor.options("gain") == []


@pytest.mark.parametrize(("others", "left"), [("infantry1", ""), ("settler1-infantry1", "")])
def test_zoroastrianism_converts_a_unit(monkeypatch: pytest.MonkeyPatch, others: str, left: str) -> None:
    """An enemy unit in the open changes sides; lone Settlers die. (COC-13.43)"""
    table = persia(
        advances="myths priesthood persia_zoroastrianism",
        cities={"D4": "neutral temple"},
        units={"D4": "infantry1"},
        seat1={"units": {"D5": others}},
    )
    face = next(number for number, face in enumerate(FACES) if face.value == 6)
    monkeypatch.setattr(influence, "draw", lambda s, count: face)
    table.answer(0, "influence D5 persia_zoroastrianism")
    assert (table.units(0, "D5"), table.units(1, "D5")) == ("infantry1", left)
    assert table.refused(0, "influence D5 persia_zoroastrianism") == ("influenced-already", "COC-7.9.3")


def zoroastrians(monkeypatch: pytest.MonkeyPatch, others: str, **given: Any) -> Scenario:
    """A temple beside enemy units; every attempt succeeds."""
    face = next(number for number, face in enumerate(FACES) if face.value == 6)
    monkeypatch.setattr(influence, "draw", lambda s, count: face)
    advances = "myths priesthood persia_zoroastrianism"
    cities = {"D4": "neutral temple"}
    return persia(advances=advances, cities=cities, seat1={"units": {"D5": others}}, **given)


def test_zoroastrianism_starts_no_battle_that_is_forbidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """Negotiations: a unit may change sides only if nobody is left there to fight. (COC-12.1)"""
    table = zoroastrians(monkeypatch, "infantry2", hand="action_23", culture=9)
    assert "influence D5 persia_zoroastrianism" in table.options()
    table.answer(0, "play action_23")
    assert "influence D5 persia_zoroastrianism" not in table.options()
    alone = zoroastrians(monkeypatch, "infantry1", hand="action_23", culture=9)
    alone.answer(0, "play action_23", "influence D5 persia_zoroastrianism")
    assert (alone.units(0, "D5"), alone.units(1, "D5")) == ("infantry1", "")


def test_zoroastrianism_pays_for_a_battle_across_a_pact(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Great Diplomat: 2 culture, and the pact ends. (event 57)"""
    pact = {"persons": "event_57_great_diplomat", "kept": (("great_diplomat", 2),)}
    table = zoroastrians(monkeypatch, "settler1-infantry1", culture=3, **pact)
    table.answer(0, "influence D5 persia_zoroastrianism")
    assert (table.units(0, "D5"), table.units(1, "D5")) == ("infantry1", "")
    assert (table.names(table[0].persons), table.stock(0, "culture")) == ([], (1,))
    poor = zoroastrians(monkeypatch, "settler1-infantry1", culture=1, **pact)
    assert "influence D5 persia_zoroastrianism" not in poor.options()


def test_zoroastrianism_has_a_range() -> None:
    table = persia(advances="myths priesthood persia_zoroastrianism", seat1={"units": {"D5": "infantry1"}})
    assert table.refused(0, "influence D5 persia_zoroastrianism") == ("out-of-range", "COC-7.9.1")


def test_king_of_persia() -> None:
    """1 mood or culture for each tile with own cities, at most the size of his city."""
    cities = {"D2": "happy academy", "D4": "neutral", "D5": "neutral"}
    table = persia(leader="cyrus_ii", units={"D2": "leader1"}, cities=cities)
    table.answer(0, "use cyrus_ii_king_of_persia", "take culture 2")
    assert (table.stock(0, "culture"), table[0].actions_left) == ((2,), 2)
    away = persia(leader="cyrus_ii", units={"D5": "leader1"}, cities={"D2": "happy"})
    assert away.refused(0, "use cyrus_ii_king_of_persia")[0] == "leader-not-in-city"


def test_strategist_replaces_his_card() -> None:
    table = persia(
        leader="cyrus_ii",
        advances="tactics",
        hand="action_06",
        units={"D4": "infantry2-leader1"},
        barbarians={"D5": "infantry2"},
    )
    table.answer(0, "move", "group D4 infantry2-leader1", "to D5", "lay action_06")
    assert table.decision.prompt == "prompt-cyrus-strategist"
    fix_dice(table, "2C 2C 2C")
    table.answer(0, "yes")
    assert combat_values(table)[0] == 2 + 2 + 2 + 2


def test_cultural_unity() -> None:
    table = persia(leader="darius_i", units={"D4": "leader1"}, cities={"D4": "neutral", "D2": "happy"})
    INFLUENCED.frame(table.state, 0, table.hex("D4"), table.hex("D7"))
    assert table.stock(0, "mood") == (1,)
    INFLUENCED.frame(table.state, 0, table.hex("D2"), table.hex("D7"))
    assert table.stock(0, "mood") == (1,)


def test_architect_builds_freely_once_per_turn() -> None:
    table = persia(
        leader="darius_i",
        advances="writing",
        units={"D4": "leader1"},
        cities={"D4": "neutral", "D2": "happy"},
        culture=2,
        food=1,
        wood=1,
        ore=1,
    )
    table.answer(0, "use darius_i_architect")
    assert (table.stock(0, "culture", "ideas"), table[0].actions_left) == ((0, 2), 3)
    assert table.refused(0, "use darius_i_architect")[0] == "once-per-turn"


def test_the_architect_leaves_the_culture_that_a_wonder_needs() -> None:
    """The Great Arena lets mood pay him; nothing else than culture pays a wonder's. (COC-12.4.1, COC-12.3.2)"""
    table = persia(
        leader="darius_i",
        advances="engineering rituals",
        designs="great_pyramid",
        units={"D4": "leader1"},
        cities={"D4": "happy", "D2": "happy great_arena"},
        mood=2,
        culture=6,
        food=2,
        wood=3,
        ore=7,
    )
    table.answer(0, "use darius_i_architect")
    assert (table.stock(0, "mood", "culture"), table[0].actions_left) == ((1, 0), 3)
    assert table.state.wonder_by[GREAT_PYRAMID] == 0


def test_mighty_army() -> None:
    """Five units where he is; they play no cards and use no combat abilities."""
    table = persia(leader="xerxes_i", units={"D4": "infantry3-leader1"})
    assert stack_room(table.state, 0, table.hex("D4")) == 1
    table.place(0, "D4", "infantry1")
    battle = battle_at(table, "D4")
    assert BATTLE_CARDLESS.holds(table.state, 0, battle)
    assert BATTLE_MUTED.holds(table.state, 0, battle)
    assert stack_room(table.state, 0, table.hex("D5")) == 4


def test_great_builder() -> None:
    """2 resources or culture less, in any mix, in his city only."""
    stock = {"food": 2, "wood": 2, "ore": 7, "culture": 4}
    table = persia(
        leader="xerxes_i",
        advances="storage engineering tactics siegecraft",
        units={"D4": "leader1"},
        cities={"D4": "happy", "D2": "happy"},
        designs="great_wall",
        **stock,
    )
    here = wonder_ways(table.state, 0, GREAT_WALL, table.hex("D4"))
    assert [price for _, price in here] == [(2, 2, 7, 0, 0, 0, 4)]
    assert wonder_ways(table.state, 0, GREAT_WALL, table.hex("D2")) == ()
