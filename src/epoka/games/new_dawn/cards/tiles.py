"""The map tiles, the layouts of the core, and where barbarians enter: both sides of each tile as they are printed.

A side is ten letters, one for each space in the order of the tile's index, and the symbols on it. (ND-1.5, ND-3.6)
"""

from __future__ import annotations

from typing import Final, NamedTuple

PLAIN: Final = "plain"
CAPITAL: Final = "capital"
NATURAL_WONDER: Final = "natural_wonder"
CITY_STATE: Final = "city_state"

LETTERS: Final = {
    "G": "grassland",
    "H": "hills",
    "F": "forest",
    "D": "desert",
    "M": "mountains",
    "W": "water",
    "N": "natural_wonder",
}
"""The terrain that each letter stands for."""


class Symbol(NamedTuple):
    """What is printed on a space: a resource, a natural wonder, a city-state, or a barbarian's letter."""

    space: int
    kind: str
    id: str


class Side(NamedTuple):
    """One side of a tile."""

    terrain: str
    symbols: tuple[Symbol, ...] = ()


class Tile(NamedTuple):
    """A map tile; a capital tile has its star on space 0 of both sides."""

    id: str
    number: int
    set: str
    kind: str
    a: Side
    b: Side


def side(terrain: str, *symbols: str) -> Side:
    """A side in one line: its terrain, and symbols such as `6 barbarian a`."""
    found = [symbol.split() for symbol in symbols]
    return Side(terrain, tuple([Symbol(int(space), kind, id_) for space, kind, id_ in found]))


def tile(number: int, kind: str, a: Side, b: Side, *, set_: str = "base") -> Tile:
    """A tile of the base game, or of another set."""
    return Tile(f"tile_{number}", number, set_, kind, a, b)


