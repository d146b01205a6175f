"""City-states, and the diplomacy cards of city-states and players. (ND-17, ND-18)"""

from __future__ import annotations

import pytest

from epoka.games.new_dawn.rules.abilities import recount, wonders_of
from epoka.games.new_dawn.rules.cities import city_spots
from epoka.games.new_dawn.rules.city_states import conquer, hand_on, is_conquered, liberate, restore
from epoka.games.new_dawn.rules.culture import rival_tokens
from epoka.games.new_dawn.rules.diplomacy import break_with_player, break_with_state, visit_player, visit_state
from epoka.games.new_dawn.rules.districts import friendly_here
from epoka.games.new_dawn.rules.field import city_states, difficulty, mature, own_cities
from epoka.games.new_dawn.rules.moments import ATTACK, BUILD, COMBAT_BONUS, DEFEND, PASS_TOKENS, PLACE, Side
from epoka.games.new_dawn.rules.seizing import hurt, spared
from epoka.games.new_dawn.rules.wonders import cost, hosts, payments
from epoka.games.new_dawn.state import land_of
from epoka.parts.hexes import bits
from tests.games.new_dawn.scenario import GROUND, Scenario, own

KABUL = GROUND.replace("14a", "15b")
"""Kabul lies on 19 instead of Geneva on 13."""
ANTANANARIVO = GROUND.replace("14a", "21a")
"""Antananarivo lies on 14."""


# -- cards of city-states (ND-18.5) ------------------------------------------------------------------------------------


def test_carthage_counts_cities_near_the_attacked_space() -> None:
    table = Scenario(seat0=own(diplomacy="carthage.a", pieces="city@17"), lies="geneva@13")
    side = Side(ATTACK, 28, "token", 1)
    # The capital on 22 and the city on 17 are at most 2 spaces away, Geneva on 13 is further.
    assert COMBAT_BONUS.total(table.state, 0, side) == 2
    assert COMBAT_BONUS.total(table.state, 0, side._replace(space=11)) == 2
    assert COMBAT_BONUS.total(table.state, 0, side._replace(target="city_state", state="carthage")) == 0
    assert COMBAT_BONUS.total(table.state, 0, side._replace(role=DEFEND)) == 2


def test_kabul_helps_against_cities_and_city_states() -> None:
    table = Scenario(seat0=own(diplomacy="kabul.a"))
    side = Side(ATTACK, 28, "city", 1)
    assert COMBAT_BONUS.total(table.state, 0, side) == 3
    assert COMBAT_BONUS.total(table.state, 0, side._replace(target="city_state", state="geneva")) == 3
    assert COMBAT_BONUS.total(table.state, 0, side._replace(target="city_state", state="kabul")) == 0
    assert COMBAT_BONUS.total(table.state, 0, side._replace(target="token")) == 0
    assert COMBAT_BONUS.total(table.state, 0, side._replace(role=DEFEND)) == 0


def test_akkad_lets_armies_pass() -> None:  # ND-28.1
    table = Scenario(seat0=own(diplomacy="akkad.a"))
    assert PASS_TOKENS.holds(table.state, 0)
    assert not PASS_TOKENS.holds(table.state, 1)


def test_kumasi_makes_forest_easy() -> None:  # ND-6.3
    table = Scenario(seat0=own(diplomacy="kumasi.a"))
    assert difficulty(table.state, 0, 18, PLACE) == 3
    for resolving, found in (("culture", 1), ("industry", 1), ("economy", 3)):
        table.state.resolving = resolving
        assert difficulty(table.state, 0, 18, PLACE) == found
        assert difficulty(table.state, 0, 19, PLACE) == 5


def test_mohenjo_daro_makes_placing_easier() -> None:  # ND-6.3
    table = Scenario(seat0=own(diplomacy="mohenjo_daro.a"))
    assert [difficulty(table.state, 0, space, PLACE) for space in (23, 28, 31)] == [1, 1, 4]
    assert difficulty(table.state, 0, 31, BUILD) == 5


def test_antananarivo_is_a_city_of_the_turn() -> None:  # ND-28.2
    given = {"ground": ANTANANARIVO, "lies": "antananarivo@14", "built": "petra@14"}
    table = Scenario(seat0=own(diplomacy="antananarivo.a"), **given)  # type: ignore[arg-type]  # words only
    state = table.state
    assert own_cities(state, 0) >> 14 & 1
    assert not city_states(state) >> 14 & 1
    assert wonders_of(state, 0) == ("petra",)
    state.active = 1
    recount(state)
    assert not own_cities(state, 0) >> 14 & 1
    assert city_states(state) >> 14 & 1
    assert wonders_of(state, 0) == wonders_of(state, 1) == ()


def test_antananarivo_takes_a_wonder() -> None:  # ND-28.2
    table = Scenario(seat0=own(diplomacy="antananarivo.a"), ground=ANTANANARIVO, lies="antananarivo@14")
    assert hosts(table.state, 0) == bits([14, 22])


