"""Objectives: every goal, at once or in the status phase. (COC-11.1, COC-12.2)"""

from __future__ import annotations

from typing import Any, Final

import pytest

from epoka.games.clash_of_cultures.components import GOALS, OBJECTIVES
from epoka.games.clash_of_cultures.rules.battle_goals import Outcome, after_battle
from epoka.games.clash_of_cultures.rules.objectives import after_found, after_recruit, after_wonder
from epoka.games.clash_of_cultures.rules.status_goals import STATUS, StatusObjectives
from epoka.games.clash_of_cultures.rules.units import ONE, Pack
from epoka.games.clash_of_cultures.tables import BARBARIANS, CARD, NONE, PIRATES, UNIT
from tests.games.clash_of_cultures.scenario import Scenario, scenario

LAND: Final = {f"{column}{row}": "plains" for column in "CDE" for row in (3, 4, 5, 6)} | dict.fromkeys(
    ("C7", "E7", "F3", "F4", "B3"), "plains"
)
"""The middle of the map, explored."""


def card_with(goal: str) -> str:
    """A card with this goal."""
    return next(row.id for row in OBJECTIVES if goal in (row.upper, row.lower))


def units(text: str) -> Pack:
    """A pack from its notation."""
    found = 0
    for word in text.split("-"):
        kind = next((k for k, name in enumerate(UNIT) if word.startswith(name)), NONE)
        if kind != NONE:
            found += int(word.removeprefix(UNIT[kind]) or 1) * ONE[kind]
    return found


def holding(plans: str, **given: Any) -> Scenario:
    """Seat 0 holds these objectives and no others; the table is not under way."""
    table = scenario(start=False, options={"civilizations": "on"}, **given)
    own = table.state.nations[0]
    table.state.objectives += own.plans
    own.plans = tuple([table.take(card) for card in plans.split()])
    return table


# -- the status phase (COC-11.1) -------------------------------------------------------------------------------------

CITIES = {"D2": "happy", "C2": "happy", "E2": "happy", "D3": "happy"}
SIX = CITIES | {"C3": "angry", "E3": "angry"}
SPREAD = {"D2": "happy", "D4": "happy", "C6": "happy", "B3": "happy"}

