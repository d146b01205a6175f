"""What each world wonder does. (ND-19, ND-28)"""

from __future__ import annotations

import pytest

from epoka.games.new_dawn.rules.cities import FoundOn, city_spots
from epoka.games.new_dawn.rules.field import mature
from epoka.games.new_dawn.rules.moments import (
    ATTACK,
    BARRIER,
    CITY_ANYWHERE,
    COMBAT_BONUS,
    DEFEND,
    RESOURCE_WORTH,
    SHARED_STEPS,
    UNLIMITED,
    Side,
)
from epoka.games.new_dawn.rules.placing import Place, place_token
from epoka.games.new_dawn.rules.resolving import ResolveCard, shifts_of
from epoka.games.new_dawn.rules.seizing import SeizeCity
from epoka.games.new_dawn.rules.storing import gain_on
from epoka.games.new_dawn.rules.wonders import captured, payments
from epoka.kernel import NOBODY
from epoka.parts.hexes import bits
from tests.games.new_dawn.scenario import Scenario, own

POTTERY = "irrigation masonry foreign_trade early_empire astrology pottery"
"""Pottery lies in slot 5."""
MARBLE = "marble marble marble"
MERCURY = "mercury mercury mercury"
DIAMOND = "diamond diamond diamond"


def building(wonder: str, resources: str, **given: object) -> Scenario:
    """The wonder has just been paid for by seat 0, whose capital takes it."""
    first = {"row": POTTERY, "resources": resources, "trade": {"pottery": 3}, **given}
    table = Scenario(seat0=own(**first), seat1=own(leader="rome", pieces="city@39 token@33"), market=wonder)
    table.turn("focus pottery", f"wonder {wonder}")
    while table.decision.prompt == "prompt-pay":
        table.answer(0, table.options("pay")[-1])
    return table


# -- culture -----------------------------------------------------------------------------------------------------------


def test_stonehenge_goes_on_over_hills() -> None:  # ND-28.7
    table = Scenario(built="stonehenge@22")
    frame = place_token(table.state, 0, 28)
    assert frame is not None
    table.run(frame)
    # 16, 17 and 29 are hills next to it, 23 and 27 are not.
    assert table.options() == ["place 16", "place 17", "place 29", "go-on"]
    table.answer(0, "place 16", "go-on", "place 29", "go-on")
    assert [space for _, space in table.told("placed")] == [28, 16, 29]


def test_hanging_gardens() -> None:
    table = Scenario(built="hanging_gardens@22", seat0=own(pieces="city@17"))
    table.turn("use hanging_gardens")
    assert "place 18" in table.options()
    assert table.refused(0, "place 19") == ("too-difficult", "ND-6.2")
    table.answer(0, "place 23")
    assert table.decision.prompt == "prompt-focus"


def test_colosseum() -> None:
    table = Scenario(built="colosseum@22", seat0=own(pieces="token@23 token@30"))
    table.turn("use colosseum")
    assert table.piece(23) == (0, "reinforced")
    assert table.piece(30) == (0, "token")


def test_taj_mahal_counts_wonders_of_the_type() -> None:  # ND-28.5
    table = Scenario(built="taj_mahal@22 colosseum@17 petra@16", seat0=own(pieces="city@17 city@16"))
    found = {card: sum([shift.amount for shift in shifts_of(table.state, 0, card)]) for card in table.of(0).row}
    assert {card: amount for card, amount in found.items() if amount} == {"masonry": 1, "early_empire": 2}


def test_forbidden_city() -> None:  # ND-12.21, ND-28.8
    rival = own(leader="egypt", pieces="token@28 reinforced@27 token@23 city@17", armies=(23,))
    table = Scenario(built="forbidden_city@22", seat1=rival)
    table.turn("use forbidden_city")
    assert table.options() == ["destroy 27", "destroy 28"]
    table.answer(0, "destroy 28")
    assert table.piece(28) is None


