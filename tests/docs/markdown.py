"""Reading the guides: their code blocks, and what is done with each.

The words after the opening fence say what a block is. `python` alone is run, and a `text` block right after it is
what it prints. With a path in `src` or `tests` a block is quoted from that file. With any other path it is the content
of a file that the guide tells its reader to write. `diff` with a path is a change that it tells its reader to make, and
`console followed` has commands to run. `console exact` shows commands with all that they print.
"""

from __future__ import annotations

import contextlib
import io
import re
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[2]
FENCE = re.compile(
    r"^(?P<indent> *)```(?P<language>\w*)(?: +(?P<path>\S+))?\n(?P<text>.*?)^(?P=indent)```$", re.MULTILINE | re.DOTALL
)


class Block(NamedTuple):
    """A fenced block of a guide."""

    language: str
    path: str
    text: str
    output: str | None
    """What the guide says the block prints."""


def read(guide: str) -> str:
    """The text of a guide, named from the root of the project."""
    return (ROOT / guide).read_text(encoding="utf-8")


def prose(guide: str) -> str:
    """The same in one line, so that it does not matter where lines are broken."""
    return " ".join(read(guide).split())


def guides() -> list[str]:
    """Every page that these tests answer for."""
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")), *sorted((ROOT / "src").rglob("README.md"))]
    return [str(page.relative_to(ROOT)) for page in pages]


def blocks(guide: str) -> Iterator[Block]:
    """The fenced blocks of a guide in order."""
    text = read(guide)
    found = list(FENCE.finditer(text))
    for index, match in enumerate(found):
        output = None
        if index + 1 < len(found) and found[index + 1]["language"] == "text":
            between = text[match.end() : found[index + 1].start()]
            output = dedent(found[index + 1]["text"]) if not between.strip() else None
        yield Block(match["language"], match["path"] or "", dedent(match["text"]), output)


def run(block: Block, names: dict[str, Any]) -> str:
    """Run a block of Python among these names; what it printed."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(block.text, "<guide>", "exec"), names)
    return printed.getvalue()


def table(guide: str, heading: str) -> list[list[str]]:
    """The rows of the first table under a heading, without its head; cells as written."""
    _, _, after = read(guide).partition(f"\n## {heading}\n")
    assert after, f"{guide} has no heading {heading!r}"
    rows = [line for line in after.partition("\n## ")[0].splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[2:]]
