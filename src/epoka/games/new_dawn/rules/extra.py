"""Wonders that let a further card be resolved in a turn. (ND-4.5, ND-28.4)"""

from __future__ import annotations

from functools import partial
from typing import Final

from epoka.games.new_dawn.effects import AFTER_RESOLVE, BEFORE_RESOLVE, On, ResolveExtra
from epoka.games.new_dawn.rules.moments import AFTER_CARD, BEFORE_CARD, Reaction
from epoka.games.new_dawn.rules.resolving import ResolveAndReset, ResolveCard
from epoka.games.new_dawn.state import DawnState
from epoka.games.new_dawn.tables import TYPE, momentary
from epoka.kernel import YES, Frame, Option, Seat, Step, ask, call, done
from epoka.parts.questions import yes_or_no

WORDS: Final = {"yes": (), "no": ()}
SAME: Final = "same_card"


class OfferCard(Frame[DawnState]):
    """A wonder lets a card be resolved besides the chosen one, if that is wanted, and reset or not. (ND-4.5)"""

    seat: Seat
    wonder: str
    card: str
    index: int
    resets: int

    def start(self, s: DawnState) -> Step:
        question = yes_or_no(self.seat, "prompt-extra", "ND-28.4", card=self.card, ability=self.wonder)
        return ask(question, then=self.answered)

    def answered(self, s: DawnState, answer: Option) -> Step:
        if answer != YES:
            return done()
        s.civilizations[self.seat].used += (self.wonder,)
        if self.resets:
            return call(ResolveAndReset(self.seat, self.card))
        return call(ResolveCard(self.seat, self.card, self.index))


def _before(name: str, when: On, effect: ResolveExtra, s: DawnState, seat: Seat, card: str) -> Reaction:
    """Maracanã: the economy card is resolved and reset before another one. (ND-28.4)"""
    own = s.civilizations[seat]
    if TYPE[card] == when.not_card or (when.once_per_turn and name in own.used):
        return None
    cards = [held for held in own.row if TYPE[held] == effect.what]
    return OfferCard(seat, name, cards[0], effect.slot_index, effect.reset) if cards else None


def _after(name: str, when: On, effect: ResolveExtra, s: DawnState, seat: Seat, card: str, slot: int) -> Reaction:
    """Venetian Arsenal: a card from slot 5 is resolved again. (ND-4.5)"""
    own = s.civilizations[seat]
    used = when.once_per_turn and name in own.used
    if slot not in when.if_slot_number or used or card not in own.row or effect.what != SAME:
        return None
    return OfferCard(seat, name, card, effect.slot_index, effect.reset)


for _name, _when, _effect in momentary(BEFORE_RESOLVE, ResolveExtra):
    BEFORE_CARD.on(_name)(partial(_before, _name, _when, _effect))
for _name, _when, _effect in momentary(AFTER_RESOLVE, ResolveExtra):
    AFTER_CARD.on(_name)(partial(_after, _name, _when, _effect))
