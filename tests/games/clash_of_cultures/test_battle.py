"""Battles: rounds, dice, casualties, withdrawal, and what is decided before them. (COC-9)"""

from __future__ import annotations

import pytest

from epoka.games.clash_of_cultures.rules.units import FOUGHT, fresh
from tests.games.clash_of_cultures.war import attack, battlefield, combat_values, fix_dice


def test_ex_60_fourteen_against_eight() -> None:
    """COC-9.2.3, COC-9.2.4: values and infantry icons add up, every 5 is a hit."""
    game = battlefield("infantry3", "infantry2")
    attack(game, "3I 5I 4C 6I 1L")
    assert combat_values(game) == [14, 8]
    assert game.units(0, "D4") == "infantry2"
    assert game.units(1, "D4") == ""
    assert game.told("battle-won") == [(0, 0, "D4")]


def test_ex_61_eighteen_combat_value() -> None:
    """COC-9.2.3: a leader's die is rolled again, icons without a unit are ignored."""
    game = battlefield(
        "infantry2-cavalry1-leader1", "infantry1", seat0={"leader": "imhotep"}, options={"civilizations": "on"}
    )
    attack(game, "4C 2C 3E 1L ~6I 1L")
    assert combat_values(game) == [18, 1]
    assert game.told("combat-value")[0] == (0, 0, 18, 3)


def test_ex_63_a_fortress_alone_may_kill_but_not_hold() -> None:
    """COC-9.2.6: one die without icons, one hit cancelled, and then the city is taken."""
    game = battlefield("infantry2", "", city="neutral fortress")
    attack(game, "6I 6I 5I")
    assert combat_values(game) == [14, 5]
    assert game.told("hits-cancelled") == [(1, 1, 1)]
    assert game.units(0, "D4") == "infantry1"
    assert game.state.owner[game.hex("D4")] == 0
    assert game.stock(0, "gold") == (2,)


def test_ex_63_a_fortress_alone_wins_when_nobody_is_left() -> None:
    """COC-9.2.6."""
    game = battlefield("infantry1", "", city="neutral fortress")
    attack(game, "6I 5I")
    assert game.units(0, "D4") == ""
    assert game.told("battle-won") == [(1, 1, "D4")]
    assert game.state.owner[game.hex("D4")] == 1


def test_ex_65_settlers_are_no_casualties() -> None:
    """COC-9.2.4: they are removed when the last military unit is gone."""
    game = battlefield("infantry3", "infantry1-settler2")
    attack(game, "6I 6I ? 1L")
    assert game.units(1, "D4") == ""
    assert ("settler2", "infantry1") in [values[3] for values in game.told("units-fell")]


@pytest.mark.parametrize(("barbarians", "metallurgy", "bonus", "ore"), [(0, 0, 1, 0), (1, 0, 2, 0), (1, 1, 2, 1)])
def test_ex_66_steel_weapons(barbarians: int, metallurgy: int, bonus: int, ore: int) -> None:
    """COC-9.1.2: +1 against steel, +2 against those without; with Metallurgy for nothing against these."""
    advances = "tactics steel_weapons" + (" metallurgy" if metallurgy else "")
    seat0 = {"advances": advances, "ore": 1}
    if barbarians:
        game = battlefield("infantry1", "", seat0=seat0, barbarians={"D4": "infantry1"})
        attack(game, "1L 1L", defender="barbarians")
    else:
        game = battlefield("infantry1", "infantry1", seat0=seat0, seat1={"advances": "tactics steel_weapons", "ore": 1})
        attack(game, "1L 1L")
    if ore == 0:
        game.answer(0, "yes")
    if not barbarians:
        assert game.decision.seat == 1
        game.answer(1, "yes")
        assert game.stock(1, "ore") == (0,)
    assert combat_values(game) == [1 + bonus, 1 + (0 if barbarians else 1)]
    assert game.stock(0, "ore") == (ore,)


