"""The map tiles. (COC-2.2, COC-3.3)"""

from __future__ import annotations

from typing import Final, NamedTuple


class Tile(NamedTuple):
    """A tile of four hexes: the terrain on top, left, right and at the bottom."""

    id: str
    terrain: tuple[str, str, str, str]


# fmt: off
REGULAR_TILES: Final = (
    Tile("region_01", ("sea", "sea", "forest", "forest")),
    Tile("region_02", ("sea", "mountain", "sea", "mountain")),
    Tile("region_03", ("sea", "sea", "mountain", "plains")),
    Tile("region_04", ("sea", "forest", "sea", "plains")),
    Tile("region_05", ("sea", "plains", "plains", "barren")),
    Tile("region_06", ("sea", "barren", "forest", "plains")),
    Tile("region_07", ("sea", "mountain", "mountain", "forest")),
    Tile("region_08", ("sea", "plains", "forest", "mountain")),
    Tile("region_09", ("forest", "sea", "plains", "forest")),
    Tile("region_10", ("plains", "sea", "plains", "barren")),
    Tile("region_11", ("mountain", "sea", "plains", "mountain")),
    Tile("region_12", ("plains", "sea", "barren", "mountain")),
    Tile("region_13", ("forest", "mountain", "plains", "mountain")),
    Tile("region_14", ("plains", "plains", "plains", "forest")),
    Tile("region_15", ("plains", "mountain", "forest", "plains")),
    Tile("region_16", ("mountain", "forest", "mountain", "barren")),
)
"""The tiles that lie face down."""

START_TILES: Final = (
    Tile("start_a", ("plains", "forest", "mountain", "barren")),
    Tile("start_b", ("plains", "mountain", "forest", "barren")),
)
"""The two sides of the tile that a player starts on."""

SPECIAL_TILES: Final = (
    Tile("vikings_start", ("plains", "mountain", "forest", "sea")),
    Tile("carthage_start", ("plains", "mountain", "forest", "sea")),
    Tile("phoenicia_start", ("plains", "mountain", "forest", "sea")),
    Tile("maya_start", ("plains", "mountain", "forest", "mountain")),
    Tile("egypt_start", ("plains", "mountain", "barren", "barren")),
)
"""The starting tiles of some civilizations."""
# fmt: on
