"""The README keeps its word: its Python runs and prints what it says."""

from __future__ import annotations

from typing import Any

import pytest

import epoka
from epoka.cli.main import parser
from tests.docs.markdown import blocks, prose, read, run, table

PYTHON = [block for block in blocks("README.md") if block.language == "python"]


def test_the_readme_shows_ten_lines_of_python() -> None:
    assert len(PYTHON[0].text.splitlines()) == 10


def test_the_python_of_the_readme_prints_what_it_says() -> None:
    names: dict[str, Any] = {}
    for block in PYTHON:
        printed = run(block, names)
        assert block.output is not None, f"the README does not say what this prints:\n{block.text}"
        assert printed == block.output
        assert printed


def test_the_readme_lists_every_command() -> None:
    named = [row[0].strip("`").split()[1] for row in table("README.md", "Commands")]
    choices = next(action.choices for action in parser()._actions if action.dest == "command")
    assert isinstance(choices, dict)
    assert named == list(choices)


@pytest.mark.parametrize("name", epoka.games())
def test_the_readme_lists_every_game(name: str) -> None:
    assert f"`{name}`" in read("README.md")


def test_the_readme_says_how_many_cards_are_reconstructed() -> None:
    cards = [card for card in epoka.game("flow_of_history").catalogue() if card["id"] != "banker"]
    guessed = [card for card in cards if card["confidence"] == "reconstructed"]
    assert f"{len(guessed)} of the {len(cards)} cards" in prose("README.md")
