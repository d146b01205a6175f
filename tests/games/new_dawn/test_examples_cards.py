"""The worked examples of control tokens, science, industry, growth, districts and governments. (EXAMPLES)"""

from __future__ import annotations

from epoka.games.new_dawn.rules.districts import ResolveDistrict
from epoka.games.new_dawn.rules.governments import Govern
from epoka.games.new_dawn.rules.growth import unused_districts
from epoka.games.new_dawn.rules.pieces import reinforce
from epoka.games.new_dawn.rules.wonders import cost
from epoka.games.new_dawn.state import DISTRICTS
from tests.games.new_dawn.scenario import GROUND, Scenario, own

# -- culture (ND-8) ----------------------------------------------------------------------------------------------------


def test_placing_tokens() -> None:  # ND-EX-10
    row = "irrigation masonry early_empire foreign_trade astrology pottery"
    table = Scenario(seat0=own(row=row, trade={"early_empire": 2}), lies="oil@24", barbarians="a@28")
    table.turn("focus early_empire")
    # Around the capital are two grasslands, hills with oil, hills with barbarians, and water.
    assert table.options() == ["place 23", "place 24", "place 27"]
    assert table.refused(0, "place 18") == ("too-difficult", "ND-6.2")
    assert table.refused(0, "place 25") == ("water", "ND-8.1")
    assert table.refused(0, "place 28") == ("barbarian-there", "ND-8.1")
    table.answer(0, "place 24")
    assert table.of(0).resources == (0, 0, 1, 0)
    assert table.state.tokens[24] == ""
    table.answer(0, "place 23", "spend trade")
    assert [table.piece(space) for space in (23, 24, 27)] == [(0, "token")] * 3
    assert table.trade(0, "early_empire") == 1


# -- science (ND-9) ----------------------------------------------------------------------------------------------------


def test_two_levels_in_one_advance() -> None:  # ND-EX-11
    row = "irrigation masonry foreign_trade early_empire pottery astrology"
    table = Scenario(seat0=own(row=row, trade={"astrology": 1}, dial=5))
    table.turn("focus astrology", "spend trade")
    assert {"upgrade drama_and_poetry", "upgrade mathematics"} <= set(table.options())
    assert "upgrade civil_service" not in table.options()
    table.answer(0, "upgrade drama_and_poetry")
    assert {"upgrade civil_service", "upgrade replaceable_parts"} <= set(table.options())
    assert "upgrade mathematics" not in table.options()
    table.answer(0, "upgrade replaceable_parts")
    assert table.of(0).dial == 11
    assert "drama_and_poetry" in table.of(0).row
    # The new science card lies where the one that was resolved lay, and is reset. (ND-9.5)
    assert table.of(0).row[0] == "replaceable_parts"


def test_writing_counts_a_wonder() -> None:  # ND-EX-12
    row = "irrigation masonry writing foreign_trade early_empire pottery"
    table = Scenario(seat0=own(leader="china", row=row), built="stonehenge@22")
    table.turn("focus writing")
    assert "upgrade mathematics" in table.options()
    table.answer(0, "go-on")
    assert table.of(0).dial == 3


# -- industry (ND-10) --------------------------------------------------------------------------------------------------

POTTERY = "irrigation masonry foreign_trade early_empire pottery astrology"
"""Pottery lies in slot 4."""


def test_building_the_colosseum() -> None:  # ND-EX-16
    given = own(row=POTTERY, trade={"pottery": 1}, resources="marble mercury", natural="pantanal")
    table = Scenario(seat0=given, market="colosseum")
    table.turn("focus pottery", "wonder colosseum")
    assert table.options() == ["pay trade", "pay marble", "pay pantanal"]
    table.answer(0, "pay marble", "pay pantanal")
    assert table.state.built == ("colosseum",)
    assert table.state.built_at == (22,)
    assert table.of(0).resources == (0, 1, 0, 0)
    assert table.of(0).natural == ("pantanal",)
    assert table.trade(0, "pottery") == 0
    assert "colosseum" not in table.state.market


def test_a_natural_wonder_pays_once_in_a_turn() -> None:  # ND-10.3
    table = Scenario(seat0=own(row=POTTERY, natural="pantanal", used=("pantanal",)), market="stonehenge")
    table.turn("focus pottery")
    assert table.refused(0, "wonder stonehenge") == ("too-expensive", "ND-10.2")


def test_a_discounted_wonder() -> None:  # ND-EX-17
    table = Scenario(seat0=own(row=POTTERY, resources="marble oil"), market="colosseum:1")
    assert cost(table.state, 0, "colosseum") == 8
    left = table.state.trade_left
    table.turn("focus pottery", "wonder colosseum", "pay marble")
    assert table.state.built == ("colosseum",)
    assert table.state.trade_left == left + 1
    assert table.state.offers == (0, 0, 0, 0)


