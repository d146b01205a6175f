"""Zones: where cards lie, and the one declaration of who can see them.

A game lists its zones once. Views, observations, redacted logs, the undo horizon and `determinize` are all worked out
from that list, so hidden information is hidden in one place. A zone is a tuple field of card ids, strings or numbers,
each of which is one physical card; a second field of the same length may hold masks of seats that have seen single
cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import inf
from random import Random
from typing import Any, Final, NamedTuple

from epoka.kernel.events import seat_bit
from epoka.kernel.state import NOBODY, Seat, State

EVERYONE: Final = "everyone"
OWNER: Final = "owner"
NO_ONE: Final = "nobody"
ALL: Final = -1
"""The mask of a card that everybody sees, spectators included."""


class Zone(NamedTuple):
    """A declared place for cards."""

    field: str
    """The state's field, or the part's."""
    sees: str = EVERYONE
    """EVERYONE, OWNER or NO_ONE."""
    part: str = ""
    """The `Parts` field that has one of these zones per seat; empty for a zone of the table."""
    seen: str = ""
    """The field of extra masks, one per card, if single cards may be known to some."""
    holds: frozenset[Any] | None = None
    """The only cards that can lie here, if everybody knows that from the rules; None for any card."""


class Place(NamedTuple):
    """A zone as it stands now."""

    zone: Zone
    owner: Seat
    holder: Any  # the state or the part; Any because it is addressed by field names
    cards: tuple[Any, ...]  # ids of one kind: strings or numbers

    def masks(self) -> tuple[int, ...]:
        """Who sees each card."""
        sees = self.zone.sees
        base = ALL if sees == EVERYONE else 0 if sees == NO_ONE else 1 << self.owner
        if not self.zone.seen:
            return (base,) * len(self.cards)
        extra: tuple[int, ...] = getattr(self.holder, self.zone.seen)
        assert len(extra) == len(self.cards), f"{self.zone.seen} and {self.zone.field} differ in length"
        return tuple([base | mask for mask in extra])


def places(zones: Sequence[Zone], s: State) -> Iterator[Place]:
    """Every zone of the table, then of each seat, as it stands."""
    for zone in zones:
        if zone.part:
            for owner, part in enumerate(getattr(s, zone.part)):
                yield Place(zone, owner, part, getattr(part, zone.field))
        else:
            yield Place(zone, NOBODY, s, getattr(s, zone.field))


def mask_of(zones: Sequence[Zone], s: State, card: int | str) -> int:
    """Who sees a card where it lies now; a card that lies nowhere is no secret."""
    for place in places(zones, s):
        if card in place.cards:
            return place.masks()[place.cards.index(card)]
    return ALL


def revealed(zones: Sequence[Zone], before: State, after: State, bits: int = -1) -> bool:
    """Whether some seat or spectator, or one of `bits`, can see a card after that it could not see before."""
    was: dict[int | str, int] = {}
    now: dict[int | str, int] = {}
    for old, new in zip(places(zones, before), places(zones, after), strict=True):
        if old.cards is new.cards and not old.zone.seen:
            continue
        was.update(zip(old.cards, old.masks(), strict=True))
        now.update(zip(new.cards, new.masks(), strict=True))
    return any(mask & ~was.get(card, 0) & bits for card, mask in now.items())


def redeal(zones: Sequence[Zone], s: State, viewer: Seat, back: Callable[[Any], str], rng: Random) -> None:
    """Deal what a seat cannot know anew among the places with the same back. Who has seen a place stays."""
    bit = seat_bit(viewer)
    unknown = [
        (place, [index for index, mask in enumerate(place.masks()) if not mask & bit])
        for place in places(zones, s)
        if place.zone.sees != EVERYONE
    ]
    stock: dict[str, list[Any]] = {}
    for place, indexes in unknown:
        for index in indexes:
            stock.setdefault(back(place.cards[index]), []).append(place.cards[index])
    for cards in stock.values():
        cards.sort()  # so that the deal depends on what the seat knows and on `rng`, never on the true order
        rng.shuffle(cards)
    # Zones that can hold the fewest cards come first, while there are some that fit them.
    for place, indexes in sorted(unknown, key=_choosiness):
        if indexes:
            holds = place.zone.holds
            dealt = list(place.cards)
            for index in indexes:
                cards = stock[back(place.cards[index])]
                at = -1 if holds is None else next(at for at, card in enumerate(cards) if card in holds)
                dealt[index] = cards.pop(at)
            setattr(place.holder, place.zone.field, tuple(dealt))


def _choosiness(entry: tuple[Place, list[int]]) -> float:
    holds = entry[0].zone.holds
    return inf if holds is None else len(holds)