def test_steel_lasts_for_every_round() -> None:
    """COC-9.1.2."""
    game = battlefield("infantry1", "infantry1", seat0={"advances": "tactics steel_weapons", "ore": 1})
    attack(game, "1L 1L")
    game.answer(0, "yes")
    fix_dice(game, "2C 2C")
    game.answer(0, "fight")
    assert combat_values(game) == [3, 1, 4, 2]


def test_the_attacker_may_withdraw_with_the_settlers() -> None:
    """COC-9.2.5, COC-8.1.4: all go back, nobody has won, and they do not move again."""
    game = battlefield("infantry2-settler1", "infantry2")
    attack(game, "1L 1L 1L 1L")
    assert game.options() == ["fight", "withdraw"]
    game.answer(0, "withdraw")
    assert game.units(0, "D3") == "settler1-infantry2"
    assert game.units(0, "D4") == ""
    assert fresh(game.state, 0, game.hex("D3"), FOUGHT) == 0
    assert game.told("battle-won") == []


def test_without_a_way_back_the_fight_goes_on() -> None:
    """COC-9.4.1, COC-7.6.4."""
    game = battlefield("infantry1", "infantry1")
    attack(game, "1L 1L 6I 1L", origin="")
    assert game.told("combat-round") == [(1,), (2,)]
    assert game.units(1, "D4") == ""


def test_both_sides_wiped_out_leave_no_winner_and_the_city_as_it_was() -> None:
    """COC-9.2.5."""
    game = battlefield("infantry1", "infantry1", city="happy")
    attack(game, "5I 5I")
    assert game.told("battle-drawn") == [("D4",)]
    assert game.state.owner[game.hex("D4")] == 1
    assert game.mood("D4") == "happy"


def test_an_empty_city_is_taken_without_dice() -> None:
    """COC-9.1.1: still a battle, after which the units do not move."""
    game = battlefield("infantry1", "settler1", city="neutral")
    attack(game)
    assert game.told("dice-rolled") == []
    assert game.units(1, "D4") == ""
    assert game.state.owner[game.hex("D4")] == 0
    assert fresh(game.state, 0, game.hex("D4"), FOUGHT) == 0


def test_lone_settlers_are_overcome() -> None:
    """COC-9.1.1."""
    game = battlefield("infantry1", "settler2")
    attack(game)
    assert game.units(1, "D4") == ""
    assert game.told("battle-won") == [(0, 0, "D4")]


def test_the_owner_names_the_casualties_if_there_is_a_choice() -> None:
    """COC-9.2.4."""
    game = battlefield("infantry2", "infantry1-cavalry1", options={"civilizations": "on"})
    attack(game, "6I 1L 1L 1L")
    assert game.decision.seat == 1
    assert game.options() == ["fall infantry", "fall cavalry"]
    assert game.refused(1, "fall elephant") == ("no-such-unit", "COC-9.2.4")
    game.answer(1, "fall infantry")
    assert game.units(1, "D4") == "cavalry1"


def test_casualties_still_hit_in_the_same_round() -> None:
    """COC-9.2.4: hits are simultaneous."""
    game = battlefield("infantry2", "infantry1")
    attack(game, "6I 1L 5I")
    assert game.units(0, "D4") == "infantry1"


def test_elephants_cancel_a_hit_and_give_up_the_lowest_die() -> None:
    """COC-9.2.3."""
    game = battlefield("elephant1-infantry2", "infantry3", options={"civilizations": "on"})
    attack(game, "2E 4E 3I 6I 4C 1L")
    assert combat_values(game) == [8, 12]
    assert game.told("hits-cancelled") == [(0, 0, 1)]
    game.answer(0, "fall infantry")
    assert game.units(0, "D4") == "infantry1-elephant1"


def test_example_of_the_rulebook_with_two_leader_icons() -> None:
    """COC-9.2.3: one leader rolls one die again, the elephant's die is not counted."""
    game = battlefield(
        "infantry1-leader1-elephant1", "infantry1", seat0={"leader": "imhotep"}, options={"civilizations": "on"}
    )
    attack(game, "1L 1L 2E ~5I 1L")
    assert combat_values(game)[0] == 7