def test_chichen_itza() -> None:  # ND-8.1
    row = "irrigation masonry foreign_trade early_empire pottery astrology"
    table = Scenario(built="chichen_itza@22", seat0=own(row=row), lies="marble@18")
    table.turn("focus early_empire")
    assert "place 12" in table.options()
    assert table.refused(0, "place 18") == ("not-near", "ND-8.1")


def test_sydney_opera_house() -> None:  # ND-10.10
    pieces = "token@23 token@24 token@27"
    given = {"seat0": own(pieces=pieces), "seat1": own(pieces="token@28")}
    assert mature(Scenario(**given).state, 0) == ()  # type: ignore[arg-type]  # what two seats have
    table = Scenario(built="sydney_opera_house@22", **given)  # type: ignore[arg-type]  # what two seats have
    assert mature(table.state, 0) == (22,)


def test_cristo_redentor() -> None:  # ND-28.8
    rival = own(leader="egypt", pieces="city@16 city@30 city@39", armies=(30,))
    table = Scenario(
        seat0=own(row=POTTERY, resources=MARBLE, trade={"pottery": 3}), seat1=rival, market="cristo_redentor"
    )
    table.turn("focus pottery", "wonder cristo_redentor", "pay marble", "pay marble", "pay marble")
    assert table.piece(16) == (0, "city")
    assert table.piece(30) == (1, "city")
    assert table.told("took-city") == [(0, 1, 16)]


def test_cristo_redentor_when_captured() -> None:  # ND-1.11
    table = Scenario(built="cristo_redentor@22", seat1=own(leader="egypt", pieces="city@16"))
    frame = captured(table.state, 0, "cristo_redentor")
    assert frame is not None
    table.run(frame)
    assert table.piece(16) == (0, "city")


def test_the_eiffel_tower() -> None:  # ND-28.8, ND-30
    table = Scenario(built="eiffel_tower@22", seat1=own(leader="egypt", pieces="token@33 reinforced@39 token@34"))
    table.turn("use eiffel_tower", "name 33", "name 39")
    assert table.decision.seat == 1
    table.answer(1, "give-up 33")
    assert table.piece(33) == (0, "token")
    assert table.piece(39) == (1, "reinforced")


# -- economy -----------------------------------------------------------------------------------------------------------


def test_colossus_shares_steps() -> None:  # ND-11.1
    table = Scenario(built="colossus@22")
    assert SHARED_STEPS.total(table.state, 0) == 6
    assert SHARED_STEPS.total(table.state, 1) == 0


def test_the_great_lighthouse() -> None:
    table = Scenario(built="great_lighthouse@22")
    near = CITY_ANYWHERE.total(table.state, 0)
    assert near & bits([31, 34, 14]) == bits([31, 34, 14])
    assert not near & bits([28, 32])
    spots = city_spots(table.state, 0, 2, 2)
    assert spots >> 14 & 1
    assert not spots >> 31 & 1


def test_apadana_explores() -> None:  # ND-15.2
    table = Scenario(seat0=own(row=POTTERY, resources=DIAMOND, trade={"pottery": 3}), market="apadana", tiles="tile_8")
    table.turn("focus pottery", "wonder apadana")
    while table.decision.prompt == "prompt-pay":
        table.answer(0, "pay diamond")
    before = len(table.state.pieces)
    while table.decision.prompt.startswith("prompt-lay"):
        table.answer(0, table.options()[0])
    assert table.decision.prompt == "prompt-place"
    assert all(int(option.split()[1]) >= before for option in table.options())
    table.answer(0, table.options()[0])
    assert len(table.told("placed")) == 1


def test_kilwa_kisiwani() -> None:
    row = "irrigation masonry early_empire pottery foreign_trade astrology"
    table = Scenario(seat0=own(row=row, caravans=(12,)), lies="geneva@13", built="kilwa_kisiwani@22")
    table.turn("focus foreign_trade", "move 13", "go-on", "put masonry")
    assert table.trade(0, "astrology") == 2
    assert table.trade(0, "masonry") == 1


