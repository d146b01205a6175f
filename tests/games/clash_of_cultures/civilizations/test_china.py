"""China: Rice Fields, Expansionism, Fireworks, Imperial Army; Sun Tzu, Qin Shi Huang, Wu Zetian. (COC-13.34)"""

from __future__ import annotations

from typing import Any

import pytest

from epoka.games.clash_of_cultures.rules.battle import Battle
from epoka.games.clash_of_cultures.rules.drawing import DrawWonder
from epoka.games.clash_of_cultures.rules.losses import PlaceUnit
from epoka.games.clash_of_cultures.rules.moments import BATTLE_VALUE
from epoka.games.clash_of_cultures.rules.wonders import wonder_ways
from epoka.games.clash_of_cultures.tables import GREAT_WALL, SETTLER
from tests.games.clash_of_cultures.scenario import Scenario, scenario
from tests.games.clash_of_cultures.war import attack, battlefield

LAND = {"D3": "region_14", "D5": "region_15"}
EXPANSION = {"civilizations": "on"}


def china(**given: Any) -> Scenario:
    names = ("seat1", "barbarians", "tiles", "terrain", "start", "wonders")
    others = {key: given.pop(key) for key in list(given) if key in names}
    others.setdefault("tiles", LAND)
    return scenario(options=EXPANSION, seat0={"civilization": "china", **given}, **others)


def china_attacks(attackers: str, defenders: str, city: str = "", **given: Any) -> Scenario:
    return battlefield(attackers, defenders, city, options=EXPANSION, seat0={"civilization": "china", **given})


@pytest.mark.parametrize(
    ("settlers", "food"),
    [({"D3": "settler2"}, 4), ({"D3": "settler1", "C4": "settler1", "E4": "settler1"}, 5), ({"D4": "settler1"}, 3)],
)
def test_rice_fields(settlers: dict[str, str], food: int) -> None:
    """1 food for each Plains hex with Settlers, at most 2, not for the city hex or a Forest. (COC-13.34)"""
    table = china(
        advances="irrigation storage china_rice_fields", cities={"D4": "neutral academy fortress"}, units=settlers
    )
    table.answer(0, "collect D4", "harvest D3 food", "harvest C4 food", "harvest E4 food")
    assert table.stock(0, "food") == (food,)


def test_expansion_after_recruiting_settlers() -> None:
    """Settlers in own cities move at once, three groups at most and nobody else. (COC-13.34)"""
    table = china(
        advances="husbandry tactics china_expansion",
        food=2,
        cities={"D2": "neutral", "D4": "neutral"},
        units={"D2": "settler1-infantry1", "D4": "settler1", "C4": "settler1"},
    )
    table.answer(0, "recruit D2")
    assert table.decision.prompt == "prompt-group"
    assert table.options("group") == ["group D2 settler2", "group D2 settler1", "group D4 settler1"]
    table.answer(0, "group D2 settler1", "to D3", "group D4 settler1", "to D5", "group D2 settler1", "to E2")
    assert [table.units(0, name) for name in ("D3", "D5", "E2")] == ["settler1"] * 3
    assert table[0].actions_left == 2


def test_expansion_only_after_recruiting() -> None:
    """(COC-13.22)"""
    table = china(advances="husbandry china_expansion", cities={"D2": "neutral"}, start=False)
    table.carry_out(PlaceUnit(0, SETTLER))
    assert table.table.over
    other = china(advances="husbandry china_expansion", food=1, ore=1, cities={"D2": "neutral"})
    other.answer(0, "recruit D2")
    assert (other.decision.prompt, other[0].actions_left) == ("prompt-deed", 2)


def test_fireworks_cancel_a_hit_of_round_1() -> None:
    table = china_attacks("infantry2", "infantry1", advances="metallurgy china_fireworks", wood=1, ore=1)
    attack(table, "3I 3I 5I")
    assert table.decision.prompt == "prompt-china-fireworks"
    table.answer(0, "yes")
    assert (table.units(0, "D4"), table.stock(0, "wood", "ore")) == ("infantry2", (0, 0))
    spared = china_attacks("infantry2", "infantry1", advances="metallurgy china_fireworks", wood=1, ore=1)
    attack(spared, "3I 3I 5I")
    spared.answer(0, "no")
    assert spared.units(0, "D4") == "infantry1"


@pytest.mark.parametrize(("dice", "asked"), [("2E 2E 2E 5I", False), ("2E 2E 2E 5I 5I", True)])
def test_a_hit_is_cancelled_once(dice: str, asked: bool) -> None:
    """Whoever paid for Fireworks is asked for the Tactician only if another hit is left. (COC-9.2.4)"""
    table = china_attacks(
        "infantry2-leader1",
        "infantry2" if asked else "infantry1",
        advances="metallurgy china_fireworks",
        leader="qin_shi_huang",
        wood=1,
        ore=1,
        culture=2,
    )
    attack(table, dice)
    assert table.decision.prompt == "prompt-china-fireworks"
    table.answer(0, "yes")
    assert table.table.over != asked
    if asked:
        assert table.decision.prompt == "prompt-qin-shi-huang-tactician"
        table.answer(0, "yes")
    assert (table.units(0, "D4"), table.stock(0, "culture")) == ("infantry2-leader1", (0 if asked else 2,))


