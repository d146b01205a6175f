"""Tuples with something changed: what rules rebind fields to."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The values with another one at a place."""
    return (*values[:place], value, *values[place + 1 :])


def changed(values: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    """The numbers with one of them changed."""
    return (*values[:place], values[place] + by, *values[place + 1 :])


def without(values: tuple[T, ...], value: T) -> tuple[T, ...]:
    """The values without one of them, which is there."""
    place = values.index(value)
    return values[:place] + values[place + 1 :]


def without_place(values: tuple[T, ...], place: int) -> tuple[T, ...]:
    """The values without the one at a place."""
    return values[:place] + values[place + 1 :]
