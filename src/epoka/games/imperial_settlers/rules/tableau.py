"""What follows from the Locations of an Empire alone. (IS-2.4, IS-6.3, IS-24.8)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from epoka.games.imperial_settlers import tables
from epoka.games.imperial_settlers.effects import Trigger
from epoka.games.imperial_settlers.goods import COLORS
from epoka.games.imperial_settlers.state import SAMURAI, Cards, Empire, Numbers
from epoka.kernel.memo import memo

T = TypeVar("T", bound=Trigger)


class Tableau:
    """The Locations of an Empire: prints, colours, and at which places something produces, acts or reacts."""

    __slots__ = ("actors", "by_trigger", "colors", "kinds", "producers", "protection")

    def __init__(self, locations: Cards) -> None:
        self.kinds = tuple([tables.PRINT[card] for card in locations])
        colors = [0] * len(COLORS)
        self.by_trigger: dict[type[Trigger], list[tuple[int, Trigger]]] = {}
        for place, kind in enumerate(self.kinds):
            for color in tables.COLORED[kind]:
                colors[color] += 1
            for trigger in tables.TRIGGERS[kind]:
                self.by_trigger.setdefault(type(trigger), []).append((place, trigger))
        self.colors = tuple(colors)
        self.producers = tuple([place for place, kind in enumerate(self.kinds) if tables.PRODUCED[kind]])
        self.actors = tuple([place for place, kind in enumerate(self.kinds) if tables.ACTS[kind]])
        self.protection = sum([tables.PROTECTS[kind].raze for kind in self.kinds if kind in tables.PROTECTS])

    def reacting(self, kind: type[T]) -> Iterator[tuple[int, T]]:
        """The places of Locations that react to something, with their triggers."""
        for place, trigger in self.by_trigger.get(kind, ()):
            assert isinstance(trigger, kind)
            yield place, trigger


tableau = memo(1 << 15)(Tableau)


def samurai(own: Empire) -> int:
    """How many Samurai stand in an Empire. (IS-13.3)"""
    return sum([marks & SAMURAI > 0 for marks in own.marks])


@memo(1 << 15)
def distinct(locations: Cards, marks: Numbers) -> tuple[tuple[int, int, int], ...]:
    """Of Locations that are alike the first: its place, its print, and which of the copies it is, counted from 1."""
    found: list[tuple[int, int, int]] = []
    seen: set[tuple[int, int]] = set()
    copies: dict[int, int] = {}
    for place, (card, on_it) in enumerate(zip(locations, marks, strict=True)):
        kind = tables.PRINT[card]
        copies[kind] = copies.get(kind, 0) + 1
        if (kind, on_it) not in seen:
            seen.add((kind, on_it))
            found.append((place, kind, copies[kind]))
    return tuple(found)


def place_of(own: Empire, name: object, copy: object) -> int:
    """The place of a Location by its name and which of the copies it is; -1 if there is none."""
    left = copy
    for place, card in enumerate(own.locations):
        if tables.NAME[card] == name:
            assert isinstance(left, int)
            left -= 1
            if not left:
                return place
    return -1


def copy_of(own: Empire, place: int) -> int:
    """Which of the copies of its print a Location is, counted from 1."""
    kind = tables.PRINT[own.locations[place]]
    return sum([tables.PRINT[card] == kind for card in own.locations[: place + 1]])


def held(cards: Cards, name: object) -> int:
    """The first of some cards that has a name; -1 if there is none."""
    for card in cards:
        if tables.NAME[card] == name:
            return card
    return -1


def names_of(cards: Cards) -> tuple[str, ...]:
    """The names of some cards, each once, in order."""
    return tuple(dict.fromkeys([tables.NAME[card] for card in cards]))
