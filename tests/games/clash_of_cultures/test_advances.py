"""Gaining, buying and losing advances. (COC-6, COC-7.1, COC-13.20)"""

from __future__ import annotations

from typing import Any

import pytest

from epoka.games.clash_of_cultures.components import ADVANCES
from epoka.games.clash_of_cultures.rules.advances import (
    FreeAdvance,
    GainAdvance,
    lose_advance,
    open_advances,
    why_not_gain,
)
from epoka.games.clash_of_cultures.rules.notes import keep
from epoka.games.clash_of_cultures.rules.stock import gain
from epoka.games.clash_of_cultures.tables import ADVANCE, CATEGORY_BITS, GOVERNMENTS, NUMBER
from tests.games.clash_of_cultures.scenario import Scenario, scenario

NEEDS = {
    "voting": "writing philosophy",
    "nationalism": "tactics draft",
    "dogma": "myths state_religion",
}


def needed(name: str) -> str:
    """What must be owned before an advance can be bought."""
    row = ADVANCES[ADVANCE.index(name)]
    words = [word for need in row.requires for word in (*NEEDS.get(need, "").split(), need)]
    top = next(other.id for other in ADVANCES if other.category == row.category)
    found = [*NEEDS.get(top, "").split(), *words]
    return " ".join(dict.fromkeys([word for word in found if word not in ("farming", "mining")]))


def buys(name: str, **given: Any) -> Scenario:
    """A player of the base game who can just buy an advance."""
    return scenario(seat0={"advances": needed(name), "food": 2, "cubes": 3, **given})


@pytest.mark.parametrize("name", [row.id for row in ADVANCES if not row.starting])
def test_every_advance_is_bought_and_brings_its_token(name: str) -> None:
    """2 food, a cube of the track, the token that is printed. (COC-6.2, COC-7.1.1)"""
    table = buys(name)
    token = ADVANCES[ADVANCE.index(name)].bonus_token
    table.answer(0, f"advance {name}")
    assert name in table.advances(0)
    assert table[0].cubes == 2
    assert table.stock(0, "food", "wood", "ore", "gold") == (0, 0, 0, 0)
    assert table.stock(0, "mood", "culture") == (int(token == "mood"), int(token == "culture"))
    assert table[0].actions_left == 2
    assert table.refused(0, f"advance {name}") == ("advance-owned", "COC-6.4")


@pytest.mark.parametrize(
    "name", [row.id for row in ADVANCES if row.requires and row.requires[0] not in "farming mining"]
)
def test_advances_need_those_before_them(name: str) -> None:
    """The top of a category comes first; governments need more. (COC-6.1)"""
    table = scenario(seat0={"food": 2})
    assert table.refused(0, f"advance {name}") == ("advance-needs", "COC-6.1")


def test_ex_03_bonus_token() -> None:
    """Myths for 2 food: 1 mood, and a cube leaves the track. (EX-03, COC-6.2)"""
    table = scenario(seat0={"food": 2})
    table.answer(0, "advance myths")
    assert table.stock(0, "food", "mood") == (0, 1)
    assert table[0].cubes == 2


def test_ex_05_government_requirement() -> None:
    """Voting needs Philosophy and no other government. (EX-05, COC-6.1)"""
    table = scenario(seat0={"food": 2, "advances": "writing"})
    assert table.refused(0, "advance voting") == ("advance-needs", "COC-6.1")
    table = scenario(seat0={"food": 2, "advances": "writing philosophy"})
    table.answer(0, "advance voting")
    assert "voting" in table.advances(0)
    table = scenario(seat0={"food": 2, "advances": "writing philosophy tactics draft nationalism"})
    assert table.refused(0, "advance voting") == ("other-government", "COC-6.1")
    assert "advance absolute_power" in table.options("advance")


def test_ex_06_food_limit() -> None:
    """Food is limited to 2 without Storage, to 7 with it. (EX-06, COC-5.1)"""
    table = scenario(seat0={"food": 2})
    gain(table.state, 0, 0, 3)
    assert table.stock(0, "food") == (2,)
    table = scenario(seat0={"food": 2, "advances": "storage"})
    gain(table.state, 0, 0, 3)
    assert table.stock(0, "food") == (5,)


def test_ex_07_paying_an_advance() -> None:
    """Ideas and gold replace food. (EX-07, COC-7.1.1)"""
    table = scenario(seat0={"ideas": 1, "gold": 1})
    table.answer(0, "advance storage")
    assert table.stock(0) == (0, 0, 0, 0, 0, 1, 0)


def test_an_advance_must_be_payable() -> None:
    table = scenario(seat0={"food": 1, "wood": 5})
    assert table.refused(0, "advance storage") == ("cannot-pay", "COC-7.1.1")
    assert table.options("advance") == []


