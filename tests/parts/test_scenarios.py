"""Scenarios notice what must not be: an answer that should be refused, a lost card, a field that is not there."""

from __future__ import annotations

import pytest

from epoka.parts.scenarios import by_seat
from tests.games.flow_of_history.scenario import Scenario, scenario


def two_tribes() -> Scenario:
    return scenario("farmer_tribe", "warrior_caste", market="granary warriors", resources=(4, 4))


def test_a_refusal_comes_with_reason_and_rule() -> None:
    assert two_tribes().refused(0, "complete") == ("complete-nothing", "FH-6.2.1")


def test_an_answer_that_is_accepted_is_not_refused() -> None:
    with pytest.raises(AssertionError, match="invest granary is accepted"):
        two_tribes().refused(0, "invest granary")


def test_a_card_that_is_lost_is_missed_at_the_next_answer() -> None:
    table = two_tribes()
    table.state.box = table.state.box[1:]
    with pytest.raises(AssertionError):
        table.answer(0, "invest granary")


def test_what_has_happened_is_told_by_verb() -> None:
    table = two_tribes()
    table.answer(0, "invest granary", "stake 2")
    assert table.told("invested") == [(0, "granary", 2)]


def test_a_field_that_is_not_there_is_not_given() -> None:
    table = two_tribes()
    table.give(table.state.civilizations[0], {"resources": 7})
    assert table.resources(0) == 7
    with pytest.raises(AssertionError, match="a civilization has no gold"):
        table.give(table.state.civilizations[0], {"gold": 7})


def test_what_the_seats_have_is_told_apart_from_the_rest() -> None:
    given = {"seat1": {"food": 2}, "seats": 3, "seat0": {"food": 1}, "age": 2}
    assert by_seat(given) == ({1: {"food": 2}, 0: {"food": 1}}, {"seats": 3, "age": 2})
