"""What the scenarios of every game share: a script of answers instead of players, and a look at what came of them."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

import pytest

from epoka.kernel import Choices, Decision, Frame, Game, Refused, Seat, State, Table, text_of
from epoka.kernel.events import Journal
from epoka.kernel.zones import places

S = TypeVar("S", bound=State)


class Scripted(Generic[S]):
    """A table set by hand; after every answer its cards are counted and its invariants are looked at."""

    game: ClassVar[Game[Any]]
    cards: ClassVar[tuple[int, ...] | tuple[str, ...]]
    """Every physical card, sorted."""

    def __init__(self, seats: int, choices: Choices, state: S) -> None:
        self.table = Table(self.game, seats, choices, None)
        self.table.state = state
        self._journal = state.journal = Journal(lambda _, __: -1, self.game.card)

    # -- playing ---------------------------------------------------------------------------------------------------

    def answer(self, seat: Seat, *answers: str) -> None:
        """Some answers of a seat, one after the other."""
        for answer in answers:
            self.table.apply(seat, answer)
            self.check()

    def carry_out(self, frame: Frame[S]) -> None:
        """Run one rule alone."""
        self.table.begin(frame)
        self.check()

    def refused(self, seat: Seat, answer: str) -> tuple[str, str]:
        """The reason and the rule that an answer is refused with, having made sure that nothing has changed."""
        before = self.table.digest(), self.table.log
        with pytest.raises(Refused) as caught:
            self.table.apply(seat, answer)
        assert (self.table.digest(), self.table.log) == before
        refusal = caught.value.refusal
        assert self.table.check(seat, answer) == refusal
        return refusal.reason, refusal.rule

    def check(self) -> None:
        """Whatever happens, each card is in one place and nothing is broken."""
        cards = [card for place in places(self.game.zones, self.state) for card in place.cards]
        assert tuple(sorted(cards)) == self.cards
        assert self.broken() == []

    def broken(self) -> list[str]:
        """What the game's invariants find."""
        return list(self.game.invariants(self.state))

    # -- seeing ----------------------------------------------------------------------------------------------------

    @property
    def state(self) -> S:
        """The state itself."""
        state: S = self.table.state
        return state

    @property
    def decision(self) -> Decision:
        """What is to be decided now."""
        return self.table.decision

    def options(self, *words: str) -> list[str]:
        """The options of the open decision as text, all of them or those that begin with one of these words."""
        found = [text_of(option) for option in self.decision.options]
        return [option for option in found if not words or option.split()[0] in words]

    def told(self, verb: str) -> list[tuple[Any, ...]]:
        """The values of every event of a kind, oldest first."""
        return [event.values for event in self._journal.events if event.verb.name == verb]
