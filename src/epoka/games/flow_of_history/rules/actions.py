"""The five actions: invest, complete, snipe, activate, harvest. (FH-6)

Each has a query that says why it is not allowed (None if it is) and a command that carries it out.
"""

from __future__ import annotations

from epoka.games.flow_of_history import events
from epoka.games.flow_of_history.card import CARDS
from epoka.games.flow_of_history.effects import FlowEffect
from epoka.games.flow_of_history.rules.gaining import arrival
from epoka.games.flow_of_history.rules.market import current_era, investment, set_investment, take_from_market
from epoka.games.flow_of_history.state import AGRICULTURE, BANKER, ICONS, TRADE, FlowState
from epoka.games.flow_of_history.tableau import tableau
from epoka.kernel import NOBODY, Frame, Refusal, Seat, tell

# -- invest (FH-6.1) -------------------------------------------------------------------------------------------------


def why_not_invest(s: FlowState, seat: Seat, card: str) -> Refusal | None:
    """A player without an investment puts at least one resource on a card without a marker. (FH-6.1.1, FH-6.1.2)"""
    running = investment(s, seat)
    if running is not None:
        return Refusal("invest-already", "FH-6.1.1", {"card": running})
    if s.civilizations[seat].resources == 0:
        return Refusal("invest-no-resources", "FH-6.1.1")
    if card not in s.market:
        return Refusal("not-in-market", "FH-6.1.2", {"card": card})
    investor = s.investors[s.market.index(card)]
    if investor == BANKER:
        return Refusal("invest-banker", "FH-6.1.2", {"card": card})
    if investor != NOBODY:
        return Refusal("invest-taken", "FH-6.1.2", {"card": card, "investor": investor})
    return None


def invest(s: FlowState, seat: Seat, card: str, amount: int) -> None:
    """Put the marker and some resources on a Market card. (FH-6.1.3)"""
    s.civilizations[seat].resources -= amount
    set_investment(s, card, seat, amount)
    tell(s, events.INVESTED, seat, card, amount)


# -- complete (FH-6.2) -----------------------------------------------------------------------------------------------


def why_not_complete(s: FlowState, seat: Seat) -> Refusal | None:
    """Only an investment under way can be completed. (FH-6.2.1)"""
    return None if seat in s.investors else Refusal("complete-nothing", "FH-6.2.1")


def complete(s: FlowState, seat: Seat) -> Frame[FlowState] | None:
    """Resources to the Supply, income from it, then the card. Returns the frame of its effect. (FH-6.2.2)"""
    slot = s.investors.index(seat)
    card = s.market[slot]
    civilization = s.civilizations[seat]
    s.supply += s.stakes[slot]
    tell(s, events.COMPLETED, seat, card, s.stakes[slot])
    # The new card does not count for its own income; an old leader still does.
    icon = CARDS[card].income
    income = min(tableau(civilization.cards).icons[icon], s.supply)
    s.supply -= income
    civilization.resources += income
    tell(s, events.INCOME, seat, ICONS[icon], income)
    take_from_market(s, card)
    return arrival(s, seat, card)


# -- snipe (FH-6.3) --------------------------------------------------------------------------------------------------


def why_not_snipe(s: FlowState, seat: Seat, card: str) -> Refusal | None:
    """An opponent's (or the Banker's) investment that the player can match. (FH-6.3.1, FH-9.8)"""
    if card not in s.market:
        return Refusal("not-in-market", "FH-6.3.1", {"card": card})
    slot = s.market.index(card)
    if s.investors[slot] == NOBODY:
        return Refusal("snipe-uninvested", "FH-6.3.1", {"card": card})
    if s.investors[slot] == seat:
        return Refusal("snipe-own", "FH-6.3.1", {"card": card})
    if s.stakes[slot] > s.civilizations[seat].resources:
        have = s.civilizations[seat].resources
        return Refusal("snipe-too-dear", "FH-6.3.1", {"card": card, "amount": s.stakes[slot], "have": have})
    return None


def snipe(s: FlowState, seat: Seat, card: str) -> Frame[FlowState] | None:
    """Match an investment and take its card. Returns the frame of the card's effect. (FH-6.3.2, FH-9.8)"""
    slot = s.market.index(card)
    investor, stake = s.investors[slot], s.stakes[slot]
    s.civilizations[seat].resources -= stake
    s.supply += stake
    if investor == BANKER:
        s.supply += stake
        tell(s, events.SNIPED_BANKER, seat, card, stake)
    else:
        s.civilizations[investor].resources += stake
        tell(s, events.SNIPED, seat, investor, card, stake)
        compensate(s, investor)
    take_from_market(s, card)
    return arrival(s, seat, card)


def compensate(s: FlowState, investor: Seat) -> None:
    """A sniped investor takes one resource per trade icon, then half the Supply. (FH-6.3.2)"""
    civilization = s.civilizations[investor]
    trade = min(tableau(civilization.cards).icons[TRADE], s.supply)
    half = (s.supply - trade) // 2
    s.supply -= trade + half
    civilization.resources += trade + half
    tell(s, events.COMPENSATED, investor, trade, half)


# -- activate (FH-6.4) -----------------------------------------------------------------------------------------------


def why_not_activate(s: FlowState, seat: Seat, card: str) -> Refusal | None:
    """A visible turn action that would change something. [interpretation] (FH-6.4.1, FH-6.4.3)"""
    cards = s.civilizations[seat].cards
    if card not in cards:
        return Refusal("activate-not-yours", "FH-6.4.1", {"card": card})
    if not CARDS[card].actions:
        return Refusal("activate-no-action", "FH-6.4.1", {"card": card})
    if card not in tableau(cards).actions:
        return Refusal("activate-covered", "FH-4.10", {"card": card})
    if not activation_changes(s, seat, card):
        return Refusal("activate-nothing", "FH-6.4.3", {"card": card})
    return None


def activation_changes(s: FlowState, seat: Seat, card: str) -> bool:
    """Whether some step of a turn action, other than removing the card, would do something. (FH-6.4.3)"""
    return any(isinstance(step, FlowEffect) and step.changes(s, seat) for step in CARDS[card].actions)


# -- harvest (FH-6.5) ------------------------------------------------------------------------------------------------


def why_not_harvest(s: FlowState, seat: Seat) -> Refusal | None:
    """A harvest must raise the player's resources. (FH-6.5.1)"""
    civilization = s.civilizations[seat]
    if (s.supply + tableau(civilization.cards).icons[AGRICULTURE]) // 2 >= 1:
        return None
    if civilization.resources < current_era(s):
        return None
    return Refusal("harvest-nothing", "FH-6.5.1")


def harvest(s: FlowState, seat: Seat) -> None:
    """Agriculture grows the Supply, the player takes half, and is topped up to the Current Era. (FH-6.5.2)"""
    civilization = s.civilizations[seat]
    before = civilization.resources
    grown = tableau(civilization.cards).icons[AGRICULTURE]
    s.supply += grown
    half = s.supply // 2
    s.supply -= half
    civilization.resources += half
    # Resources lying on an investment are not owned here. [interpretation] (FH-6.5.3)
    short = current_era(s) - civilization.resources
    if short > 0:
        s.supply -= min(short, s.supply)
        civilization.resources += short
    tell(s, events.HARVESTED, seat, grown, civilization.resources - before)
