"""The Aztecs: Captives, Human Sacrifice, Gold, Tribute Empire; Marqzen, Ahuitzotl, Acamapichtli. (COC-13.30)"""

from __future__ import annotations

from typing import Any

import pytest

from epoka.games.clash_of_cultures.rules.battle import Battle
from epoka.games.clash_of_cultures.rules.captives import held
from epoka.games.clash_of_cultures.rules.losses import LoseUnit, Upset
from epoka.games.clash_of_cultures.rules.moments import BATTLE_CANCEL, BATTLE_ENDED
from epoka.games.clash_of_cultures.rules.pirates import PirateRaid
from epoka.games.clash_of_cultures.rules.stock import Pay, can_pay
from epoka.games.clash_of_cultures.rules.units import ONE, supply
from epoka.games.clash_of_cultures.rules.wonders import wonder_ways
from epoka.games.clash_of_cultures.rules.world_events import DrawEvent
from epoka.games.clash_of_cultures.scoring import lines
from epoka.games.clash_of_cultures.tables import (
    BARBARIANS,
    CAVALRY,
    GREAT_GARDENS,
    INFANTRY,
    LEADER,
    MOOD,
    PIRATES,
    SETTLER,
    STOCK,
    UNIT_COUNT,
    Price,
)
from tests.games.clash_of_cultures.scenario import Scenario, scenario
from tests.games.clash_of_cultures.war import attack, battlefield

LAND = {"D3": "region_14", "D5": "region_15"}
EXPANSION = {"civilizations": "on"}
NOBODY = (0, 0, 0, 0, 0, 0)


def aztecs(captives: str = "", **given: Any) -> Scenario:
    """Captives are written as owners: `"b b 1"` are two Infantry of the barbarians and one of seat 1."""
    names = ("seat1", "barbarians", "tiles", "terrain", "start", "events", "active")
    others = {key: given.pop(key) for key in list(given) if key in names}
    others.setdefault("tiles", LAND)
    packs = list(NOBODY)
    for owner in captives.split():
        packs[BARBARIANS if owner == "b" else int(owner)] += ONE[INFANTRY]
    return scenario(options=EXPANSION, seat0={"civilization": "aztecs", "captives": tuple(packs), **given}, **others)


def fought(table: Scenario, lost: int, winner: int = 0, enemy: int = 1) -> Battle:
    battle = Battle(0, enemy, table.hex("D4"), table.hex("D3"), 0)
    battle.round, battle.winner, battle.lost = 1, winner, (0, lost)
    return battle


# -- advances ----------------------------------------------------------------------------------------------------------


def test_captives_are_out_of_their_owners_supply() -> None:
    """They are taken after a land battle that was won, and score half a point each. (COC-13.30)"""
    seat = {"civilization": "aztecs", "advances": "tactics aztecs_captives"}
    table = battlefield("infantry3", "infantry1", options=EXPANSION, seat0=seat)
    attack(table, "6 6 ? 2")
    assert table.options() == ["captive infantry", "done"]
    table.answer(0, "captive infantry")
    assert table[0].captives == (0, ONE[INFANTRY], 0, 0, 0, 0)
    assert supply(table.state, 1, INFANTRY) == UNIT_COUNT[INFANTRY] - 1
    assert ("captives", 1, 1) in [line[:3] for line in lines(table.state, 0)]


def test_at_most_4_captives_and_no_leader() -> None:
    table = aztecs("b b b", advances="tactics aztecs_captives", start=False)
    lost = 2 * ONE[INFANTRY] + ONE[CAVALRY] + ONE[LEADER] + ONE[SETTLER]
    frame = BATTLE_ENDED.frame(table.state, 0, fought(table, lost))
    assert frame is not None
    table.carry_out(frame)
    assert table.options() == ["captive infantry", "captive cavalry", "done"]
    table.answer(0, "captive cavalry")
    assert (table.table.over, held(table[0])) == (True, 4)


def test_no_captives_without_a_victory_or_at_sea() -> None:
    table = aztecs(advances="tactics aztecs_captives", start=False)
    assert BATTLE_ENDED.frame(table.state, 0, fought(table, ONE[INFANTRY], winner=1)) is None
    at_sea = fought(table, ONE[INFANTRY])
    at_sea.sea = 1
    assert BATTLE_ENDED.frame(table.state, 0, at_sea) is None


