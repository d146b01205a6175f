"""Cards that stay in force: truces, pacts, tolls, and cards that are kept. (COC-10.1, COC-12.1)"""

from __future__ import annotations

from typing import Any

import pytest

from epoka.games.clash_of_cultures.rules.lasting import (
    SOLAR_ECLIPSE,
    award,
    has_truce,
    negotiate,
    toll,
    turn_starts,
    why_not_attack,
)
from epoka.games.clash_of_cultures.rules.moments import TOLL
from epoka.games.clash_of_cultures.rules.notes import kept
from epoka.games.clash_of_cultures.state import ClashState
from epoka.games.clash_of_cultures.tables import BARBARIANS, PIRATES
from epoka.kernel import Seat
from tests.games.clash_of_cultures.hooking import act
from tests.games.clash_of_cultures.scenario import Scenario, scenario

DIPLOMAT = "event_57_great_diplomat"


def invasion(**given: Any) -> Scenario:
    """Infantry of seat 0 stands before the undefended city of seat 1."""
    return scenario(
        terrain={"D6": "plains"},
        seat0={"advances": "tactics", "units": {"D6": "infantry1"}, **given},
        seat1={"units": {}, "cities": {"D7": "happy", "E8": "angry"}},
        options={"civilizations": "on"},
    )


def test_a_truce_forbids_an_attack() -> None:
    table = invasion(hand="action_23", culture=1)
    table.answer(0, "play action_23", "move", "group D6 infantry1")
    assert table.refused(0, "to D7") == ("truce", "COC-12.1")


def test_a_pact_must_be_broken_with_culture() -> None:
    """2 culture, and the Great Diplomat leaves. (event 57)"""
    pact: dict[str, Any] = {"persons": DIPLOMAT, "kept": (("great_diplomat", 2),)}
    poor = invasion(**pact, culture=1)
    poor.answer(0, "move", "group D6 infantry1")
    assert poor.refused(0, "to D7") == ("cannot-pay-toll", "COC-10.1")
    table = invasion(**pact, culture=2)
    table.answer(0, "move", "group D6 infantry1", "to D7")
    while table.decision.prompt not in ("prompt-group", "prompt-deed"):
        table.answer(table.decision.seat, table.options()[0])
    assert (table.stock(0, "culture"), table[0].persons, kept(table[0], "great_diplomat")) == ((0,), (), 0)
    assert DIPLOMAT in table.names(table.state.past)
    assert table.state.owner[table.hex("D7")] == 0


def test_the_partner_pays_as_well() -> None:
    table = scenario(
        options={"civilizations": "on"}, seats=3, seat0={"persons": DIPLOMAT, "kept": (("great_diplomat", 3),)}
    )
    s = table.state
    hexes = [own.cities[0] for own in s.nations]
    assert [toll(s, 2, 0, hexes[0]), toll(s, 0, 2, hexes[2]), toll(s, 1, 0, hexes[0])] == [2, 2, 0]


def test_abilities_may_demand_a_toll(monkeypatch: pytest.MonkeyPatch) -> None:
    """(COC-13.35, Beloved)"""

    def hook(s: ClashState, seat: Seat, hex_: int) -> int:
        return 3

    act(monkeypatch, TOLL, "great_wall", hook)
    table = scenario(seat0={"culture": 2}, seat1={"cities": {"D7": "happy great_wall"}})
    refusal = why_not_attack(table.state, 0, 1, table.hex("D7"))
    assert refusal is not None
    assert (refusal.reason, refusal.rule, refusal.args) == ("cannot-pay-toll", "COC-13.35", {"amount": 3})


@pytest.mark.parametrize("owner", [BARBARIANS, PIRATES])
def test_nobody_makes_peace_with_barbarians_and_pirates(owner: int) -> None:
    table = scenario()
    assert why_not_attack(table.state, 0, owner, table.hex("D2")) is None
    assert toll(table.state, 0, owner, table.hex("D2")) == 0


def test_a_card_is_awarded_to_a_player_or_discarded() -> None:
    """(events 41, 42)"""
    table = scenario(options={"civilizations": "on"})
    s = table.state
    s.lasting += (table.take("event_41_solar_eclipse"),)
    award(s, 1, SOLAR_ECLIPSE)
    assert (table.names(table[1].trophies), table[1].half_points) == (["event_41_solar_eclipse"], 2)
    table[1].trophies = ()
    s.lasting += (SOLAR_ECLIPSE,)
    award(s, BARBARIANS, SOLAR_ECLIPSE)
    assert table.names(s.past) == ["event_41_solar_eclipse"]


def test_a_truce_is_for_one_turn_even_if_two_follow_each_other() -> None:
    """Who is the last in a round may begin the next one. (COC-12.1, COC-11.6)"""
    table = scenario(seats=3)
    s = table.state
    negotiate(s, 0, 2)
    seen = []
    for seat in (1, 2, 2):
        turn_starts(s, seat)
        seen.append(has_truce(s, 2, 0))
    assert seen == [True, True, False]
