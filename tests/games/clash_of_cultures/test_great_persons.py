"""Great persons: buying and playing them. (COC-10.1)"""

from __future__ import annotations

from typing import Any

import pytest

from epoka.games.clash_of_cultures.rules.lasting import why_not_attack
from epoka.games.clash_of_cultures.rules.notes import kept, note
from epoka.games.clash_of_cultures.rules.world_events import DrawEvent
from tests.games.clash_of_cultures.scenario import Scenario, scenario

PROPHET = "event_20_great_prophet"
DIPLOMAT = "event_57_great_diplomat"
EXPANSION = {"civilizations": "on"}


def offered(name: str, **given: Any) -> Scenario:
    """A table at which a great person has come up, whose icon is done with."""
    table = scenario(events=name, **given)
    table.carry_out(DrawEvent(0))
    while not table.table.over and table.decision.prompt not in ("prompt-buy-person", "prompt-partner"):
        table.answer(table.decision.seat, table.options()[0])
    return table


def test_the_drawer_pays_1_culture() -> None:
    table = offered(PROPHET, seat0={"culture": 1}, seat1={"culture": 2})
    assert (table.decision.seat, table.options()) == (0, ["yes", "no"])
    table.answer(0, "yes")
    assert (table.names(table[0].persons), table.stock(0, "culture")) == ([PROPHET], (0,))
    assert table.table.over


def test_the_others_pay_2_in_turn() -> None:
    table = offered(PROPHET, seats=3, seat0={"culture": 1}, seat1={"culture": 1}, seat2={"culture": 2})
    table.answer(0, "no")
    assert table.decision.seat == 2
    table.answer(2, "yes")
    assert (table.names(table[2].persons), table.stock(2, "culture")) == ([PROPHET], (0,))


def test_whom_nobody_takes_is_discarded() -> None:
    table = offered(PROPHET, seat0={"culture": 1}, seat1={})
    table.answer(0, "no")
    assert table.names(table.state.past) == [PROPHET]
    assert table.told("person-left") == [(PROPHET,)]


def test_persons_cannot_be_paid_with_gold() -> None:
    table = offered(PROPHET, seat0={"gold": 5}, seat1={"gold": 5})
    assert table.table.over


@pytest.mark.parametrize(
    ("name", "advances", "learned"),
    [
        ("event_20_great_prophet", "", "myths"),
        ("event_21_great_philosopher", "", "writing"),
        ("event_22_great_scientist", "", "math"),
        ("event_23_elder_statesman", "writing philosophy", "voting"),
        ("event_25_great_merchant", "", "bartering"),
        ("event_26_great_engineer", "", "engineering"),
        ("event_56_great_athlete", "", "arts"),
        ("event_19_great_artist", "", "arts"),
        ("event_18_great_explorer", "", "fishing"),
        ("event_24_great_warlord", "", "tactics"),
    ],
)
def test_an_advance_without_paying_and_without_an_event(name: str, advances: str, learned: str) -> None:
    """A main action; the cube comes from the supply. (COC-6.3)"""
    table = scenario(
        options=EXPANSION, seat0={"persons": name, "advances": advances, "cubes": 1, "civilization": "rome"}
    )
    table.answer(0, f"play {name}")
    if table.decision.prompt == "prompt-learn":
        table.answer(0, f"learn {learned}")
    assert learned in table.advances(0)
    assert (table[0].actions_left, table[0].cubes, table[0].persons) == (2, 1, ())
    assert table.names(table.state.past) == [name]


def test_the_philosopher_brings_2_ideas() -> None:
    table = scenario(seat0={"persons": "event_21_great_philosopher"})
    table.answer(0, "play event_21_great_philosopher")
    assert table.stock(0, "ideas") == (2,)


def test_the_scientist_brings_an_idea_and_a_card() -> None:
    table = scenario(actions="action_07", seat0={"persons": "event_22_great_scientist"})
    table.answer(0, "play event_22_great_scientist")
    assert table.stock(0, "ideas") == (1,)
    assert table.names(table[0].hand)[-1] == "action_07"


