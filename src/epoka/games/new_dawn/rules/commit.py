"""After a change: who has met an agenda marks it at once, and who has lost a fort loses the mark. (ND-25.1, ND-25.2)"""

from __future__ import annotations

from epoka.games.new_dawn import events
from epoka.games.new_dawn.rules.agendas import Open, agendas_of, of_reinforced, off_map, on_map, progress
from epoka.games.new_dawn.rules.moments import COUNTS_FRIENDLY
from epoka.games.new_dawn.state import DawnState
from epoka.kernel import Seat, tell
from epoka.parts.tuples import without


def commit(s: DawnState) -> None:
    """See who has met an agenda; other players may do so in anybody's turn. (ND-25.1, ND-25.6)"""
    for seat in range(len(s.civilizations)):
        commit_seat(s, seat, agendas_of(s.victory))


def commit_pieces(s: DawnState, owner: Seat) -> None:
    """The same after a piece was put where there is neither a fort nor a wonder; its owner may be nobody.

    A new piece can help only its owner, and whoever counts those of others as friendly.
    """
    agendas = on_map(s.victory)
    for seat, own in enumerate(s.civilizations):
        if seat == owner or own.acts & COUNTS_FRIENDLY.bit:
            commit_seat(s, seat, agendas)


def commit_own(s: DawnState, seat: Seat) -> None:
    """The same after a seat has gained a resource, a natural wonder, a card or something else off the map."""
    commit_seat(s, seat, off_map(s.victory))


def commit_strong(s: DawnState, seat: Seat) -> None:
    """The same after a seat has reinforced a control token."""
    commit_seat(s, seat, of_reinforced(s.victory))


def commit_seat(s: DawnState, seat: Seat, agendas: tuple[Open, ...]) -> None:
    """Mark the agendas of some that a seat has met, and unmark those of forts that it has lost. (ND-25.1, ND-25.2)"""
    own = s.civilizations[seat]
    for agenda, requirement, held in agendas:
        if agenda in own.marked:
            if held and not _met(progress(s, seat, requirement)):
                own.marked = without(own.marked, agenda)
                tell(s, events.UNMARKED, seat, agenda)
        elif _met(progress(s, seat, requirement)):
            own.marked += (agenda,)
            tell(s, events.MARKED, seat, agenda)


def _met(counted: tuple[int, int]) -> bool:
    return counted[0] >= counted[1]
