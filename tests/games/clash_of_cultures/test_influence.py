"""Cultural Influence. (COC-7.9)"""

from __future__ import annotations

import pytest

from epoka.games.clash_of_cultures.components import FACES
from epoka.games.clash_of_cultures.rules import influence
from epoka.games.clash_of_cultures.rules.cities import settle
from epoka.games.clash_of_cultures.rules.deeds import DEEDS
from epoka.games.clash_of_cultures.tables import NEUTRAL
from tests.games.clash_of_cultures.scenario import Scenario, scenario

BRIDGE = {"D3": "region_14", "D5": "region_15"}
"""Known land between the two players of the small map: D2 to D7 are five hexes apart."""


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What the next influence rolls show."""
    values: list[int] = []

    def rolled(s: object, count: int) -> int:
        value = values.pop(0)
        return next(number for number, face in enumerate(FACES) if face.value == value)

    monkeypatch.setattr(influence, "draw", rolled)
    return values


def own(cities: dict[str, str], **given: object) -> dict[str, object]:
    return {"cities": cities, **given}


def colour(table: Scenario, name: str, building: int) -> int:
    return (table.state.built[table.hex(name)] >> 3 * building & 7) - 1


@pytest.mark.parametrize("mood", ["happy", "neutral", "angry"])
def test_ex_30_range_is_the_size(mood: str) -> None:
    """A city of size 4 reaches 4 hexes, whatever its mood. (EX-30, COC-7.9.1)"""
    mine = own({"D3": f"{mood} temple fortress port"})
    near = scenario(tiles=BRIDGE, seat0=mine, seat1=own({"D7": "neutral academy"}))
    assert near.options("influence") == ["influence D7 building"]
    far = scenario(
        tiles=BRIDGE, seat0=own({"D2": f"{mood} temple fortress port"}), seat1=own({"D7": "neutral academy"})
    )
    assert far.options("influence") == []
    assert far.refused(0, "influence D7 building") == ("out-of-range", "COC-7.9.1")


def test_ex_31_range_and_roll_boost(dice: list[int]) -> None:
    """1 culture for the range, a roll of 3, 2 culture for the roll: the building changes its colour. (EX-31)"""
    mine = own({"D3": "neutral temple fortress"}, culture=3)
    table = scenario(tiles=BRIDGE, seat0=mine, seat1=own({"D7": "neutral academy"}))
    dice[:] = [3]
    table.answer(0, "influence D7 building")
    assert table.stock(0, "culture") == (2,)
    table.answer(0, "raise_roll")
    assert (colour(table, "D7", 0), table.stock(0, "culture")) == (0, (0,))
    assert table.refused(0, "influence D7 building") == ("influenced-already", "COC-7.9.3")
    assert table.state.owner[table.hex("D7")] == 1


def test_ex_31_a_failed_attempt_may_be_repeated(dice: list[int]) -> None:
    """With 1 culture left a roll of 3 fails; another action may try again. (EX-31, COC-7.9.3)"""
    mine = own({"D3": "neutral temple fortress port"}, culture=1)
    table = scenario(tiles=BRIDGE, seat0=mine, seat1=own({"D7": "neutral academy"}))
    dice[:] = [3, 5]
    table.answer(0, "influence D7 building")
    assert (colour(table, "D7", 0), table.stock(0, "culture")) == (1, (1,))
    table.answer(0, "influence D7 building")
    assert (colour(table, "D7", 0), table[0].actions_left) == (0, 1)


def test_an_attempt_without_an_aim_is_refused_as_such() -> None:
    """The reason is not that a city in range were out of it. (COC-7.9.1)"""
    table = scenario(tiles=BRIDGE, seat0=own({"D6": "neutral"}), seat1=own({"D7": "neutral academy"}))
    assert table.options("influence") == ["influence D7 building"]
    assert table.refused(0, "influence D7 settlement")[0] == "not-an-option"
    assert table.refused(0, "influence D7")[0] == "not-an-option"


def test_a_boost_may_be_declined(dice: list[int]) -> None:
    table = scenario(
        tiles=BRIDGE, seat0=own({"D4": "neutral temple fortress"}, culture=3), seat1=own({"D7": "neutral academy"})
    )
    dice[:] = [4]
    table.answer(0, "influence D7 building", "fail")
    assert (colour(table, "D7", 0), table.stock(0, "culture")) == (1, (3,))


def test_ex_34_the_building_is_chosen_after_the_roll(dice: list[int]) -> None:
    """No Temple left, an Obelisk is immune: only the Academy can be replaced. (EX-34, COC-7.9.1)"""
    temples = {"D4": "neutral temple academy", "C4": "temple", "E4": "temple", "D3": "temple", "C2": "temple"}
    table = scenario(
        tiles=BRIDGE,
        options={"civilizations": "on"},
        seat0=own(temples),
        seat1=own({"D6": "neutral temple academy obelisk"}),
    )
    dice[:] = [6]
    table.answer(0, "influence D6 building")
    assert [colour(table, "D6", kind) for kind in (0, 3, 5)] == [0, 1, 1]
    reason = influence.why_not_replace(table.state, 0, table.hex("D6"), 5)
    assert reason is not None
    assert (reason.reason, reason.rule) == ("obelisk-immune", "COC-7.9.4")


def test_ex_32_empty_supply() -> None:
    """With five own Temples on the map a rival's Temple is no target. (EX-32, COC-7.9.4)"""
    temples = {"D4": "neutral temple", "C4": "temple", "E4": "temple", "D3": "temple", "C2": "temple"}
    table = scenario(tiles=BRIDGE, seat0=own(temples), seat1=own({"D5": "neutral temple"}))
    assert table.options("influence") == []
    assert table.refused(0, "influence D5 building") == ("no-building-left", "COC-7.9.4")


