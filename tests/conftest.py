"""Hypothesis tries the same examples in every run and is not hurried; long games are played without coverage.

Watching every line makes random games three times as slow, and they show nothing that the tests of single rules have
not shown already: so whoever plays whole games or measures bots is not watched.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("epoka", derandomize=True, deadline=None, database=None)
settings.load_profile("epoka")

HERE = Path(__file__).parent
WHOLE_GAMES = ("test_conformance.py", "playthroughs", "research", "arena", "bots")
PROPERTIES = "test_properties.py"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that play whole games."""
    for item in items:
        parts = item.path.relative_to(HERE).parts
        if parts[0] in WHOLE_GAMES or parts[-1] == PROPERTIES:
            item.add_marker("no_cover")