def test_great_zimbabwe() -> None:  # ND-28.11
    table = Scenario(seat0=own(trade={"pottery": 3}), built="great_zimbabwe@22")
    frame = gain_on(table.state, 0, "industry", 2)
    assert frame is not None
    table.run(frame)
    assert table.state.stored == 2
    table.turn("use great_zimbabwe", "unload astrology", "unload masonry")
    assert table.state.stored == 0
    assert table.trade(0, "astrology") == table.trade(0, "masonry") == 1


def test_great_zimbabwe_is_full_with_four() -> None:  # ND-28.11
    table = Scenario(seat0=own(trade={"pottery": 3}), built="great_zimbabwe@22")
    frame = gain_on(table.state, 0, "industry", 6)
    assert frame is not None
    table.run(frame)
    assert table.state.stored == 4


def test_machu_picchu() -> None:  # ND-28.6
    table = Scenario(built="machu_picchu@22")
    shifts = shifts_of(table.state, 0, "irrigation")
    assert [(shift.amount, shift.numbers) for shift in shifts] == [(2, (1, 2))]
    frame = ResolveCard(0, "irrigation")
    table.run(frame)
    assert table.told("chose") == [(0, "irrigation", 2)]


def test_machu_picchu_of_the_base_game() -> None:  # ND-27.6
    for index, card in ((0, 3), (1, 3), (2, 3), (3, 4)):
        table = Scenario(options={"terra_incognita": "off"}, built="base_machu_picchu@22")
        name = table.of(0).row[index]
        table.run(ResolveCard(0, name))
        assert table.told("chose")[0][2] == card


def test_big_ben() -> None:  # ND-12.9
    table = Scenario(built="big_ben@22", seat0=own(row="irrigation masonry currency early_empire astrology pottery"))
    table.of(0).caravans = (23, 28, -2)
    assert COMBAT_BONUS.total(table.state, 0, Side(ATTACK, 29, "token", 1)) == 4
    assert COMBAT_BONUS.total(table.state, 0, Side(DEFEND, 17, "token", 1)) == 2


def test_maracana_resolves_the_economy_card_first() -> None:  # ND-28.4
    row = "irrigation foreign_trade masonry early_empire astrology pottery"
    table = Scenario(built="estadio_do_maracana@22", seat0=own(row=row))
    table.turn("focus masonry", "yes", "stay", "stay")
    assert [card for _, card in table.told("reset")] == ["foreign_trade", "masonry"]
    assert table.of(0).row[:2] == ("masonry", "foreign_trade")
    other = Scenario(built="estadio_do_maracana@22", seat0=own(row=row))
    other.turn("focus foreign_trade")
    assert other.decision.prompt == "prompt-caravan-move"


def test_orszaghaz() -> None:  # ND-17.3
    row = "irrigation masonry early_empire pottery foreign_trade astrology"
    table = Scenario(seat0=own(row=row, caravans=(12,)), lies="geneva@13", built="orszaghaz@22")
    table.turn("focus foreign_trade", "move 13", "go-on", "yes")
    assert table.piece(13) == (0, "city")
    assert "geneva" in table.of(0).lying[table.of(0).row.index("astrology")]
    assert set(table.state.aside) >= {"geneva.a", "geneva.b"}


# -- military ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wonder", "attack", "defend"),
    [
        ("petra", 0, 2),
        ("terracotta_army", 2, 0),
        ("alhambra", 2, 2),
        ("huey_teocalli", 0, 2),
        ("pentagon", 2, 0),
        ("ruhr_valley", 0, 5),
    ],
)
def test_bonuses_of_wonders(wonder: str, attack: int, defend: int) -> None:  # ND-12.9, ND-12.10
    table = Scenario(built=f"{wonder}@22")
    # Two water spaces are next to the capital.
    side = Side(ATTACK, 22, "city", 1)
    assert COMBAT_BONUS.total(table.state, 0, side) == attack
    assert COMBAT_BONUS.total(table.state, 0, side._replace(role=DEFEND)) == defend


