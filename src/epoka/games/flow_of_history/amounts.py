"""Amounts: the numbers that card texts speak of, worked out from a civilization when they are needed. (FH-4.16)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from epoka.games.flow_of_history.state import ICONS
from epoka.kernel import Record


class Amount(Record):
    """A number that follows from icon totals and from how many cards of each type there are."""

    kind: ClassVar[str]
    """What the facts call it; sentences about it end with it."""

    def fact(self) -> dict[str, Any]:
        """The amount as the facts write it."""
        return {"kind": self.kind, **self.args()}

    def args(self) -> dict[str, int | str]:
        """Its numbers and words by name."""
        return dict(zip(self._fields, self.values(), strict=True))

    def of(self, icons: tuple[int, ...], counts: Mapping[str, int]) -> int:
        """The amount for these icons and cards."""
        raise NotImplementedError


class Const(Amount):
    """A fixed number."""

    kind: ClassVar[str] = "const"
    value: int

    def of(self, icons: tuple[int, ...], counts: Mapping[str, int]) -> int:
        return self.value


class Icons(Amount):
    """One for every `per` icons of a kind."""

    kind: ClassVar[str] = "icons"
    icon: str
    per: int = 1

    def of(self, icons: tuple[int, ...], counts: Mapping[str, int]) -> int:
        return icons[ICONS.index(self.icon)] // self.per


class Cards(Amount):
    """`times` for every `per` cards of a type, covered ones too. (FH-3.9)"""

    kind: ClassVar[str] = "cards"
    type: str
    per: int = 1
    times: int = 1

    def of(self, icons: tuple[int, ...], counts: Mapping[str, int]) -> int:
        return self.times * (counts.get(self.type, 0) // self.per)


class DistinctIcons(Amount):
    """The number of kinds of icon the civilization has at least one of."""

    kind: ClassVar[str] = "distinct_icons"

    def of(self, icons: tuple[int, ...], counts: Mapping[str, int]) -> int:
        return sum(1 for count in icons if count)
