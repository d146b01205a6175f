"""Distances, connected Sea, and room on hexes and ships. (COC-2.4, COC-8.1.3, COC-8.2)"""

from __future__ import annotations

from epoka.games.clash_of_cultures.rules.ranges import distances_from, land_distances_from, seas, within_range
from epoka.games.clash_of_cultures.rules.stacking import fits, ship_room, stack_room
from epoka.games.clash_of_cultures.rules.units import INFANTRY_PACK, SETTLER_PACK, code, pack_of
from epoka.parts.hexes import NOWHERE
from tests.games.clash_of_cultures.scenario import Scenario, scenario


def names(table: Scenario, hexes: object) -> list[str]:
    """Hexes by name."""
    assert isinstance(hexes, tuple | list)
    return [table.board.names[hex_] for hex_ in hexes]


def test_distances_stop_at_unexplored_tiles() -> None:
    """COC-2.4: paths cross Sea and enemies, never unexplored tiles."""
    table = scenario(tiles={"D3": "region_05"}, barbarians={"C4": "infantry1"})
    steps = distances_from(table.state, table.hex("D2"))
    assert [steps[table.hex(name)] for name in ("D2", "D1", "D3", "D4", "C4")] == [0, 1, 1, 2, 2]
    assert [steps[table.hex(name)] for name in ("D5", "D7", "C3")] == [NOWHERE] * 3
    assert names(table, within_range(table.state, table.hex("D2"), 1)) == ["C2", "D1", "D2", "D3", "E2"]


def test_land_distances_avoid_the_sea() -> None:
    """COC-2.4: rules that speak of land hexes need a way over land."""
    table = scenario(tiles={"D3": "region_05", "B2": "region_15"})
    steps = land_distances_from(table.state, table.hex("D2"))
    assert [steps[table.hex(name)] for name in ("D3", "C4", "D4", "E4")] == [NOWHERE, 2, 3, 4]


def test_sea_groups_and_the_way_around_the_map() -> None:
    """COC-8.2.1, COC-8.2.2: groups of connected Sea, and what lies next around the map on both sides."""
    table = scenario(tiles={"B2": "region_10", "F2": "region_01 turned", "D5": "region_03"})
    sea = seas(table.state)
    assert [names(table, members) for members in sea.members] == [["A3"], ["C6", "D5"], ["F3", "G3"]]
    assert [names(table, coast) for coast in sea.coasts] == [["A3"], [], ["F3", "G3"]]
    assert names(table, sea.onward[table.hex("A3")]) == ["G3", "B4"]
    assert names(table, sea.onward[table.hex("F3")]) == ["F4", "A3"]


def test_room_on_land_and_at_sea() -> None:
    """COC-8.1.3, COC-8.2.5: four military units on a land hex, two land units for each ship."""
    table = scenario(tiles={"D3": "region_05"}, seat0={"units": {"D2": "settler2-infantry3", "D3": "settler1-ship2"}})
    s, home, sea = table.state, table.hex("D2"), table.hex("D3")
    assert stack_room(s, 0, home) == 1
    assert fits(s, 0, home, INFANTRY_PACK)
    assert not fits(s, 0, home, 2 * INFANTRY_PACK)
    assert fits(s, 0, home, 2 * SETTLER_PACK)
    assert ship_room(s, 0, sea) == 3


def test_packs_are_written_one_way() -> None:
    """A pack is read back from its notation, and nothing else is a pack."""
    for pack in (SETTLER_PACK, 2 * SETTLER_PACK + 3 * INFANTRY_PACK):
        assert pack_of(code(pack)) == pack
    for text in ("", "settler", "settler0", "army2", "infantry1-settler1", "infantry1-infantry1", "infantry16"):
        assert pack_of(text) == 0
