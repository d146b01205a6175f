"""The example game, installed once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.examples.installing import BEASTS, found_here, install


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which *Beasts* is installed."""
    return install(BEASTS, tmp_path_factory.mktemp("installed"))


@pytest.fixture
def beasts(installed: Path) -> Iterator[None]:
    """*Beasts* is found in this process."""
    with found_here(installed):
        yield
