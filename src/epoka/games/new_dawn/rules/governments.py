"""Governments: which one lies on a focus card of the first slot. (ND-14)"""

from __future__ import annotations

from typing import Final

from epoka.games.new_dawn import events
from epoka.games.new_dawn.state import GOVERNMENTS, DawnState, slot_numbers
from epoka.games.new_dawn.tables import TYPE
from epoka.kernel import Frame, Option, Seat, Step, ask, call, done, in_order, tell
from epoka.parts.questions import one_of
from epoka.parts.seats import clockwise
from epoka.parts.tuples import put

WORDS: Final = {"govern": ("government",), "keep": (), "place-on": ("card",)}
KEEP: Final[Option] = ("keep",)


class Governments(Frame[DawnState]):
    """Each player may choose a government, clockwise from the first. (ND-14.1)"""

    def start(self, s: DawnState) -> Step:
        return call(in_order(*[Govern(seat) for seat in clockwise(s.civilizations, s.first)]))


def governments_for(s: DawnState, seat: Seat) -> list[str]:
    """The governments of the cards in the first slot. (ND-14.1)"""
    own = s.civilizations[seat]
    first = [TYPE[card] for card, number in zip(own.row, slot_numbers(s), strict=True) if number == 1]
    return [government for government, type_ in GOVERNMENTS.items() if type_ in first]


class Govern(Frame[DawnState]):
    """A player chooses a government, or keeps what there is. (ND-14.1)"""

    seat: Seat
    government: str = ""

    def start(self, s: DawnState) -> Step:
        among = [("govern", government) for government in governments_for(s, self.seat)]
        return ask(one_of(self.seat, "prompt-govern", "ND-14.1", [*among, KEEP]), then=self.chosen)

    def chosen(self, s: DawnState, answer: Option) -> Step:
        if answer == KEEP:
            return done()
        self.government = str(answer[1])
        own = s.civilizations[self.seat]
        type_ = GOVERNMENTS[self.government]
        places = zip(own.row, slot_numbers(s), strict=True)
        cards = [card for card, number in places if number == 1 and TYPE[card] == type_]
        among = [("place-on", card) for card in cards]
        question = one_of(self.seat, "prompt-govern-card", "ND-14.1", among, government=self.government)
        return ask(question, then=self.placed)

    def placed(self, s: DawnState, answer: Option) -> Step:
        """An earlier token is taken back. (ND-14.1)"""
        own, card = s.civilizations[self.seat], str(answer[1])
        lying = tuple([tuple([thing for thing in things if thing not in GOVERNMENTS]) for things in own.lying])
        index = own.row.index(card)
        own.lying = put(lying, index, (*lying[index], self.government))
        tell(s, events.GOVERNED, self.seat, self.government, card)
        return done()
