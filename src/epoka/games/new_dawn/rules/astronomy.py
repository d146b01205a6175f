"""Astronomy: looking at the bottom of the stack of tiles, and laying one of them. (ND-15.2)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.new_dawn import events
from epoka.games.new_dawn.focus import LookAtTiles
from epoka.games.new_dawn.rules.exploring import LayDrawn
from epoka.games.new_dawn.rules.laying import EXPLORED_TILE, ways_to_lay
from epoka.games.new_dawn.rules.moments import Reaction
from epoka.games.new_dawn.rules.moving import own_capital
from epoka.games.new_dawn.rules.parts import GO_ON, carries
from epoka.games.new_dawn.state import DawnState, land_of
from epoka.kernel import Frame, Option, Options, Question, Seat, Step, ask, call, done, tell
from epoka.parts.hexes import bits
from epoka.parts.tuples import put, without_place

WORDS: Final = {"look": ("amount",), "lay-tile": ("number",), "to-top": ("number",), "to-bottom": ("number",)}


def home_edges(s: DawnState, seat: Seat) -> int:
    """The edge spaces of the tile with the own capital, as bits. (ND-15.1)"""
    land = land_of(s)
    capital = own_capital(s, seat)
    home = bits([space for space, lay in enumerate(land.lay) if lay == land.lay[capital]]) if capital >= 0 else 0
    return home & land.edges


class HowManyTiles(Question[DawnState]):
    """How many tiles at the bottom of the stack to look at. (ND-15.2)"""

    seat: Seat
    most: int

    prompt: ClassVar[str] = "prompt-look"
    rule: ClassVar[str] = "ND-15.2"

    def choices(self, s: DawnState) -> Options:
        return tuple([("look", number) for number in range(min(self.most, len(s.tiles)) + 1)])


class LayOneOfThem(Question[DawnState]):
    """Which of the tiles that were looked at to lay, counted from the bottom; or none. (ND-15.2)"""

    seat: Seat
    count: int

    prompt: ClassVar[str] = "prompt-lay-one"
    rule: ClassVar[str] = "ND-15.2"

    def choices(self, s: DawnState) -> Options:
        return (*[("lay-tile", number) for number in range(1, self.count + 1)], GO_ON)


class WhereBack(Question[DawnState]):
    """Whether the last tile that was looked at goes on top of the stack or stays at the bottom. (ND-15.2)"""

    seat: Seat
    left: int

    prompt: ClassVar[str] = "prompt-tile-back"
    rule: ClassVar[str] = "ND-15.2"

    def choices(self, s: DawnState) -> Options:
        return tuple([(where, number) for number in range(1, self.left + 1) for where in ("to-top", "to-bottom")])


class LookAtBottom(Frame[DawnState]):
    """Look at tiles at the bottom of the stack, perhaps lay one, and return the others. (ND-15.2)

    `left` are those still to be returned, the last of the stack; `kept` have gone back to the bottom.
    """

    seat: Seat
    most: int
    left: int = 0
    kept: int = 0

    def start(self, s: DawnState) -> Step:
        if not s.tiles:
            return done()
        return ask(HowManyTiles(self.seat, self.most), then=self.looked)

    def looked(self, s: DawnState, answer: Option) -> Step:
        self.left = int(answer[1])
        seen = s.tiles_seen
        for number in range(1, self.left + 1):
            seen = put(seen, len(seen) - number, seen[-number] | 1 << self.seat)
        s.tiles_seen = seen
        tell(s, events.LOOKED, self.seat, self.left)
        edges = home_edges(s, self.seat)
        if not self.left or not edges or not ways_to_lay(s, EXPLORED_TILE, edges):
            return self.back(s, None)
        return ask(LayOneOfThem(self.seat, self.left), then=self.lay)

    def lay(self, s: DawnState, answer: Option) -> Step:
        if answer == GO_ON:
            return self.back(s, None)
        self.left -= 1
        tile = self.take(s, int(answer[1]))[0]
        s.drawn += (tile,)
        return call(LayDrawn(self.seat, tile, home_edges(s, self.seat)), then=self.back)

    def take(self, s: DawnState, number: int) -> tuple[str, int]:
        """A tile leaves the stack, counted from the bottom above those that were returned there."""
        place = len(s.tiles) - self.kept - number
        tile, seen = s.tiles[place], s.tiles_seen[place]
        s.tiles, s.tiles_seen = without_place(s.tiles, place), without_place(s.tiles_seen, place)
        return tile, seen

    def back(self, s: DawnState, _: object) -> Step:
        if not self.left:
            return done()
        return ask(WhereBack(self.seat, self.left), then=self.returned)

    def returned(self, s: DawnState, answer: Option) -> Step:
        tile, seen = self.take(s, int(answer[1]))
        if answer[0] == "to-top":
            s.tiles, s.tiles_seen = (tile, *s.tiles), (seen, *s.tiles_seen)
        else:
            s.tiles, s.tiles_seen = (*s.tiles, tile), (*s.tiles_seen, seen)
            self.kept += 1
        self.left -= 1
        return self.back(s, None)


@carries(LookAtTiles)
def _look(s: DawnState, seat: Seat, card: str, slot: int, part: LookAtTiles) -> Reaction:
    return LookAtBottom(seat, part.count)
