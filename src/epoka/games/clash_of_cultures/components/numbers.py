"""The numbers of a text, by name: the rules play with them, and the text says them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Protocol

Numbers = Mapping[str, int]

NO_NUMBERS: Final[Numbers] = MappingProxyType({})


class Numbered(Protocol):
    """A row with numbers."""

    @property
    def id(self) -> str: ...

    @property
    def numbers(self) -> Numbers: ...
