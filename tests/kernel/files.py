"""Saved games taken apart and sealed again with a right checksum, for tests that change something inside."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import msgspec

from epoka.kernel.saves import CHECKSUM, MAGIC, Saved

Change = Callable[[Any], object]


def with_checksum(body: bytes) -> bytes:
    """A file with the right beginning for any body."""
    return MAGIC + blake2b(body, digest_size=CHECKSUM).digest() + body


def opened(data: bytes) -> Saved:
    """The fields of a saved game."""
    return msgspec.msgpack.decode(data[len(MAGIC) + CHECKSUM :], type=Saved)


def resealed(data: bytes, **fields: Any) -> bytes:
    """The file with other fields."""
    return with_checksum(msgspec.msgpack.encode(msgspec.structs.replace(opened(data), **fields)))


def changed(snapshot: bytes, change: Change) -> bytes:
    """A snapshot after a change to its unpacked data: a list of names, state, stack, questions, sealed answers."""
    shot = msgspec.msgpack.decode(snapshot)
    change(shot)
    return msgspec.msgpack.encode(shot)
