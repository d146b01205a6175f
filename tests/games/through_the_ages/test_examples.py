"""The worked examples of the rulebook, each by its id."""

from __future__ import annotations

import pytest

from epoka.games.through_the_ages.rules.armies import sacrifice_value, units_of
from epoka.games.through_the_ages.rules.building import build_price, completion_score, upgrade_price
from epoka.games.through_the_ages.rules.ending import simple_bonuses
from epoka.games.through_the_ages.rules.impacts import impact, ranked
from epoka.games.through_the_ages.rules.production import corrupt, farm_output, is_uprising, mine_output
from epoka.games.through_the_ages.rules.ratings import discontent
from epoka.games.through_the_ages.rules.row import end_age
from epoka.games.through_the_ages.rules.tokens import gain_resources
from epoka.games.through_the_ages.state import find, from_active
from epoka.games.through_the_ages.tables import CORRUPTION, KINDS
from tests.games.through_the_ages.scenario import Scenario, own, scenario

# -- A. first rounds and the card row --------------------------------------------------------------------------------


def test_ex_01_third_wonder_from_the_middle_of_the_row() -> None:
    table = scenario(row={7: "taj_mahal"}, seat0=own(wonders="pyramids colossus"))
    table.answer(0, "take taj_mahal 7")
    assert table[0].white_spent == 4
    assert table.names(table[0].wonder) == ["taj_mahal"]


def draft() -> Scenario:
    """Round 1 of the three friends: Adam, Barbara and Sylwia."""
    row = {
        1: "moses",
        2: "homer",
        3: "colossus",
        4: "engineering_genius_a",
        5: "aristotle",
        6: "library_of_alexandria",
        7: "hammurabi",
    }
    return scenario(age=0, number=1, at="turn", row=row)


def test_ex_02_drafting_in_round_1_with_three_players() -> None:
    table = draft()
    table.answer(0, "take moses 1")
    assert table.names(table[0].hand) == ["moses"]
    table.answer(1, "take colossus 3")
    assert table.refused(1, "take library_of_alexandria 6")[0] == "take-unfinished"
    table.answer(1, "take engineering_genius_a 4")
    assert table.names(table[1].hand) == ["engineering_genius_a"]
    assert table.names(table[1].wonder) == ["colossus"]
    other = draft()
    other.answer(0, "take moses 1")
    other.answer(1, "end")
    other.answer(2, "take hammurabi 7")
    assert other.refused(2, "take aristotle 5") == ("take-leader-age", "TTA-9.2")
    table.answer(2, "take aristotle 5", "take library_of_alexandria 6")
    assert table.names(table[2].hand) == ["aristotle"]
    assert table.names(table[2].wonder) == ["library_of_alexandria"]
    assert table.state.round == 2


def test_ex_03_nothing_but_taking_cards_in_round_1() -> None:
    table = scenario(age=0, number=1, at="turn", row={1: "moses"}, seat0=own(hand="homer"))
    for action in ("lead homer", "build bronze", "grow"):
        assert table.refused(0, action) == ("draft-only", "TTA-7.1")


def test_ex_04_production_of_round_1() -> None:
    table = scenario(age=0, number=1, at="turn", row={1: "moses"})
    table.answer(0, "end")
    assert (table[0].science, table[0].culture) == (1, 0)
    assert table.tokens(0, "agriculture") == table.food(0) == 2
    assert table.tokens(0, "bronze") == table.resources(0) == 2
    assert table[0].blue == 14


def test_ex_05_removing_cards_with_three_players() -> None:
    table = draft()
    table.answer(0, "take moses 1")
    table.answer(1, "take colossus 3", "take engineering_genius_a 4")
    table.answer(2, "take aristotle 5", "take library_of_alexandria 6")
    # Adam has begun round 2: only Homer is removed, the other cards move left, and age I begins after his refill.
    assert table.state.round == 2
    assert table.told("row-removed") == [("homer",)]
    assert table.names(table.state.row)[0] == "hammurabi"
    assert table.state.spaces == tuple(range(len(table.state.row)))
    assert table.state.age == 1


def test_ex_06_first_growth() -> None:
    table = scenario(number=2, seat0=own(food=2))
    assert table[0].yellow == 18
    table.answer(0, "grow")
    assert (table.civil(0), table.food(0), table[0].yellow, table[0].unused) == (3, 0, 17, 2)


