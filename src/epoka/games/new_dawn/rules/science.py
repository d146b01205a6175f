"""Science cards: the tech dial and the cards it gives. (ND-9)"""

from __future__ import annotations

from typing import Final

from epoka.games.new_dawn import events
from epoka.games.new_dawn.card import SCIENCE
from epoka.games.new_dawn.focus import (
    Advance,
    AdvancePerResource,
    AdvanceWithWonder,
    Blast,
    FirstResource,
    FirstTrade,
)
from epoka.games.new_dawn.land import spaces_in
from epoka.games.new_dawn.rules.abilities import wonders_of
from epoka.games.new_dawn.rules.commit import commit
from epoka.games.new_dawn.rules.field import every_army, within
from epoka.games.new_dawn.rules.moments import Reaction
from epoka.games.new_dawn.rules.notes import DIAL, note, noted
from epoka.games.new_dawn.rules.parts import GO_ON, carries, in_order_of_parts
from epoka.games.new_dawn.rules.pieces import destroy, flip_down
from epoka.games.new_dawn.rules.purse import ShareTrade, TakeResource, spend, spendable
from epoka.games.new_dawn.rules.resolving import RESOLVERS
from epoka.games.new_dawn.rules.seizing import hurt, spared
from epoka.games.new_dawn.rules.upgrading import Upgrade, upgrades
from epoka.games.new_dawn.state import RESOURCES, DawnState, holdings, is_reinforced, land_of, owner_of
from epoka.games.new_dawn.tables import LEVELS, NATURAL, TECH_DIAL, TOKEN, part
from epoka.kernel import Frame, Option, Seat, Step, ask, call, done, in_order, tell
from epoka.parts.hexes import Hex
from epoka.parts.questions import one_of

WORDS: Final = {"blast": ("space",)}
STEP: Final = "tech_step"
"""What a trade token gives on the dial. (ND-7.2)"""
JUMP: Final = "jump"
"""The reading of the end of the dial in which the rest of the steps is lost. (ND-29.4)"""

RESOLVERS[SCIENCE] = in_order_of_parts


# -- the dial (ND-9.1, ND-9.2, ND-9.4) ---------------------------------------------------------------------------------


class AdvanceDial(Frame[DawnState]):
    """Advance the tech dial; each level space that is reached lets the player take a card of its level. (ND-9.2)"""

    seat: Seat
    steps: int

    def start(self, s: DawnState) -> Step:
        own = s.civilizations[self.seat]
        while self.steps > 0:
            self.steps -= 1
            if own.dial == TECH_DIAL.last:
                own.dial = TECH_DIAL.again
                self.steps = 0 if s.dial_end == JUMP else self.steps
            else:
                own.dial += 1
            if own.dial in LEVELS:
                return self.reached(s)
        tell(s, events.ADVANCED, self.seat, own.dial)
        return done()

    def reached(self, s: DawnState) -> Step:
        """A level space: a card may be taken. (ND-9.2)"""
        own = s.civilizations[self.seat]
        if not s.expansion and own.dial > noted(own, DIAL):
            note(own, DIAL, own.dial)
            commit(s)
        cards = upgrades(s, self.seat, LEVELS[own.dial])
        return call(Upgrade(self.seat, cards) if cards else None, then=self.next)

    def next(self, s: DawnState, _: object) -> Step:
        return self.start(s)


class SpendAndAdvance(Frame[DawnState]):
    """Each trade token of the card is one more space. (ND-7.2, ND-9.1)"""

    seat: Seat
    card: str
    steps: int

    def start(self, s: DawnState) -> Step:
        what = spendable(s, self.seat, self.card)
        if not what:
            return call(AdvanceDial(self.seat, self.steps))
        among = [*[("spend", each) for each in what], GO_ON]
        question = one_of(self.seat, "prompt-more-steps", "ND-7.2", among, amount=self.steps)
        return ask(question, then=self.spent)

    def spent(self, s: DawnState, answer: Option) -> Step:
        if answer == GO_ON:
            return call(AdvanceDial(self.seat, self.steps))
        self.steps += TOKEN[STEP]
        return call(spend(s, self.seat, self.card, str(answer[1])), then=self.next)

    def next(self, s: DawnState, _: object) -> Step:
        return self.start(s)


