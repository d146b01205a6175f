"""The evaluation of Through the Ages: culture now, plus what the rest of the game is likely to bring.

For each seat, in culture points:

- culture, and the culture rating for each turn to come;
- food, resources and science, and what the ratings will bring of them;
- actions, strength compared with the strongest rival, happy faces, tokens;
- what is not at work yet: unused workers, upgrades, cards in hand, a wonder under way;
- what scores at the end: the bonuses of the simple game, or the scoring cards that lie open;
- against it: discontent and uprising, famine, corruption.

How many turns are left follows from the civil decks. A turn's production changes nothing but the clock: what a rate
was expected to bring lies there afterwards. So the end of a turn can be compared with the actions before it.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from epoka.bots.through_the_ages.hands import UNSEEN, hand_worth, military_worth, wonder_worth
from epoka.bots.through_the_ages.prospects import BONUS, HUNGRY, SAD, promise, prospects
from epoka.bots.through_the_ages.weights import (
    BLUE_TOKEN,
    CIVIL_ACTION,
    CONTENT,
    FOOD,
    FOOD_RATE,
    MILITARY_ACTION,
    RESOURCE,
    RESOURCE_RATE,
    ROUNDS,
    SCIENCE,
    SCIENCE_RATE,
    SPARE_FACE,
    STRENGTH,
    UNSPENT,
    YELLOW_TOKEN,
    Worths,
)
from epoka.games.through_the_ages.rules.ending import simple_bonuses
from epoka.games.through_the_ages.rules.impacts import impact
from epoka.games.through_the_ages.rules.tokens import F1, F2, F3, M1, M2, M3, food, resources
from epoka.games.through_the_ages.state import FULL, SIMPLE, AgesState, Civilization, in_game
from epoka.games.through_the_ages.tables import (
    CONSUMPTION,
    CORRUPTION,
    KIND,
    REQUIRED,
    civil_deck,
)
from epoka.kernel import Seat, Table

SCALE = 14.0
"""The lead that makes winning nearly three times as likely as losing."""
DEALT: Final = {1: 4.5, 2: 4.5, 3: 3.5, 4: 2.5}
"""Cards dealt to the row in a turn, with so many players left."""
LAST_AGE: Final = (1, 2, 3)
SURPLUS: Final = 3
"""Food a turn that is worth having beyond consumption."""
EXCESS: Final = 0.3
"""How much of its worth further food keeps."""
FAMINE: Final = 4.0
FACES: Final = 2
"""Happy faces beyond those required that are worth having."""
AHEAD: Final = 10
"""A lead or a lack of strength beyond this counts no more."""


@cache
def to_come(level: int, seats: int, age: int) -> int:
    """Civil cards of the ages after this one."""
    return sum([len(civil_deck(later, seats)) for later in range(age + 1, LAST_AGE[level] + 1)])


class Clock:
    """How much of the game is left."""

    __slots__ = ("lives", "rounds", "turns")

    def __init__(self, s: AgesState) -> None:
        seats = len(s.civilizations)
        if s.last:
            whole = s.last - s.round
            self.turns = [whole + (seat >= s.active) + 0.0 for seat in range(seats)]
            self.rounds = whole + 1
            self.lives = (self.rounds,) * 5
            return
        dealt = DEALT[len(in_game(s))]
        cards = to_come(s.level, seats, s.age) + (len(s.civil) if s.age else 0)
        late = 1.5 if s.level == FULL else 1.0
        left = cards / dealt / seats + late
        active = s.active
        self.turns = [left - ((seat - active) % seats) / seats for seat in range(seats)]
        self.rounds = min(ROUNDS, max(1, int(left + 0.5)))
        age = (len(s.civil) if s.age else 0) / dealt / seats
        each = 45 / dealt / seats
        self.lives = tuple(
            [
                self.rounds if s.level == SIMPLE or born + 1 >= LAST_AGE[s.level] else _life(born, s.age, age, each)
                for born in range(4)
            ]
        )


def _life(born: int, age: int, rest: float, each: float) -> int:
    """Rounds until a leader of an age leaves: at the end of the next one. (TTA-25.2)"""
    return max(0, int(rest + each * (born + 1 - age) + 0.5))


def between(worths: Worths, turns: float) -> float:
    """A worth for a number of turns that need not be whole."""
    if turns <= 0:
        return 0.0
    whole = int(turns)
    low = worths[whole]
    return low + (worths[whole + 1] - low) * (turns - whole)


def values(table: Table) -> list[float]:
    """Each seat's value in culture points."""
    s: AgesState = table.state
    clock = Clock(s)
    civilizations = s.civilizations
    found = []
    for seat, own in enumerate(civilizations):
        if own.gone:
            found.append(0.0)
            continue
        value = civilization_worth(s, own, clock.turns[seat], clock)
        if seat == s.active:
            value -= UNSPENT * own.white_spent
        found.append(value)
    if s.level != SIMPLE:
        add_strength(s, clock.rounds, found)
        add_scoring(s, clock.rounds, found)
    return found


