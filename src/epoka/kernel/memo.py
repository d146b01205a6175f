"""Remembering what was worked out.

`memo` keeps a result for each set of arguments, `memo_of` for what is picked out of them, `while_same` the last one for
each seat. All are for pure functions: what is remembered is shared by all clones. Whether it is true shows nowhere, so
memory can be switched. The environment variable `EPOKA_MEMORY` says how whatever is loaded afterwards remembers:

| `on` | as written here; the default |
| `off` | everything is worked out anew each time |
| `compared` | as with `on`, but everything is worked out anew as well, and `Misremembered` is raised if that differs |
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import lru_cache, update_wrapper
from typing import Any, Final, ParamSpec, TypeVar, TypeVarTuple, cast

Arguments = ParamSpec("Arguments")
Given = TypeVarTuple("Given")
Found = TypeVar("Found")

MEMORY: Final = "EPOKA_MEMORY"
ON: Final = "on"
OFF: Final = "off"
COMPARED: Final = "compared"
LONGEST_TOLD: Final = 2000
"""Of an argument or a value, in a message."""


class Misremembered(AssertionError):
    """What is remembered is not what would be found now."""


_forgetting: Final[list[Callable[[], None]]] = []


def forget() -> None:
    """Everything is worked out anew when it is next asked for: rules that it follows from have changed, in a test."""
    for clear in _forgetting:
        clear()


def memory() -> str:
    """How whatever is loaded now remembers."""
    chosen = os.environ.get(MEMORY, ON)
    assert chosen in (ON, OFF, COMPARED), f"{MEMORY} is on, off or compared, not {chosen}"
    return chosen


def memo(size: int | None = None) -> Callable[[Callable[Arguments, Found]], Callable[Arguments, Found]]:
    """Keep what a function returns for the last so many different arguments; without a number, for all of them.

    For functions of ints, strings and tuples. A long tuple is read whenever it is looked up: see `while_same`.
    """
    mode = memory()

    def remembering(work_out: Callable[Arguments, Found]) -> Callable[Arguments, Found]:
        if mode == OFF:
            return work_out
        remembered = lru_cache(maxsize=size)(work_out)
        _forgetting.append(remembered.cache_clear)
        keeping = cast("Callable[Arguments, Found]", remembered)
        return keeping if mode == ON else _compared(keeping, lambda *args, **named: (*args, *named.items()), work_out)

    return remembering


def memo_of(
    about: Callable[[*Given], tuple[Any, ...]], size: int
) -> Callable[[Callable[[*Given], Found]], Callable[[*Given], Found]]:
    """Keep results of a function by what `about` lists: everything that a result depends on. All go when it is full."""
    mode = memory()

    def remembering(work_out: Callable[[*Given], Found]) -> Callable[[*Given], Found]:
        results: dict[tuple[Any, ...], Found] = {}
        _forgetting.append(results.clear)

        def remembered(*args: *Given) -> Found:
            now = about(*args)
            if now in results:
                return results[now]
            if len(results) >= size:
                results.clear()
            found = results[now] = work_out(*args)
            return found

        if mode == OFF:
            return work_out
        return remembered if mode == ON else _compared(remembered, about, work_out)

    return remembering


def while_same(
    about: Callable[[*Given], tuple[Any, ...]],
) -> Callable[[Callable[[*Given], Found]], Callable[[*Given], Found]]:
    """Work a function out anew only when something that it is about, as told by `about`, is different from last.

    `about` lists everything that the result depends on, first of all a number such as a seat: one result is remembered
    for each. Mostly the rest are the very same tuples as before, and then that costs nothing, however long they are.
    """
    mode = memory()

    def remembering(work_out: Callable[[*Given], Found]) -> Callable[[*Given], Found]:
        results: dict[int, tuple[tuple[Any, ...], Found]] = {}
        _forgetting.append(results.clear)

        def remembered(*args: *Given) -> Found:
            now = about(*args)
            kept = results.get(now[0])
            if kept is not None and kept[0] == now:
                return kept[1]
            found = work_out(*args)
            results[now[0]] = (now, found)
            return found

        if mode == OFF:
            return work_out
        return remembered if mode == ON else _compared(remembered, about, work_out)

    return remembering


def _compared(
    remembered: Callable[Arguments, Found],
    about: Callable[Arguments, tuple[Any, ...]],
    work_out: Callable[Arguments, Found],
) -> Callable[Arguments, Found]:
    def comparing(*args: Arguments.args, **named: Arguments.kwargs) -> Found:
        given, kept = about(*args, **named), remembered(*args, **named)
        compare(name_of(work_out), given, kept, work_out(*args, **named))
        return kept

    update_wrapper(comparing, work_out)
    return comparing


def name_of(function: Callable[..., object]) -> str:
    """Where a function is found: `ranges.reach`."""
    return f"{function.__module__.rpartition('.')[2]}.{function.__qualname__}"


def compare(name: str, given: tuple[Any, ...], kept: object, fresh: object) -> None:
    """Misremembered, with all that is needed to see why, unless two values are the same."""
    if not same(kept, fresh):
        arguments = ", ".join(map(shown, given))
        raise Misremembered(f"{name}({arguments}): remembered {shown(kept)}, now {shown(fresh)}")


def same(one: object, other: object) -> bool:
    """Whether two values are equal; objects without equality of their own are so if their fields are.

    A dictionary that works its values out when they are asked for is so if it gives all that the first one has found.
    """
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, dict) and isinstance(other, dict) and hasattr(type(one), "__missing__"):
        return all(same(value, other[key]) for key, value in one.items())
    if type(one).__eq__ is not object.__eq__:
        return one == other
    fields = _fields(one)
    return bool(fields) and all(same(getattr(one, name), getattr(other, name)) for name in fields)


def _fields(value: object) -> list[str]:
    slots = [name for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ())]
    return [*slots, *getattr(value, "__dict__", ())]


def shown(value: object) -> str:
    """A value in a message; long ones are cut off."""
    text = repr(value)
    return text if len(text) <= LONGEST_TOLD else f"{text[:LONGEST_TOLD]}…"
