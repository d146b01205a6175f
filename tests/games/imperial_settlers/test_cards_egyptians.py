"""What particular cards of the Egyptians do. (IS-25.20 to IS-25.25)"""

from __future__ import annotations

import pytest

from epoka.games.imperial_settlers.state import USED
from tests.games.imperial_settlers.scenario import Scenario, own, scenario


def egyptians(**given: object) -> Scenario:
    """A table at which an Egyptian player has the turn and a Roman is the opponent."""
    there = {"seat1": own(faction="romans"), **{name: given.pop(name) for name in ("at", "seat1") if name in given}}
    return scenario(seat0=own(faction="egyptians", **given), **there)


def alone(table: Scenario) -> None:
    """Whatever there is to place is not placed, and the opponent passes."""
    while table.whose == 0 and "end" in table.options():
        table.answer(0, "end")
    if table.whose == 1:
        table.answer(1, "pass")


# -- Desert, Chariot Builder, Scorpion Breeder -------------------------------------------------------------------------


def test_the_desert_makes_an_opponent_discard() -> None:
    """IS-27.11: the victim chooses, and the owner of the Desert scores."""
    table = egyptians(
        hand="common_ruins",
        locations="egyptians_desert",
        seat1=own(faction="romans", hand="common_mill romans_spies"),
    )
    table.answer(0, "activate egyptians_desert 1", "discard common_ruins")
    assert table.whose == 1
    table.answer(1, "discard romans_spies")
    assert (table.hand(0), table.hand(1), table.score(0)) == ([], ["common_mill"], 1)
    assert table.names(table[1].faction_discards) == ["romans_spies"]


def test_the_desert_needs_an_opponent_with_cards() -> None:
    """IS-11.5, IS-27.11."""
    table = egyptians(hand="common_ruins", locations="egyptians_desert")
    assert table.refused(0, "activate egyptians_desert 1") == ("no-target", "IS-11.5")


def test_the_desert_is_free_and_brings_two_cards() -> None:
    """IS-8.7, IS-8.12."""
    table = egyptians(hand="egyptians_desert")
    table.answer(0, "build egyptians_desert", "draw common", "draw faction")
    assert len(table.hand(0)) == 2


def test_the_chariot_builder_ignores_protection() -> None:
    """IS-10.9, IS-25.20: a defence token, and a Roman Fortress; it razes."""
    table = egyptians(
        raze=1,
        locations="egyptians_chariot_builder common_gallows",
        seat1=own(faction="romans", locations="romans_roman_fortress common_brewer:shield"),
    )
    table.answer(0, "activate egyptians_chariot_builder 1")
    assert (table.goods(0), table.score(0)) == ({"wood": 1, "food": 1}, 1)
    assert (table.goods(1), table.names(table[1].foundations)) == ({"wood": 1}, ["common_brewer"])


def test_a_blocked_action_is_closed_for_the_round() -> None:
    """IS-27.11: its owner cannot activate it; Cleanup frees it."""
    table = egyptians(
        worker=1,
        locations="egyptians_scorpion_breeder",
        seat1=own(faction="romans", worker=2, locations="common_castle common_mill"),
    )
    table.answer(0, "activate egyptians_scorpion_breeder 1")
    assert table.refused(1, "activate common_castle 1") == ("blocked", "IS-27.11")
    assert table.options("activate") == []


# -- Pharaoh's Guard, Oasis, Slavers -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "raze", "points"), [("gain raze 1", 2, 0), ("gain vp 2", 1, 2)])
def test_pharaohs_guard_gives_a_raze_token_or_two_points(answer: str, raze: int, points: int) -> None:
    """IS-6.8."""
    table = egyptians(at="production", locations="egyptians_pharaohs_guard")
    table.answer(0, answer)
    assert (table[0].stock[5], table.score(0)) == (raze, points)


