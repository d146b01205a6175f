"""The evaluation of The Flow of History: points now, plus what the rest of the game is likely to bring.

For each seat, in victory points:

- the points its cards would score if the game ended now;
- for each icon, what it will still earn: income on completion, trade when sniped, harvests, safety from invasions.
  This part shrinks with the deck;
- its resources, each worth less than the one before, and less as the deck runs out;
- an investment under way: what the card will add, weighed with the risk that a richer rival takes it over first, in
  which case the investor is paid back and compensated.
"""

from __future__ import annotations

from functools import lru_cache

from epoka.games.flow_of_history.cards import CARDS
from epoka.games.flow_of_history.scoring import victory_points
from epoka.games.flow_of_history.state import LEADER, FlowState
from epoka.games.flow_of_history.tableau import tableau
from epoka.kernel import Seat, Table

SCALE = 5.0
"""The lead that makes winning nearly three times as likely as losing."""
FULL_DECK = 56
ICON_WORTH = (0.25, 0.45, 0.10, 0.45, 0.35, 0.35, 0.20)
"""What one icon still earns over a whole game: attack, culture, defense, agriculture, industry, science, trade."""
ACTION_WORTH = 1.2
"""A visible turn action at the start of the game."""
RESOURCE_WORTH = 0.55
RESOURCE_FADE = 0.035
"""How much less each further resource is worth."""
LAST_RESOURCE = 0.05
"""What a resource is worth when the deck is empty: a tie-break."""
KEPT = 0.92
"""How surely an investment is completed that nobody else can afford."""
CONTESTED = 0.62
"""The same when one rival can afford it; each further rival lowers it as much again."""


@lru_cache(maxsize=1 << 15)
def cards_worth(cards: tuple[str, ...]) -> tuple[int, float]:
    """Points now, and what icons and actions would earn over a whole game."""
    own = tableau(cards)
    engine = sum([worth * count**0.8 for worth, count in zip(ICON_WORTH, own.icons, strict=True) if count])
    return victory_points(cards), engine + ACTION_WORTH * min(len(own.actions), 2)


def resources_worth(amount: int, left: float) -> float:
    """Resources at hand; the first are worth most."""
    amount = min(amount, 14)
    early = amount * (RESOURCE_WORTH - RESOURCE_FADE * amount / 2)
    return early * left + LAST_RESOURCE * amount


def total_worth(cards: tuple[str, ...], left: float) -> float:
    """Points now and what the cards will still earn."""
    points, engine = cards_worth(cards)
    return points + engine * left


def with_card(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """A civilization after a card has arrived: a new leader sends the old one away. (FH-3.5)"""
    old = tableau(cards).tops.get(LEADER) if CARDS[card].type == LEADER else None
    return (*[held for held in cards if held != old], card)


def investment_worth(s: FlowState, seat: Seat, left: float) -> float:
    """What an investment under way is likely to bring beyond the cards and resources already counted."""
    slot = s.investors.index(seat)
    card, stake = s.market[slot], s.stakes[slot]
    cards = s.civilizations[seat].cards
    gain = total_worth(with_card(cards, card), left) - total_worth(cards, left)
    rivals = sum(1 for other, rival in enumerate(s.civilizations) if other != seat and rival.resources >= stake)
    kept = KEPT * CONTESTED**rivals
    paid_back = resources_worth(2 * stake, left)
    return kept * (gain + 0.4 * left * min(stake, 3)) + (1 - kept) * 0.6 * paid_back


def values(table: Table) -> list[float]:
    """Each seat's value in points."""
    s: FlowState = table.state
    left = len(s.deck) / FULL_DECK
    found = []
    for seat, civilization in enumerate(s.civilizations):
        value = total_worth(civilization.cards, left) + resources_worth(civilization.resources, left)
        if seat in s.investors:
            value += investment_worth(s, seat, left)
        found.append(value)
    return found
