"""Babylon: Canals, Code of Laws, Star Catalogues, Ziggurats; Nebuchadnezzar II, Nabopolassar, Hammurabi. (COC-13.31)"""

from __future__ import annotations

from typing import Any

import pytest

from epoka.games.clash_of_cultures.rules.advances import GainAdvance
from epoka.games.clash_of_cultures.rules.battle import Battle
from epoka.games.clash_of_cultures.rules.capture import Capture
from epoka.games.clash_of_cultures.rules.drawing import DrawWonder
from epoka.games.clash_of_cultures.rules.governments import Govern
from epoka.games.clash_of_cultures.rules.moments import BATTLE_VALUE, INFLUENCED
from epoka.games.clash_of_cultures.rules.wonders import wonder_ways
from epoka.games.clash_of_cultures.rules.world_events import DrawEvent
from epoka.games.clash_of_cultures.tables import CATEGORY, GREAT_GARDENS, GREAT_WALL, NUMBER
from tests.games.clash_of_cultures.scenario import Scenario, scenario

LAND = {"D3": "region_14", "D5": "region_15"}


def babylon(**given: Any) -> Scenario:
    names = ("seat1", "barbarians", "tiles", "terrain", "start", "wonders", "events", "options")
    others = {key: given.pop(key) for key in list(given) if key in names}
    others.setdefault("tiles", LAND)
    options = {"civilizations": "on", **others.pop("options", {})}
    return scenario(options=options, seat0={"civilization": "babylon", **given}, **others)


def battle_at(table: Scenario, name: str, defender: int = 1) -> Battle:
    battle = Battle(0, defender, table.hex(name), table.hex(name), 0)
    battle.survey(table.state)
    return battle


@pytest.mark.parametrize(("harvest", "food"), [(("D2 food", "C2 wood"), 2), (("D2 food", "D3 food"), 2), ((), 0)])
def test_canals_make_2_of_exactly_1_food(harvest: tuple[str, ...], food: int) -> None:
    """0 and 2 food give nothing more. (COC-13.31)"""
    table = babylon(advances="engineering babylon_canals storage", cities={"D2": "neutral academy"})
    table.answer(0, "collect D2", *[f"harvest {one}" for one in harvest or ("C2 wood", "E2 ore")])
    assert table.stock(0, "food") == (food,)


def test_code_of_laws_draws_a_card_up_to_4() -> None:
    table = babylon(advances="writing babylon_code_of_laws", hand="action_01 action_02 action_03")
    held = len(table[0].hand)
    INFLUENCED.frame(table.state, 0, table.hex("D2"), table.hex("D7"))
    assert len(table[0].hand) == held + 1
    INFLUENCED.frame(table.state, 0, table.hex("D2"), table.hex("D7"))
    assert len(table[0].hand) == 5


def test_star_catalogues_before_an_event() -> None:
    table = babylon(advances="astronomy babylon_star_catalogues", start=False, events="event_09_good_year_all")
    table.carry_out(DrawEvent(0))
    assert table.options() == ["gain ideas", "gain culture"]
    assert table.told("event-drawn") == []
    table.answer(0, "gain ideas")
    assert table.stock(0, "ideas") == (1,)


def test_ziggurats_pay_temples_with_ideas() -> None:
    table = babylon(
        advances="myths writing dogma babylon_ziggurats", ideas=7, cities={"D2": "neutral", "D4": "neutral"}
    )
    assert table.options("construct") == ["construct temple D2", "construct temple D4"]
    table.answer(0, "construct temple D4", "gain mood")
    assert table.stock(0, "ideas") == (4,)


def test_ziggurats_lift_the_limit_of_dogma_at_once() -> None:
    """Dogma brings Ziggurats, so no idea is lost to it, by a change of government neither."""
    table = babylon(advances="myths", ideas=6, start=False)
    table.carry_out(GainAdvance(0, NUMBER["dogma"]))
    assert (table.stock(0, "ideas"), "babylon_ziggurats" in table.advances(0)) == ((6,), True)
    other = babylon(advances="voting separation_of_power", ideas=6, start=False)
    other.carry_out(Govern(0, CATEGORY.index("theocracy")))
    other.answer(0, other.options()[0])
    assert (other.stock(0, "ideas"), "babylon_ziggurats" in other.advances(0)) == ((6,), True)


@pytest.mark.parametrize("place", ["deck", "rival", "display"])
def test_great_gardens_must_be_drawn(place: str) -> None:
    """From the deck, a rival's hand or the open cards. (COC-13.32)"""
    table = babylon(
        leader="nebuchadnezzar_ii", units={"D4": "leader1"}, start=False, wonders="great_statue great_arena"
    )
    s = table.state
    card = table.take("great_gardens")
    if place == "deck":
        s.wonders += (card,)
    elif place == "rival":
        s.nations[1].designs += (card,)
    else:
        s.display += (card,)
    table.carry_out(DrawWonder(0))
    assert table.names(table[0].designs) == ["great_gardens"]
    assert len(table[1].designs) == (place == "rival")
    assert table.names(s.display) == (["great_statue"] if place == "display" else [])


def test_other_wonders_are_drawn_once_he_has_it() -> None:
    table = babylon(
        leader="nebuchadnezzar_ii",
        units={"D4": "leader1"},
        designs="great_gardens",
        start=False,
        wonders="great_statue",
    )
    table.carry_out(DrawWonder(0))
    assert table.names(table[0].designs) == ["great_gardens", "great_statue"]


