"""The wonders. (COC-12.3, COC-12.4)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from epoka.games.clash_of_cultures.components.numbers import NO_NUMBERS, Numbers


class Wonder(NamedTuple):
    """A wonder: its price, what it needs, and its points, also when another player than the builder owns it."""

    id: str
    cost: Mapping[str, int]
    requires: tuple[str, ...]
    building: str | None
    points: int
    builder_points: int
    owner_points: int
    numbers: Numbers = NO_NUMBERS


# fmt: off
WONDERS: Final = (
    Wonder("great_arena", {"food": 3, "wood": 4, "ore": 5, "culture": 5}, ("engineering", "sports"), None, 4, 2, 2, numbers={"price": 1, "combat": 1}),
    Wonder("great_gardens", {"food": 5, "wood": 5, "ore": 2, "culture": 5}, ("engineering", "irrigation"), None, 4, 2, 2),
    Wonder("great_library", {"food": 3, "wood": 6, "ore": 3, "culture": 5}, ("engineering", "philosophy"), None, 4, 2, 2),
    Wonder("great_lighthouse", {"food": 3, "wood": 5, "ore": 4, "culture": 5}, ("engineering", "cartography"), "port", 4, 2, 2),
    Wonder("great_mausoleum", {"food": 4, "wood": 4, "ore": 4, "culture": 5}, ("engineering", "priesthood"), None, 4, 2, 2),
    Wonder("great_pyramid", {"food": 2, "wood": 3, "ore": 7, "culture": 5}, ("engineering", "rituals"), None, 5, 5, 0),
    Wonder("great_statue", {"food": 3, "wood": 4, "ore": 5, "culture": 5}, ("engineering", "monuments"), None, 4, 2, 2, numbers={"cards": 1, "actions": 1}),
    Wonder("great_wall", {"food": 3, "wood": 2, "ore": 7, "culture": 5}, ("engineering", "siegecraft"), None, 4, 2, 2, numbers={"combat": 2}),
)
"""All wonders."""
# fmt: on
