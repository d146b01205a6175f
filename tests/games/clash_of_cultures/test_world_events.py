"""Events: drawing, icons, and what each of the 58 cards does. (COC-10.1, COC-10.3, COC-15.1)"""

from __future__ import annotations

from typing import Any

import pytest

from epoka.games.clash_of_cultures.components import EVENTS
from epoka.games.clash_of_cultures.rules.abilities import recount_all
from epoka.games.clash_of_cultures.rules.advances import GainAdvance
from epoka.games.clash_of_cultures.rules.great_persons import PERSONS
from epoka.games.clash_of_cultures.rules.lasting import is_banned_from_building, is_eclipse, is_horse_ready
from epoka.games.clash_of_cultures.rules.moments import EVENT_DRAWN, EVENT_SHIELD, UNITS_COUNTED
from epoka.games.clash_of_cultures.rules.notes import kept
from epoka.games.clash_of_cultures.rules.units import INFANTRY_PACK
from epoka.games.clash_of_cultures.rules.world_events import TEXTS, DrawEvent
from epoka.games.clash_of_cultures.scoring import lines
from epoka.games.clash_of_cultures.state import ClashState
from epoka.games.clash_of_cultures.tables import NUMBER, PIRATES
from epoka.kernel import Frame, Seat, Step, done
from tests.games.clash_of_cultures.hooking import act
from tests.games.clash_of_cultures.scenario import Scenario, scenario

FOUR = {"D2": "happy", "C2": "neutral", "E2": "neutral", "D3": "happy"}
"""Four cities; D3 must be explored."""
OFF_ICONS = ("prompt-camp", "prompt-reinforce", "prompt-march", "prompt-anchor", "prompt-booty", "prompt-exhaust")


def drawn(name: str, seat: Seat = 0, **given: Any) -> Scenario:
    """A table at which a player has drawn an event whose icon is done with, the first option everywhere."""
    expansion = next(row.expansion for row in EVENTS if row.id == name)
    given.setdefault("options", {"civilizations": "on" if expansion else "off"})
    table = scenario(events=name, **given)
    table.carry_out(DrawEvent(seat))
    while not table.table.over and table.decision.prompt in OFF_ICONS:
        table.answer(table.decision.seat, table.options()[0])
    assert table.told("event-drawn") == [(seat, name)]
    return table


def points(table: Scenario, seat: Seat) -> int:
    """Half points for events."""
    return next(line.halves for line in lines(table.state, seat) if line.what == "events")


def is_discarded(table: Scenario, name: str) -> bool:
    return name in table.names(table.state.past)


def test_every_text_belongs_to_an_event_and_every_event_has_one() -> None:
    known = {row.effect for row in EVENTS}
    assert known == {*TEXTS, *PERSONS, "solar_eclipse", "trojan_horse"}


# -- drawing (COC-10.1) ----------------------------------------------------------------------------------------------


def test_the_third_advance_draws_an_event_and_refills_the_track() -> None:
    """(COC-6.2, COC-10.1)"""
    table = scenario(events="event_10_good_year_you", seat0={"cubes": 1})
    table.carry_out(GainAdvance(0, NUMBER["storage"]))
    assert table.told("event-drawn") == [(0, "event_10_good_year_you")]
    assert table[0].cubes == 3


def test_an_empty_deck_is_made_of_the_discards() -> None:
    """(COC-10.1)"""
    table = scenario()
    s = table.state
    s.past, s.events = s.events, ()
    count = len(s.past)
    table.carry_out(DrawEvent(0))
    assert len(s.events) + len(s.past) + len(s.lasting) >= count - 1
    assert len(table.told("event-drawn")) == 1


def test_without_texts_only_the_icon_happens() -> None:
    """(COC-15.1)"""
    table = drawn("event_34_migration", options={"civilizations": "off", "events": "icons"})
    assert table.table.over
    assert table.stock(0, "gold") == (2,)
    assert table.units(1, "D7") == "settler1"
    assert is_discarded(table, "event_34_migration")


