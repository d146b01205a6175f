"""One browser for all of these tests, one server for each module, fresh contexts for each test."""

from __future__ import annotations

import os
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.browsing import PATIENCE, Visits
from tests.e2e.serving import Server

NAMES = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
STATIC = Path(__file__).parents[2] / "src/epoka/server/static/index.html"

expect.set_options(timeout=PATIENCE)


def chromium() -> str:
    """The path of a Chromium; without one the tests are skipped, or fail where a browser is required."""
    named = os.environ.get("EPOKA_CHROMIUM")
    found = named or next(filter(None, map(shutil.which, NAMES)), None)
    if found:
        return found
    reason = f"no Chromium: none of {', '.join(NAMES)} is installed, and EPOKA_CHROMIUM names none"
    if os.environ.get("CI") == "true" or os.environ.get("EPOKA_REQUIRE_BROWSER") == "1":
        pytest.fail(reason)
    pytest.skip(reason)


# The browser's event loop runs in this thread while it is open, so it is closed before the tests of other packages.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A real Chromium."""
    path = chromium()
    assert STATIC.is_file(), "the client has not been built: make src/epoka/server/static/index.html"
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A site of its own for each module; it must not have logged an error."""
    with Server(tmp_path_factory.mktemp("site")) as running:
        yield running
    assert not running.troubles()


@pytest.fixture
def visit(browser: Browser, server: Server, tmp_path: Path) -> Iterator[Visits]:
    """Open browser windows."""
    visits = Visits(browser, server.url, tmp_path)
    yield visits
    visits.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """A test fails when a browser complains, and leaves pictures when it fails."""
    visits = item.funcargs.get("visit") if isinstance(item, pytest.Function) else None
    try:
        yield
        if isinstance(visits, Visits):
            visits.check()
    except BaseException:
        if isinstance(visits, Visits):
            item.add_report_section("call", "pictures", visits.pictures())
        raise
