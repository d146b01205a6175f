"""How a game lies on a table that knows no game: which cards are a row and which a pile, which numbers are tracks,
where the hexes of a map are.

All of it is said once for a game, and names what the views have anyway: zones, counters, marks, facts of the catalogue.
A game that says nothing is shown as well: its zones in their order, and its counters as numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

Looks = Literal["hand", "row", "stacks", "names", "pile", "aside", "nowhere"]
HAND: Final = "hand"
"""Cards that their owner always has in reach; the others see backs."""
ROW: Final = "row"
"""Whole faces, side by side."""
STACKS: Final = "stacks"
"""One pile for each group, the last card of each whole and of the others the names."""
NAMES: Final = "names"
"""Names only: cards that are many and known."""
PILE: Final = "pile"
"""How many there are: decks."""
ASIDE: Final = "aside"
"""How many there are, and their names where somebody asks: discards, what is out of the game."""
NOWHERE: Final = "nowhere"
"""Not as cards: they are seen elsewhere, as tiles on the map are."""

Weight = Literal["first", "usual", "minor"]
FIRST: Final = "first"
"""What decides the game: large, beside the name."""
USUAL: Final = "usual"
"""What is looked at in every turn, of the rivals as well."""
MINOR: Final = "minor"
"""What is looked up: only where a seat's things are seen whole."""

Thing = Literal["card", "hex", "counter", "seat"]


class Cards(NamedTuple):
    """Cards of a zone, or named by a counter of a seat."""

    at: str
    """The zone's field, or with `counted` the counter's path: an id, a list of ids, or ids with a number each."""
    looks: Looks
    by: str = ""
    """The fact by which they are grouped; `<fact>-<value>` names a group."""
    name: str = ""
    """The message that names them; `zone-<at>` if nothing else is said."""
    icon: str = ""
    counted: bool = False


class Figure(NamedTuple):
    """A number that everybody sees: a counter of the table or of a seat, or part of a mark on a card."""

    at: str
    """Its path in the counters: `resources`, `icons.trade`."""
    icon: str = ""
    most: int | str = 0
    """What it cannot exceed, as a number or as the path of one: then it is a track."""
    weight: Weight = USUAL
    name: str = ""
    """The message that names it; `counter-<path>` if nothing else is said."""
    steps: tuple[str, ...] = ()
    """How its values are written from the least one on, where it is no amount: the numerals of the ages."""
    least: int = 0


class Family(NamedTuple):
    """Cards of one kind: their colour, icon and picture, where a card has none of its own."""

    colour: str
    icon: str = ""
    picture: str = ""


class Face(NamedTuple):
    """What of a card's facts is drawn on it, besides its name and its text."""

    kind: str = "type"
    """The fact that says what kind of card it is; `<fact>-<value>` names the kind."""
    families: Mapping[str, Family] = {}
    corner: str = ""
    """The fact in its corner; `<fact>-<value>` names it."""
    gives: str = ""
    """The fact that counts what it gives, by thing: drawn as icons in its band."""
    costs: str = ""
    """The fact that counts what it costs, by thing."""
    icons: Mapping[str, str] = {}
    """The icons of things, by the messages that name them: they are drawn wherever a text says them."""


class Pieces(NamedTuple):
    """What stands on a hex: pieces of a kind, counted, each with its owner."""

    at: str
    """The field of the hex: a list of armies `{owner, kind: number, ...}`."""
    icons: Mapping[str, str]
    """The icon of each kind; `unit-<kind>` names it."""
    owner: str = "owner"


class City(NamedTuple):
    """What a seat has built on a hex."""

    at: str
    """The field of the hex: `{owner, size, mood, buildings: {kind: owner}}`."""
    buildings: Mapping[str, str] = {}
    """The icon of each kind of building; `building-<kind>` names it."""
    moods: Mapping[str, str] = {}
    """The icon of each mood."""


class HexMap(NamedTuple):
    """A map of hexes: a counter of the table that lists them."""

    at: str
    cells: Mapping[str, tuple[int, int]]
    """Where each hex lies, by its name: axial coordinates of hexes with a flat top."""
    name: str = "hex"
    """The field of a hex with its name, by which options name it."""
    terrain: str = "terrain"
    """The field with its terrain, null where nobody has been; `terrain-<value>` names it."""
    region: str = ""
    """The field that is equal for the hexes of a tile."""
    spent: str = ""
    """The field that says that nothing grows here any more."""
    city: City | None = None
    pieces: Pieces | None = None
    owners: Mapping[int, str] = {}
    """The messages of owners who sit at no seat, by their numbers."""


class Mark(NamedTuple):
    """What lies on a card, as `Game.marks` says it."""

    seat: str = ""
    """Whose it is."""
    amount: str = ""
    """How much of it."""
    icon: str = "token"
    figures: tuple[Figure, ...] = ()
    """Other numbers of it."""


class Layout(NamedTuple):
    """How a game lies on the table."""

    cards: tuple[Cards, ...] = ()
    """The cards, in the order in which they lie there; zones that are not named come after them."""
    table: tuple[Figure, ...] = ()
    seat: tuple[Figure, ...] = ()
    """Numbers of the table and of each seat, in their order; others are not shown, unless none is named at all."""
    turns: Mapping[str, str] = {}
    """Counters of the table that are a seat, with the message of what it is: the first player."""
    face: Face = Face()
    mark: Mark = Mark()
    map: HexMap | None = None
    touches: Mapping[str, Thing] = {}
    """What the words of options are about, by their names, besides those that are cards and seats anyway."""
