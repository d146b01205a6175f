"""Remembering what was worked out last.

State is made of tuples that are rebound, never changed. What follows from some of them holds for as long as they are
equal. Mostly they are the very same objects, and then that costs nothing, however long they are; a cache that goes by
their hash reads them all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, TypeVarTuple

Given = TypeVarTuple("Given")
Found = TypeVar("Found")


def while_same(
    about: Callable[[*Given], tuple[Any, ...]],
) -> Callable[[Callable[[*Given], Found]], Callable[[*Given], Found]]:
    """Work a function out anew only when something that it is about, as told by `about`, is different from last.

    `about` lists everything that the result depends on, first of all a number such as a seat: one result is remembered
    for each.
    """

    def remembering(work_out: Callable[[*Given], Found]) -> Callable[[*Given], Found]:
        results: dict[int, tuple[tuple[Any, ...], Found]] = {}

        def remembered(*args: *Given) -> Found:
            now = about(*args)
            kept = results.get(now[0])
            if kept is not None and kept[0] == now:
                return kept[1]
            found = work_out(*args)
            results[now[0]] = (now, found)
            return found

        return remembered

    return remembering
