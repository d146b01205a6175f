"""What particular cards of the Barbarians and the Romans do. (IS-25.10 to IS-25.15, IS-25.36)"""

from __future__ import annotations

import pytest

from epoka.games.imperial_settlers.state import SHIELD
from tests.games.imperial_settlers.scenario import own, scenario

# -- Barbarians --------------------------------------------------------------------------------------------------------


def test_ex_31_rabble_razes_an_own_location() -> None:
    """IS-25.10: a Foundation, its wood, and Assault; the defence token changes no price."""
    table = scenario(
        seat0=own(faction="barbarians", worker=2, locations="barbarians_rabble barbarians_assault common_brewer:shield")
    )
    table.answer(0, "activate barbarians_rabble 1")
    assert table.goods(0) == {"wood": 2, "food": 1}
    assert table.score(0) == 1
    assert table.names(table[0].foundations) == ["common_brewer"]
    assert table.locations(0) == ["barbarians_rabble", "barbarians_assault"]


def test_rabble_needs_a_common_location_with_a_raze_field() -> None:
    """IS-10.6, IS-10.7."""
    table = scenario(
        seat0=own(faction="barbarians", worker=2, locations="barbarians_rabble barbarians_assault common_ruins")
    )
    assert table.refused(0, "activate barbarians_rabble 1") == ("no-target", "IS-11.5")


def test_ex_32_dark_chapel_converts_every_good() -> None:
    """IS-25.11: cards before they are drawn; an opponent's hand is out of reach."""
    table = scenario(
        seat0=own(faction="barbarians", raze=1, hand="common_castle", locations="barbarians_dark_chapel"),
        seat1=own(hand="common_mill", locations="common_brewer"),
    )
    table.answer(0, "activate barbarians_dark_chapel 1")
    assert table.options() == ["raze_hand common_castle"]
    table.answer(0, "raze_hand common_castle")
    assert table.options() == ["receive card", "convert card"]
    table.answer(0, "convert card", "convert card")
    assert (table.score(0), table.hand(0), table.goods(0)) == (2, [], {})
    assert table.names(table.state.common_discards) == ["common_castle"]


def test_ex_118_dark_chapel_and_a_double_good() -> None:
    """IS-10.12, IS-25.11."""
    table = scenario(
        seat0=own(faction="barbarians", raze=2, locations="barbarians_dark_chapel barbarians_frontier"),
        seat1=own(locations="common_old_forest"),
    )
    table.answer(0, "activate barbarians_dark_chapel 1", "target 1 common_old_forest 1", "convert wood", "receive wood")
    assert (table.goods(0), table.score(0)) == ({"wood": 1, "worker": 1}, 1 + 1)
    assert (table.goods(1), table.names(table[1].foundations)) == ({"wood": 1}, ["common_old_forest"])


def test_dark_chapel_pays_for_protection() -> None:
    """IS-10.9, IS-25.11."""
    table = scenario(
        seat0=own(faction="barbarians", raze=2, locations="barbarians_dark_chapel"),
        seat1=own(locations="common_old_forest:shield"),
    )
    assert table.refused(0, "activate barbarians_dark_chapel 1") == ("no-target", "IS-11.5")
    table = scenario(
        seat0=own(faction="barbarians", raze=4, locations="barbarians_dark_chapel"),
        seat1=own(locations="common_old_forest:shield"),
    )
    table.answer(0, "activate barbarians_dark_chapel 1", "target 1 common_old_forest 1", "receive wood", "receive wood")
    assert table.goods(0) == {"wood": 2, "raze": 1}


def test_ex_33_saboteurs_take_from_a_supply() -> None:
    """IS-25.13: stored resources too, no gold and no workers."""
    table = scenario(
        seat0=own(faction="barbarians", worker=1, locations="barbarians_saboteurs"),
        seat1=own(faction="romans", wood=2, stone=1, gold=3, worker=2, locations="romans_warehouses"),
    )
    table.answer(0, "activate barbarians_saboteurs 1")
    assert table.options() == ["rob 1 wood", "rob 1 stone"]
    table.answer(0, "rob 1 wood")
    assert (table.goods(0), table.goods(1)["wood"]) == ({"wood": 1}, 1)


