"""Writes into the guides what commands and Python print there, counts of cards, and versions of games.

Run `python -m tests.docs.refresh`, then review.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import shlex
import tempfile
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent
from typing import Any
from unittest.mock import patch

import epoka
from epoka.cli.main import main
from epoka.research.vocabulary import environment_id
from tests.docs import cards_page
from tests.docs.markdown import FENCE, ROOT, Block, blocks, read, run

GUIDE = "docs/command-line.md"
SAVED = "docs/saved-games.md"
RUN = ["README.md", "docs/concepts.md", "docs/bots.md", "docs/research.md", SAVED]
"""Guides whose Python is run."""
CUT = "…"
"""A line that stands for output left out of a sample."""
WIDTH = "110"


def printed(command: str) -> str:
    """What a command prints, on either stream, with the example of a notation at hand as `game.txt`."""
    words = shlex.split(command)
    assert words[0] == "epoka"
    stream = io.StringIO()
    notation = next(block.text for block in blocks(SAVED) if block.language == "epoka")
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


def commands(text: str) -> str:
    """The exact samples of the page on the command line."""
    for match in reversed(list(FENCE.finditer(text))):
        if match["path"] == "exact":
            shown = [
                f"$ {command}\n{refreshed(output, printed(command))}" for command, output in samples(match["text"])
            ]
            text = text[: match.start("text")] + "".join(shown) + text[match.end("text") :]
    return text


def python(text: str) -> str:
    """What the Python of a guide prints, in the blocks right after it."""
    names: dict[str, Any] = {"__name__": "guide"}
    found = list(FENCE.finditer(text))
    fresh: dict[int, str] = {}
    for index, match in enumerate(found):
        if match["language"] == "python" and not match["path"]:
            output = run(Block("python", "", dedent(match["text"]), None), names)
            after = found[index + 1] if index + 1 < len(found) else None
            if after and after["language"] == "text" and not text[match.end() : after.start()].strip():
                fresh[index + 1] = "".join([match["indent"] + line for line in output.splitlines(keepends=True)])
    for index in sorted(fresh, reverse=True):
        text = text[: found[index].start("text")] + fresh[index] + text[found[index].end("text") :]
    return text


def versions(text: str) -> str:
    """Versions of games: in the names of environments, and in a game written down."""
    for name in epoka.games():
        version = environment_id(epoka.game(name)).rpartition("v")[2]
        text = re.sub(rf"({name}[_-]v)\d+", rf"\g<1>{version}", text)
        text = re.sub(rf"(^game {name}\nversion )\d+$", rf"\g<1>{epoka.game(name).version}", text, flags=re.MULTILINE)
    return text


STEPS: list[tuple[str, Callable[[str], str]]] = [
    ("README.md", cards_page.readme),
    (cards_page.PAGE, cards_page.page),
    (cards_page.TERMINAL, cards_page.terminal),
    *[(guide, versions) for guide in RUN],
    *[(guide, python) for guide in RUN],
    (GUIDE, commands),
]


def refresh() -> None:
    """Rewrite whatever is written down in the guides and follows from the code."""
    for guide, anew in STEPS:
        (ROOT / guide).write_text(anew(read(guide)), encoding="utf-8")


if __name__ == "__main__":
    refresh()
