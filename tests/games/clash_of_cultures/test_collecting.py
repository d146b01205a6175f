"""Activating cities and collecting. (COC-7.3, COC-7.4)"""

from __future__ import annotations

import pytest

from epoka.games.clash_of_cultures.rules.notes import note, remember
from tests.games.clash_of_cultures.scenario import scenario

LAND = {"C3": "forest", "D3": "plains", "E3": "mountain"}
"""Around D2: plains itself, D1 barren, E2 mountain, C2 forest."""


def test_ex_10_repeated_activation() -> None:
    """Happy, Neutral, Angry; a fourth activation as Angry collects 1, a fifth is illegal. (EX-10, COC-7.3)"""
    table = scenario(terrain=LAND, seat0={"cities": {"D2": "happy"}})
    table[0].actions_left = 5
    table.answer(0, "collect D2", "best")
    assert table.mood("D2") == "happy"
    table.answer(0, "collect D2", "best")
    assert table.mood("D2") == "neutral"
    table.answer(0, "collect D2", "best")
    assert table.mood("D2") == "angry"
    assert "collect D2" in table.options()
    before = sum(table.stock(0))
    table.answer(0, "collect D2", "best")
    assert sum(table.stock(0)) == before + 1
    assert table.refused(0, "collect D2") == ("activated-angry", "COC-7.3.2")
    assert table.refused(0, "recruit D2") == ("activated-angry", "COC-7.3.2")


def test_ex_11_collect_with_a_blocked_hex() -> None:
    """A barbarian blocks a Mountain; Sea, the other Mountain and the Forest are taken. (EX-11, COC-7.4)"""
    table = scenario(
        terrain={"C3": "sea", "D3": "mountain", "E3": "mountain"},
        barbarians={"E3": "infantry1"},
        seat0={"cities": {"D2": "neutral academy temple"}, "advances": "fishing"},
    )
    table.answer(0, "collect D2", "harvest C3 food", "harvest D3 ore")
    assert table.refused(0, "harvest E3 ore") == ("enemy-here", "COC-7.4.2")
    table.answer(0, "harvest C2 wood")
    assert table.stock(0, "food", "wood", "ore") == (1, 1, 1)


@pytest.mark.parametrize(("mood", "most"), [("happy", 3), ("neutral", 2), ("angry", 1)])
def test_ex_12_mood_and_size(mood: str, most: int) -> None:
    """A city of size 2 collects and recruits 3, 2 or 1. (EX-12, COC-7.3.4)"""
    table = scenario(terrain=LAND, seat0={"cities": {"D2": f"{mood} academy"}, "advances": "storage"})
    table.answer(0, "collect D2", "best")
    assert sum(table.stock(0)) == most
    table = scenario(
        terrain=LAND,
        seat0={"cities": {"D2": f"{mood} academy"}, "units": {}, "advances": "storage", "food": 7, "ore": 7},
    )
    table.answer(0, "recruit D2")
    for left in range(most, 0, -1):
        assert table.decision.prompt == "prompt-hire", left
        table.answer(0, "hire infantry")
    assert table.units(0, "D2") == f"infantry{most}"
    assert table.decision.prompt == "prompt-deed"


def test_each_terrain_gives_its_own() -> None:
    """Plains food, Forest wood, Mountain ore, Barren nothing. (COC-7.4.1)"""
    table = scenario(terrain=LAND, seat0={"cities": {"D2": "happy academy temple fortress"}, "advances": "storage"})
    table.answer(0, "collect D2")
    assert table.options() == [
        "best",
        "harvest D2 food",
        "harvest E2 ore",
        "harvest E3 ore",
        "harvest D3 food",
        "harvest C3 wood",
        "harvest C2 wood",
    ]
    assert table.refused(0, "harvest D1 food") == ("hex-gives-nothing", "COC-7.4.1")
    assert table.refused(0, "harvest D3 wood") == ("hex-gives-other", "COC-7.4.1")
    assert table.refused(0, "done") == ("collect-something", "COC-7.4.5")
    table.answer(0, "harvest D3 food", "done")
    assert table.stock(0, "food", "wood", "ore") == (1, 0, 0)


