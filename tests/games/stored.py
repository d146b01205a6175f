"""Games that an earlier version of the rules stored in the middle of something."""

from __future__ import annotations

import lzma
from pathlib import Path
from random import Random

import msgspec

import epoka
from epoka.kernel import Table, text_of

Asked = tuple[int, str, list[str]]
"""A seat, the prompt and the options."""


class Waiting(msgspec.Struct):
    """Such a game: its frames with their steps, and what it asked whom.

    `after` is what it asked when the first option had been chosen, if that was noted.
    """

    stack: list[str]
    asked: list[Asked]
    save: bytes
    after: list[Asked] = []


def waiting_in(file: Path) -> list[Waiting]:
    """The games of a file."""
    return msgspec.msgpack.decode(lzma.decompress(file.read_bytes()), type=list[Waiting])


def asked(table: Table) -> list[Asked]:
    """What a table asks whom."""
    return [(own.seat, own.prompt, [text_of(option) for option in own.options]) for own in table.decisions]


def assert_goes_on(waiting: Waiting) -> None:
    """It asks what it asked, and can be played to its end."""
    table = epoka.load(waiting.save)
    assert asked(table) == waiting.asked
    if waiting.after:
        table.apply(table.decision.seat, table.decision.options[0])
        assert asked(table) == waiting.after
    assert played_on(table).winners


def played_on(table: Table) -> Table:
    """The same at its end, whatever is answered."""
    chance = Random(1)
    while not table.over:
        table.apply(table.decision.seat, chance.choice(table.decision.options))
    return table