def test_siegecraft_takes_the_fortress_apart() -> None:
    """COC-9.1.2: wood against the die, ore against the cancelled hit."""
    game = battlefield(
        "infantry2", "infantry1", city="neutral fortress", seat0={"advances": "tactics siegecraft", "wood": 2, "ore": 2}
    )
    attack(game)
    assert game.options() == ["besiege none", "besiege die", "besiege cancel", "besiege both"]
    fix_dice(game, "5I 1L 1L")
    game.answer(0, "besiege both")
    assert game.stock(0, "wood", "ore", "gold") == (0, 0, 2)
    assert game.state.owner[game.hex("D4")] == 0


def test_siegecraft_is_refused_to_those_who_cannot_pay() -> None:
    """COC-9.1.2."""
    game = battlefield(
        "infantry2", "infantry1", city="neutral fortress", seat0={"advances": "tactics siegecraft", "wood": 2}
    )
    attack(game)
    assert game.options() == ["besiege none", "besiege die"]
    assert game.refused(0, "besiege both") == ("cannot-pay", "COC-9.1.2")


def test_war_ships_cancel_a_hit_after_a_landing() -> None:
    """COC-9.4.3: only in the first round, and only for units that come from ships."""
    game = battlefield("infantry1", "infantry1", seat0={"advances": "fishing war_ships"})
    attack(game, "1L 6I", origin="C4", by_sea=1)
    assert game.units(0, "D4") == "infantry1"
    fix_dice(game, "1L 6I")
    game.answer(0, "fight")
    assert game.units(0, "D4") == ""


def test_fanatics_fight_for_the_temple_and_rise_again() -> None:
    """COC-6.6: +2 in the first round, and an Infantry after a defeat."""
    game = battlefield("infantry2", "infantry1", city="neutral temple", seat1={"advances": "fanaticism"})
    attack(game, "6I 1L 1L")
    assert combat_values(game) == [8, 3]
    assert game.units(1, "D7") == "infantry1"


def test_the_great_wall_weakens_attackers_of_happy_cities() -> None:
    """COC-12.4.8."""
    for mood, value in (("happy", 6), ("neutral", 8)):
        game = battlefield("infantry2", "infantry1", city=f"{mood} great_wall")
        attack(game, "6I 1L 1L")
        assert combat_values(game)[0] == value


def test_barbarians_perish_before_the_great_wall() -> None:
    """COC-12.4.8, COC-10.4.4: without dice, and for 1 gold."""
    game = battlefield("infantry1", "", barbarians={"D4": "infantry3"}, seat0={"units": {}}, city="angry great_wall")
    attack(game, attacker="barbarians", defender=1)
    assert game.units("barbarians", "D4") == ""
    assert game.told("dice-rolled") == []
    assert game.stock(1, "gold") == (1,)


def test_the_great_arena_buys_the_missing_point() -> None:
    """COC-12.4.1: once per land battle, asked only if it makes a hit."""
    game = battlefield("infantry2", "infantry1", seat0={"cities": {"D2": "happy great_arena"}, "mood": 1, "culture": 1})
    attack(game, "2C 2C 1L")
    assert game.options() == ["boost mood", "boost culture", "save"]
    game.answer(0, "boost culture")
    assert game.stock(0, "mood", "culture") == (1, 0)
    assert game.units(1, "D4") == ""


def test_the_trojan_horse_keeps_the_defender_from_playing_a_card() -> None:
    """Event 42: for 1 wood and 1 culture, and a point for the attacker."""
    game = battlefield(
        "infantry2",
        "infantry1",
        city="neutral",
        seat0={"wood": 1, "culture": 1},
        seat1={"advances": "tactics", "hand": "action_06"},
        options={"civilizations": "on"},
    )
    game.state.lasting = (game.take("event_42_trojan_horse"),)
    attack(game)
    fix_dice(game, "6I 1L 1L")
    game.answer(0, "yes")
    assert game.names(game[0].trophies) == ["event_42_trojan_horse"]
    assert game.stock(0, "wood", "culture") == (0, 0)
    assert game.state.owner[game.hex("D4")] == 0


