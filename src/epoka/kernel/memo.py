"""Remembering what was worked out last.

State is made of tuples that are rebound, never changed. What follows from some of them holds for as long as they are
the very same objects, and asking that costs nothing, however long they are; a cache that goes by value reads them all.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import is_
from typing import Any, ParamSpec, TypeVar

Given = ParamSpec("Given")
Found = TypeVar("Found")


def while_same(about: Callable[Given, tuple[Any, ...]]) -> Callable[[Callable[Given, Found]], Callable[Given, Found]]:
    """Work a function out anew only when something that it is about, as told by `about`, is another object than last.

    `about` lists everything that the result depends on, first of all a number such as a seat: one result is remembered
    for each. What is remembered is kept alive, so that no new object can be taken for an old one.
    """

    def remembering(work_out: Callable[Given, Found]) -> Callable[Given, Found]:
        results: dict[int, tuple[tuple[Any, ...], Found]] = {}

        def remembered(*args: Given.args, **kwargs: Given.kwargs) -> Found:
            now = about(*args, **kwargs)
            kept = results.get(now[0])
            if kept is not None and all(map(is_, kept[0], now)):
                return kept[1]
            found = work_out(*args, **kwargs)
            results[now[0]] = (now, found)
            return found

        return remembered

    return remembering
