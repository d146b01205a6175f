"""The card row, and the end of an age when a civil deck has been dealt out. (TTA-8, TTA-25)"""

from __future__ import annotations

from typing import Final

from epoka.games.through_the_ages import events
from epoka.games.through_the_ages.rules.ratings import recount_all
from epoka.games.through_the_ages.rules.tokens import lose_yellow
from epoka.games.through_the_ages.state import ADVANCED, AGE_IV, FULL, SIMPLE, AgesState, Cards, Civilization, in_game
from epoka.games.through_the_ages.tables import CARD_LEVEL, IS_MILITARY, SPACE_COST
from epoka.kernel import Seat, shuffled, tell
from epoka.kernel.zones import ALL
from epoka.parts.piles import Pile

CIVIL_DECK: Final = Pile[int]("civil")
COVERED: Final = Pile[int]("covered")
SPACES: Final = len(SPACE_COST)
IN_ORDER: Final = tuple(range(SPACES))
REMOVED: Final = {1: 3, 2: 3, 3: 2, 4: 1}
"""How many spaces are cleared with so many players left. (TTA-8.2)"""
YELLOW_LOSS: Final = 2
"""Yellow tokens that leave each bank when an age ends in the full game. (TTA-25.4)"""
LAST_AGE: Final = {SIMPLE: 1, ADVANCED: 2, FULL: 3}


def remove_first(s: AgesState) -> None:
    """Cards on the first spaces leave the game. (TTA-8.2)"""
    cleared = REMOVED[len(in_game(s))]
    count = sum([space < cleared for space in s.spaces[:cleared]])
    gone, s.row = s.row[:count], s.row[count:]
    s.box += gone
    for card in gone:
        tell(s, events.ROW_REMOVED, card)


def refill(s: AgesState) -> None:
    """Shift the cards to the left and deal new ones to the free spaces. (TTA-8.3 to TTA-8.5)"""
    while len(s.row) < SPACES and s.civil:
        for card in CIVIL_DECK.draw(s, SPACES - len(s.row)):
            s.row += (card,)
            tell(s, events.ROW_DEALT, card)
        if not s.civil:
            end_age(s)
    s.spaces = IN_ORDER[: len(s.row)]


def ends_age(s: AgesState) -> bool:
    """Whether the next change of the row ends an age after antiquity. (TTA-8.5)"""
    if s.age == 0 or not 0 < len(s.civil) <= SPACES:
        return False
    cleared = REMOVED[len(in_game(s))]
    return len(s.civil) + sum([space >= cleared for space in s.spaces]) <= SPACES


def put_back(s: AgesState, seat: Seat, row: Cards, spaces: tuple[int, ...]) -> None:
    """Take a seat's change of the row back: the new cards go on their deck again. (TTA-27.3)"""
    dealt = tuple([card for card in s.row if card not in row])
    s.row, s.spaces = row, spaces
    s.box = tuple([card for card in s.box if card not in row])
    if s.round == 2 and seat == in_game(s)[0]:
        return_to_antiquity(s, dealt)
    else:
        s.civil = dealt + s.civil
    tell(s, events.ROW_PUT_BACK, seat)


def return_to_antiquity(s: AgesState, dealt: Cards) -> None:
    """Take the end of age A back, which has no consequences but for the decks. (TTA-8.4, TTA-25.1)"""
    s.later += tuple([card for card in dealt if CARD_LEVEL[card]]) + s.civil
    rest = tuple([card for card in s.aside if not CARD_LEVEL[card] and not IS_MILITARY[card]])
    s.aside = tuple([card for card in s.aside if card not in rest])
    s.civil = tuple([card for card in dealt if not CARD_LEVEL[card]]) + rest
    s.age = 0


def begin_age_i(s: AgesState) -> None:
    """After the start player's refill in round 2 the rest of deck A leaves the game. (TTA-8.4)"""
    if s.age == 0:
        s.aside += s.civil
        s.civil = ()
        end_age(s)


def take_deck(s: AgesState, *, military: bool) -> tuple[int, ...]:
    """The waiting deck of the current age, shuffled. (TTA-25.3)"""
    found = [card for card in s.later if CARD_LEVEL[card] == s.age and IS_MILITARY[card] == military]
    s.later = tuple([card for card in s.later if card not in found])
    return shuffled(s, found)


def end_age(s: AgesState) -> None:
    """An age ends: old cards go, tokens are lost, the next decks come. (TTA-25, TTA-26)"""
    ending = s.age
    if ending == LAST_AGE[s.level]:
        # In the full game everybody gets a whole round after the one in which the deck ran out. (TTA-26.3)
        late = s.level == FULL and s.active != in_game(s)[0]
        s.last = s.round + 1 if late else s.round
        if not late:
            tell(s, events.LAST_ROUND, s.round)
        if s.level == SIMPLE:
            return
    s.age += 1
    if ending > 0 and s.level != SIMPLE:
        for seat in in_game(s):
            drop_obsolete(s, seat, ending - 1)
        if s.level == FULL:
            lose_land(s)
    if ending > 0:
        show_covered(s)
    change_decks(s)
    recount_all(s)
    tell(s, events.AGE_BEGAN, s.age)


def change_decks(s: AgesState) -> None:
    """The decks of the next age replace the old ones. (TTA-25.3)"""
    s.civil = take_deck(s, military=False)
    if s.age <= 1 or s.level == SIMPLE:
        return
    s.aside += s.deck
    for card, seen in zip(s.discards, s.discards_seen, strict=True):
        if seen == ALL:
            s.box += (card,)
        else:
            s.aside += (card,)
    s.discards = s.discards_seen = ()
    s.deck = take_deck(s, military=True) if s.age < AGE_IV else ()


def drop_obsolete(s: AgesState, seat: Seat, level: int) -> None:
    """Cards of the age before the one that ended leave hands and play. (TTA-25.2)"""
    own = s.civilizations[seat]
    old = tuple([card for card in own.hand if CARD_LEVEL[card] == level])
    own.hand = tuple([card for card in own.hand if CARD_LEVEL[card] != level])
    hidden = tuple([card for card in own.military if CARD_LEVEL[card] == level])
    for card in hidden:
        tell(s, events.OBSOLETE, seat, card)  # while they are in hand: their owner may know which they are
    own.military = tuple([card for card in own.military if CARD_LEVEL[card] != level])
    s.aside += hidden
    if own.leader and CARD_LEVEL[own.leader[0]] == level:
        old += own.leader
        own.leader = ()
    if own.wonder and CARD_LEVEL[own.wonder[0]] == level:
        old += own.wonder
        drop_wonder(own)
    if own.pact and CARD_LEVEL[own.pact[0]] == level:
        old += own.pact
        own.pact = ()
    s.box += old
    for card in old:
        tell(s, events.OBSOLETE, seat, card)


def drop_wonder(own: Civilization) -> None:
    """An unfinished wonder is given up; its blue tokens return to the bank. (TTA-20.8, TTA-25.2)"""
    own.blue += own.wonder_blue
    own.wonder = ()
    own.stages = own.wonder_blue = 0


def lose_land(s: AgesState) -> None:
    """Every bank gives up two yellow tokens, as far as it has any. (TTA-25.4)"""
    for seat in in_game(s):
        tell(s, events.TOKENS_LOST, seat, lose_yellow(s.civilizations[seat], YELLOW_LOSS))


def show_covered(s: AgesState) -> None:
    """Turn over the next covered scoring card, where scoring is shown age by age. (TTA-28.5)"""
    for card in COVERED.draw(s):
        s.impacts += (card,)
        tell(s, events.SCORING_SHOWN, card)
