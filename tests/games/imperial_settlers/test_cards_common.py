"""What particular Common cards do, and what all Features have in common. (IS-25.1 to IS-25.6)"""

from __future__ import annotations

import pytest

from epoka.games.imperial_settlers.state import USED
from tests.games.imperial_settlers.scenario import own, scenario

# -- Production once more (IS-25.4) ------------------------------------------------------------------------------------


def test_porters_repeat_an_own_production() -> None:
    """IS-25.4: a Common or a Faction Location."""
    table = scenario(
        seat0=own(faction="barbarians", food=1, locations="common_porters common_old_forest barbarians_sentry_tower")
    )
    table.answer(0, "activate common_porters 1")
    assert table.options() == ["repeat common_old_forest", "repeat barbarians_sentry_tower"]
    table.answer(0, "repeat barbarians_sentry_tower")
    assert table.goods(0) == {"worker": 1, "raze": 1}


def test_a_repetition_does_not_repeat_another() -> None:
    """IS-25.4: neither by Porters nor by Farmers At Work."""
    table = scenario(seat0=own(food=1, locations="common_porters common_hardworking_peasants"))
    assert table.refused(0, "activate common_porters 1") == ("no-target", "IS-11.5")


def test_farmers_at_work_repeat_another_production_when_built_and_in_production() -> None:
    """IS-8.7, IS-25.4: and their bonus only when built."""
    table = scenario(seat0=own(wood=3, hand="common_hardworking_peasants", locations="common_old_forest common_rubble"))
    table.answer(0, "build common_hardworking_peasants", "repeat common_rubble", "draw common")
    assert table.goods(0) == {"stone": 1}
    assert len(table.hand(0)) == 1
    table = scenario(
        at="production", seat0=own(faction="egyptians", locations="common_hardworking_peasants common_old_forest")
    )
    assert table.goods(0) == {"wood": 4, "gold": 1, "worker": 3, "raze": 1, "defense": 1}


def test_farmers_at_work_alone_repeat_nothing() -> None:
    """IS-25.4: never themselves."""
    table = scenario(at="production", seat0=own(faction="egyptians", locations="common_hardworking_peasants"))
    assert table.goods(0) == {"gold": 1, "worker": 3, "raze": 1, "defense": 1}


# -- Imperial Messenger, Hanseatic League (IS-25.1) --------------------------------------------------------------------


def test_the_imperial_messenger_repeats_a_deal() -> None:
    """IS-25.1."""
    table = scenario(
        seat0=own(
            faction="barbarians",
            worker=1,
            locations="common_imperial_messenger",
            deals="barbarians_primeval_forest barbarians_barbarian_altar",
        )
    )
    table.answer(0, "activate common_imperial_messenger 1")
    assert table.options() == ["own_deal barbarians_primeval_forest", "own_deal barbarians_barbarian_altar"]
    table.answer(0, "own_deal barbarians_barbarian_altar")
    assert table.goods(0) == {"gold": 1}
    assert len(table[0].deals) == 2


def test_the_imperial_messenger_needs_a_deal() -> None:
    """IS-11.5."""
    table = scenario(seat0=own(worker=1, locations="common_imperial_messenger"))
    assert table.refused(0, "activate common_imperial_messenger 1") == ("no-target", "IS-11.5")


def test_ex_121_the_hanseatic_league_twice() -> None:
    """IS-11.2, IS-25.1: two Deals for four points in one action."""
    table = scenario(
        seat0=own(
            faction="romans",
            worker=2,
            locations="common_hanseatic_league",
            deals="romans_roman_bank romans_stonemason",
        )
    )
    table.answer(0, "activate common_hanseatic_league 1", "own_deal romans_roman_bank", "again")
    assert (table.score(0), table.goods(0), table[0].deals) == (4, {}, ())
    assert table.names(table[0].faction_discards) == ["romans_roman_bank", "romans_stonemason"]


# -- Tavern, Settlers, Acting Troupe -----------------------------------------------------------------------------------


def test_the_tavern_is_paid_with_a_card_from_hand() -> None:
    """IS-11.4, IS-25.4: once a round, though nothing lies on it."""
    table = scenario(seat0=own(hand="common_mill common_ruins", locations="common_tavern"))
    table.answer(0, "activate common_tavern 1", "discard common_mill")
    assert (table.score(0), table.hand(0)) == (2, ["common_ruins"])
    assert table.names(table.state.common_discards) == ["common_mill"]
    table.answer(1, "pass")
    assert table.refused(0, "activate common_tavern 1") == ("used-up", "IS-11.2")


