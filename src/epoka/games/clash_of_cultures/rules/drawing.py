"""Drawing action, objective, wonder and event cards, and putting them away. (COC-12.1, COC-12.2, COC-12.3)

The top of a deck is its first card, the top of a discard pile its last one. The functions draw at once and return a
frame only where somebody must choose (Great Mausoleum, the open display); whoever draws must run it.
"""

from __future__ import annotations

from typing import Final

from epoka.games.clash_of_cultures import events
from epoka.games.clash_of_cultures.rules.moments import FROM_DISCARDS, WONDER_WANTED
from epoka.games.clash_of_cultures.state import ClashState
from epoka.games.clash_of_cultures.tables import CARDS, NONE, WONDER_CARDS
from epoka.kernel import Choose, Frame, Option, Seat, Step, ask, call, done, shuffled, tell
from epoka.parts.piles import Pile
from epoka.parts.questions import one_of
from epoka.parts.tuples import without

ACTION_PILE: Final = Pile[int]("actions", "spent")
EVENT_PILE: Final = Pile[int]("events", "past")
OBJECTIVE_PILE: Final = Pile[int]("objectives", "dropped")
WONDER_PILE: Final = Pile[int]("wonders")
DECK: Final[Option] = ("deck",)
WORDS: Final = {"deck": (), "discarded": ("card",), "displayed": ("card",)}


# -- action cards (COC-12.1) -------------------------------------------------------------------------------------------


def draw_actions(s: ClashState, seat: Seat, count: int) -> Frame[ClashState] | None:
    """Draw action cards; the owner of the Great Mausoleum may take the top discard. (COC-12.1, COC-12.4.5)"""
    for left in range(count, 0, -1):
        if s.spent and s.nations[seat].abilities and FROM_DISCARDS.holds(s, seat):
            return DrawAction(seat, left)
        _top_action(s, seat)
    return None


def _top_action(s: ClashState, seat: Seat) -> None:
    """The top action card; an empty deck is made of the discards. (COC-12.1)"""
    for card in ACTION_PILE.draw(s):
        s.nations[seat].hand += (card,)
        tell(s, events.DREW_ACTION, seat, card)


class DrawAction(Frame[ClashState]):
    """Draw action cards, one after the other. (COC-12.1)"""

    seat: Seat
    count: int = 1

    def start(self, s: ClashState) -> Step:
        while self.count:
            if s.spent and FROM_DISCARDS.holds(s, self.seat):
                return ask(choose_pile(s, self.seat, "action"), then=self.chosen)
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
            return ask(choose_pile(s, self.seat, "event"), then=self.chosen)
        return self.chosen(s, DECK)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == DECK:
            (card,) = EVENT_PILE.draw(s)
        else:
            card, s.past = s.past[-1], s.past[:-1]
        return done(card)


def lay_event(s: ClashState, seat: Seat, card: int) -> None:
    """An event that a player is done with comes to the discards. (COC-10.1, COC-12.4.5)"""
    s.past = (card, *s.past) if FROM_DISCARDS.holds(s, seat) else (*s.past, card)


def choose_pile(s: ClashState, seat: Seat, pile: str) -> Choose:
    """Whether to draw from the deck or to take the top discard. (COC-12.4.5)"""
    discards = s.spent if pile == "action" else s.past
    return one_of(seat, "prompt-pile", "COC-12.4.5", [DECK, ("discarded", CARDS[discards[-1]])])


# -- objectives (COC-12.2) ---------------------------------------------------------------------------------------------


def next_objective(s: ClashState, seat: Seat) -> int:
    """Take the assigned objective, else the top one, else NONE; an empty deck is made of the discards. (COC-12.2)"""
    own = s.nations[seat]
    if own.assigned:
        card, own.assigned, own.assigned_seen = own.assigned[0], own.assigned[1:], own.assigned_seen[1:]
        return card
    return next(iter(OBJECTIVE_PILE.draw(s)), NONE)


def draw_objectives(s: ClashState, seat: Seat, count: int) -> None:
    """Draw objectives, as far as there are any. (COC-12.2)"""
    for _ in range(count):
        card = next_objective(s, seat)
        if card != NONE:
            s.nations[seat].plans += (card,)
            tell(s, events.DREW_OBJECTIVE, seat, card)


class DrawObjective(Frame[ClashState]):
    """Draw objective cards. (COC-12.2)"""

    seat: Seat
    count: int = 1

    def start(self, s: ClashState) -> Step:
        draw_objectives(s, self.seat, self.count)
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
    for card in WONDER_PILE.draw(s):
        _receive(s, seat, card)


def show_wonder(s: ClashState) -> None:
    """The top wonder card, if there is one, is laid open."""
    for card in WONDER_PILE.draw(s):
        s.display += (card,)
        tell(s, events.WONDER_SHOWN, card)


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
        show_wonder(s)
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
            return ask(choose_design(s, self.seat), then=self.chosen)
        return call(draw_wonder(s, self.seat))

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == DECK:
            _top_wonder(s, self.seat)
        else:
            card = next(card for card in s.display if CARDS[card] == answer[1])
            s.display = without(s.display, card)
            _receive(s, self.seat, card)
        return done()


def choose_design(s: ClashState, seat: Seat) -> Choose:
    """Whether to draw a wonder card from the deck or to take an open one. (COC-12.3)"""
    deck = (DECK,) if s.wonders else ()
    return one_of(seat, "prompt-design", "COC-12.3", [*deck, *[("displayed", CARDS[card]) for card in s.display]])
