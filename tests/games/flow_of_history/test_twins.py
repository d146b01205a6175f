"""What is written twice for speed is compared: a list that is wrong is found."""

from __future__ import annotations

from random import Random

import pytest

from epoka.games.flow_of_history.game import GAME
from epoka.games.flow_of_history.rules import turn
from epoka.games.flow_of_history.state import FlowState
from epoka.games.flow_of_history.twins import TWINS
from epoka.kernel import Table


@pytest.fixture(scope="module")
def positions() -> list[FlowState]:
    """Those of a random game."""
    rng, table, found = Random(1), Table.new(GAME, 3, 1), []
    while not table.over:
        found.append(table.state.clone())
        table.apply(table.decision.seat, rng.choice(table.decision.options))
    return found


def disagreeing(positions: list[FlowState]) -> list[str]:
    """The twins that say different things of some position."""
    return [
        twin.name
        for twin in TWINS
        if any(twin.fast(s, seat) != twin.plain(s, seat) for s in positions for seat in range(3))
    ]


def test_what_is_written_twice_agrees(positions: list[FlowState]) -> None:
    assert disagreeing(positions) == []


@pytest.mark.parametrize(
    ("name", "lie"),
    [
        ("activation_changes", lambda s, seat, card: True),
        ("investing_options", lambda s, seat: []),
    ],
)
def test_a_list_that_is_wrong_is_found(
    name: str, lie: object, positions: list[FlowState], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turn, name, lie)
    assert disagreeing(positions) == ["actions"]
