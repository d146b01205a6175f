"""Scenarios for tests: a table set by hand, a script of answers instead of players, and a look at what came of them.

Register this module with `pytest.register_assert_rewrite`, so that a failure says what was compared.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from epoka.kernel import Decision, Frame, Game, Part, Refused, Seat, State, Step, Table, text_of
from epoka.kernel.chance import seeded
from epoka.kernel.errors import Value
from epoka.kernel.events import Journal
from epoka.kernel.zones import places

S = TypeVar("S", bound=State)


class Scripted(Generic[S]):
    """A table before its first question; after every answer its cards are counted and its invariants are looked at."""

    game: ClassVar[Game[Any]]
    cards: ClassVar[tuple[int, ...] | tuple[str, ...]]
    """Every physical card, sorted."""

    def __init__(self, seats: int, options: Mapping[str, Value], state: S | None = None) -> None:
        """Without a state the table is as the game sets it up, always with the same chance."""
        choices = self.game.check_setup(seats, options)
        self.table = Table(self.game, seats, choices, None)
        self.table.state = self.game.setup(seats, choices, seeded(self.game.name, 1)) if state is None else state
        self._journal = self.state.journal = Journal(lambda _, __: -1, self.game.card)

    def give(self, part: Part, given: Mapping[str, Any]) -> None:
        """What a part of the state has besides, field by field."""
        for field, value in given.items():
            assert field in part._fields, f"a {type(part).__name__.lower()} has no {field}"
            setattr(part, field, value)

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

    def go_on(self, stack: Sequence[Frame[S]], step: Step) -> None:
        """Begin in the middle of rules, the outermost first: the last of them has come to this step."""
        self.table.stack = list(stack)
        self.table._run(step)
        self.check()

    def refused(self, seat: Seat, answer: str) -> tuple[str, str]:
        """The reason and the rule that an answer is refused with, having made sure that nothing has changed."""
        before = self.table.digest(), self.table.log
        try:
            self.table.apply(seat, answer)
        except Refused as refused:
            refusal = refused.refusal
        else:
            raise AssertionError(f"{answer} is accepted")
        assert (self.table.digest(), self.table.log) == before
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

    def names(self, cards: Iterable[int | str]) -> list[str]:
        """Cards by name."""
        return [self.game.card(card) for card in cards]


def by_seat(given: Mapping[str, Any]) -> tuple[dict[Seat, dict[str, Any]], dict[str, Any]]:
    """Arguments of a scenario: what `seat0`, `seat1`, … have, and the others."""
    found: dict[Seat, dict[str, Any]] = {}
    others: dict[str, Any] = {}
    for name, value in given.items():
        if name.startswith("seat") and name != "seats":
            found[int(name.removeprefix("seat"))] = dict(value)
        else:
            others[name] = value
    return found, others