def test_human_sacrifice_cancels_events() -> None:
    """Icon and text, as long as there are captives. (COC-13.30)"""
    table = aztecs(
        "b 1",
        advances="rituals aztecs_human_sacrifice",
        start=False,
        events="event_36_civil_war event_37_civil_war event_09_good_year_all",
    )
    table.carry_out(DrawEvent(0))
    assert table.options() == ["skip", "release 1 infantry", "release_barbarian infantry"]
    table.answer(0, "release 1 infantry", "release_barbarian infantry")
    assert len(table.told("event-cancelled")) == 2
    assert (held(table[0]), table.names(table.state.past)) == (0, ["event_36_civil_war", "event_37_civil_war"])
    assert [card for _, card in table.told("event-drawn")][-1] == "event_09_good_year_all"


def test_captives_become_tokens() -> None:
    table = aztecs("b", advances="rituals aztecs_human_sacrifice")
    table.answer(0, "use aztecs_human_sacrifice", "gain culture")
    assert (table.stock(0, "culture"), held(table[0]), table[0].actions_left) == ((1,), 0, 3)
    assert table.refused(0, "use aztecs_human_sacrifice")[0] == "too-few-captives"


def test_captives_stand_for_tokens_that_are_missing() -> None:
    """At the moment of any payment. (COC-13.30)"""
    price: Price = (0, 0, 0, 0, 0, 2, 1)
    table = aztecs("b 1", advances="rituals aztecs_human_sacrifice", mood=1, start=False)
    assert can_pay(table[0], price)
    assert not can_pay(table[0], (0, 0, 0, 0, 0, 2, 2))
    assert not can_pay(table[0], (1, 0, 0, 0, 0, 0, 0))
    table.carry_out(Pay(0, price))
    assert table.options() == [
        "offer mood 1 infantry",
        "offer_barbarian mood infantry",
        "offer culture 1 infantry",
        "offer_barbarian culture infantry",
    ]
    table.answer(0, "offer culture 1 infantry")
    assert (table.table.over, held(table[0]), table.stock(0, "mood", "culture")) == (True, 0, (0, 0))
    other = aztecs("b 1", advances="rituals", mood=1, start=False)
    assert not can_pay(other[0], price)


def test_aztec_gold() -> None:
    """1 gold, and a swap for every Mountain beside the city: E2 and C6."""
    table = aztecs(
        advances="arts aztecs_aztec_gold", wood=1, culture=1, units={"C5": "settler1"}, terrain={"C5": "plains"}
    )
    table.answer(0, "found C5")
    assert table.options() == ["skip", "melt wood", "melt culture"]
    table.answer(0, "melt culture")
    assert table.stock(0, "gold", "culture", "wood") == (2, 0, 1)
    plain = aztecs(advances="arts aztecs_aztec_gold", wood=1, units={"D4": "settler1"})
    plain.answer(0, "found D4")
    assert plain.stock(0, "gold", "wood") == (1, 1)


def test_tribute_empire_collects_from_enemy_cities() -> None:
    """Within 2 hexes, whoever stands there; it counts against the size. [interpretation] (COC-13.30)"""
    table = aztecs(
        advances="voting storage aztecs_imperial_tribute",
        cities={"D2": "neutral academy"},
        seat1={"cities": {"D4": "angry", "D7": "neutral"}, "units": {"D4": "infantry2"}},
        barbarians={"D3": "city infantry1", "D5": "city infantry1"},
    )
    table.answer(0, "collect D2")
    assert {"harvest D4 wood", "harvest D3 food"} <= set(table.options())
    assert not [option for option in table.options() if option.startswith("harvest D5") or "captive" in option]
    table.answer(0, "harvest D4 wood", "harvest D3 food")
    assert table.stock(0, "wood", "food") == (1, 1)


def test_a_tribute_is_paid_once() -> None:
    """COC-7.4.1: a city that has paid is refused because it was used, not because it is a city."""
    table = aztecs(
        advances="voting storage aztecs_imperial_tribute",
        cities={"D2": "happy academy"},
        seat1={"cities": {"D4": "angry", "D7": "neutral"}},
    )
    table.answer(0, "collect D2")
    assert table.refused(0, "harvest D4 ore") == ("hex-gives-other", "COC-7.4.1")
    table.answer(0, "harvest D4 wood")
    assert table.refused(0, "harvest D4 wood") == ("hex-used", "COC-7.4.1")


def test_tribute_empire_takes_barbarians_captive() -> None:
    table = aztecs(
        "b b b",
        advances="tactics voting storage aztecs_captives aztecs_imperial_tribute",
        cities={"D2": "neutral academy"},
        barbarians={"D3": "city infantry1-cavalry1", "D4": "city infantry1"},
    )
    table.answer(0, "collect D2")
    assert {"harvest D3 captive", "harvest D4 captive"} <= set(table.options())
    table.answer(0, "harvest D3 captive")
    assert "harvest D4 captive" not in table.options()
    table.answer(0, "harvest D4 wood", "captive cavalry")
    assert (table.units("barbarians", "D3"), held(table[0]), table.stock(0, "food", "wood")) == ("infantry1", 4, (0, 1))


