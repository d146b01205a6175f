"""Drawing action, objective, wonder and event cards, and putting them away. (COC-12.1, COC-12.2, COC-12.3)

The top of a deck is its first card, the top of a discard pile its last one. The functions draw at once and return a
frame only where somebody must choose (Great Mausoleum, the open display); whoever draws must run it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.clash_of_cultures import events
from epoka.games.clash_of_cultures.rules.moments import FROM_DISCARDS, WONDER_WANTED
from epoka.games.clash_of_cultures.state import ClashState, without
from epoka.games.clash_of_cultures.tables import CARDS, NONE, WONDER_CARDS
from epoka.kernel import Frame, Option, Options, Question, Seat, Step, ask, call, done, shuffled, tell

DECK: Final[Option] = ("deck",)
WORDS: Final = {"deck": (), "discarded": ("card",), "displayed": ("card",)}


# -- action cards (COC-12.1) -------------------------------------------------------------------------------------------


def draw_action(s: ClashState, seat: Seat) -> Frame[ClashState] | None:
    """Draw an action card; the owner of the Great Mausoleum may take the top discard. (COC-12.1, COC-12.4.5)"""
    if s.spent and s.nations[seat].abilities and FROM_DISCARDS.holds(s, seat):
        return DrawAction(seat)
    _top_action(s, seat)
    return None


def _top_action(s: ClashState, seat: Seat) -> None:
    """The top action card; an empty deck is made of the discards. (COC-12.1)"""
    if not s.actions:
        s.actions, s.spent = shuffled(s, s.spent), ()
    if s.actions:
        card, s.actions = s.actions[0], s.actions[1:]
        s.nations[seat].hand += (card,)
        tell(s, events.DREW_ACTION, seat, card)


class DrawAction(Frame[ClashState]):
    """Draw action cards, one after the other. (COC-12.1)"""

    seat: Seat
    count: int = 1

    def start(self, s: ClashState) -> Step:
        while self.count:
            if s.spent and FROM_DISCARDS.holds(s, self.seat):
                return ask(ChoosePile(self.seat, "action"), then=self.chosen)
            self.count -= 1
            _top_action(s, self.seat)
        return done()

    def chosen(self, s: ClashState, answer: Option) -> Step:
        self.count -= 1
        if answer == DECK:
            _top_action(s, self.seat)
        else:
            card, s.spent = s.spent[-1], s.spent[:-1]
            s.nations[self.seat].hand += (card,)
            tell(s, events.TOOK_DISCARD, self.seat, card)
        return self.start(s)


def discard_action(s: ClashState, seat: Seat, card: int) -> None:
    """Put an action card from hand away; under the pile with the Great Mausoleum. (COC-12.1, COC-12.4.5)"""
    own = s.nations[seat]
    own.hand = without(own.hand, card)
    lay_action(s, seat, card)
    tell(s, events.DISCARDED, seat, card)


def lay_action(s: ClashState, seat: Seat, card: int) -> None:
    """An action card of a player comes to the discards, from wherever it was taken."""
    s.spent = (card, *s.spent) if FROM_DISCARDS.holds(s, seat) else (*s.spent, card)


# -- events (COC-10.1) -------------------------------------------------------------------------------------------------


class DrawEventCard(Frame[ClashState]):
    """Take the next event, or the top discard with the Great Mausoleum; returns the card. (COC-10.1, COC-12.4.5)

    The card is in no zone afterwards: who called lays it down at once.
    """

    seat: Seat

    def start(self, s: ClashState) -> Step:
        if s.past and FROM_DISCARDS.holds(s, self.seat):
            return ask(ChoosePile(self.seat, "event"), then=self.chosen)
        return self.chosen(s, DECK)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == DECK:
            if not s.events:
                s.events, s.past = shuffled(s, s.past), ()
            card, s.events = s.events[0], s.events[1:]
        else:
            card, s.past = s.past[-1], s.past[:-1]
        return done(card)


def lay_event(s: ClashState, seat: Seat, card: int) -> None:
    """An event that a player is done with comes to the discards. (COC-10.1, COC-12.4.5)"""
    s.past = (card, *s.past) if FROM_DISCARDS.holds(s, seat) else (*s.past, card)


class ChoosePile(Question[ClashState]):
    """Whether to draw from the deck or to take the top discard. (COC-12.4.5)"""

    seat: Seat
    pile: str

    prompt: ClassVar[str] = "prompt-pile"
    rule: ClassVar[str] = "COC-12.4.5"

    def choices(self, s: ClashState) -> Options:
        pile = s.spent if self.pile == "action" else s.past
        return (DECK, ("discarded", CARDS[pile[-1]]))


# -- objectives (COC-12.2) ---------------------------------------------------------------------------------------------


def next_objective(s: ClashState, seat: Seat) -> int:
    """Take the assigned objective, else the top one, else NONE; an empty deck is made of the discards. (COC-12.2)"""
    own = s.nations[seat]
    if own.assigned:
        card, own.assigned, own.assigned_seen = own.assigned[0], own.assigned[1:], own.assigned_seen[1:]
        return card
    if not s.objectives:
        s.objectives, s.dropped = shuffled(s, s.dropped), ()
    if not s.objectives:
        return NONE
    card, s.objectives = s.objectives[0], s.objectives[1:]
    return card


def draw_objective(s: ClashState, seat: Seat) -> None:
    """Draw an objective, if there is one. (COC-12.2)"""
    card = next_objective(s, seat)
    if card != NONE:
        s.nations[seat].plans += (card,)
        tell(s, events.DREW_OBJECTIVE, seat, card)


class DrawObjective(Frame[ClashState]):
    """Draw objective cards. (COC-12.2)"""

    seat: Seat
    count: int = 1

    def start(self, s: ClashState) -> Step:
        for _ in range(self.count):
            draw_objective(s, self.seat)
        return done()


def discard_objective(s: ClashState, seat: Seat, card: int) -> None:
    """Put an objective from hand away."""
    own = s.nations[seat]
    own.plans = without(own.plans, card)
    s.dropped += (card,)
    tell(s, events.DISCARDED, seat, card)


# -- wonders (COC-12.3) ------------------------------------------------------------------------------------------------


def draw_wonder(s: ClashState, seat: Seat) -> Frame[ClashState] | None:
    """Draw a wonder card; one that lies open may be taken instead. (COC-12.3, COC-13.32, COC-15.5)"""
    wanted = wanted_wonder(s, seat)
    if wanted != NONE:
        return fetch_wonder(s, seat, wanted)
    if s.display and not s.shared_wonders:
        return DrawWonder(seat)
    _top_wonder(s, seat)
    return None


def _top_wonder(s: ClashState, seat: Seat) -> None:
    """The top wonder card, if there is one; with shared wonders it is laid open for all. (COC-12.3, COC-15.5)"""
    if s.wonders:
        card, s.wonders = s.wonders[0], s.wonders[1:]
        _receive(s, seat, card)


def _receive(s: ClashState, seat: Seat, card: int) -> None:
    if s.shared_wonders:
        s.display += (card,)
    else:
        s.nations[seat].designs += (card,)
    tell(s, events.DREW_WONDER, seat, card)


def wanted_wonder(s: ClashState, seat: Seat) -> int:
    """The wonder card that the active leader must have, if it is not built and not had already. (COC-13.32)"""
    if not s.nations[seat].abilities:
        return NONE
    for wonder in WONDER_WANTED.found(s, seat):
        card = WONDER_CARDS[int(wonder)]
        shared = s.display if s.shared_wonders else s.nations[seat].designs
        if card not in s.monuments and card not in s.box and card not in shared:
            return card
    return NONE


def fetch_wonder(s: ClashState, seat: Seat, card: int) -> Frame[ClashState] | None:
    """Take a named wonder card from wherever it is; a rival who held it draws another. (COC-13.32)"""
    if card in s.wonders:
        s.wonders = shuffled(s, without(s.wonders, card))
    elif card in s.wonder_discards:
        s.wonder_discards = without(s.wonder_discards, card)
    elif card in s.display:
        # Another one is laid open instead. (COC-13.32)
        s.display = without(s.display, card)
        if s.wonders:
            shown, s.wonders = s.wonders[0], s.wonders[1:]
            s.display += (shown,)
            tell(s, events.WONDER_SHOWN, shown)
    else:
        for rival, other in enumerate(s.nations):
            if card in other.designs:
                other.designs = without(other.designs, card)
                _receive(s, seat, card)
                return draw_wonder(s, rival)
    _receive(s, seat, card)
    return None


class DrawWonder(Frame[ClashState]):
    """Draw a wonder card, or take one that lies open. (COC-12.3)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        if s.display and not s.shared_wonders and wanted_wonder(s, self.seat) == NONE:
            return ask(ChooseDesign(self.seat), then=self.chosen)
        frame = draw_wonder(s, self.seat)
        return call(frame, then=self.over) if frame else done()

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == DECK:
            _top_wonder(s, self.seat)
        else:
            card = next(card for card in s.display if CARDS[card] == answer[1])
            s.display = without(s.display, card)
            _receive(s, self.seat, card)
        return done()

    def over(self, s: ClashState, _: object) -> Step:
        return done()


class ChooseDesign(Question[ClashState]):
    """Whether to draw a wonder card from the deck or to take an open one. (COC-12.3)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-design"
    rule: ClassVar[str] = "COC-12.3"

    def choices(self, s: ClashState) -> Options:
        deck = (DECK,) if s.wonders else ()
        return (*deck, *[("displayed", CARDS[card]) for card in s.display])
