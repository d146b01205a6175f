"""A quick look at the options of The Flow of History: what the evaluation would say after each, mostly without trying.

Investing, staking, harvesting, and completing or sniping a card without an effect are worked out from the figures on
the table. Whatever else an option may do is tried on a clone. What a change of my resources does to the risk of other
investments is left out: this is for choosing what to look at first, not for judging it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from epoka.games.flow_of_history.cards import CARDS
from epoka.games.flow_of_history.play.evaluation import (
    INCOME_BACK,
    cards_left,
    gain,
    investment_worth,
    kept,
    lost_worth,
    resources_worth,
    turn_passed,
    values,
    with_card,
)
from epoka.games.flow_of_history.rules.market import current_era
from epoka.games.flow_of_history.rules.turn import ChooseAction, ChooseBonus, ChooseStake
from epoka.games.flow_of_history.state import AGRICULTURE, BANKER, TRADE, FlowState
from epoka.games.flow_of_history.tableau import tableau
from epoka.kernel import NOBODY, Decision, Option, Seat, Table

Tried = Callable[[Option], float]
"""The deciding seat's lead after an option, tried out on a clone."""


def likings(table: Table, decision: Decision, tried: Tried) -> list[float]:
    """For each option, the lead it is likely to give the deciding seat."""
    question = table.question(decision.seat)
    if isinstance(question, ChooseAction | ChooseBonus):
        look = Look(table, decision.seat, tried)
        return [look.action(option) for option in decision.options]
    if isinstance(question, ChooseStake):
        look = Look(table, decision.seat, tried)
        return [look.lead + added for added in look.stakes(question.card)]
    return [tried(option) for option in decision.options]


class Look:
    """One seat's view of the table's figures."""

    __slots__ = ("cards", "chances", "lead", "left", "resources", "rivals", "s", "seat", "tried", "values")

    def __init__(self, table: Table, seat: Seat, tried: Tried) -> None:
        self.tried = tried
        self.seat = seat
        s: FlowState = table.state
        self.s = s
        self.left = cards_left(s)
        own = s.civilizations[seat]
        self.cards = own.cards
        self.resources = own.resources
        self.rivals = [civilization.resources for civilization in s.civilizations if civilization is not own]
        self.values = [value + waited for value, waited in zip(values(table), turn_passed(s), strict=True)]
        self.lead = self.lead_with(self.values)
        self.chances = self.prospects(own.resources)

    def lead_with(self, found: Sequence[float]) -> float:
        """The seat's lead over its best rival when values are these."""
        return found[self.seat] - max([value for seat, value in enumerate(found) if seat != self.seat])

    def action(self, option: Option) -> float:
        """The lead after an action."""
        kind = option[0]
        if kind == "invest":
            return self.lead + max(self.stakes(str(option[1])))
        if kind == "harvest":
            return self.lead + self.harvested()
        if kind == "snipe" and not CARDS[str(option[1])].effects:
            return self.sniped(str(option[1]))
        if kind == "complete":
            card = self.s.market[self.s.investors.index(self.seat)]
            if not CARDS[card].effects:
                return self.lead + self.completed(card)
        if kind == "decline":
            return self.lead
        return self.tried(option)

    def prospects(self, resources: int) -> list[tuple[float, float]]:
        """For each stake: how likely the card is to be completed, and what the stake adds apart from the card."""
        left = self.left
        before = resources_worth(resources, left)
        found = []
        for stake in range(1, resources + 1):
            likely = kept(stake, self.rivals)
            back = likely * INCOME_BACK * left * min(stake, 3) + (1 - likely) * lost_worth(stake, left)
            found.append((likely, back + resources_worth(resources - stake, left) - before))
        return found

    def stakes(self, card: str) -> list[float]:
        """What each stake on a card would add to the seat's value. (FH-6.1)"""
        worth_of_card = gain(self.cards, card, self.left)
        return [likely * worth_of_card + rest for likely, rest in self.chances]

    def harvested(self) -> float:
        """What a harvest would add. (FH-6.5)"""
        half = (self.s.supply + tableau(self.cards).icons[AGRICULTURE]) // 2
        after = max(self.resources + half, current_era(self.s))
        return resources_worth(after, self.left) - resources_worth(self.resources, self.left)

    def completed(self, card: str) -> float:
        """What completing would add, with the bonus action of the two-player game. (FH-6.2, FH-9.7)"""
        s, left = self.s, self.left
        cards = with_card(self.cards, card)
        supply = s.supply + s.stakes[s.investors.index(self.seat)]
        resources = self.resources + min(tableau(self.cards).icons[CARDS[card].income], supply)
        added = gain(self.cards, card, left) - investment_worth(s, self.seat, left)
        added += resources_worth(resources, left) - resources_worth(self.resources, left)
        if len(s.civilizations) == 2 and resources:
            free = [other for other, investor in zip(s.market, s.investors, strict=True) if investor == NOBODY]
            best = max([0.0, *[gain(cards, other, left) for other in free]])
            added += max([0.0, *[likely * best + rest for likely, rest in self.prospects(resources)]])
        return added

    def sniped(self, card: str) -> float:
        """The lead after sniping a card. (FH-6.3)"""
        s, left = self.s, self.left
        slot = s.market.index(card)
        stake, investor = s.stakes[slot], s.investors[slot]
        found = list(self.values)
        found[self.seat] += gain(self.cards, card, left)
        found[self.seat] += resources_worth(self.resources - stake, left) - resources_worth(self.resources, left)
        if investor != BANKER:
            other = s.civilizations[investor]
            supply = s.supply + stake
            trade = min(tableau(other.cards).icons[TRADE], supply)
            paid = other.resources + stake + trade + (supply - trade) // 2
            found[investor] += resources_worth(paid, left) - resources_worth(other.resources, left)
            found[investor] -= investment_worth(s, investor, left)
        return self.lead_with(found)
