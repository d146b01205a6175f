"""Writes playthroughs anew: run `python -m tests.playthroughs.refresh [GAME …]`, then review the diff."""

from __future__ import annotations

import sys
from collections.abc import Collection

from tests.playthroughs.playthrough import CASES, path_of, playthrough


def refresh(games: Collection[str]) -> None:
    """Write all files of some games, or of all."""
    for name, seats in CASES:
        if not games or name in games:
            path_of(name, seats).write_text(playthrough(name, seats), encoding="utf-8")


if __name__ == "__main__":
    refresh(sys.argv[1:])
