"""axe-core finds nothing serious on any page, light or dark."""

from __future__ import annotations

import pytest

from tests.e2e import scenes
from tests.e2e.browsing import DESKTOP, PHONE, Screen, Visits
from tests.e2e.reading import violations_in_both_themes
from tests.e2e.scenes import SCENES, Scene, name_of

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
    found = violations_in_both_themes(visitor.page)
    assert not found, "\n".join(found)
