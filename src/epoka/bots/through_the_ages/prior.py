"""A quick look at the options of Through the Ages: what actions would add to the evaluation, without trying them.

The usual actions are worked out from the figures on the table; what else a seat may have to decide is tried on a clone.
This is for choosing what to look at first, and for playing a turn to its end, not for judging it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from epoka.bots.evaluation import worth
from epoka.bots.through_the_ages.clock import Clock
from epoka.bots.through_the_ages.evaluation import EXCESS, between, values
from epoka.bots.through_the_ages.figures import FACES, PLENTY, Figures
from epoka.bots.through_the_ages.hands import card_worth, gift_worth, wonder_worth
from epoka.bots.through_the_ages.prospects import promise, promise_of, prospects_of, worker_worth
from epoka.bots.through_the_ages.weights import (
    CONTENT,
    FOOD,
    FOOD_RATE,
    HELD,
    IN_HAND,
    READY,
    RESOURCE,
    ROUNDS,
    SCIENCE,
    STRENGTH,
)
from epoka.games.through_the_ages.rules.acting import ChooseAction
from epoka.games.through_the_ages.rules.armies import army_bonus
from epoka.games.through_the_ages.rules.building import completion_score, growth_cost
from epoka.games.through_the_ages.rules.row import LAST_AGE
from epoka.games.through_the_ages.rules.taking import taking_cost
from epoka.games.through_the_ages.rules.turn import ChooseDraft
from epoka.games.through_the_ages.state import FULL, AgesState, changed
from epoka.games.through_the_ages.tables import (
    CONSUMPTION,
    COST,
    FIRST_UNIT,
    KIND,
    KINDS,
    LEVEL,
    REQUIRED,
    SCIENCE_COST,
    STAGES,
    TAKING_SCIENCE,
    TECHNOLOGIES,
    WONDERS,
)
from epoka.kernel import Decision, Option, Seat, Table

TAKING: Final = 0.35
"""What each civil action is worth that a card on the row costs."""
UNDOING: Final = -4.0
"""What it seems to bring to take a worker from its work."""
TRIFLE: Final = 0.05
UPGRADED: Final = 1 - 0.8 * READY
"""How much of the worth of an upgrade is not counted before it is made."""


def likings(table: Table, decision: Decision) -> list[float]:
    """For each option, the lead it is likely to give the deciding seat; during its turn, the lead it adds."""
    seat = decision.seat
    if isinstance(table.question(seat), ChooseAction | ChooseDraft):
        look = Look(table.state, seat)
        return [GAINS[str(option[0])](look, option) for option in decision.options]
    return [worth(table, seat, option, values, depth=1) for option in decision.options]


class Look(Figures):
    """One seat's view of its own figures during its turn; each method says what an action would add."""

    __slots__ = ("found", "now")

    def __init__(self, s: AgesState, seat: Seat) -> None:
        super().__init__(s, seat, Clock(s, begun=True))
        self.found = prospects_of(self)
        self.now = promise_of(self, self.found)

    def promise_with(self, idle: int, spent: int) -> float:
        """How much more or less the prospects promise with so many unused workers and resources spent."""
        return promise(self.found, idle, self.stored - spent, self.mined, self.rounds) - self.now

    def nothing(self, option: Option) -> float:
        """The end of the turn, by which everything else is measured."""
        return 0.0

    def trifle(self, option: Option) -> float:
        """Something that may help a little."""
        return TRIFLE

    def undone(self, option: Option) -> float:
        """A worker taken from its work. (TTA-10.5)"""
        return UNDOING

    def card(self, kind: int) -> float:
        """What a civil card would bring beyond its price."""
        return card_worth(self, kind, SCIENCE_COST[kind] - self.own.science)

    def taken(self, option: Option) -> float:
        """A card from the row. (TTA-9)"""
        kind = KINDS[str(option[1])]
        cost = TAKING * taking_cost(self.own, kind, int(option[2]) - 1)
        if not self.rounds:
            return -cost
        if kind in WONDERS:
            return wonder_worth(self, kind, 0, 0) - cost
        learned = TAKING_SCIENCE[self.own.leads] * SCIENCE[self.rounds] if kind in TECHNOLOGIES else 0.0
        return IN_HAND * max(0.0, self.card(kind)) - HELD - cost + learned

    def played(self, option: Option) -> float:
        """A leader, a technology or an action card from the hand. (TTA-10.7, TTA-10.8, TTA-13)"""
        gain = self.card(KINDS[str(option[1])])
        return HELD + gain - IN_HAND * max(0.0, gain)

    def grown(self, option: Option) -> float:
        """One more worker. (TTA-10.1)"""
        own, rounds = self.own, self.rounds
        yellow = own.yellow
        cost = growth_cost(own, 0) if option[0] == "grow" else 0
        hunger = CONSUMPTION[yellow - 1] - CONSUMPTION[yellow]
        unrest = REQUIRED[yellow - 1] - REQUIRED[yellow]
        lost = cost * FOOD[rounds] * (1.0 if self.stock <= PLENTY else EXCESS)
        lost += hunger * between(FOOD_RATE, min(rounds, ROUNDS - 1))
        if unrest and self.margin - unrest < FACES:
            lost += unrest * CONTENT * rounds
        idle = self.idle + 1 - (unrest if self.margin < unrest else 0)
        return self.promise_with(idle, 0) - lost

    def built(self, option: Option) -> float:
        """A worker put to work. (TTA-10.2, TTA-10.3, TTA-12.1)"""
        kind = KINDS[str(option[1])]
        rounds = self.rounds
        brought = worker_worth(kind, min(rounds + 1, ROUNDS), self.short, self.level)
        if kind >= FIRST_UNIT:
            units = self.own.workers[FIRST_UNIT:]
            more = army_bonus(self.own.tactics, changed(units, kind - FIRST_UNIT, 1))[0]
            brought += 2 * STRENGTH[rounds] * (more - army_bonus(self.own.tactics, units)[0])
        return brought - COST[kind] * RESOURCE[rounds] + self.promise_with(self.idle - 1, COST[kind])

    def upgraded(self, option: Option) -> float:
        """A worker moved to a better technology. (TTA-10.4)"""
        low, high = KINDS[str(option[1])], KINDS[str(option[2])]
        rounds, level = self.rounds, self.level
        more = worker_worth(high, rounds, self.short, level) - worker_worth(low, rounds, self.short, level)
        gain = more - (COST[high] - COST[low]) * RESOURCE[rounds]
        return gain * UPGRADED if gain > 0 else gain

    def staged(self, option: Option) -> float:
        """Stages of the wonder under way. (TTA-10.6)"""
        own, rounds = self.own, self.rounds
        kind = KIND[own.wonder[0]]
        now = own.stages + int(option[1])
        price = sum(STAGES[kind][own.stages : now])
        if now < len(STAGES[kind]):
            after = wonder_worth(self, kind, now, price)
        else:
            after = gift_worth(kind, rounds, self.level)
            if LEVEL[kind] == LAST_AGE[FULL]:
                after += completion_score(own, kind)
        return after - wonder_worth(self, kind, own.stages, 0) - price * RESOURCE[rounds]

    def adopted(self, option: Option) -> float:
        """Another tactics card. (TTA-12.4)"""
        units = self.own.workers[FIRST_UNIT:]
        more = army_bonus(KINDS[str(option[1])], units)[0] - army_bonus(self.own.tactics, units)[0]
        return more * STRENGTH[self.rounds] - TRIFLE


GAINS: Final[dict[str, Callable[[Look, Option], float]]] = {
    "take": Look.taken,
    "grow": Look.grown,
    "voyage": Look.grown,
    "trade": Look.trifle,
    "draw": Look.trifle,
    "end": Look.nothing,
    "build": Look.built,
    "levy": Look.built,
    "destroy": Look.undone,
    "disband": Look.undone,
    "lead": Look.played,
    "develop": Look.played,
    "revolt": Look.played,
    "reform": Look.played,
    "play": Look.played,
    "adopt": Look.adopted,
    "stage": Look.staged,
    "upgrade": Look.upgraded,
}
"""How each kind of action is judged."""
