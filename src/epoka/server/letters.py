"""Letters: which of them a text may have, and names that cannot be taken for one another."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any, Final
from unicodedata import category, combining, normalize

LONGEST_NAME: Final = 40
MOST_MARKS: Final = 3
"""Marks above and below one letter of a name; more of them cover the lines around it."""

_NO_LETTERS: Final = "\ud800-\udfff\ufdd0-\ufdef" + "".join(
    f"{chr(plane << 16 | 0xFFFE)}{chr(plane << 16 | 0xFFFF)}" for plane in range(17)
)
UNWRITTEN: Final = re.compile(f"[\x00-\x1f\x7f-\x9f{_NO_LETTERS}]")
"""What no text has: control characters, halves of characters, and numbers that will never be characters."""

UNWRITTEN_IN_LINES: Final = re.compile(f"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f{_NO_LETTERS}]")
"""The same for texts of several lines."""

# What is drawn as nothing, though it counts as a letter or a symbol.
_BLANK: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2065\u2800\u3164\ufe00-\ufe0f\uffa0\ufff0-\ufff8\ufffc"
    "\U00013441\U00013442\U00016fe4\U0001d159\U000e0000-\U000e0fff]"
)
_TURNING: Final = re.compile("[\u202a-\u202e\u2066-\u2069]")
"""What gives a direction to all that follows. Scripts from right to left need none of it."""
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
_SHAPES: Final = str.maketrans("", "", "\ufe0e\ufe0f")
"""Whether a symbol is drawn as text or as a picture; keyboards add them unasked."""

_ALIKE: Final = str.maketrans(
    {
        **dict(zip("АВЕЅЗІЈКМНОРСТУХҮԚԜЬ", "ABES3IJKMHOPCTYXYQWb", strict=True)),
        **dict(zip("авеѕзіјкмнорстухүԛԝьгпиԁһ", "abes3ijkmhopctyxyqwbrnudh", strict=True)),
        **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϺ", "ABEZHIKMNOPTYXCM", strict=True)),
        **dict(zip("αβγεηικνοπρστυχωϲ", "abyenikvonpotuxwc", strict=True)),
        **dict(zip("ıɑɡłŁøØđĐħɩʋʏ", "iaglLoOdDhiuy", strict=True)),
        **dict(zip("օսոհԱՕ", "ounhUO", strict=True)),
        **dict(zip("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnoprstuvwyz", strict=True)),
        **dict(zip("ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ", "ABCDEFGHIJKLMNOPRSTUVWXYZ", strict=True)),
        **dict(zip("ᎪᏴᏟᎠᎬᎻᎫᏦᏞᎷᎾᏢᎡᏚᎢᏙᎳᏃ", "ABCDEHJKLMOPRSTVWZ", strict=True)),
        **dict(zip("ⲟⲞⲢⲣϳͿӀӏǀ", "oOPpjJlll", strict=True)),
    }
)
_ALIKE_FOLDED: Final = str.maketrans("01|i5", "ollls")


def _is_unwritten(text: str, unwritten: re.Pattern[str]) -> bool:
    """Whether a text has what no text has. Nearly all can be printed; of others each letter is looked at once."""
    return not text.isprintable() and unwritten.search("".join(set(text))) is not None


def has_unwritten(value: Any, unwritten: re.Pattern[str] = UNWRITTEN) -> bool:
    """Whether JSON has a text somewhere with what no text has."""
    waiting = [value]
    while waiting:
        part = waiting.pop()
        if isinstance(part, str):
            if _is_unwritten(part, unwritten):
                return True
        elif isinstance(part, dict):
            waiting.extend((*part.keys(), *part.values()))
        elif isinstance(part, list):
            waiting.extend(part)
    return False


def one_line(text: str) -> str:
    """A text on one line, with single spaces between its words."""
    return " ".join(text.split())


def plain_line(text: str) -> str | None:
    """Something said, on one line; None if it would turn what stands around it, or if nothing of it can be seen."""
    line = one_line(text)
    seen = [letter for letter in line if category(letter) not in _UNSEEN and not _BLANK.match(letter)]
    return None if _TURNING.search(line) or not "".join(seen).strip() else line


def plain_name(text: str) -> str | None:
    """A name as it is stored: one way of writing for each; None if not all of it can be seen."""
    name = one_line(normalize("NFKC", text).translate(_SHAPES))
    if not 0 < len(name) <= LONGEST_NAME or _BLANK.search(name):
        return None
    kinds = [category(letter) for letter in name]
    if not _UNSEEN.isdisjoint(kinds) or not any(kind[0] in "LNPS" for kind in kinds):
        return None
    marks = [
        len(list(run))
        for is_mark, run in groupby(normalize("NFD", name), lambda letter: category(letter)[0] == "M")
        if is_mark
    ]
    return None if max(marks, default=0) > MOST_MARKS else name


@lru_cache(maxsize=4096)
def skeleton(name: str) -> str:
    """What is left of a name at a glance: names with the same skeleton can be taken for one another."""
    bare = "".join(letter for letter in normalize("NFKD", name) if not combining(letter))
    folded = bare.translate(_ALIKE).casefold().translate(_ALIKE_FOLDED).replace("rn", "m").replace("vv", "w")
    # Letters that only modify others look like apostrophes and dots, which do not count either.
    return "".join(letter for letter in folded if letter.isalnum() and category(letter) != "Lm") or folded


def apart(name: str, others: Iterable[str]) -> str:
    """A name with a number after it, if without one it could be taken for one of some others."""
    taken = {skeleton(other) for other in others}
    told, number = name, 1
    while skeleton(told) in taken:
        number += 1
        mark = f" ({number})"
        told = name[: LONGEST_NAME - len(mark)] + mark
    return told


def all_apart(names: Sequence[str | None]) -> list[str | None]:
    """Names that can be told apart: of those that look alike, the later ones have numbers."""
    told: list[str | None] = []
    for name in names:
        told.append(name and apart(name, [other for other in told if other]))
    return told
