"""Advances used as a main or as a free action. (COC-4.3, COC-4.4, COC-6.6)"""

from __future__ import annotations

from tests.games.clash_of_cultures.scenario import scenario


def test_taxes() -> None:
    """1 mood; food, wood and ore in any mix, as many as own cities. (COC-6.6)"""
    cities = {"D2": "happy", "C2": "neutral", "E2": "angry"}
    table = scenario(seat0={"cities": cities, "advances": "bartering taxes", "mood": 1})
    table.answer(0, "use taxes")
    assert "take gold 1" not in table.options()
    table.answer(0, "take wood 2", "take ore 1")
    assert table.stock(0, "wood", "ore", "mood") == (2, 1, 0)
    assert table[0].actions_left == 2
    assert table.refused(0, "use taxes")[0] == "once-per-turn"


def test_taxes_with_currency_give_gold() -> None:
    table = scenario(seat0={"advances": "bartering taxes currency", "mood": 1})
    table.answer(0, "use taxes", "take gold 1")
    assert table.stock(0, "gold") == (1,)


def test_taxes_need_mood() -> None:
    table = scenario(seat0={"advances": "bartering taxes"})
    assert table.refused(0, "use taxes") == ("cannot-pay", "COC-6.6")


def test_civil_liberties() -> None:
    """A main action for 3 mood, as often as one likes. (COC-6.6)"""
    table = scenario(seat0={"advances": "writing philosophy voting civil_liberties"})
    table.answer(0, "use civil_liberties", "use civil_liberties")
    assert (table.stock(0, "mood"), table[0].actions_left) == ((6,), 1)


def test_theaters_swap_once_per_turn() -> None:
    """1 culture for 1 mood or the other way round, free. (COC-6.6)"""
    table = scenario(seat0={"advances": "arts theaters", "mood": 1, "culture": 1})
    table.answer(0, "use theaters", "gain mood")
    assert (table.stock(0, "mood", "culture"), table[0].actions_left) == ((2, 0), 3)
    assert table.refused(0, "use theaters")[0] == "once-per-turn"
    one = scenario(seat0={"advances": "arts theaters", "mood": 1})
    one.answer(0, "use theaters")
    assert one.stock(0, "mood", "culture") == (0, 1)
    none = scenario(seat0={"advances": "arts theaters"})
    assert none.refused(0, "use theaters")[0] == "no-tokens"


def test_bartering() -> None:
    """An action card for 1 gold or 1 culture, once per turn, free. (COC-6.6)"""
    table = scenario(seat0={"advances": "bartering", "hand": "action_07"})
    table.answer(0, "use bartering", "discard action_07", "gain culture")
    assert (table.stock(0, "culture"), table[0].actions_left) == ((1,), 3)
    assert "action_07" in table.names(table.state.spent)
    assert table.refused(0, "use bartering")[0] == "once-per-turn"


def test_a_great_person_in_hand_is_bartered_as_an_action_card_is() -> None:
    """Those who lie face up are in no hand. (COC-6.6, COC-5.4)"""
    held = "event_19_great_artist event_55_great_architect"
    table = scenario(seat0={"advances": "bartering", "persons": held}, options={"civilizations": "on"})
    table.answer(0, "use bartering")
    assert "discard event_55_great_architect" not in table.options()
    table.answer(0, "discard event_19_great_artist", "gain gold")
    assert table.stock(0, "gold") == (1,)
    assert "event_19_great_artist" in table.names(table.state.past)
    assert table.names(table[0].persons) == ["event_55_great_architect"]


def test_free_economy() -> None:
    """1 mood for the only collect of the turn. (COC-7.4.6)"""
    known = "writing philosophy voting free_economy"
    table = scenario(seat0={"cities": {"D2": "neutral"}, "advances": known, "mood": 2})
    table.answer(0, "use free_economy")
    while table.options("hex", "best", "harvest"):
        table.answer(0, table.options()[0])
    assert (table.stock(0, "mood"), table[0].actions_left) == ((1,), 3)
    assert table.options("collect") == []
    assert table.refused(0, "use free_economy") == ("collected-already", "COC-7.4.6")


def test_no_free_economy_after_a_collect() -> None:
    known = "writing philosophy voting free_economy"
    table = scenario(seat0={"cities": {"D2": "neutral"}, "advances": known, "mood": 2})
    table.answer(0, "collect D2")
    while not table.options("move", "end"):
        table.answer(0, table.options()[0])
    assert table.refused(0, "use free_economy") == ("collected-already", "COC-7.4.6")


def test_absolute_power() -> None:
    """2 mood for one more main action, once per turn. (COC-6.6)"""
    table = scenario(seat0={"advances": "tactics draft nationalism absolute_power", "mood": 5})
    table.answer(0, "use absolute_power")
    assert (table[0].actions_left, table.stock(0, "mood")) == (4, (3,))
    assert table.refused(0, "use absolute_power")[0] == "once-per-turn"


def test_forced_labor() -> None:
    """1 mood: Angry cities act as Neutral until the end of the turn. (COC-7.3.4)"""
    table = scenario(
        seat0={"cities": {"D2": "angry academy"}, "advances": "tactics draft nationalism forced_labor", "mood": 1}
    )
    table.answer(0, "use forced_labor")
    assert table.mood("D2") == "angry"
    assert table[0].actions_left == 3
    calm = scenario(seat0={"advances": "tactics draft nationalism forced_labor", "mood": 1})
    assert calm.refused(0, "use forced_labor") == ("nobody-angry", "COC-7.3.4")


def test_the_turn_ends_when_actions_are_spent() -> None:
    """Exactly three main actions. (COC-4.2)"""
    table = scenario(seat0={"advances": "writing philosophy voting civil_liberties"})
    assert table.refused(0, "end") == ("actions-left", "COC-4.2")
    table.answer(0, *["use civil_liberties"] * 3)
    assert table.refused(0, "use civil_liberties") == ("no-actions-left", "COC-4.2")
    table.answer(0, "end")
    assert table.decision.seat == 1
