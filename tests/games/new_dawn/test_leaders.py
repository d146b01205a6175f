"""What each leader can do. (ND-28)"""

from __future__ import annotations

import pytest

from epoka.games.new_dawn.land import land_at
from epoka.games.new_dawn.rules.abilities import recount
from epoka.games.new_dawn.rules.cities import FoundOn
from epoka.games.new_dawn.rules.defeating import defeat_barbarian
from epoka.games.new_dawn.rules.diplomacy import limit_of
from epoka.games.new_dawn.rules.districts import ResolveDistrict
from epoka.games.new_dawn.rules.field import difficulty
from epoka.games.new_dawn.rules.moments import ATTACK, COMBAT_BONUS, DEFEND, PLACE, REINFORCED_WORTH, Side
from epoka.games.new_dawn.rules.moving import starts
from epoka.games.new_dawn.rules.pieces import gain_natural
from epoka.games.new_dawn.rules.placing import Place, place_token
from epoka.games.new_dawn.rules.resolving import shifts_of
from epoka.games.new_dawn.rules.wonders import cost
from epoka.games.new_dawn.state import DISTRICTS, ON_CARD
from epoka.kernel import NOBODY
from epoka.parts.hexes import bits
from tests.games.new_dawn.scenario import GROUND, Scenario, own

CULTURE = "irrigation masonry foreign_trade early_empire pottery astrology"
"""Early Empire lies in slot 3."""


def test_america_lays_a_natural_wonder_on_a_card() -> None:  # ND-28.16
    row = "irrigation masonry early_empire foreign_trade astrology pottery"
    table = Scenario(seat0=own(leader="america", row=row), lies="dead_sea@42")
    frame = gain_natural(table.state, 0, "dead_sea")
    assert frame is not None
    table.run(frame, 0, "lay early_empire")
    assert table.of(0).lying[2] == ("dead_sea",)
    table.turn("focus early_empire", "place 23", "place 24", "spend dead_sea")
    table.answer(0, "lay pottery", "place 27")
    assert table.of(0).natural == ("dead_sea",)
    assert table.of(0).lying[5] == ("dead_sea",)


def test_america_spends_it_once_in_a_turn() -> None:  # ND-28.16
    row = "irrigation masonry early_empire foreign_trade astrology pottery"
    given = own(leader="america", row=row, natural="dead_sea", lying={"early_empire": "dead_sea"}, used=("dead_sea",))
    table = Scenario(seat0=given)
    table.turn("focus early_empire", "place 23", "place 24")
    assert len(table.told("placed")) == 2
    assert table.decision.prompt == "prompt-focus"


def test_the_aztecs_swap_cards_after_a_won_attack() -> None:  # ND-28
    row = "irrigation foreign_trade masonry early_empire astrology pottery"
    table = Scenario(seat0=own(leader="aztec", row=row, armies=(23,)), barbarians="c@28", dice=(6, 1))
    table.turn("focus masonry", "move 28", "put early_empire")
    table.answer(0, "swap pottery", "swap irrigation")
    assert table.of(0).row == ("masonry", "pottery", "foreign_trade", "early_empire", "astrology", "irrigation")
    lost = Scenario(seat0=own(leader="aztec", row=row, armies=(23,)), barbarians="c@28", dice=(1, 6))
    lost.turn("focus masonry", "move 28")
    assert lost.told("swapped") == []
    assert lost.decision.seat == 1


def test_egypt_builds_wonders_for_less() -> None:  # ND-10.2
    table = Scenario(seat0=own(leader="egypt"), seat1=own(leader="rome"), market="colosseum")
    assert [cost(table.state, seat, "colosseum") for seat in (0, 1)] == [8, 9]


@pytest.mark.parametrize(
    ("built", "more"), [("", 0), ("colosseum@22", 1), ("taj_mahal@22", 2), ("big_ben@22", 3), ("petra@32", 0)]
)
def test_france_places_more_by_its_latest_wonder(built: str, more: int) -> None:  # ND-8.7
    row = "irrigation masonry foreign_trade early_empire pottery astrology"
    given = own(leader="france", row=row, pieces="city@17 city@29")
    table = Scenario(seat0=given, seat1=own(leader="rome"), built=built)
    # Colosseum has something to offer at the start of the turn only with tokens to reinforce.
    table.turn("focus early_empire")
    while table.decision.prompt == "prompt-place":
        table.answer(0, table.options("place")[0])
    assert len(table.told("placed")) == 2 + more


