"""Effect values: the small steps that card texts are made of. Each value knows how it is carried out.

Each says which sentence of `locale/` it is in words, and how it is written in `facts/`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from epoka.games.flow_of_history import events
from epoka.games.flow_of_history.amounts import Amount
from epoka.games.flow_of_history.rules.civilization import remove_card
from epoka.games.flow_of_history.rules.gaining import GainFitting, GainTop, fitting
from epoka.games.flow_of_history.state import BANKER, FlowState
from epoka.games.flow_of_history.steps import Message, Step, counted, message
from epoka.games.flow_of_history.tableau import tableau
from epoka.kernel import Frame, Seat, tell
from epoka.parts.effects import Effect, Resolve

SUPPLY: Final = "supply"
RESERVE: Final = "reserve"
TARGET: Final = "target"


class FlowEffect(Step, Effect[FlowState]):
    """A step of an instant, invade, invade-all or turn-action effect."""

    def changes(self, s: FlowState, seat: Seat) -> bool:
        """Whether the step would change the game, other than by removing its own card. (FH-6.4.3)"""
        return True


class RemoveSelf(FlowEffect):
    """Put the card itself in the box, as the price of what follows. (FH-6.4.2)"""

    op: ClassVar[str] = "remove_self"

    def words(self) -> Message:
        return message("effect-remove-self")

    def changes(self, s: FlowState, seat: Seat) -> bool:
        return False

    def apply(self, s: FlowState, by: Resolve) -> None:
        remove_card(s, by.owner, by.source)
        tell(s, events.REMOVED, by.owner, by.source)


class GainFromMarket(FlowEffect):
    """Gain an uninvested card of a type from the Market. (FH-4.5, FH-4.13)"""

    op: ClassVar[str] = "gain_card"
    type: str

    def fact(self) -> dict[str, Any]:
        return {"from": "market", "filter": {"types": [self.type], "invested": False}, "count": 1}

    def words(self) -> Message:
        return message("effect-gain-market", type=self.type)

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

    op: ClassVar[str] = "gain_card"

    def fact(self) -> dict[str, Any]:
        return {"from": "deck_top", "count": 1}

    def words(self) -> Message:
        return message("effect-gain-deck-top")

    def changes(self, s: FlowState, seat: Seat) -> bool:
        return bool(s.deck)

    def apply(self, s: FlowState, by: Resolve) -> Frame[FlowState] | None:
        return GainTop(by.owner, by.source) if s.deck else None


class Take(FlowEffect):
    """Take resources from the Supply, the Reserve or the invaded civilization. (FH-4.15, FH-11.2)"""

    op: ClassVar[str] = "take_resources"
    source: str
    amount: Amount

    def fact(self) -> dict[str, Any]:
        return {"from": self.source, "amount": self.amount.fact()}

    def words(self) -> Message:
        return counted(f"effect-take-{self.source}", self.amount, amount=1)

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

    op: ClassVar[str] = "remove_target_card"
    type: str

    def fact(self) -> dict[str, Any]:
        return {"zone": "stack_top", "type": self.type}

    def words(self) -> Message:
        return message("effect-remove-target-top", type=self.type)

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

    op: ClassVar[str] = "equalize_resources"
    bespoke: ClassVar[bool] = True
    note: ClassVar[str] = "effect-equalize-stakes"

    def fact(self) -> dict[str, Any]:
        return {"remainder_to": SUPPLY}

    def words(self) -> Message:
        return message("effect-equalize-resources")

    def apply(self, s: FlowState, by: Resolve) -> None:
        count = len(s.civilizations)
        pool = sum([civilization.resources for civilization in s.civilizations])
        for civilization in s.civilizations:
            civilization.resources = pool // count
        s.supply += pool % count
        tell(s, events.EQUALIZED, by.owner, pool // count, pool % count)
