"""Setting the table up. (COC-3, COC-15)"""

from __future__ import annotations

import pytest

from epoka.games.clash_of_cultures.game import GAME
from epoka.games.clash_of_cultures.geometry import board
from epoka.games.clash_of_cultures.tables import HAPPY, LEADERS, TILES, UNKNOWN
from epoka.kernel import BadSetup, Table


@pytest.mark.parametrize(("seats", "hexes", "tiles"), [(2, 40, 8), (3, 60, 12), (4, 72, 14)])
def test_the_map_of_each_number_of_players(seats: int, hexes: int, tiles: int) -> None:
    """(COC-2.6, COC-3.1)"""
    s = Table.new(GAME, seats, 1).state
    assert (len(s.terrain), len(s.slots), len(s.spare)) == (hexes, tiles, len(TILES) - tiles)
    assert s.terrain.count(UNKNOWN) == 4 * tiles
    covered = sorted([hex_ for slot in board(seats).slots for hex_ in slot])
    assert covered == list(range(hexes))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_everybody_starts_with(seats: int) -> None:
    """2 food, Farming and Mining, 3 cubes, a Happy city with a Settler, a card of each kind. (COC-3.2, COC-3.4)"""
    table = Table.new(GAME, seats, 3, {"civilizations": "off"})
    s = table.state
    for seat, own in enumerate(s.nations):
        assert own.stock == (2, 0, 0, 0, 0, 0, 0)
        assert (own.cubes, own.advances.bit_count(), own.cities) == (3, 2, (own.home,))
        assert (s.mood[own.home], s.armies[seat][own.home]) == (HAPPY, 1)
        assert (len(own.hand), len(own.plans), own.designs) == (1, 1, ())
    assert (len(s.events), len(s.objectives) + seats, len(s.actions) + seats, len(s.wonders)) == (38, 32, 42, 8)


def test_the_expansion_adds_cards_and_civilizations() -> None:
    """(COC-1.4, COC-3.3)"""
    s = Table.new(GAME, 4, 3).state
    assert (len(s.events), len(s.objectives) + 4) == (58, 38)
    assert len({own.civilization for own in s.nations}) == 4
    assert all(len(own.leaders) == 3 for own in s.nations)


def test_a_special_start_tile_lies_on_its_seat() -> None:
    """(COC-3.3)"""
    for seed in range(40):
        s = Table.new(GAME, 4, seed).state
        for seat, own in enumerate(s.nations):
            kinds = [s.terrain[hex_] for hex_ in board(4).starts[seat]]
            assert kinds[0] == 0
            if own.civilization == 5:  # Egypt
                assert kinds == [0, 1, 3, 3]
                return
    pytest.fail("no game with Egypt")


def test_alternate_history_deals_any_leaders() -> None:
    """(COC-15.6)"""
    s = Table.new(GAME, 4, 3, {"alternate_history": "on"}).state
    dealt = [card for own in s.nations for card in own.leaders]
    assert (len(dealt), len(set(dealt))) == (12, 12)
    assert sorted([*dealt, *[card for card in s.box if card in LEADERS]]) == list(LEADERS)


@pytest.mark.parametrize("name", ["random_leaders", "alternate_history", "once_limits"])
def test_what_only_the_expansion_has_needs_it(name: str) -> None:
    with pytest.raises(BadSetup, match="civilizations=on"):
        Table.new(GAME, 2, 1, {"civilizations": "off", name: "on"})


def test_one_more_age_where_the_end_is_variable() -> None:
    """(COC-15.2, COC-15.3)"""
    ages = {
        (length, end): Table.new(GAME, 2, 1, {"length": length, "end": end}).state.ages
        for length in ("long", "short")
        for end in ("fixed", "roll", "wonder")
    }
    assert ages == {
        ("long", "fixed"): 6,
        ("long", "roll"): 7,
        ("long", "wonder"): 7,
        ("short", "fixed"): 4,
        ("short", "roll"): 5,
        ("short", "wonder"): 5,
    }