def test_a_wonder_on_antananarivo_belongs_to_its_conqueror() -> None:  # ND-28.2
    table = Scenario(ground=ANTANANARIVO, lies="antananarivo@14", built="petra@14")
    conquer(table.state, 1, 14)
    assert wonders_of(table.state, 1) == ("petra",)


def test_brussels_and_buenos_aires_make_wonders_cheaper() -> None:  # ND-10.2, ND-19.5
    pieces = "token@23 token@24 token@27 token@28"
    table = Scenario(seat0=own(pieces=pieces, diplomacy="brussels.a"), market="colosseum petra")
    assert [cost(table.state, 0, wonder) for wonder in ("colosseum", "petra")] == [8, 6]
    other = Scenario(seat0=own(diplomacy="buenos_aires.a"), built="stonehenge@22", market="colosseum petra")
    assert [cost(other.state, 0, wonder) for wonder in ("colosseum", "petra")] == [9, 5]


def test_auckland_builds_over_water() -> None:  # ND-10.6
    ground = "3a:0:0:0;14a:-2:-1:3;fort:-2:2;fort:0:2;9a:-5:2:0;16b:3:-1:5;18a:-7:1:3"
    with_, without = Scenario(ground=ground, seat0=own(diplomacy="auckland.a")), Scenario(ground=ground)
    # Desert 45 lies next to water, beyond water 44.
    assert [difficulty(table.state, 0, 45, BUILD) for table in (with_, without)] == [1, 4]
    assert [city_spots(table.state, 0, 2, 3) >> 45 & 1 for table in (with_, without)] == [1, 0]


def test_seoul_leads_barbarians() -> None:  # ND-22.3
    table = Scenario(seat0=own(diplomacy="seoul.a"), barbarians="c@23 a@7")
    table.turn("use seoul")
    assert "lead c 22" not in table.options()
    assert "lead c 44" not in table.options()
    table.answer(0, "lead c 28")
    assert 28 in table.state.barbarians
    assert table.decision.prompt == "prompt-focus"


def test_geneva_swaps_a_card() -> None:  # ND-18.3
    table = Scenario(seat0=own(diplomacy="geneva.a embassy.1"))
    table.turn("use geneva", "pact joint_war 1")
    assert set(table.of(0).diplomacy) == {"geneva.a", "joint_war.1"}
    assert "embassy.1" in table.of(1).pacts


def test_palenque_spends_resources_as_trade_tokens() -> None:  # ND-7.2
    row = "irrigation masonry early_empire foreign_trade astrology pottery"
    table = Scenario(seat0=own(row=row, diplomacy="palenque.a", resources="oil"))
    table.turn("focus early_empire", "place 23", "place 24", "spend oil", "place 27")
    assert table.of(0).resources == (0, 0, 0, 0)
    assert len(table.told("placed")) == 3
    assert payments(Scenario(seat0=own(diplomacy="palenque.a", resources="oil diamond")).state, 0, "pottery", "petra")
    industry = Scenario(seat0=own(diplomacy="palenque.a", resources="oil mercury"))
    assert payments(industry.state, 0, "pottery", "petra") == {"oil": 2, "mercury": 1}


# -- cards of players (ND-18.5) ----------------------------------------------------------------------------------------


def test_joint_war_and_defensive_pact() -> None:
    given = own(diplomacy="joint_war.1 joint_war.2 defensive_pact.1")
    table = Scenario(3, seat0=given)
    side = Side(ATTACK, 28, "city", 1)
    # That of the attacked player does nothing, that of the other one does.
    assert COMBAT_BONUS.total(table.state, 0, side) == 2
    assert COMBAT_BONUS.total(table.state, 0, side._replace(against=-1)) == 4
    assert COMBAT_BONUS.total(table.state, 0, side._replace(role=DEFEND)) == 0
    assert COMBAT_BONUS.total(table.state, 0, side._replace(role=DEFEND, against=2)) == 2


def test_an_embassy_pays_both() -> None:
    row = "irrigation masonry early_empire pottery foreign_trade astrology"
    table = Scenario(seat0=own(row=row, caravans=(38,), diplomacy="embassy.1"))
    table.turn("focus foreign_trade", "move 32", "put pottery", "put pottery", "go-on")
    table.answer(1, "put masonry")
    table.answer(0, "resource diamond")
    assert table.trade(1, "masonry") == 1
    assert table.of(0).resources == (0, 0, 0, 1)


@pytest.mark.parametrize(
    ("card", "seen"), [("open_borders.1", (True, True)), ("base_open_borders.1", (False, False)), ("", (False, False))]
)
def test_open_borders(card: str, seen: tuple[bool, bool]) -> None:
    given = own(pieces="token@23 token@24 token@27", diplomacy=card if card != "base_open_borders.1" else "")
    table = Scenario(seat0=given, seat1=own(leader="egypt", pieces="city@28"))
    if card == "base_open_borders.1":
        table.of(0).diplomacy = (card,)
        recount(table.state)
    assert (mature(table.state, 0) == (22,), friendly_here(table.state, 0, ("hills",)) >> 28 & 1 > 0) == seen
    table.of(0).diplomacy = ()


