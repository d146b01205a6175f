"""Turns, caravans, armies, exploring, barbarians, the dial and victory, rule by rule."""

from __future__ import annotations

from random import Random

import pytest

import epoka
from epoka.games.new_dawn.land import land_at, single
from epoka.games.new_dawn.rules.agendas import progress
from epoka.games.new_dawn.rules.barbarians import Raid, dispersals, spawn, step
from epoka.games.new_dawn.rules.commit import commit
from epoka.games.new_dawn.rules.dial import TurnDial
from epoka.games.new_dawn.rules.exploring import DrawAndLay, explorable
from epoka.games.new_dawn.rules.laying import lay_down, ponds_left
from epoka.games.new_dawn.rules.pieces import FreeToken, destroy, unused_tokens
from epoka.games.new_dawn.rules.purse import ShareTrade, TakeResource, gain_trade
from epoka.games.new_dawn.rules.resolving import reachable, shifts_of
from epoka.games.new_dawn.rules.winning import has_winner, standing
from epoka.games.new_dawn.state import ON_CARD, UNUSED, WAITING, land_of
from epoka.games.new_dawn.tables import VICTORY
from epoka.kernel.zones import ALL
from tests.games.new_dawn.scenario import Scenario, own

MILITARY = "irrigation early_empire pottery foreign_trade astrology "
"""A row whose last card, at number 5, is a military one."""
ECONOMY = "irrigation early_empire pottery masonry astrology "


def army(table: Scenario, *answers: str) -> Scenario:
    """The military card at number 5 is resolved."""
    return table.turn(f"focus {table.of(table.state.active).row[-1]}", *answers)


# -- set-up ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_set_up(seats: int) -> None:  # ND-3
    table = epoka.new("new_dawn", seats=seats, seed=3)
    s = table.state
    assert len(s.laid) == (2 if seats < 4 else 4)
    assert len(s.tiles) == 16 - len(s.laid)
    assert len(s.victory) == 5
    assert [len(own.hand) for own in s.civilizations] == [1] * seats
    rng = Random(1)
    while table.decision.prompt != "prompt-focus":
        decision = table.decision
        table.apply(decision.seat, rng.choice(decision.options))
        if table.decision.prompt == "prompt-start":
            break
    land = land_of(table.state)
    assert len(land.forts) == seats
    assert len(land.stars) == seats
    assert not list(table.game.invariants(table.state))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_set_up_of_the_base_game(seats: int) -> None:  # ND-27
    s = epoka.new("new_dawn", seats=seats, seed=3, options={"terra_incognita": "off"}).state
    assert len(s.laid) == 4
    assert [len(own.hand) for own in s.civilizations] == [3] * seats
    assert all(len(own.row) == 5 and own.armies == (UNUSED, UNUSED) for own in s.civilizations)
    assert len(s.victory) == 3
    decks = {2: 4, 3: 5, 4: 6}
    assert len(s.culture_deck) + 1 == decks[seats]
    assert s.trade_left == 34
    assert s.resources_left == (8, 8, 8, 8)


def test_less_experienced_players_begin_with_trade_tokens() -> None:  # ND-26.1
    s = epoka.new("new_dawn", seats=3, seed=3, options={"novices": 2, "handicap": 8}).state
    assert [own.trade for own in s.civilizations] == [(2, 2, 1, 1, 1, 1), (2, 2, 1, 1, 1, 1), (0,) * 6]


def test_a_peaceful_game_has_three_standard_cards() -> None:  # ND-26.2
    s = epoka.new("new_dawn", seats=2, seed=3, options={"peaceful": "on"}).state
    assert len(s.victory) == 3
    assert not {"vc_fortified", "vc_expeditionary"} & set(s.victory)


def test_the_stack_of_tiles_and_the_decks_are_secret() -> None:  # ND-3.5, ND-3.13
    table = epoka.new("new_dawn", seats=3, seed=3)
    for viewer in (0, 1, 2, None):
        zones = {(zone["zone"], zone["seat"]): zone["cards"] for zone in table.view(viewer)["zones"]}
        for hidden in ("tiles", "culture_deck", "economy_deck", "military_deck", "science_deck", "unseen"):
            assert set(zones[hidden, None]) == {None}


# -- turns -------------------------------------------------------------------------------------------------------------


def test_the_order_of_shifts_may_matter() -> None:  # ND-5.5
    table = Scenario(built="machu_picchu@22 taj_mahal@13", seat0=own(pieces="city@13", row=ECONOMY + "foreign_trade"))
    s = table.state
    shifts = shifts_of(s, 0, "early_empire")
    assert sorted(shift.amount for shift in shifts) == [1, 2]
    assert reachable(s, shifts, 1) == {4}
    assert reachable(s, shifts, 2) == {3, 5}
    table.turn("focus pottery")
    assert table.told("chose") == [(0, "pottery", 4)]


