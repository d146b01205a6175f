"""Worked examples of phases and basic actions, each named by its id."""

from __future__ import annotations

from epoka.games.imperial_settlers.state import SAMURAI, USED
from tests.games.imperial_settlers.scenario import own, scenario

THREE = 3


def test_ex_01_production_adds_board_deals_and_locations() -> None:
    """IS-6.1 to IS-6.3: Lord's Fields counts itself."""
    table = scenario(
        at="production",
        seat0=own(
            faction="japanese",
            deals="japanese_farm japanese_casino",
            locations="common_lords_fields common_armorer",
        ),
    )
    expected = {"worker": 5, "wood": 1, "raze": 2, "gold": 1, "defense": 1, "food": 1}
    assert table.goods(0) == expected


def test_ex_02_cleanup_keeps_only_storable_goods() -> None:
    """IS-13.20: a Japanese player keeps food."""
    table = scenario(
        at="cleanup",
        seat0=own(faction="japanese", locations="japanese_stalls:1 japanese_casino:1", food=2, worker=1),
    )
    assert table.goods(0) == {"food": 2}
    assert [marks & USED for marks in table[0].marks] == [0, 0]


def test_ex_03_a_common_location_costs_resources_only() -> None:
    """IS-8.2."""
    table = scenario(seat0=own(hand="common_wood_storage", wood=2, stone=1, locations="common_mill"))
    table.answer(0, "build common_wood_storage")
    assert table.goods(0) == {}
    assert table.locations(0) == ["common_mill", "common_wood_storage"]


def test_ex_04_a_location_icon_costs_a_location() -> None:
    """IS-8.2, IS-8.3: nothing comes of the discarded Location."""
    table = scenario(
        seat0=own(faction="barbarians", hand="barbarians_dark_chapel", wood=1, stone=2, locations="common_mill")
    )
    table.answer(0, "build barbarians_dark_chapel")
    assert (table.goods(0), table.locations(0)) == ({}, ["barbarians_dark_chapel"])
    assert table[0].foundations == ()
    assert table.names(table.state.common_discards) == ["common_mill"]


def test_ex_05_a_production_location_pays_at_once() -> None:
    """IS-8.7."""
    table = scenario(seat0=own(faction="barbarians", hand="barbarians_sentry_tower", wood=2, locations="common_mill"))
    table.answer(0, "build barbarians_sentry_tower")
    assert table.goods(0) == {"raze": 1, "worker": 1}
    assert table.locations(0) == ["barbarians_sentry_tower"]


def test_ex_06_a_deal_pays_at_once_and_again() -> None:
    """IS-9.2."""
    table = scenario(seat0=own(faction="barbarians", hand="barbarians_sentry_tower", food=1))
    table.answer(0, "deal barbarians_sentry_tower")
    assert table.goods(0) == {"worker": 1}
    assert table.names(table[0].deals) == ["barbarians_sentry_tower"]


def test_ex_07_no_deal_with_a_common_card() -> None:
    """IS-9.1."""
    table = scenario(seat0=own(hand="common_mill", food=3))
    assert table.options("deal") == []
    assert table.refused(0, "deal common_mill") == ("deal-common", "IS-9.1")


def test_ex_08_razing_from_hand_gives_the_raze_field_only() -> None:
    """IS-10.1, IS-24.5."""
    table = scenario(seat0=own(hand="common_wood_storage", raze=1))
    table.answer(0, "raze_hand common_wood_storage")
    assert table.goods(0) == {"wood": 2}
    assert table.names(table.state.common_discards) == ["common_wood_storage"]
    assert table[0].foundations == ()


def test_ex_09_razing_a_rivals_location() -> None:
    """IS-10.2, IS-10.3: the victim keeps a Foundation and gets wood."""
    table = scenario(seat0=own(raze=2), seat1=own(locations="common_armorer"))
    table.answer(0, "raze 1 common_armorer 1")
    assert (table.goods(0), table.score(0)) == ({"stone": 1}, 1)
    assert (table.goods(1), table.locations(1)) == ({"wood": 1}, [])
    assert table.names(table[1].foundations) == ["common_armorer"]


