"""The buildings and the settlement. (COC-1.1, COC-7.5)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from epoka.games.clash_of_cultures.components.numbers import NO_NUMBERS, Numbers


class Building(NamedTuple):
    """A kind of building: its price, the advance it needs, and how many pieces of it a player has."""

    id: str
    cost: Mapping[str, int]
    requires: str
    per_player: int
    points: int
    expansion: bool
    numbers: Numbers = NO_NUMBERS


class Settlement(NamedTuple):
    """The piece that a city stands on."""

    per_player: int
    barbarian: int
    points: int


# fmt: off
BUILDINGS: Final = (
    Building("academy", {"food": 1, "wood": 1, "ore": 1}, "writing", 5, 1, False, numbers={"ideas": 2}),
    Building("fortress", {"food": 1, "wood": 1, "ore": 1}, "tactics", 5, 1, False, numbers={"dice": 1, "hits": 1}),
    Building("port", {"food": 1, "wood": 1, "ore": 1}, "fishing", 5, 1, False),
    Building("temple", {"food": 1, "wood": 1, "ore": 1}, "myths", 5, 1, False, numbers={"amount": 1}),
    Building("market", {"food": 1, "wood": 1, "ore": 1}, "bartering", 5, 1, True, numbers={"gold": 1}),
    Building("obelisk", {"food": 1, "wood": 1, "ore": 1}, "arts", 5, 1, True),
    Building("observatory", {"food": 1, "wood": 1, "ore": 1}, "math", 5, 1, True, numbers={"cards": 1}),
)
"""All kinds of buildings."""

SETTLEMENT: Final = Settlement(7, 10, 1)
# fmt: on
