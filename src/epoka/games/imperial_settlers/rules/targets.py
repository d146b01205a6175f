"""Locations of others that an action or an effect can be aimed at. (IS-7.5, IS-15.5, IS-27.11)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from epoka.games.imperial_settlers import tables
from epoka.games.imperial_settlers.rules.tableau import distinct, held, place_of, tableau
from epoka.games.imperial_settlers.state import SAMURAI, SHIELD, VIRTUAL, Cards, Numbers, SettlersState
from epoka.kernel import NOBODY, Choose, Option, Refusal, Seat
from epoka.kernel.memo import memo
from epoka.parts.questions import one_of
from epoka.parts.seats import rivals

Fits = Callable[[int, int], bool]
"""Whether a physical card with these marks on it will do."""

WORDS: Final = {"target": ("rival", "card", "copy"), "target_virtual": ("card",)}


def reachable(s: SettlersState, seat: Seat) -> list[Seat]:
    """The opponents that have not passed. (IS-7.5)"""
    return [rival for rival in rivals(s.empires, seat) if not s.empires[rival].passed]


def aims(s: SettlersState, seat: Seat, fits: Fits) -> list[Option]:
    """Every Location of others that fits, those that are alike once; the virtual player's too. (IS-15.5, IS-15.7)"""
    found: list[Option] = []
    for rival in reachable(s, seat):
        own = s.empires[rival]
        for place, kind, copy in distinct(own.locations, own.marks):
            if fits(own.locations[place], own.marks[place]):
                found.append(("target", rival, tables.NAMES[kind], copy))
    names = dict.fromkeys([tables.NAME[card] for card in s.villages if fits(card, 0)])
    return found + [("target_virtual", name) for name in names]


def choose_aim(s: SettlersState, seat: Seat, prompt: str, rule: str, fits: Fits) -> Choose:
    """Which Location of others."""
    return one_of(seat, prompt, rule, aims(s, seat, fits))


def aimed(s: SettlersState, answer: Option) -> tuple[Seat, int]:
    """Whose Location was chosen, and the card; it is VIRTUAL for the virtual player's."""
    if answer[0] == "target_virtual":
        return VIRTUAL, held(s.villages, answer[1])
    rival = int(answer[1])
    own = s.empires[rival]
    return rival, own.locations[place_of(own, *answer[2:])]


def any_location(card: int, marks: int) -> bool:
    """Whatever Location it is."""
    return True


def is_action(card: int, marks: int) -> bool:
    """Whether it is an Action Location."""
    return tables.ACTS[tables.PRINT[card]] is not None


def is_razeable(card: int, marks: int) -> bool:
    """Whether it has a raze field. (IS-10.2, IS-10.7)"""
    return tables.RAZED[tables.PRINT[card]] is not None


# -- what protects (IS-10.9) -------------------------------------------------------------------------------------------


def protections(s: SettlersState, seat: Seat, card: int) -> int:
    """How many more raze tokens protection costs. (IS-10.9)"""
    own = s.empires[seat]
    return protection(own.locations, own.marks[own.locations.index(card)], card)


def protection(locations: Cards, marks: int, card: int) -> int:
    """The tokens on a Location, and what protects the Common Locations of its Empire. (IS-10.9, IS-13.4)"""
    guarded = tableau(locations).protection if tables.IS_COMMON[card] else 0
    return guarded + (marks & SHIELD > 0) + (marks & SAMURAI > 0)


@memo(1 << 14)
def prices(locations: Cards, marks: Numbers, base: int) -> tuple[tuple[int, int, int], ...]:
    """Of Locations with a raze field, those that are alike once: raze tokens, place, and which copy it is."""
    return tuple(
        [
            (base + protection(locations, marks[place], locations[place]), place, copy)
            for place, kind, copy in distinct(locations, marks)
            if tables.RAZED[kind] is not None
        ]
    )


def why_out_of_reach(s: SettlersState, rival: Seat) -> Refusal | None:
    """Whoever has passed can't be aimed at. (IS-7.5)"""
    return Refusal("has-passed", "IS-7.5", {"rival": rival}) if rival != NOBODY and s.empires[rival].passed else None