def test_an_oasis_pays_four_times_a_round() -> None:
    """IS-24.10, IS-25.20: a worker for each pair, and two when it is built."""
    table = scenario(
        active=1,
        seat0=own(faction="egyptians", locations="egyptians_oasis"),
        seat1=own(faction="romans", worker=12),
    )
    table.answer(1, "exchange", *["reward wood"] * 6)
    assert table.goods(0) == {"worker": 4}
    table = egyptians(food=1, hand="egyptians_oasis", locations="common_mill")
    table.answer(0, "build egyptians_oasis")
    assert table.goods(0) == {"worker": 2}


def test_slavers_may_be_paid_with_gold_just_produced() -> None:
    """IS-8.7, IS-25.25: two points for gold or one for a worker, or nothing."""
    table = egyptians(stone=2, worker=1, hand="egyptians_pyramids", locations="egyptians_slavers")
    table.answer(0, "build egyptians_pyramids")
    assert table.options() == ["offer gold 1", "offer worker 1", "decline"]
    table.answer(0, "offer gold 1")
    assert (table.score(0), table.goods(0)) == (2, {"stone": 1, "worker": 1})


@pytest.mark.parametrize(("answer", "points", "worker"), [("offer worker 1", 1, 0), ("decline", 0, 1)])
def test_slavers_take_a_worker_or_nothing(answer: str, points: int, worker: int) -> None:
    """IS-25.25: and they pay for themselves."""
    table = egyptians(stone=1, worker=1, hand="egyptians_slavers", locations="common_mill")
    table.answer(0, "build egyptians_slavers", answer)
    assert (table.score(0), table.goods(0).get("worker", 0)) == (points, worker)


def test_slavers_do_not_look_at_common_locations() -> None:
    """IS-25.25."""
    table = egyptians(gold=1, hand="common_ruins", locations="egyptians_slavers")
    table.answer(0, "build common_ruins")
    assert (table.score(0), table.whose) == (0, 1)


# -- Sphinx (IS-25.22) -------------------------------------------------------------------------------------------------


def test_a_sphinx_adds_a_point_to_each_gain_of_two() -> None:
    """IS-25.22: several add up; a gain of one is too small."""
    table = egyptians(gold=2, locations="egyptians_sphinx egyptians_sphinx egyptians_alley_of_sphinxes")
    table.answer(0, "activate egyptians_alley_of_sphinxes 1")
    assert table.score(0) == 2 + 1 + 1
    table = egyptians(food=1, locations="egyptians_sphinx common_brewer")
    table.answer(0, "activate common_brewer 1")
    assert table.score(0) == 1


def test_two_activations_are_two_gains() -> None:
    """IS-25.22, IS-25.40."""
    table = egyptians(gold=4, locations="egyptians_sphinx egyptians_alley_of_sphinxes")
    table.answer(0, "activate egyptians_alley_of_sphinxes 1", "again")
    assert table.score(0) == 3 + 3


def test_a_sphinx_works_in_production() -> None:
    """IS-6.6, IS-25.22."""
    table = egyptians(at="production", locations="egyptians_sphinx egyptians_pharaohs_guard")
    table.answer(0, "gain vp 2")
    assert table.score(0) == 3


# -- Sanctuary (IS-25.21) ----------------------------------------------------------------------------------------------


def test_a_sanctuary_lays_a_foundation() -> None:
    """IS-25.21, IS-27.2: a stone for it; only the owner knows the card, and it is not razing."""
    table = egyptians(worker=1, hand="common_mill egyptians_caravan", locations="egyptians_sanctuary common_gallows")
    table.answer(0, "activate egyptians_sanctuary 1", "lay egyptians_caravan")
    assert (table.goods(0), table.score(0), table.hand(0)) == ({"stone": 1}, 0, ["common_mill"])
    assert table.names(table[0].foundations) == ["egyptians_caravan"]
    views = [table.table.view(seat) for seat in (0, 1)]
    shown = [
        next(zone["cards"] for zone in view["zones"] if (zone["zone"], zone["seat"]) == ("foundations", 0))
        for view in views
    ]
    assert shown == [["egyptians_caravan"], [None]]