def test_capitalism_resolves_another_card_without_a_reset() -> None:  # ND-11.7, ND-4.5
    table = Scenario(seat0=own(row=ECONOMY + "capitalism"))
    table.turn("focus capitalism", "stay", "stay", "stay")
    assert table.decision.prompt == "prompt-further"
    table.answer(0, "focus astrology")
    assert table.told("chose")[-1] == (0, "astrology", 1)
    assert table.of(0).row[0] == "capitalism"
    assert table.of(0).dial == 1


def test_three_trade_tokens_fit_on_a_card() -> None:  # ND-7.1
    table = Scenario(seat0=own(trade={"pottery": 2}))
    place = table.of(0).row.index("pottery")
    assert gain_trade(table.state, 0, place, 2) == 1
    full = dict.fromkeys(table.of(0).row, 3)
    table = Scenario(seat0=own(trade=full))
    table.carry_out(ShareTrade(0, 2))
    assert table.table.over  # nothing fits, and nobody is asked


def test_what_the_supply_does_not_have_is_not_gained() -> None:  # ND-2.3
    table = Scenario(seat1=own(resources="oil " * 10))
    table.carry_out(TakeResource(0))
    assert "resource oil" not in table.options()
    table = Scenario()
    table.state.trade_left = 0
    assert gain_trade(table.state, 0, 0, 1) == 0


def test_a_token_may_be_taken_back_from_the_map() -> None:  # ND-2.3
    spaces = [space for space in range(len(Scenario().state.pieces)) if space not in (20, 21, 22, 32)]
    land = [space for space in spaces if land_of(Scenario().state).terrain[space] != 5]
    table = Scenario(seat0=own(pieces=" ".join(f"token@{space}" for space in land[:33])))
    assert unused_tokens(table.state, 0) == 1 - len(table.of(0).marked)
    table.of(0).marked += ("x",) * (1 - len(table.of(0).marked))
    assert unused_tokens(table.state, 0) == 0
    table.carry_out(FreeToken(0))
    table.answer(0, f"free {land[0]}")
    assert table.piece(land[0]) is None


# -- caravans ----------------------------------------------------------------------------------------------------------


def test_caravans_pass_armies_and_forts_but_not_barbarians_and_water() -> None:  # ND-11.2
    table = Scenario(
        barbarians="c@17", seat0=own(row=ECONOMY + "foreign_trade", caravans=(18,)), seat1=own(armies=(3,))
    )
    army(table)
    moves = table.options("move")
    assert "move 3" in moves
    assert "move 20" in moves
    assert "move 17" not in moves
    assert "move 0" not in moves


def test_currency_buys_barbarians_off() -> None:  # ND-11.2, ND-23.1
    table = Scenario(barbarians="c@17", seat0=own(row=ECONOMY + "currency", caravans=(18, 18)))
    army(table, "move 17")
    assert table.state.barbarians[2] == WAITING
    assert table.of(0).caravans == (17, 18, UNUSED)
    assert sum(table.of(0).trade) == 0


def test_currency_of_the_base_game_goes_on() -> None:  # ND-27.6
    row = "early_empire pottery base_masonry astrology base_currency"
    table = Scenario(
        options={"terra_incognita": "off"},
        ground="3a:0:0:0;14a:-2:-1:3;9a:-5:2:0;16b:3:-1:5",
        barbarians="c@17",
        seat0=own(row=row, caravans=(18,)),
    )
    army(table, "caravan 0", "move 17")
    assert table.state.barbarians[2] == WAITING
    assert table.decision.prompt == "prompt-caravan-move"


def test_steam_power_exchanges_a_resource() -> None:  # ND-11.7
    table = Scenario(seat0=own(row=ECONOMY + "steam_power", resources="oil"))
    army(table, "stay", "stay", "exchange oil marble")
    assert table.of(0).resources == (1, 0, 0, 0)


def test_a_token_takes_each_caravan_further() -> None:  # ND-7.2
    near = Scenario(seat0=own(row=ECONOMY + "foreign_trade", caravans=(15,), trade={"foreign_trade": 1}))
    army(near, "go-on")
    far = Scenario(seat0=own(row=ECONOMY + "foreign_trade", caravans=(15,), trade={"foreign_trade": 1}))
    army(far, "boost trade")
    assert set(near.options("move")) < set(far.options("move"))
    assert far.trade(0, "foreign_trade") == 0


def test_a_caravan_on_its_card_starts_in_the_capital() -> None:  # ND-11.1
    table = Scenario(seat0=own(leader="egypt", row=ECONOMY + "foreign_trade", pieces="city@13"))
    army(table)
    assert "move 23" in table.options("move")
    assert "move 8" not in table.options("move")  # beside a city that is not mature
    rome = Scenario(seat0=own(leader="rome", row=ECONOMY + "foreign_trade", pieces="city@13"))
    assert "move 8" in army(rome).options("move")