def test_the_tavern_needs_a_card() -> None:
    """IS-11.4."""
    table = scenario(seat0=own(locations="common_tavern"))
    assert table.refused(0, "activate common_tavern 1") == ("cannot-pay", "IS-11.1")


def test_ex_86_settlers_build_without_a_location() -> None:
    """IS-25.2: Settlers stay, and Features see a build."""
    table = scenario(
        seat0=own(
            faction="barbarians",
            wood=3,
            hand="barbarians_sentry_tower",
            locations="common_settlers common_coaching_inn",
        )
    )
    table.answer(0, "activate common_settlers 1", "build barbarians_sentry_tower")
    assert table.locations(0) == ["common_settlers", "common_coaching_inn", "barbarians_sentry_tower"]
    assert table.goods(0) == {"worker": 1, "raze": 1, "gold": 1}
    assert table.score(0) == 1


def test_settlers_build_cards_without_a_location_icon_too() -> None:
    """IS-25.2: but no Common card."""
    table = scenario(
        seat0=own(
            faction="barbarians", wood=2, hand="barbarians_settlement common_old_forest", locations="common_settlers"
        )
    )
    table.answer(0, "activate common_settlers 1")
    assert table.options() == ["build barbarians_settlement"]
    table.answer(0, "build barbarians_settlement")
    assert table.locations(0) == ["common_settlers", "barbarians_settlement"]


def test_settlers_need_a_card_that_can_be_paid_after_their_price() -> None:
    """IS-11.5, IS-25.2."""
    table = scenario(
        seat0=own(faction="barbarians", wood=2, hand="barbarians_sentry_tower", locations="common_settlers")
    )
    assert table.refused(0, "activate common_settlers 1") == ("no-target", "IS-11.5")


def test_ex_119_the_acting_troupe_runs_another_action_for_a_worker() -> None:
    """IS-25.6: its printed price is replaced, and its activation is used up."""
    table = scenario(seat0=own(worker=1, locations="common_jugglers common_masons_guild"))
    table.answer(0, "activate common_jugglers 1")
    assert (table.score(0), table.goods(0)) == (3, {})
    assert table.marks(0, "common_masons_guild") & USED == 1
    assert table.marks(0, "common_jugglers") & USED == 1
    table = scenario(seat0=own(worker=1, locations="common_jugglers common_masons_guild:1"))
    assert table.refused(0, "activate common_jugglers 1") == ("no-target", "IS-11.5")


def test_the_acting_troupe_uses_one_of_two_activations() -> None:
    """IS-25.6: only one is run."""
    table = scenario(seat0=own(worker=1, locations="common_jugglers common_brewer"))
    table.answer(0, "activate common_jugglers 1")
    assert (table.score(0), table.whose) == (1, 1)
    assert table.marks(0, "common_brewer") & USED == 1


def test_the_acting_troupe_leaves_building_costs_to_be_paid() -> None:
    """IS-25.6: what Settlers build is paid, Settlers are not."""
    table = scenario(
        seat0=own(
            faction="barbarians",
            worker=1,
            wood=2,
            hand="barbarians_sentry_tower",
            locations="common_jugglers common_settlers",
        )
    )
    table.answer(0, "activate common_jugglers 1", "build barbarians_sentry_tower")
    assert table.goods(0) == {"worker": 1, "raze": 1}


# -- Features ----------------------------------------------------------------------------------------------------------

COLORS = {
    "grey": ("common_supplier", "common_court_sculptor", {"stone": 1}),
    "brown": ("common_carpenters_workshop", "common_new_forest", {"wood": 1}),
    "red": ("common_mill", "common_imperial_messenger", {"food": 1}),
    "pink": ("common_coaching_inn", "common_settlers", {"wood": 1}),
    "gold": ("common_merchant_matthias", "common_marketplace", {"wood": 2}),
}


@pytest.mark.parametrize("color", COLORS)
def test_a_feature_pays_for_its_color(color: str) -> None:
    """IS-8.8: gold and a point for each build of the colour, and nothing for another."""
    feature, fitting, price = COLORS[color]
    table = scenario(seat0=own(hand=fitting, locations=feature, **price))
    table.answer(0, f"build {fitting}")
    assert (table.goods(0), table.score(0)) == ({"gold": 1}, 1)
    table = scenario(seat0=own(hand="common_ruins", locations=feature))
    table.answer(0, "build common_ruins")
    assert (table.goods(0), table.score(0)) == ({"worker": 1}, 0)


