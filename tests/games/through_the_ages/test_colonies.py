"""Auctions, colonies and every territory. (TTA-19)"""

from __future__ import annotations

from typing import Any

import pytest

from epoka.games.through_the_ages.card import TERRITORY
from epoka.games.through_the_ages.rules.colonies import highest_bid
from tests.games.through_the_ages.printed import PRINTED
from tests.games.through_the_ages.scenario import Scenario, own, scenario

TERRITORIES = [name for name, card in PRINTED.items() if card.category == TERRITORY]


def auction(at: int = 0, territory: str = "wealthy_territory_i", **seats: Any) -> Scenario:
    """A territory has come up in the turn of a seat."""
    player = seats.pop(f"seat{at}", own())
    player["military"] = f"crusades {player.get('military', '')}"
    table = scenario(active=at, at="politics", current=territory, **{f"seat{at}": player}, **seats)
    table.answer(at, "event crusades")
    return table


@pytest.mark.parametrize("name", TERRITORIES)
def test_a_territory_gives_its_permanent_and_its_immediate_effect(name: str) -> None:
    territory = PRINTED[name].territory
    table = scenario(
        age=1, at="politics", current=name, seat0=own(military="crusades", workers={"warriors": 2}, yellow=16)
    )
    bare = scenario(age=1, seat0=own(workers={"warriors": 1}, yellow=17))
    table.answer(0, "event crusades", "bid 1")
    for seat in (1, 2):
        table.answer(seat, "pass")
    before = table[0].culture
    table.answer(0, "sacrifice warriors", "done")
    permanent, immediate = territory.permanent, territory.immediate
    assert table.names(table[0].colonies) == [name]
    assert table[0].strength == bare[0].strength + permanent.strength
    assert table[0].happiness == permanent.happiness
    assert table[0].yellows == 16 + 2 + bare[0].unused + 5 + permanent.yellow_tokens
    assert table[0].blues == 18 + permanent.blue_tokens
    assert table.food(0) == immediate.food
    assert table.resources(0) == immediate.resources
    assert table[0].science == immediate.science
    assert table[0].culture == before + immediate.culture
    assert table[0].unused == 1 + immediate.population
    # What was drawn is above the limit and partly discarded right after the political step.
    drawn = immediate.military_cards
    assert len(table[0].military) == drawn
    assert table.decision.prompt == ("prompt-discard" if drawn > 2 else "prompt-action")


def test_bids_go_round_from_the_active_player_until_one_is_left() -> None:
    strong: dict[str, Any] = {f"seat{seat}": own(workers={"warriors": 5}) for seat in range(3)}
    table = auction(1, **strong)
    assert table.decision.seat == 1
    table.answer(1, "bid 1")
    assert table.refused(2, "bid 1") == ("bid-too-low", "TTA-19.1")
    assert table.refused(2, "bid 6") == ("bid-too-high", "TTA-19.2")
    table.answer(2, "bid 2")
    table.answer(0, "pass")
    table.answer(1, "bid 4")
    table.answer(2, "pass")
    assert (table.decision.seat, table.decision.prompt) == (1, "prompt-colonists")


def test_the_last_one_left_may_still_bid_or_pass() -> None:
    table = auction(seat1=own(workers={"warriors": 0}))
    table.answer(0, "pass")
    assert table.decision.seat == 2
    assert table.options() == ["bid 1", "pass"]
    table.answer(2, "bid 1", "sacrifice warriors")
    assert table.names(table[2].colonies) == ["wealthy_territory_i"]


def test_without_units_nobody_is_asked() -> None:
    unarmed: dict[str, Any] = {f"seat{seat}": own(workers={"warriors": 0}) for seat in range(3)}
    table = auction(**unarmed)
    assert "wealthy_territory_i" in table.names(table.state.past)
    assert table.decision.prompt == "prompt-action"


def test_the_highest_bid_counts_units_armies_cards_and_bonuses() -> None:
    player = own(
        technologies="cartography",
        wonders="colossus",
        workers={"warriors": 2},
        tactic="fighting_band",
        military="defense_colonization_i defense_colonization_i",
    )
    assert highest_bid(scenario(seat0=player)[0]) == 2 + 1 + 2 + 1 + 2


def test_a_territory_of_the_last_round_is_not_colonized() -> None:
    table = scenario(
        age=4, number=9, last=9, at="politics", current="wealthy_territory_i", seat0=own(military="crusades")
    )
    table.answer(0, "event crusades")
    assert "wealthy_territory_i" in table.names(table.state.past)


def test_overpaying_is_allowed() -> None:
    table = auction(
        seat0=own(workers={"warriors": 3}), seat1=own(workers={"warriors": 0}), seat2=own(workers={"warriors": 0})
    )
    table.answer(0, "bid 1", "sacrifice warriors", "sacrifice warriors", "done")
    assert (table.workers(0, "warriors"), table.names(table[0].colonies)) == (1, ["wealthy_territory_i"])


def test_columbus_needs_a_territory_and_no_auction() -> None:
    table = scenario(at="politics", seat0=own(leader="christopher_columbus", military="crusades"))
    assert table.refused(0, "explore wealthy_territory_i") == ("not-in-hand", "TTA-29.1")
    other = scenario(at="politics", seat0=own(military="wealthy_territory_i"))
    assert other.refused(0, "explore wealthy_territory_i") == ("not-your-leader", "TTA-29.1")
