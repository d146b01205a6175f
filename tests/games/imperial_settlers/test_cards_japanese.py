"""What particular cards of the Japanese do. (IS-13, IS-25.12, IS-25.30 to IS-25.33)"""

from __future__ import annotations

import pytest

from epoka.games.imperial_settlers.state import SAMURAI, STORED
from tests.games.imperial_settlers.scenario import Scenario, own, scenario


def japanese(**given: object) -> Scenario:
    """A table at which a Japanese player has the turn and a Roman is the opponent."""
    there = {"seat1": own(faction="romans"), **{name: given.pop(name) for name in ("at", "seat1") if name in given}}
    return scenario(seat0=own(faction="japanese", **given), **there)


# -- razing their cards (IS-13.1, IS-13.2) -----------------------------------------------------------------------------


def test_ex_81_japanese_cards_are_razed_from_hand() -> None:
    """IS-13.1, IS-24.6: but built ones not by their owner."""
    table = japanese(raze=3, hand="japanese_farm", locations="japanese_rice_fields")
    assert table.options("raze", "raze_hand") == ["raze_hand japanese_farm"]
    table.answer(0, "raze_hand japanese_farm")
    assert (table.score(0), table.goods(0)) == (1, {"raze": 2})
    assert table.names(table[0].faction_discards) == ["japanese_farm"]


# -- Samurai (IS-13.3, IS-13.4) ----------------------------------------------------------------------------------------


def test_ex_42_daimyos_castle_counts_samurai_on_locations_that_cannot_be_razed() -> None:
    """IS-13.3."""
    table = japanese(at="production", locations="japanese_gate:samurai japanese_daimyo_castle japanese_farm")
    assert table.score(0) == 1


def test_daimyos_castle_gives_three_points_at_most() -> None:
    """IS-6.3: one gain."""
    farms = "japanese_farm:samurai japanese_farm:samurai japanese_stalls:samurai japanese_dojo:samurai"
    assert japanese(at="production", locations=f"japanese_daimyo_castle {farms}").score(0) == 3


def test_ex_43_samurai_do_not_reduce_production() -> None:
    """IS-13.4."""
    gates = "japanese_gate:samurai japanese_gate:samurai japanese_stalls:samurai japanese_stalls:samurai"
    table = japanese(at="production", locations=gates)
    assert table.goods(0)["worker"] == 4


def test_a_dojo_pays_for_each_samurai() -> None:
    """IS-7.7, IS-13.3: placed by oneself before and after the action; a Faction card when built."""
    table = japanese(
        worker=3, wood=1, hand="japanese_dojo", foundations="common_mill", locations="japanese_farm japanese_gate"
    )
    table.answer(0, "deploy japanese_farm 1", "build japanese_dojo", "foundation")
    assert (table.score(0), len(table.hand(0))) == (0, 1)
    table.answer(0, "deploy japanese_gate 1", "deploy japanese_dojo 1")
    assert (table.score(0), table.goods(0)) == (2, {})
    assert table.whose == 1


def test_ninjas_bring_samurai_from_the_general_supply() -> None:
    """IS-25.32: what finds no place is lost, and a Dojo pays for those placed."""
    table = japanese(stone=1, hand="japanese_ninjas", foundations="common_mill", locations="japanese_dojo:samurai")
    table.answer(0, "build japanese_ninjas", "foundation")
    assert table.marks(0, "japanese_ninjas") & SAMURAI
    assert (table.score(0), table.goods(0)) == (1, {})


def test_ninjas_choose_where_samurai_stand() -> None:
    """IS-25.32."""
    table = japanese(
        stone=1, hand="japanese_ninjas", foundations="common_mill", locations="japanese_farm japanese_gate"
    )
    table.answer(0, "build japanese_ninjas", "foundation", "deploy japanese_gate 1", "deploy japanese_ninjas 1")
    assert [bool(marks & SAMURAI) for marks in table[0].marks] == [False, True, True]


# -- Deals -------------------------------------------------------------------------------------------------------------


def test_deals_are_rewarded() -> None:
    """IS-9.4: Sake Brewery with a worker, School of Diplomacy with two points."""
    table = japanese(food=1, hand="japanese_garrison", locations="japanese_sake_brewery japanese_school_of_diplomacy")
    table.answer(0, "deal japanese_garrison")
    assert (table.goods(0), table.score(0)) == ({"raze": 1, "worker": 1}, 2)