# -- Marqzen -----------------------------------------------------------------------------------------------------------


def test_storm_master_shields_his_city() -> None:
    cities = {"D2": "neutral", "D4": "neutral"}
    table = aztecs(leader="marqzen", cities=cities, units={"D4": "leader1-infantry1"}, start=False)
    table.carry_out(Upset(0, table.hex("D4")))
    table.answer(0, "shield")
    assert table.mood("D4") == "neutral"
    table.carry_out(LoseUnit(0, table.hex("D4"), INFANTRY))
    table.answer(0, "shield")
    assert table.units(0, "D4") == "infantry1-leader1"
    table.carry_out(Upset(0, table.hex("D2")))
    assert table.mood("D2") == "angry"


def test_storm_master_does_not_give_back_what_a_revolution_is_paid_with() -> None:
    """A unit that is given up to avoid a part of it is gone. (event 38)"""
    table = aztecs(
        leader="marqzen",
        cities={"D4": "neutral"},
        units={"D4": "leader1-infantry1"},
        actions_left=2,
        events="event_38_revolution",
        start=False,
    )
    table.carry_out(DrawEvent(0))
    table.answer(0, "avoid D4 infantry")
    assert (table.table.over, table.units(0, "D4")) == (True, "leader1")


def test_pirates_take_captives() -> None:
    """Whoever has nothing else need not let a city's mood drop. (COC-10.5.2, COC-13.30)"""
    table = aztecs(
        "1",
        advances="rituals aztecs_human_sacrifice",
        cities={"D4": "happy"},
        terrain={"C4": "sea"},
        start=False,
    )
    table.place(PIRATES, "C4", "ship1")
    table.carry_out(PirateRaid((0,)))
    assert table.options() == ["plunder D4", "release 1 infantry"]
    table.answer(0, "release 1 infantry")
    assert (held(table[0]), table.mood("D4")) == (0, "happy")


def test_a_captive_pays_a_teacher() -> None:
    """In an Alternate History Sun Tzu may teach Aztecs. (COC-15.6, COC-13.30)"""
    table = aztecs(
        "1",
        advances="rituals aztecs_human_sacrifice",
        leader="sun_tzu",
        cities={"D4": "happy"},
        units={"D4": "leader1"},
    )
    table.answer(0, "use sun_tzu_the_art_of_war")
    assert (held(table[0]), "tactics" in table.advances(0)) == (0, True)


def test_the_great_arena_takes_captives() -> None:
    """Where no token is left a captive stands for it. (COC-12.4.1, COC-13.30)"""
    packs = (0, ONE[INFANTRY], 0, 0, 0, 0)
    seat = {
        "civilization": "aztecs",
        "advances": "rituals aztecs_human_sacrifice",
        "captives": packs,
        "cities": {"D2": "happy great_arena"},
    }
    table = battlefield("infantry2", "infantry1", seat0=seat, options=EXPANSION)
    attack(table, "2C 2C 1L")
    assert table.options() == ["boost mood", "save"]
    table.answer(0, "boost mood")
    assert (held(table[0]), table.units(1, "D4")) == (0, "")


def test_spread_of_fear_drives_a_unit_away() -> None:
    """Beside him, to land without a battle, once per turn."""
    table = aztecs(
        leader="marqzen",
        units={"D4": "leader1"},
        seat1={"units": {"D3": "infantry1-settler1"}, "cities": {"D7": "neutral"}},
        barbarians={"D5": "infantry1"},
    )
    table.answer(0, "use marqzen_spread_of_fear")
    assert table.options() == ["scare D3 settler", "scare D3 infantry", "scare D5 infantry"]
    table.answer(0, "scare D3 infantry")
    assert table.options() == ["drive E4", "drive C4"]
    table.answer(0, "drive E4")
    assert (table.units(1, "D3"), table.units(1, "E4"), table[0].actions_left) == ("settler1", "infantry1", 2)
    assert table.refused(0, "use marqzen_spread_of_fear")[0] == "once-per-turn"
    alone = aztecs(leader="marqzen", units={"D4": "leader1"})
    assert alone.refused(0, "use marqzen_spread_of_fear")[0] == "nobody-to-scare"


