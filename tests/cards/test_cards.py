"""What cards say is what the rules play with: no field that no rule reads, no value that nobody misses.

`python -m tests.cards GAME` tries all values; of games with many it is a sample here, another one whenever they change.
"""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path

import pytest

import epoka

FOLDER = Path(__file__).parent
GAMES = [game for game in epoka.games() if (FOLDER / f"{game}.py").exists()]
WITHIN = 900
"""Seconds in which a sample is through, on however busy a machine."""
SAMPLE = 150
"""How many values are changed of a game."""
ALL = ("flow_of_history",)
"""Games whose values are few enough to change them all."""
FEWER = {"through_the_ages": 60, "clash_of_cultures": 30, "new_dawn": 40}
"""Where each takes longer: so large a game is loaded anew for every value."""


def look(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command, in a process that has not loaded the game."""
    command = [sys.executable, "-m", "tests.cards", *arguments]
    return subprocess.run(
        command, cwd=FOLDER.parent.parent, env=os.environ, capture_output=True, text=True, check=False, timeout=WITHIN
    )


def state_of(game: str) -> str:
    """A few letters that change with any file of a game."""
    files = sorted(path for path in epoka.game(game).folder.rglob("*") if path.suffix in (".py", ".json"))
    return blake2b(b"".join([path.read_bytes() for path in files]), digest_size=4).hexdigest()


@pytest.mark.parametrize("game", GAMES)
def test_what_cards_say_is_what_the_rules_play_with(game: str) -> None:
    size = str(FEWER.get(game, SAMPLE))
    sample = () if game in ALL else ("--sample", size, "--seed", state_of(game))
    done = look(game, *sample, "--jobs", "1")
    assert done.returncode == 0, done.stdout + done.stderr


def test_what_nobody_plays_with_is_found() -> None:
    """`told.py` takes the confidence for something printed, and has exceptions that are none."""
    done = look("told", "--only", "granary.*", "--jobs", "1")
    assert done.returncode == 1, done.stderr
    assert (
        done.stdout
        == """\
read by no rule:
  Row.confidence
changed, and nobody notices:
  granary.confidence: reconstructed could be seed or public
needless exceptions:
  phlogiston.*: there is no such value
  granary.type: granary.type is noticed
8 values changed: 1 unnoticed, 0 for a reason; 1 fields that no rule reads
"""
    )