def test_petra_keeps_barbarians_out() -> None:  # ND-22.6
    table = Scenario(built="petra@22", seat0=own(pieces="token@23 reinforced@28 city@17"))
    assert [BARRIER.holds(table.state, 0, space) for space in (22, 23, 28, 17)] == [True, False, True, True]


def test_jebel_barkal() -> None:  # ND-12.13
    table = Scenario(built="jebel_barkal@22")
    assert [RESOURCE_WORTH.total(table.state, 0, role) for role in (ATTACK, DEFEND)] == [2, 2]


def test_the_venetian_arsenal() -> None:  # ND-4.5
    row = "irrigation masonry foreign_trade early_empire pottery astrology"
    table = Scenario(built="venetian_arsenal@22", seat0=own(row=row))
    table.turn("focus astrology", "go-on", "yes", "go-on")
    assert [slot for _, _, slot in table.told("chose")] == [5, 1]
    assert table.of(0).dial == 6
    assert table.of(0).row[0] == "astrology"


def test_the_pentagon_moves_far() -> None:  # ND-28.9
    table = Scenario(built="pentagon@22")
    assert UNLIMITED.holds(table.state, 0, "army")
    assert not UNLIMITED.holds(table.state, 0, "caravan")


def test_the_statue_of_liberty() -> None:  # ND-28.8
    rival = own(leader="egypt", pieces="city@16 token@17 reinforced@10 token@28", armies=(28,))
    table = Scenario(built="statue_of_liberty@22", seat1=rival)
    table.run(SeizeCity(0, bits([16])))
    assert [table.piece(space) for space in (16, 17, 10, 28)] == [(0, "city"), (0, "token"), (0, "token"), (1, "token")]


# -- science -----------------------------------------------------------------------------------------------------------


def test_oracle() -> None:
    row = "irrigation masonry foreign_trade early_empire pottery astrology"
    table = Scenario(built="oracle@22", seat0=own(row=row))
    table.turn("use oracle", "swap pottery")
    assert table.options() == ["swap early_empire", "swap astrology"]
    table.answer(0, "swap astrology")
    assert table.of(0).row[4:] == ("astrology", "pottery")


def test_pyramids() -> None:  # ND-9.7
    table = building("pyramids", MERCURY)
    table.answer(0, "improve early_empire", "upgrade drama_and_poetry")
    assert "improve drama_and_poetry" not in table.options()
    table.answer(0, "improve masonry", "upgrade iron_working", "improve astrology", "upgrade mathematics")
    assert {"drama_and_poetry", "iron_working", "mathematics"} < set(table.of(0).row)
    assert table.of(0).armies.count(-1) == 2


def test_porcelain_tower() -> None:  # ND-9.7
    row = "irrigation masonry steam_power early_empire astrology pottery"
    table = building("porcelain_tower", MERCURY, row=row)
    table.answer(0, "improve steam_power", "upgrade capitalism")
    assert "improve capitalism" not in table.options()
    table.answer(0, "improve astrology", "upgrade mathematics")
    assert {"capitalism", "mathematics"} < set(table.of(0).row)


def test_the_great_library() -> None:  # ND-28.12
    row = "irrigation masonry early_empire pottery foreign_trade astrology"
    rival = own(leader="egypt", row="irrigation iron_working early_empire foreign_trade astrology pottery")
    table = Scenario(seat0=own(row=row, caravans=(38,)), seat1=rival, built="great_library@22")
    table.turn("focus foreign_trade", "move 32", "put pottery", "put pottery", "go-on")
    assert table.options("upgrade") == ["upgrade iron_working"]
    table.answer(0, "upgrade iron_working")
    assert "iron_working" in table.of(0).row


def test_the_potala_palace() -> None:  # ND-18.2
    table = building("potala_palace", MERCURY)
    table.answer(0, "pact embassy 1", "pact joint_war 1", "pact open_borders 1")
    assert table.of(0).diplomacy == ("embassy.1", "joint_war.1", "open_borders.1")


