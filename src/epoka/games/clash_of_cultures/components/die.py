"""The combat die. (COC-1.5)"""

from __future__ import annotations

from typing import Final, NamedTuple


class Face(NamedTuple):
    """A face of the die: what it adds to the combat value, and the unit that its icon helps."""

    value: int
    icon: str


# fmt: off
FACES: Final = (
    Face(1, "leader"),
    Face(1, "leader"),
    Face(2, "cavalry"),
    Face(2, "elephant"),
    Face(3, "elephant"),
    Face(3, "infantry"),
    Face(4, "cavalry"),
    Face(4, "elephant"),
    Face(5, "cavalry"),
    Face(5, "infantry"),
    Face(6, "infantry"),
    Face(6, "infantry"),
)
"""The twelve faces."""
# fmt: on