MET: Final[dict[str, dict[str, Any]]] = {
    "large_civilization": {"seat0": {"cities": SIX}},
    "scientific_lead": {"seat0": {"cities": {"D2": "happy academy:1"}}},
    "coastal_culture": {"terrain": LAND | {"D3": "sea"}, "seat0": {"cities": {"D2": "happy port"}}},
    "advanced_culture": {"seat0": {"advances": "storage irrigation husbandry myths"}},
    "religious_fervor": {"seat0": {"cities": {"D2": "happy temple"}}},
    "city_planner": {"seat0": {"advances": "engineering sanitation roads"}},
    "eureka": {"seat0": {"ideas": 5}},
    "happy_population": {"seat0": {"cities": CITIES}},
    "education_lead": {"seat0": {"advances": "writing public_education free_education philosophy"}},
    "sea_blockade": {
        "terrain": LAND | {"D6": "sea"},
        "seat0": {"units": {"D6": "ship2"}},
        "seat1": {"cities": {"D7": "happy port"}},
    },
    "optimized_storage": {"seat0": {"food": 3, "wood": 3, "ore": 3, "advances": "storage"}},
    "wealth": {"seat0": {"gold": 5}},
    "large_fleet": {"terrain": LAND | {"D6": "sea"}, "seat0": {"units": {"D6": "ship2"}}},
    "ore_supplies": {"seat0": {"ore": 5}},
    "large_army": {"seat0": {"units": {"D2": "infantry4", "C2": "cavalry1"}}, "seat1": {"units": {"D7": "infantry1"}}},
    "wood_supplies": {"seat0": {"wood": 5}},
    "fortifications": {"seat0": {"cities": {"D2": "happy fortress"}}},
    "food_supplies": {"seat0": {"food": 5, "advances": "storage"}},
    "standing_army": {
        "seat0": {"cities": CITIES, "units": dict.fromkeys(CITIES, "infantry1")},
    },
    "architecture": {"seat0": {"cities": {"D2": "happy academy temple fortress", "C2": "happy market academy"}}},
    "militarized": {"seat0": {"advances": "tactics siegecraft steel_weapons draft"}},
    "goal_focused": {"seat0": {"advances": "storage irrigation husbandry"}},
    "colony": {"seat0": {"cities": {"D2": "happy", "E7": "happy"}}},
    "threat": {"seat0": {"units": {"D6": "infantry2", "C7": "elephant2"}}},
    "culture_focus": {"seat0": {"advances": "arts sports monuments theaters"}},
    "consulate": {"seat1": {"cities": {"D7": "happy temple:0"}}, "barbarians": {"D5": "city academy:0 infantry1"}},
    "science_focus": {"seat0": {"advances": "math astronomy medicine metallurgy"}},
    "trade_focus": {"seat0": {"advances": "bartering trade_routes taxes currency"}},
    "metropolis": {"seat0": {"cities": CITIES | {"D2": "happy temple academy fortress obelisk"}}},
    "seafarers": {"seat0": {"advances": "fishing navigation war_ships cartography"}},
    "government": {"seat0": {"advances": "voting separation_of_power civil_liberties free_economy"}},
    "expansionist": {"seat0": {"cities": SPREAD}},
    "military_might": {
        "terrain": LAND | {"D6": "sea"},
        "seat0": {"units": {"D2": "infantry4", "C2": "infantry4", "D6": "ship4"}},
    },
    "trade_power": {
        "seat0": {"advances": "bartering trade_routes", "units": {"D6": "settler3"}},
        "seat1": {"cities": {"D7": "happy", "C7": "neutral", "E7": "neutral"}},
    },
    "shipping_routes": {
        "terrain": LAND | {"D6": "sea"},
        "seat0": {"advances": "bartering trade_routes", "units": {"D6": "ship2"}},
        "seat1": {"cities": {"D7": "happy", "C7": "neutral"}},
    },
    "diversified_research": {
        "seat0": {"advances": "fishing writing tactics myths bartering arts math"},
    },
    "culture_power": {"seat1": {"cities": {"D7": "happy temple:0"}}},
    "magnificent_culture": {"seat0": {"kept": (("wonders-built", ((2 << 2) + 1 << 3) + 1),)}},
    "outpost": {"seat0": {"units": {"D5": "infantry1", "C5": "cavalry1", "E5": "elephant1"}}},
    "star_gazers": {"seat0": {"cities": {"D2": "happy observatory"}}},
    "horse_power": {"seat0": {"units": {"D2": "cavalry1", "C2": "cavalry1", "D5": "cavalry2"}}},
    "traders": {"seat0": {"cities": {"D2": "happy market"}}},
    "legacy": {"seat0": {"cities": {"D2": "happy obelisk"}}},
    "ivory_tower": {"seat0": {"units": {"D2": "elephant1", "C2": "elephant1", "D5": "elephant2"}}},
    "migration_objective": {"seat0": {"units": {"D5": "settler2", "C5": "settler1", "E5": "settler1"}}},
}
"""For each goal of the status phase a table at which it is fulfilled."""