@pytest.mark.parametrize("rival", [{"gold": 3}, {"wood": 2}])
def test_saboteurs_find_nothing_with_a_player_who_has_passed_or_has_no_resource(rival: dict[str, int]) -> None:
    """IS-7.5, IS-11.5."""
    table = scenario(
        passed=(1,) if "wood" in rival else (),
        seat0=own(faction="barbarians", worker=1, locations="barbarians_saboteurs"),
        seat1=own(**rival),
    )
    assert table.refused(0, "activate barbarians_saboteurs 1") == ("no-target", "IS-11.5")


def test_ex_87_pack_does_not_raze() -> None:
    """IS-25.14: one Good, nothing from Assault, and the Location stays."""
    table = scenario(
        seat0=own(faction="barbarians", worker=1, locations="barbarians_pack barbarians_assault"),
        seat1=own(locations="common_gold_mine:shield"),
    )
    table.answer(0, "activate barbarians_pack 1")
    assert sorted(table.options()) == ["receive gold", "receive vp"]
    table.answer(0, "receive gold")
    assert (table.goods(0), table.score(0)) == ({"gold": 1}, 0)
    assert table.locations(1) == ["common_gold_mine"]


def test_robbers_discard_a_deal() -> None:
    """IS-25.12: under a board only, and a point with a card for it."""
    table = scenario(
        seat0=own(faction="barbarians", worker=1, locations="barbarians_robbers"),
        seat1=own(faction="romans", deals="romans_roman_bank"),
    )
    table.answer(0, "activate barbarians_robbers 1", "draw common")
    assert (table.score(0), len(table.hand(0)), table[1].deals) == (1, 1, ())
    assert table.names(table[1].faction_discards) == ["romans_roman_bank"]


def test_robbers_need_a_deal() -> None:
    """IS-11.5."""
    table = scenario(seat0=own(faction="barbarians", worker=1, locations="barbarians_robbers"))
    assert table.refused(0, "activate barbarians_robbers 1") == ("no-target", "IS-11.5")


def test_barter_takes_any_resource_three_times() -> None:
    """IS-1.3, IS-11.2: gold may stand for it."""
    table = scenario(seat0=own(faction="barbarians", wood=1, stone=1, locations="barbarians_barter"))
    table.answer(0, "activate barbarians_barter 1", "spend stone", "again")
    assert (table.score(0), table.goods(0)) == (2, {})
    table = scenario(seat0=own(faction="barbarians", gold=3, locations="barbarians_barter"))
    table.answer(0, "activate barbarians_barter 1", "again", "again")
    assert (table.score(0), table.goods(0)) == (3, {})


def test_frontier_pays_for_locations_of_others_only() -> None:
    """IS-10.12."""
    table = scenario(
        seat0=own(faction="barbarians", raze=3, hand="common_old_forest", locations="barbarians_frontier"),
        seat1=own(locations="common_mill"),
    )
    table.answer(0, "raze 1 common_mill 1")
    assert (table.score(0), table.goods(0)) == (1, {"worker": 2, "food": 1, "raze": 1})
    table.answer(1, "pass")
    table.answer(0, "raze_hand common_old_forest")
    assert (table.score(0), table.goods(0)) == (1, {"worker": 2, "food": 1, "wood": 2})


def test_mission_draws_from_either_deck() -> None:
    """IS-25.15."""
    table = scenario(seat0=own(faction="barbarians", worker=1, locations="barbarians_mission"))
    table.answer(0, "activate barbarians_mission 1", "draw common", "draw faction")
    assert [name.partition("_")[0] for name in table.hand(0)] == ["common", "barbarians"]


def test_expedition_draws_for_a_raze_token() -> None:
    """IS-11.1."""
    table = scenario(seat0=own(faction="barbarians", raze=1, locations="barbarians_expedition"))
    table.answer(0, "activate barbarians_expedition 1", "draw faction", "draw faction")
    assert (len(table.hand(0)), table.goods(0)) == (2, {})


def test_a_fortress_counts_black_locations() -> None:
    """IS-8.9, IS-24.10: itself too."""
    table = scenario(
        seat0=own(
            faction="barbarians",
            wood=2,
            hand="barbarians_fortress",
            locations="common_gallows common_barracks common_ruins",
        )
    )
    table.answer(0, "build barbarians_fortress", "sacrifice common_ruins 1")
    assert table.score(0) == 3


