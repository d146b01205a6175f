"""The map: neighbours, tiles that are laid, holes, difficulty, and what may be built where. (ND-1, ND-6)"""

from __future__ import annotations

from random import Random

import epoka
from epoka.games.new_dawn.cards.tiles import SHAPES
from epoka.games.new_dawn.land import Lay, land_at
from epoka.games.new_dawn.rules.field import difficulty, empty, legal, mature, placeable
from epoka.games.new_dawn.rules.laying import (
    CAPITAL_TILE,
    EXPLORED_TILE,
    TILE_TOUCHES,
    fill_holes,
    has_holes,
    lay_down,
    ways_to_lay,
)
from epoka.games.new_dawn.rules.moments import MOVE
from epoka.games.new_dawn.state import land_of
from epoka.parts.hexes import Field, fits, holes
from tests.games.new_dawn.scenario import GROUND, Scenario, own, with_ground


def grounds() -> list[str]:
    """The maps at the end of some random games."""
    found = [GROUND]
    for seed in range(6):
        table, rng = epoka.new("new_dawn", seats=2 + seed % 4, seed=seed, options={"round_limit": 10}), Random(seed)
        while not table.over:
            decision = table.decision
            table.apply(decision.seat, rng.choice(decision.options))
        found.append(table.state.ground)
    return found


def test_a_map_that_has_grown_is_the_map_itself() -> None:
    for ground in grounds():
        land = land_at(ground)
        plain = Field([place for lay in land.lays for place in lay.places()])
        for name in ("places", "at", "beside", "bits", "edge"):
            assert getattr(land, name) == getattr(plain, name)
        assert [set(near) for near in land.near] == [set(near) for near in plain.near]


def test_all_ways_to_lay_a_tile_are_found() -> None:  # ND-3.8, ND-15.2
    for ground in grounds():
        land = land_at(ground)
        tiles = {place for place, lay in zip(land.places, land.lay, strict=True) if not land.lays[lay].token}
        plain = [
            (side, q, r, turned)
            for side, shape in enumerate(SHAPES)
            for (q, r), turned in fits(shape, land.at, tiles, TILE_TOUCHES)
        ]
        assert list(ways_to_lay(with_ground(ground), EXPLORED_TILE, 0)) == sorted(plain)


def test_no_map_has_holes() -> None:  # ND-3.9
    for ground in grounds():
        assert not holes(land_at(ground).at)
        assert not has_holes(land_at(ground))


def test_a_hole_becomes_water() -> None:  # ND-15.2
    table = Scenario(ground="fort:0:0")
    s = table.state
    for q, r in ((1, 0), (2, -1), (2, -2), (1, -2), (0, -1)):
        lay_down(s, Lay(0, 0, q, r, 0, "fort"))
    assert has_holes(land_of(s))
    fill_holes(s)
    assert land_of(s).lays[-1].token == "water"
    assert land_of(s).places[-1] == (1, -1)
    assert not has_holes(land_of(s))


def test_each_fort_is_a_tile_of_its_own() -> None:  # ND-16.3
    land = land_of(Scenario().state)
    assert len({land.lay[space] for space in (20, 21, 22)}) == 3
    assert land.terrain[20] == land.terrain[21] == 2  # forest, ND-16.1


def test_difficulty_by_terrain() -> None:  # ND-6.1
    table = Scenario()
    for space, hard in ((1, 1), (14, 2), (8, 3), (37, 4), (36, 5), (42, 5), (0, 1)):
        assert difficulty(table.state, 0, space, MOVE) == hard


def test_japan_has_an_easier_coast_in_its_own_turn() -> None:  # ND-6.3
    table = Scenario(seat0=own(leader="japan"))
    assert difficulty(table.state, 0, 36, MOVE) == 3
    table.state.active = 1
    assert difficulty(table.state, 0, 36, MOVE) == 5


def test_legal_spaces_for_a_city() -> None:  # ND-1.9
    table = Scenario(
        lies="oil@8 geneva@13",
        barbarians="c@17",
        seat0=own(pieces="token@16"),
        seat1=own(pieces="token@30", armies=(29,)),
    )
    found = legal(table.state, 0)
    assert found >> 16 & 1  # an own control token
    for space in (0, 8, 10, 3, 17, 29, 30, 23, 20):
        # water, a resource, beside a city-state, beside a fort, barbarians, a rival's army and token, beside a city
        assert not found >> space & 1, space


def test_where_control_tokens_may_lie() -> None:  # ND-8.1
    table = Scenario(
        lies="oil@8 geneva@13",
        barbarians="c@17",
        seat0=own(pieces="token@16", armies=(15,), caravans=(14,)),
        seat1=own(armies=(29,)),
    )
    found = placeable(table.state, 0)
    assert all(found >> space & 1 for space in (8, 14, 15, 42))
    assert not any(found >> space & 1 for space in (0, 13, 16, 17, 20, 22, 29))


def test_empty_spaces() -> None:  # ND-1.8
    table = Scenario(lies="oil@8", barbarians="c@17", built="petra@12", seat0=own(caravans=(14,)))
    found = empty(table.state)
    assert not any(found >> space & 1 for space in (8, 12, 14, 17, 20, 22))
    assert found >> 16 & 1


def test_maturity() -> None:  # ND-10.10
    table = Scenario(seat0=own(pieces="token@23 token@24 token@27"))
    assert mature(table.state, 0) == ()
    table = Scenario(seat0=own(pieces="token@23 token@24 token@27 token@28"))
    assert mature(table.state, 0) == (22,)


def test_an_uncontrolled_fort_ends_maturity() -> None:  # ND-10.10
    table = Scenario(seat0=own(pieces="city@3 token@2 token@4 token@18 city@20"))
    assert 3 in mature(table.state, 0)
    table = Scenario(seat0=own(pieces="city@3 token@2 token@4 token@18"))
    assert 3 not in mature(table.state, 0)


def test_a_capital_tile_touches_the_core_and_forts_only() -> None:  # ND-3.8
    ground = "3a:0:0:0;14a:-2:-1:3;fort:-2:2;9a:-5:2:0"
    land = land_at(ground)
    counted = {place for place, lay in zip(land.places, land.lay, strict=True) if lay < 3}
    for side, q, r, turned in ways_to_lay(with_ground(ground), CAPITAL_TILE, 0):
        rim = {(x + a, y + b) for x, y in Lay(16, side, q, r, turned).places() for a, b in land_steps()}
        assert len(rim & counted) >= TILE_TOUCHES


def land_steps() -> tuple[tuple[int, int], ...]:
    return ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