def test_ex_07_first_building_from_2_resources() -> None:
    table = scenario(number=2, seat0=own(resources=2))
    assert {"build agriculture", "build bronze"} <= set(table.options("build"))
    assert table.refused(0, "build religion") == ("too-dear", "TTA-10.3")
    table.answer(0, "build bronze")
    assert (table.resources(0), table.workers(0, "bronze"), table[0].unused) == (0, 3, 0)


def test_ex_08_engineering_genius_on_the_colossus() -> None:
    table = scenario(
        number=2,
        row={6: "engineering_genius_i"},
        seat0=own(resources=2, hand="engineering_genius_a", wonder="colossus"),
    )
    table.answer(0, "play engineering_genius_a")
    assert (table.resources(0), table.civil(0), table[0].stages) == (1, 3, 1)
    table.answer(0, "take engineering_genius_i 6")
    assert table.civil(0) == 1
    assert table.refused(0, "play engineering_genius_i") == ("action-fresh", "TTA-9.5")


def test_ex_09_pyramids_in_three_stages() -> None:
    table = scenario(seat0=own(resources=6, wonder="pyramids"))
    table.answer(0, "stage 1", "stage 1")
    assert (table.resources(0), table[0].wonder_blue, table.civil(0)) == (1, 2, 2)
    before = table[0].blue
    table.answer(0, "stage 1")
    assert table[0].blue == before + 1 + 2  # one token paid, and the two on the card come back
    assert (table[0].white, table.civil(0)) == (5, 2)
    assert table.names(table[0].wonders) == ["pyramids"]


def test_ex_10_losing_hammurabi() -> None:
    table = scenario(seat0=own(leader="hammurabi", hand="joan_of_arc", food=6, resources=6))
    assert (table[0].white, table[0].red) == (5, 1)
    table.answer(0, "grow", "grow", "lead joan_of_arc")
    assert (table[0].white, table[0].red) == (4, 2)
    assert (table.civil(0), table.military(0)) == (2, 2)
    table.answer(0, "build warriors", "build warriors")
    assert table.military(0) == 0


# -- B. technologies and government ----------------------------------------------------------------------------------


def test_ex_11_revolution_under_hammurabi() -> None:
    table = scenario(level="simple", row={3: "monarchy"}, seat0=own(leader="hammurabi", science=3))
    table.answer(0, "take monarchy 3")
    assert table.refused(0, "revolt monarchy") == ("revolt-civil-spent", "TTA-11.2")
    later = scenario(level="simple", seat0=own(leader="hammurabi", hand="monarchy", science=3))
    later.answer(0, "revolt monarchy")
    assert later[0].science == 0
    assert (later[0].white, later.civil(0)) == (6, 0)
    assert (later[0].red, later.military(0)) == (2, 2)


def test_ex_12_breakthrough_and_revolution() -> None:
    table = scenario(seat0=own(science=3, hand="breakthrough_i monarchy"))
    table.answer(0, "play breakthrough_i")
    assert (table[0].science, table.civil(0)) == (2, 0)
    assert table.told("revolution") == [(0, "monarchy", 3)]
    poor = scenario(seat0=own(science=2, hand="breakthrough_i monarchy"))
    assert poor.refused(0, "play breakthrough_i") == ("action-impossible", "TTA-13.9")


@pytest.mark.parametrize(
    ("answers", "actions"),
    [
        (("upgrade bronze iron", "upgrade bronze iron", "build bronze"), 3),
        (("build iron", "upgrade bronze iron"), 2),
    ],
)
def test_ex_13_basias_iron_mines(answers: tuple[str, ...], actions: int) -> None:
    table = scenario(seat0=own(workers={"bronze": 4}, yellow=18, resources=8, hand="iron", science=5))
    table.answer(0, "develop iron")
    assert (table[0].science, table.civil(0)) == (0, 3)
    table.answer(0, *answers)
    assert (table.civil(0), table.resources(0), table[0].unused) == (3 - actions, 0, 0)
    assert (table.workers(0, "iron"), table.workers(0, "bronze")) == (2, 3)
    table.answer(0, "end")
    assert table.resources(0) == 7
    assert table.tokens(0, "iron") + table.tokens(0, "bronze") == 5


def test_ex_14_skipping_a_level() -> None:
    table = scenario(age=2, seat0=own(technologies="coal", resources=8))
    table.answer(0, "upgrade bronze coal")
    assert (table.civil(0), table.resources(0), table.workers(0, "coal")) == (3, 2, 1)


