"""Hypothesis tries the same examples in every run and is not hurried; long games are played without coverage.

Watching every line makes random games three times as slow, and they show nothing that the tests of single rules have
not shown already: so whoever plays whole games or measures bots is not watched. The tests of a file stay together on
one process, because they share servers and the like; those that only play a game by themselves are spread.
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
ALONE = ("test_conformance.py", "playthroughs")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that play whole games, and those that stay together; the longest, the server's, go first."""
    items.sort(key=lambda item: item.path.relative_to(HERE).parts[0] != "server")
    for item in items:
        parts = item.path.relative_to(HERE).parts
        if parts[0] in WHOLE_GAMES or parts[-1] == PROPERTIES:
            item.add_marker("no_cover")
        if parts[0] not in ALONE:
            item.add_marker(pytest.mark.xdist_group("/".join(parts)))
