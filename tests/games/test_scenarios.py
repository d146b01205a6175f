"""Scenarios that cannot be are refused, with the reason, by what sets them up."""

from __future__ import annotations

import pytest

from epoka.games.through_the_ages.tables import KIND, LEVEL
from tests.games.clash_of_cultures.war import battlefield, fix_dice
from tests.games.flow_of_history.scenario import scenario as flow
from tests.games.through_the_ages.scenario import own
from tests.games.through_the_ages.scenario import scenario as ages


def test_a_face_that_no_die_has_is_refused() -> None:
    with pytest.raises(AssertionError, match="no die shows 7I"):
        fix_dice(battlefield(), "6I 7I")


def test_a_market_with_too_many_cards_is_refused() -> None:
    with pytest.raises(AssertionError, match="a Market of 5 has no place for 7 cards"):
        flow(
            "farmer_tribe", "farmer_tribe", market="granary warriors irrigation confucius pyramids feudalism lighthouse"
        )


def test_a_card_that_is_not_there_is_refused() -> None:
    with pytest.raises(AssertionError, match="phlogiston is no card"):
        ages(seat0=own(hand="phlogiston"))


@pytest.mark.parametrize(("level", "last"), [("simple", 1), ("advanced", 2), ("full", 3)])
def test_a_scenario_has_the_decks_of_its_level(level: str, last: int) -> None:
    s = ages(level=level).state
    assert max(LEVEL[KIND[card]] for card in (*s.civil, *s.deck, *s.later)) == last
