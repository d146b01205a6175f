"""Amounts: the numbers that card texts speak of, worked out from a civilization when they are needed. (FH-4.16)"""

from __future__ import annotations

from collections.abc import Mapping

from epoka.games.flow_of_history.state import ICONS
from epoka.kernel import Record


class Amount(Record):
    """A number that follows from icon totals and from how many cards of each type there are."""

    def of(self, icons: tuple[int, ...], counts: Mapping[str, int]) -> int:
        """The amount for these icons and cards."""
        raise NotImplementedError


class Const(Amount):
    """A fixed number."""

    value: int

    def of(self, icons: tuple[int, ...], counts: Mapping[str, int]) -> int:
        return self.value


class Icons(Amount):
    """One for every `per` icons of a kind."""

    icon: str
    per: int = 1

    def of(self, icons: tuple[int, ...], counts: Mapping[str, int]) -> int:
        return icons[ICONS.index(self.icon)] // self.per


class Cards(Amount):
    """`times` for every `per` cards of a type, covered ones too. (FH-3.9)"""

    type: str
    per: int = 1
    times: int = 1

    def of(self, icons: tuple[int, ...], counts: Mapping[str, int]) -> int:
        return self.times * (counts.get(self.type, 0) // self.per)


class DistinctIcons(Amount):
    """The number of kinds of icon the civilization has at least one of."""

    def of(self, icons: tuple[int, ...], counts: Mapping[str, int]) -> int:
        return sum(1 for count in icons if count)
