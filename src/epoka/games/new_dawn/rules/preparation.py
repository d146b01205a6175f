"""Setting up what players decide: forts, capital tiles, and where the barbarians' token lies. (ND-3.7 to ND-3.12)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.new_dawn import events
from epoka.games.new_dawn.land import FORT, Land, number_of, single
from epoka.games.new_dawn.rules.laying import (
    BASE_TILE,
    CAPITAL_TILE,
    EXPLORED_TILE,
    LayTile,
    core_size,
    finish_map,
    lay_down,
)
from epoka.games.new_dawn.rules.pieces import put_piece
from epoka.games.new_dawn.state import CAPITAL, DawnState, land_of, piece
from epoka.kernel import Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done, tell
from epoka.parts.hexes import STEPS, Places, around
from epoka.parts.questions import each, one_of
from epoka.parts.seats import clockwise
from epoka.parts.tuples import without

WORDS: Final = {"direction": ("direction",), "tile": ("card",)}
FORT_TOUCHES: Final = 2


def core_places(s: DawnState) -> Places:
    """The places of the core tiles, which are laid first. (ND-3.6)"""
    return tuple([place for lay in land_of(s).lays[: core_size(s)] for place in lay.places()])


def fort_places(s: DawnState) -> Places:
    """Where a fort may lie: beside two core spaces, not beside a fort or a city-state's symbol. (ND-3.7)"""
    land = land_of(s)
    core = set(core_places(s))
    shunned = {land.places[space] for space in (*land.forts, *land.states)}
    found = []
    for q, r in around(core):
        near = [(q + x, r + y) for x, y in STEPS]
        if (q, r) not in land.at and sum([at in core for at in near]) >= FORT_TOUCHES and shunned.isdisjoint(near):
            found.append((q, r))
    return tuple(found)


class ChooseFort(Question[DawnState]):
    """Where the fort of a player lies. (ND-3.7)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-fort"
    rule: ClassVar[str] = "ND-3.7"

    def choices(self, s: DawnState) -> Options:
        return tuple([("at", q, r) for q, r in fort_places(s)])

    def refuse(self, s: DawnState, answer: Option) -> Refusal:
        if len(answer) != 3 or answer[0] != "at":
            return super().refuse(s, answer)
        land, core = land_of(s), set(core_places(s))
        near = [(q, r) for q, r in land.at if any((q + x, r + y) == answer[1:] for x, y in STEPS)]
        if any(land.at[place] in land.forts for place in near):
            return Refusal("fort-near-fort", "ND-3.7")
        if any(land.at[place] in land.states for place in near):
            return Refusal("fort-near-symbol", "ND-3.7")
        if sum([place in core for place in near]) < FORT_TOUCHES:
            return Refusal("fort-far", "ND-3.7", {"amount": FORT_TOUCHES})
        return Refusal("tile-covers", "ND-3.7")


class Prepare(Frame[DawnState]):
    """The decisions of the set-up, from the first player clockwise. (ND-3.7 to ND-3.12, ND-27.2)"""

    placed: int = 0

    def start(self, s: DawnState) -> Step:
        tell(s, events.FIRST, s.first)
        for tile in s.laid:
            tell(s, events.LAID_CORE, tile)
        return self.fort(s) if s.expansion else call(LayBaseTiles(), then=self.finish)

    def seat(self, s: DawnState) -> Seat:
        """Whose turn it is to place something."""
        return clockwise(s.civilizations, s.first)[self.placed]

    def fort(self, s: DawnState) -> Step:
        if self.placed == len(s.civilizations):
            self.placed = 0
            return self.capital(s)
        question = ChooseFort(self.seat(s))
        return ask(question, then=self.fortified) if question.options(s) else self.again(s)

    def fortified(self, s: DawnState, answer: Option) -> Step:
        first = lay_down(s, single(FORT, (int(answer[1]), int(answer[2]))))
        tell(s, events.LAID_FORT, self.seat(s), first)
        self.placed += 1
        return self.fort(s)

    def capital(self, s: DawnState) -> Step:
        """A capital tile touches four spaces of core tiles and forts. (ND-3.8)"""
        if self.placed == len(s.civilizations):
            return self.finish(s, None)
        seat = self.seat(s)
        return call(LayTile(seat, s.civilizations[seat].home, CAPITAL_TILE), then=self.settled)

    def settled(self, s: DawnState, first: int | None) -> Step:
        if first is None:
            return self.again(s)
        seat = self.seat(s)
        own = s.civilizations[seat]
        own.hand = without(own.hand, own.home)
        tell(s, events.LAID_CAPITAL, seat, own.home)
        self.placed += 1
        return self.capital(s)

    def again(self, s: DawnState) -> Step:
        """Where somebody has no place left, forts and capitals are placed anew. (ND-3.9)"""
        s.ground = ";".join(s.ground.split(";")[: core_size(s)])
        count = len(core_places(s))
        s.pieces, s.tokens = s.pieces[:count], s.tokens[:count]
        for own in s.civilizations:
            if own.home in s.laid:
                own.hand += (own.home,)
        s.laid = s.laid[: core_size(s)]
        self.placed = 0
        return self.fort(s)

    def finish(self, s: DawnState, _: object) -> Step:
        """Holes are filled, everything is populated, and capitals stand on their stars. (ND-3.8 to ND-3.11)"""
        finish_map(s)
        place_capitals(s, land_of(s))
        among = each("direction", range(len(STEPS)))
        return ask(one_of(s.first, "prompt-direction", "ND-3.12", among), then=self.directed)

    def directed(self, s: DawnState, answer: Option) -> Step:
        s.direction = int(answer[1])
        tell(s, events.DIRECTION, s.first, s.direction)
        tell(s, events.STARTED)
        return done()


def place_capitals(s: DawnState, land: Land) -> None:
    """Each capital goes on the star of its player's tile. (ND-3.8)"""
    for seat, own in enumerate(s.civilizations):
        put_piece(s, land.stars[number_of(own.home)], piece(seat, CAPITAL))


class LayBaseTiles(Frame[DawnState]):
    """In the base game each player adds a capital tile and further tiles, one at a time, clockwise. (ND-27.2)"""

    turn: int = 0
    tile: str = ""

    def seat(self, s: DawnState) -> Seat:
        """Whose turn it is."""
        return clockwise(s.civilizations, s.first)[self.turn % len(s.civilizations)]

    def start(self, s: DawnState) -> Step:
        seat = self.seat(s)
        if not s.civilizations[seat].hand:
            return done()
        among = each("tile", s.civilizations[seat].hand)
        return ask(one_of(seat, "prompt-tile", "ND-27.2", among), then=self.chosen)

    def chosen(self, s: DawnState, answer: Option) -> Step:
        self.tile = str(answer[1])
        return call(LayTile(self.seat(s), self.tile, BASE_TILE), then=self.laid)

    def laid(self, s: DawnState, first: int | None) -> Step:
        if first is None:
            # There is no place left beside the core: beside other tiles there always is one.
            return call(LayTile(self.seat(s), self.tile, EXPLORED_TILE), then=self.laid)
        seat = self.seat(s)
        own = s.civilizations[seat]
        own.hand = without(own.hand, self.tile)
        tell(s, events.LAID_TILE, seat, self.tile)
        self.turn += 1
        return self.start(s)