@pytest.mark.parametrize("full", [True, False])
def test_whoever_draws_may_do_without_the_text(full: bool) -> None:
    """(COC-15.1)"""
    table = scenario(events="event_17_fantastic_year_you", options={"civilizations": "off", "events": "optional"})
    food = table.stock(0, "food")
    table.state.nations[0].stock = (0, 0, 0, 0, 0, 0, 0)
    table.carry_out(DrawEvent(0))
    assert table.decision.prompt == "prompt-full-event"
    table.answer(0, "yes" if full else "no")
    while not table.table.over:
        table.answer(0, table.options()[0])
    assert food == (2,)
    assert table.stock(0, "food") == ((2,) if full else (0,))


def test_another_event_is_announced_anew() -> None:
    """Every card that is drawn is announced before. (COC-15.1, COC-13.30)"""
    table = scenario(
        events="event_17_fantastic_year_you event_12_awesome_year_you",
        options={"civilizations": "on", "events": "optional"},
        seat0={
            "civilization": "aztecs",
            "advances": "rituals aztecs_human_sacrifice",
            "captives": (0, INFANTRY_PACK, 0, 0, 0, 0),
        },
        start=False,
    )
    table.carry_out(DrawEvent(0))
    table.answer(0, "no", "release 1 infantry")
    assert table.decision.prompt == "prompt-full-event"
    table.answer(0, "yes")
    while not table.table.over:
        table.answer(0, table.options()[0])
    assert table.stock(0, "food") == (2,)


def test_an_icons_only_lasting_event_does_not_last() -> None:
    table = drawn("event_01_pestilence", options={"civilizations": "off", "events": "icons"})
    assert is_discarded(table, "event_01_pestilence")
    assert not is_banned_from_building(table.state, 0)


class Cancelled(Frame[ClashState]):
    """An ability says that the event is cancelled."""

    def start(self, s: ClashState) -> Step:
        return done(1)


def test_an_ability_may_cancel_an_event_icon_and_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """A cancelled event is discarded, and another is drawn. (COC-13.30)"""
    cancelled: list[int] = []

    def hook(s: ClashState, seat: Seat, card: int) -> Frame[ClashState] | None:
        cancelled.append(card)
        return Cancelled() if len(cancelled) == 1 else None

    act(monkeypatch, EVENT_DRAWN, "great_wall", hook)
    table = scenario(
        events="event_34_migration event_17_fantastic_year_you",
        seat0={"cities": {"D2": "happy great_wall"}},
        options={"events": "icons"},
    )
    table.carry_out(DrawEvent(0))
    assert table.stock(0, "gold") == (0,)
    assert [card for _, card in table.told("event-drawn")] == ["event_34_migration", "event_17_fantastic_year_you"]
    assert is_discarded(table, "event_34_migration")


# -- icons (COC-10.3) ------------------------------------------------------------------------------------------------


def test_a_gold_mine_gives_2_gold() -> None:
    table = drawn("event_38_revolution", seat0={"gold": 1})
    assert table.stock(0, "gold") == (3,)


def test_exhausted_land_next_to_an_own_city() -> None:
    """Empty explored land, not Barren, next to a city of the drawer. (COC-10.3)"""
    table = scenario(events="event_13_awesome_year_all", terrain={"C3": "sea", "D3": "plains"}, seat0={})
    table.place(1, "D3", "infantry1")
    table.carry_out(DrawEvent(0))
    assert table.options() == ["city C2", "city E2"]
    table.answer(0, "city E2")
    assert table.state.exhausted == (table.hex("E2"),)


def test_without_a_marker_left_no_land_is_exhausted() -> None:
    """(COC-1.6)"""
    table = scenario(events="event_13_awesome_year_all", exhausted="A3 A5 A7 B2 B3 B4", seat0={})
    table.carry_out(DrawEvent(0))
    assert len(table.state.exhausted) == 6


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("event_10_good_year_you", "barbarians-came"),
        ("event_03_famine", "barbarians-came"),
        ("event_45_scientific_trade", "pirates-came"),
    ],
)
def test_icons_bring_barbarians_and_pirates(name: str, told: str) -> None:
    """(COC-10.4.1, COC-10.4.2, COC-10.5.1)"""
    table = drawn(name, terrain={"D3": "sea"}, seat0={"food": 2, "advances": "storage"})
    assert table.told(told)