def test_a_foundation_from_hand_is_spent_like_any_other() -> None:
    """IS-8.5, IS-10.13: a Faction card goes to the discards of its faction."""
    table = egyptians(stone=1, hand="egyptians_sphinx", foundations="egyptians_caravan")
    table.answer(0, "build egyptians_sphinx")
    assert (table[0].foundations, table.names(table[0].faction_discards)) == ((), ["egyptians_caravan"])


# -- Golden Bazaar, Royal Pool (IS-25.24, IS-25.25) --------------------------------------------------------------------


def test_ex_36_the_golden_bazaar_is_finite() -> None:
    """IS-25.25: paid with gold as food, once a round."""
    table = egyptians(gold=1, locations="egyptians_golden_bazaar")
    table.answer(0, "activate egyptians_golden_bazaar 1")
    assert (table.goods(0), table.score(0)) == ({"gold": 1}, 1)
    alone(table)
    assert table.refused(0, "activate egyptians_golden_bazaar 1") == ("used-up", "IS-11.2")


def test_ex_37_a_royal_pool_clears_another_once_a_round() -> None:
    """IS-25.24: both its uses are free again, in a later turn; it cannot be cleared a second time."""
    table = egyptians(
        gold=4, locations="egyptians_royal_pool:2 egyptians_royal_pool common_brewer:1 egyptians_golden_bazaar:1"
    )
    table.answer(0, "activate egyptians_royal_pool 2", "clear egyptians_royal_pool 1", "enough")
    assert table[0].marks[0] & USED == 0
    alone(table)
    # One clears the other, whose uses it has just got back.
    table.answer(0, "activate egyptians_royal_pool 2")
    assert not any(option.startswith("clear egyptians_royal_pool") for option in table.options())


def test_what_is_cleared_rests_until_the_next_turn() -> None:
    """IS-11.7, IS-25.24: not within the same action, nor in the same turn."""
    table = egyptians(gold=2, worker=1, locations="egyptians_royal_pool:1 common_new_forest:2")
    table.answer(0, "activate egyptians_royal_pool 1")
    assert table.whose == 1
    table.answer(1, "pass")
    assert "activate common_new_forest 1" in table.options()


def test_ex_102_three_uses_of_one_card_with_a_royal_pool() -> None:
    """IS-25.24, IS-25.25."""
    table = egyptians(food=1, gold=2, locations="egyptians_golden_bazaar egyptians_royal_pool")
    table.answer(0, "activate egyptians_golden_bazaar 1", "spend food")
    table.answer(1, "pass")
    for name in ("royal_pool", "golden_bazaar", "royal_pool", "golden_bazaar"):
        table.answer(0, f"activate egyptians_{name} 1")
    assert (table.score(0), table.goods(0)) == (3, {"gold": 1})
    assert table.refused(0, "activate egyptians_golden_bazaar 1") == ("used-up", "IS-11.2")
    assert table.refused(0, "activate egyptians_royal_pool 1") == ("used-up", "IS-11.2")


# -- Temple of Ra (IS-25.23) -------------------------------------------------------------------------------------------


def test_ex_38_a_take_over_is_no_build() -> None:
    """IS-25.23: no production and no bonus now; its colour and ability are Egypt's."""
    table = egyptians(
        locations="egyptians_temple_of_ra", seat1=own(faction="romans", locations="romans_legions common_mill")
    )
    table.answer(0, "activate egyptians_temple_of_ra 1", "target 1 romans_legions 1")
    assert (table.hand(0), table.goods(0)) == ([], {})
    assert table.locations(0) == ["egyptians_temple_of_ra", "romans_legions"]
    assert table.locations(1) == ["common_mill"]


def test_ex_39_a_taken_action_works_after_its_owner_has_passed() -> None:
    """IS-25.23."""
    table = egyptians(
        worker=1, locations="egyptians_temple_of_ra", seat1=own(faction="romans", locations="common_lumberjacks")
    )
    table.answer(0, "activate egyptians_temple_of_ra 1")
    table.answer(1, "pass")
    table.answer(0, "activate common_lumberjacks 1")
    assert table.goods(0) == {"wood": 2}