def test_an_eclipse_ends_the_battle_after_one_round() -> None:
    """Event 41: the attacker goes back, and the defender has the point."""
    game = battlefield("infantry2", "infantry2", options={"civilizations": "on"})
    game.state.lasting = (game.take("event_41_solar_eclipse"),)
    attack(game, "1L 1L 1L 1L")
    assert game.units(0, "D3") == "infantry2"
    assert game.names(game[1].trophies) == ["event_41_solar_eclipse"]
    assert game[1].half_points == 2


def test_the_great_warlord_helps_in_his_first_battle_only() -> None:
    """Event 24."""
    game = battlefield("infantry1", "infantry1", seat0={"notes": (("great_warlord", 1),)})
    attack(game, "1L 1L")
    assert combat_values(game) == [3, 1]
    assert game[0].notes == ()


# -- at sea (COC-9.4) ------------------------------------------------------------------------------------------------


def test_ships_fight_without_abilities_and_drown_their_cargo() -> None:
    """COC-9.4.1, COC-9.4.2: the owner names who is lost."""
    game = battlefield(
        "",
        "",
        seat0={"units": {"C4": "ship2"}},
        seat1={"units": {"C4": "ship2-infantry1-settler2"}},
        terrain={"C5": "sea"},
    )
    attack(game, "6I 1L 2C 2C", place="C4", origin="C5")
    assert combat_values(game) == [7, 4]
    game.answer(0, "withdraw")
    assert game.decision.seat == 1
    game.answer(1, "fall settler")
    assert game.units(1, "C4") == "settler1-infantry1-ship1"
    assert game.units(0, "C5") == "ship2"


def test_war_ships_cancel_the_first_hit_at_sea() -> None:
    """COC-9.4.3: for the defender too."""
    game = battlefield(
        "", "", seat0={"units": {"C4": "ship1"}}, seat1={"units": {"C4": "ship1"}, "advances": "fishing war_ships"}
    )
    attack(game, "6I 1L", place="C4")
    assert game.units(1, "C4") == "ship1"


def test_pirates_are_worth_gold_and_tokens_for_each_ship() -> None:
    """COC-10.5.4: whoever wins."""
    game = battlefield("", "", seat0={"units": {"C4": "ship2"}}, pirates={"C4": 2}, options={"civilizations": "on"})
    attack(game, "6I 5I 1L 1L", defender="pirates", place="C4")
    game.answer(0, "token mood", "token culture")
    assert game.stock(0, "gold", "mood", "culture") == (2, 1, 1)
    assert game.units("pirates", "C4") == ""


def test_cargo_of_a_lost_fleet_is_lost_with_its_leader() -> None:
    """COC-13.3, COC-13.4: a carried leader's card goes to the rival."""
    game = battlefield(
        "",
        "",
        seat0={"units": {"C4": "ship2"}},
        seat1={"units": {"C4": "ship1-leader1-infantry1"}, "leader": "imhotep"},
        options={"civilizations": "on"},
    )
    attack(game, "6I 1L 1L", place="C4")
    assert game.units(1, "C4") == ""
    assert game.names(game[0].captured) == ["imhotep"]
    assert game[1].leader == ()


# -- leaders (COC-13) ------------------------------------------------------------------------------------------------


def test_a_killed_leader_goes_to_the_killer_or_to_the_box() -> None:
    """COC-13.3."""
    seat1 = {"leader": "imhotep"}
    game = battlefield("infantry2", "leader1", seat1=dict(seat1), options={"civilizations": "on"})
    attack(game, "6I 1L 1L ~?")
    assert game.names(game[0].captured) == ["imhotep"]
    game = battlefield(
        "",
        "leader1",
        seat0={"units": {}},
        seat1=dict(seat1),
        barbarians={"D4": "infantry2"},
        options={"civilizations": "on"},
    )
    attack(game, "6I 1L 2C", attacker="barbarians", defender=1)
    assert "imhotep" in game.names(game.state.box)
    assert game[1].leader_at == -1
