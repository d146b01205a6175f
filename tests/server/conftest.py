"""A server for every test module, and others for tests that need their own."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from epoka import bots, catalogue
from epoka.server.settings import sqlite_url
from epoka.server.thinking import COMMAND
from tests.server import services
from tests.server.running import Player, Running, settings_for


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for a module; its tables and people do not meet."""
    with Running(settings_for(tmp_path_factory.mktemp("server"))) as running:
        yield running


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Start servers on one database; those that still run at the end are stopped."""
    with ExitStack() as started:

        def starting(names: Any = bots.NAMES, worker: Any = COMMAND, **changes: Any) -> Running:
            return started.enter_context(Running(settings_for(tmp_path, **changes), names, worker))

        yield starting


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


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The kernel tests' toy game, installed as any other package would install a game."""
    folder = tmp_path_factory.mktemp("installed")
    package = folder / "toy-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: toy\nVersion: 1\n")
    (package / "entry_points.txt").write_text("[epoka.games]\ntoy = tests.kernel.toy:TOY\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        patch.setenv("PYTHONPATH", f"{folder}{os.pathsep}{Path(__file__).parents[2]}", prepend=os.pathsep)
        forget_games()
        yield
    forget_games()


def forget_games() -> None:
    """Let the catalogue look for games again."""
    catalogue.games.cache_clear()
    catalogue.game.cache_clear()


@pytest.fixture(scope="module")
def toys(toy: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that offers the toy game too."""
    with Running(settings_for(tmp_path_factory.mktemp("toys"))) as running:
        yield running


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A PostgreSQL server: the one in EPOKA_TEST_POSTGRES_URL, or one that is started."""
    given = os.environ.get("EPOKA_TEST_POSTGRES_URL")
    if given:
        yield given
        return
    if services.postgres_programs() is None:
        pytest.skip("there is no PostgreSQL here")
    with services.postgres() as url:
        yield url


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """A Redis server: the one in EPOKA_TEST_REDIS_URL, or one that is started."""
    given = os.environ.get("EPOKA_TEST_REDIS_URL")
    if given:
        yield given
        return
    if services.redis_program() is None:
        pytest.skip("there is no Redis here")
    with services.redis() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "epoka.db")
    return services.fresh_database(request.getfixturevalue("postgres_url"))