def test_a_used_up_action_stays_used_up() -> None:
    """IS-25.23."""
    table = egyptians(
        worker=1, locations="egyptians_temple_of_ra", seat1=own(faction="romans", locations="common_lumberjacks:1")
    )
    table.answer(0, "activate egyptians_temple_of_ra 1")
    table.answer(1, "pass")
    assert table.refused(0, "activate common_lumberjacks 1") == ("used-up", "IS-11.2")


def test_ex_40_ex_103_more_take_overs_than_tokens() -> None:
    """IS-1.5, IS-25.24: with two Royal Pools the Temple takes five Locations in a round."""
    table = egyptians(
        gold=4,
        locations="egyptians_temple_of_ra egyptians_royal_pool egyptians_royal_pool",
        seat1=own(
            faction="romans", worker=20, locations="common_mill common_brewer common_gallows common_baker common_ruins"
        ),
    )
    clear = "clear egyptians_temple_of_ra 1"
    pools = (["pool 1"], ["pool 1"], ["pool 2", clear, "enough"], ["pool 2", clear])
    for name, (pool, *cleared) in zip(("mill", "brewer", "gallows", "baker"), pools, strict=True):
        table.answer(0, "activate egyptians_temple_of_ra 1", f"target 1 common_{name} 1")
        table.answer(1, "exchange", "reward wood", "stop")
        table.answer(0, f"activate egyptians_royal_{pool}", *cleared)
        table.answer(1, "exchange", "reward wood", "stop")
    table.answer(0, "activate egyptians_temple_of_ra 1")
    assert table.locations(1) == []
    assert len(table.locations(0)) == 3 + 5


def test_neither_spends_what_was_taken_over() -> None:
    """IS-8.13, IS-25.23."""
    table = egyptians(
        stone=2,
        hand="egyptians_sphinx",
        locations="egyptians_temple_of_ra",
        seat1=own(faction="romans", stone=2, hand="romans_roman_fortress", locations="common_mill"),
    )
    table.answer(0, "activate egyptians_temple_of_ra 1")
    assert table.refused(1, "build romans_roman_fortress") == ("no-location-to-spend", "IS-8.2")
    table.answer(1, "pass")
    table.answer(0, "build egyptians_sphinx")
    assert table.locations(0) == ["common_mill", "egyptians_sphinx"]


def test_a_taken_location_may_be_razed_by_its_owner() -> None:
    """IS-25.23: the raze Goods for the razer, the wood for Egypt, the Foundation back when the round ends."""
    table = egyptians(
        locations="egyptians_temple_of_ra", seat1=own(faction="romans", raze=2, locations="common_brewer")
    )
    table.answer(0, "activate egyptians_temple_of_ra 1")
    table.answer(1, "raze 0 common_brewer 1")
    assert (table.goods(0), table.goods(1)) == ({"wood": 1}, {"wood": 1, "food": 1})
    assert (table[1].foundations, table.names(table[1].resting)) == ((), ["common_brewer"])
    table.answer(0, "pass")
    table.answer(1, "pass")
    assert table.names(table[1].foundations) == ["common_brewer"]


def test_a_taken_location_returns_when_the_round_ends() -> None:
    """IS-25.23, IS-27.13."""
    table = egyptians(locations="egyptians_temple_of_ra", seat1=own(faction="romans", locations="common_brewer"))
    table.answer(0, "activate egyptians_temple_of_ra 1")
    assert table.game.scores(table.state) == (2, 1)
    table.answer(1, "pass")
    table.answer(0, "pass")
    assert (table.locations(0), table.locations(1)) == (["egyptians_temple_of_ra"], ["common_brewer"])


def test_gate_and_shrine_count_for_their_real_owner() -> None:
    """IS-25.23."""
    table = scenario(
        seat0=own(faction="egyptians", locations="egyptians_temple_of_ra"),
        seat1=own(faction="japanese", locations="japanese_gate", kept="common_mill common_ruins"),
    )
    table.answer(0, "activate egyptians_temple_of_ra 1")
    assert table.names(table[0].kept) == ["common_mill", "common_ruins"]
    assert table.game.scores(table.state) == (2, 2 + 2)
