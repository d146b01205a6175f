"""Compiles the kernel with mypyc and runs its tests and the playthroughs on what comes out:

    python tools/compile_kernel.py

It needs a C compiler. The package is copied to `build/compiled/`, where `PYTHONPATH=build/compiled/src` finds it
afterwards, for `epoka bench` say; nothing in `src/` changes. Some modules stay as they are, each for a reason.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
BUILD: Final = ROOT / "build" / "compiled"
KERNEL: Final = Path("src/epoka/kernel")
RECORDS: Final = "defines records: fields are read from annotations, and a compiler leaves nothing of those but types"
SUBCLASSED: Final = "has a class that games derive from, and what is compiled cannot be derived from"
BUILTIN: Final = "derives from a built-in type or builds classes, which cannot be compiled"
INTERPRETED: Final = {
    "__init__": "only names what is elsewhere",
    "decisions": RECORDS,
    "frames": RECORDS,
    "game": SUBCLASSED,
    "memo": BUILTIN,
    "moments": SUBCLASSED,
    "record": BUILTIN,
    "saves": "its structures for msgspec are read from annotations, too",
    "state": RECORDS,
}
TESTS: Final = ("tests/kernel", "tests/playthroughs")
SETUP: Final = """
from mypyc.build import mypycify
from setuptools import setup

# Each module by itself: otherwise it is taken for granted that a class has no subclasses but those that are compiled.
compiled = mypycify(["--config-file", "../pyproject.toml", *{modules}], separate=True)
setup(name="kernel", packages=[], ext_modules=compiled)
"""


def compiled_modules() -> list[str]:
    """The modules of the kernel that are compiled."""
    found = {path.stem: path for path in sorted((ROOT / KERNEL).glob("*.py"))}
    gone = INTERPRETED.keys() - found.keys()
    assert not gone, f"these modules are no longer there: {', '.join(sorted(gone))}"
    return [str(path.relative_to(ROOT / "src")) for name, path in found.items() if name not in INTERPRETED]


def build(modules: list[str]) -> None:
    """Copy the package and compile these modules in the copy."""
    shutil.rmtree(BUILD, ignore_errors=True)
    shutil.copytree(ROOT / "src", BUILD / "src", ignore=shutil.ignore_patterns("__pycache__", "static"))
    shutil.copy(ROOT / "pyproject.toml", BUILD)
    command = [sys.executable, "-c", SETUP.format(modules=modules), "build_ext", "--inplace"]
    subprocess.run(command, cwd=BUILD / "src", check=True)


def main() -> int:
    """Compile and test; the exit code is that of the tests."""
    modules = compiled_modules()
    build(modules)
    environment = {**os.environ, "PYTHONPATH": str(BUILD / "src")}
    check = "import epoka.kernel.table as table; assert not table.__file__.endswith('.py'), table.__file__"
    subprocess.run([sys.executable, "-c", check], env=environment, check=True)
    print(f"{len(modules)} modules compiled; the tests run on them", flush=True)
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *TESTS], cwd=ROOT, env=environment, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main())
