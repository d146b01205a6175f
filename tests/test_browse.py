"""`tools/browse.py` tries nothing twice, counts its runs, and leaves nothing behind that computes."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).parents[1]
PATIENCE = 200
COUNTS = """
import os, pathlib
HERE = pathlib.Path(__file__).parent

def test_fails_the_second_time():
    runs = HERE / "runs.txt"
    number = len(runs.read_text()) + 1 if runs.exists() else 1
    runs.write_text("x" * number)
    (HERE / "folder.txt").write_text(os.environ["EPOKA_FAILURES"])
    assert number != 2
"""
LOOKS_BESIDE = """
import os, pathlib

def test_writes_down_what_runs_beside():
    own = os.getppid()
    children = pathlib.Path(f"/proc/{{own}}/task/{{own}}/children").read_text().split()
    others = [pid for pid in children if int(pid) != os.getpid()]
    (pathlib.Path(__file__).parent / "beside.txt").write_text(" ".join(others))
    {then}
"""


def browse(folder: Path, source: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Browse with other tests than those of the site."""
    (folder / "test_it.py").write_text(source)
    own = os.environ | {"EPOKA_FAILURES": str(folder / "failures")}
    return subprocess.run(
        command(folder, *arguments), capture_output=True, text=True, timeout=PATIENCE, check=False, env=own
    )


def command(folder: Path, *arguments: str) -> list[str]:
    """What is run."""
    quiet = ("-p", "no:cacheprovider", f"--rootdir={folder}", "--noconftest")
    return [sys.executable, str(ROOT / "tools/browse.py"), "--tests", str(folder), *quiet, *arguments]


def test_it_stops_at_the_first_run_that_fails(tmp_path: Path) -> None:
    done = browse(tmp_path, COUNTS, "--times", "3")
    assert done.returncode == 1
    assert (tmp_path / "runs.txt").read_text() == "xx"
    told = re.findall(r"^Run (\d) of 3, \d+ seconds: (\w+)", done.stdout, re.MULTILINE)
    assert told == [("1", "passed"), ("2", "failed")]


def test_it_can_go_on_after_a_failure(tmp_path: Path) -> None:
    done = browse(tmp_path, COUNTS, "--times", "3", "--keep-going")
    assert done.returncode == 1
    told = re.findall(r"^Run (\d) of 3, \d+ seconds: (\w+)", done.stdout, re.MULTILINE)
    assert told == [("1", "passed"), ("2", "failed"), ("3", "passed")]
    assert (tmp_path / "folder.txt").read_text().endswith("/failures/run-3")


def test_nothing_is_tried_twice(tmp_path: Path) -> None:
    (tmp_path / "runs.txt").write_text("x")
    done = browse(tmp_path, COUNTS)
    assert done.returncode == 1
    assert (tmp_path / "runs.txt").read_text() == "xx"


def test_what_computes_beside_ends_with_it(tmp_path: Path) -> None:
    done = browse(tmp_path, LOOKS_BESIDE.format(then="assert False"), "--beside", "2")
    assert done.returncode == 1
    assert len(beside(tmp_path)) == 2
    assert running(beside(tmp_path)) == []


def test_what_computes_beside_ends_even_when_it_is_killed(tmp_path: Path) -> None:
    done = browse(tmp_path, LOOKS_BESIDE.format(then=f"os.kill(os.getppid(), {int(signal.SIGKILL)})"), "--beside", "2")
    assert done.returncode == -signal.SIGKILL
    assert len(beside(tmp_path)) == 2
    deadline = monotonic() + PATIENCE
    while running(beside(tmp_path)):
        assert monotonic() < deadline, "something computes for ever"


def beside(folder: Path) -> list[int]:
    """The processes that ran beside the tests."""
    return [int(pid) for pid in (folder / "beside.txt").read_text().split()]


def running(pids: list[int]) -> list[int]:
    """Those of some processes that have not ended."""
    return [pid for pid in pids if state(pid) not in ("", "Z")]


def state(pid: int) -> str:
    """What a process does: Z if it has ended and nobody has asked how, nothing if it is gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (OSError, IndexError):
        return ""
