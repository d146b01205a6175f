"""The guides keep their word: links lead somewhere, code runs, and what is quoted is in the source."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.docs.markdown import ROOT, Block, blocks, guides, read, run
from tests.docs.refresh import RUN

LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)")
CUT = "..."
"""A line that stands for what a quotation leaves out."""

RUN_HERE = [guide for guide in RUN if guide != "README.md"]
QUOTED = [
    (guide, block)
    for guide in guides()
    for block in blocks(guide)
    if block.path.startswith(("src/", "tests/")) and block.language != "diff"
]


def passages(block: Block) -> list[str]:
    """The unbroken passages of a quotation, each line without its indentation."""
    lines = [line.strip() for line in block.text.splitlines() if line.strip()]
    return "\n".join(lines).split(f"\n{CUT}\n")


@pytest.mark.parametrize("guide", guides())
def test_every_link_leads_to_a_file(guide: str) -> None:
    folder = (ROOT / guide).parent
    assert [link for link in LINK.findall(read(guide)) if not (folder / link).exists()] == []


@pytest.mark.parametrize(("guide", "block"), QUOTED, ids=[f"{guide}-{block.path}" for guide, block in QUOTED])
def test_what_is_quoted_is_in_the_source(guide: str, block: Block) -> None:
    source = "\n".join([line.strip() for line in read(block.path).splitlines() if line.strip()])
    assert [passage for passage in passages(block) if passage not in source] == []


@pytest.mark.parametrize("guide", RUN_HERE)
def test_the_python_of_a_guide_runs_and_prints_what_it_says(guide: str) -> None:
    names: dict[str, Any] = {"__name__": "guide"}
    for block in blocks(guide):
        if block.language == "python" and not block.path:
            assert run(block, names) == (block.output or "")


@pytest.mark.parametrize("guide", guides())
def test_no_guide_names_a_machine(guide: str) -> None:
    assert re.findall(r"/work/|/home/|/root/|\.\./shared", read(guide)) == []


def test_every_decision_is_in_the_index() -> None:
    folder = ROOT / "docs" / "decisions"
    records = sorted(path.name for path in folder.glob("[0-9]*.md"))
    index = re.findall(r"^\| \[(\d+)\]\((.+?)\) \| (.+?) \|", read("docs/decisions/README.md"), re.MULTILINE)
    assert [name for _, name, _ in index] == records
    for number, name, title in index:
        assert (folder / name).read_text(encoding="utf-8").startswith(f"# {number}: {title}\n")
