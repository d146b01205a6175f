"""What a civilization could make of its technologies: workers to upgrade, and the best places for new ones."""

from __future__ import annotations

from typing import Final

from epoka.games.through_the_ages.play.figures import HUNGRY, SAD, Figures
from epoka.games.through_the_ages.play.weights import (
    CONTENT,
    FOOD_RATE,
    OPEN,
    READY,
    RESOURCE,
    RESOURCE_RATE,
    SCIENCE_RATE,
    SPARE_FACE,
    STRENGTH,
    WAITING,
)
from epoka.games.through_the_ages.state import SIMPLE
from epoka.games.through_the_ages.tables import (
    COST,
    CULTURE,
    FARMS,
    FIRST_UNIT,
    FIRST_URBAN,
    GROUP,
    HAPPINESS,
    MINES,
    SCIENCE,
    TOKEN_VALUE,
)
from epoka.games.through_the_ages.tables import STRENGTH as STRENGTH_OF
from epoka.kernel.memo import memo

FED: Final = 0.3
"""How much of its worth a farm keeps when there is food enough."""
SCIENCE_PART: Final = 1.3
"""The first points of a science rating are worth more than the later ones."""
UPGRADES: Final = 4
"""How many workers are thought of to be upgraded."""
BONUS: Final = 2
"""What strength and happiness score in the simple game, each point. (TTA-26.1)"""

Place = tuple[float, int]
"""What a worker there would bring beyond its price, and the price in resources."""
Prospects = tuple[float, int, Place, Place, Place]
"""What upgrades would bring beyond their price, that price, and the three best places for unused workers."""


@memo(1 << 14)
def worker_worth(kind: int, rounds: int, short: int, level: int) -> float:
    """What a worker on a technology brings in so many rounds."""
    worth = CULTURE[kind] * float(rounds) + SCIENCE_PART * SCIENCE[kind] * SCIENCE_RATE[rounds]
    if kind in FARMS:
        worth += TOKEN_VALUE[kind] * FOOD_RATE[rounds] * (1.0 if short & HUNGRY else FED)
    elif kind in MINES:
        worth += TOKEN_VALUE[kind] * RESOURCE_RATE[rounds]
    worth += HAPPINESS[kind] * rounds * (CONTENT if short & SAD else SPARE_FACE)
    if level == SIMPLE:
        worth += BONUS * (STRENGTH_OF[kind] + HAPPINESS[kind]) + SCIENCE[kind]
        return worth + TOKEN_VALUE[kind] if kind < FIRST_URBAN else worth
    return worth + 2 * STRENGTH_OF[kind] * STRENGTH[rounds]


@memo(1 << 16)
def prospects(
    known: tuple[int, ...], workers: tuple[int, ...], limit: int, rounds: int, short: int, level: int
) -> Prospects:
    """What upgrades and new buildings would bring from the next turn on, beyond what they cost."""
    later = max(0, rounds - 1)
    resource = RESOURCE[rounds]
    best: dict[int, int] = {}
    for kind in known:
        if kind > best.get(GROUP[kind], -1):
            best[GROUP[kind]] = kind
    gains: list[Place] = []
    places: list[Place] = [(0.0, 0)] * 3
    staffed = [0] * len(GROUP)
    for kind in known:
        staffed[GROUP[kind]] += workers[kind]
        top = best[GROUP[kind]]
        if workers[kind] and top != kind:
            more = worker_worth(top, later, short, level) - worker_worth(kind, later, short, level)
            price = COST[top] - COST[kind]
            gain = more - price * resource
            if gain > 0:
                gains += [(gain, price)] * workers[kind]
    for group, top in best.items():
        room = limit - staffed[group] if FIRST_URBAN <= top < FIRST_UNIT else 2
        if room > 0:
            gain = worker_worth(top, later, short, level) - COST[top] * resource
            if gain > 0:
                places += [(gain, COST[top]), (0.8 * gain, COST[top])][:room]
    gains.sort(reverse=True)
    places.sort(reverse=True)
    first, second, third = places[:3]
    gains = gains[:UPGRADES]
    return sum([gain for gain, _ in gains]), sum([price for _, price in gains]), first, second, third


def prospects_of(f: Figures) -> Prospects:
    """The prospects of a civilization."""
    own = f.own
    return prospects(own.known, own.workers, own.limit, f.rounds, f.short, f.level)


def promise_of(f: Figures, found: Prospects) -> float:
    """What prospects count for a civilization: the later they can be paid, the less."""
    gain, price, *places = found
    idle = f.idle
    pace = (f.mined + 1) * max(1, f.rounds - 1)
    worth = READY * gain * max(0.0, 1 - max(0, 0.5 * price - f.stored) / pace)
    due = -f.stored
    for (gain, price), waiting, empty in zip(places, WAITING, OPEN, strict=True):
        due += price
        if gain:
            late = 1 - due / pace if due > 0 else 1.0
            if late > 0:
                worth += gain * late * (waiting if idle > 0 else empty)
        idle -= 1
    return worth


def technology_worth(f: Figures, kind: int) -> float:
    """What one more worked technology would promise."""
    own = f.own
    more = prospects((*own.known, kind), own.workers, own.limit, f.rounds, f.short, f.level)
    return promise_of(f, more) - promise_of(f, prospects_of(f))
