"""Cities on the map: size, mood, buildings, activation. Growing, founding and losing them have rooms of their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from epoka.games.clash_of_cultures import events, tables
from epoka.games.clash_of_cultures.rules.notes import note
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.kernel import Seat, tell
from epoka.kernel.memo import memo
from epoka.parts.hexes import NOWHERE, Hex
from epoka.parts.tuples import changed, put, without


def size(s: ClashState, hex_: Hex) -> int:
    """Pieces of a city: the settlement, buildings and wonders. (COC-7.3.4, COC-12.3.3)"""
    built = s.built[hex_]
    return 1 + (_pieces(built) if built else 0) + s.wonder_at.count(hex_)


@memo(1 << 14)
def _pieces(built: int) -> int:
    """How many buildings a city has."""
    return len([kind for kind in range(len(tables.BUILDING)) if built >> 3 * kind & 7])


def acts_neutral(s: ClashState, hex_: Hex) -> bool:
    """Whether an Angry city acts as Neutral: Forced Labor was paid for this turn. (COC-7.3.4)"""
    owner = s.owner[hex_]
    return owner < len(s.nations) and note(s.nations[owner], "forced_labor") > 0


def effective_size(s: ClashState, hex_: Hex) -> int:
    """How much a city collects or recruits: one more if Happy, one if Angry. (COC-7.3.4)"""
    mood = s.mood[hex_]
    if mood == tables.ANGRY:
        return size(s, hex_) if acts_neutral(s, hex_) else 1
    return size(s, hex_) + (mood == tables.HAPPY)


def colour(s: ClashState, hex_: Hex, building: int) -> int:
    """Whose piece a building of a city is: an owner, or NONE if the city has no such building."""
    return (s.built[hex_] >> 3 * building & 7) - 1


def buildings(s: ClashState, hex_: Hex) -> Iterator[tuple[int, int]]:
    """The buildings of a city with their colours."""
    built = s.built[hex_]
    kind = 0
    while built:
        if built & 7:
            yield kind, (built & 7) - 1
        built >>= 3
        kind += 1


def set_building(s: ClashState, hex_: Hex, building: int, owner: int) -> None:
    """Put a building of a colour into a city, or take it away with NONE."""
    shift = 3 * building
    s.built = put(s.built, hex_, s.built[hex_] & ~(7 << shift) | (owner + 1) << shift)


def is_influenced(s: ClashState, hex_: Hex) -> bool:
    """Whether a city holds a building of another colour than its owner's. (COC-7.9.5)"""
    built = s.built[hex_]
    return built > 0 and _colours(built) != {s.owner[hex_]}


@memo(1 << 14)
def _colours(built: int) -> frozenset[int]:
    """Whose pieces the buildings of a city are."""
    return frozenset([(built >> 3 * kind & 7) - 1 for kind in range(len(tables.BUILDING)) if built >> 3 * kind & 7])


def wonders_in(s: ClashState, hex_: Hex) -> list[int]:
    """The wonders of a city."""
    return [wonder for wonder, where in enumerate(s.wonder_at) if where == hex_]


def building_supply(s: ClashState, seat: Seat, building: int) -> int:
    """Pieces of a building that a player has not used. (COC-1.1, COC-1.3)"""
    return tables.BUILDING_COUNT[building] - _standing(s.built)[seat, building] - s.lost_pieces[seat][building]


@memo(256)
def _standing(built: tuple[int, ...]) -> Counter[tuple[int, int]]:
    """How many buildings of each colour and kind stand on the map."""
    return Counter(
        [
            ((inside >> 3 * kind & 7) - 1, kind)
            for inside in built
            if inside
            for kind in range(len(tables.BUILDING))
            if inside >> 3 * kind & 7
        ]
    )


def settlement_supply(s: ClashState, owner: int) -> int:
    """Settlements that an owner has not used. (COC-1.1, COC-1.2)"""
    limit = tables.BARBARIAN_SETTLEMENTS if owner == tables.BARBARIANS else tables.SETTLEMENTS
    lost = s.lost_pieces[owner][-1] if owner < len(s.nations) else 0
    return limit - s.owner.count(owner) - lost


def is_coastal(s: ClashState, hex_: Hex) -> bool:
    """Whether a hex touches known Sea. (COC-2.5)"""
    return any(s.terrain[near] == tables.SEA for near in map_of(s).near[hex_])


