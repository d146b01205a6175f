"""Finds what the tests need besides Python: Chromium, PostgreSQL and Redis; as root on Debian it installs them.

`python tools/test_services.py` is quick when everything is there. Elsewhere it says what is missing; the tests that
need it are then skipped, and say so too.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def has_browser() -> bool:
    """Whether there is a Chromium to test with."""
    named = os.environ.get("EPOKA_CHROMIUM", "")
    return bool(named and Path(named).exists()) or any(shutil.which(name) for name in BROWSERS)


def has_postgresql() -> bool:
    """Whether there is a PostgreSQL that can be started, or one that is named."""
    return bool(os.environ.get("EPOKA_TEST_POSTGRES_URL")) or any(Path("/usr/lib/postgresql").glob("*/bin/initdb"))


def has_redis() -> bool:
    """Whether there is a Redis that can be started, or one that is named."""
    return bool(os.environ.get("EPOKA_TEST_REDIS_URL")) or shutil.which("redis-server") is not None


def missing() -> list[str]:
    """The Debian packages of what is not there."""
    found = {"chromium": has_browser(), "postgresql": has_postgresql(), "redis-server": has_redis()}
    return [package for package, there in found.items() if not there]


def can_install() -> bool:
    """Whether this is Debian (or its like) and we are root."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(packages: list[str]) -> None:
    """Install Debian packages, quietly."""
    settings = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        subprocess.run(["apt-get", "--quiet", "--quiet", *command], check=True, env=settings, stdout=subprocess.DEVNULL)


def main() -> int:
    """Install what is missing if that is possible; say what is missing if not."""
    wanted = missing()
    if wanted and can_install():
        print(f"Installing {', '.join(wanted)} for the tests ...")
        with suppress(subprocess.CalledProcessError):  # it has said why
            install(wanted)
        wanted = missing()
    if wanted:
        print(f"Not found, so some tests will be skipped: {', '.join(wanted)}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