def test_a_hex_is_used_once() -> None:
    table = scenario(terrain=LAND, seat0={"cities": {"D2": "neutral academy"}})
    table.answer(0, "collect D2", "harvest D3 food")
    assert table.refused(0, "harvest D3 food") == ("hex-used", "COC-7.4.1")


def test_what_blocks_a_hex() -> None:
    """Cities, exhausted land and enemies block; the city's own hex only exhaustion. (COC-7.4.2)"""
    table = scenario(
        terrain=LAND,
        exhausted="C3",
        seat0={"cities": {"D2": "neutral academy", "D3": "neutral"}, "units": {"C2": "infantry1"}},
        seat1={"units": {"E3": "settler1"}},
    )
    table.answer(0, "collect D2")
    assert table.options("harvest") == ["harvest D2 food", "harvest E2 ore", "harvest C2 wood"]
    assert table.refused(0, "harvest C3 wood") == ("exhausted", "COC-7.4.2")
    assert table.refused(0, "harvest D3 food") == ("city-on-hex", "COC-7.4.2")
    assert table.refused(0, "harvest E3 ore") == ("enemy-here", "COC-7.4.2")
    hungry = scenario(exhausted="D2 C2 E2", seat0={"cities": {"D2": "neutral"}})
    assert hungry.refused(0, "collect D2") == ("nothing-to-harvest", "COC-7.4.1")


def test_one_sea_hex_with_fishing() -> None:
    """Fishing gives 1 food of one Sea hex; a rival ship blocks it. (COC-7.4.3)"""
    sea = {"C3": "sea", "D3": "sea", "E3": "plains"}
    dry = scenario(terrain=sea, seat0={"cities": {"D2": "neutral academy"}})
    dry.answer(0, "collect D2")
    assert dry.refused(0, "harvest C3 food") == ("hex-gives-nothing", "COC-7.4.1")
    table = scenario(
        terrain=sea, seat0={"cities": {"D2": "neutral academy temple"}, "advances": "fishing"}, seat1={"units": {}}
    )
    table.answer(0, "collect D2", "harvest C3 food")
    assert table.refused(0, "harvest D3 food") == ("one-sea-hex", "COC-7.4.3")
    rival = scenario(
        terrain=sea,
        seat0={"cities": {"D2": "neutral academy"}, "advances": "fishing"},
        seat1={"units": {"C3": "ship1"}},
    )
    rival.answer(0, "collect D2")
    assert rival.refused(0, "harvest C3 food") == ("enemy-here", "COC-7.4.2")


def test_a_port_gives_gold_or_mood() -> None:
    """Without Fishing too, once per collect. (COC-7.4.3)"""
    sea = {"C3": "sea", "D3": "sea", "E3": "plains"}
    table = scenario(terrain=sea, seat0={"cities": {"D2": "neutral port"}})
    table.answer(0, "collect D2")
    assert [option for option in table.options("harvest") if "C3" in option] == ["harvest C3 gold", "harvest C3 mood"]
    table.answer(0, "harvest C3 mood", "best")
    assert table.stock(0, "mood", "gold") == (1, 0)
    both = scenario(terrain=sea, seat0={"cities": {"D2": "neutral port"}, "advances": "fishing"})
    both.answer(0, "collect D2", "best")
    assert both.stock(0, "gold", "food") == (1, 1)


def test_pirates_block_the_sea_around_them() -> None:
    """(COC-7.4.3, COC-10.5.3)"""
    table = scenario(
        options={"civilizations": "on"},
        terrain={"C3": "sea", "D3": "sea", "E3": "sea", "C4": "sea"},
        pirates={"C4": 1},
        seat0={"cities": {"D2": "happy academy"}, "advances": "fishing"},
    )
    table.answer(0, "collect D2")
    assert table.refused(0, "harvest C3 food") == ("pirates-near", "COC-7.4.3")
    assert table.refused(0, "harvest D3 food") == ("pirates-near", "COC-7.4.3")
    assert "harvest E3 food" in table.options()


