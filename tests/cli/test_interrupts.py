"""One Ctrl-C ends a command at any moment: at once, quietly, and with everything kept that was finished."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from epoka_command import INTERRUPTED, PATIENCE
from tests.waiting import heard

CODE = "import epoka_command as c; c.listen(); print('.', end='', flush=True); c.run()"
LONG = 1_000_000
WITHIN = PATIENCE + 0.8
MOMENTS = 40
"""Of a twentieth of a second: a process that was killed is there until the system has cleared it away."""
ARENA = ("arena", "flow_of_history", "--bots", "greedy,random", "--seats", "2", "--jobs", "2", "--seed", "5")
COMMANDS = (
    ("arena", "flow_of_history", "--bots", "greedy,random", "--seats", "2", "--games", LONG, "--jobs", 2),
    ("arena", "through_the_ages", "--bots", "search@20000,greedy", "--seats", "2", "--games", 8, "--jobs", 2),
    ("arena", "through_the_ages", "--bots", "search@20000,greedy", "--seats", "2", "--games", 8, "--jobs", 1),
    ("simulate", "through_the_ages", "--bots", "greedy", "--seats", "4", "--games", LONG, "--jobs", 2),
    ("simulate", "clash_of_cultures", "--bots", "greedy", "--seats", "4", "--games", LONG),
    ("conform", "flow_of_history", "--games", 2000, "--jobs", 2),
    ("bench", "--seconds", 60),
    ("replay", "-"),
)


def begun(*arguments: object) -> subprocess.Popen[str]:
    """A command in a process group of its own, as in a terminal, from the moment on where an interrupt is ours."""
    command = [sys.executable, "-c", CODE, *map(str, arguments)]
    pipe = subprocess.PIPE
    process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, start_new_session=True)
    assert process.stdout is not None
    assert heard(process.stdout, ".") == "."
    return process


def interrupted(process: subprocess.Popen[str], send: Callable[[int, int], None]) -> float:
    """Interrupt a command; how long it took to end. It must end as it should, and leave nobody behind."""
    sent = time.monotonic()
    send(process.pid, signal.SIGINT)
    try:
        _, told = process.communicate(timeout=30)
    finally:
        taken = time.monotonic() - sent
        left = lingering(process.pid)
        for pid in left:
            os.kill(pid, signal.SIGKILL)
    assert told.strip() == ""
    assert process.returncode == INTERRUPTED
    assert left == []
    return taken


def kept_in(record: Path) -> int:
    """How many lines a record has."""
    return len(record.read_bytes().splitlines()) if record.exists() else 0


def lingering(group: int) -> list[int]:
    """The processes of a group that are there still when those that were killed had a moment to be gone."""
    for _ in range(MOMENTS):
        if not remaining(group):
            return []
        time.sleep(0.05)
    return remaining(group)


def remaining(group: int) -> list[int]:
    """The processes of a group that still run."""
    found = subprocess.run(
        ["ps", "-eo", "pid=,pgid=,stat="], capture_output=True, text=True, check=True, timeout=60
    ).stdout
    rows = [line.split() for line in found.splitlines()]
    return [int(pid) for pid, own, state in rows if int(own) == group and not state.startswith("Z")]


@pytest.mark.parametrize("command", COMMANDS, ids=[f"{command[0]}-{number}" for number, command in enumerate(COMMANDS)])
def test_a_long_command_ends_at_once_wherever_it_is(command: tuple[object, ...]) -> None:
    rng = Random(str(command))
    # While it is loaded, while its processes start, and in the middle of its work.
    for most, send in ((0.1, os.killpg), (0.5, os.kill), (1.0, os.killpg), (2.5, os.kill)):
        process = begun(*command)
        time.sleep(rng.random() * most)
        assert interrupted(process, send) < WITHIN


def test_a_match_that_was_interrupted_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    kept = tmp_path / "match.jsonl"
    rng = Random(3)
    lines = 0
    for more in (0, 0, 10, 0, 10, 0):
        process = begun(*ARENA, "--games", LONG, "--resume", kept)
        deadline = time.monotonic() + 60
        while kept_in(kept) < lines + more:
            assert time.monotonic() < deadline, "no game was played"
            time.sleep(0.01)
        time.sleep(rng.random())
        interrupted(process, rng.choice((os.kill, os.killpg)))
        assert kept_in(kept) >= lines + more
        lines = kept_in(kept)
    assert [path.name for path in tmp_path.iterdir()] == [kept.name]
    games = ("--games", str(2 * lines), "--json")
    resumed, anew = (
        subprocess.run(
            [sys.executable, "-m", "epoka.cli", *ARENA, *games, *more], capture_output=True, check=True, timeout=300
        )
        for more in (("--resume", str(kept)), ())
    )
    assert json.loads(resumed.stdout)["digest"] == json.loads(anew.stdout)["digest"]


def test_the_site_ends_at_once_too(tmp_path: Path) -> None:
    rng = Random(4)
    for most in (0.3, 2.0, 5.0):
        process = begun(
            "serve", "--port", 0, "--database-url", f"sqlite:///{tmp_path}/epoka.db", "--log-level", "error"
        )
        time.sleep(rng.random() * most)
        assert interrupted(process, os.kill) < 3


def test_a_command_that_is_slow_to_clear_away_has_ended_as_it_should() -> None:
    slow = """
import os, signal, sys, time, types
import epoka.cli
import epoka_command

class Slow:
    def __del__(self, clock=time.monotonic):
        began = clock()
        while clock() - began < 0.3:
            pass

kept = Slow()
epoka_command.PATIENCE = 0.1
command = sys.modules["epoka.cli.main"] = types.ModuleType("epoka.cli.main")
command.main = lambda: os.kill(os.getpid(), signal.SIGINT)
epoka_command.main()
"""
    ended = subprocess.run([sys.executable, "-c", slow], capture_output=True, text=True, check=False, timeout=60)
    assert (ended.returncode, ended.stderr) == (INTERRUPTED, "")


def test_whoever_starts_a_command_without_interrupts_is_not_interrupted() -> None:
    ignoring = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN); " + CODE
    arguments = ("simulate", "flow_of_history", "--seats", "3", "--games", "300")
    process = subprocess.Popen([sys.executable, "-c", ignoring, *arguments], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert heard(process.stdout, ".") == "."
    process.send_signal(signal.SIGINT)
    told, _ = process.communicate(timeout=60)
    assert process.returncode == 0
    assert "300 games" in told