TILES: Final = (
    tile(
        1,
        NATURAL_WONDER,
        side("NHGDHMMMMW", "0 natural_wonder torres_del_paine", "6 barbarian a", "8 resource marble"),
        side("NWWWGFHGWG", "0 natural_wonder cliffs_of_dover", "4 barbarian a"),
    ),
    tile(
        2,
        NATURAL_WONDER,
        side("NMHHMHGHMM", "0 natural_wonder mt_everest", "8 barbarian b"),
        side("WNHMMMMHFF", "1 natural_wonder crater_lake", "3 resource diamond"),
    ),
    tile(
        3,
        PLAIN,
        side("WGGDMWGMFM", "3 resource marble", "7 barbarian c", "8 resource oil"),
        side("DDHDHDGFFD", "0 barbarian c", "4 resource oil", "9 resource mercury"),
    ),
    tile(
        4,
        NATURAL_WONDER,
        side("NHDMMFHMGM", "0 natural_wonder grand_mesa", "8 barbarian d", "9 resource mercury"),
        side("NWWWWWGHHM", "0 natural_wonder galapagos_islands", "9 barbarian d"),
    ),
    tile(
        5,
        PLAIN,
        side("MGGMHHHFGF", "3 resource diamond", "7 resource oil"),
        side("MHHFFHHGGG", "0 resource mercury", "7 barbarian e"),
    ),
    tile(
        6,
        CITY_STATE,
        side("WMHFGFWWGW", "4 city_state carthage"),
        side("HMHFGHGFGM", "4 city_state kumasi", "9 resource marble"),
    ),
    tile(7, CAPITAL, side("GGMWWWWMFF", "9 resource mercury"), side("GGMWFWGFFG", "7 resource diamond")),
    tile(
        8,
        PLAIN,
        side("FFFGGWWFFF", "3 resource mercury", "7 resource diamond"),
        side("FMFWWWDFMW", "2 resource mercury"),
    ),
    tile(9, CAPITAL, side("HGHWWGHHGM", "9 resource diamond"), side("HHHWFFHFGF", "7 resource oil")),
    tile(
        10,
        PLAIN,
        side("WWHGGHDDMM", "6 resource oil", "7 barbarian f"),
        side("FGDDFDGWWW", "0 barbarian f", "2 resource diamond", "5 resource marble"),
    ),
    tile(
        11, CAPITAL, side("GFGHMMHHFF", "5 resource diamond", "9 barbarian g"), side("GMGWHHGDGG", "8 resource marble")
    ),
    tile(
        12,
        CITY_STATE,
        side("GHDDHHHMDD", "0 city_state brussels", "7 resource mercury"),
        side("GWHFGGWFGG", "3 resource mercury", "5 city_state seoul", "9 barbarian h"),
    ),
    tile(
        13,
        NATURAL_WONDER,
        side("NGGHDDDFGF", "0 natural_wonder mt_kilimanjaro"),
        side("NGWFWFWHFW", "0 natural_wonder pantanal", "7 resource diamond"),
    ),
    tile(
        14,
        CITY_STATE,
        side("FFFGHFHHFM", "3 city_state geneva", "8 resource marble"),
        side("DGGDFGGHGM", "6 city_state mohenjo_daro", "9 resource oil"),
    ),
    tile(
        15,
        CITY_STATE,
        side("GMWWWWMFGM", "0 city_state buenos_aires", "6 resource marble", "7 barbarian i"),
        side("GMMWDDMGGG", "4 resource oil", "6 barbarian i", "9 city_state kabul"),
    ),
    tile(16, CAPITAL, side("GGGDDGGWHW", "3 resource oil"), side("FGGHMDFGHW", "8 resource marble")),
    tile(17, CAPITAL, side("DDMFHHHDDH", "3 resource oil"), side("GGHMMHGWWW", "4 resource mercury"), set_="ti"),
    tile(
        18,
        NATURAL_WONDER,
        side("NHWDDMDHWG", "0 natural_wonder dead_sea", "3 barbarian j", "4 resource oil"),
        side("NFHGHGHGFG", "0 natural_wonder mato_tipila", "1 barbarian j", "9 resource marble"),
        set_="ti",
    ),
    tile(
        19,
        NATURAL_WONDER,
        side("NGWWWFMFGF", "0 natural_wonder ha_long_bay"),
        side("NHMMHDDFMF", "0 natural_wonder gobustan", "1 resource diamond"),
        set_="ti",
    ),
    tile(
        20,
        CITY_STATE,
        side("WWHWMWGFWH", "2 barbarian k", "4 resource diamond", "6 city_state auckland"),
        side("GWDDDHWDDD", "0 city_state akkad", "8 resource mercury", "9 barbarian k"),
        set_="ti",
    ),
    tile(
        21,
        CITY_STATE,
        side("WHWFGWFMHG", "1 resource marble", "4 city_state antananarivo"),
        side("HGMFFWFFMH", "1 city_state palenque"),
        set_="ti",
    ),
)
"""All map tiles in the order of their numbers."""

SHAPES: Final = (
    ((0, 0), (0, -1), (-1, 0), (-1, 1), (0, 1), (1, 0), (1, -1), (1, -2), (0, -2), (1, -3)),
    ((0, 0), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -2), (2, -2), (2, -3)),
)
"""Where the spaces of a tile lie around its space 0, for each side."""


class Laying(NamedTuple):
    """Where a core tile lies: its space 0, and by how many sixths it is turned clockwise."""

    q: int
    r: int
    turned: int


CORE: Final = (
    (Laying(0, 0, 0), Laying(-2, -1, 3), Laying(0, 4, 0), Laying(-2, 3, 3)),
    (Laying(0, 0, 0), Laying(3, -1, 3), Laying(-4, 4, 0), Laying(-1, 3, 3)),
)
"""The layouts of the core for each side, in the order in which its tiles are drawn. (ND-3.6)"""

BARBARIANS: Final = tuple("abcdefghijk")
"""The letters of the barbarians, in the order in which they move. (ND-22.1)"""
