"""Previews: what an answer will do, as far as it can be known before it is given.

The answer is tried on a table that is determinized for the seat, so a preview can tell it nothing it does not know. The
telling stops at the first reveal or random draw: what comes after that is chance.
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
    """Whether nothing is left to chance or to the unknown."""
    more: bool
    """Whether the same seat must choose again before the answer takes full effect."""
    next: dict[str, Any] | None
    """What the same seat is asked then, with its numbers; None if that is not certain or not the same seat."""


class _Careful(Journal):
    """A journal that stops listening when something new is learned."""

    __slots__ = ("before", "known", "last", "table")

    def __init__(self, table: Table, before: State) -> None:
        super().__init__(lambda s, card: mask_of(table.game.zones, s, card), table.game.card)
        self.table = table
        self.before = before
        self.known = True
        self.last = before

    def note(self, s: State, kind: Verb, values: tuple[Any, ...]) -> None:
        """Write an event down unless something has been revealed or drawn since the answer."""
        if self.known and (s.chance != self.before.chance or revealed(self.table.game.zones, self.before, s)):
            self.known = False
        if self.known:
            super().note(s, kind, values)
            self.last = s.clone()


def preview(table: Table, seat: Seat, answer: Option | str, rng: Random) -> Preview:
    """What would happen if a seat gave this answer; Refused if it may not."""
    refusal = table.check(seat, answer)
    if refusal is not None:
        raise Refused(refusal)
    trial = table.determinize(seat, rng)
    before = trial.state.clone()
    journal = _Careful(trial, before)
    trial.state.journal = journal
    trial.apply(seat, answer)
    learned = trial.state.chance != before.chance or revealed(trial.game.zones, before, trial.state)
    events: list[Event] = journal.events
    question = trial.question(seat)
    return Preview(
        events=[event.seen_by(seat_bit(seat)) for event in events],
        counters=trial.game.counters(journal.last if learned else trial.state),
        certain=not learned and not trial.sealed,
        more=question is not None and len(trial.stack) > 0 and not events and not learned,
        next=prompt(question, trial.state) if question is not None and not learned else None,
    )
