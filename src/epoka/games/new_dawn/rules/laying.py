"""Laying tiles, forts and water tokens, and populating them. (ND-3.6 to ND-3.10, ND-15.2)"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, Final, NamedTuple

from epoka.games.new_dawn.cards.tiles import BARBARIANS, SHAPES
from epoka.games.new_dawn.land import FORT, POND, Land, Lay, number_of, single, spaces_in
from epoka.games.new_dawn.state import ABSENT, RESOURCES, DawnState, land_of, printed, supply_of
from epoka.kernel import Frame, Option, Options, Question, Refusal, Seat, Step, ask, done
from epoka.kernel.errors import Value
from epoka.kernel.memo import memo_of
from epoka.parts.hexes import Place, around, holes, laid
from epoka.parts.tuples import changed, put

Way = tuple[int, int, int, int]
"""A side, the place of space 0, and the sixths of a turn."""

WORDS: Final = {"side": ("side",), "at": ("q", "r"), "turn": ("sixths",)}
SIDES: Final = ("a", "b")
TILE_TOUCHES: Final = 4
"""Spaces that a tile touches at least when it is laid; `_touching` counts so far. (ND-3.8, ND-15.2)"""
CORE_TILES: Final = {2: 2, 3: 2, 4: 4, 5: 4}
"""Tiles of the core by the number of players; always four in the base game. (ND-3.6, ND-27.2)"""
CAPITAL_TILE: Final = "capital"
BASE_TILE: Final = "base"
EXPLORED_TILE: Final = "explored"
"""For what a tile is laid."""


def core_size(s: DawnState) -> int:
    """How many tiles the core has; they are laid first. (ND-3.6, ND-27.2)"""
    return CORE_TILES[len(s.civilizations)] if s.expansion else max(CORE_TILES.values())


def lay_down(s: DawnState, lay: Lay) -> int:
    """Lay something; nothing stands on its spaces yet. Returns the number of its first space."""
    first = len(s.pieces)
    s.ground = f"{s.ground};{lay.text()}" if s.ground else lay.text()
    count = len(lay.places())
    s.pieces += (0,) * count
    s.tokens += ("",) * count
    return first


def fill_holes(s: DawnState) -> None:
    """Enclosed holes are filled with water tokens. (ND-3.9, ND-15.2)"""
    land = land_of(s)
    if has_holes(land):
        for place in holes(land.at)[: ponds_left(s)]:
            lay_down(s, single(POND, place))


def ponds_left(s: DawnState) -> int:
    """Water tokens that have not been laid. (ND-2.1, ND-2.3)"""
    return supply_of(s, "water_tokens") - sum([lay.token == POND for lay in land_of(s).lays])


def has_holes(land: Land) -> bool:
    """Whether a place is enclosed by a map that hangs together.

    Spaces less pairs of neighbours and more triples of them are the parts of the map less its holes (Euler).
    """
    grid = Grid(land)
    here = grid.bits(land.places)
    east, south, north = here & here >> grid.wide, here & here >> 1, here & here >> grid.wide - 1
    pairs = east.bit_count() + south.bit_count() + north.bit_count()
    triples = (east & here >> 1).bit_count() + (east & here >> grid.wide - 1).bit_count()
    return here.bit_count() - pairs + triples != 1


def populate(s: DawnState, first: int) -> None:
    """Every symbol from a space on receives its token, a city-state its cards. (ND-3.10, ND-3.11)"""
    land = land_of(s)
    for kind in (land.resources, land.natural, land.states):
        for space, name in kind.items():
            if space >= first:
                _put_token(s, space, name)
    for letter, space in land.spawns.items():
        if space >= first:
            s.barbarians = put(s.barbarians, BARBARIANS.index(letter), space)


def _put_token(s: DawnState, space: int, name: str) -> None:
    if name in RESOURCES:
        place = RESOURCES.index(name)
        if not s.resources_left[place]:
            return
        s.resources_left = changed(s.resources_left, place, -1)
    s.tokens = put(s.tokens, space, name)
    cards = tuple([card for card in s.reserve if printed(card) == name])
    if cards:
        s.reserve = tuple([card for card in s.reserve if card not in cards])
        s.city_cards += cards


class Turned(NamedTuple):
    """A side of a tile in a direction: the steps from its space 0 to its spaces, and to those around them."""

    side: int
    turned: int
    shape: tuple[int, ...]
    rim: tuple[int, ...]


def _turned(wide: int) -> tuple[Turned, ...]:
    """Both sides of a tile in all directions, on a grid of some width."""
    return tuple(
        [
            Turned(side, turned, *[tuple([q * wide + r for q, r in places]) for places in (shape, around(shape))])
            for side, tile in enumerate(SHAPES)
            for turned in range(6)
            for shape in [laid(tile, (0, 0), turned)]
        ]
    )


MARGIN: Final = 8
"""How far beyond the map a tile may lie that touches it."""
TURNED: Final = {wide: _turned(wide) for wide in (64, 128, 256)}
"""By the width of the grid; the last is wide enough for all tiles in one row."""


class Grid:
    """Places around a map as bits: a place has a number, its column times the width plus its row.

    So places a step further are the same bits shifted by the step, and all ways to lay a tile are found at once.
    """

    __slots__ = ("q", "r", "wide")

    def __init__(self, land: Land) -> None:
        rows = [r for _, r in land.places]
        self.q, self.r = min([q for q, _ in land.places]) - MARGIN, min(rows) - MARGIN
        high = max(rows) - min(rows) + 1 + 2 * MARGIN
        self.wide = next(wide for wide in TURNED if high <= wide)

    def bits(self, places: Iterable[Place]) -> int:
        """Places as bits."""
        found, first, row, wide = 0, self.q, self.r, self.wide
        for q, r in places:
            found |= 1 << ((q - first) * wide + r - row)
        return found

    def place(self, number: int) -> Place:
        """The place with a number."""
        q, r = divmod(number, self.wide)
        return q + self.q, r + self.r


def _shifted(places: int, step: int) -> int:
    """The places from which a step leads to some places."""
    return places >> step if step >= 0 else places << -step


def _about(s: DawnState, purpose: str, with_: int) -> tuple[object, ...]:
    return s.ground, purpose, core_size(s), with_


@memo_of(_about, 1 << 12)
def ways_to_lay(s: DawnState, purpose: str, with_: int) -> tuple[Way, ...]:
    """Every way to lay a tile. (ND-3.8, ND-15.2, ND-27.2)

    A capital tile touches spaces of the core tiles and forts, any other spaces of tiles, which forts and water tokens
    are not. One that is explored touches the explorer's space or one of several, one of the base game the core.
    """
    land, core = land_of(s), core_size(s)
    grid = Grid(land)
    covered, inside = grid.bits(land.places), grid.bits(_touched(land, purpose, core))
    must = grid.bits([land.places[space] for space in spaces_in(with_)])
    if purpose == BASE_TILE:
        must = grid.bits([place for place, lay in zip(land.places, land.lay, strict=True) if lay < core])
    found: list[Way] = []
    for side, turned, shape, rim in TURNED[grid.wide]:
        free = _reached(must, rim) if must else -1
        if free:
            free &= _touching(inside, rim) & ~_reached(covered, shape)
            found += [(side, *grid.place(number), turned) for number in spaces_in(free)]
    return tuple(sorted(found))


def _reached(places: int, steps: tuple[int, ...]) -> int:
    """The places from which one of some steps leads to some places."""
    found = 0
    for step in steps:
        found |= places >> step if step >= 0 else places << -step
    return found


def _touching(places: int, steps: tuple[int, ...]) -> int:
    """The places from which enough of some steps lead to some places: those are counted at once for all of them."""
    once = twice = thrice = often = 0
    for step in steps:
        more = places >> step if step >= 0 else places << -step
        often |= thrice & more
        thrice |= twice & more
        twice |= once & more
        once |= more
    return often


def _touched(land: Land, purpose: str, core: int) -> Iterator[Place]:
    """The places that count as touched. (ND-3.8, ND-15.2, ND-29.5)"""
    for place, number in zip(land.places, land.lay, strict=True):
        token = land.lays[number].token
        if number < core or (token == FORT if purpose == CAPITAL_TILE else not token):
            yield place


class ChooseLaying(Question[DawnState]):
    """A step of laying a tile: its side, then where its space 0 lies, then how it is turned. (ND-30)"""

    seat: Seat
    tile: str
    purpose: str
    with_: int = 0
    side: int = -1
    at: Place | None = None

    prompt: ClassVar[str] = "prompt-lay"
    rule: ClassVar[str] = "ND-15.2"

    def choices(self, s: DawnState) -> Options:
        ways = ways_to_lay(s, self.purpose, self.with_)
        if self.side < 0:
            return tuple([("side", SIDES[side]) for side in sorted({way[0] for way in ways})])
        ways = tuple([way for way in ways if way[0] == self.side])
        if self.at is None:
            return tuple([("at", q, r) for q, r in sorted({way[1:3] for way in ways})])
        return tuple([("turn", way[3]) for way in ways if way[1:3] == self.at])

    def refuse(self, s: DawnState, answer: Option) -> Refusal:
        """A tile covers nothing and touches enough, if it is laid at all. (ND-3.8, ND-15.2)"""
        if answer[0] in ("side", "at", "turn"):
            return Refusal("tile-misfit", self.rule, {"amount": TILE_TOUCHES})
        return super().refuse(s, answer)

    def prompt_id(self) -> str:
        return "prompt-lay-side" if self.side < 0 else "prompt-lay-at" if self.at is None else "prompt-lay-turn"

    def args(self, s: DawnState) -> dict[str, Value]:
        told: dict[str, Value] = {"card": self.tile}
        if self.side >= 0:
            told["side"] = SIDES[self.side]
        if self.at is not None:
            told["q"], told["r"] = self.at
        return told


class LayTile(Frame[DawnState]):
    """Lay a tile in three steps; returns the number of its first space, or nothing where it fits nowhere. (ND-15.2)

    Whoever calls it takes the tile from where it lies.
    """

    seat: Seat
    tile: str
    purpose: str
    with_: int = 0
    side: int = -1
    at_: Place | None = None

    def start(self, s: DawnState) -> Step:
        if not ways_to_lay(s, self.purpose, self.with_):
            return done()
        return self.choose()

    def choose(self) -> Step:
        """The next step."""
        question = ChooseLaying(self.seat, self.tile, self.purpose, self.with_, self.side, self.at_)
        return ask(question, then=self.chosen)

    def chosen(self, s: DawnState, answer: Option) -> Step:
        if answer[0] == "side":
            self.side = SIDES.index(str(answer[1]))
            return self.choose()
        if answer[0] == "at":
            self.at_ = (int(answer[1]), int(answer[2]))
            return self.choose()
        assert self.at_ is not None, self
        first = lay_down(s, Lay(number_of(self.tile), self.side, *self.at_, int(answer[1])))
        s.laid += (self.tile,)
        return done(first)


def finish_map(s: DawnState) -> None:
    """Nothing more of the map changes: its water is filled in, and it is populated. (ND-3.9, ND-3.10)"""
    fill_holes(s)
    s.barbarians = (ABSENT,) * len(BARBARIANS)
    populate(s, 0)
