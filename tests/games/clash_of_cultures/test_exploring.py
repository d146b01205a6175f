"""Tiles are turned up by units and cards, and lie where the rules let them. (COC-8.3)"""

from __future__ import annotations

import pytest

from epoka.games.clash_of_cultures.components import REGULAR_TILES
from epoka.games.clash_of_cultures.geometry import board
from epoka.games.clash_of_cultures.rules.exploring import Explore, laid, unexplored_near, ways_round
from epoka.games.clash_of_cultures.tables import SEA, TERRAIN, UNKNOWN
from epoka.parts.hexes import NOWHERE
from tests.games.clash_of_cultures.scenario import Scenario, scenario


def land(table: Scenario, *names: str) -> list[str]:
    """The terrain of some hexes."""
    kinds = [table.state.terrain[table.hex(name)] for name in names]
    return ["unknown" if kind == UNKNOWN else TERRAIN[kind] for kind in kinds]


def exploring(top: str, tile: str, seat: int = 0, **given: object) -> Scenario:
    """A table with a certain face-down tile, in a player's move action."""
    table = scenario(active=seat, start=False, **given)
    table.hide(top, tile)
    table.begin()
    table.answer(seat, "move")
    return table


def test_ex_50_not_into_the_sea() -> None:
    """EX-50, COC-8.3.1a: the tile turns so that the Settler does not stand in the Sea."""
    table = exploring("D5", "region_08", seat=1, seat1={"units": {"D7": "settler2"}})
    table.answer(1, "group D7 settler1", "explore D6")
    assert land(table, "D5", "C6", "E6", "D6") == ["sea", "plains", "forest", "mountain"]
    assert table.units(1, "D6") == "settler1"
    assert table.told("explored")[0][0] == 1
    assert table.refused(1, "group D6 settler1") == ("units-moved", "COC-8.1.1")
    table.answer(1, "done", "move")
    assert table.refused(1, "group D6 settler1") == ("entered-mountain", "COC-8.1.4")


def test_ex_51_sea_joins_sea() -> None:
    """EX-51, COC-8.3.1b: the tile lies so that its Sea touches the Sea of another tile."""
    table = exploring("B6", "region_06", seat=1, tiles={"D5": "region_01"}, seat1={"units": {"D7": "settler1"}})
    table.answer(1, "group D7 settler1", "explore C7")
    assert land(table, "B6", "A7", "C7", "B7") == ["sea", "barren", "forest", "plains"]


def test_ex_52_free_choice() -> None:
    """EX-52, COC-8.3.1: where both ways are as good the player chooses, and everybody sees the tile by then."""
    table = exploring("B6", "region_05", seat=1)
    table.answer(1, "group D7 settler1", "explore C7")
    assert table.options() == ["turn 0", "turn 1"]
    assert land(table, "C7") == ["unknown"]
    asked = table.table.view(None)["asked"][0]["prompt"]
    assert asked == {"id": "prompt-turn", "args": {"card": "region_05", "hex": "B6"}}
    table.answer(1, "turn 1")
    assert land(table, "B6", "A7", "C7", "B7") == ["barren", "plains", "plains", "sea"]
    assert table.units(1, "C7") == "settler1"


def test_ex_53_map_edge() -> None:
    """EX-53, COC-8.3.1c: Sea that joins no Sea lies on the map edge."""
    table = exploring("B2", "region_10", seat0={"units": {"C2": "settler1"}})
    table.answer(0, "group C2 settler1", "explore B2")
    assert land(table, "B2", "A3", "C3", "B3") == ["plains", "sea", "plains", "barren"]


