"""Tuples with something changed are new tuples, and the old ones are as they were."""

from __future__ import annotations

import pytest

from epoka.parts.tuples import changed, put, without, without_place

NUMBERS = (4, 7, 4, 9)


def test_another_value_is_put_at_a_place() -> None:
    assert put(NUMBERS, 0, 1) == (1, 7, 4, 9)
    assert put(NUMBERS, 3, 1) == (4, 7, 4, 1)
    assert NUMBERS == (4, 7, 4, 9)


def test_a_number_is_changed_by_an_amount() -> None:
    assert changed(NUMBERS, 1, 2) == (4, 9, 4, 9)
    assert changed(NUMBERS, 3, -9) == (4, 7, 4, 0)


def test_the_first_of_equal_values_goes() -> None:
    assert without(NUMBERS, 4) == (7, 4, 9)


def test_a_value_that_is_not_there_cannot_go() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        without(NUMBERS, 5)


def test_the_value_at_a_place_goes() -> None:
    assert without_place(NUMBERS, 2) == (4, 7, 9)
    assert without_place(NUMBERS, 3) == (4, 7, 4)