def test_irrigation_makes_barren_land_give_food() -> None:
    """(COC-7.4.1)"""
    table = scenario(seat0={"cities": {"D2": "neutral academy"}, "advances": "irrigation"})
    table.answer(0, "collect D2")
    assert "harvest D1 food" in table.options()


def test_husbandry_reaches_two_hexes_once_per_turn() -> None:
    """One land hex at distance 2, two with Roads, over explored hexes. (COC-7.4.4)"""
    far = {**LAND, "C4": "plains", "D4": "forest", "E4": "sea", "B3": "plains"}
    given = {"cities": {"D2": "happy academy temple"}, "advances": "husbandry storage"}
    table = scenario(terrain=far, seat0=given)
    table.answer(0, "collect D2")
    assert {"harvest C4 food", "harvest D4 wood", "harvest B3 food"} <= set(table.options())
    assert not [option for option in table.options() if "E4" in option]
    table.answer(0, "harvest C4 food")
    assert not [option for option in table.options() if "D4" in option]
    table.answer(0, "done", "collect D2")
    assert not [option for option in table.options() if "C4" in option]
    roads = scenario(terrain=far, seat0={**given, "advances": "husbandry storage roads"})
    roads.answer(0, "collect D2", "harvest C4 food", "harvest D4 wood")
    assert not [option for option in roads.options() if "B3" in option]


def test_why_a_distant_hex_gives_nothing() -> None:
    """One of them in a turn, two with Roads; without Husbandry none. (COC-7.4.1, COC-7.4.4)"""
    far = {**LAND, "C4": "forest", "E4": "forest", "D4": "barren"}
    given = {"cities": {"D2": "happy academy temple"}, "advances": "husbandry storage"}
    table = scenario(terrain=far, seat0=given)
    table.answer(0, "collect D2")
    assert table.refused(0, "harvest D4 food") == ("hex-gives-nothing", "COC-7.4.1")
    table.answer(0, "harvest C4 wood")
    assert "harvest E4 wood" not in table.options()
    assert table.refused(0, "harvest E4 wood") == ("husbandry-used", "COC-7.4.4")
    assert table.refused(0, "harvest D8 food") == ("collects-nearby", "COC-7.4.1")
    table.answer(0, "done", "collect D2")
    assert table.refused(0, "harvest E4 wood") == ("husbandry-used", "COC-7.4.4")
    without = scenario(terrain=far, seat0={**given, "advances": "storage"})
    without.answer(0, "collect D2")
    assert without.refused(0, "harvest E4 wood") == ("collects-nearby", "COC-7.4.1")
    barren = scenario(terrain={**far, "D2": "barren"}, seat0=given)
    barren.answer(0, "collect D2")
    assert barren.refused(0, "harvest D2 food") == ("hex-gives-nothing", "COC-7.4.1")


def test_husbandry_does_not_look_across_the_unknown() -> None:
    table = scenario(terrain={"C4": "plains"}, seat0={"cities": {"D2": "neutral"}, "advances": "husbandry"})
    table.answer(0, "collect D2")
    assert not [option for option in table.options() if "C4" in option]


def test_the_best_set() -> None:
    """Gold first, then what there is least of, nothing that would be lost. (COC-7.4.1)"""
    table = scenario(
        terrain={"C3": "sea", "D3": "plains", "E3": "mountain"},
        seat0={"cities": {"D2": "happy port academy"}, "food": 2, "wood": 1, "ore": 0},
    )
    table.answer(0, "collect D2", "best")
    assert table.stock(0, "food", "wood", "ore", "gold") == (2, 2, 2, 1)


def test_the_best_set_takes_something_even_if_it_is_lost() -> None:
    table = scenario(seat0={"cities": {"D2": "neutral"}, "food": 2, "wood": 7, "ore": 7})
    table.answer(0, "collect D2", "best")
    assert table.stock(0, "food", "wood", "ore") == (2, 7, 7)
    assert table[0].actions_left == 2