MISSED: Final[dict[str, dict[str, Any]]] = {
    "large_civilization": {"seat0": {"cities": CITIES}},
    "scientific_lead": {"seat0": {"cities": {"D2": "happy academy"}}, "seat1": {"cities": {"D7": "happy academy"}}},
    "advanced_culture": {"seat0": {"advances": "storage irrigation husbandry"}},
    "eureka": {"seat0": {"ideas": 4, "gold": 5}},
    "happy_population": {"seat0": {"cities": CITIES | {"D3": "neutral"}}},
    "sea_blockade": {"terrain": LAND | {"D6": "sea"}, "seat0": {"units": {"D6": "ship2"}}},
    "optimized_storage": {"seat0": {"food": 3, "wood": 3, "ore": 2, "gold": 7, "advances": "storage"}},
    "large_fleet": {
        "terrain": LAND | {"D6": "sea", "C6": "sea"},
        "seat0": {"units": {"D6": "ship2"}},
        "seat1": {"units": {"C6": "ship2"}},
    },
    "large_army": {"seat0": {"units": {"D2": "infantry4"}}, "seat1": {"units": {"D7": "infantry1"}}},
    "standing_army": {"seat0": {"cities": CITIES, "units": {"D2": "infantry4", "C2": "infantry1", "E2": "settler1"}}},
    "architecture": {"seat0": {"cities": {"D2": "happy academy temple fortress market:1"}}},
    "goal_focused": {
        "seat0": {"advances": "storage irrigation husbandry"},
        "seat1": {"advances": "storage irrigation husbandry"},
    },
    "colony": {"seat0": {"cities": {"D2": "happy", "E6": "happy"}}},
    "threat": {"seat0": {"units": {"D6": "infantry3", "D4": "infantry4"}}},
    "consulate": {"seat1": {"cities": {"D7": "happy temple:0 academy:0"}}},
    "metropolis": {"seat0": {"cities": CITIES | {"D2": "happy temple academy fortress"}}},
    "government": {"seat0": {"advances": "voting separation_of_power civil_liberties nationalism"}},
    "expansionist": {"seat0": {"cities": SPREAD}, "barbarians": {"E4": "city infantry1"}},
    "military_might": {"seat0": {"units": {"D2": "infantry4", "C2": "infantry4", "D5": "settler4"}}},
    "trade_power": {
        "seat0": {"advances": "bartering trade_routes", "units": {"D6": "settler3"}},
        "seat1": {"cities": {"D7": "happy", "C7": "neutral", "E7": "angry"}},
    },
    "shipping_routes": {
        "terrain": LAND | {"D6": "sea"},
        "seat0": {"advances": "bartering trade_routes", "units": {"D6": "ship1-settler1"}},
        "seat1": {"cities": {"D7": "happy", "C7": "neutral"}},
    },
    "diversified_research": {"seat0": {"advances": "fishing writing tactics myths bartering arts"}},
    "culture_power": {"seat0": {"cities": {"D2": "happy temple:1"}}, "seat1": {"cities": {"D7": "happy temple:0"}}},
    "magnificent_culture": {"seat0": {"kept": (("wonders-built", ((1 << 2) + 3 << 3) + 1),)}},
    "outpost": {"seat0": {"units": {"D5": "infantry1", "C5": "settler1", "D3": "infantry1", "E5": "infantry1"}}},
    "horse_power": {"seat0": {"units": {"D2": "cavalry2", "C2": "cavalry2"}}},
    "versatility": {"seat0": {"units": {"D2": "settler1-infantry1-cavalry1-elephant1"}}},
    "migration_objective": {"seat0": {"units": {"D5": "settler2", "C5": "settler1", "D3": "settler1"}}},
    "high_culture": {"seat0": {"civilization": "rome"}},
}
"""For many of them a table at which it is nearly fulfilled."""


def status_goals_of(table: Scenario) -> list[str]:
    """The goals that seat 0 is offered in the status phase."""
    if not table.table.over:
        table.answer(0, "decline")
    table.carry_out(StatusObjectives(0))
    return [option.split()[2] for option in table.options("complete")]


def test_every_goal_of_the_status_phase_is_known_and_tried() -> None:
    goals = list(GOALS.values())
    known = {goal.id for goal in goals if goal.when in ("status", "instant_or_status")}
    assert known == set(STATUS)
    assert known == {*MET, "versatility", "high_culture"}


@pytest.mark.parametrize("goal", MET)
def test_a_goal_of_the_status_phase_is_offered(goal: str) -> None:
    table = holding(card_with(goal), **{"terrain": LAND, **MET[goal]})
    assert goal in status_goals_of(table)
    card = card_with(goal)
    table.answer(0, f"complete {card} {goal}")
    assert (table.names(table[0].completed), table[0].goals, table[0].plans) == ([card], (goal,), ())
    assert table.told("completed") == [(0, card, goal)]


@pytest.mark.parametrize("goal", MISSED)
def test_a_goal_that_is_missed_is_not_offered(goal: str) -> None:
    table = holding(card_with(goal), **{"terrain": LAND, **MISSED[goal]})
    assert goal not in status_goals_of(table)


