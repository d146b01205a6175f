"""Resources, tokens, terrains and markers. (COC-1.6, COC-2.5, COC-3.2, COC-5.1)"""

from __future__ import annotations

from typing import Final, NamedTuple


class Resource(NamedTuple):
    """A resource or a token: how many a player can hold, with what another limit, and how many one starts with."""

    id: str
    limit: int | None
    start: int
    changed_by: str | None = None
    changed_limit: int | None = None


class Terrain(NamedTuple):
    """A terrain and the resource that a hex of it gives."""

    id: str
    gives: str | None


# fmt: off
RESOURCES: Final = (
    Resource("food", 2, 2, changed_by="storage", changed_limit=7),
    Resource("wood", 7, 0),
    Resource("ore", 7, 0),
    Resource("ideas", 7, 0, changed_by="dogma", changed_limit=2),
    Resource("gold", 7, 0),
    Resource("mood", None, 0),
    Resource("culture", None, 0),
)
"""The five resources and the two tokens, which are no resources. (COC-5.3)"""

TERRAINS: Final = (
    Terrain("plains", "food"),
    Terrain("mountain", "ore"),
    Terrain("forest", "wood"),
    Terrain("barren", None),
    Terrain("sea", None),
)
"""All terrains."""

EXHAUSTED_LAND: Final = 6
"""Markers of exhausted land. (COC-1.6)"""
# fmt: on
