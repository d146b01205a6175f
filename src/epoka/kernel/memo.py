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

    `about` lists everything that the result depends on. What is remembered is kept alive, so that no new object can be
    taken for an old one.
    """

    def remembering(work_out: Callable[Given, Found]) -> Callable[Given, Found]:
        last: tuple[tuple[Any, ...], Found] | None = None

        def remembered(*args: Given.args, **kwargs: Given.kwargs) -> Found:
            nonlocal last
            now = about(*args, **kwargs)
            kept = last
            if kept is not None and all(map(is_, kept[0], now)):
                return kept[1]
            found = work_out(*args, **kwargs)
            last = (now, found)
            return found

        return remembered

    return remembering