def test_japan_has_easier_coasts() -> None:  # ND-6.3
    table = Scenario(seat0=own(leader="japan"))
    assert [difficulty(table.state, 0, space, PLACE) for space in (3, 19, 31, 42)] == [3, 3, 3, 5]
    table.state.active = 1
    assert [difficulty(table.state, 0, space, PLACE) for space in (3, 19, 31)] == [4, 5, 5]


def test_the_caravans_of_rome_start_in_any_city() -> None:  # ND-11.1
    table = Scenario(seat0=own(leader="rome", pieces="city@17"), seat1=own(leader="france", pieces="city@39"))
    assert starts(table.state, 0, "caravan", ON_CARD) == bits([17, 22])
    assert starts(table.state, 0, "army", ON_CARD) == bits([22])
    assert starts(table.state, 1, "caravan", ON_CARD) == bits([32])


@pytest.mark.parametrize(("space", "bonus"), [(23, 3), (28, 3), (18, 0), (31, 0)])
def test_scythia_fights_better_on_open_land(space: int, bonus: int) -> None:  # ND-12.9, ND-12.10
    table = Scenario(seat0=own(leader="scythia"))
    for role in (ATTACK, DEFEND):
        assert COMBAT_BONUS.total(table.state, 0, Side(role, space, "token", 1)) == bonus


def test_sumeria_gains_a_resource_for_barbarians() -> None:  # ND-23.1
    table = Scenario(seat0=own(leader="sumeria"), barbarians="a@28")
    frame = defeat_barbarian(table.state, 0, 28)
    assert frame is not None
    table.run(frame, 0, "put masonry", "resource oil")
    assert table.of(0).resources == (0, 0, 1, 0)
    assert table.trade(0, "masonry") == 1


def test_reinforced_tokens_of_china_count_twice_in_defence() -> None:  # ND-8.10
    table = Scenario(seat0=own(leader="china"), seat1=own(leader="rome"))
    assert REINFORCED_WORTH.total(table.state, 0, DEFEND) == 1
    assert REINFORCED_WORTH.total(table.state, 0, ATTACK) == 0
    assert REINFORCED_WORTH.total(table.state, 1, DEFEND) == 0


def test_england_reinforces_a_new_tile() -> None:  # ND-8.8
    table = Scenario(seat0=own(leader="england", pieces="token@43"))
    table.run(FoundOn(0, 1 << 49))
    assert "go-on" in table.options()
    table.answer(0, "place 48")
    assert table.piece(48) == (0, "reinforced")
    second = Scenario(seat0=own(leader="england", pieces="city@43"))
    second.run(FoundOn(0, 1 << 46))
    assert second.told("placed") == []


def test_georgia_shifts_cards_of_the_type_of_a_held_card() -> None:  # ND-28.15
    table = Scenario(seat0=own(leader="georgia", diplomacy="geneva.a seoul.a"))
    assert [shift.amount for shift in shifts_of(table.state, 0, "astrology")] == [1]
    assert shifts_of(table.state, 0, "early_empire") == ()


def test_the_inca_go_on_over_mountains() -> None:  # ND-28.7
    table = Scenario(seat0=own(leader="inca"), ground=GROUND.replace("18a", "4a"))
    frame = place_token(table.state, 0, 45)
    assert frame is not None
    table.run(frame)
    table.answer(0, "place 46")
    # From 46, mountains again, it goes on; 47 is forest, and there it ends.
    table.answer(0, "place 47")
    assert [space for _, space in table.told("placed")] == [45, 46, 47]


def test_the_figures_of_indonesia_go_over_water() -> None:  # ND-11.2
    row = "irrigation masonry foreign_trade early_empire pottery astrology"
    table = Scenario(seat0=own(leader="indonesia", row=row))
    table.turn("focus foreign_trade")
    # Water 26 on the edge is next to all other water on the edge, such as 41 far away.
    assert {"move 25", "move 26", "move 41", "move 50"} <= set(table.options())


