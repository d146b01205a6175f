"""The nouns of A New Dawn: civilizations, the map as tuples that go by space, decks, and who sees what. (ND-1, ND-2)

A piece is a number: 0 for none, or its owner, its kind and whether it is reinforced (`piece`, `owner_of`, `kind_of`).
A figure is where it stands: a space, or ON_CARD, or UNUSED.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from epoka.games.new_dawn.cards import tokens
from epoka.games.new_dawn.land import Land, Space, grown
from epoka.kernel import EVERYONE, NO_ONE, NOBODY, Acting, Part, Parts, Seat, State, Zone
from epoka.kernel.memo import while_same
from epoka.parts.hexes import NOWHERE, Hexes, bits, filled

Words = tuple[str, ...]
Numbers = tuple[int, ...]

COUNT: Final = {count.id: count for count in tokens.COUNTS}
"""How many there are of each piece. (ND-2.1)"""
RESOURCES: Final = tuple([resource.id for resource in tokens.RESOURCES])
"""In the order of `Civilization.resources` and `DawnState.resources_left`. (ND-20.1)"""
DISTRICTS: Final = tuple([district.id for district in tokens.DISTRICTS])
"""(ND-13.4)"""
GOVERNMENTS: Final = {government.id: government.type for government in tokens.GOVERNMENTS}
"""The type of card that each government lies on. (ND-14.2)"""

NO_PIECE: Final = 0
TOKEN: Final = 1
FIRST_DISTRICT: Final = 2
CITY: Final = FIRST_DISTRICT + len(DISTRICTS)
CAPITAL: Final = CITY + 1
"""Kinds of pieces: a control token, the five districts, a city, a capital; from CITY on they are cities. (ND-1.2)"""

ON_CARD: Final = -1
UNUSED: Final = -2
"""Where a figure is that is not on the map: on its focus card, or not in play yet. (ND-9.6)"""
WAITING: Final = -1
ABSENT: Final = -2
"""A barbarian that waits to enter the map again, and one whose symbol is not on it. (ND-21.1)"""

CARAVANS: Final = COUNT["caravans"].each
ARMIES: Final = COUNT["armies"].each
CITIES: Final = COUNT["cities"].each
BASE_PLAYERS: Final = 4
"""Whom the pieces of the base game are for. (ND-2.1)"""
TRADE_LIMIT: Final = 3
"""Trade tokens on one card. (ND-7.1)"""
NUMBERS: Final = tokens.BAR
BASE_NUMBERS: Final = tokens.BASE_BAR
"""The numbers printed on the focus bar, of the expansion and of the base game. (ND-5.1, ND-27.1)"""


class Civilization(Acting, Part):
    """What one player has.

    `row` are the focus cards by index; `trade` counts the trade tokens on each, and `lying` names whatever else lies
    there: conquered city-states, natural wonders, a government. `used` names what was used or happened in this turn,
    `visited` are the cities that caravans have reached in it. `home` is the capital's tile, `hand` are tiles to lay.
    `natural` are natural wonders owned, wherever they lie. `diplomacy` are cards taken from others, `pacts` the own
    ones that nobody has. `abilities` are in force, in order (`rules/abilities.py`); `notes` is what must be remembered
    for longer, by name.
    """

    leader: str = ""
    home: str = ""
    hand: Words = ()
    row: Words = ()
    trade: Numbers = ()
    lying: tuple[Words, ...] = ()
    dial: int = 0
    resources: Numbers = (0, 0, 0, 0)
    natural: Words = ()
    armies: Numbers = (UNUSED,) * ARMIES
    caravans: Numbers = (UNUSED,) * CARAVANS
    diplomacy: Words = ()
    pacts: Words = ()
    marked: Words = ()
    abilities: Numbers = ()
    used: Words = ()
    visited: Numbers = ()
    notes: tuple[tuple[str, int], ...] = ()


class Mapped(State):
    """A state that knows its map, which follows from its ground; no field, so it is not saved."""

    __slots__ = ("known_land",)
    _unlisted: ClassVar[Mapping[str, str]] = {"known_land": "None"}
    _carried: ClassVar[tuple[str, ...]] = ("known_land",)
    if TYPE_CHECKING:

        @property
        def known_land(self) -> Land | None:
            """The map as it was when it was last asked for."""

        @known_land.setter
        def known_land(self, land: Land) -> None: ...


class DawnState(Mapped):
    """Everything on the table.

    `ground` is the map (`land.py`). By space go `pieces`, and in `tokens` the resource, natural wonder or city-state
    that lies there. `barbarians` go by letter: a space, WAITING or ABSENT. `built` are the wonders that have been built
    and `built_at` the space of each one's token. `market` are the open wonders with a trade token or none in `offers`.
    `city_cards` are diplomacy cards beside the map, `reserve` those of city-states that are not on it, `aside` those of
    conquered ones. `tiles` is the stack of tiles, its top first; `tiles_seen` has a mask for each. `drawn` is a tile
    about to be laid. `unseen` are wonders removed at set-up. `direction` is the direction of the barbarians' 1.
    `resolving` is the type of focus card that is being resolved, `battle` the space of an attack under way.
    """

    civilizations: Parts[Civilization]
    ground: str = ""
    pieces: Numbers = ()
    tokens: Words = ()
    barbarians: Numbers = ()
    tiles: Words = ()
    tiles_seen: Numbers = ()
    drawn: Words = ()
    laid: Words = ()
    box: Words = ()
    culture_deck: Words = ()
    economy_deck: Words = ()
    military_deck: Words = ()
    science_deck: Words = ()
    unseen: Words = ()
    market: Words = ()
    offers: Numbers = ()
    built: Words = ()
    built_at: Numbers = ()
    gone: Words = ()
    city_cards: Words = ()
    reserve: Words = ()
    aside: Words = ()
    victory: Words = ()
    trade_left: int = 0
    resources_left: Numbers = (0,) * len(RESOURCES)
    stored: int = 0
    ibrahim: Seat = NOBODY
    direction: int = 0
    event: int = 0
    round: int = 1
    first: Seat = 0
    active: Seat = 0
    resolving: str = ""
    battle: Space = NOWHERE
    ended: int = 0
    expansion: int = 1
    peaceful: int = 0
    round_limit: int = 0
    capital_raid: str = "stays"
    dial_end: str = "steps"
    district_over: str = "district"
    lost_wonder: str = "kept"


ZONES: Final = (
    Zone("tiles", NO_ONE, seen="tiles_seen"),
    Zone("drawn", EVERYONE),
    Zone("laid", EVERYONE),
    Zone("box", EVERYONE),
    Zone("culture_deck", NO_ONE),
    Zone("economy_deck", NO_ONE),
    Zone("military_deck", NO_ONE),
    Zone("science_deck", NO_ONE),
    Zone("unseen", NO_ONE),
    Zone("market", EVERYONE),
    Zone("built", EVERYONE),
    Zone("gone", EVERYONE),
    Zone("city_cards", EVERYONE),
    Zone("reserve", EVERYONE),
    Zone("aside", EVERYONE),
    Zone("victory", EVERYONE),
    Zone("hand", EVERYONE, part="civilizations"),
    Zone("diplomacy", EVERYONE, part="civilizations"),
    Zone("pacts", EVERYONE, part="civilizations"),
)
"""The stack of tiles, the decks of wonders and the wonders removed unseen are secret. (ND-3.5, ND-3.13)"""


def piece(seat: Seat, kind: int, reinforced: int = 0) -> int:
    """The number of a piece."""
    return (seat + 1) << 5 | kind << 1 | reinforced


def owner_of(code: int) -> Seat:
    """Whose piece it is; NOBODY for none."""
    return (code >> 5) - 1


def kind_of(code: int) -> int:
    """What kind of piece it is; NO_PIECE for none."""
    return code >> 1 & 0xF


def is_reinforced(code: int) -> bool:
    """Whether a control token or district lies on its reinforced side. (ND-8.9)"""
    return code & 1 > 0


def is_city(code: int) -> bool:
    """Whether a piece is a city, a capital included. (ND-1.2)"""
    return code >> 1 & 0xF >= CITY


def land_of(s: DawnState) -> Land:
    """The map of this table; what is laid is added to what is known of it."""
    land, ground = s.known_land, s.ground
    if land is None or land.ground != ground:
        is_more = land is not None and ground.startswith(f"{land.ground};")
        land = s.known_land = grown(land if is_more else None, ground)
    return land


class Holding(NamedTuple):
    """What a seat has on the map, by spaces; `tokens` counts districts, too.

    As bits: `spaces` are all, `city_bits` cities, `strong` and `weak` reinforced and unreinforced tokens.
    """

    spaces: int
    city_bits: int
    cities: Hexes
    capital: Space
    tokens: Hexes
    strong: int
    weak: int
    reinforced: int
    districts: Hexes
    """The space of each district, NOWHERE for one that is unused."""


@while_same(lambda s: (0, s.pieces, len(s.civilizations)))
def holdings(s: DawnState) -> tuple[Holding, ...]:
    """What each seat has on the map."""
    cities: list[list[Space]] = [[] for _ in s.civilizations]
    tokens: list[list[Space]] = [[] for _ in s.civilizations]
    districts = [[NOWHERE] * len(DISTRICTS) for _ in s.civilizations]
    capitals = [NOWHERE] * len(s.civilizations)
    strong = [0] * len(s.civilizations)
    pieces = s.pieces
    for space in filled(pieces):
        code = pieces[space]
        owner, kind = (code >> 5) - 1, code >> 1 & 0xF
        if kind >= CITY:
            cities[owner].append(space)
            if kind == CAPITAL:
                capitals[owner] = space
        else:
            tokens[owner].append(space)
            if code & 1:
                strong[owner] |= 1 << space
            if kind >= FIRST_DISTRICT:
                districts[owner][kind - FIRST_DISTRICT] = space
    found = []
    for seat, weak in enumerate(map(bits, tokens)):
        towns, hard = bits(cities[seat]), strong[seat]
        found.append(
            Holding(
                towns | weak,
                towns,
                tuple(cities[seat]),
                capitals[seat],
                tuple(tokens[seat]),
                hard,
                weak & ~hard,
                hard.bit_count(),
                tuple(districts[seat]),
            )
        )
    return tuple(found)


def printed(card: str) -> str:
    """The printed card: `joint_war.2` is the Joint War of seat 2, `kabul.a` the first copy of Kabul's card."""
    return card.partition(".")[0]


def giver_of(card: str) -> Seat:
    """Whose diplomacy card it is; NOBODY for one of a city-state. (ND-18.1)"""
    suffix = card.partition(".")[2]
    return int(suffix) if suffix.isdecimal() else NOBODY


def slot_numbers(s: DawnState) -> Numbers:
    """The numbers printed above the places of the focus bar. (ND-5.1, ND-27.1)"""
    return NUMBERS if s.expansion else BASE_NUMBERS


def control_tokens(s: DawnState) -> int:
    """Of each player: those of the base game, and with the expansion those of both. (ND-2.1)"""
    count = COUNT["control_tokens"]
    return count.each if s.expansion else count.base // BASE_PLAYERS


def supply_of(s: DawnState, kind: str) -> int:
    """Trade or resource tokens in the box: of the base game, or of both. (ND-2.1)"""
    count = COUNT[kind]
    return count.base + (count.expansion if s.expansion else 0)
