"""Every wonder does what its card says. (TTA-10.6, TTA-29)"""

from __future__ import annotations

import pytest

from epoka.games.through_the_ages.card import WONDER
from epoka.games.through_the_ages.rules.colonies import highest_bid
from epoka.games.through_the_ages.rules.ratings import civil_hand_limit, military_hand_limit
from epoka.games.through_the_ages.tables import CARD_NAME, RANGES
from tests.games.through_the_ages.printed import PRINTED
from tests.games.through_the_ages.scenario import own, scenario

WONDERS = [name for name, card in PRINTED.items() if card.category == WONDER]


def ratings(name: str) -> tuple[int, ...]:
    """What a wonder alone adds: culture, science, strength, happiness, civil and military actions."""
    bare, built = (scenario(age=3, seat0=own(wonders=wonders)) for wonders in ("", name))
    return tuple(
        [
            getattr(built[0], field) - getattr(bare[0], field)
            for field in ("culture_rating", "science_rating", "strength", "happiness", "white", "red")
        ]
    )


@pytest.mark.parametrize(
    ("name", "added"),
    [
        ("hanging_gardens", (1, 0, 0, 2, 0, 0)),
        ("library_of_alexandria", (1, 1, 0, 0, 0, 0)),
        ("colossus", (1, 0, 1, 0, 0, 0)),
        ("pyramids", (0, 0, 0, 0, 1, 0)),
        ("great_wall", (1, 0, 1, 1, 0, 0)),
        ("st_peters_basilica", (2, 0, 0, 0, 0, 0)),
        ("universitas_carolina", (1, 2, 0, 0, 0, 0)),
        ("taj_mahal", (3, 0, 0, 0, 0, 0)),
        ("transcontinental_railroad", (0, 0, 5, 0, 0, 0)),
        ("eiffel_tower", (4, 0, 0, 1, 0, 0)),
        ("kremlin", (3, 0, 0, 0, 1, 1)),
        ("ocean_liner_service", (0, 0, 0, 0, 0, 0)),
    ],
)
def test_a_completed_wonder_gives_what_is_printed(name: str, added: tuple[int, ...]) -> None:
    assert ratings(name) == added


@pytest.mark.parametrize("name", WONDERS)
def test_an_unfinished_wonder_gives_nothing_and_its_stages_are_paid_in_order(name: str) -> None:
    costs = PRINTED[name].cost.stages
    table = scenario(age=3, seat0=own(wonder=name, goods={"oil": 20}, technologies="oil", blue=20, white_spent=0))
    bare = scenario(age=3, seat0=own(technologies="oil"))
    assert table[0].culture_rating == bare[0].culture_rating
    spent = table.resources(0)
    for cost in costs[:3]:
        table.answer(0, "stage 1")
        spent -= cost
        assert table.resources(0) == spent
    if len(costs) <= 3:
        assert table.names(table[0].wonders) == [name]


def test_the_library_holds_more_cards() -> None:
    table = scenario(seat0=own(wonders="library_of_alexandria"))
    assert (civil_hand_limit(table[0]), military_hand_limit(table[0])) == (5, 3)


def test_the_colossus_helps_colonizing() -> None:
    assert highest_bid(scenario(seat0=own(wonders="colossus"))[0]) == 2


def test_the_great_wall_strengthens_infantry_and_artillery() -> None:
    player = own(
        technologies="knights cannon", workers={"warriors": 2, "knights": 1, "cannon": 1}, wonders="great_wall"
    )
    table = scenario(age=2, seat0=player)
    assert table[0].strength == 2 + 2 + 3 + (2 + 1)


def test_the_basilica_doubles_happy_faces_but_not_unhappy_ones() -> None:
    player = own(workers={"religion": 2}, wonders="st_peters_basilica kremlin", technologies="communism")
    table = scenario(age=3, seat0=player)
    assert table[0].happiness == 2 * 2 - 2 - 1


def test_the_railroad_needs_a_mine_worker() -> None:
    table = scenario(age=2, seat0=own(workers={"bronze": 0}, wonders="transcontinental_railroad"))
    table.produce(0)
    assert table.resources(0) == 0


def test_the_ocean_liner_brings_a_worker_a_turn_for_five_food_less() -> None:
    table = scenario(age=2, seat0=own(wonders="ocean_liner_service", yellow=4, food=2, workers={"religion": 2}))
    table.answer(0, "voyage")
    assert (table.food(0), table[0].yellow, table[0].unused, table.civil(0)) == (0, 3, 2, 4)
    assert table.refused(0, "voyage") == ("voyaged-already", "TTA-29.15")


def test_the_ocean_liner_sails_with_moses_for_nothing_less_than_nothing() -> None:
    table = scenario(seat0=own(wonders="ocean_liner_service", leader="moses", yellow=12))
    table.answer(0, "voyage")
    assert table[0].unused == 2


def test_without_the_liner_nobody_sails() -> None:
    assert scenario(seat0=own(food=9)).refused(0, "voyage") == ("no-liner", "TTA-29.15")


@pytest.mark.parametrize(
    ("name", "workers", "technologies", "points"),
    [
        ("hollywood", {"drama": 2, "journalism": 1}, "drama journalism", 2 * (2 * 1 + 2)),
        ("internet", {"philosophy": 1, "alchemy": 2, "multimedia": 1}, "alchemy multimedia", 2 * (2 + 3)),
        ("first_space_flight", {}, "iron coal satellites democracy", 1 + 2 + 3 + 3),
        ("fast_food_chains", {"bronze": 3, "agriculture": 2, "religion": 1, "warriors": 2}, "", 2 * 5 + 1 + 1 + 2),
    ],
)
def test_wonders_of_age_iii_score_once_when_they_are_completed(
    name: str, workers: dict[str, int], technologies: str, points: int
) -> None:
    stages = len(PRINTED[name].cost.stages)
    player = own(wonder=name, stages=stages - 1, workers=workers, technologies=technologies, resources=12, blue=20)
    table = scenario(age=3, seat0=player)
    table.answer(0, "stage 1")
    assert table[0].culture == points
    assert table.told("wonder-completed") == [(0, name)]


def test_construction_technologies_build_several_stages_for_one_action() -> None:
    table = scenario(age=2, seat0=own(technologies="architecture", wonder="ocean_liner_service", resources=12))
    assert table.options("stage") == ["stage 1", "stage 2", "stage 3"]
    table.answer(0, "stage 3")
    assert (table.resources(0), table.civil(0), table[0].stages, table[0].wonder_blue) == (5, 3, 3, 3)
    assert table.refused(0, "stage 3") == ("too-many-stages", "TTA-10.6")


def test_a_stage_is_built_without_a_token_when_the_bank_is_empty() -> None:
    table = scenario(seat0=own(wonder="pyramids", stages=2, wonder_blue=2, blue=0, goods={"bronze": 3}))
    table.answer(0, "stage 1")
    assert table.names(table[0].wonders) == ["pyramids"]
    assert table[0].blue == 3


def test_every_wonder_is_in_the_tables() -> None:
    assert len(RANGES[WONDER]) == len(WONDERS) == 16
    assert set(WONDERS) < set(CARD_NAME)