def civilization_worth(s: AgesState, own: Civilization, turns: float, clock: Clock) -> float:
    """What a civilization is worth by itself."""
    rounds = clock.rounds
    level = s.level
    w = own.workers
    yellow = own.yellow
    resource = RESOURCE[rounds]
    value = own.culture + own.culture_rating * turns
    value += own.science * SCIENCE[rounds] + own.science_rating * between(SCIENCE_RATE, turns)
    # food and population
    grown = w[0] + F1 * w[1] + F2 * w[2] + F3 * w[3]
    eaten = CONSUMPTION[yellow]
    stock = food(own)
    net = grown - eaten
    value += stock * FOOD[rounds] + food_worth(net) * between(FOOD_RATE, turns)
    if turns > 0 and stock + net < 0:
        value += FAMINE * (stock + net)
    # resources and corruption
    mined = w[4] + M1 * w[5] + M2 * w[6] + M3 * w[7]
    stored = resources(own)
    value += stored * resource + mined * between(RESOURCE_RATE, turns)
    if level != SIMPLE:
        value -= CORRUPTION[max(0, own.blue - sum(w[:8]))] * resource
    value += (YELLOW_TOKEN * own.yellows + BLUE_TOKEN * own.blues) * rounds
    # happiness
    margin = own.happiness - REQUIRED[yellow]
    idle = own.unused
    if margin < 0:
        idle += margin
        value += CONTENT * margin * rounds
        if idle < 0 and level != SIMPLE:
            value -= 3 + own.culture_rating + (mined + own.science_rating) * resource
    else:
        value += CONTENT * min(margin, FACES) * rounds + SPARE_FACE * margin * rounds
    # actions
    value += (CIVIL_ACTION * own.white + MILITARY_ACTION * own.red) * turns
    # what is not at work yet
    if turns > 0:
        short = (HUNGRY if net < SURPLUS else 0) | (SAD if margin < FACES else 0)
        found = prospects(own.known, w, own.limit, rounds, short, level)
        value += promise(found, idle, stored, mined, rounds)
        if own.hand:
            value += hand_worth(own, rounds, short, level, clock.lives)
        if own.wonder:
            value += wonder_worth(own, rounds, level)
        if own.military:
            value += military_worth(own, rounds)
        value += UNSEEN[own.leads] * turns
    if level == SIMPLE:
        value += sum([points for _, points in simple_bonuses(own)])
    return value


def food_worth(net: int) -> float:
    """A surplus of food; what goes beyond the usual is worth less."""
    return net if net <= SURPLUS else SURPLUS + EXCESS * (net - SURPLUS)


def add_strength(s: AgesState, rounds: int, found: list[float]) -> None:
    """What it is worth to be stronger than the strongest rival, and what a declared war will bring. (TTA-20, TTA-24)"""
    civilizations = s.civilizations
    strengths = [-1 if own.gone else own.strength for own in civilizations]
    for seat, own in enumerate(civilizations):
        gap = own.strength - max([other for rival, other in enumerate(strengths) if rival != seat])
        found[seat] += STRENGTH[rounds] * max(-AHEAD, min(AHEAD, gap))
        if own.war:
            lead = own.strength - civilizations[own.enemy].strength
            found[seat] += 0.7 * lead
            found[own.enemy] -= 0.7 * lead


def add_scoring(s: AgesState, rounds: int, found: list[float]) -> None:
    """What the open scoring cards would score now. (TTA-26.2)"""
    seats = in_game(s)
    for card in s.impacts:
        for seat, points in impact(s, KIND[card], seats).items():
            found[seat] += points


__all__ = ["SCALE", "Clock", "civilization_worth", "values"]