def test_public_education_teaches_once_per_turn() -> None:
    """(COC-6.6)"""
    table = scenario(seat0={"cities": {"D2": "happy academy"}, "advances": "writing public_education"})
    table.answer(0, "collect D2", "best")
    assert table.stock(0, "ideas") == (1,)
    table.answer(0, "collect D2", "best")
    assert table.stock(0, "ideas") == (1,)
    table = scenario(seat0={"cities": {"D2": "happy temple"}, "advances": "writing public_education"})
    table.answer(0, "collect D2", "best")
    assert table.stock(0, "ideas") == (0,)


@pytest.mark.parametrize(("answer", "ore", "gold"), [("yes", 1, 1), ("no", 2, 0)])
def test_metallurgy_turns_an_ore_into_gold(answer: str, ore: int, gold: int) -> None:
    """At least 2 ore of one collect. (COC-6.6)"""
    given = {"cities": {"D2": "neutral academy"}, "advances": "math metallurgy"}
    table = scenario(terrain=LAND, seat0=given)
    table.answer(0, "collect D2", "harvest E2 ore", "harvest E3 ore", answer)
    assert table.stock(0, "ore", "gold") == (ore, gold)
    table = scenario(terrain=LAND, seat0=given)
    table.answer(0, "collect D2", "harvest E2 ore", "done")
    assert (table.decision.prompt, table.stock(0, "ore")) == ("prompt-deed", (1,))


def test_mass_production_takes_two_more() -> None:
    table = scenario(terrain=LAND, seat0={"cities": {"D2": "neutral"}, "advances": "storage"})
    remember(table[0], "mass_production")
    table.answer(0, "collect D2", "best")
    assert sum(table.stock(0)) == 3
    assert note(table[0], "mass_production") == 0


def test_production_focus_takes_from_one_hex_again_and_again() -> None:
    table = scenario(terrain=LAND, seat0={"cities": {"D2": "happy academy"}, "advances": "storage"})
    remember(table[0], "production_focus")
    table.answer(0, "collect D2", "harvest D3 food", "harvest D3 food", "harvest D3 food")
    assert table.stock(0, "food") == (3,)
    assert note(table[0], "production_focus") == 0


def test_after_free_economy_nobody_collects() -> None:
    """(COC-7.4.6)"""
    table = scenario(seat0={"advances": "writing philosophy voting free_economy", "mood": 1})
    table.answer(0, "use free_economy", "best")
    assert table.refused(0, "collect D2") == ("free-economy-used", "COC-7.4.6")


def test_forced_labor_lets_an_angry_city_collect_as_neutral() -> None:
    """(COC-7.3.4)"""
    table = scenario(
        seat0={
            "cities": {"D2": "angry academy"},
            "advances": "tactics draft nationalism forced_labor",
            "mood": 1,
        }
    )
    table.answer(0, "use forced_labor", "collect D2", "best")
    assert sum(table.stock(0)) == 2
    assert table.mood("D2") == "angry"
    assert table.refused(0, "collect D2") == ("activated-angry", "COC-7.3.2")


def test_only_own_cities_collect() -> None:
    table = scenario()
    assert table.refused(0, "collect D7") == ("not-your-city", "COC-7.3.1")


def test_raising_the_mood_lets_an_angry_city_act_again() -> None:
    """(COC-7.3.3)"""
    table = scenario(seat0={"cities": {"D2": "angry"}, "mood": 1})
    table.answer(0, "collect D2", "best")
    assert table.refused(0, "collect D2") == ("activated-angry", "COC-7.3.2")
    table.answer(0, "happiness")
    assert "collect D2" in table.options()


def test_activations_are_forgotten_after_the_turn() -> None:
    """(COC-7.3.3)"""
    table = scenario(terrain=LAND, seat0={"cities": {"D2": "happy"}})
    table.answer(0, "collect D2", "best", "collect D2", "best")
    assert table.state.uses[table.hex("D2")] == 4
    table.answer(0, "collect D2", "best", "end")
    assert table.state.uses[table.hex("D2")] == 0
