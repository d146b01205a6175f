"""The nouns of Imperial Settlers: Empires, decks, what lies on a Location, and who sees what. (IS-2, IS-3, IS-27)"""

from __future__ import annotations

from typing import Final

from epoka.kernel import EVERYONE, NO_ONE, OWNER, Part, Parts, Seat, State, Zone
from epoka.kernel.state import NOBODY
from epoka.parts.tuples import put, without_place

Cards = tuple[int, ...]
Numbers = tuple[int, ...]

GOODS: Final = ("wood", "stone", "food", "gold", "worker", "raze", "defense")
"""The Goods that a player holds in numbers, in the order of `Empire.stock`. (IS-1.2)"""
WOOD, STONE, FOOD, GOLD, WORKER, RAZE, DEFENSE = range(len(GOODS))
RESOURCES: Final = (WOOD, STONE, FOOD)
"""What *resource* means; gold is none. (IS-1.3)"""
NOTHING: Final = (0,) * len(GOODS)

NORMAL, ALTERNATIVE, ADVANCED = range(3)
LOOKOUTS: Final = ("normal", "alternative", "advanced")
ROUNDS: Final = 5

LOOKOUT, PRODUCTION, ACTION, CLEANUP, ATTACK = range(5)
PHASES: Final = ("lookout", "production", "action", "cleanup", "attack")

NONE: Final = -1
"""No faction."""
VIRTUAL: Seat = NOBODY
"""Stands for the virtual player where an opponent is named. (IS-15.1)"""

USED: Final = 0xF
"""How often a Location was activated this round, or how often its Feature has paid."""
SHIELD: Final = 1 << 4
"""A defence token. (IS-10.10)"""
SAMURAI: Final = 1 << 5
"""(IS-13.3)"""
BLOCKED: Final = 1 << 6
"""Nobody activates it until Cleanup. (Scorpion Breeder)"""
RESTING: Final = 1 << 7
"""Cleared in this turn: it can be activated from the next turn on. (IS-11.7)"""
CLEARED: Final = 8
"""Above this bit, how often it has been cleared this round; two bits. (IS-25.24)"""
OWED: Final = 12
"""Above this bit, to whom it will return plus one, if it was taken over; four bits. (IS-25.23)"""
VIRTUAL_OWNER: Final = 14
"""To whom a Location of the virtual player returns."""
STORED: Final = 16
"""Above this bit, the resources that lie on it for good. (IS-25.30)"""
LASTING: Final = SAMURAI | -1 << STORED
"""What Cleanup leaves on a Location. (IS-13.21)"""


class Empire(Part):
    """What one player has.

    `marks` says for each of `locations` what lies on it, as bits. A Location that was taken over lies with whoever uses
    it. `announced` is a card for which something is being paid, `offered` are cards that only the seat looks at, to
    keep some. `markers` are the cards that mark Deals made with Locations of others, `marked` those Locations. `kept`
    are cards put under a Location for good, `kept_under` which one. `resting` are Foundations of a Location lost while
    somebody else had it: they come back when the round ends. `seized` are Locations that are blocked by the virtual
    Egyptians and count as being nowhere.
    """

    faction: int = NONE
    stock: Numbers = NOTHING
    score: int = 0
    passed: int = 0
    hand: Cards = ()
    announced: Cards = ()
    faction_deck: Cards = ()
    faction_discards: Cards = ()
    deals: Cards = ()
    markers: Cards = ()
    marked: Cards = ()
    locations: Cards = ()
    marks: Numbers = ()
    foundations: Cards = ()
    foundations_seen: Numbers = ()
    resting: Cards = ()
    kept: Cards = ()
    kept_under: Cards = ()
    seized: Cards = ()
    seized_marks: Numbers = ()
    offered: Cards = ()


class SettlersState(State):
    """Everything on the table. `virtual` is the virtual faction, `villages` the virtual player's Locations, `targets`
    the revealed Attack cards, the newest first. `trophies` is what the Collection is worth besides its cards.
    `displayed` is what the display was filled to, `turns` how many turns the round has seen.
    """

    empires: Parts[Empire]
    common_deck: Cards = ()
    common_discards: Cards = ()
    display: Cards = ()
    box: Cards = ()
    attacks: Cards = ()
    targets: Cards = ()
    villages: Cards = ()
    collection: Cards = ()
    trophies: int = 0
    round: int = 1
    phase: int = LOOKOUT
    first: Seat = 0
    active: Seat = 0
    turns: int = 0
    ended: int = 0
    lookout: int = NORMAL
    peaceful: int = 0
    virtual: int = NONE


ZONES: Final = (
    Zone("common_deck", NO_ONE),
    Zone("common_discards", EVERYONE),
    Zone("display", EVERYONE),
    Zone("box", EVERYONE),
    Zone("attacks", NO_ONE),
    Zone("targets", EVERYONE),
    Zone("villages", EVERYONE),
    Zone("collection", EVERYONE),
    Zone("hand", OWNER, part="empires"),
    Zone("announced", EVERYONE, part="empires"),
    Zone("faction_deck", NO_ONE, part="empires"),
    Zone("faction_discards", EVERYONE, part="empires"),
    Zone("deals", EVERYONE, part="empires"),
    Zone("markers", NO_ONE, part="empires"),
    Zone("locations", EVERYONE, part="empires"),
    Zone("foundations", NO_ONE, part="empires", seen="foundations_seen"),
    Zone("resting", EVERYONE, part="empires"),
    Zone("kept", OWNER, part="empires"),
    Zone("seized", EVERYONE, part="empires"),
    Zone("offered", OWNER, part="empires"),
)
"""Hands and decks are secret, and so are the fronts of some Foundations. (IS-1.6, IS-27.2)"""


def mark(own: Empire, place: int, bits: int) -> None:
    """Put marks on a Location."""
    own.marks = put(own.marks, place, own.marks[place] | bits)


def owner_of(marks: int) -> Seat:
    """To whom a Location that was taken over returns; NOBODY if it was not."""
    return (marks >> OWED & 0xF) - 1


def drop(own: Empire, card: int) -> int:
    """Take a Location out of an Empire, from whose tuples it goes; returns what lay on it."""
    place = own.locations.index(card)
    marks = own.marks[place]
    own.locations = without_place(own.locations, place)
    own.marks = without_place(own.marks, place)
    return marks
