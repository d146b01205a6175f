"""Setting the table up for each number of players. (FH-2, FH-9.1 to FH-9.6)"""

from __future__ import annotations

from typing import Final

from epoka.games.flow_of_history.cards import DECKS, FIRST_MARKET, START_GOVERNMENTS
from epoka.games.flow_of_history.rules.market import set_investment
from epoka.games.flow_of_history.state import BANKER, THE_FUTURE, Civilization, FlowState, market_size
from epoka.kernel import NOBODY, draw, shuffled

START_RESOURCES: Final = 4
NOT_FOR_TWO: Final = ("farmer_tribe", "warrior_caste")
"""Start governments that are boxed in the two-player game. (FH-9.3)"""
INTERNET: Final = "internet"
BANKER_START: Final = 2
"""What the Banker begins with on the first Market card, and what lies in the Supply. (FH-9.5, FH-9.6)"""


def set_up(seats: int, chance: int, rahdo: int) -> FlowState:
    """A table ready for the first decision. (FH-2)"""
    s = FlowState(
        chance=chance,
        civilizations=tuple([Civilization(START_RESOURCES, ()) for _ in range(seats)]),
        deck=(),
        market=(),
        investors=(),
        stakes=(),
        supply=0,
        box=(),
        rahdo=rahdo,
    )
    build_market_and_deck(s)
    deal_governments(s)
    s.active = draw(s, seats)
    if seats == 2:
        s.supply = BANKER_START
        set_investment(s, s.market[0], BANKER, BANKER_START)
    return s


def build_market_and_deck(s: FlowState) -> None:
    """Era A is the Market; the deck is V to I on Internet on The Future; five players see one card more. (FH-2.4)"""
    market = shuffled(s, [card.id for card in FIRST_MARKET])
    fixed = (INTERNET, THE_FUTURE)
    for deck in DECKS:
        s.deck += shuffled(s, [card.id for card in deck if card.id not in fixed])
    s.deck += fixed
    extra = market_size(s) - len(market)
    s.market, s.deck = market + s.deck[:extra], s.deck[extra:]
    s.investors = (NOBODY,) * len(s.market)
    s.stakes = (0,) * len(s.market)


def deal_governments(s: FlowState) -> None:
    """One start government each; with two players, two each to choose from. The rest is boxed. (FH-2.3, FH-9.3)"""
    names = [card.id for card in START_GOVERNMENTS]
    two = len(s.civilizations) == 2
    dealt = shuffled(s, [name for name in names if not (two and name in NOT_FOR_TWO)])
    each = 2 if two else 1
    for seat, civilization in enumerate(s.civilizations):
        own = dealt[seat * each : (seat + 1) * each]
        if two:
            civilization.dealt = own
        else:
            civilization.cards = own
    used = dealt[: each * len(s.civilizations)]
    s.box = tuple([name for name in names if name not in used])
