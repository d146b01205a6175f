"""Numbers of three cards of Through the Ages that once stood in code as well, where a changed card was not missed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

PATIENCE = 840.0
"""Seconds that a process may take."""
LOOK = """
import json
import sys
from functools import partial

import pytest  # the scenarios need it

from epoka.kernel.conformance.loading import forked
from epoka.kernel.conformance.mutations import outcomes, plan
from epoka.kernel.conformance.printed import Change

module = "tests.cards.through_the_ages"
places = {one.place.label: one.place for one in forked(partial(plan, module)).changes}
wanted = json.loads(sys.argv[1])
(card,) = {places[label].card for label in wanted}
changes = [Change(places[label], (value,)) for label, value in wanted.items()]
print(json.dumps({outcome.change.place.label: outcome.noticed for outcome in outcomes(module, card, changes)}))
"""


@pytest.mark.parametrize(
    "wanted",
    [
        {"great_wall.gives.strength_per_infantry": 5, "great_wall.gives.strength_per_artillery": 5},
        {"st_peters_basilica.gives.happiness_times": 3},
        {
            "michelangelo.gives.culture_per_happy_face": 2,
            "michelangelo.gives.happy_faces_on.2": "lab",
            "michelangelo.gives.wonder_take_discount": 2,
        },
    ],
    ids=["great_wall", "st_peters_basilica", "michelangelo"],
)
def test_another_number_on_a_card_is_another_game(wanted: dict[str, int | str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOOK, json.dumps(wanted)],
        cwd=Path(__file__).parent.parent.parent,
        env=os.environ,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == dict.fromkeys(wanted, True)
