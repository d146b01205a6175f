"""Drawing and discarding military cards. (TTA-16)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.through_the_ages import events
from epoka.games.through_the_ages.rules.options import DISCARD
from epoka.games.through_the_ages.rules.ratings import military_hand_limit
from epoka.games.through_the_ages.state import ADVANCED, AGE_IV, SIMPLE, AgesState, find
from epoka.games.through_the_ages.tables import CARD_LEVEL, KIND, KINDS
from epoka.kernel import Frame, Option, Options, Question, Refusal, Seat, Step, ask, done, tell
from epoka.kernel.zones import ALL
from epoka.parts.piles import Pile
from epoka.parts.tuples import without

DRAWN_AT_MOST: Final = 3
PILE: Final = Pile[int]("deck", "discards", seen="discards_seen", told=events.RESHUFFLED)


def has_military_deck(s: AgesState) -> bool:
    """Whether military cards are drawn now: not in the simple game, nor after the last age. (TTA-16.3)"""
    return s.level != SIMPLE and s.age < (3 if s.level == ADVANCED else AGE_IV)


def draw_military(s: AgesState, seat: Seat, amount: int) -> None:
    """Draw from the deck of the current age; when it is empty, from its reshuffled discards. (TTA-16.3, TTA-16.4)"""
    if not has_military_deck(s):
        return
    own = s.civilizations[seat]
    for card in PILE.draw(s, amount):
        own.military += (card,)
        tell(s, events.DREW, seat, card)


def put_away(s: AgesState, card: int, seen: int) -> None:
    """A military card leaves a hand or play: to the discards of its age, or out of the game. (TTA-16.6, TTA-16.7)

    `seen` says who knows the card.
    """
    if CARD_LEVEL[card] == s.age and has_military_deck(s):
        s.discards += (card,)
        s.discards_seen += (seen,)
    elif seen == ALL:
        s.box += (card,)
    else:
        s.aside += (card,)


class ChooseDiscard(Question[AgesState]):
    """Which military card above the limit to discard. (TTA-16.5)"""

    seat: Seat
    amount: int

    prompt: ClassVar[str] = "prompt-discard"
    rule: ClassVar[str] = "TTA-16.5"
    forced: ClassVar[bool] = False

    def choices(self, s: AgesState) -> Options:
        kinds = sorted({KIND[card] for card in s.civilizations[self.seat].military})
        return tuple([DISCARD[kind] for kind in kinds])

    def refuse(self, s: AgesState, answer: Option) -> Refusal:
        if len(answer) == 2 and answer[0] == "discard" and answer[1] in KINDS:
            return Refusal("not-in-hand", self.rule, {"card": answer[1]})
        return super().refuse(s, answer)

    def args(self, s: AgesState) -> dict[str, int | str]:
        return {"amount": self.amount}


class DiscardExcess(Frame[AgesState]):
    """Discard military cards above the limit, face down. (TTA-16.5)"""

    seat: Seat

    def start(self, s: AgesState) -> Step:
        own = s.civilizations[self.seat]
        excess = len(own.military) - military_hand_limit(own)
        return ask(ChooseDiscard(self.seat, excess), then=self.discard) if excess > 0 else done()

    def discard(self, s: AgesState, answer: Option) -> Step:
        own = s.civilizations[self.seat]
        card = find(own.military, KINDS[str(answer[1])])
        tell(s, events.DISCARDED, self.seat, card)  # while it is in hand: its owner may know which one it is
        own.military = without(own.military, card)
        put_away(s, card, 1 << self.seat)
        return self.start(s)
