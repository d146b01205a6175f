"""How much of a game of Through the Ages is left, going by the civil decks."""

from __future__ import annotations

from typing import Final

from epoka.games.through_the_ages.play.weights import ROUNDS
from epoka.games.through_the_ages.rules.politics import Politics
from epoka.games.through_the_ages.rules.row import LAST_AGE, REMOVED, SPACES
from epoka.games.through_the_ages.rules.turn import Turn
from epoka.games.through_the_ages.state import FULL, SIMPLE, AgesState, in_game
from epoka.games.through_the_ages.tables import civil_deck
from epoka.kernel import NOBODY, Table
from epoka.kernel.memo import memo

DEALT: Final = {1: 4.5, 2: 4.5, 3: 3.5, 4: 2.5}
"""Cards dealt to the row in a turn, with so many players left."""
LAST_TURNS: Final = {FULL: 1.5}
"""Rounds that follow when the last deck has been dealt; one in the shorter games. (TTA-26)"""
AGES: Final = 4


@memo()
def to_come(level: int, seats: int, age: int) -> int:
    """Civil cards of the ages after this one."""
    return sum([len(civil_deck(later, seats)) for later in range(age + 1, LAST_AGE[level] + 1)])


def next_deal(s: AgesState) -> int:
    """How many cards the next turn will deal to the row. (TTA-8.2, TTA-8.3)"""
    cleared = REMOVED[len(in_game(s))]
    return SPACES - len(s.row) + sum([space < cleared for space in s.spaces[:cleared]])


def has_begun(table: Table) -> bool:
    """Whether the active seat has done something in its turn, or is past its political step."""
    frame = table.stack[-1]
    if isinstance(frame, Politics) or frame.at == "stay":
        return False
    if not isinstance(frame, Turn):
        return True
    s: AgesState = table.state
    own = s.civilizations[s.active]
    # Without military cards there is no political step to tell.
    return bool(own.acted or own.red_spent or (own.military and s.level != SIMPLE))


class Clock:
    """Turns left for each seat, rounds, and how long cards of each age last.

    Once a turn has begun, the clock shows what it will show after it, with one more production for the active seat.
    """

    __slots__ = ("lives", "producing", "rounds", "turns")

    def __init__(self, s: AgesState, begun: bool) -> None:
        self.producing = s.active if begun else NOBODY
        seats = len(s.civilizations)
        if s.last:
            whole = s.last - s.round
            self.turns = [whole + (seat >= s.active) + 0.0 for seat in range(seats)]
            self.rounds = whole + (s.active + begun < seats)
            self.lives: tuple[int, ...] = (self.rounds,) * AGES
            return
        pace = DEALT[len(in_game(s))] * seats
        deck = len(s.civil) if s.age else 0
        if begun:
            deck -= next_deal(s)
        more = to_come(s.level, seats, s.age)
        left = max(0, deck + more) / pace + LAST_TURNS.get(s.level, 1.0)
        first = s.active + begun
        self.turns = [left - ((seat - first) % seats) / seats for seat in range(seats)]
        if begun:
            self.turns[s.active] += 1
        self.rounds = min(ROUNDS, max(1, int(left + 0.5)))
        self.lives = (self.rounds,) * AGES
        if s.level != SIMPLE:
            # Cards and leaders of an age leave at the end of the next one. (TTA-25.2)
            lives: list[int] = []
            for born in range(LAST_AGE[s.level] - 1):
                cards = deck + more - to_come(s.level, seats, max(s.age, born + 1)) if born + 1 >= s.age else 0
                lives.append(max(0, int(cards / pace + 0.5)))
            self.lives = (*lives, *self.lives[len(lives) :])
