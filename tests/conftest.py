"""Hypothesis tries the same examples in every run and is not hurried; long games are played without coverage.

Watching every line makes random games three times as slow, and they show nothing that the tests of single rules have
not shown already: so whoever plays whole games or measures bots is not watched. The tests of a file stay together on
one process, because they share servers and the like; those that only play a game by themselves are spread.

No test waits for ever: each has a limit, far beyond what it takes on a slow and busy machine.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

from tests.limits import Limits

pytest.register_assert_rewrite("epoka.parts.scenarios")
settings.register_profile("epoka", derandomize=True, deadline=None, database=None)
settings.load_profile("epoka")

HERE = Path(__file__).parent
WHOLE_GAMES = ("test_conformance.py", "cards", "playthroughs", "research", "arena", "bots", "fuzz")
PROPERTIES = "test_properties.py"
ALONE = ("test_conformance.py", "playthroughs")
LIMIT, LIMIT_OF_WHOLE_GAMES = 300, 900
"""Seconds that a test may take."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--limit` is for those who want to know sooner, or to look at a slow machine."""
    parser.addoption("--limit", type=float, metavar="SECONDS", help="how long a test may take, whatever its mark says")


def pytest_configure(config: pytest.Config) -> None:
    """Give every test a limit."""
    config.addinivalue_line(
        "markers", "limit(seconds, call=seconds): how long a test's setup, call and teardown may take"
    )
    config.pluginmanager.register(Limits())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that play whole games, and those that stay together; the longest, the server's, go first."""
    items.sort(key=lambda item: item.path.relative_to(HERE).parts[0] != "server")
    for item in items:
        parts = item.path.relative_to(HERE).parts
        plays = parts[0] in WHOLE_GAMES or parts[-1] == PROPERTIES
        if plays:
            item.add_marker("no_cover")
        if item.get_closest_marker("limit") is None:
            item.add_marker(pytest.mark.limit(LIMIT_OF_WHOLE_GAMES if plays else LIMIT))
        if parts[0] not in ALONE:
            item.add_marker(pytest.mark.xdist_group("/".join(parts)))
