"""Technologies, governments and tactics do what their cards say. (TTA-10.8, TTA-11, TTA-22)"""

from __future__ import annotations

import msgspec
import pytest

from epoka.games.through_the_ages.card import GOVERNMENT, SPECIAL, TACTIC, WORKED
from epoka.games.through_the_ages.rules.armies import army_bonus
from epoka.games.through_the_ages.rules.building import build_price
from epoka.games.through_the_ages.rules.ratings import colonization_bonus
from epoka.games.through_the_ages.tables import CARD_NAME, FIRST_UNIT, KINDS, UNITS
from tests.games.through_the_ages.printed import PRINTED
from tests.games.through_the_ages.scenario import own, scenario

WORKED_NAMES = [name for name, card in PRINTED.items() if card.category in WORKED]
GOVERNMENTS = [name for name, card in PRINTED.items() if card.category == GOVERNMENT and name != "despotism"]
SPECIALS = [name for name, card in PRINTED.items() if card.category == SPECIAL]
TACTICS = [name for name, card in PRINTED.items() if card.category == TACTIC]


@pytest.mark.parametrize("name", WORKED_NAMES)
def test_a_worker_gives_what_the_technology_prints(name: str) -> None:
    card = PRINTED[name]
    known = name if name in CARD_NAME else ""
    bare, staffed = (
        scenario(age=3, seat0=own(technologies=known, workers={name: count}, resources=12, yellow=18))
        for count in (3, 4)
    )
    for field, key in (("culture_rating", "culture"), ("science_rating", "science"), ("strength", "strength")):
        assert getattr(staffed[0], field) - getattr(bare[0], field) == getattr(card.gives, key)
    faces = scenario(age=3, seat0=own(technologies=known, workers={name: 1}))
    assert faces[0].happiness == card.gives.happiness
    assert build_price(bare.state, 0, KINDS[name]) == card.cost.resources


@pytest.mark.parametrize("name", [name for name in WORKED_NAMES if name in CARD_NAME])
def test_a_technology_is_played_for_its_science_and_only_allows_building(name: str) -> None:
    cost = PRINTED[name].cost.science
    table = scenario(age=3, seat0=own(hand=name, science=cost, resources=12))
    assert table.refused(0, f"build {name}") == ("no-technology", "TTA-4.4")
    table.answer(0, f"develop {name}")
    assert (table[0].science, table.civil(0), table.workers(0, name)) == (0, 3, 0)
    table.answer(0, f"build {name}")
    assert table.resources(0) == 12 - PRINTED[name].cost.resources
    poor = scenario(age=3, seat0=own(hand=name, science=cost - 1))
    assert poor.refused(0, f"develop {name}") == ("no-science", "TTA-10.8")


@pytest.mark.parametrize("name", GOVERNMENTS)
def test_a_government_by_revolution_and_by_peaceful_change(name: str) -> None:
    card = PRINTED[name]
    for word, key in (("revolt", "science_revolution"), ("reform", "science_peaceful")):
        table = scenario(age=3, seat0=own(hand=name, science=40))
        table.answer(0, f"{word} {name}")
        assert table[0].science == 40 - getattr(card.cost, key)
        assert (table[0].white, table[0].red) == (card.gives.civil_actions, card.gives.military_actions)
        assert table[0].white_spent == (table[0].white if word == "revolt" else 1)
        assert table[0].limit == card.gives.urban_limit
        assert table[0].culture_rating == card.gives.culture
        assert table[0].strength == 1 + card.gives.strength
        assert table[0].happiness == max(0, card.gives.happiness)


def test_no_revolution_follows_a_wonder_taken_for_nothing() -> None:  # TTA-11.2
    table = scenario(row={1: "taj_mahal"}, seat0=own(leader="michelangelo", hand="monarchy", science=9))
    assert "revolt monarchy" in table.options()
    table.answer(0, "take taj_mahal 1")
    assert table.civil(0) == table[0].white
    assert table.refused(0, "revolt monarchy") == ("revolt-civil-spent", "TTA-11.2")
    assert "reform monarchy" in table.options()


