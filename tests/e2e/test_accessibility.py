"""axe-core finds nothing serious on any page."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.e2e import scenes
from tests.e2e.browsing import DESKTOP, PHONE, Screen, Theme, Visits
from tests.e2e.scenes import SCENES, Scene, name_of

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
RUN = """() => axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations
  .filter(({ impact }) => impact === "serious" || impact === "critical")
  .flatMap(({ id, impact, help, nodes }) => nodes.map(({ html, any, target }) =>
    `${impact} ${id}: ${help}\\n    ${target}\\n    ${html.slice(0, 200)}\\n    ${any[0]?.message ?? ""}`)))"""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("scene", SCENES, ids=name_of)
def test_axe_finds_nothing_serious(visit: Visits, scene: Scene, theme: Theme) -> None:
    assert_clean(visit, scene, theme, DESKTOP)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("scene", [scenes.home, scenes.table, scenes.result, scenes.replay], ids=name_of)
def test_axe_finds_nothing_serious_on_a_phone(visit: Visits, scene: Scene, theme: Theme) -> None:
    assert_clean(visit, scene, theme, PHONE)


def assert_clean(visit: Visits, scene: Scene, theme: Theme, screen: Screen) -> None:
    """No serious or critical violation."""
    visitor = visit(screen, theme=theme, lenient=True, path=None)
    scene(visitor)
    assert not violations(visitor.page)


def violations(page: Page) -> list[str]:
    """What axe finds."""
    page.add_script_tag(content=axe())
    return list(page.evaluate(RUN))


@cache
def axe() -> str:
    """The script, which comes with the client's packages."""
    assert AXE.is_file(), "the client's packages are not installed: make lint installs them"
    return AXE.read_text(encoding="utf-8")
