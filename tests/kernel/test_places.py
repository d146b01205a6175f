"""Places follow from what each seat stands with."""

from __future__ import annotations

import pytest

from epoka.kernel.game import Standing, places_of
from epoka.kernel.table import Table
from tests.kernel.playing import new, random_game
from tests.kernel.toy import Toy, ToyState


@pytest.mark.parametrize(
    ("standings", "places"),
    [
        ([(3,), (9,), (5,)], (3, 1, 2)),
        ([(3, 1), (3, 2), (9, 0)], (3, 2, 1)),
        ([(5,), (9,), (5,), (2,)], (2, 1, 2, 4)),
        ([(0, 2), (1, -7), (0, 1)], (2, 1, 3)),
        ([(4,), (4,)], (1, 1)),
    ],
    ids=["points", "a tie that is broken", "a shared place leaves the next one empty", "figures in order", "all equal"],
)
def test_the_greater_figures_come_first(standings: list[Standing], places: tuple[int, ...]) -> None:
    assert places_of(standings) == places


def test_nobody_has_a_place_while_the_game_goes_on() -> None:
    table = new()
    assert (table.places, table.winners) == ((), ())


def test_points_decide_unless_the_game_says_more() -> None:
    *_, table = random_game(3, "copies", 1)
    assert table.over
    assert table.places == places_of([(points,) for points in table.scores])
    assert table.winners == tuple([seat for seat, points in enumerate(table.scores) if points == max(table.scores)])
    assert table.view(None)["places"] == list(table.places)


class Guarded(Toy):
    """The toy against somebody without a seat, who beats everybody."""

    def standings(self, s: ToyState) -> list[Standing]:
        return [*[(points,) for points in self.scores(s)], (1000,)]


def test_nobody_has_won_if_a_player_without_a_seat_comes_first() -> None:
    table = Table.new(Guarded(), 3, 1, {})
    while not table.over:
        decision = table.decision
        table.apply(decision.seat, decision.options[0])
    assert table.winners == ()
    assert len(table.places) == 3
    assert min(table.places) == 2
