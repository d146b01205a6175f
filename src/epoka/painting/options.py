"""Many options so that they can be read: those about the same thing together, under what they have in common."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from epoka.kernel.game import JSON

if TYPE_CHECKING:
    from epoka.painting.board import Board

Change = tuple[str, int, int]
"""A counter of the seat, with what it is and what it becomes."""
MANY = 3
"""Of more options than these in a group, what all of them bring is told once."""
FEW = 6
"""So many options that are refused are told one by one; of more only how many of each kind."""


class Offered(NamedTuple):
    """An option that can be taken: its number, its words, and what it is sure to bring."""

    number: int
    words: str
    changes: Sequence[Change]


class Group(NamedTuple):
    """Options under a heading; those that have nothing in common come without."""

    heading: str
    options: list[Offered]
    common: Sequence[Change] = ()
    """What every option here is sure to bring, told once for all."""


def grouped(board: Board, view: JSON, changes: Sequence[Sequence[Change]]) -> list[Group]:
    """The options of a decision, numbered in their order. A single group needs no heading: the question says it."""
    options = view["decision"]["options"]
    headings = [board.heading(option, view) for option in options]
    shared = [heading for heading in dict.fromkeys(headings) if heading and headings.count(heading) > 1]
    if shared and headings.count(shared[0]) == len(options):
        shared = []
    groups = {heading: Group(heading, []) for heading in (*shared, "")}
    for number, (option, heading, told) in enumerate(zip(options, headings, changes, strict=True), 1):
        if heading in shared:
            groups[heading].options.append(Offered(number, board.listed(option, view), told))
        else:
            groups[""].options.append(Offered(number, board.option(option, view), told))
    return [_with_common(group) for group in groups.values() if group.options]


def _with_common(group: Group) -> Group:
    """A group of many whose options tell only what the others do not."""
    if len(group.options) <= MANY:
        return group
    first, *others = [option.changes for option in group.options]
    common = [change for change in first if all(change in changes for changes in others)]
    rest = [option._replace(changes=[c for c in option.changes if c not in common]) for option in group.options]
    return Group(group.heading, rest, common)


def refused_in_short(board: Board, view: JSON) -> str:
    """What cannot be done now: each option if there are few, else how many under which heading."""
    refused = view["decision"]["refused"]
    if len(refused) <= FEW:
        return ", ".join([board.texts.message(option["message"]) for option in refused])
    headings = [board.heading(option, view) for option in refused]
    return ", ".join([_counted(headings, heading, refused, board) for heading in dict.fromkeys(headings)])


def _counted(headings: Sequence[str], heading: str, refused: Sequence[JSON], board: Board) -> str:
    count = headings.count(heading)
    if not heading or count == 1:
        found = [option for option, own in zip(refused, headings, strict=True) if own == heading]
        return ", ".join([board.texts.message(option["message"]) for option in found])
    return board.texts("board-counted", name=heading, count=count)


def reasons(board: Board, refused: Iterable[JSON], view: JSON) -> list[tuple[str, str]]:
    """Why things are refused; what has the same heading and the same reason is told at once."""
    told: dict[tuple[str, str], list[JSON]] = {}
    for option in refused:
        heading = board.heading(option, view) or board.texts.message(option["message"])
        told.setdefault((heading, board.texts.refusal(option["refusal"])), []).append(option)
    return [(_together(board, heading, options, view), reason) for (heading, reason), options in told.items()]


def _together(board: Board, heading: str, options: Sequence[JSON], view: JSON) -> str:
    if len(options) == 1:
        return board.texts.message(options[0]["message"])
    return f"{heading}: {', '.join([board.refused_thing(option, view) for option in options])}"
