"""Changes to what is well formed: to bytes, to lines, and to JSON or anything else made of lists and dictionaries."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, Final

JSON = Any  # what is changed here is of no type any more

DEEP: Final = "<deep>"
"""Stands for lists in lists in lists, which no encoder would write."""
TWICE: Final = "<twice>"
"""A name with this behind it is written without, and so stands there twice."""
LETTERS: Final = (
    "\x00",
    "\x1b[2J",
    "\ud800",
    "\udfff",
    "\uffff",
    "\u202e",
    "\u0300" * 60,
    "ﷺ",
    "٣",
    "ß",
    "🂡",
    "\r\n",
    "\t",
    " ",
)
WORDS: Final = (
    *LETTERS,
    "",
    "x",
    "0",
    "-1",
    "null",
    "type",
    "__class__",
    "../../etc/passwd",
    "' OR 1=1 --",
    "x" * 3000,
)
NUMBERS: Final = (
    0,
    1,
    -1,
    2,
    7,
    99,
    2**31,
    2**53 + 1,
    2**63,
    -(2**63),
    2**64,
    10**400,
    0.5,
    -0.0,
    1e308,
    float("nan"),
    float("inf"),
)


def nasty(rng: Random) -> JSON:
    """A value that hardly fits anywhere."""
    kind = rng.randrange(6)
    if kind == 0:
        return rng.choice((None, True, False, [], {}, DEEP))
    if kind < 3:
        return rng.choice(NUMBERS)
    if kind < 5:
        return rng.choice(WORDS)
    return rng.choice(([nasty(rng)] * rng.randrange(1, 40), {rng.choice(WORDS): nasty(rng)}))


def paths(value: JSON, here: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to everything inside."""
    keys: Any = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield (*here, key)
        yield from paths(value[key], (*here, key))


def mutated(value: JSON, rng: Random) -> JSON:
    """The value with some changes, in place."""
    for _ in range(rng.choice((1, 1, 1, 2, 3, 5))):
        ways = list(paths(value))
        if not ways or rng.random() < 0.03:
            return nasty(rng)
        value = _changed(value, rng.choice(ways), ways, rng)
    return value


def _changed(value: JSON, way: tuple[Any, ...], ways: list[tuple[Any, ...]], rng: Random) -> JSON:
    inside = _at(value, way[:-1])
    what = rng.randrange(7)
    if what == 0:
        del inside[way[-1]]
    elif what == 1:
        inside[way[-1]] = [inside[way[-1]]]
    elif what == 2:
        inside[way[-1]] = json.loads(json.dumps(_at(value, rng.choice(ways))))
    elif what == 3 and isinstance(inside, dict):
        inside[f"{way[-1]}{TWICE}" if rng.random() < 0.5 else rng.choice(WORDS)] = nasty(rng)
    elif what == 4 and isinstance(inside[way[-1]], str):
        inside[way[-1]] = mutated_text(inside[way[-1]], rng)
    elif what == 5 and isinstance(inside[way[-1]], int):
        inside[way[-1]] += rng.choice((-1, 1, 2, 2**31))
    else:
        inside[way[-1]] = nasty(rng)
    return value


def _at(value: JSON, way: tuple[Any, ...]) -> JSON:
    for key in way:
        value = value[key]
    return value


def written(value: JSON, rng: Random) -> bytes:
    """JSON as it is sent, sometimes cut off or with a wrong byte in it."""
    depth = rng.choice((3, 50, 900, 3000))
    deep = rng.choice(("[" * depth + "]" * depth, '{"a":' * depth + "1" + "}" * depth, "[" * depth))
    text = json.dumps(value, ensure_ascii=rng.random() < 0.5).replace(f'"{DEEP}"', deep).replace(TWICE, "")
    data = text.encode("utf-8", "surrogatepass")
    return mutated_bytes(data, rng) if rng.random() < 0.1 else data


def mutated_text(text: str, rng: Random) -> str:
    """A text with something put in, taken out or repeated."""
    here, there = sorted((rng.randrange(len(text) + 1), rng.randrange(len(text) + 1)))
    middle = rng.choice(("", rng.choice(LETTERS), str(rng.choice(NUMBERS)), text[here:there] * 2, text[::-1]))
    return text[:here] + middle + text[there if rng.random() < 0.3 else min(here + 1, len(text)) :]


def mutated_bytes(data: bytes, rng: Random) -> bytes:
    """Bytes with some changed, missing, repeated or put in."""
    found = bytearray(data)
    for _ in range(rng.choice((1, 1, 2, 4, 16))):
        here = rng.randrange(len(found) + 1)
        what = rng.randrange(5)
        if what == 0:
            del found[here:]
        elif what == 1:
            found[here : here + rng.randrange(1, 9)] = b""
        elif what == 2:
            found[here:here] = rng.randbytes(rng.randrange(1, 9))
        elif what == 3:
            found[here:here] = rng.choice(
                (b"\xdd\xff\xff\xff\xff", b"\xdf\xff\xff\xff\xff", b"\xc6\xff\xff\xff\xff", b"\x91" * 999)
            )
        elif here < len(found):
            found[here] = rng.choice((0, 0xFF, 0x80, found[here] ^ (1 << rng.randrange(8)), rng.randrange(256)))
    return bytes(found)