# -- famine and plenty -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    ["event_03_famine", "event_04_famine", "event_05_famine", "event_06_severe_famine", "event_08_severe_famine"],
)
def test_famine_takes_food_or_peace(name: str) -> None:
    """(events 3-8) Gold does not help."""
    due = 2 if "severe" in name else 1
    table = drawn(name, seat0={"food": 2, "gold": 3, "advances": "storage"})
    assert table.stock(0, "food", "gold") == (2 - due, 3)
    assert table.mood("D2") == "happy"
    hungry = drawn(name, seat0={"food": due - 1, "gold": 3})
    assert (hungry.stock(0, "food", "gold"), hungry.mood("D2")) == ((0, 3), "angry")


@pytest.mark.parametrize("advance", ["irrigation", "rome_aqueduct"])
def test_irrigation_and_aqueducts_save_from_famine(advance: str) -> None:
    table = drawn("event_07_severe_famine", seat0={"advances": advance})
    assert table.mood("D2") == "happy"
    assert table.told("spared") == [(0, advance)]


def test_myths_prevent_unrest_for_1_mood() -> None:
    """Straight to Angry counts as well. (COC-6.6)"""
    table = drawn("event_03_famine", seat0={"advances": "myths", "mood": 1})
    assert (table.decision.prompt, table.options()) == ("prompt-calm", ["prevent", "suffer"])
    table.answer(0, "prevent")
    assert (table.mood("D2"), table.stock(0, "mood")) == ("happy", (0,))
    poor = drawn("event_03_famine", seat0={"advances": "myths"})
    assert poor.mood("D2") == "angry"


@pytest.mark.parametrize(
    ("name", "mine", "theirs"),
    [
        ("event_09_good_year_all", 1, 1),
        ("event_10_good_year_you", 1, 0),
        ("event_11_good_year_share", 1, 1),
        ("event_12_awesome_year_you", 2, 0),
        ("event_13_awesome_year_all", 2, 2),
        ("event_14_awesome_year_share", 2, 2),
        ("event_15_fantastic_year_all", 3, 3),
        ("event_16_fantastic_year_share", 3, 3),
        ("event_17_fantastic_year_you", 3, 0),
    ],
)
def test_years_of_plenty(name: str, mine: int, theirs: int) -> None:
    table = drawn(name, seat0={"advances": "storage"}, seat1={"advances": "storage"})
    assert (table.stock(0, "food"), table.stock(1, "food")) == ((mine,), (theirs,))
    assert is_discarded(table, name)


def test_food_is_handed_out_in_any_split() -> None:
    """(event 16)"""
    nations: dict[str, Any] = {f"seat{seat}": {"advances": "storage"} for seat in range(3)}
    table = drawn("event_16_fantastic_year_share", seats=3, **nations)
    assert table.options() == ["player 1", "player 2"]
    table.answer(0, "player 1", "player 2", "player 1")
    assert [table.stock(seat, "food")[0] for seat in range(3)] == [3, 2, 1]


def test_vermin_eat_what_is_stored() -> None:
    """(event 51)"""
    table = drawn("event_51_famine_vermin", seat0={"food": 1}, seat1={"food": 3, "advances": "storage"})
    assert (table.stock(0, "food"), table.stock(1, "food")) == ((1,), (2,))
    hungry = drawn("event_51_famine_vermin", seat1={"advances": "storage"})
    assert (hungry.mood("D2"), hungry.mood("D7")) == ("happy", "angry")


def test_drought_takes_food_for_each_city_by_barren_land() -> None:
    """At most 3, and one of those cities suffers if it is not enough. (event 52)"""
    cities = {"D2": "happy", "C2": "happy", "E2": "happy", "D3": "happy"}
    table = drawn("event_52_famine_drought", terrain={"D3": "plains"}, seat0={"cities": cities, "food": 2})
    assert table.stock(0, "food") == (0,)
    assert table.options() == ["city D2", "city C2", "city E2"]
    assert table.refused(0, "city D3") == ("city-not-concerned", "COC-10.1")
    assert table.refused(0, "city D7") == ("not-your-city", "COC-10.1")
    table.answer(0, "city C2")
    assert table.mood("C2") == "angry"
    rich = drawn("event_52_famine_drought", seat0={"food": 2, "advances": "storage"})
    assert (rich.stock(0, "food"), rich.mood("D2")) == ((1,), "happy")


