"""Previews: what an answer will do, as far as it can be known before it is given.

The answer is tried on a table that is determinized for the seat, so a preview can tell it nothing it does not know. The
telling stops when the seat would see something new, or at the first random draw: what comes after that is chance. What
only others would see, such as a card from the seat's own hand, is told, but it is not certain to be taken back.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from epoka.kernel.errors import Refused
from epoka.kernel.events import Event, Journal, Verb, seat_bit
from epoka.kernel.views import prompt
from epoka.kernel.zones import mask_of, revealed

if TYPE_CHECKING:
    from epoka.kernel.decisions import Option
    from epoka.kernel.state import Seat, State
    from epoka.kernel.table import Table


class Preview(NamedTuple):
    """What is certain: events as the seat will see them, and the public numbers after the last of them."""

    events: list[dict[str, Any]]
    counters: Any  # the game's own counters, as in its views
    certain: bool
    """Whether nothing is left to chance or to the unknown, and nobody sees anything new."""
    more: bool
    """Whether the same seat must choose again before the answer takes full effect."""
    next: dict[str, Any] | None
    """What the same seat is asked then, with its numbers; None if that is not certain or not the same seat."""


class _Careful(Journal):
    """A journal that stops listening when the seat learns something new."""

    __slots__ = ("before", "bit", "known", "last", "table")

    def __init__(self, table: Table, before: State, bit: int) -> None:
        super().__init__(lambda s, card: mask_of(table.game.zones, s, card), table.game.card)
        self.table = table
        self.before = before
        self.bit = bit
        self.known = True
        self.last = before

    def note(self, s: State, kind: Verb, values: tuple[Any, ...]) -> None:
        """Write an event down unless the seat has seen something new since the answer, or something has been drawn."""
        if self.known and self.learned(s):
            self.known = False
        if self.known:
            super().note(s, kind, values)
            self.last = s.clone()

    def learned(self, s: State) -> bool:
        """Whether something has been drawn, or the seat sees something new."""
        return s.chance != self.before.chance or revealed(self.table.game.zones, self.before, s, self.bit)


def preview(table: Table, seat: Seat, answer: Option | str, rng: Random) -> Preview:
    """What would happen if a seat gave this answer; Refused if it may not."""
    refusal = table.check(seat, answer)
    if refusal is not None:
        raise Refused(refusal)
    return foreseen(table.determinize(seat, rng), seat, answer)


def foreseen(trial: Table, seat: Seat, answer: Option | str) -> Preview:
    """What an answer brings that a seat may give. The table is dealt anew for this seat, and is used up."""
    before = trial.state.clone()
    bit = seat_bit(seat)
    journal = _Careful(trial, before, bit)
    trial.state.journal = journal
    trial.apply(seat, answer)
    learned = journal.learned(trial.state)
    certain = not learned and not trial.sealed and not revealed(trial.game.zones, before, trial.state)
    events: list[Event] = journal.events
    question = trial.question(seat)
    return Preview(
        events=[event.seen_by(bit) for event in events],
        counters=trial.game.counters(journal.last if learned else trial.state),
        certain=certain,
        more=question is not None and len(trial.stack) > 0 and not events and not learned,
        next=prompt(question, trial.state) if question is not None and not learned else None,
    )