def resource_types(s: DawnState, seat: Seat) -> set[str]:
    """The types of resources that a player holds, natural wonders included. (ND-9.1)"""
    own = s.civilizations[seat]
    held = {name for name, count in zip(RESOURCES, own.resources, strict=True) if count}
    return held | {NATURAL[wonder].resource for wonder in own.natural}


@carries(Advance)
def _advance(s: DawnState, seat: Seat, card: str, slot: int, advance: Advance) -> Reaction:
    """By the slot number, with Natural History further for each type of resource. (ND-9.1)"""
    each = part(card, AdvancePerResource)
    return SpendAndAdvance(seat, card, slot + (each.steps * len(resource_types(s, seat)) if each else 0))


@carries(AdvanceWithWonder)
def _advance_with_wonder(s: DawnState, seat: Seat, card: str, slot: int, more: AdvanceWithWonder) -> Reaction:
    """Writing. (ND-9.1, ND-19.2)"""
    return AdvanceDial(seat, more.steps) if wonders_of(s, seat) else None


@carries(FirstTrade)
def _first_trade(s: DawnState, seat: Seat, card: str, slot: int, first: FirstTrade) -> Reaction:
    """Mathematics. (ND-9.8)"""
    return ShareTrade(seat, first.amount)


@carries(FirstResource)
def _first_resource(s: DawnState, seat: Seat, card: str, slot: int, first: FirstResource) -> Reaction:
    """Replaceable Parts: only resource tokens count as held. (ND-9.8)"""
    counts = s.civilizations[seat].resources
    missing = tuple([name for name, count in zip(RESOURCES, counts, strict=True) if not count])
    return TakeResource(seat, first.count, missing)


# -- Nuclear Power (ND-9.8) --------------------------------------------------------------------------------------------


def hit(s: DawnState, space: Hex, radius: int) -> list[Hex]:
    """The control tokens around a space, everybody's, but not where an army is. (ND-9.8, ND-12.21)"""
    zone = within(land_of(s), 1 << space, radius) & ~every_army(s)
    return [each for held in holdings(s) for each in held.tokens if zone >> each & 1]


def is_target(s: DawnState, seat: Seat, space: Hex, radius: int) -> bool:
    """Whether a blast hits something there, and destroys nothing that a pact protects. (ND-9.8, ND-18.5)"""
    found = hit(s, space, radius)
    owners = {owner_of(s.pieces[each]) for each in found if not is_reinforced(s.pieces[each])} - {seat}
    return bool(found) and not any(spared(s, seat, owner) for owner in owners)


class BlastAround(Frame[DawnState]):
    """Nuclear Power: choose a space around which tokens are destroyed, and reinforced ones flipped. (ND-9.8)"""

    seat: Seat
    radius: int

    def start(self, s: DawnState) -> Step:
        land = land_of(s)
        among = [("blast", space) for space in spaces_in(land.all) if is_target(s, self.seat, space, self.radius)]
        if not among:
            return done()
        return ask(one_of(self.seat, "prompt-blast", "ND-9.8", [*among, GO_ON]), then=self.chosen)

    def chosen(self, s: DawnState, answer: Option) -> Step:
        if answer == GO_ON:
            return done()
        space = int(answer[1])
        tell(s, events.BLASTED, self.seat, space)
        victims = []
        for each in hit(s, space, self.radius):
            if is_reinforced(s.pieces[each]):
                flip_down(s, each)
            else:
                victims.append(owner_of(s.pieces[each]))
                destroy(s, each)
        return call(in_order(*[hurt(s, victim, self.seat) for victim in dict.fromkeys(victims)]))


@carries(Blast)
def _blast(s: DawnState, seat: Seat, card: str, slot: int, blast: Blast) -> Reaction:
    return BlastAround(seat, blast.radius) if slot == blast.slot else None
