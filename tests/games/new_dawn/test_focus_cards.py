"""What focus cards do, the unique ones too, and how they are replaced. (ND-8 to ND-10, ND-13)"""

from __future__ import annotations

import pytest

from epoka.games.new_dawn.focus import MoveArmies, MoveCaravans
from epoka.games.new_dawn.rules.growth import Growth
from epoka.games.new_dawn.rules.science import AdvanceDial
from epoka.games.new_dawn.rules.upgrading import deck_of, places_for, replace_card, upgrades
from epoka.games.new_dawn.rules.wonders import cost, payments, production
from epoka.games.new_dawn.tables import FOCUS, part
from tests.games.new_dawn.scenario import GROUND, Scenario, own

LAST = ("irrigation", "masonry", "foreign_trade", "early_empire", "pottery", "astrology")


def last(card: str) -> str:
    """A row in which a card takes the place of the one of its type, in slot 5."""
    others = [each for each in LAST if FOCUS[each].type != FOCUS[card].type]
    return " ".join([*others, card])


def places(table: Scenario, *spaces: int) -> None:
    """Place control tokens on some spaces."""
    table.answer(0, *[f"place {space}" for space in spaces])


# -- culture (ND-8) ----------------------------------------------------------------------------------------------------


def test_drama_and_poetry_moves_a_token() -> None:  # ND-8.6
    table = Scenario(seat0=own(row=last("drama_and_poetry"), pieces="reinforced@28"))
    table.turn("focus drama_and_poetry", "place 23", "place 24", "move 28")
    assert "move 26" not in table.options()
    table.answer(0, "move 16")
    assert table.piece(28) is None
    assert table.piece(16) == (0, "reinforced")


def test_civil_service_goes_further() -> None:  # ND-8.6
    table = Scenario(seat0=own(row=last("civil_service")))
    table.turn("focus civil_service", "place 23", "place 28")
    assert {"place 16", "place 29", "place 30", "place 17"} <= set(table.options())
    table.answer(0, "place 16")
    assert table.piece(16) == (0, "token")


@pytest.mark.parametrize(("piece", "left"), [("token", (0, "token")), ("reinforced", (1, "token"))])
def test_mass_media(piece: str, left: tuple[int, str]) -> None:  # ND-8.6
    rival = own(leader="egypt", pieces=f"{piece}@16 token@39 token@17", armies=(17,))
    table = Scenario(seat0=own(row=last("mass_media")), seat1=rival)
    table.turn("focus mass_media", "place 23", "place 24", "place 27")
    assert table.told("placed")[-1] == (0, 27)
    assert table.piece(16) == left
    assert table.piece(39) == (1, "token")


def test_humanism() -> None:  # ND-8.7
    table = Scenario(seat0=own(leader="france", row=last("humanism"), pieces="token@24 token@27 token@28"))
    table.turn("focus humanism", "place 17", "place 23", "put astrology")
    assert table.piece(17) == (0, "token")
    assert table.trade(0, "astrology") == 1


def test_state_workforce_in_slot_5() -> None:  # ND-5.6
    table = Scenario(seat0=own(leader="inca", row=last("state_workforce"), pieces="token@30"))
    table.turn("focus state_workforce", "place 23", "place 24")
    assert table.piece(31) == (0, "token")


def test_radio_takes_a_city() -> None:  # ND-28.8
    rival = own(leader="egypt", pieces="city@16 city@11", armies=(11,))
    table = Scenario(seat0=own(leader="america", row=last("radio")), seat1=rival)
    table.turn("focus radio", "place 23", "place 24", "place 27")
    assert table.piece(16) == (0, "city")
    assert table.piece(11) == (1, "city")
    first = " ".join(["radio", *last("radio").split()[:-1]])
    low = Scenario(seat0=own(leader="america", row=first), seat1=rival)
    low.turn("focus radio", "place 23")
    assert low.piece(16) == (1, "city")


# -- science (ND-9) ----------------------------------------------------------------------------------------------------


def test_mathematics_gives_a_trade_token() -> None:  # ND-9.8
    table = Scenario(seat0=own(row=last("mathematics")))
    table.turn("focus mathematics", "put masonry", "go-on")
    assert table.trade(0, "masonry") == 1
    assert table.of(0).dial == 5