def test_a_successful_year_helps_those_behind() -> None:
    """(event 54)"""
    cities = {"D2": "happy", "C2": "happy", "E2": "happy"}
    table = drawn("event_54_successful_year", seat0={"cities": cities}, seat1={"advances": "storage"})
    assert (table.stock(0, "food"), table.stock(1, "food")) == ((0,), (2,))
    even = drawn("event_54_successful_year", seat0={}, seat1={})
    assert (even.stock(0, "food"), even.stock(1, "food")) == ((1,), (1,))


# -- diseases --------------------------------------------------------------------------------------------------------


def test_pestilence_upsets_cities_and_bans_building() -> None:
    """(event 1)"""
    table = drawn(
        "event_01_pestilence",
        terrain={"D3": "plains"},
        seat0={"cities": FOUR, "advances": "roads"},
        seat1={"advances": "sanitation"},
    )
    assert table.decision.prompt == "prompt-unrest"
    table.answer(0, "city D2", "city C2")
    assert (table.mood("D2"), table.mood("C2"), table.mood("E2")) == ("neutral", "angry", "neutral")
    assert table.table.over
    assert (is_banned_from_building(table.state, 0), is_banned_from_building(table.state, 1)) == (True, False)
    table.begin()
    assert table.names(table.state.lasting) == ["event_01_pestilence"]
    table.state.nations[0].advances |= 1 << NUMBER["sanitation"]
    recount_all(table.state)
    table.begin()
    assert is_discarded(table, "event_01_pestilence")


def test_pestilence_forbids_constructing() -> None:
    table = drawn("event_01_pestilence", seat0={"advances": "myths", "food": 2, "wood": 1, "ore": 1})
    table.begin()
    assert table.refused(0, "construct temple D2") == ("pestilence", "COC-10.1")


def test_epidemics_take_units() -> None:
    """(event 2)"""
    units = {"D2": "settler1-infantry1", "C2": "infantry1"}
    table = drawn("event_02_epidemics", seat0={"units": units, "advances": "navigation"}, seat1={})
    assert table.options() == ["remove C2 infantry", "remove D2 settler", "remove D2 infantry"]
    table.answer(0, "remove D2 settler", "remove C2 infantry")
    assert (table.units(0, "D2"), table.units(0, "C2"), table.units(1, "D7")) == ("infantry1", "", "settler1")
    spared = drawn("event_02_epidemics", seat0={"units": units, "advances": "sanitation"}, seat1={})
    assert spared.table.over


def test_pandemics_take_anything() -> None:
    """Half as many things as cities. (event 49)"""
    table = drawn(
        "event_49_pandemics",
        terrain={"D3": "plains"},
        seat0={
            "cities": FOUR | {"D1": "angry"},
            "gold": 1,
            "mood": 1,
            "hand": "action_07",
            "plans": "objective_02",
            "units": {"D2": "infantry1"},
        },
    )
    assert {"give gold", "give mood", "discard action_07", "remove D2 infantry"} <= set(table.options())
    table.answer(0, "discard action_07", "remove D2 infantry")
    assert table.table.over
    assert "action_07" in table.names(table.state.spent)
    again = drawn(
        "event_49_pandemics", seat0={"cities": {"D2": "happy", "C2": "angry"}, "plans": "objective_02", "culture": 1}
    )
    again.answer(0, "discard objective_02")
    assert "objective_02" in again.names(again.state.dropped)
    person = drawn(
        "event_49_pandemics", seat0={"cities": {"D2": "happy", "C2": "angry"}, "persons": "event_19_great_artist"}
    )
    person.answer(0, "discard event_19_great_artist")
    assert (person[0].persons, "event_19_great_artist" in person.names(person.state.past)) == ((), True)
    given = drawn("event_49_pandemics", seat0={"cities": {"D2": "happy", "C2": "angry"}, "culture": 1})
    given.answer(0, "give culture")
    assert given.stock(0, "culture") == (0,)