@pytest.mark.parametrize(
    ("goal", "kind"),
    [("eureka", "ideas"), ("wealth", "gold"), ("ore_supplies", "ore"), ("wood_supplies", "wood")],
)
def test_some_goals_cost_2(goal: str, kind: str) -> None:
    table = holding(card_with(goal), seat0={kind: 5})
    assert status_goals_of(table) == [goal]
    table.answer(0, f"complete {card_with(goal)} {goal}")
    assert table.stock(0, kind) == (3,)


def test_versatility_needs_every_kind_of_unit() -> None:
    table = holding(
        "objective_35",
        terrain={"D3": "sea"},
        seat0={
            "civilization": "rome",
            "units": {"D2": "settler1-infantry1-cavalry1-elephant1", "D3": "ship1"},
            "leader": "augustus",
        },
    )
    table.place(0, "D2", "leader1")
    assert status_goals_of(table) == ["versatility"]


def test_high_culture_needs_the_civilization_and_2_leaders() -> None:
    advances = "rome_aqueduct rome_imperial_roads rome_captivi rome_provinces"
    table = holding("objective_38", seat0={"civilization": "rome", "advances": advances})
    own = table.state.nations[0]
    assert status_goals_of(table) == []
    table.state.box += own.leaders[:2]
    own.leaders = own.leaders[2:]
    assert status_goals_of(table) == ["high_culture"]


def test_colony_not_in_the_round_of_city_founder() -> None:
    table = holding(
        "objective_17 objective_27", terrain=LAND, number=3, seat0={"cities": {"D2": "happy", "E7": "happy"}}
    )
    frame = after_found(table.state, 0, table.hex("E7"))
    assert frame is not None
    table.carry_out(frame)
    table.answer(0, "complete objective_27 city_founder")
    assert status_goals_of(table) == []
    table.state.age += 1
    assert status_goals_of(table) == ["colony"]


def test_goals_that_exclude_each_other() -> None:
    """Standing Army and Military Might; Trade Power and Shipping Routes. (COC-12.2)"""
    army = {"D2": "infantry3", "C2": "infantry3", "E2": "infantry3", "D3": "infantry3"}
    table = holding("objective_14 objective_26", terrain=LAND, seat0={"cities": CITIES, "units": army})
    assert status_goals_of(table) == ["standing_army", "military_might"]
    table.answer(0, "complete objective_14 standing_army")
    assert table.options() == ["decline"]
    assert table.names(table[0].plans) == ["objective_26"]


def test_two_objectives_of_one_name_need_different_facts() -> None:
    """A player has only one government. (COC-11.1)"""
    advances = "voting separation_of_power civil_liberties free_economy"
    table = holding("objective_24 objective_25", seat0={"advances": advances})
    assert status_goals_of(table) == ["government", "government"]
    table.answer(0, "complete objective_25 government")
    assert table.options() == ["decline"]
    assert table.names(table[0].plans) == ["objective_24"]


def test_any_number_in_one_phase_and_never_by_force() -> None:
    table = holding("objective_11 objective_12 objective_13", seat0={"gold": 5, "ore": 5, "wood": 5})
    assert status_goals_of(table) == ["wealth", "ore_supplies", "wood_supplies"]
    table.answer(0, "complete objective_12 ore_supplies")
    assert table.refused(0, "complete objective_12 ore_supplies") == ("goal-used", "COC-11.1")
    assert table.refused(0, "complete objective_11 large_fleet") == ("goal-not-met", "COC-12.2")
    assert table.refused(0, "complete objective_01 draft_objective") == ("card-not-held", "COC-12.2")
    table.answer(0, "decline")
    assert table.names(table[0].completed) == ["objective_12"]


# -- at once (COC-12.2) ----------------------------------------------------------------------------------------------


def fought(table: Scenario, **about: Any) -> list[tuple[int, str]]:
    """The goals that a battle offers, with whom it offers them; nobody completes anything."""
    about = {"attacker": 0, "defender": 1, "hex": table.hex("D5"), "attackers": 0, "defenders": 0} | about
    for name in ("attackers", "defenders", "attackers_lost", "defenders_lost"):
        if isinstance(about.get(name), str):
            about[name] = units(about[name])
    frame = after_battle(table.state, Outcome(**about))
    found: list[tuple[int, str]] = []
    if frame is not None:
        table.carry_out(frame)
        while not table.table.over:
            seat = table.decision.seat
            found += [(seat, option.split()[2]) for option in table.options("complete")]
            table.answer(seat, "decline")
    return found


