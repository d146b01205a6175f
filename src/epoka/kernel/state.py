"""States: the nouns of a game as numbers, strings and tuples, cheap to clone and always ready to be saved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from epoka.kernel.record import Parts, Record

if TYPE_CHECKING:
    from epoka.kernel.events import Verb

__all__ = ["NOBODY", "Part", "Parts", "Seat", "State"]

Seat = int
NOBODY: Seat = -1


class Part(Record):
    """A mutable piece of a state, usually what one seat owns."""


class Listener(Protocol):
    """Whoever is told what happens: a journal, mostly."""

    def note(self, s: Any, kind: Verb, values: tuple[Any, ...]) -> None:
        """Something has happened."""


class _Heard:
    """The listener of a state; not a field, so it is neither cloned nor saved."""

    __slots__ = ("journal",)
    _unlisted: ClassVar[Mapping[str, str]] = {"journal": "None"}
    journal: Listener | None


class State(_Heard, Part):
    """Everything on the table. Rules rebind its fields and never change a value in place."""

    chance: int
