"""A real Chromium, and another one after it when it has ended."""

from __future__ import annotations

import os
import shutil
import signal
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, BrowserType

NAMES = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


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


class Browsers:
    """One browser at a time."""

    def __init__(self, kind: BrowserType, path: str) -> None:
        self._kind = kind
        self._path = path
        self._browser: Browser | None = None
        self._process = 0

    def running(self) -> Browser:
        """The browser, or a new one when it has ended."""
        if self._browser is None or not self._browser.is_connected():
            self._browser = self._kind.launch(executable_path=self._path, args=ARGUMENTS)
            processes = self._browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
            self._process = next(one["id"] for one in processes if one["type"] == "browser")
        return self._browser

    def end(self) -> None:
        """End it from outside: one in which something hangs may never answer again."""
        if self._browser is not None and self._browser.is_connected():
            with suppress(ProcessLookupError):
                os.kill(self._process, signal.SIGKILL)
            self._browser.close()

    def close(self) -> None:
        """Close it."""
        if self._browser is not None:
            self._browser.close()
