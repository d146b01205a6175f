"""Nothing sticks out, is cut off or stays untranslated, on any page and any screen."""

from __future__ import annotations

import pytest

from tests.e2e import scenes
from tests.e2e.browsing import Language, Visits
from tests.e2e.reading import clipped, english, misfits, sideways
from tests.e2e.scenes import SCENES, Scene, name_of

WRONG = """<div style="width: 40px; overflow: hidden; white-space: nowrap">This does not fit into it</div>
<p style="width: 3000px">wide</p>"""


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("scene", SCENES, ids=name_of)
def test_everything_fits_and_can_be_read(visit: Visits, scene: Scene, language: Language) -> None:
    visitor = visit(language=language, path=None)
    scene(visitor)
    # The parts are shown to builders, with examples in English.
    wrong = misfits(visitor.page, "en" if scene is scenes.parts else language)
    assert not wrong, "\n".join(wrong)


def test_the_checks_find_what_they_look_for(visit: Visits) -> None:
    page = visit(lenient=True).page
    assert len(english(page)) > 10
    assert not clipped(page)
    assert not sideways(page)
    page.evaluate("(wrong) => (document.querySelector('main').innerHTML = wrong)", WRONG)
    assert len(clipped(page)) == 1
    assert len(sideways(page)) == 2
