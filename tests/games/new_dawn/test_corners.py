"""Corners of the chapters of cards, most of which a reader found. (ND-13, ND-18.5, ND-28)"""

from __future__ import annotations

from epoka.games.new_dawn.rules.districts import ResolveDistrict
from epoka.games.new_dawn.rules.spoils import captures
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