# -- armies and battles ------------------------------------------------------------------------------------------------


def test_an_army_stops_where_it_meets_somebody() -> None:  # ND-12.4
    table = Scenario(seat0=own(row=MILITARY + "masonry", armies=(14,)), seat1=own(pieces="token@15 token@10"))
    army(table)
    assert "move 15" in table.options()
    assert "move 10" in table.options()
    assert "move 16" not in table.options()  # behind those; around over 13, 8, 1 it is farther


def test_flight_passes_what_is_light() -> None:  # ND-12.23
    row = MILITARY + "flight"
    table = Scenario(seat0=own(row=row, armies=(14, 14)), seat1=own(pieces="token@15"))
    army(table)
    assert "move 29" in table.options()
    heavy = Scenario(seat0=own(row=MILITARY + "masonry", armies=(14,)), seat1=own(pieces="token@15 token@10 token@8"))
    army(heavy)
    assert "move 29" not in heavy.options()


def test_akkad_passes_control_tokens_and_attacks_where_it_ends() -> None:  # ND-28.1
    given = own(row=MILITARY + "masonry", armies=(14,), diplomacy="akkad.a")
    table = Scenario(dice=(6, 1), seat0=given, seat1=own(pieces="reinforced@15"))
    army(table)
    assert "move 29" in table.options()
    table.answer(0, "move 15")
    assert table.piece(15) == (0, "token")


def test_a_pact_forbids_to_enter() -> None:  # ND-12.6
    given = own(row=MILITARY + "masonry", armies=(14,), diplomacy="non_aggression_pact.1")
    table = Scenario(seat0=given, seat1=own(pieces="token@15"))
    army(table)
    assert "move 15" not in table.options()
    table = Scenario(barbarians="c@15", seat0=given, seat1=own(pieces="token@15"))
    army(table)
    assert "move 15" in table.options()


def test_attacking_costs_diplomacy_cards() -> None:  # ND-12.8
    given = own(row=MILITARY + "masonry", armies=(14,), diplomacy="joint_war.1")
    table = Scenario(dice=(6, 1), seat0=given, seat1=own(pieces="token@15"))
    army(table, "move 15")
    assert table.of(0).diplomacy == ()
    assert table.told("rolled") == [(0, 6, 11)]  # without the bonus


def test_barbarians_must_be_the_target() -> None:  # ND-12.7
    table = Scenario(
        dice=(6, 1), barbarians="c@15", seat0=own(row=MILITARY + "masonry", armies=(14,)), seat1=own(pieces="token@15")
    )
    army(table, "move 15", "from 14")
    assert table.told("attacked") == [(0, "barbarian", 15, -1)]
    table.answer(0, "put pottery")
    assert table.of(0).armies[0] == 14  # a rival's token is still there (ND-12.19)


def test_other_figures_fall_with_a_city_or_token() -> None:  # ND-12.17
    table = Scenario(
        dice=(6, 1),
        seat0=own(row=MILITARY + "mass_production", armies=(14,)),
        seat1=own(pieces="token@15", armies=(15,), caravans=(15,)),
    )
    army(table, "army 0", "move 15")
    table.answer(0, "from 14")
    table.answer(0, "attack token 1")
    assert table.of(1).armies[0] == table.of(1).caravans[0] == ON_CARD
    assert table.piece(15) == (0, "token")
    assert table.of(0).armies[0] == 15


def test_another_army_helps_the_defence() -> None:  # ND-12.10
    table = Scenario(
        dice=(1, 1),
        seat0=own(row=MILITARY + "masonry", armies=(14,)),
        seat1=own(pieces="token@15", armies=(15,)),
    )
    army(table, "move 15", "from 14", "attack token 1")
    assert table.told("defence-rolled") == [(1, 6)]  # forest 3, another army 2


def test_mass_production_moves_a_beaten_army_again() -> None:  # ND-28.13
    table = Scenario(
        dice=(1, 6),
        seat0=own(row=MILITARY + "mass_production", armies=(39,)),
        seat1=own(pieces="reinforced@33 reinforced@38 reinforced@34"),
    )
    army(table, "army 0", "move 32")
    if table.options("from"):
        table.answer(0, table.options("from")[0])
    assert table.told("lost")
    assert table.of(0).armies[0] == ON_CARD
    while table.decision.prompt == "prompt-army":
        table.answer(0, table.options()[0])
    table.answer(0, "stay")
    assert table.told("redeployed") == [(0,)]


def test_scorched_earth_drops_the_token_and_moves_on() -> None:  # ND-28.14
    table = Scenario(
        dice=(6, 1), seat0=own(row=MILITARY + "scorched_earth", armies=(14, 12)), seat1=own(pieces="token@15")
    )
    army(table, "army 0", "move 15", "drop")
    assert table.piece(15) is None
    assert table.decision.prompt == "prompt-army-move"
    assert "move 30" in table.options()


