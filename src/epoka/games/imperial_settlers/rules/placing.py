"""Placing defence tokens and Samurai, which takes no action. (IS-7.7, IS-10.10, IS-13.3)"""

from __future__ import annotations

from typing import Final

from epoka.games.imperial_settlers import events, tables
from epoka.games.imperial_settlers.card import FACTIONS, JAPANESE
from epoka.games.imperial_settlers.effects import DeploysSamurai, OnSamurai
from epoka.games.imperial_settlers.rules.carrying import carries, reward
from epoka.games.imperial_settlers.rules.tableau import distinct, place_of
from epoka.games.imperial_settlers.state import (
    DEFENSE,
    SAMURAI,
    SHIELD,
    WORKER,
    Cards,
    Empire,
    Numbers,
    SettlersState,
    mark,
)
from epoka.kernel import Frame, Option, Refusal, Seat, Step, ask, call, done, in_order, tell
from epoka.kernel.memo import memo
from epoka.parts.questions import one_of
from epoka.parts.tuples import changed

DEPLOYING: Final = FACTIONS.index(JAPANESE)
"""Who has Samurai. (IS-13.3)"""
WORDS: Final = {"defend": ("card", "copy"), "deploy": ("card", "copy")}


@memo(1 << 14)
def defendable(locations: Cards, marks: Numbers) -> tuple[Option, ...]:
    """Common Locations without a defence token. (IS-10.10)"""
    return tuple(
        [
            ("defend", tables.NAMES[kind], copy)
            for place, kind, copy in distinct(locations, marks)
            if tables.IS_COMMON[locations[place]] and not marks[place] & SHIELD
        ]
    )


@memo(1 << 14)
def deployable(locations: Cards, marks: Numbers) -> tuple[Option, ...]:
    """Faction Locations without a Samurai. (IS-13.3)"""
    return tuple(
        [
            ("deploy", tables.NAMES[kind], copy)
            for place, kind, copy in distinct(locations, marks)
            if not tables.IS_COMMON[locations[place]] and not marks[place] & SAMURAI
        ]
    )


def placements(own: Empire) -> tuple[Option, ...]:
    """What can be placed now, each where it belongs. (IS-7.7, IS-13.5, IS-24.1)"""
    found: tuple[Option, ...] = ()
    if own.stock[DEFENSE]:
        found = defendable(own.locations, own.marks)
    if own.faction == DEPLOYING and own.stock[WORKER]:
        found += deployable(own.locations, own.marks)
    return found


def refuse_placing(own: Empire, answer: Option) -> Refusal | None:
    """Why a token can't be placed; None if the answer is something else or names nothing."""
    if answer[0] not in WORDS or len(answer) != 3 or not isinstance(answer[2], int):
        return None
    place = place_of(own, *answer[1:])
    return None if place < 0 else why_not_place(own, str(answer[0]), place)


def why_not_place(own: Empire, word: str, place: int) -> Refusal | None:
    """Why a defence token or a Samurai can't be put on an own Location; None if it can. (IS-10.10, IS-13.3)"""
    common = tables.IS_COMMON[own.locations[place]]
    marks = own.marks[place]
    if word == "defend":
        if not common:
            return Refusal("defend-common", "IS-10.10")
        if not own.stock[DEFENSE]:
            return Refusal("no-defense-token", "IS-10.10")
        return Refusal("defended", "IS-10.10") if marks & SHIELD else None
    if own.faction != DEPLOYING:
        return Refusal("samurai-japanese", "IS-13.3")
    if common:
        return Refusal("deploy-faction", "IS-13.3")
    if not own.stock[WORKER]:
        return Refusal("no-workers", "IS-13.3")
    return Refusal("deployed", "IS-13.3") if marks & SAMURAI else None


def place(s: SettlersState, seat: Seat, answer: Option) -> Frame[SettlersState] | None:
    """Put a defence token or a Samurai on an own Location. (IS-10.10, IS-13.3)"""
    own = s.empires[seat]
    where = place_of(own, *answer[1:])
    if answer[0] == "defend":
        own.stock = changed(own.stock, DEFENSE, -1)
        mark(own, where, SHIELD)
        tell(s, events.DEFENDED, seat, own.locations[where])
        return None
    own.stock = changed(own.stock, WORKER, -1)
    return deploy(s, seat, where)


def deploy(s: SettlersState, seat: Seat, where: int) -> Frame[SettlersState] | None:
    """A Samurai stands on a Location, and Features pay. (IS-13.3)"""
    own = s.empires[seat]
    mark(own, where, SAMURAI)
    tell(s, events.DEPLOYED, seat, own.locations[where])
    return reward(s, seat, OnSamurai)


class Deploy(Frame[SettlersState]):
    """Put Samurai from the general supply on own Faction Locations; what finds no place is lost. (IS-25.32)"""

    seat: Seat
    amount: int

    def start(self, s: SettlersState) -> Step:
        own = s.empires[self.seat]
        among = deployable(own.locations, own.marks)
        if not self.amount or not among:
            return done()
        return ask(one_of(self.seat, "prompt-deploy", "IS-25.32", among), then=self.chosen)

    def chosen(self, s: SettlersState, answer: Option) -> Step:
        own = s.empires[self.seat]
        self.amount -= 1
        rest = Deploy(self.seat, self.amount) if self.amount else None
        return call(in_order(deploy(s, self.seat, place_of(own, *answer[1:])), rest))


@carries(DeploysSamurai)
def _deploy(s: SettlersState, seat: Seat, card: int, effect: DeploysSamurai) -> Frame[SettlersState]:
    return Deploy(seat, effect.samurai)
