"""Writes every playthrough anew: run `python -m tests.playthroughs.refresh`, then review the diff."""

from __future__ import annotations

from tests.playthroughs.playthrough import CASES, path_of, playthrough


def refresh() -> None:
    """Write all files."""
    for name, seats in CASES:
        path_of(name, seats).write_text(playthrough(name, seats), encoding="utf-8")


if __name__ == "__main__":
    refresh()
