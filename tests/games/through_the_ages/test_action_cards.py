"""Every action card does what it says. (TTA-13)"""

from __future__ import annotations

import re

import pytest

from epoka.games.through_the_ages.card import ACTION
from tests.games.through_the_ages.printed import PRINTED
from tests.games.through_the_ages.scenario import own, scenario

AGES = {"a": 0, "i": 1, "ii": 2, "iii": 3}
ACTIONS = [name for name, card in PRINTED.items() if card.category == ACTION]


def of(stem: str) -> list[str]:
    """The cards of one name, of every age they exist in."""
    return [name for name in ACTIONS if name.rsplit("_", 1)[0] == stem]


def number(name: str, key: str) -> int:
    """A printed number of a card."""
    return int(getattr(PRINTED[name].action, key))


@pytest.mark.parametrize("name", of("engineering_genius"))
def test_engineering_genius_builds_one_stage_for_less(name: str) -> None:
    player = own(hand=name, wonder="kremlin", resources=4, technologies="architecture")
    table = scenario(age=3, seat0=player)
    table.answer(0, f"play {name}")
    assert table.resources(0) == 4 - max(0, 4 - number(name, "discount"))
    assert (table[0].stages, table.civil(0)) == (1, 3)
    assert name in table.names(table.state.box)


@pytest.mark.parametrize("name", of("frugality"))
def test_frugality_costs_the_full_price_first(name: str) -> None:
    table = scenario(age=3, seat0=own(hand=name, food=2))
    table.answer(0, f"play {name}")
    assert (table.food(0), table[0].unused, table.civil(0)) == (number(name, "food"), 2, 3)
    poor = scenario(age=3, seat0=own(hand=name, food=1))
    assert poor.refused(0, f"play {name}") == ("no-food", "TTA-10.1")


@pytest.mark.parametrize("name", of("ideal_building_site"))
def test_ideal_building_site_is_for_urban_buildings(name: str) -> None:
    table = scenario(age=3, seat0=own(hand=name, resources=3, technologies="drama"))
    less = number(name, "discount")
    table.answer(0, f"play {name}")
    assert "build bronze" not in table.options()
    assert table.refused(0, "build bronze") == ("action-other", "TTA-13.3")
    table.answer(0, "build religion")
    assert (table.resources(0), table.workers(0, "religion"), table.civil(0)) == (3 - max(0, 3 - less), 1, 3)


@pytest.mark.parametrize("name", of("rich_land"))
def test_rich_land_is_for_farms_and_mines(name: str) -> None:
    table = scenario(age=3, seat0=own(hand=name, resources=2))
    table.answer(0, f"play {name}")
    assert table.options() == ["build agriculture", "build bronze"]
    table.answer(0, "build bronze")
    assert table.resources(0) == 2 - max(0, 2 - number(name, "discount"))


@pytest.mark.parametrize("name", of("efficient_upgrade"))
def test_efficient_upgrade(name: str) -> None:
    table = scenario(age=3, seat0=own(hand=name, resources=4, technologies="iron knights"))
    table.answer(0, f"play {name}")
    assert (table.workers(0, "iron"), table.civil(0)) == (1, 3)
    assert table.resources(0) == 4 - max(0, 3 - number(name, "discount"))


@pytest.mark.parametrize("name", of("patriotism"))
def test_patriotism_arms_for_a_turn(name: str) -> None:
    table = scenario(age=3, seat0=own(hand=name))
    table.answer(0, f"play {name}")
    assert (table.military(0), table[0].pool) == (3, number(name, "military_resources"))
    table.answer(0, "end")
    # The extra action, unspent, still draws a card.
    assert (table[0].red_extra, table[0].pool, len(table[0].military)) == (0, 0, 3)


@pytest.mark.parametrize("name", of("revolutionary_idea"))
def test_revolutionary_idea(name: str) -> None:
    table = scenario(age=3, seat0=own(hand=name))
    table.answer(0, f"play {name}")
    assert table[0].science == number(name, "science")


