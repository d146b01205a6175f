"""The guide to adding a card is followed to the letter, in a copy of the project: each of its stories ends in green."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import epoka
from tests.docs.markdown import FENCE, ROOT, read

GUIDE = "docs/adding-a-card.md"
STORY = re.compile(r"^## .*: (.+)$")
LAST = "## Until all is green"
UNCHANGED = (".git", ".venv", "node_modules", "static", "__pycache__", "build", "dist", "failures", ".*_cache")
"""What is of no use in a copy of the project."""
PATIENCE = 600.0
"""Seconds that one of the commands may take."""
ITSELF = Path(__file__).name
OLD_GAME = """
import sys
from random import Random
import epoka
table = epoka.load(open(sys.argv[1], "rb").read())
assert len(table.answers()) == 0, "it has been replayed, although the cards are others"
rng = Random(1)
while not table.over:
    decision = table.decision
    table.apply(decision.seat, rng.choice(decision.options))
"""


def sections() -> dict[str, str]:
    """The text below each heading of the guide."""
    parts = re.split(r"^(## .*)$", read(GUIDE), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


STORIES = [heading for heading in sections() if STORY.match(heading)]


def fences(section: str, language: str) -> Iterator[tuple[str, str]]:
    """The blocks of a kind, with what stands after the language."""
    for match in FENCE.finditer(section):
        if match["language"] == language:
            yield match["path"] or "", match["text"]


def changed(text: str, diff: str) -> str:
    """A file with a change that the guide shows; lines that are only added, with nothing around them, go to the end."""
    lines = diff.splitlines()
    before = "".join([f"{line[1:]}\n" for line in lines if not line.startswith("+")])
    after = "".join([f"{line[1:]}\n" for line in lines if not line.startswith("-")])
    if not before:
        return text + after
    assert text.count(before) == 1, f"this is there {text.count(before)} times:\n{before}"
    return text.replace(before, after)


def follow(section: str, project: Path) -> None:
    """Make every change that a section shows."""
    for path, diff in fences(section, "diff"):
        file = project / path
        file.write_text(changed(file.read_text(encoding="utf-8"), diff), encoding="utf-8")


def commands(section: str, card: str) -> Iterator[list[str]]:
    """Every command that a section tells to run, with this Python and with the card's id."""
    for kind, text in fences(section, "console"):
        assert kind == "followed"
        for line in text.splitlines():
            name, *arguments = shlex.split(line.removeprefix("$ ").replace("ID.", f"{card}."))
            if name == ".venv/bin/epoka":
                name, arguments = ".venv/bin/python", ["-m", "epoka.cli", *arguments]
            assert name == ".venv/bin/python"
            tests = ["-p", "no:cacheprovider", "--ignore", f"tests/docs/{ITSELF}"] if "pytest" in arguments else []
            yield [sys.executable, *arguments, *tests]


def run(command: list[str], project: Path) -> None:
    """Run a command in the copy, and in nothing else."""
    paths = os.pathsep.join([str(project / "src"), str(project)])
    done = subprocess.run(
        command,
        cwd=project,
        env=os.environ | {"PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, f"{shlex.join(command)}\n{done.stdout}"


@pytest.mark.limit(60, call=1200)
@pytest.mark.parametrize("heading", STORIES, ids=[heading.rpartition(": ")[2] for heading in STORIES])
def test_whoever_follows_the_guide_comes_to_a_green_tree(heading: str, tmp_path: Path) -> None:
    project = tmp_path / "epoka"
    shutil.copytree(ROOT, project, ignore=shutil.ignore_patterns(*UNCHANGED))
    saved = tmp_path / "begun.epoka"
    saved.write_bytes(epoka.new("flow_of_history", seats=3, seed=7).to_bytes())
    card = heading.rpartition(": ")[2].lower().replace(" ", "_")
    follow(sections()[heading], project)
    follow(sections()[LAST], project)
    run([sys.executable, "-c", OLD_GAME, str(saved)], project)
    for command in commands(sections()[LAST], card):
        run(command, project)


def test_there_is_an_ordinary_card_a_bespoke_one_and_a_real_one() -> None:
    assert len(STORIES) == 3
    assert all(list(fences(sections()[heading], "diff")) for heading in [*STORIES, LAST])
