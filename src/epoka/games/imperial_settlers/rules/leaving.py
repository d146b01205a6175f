"""How Locations leave an Empire, Foundations, and what is left of them. (IS-10.3 to IS-10.8, IS-27.9)"""

from __future__ import annotations

from typing import Final

from epoka.games.imperial_settlers import events, tables
from epoka.games.imperial_settlers.rules.deals import lose_deals_with
from epoka.games.imperial_settlers.rules.drawing import discard
from epoka.games.imperial_settlers.rules.supply import take
from epoka.games.imperial_settlers.state import VIRTUAL_OWNER, WOOD, SettlersState, drop, owner_of
from epoka.kernel import NOBODY, Seat, tell
from epoka.kernel.zones import ALL

COMPENSATION: Final = 1
"""Wood for whoever loses a Common Location to razing. (IS-10.3)"""


def take_down(s: SettlersState, seat: Seat, card: int) -> Seat:
    """Take a Location out of an Empire with everything on and under it; returns to whom it really belongs."""
    own = s.empires[seat]
    marks = drop(own, card)
    lose_deals_with(s, card)
    under = [place for place, host in enumerate(own.kept_under) if host == card]
    for place in under:
        discard(s, own.kept[place])
    own.kept = tuple([kept for place, kept in enumerate(own.kept) if place not in under])
    own.kept_under = tuple([host for host in own.kept_under if host != card])
    real = owner_of(marks)
    return seat if real == NOBODY else real


def fall(s: SettlersState, seat: Seat, card: int) -> None:
    """What razing leaves: a Foundation and wood of a Common Location, nothing of a Faction Location. (IS-10.3, IS-10.4)

    If the Location was taken over, whoever had it gets the wood and its owner the Foundation, next round. (IS-25.23)
    """
    real = take_down(s, seat, card)
    if not tables.IS_COMMON[card]:
        discard(s, card)
        tell(s, events.DESTROYED, seat, card)
        return
    if real == VIRTUAL_OWNER:
        discard(s, card)
    elif real == seat:
        lay_foundation(s, seat, card, ALL)
        tell(s, events.FOUNDATION, seat, card)
    else:
        s.empires[real].resting += (card,)
        tell(s, events.FOUNDATION, real, card)
    take(s, seat, WOOD, COMPENSATION)


def lay_foundation(s: SettlersState, seat: Seat, card: int, seen: int) -> None:
    """Put a card face down into an Empire; some may have seen its front. (IS-10.5, IS-10.13, IS-27.2)"""
    own = s.empires[seat]
    own.foundations += (card,)
    own.foundations_seen += (seen,)


def remove(s: SettlersState, seat: Seat, card: int) -> None:
    """A Location is out of the game, and nobody gets anything for it. (IS-10.8)"""
    take_down(s, seat, card)
    s.box += (card,)


def sacrifice(s: SettlersState, seat: Seat, card: int) -> None:
    """Discard an own Location as a price, for nothing in return. (IS-8.3 to IS-8.6, IS-24.2)"""
    take_down(s, seat, card)
    discard(s, card)
    tell(s, events.SACRIFICED, seat, card)


def spend_foundation(s: SettlersState, seat: Seat) -> None:
    """Discard the Foundation that was laid first. (IS-8.5)"""
    own = s.empires[seat]
    card, own.foundations = own.foundations[0], own.foundations[1:]
    own.foundations_seen = own.foundations_seen[1:]
    discard(s, card)
    tell(s, events.FOUNDATION_SPENT, seat, card)
