"""Increase Happiness, Voting, Circus and Sports. (COC-7.8)"""

from __future__ import annotations

import pytest

from tests.games.clash_of_cultures.scenario import scenario


def test_ex_20_two_steps_at_once() -> None:
    """An Angry city of size 2: to Neutral for 2 mood, straight to Happy for 4. (EX-20, COC-7.8.1)"""
    angry = {"cities": {"D2": "angry temple"}}
    one = scenario(seat0={**angry, "mood": 2})
    one.answer(0, "happiness")
    assert (one.mood("D2"), one.stock(0, "mood")) == ("neutral", (0,))
    two = scenario(seat0={**angry, "mood": 4})
    two.answer(0, "happiness")
    assert two.options() == ["raise D2 1", "raise D2 2"]
    two.answer(0, "raise D2 2")
    assert (two.mood("D2"), two.stock(0, "mood")) == ("happy", (0,))


def test_happiness_goes_on_until_done() -> None:
    """Any number of cities, any number of steps, in one action. (COC-7.8.1)"""
    table = scenario(seat0={"cities": {"D2": "angry", "C2": "neutral"}, "mood": 3})
    table.answer(0, "happiness", "raise D2 1", "raise C2 1")
    assert (table.mood("D2"), table.mood("C2"), table.stock(0, "mood")) == ("neutral", "happy", (1,))
    table.answer(0, "done")
    assert table[0].actions_left == 2


def test_no_mood_no_happiness() -> None:
    table = scenario(seat0={"cities": {"D2": "angry temple"}, "mood": 1, "food": 2})
    assert table.refused(0, "happiness") == ("no-mood", "COC-7.8.1")
    table = scenario(seat0={"cities": {"D2": "happy"}, "mood": 5})
    assert table.refused(0, "happiness") == ("all-happy", "COC-7.8.1")


def test_refusals_while_raising() -> None:
    table = scenario(seat0={"cities": {"D2": "angry", "C2": "happy"}, "mood": 2})
    table.answer(0, "happiness")
    assert table.refused(0, "raise C2 1") == ("mood-already", "COC-7.8.1")
    assert table.refused(0, "raise D7 1") == ("not-your-city", "COC-7.8.1")
    assert table.refused(0, "raise D2 3") == ("mood-already", "COC-7.8.1")


@pytest.mark.parametrize("paid", ["mood 3", "food 1 ore 1 ideas 1", "mood 2 gold 1"])
def test_ex_21_rituals(paid: str) -> None:
    """With Rituals a step of a city of size 3 costs 3 of mood and resources in any mix. (EX-21, COC-7.8.1)"""
    words = paid.split()
    stock = dict(zip(words[::2], map(int, words[1::2]), strict=True))
    table = scenario(seat0={"cities": {"D2": "neutral temple academy"}, "advances": "myths rituals", **stock})
    table.answer(0, "happiness")
    assert table.mood("D2") == "happy"
    assert sum(table.stock(0)) == 0
    without = scenario(seat0={"cities": {"D2": "neutral temple academy"}, "advances": "myths", **stock})
    allowed = "happiness" in without.options()
    assert allowed == (paid == "mood 3")


def test_rituals_ask_what_to_pay() -> None:
    table = scenario(seat0={"cities": {"D2": "neutral"}, "advances": "myths rituals", "mood": 1, "wood": 1})
    table.answer(0, "happiness")
    assert table.options() == ["rest", "spend mood", "spend wood"]
    table.answer(0, "spend wood")
    assert (table.mood("D2"), table.stock(0, "mood", "wood")) == ("happy", (1, 0))


def test_ex_22_circus_and_sports() -> None:
    """2 culture raise a city by two steps whatever its size, 1 culture by one. (EX-22, COC-7.8.2)"""
    city = {"D2": "angry temple academy fortress"}
    table = scenario(seat0={"cities": city, "advances": "arts sports", "culture": 2})
    table.answer(0, "use sports", "raise D2 2")
    assert (table.mood("D2"), table.stock(0, "culture"), table[0].actions_left) == ("happy", (0,), 2)
    table = scenario(seat0={"cities": city, "advances": "arts sports", "culture": 1})
    table.answer(0, "use sports")
    assert table.mood("D2") == "neutral"


def test_sports_needs_culture_and_somebody_unhappy() -> None:
    table = scenario(seat0={"cities": {"D2": "neutral"}, "advances": "arts sports"})
    assert table.refused(0, "use sports") == ("cannot-pay", "COC-7.8.2")
    table = scenario(seat0={"cities": {"D2": "happy"}, "advances": "arts sports", "culture": 1})
    assert table.refused(0, "use sports") == ("all-happy", "COC-7.8.2")
    assert scenario().refused(0, "use sports") == ("ability-not-owned", "COC-4.3")


def test_voting_is_a_free_action() -> None:
    """1 mood, then happiness at its own price, without an action and as often as one likes. (COC-7.8.2)"""
    table = scenario(seat0={"cities": {"D2": "angry"}, "advances": "writing philosophy voting", "mood": 4})
    table.answer(0, "use voting")
    assert table.stock(0, "mood") == (3,)
    table.answer(0, "raise D2 1", "done", "use voting")
    assert (table.mood("D2"), table.stock(0, "mood"), table[0].actions_left) == ("happy", (0,), 3)


def test_voting_needs_mood_for_both() -> None:
    table = scenario(seat0={"cities": {"D2": "angry"}, "advances": "writing philosophy voting", "mood": 1})
    assert table.refused(0, "use voting") == ("no-mood", "COC-7.8.1")


def test_a_raised_city_may_be_activated_again() -> None:
    """Raising a city above Angry lets it be activated once more. (COC-7.3.3)"""
    table = scenario(seat0={"cities": {"D2": "angry"}, "mood": 1})
    s = table.state
    s.uses = tuple([3 if hex_ == table.hex("D2") else uses for hex_, uses in enumerate(s.uses)])
    table.answer(0, "happiness")
    assert s.uses[table.hex("D2")] == 2


def test_steps_that_are_no_number_are_refused() -> None:
    """(COC-7.8.1)"""
    table = scenario(seat0={"cities": {"D2": "angry"}, "mood": 2})
    table.answer(0, "happiness")
    assert table.options() == ["raise D2 1", "raise D2 2"]
    assert table.refused(0, "raise D2 twice") == ("not-an-option", "COC-7.8.1")
    assert table.refused(0, "raise D2 3") == ("mood-already", "COC-7.8.1")


def test_games_are_refused_with_a_reason() -> None:
    """(COC-7.8.2)"""
    cities = {"D2": "angry academy", "E2": "angry"}
    table = scenario(seat0={"cities": cities, "advances": "arts sports", "culture": 1})
    table.answer(0, "use sports")
    assert table.options() == ["raise D2 1", "raise E2 1"]
    assert table.refused(0, "raise D2 2") == ("cannot-pay", "COC-7.8.2")
    assert table.refused(0, "raise D7 1") == ("not-your-city", "COC-7.8.2")