def test_a_temple_brings_four_points() -> None:
    """IS-8.7."""
    table = scenario(seat0=own(faction="barbarians", stone=3, hand="barbarians_temple", foundations="common_mill"))
    table.answer(0, "build barbarians_temple")
    assert (table.score(0), table[0].foundations) == (4, ())
    assert table.names(table.state.common_discards) == ["common_mill"]


# -- Romans ------------------------------------------------------------------------------------------------------------


def test_ex_104_administration_pays_for_itself() -> None:
    """IS-8.8."""
    table = scenario(seat0=own(hand="romans_administration", stone=2, foundations="common_mill"))
    table.answer(0, "build romans_administration", "draw common")
    assert len(table.hand(0)) == 1


def test_headquarters_pay_for_faction_locations() -> None:
    """IS-8.8: for themselves, and not for Common ones."""
    table = scenario(
        seat0=own(
            hand="romans_headquarters common_ruins romans_trade_colony", wood=1, stone=4, foundations="common_mill"
        )
    )
    table.answer(0, "build romans_headquarters")
    table.answer(1, "pass")
    assert table.score(0) == 2
    table.answer(0, "build common_ruins")
    assert table.score(0) == 2
    table.answer(0, "build romans_trade_colony", "sacrifice common_ruins 1")
    assert table.score(0) == 4


def test_gardens_pay_for_red_locations() -> None:
    """IS-8.8."""
    table = scenario(seat0=own(hand="romans_gardens", wood=1, stone=1, foundations="common_mill"))
    table.answer(0, "build romans_gardens")
    assert (table.goods(0), table.score(0)) == ({"food": 1}, 1)


def test_ex_34_spies_need_a_deal() -> None:
    """IS-11.5, IS-25.36."""
    table = scenario(seat0=own(worker=1, locations="romans_spies"))
    assert table.refused(0, "activate romans_spies 1") == ("no-target", "IS-11.5")


def test_spies_take_a_deal_without_its_good() -> None:
    """IS-9.4, IS-25.36: a point, and the Good from the next Production phase on."""
    table = scenario(
        seat0=own(worker=1, locations="romans_spies"),
        seat1=own(faction="japanese", deals="japanese_stalls", locations="japanese_school_of_diplomacy"),
    )
    table.answer(0, "activate romans_spies 1")
    assert (table.score(0), table.score(1), table.goods(0)) == (1, 0, {})
    assert table.names(table[0].deals) == ["japanese_stalls"]


def test_spies_do_not_reach_a_player_who_has_passed() -> None:
    """IS-7.5."""
    table = scenario(
        passed=(1,), seat0=own(worker=1, locations="romans_spies"), seat1=own(deals="barbarians_sentry_tower")
    )
    assert table.refused(0, "activate romans_spies 1") == ("no-target", "IS-11.5")


def test_ex_35_engineers_hit_anything() -> None:
    """IS-10.8, IS-25.36: out of the game with what lies on it; no Foundation, no wood, no raze Goods."""
    table = scenario(
        seat0=own(worker=2, locations="romans_engineers"),
        seat1=own(faction="japanese", locations="japanese_shrine:stored3:samurai"),
    )
    table.answer(0, "activate romans_engineers 1")
    assert (table.score(0), table.goods(0), table.goods(1)) == (1, {}, {})
    assert table.locations(1) == []
    assert "japanese_shrine" in table.names(table.state.box)
    assert table[1].foundations == ()


def test_engineers_ignore_defence_and_bring_no_reward_for_razing() -> None:
    """IS-10.8: a removed Common card is out of the game as well."""
    table = scenario(
        seat0=own(worker=2, locations="romans_engineers common_gallows"), seat1=own(locations="common_mill:shield")
    )
    table.answer(0, "activate romans_engineers 1")
    assert table.score(0) == 1
    assert "common_mill" in table.names(table.state.box)


DRAWN = ["romans_administration", "romans_spies"]


