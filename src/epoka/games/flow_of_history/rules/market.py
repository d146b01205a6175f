"""The Market: investments on it, refilling it, the Current Era and the era check. (FH-6.1, FH-7)"""

from __future__ import annotations

from epoka.games.flow_of_history import events
from epoka.games.flow_of_history.card import CARDS
from epoka.games.flow_of_history.state import THE_FUTURE, FlowState, market_size
from epoka.games.flow_of_history.tableau import tableau
from epoka.kernel import NOBODY, Seat, tell
from epoka.parts.tuples import put, without_place


def investment(s: FlowState, seat: Seat) -> str | None:
    """The card that carries a seat's (or the Banker's) marker. (FH-6.1.3)"""
    investors = s.investors
    return s.market[investors.index(seat)] if seat in investors else None


def set_investment(s: FlowState, card: str, investor: Seat, stake: int) -> None:
    """Put a marker and resources on a Market card."""
    slot = s.market.index(card)
    s.investors = put(s.investors, slot, investor)
    s.stakes = put(s.stakes, slot, stake)


def take_from_market(s: FlowState, card: str) -> None:
    """Take a card off the Market, with whatever lay on it; the others keep their order. (FH-7.7)"""
    slot = s.market.index(card)
    s.market = without_place(s.market, slot)
    s.investors = without_place(s.investors, slot)
    s.stakes = without_place(s.stakes, slot)


def current_era(s: FlowState) -> int:
    """The highest era number in the Market or in any civilization, as it is now. (FH-7.1)"""
    era = 0
    for card in s.market:
        number = CARDS[card].era_number
        if number > era:
            era = number
    for civilization in s.civilizations:
        number = tableau(civilization.cards).era
        if number > era:
            era = number
    return era


def refill_market(s: FlowState) -> None:
    """Draw from the deck until the Market is full or the deck is empty. (FH-7.2, FH-7.6)"""
    missing = market_size(s) - len(s.market)
    assert missing >= 0, s.market
    drawn, s.deck = s.deck[:missing], s.deck[missing:]
    for card in drawn:
        s.market += (card,)
        s.investors += (NOBODY,)
        s.stakes += (0,)
        tell(s, events.DRAWN, card)


def check_era(s: FlowState) -> bool:
    """Remove uninvested cards two or more eras old from the Market. (FH-7.3)"""
    era = current_era(s)
    old = [
        card
        for card, investor in zip(s.market, s.investors, strict=True)
        if investor == NOBODY and CARDS[card].era_number <= era - 2
    ]
    for card in old:
        take_from_market(s, card)
        s.box = (*s.box, card)
        tell(s, events.OUTDATED, card, era)
    return bool(old)


def refresh_market(s: FlowState) -> None:
    """Refill, then check the era and refill again until nothing is removed. [interpretation] (FH-7.2 to FH-7.4)"""
    refill_market(s)
    while check_era(s):
        refill_market(s)


def has_ended(s: FlowState) -> bool:
    """Whether The Future has entered the Market or a civilization. (FH-8.1)"""
    if s.deck and s.deck[-1] == THE_FUTURE:
        return False
    return THE_FUTURE in s.market or any(THE_FUTURE in civilization.cards for civilization in s.civilizations)
