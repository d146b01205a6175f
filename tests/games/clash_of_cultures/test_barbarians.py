"""Barbarians and pirates. (COC-10.4, COC-10.5)"""

from __future__ import annotations

from typing import Any

from epoka.games.clash_of_cultures.rules.barbarians import MoveBarbarians, Spawn, steps_towards
from epoka.games.clash_of_cultures.rules.pirates import Pirates
from epoka.games.clash_of_cultures.tables import BARBARIANS
from tests.games.clash_of_cultures.scenario import Scenario
from tests.games.clash_of_cultures.war import battlefield, fix_dice

MIDDLE = ("C3", "E3", "D3", "C4", "E4", "D4", "D5", "C5", "E5", "C6", "E6", "D6", "B3", "F3", "B4", "F4")


def country(**given: Any) -> Scenario:
    """A land of Plains from one starting city to the other."""
    terrain = dict.fromkeys(MIDDLE, "plains") | given.pop("terrain", {})
    return battlefield("", "", terrain=terrain, seat0={"units": {}} | given.pop("seat0", {}), **given)


def test_ex_70_barbarians_appear_two_hexes_away() -> None:
    """COC-10.4.1: a settlement with Infantry, then one more unit in any barbarian city."""
    game = country()
    game.carry_out(Spawn(0))
    assert "camp D4" in game.options()
    assert game.refused(0, "camp D3") == ("camp-distance", "COC-10.4.1")
    assert game.refused(0, "camp D7") == ("camp-not-free", "COC-10.4.1")
    game.answer(0, "camp D4")
    assert game.state.owner[game.hex("D4")] == BARBARIANS
    assert game.units("barbarians", "D4") == "infantry2"


def test_the_second_unit_may_be_mounted_where_infantry_is() -> None:
    """COC-10.4.1: with the expansion, and in any barbarian city with room."""
    game = country(options={"civilizations": "on"}, barbarians={"C5": "city infantry4", "E5": "city"})
    game.carry_out(Spawn(0))
    game.answer(0, "camp D4")
    assert game.options() == [
        "reinforce D4 infantry",
        "reinforce D4 cavalry",
        "reinforce D4 elephant",
        "reinforce E5 infantry",
    ]
    assert game.refused(0, "reinforce E5 cavalry") == ("no-such-reinforcement", "COC-10.4.1")
    game.answer(0, "reinforce D4 elephant")
    assert game.units("barbarians", "D4") == "infantry1-elephant1"


def test_barbarians_settle_beside_a_city_if_there_is_no_better_place() -> None:
    """COC-10.4.1: but never beside a rival's."""
    away = dict.fromkeys(MIDDLE, "sea") | {"D3": "plains"}
    game = country(terrain=away)
    game.carry_out(Spawn(0))
    while not game.table.over:
        assert all(option in ("camp D3", "camp C2", "camp E2") for option in game.options("camp"))
        game.answer(0, game.options()[0])
    assert len(game.told("barbarians-came")) == 1


def test_exhausted_and_barren_land_and_rivals_keep_barbarians_away() -> None:
    """COC-10.4.1."""
    game = country(exhausted="D4", terrain={"C4": "barren"}, seat1={"cities": {"E5": "neutral", "D7": "neutral"}})
    game.carry_out(Spawn(0))
    assert game.options() == ["camp B3", "camp F3"]


def test_barbarians_march_on_the_nearest_city_and_grow() -> None:
    """COC-10.4.2: one hex nearer; their cities within two hexes get a unit."""
    game = country(barbarians={"D4": "city infantry2"})
    game.carry_out(MoveBarbarians(0))
    assert game.units("barbarians", "D3") == "infantry2"
    assert game.units("barbarians", "D4") == "infantry1"


def test_the_drawer_chooses_among_equal_steps_and_the_order() -> None:
    """COC-10.4.2."""
    game = country(barbarians={"C4": "infantry1", "E4": "infantry1"}, terrain={"C2": "plains", "E2": "plains"})
    game.carry_out(MoveBarbarians(0))
    assert {"raid C4 C3", "raid C4 D3", "raid E4 D3", "raid E4 E3"} >= set(game.options())
    assert game.refused(0, "raid C4 C5") == ("army-goes-nearer", "COC-10.4.2")
    assert game.refused(0, "raid D3 D2") == ("army-does-not-move", "COC-10.4.2")
    game.answer(0, "raid C4 D3", "raid E4 D3")
    assert game.units("barbarians", "D3") == "infantry2"


def test_armies_that_merged_do_not_march_again() -> None:
    """COC-10.4.2."""
    game = country(barbarians={"D4": "infantry1", "D3": "infantry1"})
    game.carry_out(MoveBarbarians(0))
    game.answer(0, "raid D4 D3")
    assert game.units("barbarians", "D3") == "infantry2"
    assert game.table.over


