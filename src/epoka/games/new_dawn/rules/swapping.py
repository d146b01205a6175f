"""Cards of the focus row that change places. (ND-4.4, ND-18.5, ND-28)"""

from __future__ import annotations

from functools import partial
from typing import Final

from epoka.games.new_dawn import events
from epoka.games.new_dawn.effects import AFTER_RESET as ON_RESET
from epoka.games.new_dawn.effects import END_OF_TURN, GIVER_ATTACKS, START_OF_TURN, On, SwapCards
from epoka.games.new_dawn.rules.diplomacy import give_back
from epoka.games.new_dawn.rules.moments import AFTER_RESET, END, HURT, START, WON, Reaction, Side
from epoka.games.new_dawn.rules.parts import GO_ON
from epoka.games.new_dawn.rules.powers import givers
from epoka.games.new_dawn.rules.upgrading import REPLACED
from epoka.games.new_dawn.state import DawnState
from epoka.games.new_dawn.tables import TYPE, momentary
from epoka.kernel import Frame, Option, Seat, Step, ask, done, tell
from epoka.parts.questions import one_of
from epoka.parts.tuples import put

WORDS: Final = {"swap": ("card",)}
VICTORY: Final = "won"
"""What is remembered of a turn in which an attack was won. (ND-12.16)"""
REMEMBERED: Final = {"won_attack_this_turn": VICTORY, "replaced_focus_card_this_turn": REPLACED}
"""What must have happened in the turn. (ND-4.2)"""


def swap(s: DawnState, seat: Seat, index: int, other: int) -> None:
    """Two cards change places with everything on them. (ND-4.4)"""
    own = s.civilizations[seat]
    tell(s, events.SWAPPED, seat, own.row[index], own.row[other])
    for field in ("row", "trade", "lying"):
        values = getattr(own, field)
        setattr(own, field, put(put(values, index, values[other]), other, values[index]))


def partners(s: DawnState, seat: Seat, effect: SwapCards, index: int) -> list[int]:
    """The indices with whose cards the card at an index may change places."""
    row = s.civilizations[seat].row
    if TYPE[row[index]] in effect.not_card:
        return []
    return [
        other
        for other in range(len(row))
        if other != index
        and TYPE[row[other]] not in effect.not_card
        and (not effect.neighbours_only or abs(other - index) == 1)
        and (not effect.one_card or effect.one_card in (TYPE[row[index]], TYPE[row[other]]))
    ]


class SwapTwo(Frame[DawnState]):
    """Choose two cards that change places, or none; a diplomacy card may be the price. (ND-18.4)"""

    seat: Seat
    effect: SwapCards
    price: str = ""
    index: int = -1

    def start(self, s: DawnState) -> Step:
        row = s.civilizations[self.seat].row
        among = [("swap", card) for index, card in enumerate(row) if partners(s, self.seat, self.effect, index)]
        if not among:
            return done()
        return ask(one_of(self.seat, "prompt-swap", "ND-4.4", [*among, GO_ON]), then=self.chosen)

    def chosen(self, s: DawnState, answer: Option) -> Step:
        if answer == GO_ON:
            return done()
        row = s.civilizations[self.seat].row
        self.index = row.index(str(answer[1]))
        among = [("swap", row[other]) for other in partners(s, self.seat, self.effect, self.index)]
        question = one_of(self.seat, "prompt-swap-with", "ND-4.4", among, card=row[self.index])
        return ask(question, then=self.swapped)

    def swapped(self, s: DawnState, answer: Option) -> Step:
        if self.price:
            give_back(s, self.seat, self.price)
        swap(s, self.seat, self.index, s.civilizations[self.seat].row.index(str(answer[1])))
        return done()


def _at_start(effect: SwapCards, s: DawnState, seat: Seat) -> Reaction:
    """Oracle."""
    return SwapTwo(seat, effect)


def _at_end(when: On, effect: SwapCards, s: DawnState, seat: Seat) -> Reaction:
    """University of Sankore. (ND-9.2)"""
    return SwapTwo(seat, effect) if REMEMBERED[when.if_] in s.civilizations[seat].used else None


def _after_reset(when: On, effect: SwapCards, s: DawnState, seat: Seat, card: str) -> Reaction:
    """Aztec. (ND-12.16)"""
    happened = REMEMBERED[when.if_] in s.civilizations[seat].used
    return SwapTwo(seat, effect) if TYPE[card] in when.card and happened else None


def _won(s: DawnState, seat: Seat, side: Side, value: int) -> Reaction:
    """An attack was won in this turn. (ND-12.16)"""
    s.civilizations[seat].used += (VICTORY,)
    return None


def _when_hurt(name: str, effect: SwapCards, s: DawnState, seat: Seat, by: Seat) -> Reaction:
    """Non-Aggression Pact: it goes back to its giver, who has attacked. (ND-18.5)"""
    if by not in givers(s, seat, name):
        return None
    return SwapTwo(seat, effect, f"{name}.{by}" if effect.return_this_card else "")


for _name, _when, _effect in momentary(START_OF_TURN, SwapCards):
    START.on(_name)(partial(_at_start, _effect))
for _name, _when, _effect in momentary(END_OF_TURN, SwapCards):
    END.on(_name)(partial(_at_end, _when, _effect))
for _name, _when, _effect in momentary(ON_RESET, SwapCards):
    AFTER_RESET.on(_name)(partial(_after_reset, _when, _effect))
    WON.on(_name)(_won)
for _name, _when, _effect in momentary(GIVER_ATTACKS, SwapCards):
    HURT.on(_name)(partial(_when_hurt, _name, _effect))
