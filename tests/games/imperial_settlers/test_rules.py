"""Rules of rounds, payments, razing and the end that no worked example shows."""

from __future__ import annotations

import pytest

from epoka.games.imperial_settlers import scoring
from epoka.games.imperial_settlers.game import GAME
from epoka.games.imperial_settlers.invariants import broken
from epoka.games.imperial_settlers.rules.supply import affords, price
from epoka.games.imperial_settlers.state import DEFENSE, GOODS, SHIELD, STONE, WOOD
from epoka.games.imperial_settlers.tables import PAYABLE, SWAPS
from epoka.kernel import Table
from epoka.kernel.events import seat_bit
from epoka.parts.payments import covers
from tests.games.imperial_settlers.scenario import own, scenario

# -- the round ---------------------------------------------------------------------------------------------------------


def test_a_round_ends_when_everyone_has_passed_and_the_first_player_changes() -> None:
    """IS-7.6, IS-13.20."""
    table = scenario(number=2, seat0=own(wood=1), seat1=own(stone=1))
    table.answer(0, "pass")
    table.answer(1, "pass")
    assert (table.state.round, table.state.first, table.whose) == (3, 1, 1)
    assert table.told("cleanup") == [()]


def test_round_five_has_no_cleanup() -> None:
    """IS-4.2: what is left breaks ties."""
    table = scenario(number=5, seat0=own(wood=2), seat1=own())
    table.answer(0, "pass")
    table.answer(1, "pass")
    assert table.table.over
    assert (table.goods(0), table.told("cleanup")) == ({"wood": 2}, [])


def test_an_empty_common_deck_is_made_of_the_discards() -> None:
    """IS-2.8."""
    table = scenario(seat0=own(worker=4))
    s = table.state
    s.common_deck, s.common_discards = s.common_deck[:1], s.common_deck[1:]
    table.answer(0, "exchange", "reward common_card", "reward common_card")
    assert table.told("reshuffled") == [(len(s.common_deck) + 1,)]
    assert (s.common_discards, len(table.hand(0))) == ((), 2)


def test_nothing_is_drawn_where_no_cards_are_left() -> None:
    """IS-2.10: with one deck empty the other is drawn from without asking."""
    table = scenario(seat0=own(faction="romans", no_deck=True, raze=1, hand="common_castle"))
    table.answer(0, "raze_hand common_castle")
    assert len(table.hand(0)) == 2
    assert table.whose == 1


# -- placing -----------------------------------------------------------------------------------------------------------


def test_a_token_may_be_placed_after_the_action() -> None:
    """IS-7.7: then the turn ends when the player says so."""
    table = scenario(seat0=own(locations="common_mill", hand="common_ruins", defense=1))
    table.answer(0, "build common_ruins")
    assert (table.whose, table.options()) == (0, ["defend common_mill 1", "defend common_ruins 1", "end"])
    table.answer(0, "defend common_mill 1")
    assert (table[0].marks, table.whose) == ((SHIELD, 0), 1)


def test_nothing_is_placed_after_passing() -> None:
    """IS-7.7."""
    table = scenario(seat0=own(locations="common_mill", defense=1))
    table.answer(0, "pass")
    assert table.whose == 1


def test_a_second_token_finds_no_room() -> None:
    """IS-10.10."""
    table = scenario(seat0=own(faction="romans", locations="common_mill:shield romans_spies", defense=1))
    assert table.options("defend") == []
    assert table.refused(0, "defend common_mill 1") == ("defended", "IS-10.10")
    assert table.refused(0, "defend romans_spies 1") == ("defend-common", "IS-10.10")
    assert table.refused(0, "deploy romans_spies 1") == ("samurai-japanese", "IS-13.3")


def test_a_token_costs_one_more_and_goes_with_the_location() -> None:
    """IS-10.9, IS-10.3."""
    table = scenario(seat0=own(raze=3), seat1=own(locations="common_armorer:shield"))
    table.answer(0, "raze 1 common_armorer 1")
    assert table.goods(0) == {"stone": 1}
    assert table.goods(1) == {"wood": 1}


def test_of_equal_locations_the_protected_one_is_named_by_its_number() -> None:
    """IS-10.2: the cheaper one is the first."""
    table = scenario(seat0=own(raze=3), seat1=own(locations="common_armorer common_armorer common_armorer:shield"))
    assert table.options("raze") == ["raze 1 common_armorer 1", "raze 1 common_armorer 3"]
    table.answer(0, "raze 1 common_armorer 3")
    assert table[1].marks == (0, 0)


# -- paying ------------------------------------------------------------------------------------------------------------