def test_replaceable_parts_gives_a_missing_resource() -> None:  # ND-9.8
    table = Scenario(seat0=own(row=last("replaceable_parts"), resources="marble oil", natural="dead_sea gobustan"))
    table.turn("focus replaceable_parts")
    assert table.options() == ["resource mercury", "resource diamond"]
    table.answer(0, "resource diamond", "go-on")
    assert table.of(0).resources == (1, 0, 1, 1)


def test_nuclear_power() -> None:  # ND-9.8
    rival = own(leader="egypt", pieces="token@28 reinforced@16 city@29 token@17", armies=(17,))
    table = Scenario(seat0=own(row=last("nuclear_power"), pieces="token@23"), seat1=rival)
    table.turn("focus nuclear_power", "blast 28")
    assert [table.piece(space) for space in (28, 16, 29, 17, 23)] == [
        None,
        (1, "token"),
        (1, "city"),
        (1, "token"),
        None,
    ]


def test_nuclear_power_in_a_lower_slot() -> None:  # ND-5.6
    table = Scenario(seat0=own(row="irrigation nuclear_power masonry foreign_trade early_empire pottery"))
    table.turn("focus nuclear_power")
    assert table.of(0).dial == 1


def test_natural_history_counts_types() -> None:  # ND-9.1
    given = own(leader="england", row=last("natural_history"), resources="oil oil marble", natural="dead_sea gobustan")
    table = Scenario(seat0=given)
    table.turn("focus natural_history", "go-on", "go-on")
    assert table.of(0).dial == 7


def test_writing_without_a_wonder() -> None:  # ND-9.1
    table = Scenario(seat0=own(leader="china", row=last("writing")))
    table.turn("focus writing", "go-on")
    assert table.of(0).dial == 5


def test_astronomy_looks_at_tiles() -> None:  # ND-15.2
    table = Scenario(seat0=own(leader="poland", row=last("astronomy")), tiles="tile_8 tile_10")
    table.of(0).notes = (("partner", 2),)
    table.turn("focus astronomy", "look 2")
    assert table.options() == ["lay-tile 1", "lay-tile 2", "go-on"]
    table.answer(0, "lay-tile 2")
    while table.decision.prompt.startswith("prompt-lay"):
        table.answer(0, table.options()[0])
    assert "tile_8" in table.state.laid
    table.answer(0, "to-top 1")
    assert table.state.tiles[0] == "tile_10"
    assert table.state.tiles_seen[0] == 1
    assert table.state.tiles_seen[1:] == (0,) * len(table.state.tiles_seen[1:])


def test_the_dial_goes_on_at_15() -> None:  # ND-9.4, ND-29.4
    steps = Scenario(seat0=own(dial=22))
    steps.run(AdvanceDial(0, 4), 0, "go-on")
    assert steps.of(0).dial == 16
    jump = Scenario(seat0=own(dial=22), options={"dial_end": "jump"})
    jump.run(AdvanceDial(0, 4), 0, "go-on")
    assert jump.of(0).dial == 15


# -- how cards are replaced (ND-9.2 to ND-9.7) -------------------------------------------------------------------------


def test_a_card_gives_way_to_its_type_only() -> None:  # ND-9.2, ND-9.3
    table = Scenario(seat0=own(row="irrigation iron_working foreign_trade early_empire pottery astrology"))
    assert "iron_working" not in upgrades(table.state, 0, 2)
    assert places_for(table.state, 0, "masonry") == ()
    assert places_for(table.state, 0, "flight") == (1,)


def test_the_unique_card_counts_like_others_of_its_level() -> None:  # ND-9.7
    table = Scenario(
        seat0=own(leader="zulu", row="irrigation iron_working foreign_trade early_empire pottery astrology")
    )
    assert places_for(table.state, 0, "scorched_earth") == (1,)
    assert "scorched_earth" in deck_of("zulu", 2, 1)
    assert "scorched_earth" not in deck_of("rome", 2, 1)
    assert "base_currency" in deck_of("rome", 2, 0)
    assert "base_currency" not in deck_of("rome", 2, 1)
    assert "engineering" not in deck_of("rome", 2, 0)