def test_open_borders_of_the_base_game_counts_tokens() -> None:  # ND-27.6
    table = Scenario(seat0=own(pieces="token@23 token@24 token@27"), seat1=own(leader="egypt", pieces="token@28"))
    table.of(0).diplomacy = ("base_open_borders.1",)
    recount(table.state)
    assert mature(table.state, 0) == (22,)


def test_a_pact_protects() -> None:
    table = Scenario(seat0=own(diplomacy="non_aggression_pact.1"), seat1=own(leader="egypt", pieces="token@28"))
    assert spared(table.state, 0, 1)
    assert not spared(table.state, 1, 0)
    assert rival_tokens(table.state, 0, land_of(table.state).all) == []


def test_a_pact_that_is_broken_swaps_the_military_card() -> None:
    table = Scenario(seat0=own(diplomacy="non_aggression_pact.1"))
    frame = hurt(table.state, 0, 1)
    assert frame is not None
    first, masonry = table.of(0).row[0], table.of(0).row.index("masonry")
    table.run(frame, 0, f"swap {first}")
    assert table.of(0).row[masonry] == first
    assert table.of(0).row[0] == "masonry"
    assert table.of(0).diplomacy == ()
    assert "non_aggression_pact.1" in table.of(1).pacts
    assert hurt(table.state, 0, 1) is None


# -- taking and returning (ND-18.2 to ND-18.4) -------------------------------------------------------------------------


def test_one_card_of_each_player() -> None:  # ND-18.2, ND-18.3
    table = Scenario(3, seat0=own(diplomacy="joint_war.1"))
    frame = visit_player(table.state, 0, 1)
    assert frame is not None
    table.run(frame)
    assert "pact joint_war 1" not in table.options()
    table.answer(0, "pact embassy 1")
    assert table.of(0).diplomacy == ("embassy.1",)
    assert "joint_war.1" in table.of(1).pacts


def test_one_copy_of_each_city_state() -> None:  # ND-18.3
    table = Scenario(seat0=own(diplomacy="geneva.a"), lies="geneva@13")
    frame = visit_state(table.state, 0, "geneva")
    assert frame is not None
    table.run(frame)
    assert table.told("took-diplomacy") == []
    other = visit_state(table.state, 1, "geneva")
    assert other is not None
    table.run(other, 1, "state-card geneva")
    assert table.of(1).diplomacy == ("geneva.b",)


def test_attacks_cost_the_cards_of_the_attacked() -> None:  # ND-12.8, ND-18.4
    table = Scenario(3, seat0=own(diplomacy="geneva.a joint_war.1 embassy.2"), lies="geneva@13")
    break_with_state(table.state, 0, "geneva")
    break_with_player(table.state, 0, 1)
    assert table.of(0).diplomacy == ("embassy.2",)
    assert "geneva.a" in table.state.city_cards
    assert "joint_war.1" in table.of(1).pacts


# -- conquering (ND-17) ------------------------------------------------------------------------------------------------


def test_conquering_a_city_state() -> None:  # ND-17.3
    table = Scenario(seat0=own(diplomacy="geneva.a"), seat1=own(leader="egypt", diplomacy="geneva.b"), lies="geneva@13")
    conquer(table.state, 0, 13)
    assert table.piece(13) == (0, "city")
    assert table.of(0).diplomacy == table.of(1).diplomacy == ()
    assert table.of(0).lying[table.of(0).row.index("astrology")] == ("geneva",)
    assert is_conquered(table.state, 13)
    table.check()


def test_a_conquered_city_state_changes_hands() -> None:  # ND-17.5
    table = Scenario(lies="geneva@13")
    conquer(table.state, 0, 13)
    hand_on(table.state, 0, 1, 13)
    assert all("geneva" not in things for things in table.of(0).lying)
    assert table.of(1).lying[table.of(1).row.index("astrology")] == ("geneva",)


def test_liberating_a_city_state() -> None:  # ND-17.5
    table = Scenario(lies="geneva@13")
    conquer(table.state, 0, 13)
    frame = liberate(table.state, 1, 0, 13)
    assert frame is not None
    table.run(frame)
    assert table.piece(13) is None
    assert table.state.tokens[13] == "geneva"
    assert table.of(1).diplomacy == ("geneva.a",)
    assert table.state.city_cards == ("geneva.b",)


def test_a_city_state_is_free_again() -> None:  # ND-17.6
    table = Scenario(lies="geneva@13")
    conquer(table.state, 0, 13)
    table.state.pieces = tuple([0 if space == 13 else code for space, code in enumerate(table.state.pieces)])
    restore(table.state, 0, 13)
    assert table.state.tokens[13] == "geneva"
    assert set(table.state.city_cards) == {"geneva.a", "geneva.b"}
    table.check()


def test_the_token_of_a_city_state_works_once_in_a_turn() -> None:  # ND-17.4
    row = "irrigation masonry foreign_trade early_empire pottery astrology"
    table = Scenario(seat0=own(row=row, pieces="city@13", lying={"astrology": "geneva"}))
    table.turn("focus astrology", "spend geneva", "go-on", "go-on")
    assert table.of(0).dial == 6
    assert table.of(0).lying[0] == ("geneva",)