@pytest.mark.parametrize(
    ("name", "others", "price"),
    [
        ("common_statue", "common_rubble common_mason", {"wood": 1, "stone": 2}),
        ("common_wood_storage", "common_sawmill common_joiner", {"wood": 2, "stone": 1}),
        ("common_baker", "common_brewer common_hunter", {"wood": 2, "stone": 1}),
        ("common_town_square", "common_porters common_village", {"wood": 2, "stone": 1}),
        ("common_hostel", "common_gold_mine common_marketplace", {"wood": 1, "stone": 2}),
    ],
)
def test_a_bonus_counts_a_color_with_the_new_location(name: str, others: str, price: dict[str, int]) -> None:
    """IS-8.9, IS-24.10: a point for each, and a card."""
    table = scenario(seat0=own(hand=name, locations=f"{others} common_ruins", **price))
    table.answer(0, f"build {name}", "draw common")
    assert (table.score(0), len(table.hand(0))) == (3, 1)


def test_a_bonus_for_a_color_gives_six_points_at_most() -> None:
    """IS-24.10."""
    brown = "common_sawmill common_sawmill common_joiner common_joiner common_lumberjacks common_carpenter"
    table = scenario(seat0=own(hand="common_wood_storage", locations=brown, wood=2, stone=1))
    table.answer(0, "build common_wood_storage", "draw common")
    assert table.score(0) == 6


def test_gallows_pay_for_every_razing() -> None:
    """IS-10.12: from hand and of Locations."""
    table = scenario(
        seat0=own(hand="common_old_forest", locations="common_gallows", raze=3), seat1=own(locations="common_mason")
    )
    table.answer(0, "raze_hand common_old_forest")
    assert table.score(0) == 1
    table = scenario(seat0=own(locations="common_gallows", raze=2), seat1=own(locations="common_old_forest"))
    table.answer(0, "raze 1 common_old_forest 1")
    assert table.score(0) == 1


def test_ex_120_spending_a_raze_token_is_not_razing() -> None:
    """IS-11.1: Missionaries bring nothing from Gallows, and can be used once."""
    table = scenario(seat0=own(worker=2, raze=2, locations="common_gallows common_missionaries"))
    table.answer(0, "activate common_missionaries 1")
    assert table.score(0) == 3
    table.answer(1, "pass")
    assert table.refused(0, "activate common_missionaries 1") == ("used-up", "IS-11.2")


def test_ex_82_ruins_are_free_but_take_the_action() -> None:
    """IS-8.12, IS-25.3."""
    table = scenario(seat0=own(hand="common_ruins common_ruins"))
    table.answer(0, "build common_ruins")
    assert (table.goods(0), table.whose) == ({"worker": 1}, 1)


def test_ex_101_cards_without_a_raze_field_are_not_razed() -> None:
    """IS-10.1, IS-10.7."""
    table = scenario(
        seat0=own(hand="common_ruins common_wood_storage", raze=4),
        seat1=own(faction="japanese", locations="common_ruins japanese_gate japanese_shrine japanese_farm"),
    )
    assert table.options("raze_hand", "raze") == ["raze_hand common_wood_storage", "raze 1 japanese_farm 1"]
    assert table.refused(0, "raze_hand common_ruins") == ("no-raze-field", "IS-10.1")
    assert table.refused(0, "raze 1 japanese_gate 1") == ("no-raze-field", "IS-10.7")


def test_ex_83_a_used_action_location_may_be_spent() -> None:
    """IS-8.4: what lies on it is gone."""
    table = scenario(
        seat0=own(faction="barbarians", hand="barbarians_assault", wood=1, locations="common_castle:2 common_mill")
    )
    table.answer(0, "build barbarians_assault", "sacrifice common_castle 1")
    assert table.locations(0) == ["common_mill", "barbarians_assault"]
    assert table.goods(0) == {}


def test_ex_88_a_location_of_three_colors_counts_as_each() -> None:
    """IS-2.4."""
    table = scenario(
        seat0=own(
            faction="romans",
            hand="romans_trade_colony",
            wood=1,
            stone=2,
            locations="common_carpenters_workshop common_supplier common_ruins",
        )
    )
    table.answer(0, "build romans_trade_colony", "sacrifice common_ruins 1")
    assert (table.goods(0), table.score(0)) == ({"worker": 1, "gold": 3}, 2)


def test_copies_with_another_face_cost_and_yield_what_is_printed_on_them() -> None:
    """IS-2.3: one of the three Villages is razed for a worker and a wood, one Castle costs two stone."""
    table = scenario(seat0=own(hand="common_village common_village_2", raze=1))
    table.answer(0, "raze_hand common_village_2")
    assert table.goods(0) == {"worker": 1, "wood": 1}
    table = scenario(seat0=own(hand="common_castle common_castle_2", stone=2))
    assert table.options("build") == ["build common_castle_2"]


