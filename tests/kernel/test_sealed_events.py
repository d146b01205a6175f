"""Nobody can tell from the log whether another seat has already sealed its answer."""

from __future__ import annotations

import epoka


def test_a_sealed_answer_does_not_lengthen_the_log_of_others() -> None:
    table = epoka.new("flow_of_history", 2, 1)
    before = [len(table.events(seat)) for seat in (0, 1, None)]
    table.apply(1, table.decisions[1].options[0])
    assert [len(table.events(seat)) for seat in (0, None)] == [before[0], before[2]]
    assert len(table.events(1)) == before[1] + 1
    table.apply(0, table.decision.options[0])
    assert len(table.events(0)) == before[0] + 2
