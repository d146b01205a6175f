"""Effects: the steps of a card's text, carried out in printed order."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from epoka.kernel import Frame, Seat, State, Step, call, done
from epoka.kernel.record import Record

S = TypeVar("S", bound=State)


class Effect(Record, Generic[S]):
    """One step of a card's text. It either happens at once or hands back a frame that asks."""

    def apply(self, s: S, by: Resolve) -> Frame[S] | None:
        """Carry the step out for `by.owner`; return a frame if somebody must choose."""
        raise NotImplementedError


class Resolve(Frame[Any]):
    """Carry out the effects of a card in printed order, for its owner, against a target if there is one."""

    owner: Seat
    source: str
    effects: tuple[Effect[Any], ...]
    target: Seat = -1
    index: int = 0

    def start(self, s: Any) -> Step:
        effects = self.effects
        while self.index < len(effects):
            effect = effects[self.index]
            self.index += 1
            frame = effect.apply(s, self)
            if frame is not None:
                return call(frame, then=self.next)
        return done()

    def next(self, s: Any, value: Any) -> Step:
        return self.start(s)
