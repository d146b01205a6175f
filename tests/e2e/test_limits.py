"""What hangs in a browser ends in time, and the tests after it have a browser."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Error

from tests.e2e.browsing import Visits
from tests.e2e.reading import in_time
from tests.test_limits import LIMITED, ran

NEVER = "() => new Promise(() => {})"
HANG = '''
import os, signal
import pytest

pytestmark = pytest.mark.limit(100, call=3)

@pytest.fixture
def page(visit):
    return visit().page

def test_waits_for_what_never_comes(page):
    page.evaluate("""() => new Promise(() => { /* never comes */ })""")

def test_cannot_go_on_when_the_page_is_busy(page):
    page.evaluate("""() => { for (;;); }""")

def test_loses_its_browser(page, browsers):
    os.kill(browsers._process, signal.SIGKILL)
    page.evaluate("""() => new Promise(() => {})""")

def test_comes_after_them(page):
    assert page.evaluate("1 + 1") == 2
'''


def test_what_hangs_is_written_down_and_the_next_test_has_a_browser(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EPOKA_FAILURES", str(tmp_path / "failures"))
    said = ran(tmp_path, HANG, conftest=f"{LIMITED}from tests.e2e.conftest import *\n")
    assert "3 failed, 1 passed" in said
    hangs, busy, lost = re.split(r"\n_+ test_\w+ _+\n", said)[1:]
    assert "the call took longer than 3 seconds" in hangs
    kept = re.findall(rf"Kept in ({tmp_path}/failures/\S+)\nhttp://127\.0\.0\.1:\d+/$", hangs)
    assert len(kept) == 1
    assert {path.name for path in Path(kept[0]).iterdir()} == {
        "error.txt",
        "server.log",
        "visitor-0.json",
        "visitor-0.log",
        "visitor-0.png",
    }
    assert "never comes" in Path(kept[0], "error.txt").read_text()
    assert re.search(r"GET http://127\.0\.0\.1:\d+/: done", Path(kept[0], "visitor-0.log").read_text())
    assert json.loads(Path(kept[0], "visitor-0.json").read_text())["ready"] == "complete"
    assert "the call took longer than 3 seconds" in busy
    assert "Timeout 5000ms exceeded" in busy
    assert "does not show itself: the browser has ended" in lost


def test_what_a_page_promises_must_come_in_time(visit: Visits) -> None:
    page = visit().page
    with pytest.raises(Error, match=rf"{page.url} is visible and has not answered in 0.1 seconds"):
        in_time(page, NEVER, limit=100)
    assert in_time(page, "() => Promise.resolve(1)") == 1
