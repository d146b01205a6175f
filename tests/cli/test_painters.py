"""Where a game's table in the terminal is found."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import epoka
from epoka.cli.terminal.painters import board_of, painter, texts_of
from epoka.kernel import Game, State
from epoka.painting import Board

NAME = "a_game_from_outside"
PAINTER = """
from epoka.painting import Board


class Painter(Board):
    def legend(self):
        return ["painted outside"]
"""


class Outside(Game[State]):
    """A game of another package."""

    name = NAME
    package = NAME
    folder = epoka.game("flow_of_history").folder


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder from which packages can be imported, and are forgotten again."""
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path
    for name in (NAME, f"{NAME}.terminal"):
        sys.modules.pop(name, None)


def test_a_game_of_another_package_brings_its_painter(packages: Path) -> None:
    (packages / NAME).mkdir()
    (packages / NAME / "__init__.py").touch()
    (packages / NAME / "terminal.py").write_text(PAINTER, encoding="utf-8")
    game = Outside()
    assert board_of(game, texts_of(game, "en"), ("Anna", "Jan")).legend() == ["painted outside"]


def test_a_package_without_a_painter_gets_the_general_board(packages: Path) -> None:
    (packages / NAME).mkdir()
    (packages / NAME / "__init__.py").touch()
    assert painter(Outside()) is Board


def test_a_game_that_is_one_module_gets_the_general_board(packages: Path) -> None:
    (packages / f"{NAME}.py").touch()
    assert painter(Outside()) is Board


def test_the_flow_of_history_brings_its_own() -> None:
    assert painter(epoka.game("flow_of_history")) is not Board
