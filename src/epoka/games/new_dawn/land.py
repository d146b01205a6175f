"""The land: what the tiles, forts and water tokens that have been laid make of the map. (ND-1.5, ND-6.1)

A *ground* is the list of all that was laid, as text: `7a:-5:2:0` is side A of tile 7 with its space 0 at a place,
turned by so many sixths; `fort:1:2` and `water:1:2` are single spaces. A space is a number: spaces are numbered in the
order in which they were laid. Everything that follows from a ground alone is worked out once for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from epoka.games.new_dawn.cards import terrains
from epoka.games.new_dawn.cards.tiles import CAPITAL, LETTERS, SHAPES, TILES, Side, Tile
from epoka.kernel.memo import memo
from epoka.parts.hexes import Field, Hex, Hexes, Numbers, Place, Places, bits, distances, laid

Space = Hex

GRASSLAND, HILLS, FOREST, DESERT, MOUNTAINS, WATER, WONDER = range(7)
TERRAINS: Final = tuple([terrain.id for terrain in terrains.TERRAINS])
"""The kinds of terrain by their numbers. (ND-6.1)"""
DIFFICULTY: Final = tuple([terrain.difficulty for terrain in terrains.TERRAINS])
"""Of each terrain; water is closed unless an effect opens it. (ND-6.1)"""
HARDEST: Final = max(DIFFICULTY)
FORT: Final = "fort"
POND: Final = "water"
BY_NUMBER: Final = {tile.number: tile for tile in TILES}
KIND_OF_LETTER: Final = {letter: TERRAINS.index(terrain) for letter, terrain in LETTERS.items()}


class Lay(NamedTuple):
    """Something that was laid: a side of a tile, or with number 0 a fort or water token."""

    number: int
    side: int
    q: int
    r: int
    turned: int
    token: str = ""

    def places(self) -> Places:
        """Where its spaces lie."""
        return ((self.q, self.r),) if self.token else laid(SHAPES[self.side], (self.q, self.r), self.turned)

    def text(self) -> str:
        """As it stands in a ground."""
        if self.token:
            return f"{self.token}:{self.q}:{self.r}"
        return f"{self.number}{'ab'[self.side]}:{self.q}:{self.r}:{self.turned}"


def single(token: str, place: Place) -> Lay:
    """A fort or a water token at a place."""
    return Lay(0, 0, *place, 0, token)


def lay_of(text: str) -> Lay:
    """What a piece of a ground says."""
    what, q, r, *turned = text.split(":")
    if not turned:
        return single(what, (int(q), int(r)))
    return Lay(int(what[:-1]), "ab".index(what[-1]), int(q), int(r), int(turned[0]))


def number_of(tile: str) -> int:
    """The number of a map tile."""
    return int(tile.removeprefix("tile_"))


class Land(Field):
    """A map. What goes by space is a tuple; what a symbol marks is a dictionary from spaces or letters.

    `lay` is which laying a space belongs to, so that each tile and each fort has a number of its own. (ND-16.3)
    `home` are the spaces of capital tiles, as bits; `edges` and `waters` are those spaces, as bits. (ND-15.1)
    """

    __slots__ = (
        "all",
        "difficulty",
        "distance",
        "edges",
        "forts",
        "home",
        "lay",
        "lays",
        "natural",
        "resources",
        "shores",
        "spawns",
        "stars",
        "states",
        "terrain",
        "upto",
        "waters",
    )

    def __init__(self, ground: str) -> None:
        self.lays: tuple[Lay, ...] = tuple([lay_of(text) for text in ground.split(";") if text])
        super().__init__([place for lay in self.lays for place in lay.places()])
        self.terrain: Numbers = tuple([kind for lay in self.lays for kind in _terrain(lay)])
        self.difficulty: Numbers = tuple([DIFFICULTY[kind] for kind in self.terrain])
        self.lay: Numbers = tuple([number for number, lay in enumerate(self.lays) for _ in _terrain(lay)])
        self._symbols()
        self._bits()
        self.distance = _Distances(self)

    def _symbols(self) -> None:
        """What is printed on the spaces."""
        self.resources: dict[Space, str] = {}
        self.natural: dict[Space, str] = {}
        self.states: dict[Space, str] = {}
        self.spawns: dict[str, Space] = {}
        self.stars: dict[int, Space] = {}
        self.forts: Hexes = ()
        first = 0
        for lay in self.lays:
            if lay.token == FORT:
                self.forts += (first,)
            elif not lay.token:
                tile = BY_NUMBER[lay.number]
                for space, kind, id_ in _side(tile, lay).symbols:
                    self._mark(kind, first + space, id_)
                if tile.kind == CAPITAL:
                    self.stars[lay.number] = first
            first += 1 if lay.token else len(SHAPES[0])

    def _mark(self, kind: str, space: Space, id_: str) -> None:
        if kind == "barbarian":
            self.spawns[id_] = space
        else:
            {"resource": self.resources, "natural_wonder": self.natural, "city_state": self.states}[kind][space] = id_

    def _bits(self) -> None:
        every = range(len(self.places))
        self.all = (1 << len(self.places)) - 1
        self.edges = bits([space for space in every if self.edge[space]])
        self.waters = bits([space for space in every if self.terrain[space] == WATER])
        self.shores = bits([space for space in every if self.bits[space] & self.waters])
        self.home = bits([space for space in every if self.stars.get(self.lays[self.lay[space]].number) is not None])
        self.upto: Numbers = tuple(
            [
                bits([space for space in every if self.difficulty[space] <= most]) & ~self.waters
                for most in range(HARDEST + 1)
            ]
        )
        """Spaces on land of at most some difficulty, as bits."""


def _terrain(lay: Lay) -> Numbers:
    """A fort is a forest, a water token is water. (ND-6.1, ND-16.1)"""
    if lay.token:
        return (FOREST if lay.token == FORT else WATER,)
    return tuple([KIND_OF_LETTER[letter] for letter in _side(BY_NUMBER[lay.number], lay).terrain])


def _side(tile: Tile, lay: Lay) -> Side:
    return (tile.a, tile.b)[lay.side]


class _Distances(dict[Space, Numbers]):
    """Steps from each space to every other along existing spaces, worked out when they are asked for. (ND-1.7)"""

    __slots__ = ("land",)

    def __init__(self, land: Land) -> None:
        super().__init__()
        self.land = land

    def __missing__(self, space: Space) -> Numbers:
        found = self[space] = distances(self.land.near, (True,) * len(self.land.places), space)
        return found


@memo(1 << 9)
def land_at(ground: str) -> Land:
    """The map that has been laid so far."""
    return Land(ground)


def spaces_in(found: int) -> Iterator[Space]:
    """The spaces of a set of bits, in order."""
    while found:
        low = found & -found
        yield low.bit_length() - 1
        found ^= low


def opposite(direction: int) -> int:
    """The direction that leads back."""
    return (direction + 3) % 6