def test_ex_10_three_action_locations_in_three_turns() -> None:
    """IS-11."""
    table = scenario(
        seat0=own(
            faction="barbarians", locations="barbarians_saboteurs common_masons_guild common_castle", worker=3, stone=1
        ),
        seat1=own(stone=1, worker=2),
    )
    table.answer(0, "activate barbarians_saboteurs 1")
    assert (table.goods(0), table.goods(1)) == ({"worker": 2, "stone": 2}, {"worker": 2})
    table.answer(1, "pass")
    table.answer(0, "activate common_masons_guild 1")
    assert (table.goods(0), table.score(0)) == ({"worker": 1}, 3)
    table.answer(0, "activate common_castle 1", "draw faction")
    assert table.goods(0) == {}
    assert [name.startswith("barbarians") for name in table.hand(0)] == [True]


def test_ex_11_exchanging_many_pairs() -> None:
    """IS-12.1."""
    table = scenario(seat0=own(worker=8))
    table.answer(0, "exchange", "reward wood", "reward common_card", "reward common_card", "reward faction_card")
    assert table.goods(0) == {"wood": 1}
    assert [name.startswith("common") for name in table.hand(0)] == [True, True, False]
    assert table.whose == 1


def test_ex_12_a_feature_rewards_its_own_building() -> None:
    """IS-8.8."""
    table = scenario(seat0=own(hand="common_carpenters_workshop", wood=3))
    table.answer(0, "build common_carpenters_workshop")
    assert (table.goods(0), table.score(0)) == ({"gold": 1}, 1)


def test_ex_13_production_per_colour_counts_the_location_itself() -> None:
    """IS-8.9."""
    table = scenario(seat0=own(hand="common_rubble", wood=2, stone=1))
    table.answer(0, "build common_rubble")
    assert table.goods(0) == {"stone": 1}


def test_ex_14_a_samurai_raises_the_price() -> None:
    """IS-13.4, IS-10.4."""
    table = scenario(seat0=own(raze=2), seat1=own(faction="japanese", locations="japanese_farm:samurai"))
    assert table.refused(0, "raze 1 japanese_farm 1") == ("raze-tokens", "IS-10.9")
    table = scenario(seat0=own(raze=3), seat1=own(faction="japanese", locations="japanese_farm:samurai"))
    table.answer(0, "raze 1 japanese_farm 1")
    assert (table.goods(0), table.score(0)) == ({}, 1)
    assert (table.goods(1), table.locations(1), table[1].foundations) == ({}, [], ())
    assert table.names(table[1].faction_discards) == ["japanese_farm"]


def test_ex_16_gold_replaces_resources() -> None:
    """IS-1.4."""
    table = scenario(seat0=own(locations="common_masons_guild", worker=1, gold=2))
    table.answer(0, "activate common_masons_guild 1")
    assert (table.goods(0), table.score(0)) == ({}, 3)
    table = scenario(seat0=own(hand="romans_spies", gold=1))
    assert table.options("deal") == ["deal romans_spies"]


def test_ex_17_placing_protection_is_free() -> None:
    """IS-24.1."""
    table = scenario(seat0=own(locations="common_mill", defense=1, hand="common_ruins"))
    table.answer(0, "defend common_mill 1", "build common_ruins")
    assert table.goods(0) == {"worker": 1}
    assert table.whose == 1


def test_ex_18_no_location_becomes_a_foundation_first() -> None:
    """IS-24.2."""
    table = scenario(seat0=own(locations="common_mill", wood=1, stone=1, hand="romans_builder"))
    assert table.options() == ["build romans_builder", "pass"]


def test_ex_19_equal_features_stack() -> None:
    """IS-24.3: two Administrations and the new card itself is no third."""
    table = scenario(
        seat0=own(locations="romans_administration romans_administration common_mill", stone=1, hand="romans_builder")
    )
    table.answer(0, "build romans_builder", "sacrifice common_mill 1", "draw common", "draw common")
    assert len(table.hand(0)) == 2


