"""What everybody sees of the table, for those who draw it."""

from __future__ import annotations

from random import Random
from typing import Any

from epoka.kernel.previews import preview
from tests.games.clash_of_cultures.scenario import Scenario, scenario


def place(game: Scenario, hex_: str) -> dict[str, Any]:
    """A hex as the table shows it."""
    shown: list[dict[str, Any]] = game.table.view(0)["counters"]["table"]["map"]
    return next(one for one in shown if one["hex"] == hex_)


def test_a_hex_tells_its_terrain_its_city_and_its_units() -> None:
    game = scenario(tiles={"D3": "region_08"}, exhausted="D4", barbarians={"D3": "infantry2"})
    home = place(game, "D2")
    assert (home["terrain"], home["city"]["owner"], home["city"]["mood"]) == ("plains", 0, "happy")
    assert place(game, "D4")["exhausted"] == 1
    assert {"owner": 4, "infantry": 2} in place(game, "D3")["units"]
    assert place(game, "A3")["terrain"] is None


def test_goals_of_the_status_phase_that_hold_now_are_public_and_the_cards_are_not() -> None:
    """(COC-11.1)"""
    game = scenario(seat0={"gold": 5, "plans": "objective_11"}, seat1={"gold": 4})
    view = game.table.view(1)
    assert "wealth" in view["counters"]["seats"][0]["within_reach"]
    assert "wealth" not in view["counters"]["seats"][1]["within_reach"]
    assert "objective_11" not in str(view["zones"])


def test_an_offer_in_the_making_tells_what_lies_on_both_sides() -> None:
    """(COC-5.4)"""
    game = scenario(seat0={"food": 2}, seat1={"gold": 1, "hand": "action_01"})
    game.answer(0, "trade 1", "give food", "want gold", "want_card action")
    args = game.table.view(0)["decision"]["prompt"]["args"]
    assert (args["rival"], args["give_food"], args["get_gold"], args["get_action_cards"]) == (1, 1, 1, 1)


def test_the_odds_are_told_before_an_attack() -> None:
    """(COC-9.2)"""
    game = scenario(
        seat0={"advances": "tactics", "units": {"D2": "infantry3"}},
        barbarians={"C2": "infantry1"},
    )
    game.answer(0, "move", "group D2 infantry3")
    told = preview(game.table, 0, "to C2", Random(1))
    odds = next(event for event in told.events if event["verb"] == "odds")
    assert (odds["seat"], odds["hex"]) == (0, "C2")
    assert odds["win"] > 90
    assert odds["win"] + odds["lose"] <= 100
