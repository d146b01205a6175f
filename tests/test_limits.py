"""What hangs fails in time and says what it waited for, and the tests after it run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HANGS = """
import threading, time

def test_hangs():
    threading.Thread(target=time.sleep, args=(30,), name="a thread that waits", daemon=True).start()
    with open(__file__):
        threading.Event().wait()

def test_swallows_what_stops_it():
    while True:
        try:
            time.sleep(20)
        except Exception:
            pass

def test_comes_after_them():
    pass
"""
HANGS_OUTSIDE = """
import pytest, time

@pytest.fixture
def slow_to_come():
    time.sleep(20)

@pytest.fixture
def slow_to_go():
    yield
    time.sleep(20)

def test_that_is_not_begun(slow_to_come):
    pass

def test_that_does_not_end(slow_to_go):
    pass

def test_comes_after_them():
    pass
"""
HANGS_LATER = """
import pytest, time

@pytest.fixture
def slow_to_come():
    time.sleep(0.6)

@pytest.mark.limit(60, call=0.3)
def test_that_is_begun(slow_to_come):
    time.sleep(20)
"""
DEAF = """
import signal, time

def test_hears_no_alarm():
    signal.signal(signal.SIGALRM, signal.SIG_IGN)
    time.sleep(20)
"""


LIMITED = "from tests.conftest import pytest_addoption, pytest_configure\n"


def ran(folder: Path, source: str, *arguments: str, conftest: str = LIMITED) -> str:
    """What pytest says of some tests, which has to end."""
    (folder / "conftest.py").write_text(conftest)
    (folder / "test_it.py").write_text(source)
    options = ["-q", "-p", "no:cacheprovider", "-c", str(ROOT / "pyproject.toml"), f"--rootdir={ROOT}", *arguments]
    command = [sys.executable, "-m", "pytest", *options, str(folder)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=200, check=False).stdout


def test_a_test_that_hangs_fails_and_shows_all_threads(tmp_path: Path) -> None:
    said = ran(tmp_path, HANGS, "--limit=0.5")
    assert "2 failed, 1 passed" in said
    assert "the call took longer than 0.5 seconds" in said
    assert "a thread that waits:\n" in said
    assert "threading.Event().wait()" in said.partition("MainThread:\n")[2]


def test_stacks_come_from_other_processes_too(tmp_path: Path) -> None:
    said = ran(tmp_path, HANGS, "--limit=0.5", "-n", "1")
    assert "2 failed, 1 passed" in said
    assert "a thread that waits:\n" in said


def test_fixtures_have_a_limit_before_and_after_the_test(tmp_path: Path) -> None:
    said = ran(tmp_path, HANGS_OUTSIDE, "--limit=0.5")
    assert "2 passed, 2 errors" in said
    assert "the setup took longer than 0.5 seconds" in said
    assert "the teardown took longer than 0.5 seconds" in said


def test_the_call_may_have_a_limit_of_its_own(tmp_path: Path) -> None:
    said = ran(tmp_path, HANGS_LATER)
    assert "1 failed" in said
    assert "the call took longer than 0.3 seconds" in said


def test_what_hears_no_alarm_ends_with_its_process(tmp_path: Path) -> None:
    said = ran(tmp_path, DEAF, "--limit=0.5", "-o", "faulthandler_timeout=2", "-n", "1", "--max-worker-restart=0")
    assert "crashed while running" in said
    assert "test_hears_no_alarm" in said


def test_every_test_has_a_limit(request: pytest.FixtureRequest) -> None:
    assert all(item.get_closest_marker("limit") for item in request.session.items)