def test_ex_33_an_influenced_city_acts_on_itself_only(dice: list[int]) -> None:
    """It targets the foreign building in itself, at range 0 and without boosts. (EX-33, COC-7.9.5)"""
    mine = own({"D4": "neutral temple:1 academy fortress"}, culture=5)
    table = scenario(tiles=BRIDGE, seat0=mine, seat1=own({"D6": "neutral academy"}))
    assert table.options("influence") == ["influence D4 building"]
    dice[:] = [4, 5]
    table.answer(0, "influence D4 building")
    assert (colour(table, "D4", 3), table.stock(0, "culture")) == (1, (5,))
    table.answer(0, "influence D4 building")
    assert (colour(table, "D4", 3), table.stock(0, "culture")) == (0, (5,))


def test_another_own_city_frees_an_influenced_one(dice: list[int]) -> None:
    """An uninfluenced city may act on another own city, with boosts. [interpretation] (COC-7.9.5)"""
    mine = own({"D4": "neutral temple:1", "D3": "neutral"}, culture=2)
    table = scenario(tiles=BRIDGE, seat0=mine)
    dice[:] = [3]
    table.answer(0, "influence D4 building", "from D3", "raise_roll")
    assert (colour(table, "D4", 3), table.stock(0, "culture")) == (0, (0,))


@pytest.mark.parametrize(
    ("advances", "city", "units"),
    [
        ("philosophy voting separation_of_power", "happy academy", {}),
        ("draft nationalism totalitarianism", "neutral academy", {"D6": "infantry1"}),
        ("myths state_religion dogma devotion", "neutral academy temple", {}),
    ],
)
def test_no_boosts_against_the_protected(dice: list[int], advances: str, city: str, units: dict[str, str]) -> None:
    """Separation of Power, Totalitarianism and Devotion forbid boosts of range and roll. (COC-7.9.7)"""
    theirs = own({"D6": city}, advances=advances, units=units)
    near = scenario(tiles=BRIDGE, seat0=own({"D4": "neutral academy"}, culture=9), seat1=theirs)
    dice[:] = [4]
    near.answer(0, "influence D6 building")
    assert (colour(near, "D6", 0), near.stock(0, "culture")) == (1, (9,))
    far = scenario(tiles=BRIDGE, seat0=own({"D4": "neutral"}, culture=9), seat1=theirs)
    assert far.refused(0, "influence D6 building") == ("influence-unboostable", "COC-7.9.7")


def test_monuments_bar_cities_with_wonders() -> None:
    """Enemies cannot target cities with a wonder of an owner with Monuments. (COC-7.9.7)"""
    theirs = {"D6": "neutral academy great_wall"}
    barred = scenario(tiles=BRIDGE, seat0=own({"D5": "temple"}), seat1=own(theirs, advances="arts monuments"))
    assert barred.refused(0, "influence D6 building") == ("influence-barred", "COC-7.9.7")
    open_ = scenario(tiles=BRIDGE, seat0=own({"D5": "temple"}), seat1=own(theirs))
    assert open_.options("influence") == ["influence D6 building"]


def test_conversion(dice: list[int]) -> None:
    """+1 on the roll, and 1 culture for a success. (COC-7.9.8)"""
    mine = own({"D5": "temple"}, advances="myths state_religion dogma conversion")
    table = scenario(tiles=BRIDGE, seat0=mine, seat1=own({"D6": "neutral academy"}))
    dice[:] = [4]
    table.answer(0, "influence D6 building")
    assert (colour(table, "D6", 0), table.stock(0, "culture")) == (0, (1,))


def test_arts_is_a_free_attempt_once_per_turn(dice: list[int]) -> None:
    """Arts costs 1 culture and no action. (COC-7.9.9)"""
    mine = own({"D5": "temple"}, advances="arts", culture=1)
    table = scenario(tiles=BRIDGE, seat0=mine, seat1=own({"D6": "neutral academy"}))
    dice[:] = [2]
    table.answer(0, "use arts")
    assert (table.stock(0, "culture"), table[0].actions_left) == ((0,), 3)
    assert table.refused(0, "use arts") == ("once-per-turn", "COC-7.9.9")


def test_barbarian_cities_can_be_influenced(dice: list[int]) -> None:
    """Buildings in barbarian cities are legal targets. (COC-7.9.4)"""
    table = scenario(tiles=BRIDGE, seat0=own({"D5": "temple"}), barbarians={"D4": "city academy:1"})
    dice[:] = [5]
    table.answer(0, "influence D4 building")
    assert (colour(table, "D4", 0), table.state.owner[table.hex("D4")]) == (0, 4)


def test_range_does_not_cross_unexplored_tiles() -> None:
    """(COC-7.9.6, COC-2.4)"""
    table = scenario(seat0=own({"D2": "temple academy fortress port"}, culture=9), seat1=own({"D7": "neutral academy"}))
    assert table.refused(0, "influence D7 building") == ("out-of-range", "COC-7.9.1")


def test_wonders_and_settlements_are_no_targets() -> None:
    """(COC-7.9.4)"""
    table = scenario(tiles=BRIDGE, seat0=own({"D5": "temple"}), seat1=own({"D6": "neutral great_wall"}))
    assert table.refused(0, "influence D6 building") == ("no-buildings", "COC-7.9.4")


def test_a_new_city_acts_at_once() -> None:
    """COC-7.9.1: what is remembered of the map does not outlive the cities that act."""
    table = scenario(tiles=BRIDGE, seat1=own({"D7": "neutral academy"}))
    assert not table.options("influence")
    settle(table.state, 0, table.hex("D6"), NEUTRAL)
    assert list(DEEDS["influence"].options(table.state, 0)) == [("influence", "D7", "building")]
