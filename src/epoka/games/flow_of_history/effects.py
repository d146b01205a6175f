"""Effect values: the small steps that card texts are made of. Each value knows how it is carried out.

What a value looks like in words is in `locale/`, and the facts the cards are compared with are in `facts/`.
"""

from __future__ import annotations

from typing import Final

from epoka.games.flow_of_history import events
from epoka.games.flow_of_history.amounts import Amount
from epoka.games.flow_of_history.rules.civilization import remove_card
from epoka.games.flow_of_history.rules.gaining import GainFitting, GainTop, fitting
from epoka.games.flow_of_history.state import BANKER, FlowState
from epoka.games.flow_of_history.tableau import tableau
from epoka.kernel import Effect, Frame, Resolve, Seat, tell

SUPPLY: Final = "supply"
RESERVE: Final = "reserve"
TARGET: Final = "target"


class FlowEffect(Effect[FlowState]):
    """A step of an instant, invade, invade-all or turn-action effect."""

    def changes(self, s: FlowState, seat: Seat) -> bool:
        """Whether the step would change the game, other than by removing its own card. (FH-6.4.3)"""
        return True


class RemoveSelf(FlowEffect):
    """Put the card itself in the box, as the price of what follows. (FH-6.4.2)"""

    def changes(self, s: FlowState, seat: Seat) -> bool:
        return False

    def apply(self, s: FlowState, by: Resolve) -> None:
        remove_card(s, by.owner, by.source)
        tell(s, events.REMOVED, by.owner, by.source)


class GainFromMarket(FlowEffect):
    """Gain an uninvested card of a type from the Market. (FH-4.5, FH-4.13)"""

    type: str

    def changes(self, s: FlowState, seat: Seat) -> bool:
        return bool(fitting(s, self.type))

    def apply(self, s: FlowState, by: Resolve) -> Frame[FlowState] | None:
        if fitting(s, self.type):
            return GainFitting(by.owner, self.type, by.source)
        # An effect without a target does nothing (FH-4.4, FH-12.1).
        tell(s, events.NO_TARGET, by.owner, by.source, self.type)
        return None


class GainTopOfDeck(FlowEffect):
    """Gain the top card of the deck; an empty deck gives nothing. (FH-4.17)"""

    def changes(self, s: FlowState, seat: Seat) -> bool:
        return bool(s.deck)

    def apply(self, s: FlowState, by: Resolve) -> Frame[FlowState] | None:
        return GainTop(by.owner, by.source) if s.deck else None


class Take(FlowEffect):
    """Take resources from the Supply, the Reserve or the invaded civilization. (FH-4.15, FH-11.2)"""

    source: str
    amount: Amount

    def wanted(self, s: FlowState, seat: Seat) -> int:
        """What the text allows, before any shortage."""
        own = tableau(s.civilizations[seat].cards)
        return self.amount.of(own.icons, own.counts)

    def changes(self, s: FlowState, seat: Seat) -> bool:
        wanted = self.wanted(s, seat)
        return (min(wanted, s.supply) if self.source == SUPPLY else wanted) > 0

    def apply(self, s: FlowState, by: Resolve) -> None:
        taken = self.wanted(s, by.owner)
        if self.source == TARGET and by.target != BANKER:
            rob(s, by.owner, by.target, taken)
            return
        if self.source == RESERVE:
            tell(s, events.TOOK, by.owner, taken, RESERVE)
        else:
            # In the house rule for the Rahdo variant, too, what the Banker loses comes out of the Supply (FH-10.2).
            taken = min(taken, s.supply)
            s.supply -= taken
            tell(s, events.TOOK, by.owner, taken, SUPPLY)
        s.civilizations[by.owner].resources += taken


def rob(s: FlowState, robber: Seat, victim: Seat, amount: int) -> None:
    """Take resources from a civilization, as far as it has any; those on Market cards are safe. (FH-4.15)"""
    loser = s.civilizations[victim]
    taken = min(amount, loser.resources)
    loser.resources -= taken
    s.civilizations[robber].resources += taken
    tell(s, events.ROBBED, robber, victim, taken)


class RemoveTop(FlowEffect):
    """Remove the top card of the invaded civilization's stack of a type. (FH-4.17)"""

    type: str

    def apply(self, s: FlowState, by: Resolve) -> None:
        if by.target == BANKER:
            return  # the Banker has no civilization (FH-9.10, FH-10.2)
        top = tableau(s.civilizations[by.target].cards).tops.get(self.type)
        if top is None:
            tell(s, events.NOTHING_TO_REMOVE, by.owner, by.target, self.type)
        else:
            remove_card(s, by.target, top)
            tell(s, events.DESTROYED, by.owner, by.target, top)


class EqualizeResources(FlowEffect):
    """Bespoke, Communism: pool what all civilizations hold, share it out, the remainder goes to the Supply."""

    def apply(self, s: FlowState, by: Resolve) -> None:
        count = len(s.civilizations)
        pool = sum([civilization.resources for civilization in s.civilizations])
        for civilization in s.civilizations:
            civilization.resources = pool // count
        s.supply += pool % count
        tell(s, events.EQUALIZED, by.owner, pool // count, pool % count)
