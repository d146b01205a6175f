"""Corners of the chapters of cards, most of which a reader found. (ND-13, ND-18.5, ND-28)"""

from __future__ import annotations

from epoka.games.new_dawn.rules.districts import ResolveDistrict
from epoka.games.new_dawn.rules.notes import now_there
from epoka.games.new_dawn.rules.spoils import captures
from epoka.games.new_dawn.rules.upgrading import replace_card
from epoka.games.new_dawn.rules.wonders import sites
from epoka.games.new_dawn.state import DISTRICTS
from tests.games.new_dawn.scenario import GROUND, Scenario, own

ZONE = DISTRICTS.index("industrial_zone")
SQUARE = DISTRICTS.index("theater_square")


def test_engineering_places_its_token_without_a_district() -> None:  # ND-1.12, ND-13.1
    row = "masonry foreign_trade early_empire engineering astrology pottery"
    every = "campus@23 commercial_hub@24 encampment@27 industrial_zone@28 theater_square@17"
    table = Scenario(seat0=own(row=row, pieces=every))
    table.turn("focus engineering", "grow district")
    assert table.decision.prompt == "prompt-place"
    table.answer(0, "place 16")
    assert table.piece(16) == (0, "token")


def test_nobody_is_forced_to_pay_for_a_city() -> None:  # ND-4.3, ND-13.6
    table = Scenario(seat0=own(pieces="industrial_zone@17", trade={"pottery": 3}))
    table.run(ResolveDistrict(0, ZONE))
    assert table.options() == ["option 2", "go-on"]
    table.answer(0, "go-on")
    assert table.trade(0, "pottery") == 3


def test_open_borders_widen_the_industrial_zone() -> None:  # ND-13.6, ND-18.5
    pieces = {"seat0": own(pieces="industrial_zone@17", trade={"pottery": 3}), "seat1": own(pieces="token@7")}
    alone = Scenario(**pieces)  # type: ignore[arg-type]  # what two seats have
    alone.run(ResolveDistrict(0, ZONE), 0, "option 2")
    assert "found 39" not in alone.options()
    given = pieces["seat0"] | {"diplomacy": "open_borders.1"}
    table = Scenario(seat0=given, seat1=pieces["seat1"])
    table.run(ResolveDistrict(0, ZONE), 0, "option 2")
    # 40 lies two steps from the giver's control token on 7.
    assert "found 40" in table.options()


def test_open_borders_widen_the_theater_square() -> None:  # ND-13.6, ND-18.5
    rival = own(leader="egypt", pieces="city@39")
    given = own(pieces="theater_square@43", diplomacy="open_borders.1")
    table = Scenario(seat0=given, seat1=rival, built="petra@39")
    table.run(ResolveDistrict(0, SQUARE), 0, "option 2")
    assert "place 33" in table.options()


def test_a_token_that_mysticism_moves_is_not_placed() -> None:  # ND-28.7
    row = "masonry foreign_trade early_empire mysticism astrology pottery"
    table = Scenario(seat0=own(leader="aztec", row=row, pieces="token@24"), built="stonehenge@22")
    table.turn("focus mysticism", "grow district", "district campus", "place 24", "go-on", "place 43")
    assert table.piece(43) == (0, "token")
    assert table.decision.prompt != "prompt-place"


def test_a_wonder_on_antananarivo_is_captured() -> None:  # ND-1.11, ND-28.2
    ground = GROUND.replace("14a", "21a")
    rival = own(leader="egypt", pieces="city@11")
    table = Scenario(ground=ground, seat1=rival, lies="antananarivo@14", built="cristo_redentor@14")
    frame = captures(table.state, 0, 14)
    assert frame is not None
    table.run(frame)
    assert table.told("captured-wonder") == [(0, "cristo_redentor")]
    assert table.piece(11) == (0, "city")


def test_amundsen_scott_stays_away_from_a_lone_wonder() -> None:  # ND-19.3
    row = "irrigation masonry foreign_trade early_empire astrology pottery"
    given = own(row=row, resources="mercury mercury mercury")
    table = Scenario(seat0=given, built="petra@48", market="amundsen_scott_research_station")
    assert not sites(table.state, 0, "amundsen_scott_research_station") >> 48 & 1
    assert sites(table.state, 0, "amundsen_scott_research_station") >> 46 & 1


def test_what_has_taken_the_place_of_a_card() -> None:  # ND-9.5, ND-28.4
    table = Scenario(seat0=own(row="irrigation masonry foreign_trade early_empire pottery astrology"))
    replace_card(table.state, 0, 3, "drama_and_poetry")
    replace_card(table.state, 0, 5, "mathematics")
    replace_card(table.state, 0, 5, "nuclear_power")
    assert now_there(table.of(0), "astrology") == "nuclear_power"
    assert now_there(table.of(0), "early_empire") == "drama_and_poetry"
    assert now_there(table.of(0), "pottery") == "pottery"


def test_without_an_industry_card_nothing_is_paid() -> None:  # ND-28.10
    row = "irrigation masonry foreign_trade early_empire iron_working astrology"
    table = Scenario(seat0=own(row=row, pieces="industrial_zone@18", trade={"irrigation": 3}))
    table.run(ResolveDistrict(0, ZONE))
    assert table.told("founded") == []
    assert table.trade(0, "irrigation") == 3


def test_tokens_that_humanism_brings_buy_a_control_token() -> None:  # ND-7.4
    row = "irrigation masonry foreign_trade pottery astrology humanism"
    given = own(leader="france", row=row, pieces="token@24 token@27 token@28")
    table = Scenario(seat0=given)
    table.turn("focus humanism", "place 17", "place 23", "put humanism", "spend trade")
    table.answer(0, table.options("place")[0])
    assert len(table.told("placed")) == 3


def test_chichen_itza_widens_the_friendly_spaces_of_a_card() -> None:  # ND-8.1
    row = "irrigation masonry foreign_trade pottery astrology humanism"
    table = Scenario(seat0=own(leader="france", row=row), built="chichen_itza@22")
    table.turn("focus humanism")
    assert "place 12" in table.options()