PRODUCTIONS = {
    "common_quarry": {"stone": 1},
    "common_small_town": {"worker": 2},
    "common_armorer": {"raze": 1},
    "common_grain_field": {"food": 1},
    "common_gold_stream": {"gold": 1},
    "common_lumber_trail": {"wood": 1},
    "common_village common_bathhouse": {"worker": 3},
    "common_brewer common_lords_fields": {"food": 2},
    "common_hostel common_merchants_guild": {"gold": 2},
    "common_sawmill common_joiner common_carpenter common_wood_supplier": {"wood": 3},
}


@pytest.mark.parametrize("names", PRODUCTIONS)
def test_production_locations_yield_what_they_print(names: str) -> None:
    """IS-6.1, IS-6.3: besides what the board of the Egyptians gives; three at most where a colour is counted."""
    table = scenario(at="production", seat0=own(faction="egyptians", locations=names))
    expected = {"gold": 1, "worker": 3, "raze": 1, "defense": 1}
    for good, amount in PRODUCTIONS[names].items():
        expected[good] = expected.get(good, 0) + amount
    assert table.goods(0) == expected


def test_a_monument_produces_a_point() -> None:
    """IS-6.1."""
    assert scenario(at="production", seat0=own(locations="common_monument")).score(0) == 1


ACTIONS = {
    "common_gold_mine": ({"worker": 2}, {"gold": 2}, 0, True),
    "common_goldsmiths_workshop": ({"worker": 1, "gold": 1}, {}, 2, False),
    "common_marketplace": ({"wood": 1, "stone": 1, "food": 1}, {}, 3, False),
    "common_coal_mine": ({"worker": 1}, {"stone": 2}, 0, False),
    "common_mason": ({"worker": 1, "stone": 1}, {}, 2, False),
    "common_court_sculptor": ({"stone": 2}, {}, 2, True),
    "common_masons_guild": ({"worker": 1, "stone": 2}, {}, 3, False),
    "common_missionaries": ({"worker": 1, "raze": 1}, {}, 3, False),
    "common_lumberjacks": ({"worker": 1}, {"wood": 2}, 0, False),
    "common_carpenter": ({"worker": 1, "wood": 2}, {}, 3, False),
    "common_joiner": ({"worker": 1, "wood": 1}, {}, 2, False),
    "common_barracks": ({"worker": 2}, {"raze": 2}, 0, True),
    "common_confectioner": ({"worker": 1, "food": 2}, {}, 3, False),
    "common_pig_farmer": ({"worker": 1, "food": 1}, {}, 2, False),
    "common_brewer": ({"food": 2}, {}, 2, True),
    "common_new_forest": ({"worker": 2}, {"wood": 2}, 0, True),
    "common_sawmill": ({"wood": 2}, {}, 2, True),
    "common_hunter": ({"worker": 1}, {"food": 2}, 0, False),
    "common_surface_mine": ({"worker": 2}, {"stone": 2}, 0, True),
}


@pytest.mark.parametrize("name", ACTIONS)
def test_action_locations_give_what_they_print_as_often_as_they_may(name: str) -> None:
    """IS-11.1, IS-11.2: those with two activations may use both at once."""
    price, goods, points, twice = ACTIONS[name]
    table = scenario(seat0=own(locations=name, **price))
    table.answer(0, f"activate {name} 1", *(["again"] if twice else []))
    assert (table.goods(0), table.score(0), table.whose) == (goods, points, 1)
    table.answer(1, "pass")
    assert table.refused(0, f"activate {name} 1")[0] == "used-up"


def test_court_sculptor_twice_is_two_gains() -> None:
    """IS-25.5: so a Sphinx sees no gain of two points."""
    table = scenario(
        seat0=own(faction="egyptians", stone=2, locations="common_court_sculptor egyptians_sphinx"),
    )
    table.answer(0, "activate common_court_sculptor 1", "again")
    assert table.score(0) == 2


def test_ex_30_locations_are_worth_points_at_the_end_only() -> None:
    """IS-8.11, IS-13.23."""
    table = scenario(
        seat0=own(faction="romans", hand="romans_roman_fortress", score=5, stone=2, locations="common_ruins")
    )
    before = table.game.scores(table.state)[0]
    table.answer(0, "build romans_roman_fortress")
    assert table.score(0) == 5
    assert before == 5 + 1
    assert table.game.scores(table.state)[0] == 5 + 2
