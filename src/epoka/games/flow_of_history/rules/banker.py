"""The Banker of the two-player game. (FH-9.8 to FH-9.10)"""

from __future__ import annotations

from typing import ClassVar

from epoka.games.flow_of_history import events
from epoka.games.flow_of_history.card import CARDS
from epoka.games.flow_of_history.rules.market import set_investment, take_from_market
from epoka.games.flow_of_history.state import BANKER, FlowState
from epoka.kernel import NOBODY, Option, Options, Question, Refusal, Seat, tell

LEAST = 2
"""With fewer resources in the Supply the Banker does not invest. (FH-9.9)"""


class ChooseBankerCard(Question[FlowState]):
    """The active player names an uninvested Market card for the Banker. [interpretation: uninvested] (FH-9.9)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-bank"
    rule: ClassVar[str] = "FH-9.9"

    def choices(self, s: FlowState) -> Options:
        return tuple([("bank", card) for card in uninvested(s)])

    def tempting(self, s: FlowState) -> Options:
        taken = zip(s.market, s.investors, strict=True)
        return tuple([("bank", card) for card, investor in taken if investor != NOBODY])

    def refuse(self, s: FlowState, answer: Option) -> Refusal:
        if len(answer) == 2 and answer[0] == "bank" and answer[1] in CARDS:
            reason = "bank-taken" if answer[1] in s.market else "not-in-market"
            return Refusal(reason, self.rule, {"card": answer[1]})
        return super().refuse(s, answer)

    def args(self, s: FlowState) -> dict[str, int | str]:
        return {"amount": s.supply // 2}


def uninvested(s: FlowState) -> list[str]:
    """Market cards without any marker. (FH-4.13)"""
    return [card for card, investor in zip(s.market, s.investors, strict=True) if investor == NOBODY]


def banker_leaves(s: FlowState) -> None:
    """A card the Banker has invested in goes to the box, its resources to the Supply. (FH-9.9)"""
    if BANKER in s.investors:
        slot = s.investors.index(BANKER)
        card, stake = s.market[slot], s.stakes[slot]
        s.supply += stake
        take_from_market(s, card)
        s.box = (*s.box, card)
        tell(s, events.BANKER_LEFT, card, stake)


def can_banker_invest(s: FlowState) -> bool:
    """Whether there are two resources in the Supply and a card to put them on. (FH-9.9)"""
    if s.supply < LEAST:
        tell(s, events.BANKER_WAITS, s.supply)
        return False
    return bool(uninvested(s))


def banker_invests(s: FlowState, seat: Seat, card: str) -> None:
    """The Banker puts half the Supply on the card that the active player named. (FH-9.9)"""
    stake = s.supply // 2
    s.supply -= stake
    set_investment(s, card, BANKER, stake)
    tell(s, events.BANKER_INVESTED, seat, card, stake)
