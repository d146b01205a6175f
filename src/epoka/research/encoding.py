"""Observations as vectors of fixed length, made from a seat's view and from nothing else.

Where a number belongs follows from what the kernel knows of a game: its zones, cards and backs, its settings, and the
names of its counters, marks and prompts, which are gathered from a few sample games. A name that did not occur in them
shares a small rest with others, by its hash. See docs/research.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from epoka.kernel import EVERYONE, NO_ONE, Decision, Game, Option, Seat, Table, text_of
from epoka.kernel.game import JSON
from epoka.kernel.views import SEAT_WORDS
from epoka.research.vocabulary import Numbered, actions_of, cards_of, hashed

Vector = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]

SAMPLES: Final = 2
"""Games that are played to gather names. They are always the same, so the names are, too."""
REST: Final = 64
"""Places that all names share which did not occur there."""
MARK_REST: Final = 4
"""The same for what lies on one card."""
MOST: Final = 32767
"""No number in a vector is larger, or below its opposite."""


def leaves(value: JSON, name: str = "") -> Iterator[tuple[str, int]]:
    """The numbers in JSON by name: `icons.trade`. A word counts 1, as `era=II` or, in a list, `visible:farm`."""
    if isinstance(value, int):
        yield name, int(value)
    elif isinstance(value, str):
        yield f"{name}={value}", 1
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            if key in SEAT_WORDS and isinstance(inner, int):
                inner += 1  # noqa: PLW2901  # so that seat 0 is not the same as no seat
            yield from leaves(inner, f"{name}.{key}" if name else key)
    elif isinstance(value, Sequence):
        for index, inner in enumerate(value):
            if isinstance(inner, str):
                yield f"{name}:{inner}", 1
            else:
                yield from leaves(inner, f"{name}.{index}")


def spread(name: str, cards: Mapping[str, int]) -> Iterable[str]:
    """A name, and if it speaks of a card, the same for every card."""
    for sign in (".", "="):
        head, found, tail = name.rpartition(sign)
        if found and tail in cards:
            return [f"{head}{sign}{card}" for card in cards]
    return [name]


class Names:
    """Places by name: those that are known have their own, all others share the rest."""

    def __init__(self, known: Iterable[str], rest: int = REST) -> None:
        self.known = sorted(set(known))
        self.rest = rest
        self.size = len(self.known) + rest
        self._places = {name: place for place, name in enumerate(self.known)}

    def place(self, name: str) -> int:
        """Where the number of this name belongs."""
        found = self._places.get(name)
        if found is None:
            found = self._places[name] = len(self.known) + hashed(name, self.rest)
        return found

    def labels(self) -> list[str]:
        """What each place is for."""
        return [*self.known, *[f"rest{number}" for number in range(self.rest)]]


class Samples:
    """The names that occur in the sample games: of the table's counters, a seat's, marks and prompts."""

    def __init__(self, game: Game[Any], seats: int, cards: Mapping[str, int]) -> None:
        self._cards = cards
        self.table: set[str] = set()
        self.seat: set[str] = set()
        self.mark: set[str] = set()
        self.prompt: set[str] = set()
        for seed in range(SAMPLES):
            rng = Random(seed)
            table = Table.new(game, seats, seed)
            while not table.over:
                decision = table.decision
                self._take(table.view(decision.seat))
                table.apply(decision.seat, rng.choice(decision.options))

    def _take(self, view: JSON) -> None:
        self._add(self.table, leaves(view["counters"]["table"]))
        for counters in view["counters"]["seats"]:
            self._add(self.seat, leaves(counters))
        for mark in view["marks"].values():
            self.mark.update([name for name, _ in leaves(mark) if ":" not in name])
        for asked in view["asked"]:
            self._add(self.prompt, prompt_leaves(asked["prompt"], self._cards))

    def _add(self, names: set[str], found: Iterable[tuple[str, int]]) -> None:
        for name, _ in found:
            if name not in names and ":" not in name:
                names.update(spread(name, self._cards))


def prompt_leaves(prompt: JSON, cards: Mapping[str, int]) -> Iterator[tuple[str, int]]:
    """A prompt and its arguments by name, without cards: those have a plane of their own."""
    yield prompt["id"], 1
    for name, value in prompt["args"].items():
        if not (isinstance(value, str) and value in cards):
            yield from leaves(value, f"{prompt['id']}.{name}")


class Place:
    """Where a zone lies in the vector: its size, its backs and its cards, each as a pair of count and place."""

    def __init__(self, start: int, backs: int, cards: int) -> None:
        self.size = start
        self.backs = start + 1
        self.cards = self.backs + 2 * backs
        self.end = self.cards + 2 * cards


class Encoding:
    """The vectors and action ids of one game with so many seats."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self.actions = actions_of(game, seats)
        known = cards_of(game)
        self._cards = Numbered(known.names)
        self._backs = Numbered(known.backs)
        samples = Samples(game, seats, self._cards)
        self._table = Names(samples.table)
        self._seat = Names(samples.seat)
        self._mark = Names(samples.mark, MARK_REST)
        self._prompt = Names(samples.prompt)
        self._labels: list[str] = []
        self.sections: dict[str, range] = {}
        """The parts of a vector in order, by name."""
        self._lay_out()
        self.size = len(self._labels)

    # -- where things are --------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        seats = range(self.seats)
        self._section("viewer", [f"seat{seat}" for seat in seats])
        self._section("asked", [f"seat{seat}" for seat in seats])
        self._section("over", ["over"])
        settings = [f"{setting.name}={value}" for setting in self.game.settings for value in setting.values]
        self._settings = Numbered(settings)
        self._section("settings", settings)
        self._places: dict[tuple[str, int | None], Place] = {}
        for zone in self.game.zones:
            for owner in seats if zone.part else (None,):
                self._zone(zone.field, owner, hides=zone.sees != EVERYONE, shows=zone.sees != NO_ONE or bool(zone.seen))
        self._section("table", self._table.labels())
        for seat in seats:
            self._section(f"seat{seat}", self._seat.labels())
        self._section("marks", [f"{card}.{name}" for card in self._cards for name in self._mark.labels()])
        self._section("prompt", self._prompt.labels())
        self._section("prompt_cards", list(self._cards))
        self._section("sealed", [f"answer{number}" for number in range(REST)])

    def _section(self, name: str, labels: Sequence[str]) -> range:
        start = len(self._labels)
        self._labels += [f"{name}/{label}" for label in labels]
        self.sections[name] = range(start, len(self._labels))
        return self.sections[name]

    def _zone(self, field: str, owner: int | None, *, hides: bool, shows: bool) -> None:
        """A zone: how many cards, then count and first place of each back (if it hides) and card (if it shows)."""
        backs = [f"back {back or 'plain'}" for back in self._backs] if hides else []
        cards = list(self._cards) if shows else []
        labels = ["size", *[f"{name} {what}" for name in (*backs, *cards) for what in ("count", "place")]]
        name = f"zone {field}" if owner is None else f"zone {field} of seat{owner}"
        start = self._section(name, labels).start
        self._places[field, owner] = Place(start, len(backs), len(cards))

    @property
    def labels(self) -> tuple[str, ...]:
        """What each number of a vector means, `seat1/resources`."""
        return tuple(self._labels)

    # -- vectors -----------------------------------------------------------------------------------------------------

    def observe(self, table: Table, seat: Seat) -> Vector:
        """All that a seat may know, as a vector."""
        return self.encode(table.view(seat))

    def encode(self, view: JSON) -> Vector:
        """A view as a vector."""
        vector = np.zeros(self.size, np.int16)
        self.write(view, vector)
        return vector

    def write(self, view: JSON, into: Vector) -> None:
        """Write a view into a vector of zeros."""
        found: dict[int, int] = {}
        sections = self.sections
        if view["viewer"] is not None:
            found[sections["viewer"].start + view["viewer"]] = 1
        for seat in view["waiting"]:
            found[sections["asked"].start + seat] = 1
        found[sections["over"].start] = int(view["over"])
        for name, value in view["options"].items():
            found[sections["settings"].start + self._settings[f"{name}={value}"]] = 1
        for zone in view["zones"]:
            self._write_zone(zone, found)
        _add(found, sections["table"].start, self._table, leaves(view["counters"]["table"]))
        for seat, counters in enumerate(view["counters"]["seats"]):
            _add(found, sections[f"seat{seat}"].start, self._seat, leaves(counters))
        self._write_marks(view["marks"], found)
        self._write_prompts(view, found)
        into[list(found)] = np.clip(list(found.values()), -MOST, MOST)

    def _write_zone(self, zone: JSON, found: dict[int, int]) -> None:
        place = self._places[zone["zone"], zone["seat"]]
        found[place.size] = zone["size"]
        at = 1
        for back, count in zone.get("backs", ()):
            _count(found, place.backs + 2 * self._backs[back], count, at)
            at += count
        for index, card in enumerate(zone["cards"], 1):
            if card is not None:
                _count(found, place.cards + 2 * self._cards[card], 1, index)

    def _write_marks(self, marks: JSON, found: dict[int, int]) -> None:
        start = self.sections["marks"].start
        for card, mark in marks.items():
            number = self._cards[card if card in self._cards else self.game.card(card)]
            _add(found, start + number * self._mark.size, self._mark, leaves(mark))

    def _write_prompts(self, view: JSON, found: dict[int, int]) -> None:
        start, cards = self.sections["prompt"].start, self.sections["prompt_cards"].start
        own = [asked for asked in view["asked"] if asked["seat"] == view["viewer"]]
        # Of what others are asked it is enough to see one: together they are asked alike, else there is only one.
        for asked in own or view["asked"][:1]:
            _add(found, start, self._prompt, prompt_leaves(asked["prompt"], self._cards))
            for value in asked["prompt"]["args"].values():
                if isinstance(value, str) and value in self._cards:
                    found[cards + self._cards[value]] = 1
        for answer in view["sealed"]:
            found[self.sections["sealed"].start + hashed(text_of(tuple(answer)), REST)] = 1

    # -- actions -----------------------------------------------------------------------------------------------------

    def options(self, decision: Decision) -> dict[int, Option]:
        """The options of a decision by their action ids."""
        return dict(zip(self.actions.ids(decision.options), decision.options, strict=True))

    def mask(self, decision: Decision | None) -> Mask:
        """1 for each action id that a decision allows; all 0 when there is none."""
        mask = np.zeros(self.actions.size, np.int8)
        if decision is not None:
            mask[self.actions.ids(decision.options)] = 1
        return mask


def _count(found: dict[int, int], where: int, count: int, place: int) -> None:
    """Count cards of one name or back, and remember the first place where they lie."""
    found[where] = found.get(where, 0) + count
    found.setdefault(where + 1, place)


def _add(found: dict[int, int], start: int, names: Names, numbers: Iterable[tuple[str, int]]) -> None:
    for name, number in numbers:
        where = start + names.place(name)
        found[where] = found.get(where, 0) + number


@lru_cache(maxsize=32)
def encoding(game: Game[Any], seats: int) -> Encoding:
    """The encoding of a game, made once; BadSetup if it is not for so many seats."""
    game.check_setup(seats, {})
    return Encoding(game, seats)
