"""History: what can be told and taken back, worked out from the log only when somebody asks.

A playing table keeps nothing but its log. The trail replays that log beside it, once and bit by bit, with somebody
listening: it gathers events, fingerprints along the way, and the positions that can still be taken back. Each reveal,
random draw or opened sealed answer moves the horizon; no rule ever marks it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from epoka.kernel.events import Event, Journal, seat_bit
from epoka.kernel.zones import mask_of, revealed

if TYPE_CHECKING:
    from epoka.kernel.state import Seat, State
    from epoka.kernel.table import Table

Log = tuple[Any, ...] | None
"""The answers as a linked list, newest first, so that clones share it: the log before it, the seat and the option.

Not as a tuple of three: compiled, that has no identity, by which the trail knows what it has replayed.
"""

CHECK_EVERY = 16
"""A fingerprint is kept after every so many answers."""


class Trail:
    """A table's history up to some point of its log."""

    __slots__ = ("_at", "_known", "_old", "checks", "events", "horizon", "length")

    def __init__(self, table: Table) -> None:
        from epoka.kernel.saves import first_position

        journal = self._journal(table)
        self._at: Table = first_position(table, journal)
        self.events: list[list[Event]] = [journal.events]
        self.checks: list[str] = []
        self.horizon = 0
        self.length = 0
        self._old: list[Table] = []  # positions before each answer past the horizon
        self._known: list[Any] = [None]  # log nodes, to notice a log that has been rewritten

    @staticmethod
    def _journal(table: Table) -> Journal:
        zones = table.game.zones

        def masks(s: State, card: Any) -> int:
            return mask_of(zones, s, card)

        return Journal(masks, table.game.card)

    def follow(self, table: Table) -> None:
        """Replay what the table's log has beyond this trail."""
        fresh: list[Any] = []
        node = table.log
        while node is not None and node is not self._known[-1]:
            fresh.append(node)
            node = node[0]
        assert node is self._known[-1], "the log no longer holds what this trail has replayed"
        fresh.reverse()
        for item in fresh:
            self._replay(item)

    def _replay(self, node: Any) -> None:
        _, seat, answer = node
        at = self._at
        before = at.clone()
        journal = self._journal(at)
        at.state.journal = journal
        at.apply(seat, answer)
        self.length += 1
        self.events.append(journal.events)
        self._known.append(node)
        opened = before.sealed is not None and len(before.questions) > 1 and not _still_sealed(before, at)
        self._old.append(before)
        if opened or before.state.chance != at.state.chance or revealed(at.game.zones, before.state, at.state):
            self._old.clear()
            self.horizon = self.length
        if self.length % CHECK_EVERY == 0:
            self.checks.append(at.digest())

    def step_back(self, table: Table) -> None:
        """Put the table where it was before its last answer."""
        old = self._old.pop()
        if self.length % CHECK_EVERY == 0:
            self.checks.pop()
        self.length -= 1
        self.events.pop()
        self._known.pop()
        self._at = old
        back = old.clone()
        table.state, table.stack = back.state, back.stack
        table.questions, table.sealed = back.questions, back.sealed
        table.log = self._known[-1]

    def seen_by(self, seat: Seat | None, since: int) -> list[list[dict[str, Any]]]:
        """Events from answer number `since` on, with what the seat may not know left out."""
        bit = seat_bit(seat)
        return [[event.seen_by(bit) for event in events] for events in self.events[since:]]


def _still_sealed(before: Table, after: Table) -> bool:
    """Whether an answer only joined the others in the envelope."""
    return after.questions is before.questions and after.sealed is not None and after.sealed != ()