def test_the_statesman_draws_2_cards() -> None:
    table = scenario(actions="action_07 action_08", seat0={"persons": "event_23_elder_statesman"})
    table.answer(0, "play event_23_elder_statesman")
    assert table.names(table[0].hand)[-2:] == ["action_07", "action_08"]


def test_the_artist_makes_a_city_happy() -> None:
    cities = {"D2": "happy", "C2": "angry", "E2": "neutral"}
    table = scenario(seat0={"persons": "event_19_great_artist", "cities": cities})
    table.answer(0, "play event_19_great_artist")
    assert table.options() == ["city C2", "city E2"]
    table.answer(0, "city C2")
    assert (table.mood("C2"), table.stock(0, "culture")) == ("happy", (1,))


def test_the_prophet_may_build_a_temple_without_activating() -> None:
    table = scenario(
        seat0={
            "persons": PROPHET,
            "cities": {"D2": "neutral", "C2": "angry"},
            "food": 1,
            "wood": 1,
            "ore": 1,
        }
    )
    table.answer(0, f"play {PROPHET}")
    assert table.options() == ["construct temple D2", "skip"]
    table.answer(0, "construct temple D2", "gain mood")
    assert (table.stock(0, "food", "wood", "ore", "mood"), table.state.uses[table.hex("D2")]) == ((0, 0, 0, 2), 0)


def test_the_engineer_may_build_anything() -> None:
    table = scenario(
        seat0={
            "persons": "event_26_great_engineer",
            "advances": "myths writing",
            "cities": {"D2": "neutral", "C2": "angry"},
            "food": 1,
            "wood": 1,
            "ore": 1,
        }
    )
    table.answer(0, "play event_26_great_engineer", "learn sanitation")
    assert table.options() == ["construct academy D2", "construct temple D2", "skip"]
    table.answer(0, "skip")
    assert table.stock(0, "food", "wood", "ore") == (1, 1, 1)


def test_the_merchant_takes_the_income_of_trade_routes() -> None:
    table = scenario(
        terrain=dict.fromkeys(("D3", "D4", "D5", "D6"), "plains"),
        seat0={
            "persons": "event_25_great_merchant",
            "advances": "bartering trade_routes",
            "units": {"D6": "settler1"},
        },
    )
    food = table.stock(0, "food")[0]
    table.answer(0, "play event_25_great_merchant", "learn taxes")
    assert table.stock(0, "food")[0] == food + 1


def test_the_explorer_reveals_a_tile_and_settles_it() -> None:
    """Without a Settler, for 2 food. (COC-8.3.6)"""
    table = scenario(seat0={"persons": "event_18_great_explorer", "food": 2})
    table.hide("D3", "region_16")
    table.answer(0, "play event_18_great_explorer")
    assert {"reveal B2", "reveal D3", "reveal F2", "skip"} == set(table.options())
    table.answer(0, "reveal D3")
    if table.decision.prompt == "prompt-turn":
        table.answer(0, table.options()[0])
    site = table.options("settle")[0]
    table.answer(0, site)
    assert table.state.owner[table.hex(site.split()[1])] == 0
    assert table.stock(0, "food") == (0,)


def test_the_explorer_may_stay_at_home() -> None:
    table = scenario(seat0={"persons": "event_18_great_explorer", "food": 2})
    table.answer(0, "play event_18_great_explorer", "skip")
    assert len(table[0].cities) == 1


def test_the_warlord_moves_at_once_and_fights_better() -> None:
    """A move action of its own; the first battle takes up the note. (event 24)"""
    table = scenario(seat0={"persons": "event_24_great_warlord", "units": {"D2": "infantry2"}})
    table.answer(0, "play event_24_great_warlord")
    assert note(table[0], "great_warlord") == 1
    assert table.decision.prompt == "prompt-group"
    while table.decision.prompt != "prompt-deed":
        table.answer(0, table.options()[-1])
    assert (note(table[0], "great_warlord"), table[0].actions_left) == (0, 2)