def test_a_beaten_capital_keeps_its_wonder_if_no_city_is_free() -> None:  # ND-12.16
    table = Scenario(
        dice=(6, 1),
        built="petra@32 colossus@22",
        seat0=own(row=MILITARY + "flight", armies=(38, 39), leader="egypt"),
    )
    army(table, "army 0", "move 32", "from 38")
    assert table.state.built_at == (32, 22)
    assert table.told("beat-capital") == [(0, 1)]


def test_liberating_a_city_state() -> None:  # ND-17.5
    row = MILITARY + "mass_production"
    table = Scenario(
        dice=(6, 1),
        seat0=own(row=row, armies=(14, 12)),
        seat1=own(pieces="city@13", lying={"astrology": "geneva"}),
    )
    army(table, "army 0", "move 13")
    if table.options("from"):
        table.answer(0, "from 14")
    table.answer(0, "liberate")
    assert table.state.tokens[13] == "geneva"
    assert table.of(0).diplomacy == ("geneva.a",)
    assert table.of(0).armies[0] == 14
    assert all("geneva" not in things for things in table.of(1).lying)


def test_a_natural_wonder_goes_to_who_beats_its_token() -> None:  # ND-20.3
    table = Scenario(
        dice=(6, 1),
        seat0=own(row=MILITARY + "masonry", armies=(43,)),
        seat1=own(pieces="token@42", natural="dead_sea"),
    )
    army(table, "move 42")
    assert table.of(0).natural == ("dead_sea",)
    assert table.of(1).natural == ()


@pytest.mark.parametrize(("reading", "owner"), [("kept", True), ("returned", False)])
def test_a_natural_wonder_whose_token_is_destroyed(reading: str, owner: bool) -> None:  # ND-29.11
    table = Scenario(options={"lost_wonder": reading}, seat1=own(pieces="token@42", natural="dead_sea"))
    destroy(table.state, 42)
    assert ("dead_sea" in table.of(1).natural) == owner
    assert (table.state.tokens[42] == "dead_sea") != owner


def test_raids_of_the_base_game() -> None:  # ND-27.5
    row = "early_empire pottery foreign_trade astrology base_masonry"
    table = Scenario(
        options={"terra_incognita": "off"},
        ground="3a:0:0:0;14a:-2:-1:3;9a:-5:2:0;16b:3:-1:5",
        dice=(6, 1, 1, 6),
        seat0=own(row=row, pieces="city@16"),
        seat1=own(pieces="token@15 token@12 token@31"),
    )
    table.turn("focus base_masonry", "attack-instead")
    table.answer(0, "raid 15")
    assert table.piece(15) == (0, "token")
    assert "raid 31" not in table.options()  # not from a space captured in this turn, and 16 is too far
    table.answer(0, "raid 12")
    assert table.told("lost") == [(0, 6, 9)]
    assert table.piece(12) == (1, "token")


# -- exploring ---------------------------------------------------------------------------------------------------------


def test_nobody_explores_without_tiles() -> None:  # ND-15.3
    table = Scenario()
    assert explorable(table.state)
    table.state.tiles = table.state.tiles_seen = ()
    assert not explorable(table.state)


def test_a_tile_that_was_put_back_on_top_is_known() -> None:  # ND-15.2
    table = Scenario(tiles="tile_8")
    table.carry_out(DrawAndLay(0, 1 << 12))  # nothing fits beside a space in the middle
    s = table.state
    assert s.tiles[0] == "tile_8"
    assert s.tiles_seen[0] == ALL
    assert s.drawn == ()


def test_a_new_tile_is_populated() -> None:  # ND-15.2, ND-3.10
    table = Scenario(tiles="tile_12")
    table.carry_out(DrawAndLay(0, 1 << 26))
    while not table.table.over:
        table.answer(0, "side b" if table.decision.prompt == "prompt-lay-side" else table.options()[0])
    s = table.state
    assert "seoul" in s.tokens
    assert "mercury" in s.tokens
    assert {"seoul.a", "seoul.b"} <= set(s.city_cards)
    assert s.barbarians[7] >= 0


# -- barbarians --------------------------------------------------------------------------------------------------------


def test_barbarians_enter_where_nothing_but_figures_is() -> None:  # ND-21.2
    table = Scenario(seat0=own(armies=(7,), caravans=(45,)), seat1=own(pieces="token@45"))
    table.of(0).caravans = (7, UNUSED, UNUSED)
    spawn(table.state)
    assert table.state.barbarians[2] == 7
    assert table.state.barbarians[9] == WAITING
    assert table.of(0).armies[0] == table.of(0).caravans[0] == ON_CARD


def wind(direction: int) -> int:
    """What is rolled for a direction if the 1 points up to the left."""
    return direction + 1