def test_the_university_of_sankore() -> None:
    row = "irrigation masonry foreign_trade early_empire pottery astrology"
    table = Scenario(built="university_of_sankore@22", seat0=own(row=row))
    table.turn("focus astrology", "upgrade mathematics")
    assert "swap mathematics" not in table.options()
    table.answer(0, "swap pottery", "swap irrigation")
    assert table.of(0).row == ("mathematics", "pottery", "masonry", "foreign_trade", "early_empire", "irrigation")
    same = Scenario(built="university_of_sankore@22", seat0=own(row=row))
    same.turn("focus astrology", "go-on")
    assert same.decision.seat == 1


def test_oxford_university() -> None:  # ND-28.10
    row = "irrigation masonry foreign_trade early_empire pottery astrology"
    table = Scenario(built="oxford_university@22", seat0=own(row=row))
    table.turn("focus astrology", "upgrade iron_working")
    assert "give-way astrology" not in table.options()
    table.answer(0, "give-way early_empire")
    assert {"masonry", "iron_working"} < set(table.of(0).row)
    assert table.of(0).armies.count(-1) == 2


def test_a_view_of_a_row_without_a_military_card() -> None:  # ND-28.10
    row = "irrigation mathematics foreign_trade early_empire pottery astrology"
    table = Scenario(built="oxford_university@22", seat0=own(row=row))
    table.turn()
    shown = table.table.view(0)["counters"]["seats"][0]
    assert "attacks" not in shown
    assert set(shown["reach"]) == set(row.split())


def test_the_kremlin() -> None:
    given = {"seat0": own(pieces="reinforced@23 reinforced@24"), "seat1": own(leader="egypt", pieces="reinforced@33")}
    table = Scenario(built="kremlin@22", **given)  # type: ignore[arg-type]  # what two seats have
    side = Side(ATTACK, 33, "token", 1)
    assert COMBAT_BONUS.total(table.state, 0, side) == 4
    assert COMBAT_BONUS.total(table.state, 0, side._replace(against=NOBODY)) == 0
    few = Scenario(built="kremlin@22", seat0=own(pieces="reinforced@23"), seat1=given["seat1"])
    assert COMBAT_BONUS.total(few.state, 0, side) == 0


def test_amundsen_scott() -> None:  # ND-10.4
    table = building("amundsen_scott_research_station", MERCURY)
    assert "host 31" in table.options()
    assert "host 28" not in table.options()
    table.answer(0, "host 31", "place 29", "place 15")
    assert table.piece(31) == (0, "city")
    assert table.state.built_at == (31,)
    assert table.piece(29) == table.piece(15) == (0, "token")


# -- wonders and where they stand (ND-19) ------------------------------------------------------------------------------


def test_one_wonder_for_each_city() -> None:  # ND-19.3
    table = Scenario(seat0=own(row=POTTERY, resources=MARBLE), built="petra@22", market="stonehenge")
    table.turn("focus pottery")
    assert table.refused(0, "wonder stonehenge") == ("no-city-for-wonder", "ND-10.4")


def test_a_city_takes_a_wonder_that_lies_alone() -> None:  # ND-19.7
    table = Scenario(built="terracotta_army@28")
    side = Side(ATTACK, 16, "token", 1)
    assert COMBAT_BONUS.total(table.state, 0, side) == 0
    table.run(FoundOn(0, bits([28])))
    assert COMBAT_BONUS.total(table.state, 0, side) == 2
    tokens = Scenario(built="terracotta_army@23")
    tokens.run(Place(0, "city", 1))
    tokens.answer(0, "place 23")
    assert COMBAT_BONUS.total(tokens.state, 0, side) == 2


def test_construction_makes_resources_worth_more() -> None:  # ND-10.2
    row = "irrigation masonry foreign_trade early_empire astrology construction"
    table = Scenario(seat0=own(leader="nubia", row=row, resources="marble"), market="stonehenge")
    assert payments(table.state, 0, "construction", "stonehenge") == {"marble": 3}