def test_the_athlete_turns_tokens_over() -> None:
    table = scenario(
        options=EXPANSION,
        seat0={
            "persons": "event_56_great_athlete",
            "culture": 2,
            "mood": 1,
            "advances": "arts",
            "civilization": "rome",
        },
    )
    table.answer(0, "play event_56_great_athlete", "learn sports")
    assert table.options() == ["swap culture 1", "swap culture 2", "swap mood 1", "swap mood 2", "done"]
    table.answer(0, "swap culture 2")
    assert table.stock(0, "mood", "culture") == (4, 0)


def test_the_architect_builds_a_wonder_for_less() -> None:
    """Free action; no other advance than Engineering, 3 culture less. (event 55)"""
    cities = {"D2": "happy", "C2": "angry"}
    given = {"persons": "event_55_great_architect", "civilization": "rome", "cities": cities, "designs": "great_wall"}
    poor = scenario(options=EXPANSION, seat0=given)
    assert poor.refused(0, "play event_55_great_architect") == ("no-wonder-site", "COC-12.3.1")
    stock = {"food": 3, "wood": 2, "ore": 7, "culture": 2}
    table = scenario(options=EXPANSION, seat0={**given, **stock, "advances": "engineering storage"})
    table.answer(0, "play event_55_great_architect")
    assert table.state.wonder_at[7] == table.hex("D2")
    assert (sum(table.stock(0)), table[0].actions_left) == (0, 3)


def test_the_diplomat_makes_a_pact() -> None:
    """Neither attacks the other without paying 2 culture first. (event 57)"""
    table = offered(DIPLOMAT, seats=3, options=EXPANSION, seat0={"culture": 1}, seat1={}, seat2={"culture": 2})
    table.answer(0, "yes", "player 2")
    s = table.state
    hex_ = s.nations[2].cities[0]
    refusal = why_not_attack(s, 0, 2, hex_)
    assert refusal is not None
    assert (refusal.reason, refusal.args) == ("cannot-pay-toll", {"amount": 2})
    assert why_not_attack(s, 2, 0, s.nations[0].cities[0]) is None
    assert why_not_attack(s, 0, 1, s.nations[1].cities[0]) is None


def test_the_pact_can_be_given_up_by_a_main_action() -> None:
    table = scenario(
        options=EXPANSION, seat0={"persons": DIPLOMAT, "civilization": "rome", "kept": (("great_diplomat", 2),)}
    )
    table.answer(0, f"play {DIPLOMAT}")
    assert (table[0].persons, kept(table[0], "great_diplomat"), table[0].actions_left) == ((), 0, 2)


def test_the_seer_assigns_objectives() -> None:
    """Each is the next objective that player draws; only the seer knows them. (event 58)"""
    table = scenario(
        options=EXPANSION,
        objectives="objective_01 objective_02",
        seat0={"persons": "event_58_great_seer", "civilization": "rome", "advances": ""},
        seat1={"civilization": "maya"},
    )
    table.answer(0, "play event_58_great_seer")
    assert table.options() == ["assign objective_01", "assign objective_02"]
    view = table.table.view(1)
    shown = next(zone for zone in view["zones"] if zone["zone"] == "looked")
    assert [card for card in shown["cards"] if card is not None] == []
    table.answer(0, "assign objective_02")
    assert (table.names(table[0].assigned), table.names(table[1].assigned)) == (["objective_02"], ["objective_01"])
    assert (table[0].assigned_seen, table[1].assigned_seen) == ((1,), (1,))
    assert table.state.looked == ()


def test_a_person_needs_a_main_action() -> None:
    table = scenario(seat0={"persons": PROPHET, "fewer": 3})
    assert table.refused(0, f"play {PROPHET}") == ("no-actions-left", "COC-4.2")
    assert table.refused(0, "play event_21_great_philosopher") == ("card-not-held", "COC-12.1")


def test_new_plans_begin_with_the_assigned_objective() -> None:
    """(COC-12.1, event 58)"""
    table = scenario(objectives="objective_03 objective_04", seat0={"hand": "action_31", "culture": 1})
    card = table.take("objective_05")
    table[0].assigned, table[0].assigned_seen = (card,), (2,)
    table.answer(0, "play action_31")
    assert table.options() == ["keep objective_05", "keep objective_03", "skip"]
    table.answer(0, "skip")
    assert not table[0].assigned
