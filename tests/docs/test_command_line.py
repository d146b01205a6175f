"""The page on the command line shows what the commands really print."""

from __future__ import annotations

import re

import pytest

from epoka.cli.main import BAD_INPUT, COMMANDS, INTERRUPTED
from tests.docs.markdown import blocks, read, table
from tests.docs.refresh import CUT, GUIDE, printed, samples

EXACT = [sample for block in blocks(GUIDE) if block.path == "exact" for sample in samples(block.text)]


@pytest.mark.parametrize(("command", "output"), EXACT, ids=[command for command, _ in EXACT])
def test_a_command_prints_what_the_page_shows(command: str, output: str) -> None:
    shown = output.split(f"{CUT}\n")
    fresh = printed(command)
    if len(shown) == 1:
        assert fresh == output
    else:
        assert fresh.startswith(shown[0])
        assert fresh.endswith(shown[-1])


def test_every_command_has_a_section() -> None:
    sections = re.findall(r"^## ([\w-]+)$", read(GUIDE), re.MULTILINE)
    assert sections == [command.__name__.rpartition(".")[2].replace("_", "-") for command in COMMANDS]


def test_the_exit_codes_are_listed() -> None:
    text = read(GUIDE).partition("\n## ")[0]
    codes = re.findall(r"^\| (\d+) \|", text, re.MULTILINE)
    assert codes == ["0", "1", str(BAD_INPUT), str(INTERRUPTED)]


def test_the_figures_that_are_explained_exist() -> None:
    bench = next(block.text for block in blocks(GUIDE) if block.text.startswith("$ epoka bench"))
    named = [name for row in table(GUIDE, "bench") for name in re.findall(r"`(\w+)`", row[0])]
    assert [name for name in named if f'"{name}"' not in bench] == []
