"""What is written twice for speed is compared: a shortcut that is wrong is found in random games."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from types import ModuleType
from typing import Any

import pytest

from epoka.games.clash_of_cultures.game import GAME
from epoka.games.clash_of_cultures.geometry import board
from epoka.games.clash_of_cultures.rules import (
    advances,
    collecting,
    groups,
    happiness,
    moving,
    recruiting,
    ways,
)
from epoka.games.clash_of_cultures.rules import constructing as building
from epoka.games.clash_of_cultures.rules.action_cards import learning
from epoka.games.clash_of_cultures.state import ClashState
from epoka.games.clash_of_cultures.twins import TWINS
from epoka.kernel import Table, Twin
from tests.games.clash_of_cultures.scenario import scenario

LIES: list[tuple[ModuleType, str, Callable[..., Any], str]] = [
    (advances, "open_bits", lambda owned: 1, "advances"),
    (building, "building_supplies", lambda s, seat: (5,) * 8, "pieces left"),
    (groups, "is_open", lambda s, seat, hex_, pack: True, "groups"),
    (groups, "can_step", lambda s, seat, hex_, pack, around: False, "groups"),
    (groups, "usual", lambda pack: (pack, 0), "usual groups"),
    (moving, "groups", lambda s, seat, hex_: ([], False), "whether anything moves"),
    (ways, "fitting", lambda s, seat, hexes, pack: list(hexes)[:1], "walks"),
    (recruiting, "covers", lambda have, price, swaps: True, "recruiting"),
    (collecting, "can_harvest", lambda s, seat, city: False, "harvests"),
    (happiness, "_can_raise", lambda s, seat: True, "happiness"),
    (learning, "neighbours", lambda s, seat: (), "neighbours"),
]


@pytest.fixture(scope="module")
def positions() -> list[ClashState]:
    """Those of two random games, and one in which units stand on an island."""
    layout = board(2)
    around = {layout.names[hex_]: "sea" for hex_ in layout.near[layout.hex["D2"]]}
    island = scenario(terrain=around, seat0={"units": {"D2": "infantry1"}, "advances": "tactics"})
    found = [island.state]
    for seed in (1, 2):
        rng, table = Random(seed), Table.new(GAME, 3, seed, {"civilizations": "on"})
        while not table.over:
            found.append(table.state.clone())
            table.apply(table.decision.seat, rng.choice(table.decision.options))
    return found


def disagrees(twin: Twin[ClashState], positions: list[ClashState]) -> bool:
    """Whether it says different things of some position."""
    return any(twin.fast(s, seat) != twin.plain(s, seat) for s in positions for seat in range(len(s.nations)))


def test_what_is_written_twice_agrees(positions: list[ClashState]) -> None:
    assert [twin.name for twin in TWINS if disagrees(twin, positions)] == []


@pytest.mark.parametrize(("module", "name", "lie", "twin"), LIES, ids=[f"{lie[3]}-{lie[1]}" for lie in LIES])
def test_a_shortcut_that_is_wrong_is_found(
    module: ModuleType,
    name: str,
    lie: Callable[..., Any],
    twin: str,
    positions: list[ClashState],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, name, lie)
    (found,) = [one for one in TWINS if one.name == twin]
    assert disagrees(found, positions)
