"""What several events have in common. (COC-10.1)"""

from __future__ import annotations

from typing import Final

from epoka.games.clash_of_cultures import events, tables
from epoka.games.clash_of_cultures.components import EVENTS
from epoka.games.clash_of_cultures.state import ClashState
from epoka.kernel import (
    Frame,
    Seat,
    Sequence,
    tell,
)
from epoka.parts.seats import clockwise
from epoka.parts.tuples import without

ROWS: Final = dict(zip(tables.EVENT_CARDS, EVENTS, strict=True))
PROTECTION: Final = {
    card: sum([1 << tables.NUMBER[name] for name in row.protected_by]) for card, row in ROWS.items() if row.protected_by
}
"""Advances whose owners an event does not touch, as bits."""


def concerned(s: ClashState, seat: Seat, card: int) -> list[Seat]:
    """Whom an event touches: the drawer or everybody, clockwise, without those whom an advance protects. (COC-10.1)"""
    seats = clockwise(s.nations, seat) if ROWS[card].target == "all" else [seat]
    shield = PROTECTION.get(card, 0)
    for who in seats:
        held = s.nations[who].known & shield
        if held:
            tell(
                s, events.SPARED, who, next(name for name in ROWS[card].protected_by if held >> tables.NUMBER[name] & 1)
            )
    return [who for who in seats if not s.nations[who].known & shield]


def in_turn(frames: list[Frame[ClashState]]) -> Frame[ClashState] | None:
    """Rules one after the other."""
    if not frames:
        return None
    return frames[0] if len(frames) == 1 else Sequence(tuple(frames))


def keep_card(s: ClashState, seat: Seat, card: int) -> None:
    """The card goes to a player who keeps it for its points. (COC-14.2)"""
    s.lasting = without(s.lasting, card)
    s.nations[seat].trophies += (card,)


def score(s: ClashState, seat: Seat, half: int) -> None:
    """Half points that an event is worth. (COC-14.2)"""
    if half:
        s.nations[seat].half_points += half
        tell(s, events.POINTS_GAINED, seat, half)
