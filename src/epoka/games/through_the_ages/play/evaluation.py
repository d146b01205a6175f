"""The evaluation of Through the Ages: culture now, plus what the rest of the game is likely to bring.

For each seat, in culture points:

- culture, and the culture rating for each turn to come;
- food, resources and science, and what the ratings will bring of them;
- people, actions, strength compared with the strongest rival, happy faces, tokens, colonies;
- what is not at work yet: unused workers, upgrades, cards in hand, a wonder under way;
- what scores at the end: the bonuses of the simple game, or the scoring cards that lie open;
- against it: discontent and uprising, famine, corruption.

How many turns are left follows from the civil decks. During a turn a position is judged as if the turn ended now: what
a rate was expected to bring lies there after production, so ending a turn changes nothing, and every other action is
compared with it.
"""

from __future__ import annotations

from typing import Final

from epoka.games.through_the_ages.play.clock import Clock, has_begun
from epoka.games.through_the_ages.play.figures import FACES, PLENTY, SURPLUS, Figures
from epoka.games.through_the_ages.play.hands import hand_worth, leader_rest, military_worth, wonder_worth
from epoka.games.through_the_ages.play.pending import WAR_STAKE, add_pending
from epoka.games.through_the_ages.play.prospects import promise_of, prospects_of
from epoka.games.through_the_ages.play.weights import (
    BLUE_TOKEN,
    CIVIL_ACTION,
    COLONY,
    CONTENT,
    CULTURE_RATE,
    FOOD,
    FOOD_RATE,
    MILITARY_ACTION,
    PEOPLE,
    RESOURCE,
    RESOURCE_RATE,
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
from epoka.games.through_the_ages.rules.production import FAMINE_CULTURE
from epoka.games.through_the_ages.state import SIMPLE, AgesState, in_game
from epoka.games.through_the_ages.tables import CORRUPTION, KIND, LEVEL, NONE
from epoka.kernel import Seat, Table
from epoka.kernel.memo import memo_of

SCALE = 14.0
"""The lead that makes winning nearly three times as likely as losing."""
EXCESS: Final = 0.3
"""How much of their worth food and resources keep that go beyond what can be used soon."""
STORE: Final = 10
"""Resources in store that can be used soon."""
OUTPUT: Final = 8
"""Resources a turn that can be used."""
FIRST_SCIENCE: Final = 3
"""Points of the science rating that are worth twice as much: without them there is no progress."""
LATER: Final = 0.5
"""How much of a loss counts that the next turn can still avert."""
DRAWN: Final = 0.6
"""A military card that will be drawn."""
AHEAD: Final = 10
"""A lead or a lack of strength beyond this counts no more."""


def turn_of(table: Table) -> Seat:
    """Whose turn it is; what follows in it, whoever is asked, is part of that turn. (TTA-7.2)"""
    s: AgesState = table.state
    return s.active


def values(table: Table) -> list[float]:
    """Each seat's value in culture points."""
    s: AgesState = table.state
    clock = Clock(s, has_begun(table))
    found = [0.0 if own.gone else known_worth(s, seat, clock) for seat, own in enumerate(s.civilizations)]
    if s.level != SIMPLE:
        add_strength(s, clock.rounds, found)
        add_scoring(s, found)
        add_pending(table, clock.rounds, found)
    return found


KNOWN: Final = 1 << 15
"""So many worths are kept in mind: most answers change one civilization and leave the others as they were."""


def _about(s: AgesState, seat: Seat, clock: Clock) -> tuple[object, ...]:
    producing = clock.producing == seat
    return (s.civilizations[seat].values(), clock.turns[seat], clock.rounds, clock.lives, producing, s.level)


@memo_of(_about, KNOWN)
def known_worth(s: AgesState, seat: Seat, clock: Clock) -> float:
    """What a civilization is worth by itself, worked out once."""
    return civilization_worth(Figures(s, seat, clock))


def civilization_worth(f: Figures) -> float:
    """What a civilization is worth by itself."""
    own, rounds = f.own, f.rounds
    value = own.culture + CULTURE_RATE * own.culture_rating * f.turns
    value += PEOPLE * (own.yellows - own.yellow) * rounds + COLONY * len(own.colonies)
    value += own.science * SCIENCE[rounds] + science_worth(own.science_rating) * between(SCIENCE_RATE, f.turns)
    value += (CIVIL_ACTION * own.white + MILITARY_ACTION * own.red) * rounds
    value += (YELLOW_TOKEN * own.yellows + BLUE_TOKEN * own.blues) * rounds
    value += fed(f) + supplied(f) + contented(f)
    if rounds:
        value += promised(f)
    if f.level == SIMPLE:
        value += sum([points for _, points in simple_bonuses(own)])
    return value


def between(worths: Worths, turns: float) -> float:
    """A worth for a number of turns that need not be whole."""
    if turns <= 0:
        return 0.0
    whole = int(turns)
    low = worths[whole]
    return low + (worths[whole + 1] - low) * (turns - whole)


def science_worth(rating: int) -> float:
    """A science rating; the first points are worth most."""
    return rating + min(rating, FIRST_SCIENCE)


def fed(f: Figures) -> float:
    """Food in store and to come; famine. (TTA-14)"""
    net, stock = f.net, f.stock
    value = enough(stock, PLENTY) * FOOD[f.rounds] + enough(net, SURPLUS) * between(FOOD_RATE, f.turns - f.producing)
    if f.producing and stock < 0:
        return value + FAMINE_CULTURE * stock
    if f.turns > 0 and stock + net < 0:
        return value + LATER * FAMINE_CULTURE * (stock + net)
    return value


def enough(amount: int, most: int) -> float:
    """An amount of which anything beyond a limit is worth less."""
    return amount if amount <= most else most + EXCESS * (amount - most)


def supplied(f: Figures) -> float:
    """Resources in store and to come; blue tokens that are missing, and corruption. (TTA-14, TTA-15.4)"""
    resource = RESOURCE[f.rounds]
    stored = f.stored - f.mined if f.producing else f.stored
    value = enough(stored, STORE) * resource + enough(f.mined, OUTPUT) * between(RESOURCE_RATE, f.turns)
    if f.bank < 0:
        value += f.bank * resource
    lost = CORRUPTION[max(0, f.bank)]
    if lost and f.level != SIMPLE:
        value -= lost * resource * (1 + LATER if f.producing else LATER)
    return value


def contented(f: Figures) -> float:
    """Happy faces to spare or missing; an uprising. (TTA-15.1 to TTA-15.3)"""
    margin, rounds = f.margin, f.rounds
    if margin >= 0:
        return (CONTENT * min(margin, FACES) + SPARE_FACE * margin) * rounds
    value = CONTENT * margin * rounds
    if f.idle < 0 and f.level != SIMPLE:
        lost = 2 + f.own.culture_rating + (f.mined + f.own.science_rating) * RESOURCE[rounds]
        value -= lost if f.producing else LATER * lost
    return value


def promised(f: Figures) -> float:
    """What is not at work yet: workers, technologies, cards, a wonder, what a leader does besides."""
    own, rounds = f.own, f.rounds
    value = promise_of(f, prospects_of(f))
    if own.hand:
        value += hand_worth(f)
    if own.wonder:
        value += wonder_worth(f, KIND[own.wonder[0]], own.stages)
    if own.military:
        value += military_worth(own, rounds)
    if f.producing and f.level != SIMPLE:
        value += DRAWN * min(DRAWN_AT_MOST, own.red + own.red_extra - own.red_spent)
    if own.leads != NONE:
        value += leader_rest(own, min(rounds, f.lives[LEVEL[own.leads]]), rounds)
    return value


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


def add_scoring(s: AgesState, found: list[float]) -> None:
    """What the open scoring cards would score now. (TTA-26.2)"""
    if s.impacts:
        seats = in_game(s)
        for card in s.impacts:
            for seat, points in impact(s, KIND[card], seats).items():
                found[seat] += points
