"""The map as a settler sees it: how good cities are where they stand, and where new ones could be founded.

All of it follows from the terrain that is known and from where cities stand, so it is remembered for all clones.
"""

from __future__ import annotations

from typing import Final

from epoka.games.clash_of_cultures.geometry import board
from epoka.games.clash_of_cultures.play import weights
from epoka.games.clash_of_cultures.state import ClashState, Numbers
from epoka.games.clash_of_cultures.tables import BARREN, FOREST, MOUNTAIN, NONE, PLAINS, SEA, UNKNOWN
from epoka.kernel.memo import memo
from epoka.parts.hexes import distances

Worths = tuple[float, ...]
VARIED: Final = (PLAINS, FOREST, MOUNTAIN)
"""A city that reaches all of them can pay for buildings by itself."""


@memo()
def steps(seats: int) -> tuple[Numbers, ...]:
    """Steps between any two hexes, whatever lies on them."""
    near = board(seats).near
    return tuple([distances(near, (1,) * len(near), hex_) for hex_ in range(len(near))])


class Sites:
    """What a map offers.

    `lands` tells how good a city is on each hex, `ways` what a Settler there can reach: the farther, the less.
    """

    __slots__ = ("lands", "ways")

    def __init__(self, seats: int, terrain: Numbers, owner: Numbers, exhausted: Numbers) -> None:
        near = board(seats).near
        lands: list[float] = []
        for hex_, kind in enumerate(terrain):
            around = [hex_, *[there for there in near[hex_] if owner[there] == NONE]]
            lands.append(land_worth(kind, [terrain[there] for there in around if there not in exhausted]))
        self.lands: Worths = tuple(lands)
        ways = [
            land if owner[hex_] == NONE and terrain[hex_] not in (SEA, BARREN) and hex_ not in exhausted else 0.0
            for hex_, land in enumerate(lands)
        ]
        waiting = list(range(len(ways)))
        while waiting:
            here = waiting.pop()
            worth = ways[here] * weights.STEP
            for there in near[here]:
                if terrain[there] != SEA and ways[there] < worth:
                    ways[there] = worth
                    waiting.append(there)
        self.ways: Worths = tuple(ways)


def land_worth(kind: int, around: list[int]) -> float:
    """How good a city is on a hex of this terrain, with these terrains to collect from."""
    if kind == UNKNOWN:
        return weights.UNKNOWN_LAND
    amount = min(weights.RICH, sum([weights.HEX[terrain] for terrain in around])) / weights.RICH
    variety = len([terrain for terrain in VARIED if terrain in around]) / len(VARIED)
    return weights.ANY_LAND + weights.AMOUNT * amount + weights.VARIETY * variety


@memo(1 << 12)
def _sites(seats: int, terrain: Numbers, owner: Numbers, exhausted: Numbers) -> Sites:
    return Sites(seats, terrain, owner, exhausted)


def sites(s: ClashState) -> Sites:
    """What the map offers now."""
    return _sites(len(s.nations), s.terrain, s.owner, s.exhausted)
