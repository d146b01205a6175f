"""The parts of a focus card, one after the other. (ND-8 to ND-13)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from epoka.games.new_dawn.focus import FocusPart
from epoka.games.new_dawn.rules.moments import Reaction
from epoka.games.new_dawn.state import DawnState
from epoka.games.new_dawn.tables import FOCUS
from epoka.kernel import Frame, Option, Seat, Step, call, done

F = TypeVar("F", bound=FocusPart)
Carry = Callable[[DawnState, Seat, str, int, Any], Reaction]

CARRIED: Final[dict[type[FocusPart], Carry]] = {}
"""How each kind of part is carried out: told the seat, the card, its slot number and the part."""
GO_ON: Final[Option] = ("go-on",)


def carries(
    *kinds: type[F],
) -> Callable[[Callable[[DawnState, Seat, str, int, F], Reaction]], Callable[[DawnState, Seat, str, int, F], Reaction]]:
    """Say how parts of some kinds are carried out."""

    def registered(carry: Callable[[DawnState, Seat, str, int, F], Reaction]) -> Any:
        for kind in kinds:
            assert kind not in CARRIED, f"{kind.__name__} is carried out twice"
            CARRIED[kind] = carry
        return carry

    return registered


class Parts(Frame[DawnState]):
    """Carry the parts of a focus card out in printed order; what is impossible is skipped. (ND-4.3)"""

    seat: Seat
    card: str
    slot: int
    without: tuple[str, ...] = ()
    """Kinds of parts that are left out. (ND-13.1)"""
    number: int = 0

    def start(self, s: DawnState) -> Step:
        parts = [part for part in FOCUS[self.card].parts if type(part).__name__ not in self.without]
        while self.number < len(parts):
            part = parts[self.number]
            self.number += 1
            carry = CARRIED.get(type(part))
            frame = carry(s, self.seat, self.card, self.slot, part) if carry else None
            if frame is not None:
                return call(frame, then=self.next)
        return done()

    def next(self, s: DawnState, _: object) -> Step:
        return self.start(s)


def in_order_of_parts(s: DawnState, seat: Seat, card: str, slot: int) -> Reaction:
    """A card of which all parts happen in order."""
    return Parts(seat, card, slot)