def test_ex_54_ship_explores_two_ways() -> None:
    """EX-54, COC-8.3.4: ships choose how the tile lies and on which Sea hex of it they end."""
    table = exploring("B6", "region_03", seat=1, tiles={"D5": "region_01"}, seat1={"units": {"C6": "ship1"}})
    table.answer(1, "group C6 ship1", "explore B6")
    assert table.options() == ["turn 0", "turn 1"]
    both = table.table.clone()
    table.answer(1, "turn 0")
    assert table.options() == ["to B6", "to A7"]
    table.answer(1, "to A7")
    assert table.units(1, "A7") == "ship1"
    both.apply(1, "turn 1")
    assert [option[1] for option in both.decision.options] == ["C7", "B7"]


def test_ex_55_sea_on_both_ways() -> None:
    """EX-55, COC-8.3.1b/c: where both ways join Sea to Sea the map edge does not decide."""
    seat = 1
    table = exploring(
        "H2",
        "region_09",
        seat=seat,
        seats=4,
        tiles={"F3": "region_02", "J3": "region_01"},
        seat1={"units": {"I2": "settler1"}},
    )
    table.answer(seat, "group I2 settler1", "explore H2")
    assert table.options() == ["turn 0", "turn 1"]


def test_ships_without_sea_return() -> None:
    """COC-8.3.4: a tile without Sea sends the ships back, and the player lays it as they like."""
    table = exploring("B4", "region_14", seat=1, tiles={"D5": "region_01"}, seat1={"units": {"C6": "ship1"}})
    table.answer(1, "group C6 ship1", "explore B4", "turn 1")
    assert table.units(1, "C6") == "ship1"
    assert land(table, "B4", "A5", "C5", "B5") == ["forest", "plains", "plains", "plains"]
    assert table.decision.prompt == "prompt-deed", "the only unit has moved"


def test_ships_prefer_sea_they_reach_to_sea_that_joins() -> None:
    """COC-8.3.4: the tile is laid for the ship, although the other way its Sea would lie on the edge."""
    table = exploring("B6", "region_09", seat=1, tiles={"D5": "region_01"}, seat1={"units": {"C6": "ship1"}})
    table.answer(1, "group C6 ship1", "explore B6")
    assert land(table, "B6", "A7", "C7", "B7") == ["forest", "plains", "sea", "forest"]
    assert table.units(1, "C7") == "ship1"


def test_a_tile_turned_up_by_a_card() -> None:
    """COC-8.3.6: without a unit only the rules about Sea count."""
    table = scenario(tiles={"D5": "region_01"}, start=False)
    table.hide("B6", "region_06")
    slot = table.board.slot[table.hex("B6")]
    table.carry_out(Explore(0, slot))
    assert land(table, "B6", "B7") == ["sea", "plains"]


def test_tiles_near_own_cities() -> None:
    """COC-8.3.6: the tiles next to the tile of an own city, as long as they are face down."""
    table = scenario(tiles={"D3": "region_14"})
    tops = [table.board.names[table.board.slots[slot][0]] for slot in unexplored_near(table.state, 0)]
    assert tops == ["B2", "F2"]


@pytest.mark.parametrize("tile", [tile.id for tile in REGULAR_TILES])
def test_every_tile_lies_two_ways(tile: str) -> None:
    """COC-2.3, COC-8.3.1: each tile is laid as printed or turned, never with Sea under the units."""
    table = scenario(start=False)
    table.hide("D3", tile)
    s, slot = table.state, table.board.slot[table.hex("D3")]
    hexes = table.board.slots[slot]
    for entered in hexes:
        for way in ways_round(s, slot, entered):
            assert laid(s, slot, way)[entered] != SEA
    straight, turned = [[laid(s, slot, way)[hex_] for hex_ in hexes] for way in (0, 1)]
    assert straight == turned[::-1]
    assert ways_round(s, slot, NOWHERE)


def test_layouts_have_a_closed_rim() -> None:
    """COC-2.5, COC-8.2.2: the rim has every hex of the map edge once."""
    for seats in (2, 3, 4):
        layout = board(seats)
        assert sorted(layout.rim) == [hex_ for hex_, edge in enumerate(layout.edge) if edge]
