"""One browser for all of these tests as long as it lives, one server for each module, fresh contexts for each test."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.browsers import Browsers, chromium
from tests.e2e.browsing import PATIENCE, Visits
from tests.e2e.failures import folder_of, keep_error
from tests.e2e.serving import Server
from tests.limits import Overdue

STATIC = Path(__file__).parents[2] / "src/epoka/server/static/index.html"

expect.set_options(timeout=PATIENCE)


# The browser's event loop runs in this thread while it is open, so it is closed before the tests of other packages.
@pytest.fixture(scope="package")
def browsers() -> Iterator[Browsers]:
    """Real Chromiums."""
    path = chromium()
    assert STATIC.is_file(), "the client has not been built: make src/epoka/server/static/index.html"
    with sync_playwright() as playwright:
        opened = Browsers(playwright.chromium, path)
        yield opened
        opened.close()


@pytest.fixture
def browser(browsers: Browsers) -> Browser:
    """A real Chromium that runs."""
    return browsers.running()


@pytest.fixture(scope="module")
def server(browsers: Browsers, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A site of its own for each module; it must not have logged an error."""
    with Server(tmp_path_factory.mktemp("site")) as running:
        yield running
    assert not running.troubles()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visits]:
    """Open browser windows."""
    visits = Visits(browser, server.url)
    yield visits
    visits.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """A test fails when a browser complains, and what fails is written down; what has hung ends with its browser."""
    known = item.funcargs if isinstance(item, pytest.Function) else {}
    visits, browsers, server = known.get("visit"), known.get("browsers"), known.get("server")
    try:
        yield
        if isinstance(visits, Visits):
            visits.check()
    except BaseException as error:
        if isinstance(visits, Visits):
            folder = folder_of(item)
            keep_error(folder, error)
            if isinstance(server, Server):
                server.keep_log(folder)
            item.add_report_section("call", "pages", "\n".join([f"Kept in {folder}", *visits.keep(folder)]))
        if isinstance(browsers, Browsers) and isinstance(error, Overdue):
            browsers.end()
        raise
