"""Each fuzzer gets its part of the time."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fuzz.effort import SECONDS, SEED, Effort

HERE = Path(__file__).parent
WITHIN = 900


def fuzzers(items: list[pytest.Item]) -> list[pytest.Item]:
    """Those of some tests that fuzz."""
    return [item for item in items if HERE in item.path.parents]


def pytest_report_header() -> str:
    """The seed, so that what was found can be found again."""
    return f"fuzz: {SECONDS:g} seconds, EPOKA_FUZZ_SEED={SEED}" if SECONDS else "fuzz: the same examples every time"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let each fuzzer take as long as it has been given."""
    for item in fuzzers(items):
        item.add_marker(pytest.mark.limit(WITHIN + SECONDS))


@pytest.fixture
def effort(request: pytest.FixtureRequest) -> Effort:
    """The part of one fuzzer."""
    return Effort(SECONDS / len(fuzzers(request.session.items)))
