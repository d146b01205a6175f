"""What is written twice for speed is compared: a list that is wrong is found."""

from __future__ import annotations

from random import Random
from types import ModuleType

import pytest

from epoka.games.through_the_ages.game import GAME
from epoka.games.through_the_ages.rules import acting, politics, taking
from epoka.games.through_the_ages.state import AgesState
from epoka.games.through_the_ages.twins import TWINS
from epoka.kernel import Table


@pytest.fixture(scope="module")
def positions() -> list[AgesState]:
    """Those of a random game."""
    rng, table, found = Random(1), Table.new(GAME, 3, 1), []
    while not table.over:
        found.append(table.state.clone())
        table.apply(table.decision.seat, rng.choice(table.decision.options))
    return found


def disagreeing(positions: list[AgesState]) -> list[str]:
    """The twins that say different things of some position."""
    return [
        twin.name
        for twin in TWINS
        if any(twin.fast(s, seat) != twin.plain(s, seat) for s in positions for seat in range(3))
    ]


def test_what_is_written_twice_agrees(positions: list[AgesState]) -> None:
    assert disagreeing(positions) == []


@pytest.mark.parametrize(
    ("module", "name", "lie", "twin"),
    [
        (acting, "can_play", lambda s, seat, card: True, "actions"),
        (acting, "has_room", lambda own, kind: True, "actions"),
        (acting, "military_left", lambda own: 9, "actions"),
        (taking, "REACH", (0,) * 20, "cards of the row"),
        (politics, "targets", lambda s, seat, kind: [], "political actions"),
    ],
)
def test_a_list_that_is_wrong_is_found(
    module: ModuleType,
    name: str,
    lie: object,
    twin: str,
    positions: list[AgesState],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, name, lie)
    assert twin in disagreeing(positions)
