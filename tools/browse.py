"""Runs the tests in a real browser, once or many times in a row; nothing is tried twice.

`python tools/browse.py -k undo` runs some of them. `--times 10` looks for those that fail now and then, and
`--beside 4` keeps the machine busy meanwhile. What was on the pages of a test that fails is kept in `failures`.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

ROOT = Path(__file__).parents[1]
FAILURES = Path(os.environ.get("EPOKA_FAILURES", ROOT / "failures"))
TESTS = ("tests/e2e", "-n", "auto", "--dist", "loadfile")
# It ends with its parent, however that ends.
BUSY = "import os\nparent = os.getppid()\nwhile os.getppid() == parent:\n    sum(range(100_000))"
ENDED = 5
"""pytest's exit status when no test was selected; from there on it is not about the tests."""


def main(given: list[str]) -> int:
    """The exit status of the first run that failed, or 0."""
    wanted, rest = arguments(given)
    tests = [*(TESTS if wanted.tests is None else wanted.tests), "-q", *rest]
    if "EPOKA_FAILURES" not in os.environ:
        shutil.rmtree(FAILURES, ignore_errors=True)
    signal.signal(signal.SIGTERM, leave)
    first = 0
    with busy(wanted.beside):
        for number in range(1, wanted.times + 1):
            status = run(number, wanted.times, tests)
            first = first or status
            if status >= ENDED or (status and not wanted.keep_going):
                break
    return first


def arguments(given: list[str]) -> tuple[argparse.Namespace, list[str]]:
    """What is meant for this program, and what is meant for pytest."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0], allow_abbrev=False)
    parser.add_argument("--times", type=int, default=1, metavar="N", help="run all of them N times in a row")
    parser.add_argument("--keep-going", action="store_true", help="do not stop at the first run that fails")
    parser.add_argument("--beside", type=int, default=0, metavar="N", help="keep N processes busy meanwhile")
    parser.add_argument("--tests", nargs=1, metavar="PATH", help="other tests than those in tests/e2e, one by one")
    return parser.parse_known_args(given)


def run(number: int, times: int, tests: list[str]) -> int:
    """The exit status of pytest; says how it went when there is more than one run."""
    folder = FAILURES / f"run-{number}" if times > 1 else FAILURES
    began = time.monotonic()
    environment = os.environ | {"EPOKA_FAILURES": str(folder)}
    command = [sys.executable, "-m", "pytest", *tests]
    status = subprocess.run(command, check=False, cwd=ROOT, env=environment).returncode
    if times > 1:
        kept = f"; what was on the pages is in {folder}" if folder.is_dir() else ""
        how = f"failed{kept}" if status else "passed"
        print(f"Run {number} of {times}, {time.monotonic() - began:.0f} seconds: {how}", flush=True)
    return status


@contextmanager
def busy(many: int) -> Generator[None]:
    """So many processes compute meanwhile."""
    loops = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(many)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
        for loop in loops:
            loop.wait(10)


def leave(_: int, __: FrameType | None) -> None:
    """End as at the end of the program."""
    sys.exit(128 + signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