@pytest.mark.parametrize("kept", DRAWN)
def test_the_architect_keeps_one_of_two_faction_cards(kept: str) -> None:
    """IS-6.1: the other is discarded."""
    table = scenario(
        seat0=own(hand="romans_architect", stone=2, foundations="common_mill", faction_deck=" ".join(DRAWN))
    )
    table.answer(0, "build romans_architect", f"keep {kept}")
    assert table.hand(0) == [kept]
    assert table.names(table[0].faction_discards) == [name for name in DRAWN if name != kept]


def test_the_architect_keeps_a_single_card() -> None:
    """IS-2.8, IS-2.10: if there is only one."""
    table = scenario(
        seat0=own(
            hand="romans_architect", stone=2, foundations="common_mill", faction_deck="romans_spies", no_deck=True
        )
    )
    table.answer(0, "build romans_architect")
    assert (table.hand(0), table[0].faction_discards) == (["romans_spies"], ())


def test_legions_draw_common_cards() -> None:
    """IS-8.7: production and bonus."""
    table = scenario(seat0=own(hand="romans_legions", food=1, foundations="common_mill"))
    table.answer(0, "build romans_legions")
    assert [name.partition("_")[0] for name in table.hand(0)] == ["common", "common"]


def test_ex_85_goods_stay_when_the_warehouses_are_lost() -> None:
    """IS-25.36."""
    table = scenario(
        seat0=own(hand="romans_roman_fortress", locations="romans_warehouses", wood=1, stone=2, food=2),
    )
    table.answer(0, "build romans_roman_fortress")
    assert table.goods(0) == {"wood": 1, "food": 2}
    assert table.locations(0) == ["romans_roman_fortress"]


def test_warehouses_keep_three_resources() -> None:
    """IS-13.20, IS-25.36: which, the owner says; Romans keep raze tokens besides."""
    table = scenario(
        at="cleanup", seat0=own(locations="romans_warehouses", wood=2, stone=1, food=2, gold=4, worker=1, raze=2)
    )
    table.answer(0, "store food", "store food", "store wood")
    assert table.goods(0)["food"] == 2
    assert table.goods(0)["wood"] == 1
    assert table.goods(0)["raze"] == 2
    assert set(table.goods(0)) == {"wood", "food", "raze"}


def test_a_roman_fortress_protects_common_locations() -> None:
    """IS-10.9: one raze token more for each, besides a defence token."""
    table = scenario(
        seat0=own(faction="barbarians", raze=3),
        seat1=own(faction="romans", locations="romans_roman_fortress common_mill common_brewer:shield"),
    )
    assert table.options("raze") == ["raze 1 common_mill 1"]
    assert table.refused(0, "raze 1 common_brewer 1") == ("raze-tokens", "IS-10.9")
    table.answer(0, "raze 1 common_mill 1")
    assert table.goods(0) == {"worker": 1, "food": 1}


ACTIONS = {
    "barbarians_barbarian_altar": ({"worker": 3}, {}, 3, 1),
    "barbarians_fighting_pit": ({"worker": 1, "raze": 1}, {}, 3, 1),
    "japanese_casino": ({"worker": 2}, {"gold": 2}, 0, 2),
    "japanese_stalls": ({"food": 1}, {}, 2, 1),
    "japanese_sumo_school": ({"worker": 1, "food": 1}, {}, 3, 1),
    "japanese_master_swordsmith": ({"worker": 2}, {"raze": 2}, 0, 2),
    "romans_sculptors_workshop": ({"stone": 2}, {}, 4, 1),
    "romans_sculptors_apprentice": ({"worker": 1, "stone": 1}, {}, 3, 1),
    "romans_gladiator_school": ({"raze": 1}, {}, 2, 1),
    "romans_colossus": ({"stone": 3}, {}, 6, 1),
    "egyptians_golden_bazaar": ({"food": 1}, {"gold": 1}, 1, 1),
    "egyptians_alley_of_sphinxes": ({"gold": 4}, {}, 4, 2),
    "egyptians_goldsmith": ({"worker": 1, "gold": 1}, {}, 4, 1),
    "egyptians_slaves": ({"worker": 2}, {"stone": 2}, 0, 2),
}


