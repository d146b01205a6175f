"""A quick look at the options of Through the Ages: what actions would add to the evaluation, without trying them.

The usual actions are worked out from the figures on the table; what else a seat may have to decide is tried on a clone.
This is for choosing what to look at first, and for playing a turn to its end, not for judging it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from epoka.bots.evaluation import worth
from epoka.bots.through_the_ages.evaluation import FACES, PLENTY, SURPLUS, Clock, between, values
from epoka.bots.through_the_ages.hands import card_worth, gift_worth, wonder_worth
from epoka.bots.through_the_ages.prospects import HUNGRY, SAD, promise, prospects, worker_worth
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
from epoka.games.through_the_ages.rules.armies import army_bonus
from epoka.games.through_the_ages.rules.building import completion_score, growth_cost
from epoka.games.through_the_ages.rules.taking import taking_cost
from epoka.games.through_the_ages.rules.tokens import F1, F2, F3, M1, M2, M3, food, resources
from epoka.games.through_the_ages.rules.turn import ChooseAction, ChooseDraft
from epoka.games.through_the_ages.state import AgesState
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
    """For each option, the lead it is likely to give the deciding seat."""
    seat = decision.seat
    question = table.question(seat)
    if isinstance(question, ChooseAction | ChooseDraft):
        look = Look(table.state, seat)
        return [look.gain(option) for option in decision.options]
    return [worth(table, seat, option, values, depth=1) for option in decision.options]


class Look:
    """One seat's view of its own figures during its turn."""

    __slots__ = (
        "found",
        "idle",
        "lives",
        "margin",
        "mined",
        "net",
        "own",
        "promised",
        "rounds",
        "s",
        "seat",
        "short",
        "stored",
    )

    def __init__(self, s: AgesState, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        own = self.own = s.civilizations[seat]
        clock = Clock(s, begun=True)
        rounds = self.rounds = clock.rounds
        self.lives = clock.lives
        w = own.workers
        self.net = w[0] + F1 * w[1] + F2 * w[2] + F3 * w[3] - CONSUMPTION[own.yellow]
        self.mined = w[4] + M1 * w[5] + M2 * w[6] + M3 * w[7]
        self.margin = own.happiness - REQUIRED[own.yellow]
        self.idle = own.unused + min(0, self.margin)
        hungry = self.net < SURPLUS and food(own) + self.net < PLENTY
        self.short = (HUNGRY if hungry else 0) | (SAD if self.margin < FACES else 0)
        self.stored = resources(own) + self.mined
        self.found = prospects(own.known, w, own.limit, rounds, self.short, s.level)
        self.promised = self.promise_with(self.idle)

    def promise_with(self, idle: int) -> float:
        """What the prospects are worth with so many unused workers."""
        return promise(self.found, idle, self.stored, self.mined, self.rounds)

    def gain(self, option: Option) -> float:
        """What an action adds."""
        return GAINS[str(option[0])](self, option)

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
        due = SCIENCE_COST[kind] - self.own.science
        return card_worth(self.own, kind, self.rounds, self.short, self.s.level, self.lives, due)

    def taken(self, option: Option) -> float:
        """A card from the row. (TTA-9)"""
        own = self.own
        if not self.rounds:
            return -TAKING
        kind = KINDS[str(option[1])]
        cost = TAKING * taking_cost(own, kind, int(option[2]) - 1)
        if kind in WONDERS:
            return wonder_worth(own, kind, 0, self.rounds, self.s.level, self.lives, self.stored, self.mined) - cost
        learned = TAKING_SCIENCE[own.leads] * SCIENCE[self.rounds] if kind in TECHNOLOGIES else 0.0
        return IN_HAND * max(0.0, self.card(kind)) - HELD - cost + learned

    def played(self, option: Option) -> float:
        """A leader, a technology or an action card from the hand. (TTA-10.7, TTA-10.8, TTA-13)"""
        gain = self.card(KINDS[str(option[1])])
        return HELD + (gain - IN_HAND * max(0.0, gain))

    def grown(self, option: Option) -> float:
        """One more worker. (TTA-10.1)"""
        own, rounds = self.own, self.rounds
        yellow = own.yellow
        cost = growth_cost(own, 0) if option[0] == "grow" else 0
        hunger = CONSUMPTION[yellow - 1] - CONSUMPTION[yellow]
        unrest = REQUIRED[yellow - 1] - REQUIRED[yellow]
        lost = cost * FOOD[rounds] * (1.0 if food(own) + self.net <= PLENTY else 0.4)
        lost += hunger * between(FOOD_RATE, min(rounds, ROUNDS - 1))
        if unrest and self.margin - unrest < FACES:
            lost += unrest * CONTENT * rounds
        idle = self.idle + 1 - (unrest if self.margin - unrest < 0 else 0)
        return self.promise_with(idle) - self.promised - lost

    def built(self, option: Option) -> float:
        """A worker put to work. (TTA-10.2, TTA-10.3, TTA-12.1)"""
        kind = KINDS[str(option[1])]
        rounds = self.rounds
        if kind >= FIRST_UNIT:
            more = army_bonus(self.own.tactics, self.with_unit(kind))[0] - army_bonus(self.own.tactics, self.units())[0]
        else:
            more = 0
        brought = worker_worth(kind, min(rounds + 1, ROUNDS), self.short, self.s.level) + 2 * more * STRENGTH[rounds]
        left = promise(self.found, self.idle - 1, self.stored - COST[kind], self.mined, rounds)
        return brought - COST[kind] * RESOURCE[rounds] + left - self.promised

    def units(self) -> tuple[int, ...]:
        """The units there are."""
        return self.own.workers[FIRST_UNIT:]

    def with_unit(self, kind: int) -> tuple[int, ...]:
        """The units with one more."""
        units = self.units()
        place = kind - FIRST_UNIT
        return (*units[:place], units[place] + 1, *units[place + 1 :])

    def upgraded(self, option: Option) -> float:
        """A worker moved to a better technology. (TTA-10.4)"""
        low, high = KINDS[str(option[1])], KINDS[str(option[2])]
        rounds, level = self.rounds, self.s.level
        more = worker_worth(high, rounds, self.short, level) - worker_worth(low, rounds, self.short, level)
        gain = more - (COST[high] - COST[low]) * RESOURCE[rounds]
        return gain * UPGRADED if gain > 0 else gain

    def staged(self, option: Option) -> float:
        """Stages of the wonder under way. (TTA-10.6)"""
        own, rounds, level = self.own, self.rounds, self.s.level
        kind = KIND[own.wonder[0]]
        now = own.stages + int(option[1])
        price = sum(STAGES[kind][own.stages : now])
        before = wonder_worth(own, kind, own.stages, rounds, level, self.lives, self.stored, self.mined)
        if now < len(STAGES[kind]):
            after = wonder_worth(own, kind, now, rounds, level, self.lives, self.stored - price, self.mined)
        else:
            after = gift_worth(kind, rounds, level) + (completion_score(own, kind) if LEVEL[kind] == 3 else 0)
        return after - before - price * RESOURCE[rounds]

    def adopted(self, option: Option) -> float:
        """Another tactics card. (TTA-12.4)"""
        units = self.units()
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
