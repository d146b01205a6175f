"""Outlooks: what every option of a decision would do, worked out by a reader a slice at a time.

Between two slices the reader is free for others, and whoever asked may have gone on: nobody needs the rest then.
"""

from __future__ import annotations

from random import Random
from time import monotonic
from typing import Any, Final

import msgspec

from epoka.kernel import Option, Table, text_of
from epoka.kernel.previews import foreseen

SLICE: Final = 0.025
"""Seconds after which a reader begins no other option."""
JSON = dict[str, Any]


class Slice(msgspec.Struct):
    """What some options would do, as JSON with commas between, and the number of the next one."""

    previews: bytes
    rest: int | None


def outlooks(table: Table, seat: int, first: int) -> Slice:
    """What the options of a seat would do, from number `first` on, as many as fit into a slice, and at least one."""
    question = table.question(seat)
    options = () if question is None else (*question.options(table.state), *question.asides(table.state))
    ends = monotonic() + SLICE
    # One deal does for all of them: no option can tell the seat more than another.
    sight = table.determinize(seat, Random())
    found: list[bytes] = []
    number = first
    while number < len(options) and (not found or monotonic() < ends):
        found.append(msgspec.json.encode(_outlook(sight, seat, options[number])))
        number += 1
    return Slice(b",".join(found), number if number < len(options) else None)


def _outlook(sight: Table, seat: int, option: Option) -> JSON:
    told = foreseen(sight.clone(), seat, option)
    return {
        "answer": text_of(option),
        "events": told.events,
        "changed": changes(sight.counters, told.counters),
        "certain": told.certain,
        "more": told.more,
        "next": told.next,
    }


def changes(before: JSON, after: JSON) -> JSON:
    """The counters of the table and of each seat that are others than before; what is gone is null."""
    seats = [_changed(one, other) for one, other in zip(before["seats"], after["seats"], strict=True)]
    return {"table": _changed(before["table"], after["table"]), "seats": seats}


def _changed(before: JSON, after: JSON) -> JSON:
    gone = {name: None for name in before if name not in after}
    return {name: value for name, value in after.items() if name not in before or before[name] != value} | gone