def test_ex_20_a_bonus_comes_once_and_production_again() -> None:
    """IS-24.4."""
    table = scenario(seat0=own(hand="common_guard_tower", wood=2))
    table.answer(0, "build common_guard_tower", "draw common", "draw common")
    assert len(table.hand(0)) == 2
    table = scenario(at="production", seat0=own(locations="common_guard_tower"))
    table.answer(0, "draw common")
    assert len(table.hand(0)) == 1


def test_ex_21_one_deal_a_turn() -> None:
    """IS-7.3."""
    table = scenario(seat0=own(food=3, hand="romans_builder romans_stonemason romans_roman_bank"))
    table.answer(0, "deal romans_builder")
    assert table.whose == 1


def test_ex_22_copies_need_separate_turns() -> None:
    """IS-11.3: one Castle up to twice, the other in another turn."""
    table = scenario(seat0=own(locations="common_castle common_castle", worker=4))
    assert table.options("activate") == ["activate common_castle 1"]
    table.answer(0, "activate common_castle 1", "draw common", "again", "draw common")
    assert (table.goods(0), len(table.hand(0)), table.whose) == ({"worker": 2}, 2, 1)
    table.answer(1, "pass")
    assert table.options("activate") == ["activate common_castle 2"]
    assert table.refused(0, "activate common_castle 1") == ("used-up", "IS-11.2")


def test_ex_23_twice_means_in_every_round() -> None:
    """IS-24.9."""
    table = scenario(at="cleanup", seat0=own(locations="common_gold_mine:2"))
    assert table[0].marks == (0,)


def test_ex_24_draws_are_chosen_one_by_one() -> None:
    """IS-2.9."""
    table = scenario(seat0=own(raze=1, hand="common_castle"))
    table.answer(0, "raze_hand common_castle", "draw common")
    assert table.options() == ["draw common", "draw faction"]
    assert len(table.hand(0)) == 1


def test_ex_25_own_locations_are_no_raze_target() -> None:
    """IS-10.6."""
    table = scenario(seat0=own(raze=2, locations="common_armorer"))
    assert table.options("raze") == []
    assert table.refused(0, "raze 0 common_armorer 1") == ("own-location", "IS-10.6")


def test_ex_26_the_last_player_goes_on_alone() -> None:
    """IS-7.6."""
    table = scenario(passed=(1,), seat0=own(hand="common_ruins common_ruins"))
    table.answer(0, "build common_ruins")
    assert table.whose == 0
    table.answer(0, "build common_ruins")
    assert table.whose == 0


def test_ex_27_passing_excludes_acting_and_protects() -> None:
    """IS-7.4, IS-7.5."""
    table = scenario(seat0=own(locations="common_armorer"), seat1=own(raze=2))
    table.answer(0, "pass")
    assert (table.whose, table.options("raze")) == (1, [])
    assert table.refused(1, "raze 0 common_armorer 1") == ("has-passed", "IS-7.5")


def test_ex_28_passive_income_after_passing() -> None:
    """IS-7.5, IS-25.20."""
    table = scenario(passed=(1,), seat0=own(worker=2), seat1=own(faction="egyptians", locations="egyptians_oasis"))
    table.answer(0, "exchange", "reward wood")
    assert table.goods(1) == {"worker": 1}


def test_ex_29_nothing_to_do_means_pass() -> None:
    """IS-7.4."""
    table = scenario(seat0=own(worker=1, wood=1))
    assert table.options() == ["pass"]


def test_samurai_stay_in_cleanup() -> None:
    """IS-13.21."""
    table = scenario(at="cleanup", seat0=own(faction="japanese", locations="japanese_farm:samurai common_mill:shield"))
    assert table[0].marks == (SAMURAI, 0)


def test_ex_30_locations_are_worth_points_at_the_end_only() -> None:
    """IS-8.11."""
    table = scenario(seat0=own(hand="romans_builder", stone=1, foundations="common_mill", score=5))
    before = table.table.scores[0]
    table.answer(0, "build romans_builder")
    assert (table.score(0), table.table.scores[0] - before) == (5, 2)
