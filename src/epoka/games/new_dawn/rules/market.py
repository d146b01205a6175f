"""The market of world wonders: four decks, of each of which the top card is open. (ND-3.13, ND-19)"""

from __future__ import annotations

from epoka.games.new_dawn import events
from epoka.games.new_dawn.state import DawnState
from epoka.games.new_dawn.tables import WONDER
from epoka.kernel import tell
from epoka.parts.tuples import put, without_place


def take_open(s: DawnState, wonder: str) -> None:
    """An open wonder leaves the market, its trade token the card; the next of its deck is opened. (ND-10.4, ND-19.8)

    Whoever takes it puts the card down first, so that it lies somewhere when the next one is told of.
    """
    place = s.market.index(wonder)
    s.trade_left += s.offers[place]
    deck = f"{WONDER[wonder].type}_deck"
    cards = getattr(s, deck)
    if not cards:
        s.market = without_place(s.market, place)
        s.offers = without_place(s.offers, place)
        return
    setattr(s, deck, cards[1:])
    s.market = put(s.market, place, cards[0])
    s.offers = put(s.offers, place, 0)
    tell(s, events.REVEALED, cards[0])


def age_market(s: DawnState) -> None:
    """Open wonders without a trade token receive one; those that have one leave the game. (ND-19.4, ND-24.7)"""
    for wonder, offer in zip(s.market, s.offers, strict=True):
        if offer:
            s.gone += (wonder,)
            take_open(s, wonder)
            tell(s, events.AGED, wonder)
        elif s.trade_left:
            s.trade_left -= 1
            s.offers = put(s.offers, s.market.index(wonder), 1)
            tell(s, events.OFFERED, wonder)
