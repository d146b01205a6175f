"""Runs the tests in a real browser; those that fail must pass when they are tried once more, one after another.

`python tools/browse.py -k undo` runs some of them.
"""

from __future__ import annotations

import subprocess
import sys

PYTEST = (sys.executable, "-m", "pytest", "tests/e2e", "-q")
FAILED = 1


def main(given: list[str]) -> int:
    """The exit status of the tests."""
    status = subprocess.run([*PYTEST, "-n", "auto", "--dist", "loadfile", *given], check=False).returncode
    if status == FAILED:
        print("Once more, alone: a browser may be starved on a busy machine.", flush=True)
        status = subprocess.run([*PYTEST, "--last-failed", "--last-failed-no-failures", "none"], check=False).returncode
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