def test_ex_84_civilization_advance() -> None:
    """Tactics brings Captives; its cube comes from the supply, so no event happens. (EX-84, COC-13.20)"""
    table = scenario(options={"civilizations": "on"}, seat0={"civilization": "aztecs", "food": 2, "cubes": 2})
    table.answer(0, "advance tactics")
    assert {"tactics", "aztecs_captives"} <= set(table.advances(0))
    assert table[0].cubes == 1
    assert NUMBER["aztecs_captives"] in table[0].abilities


def test_the_last_cube_brings_an_event_and_the_track_is_refilled() -> None:
    """With the last cube an event is drawn; then three cubes lie there again. (COC-6.2)"""
    table = scenario(seat0={"food": 2, "cubes": 1}, events="event_10_good_year_you", terrain={})
    deck = len(table.state.events)
    table.answer(0, "advance irrigation")
    assert table[0].cubes == 3
    assert len(table.state.events) == deck - 1


def test_a_cube_from_supply_brings_no_event() -> None:
    """(COC-6.3)"""
    table = scenario(seat0={"cubes": 1}, start=False)
    deck = len(table.state.events)
    table.carry_out(GainAdvance(0, NUMBER["myths"], 0))
    assert table[0].cubes == 1
    assert len(table.state.events) == deck


def test_cubes_of_anarchy_come_first_for_a_government() -> None:
    """(COC-10.1, event 44)"""
    table = scenario(seat0={"advances": "writing philosophy", "cubes": 1}, start=False)
    keep(table[0], "anarchy", 2)
    table.carry_out(GainAdvance(0, NUMBER["voting"]))
    assert (table[0].cubes, dict(table[0].kept)["anarchy"]) == (1, 1)


# -- what advances do when they are gained -----------------------------------------------------------------------------


def test_writing_draws_an_action_and_an_objective() -> None:
    """(COC-6.6)"""
    table = buys("writing")
    hand, plans = len(table[0].hand), len(table[0].plans)
    table.answer(0, "advance writing")
    assert (len(table[0].hand), len(table[0].plans)) == (hand + 1, plans + 1)


@pytest.mark.parametrize("name", ["engineering", "monuments"])
def test_engineering_and_monuments_draw_a_wonder(name: str) -> None:
    """(COC-12.3)"""
    table = buys(name)
    table.answer(0, f"advance {name}")
    assert len(table[0].designs) == 1


def test_philosophy_gives_an_idea_at_once_and_for_each_science() -> None:
    """1 idea when gained, 1 for every Science advance afterwards, none for earlier ones. (COC-6.6)"""
    table = scenario(seat0={"advances": "writing math", "food": 2})
    table.answer(0, "advance philosophy")
    assert table.stock(0, "ideas") == (1,)
    table = scenario(seat0={"advances": "writing philosophy", "food": 2})
    table.answer(0, "advance math")
    assert table.stock(0, "ideas") == (1,)
    table = scenario(seat0={"advances": "writing philosophy", "food": 2})
    table.answer(0, "advance myths")
    assert table.stock(0, "ideas") == (0,)


def test_dogma_limits_ideas_at_once() -> None:
    """(COC-5.1, COC-6.6)"""
    table = scenario(seat0={"advances": "myths state_religion", "food": 2, "ideas": 5})
    table.answer(0, "advance dogma", "rest")
    assert table.stock(0, "ideas") == (2,)


# -- prices (COC-7.1.2) ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("known", "name"),
    [("math", "engineering"), ("math", "roads"), ("math astronomy", "navigation"), ("math astronomy", "cartography")],
)
def test_mathematics_and_astronomy_make_advances_free(known: str, name: str) -> None:
    """They cost an action and nothing else. (COC-6.6, COC-7.1.2)"""
    table = scenario(seat0={"advances": f"fishing {known}"})
    assert f"advance {name}" in table.options("advance")
    table.answer(0, f"advance {name}")
    assert (name in table.advances(0), table[0].actions_left) == (True, 2)
    poor = scenario(seat0={"advances": "fishing"})
    assert poor.refused(0, f"advance {name}") == ("cannot-pay", "COC-7.1.1")


def test_priesthood_frees_one_science_advance_per_turn() -> None:
    """(COC-6.6)"""
    table = scenario(seat0={"advances": "myths priesthood"})
    assert table.options("advance") == ["advance math"]
    table.answer(0, "advance math")
    assert table.refused(0, "advance medicine") == ("cannot-pay", "COC-7.1.1")


def test_priesthood_can_be_saved_for_later() -> None:
    """Who can pay as well chooses. (COC-6.6)"""
    table = scenario(seat0={"advances": "myths priesthood", "food": 2})
    table.answer(0, "advance math")
    assert table.options() == ["discount priesthood 0 0 0 0 0 0 0", "printed 2 0 0 0 0 0 0"]
    table.answer(0, "printed 2 0 0 0 0 0 0", "advance medicine")
    assert table.stock(0, "food") == (0,)
    assert {"math", "medicine"} <= set(table.advances(0))


