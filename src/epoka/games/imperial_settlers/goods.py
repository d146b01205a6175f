"""Goods, prices and colours: what cards speak of in numbers, in the order in which everybody names them. (IS-1.2)"""

from __future__ import annotations

from typing import Any, Final

from epoka.kernel import Record

Message = dict[str, Any]

WOOD: Final = "wood"
STONE: Final = "stone"
FOOD: Final = "food"
GOLD: Final = "gold"
WORKER: Final = "worker"
RAZE: Final = "raze"
DEFENSE: Final = "defense"
VP: Final = "vp"
CARD: Final = "card"
COMMON_CARD: Final = "common_card"
FACTION_CARD: Final = "faction_card"

RESOURCES: Final = (WOOD, STONE, FOOD)
"""What gold may be spent for. (IS-1.3, IS-1.4)"""
HELD: Final = (*RESOURCES, GOLD, WORKER, RAZE, DEFENSE)
"""What lies in a player's supply. (IS-1.6)"""

BLACK: Final = "black"
PURPLE: Final = "purple"
BLUE: Final = "blue"
BROWN: Final = "brown"
YELLOW: Final = "gold"
RED: Final = "red"
PINK: Final = "pink"
GREY: Final = "grey"

PAIRED: Final = {
    BROWN: WOOD,
    GREY: STONE,
    RED: FOOD,
    PINK: WORKER,
    YELLOW: GOLD,
    BLACK: RAZE,
    PURPLE: VP,
    BLUE: CARD,
}
"""The Good of each colour. [interpretation for some] (IS-2.6)"""
COLORS: Final = tuple(PAIRED)


def message(name: str, **args: Any) -> Message:
    """A message id with its arguments."""
    return {"id": name.replace("_", "-"), "args": args}


class Amounts(Record):
    """Numbers of things by their names; what is left out is 0 and not printed."""

    def amounts(self) -> tuple[tuple[str, int], ...]:
        """The things there are any of, with their numbers."""
        return tuple([(name, amount) for name in self._fields if (amount := getattr(self, name))])

    def fact(self) -> dict[str, int]:
        """The same as the facts write it."""
        return dict(self.amounts())

    def text(self) -> str:
        """The same as an argument of a message: `gold1-vp1`."""
        return "-".join([f"{name}{amount}" for name, amount in self.amounts()])


class Goods(Amounts):
    """Goods that somebody gains. A `card` is drawn from either deck, one at a time. (IS-1.2, IS-2.9)"""

    wood: int = 0
    stone: int = 0
    food: int = 0
    gold: int = 0
    worker: int = 0
    raze: int = 0
    defense: int = 0
    vp: int = 0
    card: int = 0
    common_card: int = 0
    faction_card: int = 0


class Price(Amounts):
    """What somebody pays: Goods, any `resource`, cards from hand, own Deals, own Locations. (IS-8.2, IS-11.1)"""

    wood: int = 0
    stone: int = 0
    food: int = 0
    gold: int = 0
    worker: int = 0
    raze: int = 0
    resource: int = 0
    hand_card: int = 0
    deal: int = 0
    location: int = 0


NO_GOODS: Final = Goods()
FREE: Final = Price()