def test_wonders_are_free_actions_in_his_city() -> None:
    """Great Gardens for 2 culture less, in his city only. (COC-13.32)"""
    stock = {"food": 5, "wood": 5, "ore": 2, "culture": 3}
    table = babylon(
        leader="nebuchadnezzar_ii",
        advances="storage engineering irrigation",
        units={"D4": "leader1"},
        cities={"D4": "happy", "D2": "happy"},
        designs="great_gardens",
        **stock,
    )
    assert table.options("wonder") == ["wonder great_gardens D4"]
    assert wonder_ways(table.state, 0, GREAT_WALL, table.hex("D4")) == ()
    assert wonder_ways(table.state, 0, GREAT_GARDENS, table.hex("D4"))[0][1][-1] == 3
    table.answer(0, "wonder great_gardens D4")
    assert (table[0].actions_left, table.stock(0, "culture")) == (3, (0,))


def test_iconoclast_attacks_temples() -> None:
    table = babylon(
        leader="nebuchadnezzar_ii",
        units={"D4": "leader1", "D5": "infantry1"},
        seat1={"cities": {"D4": "neutral temple", "D5": "neutral"}},
    )
    assert BATTLE_VALUE.total(table.state, 0, battle_at(table, "D4")) == 2
    assert BATTLE_VALUE.total(table.state, 0, battle_at(table, "D5")) == 0
    defence = Battle(1, 0, table.hex("D4"), table.hex("D4"), 0)
    assert BATTLE_VALUE.total(table.state, 0, defence) == 0


def test_liberator_against_those_with_as_many_cities() -> None:
    table = babylon(leader="nabopolassar", units={"D4": "leader1"}, cities={"D2": "neutral", "D3": "neutral"})
    assert BATTLE_VALUE.total(table.state, 0, battle_at(table, "D4")) == 0
    assert BATTLE_VALUE.total(table.state, 0, battle_at(table, "D4", 4)) == 0
    even = babylon(leader="nabopolassar", units={"D4": "leader1"}, cities={"D2": "neutral"})
    assert BATTLE_VALUE.total(even.state, 0, battle_at(even, "D4")) == 2


@pytest.mark.parametrize(("army", "with_him"), [("infantry2-leader1", True), ("infantry3-leader1", False)])
def test_revolt_brings_an_infantry(army: str, with_him: bool) -> None:
    """To him, or to a city if his army is full; barbarians count as captors."""
    table = babylon(
        leader="nabopolassar",
        units={"E4": army},
        cities={"D2": "neutral", "D4": "neutral"},
        start=False,
        barbarians={"D4": "infantry1"},
    )
    table.carry_out(Capture(4, table.hex("D4")))
    while not table.table.over and table.options("settler"):
        table.answer(0, "no_settler")
    assert table.units(0, "E4") == "infantry3-leader1"
    assert (table.units(0, "D2") == "infantry1") is not with_him


def test_lawgiver_makes_his_city_happy_for_1_culture() -> None:
    """From any mood, and only all the way. [interpretation]"""
    table = babylon(
        leader="hammurabi",
        culture=1,
        mood=3,
        units={"D4": "leader1"},
        cities={"D4": "angry academy", "D2": "neutral"},
    )
    table.answer(0, "happiness")
    assert table.options("raise") == ["raise D4 1", "raise D4 2", "raise D2 1"]
    table.answer(0, "raise D4 2")
    assert (table.mood("D4"), table.stock(0, "culture", "mood")) == ("happy", (0, 3))


def test_lawgiver_helps_with_voting() -> None:
    """Voting takes the same action; its own mood comes first. (COC-7.8.2)"""
    city = {"leader": "hammurabi", "units": {"D4": "leader1"}, "cities": {"D4": "neutral academy"}}
    table = babylon(advances="philosophy voting", culture=1, mood=1, **city)
    table.answer(0, "use voting")
    assert (table.mood("D4"), table.stock(0, "culture", "mood")) == ("happy", (0, 0))
    angry = babylon(advances="philosophy voting", culture=1, mood=1, **city | {"cities": {"D4": "angry academy"}})
    angry.answer(0, "use voting")
    assert angry.mood("D4") == "happy"
    poor = babylon(advances="philosophy voting", culture=1, **city)
    assert poor.refused(0, "use voting") == ("cannot-pay", "COC-7.8.2")


def test_lawgiver_leaves_the_choice_of_the_price() -> None:
    table = babylon(leader="hammurabi", culture=1, mood=1, units={"D4": "leader1"}, cities={"D4": "neutral"})
    table.answer(0, "happiness")
    assert table.options() == ["printed 0 0 0 0 0 1 0", "discount hammurabi_lawgiver 0 0 0 0 0 0 1"]
    table.answer(0, "printed 0 0 0 0 0 1 0")
    assert (table.mood("D4"), table.stock(0, "culture", "mood")) == ("happy", (1, 0))


def test_guardian_builds_fortresses_for_ore() -> None:
    table = babylon(
        leader="hammurabi",
        advances="tactics siegecraft writing",
        ore=1,
        units={"D4": "leader1"},
        cities={"D4": "neutral", "D2": "neutral"},
    )
    assert table.options("construct") == ["construct fortress D4"]
    table.answer(0, "construct fortress D4")
    assert table.stock(0, "ore") == (0,)
