"""What the view says beyond the state itself: prices and bonuses as they are for a player."""

from __future__ import annotations

from typing import Any

from epoka.games.through_the_ages.tables import MAX_SCIENCE
from tests.games.through_the_ages.scenario import own, scenario


def seat(number: int = 0, **given: Any) -> Any:
    """The public numbers of a seat in a scenario."""
    return scenario(**given).table.view(number)["counters"]["seats"][number]


def test_defense_cards_count_double_for_churchill_only_in_defense() -> None:
    usual = seat(seat0=own())["card_bonuses"]
    doubled = seat(seat0=own(leader="winston_churchill"))["card_bonuses"]
    assert usual
    for card, bonus in usual.items():
        assert doubled[card] == {"defense": 2 * bonus["defense"], "colonization": bonus["colonization"]}


def test_james_cook_makes_colonization_cards_worth_one_more() -> None:
    usual = seat(seat0=own())["card_bonuses"]
    better = seat(seat0=own(leader="james_cook"))["card_bonuses"]
    for card, bonus in usual.items():
        assert better[card] == {"defense": bonus["defense"], "colonization": bonus["colonization"] + 1}


def test_stages_have_a_price_for_each_number_that_one_action_may_build() -> None:
    assert seat(seat0=own())["stage_prices"] == []
    assert seat(seat0=own(wonder="pyramids"))["stage_prices"] == [3]
    assert seat(seat0=own(wonder="pyramids", technologies="masonry"))["stage_prices"] == [3, 5]
    assert seat(seat0=own(wonder="pyramids", technologies="masonry", stages=2))["stage_prices"] == [1]


def test_units_have_a_value_when_all_are_sacrificed() -> None:
    army = seat(seat0=own(workers={"warriors": 2}, tactic="fighting_band"))
    assert army["units"] == 2
    assert army["sacrifice_value"] == 3


def test_the_table_says_how_many_science_points_can_be_kept() -> None:
    assert scenario().table.view(0)["counters"]["table"]["most_science"] == MAX_SCIENCE == 40


def warned(number: int = 0, **given: Any) -> dict[str, Any]:
    """What a seat in a scenario is warned of: its arguments, by name."""
    found = scenario(**given).table.view(None)["warnings"][number]
    assert [one["grave"] for one in found] == sorted([one["grave"] for one in found], reverse=True)
    return {one["id"].removeprefix("warn-"): one["args"] for one in found}


def test_the_board_says_what_each_space_of_the_row_costs() -> None:
    """(TTA-8.1)"""
    printed = scenario().table.view(None)["printed"]
    assert printed == {"row": [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]}


def test_everybody_sees_what_a_turn_would_leave_unused() -> None:
    found = warned(seat0=own(unused=1))
    assert (found["civil"], found["workers"]) == ({"amount": 4}, {"amount": 1})
    assert "military" not in found, "military actions that are left draw cards"
    assert "military" in warned(level="simple", seat0=own())


def test_everybody_sees_what_the_end_of_the_turn_would_cost() -> None:
    """(TTA-15.3, TTA-16.5)"""
    assert warned(seat0=own(yellow=2, unused=0))["uprising"]["unused"] == 0
    assert "uprising" not in warned(level="simple", seat0=own(yellow=2, unused=0))
    assert warned(seat0=own(science=MAX_SCIENCE, workers={"philosophy": 1}))["science"] == {"most": MAX_SCIENCE}
    assert "science" not in warned(seat0=own(science=MAX_SCIENCE - 1, workers={"philosophy": 1}))
