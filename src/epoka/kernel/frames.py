"""Frames: rules in progress as data on a stack.

A frame's steps are methods. Each returns what happens next: `ask` one seat, `together` ask several in secret, `call`
another frame, or `done`. A frame keeps only its fields and the name of its next method, so a game can be saved, cloned
and undone in the middle of anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from epoka.kernel.state import Part, State
from epoka.kernel.steps import Step, call, done

S = TypeVar("S", bound=State)


class _Running:
    """Where a frame goes on."""

    __slots__ = ("at",)
    _unlisted: ClassVar[Mapping[str, str]] = {"at": "'start'"}
    _carried: ClassVar[tuple[str, ...]] = ("at",)
    at: str


class Frame(_Running, Part, Generic[S]):
    """A rule in progress. Subclasses list what they must remember and give `start` and further steps."""

    def start(self, s: S) -> Step:
        """The first step."""
        raise NotImplementedError


class Sequence(Frame[Any]):
    """Run rules one after the other; returns what each returned."""

    frames: tuple[Frame[Any], ...]
    results: tuple[Any, ...] = ()

    def start(self, s: Any) -> Step:
        if len(self.results) == len(self.frames):
            return done(self.results)
        return call(self.frames[len(self.results)].clone(), then=self.next)

    def next(self, s: Any, result: Any) -> Step:
        self.results = (*self.results, result)
        return self.start(s)


def in_order(*frames: Frame[S] | None) -> Frame[S] | None:
    """Some rules one after the other, those of them that there are."""
    found = tuple(filter(None, frames))
    if len(found) > 1:
        return Sequence(found)
    return found[0] if found else None