@pytest.mark.parametrize("piece", ["token", "city"])
def test_barbarians_destroy_tokens_and_cities(piece: str) -> None:  # ND-22.3
    table = Scenario(barbarians="c@10", dice=(wind(2),), seat0=own(pieces=f"{piece}@12"))
    table.carry_out(TurnDial())
    assert table.piece(12) is None
    assert table.state.barbarians[2] == 12


def test_a_reinforced_token_is_flipped_instead() -> None:  # ND-8.10, ND-22.3
    table = Scenario(barbarians="c@11", dice=(wind(2),), seat0=own(pieces="reinforced@2"))
    table.carry_out(TurnDial())
    assert table.piece(2) == (0, "token")
    assert table.state.barbarians[2] == 11


@pytest.mark.parametrize(("reading", "space"), [("stays", 22), ("returns", 28)])
def test_barbarians_raid_a_capital(reading: str, space: int) -> None:  # ND-22.3, ND-29.3
    table = Scenario(
        options={"capital_raid": reading},
        barbarians="c@28",
        dice=(wind(4),),
        seat0=own(trade={"pottery": 1, "masonry": 2}),
    )
    table.carry_out(TurnDial())
    table.answer(0, "discard masonry", "discard pottery")
    assert table.of(0).trade == tuple(int(card == "masonry") for card in table.of(0).row)
    assert table.state.barbarians[2] == space


def test_a_raid_takes_what_there_is() -> None:  # ND-22.3
    table = Scenario(seat0=own(trade={"pottery": 1}))
    table.carry_out(Raid(0))
    assert table.of(0).trade == (0,) * 6
    assert table.table.over


def test_petra_turns_barbarians_back() -> None:  # ND-22.6, ND-28.4
    table = Scenario(built="petra@22", seat0=own(pieces="reinforced@12"))
    assert step(table.state, 10, 2) == 15
    plain = Scenario(seat0=own(pieces="reinforced@12"))
    assert step(plain.state, 10, 2) == 12


def test_a_city_state_is_free_again_when_its_city_is_destroyed() -> None:  # ND-17.6
    table = Scenario(barbarians="c@14", dice=(wind(2),), seat1=own(pieces="city@13", lying={"astrology": "geneva"}))
    table.carry_out(TurnDial())
    assert table.piece(13) is None
    assert table.state.tokens[13] == "geneva"
    assert {"geneva.a", "geneva.b"} <= set(table.state.city_cards)


def test_two_barbarians_part() -> None:  # ND-22.7
    table = Scenario(first=1, barbarians="c@12 j@12", seat0=own(pieces="token@8"))
    spaces = {option[2] for option in dispersals(table.state)}
    assert spaces == {13, 1, 2, 11, 10}


# -- the market and victory --------------------------------------------------------------------------------------------


AGENDA_CARDS = (
    "vc_industrious_progressive vc_diplomatic_hoarder vc_defensive_devastating vc_expansionist_prolific "
    "vc_provincial_diversified vc_technophile_scholarly vc_populous_preservationist vc_warmonger_paranoid "
    "vc_civilized_money_grubber vc_explorer_aesthetic"
)


@pytest.mark.parametrize(
    ("agenda", "given", "built", "have"),
    [
        ("industrious", {"pieces": "campus@23 encampment@24"}, "", 2),
        ("progressive", {}, "petra@22", 1),
        ("hoarder", {"resources": "oil oil marble", "natural": "dead_sea"}, "", 4),
        ("defensive", {"pieces": "reinforced@23 reinforced@24 token@27"}, "", 2),
        ("expansionist", {"pieces": "city@20 city@21 city@13"}, "", 4),
        ("prolific", {"pieces": "city@13"}, "petra@22 oracle@13", 2),
        ("provincial", {"pieces": "token@23 token@24 token@27 token@28"}, "", 1),
        ("diversified", {"pieces": "city@13"}, "petra@22 oracle@13", 2),
        ("technophile", {"row": "mass_media nuclear_power pottery masonry foreign_trade irrigation"}, "", 2),
        ("scholarly", {}, "oracle@22", 1),
        ("populous", {"pieces": "token@23 token@24 token@27 token@28"}, "", 1),
        ("preservationist", {"natural": "dead_sea"}, "", 1),
        ("paranoid", {}, "petra@22", 1),
        ("civilized", {"pieces": "city@20 city@21"}, "", 3),
        ("money_grubber", {}, "colossus@22", 1),
        ("explorer", {"pieces": "token@23 token@49 token@13"}, "", 4),
        ("aesthetic", {}, "stonehenge@22", 1),
        ("diplomatic", {"diplomacy": "joint_war.1 embassy.2 kabul.a"}, "", 3),
    ],
)
def test_what_agendas_count(agenda: str, given: dict[str, str], built: str, have: int) -> None:  # ND-25.5
    table = Scenario(seats=3, built=built, victory=AGENDA_CARDS, seat0=own(**given))
    (found,) = [each for card in VICTORY.values() for each in card.agendas if each.id == agenda]
    assert progress(table.state, 0, found.requirement)[0] == have