def test_the_black_death_takes_a_fourth_for_points() -> None:
    """(event 50)"""
    table = drawn(
        "event_50_black_death",
        seat0={"units": {"D2": "settler4", "C2": "infantry4"}, "advances": "roads"},
        seat1={"units": {"D7": "settler3"}},
    )
    table.answer(0, "remove D2 settler", "remove D2 settler", "remove C2 infantry")
    assert table.table.over
    assert (table.units(0, "D2"), table.units(0, "C2")) == ("settler2", "infantry3")
    assert table[0].half_points == 6
    assert table.names(table[0].trophies) == ["event_50_black_death"]


def test_losing_a_ship_loses_what_it_carried() -> None:
    """(COC-9.4.2)"""
    table = drawn(
        "event_02_epidemics",
        terrain={"D3": "sea"},
        seat0={"advances": "sanitation"},
        seat1={"units": {"D3": "ship2-infantry2-settler2"}},
    )
    table.answer(1, "remove D3 ship")
    assert table.decision.prompt == "prompt-overboard"
    table.answer(1, "remove D3 settler", "remove D3 settler")
    assert table.units(1, "D3") == "infantry2-ship1"


def test_an_event_can_take_the_leader() -> None:
    """Nobody scores for it. (COC-13.3)"""
    table = scenario(events="event_02_epidemics", options={"civilizations": "on"}, seat0={"civilization": "rome"})
    own = table.state.nations[0]
    own.leader, own.leaders = own.leaders[:1], own.leaders[1:]
    table.place(0, "D2", "leader1")
    recount_all(table.state)
    name = table.names(own.leader)[0]
    table.carry_out(DrawEvent(0))
    table.answer(0, "remove D2 leader")
    assert own.leader == ()
    assert name in table.names(table.state.box)


def test_a_leader_may_shield_his_city(monkeypatch: pytest.MonkeyPatch) -> None:
    """What an event does to mood or units there may be undone. (COC-13, Storm Master)"""

    def hook(s: ClashState, seat: Seat, hex_: int, kind: int) -> bool:
        return hex_ == s.nations[seat].home

    act(monkeypatch, EVENT_SHIELD, "great_wall", hook)
    mood = drawn("event_03_famine", seat0={"cities": {"D2": "happy great_wall"}})
    assert mood.options() == ["shield", "suffer"]
    mood.answer(0, "shield")
    assert mood.mood("D2") == "happy"
    units = drawn(
        "event_02_epidemics",
        seat0={"cities": {"D2": "happy great_wall"}, "units": {"D2": "infantry2"}},
        seat1={"units": {}},
    )
    assert units.options() == ["shield", "suffer"]
    units.answer(0, "shield")
    assert units.units(0, "D2") == "infantry2"
    buried = drawn(
        "event_29_volcano",
        terrain={"D3": "plains"},
        seat0={"cities": FOUR | {"D2": "happy great_wall"}, "units": {"D2": "settler1-infantry1"}},
    )
    buried.answer(0, "city D2", "suffer", "shield")
    assert (buried.state.owner[buried.hex("D2")], buried.units(0, "D2")) == (-1, "infantry1")