BATTLES: Final[dict[str, dict[str, Any]]] = {
    "conqueror": {"winner": 0, "attackers": "infantry2", "defenders": "infantry1", "city_size": 1, "captured": 1},
    "general": {"attackers": "infantry2", "defenders": "infantry3", "defenders_lost": "infantry3"},
    "great_battle": {"attackers": "infantry3", "defenders": "infantry2-cavalry1"},
    "defiance": {"winner": 0, "attackers": "infantry1", "defenders": "infantry2"},
    "naval_assault": {"winner": 0, "attackers": "infantry1", "city_size": 1, "captured": 1, "landed": 1},
    "bold": {"winner": 0, "defender": BARBARIANS, "attackers": "infantry1", "defenders": "infantry2"},
    "legendary_battle": {"winner": 1, "attackers": "infantry3", "city_size": 5, "wonder": 1},
    "scavenger": {"winner": 0, "attackers": "infantry1", "defenders_lost": "settler1", "traders": 2},
    "aggressor": {"winner": 0, "attackers": "infantry3", "defenders": "infantry2", "defenders_lost": "infantry2"},
    "barbarian_conquest": {
        "winner": 0,
        "defender": BARBARIANS,
        "attackers": "infantry3",
        "defenders": "infantry2",
        "captured": 1,
    },
    "resistance": {
        "winner": 0,
        "attackers": "infantry3",
        "defender": BARBARIANS,
        "defenders": "infantry2",
        "defenders_lost": "infantry2",
    },
    "great_commander": {"winner": 0, "attackers": "infantry1-leader1", "defenders": "infantry2"},
    "brutus": {
        "winner": 1,
        "attackers": "infantry4",
        "defenders": "infantry3-leader1",
        "defenders_lost": "infantry2-leader1",
    },
    "trample": {"winner": 0, "attackers": "cavalry2", "defenders": "infantry1", "attackers_lost": "cavalry1"},
}
"""A battle that fulfils a goal for the attacker, seat 0."""

NO_BATTLES: Final[list[tuple[str, dict[str, Any]]]] = [
    ("conqueror", {"winner": 0, "attackers": "infantry2", "city_size": 1, "captured": 1}),
    ("conqueror", {"winner": 0, "defender": BARBARIANS, "defenders": "infantry1", "captured": 1}),
    ("general", {"defenders": "ship3", "defenders_lost": "ship3", "at_sea": 1}),
    ("general", {"defenders": "infantry2", "defenders_lost": "infantry2-settler2"}),
    ("great_battle", {"attackers": "infantry3", "defenders": "infantry2"}),
    ("defiance", {"winner": 0, "defender": BARBARIANS, "attackers": "infantry1", "defenders": "infantry2"}),
    ("defiance", {"winner": 0, "attackers": "infantry2", "defenders": "infantry2"}),
    ("naval_assault", {"winner": 0, "attackers": "infantry1", "city_size": 1, "captured": 1}),
    ("bold", {"winner": 0, "attackers": "infantry2", "defenders": "infantry2"}),
    ("legendary_battle", {"attackers": "infantry3", "city_size": 5}),
    ("legendary_battle", {"attackers": "infantry2", "city_size": 5, "wonder": 1}),
    ("scavenger", {"winner": 0, "attackers": "infantry1", "defenders_lost": "settler1", "traders": 1}),
    ("aggressor", {"winner": NONE, "attackers": "infantry3", "defenders": "infantry2", "defenders_lost": "infantry2"}),
    ("barbarian_conquest", {"winner": 0, "defender": BARBARIANS, "defenders": "infantry1", "captured": 1}),
    ("resistance", {"winner": 0, "defender": BARBARIANS, "defenders": "infantry2", "defenders_lost": "infantry1"}),
    ("great_commander", {"winner": 0, "attackers": "infantry2-leader1", "defenders": "infantry2"}),
    ("brutus", {"winner": 0, "defenders": "infantry1-leader1", "defenders_lost": "infantry1-leader1"}),
    ("trample", {"winner": 0, "attackers": "infantry2-cavalry1", "attackers_lost": "cavalry1"}),
    ("trample", {"winner": 0, "attacker": 1, "defender": 0, "defenders": "cavalry1"}),
]