def test_a_new_card_keeps_what_lay_on_the_old_one() -> None:  # ND-7.6, ND-9.6
    given = own(row=" ".join(LAST), trade={"foreign_trade": 2}, lying={"foreign_trade": "oligarchy"})
    table = Scenario(seat0=given)
    replace_card(table.state, 0, 2, "capitalism")
    assert table.trade(0, "capitalism") == 2
    assert table.of(0).lying[2] == ("oligarchy",)
    assert table.of(0).caravans == (-1, -1, -1)
    replace_card(table.state, 0, 2, "mathematics")
    assert table.of(0).lying[2] == ()
    assert table.of(0).caravans == (-1, -1, -1)


# -- industry (ND-10) --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "slot", "found"),
    [
        ("pottery", 5, 5),
        ("nationalism", 4, 4),
        ("nationalism", 5, 7),
        ("industrialization", 3, 5),
        ("urbanization", 2, 2),
    ],
)
def test_production(card: str, slot: int, found: int) -> None:  # ND-10.2
    table = Scenario(seat0=own(leader="japan", pieces="campus@23 encampment@24"))
    assert production(table.state, 0, card, slot) == found


def test_construction_and_cost() -> None:  # ND-10.2
    table = Scenario(seat0=own(leader="nubia", resources="marble oil"), market="colosseum")
    assert payments(table.state, 0, "construction", "colosseum") == {"marble": 3, "oil": 3}
    assert payments(table.state, 0, "pottery", "colosseum") == {"marble": 2, "oil": 2}
    assert cost(table.state, 0, "colosseum") == 9


def test_craftsmanship_advances_after_a_wonder() -> None:  # ND-9.1
    table = Scenario(
        seat0=own(leader="sumeria", row=last("craftsmanship"), resources="marble mercury"), market="stonehenge"
    )
    table.turn("focus craftsmanship", "wonder stonehenge", "pay marble")
    assert table.state.built == ("stonehenge",)
    assert table.of(0).dial == 1


def test_animal_husbandry_settles_a_figure() -> None:  # ND-10.8
    table = Scenario(seat0=own(row=last("animal_husbandry"), caravans=(31,), armies=(46,)))
    table.turn("focus animal_husbandry")
    assert {"settle caravan 31", "settle army 46"} <= set(table.options())
    table.answer(0, "settle caravan 31")
    assert table.piece(31) == (0, "city")
    assert table.of(0).caravans[0] == -1


def test_animal_husbandry_of_the_base_game() -> None:  # ND-27.6
    row = "base_masonry foreign_trade early_empire astrology base_animal_husbandry"
    table = Scenario(seat0=own(row=row, caravans=(31,)), options={"terra_incognita": "off"})
    table.turn("focus base_animal_husbandry")
    assert "settle caravan 31" in table.options()


def test_nationalism_counts_over_water() -> None:  # ND-10.8
    row = "irrigation masonry foreign_trade early_empire nationalism astrology"
    table = Scenario(seat0=own(row=row), ground=GROUND)
    table.turn("focus nationalism")
    # 45 lies beyond water 44.
    assert "found 45" in table.options()
    assert "found 31" not in table.options()


def test_urbanization_places_tokens() -> None:  # ND-10.8
    table = Scenario(seat0=own(row=last("urbanization")))
    table.turn("focus urbanization", "found 16", "place 28", "go-on")
    assert table.piece(16) == (0, "city")
    assert table.told("placed") == [(0, 28)]


# -- figures of the unique cards (ND-11, ND-12) ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "spaces", "water"),
    [("wheel", 4, 0), ("shipbuilding", 4, 1), ("cartography", 6, 1), ("banking", 6, 1)],
)
def test_caravans_of_unique_cards(card: str, spaces: int, water: int) -> None:  # ND-11.1
    found = part(card, MoveCaravans)
    assert found is not None
    assert (found.spaces, found.water) == (spaces, water)


@pytest.mark.parametrize(
    ("card", "spaces", "water", "bonus"),
    [("horseback_riding", 6, 0, 0), ("siege_tactics", 5, 1, 2), ("scorched_earth", 4, 0, 0)],
)
def test_armies_of_unique_cards(card: str, spaces: int, water: int, bonus: int) -> None:  # ND-12.2
    found = part(card, MoveArmies)
    assert found is not None
    assert (found.spaces, found.water, found.bonus) == (spaces, water, bonus)


def test_the_wheel_brings_a_resource() -> None:  # ND-11.3
    table = Scenario(seat0=own(leader="egypt", row=last("wheel"), caravans=(12,)), lies="geneva@13")
    table.turn("focus wheel", "move 13", "resource oil", "go-on")
    assert table.of(0).resources == (0, 0, 1, 0)
    assert table.trade(0, "astrology") == 2


