"""Writes what the commands print into the page on the command line: run `python -m tests.docs.refresh`, then review."""

from __future__ import annotations

import contextlib
import io
import os
import shlex
import tempfile
from pathlib import Path
from unittest.mock import patch

from epoka.cli.main import main
from tests.docs.markdown import FENCE, ROOT, blocks, read

GUIDE = "docs/command-line.md"
CUT = "…"
"""A line that stands for output left out of a sample."""
WIDTH = "110"


def printed(command: str) -> str:
    """What a command prints, on either stream, with the example of a notation at hand as `game.txt`."""
    words = shlex.split(command)
    assert words[0] == "epoka"
    stream = io.StringIO()
    notation = next(block.text for block in blocks("docs/saved-games.md") if block.language == "epoka")
    here = Path.cwd()
    with (
        tempfile.TemporaryDirectory() as folder,
        patch.dict(os.environ, {"COLUMNS": WIDTH}),
        contextlib.redirect_stdout(stream),
        contextlib.redirect_stderr(stream),
    ):
        (Path(folder) / "game.txt").write_text(notation, encoding="utf-8")
        os.chdir(folder)
        try:
            main(words[1:])
        finally:
            os.chdir(here)
    return stream.getvalue()


def samples(text: str) -> list[tuple[str, str]]:
    """The commands of a block, each with the output below it."""
    return [(command, output) for command, _, output in (part.partition("\n") for part in text.split("$ ")[1:])]


def refreshed(output: str, fresh: str) -> str:
    """The fresh output, cut where the old one was cut: after as many lines."""
    lines = output.splitlines()
    if CUT not in lines:
        return fresh
    kept = lines.index(CUT)
    tail = len(lines) - kept - 1
    all_lines = fresh.splitlines()
    return "\n".join([*all_lines[:kept], CUT, *(all_lines[-tail:] if tail else [])]) + "\n"


def refresh() -> None:
    """Rewrite the exact samples of the page on the command line."""
    text = read(GUIDE)
    for match in reversed(list(FENCE.finditer(text))):
        if match["path"] == "exact":
            shown = [
                f"$ {command}\n{refreshed(output, printed(command))}" for command, output in samples(match["text"])
            ]
            text = text[: match.start("text")] + "".join(shown) + text[match.end("text") :]
    (ROOT / GUIDE).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    refresh()
