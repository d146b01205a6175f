"""What a preview tells of a card from one's own hand."""

from __future__ import annotations

from random import Random

from epoka.kernel.previews import preview
from tests.games.imperial_settlers.scenario import own, scenario


def test_building_from_hand_tells_what_it_brings_though_it_cannot_be_taken_back() -> None:
    table = scenario(seat0=own(hand="common_quarry", locations="common_supplier", wood=1, stone=1, food=1))
    found = preview(table.table, 0, "build common_quarry", Random(1))
    told = [event["verb"] for event in found.events]
    assert {"paid", "built", "bonus", "rewarded", "scored"} <= set(told)
    assert found.counters["seats"][0]["next"]["stone"] == table.table.counters["seats"][0]["next"].get("stone", 0) + 1
    assert not found.certain


def test_a_rival_whose_hand_is_only_supposed_can_go_on() -> None:
    """Who activates Settlers holds a card to build; a hand that is dealt anew for another seat may hold none."""
    table = scenario(
        seat0=own(faction="romans", hand="romans_builder", locations="common_settlers", wood=9, stone=9, food=9),
        seat1=own(faction="japanese", hand=""),
    )
    table.answer(0, "activate common_settlers 1")
    assert table.table.decision.options == (("build", "romans_builder"),)
    table.state.empires[0].hand = ()
    question = table.table.question(0)
    assert question is not None
    assert question.choices(table.state) == (("enough",),)