@pytest.mark.parametrize("name", of("work_of_art"))
def test_work_of_art(name: str) -> None:
    table = scenario(age=3, seat0=own(hand=name))
    table.answer(0, f"play {name}")
    assert table[0].culture == number(name, "culture")


@pytest.mark.parametrize("name", of("bountiful_harvest"))
def test_bountiful_harvest(name: str) -> None:
    table = scenario(age=3, seat0=own(hand=name))
    table.answer(0, f"play {name}")
    assert table.food(0) == number(name, "food")


@pytest.mark.parametrize("name", of("mineral_deposits"))
def test_mineral_deposits(name: str) -> None:
    table = scenario(age=3, seat0=own(hand=name))
    table.answer(0, f"play {name}")
    assert table.resources(0) == number(name, "resources")


@pytest.mark.parametrize("name", of("breakthrough"))
def test_breakthrough_plays_a_technology_and_scores_afterwards(name: str) -> None:
    table = scenario(age=3, seat0=own(hand=f"{name} iron monarchy", science=5))
    table.answer(0, f"play {name}")
    assert table.options() == ["develop iron", "revolt monarchy"]
    table.answer(0, "develop iron")
    assert (table[0].science, table.civil(0)) == (number(name, "science"), 3)


def test_breakthrough_after_another_action_makes_no_revolution_but_a_peaceful_change() -> None:
    table = scenario(seat0=own(hand="breakthrough_i monarchy", science=9, food=2))
    table.answer(0, "grow", "play breakthrough_i")
    assert (table[0].science, table[0].white, table.civil(0)) == (2, 5, 3)


@pytest.mark.parametrize(
    ("name", "seats", "each"),
    [
        ("wave_of_nationalism", 2, 6),
        ("wave_of_nationalism", 3, 3),
        ("wave_of_nationalism", 4, 2),
        ("military_build_up", 2, 8),
        ("military_build_up", 3, 5),
        ("military_build_up", 4, 3),
    ],
)
def test_resources_for_units_by_stronger_rivals(name: str, seats: int, each: int) -> None:
    rivals = {f"seat{seat}": own(workers={"warriors": 2}) for seat in range(1, seats)}
    table = scenario(seats=seats, age=3, seat0=own(hand=name), **rivals)
    table.answer(0, f"play {name}")
    assert table[0].pool == each * (seats - 1)


@pytest.mark.parametrize(("seats", "each"), [(2, 6), (3, 3), (4, 2)])
def test_endowment_for_the_arts(seats: int, each: int) -> None:
    table = scenario(seats=seats, age=3, seat0=own(hand="endowment_for_the_arts"), seat1=own(culture=1))
    table.answer(0, "play endowment_for_the_arts")
    assert table[0].culture == each


def test_an_action_card_is_not_played_in_the_turn_it_was_taken_but_its_older_copy_is() -> None:
    table = scenario(row={1: "mineral_deposits_i"}, seat0=own(hand="mineral_deposits_i"))
    table.answer(0, "take mineral_deposits_i 1", "play mineral_deposits_i")
    assert table.resources(0) == 2
    assert table.refused(0, "play mineral_deposits_i") == ("action-fresh", "TTA-9.5")


def test_a_card_whose_action_is_impossible_is_not_played() -> None:
    table = scenario(seat0=own(hand="rich_land_i ideal_building_site_i efficient_upgrade_i", unused=0, resources=9))
    for name in ("rich_land_i", "ideal_building_site_i", "efficient_upgrade_i"):
        assert table.refused(0, f"play {name}") == ("action-impossible", "TTA-13.9")


def test_every_action_card_has_a_test() -> None:
    tested = "engineering_genius frugality ideal_building_site rich_land efficient_upgrade patriotism breakthrough"
    more = "revolutionary_idea work_of_art bountiful_harvest mineral_deposits wave_of_nationalism military_build_up"
    names = [re.sub("_(a|i|ii|iii)$", "", name) for name in ACTIONS]
    assert set(names) == {*tested.split(), *more.split(), "endowment_for_the_arts"}