@pytest.mark.parametrize("goal", BATTLES)
def test_a_battle_fulfils_a_goal(goal: str) -> None:
    table = holding(card_with(goal))
    assert (0, goal) in fought(table, **BATTLES[goal])


@pytest.mark.parametrize(("goal", "about"), NO_BATTLES)
def test_a_battle_does_not_fulfil_a_goal(goal: str, about: dict[str, Any]) -> None:
    table = holding(card_with(goal))
    assert (0, goal) not in fought(table, **about)


def test_bold_against_a_warlike_rival() -> None:
    """More Warfare advances, whatever the numbers."""
    table = holding("objective_16", seat0={"advances": "tactics"}, seat1={"advances": "tactics draft"})
    assert (0, "bold") in fought(table, winner=0, attackers="infantry2", defenders="infantry1")
    assert fought(table, winner=1, attackers="infantry2", defenders="infantry1") == []


def test_the_defender_completes_objectives_in_a_rival_s_turn() -> None:
    """(COC-12.2)"""
    table = holding("objective_07 objective_06", active=1)
    found = fought(table, attacker=1, defender=0, winner=0, attackers="infantry4", defenders="infantry2")
    assert found == [(0, "defiance"), (0, "great_battle")]


def test_warmonger_needs_two_battles_against_different_enemies() -> None:
    """At least one of the two was won."""
    table = holding("objective_03")
    first: dict[str, Any] = {"attackers": "infantry2", "defenders": "infantry1"}
    assert fought(table, **first) == []
    assert fought(table, **first, winner=0) == []  # the same army again
    assert fought(table, **first, hex=table.hex("D6")) == [(0, "warmonger")]
    lost = holding("objective_03")
    assert fought(lost, **first) == []
    assert fought(lost, **first, hex=lost.hex("D6")) == []


def test_warmonger_in_one_turn_only() -> None:
    table = holding("objective_03")
    battle: dict[str, Any] = {"attackers": "infantry2", "defenders": "infantry1", "winner": 0}
    fought(table, **battle)
    table.state.round += 1
    assert fought(table, **battle, hex=table.hex("D6")) == []


def test_a_second_warmonger_needs_two_more_battles() -> None:
    table = holding("objective_03 objective_04")
    army = units("infantry1")
    about: dict[str, Any] = {"attacker": 0, "defender": 1, "winner": 0, "attackers": army, "defenders": army}
    assert after_battle(table.state, Outcome(hex=table.hex("D5"), **about)) is None
    frame = after_battle(table.state, Outcome(hex=table.hex("D6"), **about))
    assert frame is not None
    table.carry_out(frame)
    table.answer(0, "complete objective_04 warmonger")
    assert table.table.over
    assert after_battle(table.state, Outcome(hex=table.hex("D4"), **about)) is None
    assert after_battle(table.state, Outcome(hex=table.hex("D3"), **about)) is not None


def test_sea_cleansing_is_the_second_victory_over_pirates() -> None:
    table = holding("objective_38")
    battle: dict[str, Any] = {"defender": PIRATES, "attackers": "ship2", "defenders": "ship1", "at_sea": 1, "winner": 0}
    assert fought(table, **battle) == []
    assert fought(table, **battle) == [(0, "sea_cleansing")]
    later = holding("objective_38")
    fought(later, **battle)
    later.state.round += 1
    assert fought(later, **battle) == []


def test_ex_82_same_named_objectives() -> None:
    """One capture completes one Conqueror, and another objective besides; two captures complete both. (EX-82)"""
    table = holding("objective_02 objective_08 objective_10")
    about: dict[str, Any] = {
        "attacker": 0,
        "defender": 1,
        "winner": 0,
        "attackers": units("infantry2"),
        "defenders": units("infantry1"),
        "city_size": 1,
        "captured": 1,
        "landed": 1,
    }
    frame = after_battle(table.state, Outcome(hex=table.hex("D5"), **about))
    assert frame is not None
    table.carry_out(frame)
    assert table.options() == [
        "complete objective_02 conqueror",
        "complete objective_08 conqueror",
        "complete objective_10 naval_assault",
        "decline",
    ]
    table.answer(0, "complete objective_02 conqueror")
    assert table.options() == ["complete objective_10 naval_assault", "decline"]
    table.answer(0, "complete objective_10 naval_assault")
    assert table.table.over
    again = after_battle(table.state, Outcome(hex=table.hex("D6"), **about))
    assert again is not None
    table.carry_out(again)
    table.answer(0, "complete objective_08 conqueror")
    assert table[0].goals == ("conqueror", "naval_assault", "conqueror")


