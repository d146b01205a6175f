"""Barbarians: how they enter the map, move, and what they destroy. (ND-21, ND-22)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.new_dawn import events
from epoka.games.new_dawn.cards.tiles import BARBARIANS
from epoka.games.new_dawn.land import WATER, Land, opposite, spaces_in
from epoka.games.new_dawn.rules.city_states import is_conquered, restore
from epoka.games.new_dawn.rules.field import all_pieces, barbarians, caravans, every_army
from epoka.games.new_dawn.rules.moments import BARRIER
from epoka.games.new_dawn.rules.pieces import armies_at, army_home, caravan_home, caravans_at, destroy, flip_down
from epoka.games.new_dawn.rules.purse import lose_trade
from epoka.games.new_dawn.state import (
    CAPITAL,
    WAITING,
    DawnState,
    is_city,
    is_reinforced,
    kind_of,
    land_of,
    owner_of,
)
from epoka.kernel import Frame, Option, Options, Question, Seat, Step, ask, call, done, roll, tell
from epoka.parts.hexes import NOWHERE, Hex
from epoka.parts.questions import one_of
from epoka.parts.tuples import put

WORDS: Final = {"discard": ("card",), "disperse": ("letter", "space")}
RAID: Final = 2
"""Trade tokens that the owner of a raided capital discards. (ND-22.3)"""
RETURNS: Final = "returns"


def move_barbarian(s: DawnState, letter: int, space: Hex) -> None:
    """A barbarian is on another space, or waits."""
    s.barbarians = put(s.barbarians, letter, space)


def spawn(s: DawnState) -> None:
    """Each waiting barbarian enters on its symbol, unless something but figures is there. (ND-21.2)"""
    land = land_of(s)
    for letter, at in enumerate(s.barbarians):
        space = land.spawns.get(BARBARIANS[letter], NOWHERE)
        if at != WAITING or s.pieces[space] or s.tokens[space] or space in s.barbarians or space in s.built_at:
            continue
        move_barbarian(s, letter, space)
        tell(s, events.SPAWNED, BARBARIANS[letter], space)
        trample(s, space)


def trample(s: DawnState, space: Hex) -> None:
    """The figures on a space are destroyed by barbarians. (ND-21.2, ND-22.4)"""
    for seat, number in armies_at(s, space):
        army_home(s, seat, number)
    for seat, number in caravans_at(s, space):
        caravan_home(s, seat, number)


def _ahead(land: Land, space: Hex, direction: int) -> Hex:
    """The next space on land in a direction, beyond water if there is any; NOWHERE off the map. (ND-22.2)"""
    there = land.beside[space][direction]
    while there != NOWHERE and land.terrain[there] == WATER:
        there = land.beside[there][direction]
    return there


def bars(s: DawnState, space: Hex) -> bool:
    """Whether Petra's owner keeps barbarians out of a space. (ND-22.6)"""
    seat = owner_of(s.pieces[space])
    return seat >= 0 and s.civilizations[seat].acts & BARRIER.bit > 0 and BARRIER.holds(s, seat, space)


def step(s: DawnState, space: Hex, direction: int) -> Hex:
    """Where barbarians on a space go: the opposite way at the edge, or else they stay. (ND-22.2, ND-22.6)"""
    for way in (direction, opposite(direction)):
        there = _ahead(land_of(s), space, way)
        if there != NOWHERE and not bars(s, there):
            return there
    return space


def way_of(s: DawnState, die: int) -> int:
    """The direction of a roll: the numbers run clockwise from where the 1 points. (ND-3.12, ND-22.1)"""
    return (s.direction + die - 1) % 6


