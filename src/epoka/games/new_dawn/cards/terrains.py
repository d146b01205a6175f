"""The terrains. (ND-6.1)"""

from __future__ import annotations

from typing import Final

from epoka.games.new_dawn.card import PUBLIC, SEED, Terrain

# fmt: off
TERRAINS: Final = (
    Terrain("grassland", 1, SEED),
    Terrain("hills", 2, SEED),
    Terrain("forest", 3, SEED),
    Terrain("desert", 4, SEED),
    Terrain("mountains", 5, SEED),
    Terrain("water", 1, PUBLIC),
    Terrain("natural_wonder", 5, PUBLIC),
)
"""(ND-6.1)"""
# fmt: on
