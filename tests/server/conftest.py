"""A server for every test module, and others for tests that need their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from epoka import bots
from epoka.server.thinking import COMMAND
from tests.server.running import Player, Running, settings_for


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for a module; its tables and people do not meet."""
    with Running(settings_for(tmp_path_factory.mktemp("server"))) as running:
        yield running


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Start servers on one database; those that still run at the end are stopped."""
    started: list[Running] = []

    def starting(names: Any = bots.NAMES, worker: Any = COMMAND, **changes: Any) -> Running:
        started.append(Running(settings_for(tmp_path, **changes), names, worker))
        return started[-1]

    yield starting
    for running in started:
        running.stop()


@pytest.fixture
def anna(server: Running) -> Iterator[Player]:
    """A guest."""
    player = server.person("Anna")
    yield player
    player.close()


@pytest.fixture
def marek(server: Running) -> Iterator[Player]:
    """Another guest."""
    player = server.person("Marek")
    yield player
    player.close()


@pytest.fixture
def stranger(server: Running) -> Iterator[Player]:
    """Somebody without a session."""
    player = server.stranger()
    yield player
    player.close()
