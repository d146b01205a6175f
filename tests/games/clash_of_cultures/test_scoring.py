"""Points, ties and the score sheet. (COC-14)"""

from __future__ import annotations

from epoka.games.clash_of_cultures.game import GAME
from epoka.games.clash_of_cultures.scoring import lines, scores
from epoka.games.clash_of_cultures.tables import BARBARIANS, GREAT_PYRAMID
from epoka.kernel.game import places_of
from epoka.parts.tuples import put
from tests.games.clash_of_cultures.scenario import Scenario, scenario


def places(table: Scenario) -> tuple[int, ...]:
    """Each player's place if the game ended now."""
    return places_of(GAME.standings(table.state))


def test_points_to_the_half() -> None:
    """1 for a settlement or building, half for an advance, 2 for an objective. (COC-14.2)"""
    table = scenario(
        seat0={"cities": {"D2": "happy temple academy"}, "advances": "storage", "completed": "objective_01"},
        seat1={"cities": {"D7": "happy academy:0"}},
    )
    # 1 settlement, 2 buildings and 1 in the other city; 3 advances; 1 objective.
    assert scores(table.state) == (4 + 1.5 + 2, 1 + 1)


def test_a_wonder_is_worth_4_and_shared_when_captured() -> None:
    """EX-83: builder and owner 2 each, 4 for the builder who has it back. (COC-12.3.5)"""

    def wonders(owner: int, builder: int, wonder: str = "great_statue") -> list[int]:
        seat = {"cities": {"D4": f"angry {wonder}:{builder}"}}
        table = scenario(tiles={"D4": "region_14"}, seats=3, **{f"seat{owner}": seat})
        return [next(line.halves for line in lines(table.state, who) if line.what == "wonders") for who in range(3)]

    assert wonders(owner=0, builder=0) == [8, 0, 0]
    assert wonders(owner=1, builder=0) == [4, 4, 0]
    assert wonders(owner=2, builder=0) == [4, 0, 4]
    assert wonders(owner=1, builder=0, wonder="great_pyramid") == [10, 0, 0]


def test_a_wonder_with_barbarians() -> None:
    """The builder keeps 2. (COC-12.3.5)"""
    table = scenario(tiles={"D3": "region_14"}, barbarians={"D4": "city great_wall:0"})
    assert table.state.owner[table.hex("D4")] == BARBARIANS
    assert scores(table.state)[0] - scenario().table.scores[0] == 2


def test_ties_go_down_the_sheet() -> None:
    """Settlements and buildings first, then advances, objectives, wonders … (COC-14.3)"""
    table = scenario(
        seat0={"cities": {"D2": "happy temple"}, "advances": ""},
        seat1={"cities": {"D7": "happy"}, "advances": "storage irrigation"},
    )
    assert scores(table.state) == (3, 3)
    assert places(table) == (1, 2)


def test_the_great_pyramid_breaks_a_tie_first() -> None:
    """(COC-14.3)"""
    table = scenario(
        seat0={"cities": {"D2": "happy great_pyramid"}},
        seat1={"cities": {"D7": "happy temple academy fortress port", "E8": "happy temple academy"}, "advances": ""},
    )
    assert scores(table.state) == (7, 9)
    table = scenario(
        seat0={"cities": {"D2": "happy great_pyramid"}},
        seat1={"cities": {"D7": "happy temple academy fortress", "E8": "happy temple"}, "advances": ""},
    )
    assert (scores(table.state), places(table)) == ((7, 7), (1, 2))


def test_the_great_pyramid_breaks_no_tie_for_another_place() -> None:
    """Only the tie for the most points; the others are decided by the lines of the sheet. (COC-14.3)"""
    table = scenario(
        seats=3,
        seat0={"completed": "objective_01 objective_02 objective_03 objective_04"},
        seat1={"completed": "objective_05 objective_06"},
    )
    s = table.state
    s.wonder_by = put(s.wonder_by, GREAT_PYRAMID, 2)
    s.nations[2].half_points = -2
    assert scores(s) == (10, 6, 6)
    assert places(table) == (1, 2, 3)


def test_an_unbroken_tie_is_shared() -> None:
    table = scenario()
    assert places(table) == (1, 1)


def test_the_sheet_adds_up() -> None:
    table = scenario(seat0={"advances": "storage roads arts", "completed": "objective_01 objective_02"})
    for sheet, points in zip(GAME.score_sheet(table.state), GAME.scores(table.state), strict=True):
        assert sum([line["points"] for line in sheet["lines"]]) == sheet["total"] == points