def test_cartography_founds_a_city_far_away() -> None:  # ND-11.3
    given = own(leader="netherlands", row=last("cartography"), caravans=(39,))
    table = Scenario(seat0=given, seat1=own(leader="egypt", pieces="city@40"))
    table.turn("focus cartography", "caravan 0", "move 40", "put pottery", "put pottery", "go-on")
    assert table.decision.prompt == "prompt-far-city"
    # 6 is two spaces away, and no city, city-state or fort is next to it.
    table.answer(0, "found 6")
    assert table.piece(6) == (0, "city")
    near = Scenario(seat0=given, seat1=own(leader="egypt", pieces="city@6"))
    near.turn("focus cartography", "caravan 0", "move 6", "put pottery", "put pottery", "go-on")
    assert near.decision.prompt == "prompt-caravan-move"


# -- growth (ND-13) ----------------------------------------------------------------------------------------------------


def test_irrigation_reinforces_as_many_as_the_slot_number() -> None:  # ND-13.1, ND-13.2
    row = "masonry foreign_trade irrigation early_empire astrology pottery"
    given = own(row=row, pieces="token@23 token@24 token@27 token@28", trade={"irrigation": 1})
    table = Scenario(seat0=given)
    table.turn("focus irrigation", "grow reinforce", "reinforce 23", "reinforce 24", "spend trade", "reinforce 27")
    assert [table.piece(space) for space in (23, 24, 27, 28)] == [(0, "reinforced")] * 3 + [(0, "token")]


def test_tokens_reinforce_after_a_district_too() -> None:  # ND-13.2
    row = "masonry foreign_trade irrigation early_empire astrology pottery"
    table = Scenario(seat0=own(row=row, pieces="token@24", trade={"irrigation": 1}))
    table.turn("focus irrigation", "grow district", "district campus", "place 23", "spend trade", "reinforce 23")
    assert table.piece(24) == (0, "token")
    assert table.trade(0, "irrigation") == 0


def test_engineering_places_a_token_near_a_district() -> None:  # ND-13.1
    row = "masonry foreign_trade early_empire engineering astrology pottery"
    table = Scenario(seat0=own(row=row))
    table.turn("focus engineering", "district campus", "place 28")
    assert "place 16" in table.options()
    table.answer(0, "place 16")
    assert table.piece(16) == (0, "token")


def test_sanitation_does_both() -> None:  # ND-13.1
    row = "masonry foreign_trade early_empire sanitation astrology pottery"
    table = Scenario(seat0=own(row=row, pieces="token@23"))
    table.turn("focus sanitation", "district campus", "place 28", "reinforce 23", "reinforce 28")
    assert table.piece(23) == (0, "reinforced")


def test_globalization_is_for_everybody() -> None:  # ND-13.1
    row = "masonry foreign_trade early_empire globalization astrology pottery"
    rival = own(leader="egypt", pieces="industrial_zone@38")
    table = Scenario(seat0=own(row=row, pieces="city@17"), seat1=rival)
    table.turn("focus globalization", "district industrial_zone", "place 18")
    assert table.trade(0, "pottery") == 1
    # The capital of seat 1 stands in a forest next to its zone.
    assert table.trade(1, "pottery") == 2


def test_mysticism_moves_the_replaced_token() -> None:  # ND-13.3
    row = "masonry foreign_trade early_empire mysticism astrology pottery"
    table = Scenario(seat0=own(leader="aztec", row=row, pieces="reinforced@28"))
    table.turn("focus mysticism", "district campus", "place 28")
    assert "go-on" in table.options()
    table.answer(0, "place 16")
    assert table.piece(28) == (0, "campus")
    assert table.piece(16) == (0, "token")


def test_military_engineering() -> None:  # ND-13.1
    row = "masonry foreign_trade early_empire military_engineering astrology pottery"
    table = Scenario(seat0=own(leader="rome", row=row, pieces="token@23 token@16 city@17"))
    table.run(Growth(0, "military_engineering", 3), 0, "district campus", "place 28", "deploy 22")
    assert table.of(0).armies[0] == 22
    assert [table.piece(space) for space in (23, 16)] == [(0, "reinforced"), (0, "token")]
    assert table.state.pieces[28] & 1