class MoveBarbarians(Frame[DawnState]):
    """One roll, and every barbarian moves one space in that direction, in letter order. (ND-22.1, ND-22.7)"""

    letter: int = -1
    direction: int = 0

    def start(self, s: DawnState) -> Step:
        (die,) = roll(s, 1)
        self.direction = way_of(s, die)
        tell(s, events.WIND, die)
        return self.move(s, None)

    def move(self, s: DawnState, _: object) -> Step:
        while self.letter + 1 < len(s.barbarians):
            self.letter += 1
            here = s.barbarians[self.letter]
            if here < 0:
                continue
            there = step(s, here, self.direction)
            if there == here:
                tell(s, events.BARBARIAN_STAYED, BARBARIANS[self.letter])
                continue
            raided = arrive(s, self.letter, here, there)
            if raided is not None:
                return call(raided, then=self.move)
        return self.disperse(s)

    def disperse(self, s: DawnState) -> Step:
        """Of two barbarians on one space the first player moves one away. (ND-22.7)"""
        among = dispersals(s)
        if not among:
            return done()
        return ask(one_of(s.first, "prompt-disperse", "ND-22.7", among), then=self.dispersed)

    def dispersed(self, s: DawnState, answer: Option) -> Step:
        letter, space = BARBARIANS.index(str(answer[1])), int(answer[2])
        move_barbarian(s, letter, space)
        tell(s, events.DISPERSED, s.first, answer[1], space)
        return self.disperse(s)


def dispersals(s: DawnState) -> list[Option]:
    """How two barbarians on one space can be parted: onto a space on land without pieces. (ND-22.7)"""
    land = land_of(s)
    blocked = all_pieces(s) | every_army(s) | barbarians(s) | land.waters
    for seat in range(len(s.civilizations)):
        blocked |= caravans(s, seat)
    found: list[Option] = []
    for letter, space in enumerate(s.barbarians):
        if space >= 0 and s.barbarians.count(space) > 1:
            free = land.bits[space] & ~blocked
            found += [("disperse", BARBARIANS[letter], there) for there in spaces_in(free)]
    return found


def arrive(s: DawnState, letter: int, here: Hex, there: Hex) -> Raid | None:
    """What barbarians do where they arrive; a frame if a capital is raided. (ND-22.3, ND-22.4, ND-22.5)"""
    if armies_at(s, there):
        # An army shields what is there, and the barbarian goes back. (ND-22.4)
        trample(s, there)
        tell(s, events.BARBARIAN_STAYED, BARBARIANS[letter])
        return None
    trample(s, there)
    code = s.pieces[there]
    raid = None
    if is_reinforced(code):
        flip_down(s, there)
        tell(s, events.BARBARIAN_STAYED, BARBARIANS[letter])
        return None
    if kind_of(code) == CAPITAL:
        raid = Raid(owner_of(code))
        tell(s, events.RAIDED, raid.seat, BARBARIANS[letter])
    elif code:
        lost = is_conquered(s, there) and is_city(code)
        destroy(s, there)
        if lost:
            restore(s, owner_of(code), there)
    if raid is None or s.capital_raid != RETURNS:
        move_barbarian(s, letter, there)
        tell(s, events.BARBARIAN_MOVED, BARBARIANS[letter], there)
    return raid


class DiscardTrade(Question[DawnState]):
    """Which trade token the owner of a raided capital discards. (ND-22.3)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-discard"
    rule: ClassVar[str] = "ND-22.3"

    def choices(self, s: DawnState) -> Options:
        own = s.civilizations[self.seat]
        return tuple([("discard", card) for card, trade in zip(own.row, own.trade, strict=True) if trade])


class Raid(Frame[DawnState]):
    """The owner of a raided capital discards trade tokens of choice, as many as there are. (ND-22.3)"""

    seat: Seat
    left: int = RAID

    def start(self, s: DawnState) -> Step:
        if not self.left or not any(s.civilizations[self.seat].trade):
            return done()
        return ask(DiscardTrade(self.seat), then=self.discarded)

    def discarded(self, s: DawnState, answer: Option) -> Step:
        self.left -= 1
        lose_trade(s, self.seat, s.civilizations[self.seat].row.index(str(answer[1])))
        return self.start(s)
