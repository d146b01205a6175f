"""What is remembered while nothing that it is about changes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from epoka.kernel.memo import COMPARED, MEMORY, OFF, ON, Misremembered, forget, memo, memo_of, while_same

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


# -- by arguments, and by what is picked out of them -------------------------------------------------------------------


class Counted:
    """A function that counts how often it is worked out, and may change its mind."""

    def __init__(self) -> None:
        self.worked_out = 0
        self.more = 0

    def __call__(self, given: Row) -> int:
        self.worked_out += 1
        return sum(given) + self.more


def test_a_memo_keeps_each_result_and_drops_the_oldest() -> None:
    counted = Counted()
    total = memo(2)(counted)
    assert [total(row(number)) for number in (1, 2, 1, 3, 1)] == [1, 2, 1, 3, 1]
    assert counted.worked_out == 3
    assert total(row(2)) == 2
    assert counted.worked_out == 4


def test_a_memo_of_something_goes_by_that_alone() -> None:
    counted = Counted()
    total = memo_of(lambda given: given[:1], size=2)(counted)
    assert [total(row(1, 2)), total(row(1, 5)), total(row(2)), total(row(1))] == [3, 3, 2, 3]
    assert counted.worked_out == 2
    assert [total(row(3)), total(row(1))] == [3, 1]


def test_what_is_forgotten_is_worked_out_anew() -> None:
    counted = Counted()
    totals = memo(2)(counted), memo_of(lambda given: given, size=2)(counted), while_same(lambda given: given)(counted)
    for total in totals:
        total(row(1))
    counted.more = 10
    assert [total(row(1)) for total in totals] == [1, 1, 1]
    forget()
    assert [total(row(1)) for total in totals] == [11, 11, 11]


# -- the switch --------------------------------------------------------------------------------------------------------

Remembering = Callable[[Callable[[Row], object]], Callable[[Row], object]]
every_way = pytest.mark.parametrize(
    "way",
    [
        lambda: memo(8),
        memo,
        lambda: memo_of(lambda given: given, size=8),
        lambda: while_same(lambda given: given),
    ],
)


@every_way
def test_without_memory_everything_is_worked_out(
    way: Callable[[], Remembering], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MEMORY, OFF)
    counted = Counted()
    total = way()(counted)
    assert [total(row(1)), total(row(1))] == [1, 1]
    assert counted.worked_out == 2


@every_way
def test_a_memory_that_lies_is_told_with_both_values(
    way: Callable[[], Remembering], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MEMORY, COMPARED)
    changing = 0

    def lying(given: Row) -> int:
        return sum(given) + changing

    total = way()(lying)
    assert [total(row(1)), total(row(1))] == [1, 1]
    changing = 40
    with pytest.raises(Misremembered, match=r"test_memo\..*lying\(.*1.*\): remembered 1, now 41"):
        total(row(1))


@every_way
def test_a_result_that_somebody_has_changed_is_found(
    way: Callable[[], Remembering], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MEMORY, COMPARED)
    listed = way()(list)
    found = listed(row(1, 2))
    assert isinstance(found, list)
    found.append(3)
    with pytest.raises(Misremembered, match=r"remembered \[1, 2, 3\], now \[1, 2\]"):
        listed(row(1, 2))


class Worked:
    """What a row comes to; equal only to itself."""

    __slots__ = ("total",)

    def __init__(self, given: Row) -> None:
        self.total = sum(given)


class Doubled(dict[int, int]):
    """Doubles, worked out when they are asked for."""

    def __missing__(self, key: int) -> int:
        self[key] = found = 2 * key
        return found


def test_objects_are_compared_by_what_is_in_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MEMORY, COMPARED)
    worked = memo(8)(Worked)
    kept = worked(row(1, 2))
    assert worked(row(1, 2)) is kept
    kept.total = 4
    with pytest.raises(Misremembered):
        worked(row(1, 2))


def test_what_fills_itself_is_compared_as_far_as_it_is_filled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MEMORY, COMPARED)

    @memo(8)
    def doubled(_start: int) -> Doubled:
        return Doubled()

    assert doubled(0)[7] == 14
    assert doubled(0)[7] == 14
    doubled(0)[7] = 15
    with pytest.raises(Misremembered):
        doubled(0)


def test_an_unknown_kind_of_memory_is_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MEMORY, "half")
    with pytest.raises(AssertionError, match="on, off or compared, not half"):
        memo(8)
    monkeypatch.setenv(MEMORY, ON)
    assert memo(8)(sum)(row(1)) == 1