def test_ex_15_patriotism_and_heavy_infantry() -> None:
    table = scenario(seat0=own(technologies="swordsmen", hand="patriotism_i", resources=5, unused=2, yellow=16))
    table.answer(0, "play patriotism_i")
    assert (table.civil(0), table.military(0), table[0].pool) == (3, 3, 2)
    table.answer(0, "upgrade warriors swordsmen")
    assert (table.military(0), table[0].pool, table.resources(0)) == (2, 1, 5)
    table.answer(0, "build swordsmen")
    assert (table.military(0), table[0].pool, table.resources(0)) == (1, 0, 3)
    table.answer(0, "build swordsmen")
    assert (table.military(0), table.resources(0)) == (0, 0)


def test_ex_16_urban_limit_of_despotism() -> None:
    labs = {"philosophy": 1, "alchemy": 1, "religion": 2}
    table = scenario(seat0=own(workers=labs, technologies="alchemy drama", resources=12))
    for kind in ("philosophy", "alchemy", "religion"):
        assert table.refused(0, f"build {kind}") == ("urban-limit", "TTA-10.3")
    assert "upgrade philosophy alchemy" in table.options("upgrade")
    table.answer(0, "build drama")
    assert table.workers(0, "drama") == 1


def test_ex_17_masonry() -> None:
    table = scenario(age=2, seat0=own(technologies="masonry alchemy scientific_method"))
    philosophy, alchemy, method = (KINDS[name] for name in ("philosophy", "alchemy", "scientific_method"))
    assert build_price(table.state, 0, alchemy) == 5
    assert build_price(table.state, 0, philosophy) == 3
    assert upgrade_price(table.state, 0, philosophy, alchemy) == 2
    assert upgrade_price(table.state, 0, philosophy, method) == 4
    assert upgrade_price(table.state, 0, alchemy, method) == 2


def test_ex_18_produced_goods_on_an_empty_card() -> None:
    table = scenario(seat0=own(technologies="iron"))
    assert gain_resources(table[0], 2) == 2
    assert (table.tokens(0, "iron"), table.tokens(0, "bronze")) == (1, 0)


def test_ex_19_simple_game_full_scoring() -> None:
    workers = {
        "warriors": 1,
        "swordsmen": 2,
        "drama": 1,
        "religion": 3,
        "philosophy": 0,
        "alchemy": 2,
        "iron": 3,
        "bronze": 1,
        "irrigation": 1,
        "agriculture": 2,
    }
    table = scenario(
        level="simple",
        seat0=own(
            workers=workers,
            technologies="theocracy swordsmen cartography drama alchemy iron irrigation masonry",
            wonders="st_peters_basilica library_of_alexandria",
            wonder="great_wall",
            leader="leonardo_da_vinci",
        ),
    )
    assert (table[0].strength, table[0].culture_rating, table[0].happiness, table[0].science_rating) == (6, 9, 8, 6)
    assert (mine_output(table[0]), farm_output(table[0])) == (7, 4)
    lines = dict(simple_bonuses(table[0]))
    assert lines == {"technologies": 16, "strength": 12, "happiness": 16, "production": 11, "science": 6}
    assert sum(lines.values()) == 61


# -- C. events and colonies ------------------------------------------------------------------------------------------


def test_ex_20_number_of_event_cards() -> None:
    table = scenario(level="advanced", at="politics", seat0=own(military="crusades"))
    assert len(table.state.current) + len(table.state.future) == 5
    table.answer(0, "event crusades")
    while table.decision.prompt != "prompt-action":
        table.answer(table.decision.seat, table.options()[0])
    assert len(table.state.current) + len(table.state.future) == 5


def test_ex_21_culture_for_playing_an_event_late() -> None:
    table = scenario(age=2, at="politics", current="no_event", seat0=own(military="crusades"))
    table.answer(0, "event crusades")
    assert table.told("event-played")[0][2] == 1


def test_ex_22_ties_in_strength() -> None:
    units = [5, 7, 7, 5]
    table = scenario(seats=4, active=2, **{f"seat{n}": own(workers={"warriors": units[n]}) for n in range(4)})
    order = ranked(table.state, from_active(table.state), lambda civilization: civilization.strength)
    assert order == [2, 1, 3, 0]


def colonizing() -> Scenario:
    """Karol has won the auction of an inhabited territory with a bid of 4."""
    karol = own(
        technologies="cartography swordsmen",
        workers={"warriors": 1, "swordsmen": 1},
        military="defense_colonization_ii inhabited_territory_ii",
        yellow=15,
    )
    table = scenario(age=2, at="politics", current="inhabited_territory_i", seat0=karol)
    table.answer(0, "event inhabited_territory_ii", "bid 4")
    for seat in (1, 2):
        table.answer(seat, "pass")
    return table


