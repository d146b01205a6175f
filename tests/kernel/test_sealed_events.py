"""Nobody can tell from the log whether another seat has already sealed its answer."""

from __future__ import annotations

from random import Random

import epoka


def test_a_sealed_answer_does_not_lengthen_the_log_of_others() -> None:
    table = epoka.new("flow_of_history", 2, 1)
    before = [len(table.events(seat)) for seat in (0, 1, None)]
    table.apply(1, table.decisions[1].options[0])
    assert [len(table.events(seat)) for seat in (0, None)] == [before[0], before[2]]
    assert len(table.events(1)) == before[1] + 1
    table.apply(0, table.decision.options[0])
    assert len(table.events(0)) == before[0] + 2


def test_an_answer_sealed_before_the_log_began_shortens_nobodys_log() -> None:
    """A game that goes on from a position where one has sealed tells the same as from one where nobody has."""
    table = epoka.new("flow_of_history", 2, 1)
    table.apply(1, table.decisions[1].options[0])
    sealed, open_again = table.determinize(1, Random(1)), table.determinize(0, Random(1))
    assert (bool(sealed.sealed), bool(open_again.sealed)) == (True, False)
    assert sealed.events(0) == open_again.events(0) == [[]]
    open_again.apply(1, table.answers()[-1][1])
    assert sealed.events(0) == open_again.events(0) == [[]]
