"""The Lookout phase: a Faction card, and Common cards from drafts. (IS-5, IS-14, IS-15.4)"""

from __future__ import annotations

from typing import Final

from epoka.games.imperial_settlers import events
from epoka.games.imperial_settlers.cards import VIRTUAL
from epoka.games.imperial_settlers.rules.drawing import COMMON_PILE, ChooseKeep, draw_common, draw_faction
from epoka.games.imperial_settlers.rules.tableau import held, names_of
from epoka.games.imperial_settlers.state import ADVANCED, ALTERNATIVE, LOOKOUT, Numbers, SettlersState
from epoka.kernel import Frame, Option, Seat, Step, ask, call, done, shuffled, tell, together
from epoka.parts.questions import one_of
from epoka.parts.seats import clockwise
from epoka.parts.tuples import without

PICKED_ADVANCED: Final = 5
"""Common cards revealed for the advanced variant. (IS-14.2)"""
DEALT: Final = 3
"""Common cards that each draws in the alternative variant. (IS-14.1)"""
WORDS: Final = {"pick": ("card",)}


class Lookout(Frame[SettlersState]):
    """Everybody draws a Faction card; then come the drafts of the variant. (IS-3.5, IS-5.1, IS-5.4)"""

    def start(self, s: SettlersState) -> Step:
        s.phase = LOOKOUT
        tell(s, events.LOOKOUT)
        seats = clockwise(s.empires, s.first)
        for seat in seats:
            draw_faction(s, seat)
        if len(seats) == 1:
            return call(SoloDraft(VIRTUAL[s.virtual].revealed))
        if s.peaceful:
            for seat in seats:
                draw_common(s, seat)
            return call(Draft(seats, sizes(len(seats))))
        if s.lookout == ALTERNATIVE:
            return call(SecretDraft())
        if s.lookout == ADVANCED:
            return call(Draft((*seats, *seats), advanced_sizes(len(seats))))
        return call(Draft(seats, sizes(len(seats))), then=self.again)

    def again(self, s: SettlersState, _: object) -> Step:
        """The second draft begins with the last player and goes the other way. (IS-5.3)"""
        seats = clockwise(s.empires, s.first)
        return call(Draft(seats[::-1], sizes(len(seats))))


def sizes(seats: int) -> Numbers:
    """From how many open cards each picks: at first one more than there are players. (IS-5.2)"""
    return tuple(range(seats + 1, 1, -1))


def advanced_sizes(seats: int) -> Numbers:
    """The same in the advanced variant, for both passes. (IS-14.2)"""
    if seats == 2:
        return (5, 4, 3, 2)
    return (PICKED_ADVANCED, *[4] * (seats - 1), *[3] * (seats - 1), 2)


class Draft(Frame[SettlersState]):
    """Seats pick one open Common card after the other; the cards that are left are discarded. (IS-5.2, IS-5.5)

    Before each pick new cards are revealed, up to the size it is from.
    """

    seats: tuple[Seat, ...]
    sizes: Numbers

    def start(self, s: SettlersState) -> Step:
        if not self.seats:
            return self.finish(s)
        for card in COMMON_PILE.draw(s, max(0, self.sizes[0] - len(s.display))):
            s.display += (card,)
            tell(s, events.REVEALED, card)
        if not s.display:
            return self.finish(s)
        among = [("pick", name) for name in names_of(s.display)]
        return ask(one_of(self.seats[0], "prompt-pick", "IS-5.2", among), then=self.picked)

    def picked(self, s: SettlersState, answer: Option) -> Step:
        pick(s, self.seats[0], answer[1])
        self.seats, self.sizes = self.seats[1:], self.sizes[1:]
        return self.start(s)

    def finish(self, s: SettlersState) -> Step:
        left, s.display = s.display, ()
        s.common_discards += left
        for card in left:
            tell(s, events.UNPICKED, card)
        return done()


def pick(s: SettlersState, seat: Seat, name: object) -> None:
    """An open card goes to a hand. Everybody sees it go, so that is told while it lies open."""
    card = held(s.display, name)
    tell(s, events.PICKED, seat, card)
    s.display = without(s.display, card)
    s.empires[seat].hand += (card,)


class SecretDraft(Frame[SettlersState]):
    """Each draws three Common cards, keeps one, passes two to the left and keeps one of those received. (IS-14.1)"""

    passed: int = 0

    def start(self, s: SettlersState) -> Step:
        for seat in clockwise(s.empires, s.first):
            own = s.empires[seat]
            own.offered = tuple(COMMON_PILE.draw(s, DEALT))
        return self.choose(s)

    def choose(self, s: SettlersState) -> Step:
        asked = tuple([ChooseKeep(seat) for seat, own in enumerate(s.empires) if own.offered])
        return together(asked, then=self.kept) if asked else done()

    def kept(self, s: SettlersState, answers: tuple[Option, ...]) -> Step:
        asked = [seat for seat, own in enumerate(s.empires) if own.offered]
        for seat, answer in zip(asked, answers, strict=True):
            own = s.empires[seat]
            card = held(own.offered, answer[1])
            own.offered = without(own.offered, card)
            own.hand += (card,)
            tell(s, events.KEPT_SECRETLY, seat, card)
        if self.passed:
            return self.finish(s)
        self.passed = 1
        given = [own.offered for own in s.empires]
        for seat, own in enumerate(s.empires):
            own.offered = given[seat - 1]
        return self.choose(s)

    def finish(self, s: SettlersState) -> Step:
        for seat, own in enumerate(s.empires):
            left, own.offered = own.offered, ()
            s.common_discards += left
            for card in left:
                tell(s, events.DISCARDED, seat, card)
        return done()


class SoloDraft(Frame[SettlersState]):
    """Pick one of the open cards; the virtual player gets one by chance; pick one more, and it gets the rest. (IS-15.4)

    The virtual Romans reveal one card more and so get two at the end. (IS-15.21)
    """

    revealed: int
    picks: int = 0

    def start(self, s: SettlersState) -> Step:
        for card in COMMON_PILE.draw(s, self.revealed):
            s.display += (card,)
            tell(s, events.REVEALED, card)
        return self.choose(s)

    def choose(self, s: SettlersState) -> Step:
        if not s.display:
            return done()
        among = [("pick", name) for name in names_of(s.display)]
        return ask(one_of(0, "prompt-pick", "IS-15.4", among), then=self.picked)

    def picked(self, s: SettlersState, answer: Option) -> Step:
        pick(s, 0, answer[1])
        self.picks += 1
        if self.picks == 1:
            self.give(s, shuffled(s, s.display)[:1])
            return self.choose(s)
        self.give(s, s.display)
        return done()

    def give(self, s: SettlersState, cards: Numbers) -> None:
        """Cards become Locations of the virtual player."""
        for card in cards:
            s.display = without(s.display, card)
            s.villages += (card,)
            tell(s, events.VIRTUAL_PICKED, card)