# -- mood (COC-7.8) --------------------------------------------------------------------------------------------------


def set_mood(s: ClashState, hex_: Hex, mood: int) -> None:
    """Give a city a mood; one that is raised above Angry may be activated again. (COC-7.3.3)"""
    if mood != s.mood[hex_]:
        s.mood = put(s.mood, hex_, mood)
        if mood > tables.ANGRY and s.uses[hex_] & 1:
            s.uses = changed(s.uses, hex_, -1)
        tell(s, events.MOOD, map_of(s).names[hex_], tables.MOODS[mood])


def lower_mood(s: ClashState, hex_: Hex) -> None:
    """A city's mood drops one step, if it is not Angry already."""
    if s.mood[hex_] > tables.ANGRY:
        set_mood(s, hex_, s.mood[hex_] - 1)


# -- activation (COC-7.3) --------------------------------------------------------------------------------------------


def can_activate(s: ClashState, hex_: Hex) -> bool:
    """Whether a city may be activated: not after it was while Angry. (COC-7.3.2, COC-7.3.3)"""
    return not s.uses[hex_] & 1


def activate(s: ClashState, hex_: Hex) -> None:
    """Count an activation, before it is carried out; `wear` follows afterwards. (COC-7.3.1, COC-7.3.3)"""
    uses = s.uses[hex_] + 2
    if s.mood[hex_] == tables.ANGRY:
        uses |= 1
    s.uses = put(s.uses, hex_, uses)


def wear(s: ClashState, hex_: Hex) -> None:
    """After the second and every further activation in a turn the mood drops one step. (COC-7.3.1)"""
    if s.uses[hex_] >= 4:
        lower_mood(s, hex_)


def rest(s: ClashState, seat: Seat) -> None:
    """At the end of the owner's turn activations are forgotten. (COC-7.3.3)"""
    for hex_ in s.nations[seat].cities:
        if s.uses[hex_]:
            s.uses = put(s.uses, hex_, 0)


# -- cities come and go ----------------------------------------------------------------------------------------------


def settle(s: ClashState, owner: int, hex_: Hex, mood: int) -> None:
    """Put a settlement on a hex: a city of size 1."""
    s.owner = put(s.owner, hex_, owner)
    s.mood = put(s.mood, hex_, mood)
    if owner < len(s.nations):
        s.nations[owner].cities += (hex_,)


def move_city(s: ClashState, here: Hex, there: Hex) -> None:
    """A city of size 1 goes to another hex with its mood and its activations. (COC-13.38)"""
    owner = s.nations[s.owner[here]]
    owner.cities = tuple([there if hex_ == here else hex_ for hex_ in owner.cities])
    s.owner = put(put(s.owner, there, s.owner[here]), here, tables.NONE)
    s.mood = put(put(s.mood, there, s.mood[here]), here, tables.ANGRY)
    s.uses = put(put(s.uses, there, s.uses[here]), here, 0)
    s.tokens = put(put(s.tokens, there, s.tokens[here]), here, 0)


def change_owner(s: ClashState, hex_: Hex, owner: int) -> None:
    """A city goes to another owner with all that stands in it; pieces are replaced by whoever captures it."""
    former = s.owner[hex_]
    if former < len(s.nations):
        nation = s.nations[former]
        nation.cities = without(nation.cities, hex_)
    s.owner = put(s.owner, hex_, owner)
    s.uses = put(s.uses, hex_, 0)
    if owner < len(s.nations):
        s.nations[owner].cities += (hex_,)


def clear(s: ClashState, hex_: Hex) -> None:
    """Take a city with all its pieces off the map; wonders in it are for the caller. (COC-9.3.2, COC-12.3.4)"""
    former = s.owner[hex_]
    if former < len(s.nations):
        nation = s.nations[former]
        nation.cities = without(nation.cities, hex_)
    s.owner = put(s.owner, hex_, tables.NONE)
    s.mood = put(s.mood, hex_, tables.ANGRY)
    s.built = put(s.built, hex_, 0)
    s.uses = put(s.uses, hex_, 0)
    s.ports = put(s.ports, hex_, NOWHERE)
    s.tokens = put(s.tokens, hex_, 0)
