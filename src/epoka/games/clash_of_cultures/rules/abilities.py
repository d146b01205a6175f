"""Which advances and abilities are in force for a player. (COC-6, COC-13.2, COC-13.20)"""

from __future__ import annotations

from epoka.games.clash_of_cultures import bits
from epoka.games.clash_of_cultures.rules.moments import moments_of
from epoka.games.clash_of_cultures.state import ClashState
from epoka.games.clash_of_cultures.tables import (
    ABILITIES_OF_LEADER,
    ADVANCE_COUNT,
    AUTOCRACY,
    CATEGORY_BITS,
    FIRST_WONDER_POWER,
    IN_CATEGORY,
    LEADERS,
    THEOCRACY,
)
from epoka.kernel import Seat

ROWS = IN_CATEGORY[AUTOCRACY][0] - IN_CATEGORY[THEOCRACY][0]
"""From a Theocracy advance to the Autocracy advance of the same row. (COC-13.35)"""


def recount(s: ClashState, seat: Seat) -> None:
    """Work out anew what is in force: after an advance, a leader or a wonder came or went."""
    own = s.nations[seat]
    known = own.advances | own.borrowed
    if known & bits.EGYPT_MAN_GOD:
        # Each Theocracy advance also acts as the Autocracy advance of its row. (COC-13.35)
        known |= (own.advances & CATEGORY_BITS[THEOCRACY]) >> -ROWS
    own.known = known
    civic = own.advances >> ADVANCE_COUNT
    found = []
    while civic:
        found.append(ADVANCE_COUNT + (civic & -civic).bit_length() - 1)
        civic &= civic - 1
    for card in own.leader:
        found += ABILITIES_OF_LEADER[card - LEADERS.start]
    found += [
        FIRST_WONDER_POWER + wonder for wonder, hex_ in enumerate(s.wonder_at) if hex_ >= 0 and s.owner[hex_] == seat
    ]
    if own.abilities != (abilities := tuple(found)):
        # Kept if they are the same: what is remembered of them is found at once then.
        own.abilities = abilities
    own.acts = moments_of(own.abilities)


def recount_all(s: ClashState) -> None:
    """The same for everybody."""
    for seat in range(len(s.nations)):
        recount(s, seat)
