"""The evaluation of The Flow of History: points now, plus what the rest of the game is likely to bring.

For each seat, in victory points:

- the points its cards would score if the game ended now;
- what its cards will still earn: every card a little, wonders, turn actions and trade icons more. This part shrinks
  with the deck;
- its resources, each worth less than the one before, and less as the deck runs out;
- an investment under way: what the card will add, weighed with the risk that a richer rival takes it over first, in
  which case the investor is paid back and compensated;
- how soon its turn comes.

What cards, resources and the turn are worth was measured: the constants are those that best foretell the final lead in
2,400 games between greedy bots, rounded.
"""

from __future__ import annotations

from collections.abc import Iterable

from epoka.games.flow_of_history.cards import CARDS
from epoka.games.flow_of_history.scoring import victory_points
from epoka.games.flow_of_history.state import LEADER, TRADE, WONDER, FlowState
from epoka.games.flow_of_history.tableau import tableau
from epoka.kernel import Seat, Table
from epoka.kernel.memo import memo

SCALE = 6.0
"""The lead that makes winning nearly three times as likely as losing."""
TURNS = 14
"""Cards of the deck for each seat in a game of four; with fewer seats there are more, and the game is longer."""
CARD_WORTH = 0.75
"""What any card still earns with that many cards to come for each seat."""
WONDER_WORTH = 1.35
ACTION_WORTH = 1.5
"""A visible turn action."""
TRADE_WORTH = 0.75
"""A trade icon."""
RESOURCES_COUNTED = 14
"""More are worth no more."""
RESOURCE_WORTH = 0.4
RESOURCE_FADE = 0.016
"""How much less each further resource is worth."""
LAST_RESOURCE = 0.23
"""What a resource is worth when the deck is empty."""
WAITING = 1.5
"""What the turn is worth to the seat that has it, at the end of the game; the others lose it bit by bit."""
WAITING_FADE = 0.55
KEPT = 0.92
"""How surely an investment is completed that nobody else can afford."""
CONTESTED = 0.62
"""The same when one rival can afford it; each further rival lowers it as much again."""
KEPT_FROM = tuple([KEPT * CONTESTED**rivals for rivals in range(8)])
INCOME_BACK = 0.4
"""What comes back, as income, of each of the first three resources of a completed investment."""
PAID_BACK = 0.8
"""How much of the worth of what a sniped investor is paid is counted."""


@memo(1 << 15)
def cards_worth(cards: tuple[str, ...]) -> tuple[int, float]:
    """Points now, and what the cards would still earn with `TURNS` cards to come for each seat."""
    own = tableau(cards)
    wonders = WONDER_WORTH * own.counts.get(WONDER, 0)
    actions = ACTION_WORTH * min(len(own.actions), 2)
    return victory_points(cards), CARD_WORTH * len(cards) + wonders + actions + TRADE_WORTH * own.icons[TRADE]


EARLY = tuple([amount * (RESOURCE_WORTH - RESOURCE_FADE * amount / 2) for amount in range(RESOURCES_COUNTED + 1)])
"""What so many resources are worth with `TURNS` cards to come for each seat, beyond what they are worth at the end."""


def resources_worth(amount: int, left: float) -> float:
    """Resources at hand; the first are worth most."""
    if amount > RESOURCES_COUNTED:
        amount = RESOURCES_COUNTED
    return EARLY[amount] * left + LAST_RESOURCE * amount


def cards_left(s: FlowState) -> float:
    """How much of the game is to come."""
    return len(s.deck) / (TURNS * len(s.civilizations))


def total_worth(cards: tuple[str, ...], left: float) -> float:
    """Points now and what the cards will still earn."""
    points, engine = cards_worth(cards)
    return points + engine * left


def with_card(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """A civilization after a card has arrived: a new leader sends the old one away. (FH-3.5)"""
    old = tableau(cards).tops.get(LEADER) if CARDS[card].type == LEADER else None
    return (*[held for held in cards if held != old], card)


@memo(1 << 15)
def added_worth(cards: tuple[str, ...], card: str) -> tuple[float, float]:
    """What a card would add to a civilization: points, and what it would still earn."""
    points, engine = cards_worth(cards)
    more_points, more_engine = cards_worth(with_card(cards, card))
    return more_points - points, more_engine - engine


def gain(cards: tuple[str, ...], card: str, left: float) -> float:
    """What a card would add to a civilization."""
    points, engine = added_worth(cards, card)
    return points + engine * left


def kept(stake: int, resources: Iterable[int]) -> float:
    """How likely an investment is to be completed when the rivals have these resources."""
    rivals = 0
    for amount in resources:
        if amount >= stake:
            rivals += 1
    return KEPT_FROM[rivals]


def lost_worth(stake: int, left: float) -> float:
    """What a sniped investor is paid and compensated."""
    return PAID_BACK * resources_worth(2 * stake, left)


def investment_worth(s: FlowState, seat: Seat, left: float) -> float:
    """What an investment under way is likely to bring beyond the cards and resources already counted."""
    slot = s.investors.index(seat)
    card, stake = s.market[slot], s.stakes[slot]
    civilizations = s.civilizations
    own = civilizations[seat]
    likely = kept(stake, [rival.resources for rival in civilizations if rival is not own])
    income = INCOME_BACK * left * min(stake, 3)
    return likely * (gain(own.cards, card, left) + income) + (1 - likely) * lost_worth(stake, left)


def waiting_worth(s: FlowState) -> float:
    """What it costs to wait for one seat more."""
    return (WAITING - WAITING_FADE * cards_left(s)) / len(s.civilizations)


def turn_passed(s: FlowState) -> list[float]:
    """What each seat gains or loses when the turn passes on."""
    count = len(s.civilizations)
    each = waiting_worth(s)
    return [each * (1 - count if seat == s.active else 1) for seat in range(count)]


def values(table: Table) -> list[float]:
    """Each seat's value in points."""
    s: FlowState = table.state
    left = cards_left(s)
    count = len(s.civilizations)
    waiting = waiting_worth(s)
    found = []
    for seat, civilization in enumerate(s.civilizations):
        value = total_worth(civilization.cards, left) + resources_worth(civilization.resources, left)
        value -= waiting * ((seat - s.active) % count)
        if seat in s.investors:
            value += investment_worth(s, seat, left)
        found.append(value)
    return found