def test_building_a_city() -> None:  # ND-EX-18
    row = "irrigation masonry foreign_trade pottery early_empire astrology"
    table = Scenario(seat0=own(row=row, pieces="token@28"))
    table.turn("focus pottery")
    # Forest 15 lies two steps away over hills 16.
    assert "found 15" in table.options()
    assert table.refused(0, "found 27") == ("not-legal", "ND-1.9")
    assert table.refused(0, "found 18") == ("not-legal", "ND-1.9")
    assert table.refused(0, "found 31") == ("too-difficult", "ND-6.2")
    assert table.refused(0, "found 25") == ("water", "ND-1.9")
    assert table.refused(0, "found 12") == ("not-near", "ND-10.6")
    table.answer(0, "found 15")
    assert table.piece(15) == (0, "city")


def test_what_the_range_of_a_city_is_not_counted_through() -> None:  # ND-EX-18
    row = "irrigation masonry foreign_trade pottery early_empire astrology"
    closed = {"barbarians": "a@16 c@29"}, {"seat1": own(pieces="token@16 reinforced@29")}
    for given in closed:
        table = Scenario(seat0=own(row=row, pieces="token@28"), **given)
        table.turn("focus pottery")
        assert table.refused(0, "found 15") == ("not-near", "ND-10.6")


# -- growth and districts (ND-13) --------------------------------------------------------------------------------------

IRRIGATION = "masonry foreign_trade early_empire irrigation astrology pottery"
"""Irrigation lies in slot 3."""


def test_a_district_over_a_reinforced_token() -> None:  # ND-EX-30
    table = Scenario(seat0=own(row=IRRIGATION, pieces="city@17 reinforced@18"))
    table.turn("focus irrigation", "district campus", "place 18")
    assert table.piece(18) == (0, "campus")


def test_a_campus() -> None:  # ND-EX-31
    ground = GROUND.replace("18a", "4a")
    # Tile 4 has a natural wonder on 42, and mountains on 45 and 46 next to it.
    table = Scenario(ground=ground, seat0=own(pieces="campus@45 token@42 token@46", trade={"astrology": 1}))
    table.run(ResolveDistrict(0, DISTRICTS.index("campus")))
    assert table.told("gained-trade") == [(0, "astrology", 2)]
    assert table.trade(0, "astrology") == 3


def test_both_halves_of_an_encampment() -> None:  # ND-EX-32
    table = Scenario(seat0=own(pieces="encampment@24 token@23"), barbarians="j@45")
    table.run(ResolveDistrict(0, DISTRICTS.index("encampment")))
    assert table.options() == ["option 1", "option 2", "go-on"]
    table.answer(0, "option 1", "put astrology", "option 2", "reinforce 23")
    assert table.told("barbarian-beaten") == [(0, "j")]
    assert table.trade(0, "astrology") == 1
    assert table.piece(23) == (0, "reinforced")


def test_a_city_of_the_industrial_zone() -> None:  # ND-EX-33
    table = Scenario(seat0=own(pieces="industrial_zone@18", trade={"pottery": 3}))
    table.run(ResolveDistrict(0, DISTRICTS.index("industrial_zone")))
    assert table.options() == ["option 1", "option 2"]
    table.answer(0, "option 2")
    assert table.trade(0, "pottery") == 0
    table.answer(0, "found 16")
    assert table.piece(16) == (0, "city")
    assert table.trade(0, "pottery") == 0


def test_changing_the_government() -> None:  # ND-EX-34
    row = "astrology early_empire masonry foreign_trade irrigation pottery"
    table = Scenario(seat0=own(row=row, lying={"irrigation": "monarchy"}))
    table.run(Govern(0))
    assert set(table.options()) == {"govern democracy", "govern republic", "keep"}
    table.answer(0, "govern republic")
    assert table.of(0).lying == ((), ("republic",), (), (), (), ())


def test_a_district_over_a_district() -> None:  # ND-EX-45
    table = Scenario(seat0=own(row=IRRIGATION, pieces="city@17 campus@18"))
    reinforce(table.state, 18)
    table.turn("focus irrigation", "district theater_square", "place 18")
    assert table.piece(18) == (0, "theater_square")
    assert DISTRICTS.index("campus") in unused_districts(table.state, 0)


def test_a_district_over_a_token_only() -> None:  # ND-29.7
    table = Scenario(seat0=own(row=IRRIGATION, pieces="city@17 campus@18"), options={"district_over": "token"})
    table.turn("focus irrigation", "grow district", "district theater_square")
    assert table.refused(0, "place 18") == ("piece-there", "ND-8.1")
