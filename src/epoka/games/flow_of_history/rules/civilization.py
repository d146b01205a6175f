"""Cards in a civilization: placing, covering and removing them. (FH-3)"""

from __future__ import annotations

from epoka.games.flow_of_history import events
from epoka.games.flow_of_history.card import CARDS
from epoka.games.flow_of_history.state import LEADER, FlowState
from epoka.games.flow_of_history.tableau import tableau
from epoka.kernel import Seat, tell


def remove_card(s: FlowState, seat: Seat, card: str) -> None:
    """Put a card of a civilization in the box; the card below it, if any, becomes visible. (FH-1.5, FH-3.7)"""
    civilization = s.civilizations[seat]
    civilization.cards = tuple([held for held in civilization.cards if held != card])
    s.box = (*s.box, card)


def place_card(s: FlowState, seat: Seat, card: str) -> None:
    """Add a card to a civilization, on top of its stack; an old leader is removed first. (FH-3.4 to FH-3.6)"""
    civilization = s.civilizations[seat]
    if CARDS[card].type == LEADER:
        old = tableau(civilization.cards).tops.get(LEADER)
        if old is not None:
            remove_card(s, seat, old)
            tell(s, events.LEADER_LEFT, seat, old)
    civilization.cards = (*civilization.cards, card)
    tell(s, events.ARRIVED, seat, card)
