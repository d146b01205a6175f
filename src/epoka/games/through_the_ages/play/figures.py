"""A civilization in figures: what the parts of the evaluation need to know about it."""

from __future__ import annotations

from typing import Final

from epoka.games.through_the_ages.play.clock import Clock
from epoka.games.through_the_ages.rules.tokens import F1, F2, F3, M1, M2, M3, food, resources
from epoka.games.through_the_ages.state import AgesState
from epoka.games.through_the_ages.tables import CONSUMPTION, REQUIRED
from epoka.kernel import Seat

HUNGRY: Final = 1
SAD: Final = 2
"""What a civilization is short of: food, happy faces."""
SURPLUS: Final = 3
"""Food a turn that is worth having beyond consumption."""
PLENTY: Final = 8
"""Food in store that can soon be used."""
FACES: Final = 2
"""Happy faces beyond those required that are worth having."""


class Figures:
    """A seat's figures, as if its turn ended now: production to come in this turn is in store already."""

    __slots__ = (
        "bank",
        "idle",
        "level",
        "lives",
        "margin",
        "mined",
        "net",
        "own",
        "producing",
        "rounds",
        "seat",
        "short",
        "stock",
        "stored",
        "turns",
    )

    def __init__(self, s: AgesState, seat: Seat, clock: Clock) -> None:
        own = self.own = s.civilizations[seat]
        self.seat = seat
        self.level = s.level
        self.rounds = clock.rounds
        self.turns = clock.turns[seat]
        self.lives = clock.lives
        farm, irrigated, bred, mechanized, bronze, iron, coal, oil = own.workers[:8]
        net = self.net = farm + F1 * irrigated + F2 * bred + F3 * mechanized - CONSUMPTION[own.yellow]
        self.mined = bronze + M1 * iron + M2 * coal + M3 * oil
        self.stock = food(own)
        self.stored = resources(own)
        self.bank = own.blue
        self.producing = clock.producing == seat
        if self.producing:
            self.stock += net
            self.stored += self.mined
            self.bank -= farm + irrigated + bred + mechanized + bronze + iron + coal + oil
        margin = self.margin = own.happiness - REQUIRED[own.yellow]
        self.idle = own.unused + margin if margin < 0 else own.unused
        self.short = SAD if margin < FACES else 0
        if net < SURPLUS and self.stock < PLENTY:
            self.short |= HUNGRY