def test_an_agenda_is_marked_for_good() -> None:  # ND-25.1
    table = Scenario(victory="vc_diplomatic_hoarder", seat0=own(resources="oil oil oil oil oil"))
    assert table.of(0).marked == ("hoarder",)
    table.of(0).resources = (0,) * 4
    table.state.resources_left = (10, 10, 10, 10)
    commit(table.state)
    assert table.of(0).marked == ("hoarder",)


def test_a_high_value_and_a_beaten_capital_are_remembered() -> None:  # ND-25.5
    table = Scenario(
        dice=(6, 1),
        built="terracotta_army@22 pentagon@13",
        victory="vc_defensive_devastating vc_warmonger_paranoid",
        seat0=own(row=MILITARY + "flight", armies=(38, 39), pieces="city@13"),
    )
    army(table, "army 0", "move 32", "from 38")
    assert table.told("won") == [(0, 18, 7)]
    assert {"devastating", "warmonger"} <= set(table.of(0).marked)


def test_the_round_limit_ends_the_game() -> None:  # ND-26.3
    table = epoka.new("new_dawn", seats=2, seed=1, options={"round_limit": 10})
    rng = Random(1)
    while not table.over:
        table.apply(table.decision.seat, rng.choice(table.decision.options))
    assert table.state.round == 10
    assert table.winners


def test_enough_cards_win_at_the_end_of_a_round() -> None:  # ND-25.3
    table = Scenario(
        victory="vc_diplomatic_hoarder vc_civilized_money_grubber vc_explorer_aesthetic "
        "vc_populous_preservationist vc_technophile_scholarly",
        active=1,
        seat0=own(marked=("hoarder", "diplomatic", "civilized", "explorer")),
    )
    assert not has_winner(table.state)  # four marks, but on three cards
    table.of(0).marked += ("populous",)
    assert has_winner(table.state)
    table.turn("focus astrology", seat=1)
    assert table.table.over
    assert table.table.winners == (0,)


# -- found by readers --------------------------------------------------------------------------------------------------


def test_barbarians_in_the_own_capital_can_be_attacked() -> None:  # ND-12.4, ND-22.3
    table = Scenario(dice=(6, 1), barbarians="j@22", seat0=own(row=MILITARY + "masonry"))
    army(table, "move 22")
    assert table.told("attacked") == [(0, "barbarian", 22, -1)]
    near = Scenario(seat0=own(row=MILITARY + "masonry", armies=(12,)), seat1=own(caravans=(12,)))
    assert "move 12" in army(near).options()  # it steps out and back in


def test_only_currency_removes_barbarians_from_the_own_capital() -> None:  # ND-11.2
    table = Scenario(barbarians="j@22", seat0=own(row=ECONOMY + "foreign_trade"))
    assert "move 22" not in army(table).options()
    table = Scenario(barbarians="j@22", seat0=own(row=ECONOMY + "currency"))
    army(table, "move 22")
    assert table.state.barbarians[9] == WAITING


@pytest.mark.parametrize("expansion", ["on", "off"])
def test_a_handicap_is_limited_by_the_supply(expansion: str) -> None:  # ND-2.3, ND-26.1
    options: dict[str, int | str] = {"novices": 4, "handicap": 18, "terra_incognita": expansion}
    table = epoka.new("new_dawn", seats=4, seed=1, options=options)
    assert table.state.trade_left == 0
    assert not list(table.game.invariants(table.state))


def test_a_pact_protects_from_raids() -> None:  # ND-12.6, ND-27.5
    table = Scenario(
        options={"terra_incognita": "off"},
        ground="3a:0:0:0;14a:-2:-1:3;9a:-5:2:0;16b:3:-1:5",
        seat0=own(
            row="early_empire pottery foreign_trade astrology base_masonry",
            pieces="token@17",
            diplomacy="non_aggression_pact.1",
        ),
        seat1=own(pieces="token@18"),
        barbarians="c@16",
    )
    army(table, "attack-instead")
    assert table.options("raid") == ["raid 16"]


def test_marks_break_no_tie_in_the_base_game() -> None:  # ND-27.3
    table = Scenario(
        options={"peaceful": "on"},
        victory="vc_civilized_money_grubber vc_populous_preservationist vc_explorer_aesthetic",
        seat0=own(marked=("civilized", "money_grubber", "populous", "explorer")),
        seat1=own(pieces="token@33", marked=("civilized", "populous", "explorer")),
    )
    assert standing(table.state, 1) > standing(table.state, 0)