def test_only_the_owner_of_the_card_is_asked() -> None:
    """Nobody else sees what could be completed, and a single card is not completed by itself. (COC-12.2)"""
    table = holding("objective_06")
    frame = after_battle(
        table.state, Outcome(0, 1, table.hex("D5"), attackers=units("infantry3"), defenders=units("infantry3"))
    )
    assert frame is not None
    table.carry_out(frame)
    assert table.options() == ["complete objective_06 great_battle", "decline"]
    assert table.table.view(1)["decision"] is None
    table.answer(0, "decline")
    assert table.names(table[0].plans) == ["objective_06"]


def test_city_founder_far_from_home() -> None:
    table = holding("objective_27", terrain=LAND)
    assert after_found(table.state, 0, table.hex("E6")) is None
    assert after_found(table.state, 0, table.hex("E7")) is not None
    table.state.objectives, table[1].plans = table.state.objectives + table[1].plans, ()
    assert after_found(table.state, 1, table.hex("D2")) is None


def test_being_asked_does_not_tell_what_is_in_a_hand() -> None:
    """Whoever holds objectives is asked when a goal is met and in the status phase, whether a card fits or not."""
    table = holding("objective_11", terrain=LAND)
    frame = after_found(table.state, 0, table.hex("E7"))
    assert frame is not None
    table.carry_out(frame)
    assert table.options() == ["decline"]
    table.answer(0, "decline")
    table.carry_out(StatusObjectives(0))
    assert table.options() == ["decline"]
    nobody = holding("", terrain=LAND)
    assert after_found(nobody.state, 0, nobody.hex("E7")) is None
    nobody.carry_out(StatusObjectives(0))
    assert nobody.table.over


def test_draft_in_two_recruit_actions() -> None:
    table = holding("objective_01")
    assert after_recruit(table.state, 0, 0) is None
    assert after_recruit(table.state, 0, 1) is None
    frame = after_recruit(table.state, 0, 1)
    assert frame is not None
    table.carry_out(frame)
    assert table.options() == ["complete objective_01 draft_objective", "decline"]


def test_magnificent_culture_at_once_or_later() -> None:
    """Right after a wonder, or in the status phase if it was the only one of the last round."""
    table = holding("objective_32", number=3)
    frame = after_wonder(table.state, 0)
    assert frame is not None
    table.carry_out(frame)
    table.answer(0, "decline")
    assert status_goals_of(table) == ["magnificent_culture"]
    after_wonder(table.state, 1)
    assert status_goals_of(table) == []


def test_terror_regime_with_4_angry_cities() -> None:
    """Asked between two deeds, once in a turn."""
    cities = {"D2": "angry", "C2": "angry", "E2": "angry", "D3": "angry"}
    table = scenario(terrain={"D3": "plains"}, seat0={"cities": cities, "plans": "objective_29", "gold": 2})
    assert table.options() == ["complete objective_29 terror_regime", "decline"]
    table.answer(0, "decline")
    assert table.decision.prompt == "prompt-deed"
    table.answer(0, "advance storage")
    assert table.decision.prompt == "prompt-deed"
    few = scenario(seat0={"cities": {"D2": "angry", "C2": "angry", "E2": "angry"}, "plans": "objective_29"})
    assert few.decision.prompt == "prompt-deed"


def test_completing_shows_the_card_to_everybody() -> None:
    table = holding("objective_11", seat0={"gold": 5})
    assert status_goals_of(table) == ["wealth"]
    table.answer(0, "complete objective_11 wealth")
    assert table[0].completed == (CARD["objective_11"],)
    view = table.table.view(1)
    assert any("objective_11" in zone["cards"] for zone in view["zones"] if zone["zone"] == "completed")