def test_ex_23_karol_wins_an_inhabited_territory() -> None:
    table = colonizing()
    assert table.refused(0, "done")[0] == "colonize-no-unit"
    table.answer(0, "discard defense_colonization_ii")
    assert table.refused(0, "done")[0] == "colonize-no-unit"
    table.answer(0, "sacrifice warriors", "done")
    assert table.names(table[0].colonies) == ["inhabited_territory_i"]
    assert table.names(table.state.discards) == ["defense_colonization_ii"]
    # Warriors return, two tokens come from the box, one worker leaves the bank.
    assert (table[0].yellow, table[0].unused) == (15 + 1 + 2 - 1, 2)
    other = colonizing()
    other.answer(0, "sacrifice swordsmen", "done")
    assert other.names(other[0].military) == ["defense_colonization_ii"]


def test_ex_23_losing_the_colony_takes_two_tokens_and_no_people() -> None:
    table = scenario(age=2, seat0=own(colonies="inhabited_territory_i", yellow=10, workers={"warriors": 0}))
    people = table[0].unused + sum(table[0].workers)
    table.happen("independence_declaration")
    assert (table[0].yellow, table[0].colonies) == (8, ())
    assert table[0].unused + sum(table[0].workers) == people


def test_ex_24_nobody_bids() -> None:
    table = scenario(at="politics", current="wealthy_territory_i", seat0=own(military="crusades"))
    table.answer(0, "event crusades")
    for seat in range(3):
        table.answer(seat, "pass")
    assert "wealthy_territory_i" in table.names(table.state.past)


# -- D. aggressions and pacts ----------------------------------------------------------------------------------------


def spying() -> Scenario:
    """Adam with strength 14 plays Spy on Barbara with strength 10."""
    adam = own(technologies="riflemen swordsmen", workers={"riflemen": 4, "warriors": 2}, military="spy")
    barbara = own(
        technologies="knights swordsmen",
        workers={"warriors": 0, "knights": 2, "swordsmen": 3},
        military="defense_colonization_ii",
        science=3,
    )
    table = scenario(age=2, at="politics", seat0=adam, seat1=barbara)
    assert (table[0].strength, table[1].strength) == (14, 10)
    table.answer(0, "attack spy 1")
    assert table[0].red_spent == 1
    table.answer(0, "sacrifice riflemen", "done")
    return table


def test_ex_25_spy_with_a_sacrifice() -> None:
    table = spying()
    bank = table[0].yellow
    table.answer(1, "done")
    assert table.told("fought") == [(0, 1, 17, 10)]
    assert (table[1].science, table[0].science) == (0, 3)
    assert (table[0].yellow, table[0].strength) == (bank + 1, 11)


@pytest.mark.parametrize(
    ("answers", "defense", "succeeds"),
    [
        (("defend defense_colonization_ii",), 14, True),
        (("defend defense_colonization_ii", "sacrifice knights"), 16, True),
        (("defend defense_colonization_ii", "sacrifice knights", "sacrifice knights"), 18, False),
    ],
)
def test_ex_25_what_a_defense_would_have_needed(answers: tuple[str, ...], defense: int, succeeds: bool) -> None:
    table = spying()
    table.answer(1, *answers, "done")
    assert table.told("fought") == [(0, 1, 17, defense)]
    assert table[0].science == (3 if succeeds else 0)


def test_ex_26_equal_strength() -> None:
    both = {"workers": {"warriors": 12}}
    table = scenario(
        age=2, at="politics", seat0=own(military="spy", **both), seat1=own(science=5, workers={"warriors": 12})
    )
    table.answer(0, "attack spy 1", "done")
    table.answer(1, "done")
    assert table.told("fought") == [(0, 1, 12, 12)]
    assert (table[1].science, table[0].red_spent, table[0].military) == (5, 1, ())
    assert table.decision.prompt == "prompt-action"


def offering() -> Scenario:
    """Adam has a pact with Barbara and offers another one to Karol."""
    adam = own(pact="open_borders_agreement", partner=1, military="trade_routes_agreement")
    table = scenario(at="politics", seat0=adam)
    table.answer(0, "offer trade_routes_agreement 2 a")
    return table