def test_the_turn_of_the_holder_of_antananarivo_begins_with_its_wonder() -> None:  # ND-25.1, ND-28.2
    ground = "3a:0:0:0;14a:-2:-1:3;fort:-2:2;fort:0:2;9a:-5:2:0;16b:3:-1:5;21a:-7:1:3"
    (home,) = [space for space, name in land_at(ground).states.items() if name == "antananarivo"]
    table = Scenario(
        active=-1,
        ground=ground,
        lies=f"antananarivo@{home}",
        built=f"petra@{home} colossus@22",
        victory="vc_expansionist_prolific vc_technophile_scholarly vc_populous_preservationist",
        seat0=own(diplomacy="antananarivo.a"),
    )
    assert table.of(0).marked == ()
    table.turn(seat=0)
    assert table.of(0).marked == ("prolific",)


def test_whoever_may_step_back_chooses_where_it_comes_from() -> None:  # ND-12.19
    table = Scenario(
        seat0=own(row=MILITARY + "masonry", armies=(14,)),
        seat1=own(row="irrigation early_empire pottery currency astrology masonry", caravans=(10, 10)),
    )
    army(table, "move 10")
    assert table.decision.prompt == "prompt-from"


@pytest.mark.parametrize("reading", ["kept", "returned"])
def test_a_natural_wonder_is_won_with_a_token_that_is_dropped(reading: str) -> None:  # ND-20.3, ND-28.14
    table = Scenario(
        dice=(6, 1),
        options={"lost_wonder": reading},
        seat0=own(row=MILITARY + "scorched_earth", armies=(43,)),
        seat1=own(pieces="token@42", natural="dead_sea"),
    )
    army(table, "army 0", "move 42", "drop")
    assert table.of(0).natural == ("dead_sea",)
    assert table.state.tokens[42] == ""


def test_the_chosen_card_may_be_replaced_before_its_turn_comes() -> None:  # ND-28.4, ND-28.12
    table = Scenario(
        built="estadio_do_maracana@22 great_library@17",
        seat0=own(
            pieces="city@17", caravans=(38,), row="irrigation masonry astrology pottery early_empire foreign_trade"
        ),
        seat1=own(row="irrigation masonry astrology pottery drama_and_poetry foreign_trade"),
    )
    table.turn("focus early_empire", "yes", "move 32")
    while table.decision.prompt != "prompt-upgrade":
        table.answer(table.decision.seat, table.options()[0])
    table.answer(0, "upgrade drama_and_poetry")
    while not table.told("reset") or table.told("reset")[-1] != (0, "drama_and_poetry"):
        table.answer(table.decision.seat, table.options()[-1])
    assert table.told("chose")[-1][1] == "drama_and_poetry"


def test_why_figures_cannot_go_there() -> None:  # ND-6.2, ND-11.2, ND-11.4, ND-12.3, ND-12.6, ND-15.1
    row = "irrigation early_empire foreign_trade pottery astrology masonry"
    table = Scenario(barbarians="c@17", seat0=own(row=row, caravans=(16,), visited=(13,)))
    table.turn("focus foreign_trade")
    for answer, refusal in (
        ("move 17", ("barbarian-there", "ND-11.2")),
        ("move 10", ("too-difficult", "ND-6.2")),
        ("move 13", ("visited-already", "ND-11.4")),
        ("move 0", ("water", "ND-11.2")),
        ("move 33", ("not-near", "ND-11.2")),
        ("explore 16", ("not-capital-edge", "ND-15.1")),
    ):
        assert table.refused(0, answer) == refusal
    given = own(row=MILITARY + "masonry", armies=(14,), diplomacy="non_aggression_pact.1")
    table = army(Scenario(seat0=given, seat1=own(pieces="token@15")))
    assert table.refused(0, "move 15") == ("pact-protects", "ND-12.6")
    table.state.tiles = table.state.tiles_seen = ()
    assert table.refused(0, "explore 27") == ("no-tiles", "ND-15.3")


def test_why_a_fort_or_tile_cannot_lie_there() -> None:  # ND-3.7, ND-3.8
    table = epoka.new("new_dawn", seats=2, seed=3)
    seat = table.decision.seat
    refused = table.check(seat, "at 30 30")
    assert refused is not None
    assert (refused.reason, refused.rule) == ("fort-far", "ND-3.7")
    table.apply(seat, table.decision.options[0])
    while table.decision.prompt == "prompt-fort":
        table.apply(table.decision.seat, table.decision.options[0])
    refused = table.check(table.decision.seat, "at 0 0")
    assert refused is not None
    assert refused.reason == "tile-misfit"


def test_an_army_does_not_hide_among_barbarians_at_home() -> None:  # ND-12.4
    row = "masonry early_empire pottery foreign_trade astrology irrigation"
    table = Scenario(barbarians="j@22", seat0=own(row=row))
    table.turn("focus masonry")
    assert "move 22" not in table.options()


