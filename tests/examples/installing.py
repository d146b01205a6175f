"""Installing a package of a game into a folder of its own, without a network, and running Epoka where it is found."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from epoka import catalogue

ROOT = Path(__file__).parents[2]
BEASTS = ROOT / "examples/beasts"
LONGEST = 300


def install(project: Path, folder: Path) -> Path:
    """Build a project and install it into a folder, which is all that must be on the path to have it."""
    offline = ("--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check", "--quiet")
    command = [sys.executable, "-m", "pip", "install", *offline, "--target", str(folder), str(project)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST, check=False)
    assert done.returncode == 0, done.stderr
    return folder


def with_path(folder: Path) -> dict[str, str]:
    """The environment of a process that finds what is installed in a folder."""
    own = {name: value for name, value in os.environ.items() if not name.startswith("EPOKA_")}
    return own | {"PYTHONPATH": os.pathsep.join([str(folder), *filter(None, [own.get("PYTHONPATH")])])}


def epoka(folder: Path, *arguments: str, given: str = "") -> str:
    """What the command prints in a process that finds what is installed in a folder."""
    return python(folder, "-m", "epoka.cli", *arguments, given=given)


def python(folder: Path, *arguments: str, given: str = "", env: Mapping[str, str] | None = None) -> str:
    """What Python prints there."""
    done = subprocess.run(
        [sys.executable, *arguments],
        input=given,
        capture_output=True,
        text=True,
        timeout=LONGEST,
        env=with_path(folder) | dict(env or {}),
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@contextmanager
def found_here(folder: Path) -> Iterator[None]:
    """In this process, and in those that it starts, the games installed in a folder are found."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        patch.setenv("PYTHONPATH", with_path(folder)["PYTHONPATH"])
        forget()
        yield
    forget()


def forget() -> None:
    """Let the catalogue look for games again."""
    catalogue.games.cache_clear()
    catalogue.game.cache_clear()