# -- Ahuitzotl ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("city", "cancelled"), [("D2", 0), ("D7", 1)])
def test_expansionist_far_from_home(city: str, cancelled: int) -> None:
    table = aztecs(
        leader="ahuitzotl",
        units={"D4": "leader1-infantry1"},
        cities={city: "neutral"},
        seat1={"cities": {"A3": "neutral"}},
        terrain={"A3": "plains"},
        start=False,
    )
    battle = Battle(0, BARBARIANS, table.hex("D4"), table.hex("D3"), 0)
    assert BATTLE_CANCEL.total(table.state, 0, battle) == cancelled


def test_mass_sacrifice_builds_for_2_captives() -> None:
    given: dict[str, Any] = {
        "leader": "ahuitzotl",
        "advances": "writing",
        "food": 1,
        "wood": 1,
        "ore": 1,
        "units": {"D4": "leader1"},
        "cities": {"D2": "neutral", "D4": "neutral"},
    }
    table = aztecs("b b", **given)
    table.answer(0, "use ahuitzotl_mass_sacrifice")
    table.answer(0, "construct academy D4")
    assert (held(table[0]), table.stock(0, "food", "ideas"), table[0].actions_left) == (0, (0, 2), 3)
    assert table.refused(0, "use ahuitzotl_mass_sacrifice")[0] == "once-per-turn"
    assert aztecs("b", **given).refused(0, "use ahuitzotl_mass_sacrifice")[0] == "too-few-captives"


def test_mass_sacrifice_does_not_count_on_its_victims() -> None:
    """They cannot be sacrificed and then pay the culture of a wonder."""
    table = aztecs(
        "b b",
        leader="ahuitzotl",
        advances="storage engineering irrigation rituals aztecs_human_sacrifice",
        food=5,
        wood=5,
        ore=2,
        culture=3,
        units={"D4": "leader1"},
        cities={"D2": "neutral", "D4": "happy"},
        designs="great_gardens",
    )
    assert wonder_ways(table.state, 0, GREAT_GARDENS, table.hex("D4"))
    assert table.refused(0, "use ahuitzotl_mass_sacrifice")[0] == "nothing-to-build"


# -- Acamapichtli ------------------------------------------------------------------------------------------------------


def test_growth_replaces_2_resources() -> None:
    """Of a building or wonder in his city, for each captive."""
    given: dict[str, Any] = {
        "leader": "acamapichtli",
        "advances": "writing",
        "units": {"D4": "leader1"},
        "cities": {"D2": "neutral", "D4": "neutral"},
    }
    table = aztecs("b b", ore=1, **given)
    assert table.options("construct") == ["construct academy D4"]
    table.answer(0, "construct academy D4")
    assert table.options() == [
        "discount acamapichtli_growth 0 0 1 0 0 0 0",
        "discount acamapichtli_growth 0 0 0 0 0 0 0",
    ]
    table.answer(0, "discount acamapichtli_growth 0 0 1 0 0 0 0")
    assert (held(table[0]), table.stock(0, "ore", "ideas")) == (1, (0, 2))
    whole = aztecs("b b", **given)
    whole.answer(0, "construct academy D4")
    assert (held(whole[0]), whole.stock(0, "ideas")) == (0, (2,))


def test_growth_of_wonders_keeps_captives_for_culture() -> None:
    """A captive that replaces resources does not pay culture as well."""
    table = aztecs(
        "b b 1",
        leader="acamapichtli",
        advances="storage engineering irrigation rituals aztecs_human_sacrifice",
        food=5,
        wood=3,
        ore=2,
        culture=3,
        units={"D4": "leader1"},
        cities={"D2": "neutral", "D4": "happy"},
        designs="great_gardens",
    )
    ways = [price for _, price in wonder_ways(table.state, 0, GREAT_GARDENS, table.hex("D4"))]
    assert {sum(price[:MOOD]) for price in ways} == {10}
    table.answer(0, "wonder great_gardens D4")
    while table.options("discount", "release", "release_barbarian", "offer", "offer_barbarian", "spend"):
        table.answer(0, table.options()[0])
    assert (held(table[0]), table.stock(0, "culture"), len(table.state.monuments)) == (0, (0,), 1)


def test_tributes_collect_freely() -> None:
    given: dict[str, Any] = {"leader": "acamapichtli", "mood": 4, "units": {"D4": "leader1"}}
    table = aztecs(cities={"D4": "neutral"}, **given)
    table.answer(0, "use acamapichtli_tributes", "best")
    assert (table.stock(0, "mood"), sum(table.stock(0, *STOCK[:5])), table[0].actions_left) == ((2,), 1, 3)
    assert table.refused(0, "use acamapichtli_tributes")[0] == "once-per-turn"
    large = aztecs(cities={"D4": "neutral academy temple fortress"}, **given)
    assert large.refused(0, "use acamapichtli_tributes")[0] == "tributes-size"