@pytest.mark.parametrize("name", ACTIONS)
def test_action_locations_of_factions_give_what_they_print(name: str) -> None:
    """IS-11.1, IS-11.2: all activations in one action, and no more in this round."""
    price, goods, points, uses = ACTIONS[name]
    table = scenario(seat0=own(faction=name.partition("_")[0], locations=name, **price))
    table.answer(0, f"activate {name} 1", *["again"] * (uses - 1))
    while table.whose == 0 and "end" in table.options():
        table.answer(0, "end")
    assert (table.goods(0), table.score(0)) == (goods, points)
    table.answer(1, "pass")
    assert table.refused(0, f"activate {name} 1")[0] == "used-up"


PRODUCTIONS = {
    "barbarians_primeval_forest": {"wood": 2},
    "barbarians_sentry_tower": {"worker": 1, "raze": 1},
    "barbarians_settlement": {"worker": 2},
    "barbarians_stone_pit": {"stone": 1, "raze": 1},
    "japanese_farm": {"worker": 1, "food": 1},
    "japanese_rice_fields": {"food": 2},
    "japanese_geisha_house": {"worker": 1},
    "romans_builder": {"wood": 1, "stone": 1},
    "romans_trade_colony": {"worker": 1, "gold": 1},
    "romans_roman_barracks": {"worker": 2},
    "romans_stonemason": {"stone": 2},
    "romans_roman_bank": {"gold": 1},
    "egyptians_altar_of_bastet": {"stone": 1},
    "egyptians_caravan": {"worker": 1, "food": 1},
    "egyptians_egyptian_quarry": {"stone": 2},
    "egyptians_pyramids": {"gold": 1, "stone": 1},
}
BOARDS = {
    "barbarians": {"worker": 5},
    "japanese": {"worker": 4, "wood": 1},
    "romans": {"worker": 2, "wood": 1, "stone": 1},
    "egyptians": {"worker": 3, "gold": 1},
}


@pytest.mark.parametrize("name", PRODUCTIONS)
def test_production_locations_of_factions_yield_what_they_print(name: str) -> None:
    """IS-3.6, IS-6.1: besides what the faction board gives."""
    faction = name.partition("_")[0]
    table = scenario(at="production", seat0=own(faction=faction, locations=name))
    expected = {"raze": 1, "defense": 1}
    for goods in (BOARDS[faction], PRODUCTIONS[name]):
        for good, amount in goods.items():
            expected[good] = expected.get(good, 0) + amount
    assert table.goods(0) == expected


DEALS = {
    "barbarians_barter": {"food": 1},
    "barbarians_expedition": {"stone": 1},
    "barbarians_assault": {"wood": 1},
    "barbarians_frontier": {"raze": 1},
    "barbarians_barbarian_altar": {"gold": 1},
    "barbarians_rabble": {"worker": 1},
}


@pytest.mark.parametrize("name", DEALS)
def test_a_deal_gives_its_good_at_once(name: str) -> None:
    """IS-9.2."""
    table = scenario(seat0=own(faction="barbarians", food=1, hand=name))
    table.answer(0, f"deal {name}")
    assert table.goods(0) == DEALS[name]


def test_a_deal_for_a_card_draws_from_either_deck() -> None:
    """IS-2.9, IS-9.2."""
    table = scenario(seat0=own(faction="barbarians", food=1, hand="barbarians_mission"))
    table.answer(0, "deal barbarians_mission", "draw faction")
    assert len(table.hand(0)) == 1


def test_a_defence_token_lies_on_common_locations_only() -> None:
    """IS-10.10, IS-13.5."""
    table = scenario(seat0=own(defense=1, locations="romans_roman_bank common_mill"))
    assert table.options("defend") == ["defend common_mill 1"]
    assert table.refused(0, "defend romans_roman_bank 1") == ("defend-common", "IS-10.10")
    table.answer(0, "defend common_mill 1")
    assert table.marks(0, "common_mill") & SHIELD
    assert table.goods(0) == {}


def test_ex_47_faction_decks_never_refill() -> None:
    """IS-2.8, IS-2.10: with an empty Faction deck a card comes from the Common deck, whatever was discarded."""
    discarded = "barbarians_settlement barbarians_stone_pit barbarians_temple"
    table = scenario(
        seat0=own(faction="barbarians", worker=1, locations="common_castle", faction_discards=discarded, no_deck=True)
    )
    table.answer(0, "activate common_castle 1")
    assert [name.partition("_")[0] for name in table.hand(0)] == ["common"]
    assert len(table[0].faction_discards) == 3