def test_an_army_that_would_exceed_the_limit_goes_elsewhere_or_stays() -> None:
    """COC-10.4.2: four units at most on a hex."""
    game = country(barbarians={"D4": "infantry2", "D3": "infantry3"})
    assert steps_towards(game.state, 0, game.hex("D4")) == []
    game = country(barbarians={"D4": "infantry2", "D3": "infantry2"})
    assert steps_towards(game.state, 0, game.hex("D4")) == [game.hex("D3")]


def test_barbarians_attack_whoever_is_in_their_way() -> None:
    """COC-10.4.2, COC-10.4.3: they never withdraw and take the city."""
    game = country(barbarians={"D3": "infantry2"}, seat0={"cities": {"D2": "happy", "D1": "neutral"}})
    fix_dice(game, "6I 6I")
    game.carry_out(MoveBarbarians(0))
    assert game.options() == ["settler D1", "no_settler"]
    game.answer(0, "no_settler")
    assert game.state.owner[game.hex("D2")] == BARBARIANS


def test_without_an_army_near_there_is_only_a_new_settlement() -> None:
    """COC-10.4.2: and no second unit."""
    game = country()
    game.carry_out(MoveBarbarians(0))
    game.answer(0, "camp D4")
    assert game.units("barbarians", "D4") == "infantry1"
    assert game.table.over


def test_an_army_across_the_sea_does_not_march_but_its_city_grows() -> None:
    """COC-10.4.2: near counts all hexes, marching only land."""
    coast = {"C3": "sea", "D3": "sea", "E3": "sea", "C2": "sea", "E2": "sea"}
    game = country(barbarians={"D4": "city infantry1"}, terrain=coast)
    game.carry_out(MoveBarbarians(0))
    assert game.units("barbarians", "D4") == "infantry2"


# -- pirates (COC-10.5) ----------------------------------------------------------------------------------------------


def coast(**given: Any) -> Scenario:
    """Sea beside the city of seat 0, and more of it far away."""
    terrain = {"D3": "sea", "C3": "sea", "D5": "sea", "D6": "sea"} | given.pop("terrain", {})
    return country(terrain=terrain, options={"civilizations": "on"}, **given)


def test_two_pirates_come_one_of_them_to_the_drawer() -> None:
    """COC-10.5.1, COC-10.5.2: then everybody beside pirates pays."""
    game = coast(seat0={"food": 1, "mood": 1}, seat1={"culture": 1})
    game.carry_out(Pirates(0))
    assert set(game.options()) <= {"anchor C3", "anchor D3"}
    assert game.refused(0, "anchor D6") == ("anchor-coast-first", "COC-10.5.1")
    assert game.refused(0, "anchor D7") == ("anchor-not-free", "COC-10.5.1")
    game.answer(0, "anchor D3", "anchor D6")
    assert game.options() == ["give food", "give mood"]
    assert game.refused(0, "give gold") == ("nothing-to-give", "COC-10.5.2")
    game.answer(0, "give mood")
    assert game.stock(0, "food", "mood") == (1, 0)
    assert game.stock(1, "culture") == (0,)


def test_pirates_avoid_ships_of_players() -> None:
    """COC-10.5.1."""
    game = coast(seat0={"units": {"D3": "ship1"}, "food": 2})
    game.carry_out(Pirates(0))
    assert "anchor D3" not in game.options()


def test_who_has_nothing_to_give_loses_mood() -> None:
    """COC-10.5.2: an Angry city has nothing to lose."""
    game = coast(seat0={"cities": {"D2": "happy"}}, seat1={"cities": {"D7": "angry"}})
    game.carry_out(Pirates(0))
    game.answer(0, "anchor D3", "anchor D6")
    assert game.mood("D2") == "neutral"
    assert game.mood("D7") == "angry"


def test_pirates_leave_the_map_to_come_anew() -> None:
    """COC-10.5.1: the drawer chooses which."""
    game = coast(pirates={"D5": 3, "D6": 1}, seat0={"food": 1}, seat1={"food": 1})
    game.carry_out(Pirates(0))
    assert game.options() == ["recall D5", "recall D6"]
    game.answer(0, "recall D5", "recall D6", "anchor D3", "anchor D3")
    assert game.units("pirates", "D3") == "ship2"
    assert game.units("pirates", "D5") == "ship2"


def test_without_any_sea_nothing_comes() -> None:
    """COC-10.5.5."""
    game = country(options={"civilizations": "on"}, terrain={"C4": "plains"})
    game.carry_out(Pirates(0))
    assert game.told("pirates-came") == []
    assert game.table.over
