"""What is remembered while nothing that it is about changes."""

from __future__ import annotations

from epoka.kernel.memo import while_same

Row = tuple[int, ...]


class Sums:
    """Adds two rows up, and counts how often."""

    def __init__(self) -> None:
        self.worked_out = 0

        @while_same(lambda seat, left, right: (seat, left, right))
        def total(seat: int, left: Row, right: Row) -> int:
            self.worked_out += 1
            return seat + sum(left) + sum(right)

        self.total = total


def row(*numbers: int) -> Row:
    """A new object each time."""
    return numbers


def test_the_same_objects_are_not_worked_out_again() -> None:
    sums, left, right = Sums(), row(1, 2), row(3)
    assert [sums.total(0, left, right), sums.total(0, left, right)] == [6, 6]
    assert sums.worked_out == 1


def test_an_equal_object_is_as_good() -> None:
    sums, left, right = Sums(), row(1, 2), row(3)
    assert [sums.total(0, left, right), sums.total(0, left, row(3))] == [6, 6]
    assert sums.worked_out == 1


def test_whatever_differs_is_worked_out_anew() -> None:
    sums, left, right = Sums(), row(1, 2), row(3)
    assert [sums.total(0, left, right), sums.total(0, left, row(4)), sums.total(0, row(2, 1), row(4))] == [6, 7, 7]
    assert sums.worked_out == 3


def test_each_seat_has_its_own() -> None:
    sums, left, right = Sums(), row(1, 2), row(3)
    assert [sums.total(seat, left, right) for seat in (0, 1, 0, 1)] == [6, 7, 6, 7]
    assert sums.worked_out == 2


def test_only_the_last_is_remembered() -> None:
    sums, left, right = Sums(), row(1, 2), row(3)
    assert [sums.total(0, left, right), sums.total(0, right, left), sums.total(0, left, right)] == [6, 6, 6]
    assert sums.worked_out == 3


def test_a_new_object_is_never_taken_for_one_that_is_gone() -> None:
    sums = Sums()
    assert [sums.total(0, row(number), row(0)) for number in range(200)] == list(range(200))


def test_nothing_found_is_remembered_too() -> None:
    asked: list[Row] = []

    @while_same(lambda seat, given: (seat, given))
    def nothing(seat: int, given: Row) -> None:
        asked.append(given)

    given = row(1)
    nothing(0, given)
    nothing(0, given)
    assert asked == [given]
