"""Every leader does what its card says. (TTA-29)"""

from __future__ import annotations

import pytest

from epoka.games.through_the_ages.rules.armies import sacrifice_value, units_of
from epoka.games.through_the_ages.rules.building import build_price, upgrade_price
from epoka.games.through_the_ages.rules.colonies import highest_bid
from epoka.games.through_the_ages.rules.fights import attack_cost
from epoka.games.through_the_ages.rules.technology import science_price
from epoka.games.through_the_ages.tables import KINDS, SCIENCE_COST
from tests.games.through_the_ages.scenario import own, scenario


def test_caesar_gives_a_military_action_and_strength() -> None:
    table = scenario(seat0=own(leader="julius_caesar"))
    assert (table[0].red, table[0].strength) == (3, 2)


def test_hammurabi_trades_a_military_action_for_a_civil_one() -> None:
    table = scenario(seat0=own(leader="hammurabi"))
    assert (table[0].white, table[0].red) == (5, 1)


@pytest.mark.parametrize(("warriors", "culture"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_homer_sings_of_two_warriors_at_most(warriors: int, culture: int) -> None:
    table = scenario(seat0=own(leader="homer", workers={"warriors": warriors}))
    assert table[0].culture_rating == culture


def test_homer_brings_a_resource_for_units_every_turn_also_the_one_he_is_played_in() -> None:
    table = scenario(seat0=own(leader="homer", resources=1))
    assert table[0].pool == 1
    table.answer(0, "build warriors")
    assert (table[0].pool, table.resources(0)) == (0, 0)
    played = scenario(seat0=own(hand="homer", resources=1))
    assert played[0].pool == 0
    played.answer(0, "lead homer", "build warriors")
    assert (played[0].pool, played.resources(0)) == (0, 0)


def test_homers_resource_is_lost_at_the_end_of_the_turn() -> None:
    table = scenario(seat0=own(leader="homer"))
    table.answer(0, "end")
    assert table[0].pool == 0


def test_moses_makes_people_cheaper() -> None:
    table = scenario(seat0=own(leader="moses", food=1))
    table.answer(0, "grow")
    assert (table.food(0), table[0].unused) == (0, 2)


def test_aristotle_learns_from_technologies_on_the_row() -> None:
    table = scenario(row={1: "iron", 2: "rich_land_i"}, seat0=own(leader="aristotle"))
    table.answer(0, "take iron 1")
    assert table[0].science == 1
    table.answer(0, "take rich_land_i 2")
    assert table[0].science == 1


def test_alexander_strengthens_the_civilization_for_each_unit() -> None:
    table = scenario(seat0=own(leader="alexander_the_great", technologies="knights", workers={"knights": 2}))
    assert table[0].strength == 1 + 4 + 3


def test_michelangelo_counts_faces_on_temples_theaters_and_wonders() -> None:
    player = own(
        leader="michelangelo",
        technologies="theology drama bread_and_circuses",
        workers={"religion": 1, "theology": 1, "drama": 1, "bread_and_circuses": 1},
        wonders="hanging_gardens",
    )
    table = scenario(seat0=player)
    printed = 1 + 1 + 2 + 1
    assert table[0].culture_rating == printed + (1 + 2 + 1) + 2


def test_michelangelo_with_the_basilica_counts_faces_twice() -> None:
    player = own(leader="michelangelo", workers={"religion": 1}, wonders="hanging_gardens st_peters_basilica")
    table = scenario(seat0=player)
    assert table[0].culture_rating == 1 + 1 + 2 + 2 * (1 + 2)


def test_michelangelo_takes_wonders_for_an_action_less_and_even_for_none() -> None:
    table = scenario(row={1: "taj_mahal"}, seat0=own(leader="michelangelo"))
    table.answer(0, "take taj_mahal 1")
    assert table[0].white_spent == 0
    other = scenario(row={7: "taj_mahal"}, seat0=own(leader="michelangelo", wonders="colossus"))
    other.answer(0, "take taj_mahal 7")
    assert other[0].white_spent == 2


def test_michelangelo_counts_no_unhappy_faces() -> None:
    table = scenario(age=2, seat0=own(leader="michelangelo", wonders="kremlin"))
    assert table[0].culture_rating == 3


def test_joan_fights_with_the_faces_of_temples() -> None:
    player = own(leader="joan_of_arc", technologies="theology", workers={"religion": 1, "theology": 1})
    table = scenario(seat0=player)
    assert table[0].strength == 1 + 3
    doubled = scenario(seat0=own(leader="joan_of_arc", workers={"religion": 1}, wonders="st_peters_basilica"))
    assert doubled[0].strength == 1 + 2


def test_joan_scores_when_she_is_attacked() -> None:
    table = scenario(at="politics", seat0=own(military="plunder_i"), seat1=own(leader="joan_of_arc", food=1))
    table.answer(0, "attack plunder_i 1")
    assert table[1].culture == 5


@pytest.mark.parametrize("leader", ["leonardo_da_vinci", "isaac_newton", "albert_einstein"])
def test_scholars_add_the_level_of_the_best_lab_or_library_once(leader: str) -> None:
    player = own(leader=leader, technologies="alchemy journalism", workers={"alchemy": 2, "journalism": 1})
    table = scenario(age=3, seat0=player)
    assert table[0].science_rating == 1 + 2 * 2 + 2 + 2


def test_leonardo_makes_a_resource_of_every_technology() -> None:
    table = scenario(seat0=own(leader="leonardo_da_vinci", hand="irrigation", science=3))
    table.answer(0, "develop irrigation")
    assert table.resources(0) == 1


def test_newton_returns_the_civil_action() -> None:
    table = scenario(age=2, seat0=own(leader="isaac_newton", hand="irrigation", science=3))
    table.answer(0, "develop irrigation")
    assert table.civil(0) == 4


def test_newton_needs_an_action_first_and_returns_one_after_a_revolution() -> None:
    table = scenario(age=2, seat0=own(leader="isaac_newton", hand="monarchy irrigation", science=9, food=9))
    table.answer(0, "revolt monarchy")
    assert (table[0].white, table.civil(0)) == (5, 1)
    table.answer(0, "grow")
    assert table.refused(0, "develop irrigation")[0] == "no-civil-actions"


def test_einstein_scores_for_technologies() -> None:
    table = scenario(age=3, seat0=own(leader="albert_einstein", hand="irrigation", science=3))
    table.answer(0, "develop irrigation")
    assert table[0].culture == 3


def test_genghis_khan_rides_without_tactics() -> None:
    player = own(leader="genghis_khan", technologies="knights", workers={"knights": 3}, tactic="heavy_cavalry")
    table = scenario(seat0=player)
    assert (table[0].strength, table[0].culture_rating) == (1 + 3 * 3, 3)
    assert sacrifice_value(table[0], units_of(table[0])) == 1 + 9


def test_barbarossa_raises_a_unit_for_one_civil_action() -> None:
    table = scenario(seat0=own(leader="frederick_barbarossa", food=1, resources=1, unused=0, yellow=19))
    table.answer(0, "levy warriors")
    assert (table.civil(0), table.military(0)) == (3, 2)
    assert (table.food(0), table.resources(0), table.workers(0, "warriors"), table[0].unused) == (0, 0, 2, 0)
    assert table.refused(0, "levy warriors")[0] == "no-food"


def test_barbarossa_can_use_military_resources() -> None:
    table = scenario(seat0=own(leader="frederick_barbarossa", food=1, hand="patriotism_a"))
    assert table.refused(0, "levy warriors")[0] == "too-dear"
    table.answer(0, "play patriotism_a", "levy warriors")
    assert table.workers(0, "warriors") == 2


def test_only_barbarossa_levies() -> None:
    table = scenario(seat0=own(food=9, resources=9))
    assert table.refused(0, "levy warriors") == ("not-your-leader", "TTA-29.17")


def test_shakespeare_loves_libraries_and_pairs() -> None:
    player = own(
        leader="william_shakespeare",
        technologies="printing_press drama",
        workers={"printing_press": 2, "drama": 1},
    )
    table = scenario(age=2, seat0=player)
    assert table[0].culture_rating == 2 * 1 + 2 + 2 * 1 + 1 * 2


def test_cook_colonizes_better() -> None:
    player = own(
        leader="james_cook",
        colonies="historic_territory_i strategic_territory_i",
        military="defense_colonization_i defense_colonization_ii",
    )
    table = scenario(age=2, seat0=player)
    assert table[0].culture_rating == 4
    assert highest_bid(table[0]) == 1 + (1 + 1) + (2 + 1)


def test_napoleon_doubles_the_best_army() -> None:
    player = own(leader="napoleon_bonaparte", workers={"warriors": 4}, tactic="fighting_band")
    table = scenario(age=2, seat0=player)
    assert (table[0].strength, table[0].red) == (4 + 2 + 1, 3)
    alone = scenario(age=2, seat0=own(leader="napoleon_bonaparte", tactic="fighting_band"))
    assert alone[0].strength == 1


def test_napoleon_doubles_after_the_air_force() -> None:
    player = own(
        leader="napoleon_bonaparte",
        technologies="modern_infantry rockets air_forces",
        workers={"warriors": 0, "modern_infantry": 1, "rockets": 2, "air_forces": 1},
        tactic="entrenchments",
    )
    table = scenario(age=3, seat0=player)
    assert table[0].strength == 20 + 18 + 18


def test_robespierre_gives_a_military_action() -> None:
    table = scenario(age=2, seat0=own(leader="maximilien_robespierre"))
    assert table[0].red == 3


def test_robespierre_and_breakthrough_cost_one_civil_action_and_all_military_ones() -> None:
    player = own(leader="maximilien_robespierre", hand="breakthrough_i monarchy", science=3, food=9)
    table = scenario(age=2, seat0=player)
    table.answer(0, "grow", "play breakthrough_i")
    assert (table[0].white_spent, table[0].red_spent, table[0].red) == (2, 4, 4)


def test_bach_helps_theaters() -> None:
    player = own(leader="js_bach", technologies="drama opera", workers={"drama": 2}, resources=9)
    table = scenario(age=2, seat0=player)
    drama, opera = KINDS["drama"], KINDS["opera"]
    assert table[0].culture_rating == 2 * (2 + 1)
    assert build_price(table.state, 0, drama) == 4
    assert upgrade_price(table.state, 0, drama, opera) == 4
    assert science_price(table.state, 0, KINDS["movies"], SCIENCE_COST[KINDS["movies"]]) == 9
    assert science_price(table.state, 0, KINDS["iron"], SCIENCE_COST[KINDS["iron"]]) == 5


def test_gandhi_does_not_attack_and_is_dear_to_attack() -> None:
    table = scenario(
        age=3, at="politics", seat0=own(leader="mahatma_gandhi", military="plunder_iii"), seat1=own(food=3)
    )
    assert table[0].culture_rating == 2
    assert table.refused(0, "attack plunder_iii 1") == ("attack-gandhi", "TTA-29.21")
    assert attack_cost(table.state, KINDS["plunder_iii"], 0) == 4


def test_the_rock_icon_plays_the_best_theater_twice() -> None:
    player = own(leader="rock_and_roll_icon", technologies="drama movies", workers={"drama": 2, "movies": 1})
    table = scenario(age=3, seat0=player)
    assert (table[0].culture_rating, table[0].happiness) == (2 * 2 + 4 + 4, 3 + 2)


def test_bill_gates_makes_rivals_pay_for_labs_and_libraries() -> None:
    table = scenario(
        age=3,
        seat0=own(leader="bill_gates", technologies="alchemy"),
        seat1=own(technologies="alchemy printing_press drama"),
    )
    alchemy, press, drama = (KINDS[name] for name in ("alchemy", "printing_press", "drama"))
    assert build_price(table.state, 0, alchemy) == 6
    assert build_price(table.state, 1, alchemy) == 7
    assert build_price(table.state, 1, press) == 5
    assert build_price(table.state, 1, drama) == 5
    assert upgrade_price(table.state, 1, KINDS["philosophy"], alchemy) == 4


def test_tokens_on_labs_keep_their_value_when_bill_gates_leaves() -> None:
    player = own(leader="bill_gates", technologies="computers", goods={"computers": 2}, wonder="pyramids")
    table = scenario(age=3, seat0=player)
    table.state.age = 4
    table.happen("iconoclasm")
    assert table[0].leader == ()
    assert table.resources(0) == 6


def test_churchill_defends_and_arms() -> None:
    table = scenario(
        age=3,
        at="politics",
        seat0=own(workers={"warriors": 9}, military="armed_intervention"),
        seat1=own(leader="winston_churchill", military="defense_colonization_i", culture=9),
    )
    table.answer(0, "attack armed_intervention 1", "done")
    table.answer(1, "defend defense_colonization_i", "done")
    assert table.told("fought") == [(0, 1, 9, 1 + 4)]
    riflemen = KINDS["riflemen"]
    assert science_price(table.state, 1, riflemen, SCIENCE_COST[riflemen]) == 2


def test_churchill_builds_units_cheaper_while_a_war_is_declared_on_him() -> None:
    player = own(leader="winston_churchill", technologies="swordsmen riflemen")
    table = scenario(age=3, seat0=player, seat1=own(war="holy_war", enemy=0))
    assert build_price(table.state, 0, KINDS["riflemen"]) == 3
    assert build_price(table.state, 0, KINDS["warriors"]) == 0
    assert upgrade_price(table.state, 0, KINDS["swordsmen"], KINDS["riflemen"]) == 2
    peace = scenario(
        age=3, seat0=own(leader="winston_churchill", technologies="riflemen"), seat1=own(war="holy_war", enemy=2)
    )
    assert build_price(peace.state, 0, KINDS["riflemen"]) == 5


def test_the_game_designer_turns_science_into_culture() -> None:
    player = own(leader="game_designer", technologies="alchemy", workers={"philosophy": 1, "alchemy": 2})
    table = scenario(age=3, seat0=player)
    assert (table[0].culture_rating, table[0].science_rating) == (2, (1 + 4) - 3)


def test_a_new_leader_replaces_the_old_one() -> None:
    table = scenario(seat0=own(leader="julius_caesar", hand="michelangelo"))
    table.answer(0, "lead michelangelo")
    assert table.names(table[0].leader) == ["michelangelo"]
    assert "julius_caesar" in table.names(table.state.box)
    assert table[0].red == 2