def test_other_units_may_count_as_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Controlled pirates are among the units that an event removes. (COC-13.41)"""

    def hook(s: ClashState, seat: Seat) -> list[tuple[int, int, int]]:
        return [(PIRATES, hex_, pack) for hex_, pack in enumerate(s.armies[PIRATES]) if pack]

    act(monkeypatch, UNITS_COUNTED, "great_wall", hook)
    table = drawn(
        "event_02_epidemics",
        terrain={"D3": "sea"},
        pirates={"D3": 1},
        options={"civilizations": "on"},
        seat0={"cities": {"D2": "happy great_wall"}, "units": {"D3": "ship1"}},
        seat1={"units": {}},
    )
    assert (table.units(0, "D3"), table.units("pirates", "D3")) == ("ship1", "")


# -- cities ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["event_27_population_boom", "event_28_population_boom"])
def test_a_population_boom_places_settlers(name: str) -> None:
    table = drawn(name, seats=3, seat0={"cities": {"E4": "happy", "F3": "angry"}})
    table.answer(0, "city F3", "player 2")
    assert (table.units(0, "F3"), table.units(1, "G8"), table.units(2, "B7")) == ("settler1", "settler1", "settler2")


def test_without_settlers_left_nobody_is_placed() -> None:
    table = drawn("event_27_population_boom", seat0={"units": {"D2": "settler4"}})
    assert table.table.over
    assert (table.units(0, "D2"), table.units(1, "D7")) == ("settler4", "settler2")


@pytest.mark.parametrize("name", ["event_34_migration", "event_35_migration"])
def test_migration_sends_a_settler_away(name: str) -> None:
    table = drawn(name, seat0={"cities": {"D2": "happy", "C2": "angry"}})
    assert (table.units(1, "D7"), table.mood("D2"), table.mood("C2")) == ("settler2", "neutral", "angry")
    assert table.stock(0, "gold") == (2,)


def test_a_flood_upsets_a_coastal_city() -> None:
    """(events 32, 33)"""
    given: dict[str, Any] = {"terrain": {"D3": "sea", "D6": "sea"}, "seat0": {"cities": {"D2": "happy", "C2": "happy"}}}
    flood = drawn("event_32_flood", **given)
    assert (flood.mood("D2"), flood.mood("C2"), flood.mood("D7")) == ("neutral", "happy", "happy")
    heavy = drawn("event_33_heavy_flood", **given)
    assert (heavy.mood("D2"), heavy.mood("C2"), heavy.mood("D7")) == ("neutral", "happy", "neutral")


@pytest.mark.parametrize("name", ["event_36_civil_war", "event_37_civil_war"])
def test_civil_war(name: str) -> None:
    cities = {"D2": "happy", "C2": "neutral", "E2": "angry"}
    units = {"D2": "infantry1", "C2": "infantry1", "E2": "infantry2"}
    table = drawn(name, seat0={"cities": cities, "units": units})
    assert table.options() == ["city C2", "city E2"]
    table.answer(0, "city E2")
    assert (table.units(0, "E2"), table.mood("E2")) == ("infantry1", "angry")
    calm = drawn(name, seat0={"cities": {"D2": "happy"}, "units": units})
    assert (calm.units(0, "D2"), calm.mood("D2")) == ("infantry1", "neutral")


def test_fire_spreads_through_the_forest() -> None:
    """Cities of anybody in the same connected Forest. (event 53)"""
    forest = dict.fromkeys(("C3", "D3", "E8", "D4"), "forest")
    table = drawn(
        "event_53_fire",
        terrain=forest | {"C4": "plains"},
        seat0={"cities": {"D2": "happy", "C2": "happy", "D3": "neutral"}},
        seat1={"cities": {"D4": "happy", "E8": "happy"}},
        barbarians={"C3": "city infantry1"},
    )
    assert table.options() == ["city C2", "city D3"]
    table.answer(0, "city C2")
    assert [table.mood(name) for name in ("D2", "C2", "D3", "D4", "E8", "C3")] == [
        "happy",
        "neutral",
        "angry",
        "neutral",
        "happy",
        "angry",
    ]
    without = drawn("event_53_fire", seat0={"wood": 2})
    assert without.stock(0, "wood", "gold") == (1, 2)


def test_a_volcano_buries_a_city() -> None:
    """Pieces are worth 2 points each to their colours; the wonder keeps its points. (event 29)"""
    cities = FOUR | {"D2": "happy temple academy:1 great_wall"}
    table = drawn(
        "event_29_volcano",
        terrain={"D3": "plains"},
        seat0={"cities": cities, "units": {"D2": "settler1-infantry1"}},
    )
    table.answer(0, "city D2")
    s = table.state
    assert (s.owner[table.hex("D2")], s.built[table.hex("D2")], table.units(0, "D2")) == (-1, 0, "")
    assert (points(table, 0), points(table, 1)) == (8, 4)
    assert s.volcanic == (8 * 7 + 0,)
    assert (s.wonder_at[7], s.wonder_by[7]) == (-1, 0)
    assert (s.lost_pieces[0][3], s.lost_pieces[0][-1], s.lost_pieces[1][0]) == (1, 1, 1)
    assert is_discarded(table, "event_29_volcano")
    few = drawn("event_29_volcano", seat0={"cities": {"D2": "happy", "C2": "happy", "E2": "happy"}})
    assert few.table.over


def test_an_earthquake_destroys_up_to_3_pieces() -> None:
    """A settlement last; cities that stand drop in mood. (event 30)"""
    cities = {"D2": "happy temple", "C2": "happy", "E2": "happy port:1 great_statue"}
    table = drawn("event_30_earthquake", seat0={"cities": cities})
    assert table.options() == [
        "destroy D2 temple",
        "destroy C2 settlement",
        "destroy E2 port",
        "destroy E2 great_statue",
    ]
    assert table.refused(0, "destroy D2 settlement") == ("settlement-last", "COC-10.1")
    assert table.refused(0, "destroy D7 settlement") == ("not-your-city", "COC-10.1")
    table.answer(0, "destroy D2 temple", "destroy C2 settlement", "destroy E2 great_statue")
    assert (table.mood("D2"), table.mood("E2")) == ("neutral", "neutral")
    assert table.state.owner[table.hex("C2")] == -1
    assert points(table, 0) == 8
    assert table.state.volcanic == (8 * 6 + 0,)


def test_an_earthquake_may_stop_after_the_first_piece() -> None:
    cities = {"D2": "happy temple", "C2": "angry", "E2": "happy port:1"}
    table = drawn("event_30_earthquake", seat0={"cities": cities})
    assert "done" not in table.options()
    table.answer(0, "destroy E2 port", "done")
    assert (points(table, 0), points(table, 1)) == (0, 4)
    assert table.mood("E2") == "neutral"


def test_a_heavy_earthquake_is_for_everybody() -> None:
    """(event 31)"""
    three = {"D7": "happy", "C8": "happy", "E8": "happy"}
    table = drawn("event_31_heavy_earthquake", seat0={}, seat1={"cities": three})
    assert table.decision.seat == 1
    table.answer(1, "destroy C8 settlement", "done")
    assert points(table, 1) == 4


# -- governments, leaders, tokens ------------------------------------------------------------------------------------


def test_a_revolution_costs_an_action_and_the_government() -> None:
    """(event 38)"""
    advances = "writing philosophy voting tactics draft"
    table = scenario(events="event_38_revolution", seat0={"advances": advances, "cubes": 1, "food": 2})
    table.answer(0, "advance storage")
    assert (table[0].actions_left, table.stock(0, "gold")) == (1, (2,))
    assert "nationalism" in table.advances(0)
    assert "voting" not in table.advances(0)


def test_military_units_put_a_revolution_down() -> None:
    table = drawn(
        "event_38_revolution",
        seat0={"advances": "writing philosophy voting tactics draft", "units": {"D2": "infantry2"}, "actions_left": 2},
    )
    table.answer(0, "avoid D2 infantry", "avoid D2 infantry")
    assert (table.units(0, "D2"), table[0].actions_left) == ("", 3)
    assert "voting" in table.advances(0)


def test_a_revolution_in_the_status_phase_costs_an_action_of_the_next_turn() -> None:
    table = scenario(events="event_38_revolution", seat0={})
    table.state.phase = "status"
    table.carry_out(DrawEvent(0))
    assert table[0].fewer == 1


def test_an_uprising_takes_tokens_for_half_points() -> None:
    """(event 39)"""
    table = drawn("event_39_uprising", seat0={"mood": 3, "culture": 2})
    assert {"tokens 0 1", "tokens 3 1", "tokens 2 2"} <= set(table.options())
    assert "tokens 3 2" not in table.options()
    table.answer(0, "tokens 2 2")
    assert (table.stock(0, "mood", "culture"), table[0].half_points) == ((1, 0), 4)
    assert table.names(table[0].trophies) == ["event_39_uprising"]
    assert is_discarded(drawn("event_39_uprising", seat0={}), "event_39_uprising")


def test_envoys_meet() -> None:
    """(event 40)"""
    table = drawn("event_40_envoys", seats=3, wonders="great_wall", seat0={}, seat2={})
    table.answer(0, "player 2")
    assert table.stock(0, "ideas", "culture") == (1, 1)
    assert (table.stock(1, "culture"), table.stock(2, "culture")) == ((0,), (1,))
    assert table.names(table.state.display) == ["great_wall"]


def test_solar_eclipse_and_trojan_horse_lie_open() -> None:
    """(events 41, 42)"""
    assert is_eclipse(drawn("event_41_solar_eclipse").state)
    assert is_horse_ready(drawn("event_42_trojan_horse").state)


def test_the_guillotine_ends_the_rule_of_leaders() -> None:
    """A new leader comes free, or 2 points; then none can be recruited. (event 43)"""
    table = drawn("event_43_guillotine", seat0={"civilization": "rome", "units": {"C2": "infantry1"}})
    assert table.options() == ["city D2", "city C2", "points"]
    table.answer(0, "points")
    assert (table[0].half_points, kept(table[0], "guillotine")) == (4, 1)
    assert table.names(table[0].trophies) == ["event_43_guillotine"]
    other = drawn("event_43_guillotine", seat0={"civilization": "rome"})
    other.answer(0, "city D2")
    other.answer(0, other.options()[0])
    assert (other.units(0, "D2"), other[0].half_points, len(other[0].leaders)) == ("settler1-leader1", 0, 2)
    nobody = scenario(events="event_43_guillotine", options={"civilizations": "on"}, seat0={"civilization": "rome"})
    nobody.state.box += nobody[0].leaders
    nobody[0].leaders = ()
    nobody.carry_out(DrawEvent(0))
    while not nobody.table.over:
        nobody.answer(0, nobody.options()[0])
    assert nobody[0].half_points == 4


def test_anarchy_keeps_the_cubes_of_the_government() -> None:
    """They come back with new government advances, without an event. (event 44)"""
    advances = "writing philosophy voting civil_liberties free_economy"
    table = drawn("event_44_anarchy", seat0={"advances": advances, "cubes": 1})
    assert table.advances(0) == ["writing", "philosophy"]
    assert (kept(table[0], "anarchy"), table.names(table[0].trophies)) == (3, ["event_44_anarchy"])
    table.carry_out(GainAdvance(0, NUMBER["voting"]))
    assert (kept(table[0], "anarchy"), table[0].cubes, points(table, 0)) == (2, 1, 4)
    assert is_discarded(drawn("event_44_anarchy"), "event_44_anarchy")


def test_scientific_trade() -> None:
    """(event 45)"""
    theirs = {"D7": "happy academy observatory", "C8": "happy observatory"}
    table = drawn("event_45_scientific_trade", seat0={}, seat1={"cities": theirs})
    assert (table.stock(0, "ideas"), table.stock(1, "ideas")) == ((2,), (2,))


def test_flourishing_trade() -> None:
    """(event 46)"""
    theirs = dict.fromkeys(("D7", "C8", "E8", "D8"), "happy market")
    table = drawn("event_46_flourishing_trade", seat0={}, seat1={"cities": theirs})
    assert (table.stock(0, "gold"), table.stock(1, "gold")) == ((1,), (3,))


def test_an_era_of_stability() -> None:
    """(event 47)"""
    theirs = {"D7": "happy temple obelisk", "C8": "happy obelisk"}
    table = drawn("event_47_era_of_stability", seat0={}, seat1={"cities": theirs})
    assert (table.decision.seat, table.options()) == (0, ["tokens 1 0", "tokens 0 1"])
    table.answer(0, "tokens 0 1")
    table.answer(1, "tokens 1 1")
    assert (table.stock(0, "mood", "culture"), table.stock(1, "mood", "culture")) == ((0, 1), (1, 1))


def test_a_reformation_changes_a_temple() -> None:
    """(event 48)"""
    table = drawn("event_48_reformation", seat0={"cities": {"D2": "happy temple", "C2": "happy temple"}})
    assert (table.decision.seat, table.options()) == (1, ["temple C2", "temple D2"])
    table.answer(1, "temple D2")
    assert table.told("replaced") == [(1, "temple", "D2")]
    passed = drawn("event_48_reformation", seat0={}, seat1={"cities": {"D7": "happy temple"}})
    assert passed.told("replaced") == [(0, "temple", "D7")]
    assert drawn("event_48_reformation").table.over
