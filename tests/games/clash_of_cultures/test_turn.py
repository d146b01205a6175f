"""The course of a turn: what is remembered of it, and an action that is waited out. (COC-4)"""

from __future__ import annotations

from epoka.games.clash_of_cultures.rules.barbarians import March
from epoka.games.clash_of_cultures.rules.turn import Play
from tests.games.clash_of_cultures.scenario import scenario
from tests.games.clash_of_cultures.war import fix_dice


def test_a_battle_of_the_status_phase_is_not_of_the_next_turn() -> None:
    """The Hero General wants a battle of this turn. (COC-12.1)"""
    table = scenario(
        start=False,
        active=1,
        first=1,
        terrain={"D6": "plains"},
        barbarians={"D6": "infantry1"},
        seat1={"cities": {"D7": "neutral"}, "units": {"D7": "infantry4"}, "hand": "action_05"},
    )
    table.state.phase = "status"
    fix_dice(table, "1 6 6 6 6")
    table.carry_out(March(table.hex("D6"), table.hex("D7")))
    assert table.units("barbarians", "D7") == ""
    Play().next_age(table.state, None)
    table.begin()
    assert table.options("play") == []
    assert table.refused(1, "play action_05") == ("no-battle-won", "COC-12.1")


def test_who_can_move_nothing_may_wait() -> None:
    """An action can always be spent, and nobody takes waiting for a move. (COC-4.2)"""
    table = scenario(seat0={"units": {"D2": "infantry1"}})
    assert table.options("move", "wait") == ["wait"]
    assert table.refused(0, "move") == ("nothing-can-move", "COC-8.1.1")
    table.answer(0, "wait")
    assert (table[0].actions_left, table.decision.prompt) == (2, "prompt-deed")


def test_who_can_move_does_not_wait() -> None:
    """Whoever can move something may also stop before the first unit. (COC-4.2)"""
    table = scenario(seat0={"units": {"D2": "settler1"}})
    assert table.options("move", "wait") == ["move"]
    assert table.refused(0, "wait") == ("something-can-move", "COC-4.2")
    table.answer(0, "move", "done")
    assert table[0].actions_left == 2