def test_no_wonder_is_taken_for_nothing_after_a_revolution() -> None:  # TTA-11.2
    for hand, answers in (
        ("monarchy", ["revolt monarchy"]),
        ("monarchy breakthrough_i", ["play breakthrough_i", "revolt monarchy"]),
    ):
        table = scenario(row={1: "taj_mahal", 2: "iron"}, seat0=own(leader="michelangelo", hand=hand, science=9))
        table.answer(0, *answers)
        assert table.refused(0, "take taj_mahal 1") == ("revolt-none-follow", "TTA-11.2")
        assert table.refused(0, "take iron 2") == ("revolt-none-follow", "TTA-11.2")


def test_an_action_that_newton_gives_back_may_be_spent_after_a_revolution() -> None:  # TTA-29.3
    player = own(leader="isaac_newton", hand="monarchy", science=9)
    table = scenario(age=2, row={1: "taj_mahal"}, seat0=player)
    table.answer(0, "revolt monarchy")
    assert "take taj_mahal 1" in table.options()
    table.answer(0, "take taj_mahal 1")
    assert table.civil(0) == 0


def test_under_robespierre_civil_actions_follow_a_revolution() -> None:  # TTA-29.2
    player = own(leader="maximilien_robespierre", hand="monarchy", science=9)
    table = scenario(age=3, row={1: "taj_mahal"}, seat0=player)
    table.answer(0, "revolt monarchy", "take taj_mahal 1")
    assert table.names(table[0].wonder) == ["taj_mahal"]


def test_spent_military_actions_stay_spent_in_a_change_of_government() -> None:
    table = scenario(age=2, seat0=own(technologies="constitutional_monarchy", hand="republic", science=4))
    for _ in range(4):
        table.state.civilizations[0].red_spent += 1
    table.answer(0, "revolt republic")
    assert (table[0].red, table[0].red_spent) == (2, 2)
    assert "constitutional_monarchy" in table.names(table.state.box)


def test_buildings_above_a_lower_limit_stay_but_none_is_added() -> None:
    player = own(technologies="democracy", workers={"philosophy": 4}, hand="republic", science=14, resources=9)
    table = scenario(age=3, seat0=player)
    table.answer(0, "reform republic")
    assert table.workers(0, "philosophy") == 4
    assert table.refused(0, "build philosophy") == ("urban-limit", "TTA-10.3")


def test_a_government_is_not_simply_developed() -> None:
    table = scenario(seat0=own(hand="monarchy", science=20))
    assert table.refused(0, "develop monarchy") == ("is-government", "TTA-11.1")
    assert table.refused(0, "revolt theocracy") == ("not-in-hand", "TTA-11.1")
    assert table.refused(0, "reform theocracy") == ("not-in-hand", "TTA-11.1")
    assert table.refused(0, "develop theology") == ("not-in-hand", "TTA-10.8")
    assert table.refused(0, "lead moses") == ("not-in-hand", "TTA-10.7")
    poor = scenario(seat0=own(hand="monarchy"))
    assert poor.refused(0, "revolt monarchy") == ("no-science", "TTA-11.2")
    assert poor.refused(0, "reform monarchy") == ("no-science", "TTA-11.3")


@pytest.mark.parametrize("name", SPECIALS)
def test_a_special_technology_works_at_once(name: str) -> None:
    card = PRINTED[name]
    table = scenario(age=3, seat0=own(hand=name, science=card.cost.science))
    before = table[0].white, table[0].red, table[0].strength, table[0].blue
    table.answer(0, f"develop {name}")
    after = table[0].white, table[0].red, table[0].strength, table[0].blue
    added = [getattr(card.gives, key) for key in ("civil_actions", "military_actions", "strength", "blue_tokens")]
    assert [new - old for new, old in zip(after, before, strict=True)] == added
    assert colonization_bonus(table[0]) == card.gives.colonization_bonus


@pytest.mark.parametrize(
    ("old", "new", "white", "blue"),
    [("code_of_laws", "justice_system", 5, 21), ("justice_system", "civil_service", 6, 18)],
)
def test_a_special_technology_replaces_the_lower_one_of_its_type(old: str, new: str, white: int, blue: int) -> None:
    table = scenario(age=3, seat0=own(technologies=f"{old} masonry", hand=new, science=10))
    table.answer(0, f"develop {new}")
    assert (table[0].white, table[0].blue) == (white, blue)
    assert table.names(table[0].technologies) == ["masonry", new]
    assert old in table.names(table.state.box)


def test_a_special_technology_is_not_replaced_by_a_lower_one() -> None:
    table = scenario(age=3, seat0=own(technologies="justice_system", hand="code_of_laws", science=10))
    assert table.refused(0, "develop code_of_laws") == ("special-not-better", "TTA-10.8")