def test_gold_may_be_kept_or_spent_although_there_is_wood() -> None:
    """IS-27.6: asked where it matters, and the rest is paid as printed."""
    table = scenario(seat0=own(hand="common_village common_wood_storage", wood=3, stone=1, gold=1))
    table.answer(0, "build common_wood_storage")
    assert table.options() == ["rest", "spend wood", "spend gold"]
    table.answer(0, "rest", "draw common")
    assert table.goods(0) == {"wood": 1, "gold": 1}
    table = scenario(seat0=own(hand="common_village", wood=1, gold=1))
    table.answer(0, "build common_village", "spend gold")
    assert table.goods(0) == {"wood": 1, "worker": 2}


def test_nothing_is_asked_where_gold_is_needed() -> None:
    """IS-27.6."""
    table = scenario(seat0=own(hand="common_village", gold=1))
    table.answer(0, "build common_village")
    assert table.goods(0) == {"worker": 2}


@pytest.mark.parametrize("gold", range(3))
@pytest.mark.parametrize("wood", range(3))
@pytest.mark.parametrize("resources", range(4))
def test_what_is_affordable_is_what_can_be_covered(gold: int, wood: int, resources: int) -> None:
    """IS-1.4: the quick test agrees with the thorough one."""
    stock = (wood, 1, 0, gold, 0, 0, 0)
    for stone in range(3):
        goods = tuple([{"wood": 1, "stone": stone, "resource": resources}.get(good, 0) for good in PAYABLE])
        assert affords(stock, goods) == covers((*stock, 0), goods, SWAPS)
    assert affords(stock, price(WOOD, 2)) == (wood + gold >= 2)
    assert affords(stock, price(STONE, 2)) == (1 + gold >= 2)


# -- what is hidden ----------------------------------------------------------------------------------------------------


def test_the_front_of_a_foundation_is_known_if_it_was_razed() -> None:
    """IS-27.2: one laid from hand is known to its owner only."""
    table = scenario(
        seat0=own(raze=2),
        seat1=own(faction="egyptians", locations="common_armorer egyptians_sanctuary", hand="common_mill", worker=1),
    )
    table.answer(0, "raze 1 common_armorer 1")
    table.answer(1, "activate egyptians_sanctuary 1", f"lay {table.hand(1)[0]}")
    assert table[1].foundations_seen == (-1, seat_bit(1))
    shown = {
        seat: next(
            zone["cards"]
            for zone in table.table.view(seat)["zones"]
            if (zone["zone"], zone["seat"]) == ("foundations", 1)
        )
        for seat in (0, 1)
    }
    assert shown[0] == ["common_armorer", None]
    assert shown[1] == ["common_armorer", "common_mill"]


def test_a_hand_is_seen_by_its_owner_only() -> None:
    """IS-1.6."""
    table = Table.new(GAME, 2, 5, {})
    zones = {(zone["zone"], zone["seat"]): zone["cards"] for zone in table.view(0)["zones"]}
    assert None not in zones["hand", 0]
    assert set(zones["hand", 1]) == {None}


# -- the end -----------------------------------------------------------------------------------------------------------


def test_locations_score_one_or_two_and_deals_and_foundations_nothing() -> None:
    """IS-13.23."""
    table = scenario(
        seat0=own(
            faction="romans",
            score=4,
            locations="common_mill romans_spies",
            deals="romans_builder",
            foundations="common_castle",
        )
    )
    assert table.table.scores[0] == 4 + 1 + 2


@pytest.mark.parametrize(
    ("first", "second", "winners", "decides"),
    [
        (own(score=5), own(score=4), (0,), "none"),
        (own(score=5, wood=1), own(score=5, worker=2), (1,), "goods"),
        (own(score=5, gold=9), own(score=5, food=1), (1,), "goods"),
        (own(score=5, hand="common_mill"), own(score=5), (0,), "cards"),
        (own(score=5), own(score=5), (0, 1), "shared"),
    ],
)
def test_ties_are_broken_by_goods_and_then_by_cards(
    first: dict[str, object], second: dict[str, object], winners: tuple[int, ...], decides: str
) -> None:
    """IS-13.24: gold does not count."""
    table = scenario(number=5, seat0=dict(first), seat1=dict(second))
    table.answer(0, "pass")
    table.answer(1, "pass")
    assert table.table.winners == winners
    assert scoring.tie_break(table.state) == decides
    assert [sheet["winner"] for sheet in scoring.score_sheet(table.state)] == [seat in winners for seat in (0, 1)]


# -- what is broken is found -------------------------------------------------------------------------------------------


def test_a_broken_position_is_told() -> None:
    table = scenario(seat0=own(faction="romans", locations="romans_spies"))
    assert list(broken(table.state)) == []
    table[0].marks = (SHIELD,)
    stock = list(table[0].stock)
    stock[DEFENSE] = -1
    table[0].stock = tuple(stock)
    assert len(stock) == len(GOODS)
    assert list(broken(table.state)) == [
        "seat 0: a number of Goods is below zero",
        "seat 0: a defence token lies on romans_spies (IS-10.10)",
    ]
