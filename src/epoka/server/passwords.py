"""Passwords that are tried first: those of a list, those with a pattern, and those made of one's own name."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final
from unicodedata import combining, normalize

LIST: Final = Path(__file__).with_name("common_passwords.txt")
SHORTEST_WORD: Final = 4
"""A word of a name or an e-mail that counts; shorter ones stand in too many passwords by chance."""
ROOM: Final = 4
"""Whoever guesses tries each word with so many characters around it: a year, a row of digits, a sign."""
SHORTEST_RUN: Final = 3
OURS: Final = ("epoka", "epoki")

_ROWS: Final = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "qwertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "qwertzuiop",
    "yxcvbnm",
    "!@#$%^&*()",
)
_STEPS: Final = frozenset(pair for row in _ROWS for way in (row, row[::-1]) for pair in pairwise(way))
"""Letters beside one another in the alphabet or on a keyboard, in both directions."""
_LOOKS: Final = tuple([str.maketrans("013457@$!", f"o{one}eastas{one}") for one in "il"])
"""Digits and signs that stand for letters; 1 is an i to some and an l to others."""
_DATE: Final = re.compile(
    r"(?:(?:0[1-9]|[12]\d|3[01]){2}(?:19|20)\d\d)|(?:(?:19|20)\d\d(?:0[1-9]|[12]\d|3[01]){2})", re.ASCII
)


def too_common(password: str, *own: str) -> bool:
    """Whether a password is among the first that anybody tries; `own` is what is known of its owner: name, e-mail."""
    plain = _plain(password)
    bare = _bare(plain)
    signs = len(plain) - len(bare)
    if _loose(plain) <= ROOM or _is_repeated(plain) or signs + _loose(_DATE.sub("", bare)) <= ROOM:
        return True
    spellings = {bare, *[_bare(plain.translate(looks)) for looks in _LOOKS]}
    known = re.compile("|".join(sorted(_words_of(own), key=len, reverse=True)) or r"(?!)")
    # One word of the list, but every one of one's own: several that nobody expects together make a good password.
    left = [known.split(text) for text in spellings]
    left += [text.split(word) for word in _common() for text in spellings if word in text]
    return any(signs + sum(map(_loose, pieces)) <= ROOM for pieces in left)


@cache
def _common() -> frozenset[str]:
    return frozenset(LIST.read_text(encoding="ascii").split()) | frozenset(OURS)


def _words_of(own: tuple[str, ...]) -> frozenset[str]:
    """The words of names and e-mails."""
    words = [word for text in own for word in re.split(r"[\W\d_]+", _plain(text))]
    return frozenset(word for word in words if len(word) >= SHORTEST_WORD)


def _plain(text: str) -> str:
    """A text without capitals and without marks on its letters."""
    parted = normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join([letter for letter in parted if not combining(letter)])


def _bare(text: str) -> str:
    """The letters and digits of a text."""
    return "".join([letter for letter in text if letter.isalnum()])


def _is_repeated(text: str) -> bool:
    """Whether a text is a short piece over and over."""
    return any(text == (text[:size] * len(text))[: len(text)] for size in range(1, min(ROOM, len(text) - 1) + 1))


def _loose(text: str) -> int:
    """How many letters of a text are not in rows of neighbours, or of the same letter."""
    runs = [1] if text else []
    for pair in pairwise(text):
        if pair in _STEPS or pair[0] == pair[1]:
            runs[-1] += 1
        else:
            runs.append(1)
    return sum(length for length in runs if length < SHORTEST_RUN)