def test_a_special_technology_that_has_left_can_be_taken_again() -> None:
    table = scenario(age=3, row={1: "code_of_laws", 2: "justice_system"}, seat0=own(technologies="justice_system"))
    assert "take code_of_laws 1" in table.options()
    assert table.refused(0, "take justice_system 2") == ("take-same", "TTA-9.2")


@pytest.mark.parametrize(
    ("name", "level", "price"),
    [("masonry", 1, 5), ("masonry", 2, 7), ("architecture", 2, 6), ("architecture", 3, 8), ("engineering", 3, 7)],
)
def test_construction_technologies_make_buildings_cheaper(name: str, level: int, price: int) -> None:
    lab = ("philosophy", "alchemy", "scientific_method", "computers")[level]
    table = scenario(age=3, seat0=own(technologies=f"{name} {lab}"))
    assert build_price(table.state, 0, KINDS[lab]) == price


# -- tactics (TTA-22) ------------------------------------------------------------------------------------------------


def units(**counts: int) -> tuple[int, ...]:
    """Units by technology."""
    return tuple([counts.get(name, 0) for name in UNIT_NAMES])


UNIT_NAMES = [next(name for name, kind in KINDS.items() if kind == unit) for unit in UNITS]


@pytest.mark.parametrize("name", TACTICS)
def test_a_tactics_card_gives_its_bonus_for_each_army_of_modern_units(name: str) -> None:
    card = PRINTED[name]
    modern = {"infantry": "modern_infantry", "cavalry": "tanks", "artillery": "rockets"}
    formation = msgspec.to_builtins(card.formation)
    army = units(**{modern[kind]: count * 2 for kind, count in formation.items()})
    assert army_bonus(KINDS[name], army) == (2 * card.gives.army_bonus, card.gives.army_bonus)
    assert army_bonus(KINDS[name], units()) == (0, 0)


@pytest.mark.parametrize("name", [name for name in TACTICS if PRINTED[name].formation.infantry])
def test_an_army_with_an_old_unit_gives_the_lower_bonus(name: str) -> None:
    card = PRINTED[name]
    modern = {"infantry": "warriors", "cavalry": "tanks", "artillery": "rockets"}
    army = units(**{modern[kind]: count for kind, count in msgspec.to_builtins(card.formation).items()})
    lower = card.gives.army_bonus_obsolete or card.gives.army_bonus
    assert army_bonus(KINDS[name], army) == (lower, lower)


def test_karols_trenches_with_air_force() -> None:
    """The rulebook's example of air force: 24 by units, 18 and 5 by armies."""
    forces = {"swordsmen": 1, "modern_infantry": 0, "riflemen": 0, "rockets": 2, "cannon": 2, "air_forces": 1}
    first = units(**forces | {"modern_infantry": 1, "swordsmen": 0, "cannon": 0})
    assert army_bonus(KINDS["entrenchments"], first)[0] == 18
    mixed = units(**forces | {"modern_infantry": 1})
    assert army_bonus(KINDS["entrenchments"], mixed)[0] == 18 + 5
    two = units(**forces | {"modern_infantry": 1, "air_forces": 2})
    assert army_bonus(KINDS["entrenchments"], two)[0] == 18 + 10
    three = units(**forces | {"modern_infantry": 1, "air_forces": 3})
    assert army_bonus(KINDS["entrenchments"], three)[0] == 18 + 10


def test_strength_stops_at_sixty() -> None:
    table = scenario(age=3, seat0=own(technologies="tanks", workers={"tanks": 13}))
    assert table[0].strength == 60


def test_a_new_tactics_card_replaces_the_old_one_for_a_military_action() -> None:
    table = scenario(seat0=own(workers={"warriors": 3}, tactic="fighting_band", military="legion", yellow=18))
    assert table[0].strength == 3 + 1
    table.answer(0, "adopt legion")
    assert (table[0].strength, table.military(0)) == (3 + 2, 1)
    assert table.names(table.state.discards) == ["fighting_band"]
    assert table.refused(0, "adopt phalanx") == ("not-in-hand", "TTA-12.4")


def test_the_units_follow_each_other_in_the_tables() -> None:
    assert UNIT_NAMES[0] == "warriors"
    assert KINDS["warriors"] == FIRST_UNIT
