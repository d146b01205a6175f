"""The units. (COC-1.1, COC-1.2, COC-7.6)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from epoka.games.clash_of_cultures.components.numbers import NO_NUMBERS, Numbers


class Unit(NamedTuple):
    """A kind of unit: its price, the building its city needs, and how many pieces of it there are."""

    id: str
    kind: str  # settler: land_non_military; ship: ship; all others: military
    cost: Mapping[str, int]
    building: str | None
    per_player: int
    barbarian: int = 0
    pirate: int = 0
    capacity: int = 0  # land units that it carries
    expansion: bool = False
    numbers: Numbers = NO_NUMBERS


# fmt: off
UNITS: Final = (
    Unit("settler", "land_non_military", {"food": 2}, None, 4),
    Unit("infantry", "military", {"food": 1, "ore": 1}, None, 16, 20, numbers={"combat": 1}),
    Unit("ship", "ship", {"wood": 2}, "port", 4, pirate=4, capacity=2),
    Unit("cavalry", "military", {"food": 1, "wood": 1}, "market", 4, 4, expansion=True, numbers={"combat": 2}),
    Unit("elephant", "military", {"food": 2}, "market", 4, 4, expansion=True, numbers={"hits": 1}),
    Unit("leader", "military", {"mood": 1, "culture": 1}, None, 1, expansion=True),
)
"""All kinds of units."""
# fmt: on
