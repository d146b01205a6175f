"""Chance: counter-based randomness kept as one integer in the state.

`State.chance` is a 128-bit key above a 32-bit counter. Each draw hashes the integer and advances the counter, so equal
states draw equally, a clone costs nothing, and nobody can work out the key from what they have seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import Protocol, TypeVar

COUNTER_BITS = 32
WORDS = 16  # 32-bit words in one 64-byte hash
SEED_DIGITS = 100
"""Of the longest seed; chance itself has no more than 39."""
T = TypeVar("T")


class HasChance(Protocol):
    """Anything with randomness in it: every state."""

    chance: int


def seeded(game: str, seed: int) -> int:
    """The chance of a new game: the same game and seed always give the same."""
    key = blake2b(f"{game}:{seed}".encode(), digest_size=16).digest()
    return int.from_bytes(key, "little") << COUNTER_BITS


def reseeded(rng: Random) -> int:
    """A fresh chance that says nothing about an earlier one."""
    return rng.getrandbits(128) << COUNTER_BITS


def _words(s: HasChance) -> tuple[int, ...]:
    block = blake2b(s.chance.to_bytes(24, "little")).digest()
    s.chance += 1
    return tuple([int.from_bytes(block[i : i + 4], "little") for i in range(0, 64, 4)])


def draw(s: HasChance, below: int) -> int:
    """A number from 0 up to, not including, `below`."""
    block = blake2b(s.chance.to_bytes(24, "little"), digest_size=8).digest()
    s.chance += 1
    return int.from_bytes(block, "little") % below


def roll(s: HasChance, dice: int, sides: int = 6) -> tuple[int, ...]:
    """Throw dice: values from 1 to `sides`."""
    return tuple([draw(s, sides) + 1 for _ in range(dice)])


def shuffled(s: HasChance, items: Sequence[T]) -> tuple[T, ...]:
    """The items in a random order."""
    order = list(items)
    words: tuple[int, ...] = ()
    for left, top in enumerate(range(len(order) - 1, 0, -1)):
        if left % WORDS == 0:
            words = _words(s)
        other = words[left % WORDS] % (top + 1)
        order[top], order[other] = order[other], order[top]
    return tuple(order)
