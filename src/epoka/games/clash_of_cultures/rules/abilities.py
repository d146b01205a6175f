"""Which advances and abilities are in force for a player. (COC-6, COC-13.2, COC-13.20)"""

from __future__ import annotations

from epoka.games.clash_of_cultures import bits, tables
from epoka.games.clash_of_cultures.rules import moments
from epoka.games.clash_of_cultures.state import ClashState
from epoka.kernel import Seat

ROWS = tables.IN_CATEGORY[tables.AUTOCRACY][0] - tables.IN_CATEGORY[tables.THEOCRACY][0]
"""From a Theocracy advance to the Autocracy advance of the same row. (COC-13.35)"""


def recount(s: ClashState, seat: Seat) -> None:
    """Work out anew what is in force: after an advance, a leader or a wonder came or went."""
    own = s.nations[seat]
    known = own.advances | own.borrowed
    if known & bits.EGYPT_MAN_GOD:
        # Each Theocracy advance also acts as the Autocracy advance of its row. (COC-13.35)
        known |= (own.advances & tables.CATEGORY_BITS[tables.THEOCRACY]) >> -ROWS
    own.known = known
    civic = own.advances >> tables.ADVANCE_COUNT
    found = []
    while civic:
        found.append(tables.ADVANCE_COUNT + (civic & -civic).bit_length() - 1)
        civic &= civic - 1
    for card in own.leader:
        found += tables.ABILITIES_OF_LEADER[card - tables.LEADERS.start]
    found += [
        tables.FIRST_WONDER_POWER + wonder
        for wonder, hex_ in enumerate(s.wonder_at)
        if hex_ >= 0 and s.owner[hex_] == seat
    ]
    if own.abilities != (abilities := tuple(found)):
        # Kept if they are the same: what is remembered of them is found at once then.
        own.abilities = abilities
    own.acts = moments.ALL.moments(own.abilities)


def recount_all(s: ClashState) -> None:
    """The same for everybody."""
    for seat in range(len(s.nations)):
        recount(s, seat)