def test_ninjas_take_a_deal_with_its_good() -> None:
    """IS-9.4, IS-25.12: which is not making a Deal."""
    table = japanese(
        worker=1,
        locations="japanese_ninjas japanese_school_of_diplomacy",
        seat1=own(faction="romans", deals="romans_roman_bank romans_stonemason"),
    )
    table.answer(0, "activate japanese_ninjas 1", "deal_of 1 romans_roman_bank")
    assert (table.goods(0), table.score(0)) == ({"gold": 1}, 0)
    assert (table.names(table[0].deals), table.names(table[1].deals)) == (["romans_roman_bank"], ["romans_stonemason"])


def test_ex_44_a_trade_route_makes_a_deal_with_a_location() -> None:
    """IS-9.4, IS-25.33: its Good at once, marked by the top card of the own deck; it is making a Deal."""
    table = japanese(
        food=1,
        locations="japanese_trade_route japanese_school_of_diplomacy",
        faction_deck="japanese_casino",
        seat1=own(faction="romans", locations="romans_stonemason common_mill"),
    )
    table.answer(0, "activate japanese_trade_route 1")
    assert (table.goods(0), table.score(0)) == ({"stone": 1}, 2)
    assert table.names(table[0].markers) == ["japanese_casino"]
    assert table.names(table[0].marked) == ["romans_stonemason"]


def test_a_trade_route_without_a_deck_uses_a_discarded_card() -> None:
    """IS-25.33: and without either it cannot be activated."""
    there = own(faction="romans", locations="romans_stonemason")
    table = japanese(
        food=1, locations="japanese_trade_route", faction_discards="japanese_farm", no_deck=True, seat1=there
    )
    table.answer(0, "activate japanese_trade_route 1")
    assert table.names(table[0].markers) == ["japanese_farm"]
    table = japanese(food=1, locations="japanese_trade_route", no_deck=True, seat1=there)
    assert table.refused(0, "activate japanese_trade_route 1") == ("no-target", "IS-11.5")


def test_ex_45_a_location_carries_one_deal() -> None:
    """IS-9.3."""
    table = japanese(
        food=2,
        locations="japanese_trade_route japanese_trade_route_2",
        seat1=own(faction="romans", locations="romans_stonemason"),
    )
    table.answer(0, "activate japanese_trade_route 1")
    table.answer(1, "pass")
    assert table.refused(0, "activate japanese_trade_route_2 1") == ("no-target", "IS-11.5")


def test_ex_84_deals_outlive_the_trade_route() -> None:
    """IS-25.33: razed by somebody else, its Deal still produces."""
    table = japanese(
        food=1,
        locations="japanese_trade_route",
        seat1=own(faction="romans", raze=2, locations="romans_stonemason"),
    )
    table.answer(0, "activate japanese_trade_route 1")
    table.answer(1, "raze 0 japanese_trade_route 1")
    assert (table.locations(0), table.goods(0)) == ([], {"stone": 1})
    assert table.names(table[0].faction_discards) == ["japanese_trade_route"]
    assert table.names(table[0].marked) == ["romans_stonemason"]


def test_the_deal_ends_with_the_location() -> None:
    """IS-25.33, IS-27.9: and its marker is discarded."""
    table = japanese(
        food=1,
        locations="japanese_trade_route",
        seat1=own(
            faction="romans",
            stone=2,
            hand="romans_roman_fortress",
            locations="romans_stonemason",
        ),
    )
    table.answer(0, "activate japanese_trade_route 1")
    table.answer(1, "build romans_roman_fortress")
    assert (table[0].marked, table[0].markers) == ((), ())
    assert len(table[0].faction_discards) == 1


def test_the_imperial_messenger_repeats_a_deal_of_a_trade_route() -> None:
    """IS-25.1: and the Hanseatic League may give it up."""
    table = japanese(
        food=1,
        worker=2,
        locations="japanese_trade_route common_imperial_messenger common_hanseatic_league",
        seat1=own(faction="romans", locations="romans_stonemason"),
    )
    table.answer(0, "activate japanese_trade_route 1")
    while table.whose == 0:
        table.answer(0, "end")
    table.answer(1, "pass")
    table.answer(0, "activate common_imperial_messenger 1")
    assert table.goods(0)["stone"] == 2
    while "end" in table.options():
        table.answer(0, "end")
    table.answer(0, "activate common_hanseatic_league 1")
    assert (table.score(0), table[0].marked, table[0].markers) == (2, (), ())


