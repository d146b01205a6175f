"""`epoka new-game` writes a game that runs and conforms before anybody has changed anything in it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from epoka.cli.main import main
from epoka.cli.new_game import SKELETON, files
from tests.examples.installing import epoka, install, python

NAME = "sea_kings"


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a new game."""
    folder = tmp_path_factory.mktemp("new") / "game"
    assert main(["new-game", NAME, "--folder", str(folder)]) == 0
    return folder


@pytest.fixture(scope="module")
def installed(written: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which it is installed."""
    return install(written, tmp_path_factory.mktemp("installed"))


def test_it_conforms_and_is_offered(installed: Path) -> None:
    assert "0 failures" in epoka(installed, "conform", NAME, "--seats", "2-4", "--games", "10")
    (listed,) = [
        game for game in json.loads(epoka(installed, "games", "--json", "--lang", "pl")) if game["name"] == NAME
    ]
    assert listed["title"] == "Sea kings"


def test_its_own_tests_pass(written: Path, installed: Path) -> None:
    told = python(installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(written), str(written))
    assert "5 passed" in told


def test_its_bots_look_where_it_tells_them(installed: Path) -> None:
    match = ("arena", NAME, "--bots", "greedy,random", "--seats", "2", "--games", "100", "--json", "--jobs", "1")
    rates = {bot["name"]: bot["win_rate"] for bot in json.loads(epoka(installed, *match))["bots"]}
    assert rates["greedy"] > 0.7


def test_it_is_played_in_the_terminal(installed: Path, tmp_path: Path) -> None:
    game = ("play", NAME, "--seats", "2", "--bots", "random", "--seed", "1", "--lang", "pl", "--plain")
    told = epoka(installed, *game, "--save", str(tmp_path / "saved"), given="1\n" * 12)
    assert "Ile żetonów bierzesz?" in told
    assert "Verified" in epoka(installed, "replay", str(tmp_path / "saved"))


def test_no_hole_is_left_and_every_file_is_there(written: Path) -> None:
    there = {
        path.relative_to(written): path.read_text(encoding="utf-8") for path in written.rglob("*.*") if path.is_file()
    }
    assert there == files(NAME)
    assert len(there) == len(list(SKELETON.rglob("*.txt")))
    assert [path for path, text in there.items() if re.search("@[A-Z]+@|NAME", text)] == []


@pytest.mark.parametrize("name", ["play", "game", "a", "x1", "frame", "class_of_kings"])
def test_any_name_will_do_that_python_takes(name: str) -> None:
    code = files(name)[Path(name, "__init__.py")]
    compile(code, name, "exec")
    classes = re.findall(r"^class (\w+)", code, re.MULTILINE)
    assert len(set(classes)) == len(classes) == 4


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Sea-Kings", "small letters, digits and _"),
        ("class", "small letters, digits and _"),
        ("../kings", "small letters, digits and _"),
        ("k" * 41, "small letters, digits and _"),
        ("flow_of_history", "there is a game flow_of_history already"),
        ("json", "Python has a package json already"),
    ],
)
def test_other_names_are_refused(name: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", name, "--folder", str(tmp_path / "new")]) == 2
    assert told in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_nothing_is_overwritten(written: Path, capsys: pytest.CaptureFixture[str]) -> None:
    readme = written / "README.md"
    before = readme.read_bytes()
    assert main(["new-game", "land_kings", "--folder", str(written)]) == 2
    assert "is there already" in capsys.readouterr().err
    assert readme.read_bytes() == before
