"""The map shows the house as it is."""

from __future__ import annotations

import re

import pytest

from tests.docs.markdown import ROOT, prose, read, table

MAP = "docs/map.md"
NAMED = re.compile(r"`((?:src|client|tests|docs|tools|benchmarks|deploy|examples)(?:/[\w.]+)*)/?`")
ROOMS_OF = ("src/epoka", "src/epoka/server", "client/src")
"""Folders in which every folder is a room."""
NO_ROOMS = {"__pycache__", "locale", "static"}
WAY = [(cells[1].strip("`"), cells[2].strip("`")) for cells in table(MAP, "From a click to the rules and back")]


def test_what_the_map_names_is_there() -> None:
    named = NAMED.findall(read(MAP))
    assert len(named) > 40
    assert [path for path in named if not (ROOT / path).exists()] == []


@pytest.mark.parametrize(("path", "name"), WAY, ids=[f"{path}-{name}" for path, name in WAY])
def test_each_step_of_an_answer_is_in_its_file(path: str, name: str) -> None:
    assert re.search(rf"(?<!\w){re.escape(name)}\b", read(path))


@pytest.mark.parametrize("folder", ROOMS_OF)
def test_every_room_is_on_the_map(folder: str) -> None:
    rooms = [cells[0].strip("`") for cells in table(MAP, "Rooms")]
    found = {path.name for path in (ROOT / folder).iterdir() if path.is_dir()} - NO_ROOMS
    assert {f"{folder}/{name}" for name in found} <= set(rooms)


def test_every_part_is_explained() -> None:
    named = [cells[0].strip("`") for cells in table("docs/concepts.md", "Parts")]
    found = {path.stem for path in (ROOT / "src/epoka/parts").glob("*.py")} - {"__init__"}
    assert sorted(named) == sorted(found)


def test_the_layers_are_those_that_are_checked() -> None:
    checked = re.search(r"^layers = \[(.*?)^\]", read("pyproject.toml"), re.MULTILINE | re.DOTALL)
    assert checked
    layers = re.findall(r"epoka\.(\w+)", checked[1])
    drawn = read(MAP).partition("```text\n")[2].partition("```")[0]
    assert [re.split(r"[ /]", line)[0] for line in drawn.splitlines()] == layers


def test_the_guides_lead_to_the_map() -> None:
    assert "(docs/map.md)" in prose("README.md")
    assert "(docs/map.md)" in prose("CONTRIBUTING.md")
