"""Leaders: how they come and go. (COC-13.1, COC-15.4)"""

from __future__ import annotations

from typing import Any

from epoka.games.clash_of_cultures.rules.leaders import NewLeader, dismiss_leader, why_not_lead
from tests.games.clash_of_cultures.scenario import Scenario, scenario


def rome(**given: Any) -> Scenario:
    """Rome with its capital on D2."""
    options = {"civilizations": "on"} | given.pop("options", {})
    seat0 = {"civilization": "rome"} | given.pop("seat0", {})
    return scenario(start=False, options=options, seat0=seat0, **given)


def test_a_leader_is_chosen_among_the_unused_cards() -> None:
    """COC-13.1, COC-13.2: the abilities are in force from then on."""
    game = rome()
    game.carry_out(NewLeader(0, game.hex("D2")))
    assert sorted(game.options()) == ["lead augustus", "lead caesar", "lead sulla"]
    game.answer(0, "lead sulla")
    assert game.names(game[0].leader) == ["sulla"]
    assert game[0].leader_at == game.hex("D2")
    assert len(game[0].abilities) == 2
    assert sorted(game.names(game[0].leaders)) == ["augustus", "caesar"]


def test_a_new_leader_replaces_the_old_one_for_good() -> None:
    """COC-13.1, COC-13.3: the old card goes to the box, for nobody's points."""
    game = rome(seat0={"leader": "caesar", "units": {"D1": "leader1"}})
    game.carry_out(NewLeader(0, game.hex("D2")))
    game.answer(0, "lead augustus")
    assert game.units(0, "D1") == ""
    assert game.units(0, "D2") == "leader1"
    assert "caesar" in game.names(game.state.box)


def test_random_leaders_come_unasked() -> None:
    """COC-15.4."""
    game = rome(options={"random_leaders": "on"})
    game.carry_out(NewLeader(0, game.hex("D2")))
    assert game.table.over
    assert len(game[0].leader) == 1
    assert len(game[0].leaders) == 2


def test_after_three_leaders_none_is_left() -> None:
    """COC-13.1."""
    game = rome()
    for hex_ in ("D2", "D2", "D2"):
        assert why_not_lead(game.state, 0) is None
        game.carry_out(NewLeader(0, game.hex(hex_)))
        if not game.table.over:
            game.answer(0, game.options()[0])
    refusal = why_not_lead(game.state, 0)
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("no-leaders-left", "COC-13.1")


def test_nobody_leads_after_the_guillotine() -> None:
    """Event 43."""
    game = rome(seat0={"kept": (("guillotine", 1),)})
    refusal = why_not_lead(game.state, 0)
    assert refusal is not None
    assert refusal.reason == "guillotine"


def test_dismissing_nobody_changes_nothing() -> None:
    game = rome()
    before = game.table.digest()
    assert dismiss_leader(game.state, 0) is None
    assert game.table.digest() == before
