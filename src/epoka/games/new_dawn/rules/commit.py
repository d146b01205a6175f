"""After a change: who has met an agenda marks it at once, and who has lost a fort loses the mark. (ND-25.1, ND-25.2)"""

from __future__ import annotations

from epoka.games.new_dawn import events
from epoka.games.new_dawn.rules.agendas import agendas_of, progress
from epoka.games.new_dawn.state import DawnState
from epoka.kernel import tell
from epoka.parts.tuples import without


def commit(s: DawnState) -> None:
    """See who has met an agenda; other players may do so in anybody's turn. (ND-25.1, ND-25.6)"""
    for agenda, requirement, held in agendas_of(s.victory):
        for seat, own in enumerate(s.civilizations):
            if agenda in own.marked:
                if held and not _met(progress(s, seat, requirement)):
                    own.marked = without(own.marked, agenda)
                    tell(s, events.UNMARKED, seat, agenda)
            elif _met(progress(s, seat, requirement)):
                own.marked += (agenda,)
                tell(s, events.MARKED, seat, agenda)


def _met(counted: tuple[int, int]) -> bool:
    return counted[0] >= counted[1]
