"""Events: what happened, as data. Log text and animation are made from them in the reader's language.

A rule says `tell(s, HARVESTED, seat, amount)`; nothing is built unless somebody listens. Who may know which card an
event speaks of is not said by the rule: it follows from where the card lies when the event is told.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from epoka.kernel.state import Seat, State


class Verb(NamedTuple):
    """A kind of event: its name, the names of its values, and the rule it carries out.

    Values named `card` (or `card2`, …) are cards and follow their visibility.
    """

    name: str
    fields: tuple[str, ...]
    rule: str


def verb(name: str, fields: str, rule: str) -> Verb:
    """Declare a verb with its value names in one string: `verb("invested", "seat card amount", "FH-6.1.3")`."""
    return Verb(name, tuple(fields.split()), rule)


def names_a_card(field: str) -> bool:
    """Whether a value of this name is a card and hides with it."""
    return field.rstrip("0123456789") == "card"


class Event(NamedTuple):
    """One thing that happened. `masks` says for each value who may know it."""

    verb: Verb
    values: tuple[Any, ...]
    masks: tuple[int, ...]

    def seen_by(self, bit: int) -> dict[str, Any]:
        """The event as JSON for the viewer with this bit; what it may not know is null."""
        told: dict[str, Any] = {"verb": self.verb.name, "rule": self.verb.rule}
        for field, value, mask in zip(self.verb.fields, self.values, self.masks, strict=True):
            shown = value if mask & bit else None
            told[field] = list(shown) if isinstance(shown, tuple) else shown
        return told


class Journal:
    """Collects events while it is attached to a state. A card is written down by the name printed on it."""

    __slots__ = ("_mask_of", "_printed", "events")

    def __init__(self, mask_of: Callable[[State, Any], int], printed: Callable[[Any], str] = str) -> None:
        self._mask_of = mask_of
        self._printed = printed
        self.events: list[Event] = []

    def note(self, s: State, kind: Verb, values: tuple[Any, ...]) -> None:
        """Write an event down with who may know each of its values."""
        assert len(values) == len(kind.fields), f"{kind.name} takes {kind.fields}, got {values}"
        masks = [-1] * len(values)
        shown = list(values)
        for index, field in enumerate(kind.fields):
            if names_a_card(field):
                card = values[index]
                assert isinstance(card, (int, str)), f"{field} of {kind.name} is one card, not {card!r}"
                masks[index] = self._mask_of(s, card)
                shown[index] = self._printed(card)
        self.events.append(Event(kind, tuple(shown), tuple(masks)))


def tell(s: State, kind: Verb, *values: int | str | tuple[Any, ...]) -> None:
    """Say that something happened. Costs next to nothing when nobody listens."""
    if s.journal is not None:
        s.journal.note(s, kind, values)


def seat_bit(seat: Seat | None) -> int:
    """The bit of a seat in a visibility mask; None is a spectator, who sees only what everyone sees."""
    return 1 << (seat if seat is not None else 60)
