"""axe-core finds nothing serious on any page, light or dark."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.e2e import scenes
from tests.e2e.browsing import DESKTOP, PHONE, Screen, Visits
from tests.e2e.scenes import SCENES, Scene, name_of

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
RUN = """() => axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations
  .filter(({ impact }) => impact === "serious" || impact === "critical")
  .flatMap(({ id, impact, help, nodes }) => nodes.map(({ html, any, target }) =>
    `${impact} ${id}: ${help}\\n    ${target}\\n    ${html.slice(0, 200)}\\n    ${any[0]?.message ?? ""}`)))"""
ON_A_PHONE = (scenes.home, scenes.new, scenes.table, scenes.result, scenes.replay, scenes.cards)


@pytest.mark.parametrize("scene", SCENES, ids=name_of)
def test_axe_finds_nothing_serious(visit: Visits, scene: Scene) -> None:
    assert_clean(visit, scene, DESKTOP)


@pytest.mark.parametrize("scene", ON_A_PHONE, ids=name_of)
def test_axe_finds_nothing_serious_on_a_phone(visit: Visits, scene: Scene) -> None:
    assert_clean(visit, scene, PHONE)


def assert_clean(visit: Visits, scene: Scene, screen: Screen) -> None:
    """No serious or critical violation in either theme."""
    visitor = visit(screen, lenient=True, path=None)
    scene(visitor)
    light = violations(visitor.page)
    visitor.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    dark = violations(visitor.page)
    found = light + [f"in the dark, {text}" for text in dark if text not in light]
    assert not found, "\n".join(found)


def violations(page: Page) -> list[str]:
    """What axe finds."""
    page.add_script_tag(content=axe())
    return list(page.evaluate(RUN))


@cache
def axe() -> str:
    """The script, which comes with the client's packages."""
    assert AXE.is_file(), "the client's packages are not installed: make lint installs them"
    return AXE.read_text(encoding="utf-8")