def test_ex_27_refused_pact() -> None:
    table = offering()
    table.answer(2, "refuse")
    assert table.names(table[0].military) == ["trade_routes_agreement"]
    assert table.names(table[0].pact) == ["open_borders_agreement"]
    assert table.decision.prompt == "prompt-action"
    other = offering()
    other.answer(2, "accept")
    assert other.names(other[0].pact) == ["trade_routes_agreement"]
    assert other.names(other.state.discards) == ["open_borders_agreement"]


# -- E. happiness and corruption -------------------------------------------------------------------------------------


def test_ex_28_karols_restless_workers() -> None:
    workers = {"religion": 1, "warriors": 1}
    table = scenario(
        seat0=own(workers=workers, yellow=11, unused=1, food=4, hand="bread_and_circuses", science=3, resources=4)
    )
    assert (table[0].happiness, discontent(table[0])) == (1, 1)
    table.answer(0, "grow")
    assert (table[0].yellow, discontent(table[0]), table[0].unused) == (10, 2, 2)
    assert not is_uprising(table.state, 0)
    table.happen("development_of_warfare")
    table.answer(0, "build warriors")
    assert (discontent(table[0]), table[0].unused) == (2, 1)
    assert is_uprising(table.state, 0)
    later = scenario(
        seat0=own(
            workers={"religion": 1, "warriors": 2},
            yellow=10,
            unused=1,
            resources=4,
            science=3,
            hand="bread_and_circuses",
        )
    )
    later.answer(0, "develop bread_and_circuses", "build bread_and_circuses")
    assert (later[0].happiness, discontent(later[0])) == (3, 0)
    assert not is_uprising(later.state, 0)


def test_ex_29_uprising() -> None:
    table = scenario(
        at="production",
        active=0,
        seat0=own(yellow=8, unused=1, workers={"religion": 2, "philosophy": 5}, food=1, resources=1),
    )
    assert table.told("uprising") == [(0,)]
    assert (table[0].science, table[0].culture, table.food(0), table.resources(0)) == (0, 0, 1, 1)
    assert table[0].military == ()


@pytest.mark.parametrize(("bank", "due"), [(9, 0), (8, 2), (5, 2), (4, 4), (1, 4), (0, 6)])
def test_ex_30_corruption_steps(bank: int, due: int) -> None:
    assert CORRUPTION[bank] == due
    table = scenario(seat0=own(blue=bank, resources=10))
    corrupt(table.state, 0)
    assert table.resources(0) == 10 - due


def test_ex_31_famine() -> None:
    table = scenario(seat0=own(yellow=8, unused=3, workers={"agriculture": 1, "religion": 2, "bronze": 0}, culture=10))
    table.produce(0)
    assert table.food(0) == 0
    assert table.told("famine") == [(0, 8)]
    assert table[0].culture == 10 + 2 - 8


# -- F. armies -------------------------------------------------------------------------------------------------------


def test_ex_32_medieval_army() -> None:
    units = {"warriors": 2, "swordsmen": 1, "knights": 2}
    table = scenario(seat0=own(technologies="swordsmen knights", workers=units, tactic="medieval_army"))
    assert table[0].strength == 12


def test_ex_33_obsolete_unit() -> None:
    units = {"swordsmen": 3, "warriors": 1, "cannon": 2}
    table = scenario(age=2, seat0=own(technologies="swordsmen cannon", workers=units, tactic="defensive_army"))
    assert table[0].strength == 22


def test_ex_34_alexander_and_sacrifices() -> None:
    table = scenario(age=1, seat0=own(leader="alexander_the_great"))
    assert table[0].strength == 2
    assert table[0].strength + sacrifice_value(table[0], units_of(table[0])) == 3


# -- G. end of ages and of the game ----------------------------------------------------------------------------------


def test_ex_35_end_of_age_i_in_the_advanced_game() -> None:
    player = own(leader="moses", wonder="pyramids", stages=1, hand="patriotism_a", wonders="colossus")
    table = scenario(level="advanced", seat0=player)
    blue, yellow = table[0].blue, table[0].yellow
    end_age(table.state)
    assert (table[0].leader, table[0].wonder, table[0].hand) == ((), (), ())
    assert table[0].blue == blue + 1
    assert table.names(table[0].wonders) == ["colossus"]
    assert table[0].yellow == yellow
    assert table.state.age == 2


def test_ex_36_two_yellow_tokens_in_the_full_game() -> None:
    table = scenario(age=2, seat0=own(yellow=1, workers={"bronze": 6}))
    people = sum(table[0].workers)
    end_age(table.state)
    assert (table[0].yellow, sum(table[0].workers)) == (0, people)
    assert table[1].yellow == 16


