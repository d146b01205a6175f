"""Devices that have signed in to an account before: what others have guessed wrong does not hold them up.

A device keeps a signed cookie, which outlives signing out and opens nothing by itself: a password is still asked for.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Self

from epoka.server import keys

PEOPLE: Final = 4
"""A family at one computer; who was here last is kept."""
_BETWEEN: Final = "~"
PURPOSE: Final = "device"


@dataclass(frozen=True, slots=True)
class Device:
    """A device by a name that we have made up, and the people who have signed in there, the last one first."""

    name: str
    people: tuple[str, ...]

    @classmethod
    def new(cls) -> Self:
        """A device that nobody has signed in on."""
        return cls(keys.token(), ())

    @classmethod
    def in_text(cls, text: str) -> Self:
        """The device that a text stands for."""
        name, *people = text.split(_BETWEEN)
        return cls(name, tuple(people))

    @property
    def text(self) -> str:
        """This device as a text."""
        return _BETWEEN.join([self.name, *self.people])

    def with_person(self, person: str) -> Device:
        """The same device after somebody has signed in there."""
        others = [other for other in self.people if other != person]
        return Device(self.name, (person, *others)[:PEOPLE])

    def without(self, person: str) -> Device:
        """The same device after somebody is gone for good."""
        return Device(self.name, tuple([other for other in self.people if other != person]))
