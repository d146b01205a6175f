"""What painters say: in both languages, nothing missing, nothing left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import epoka
from epoka.cli.common import CLI_LOCALE
from epoka.games.clash_of_cultures.terminal import words as clash
from epoka.games.through_the_ages.terminal import picture as ages_picture
from epoka.games.through_the_ages.terminal import words as ages
from epoka.kernel.game import KERNEL_LOCALE
from epoka.painting import PAINTING_LOCALE
from epoka.words import LANGUAGES, check, files
from tests.painting.tables import GAMES

FAMILIES = {
    "ages-heading-": ages.GROUPED,
    "ages-short-": {name.replace("_", "-") for name in ages.BROUGHT},
    "ages-cost-": {name.replace("_", "-") for name in ages.COSTS},
    "ages-head-": ages_picture.COLUMNS,
    "clash-heading-": clash.GROUPED,
    "clash-name-": clash.BROUGHT,
    "clash-short-": {"plains", "mountain", "forest", "barren", "sea", "exhausted"},
    "clash-letter-": clash.UNITS,
    "clash-head-": {*clash.STOCK, "points", "actions", "cities", "advances", "cards"},
}
"""Ids that are put together from a beginning and a name."""


def sources(game: str) -> Iterator[Path]:
    """The modules of a painter."""
    folder = epoka.game(game).folder
    yield from (
        [folder / "terminal.py"] if (folder / "terminal.py").exists() else sorted((folder / "terminal").iterdir())
    )


def written(game: str) -> set[str]:
    """The strings of a painter that may be ids of messages, and the ids they begin."""
    texts = [path.read_text(encoding="utf-8") for path in sources(game)]
    strings = {
        node.value
        for text in texts
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return strings | {f"{start}{name}" for start, names in FAMILIES.items() if start in strings for name in names}


def own(game: str, language: str) -> list[str]:
    """The ids of a painter's messages."""
    folder = epoka.game(game).folder / "locale"
    return [
        files.key(entry)
        for source in files.read(folder, language)
        if source.path.name == "terminal.ftl"
        for entry in files.messages(source)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_the_message_files_are_in_order(game: str) -> None:
    assert check([KERNEL_LOCALE, PAINTING_LOCALE, CLI_LOCALE, epoka.game(game).folder / "locale"]) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["clash_of_cultures", "through_the_ages"])
def test_every_message_is_asked_for_and_every_one_asked_for_is_there(game: str, language: str) -> None:
    """The Flow of History is checked with the command line."""
    known, asked = own(game, language), written(game)
    assert [message for message in known if message not in asked] == []
    start = re.compile(rf"{known[0].split('-')[0]}-[a-z-]+[a-z]")
    assert [string for string in asked if start.fullmatch(string) and string not in known] == []
