"""Saves and notations, changed in every way: each is a game, or it is refused with a sentence, and soon."""

from __future__ import annotations

import zlib
from random import Random
from typing import Any

import msgspec
import pytest

import epoka
from epoka.kernel import BadSave
from epoka.kernel.saves import Examined
from tests.fuzz.effort import Effort, little
from tests.fuzz.games import GAMES, tables
from tests.fuzz.mutations import LETTERS, NUMBERS, mutated, mutated_bytes, mutated_text
from tests.kernel.files import opened, resealed, with_checksum

EXAMPLES = 60


def examined(data: bytes, *, trusting: bool = False) -> Examined | None:
    """What is in a file; None if it is refused."""
    with little():
        try:
            return epoka.examine(data, trusting=trusting)
        except BadSave as wrong:
            told = str(wrong)
            assert " " in told
            assert len(told) < 600
            return None


def read(data: bytes, rng: Random) -> None:
    """Whatever is in a file, it is refused or it is a game; one that was proved can be played on."""
    examined(data, trusting=True)
    found = examined(data)
    if found is None or found.checked == "position":
        return
    table = found.table
    with little():
        for seat in (*range(table.seats), None):
            table.view(seat)
        for _ in range(3):
            if not table.over:
                table.apply(table.decision.seat, rng.choice(table.decision.options))
    assert examined(table.to_bytes()) is not None


def packed(value: Any) -> bytes:
    """As MessagePack, or nothing of it where that has no such value."""
    try:
        return msgspec.msgpack.encode(value)
    except (OverflowError, UnicodeEncodeError, msgspec.MsgspecError):
        return b""


def changed_log(log: bytes, rng: Random) -> bytes:
    """A log with a line changed, missing, twice or elsewhere."""
    return zlib.compress(
        "\n".join(changed_lines(zlib.decompress(log).decode().split("\n"), rng)).encode(errors="replace")
    )


def changed_lines(lines: list[str], rng: Random) -> list[str]:
    """Some lines changed, missing, twice or elsewhere."""
    for _ in range(rng.choice((1, 1, 2, 4))):
        here = rng.randrange(len(lines)) if lines else 0
        what = rng.randrange(5)
        if what == 0 and lines:
            del lines[here]
        elif what == 1 and lines:
            lines.insert(rng.randrange(len(lines)), lines[here])
        elif what == 2:
            lines.insert(here, f"{rng.choice(NUMBERS)} {rng.choice(LETTERS)}")
        elif what == 3:
            lines.insert(here, rng.choice(("x" * 5000, "0 " + "9" * 5000, "option a b", "seed 1", "", "9" * 200)))
        elif lines:
            lines[here] = mutated_text(lines[here], rng)
    return lines


@pytest.mark.parametrize("game", GAMES)
def test_changed_bytes_are_a_game_or_refused(game: str, effort: Effort) -> None:
    def check(rng: Random) -> None:
        data = rng.choice(tables(game)).to_bytes()
        if rng.random() < 0.5:
            read(mutated_bytes(data, rng), rng)
        else:
            read(with_checksum(mutated_bytes(packed(opened(data)), rng)), rng)

    effort.fuzz(check, EXAMPLES)


@pytest.mark.parametrize("game", GAMES)
def test_changed_fields_are_a_game_or_refused(game: str, effort: Effort) -> None:
    def check(rng: Random) -> None:
        data = rng.choice(tables(game)).to_bytes()
        fields = msgspec.structs.asdict(opened(data))
        name = rng.choice(list(fields))
        value = fields[name]
        if name == "log" and value:
            fields[name] = changed_log(value, rng)
        elif isinstance(value, bytes):
            fields[name] = packed(mutated(msgspec.msgpack.decode(value), rng)) if value else rng.randbytes(9)
        else:
            fields[name] = mutated({name: value}, rng)
            fields[name] = fields[name].get(name) if isinstance(fields[name], dict) else fields[name]
        read(with_checksum(packed(fields)), rng)

    effort.fuzz(check, EXAMPLES)


@pytest.mark.parametrize("game", GAMES)
def test_a_changed_position_of_older_rules_is_one_or_refused(game: str, effort: Effort) -> None:
    if epoka.game(game).version < 2:
        pytest.skip("these rules have no older version")

    def check(rng: Random) -> None:
        data = rng.choice(tables(game)).to_bytes()
        snapshot = packed(mutated(msgspec.msgpack.decode(opened(data).snapshot), rng))
        read(resealed(data, version=rng.randrange(1, epoka.game(game).version), snapshot=snapshot), rng)

    effort.fuzz(check, EXAMPLES)


@pytest.mark.parametrize("game", GAMES)
def test_a_changed_notation_is_a_game_or_refused(game: str, effort: Effort) -> None:
    def check(rng: Random) -> None:
        text = rng.choice(tables(game)[:-1]).notation()
        if rng.random() < 0.2:
            read(mutated_bytes(text.encode(), rng), rng)
        else:
            read("\n".join(changed_lines(text.split("\n"), rng)).encode(errors="replace"), rng)

    effort.fuzz(check, EXAMPLES)
