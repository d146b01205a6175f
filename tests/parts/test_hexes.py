"""Hexes: what they touch, ways over them, and tiles that are turned and laid."""

from __future__ import annotations

from epoka.parts import hexes
from epoka.parts.hexes import NOWHERE, STEPS, Distances, Field, connected, distances, laid, rim, turned

FLOWER = ((0, 0), *STEPS)
"""A hex and the six around it."""
TRAPEZE = ((0, 0), (0, -1), (-1, 0), (-1, 1), (0, 1), (1, 0), (1, -1), (1, -2), (0, -2), (1, -3))
"""A tile of ten hexes whose origin has all six neighbours on it."""
ROW = Field([(0, 0), (1, 0), (2, 0), (3, 0)])


def test_hexes_are_numbered_as_their_places_are_given() -> None:
    field = Field(FLOWER)
    assert field.at[0, -1] == 1
    assert field.near[0] == (1, 2, 3, 4, 5, 6)
    assert field.near[1] == (2, 0, 6)
    assert field.beside[1] == (NOWHERE, NOWHERE, 2, 0, 6, NOWHERE)
    assert field.edge == (False, True, True, True, True, True, True)


def test_neighbours_as_bits_are_the_same_neighbours() -> None:
    assert Field(FLOWER).bits[1] == 1 << 2 | 1 << 0 | 1 << 6


def test_the_rim_is_walked_clockwise_from_the_leftmost_column() -> None:
    assert rim(Field(FLOWER)) == (6, 1, 2, 3, 4, 5)


def test_the_rim_lists_a_hex_once_where_the_field_is_one_hex_wide() -> None:
    assert rim(ROW) == (0, 1, 2, 3)
    assert rim(Field([(5, 5)])) == (0,)


def test_steps_go_around_what_may_not_be_entered() -> None:
    field = Field(FLOWER)
    assert distances(field.near, (1,) * 7, 1) == (1, 0, 1, 2, 2, 2, 1)
    assert distances(field.near, (0, 1, 1, 1, 1, 1, 1), 1) == (NOWHERE, 0, 1, 2, 3, 2, 1)
    assert distances(ROW.near, (True, True, False, True), 0) == (0, 1, NOWHERE, NOWHERE)


def test_distances_are_worked_out_when_they_are_asked_for() -> None:
    steps = Distances(ROW.near, (True, True, True, True))
    assert not steps
    assert steps[3] == (3, 2, 1, 0)
    assert list(steps) == [3]


def test_hexes_of_a_kind_are_connected_over_their_kind_only() -> None:
    kinds = (1, 1, 2, 1)
    assert connected(ROW.near, kinds, 1, (0,)) == (0, 1)
    assert connected(ROW.near, kinds, 1, (2,)) == (0, 1, 2, 3)
    assert connected(ROW.near, (1, 1, 1, 1), 1, (3,), closed=(1,)) == (2, 3)


def test_reach_stops_at_closed_hexes_and_after_its_steps() -> None:
    every = hexes.bits(range(4))
    assert hexes.reach(ROW, every, hexes.bits([0]), 2) == hexes.bits([0, 1, 2])
    assert hexes.reach(ROW, every & ~hexes.bits([1]), hexes.bits([0]), 3) == hexes.bits([0])
    assert hexes.reach(ROW, every, hexes.bits([0, 3]), 0) == hexes.bits([0, 3])


def test_a_sixth_of_a_turn_leads_from_each_direction_to_the_next() -> None:
    assert [turned(step, 1) for step in STEPS] == [*STEPS[1:], STEPS[0]]
    assert [turned(step, 6) for step in STEPS] == list(STEPS)
    assert turned((2, -3), 3) == (-2, 3)


def test_a_tile_is_turned_and_then_moved() -> None:
    assert laid(((0, 0), (0, -1), (1, -3)), (-2, -1), 3) == ((-2, -1), (-2, 0), (-3, 2))


def test_what_lies_around_a_hex_is_its_six_neighbours() -> None:
    assert hexes.around([(0, 0)]) == sorted(STEPS)
    assert len(hexes.around(FLOWER)) == 12


def test_a_tile_fits_where_it_covers_nothing_and_touches_enough() -> None:
    covered = set(TRAPEZE)
    found = list(hexes.fits(TRAPEZE, covered, covered, 4))
    assert len(set(found)) == len(found)
    every = {(at, sixths) for sixths in range(6) for at in [(q, r) for q in range(-9, 10) for r in range(-9, 10)]}
    legal = {
        (at, sixths)
        for at, sixths in every
        if not covered.intersection(laid(TRAPEZE, at, sixths))
        and len(covered.intersection(hexes.around(laid(TRAPEZE, at, sixths)))) >= 4
    }
    assert legal
    assert set(found) == legal


def test_a_tile_that_cannot_touch_enough_fits_nowhere() -> None:
    assert not list(hexes.fits(FLOWER, {(0, 0)}, {(0, 0)}, 2))


def test_only_what_is_enclosed_is_a_hole() -> None:
    assert hexes.holes(set(STEPS)) == [(0, 0)]
    assert hexes.holes(set(STEPS[1:])) == []
    assert hexes.holes(set(hexes.around(FLOWER))) == sorted(FLOWER)
