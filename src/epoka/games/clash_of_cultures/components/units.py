"""The units. (COC-1.1, COC-1.2, COC-7.6)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Unit(NamedTuple):
    """A kind of unit: its price, the building its city needs, and how many pieces of it there are."""

    id: str
    kind: str  # settler: land_non_military; ship: ship; all others: military
    cost: Mapping[str, int]
    building: str | None
    per_player: int
    barbarian: int
    pirate: int
    capacity: int  # land units that it carries
    expansion: bool


# fmt: off
UNITS: Final = (
    Unit("settler", "land_non_military", {"food": 2}, None, 4, 0, 0, 0, False),
    Unit("infantry", "military", {"food": 1, "ore": 1}, None, 16, 20, 0, 0, False),
    Unit("ship", "ship", {"wood": 2}, "port", 4, 0, 4, 2, False),
    Unit("cavalry", "military", {"food": 1, "wood": 1}, "market", 4, 4, 0, 0, True),
    Unit("elephant", "military", {"food": 2}, "market", 4, 4, 0, 0, True),
    Unit("leader", "military", {"mood": 1, "culture": 1}, None, 1, 0, 0, 0, True),
)
"""All kinds of units."""
# fmt: on
