"""What follows from the Locations of an Empire alone. (IS-2.4, IS-6.3, IS-24.8)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeVar

from epoka.games.imperial_settlers import tables
from epoka.games.imperial_settlers.effects import Trigger
from epoka.games.imperial_settlers.goods import COLORS
from epoka.games.imperial_settlers.state import SAMURAI, Cards, Empire, Numbers
from epoka.kernel import Option
from epoka.kernel.memo import memo

T = TypeVar("T", bound=Trigger)


class Actor(NamedTuple):
    """An Action Location in an Empire."""

    place: int
    twins: Numbers
    """The places of Locations of the same print before it."""
    card: int
    acts: tables.Acts
    option: Option


class Tableau:
    """The Locations of an Empire: prints, colours, and at which places something produces, acts or reacts."""

    __slots__ = ("actors", "by_trigger", "colors", "entries", "kinds", "producers", "protection", "twins")

    def __init__(self, locations: Cards) -> None:
        self.kinds = tuple([tables.PRINT[card] for card in locations])
        self.by_trigger: dict[type[Trigger], list[tuple[int, Trigger]]] = {}
        self.protection = 0
        colors = [0] * len(COLORS)
        entries: list[tuple[int, int, int]] = []
        twins: list[Numbers] = []
        producers: list[int] = []
        actors: list[Actor] = []
        before: dict[int, Numbers] = {}
        for place, kind in enumerate(self.kinds):
            alike = before.get(kind, ())
            before[kind] = (*alike, place)
            copy = len(alike) + 1
            entries.append((place, kind, copy))
            twins.append(alike)
            for color in tables.COLORED[kind]:
                colors[color] += 1
            for trigger in tables.TRIGGERS[kind]:
                self.by_trigger.setdefault(type(trigger), []).append((place, trigger))
            if tables.PRODUCED[kind]:
                producers.append(place)
            acts = tables.ACTS[kind]
            if acts is not None:
                actors.append(Actor(place, alike, locations[place], acts, ("activate", tables.NAMES[kind], copy)))
            if kind in tables.PROTECTS:
                self.protection += tables.PROTECTS[kind].raze
        self.colors = tuple(colors)
        self.entries = tuple(entries)
        """Place, print, and which of the copies of its print it is, counted from 1."""
        self.twins = tuple(twins) if len(before) < len(entries) else ()
        """For each place those of Locations of the same print before it; nothing if all prints are different."""
        self.producers = tuple(producers)
        self.actors = tuple(actors)

    def reacting(self, kind: type[T]) -> Iterator[tuple[int, T]]:
        """The places of Locations that react to something, with their triggers."""
        for place, trigger in self.by_trigger.get(kind, ()):
            assert isinstance(trigger, kind)
            yield place, trigger


tableau = memo(1 << 15)(Tableau)


def samurai(own: Empire) -> int:
    """How many Samurai stand in an Empire. (IS-13.3)"""
    return sum([marks & SAMURAI > 0 for marks in own.marks])


def is_first(marks: Numbers, place: int, twins: Numbers) -> bool:
    """Whether no Location of the same print before it has the same on it."""
    on_it = marks[place]
    return all(marks[twin] != on_it for twin in twins)


def distinct(locations: Cards, marks: Numbers) -> tuple[tuple[int, int, int], ...]:
    """Of Locations that are alike the first: its place, its print, and which of the copies it is, counted from 1."""
    known = tableau(locations)
    twins = known.twins
    if not twins:
        return known.entries
    return tuple(
        [entry for entry in known.entries if not twins[entry[0]] or is_first(marks, entry[0], twins[entry[0]])]
    )


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
