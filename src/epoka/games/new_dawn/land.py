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
from epoka.parts.hexes import NOWHERE, STEPS, Field, Hex, Hexes, Numbers, Place, Places, bits, distances, laid

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
    As bits: `home` are the spaces of capital tiles, `edges`, `waters` and `shores` those on the edge, of water and next
    to it, `upto` those on land of at most some difficulty. (ND-15.1)
    """

    __slots__ = (
        "all",
        "difficulty",
        "distance",
        "edges",
        "forts",
        "ground",
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

    def __init__(self, before: Land | None, lay: Lay) -> None:
        """What was laid before, and what has been laid last: only what that changes is worked out."""
        self.ground: str = f"{before.ground};{lay.text()}" if before else lay.text()
        places = lay.places()
        kinds = _terrain(lay)
        self.lays: tuple[Lay, ...] = (*before.lays, lay) if before else (lay,)
        self.terrain: Numbers = before.terrain + kinds if before else kinds
        hard = tuple([DIFFICULTY[kind] for kind in kinds])
        self.difficulty: Numbers = before.difficulty + hard if before else hard
        self.lay: Numbers = (before.lay if before else ()) + (len(self.lays) - 1,) * len(places)
        self._symbols(before, lay, len(before.places) if before else 0)
        changed = self._neighbours(before, places)
        self._bits(before, changed, len(places))
        self.distance = _Distances(self)

    def _neighbours(self, before: Land | None, places: Places) -> set[Space]:
        """Who lies next to whom; returns the spaces that have new neighbours."""
        if before is None:
            super().__init__(places)
            return set(range(len(places)))
        first = len(before.places)
        self.places = before.places + places
        at = self.at = {**before.at, **{place: first + number for number, place in enumerate(places)}}
        beside = [list(found) for found in before.beside]
        changed = set(range(first, len(self.places)))
        for number, (q, r) in enumerate(places):
            found = [at.get((q + x, r + y), NOWHERE) for x, y in STEPS]
            beside.append(found)
            for direction, there in enumerate(found):
                if there != NOWHERE and there < first:
                    beside[there][opposite(direction)] = first + number
                    changed.add(there)
        near, near_bits, edge = list(before.near), list(before.bits), list(before.edge)
        old = before.beside
        self.beside = tuple([tuple(found) if space in changed else old[space] for space, found in enumerate(beside)])
        for _ in places:
            near.append(())
            near_bits.append(0)
            edge.append(False)
        for space in changed:
            near[space] = tuple([there for there in self.beside[space] if there != NOWHERE])
            near_bits[space] = bits(near[space])
            edge[space] = NOWHERE in self.beside[space]
        self.near, self.bits, self.edge = tuple(near), tuple(near_bits), tuple(edge)
        return changed

    def _symbols(self, before: Land | None, lay: Lay, first: Space) -> None:
        """What is printed on the spaces."""
        self.resources: dict[Space, str] = dict(before.resources) if before else {}
        self.natural: dict[Space, str] = dict(before.natural) if before else {}
        self.states: dict[Space, str] = dict(before.states) if before else {}
        self.spawns: dict[str, Space] = dict(before.spawns) if before else {}
        self.stars: dict[int, Space] = dict(before.stars) if before else {}
        self.forts: Hexes = before.forts if before else ()
        if lay.token == FORT:
            self.forts += (first,)
        if lay.token:
            return
        tile = BY_NUMBER[lay.number]
        for space, kind, id_ in _side(tile, lay).symbols:
            self._mark(kind, first + space, id_)
        if tile.kind == CAPITAL:
            self.stars[lay.number] = first

    def _mark(self, kind: str, space: Space, id_: str) -> None:
        if kind == "barbarian":
            self.spawns[id_] = space
        else:
            {"resource": self.resources, "natural_wonder": self.natural, "city_state": self.states}[kind][space] = id_

    def _bits(self, before: Land | None, changed: set[Space], count: int) -> None:
        """Spaces by what they are like, as bits."""
        self.all = (1 << len(self.places)) - 1
        first = len(self.places) - count
        new = range(first, len(self.places))
        self.waters: int = (before.waters if before else 0) | bits([at for at in new if self.terrain[at] == WATER])
        edges, shores = (before.edges, before.shores) if before else (0, 0)
        for space in changed:
            bit = 1 << space
            edges = edges | bit if self.edge[space] else edges & ~bit
            shores = shores | bit if self.bits[space] & self.waters else shores & ~bit
        self.edges: int = edges
        self.shores: int = shores
        self.home: int = before.home if before else 0
        if self.lays[-1].number in self.stars:
            self.home |= bits(new)
        upto = before.upto if before else (0,) * (HARDEST + 1)
        self.upto: Numbers = tuple(
            [
                found | bits([at for at in new if self.difficulty[at] <= most and self.terrain[at] != WATER])
                for most, found in enumerate(upto)
            ]
        )


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


def grown(before: Land | None, ground: str) -> Land:
    """The map of a ground, which begins as a map does that is known already, or there is none."""
    more = ground[len(before.ground) :].lstrip(";") if before else ground
    land = before
    for text in more.split(";"):
        land = Land(land, lay_of(text))
    assert land is not None, ground
    return land


@memo(1 << 7)
def land_at(ground: str) -> Land:
    """The map of a ground."""
    return grown(None, ground)


def spaces_in(found: int) -> Iterator[Space]:
    """The spaces of a set of bits, in order."""
    while found:
        low = found & -found
        yield low.bit_length() - 1
        found ^= low


def opposite(direction: int) -> int:
    """The direction that leads back."""
    return (direction + 3) % 6