def test_whoever_saves_the_fireworks_may_be_a_tactician() -> None:
    table = china_attacks(
        "infantry2-leader1",
        "infantry1",
        advances="metallurgy china_fireworks",
        leader="qin_shi_huang",
        wood=1,
        ore=1,
        culture=2,
    )
    attack(table, "2E 2E 2E 5I")
    table.answer(0, "no", "yes")
    assert (table.units(0, "D4"), table.stock(0, "wood", "culture")) == ("infantry2-leader1", (1, 0))


def test_imperial_army_swaps_units_both_ways() -> None:
    """Each unit once, within the stack limit; the marks of a unit stay with it."""
    table = china(
        advances="voting tactics china_imperial_army",
        units={"D4": "infantry4-settler1", "D3": "settler2"},
        cities={"D2": "neutral"},
    )
    table.answer(0, "use china_imperial_army")
    assert table.options() == ["retrain D3 settler", "retrain D4 infantry"]
    table.answer(0, "retrain D4 infantry")
    assert "retrain D4 settler" in table.options()
    table.answer(0, "retrain D4 settler", "retrain D3 settler", "done")
    assert (table.units(0, "D4"), table.units(0, "D3")) == ("settler1-infantry4", "settler1-infantry1")
    assert table[0].actions_left == 2
    assert table.refused(0, "use china_imperial_army")[0] == "once-per-turn"


def test_imperial_army_ends_when_everybody_was_swapped() -> None:
    table = china(advances="voting china_imperial_army", units={"D3": "settler1"}, cities={"D2": "neutral"})
    table.answer(0, "use china_imperial_army")
    assert (table.units(0, "D3"), table.decision.prompt) == ("infantry1", "prompt-deed")
    none = china(advances="voting china_imperial_army", units={}, cities={"D2": "neutral"})
    assert none.refused(0, "use china_imperial_army")[0] == "nobody-to-retrain"


def test_fast_war() -> None:
    """Won in round 1 against military units, and he lives."""
    table = china_attacks("infantry2-leader1", "infantry1", leader="sun_tzu")
    attack(table, "6 6 ? 3")
    assert table.stock(0, "mood", "culture") == (1, 1)
    empty = china_attacks("infantry2-leader1", "", "neutral", leader="sun_tzu")
    attack(empty)
    assert empty.stock(0, "mood", "culture") == (0, 0)
    slow = china_attacks("infantry2-leader1", "infantry2", leader="sun_tzu")
    attack(slow, "2 2 2 2 2")
    assert slow.stock(0, "mood", "culture") == (0, 0)


def test_the_art_of_war() -> None:
    given: dict[str, Any] = {"leader": "sun_tzu", "units": {"D4": "leader1"}}
    table = china(mood=1, cities={"D4": "happy"}, **given)
    table.answer(0, "use sun_tzu_the_art_of_war")
    assert ("tactics" in table.advances(0), table.stock(0, "mood"), table[0].cubes) == (True, (0,), 2)
    assert table[0].actions_left == 2
    sad = china(culture=1, cities={"D4": "neutral"}, **given)
    assert sad.refused(0, "use sun_tzu_the_art_of_war")[0] == "leader-not-in-happy-city"


def test_great_wall_is_his() -> None:
    """(COC-13.32)"""
    table = china(leader="qin_shi_huang", units={"D4": "leader1"}, start=False, wonders="great_statue")
    table.carry_out(DrawWonder(0))
    assert table.names(table[0].designs) == ["great_wall"]
    rich = china(
        leader="qin_shi_huang",
        units={"D4": "leader1"},
        cities={"D4": "happy", "D2": "happy"},
        food=5,
        wood=5,
        ore=7,
        culture=3,
        advances="storage",
    )
    assert len(wonder_ways(rich.state, 0, GREAT_WALL, rich.hex("D4"))) == 1
    assert wonder_ways(rich.state, 0, GREAT_WALL, rich.hex("D2")) == ()


def test_tactician_cancels_a_hit_for_2_culture() -> None:
    table = china_attacks("infantry1-leader1", "infantry2", leader="qin_shi_huang", culture=2)
    attack(table, "2C 2C 5I 3I")
    table.answer(0, "yes")
    assert (table.units(0, "D4"), table.stock(0, "culture")) == ("infantry1-leader1", (0,))


def test_brilliant_conqueror() -> None:
    """With at least as many units as the enemy."""
    for defenders, value in (("infantry2", 2), ("infantry3", 0)):
        table = china_attacks("infantry1-leader1", defenders, leader="wu_zetian")
        battle = Battle(0, 1, table.hex("D4"), table.hex("D3"), 0)
        battle.survey(table.state)
        assert BATTLE_VALUE.total(table.state, 0, battle) == value


def test_agricultural_economist() -> None:
    table = china(culture=1, cities={"D4": "happy"}, leader="wu_zetian", units={"D4": "leader1"})
    table.answer(0, "use wu_zetian_agricultural_economist")
    assert table.options() == ["learn storage", "learn irrigation", "learn husbandry"]
    table.answer(0, "learn irrigation")
    assert table.stock(0, "culture") == (0,)