@pytest.mark.parametrize("paid", ["ideas", "gold"])
def test_free_education_sells_a_mood_for_an_idea(paid: str) -> None:
    """After paying with an idea or gold 1 more idea, or gold, may be paid for 1 mood. (COC-6.6, COC-6.5)"""
    table = scenario(seat0={"advances": "writing free_education", "food": 1, paid: 2})
    table.answer(0, "advance fishing")
    table.answer(0, f"spend {paid}", "rest")
    assert table.decision.prompt == "prompt-free-education"
    table.answer(0, "yes")
    assert table.stock(0, "food", paid, "mood") == (0, 0, 2)


def test_free_education_needs_an_idea_in_the_price_and_one_more() -> None:
    table = scenario(seat0={"advances": "writing free_education", "food": 2, "wood": 1})
    table.answer(0, "advance fishing")
    assert table.stock(0, "mood") == (1,)
    table = scenario(seat0={"advances": "writing free_education", "ideas": 2})
    table.answer(0, "advance fishing")
    assert (table.decision.prompt, table.stock(0, "mood")) == ("prompt-deed", (1,))


def test_free_education_is_not_for_its_own_purchase() -> None:
    table = scenario(seat0={"advances": "writing", "ideas": 3})
    table.answer(0, "advance free_education")
    assert table.decision.prompt == "prompt-deed"


# -- free advances -----------------------------------------------------------------------------------------------------


def test_a_free_advance_of_some() -> None:
    """Cards give one advance of some categories; the cube is from supply. (COC-6.3)"""
    table = scenario(seat0={"advances": "writing", "cubes": 1}, start=False)
    education = CATEGORY_BITS[3]
    table.carry_out(FreeAdvance(0, 0, education))
    assert table.options() == ["learn public_education", "learn free_education", "learn philosophy"]
    assert table.refused(0, "learn writing") == ("advance-owned", "COC-6.4")
    assert table.refused(0, "learn voting") == ("advance-needs", "COC-6.1")
    assert table.refused(0, "learn math") == ("advance-not-offered", "COC-6.1")
    table.answer(0, "learn philosophy")
    assert (table.stock(0, "ideas", "mood"), table[0].cubes) == ((1, 1), 1)


def test_nothing_to_learn() -> None:
    table = scenario(start=False)
    table.carry_out(FreeAdvance(0, 0, 1 << NUMBER["voting"]))
    assert table.table.over


def test_one_of_each_government_category_only() -> None:
    """Every advance that is open can be gained, and no other. (COC-6.1)"""
    table = scenario(seat0={"advances": "writing philosophy tactics draft voting"})
    owned = table[0].advances
    for advance in range(len(ADVANCE)):
        assert (why_not_gain(table.state, 0, advance) is None) == (advance in open_advances(owned))
    assert not any(CATEGORY_BITS[GOVERNMENTS[1]] >> advance & 1 for advance in open_advances(owned))


# -- losing them (COC-13.20) -------------------------------------------------------------------------------------------


def test_losing_an_advance_loses_what_hangs_on_it() -> None:
    """A civilization advance goes when nothing fulfils its link. (COC-13.20)"""
    table = scenario(
        options={"civilizations": "on"},
        seat0={
            "civilization": "babylon",
            "advances": "myths state_religion dogma babylon_ziggurats",
            "ideas": 5,
        },
    )
    lose_advance(table.state, 0, NUMBER["dogma"])
    assert table.advances(0) == ["myths", "state_religion"]
    assert table[0].abilities == ()


def test_any_government_keeps_its_advance_while_one_is_left() -> None:
    table = scenario(
        options={"civilizations": "on"},
        seat0={
            "civilization": "aztecs",
            "advances": "writing philosophy voting civil_liberties aztecs_imperial_tribute",
        },
    )
    lose_advance(table.state, 0, NUMBER["civil_liberties"])
    assert "aztecs_imperial_tribute" in table.advances(0)
    lose_advance(table.state, 0, NUMBER["voting"])
    assert "aztecs_imperial_tribute" not in table.advances(0)


def test_losing_storage_loses_food() -> None:
    """(COC-5.1)"""
    table = scenario(seat0={"advances": "storage", "food": 6})
    lose_advance(table.state, 0, NUMBER["storage"])
    assert table.stock(0, "food") == (2,)


def test_what_an_advance_brings_cannot_help_to_pay_for_it() -> None:
    """COC-6.7: Philosophy gives an idea, which could be a part of its own price."""
    for food in (1, 2):
        table = scenario(seat0={"food": food, "advances": "writing"})
        assert ("advance philosophy" in table.options()) is (food == 2)
