"""What must hold in every position. (IS-2.7, IS-10.10, IS-13.3, IS-15.8)"""

from __future__ import annotations

from collections.abc import Iterator

from epoka.games.imperial_settlers import tables
from epoka.games.imperial_settlers.rules.placing import DEPLOYING
from epoka.games.imperial_settlers.state import SAMURAI, SHIELD, USED, Empire, SettlersState, owner_of
from epoka.kernel import NOBODY


def broken(s: SettlersState) -> Iterator[str]:
    """What is wrong with a position, in words."""
    for seat, own in enumerate(s.empires):
        for problem in (*_counts(own), *_locations(own)):
            yield f"seat {seat}: {problem}"
    if not all(tables.IS_COMMON[card] for card in (*s.common_deck, *s.common_discards, *s.display, *s.villages)):
        yield "a Faction or Attack card lies among Common cards (IS-2.7)"
    if any(card not in tables.ATTACK_CARDS for card in (*s.attacks, *s.targets)):
        yield "a card lies among Attack cards"


def _counts(own: Empire) -> Iterator[str]:
    if min(own.stock) < 0 or own.score < 0:
        yield "a number of Goods is below zero"
    if len(own.locations) != len(own.marks) or len(own.kept) != len(own.kept_under):
        yield "Locations and what lies on them do not match"
    if len(own.seized) != len(own.seized_marks) or len(own.markers) != len(own.marked):
        yield "markers and what they mark do not match"
    if len(set(own.marked)) != len(own.marked):
        yield "a Location has two Deals (IS-9.3)"
    if any(tables.FACTION[card] != own.faction for card in (*own.faction_deck, *own.faction_discards)):
        yield "a card lies in the deck or discards of another faction (IS-2.7)"
    if any(card in tables.ATTACK_CARDS for card in (*own.hand, *own.locations, *own.foundations)):
        yield "an Attack card lies in an Empire or a hand"


def _locations(own: Empire) -> Iterator[str]:
    for card, marks in zip(own.locations, own.marks, strict=True):
        name = tables.NAME[card]
        acts = tables.ACTS[tables.PRINT[card]]
        if marks & SHIELD and not tables.IS_COMMON[card]:
            yield f"a defence token lies on {name} (IS-10.10)"
        taken = owner_of(marks) != NOBODY
        if marks & SAMURAI and (tables.IS_COMMON[card] or (own.faction != DEPLOYING and not taken)):
            yield f"a Samurai stands on {name} (IS-13.3)"
        if acts is not None and marks & USED > acts.uses:
            yield f"{name} was activated too often (IS-11.2)"