def test_an_army_does_not_step_back_onto_a_protected_token() -> None:  # ND-12.6, ND-12.19
    given = own(row=MILITARY + "masonry", armies=(31,), diplomacy="non_aggression_pact.1 akkad.a")
    table = Scenario(seats=3, seat0=given, seat1=own(pieces="token@15"), seat2=own(pieces="token@10", armies=(10,)))
    army(table, "move 10")
    assert "from 15" not in table.options("from")


def test_raids_count_through_city_states() -> None:  # ND-27.5
    table = Scenario(
        options={"terra_incognita": "off"},
        ground="3a:0:0:0;14a:-2:-1:3;9a:-5:2:0;16b:3:-1:5",
        lies="geneva@13",
        seat0=own(row="early_empire pottery foreign_trade astrology base_masonry", pieces="token@14"),
        seat1=own(pieces="token@8"),
    )
    army(table, "attack-instead")
    assert table.options("raid") == ["raid 8", "raid 13"]


def test_water_tokens_run_out() -> None:  # ND-2.1
    table = Scenario()
    for number in range(16):
        lay_down(table.state, single("water", (30, number)))
    assert ponds_left(table.state) == 0


def test_a_fort_that_nobody_can_settle_drives_the_army_back() -> None:  # ND-12.18, ND-12.19
    cities = "city@13 city@1 city@16 city@38 city@34 city@24 city@46"
    table = Scenario(
        dice=(6, 1),
        seat0=own(row=MILITARY + "flight", armies=(18, 18), pieces=cities),
        seat1=own(pieces="city@20"),
    )
    army(table, "move 20")
    assert table.decision.prompt == "prompt-from"
    table.answer(0, "from 18")
    assert table.piece(20) is None
    assert table.of(0).armies[0] == 18


def test_each_side_is_told_its_own_value_first() -> None:  # ND-12.12
    table = Scenario(
        dice=(1, 4),
        seat0=own(row=MILITARY + "masonry", armies=(14,)),
        seat1=own(
            pieces="token@15",
            row="irrigation early_empire pottery foreign_trade astrology masonry",
            trade={"masonry": 1},
        ),
    )
    army(table, "move 15")
    asked = table.table.view(1)["decision"]["prompt"]
    assert asked == {"id": "prompt-defence", "args": {"value": 7, "against": 6, "die": 4}}


def test_the_score_sheet_names_every_victory_card() -> None:  # ND-25.3, ND-25.4
    table = Scenario(
        victory="vc_fortified vc_civilized_money_grubber vc_diplomatic_hoarder", seat0=own(pieces="city@20")
    )
    sheet = table.game.score_sheet(table.state)
    assert [line["points"] for line in sheet[0]["lines"]] == [1, 0, 0]
    assert sheet[1]["total"] == 0
    assert [line["points"] for line in sheet[1]["lines"]] == [0, 0, 0]
    assert sheet[0]["tie_break"] == "none"


def test_shipbuilding_may_add_water_before_exploring() -> None:  # ND-15.2
    table = Scenario(seat0=own(leader="indonesia", row=ECONOMY + "shipbuilding", caravans=(26, 26)))
    army(table, "explore 26")
    assert table.decision.prompt == "prompt-water"
    spaces = len(table.state.pieces)
    table.answer(0, table.options("water")[0])
    assert land_of(table.state).lays[-1].token == "water"
    assert len(table.state.pieces) == spaces + 1
    assert table.decision.prompt.startswith("prompt-lay")


def test_colossus_shares_steps_among_caravans() -> None:  # ND-11.1
    row = ECONOMY + "currency"
    table = Scenario(built="colossus@22", seat0=own(row=row, caravans=(29, 15)))
    army(table, "caravan 0")
    far = [option for option in table.options("move") if land_of(table.state).distance[29][int(option[5:])] > 4]
    assert far
    table.answer(0, far[-1])
    used = land_of(table.state).distance[29][int(far[-1][5:])] - 4
    assert table.table.view(0)["decision"]["prompt"]["args"]["amount"] == 4 + 6 - used


def test_cartography_founds_a_city_far_away() -> None:  # ND-11.3
    row = ECONOMY + "cartography"
    table = Scenario(seat0=own(leader="netherlands", row=row, caravans=(39, 22)), seat1=own(pieces="city@40"))
    army(table, "caravan 0", "move 40", "put pottery", "put pottery")
    while table.decision.prompt != "prompt-far-city":
        table.answer(0, "go-on")
    spaces = table.options("found")
    assert spaces
    table.answer(0, spaces[0])
    assert table.piece(int(spaces[0].split()[1])) == (0, "city")


def test_caravans_of_indonesia_hop_along_the_edge() -> None:  # ND-28
    row = ECONOMY + "foreign_trade"
    table = Scenario(seat0=own(leader="indonesia", row=row, caravans=(26,)))
    army(table)
    assert "move 41" in table.options("move")  # from water on the edge to water on the edge
    plain = Scenario(seat0=own(leader="egypt", row=row, caravans=(27,)))
    assert "move 41" not in army(plain).options("move")
