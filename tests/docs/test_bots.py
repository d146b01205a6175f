"""The page on bots explains the evaluation that is really used."""

from __future__ import annotations

from epoka.bots import NAMES
from epoka.bots.flow_of_history import evaluation
from epoka.games.flow_of_history.state import ICONS
from tests.docs.markdown import prose, read

GUIDE = "docs/bots.md"


def test_every_bot_is_listed() -> None:
    text = read(GUIDE)
    assert [name for name in NAMES if f"\n| `{name}` |" not in text] == []


def test_the_worth_of_icons_is_listed() -> None:
    _, _, icons = read(GUIDE).partition("**Icons.**")
    lines = [line.strip("| \n").split(" | ") for line in icons.splitlines() if line.startswith("|")]
    assert tuple(lines[0]) == ICONS
    assert tuple(map(float, lines[2])) == evaluation.ICON_WORTH


def test_the_constants_on_the_page_are_those_of_the_code() -> None:
    text = prose(GUIDE)
    assert f"{evaluation.ACTION_WORTH} for each visible card" in text
    resources = f"({evaluation.RESOURCE_WORTH} − {evaluation.RESOURCE_FADE} × r / 2) + {evaluation.LAST_RESOURCE} × r"
    assert resources in text
    assert f"kept = {evaluation.KEPT} × {evaluation.CONTESTED} ^ rivals" in text