def test_the_water_of_the_netherlands_pays() -> None:  # ND-13.6
    pieces = "industrial_zone@24"
    table = Scenario(seat0=own(leader="netherlands", pieces=pieces), seat1=own(leader="rome"))
    table.run(ResolveDistrict(0, DISTRICTS.index("industrial_zone")))
    # 25, 44 and 50 are water next to it and count as forest.
    assert table.trade(0, "pottery") == 3
    dry = Scenario(seat0=own(leader="rome", pieces=pieces))
    dry.run(ResolveDistrict(0, DISTRICTS.index("industrial_zone")))
    assert dry.trade(0, "pottery") == 0


def test_nubia_resolves_a_district_after_growth() -> None:  # ND-28
    row = "masonry foreign_trade early_empire irrigation astrology pottery"
    table = Scenario(seat0=own(leader="nubia", row=row, pieces="campus@31 industrial_zone@18 token@28"))
    table.turn("focus irrigation", "grow reinforce", "go-on")
    assert set(table.options()) == {"resolve campus", "resolve industrial_zone"}
    table.answer(0, "resolve industrial_zone")
    assert table.trade(0, "pottery") == 1
    assert table.trade(0, "astrology") == 0


def test_the_ottoman_vizier() -> None:  # ND-28.3
    table = Scenario(3, seat0=own(leader="ottoman"), seat1=own(leader="rome"), seat2=own(leader="egypt"))
    table.turn("use ottoman", "vizier 1")
    assert table.state.ibrahim == 1
    side = Side(ATTACK, 23, "token", 1)
    assert COMBAT_BONUS.total(table.state, 0, side) == 2
    assert COMBAT_BONUS.total(table.state, 0, side._replace(against=2)) == 0
    assert COMBAT_BONUS.total(table.state, 0, side._replace(against=NOBODY)) == 0


def test_caravans_to_the_ottomans_please_the_vizier() -> None:  # ND-28.3
    row = "irrigation masonry early_empire pottery foreign_trade astrology"
    table = Scenario(active=1, seat0=own(leader="ottoman"), seat1=own(leader="rome", row=row, caravans=(17,)))
    table.state.ibrahim = 1
    recount(table.state)
    table.turn("focus foreign_trade", "move 22", "put pottery", "put pottery", "go-on", "put astrology")
    table.answer(0, "put masonry")
    assert table.trade(1, "pottery") == 2
    assert table.trade(1, "astrology") == 1
    assert table.trade(0, "masonry") == 1


def test_poland_has_a_partner() -> None:  # ND-18.2
    table = Scenario(3, seat0=own(leader="poland"), seat1=own(leader="rome"), seat2=own(leader="egypt"))
    table.turn("partner 2", "pact embassy 2")
    assert table.of(0).diplomacy == ("embassy.2",)
    assert limit_of(table.state, 0, 2) == 5
    assert limit_of(table.state, 0, 1) == 1


def test_the_zulu_gain_trade_tokens_for_victories() -> None:  # ND-28
    table = Scenario(seat0=own(leader="zulu", armies=(23,)), barbarians="c@28", dice=(6, 1))
    table.turn("focus masonry", "move 28", "put pottery")
    assert table.trade(0, "pottery") == 1
    assert table.trade(0, "masonry") == 1


def test_the_zulu_gain_one_more_for_a_city() -> None:  # ND-28
    row = "irrigation foreign_trade early_empire astrology pottery masonry"
    given = own(leader="zulu", row=row, armies=(23,))
    table = Scenario(seat0=given, seat1=own(leader="rome", pieces="city@28"), dice=(6, 1))
    table.turn("focus masonry", "move 28")
    assert table.piece(28) == (0, "city")
    assert table.trade(0, "masonry") == 2


def test_limits_of_a_placement_by_a_leader() -> None:  # ND-8.8
    table = Scenario(seat0=own(leader="inca", pieces="token@27"))
    table.run(Place(0, "beside", center=27))
    # Mountains 19 are not too difficult, while water 26 stays closed.
    assert "place 19" in table.options()
    assert "place 26" not in table.options()
    assert land_at(GROUND).difficulty[19] == 5