@pytest.mark.parametrize(("active", "last"), [(0, 9), (1, 10), (3, 10)])
def test_ex_37_age_iii_ends(active: int, last: int) -> None:
    table = scenario(seats=4, age=3, number=9, active=active)
    end_age(table.state)
    assert (table.state.last, table.state.age) == (last, 4)


def test_ex_37_everybody_has_one_turn_in_the_last_round() -> None:
    table = scenario(seats=4, age=4, number=9, last=9, at="turn")
    seats = []
    while not table.table.over:
        seat = table.decision.seat
        if table.decision.prompt == "prompt-action":
            seats.append(seat)
            table.answer(seat, "end")
        else:
            table.answer(seat, "skip")
    assert seats == [0, 1, 2, 3]


def test_ex_38_last_round_fights() -> None:
    table = scenario(
        age=4,
        number=9,
        last=9,
        at="politics",
        seat0=own(workers={"warriors": 30}, military="armed_intervention"),
        seat1=own(workers={"warriors": 25}, military="defense_colonization_iii", culture=20),
    )
    table.answer(0, "attack armed_intervention 1")
    assert table.decision.seat == 1
    assert table.options() == ["defend defense_colonization_iii", "done"]
    assert table.refused(1, "sacrifice warriors") == ("sacrifice-last-round", "TTA-26.4")
    table.answer(1, "defend defense_colonization_iii", "done")
    assert table.told("fought") == [(0, 1, 30, 31)]
    assert table[1].culture == 20


# -- H. particular cards ---------------------------------------------------------------------------------------------


def test_ex_39_robespierre() -> None:
    player = own(
        technologies="constitutional_monarchy",
        leader="maximilien_robespierre",
        hand="democracy",
        science=20,
        resources=9,
    )
    table = scenario(age=3, seat0=player)
    assert (table[0].white, table[0].red) == (6, 5)
    table.answer(0, "build bronze", "destroy bronze", "build agriculture")
    assert table[0].white_spent == 3
    table.answer(0, "revolt democracy")
    assert (table[0].red, table[0].red_spent) == (4, 4)
    assert (table[0].white, table[0].white_spent) == (7, 3)
    player = own(technologies="constitutional_monarchy", leader="maximilien_robespierre", hand="democracy", science=20)
    other = scenario(age=3, seat0=player)
    other.answer(0, "disband warriors")
    assert other.refused(0, "revolt democracy") == ("revolt-military-spent", "TTA-29.2")


def test_ex_40_bill_gates() -> None:
    workers = {"computers": 2, "alchemy": 1, "philosophy": 0, "bronze": 0}
    table = scenario(age=3, seat0=own(technologies="computers alchemy", workers=workers, leader="bill_gates"))
    table.produce(0)
    assert (table.tokens(0, "computers"), table.tokens(0, "alchemy"), table.resources(0)) == (2, 1, 7)
    assert impact(table.state, KINDS["impact_of_industry"], [0]) == {0: 7}


def test_ex_41_transcontinental_railroad() -> None:
    workers = {"coal": 2, "bronze": 1}
    table = scenario(age=3, seat0=own(technologies="oil coal", workers=workers, wonders="transcontinental_railroad"))
    table.produce(0)
    assert (table.tokens(0, "coal"), table.tokens(0, "bronze"), table.resources(0)) == (3, 1, 10)


def test_ex_42_hollywood() -> None:
    workers = {"movies": 2, "opera": 1, "journalism": 2}
    table = scenario(age=3, seat0=own(technologies="movies opera journalism printing_press", workers=workers))
    assert completion_score(table[0], KINDS["hollywood"]) == 24


def test_ex_43_columbus() -> None:
    player = own(leader="christopher_columbus", military="wealthy_territory_i wealthy_territory_ii")
    table = scenario(age=1, at="politics", seat0=player)
    blue, events = table[0].blue, table.state.current
    table.answer(0, "explore wealthy_territory_i")
    assert table.names(table[0].colonies) == ["wealthy_territory_i"]
    assert table.resources(0) == 5
    assert table[0].blue == blue + 2 - 5
    assert table.state.current == events
    again = scenario(
        at="politics", seat0=own(leader="christopher_columbus", explored=1, military="wealthy_territory_i")
    )
    assert again.refused(0, "explore wealthy_territory_i") == ("explored-already", "TTA-29.1")
    assert find(again[0].military, KINDS["wealthy_territory_i"]) >= 0