def test_the_negotiator_builds_a_deal() -> None:
    """IS-25.32: without the Location icon, the rest is paid; the Deal ends, and it is a build."""
    table = japanese(
        worker=1,
        wood=1,
        locations="japanese_negotiator common_coaching_inn",
        deals="japanese_geisha_house japanese_trade_route",
    )
    table.answer(0, "activate japanese_negotiator 1")
    assert table.names(table[0].deals) == ["japanese_trade_route"]
    assert table.locations(0) == ["japanese_negotiator", "common_coaching_inn", "japanese_geisha_house"]
    assert table.goods(0)["worker"] == 2
    assert table.score(0) == 1


@pytest.mark.parametrize("goods", [{"worker": 1}, {"worker": 1, "wood": 1}])
def test_the_negotiator_needs_a_deal_that_can_be_paid(goods: dict[str, int]) -> None:
    """IS-11.5."""
    table = japanese(locations="japanese_negotiator", deals="japanese_trade_route", **goods)
    assert table.refused(0, "activate japanese_negotiator 1") == ("no-target", "IS-11.5")


# -- Garrison, Buddha's Temple -----------------------------------------------------------------------------------------


def test_ex_46_a_garrison_removes_a_location() -> None:
    """IS-10.8: out of the game, and no Feature that reacts to razing pays."""
    table = japanese(
        raze=2,
        locations="japanese_garrison common_gallows",
        seat1=own(faction="romans", locations="romans_stonemason"),
    )
    table.answer(0, "activate japanese_garrison 1")
    assert (table.locations(1), table[1].faction_discards, table.score(0)) == ([], (), 0)
    assert "romans_stonemason" in table.names(table.state.box)


def test_buddhas_temple_keeps_one_of_two_faction_cards() -> None:
    """IS-6.8: in every Production phase."""
    table = japanese(
        at="production", locations="japanese_buddha_temple", faction_deck="japanese_casino japanese_stalls"
    )
    table.answer(0, "keep japanese_stalls")
    assert table.hand(0) == ["japanese_stalls"]
    assert table.names(table[0].faction_discards) == ["japanese_casino"]


# -- Gate and Shrine (IS-25.30) ----------------------------------------------------------------------------------------


def test_cards_at_the_gate_are_points_at_the_end() -> None:
    """IS-13.20, IS-25.30: at most two in each Cleanup."""
    table = japanese(at="cleanup", hand="common_mill common_ruins common_brewer", locations="japanese_gate")
    table.answer(0, "tuck common_mill", "tuck common_brewer")
    assert [name for name in ("common_mill", "common_ruins", "common_brewer") if name in table.hand(0)] == [
        "common_ruins"
    ]
    assert sorted(table.names(table[0].kept)) == ["common_brewer", "common_mill"]
    assert table.game.scores(table.state)[0] == 2 + 2


def test_nobody_must_put_cards_at_the_gate() -> None:
    """IS-25.30."""
    table = japanese(at="cleanup", hand="common_mill", locations="japanese_gate")
    table.answer(0, "stop")
    assert table[0].kept == ()
    assert "common_mill" in table.hand(0)


def test_resources_at_the_shrine_are_points_at_the_end() -> None:
    """IS-1.4, IS-25.30: at most two in each Cleanup, and no gold."""
    table = japanese(at="cleanup", wood=1, stone=2, gold=3, locations="japanese_shrine:stored1")
    table.answer(0, "put stone")
    assert not any("gold" in option for option in table.options())
    table.answer(0, "put stone")
    assert table.marks(0, "japanese_shrine") >> STORED == 3
    assert table.game.scores(table.state)[0] == 2 + 3


def test_what_lies_at_the_gate_goes_with_it() -> None:
    """IS-25.30."""
    table = scenario(
        seat0=own(worker=2, locations="romans_engineers"),
        seat1=own(faction="japanese", locations="japanese_gate", kept="common_mill"),
    )
    table.answer(0, "activate romans_engineers 1")
    assert (table[1].kept, table[1].kept_under) == ((), ())
    assert table.names(table.state.common_discards) == ["common_mill"]
