"""The evaluation of Through the Ages: culture now, plus what the rest of the game is likely to bring.

For each seat, in culture points:

- culture, and the culture rating for each turn to come;
- food, resources and science, and what the ratings will bring of them;
- actions, strength compared with the strongest rival, happy faces, tokens;
- what is not at work yet: unused workers, upgrades, cards in hand, a wonder under way;
- what scores at the end: the bonuses of the simple game, or the scoring cards that lie open;
- against it: discontent and uprising, famine, corruption.

How many turns are left follows from the civil decks. During a turn a position is judged as if the turn ended now: what
a rate was expected to bring lies there after production, so ending a turn changes nothing, and every other action is
compared with it.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from epoka.bots.through_the_ages.hands import hand_worth, leader_rest, military_worth, wonder_worth
from epoka.bots.through_the_ages.pending import WAR_STAKE, add_pending
from epoka.bots.through_the_ages.prospects import HUNGRY, SAD, promise, prospects
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
    YELLOW_TOKEN,
    Worths,
)
from epoka.games.through_the_ages.rules.ending import simple_bonuses
from epoka.games.through_the_ages.rules.impacts import impact
from epoka.games.through_the_ages.rules.military import DRAWN_AT_MOST
from epoka.games.through_the_ages.rules.politics import Politics
from epoka.games.through_the_ages.rules.row import REMOVED, SPACES
from epoka.games.through_the_ages.rules.tokens import F1, F2, F3, M1, M2, M3, food, resources
from epoka.games.through_the_ages.rules.turn import Turn
from epoka.games.through_the_ages.state import FULL, SIMPLE, AgesState, Civilization, in_game
from epoka.games.through_the_ages.tables import (
    CONSUMPTION,
    CORRUPTION,
    KIND,
    LEVEL,
    NONE,
    REQUIRED,
    civil_deck,
)
from epoka.kernel import NOBODY, Seat, Table

SCALE = 14.0
"""The lead that makes winning nearly three times as likely as losing."""
DEALT: Final = {1: 4.5, 2: 4.5, 3: 3.5, 4: 2.5}
"""Cards dealt to the row in a turn, with so many players left."""
LAST_AGE: Final = (1, 2, 3)
PLENTY: Final = 8
"""Food in store that can soon be used."""
AGE_CARDS: Final = 45
SURPLUS: Final = 3
"""Food a turn that is worth having beyond consumption."""
EXCESS: Final = 0.3
"""How much of its worth further food keeps."""
FAMINE: Final = 4.0
FACES: Final = 2
"""Happy faces beyond those required that are worth having."""
DRAWN: Final = 0.6
"""A military card that will be drawn."""
AHEAD: Final = 10
"""A lead or a lack of strength beyond this counts no more."""


@cache
def to_come(level: int, seats: int, age: int) -> int:
    """Civil cards of the ages after this one."""
    return sum([len(civil_deck(later, seats)) for later in range(age + 1, LAST_AGE[level] + 1)])


class Clock:
    """How much of the game is left: turns for each seat, and rounds. During a turn it shows what its end will bring."""

    __slots__ = ("lives", "producing", "rounds", "turns")

    def __init__(self, s: AgesState, begun: bool) -> None:
        seats = len(s.civilizations)
        self.producing = s.active if begun else NOBODY
        if s.last:
            whole = s.last - s.round
            over = s.active + begun
            self.turns = [whole + (seat >= s.active) + 0.0 for seat in range(seats)]
            self.rounds = whole + (over < seats)
            self.lives = (self.rounds,) * 4
            return
        dealt = DEALT[len(in_game(s))]
        deck = len(s.civil) if s.age else 0
        cards = to_come(s.level, seats, s.age) + deck
        if begun:
            deal = next_deal(s)
            cards = max(0, cards - deal)
            deck = max(0, deck - deal)
        left = cards / dealt / seats + (1.5 if s.level == FULL else 1.0)
        first = s.active + begun
        self.turns = [left - ((seat - first) % seats) / seats for seat in range(seats)]
        if begun:
            self.turns[s.active] += 1
        self.rounds = min(ROUNDS, max(1, int(left + 0.5)))
        age, each = deck / dealt / seats, AGE_CARDS / dealt / seats
        self.lives = tuple(
            [
                self.rounds if s.level == SIMPLE or born + 1 >= LAST_AGE[s.level] else _life(born, s.age, age, each)
                for born in range(4)
            ]
        )


def next_deal(s: AgesState) -> int:
    """How many cards the next turn will deal to the row. (TTA-8.2, TTA-8.3)"""
    cleared = REMOVED[len(in_game(s))]
    return SPACES - len(s.row) + sum([space < cleared for space in s.spaces[:cleared]])


def has_begun(table: Table) -> bool:
    """Whether the active seat has done something in its turn, or is past its political step."""
    frame = table.stack[-1]
    if isinstance(frame, Politics):
        return False
    if not isinstance(frame, Turn):
        return True
    s: AgesState = table.state
    own = s.civilizations[s.active]
    # Without military cards there is no political step to tell.
    return bool(own.acted or own.red_spent or (own.military and s.level != SIMPLE))


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
    clock = Clock(s, has_begun(table))
    found = [0.0 if own.gone else civilization_worth(s, seat, own, clock) for seat, own in enumerate(s.civilizations)]
    if s.level != SIMPLE:
        add_strength(s, clock.rounds, found)
        add_scoring(s, clock.rounds, found)
        add_pending(table, clock.rounds, found)
    return found


def civilization_worth(s: AgesState, seat: Seat, own: Civilization, clock: Clock) -> float:
    """What a civilization is worth by itself."""
    rounds = clock.rounds
    turns = clock.turns[seat]
    producing = clock.producing == seat
    level = s.level
    w = own.workers
    yellow = own.yellow
    resource = RESOURCE[rounds]
    value = own.culture + own.culture_rating * turns
    value += own.science * SCIENCE[rounds] + science_worth(own.science_rating) * between(SCIENCE_RATE, turns)
    farmers, miners = sum(w[:4]), sum(w[4:8])
    # food: what is in store after this turn, the surplus, famine
    net = w[0] + F1 * w[1] + F2 * w[2] + F3 * w[3] - CONSUMPTION[yellow]
    stock = food(own) + (net if producing else 0)
    value += stored_worth(stock) * FOOD[rounds] + food_worth(net) * between(FOOD_RATE, turns - producing)
    if producing and stock < 0:
        value += FAMINE * stock
    elif turns > 0 and stock + net < 0:
        value += 0.5 * FAMINE * (stock + net)
    # resources: mines, tokens that are missing, corruption
    mined = w[4] + M1 * w[5] + M2 * w[6] + M3 * w[7]
    stored = resources(own)
    value += stored * resource + mined * between(RESOURCE_RATE, turns)
    bank = own.blue
    if producing:
        stored += mined
        bank -= farmers + miners
        if bank < 0:
            value += bank * resource
            bank = 0
    if level != SIMPLE and CORRUPTION[bank]:
        value -= CORRUPTION[bank] * resource * (1.5 if producing else 0.5)
    value += (YELLOW_TOKEN * own.yellows + BLUE_TOKEN * own.blues) * rounds
    # happiness
    margin = own.happiness - REQUIRED[yellow]
    idle = own.unused
    if margin < 0:
        idle += margin
        value += CONTENT * margin * rounds
        if idle < 0 and level != SIMPLE:
            lost = 2 + own.culture_rating + (mined + own.science_rating) * resource
            value -= lost if producing else 0.5 * lost
    else:
        value += CONTENT * min(margin, FACES) * rounds + SPARE_FACE * margin * rounds
    value += (CIVIL_ACTION * own.white + MILITARY_ACTION * own.red) * rounds
    # what is not at work yet
    if rounds:
        short = (HUNGRY if net < SURPLUS and stock < PLENTY else 0) | (SAD if margin < FACES else 0)
        found = prospects(own.known, w, own.limit, rounds, short, level)
        value += promise(found, idle, stored, mined, rounds)
        if own.hand:
            value += hand_worth(own, rounds, short, level, clock.lives)
        if own.wonder:
            value += wonder_worth(own, KIND[own.wonder[0]], own.stages, rounds, level, clock.lives, stored, mined)
        if own.military:
            value += military_worth(own, rounds)
        if producing and level != SIMPLE:
            value += DRAWN * min(DRAWN_AT_MOST, own.red + own.red_extra - own.red_spent)
        if own.leads != NONE:
            life = min(rounds, clock.lives[LEVEL[own.leads]])
            value += leader_rest(own, life, rounds)
    if level == SIMPLE:
        value += sum([points for _, points in simple_bonuses(own)])
    return value


def stored_worth(stock: int) -> float:
    """Food in store; what goes beyond the usual is worth less."""
    return stock if stock <= PLENTY else PLENTY + 0.2 * (stock - PLENTY)


def science_worth(rating: int) -> float:
    """A science rating: without the first points there is no progress at all."""
    return rating + 0.5 * min(rating, 3)


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
            found[seat] += WAR_STAKE * lead
            found[own.enemy] -= WAR_STAKE * lead


def add_scoring(s: AgesState, rounds: int, found: list[float]) -> None:
    """What the open scoring cards would score now. (TTA-26.2)"""
    seats = in_game(s)
    for card in s.impacts:
        for seat, points in impact(s, KIND[card], seats).items():
            found[seat] += points


__all__ = ["SCALE", "Clock", "civilization_worth", "values"]
