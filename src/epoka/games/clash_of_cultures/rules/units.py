"""Units on the map, as counts packed into one number for each owner and hex. (COC-1.1, COC-8.1)

A pack holds four bits for each kind of unit. Units of the active player that are not fresh any more carry marks, one
number per unit: the hex, the kind and what happened to it this turn. Whoever takes some units of a kind out of a hex
takes the freshest ones. [interpretation]
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from epoka.games.clash_of_cultures import tables
from epoka.games.clash_of_cultures.state import ClashState, Numbers
from epoka.kernel.memo import memo
from epoka.parts.hexes import NOWHERE, Hex, filled
from epoka.parts.tuples import put, without

Pack = int
"""Counts of units by kind, four bits each."""

ONE: Final = tuple([1 << 4 * kind for kind in range(len(tables.UNIT))])
"""A pack of one unit, by kind."""
LAND_BITS: Final = sum([15 << 4 * kind for kind in tables.LAND])
SHIP_BITS: Final = 15 << 4 * tables.SHIP
SETTLER_BITS: Final = 15 << 4 * tables.SETTLER
MILITARY_BITS: Final = LAND_BITS & ~SETTLER_BITS

MOVED: Final = 1
"""Has moved in this move action. (COC-8.1.1)"""
STOPPED: Final = 2
"""Entered a Mountain: does not move again this turn. (COC-8.1.4)"""
FOUGHT: Final = 4
"""Fought: does not move again this turn, not even with Roads. (COC-8.1.4)"""
WOODS: Final = 8
"""Entered a Forest: moves, but not into a battle. (COC-8.1.4)"""
FIELDS: Final = 16
"""Entered a Plains hex: may not attack the Great Gardens. (COC-12.4.2)"""
LASTING_MARKS: Final = STOPPED | FOUGHT | WOODS | FIELDS


def count(pack: Pack, kind: int) -> int:
    """Units of a kind in a pack."""
    return pack >> 4 * kind & 15


def military(pack: Pack) -> int:
    """Military units in a pack; ships are none."""
    return (pack >> 4 & 15) + (pack >> 12 & 15) + (pack >> 16 & 15) + (pack >> 20 & 15)


def land(pack: Pack) -> int:
    """Land units in a pack."""
    return (pack & 15) + military(pack)


def ships(pack: Pack) -> int:
    """Ships in a pack."""
    return pack >> 8 & 15


def total(pack: Pack) -> int:
    """All units in a pack."""
    return (pack & 15) + (pack >> 8 & 15) + military(pack)


@memo(1 << 12)
def kinds(pack: Pack) -> tuple[tuple[int, int], ...]:
    """The kinds in a pack with their counts."""
    counts = [(kind, count(pack, kind)) for kind in range(len(tables.UNIT))]
    return tuple([(kind, number) for kind, number in counts if number])


def within(part: Pack, pack: Pack) -> bool:
    """Whether a pack has at least these units."""
    return all(count(pack, kind) >= number for kind, number in kinds(part))


@memo(1 << 12)
def code(pack: Pack) -> str:
    """A pack in the notation of options: `settler1-infantry2`."""
    return "-".join([f"{tables.UNIT[kind]}{number}" for kind, number in kinds(pack)])


@memo(1 << 12)
def pack_of(notation: str) -> Pack:
    """The pack that `code` writes so; 0 if it is no pack."""
    found = 0
    for word in notation.split("-"):
        name = word.rstrip("0123456789")
        number = word[len(name) :]
        if name not in tables.UNIT or not number or found >> 4 * tables.UNIT.index(name) or not 0 < int(number) < 16:
            return 0
        found += int(number) * ONE[tables.UNIT.index(name)]
    return found


def at(s: ClashState, owner: int, hex_: Hex) -> Pack:
    """What an owner has on a hex."""
    return s.armies[owner][hex_]


def add(s: ClashState, owner: int, hex_: Hex, pack: Pack) -> None:
    """Put units on a hex; they come from the supply, or from where `remove` took them."""
    _set(s, owner, hex_, s.armies[owner][hex_] + pack)
    _field(s, owner, pack, 1)
    if pack >= LEADER_PACK:
        s.nations[owner].leader_at = hex_


def remove(s: ClashState, owner: int, hex_: Hex, pack: Pack) -> Numbers:
    """Take units off a hex, the freshest of each kind; returns the marks they had, one number per marked unit."""
    _set(s, owner, hex_, s.armies[owner][hex_] - pack)
    _field(s, owner, pack, -1)
    if pack >= LEADER_PACK:
        s.nations[owner].leader_at = NOWHERE
    return _unmark(s, owner, hex_, pack, s.armies[owner][hex_])


def shift(s: ClashState, owner: int, here: Hex, there: Hex, pack: Pack) -> Numbers:
    """Take units from a hex to another, the freshest of each kind; returns the marks they had, as `remove` does."""
    army = list(s.armies[owner])
    army[here] = left = army[here] - pack
    army[there] += pack
    s.armies = put(s.armies, owner, tuple(army))
    if pack >= LEADER_PACK:
        s.nations[owner].leader_at = there
    return _unmark(s, owner, here, pack, left)


def _unmark(s: ClashState, owner: int, hex_: Hex, pack: Pack, left: Pack) -> Numbers:
    """Take the marks off units that leave a hex on which others are left; returns the marks."""
    if owner >= len(s.nations) or not s.nations[owner].marks:
        return ()
    own = s.nations[owner]
    taken = _marks_leaving(own.marks, hex_, pack, left)
    if taken:
        marks = list(own.marks)
        for mark in taken:
            marks.remove(mark)
        own.marks = tuple(marks)
    return tuple([mark & 511 for mark in taken])


def use_up(s: ClashState, seat: int, hex_: Hex, kind: int) -> None:
    """Take a unit off a hex that has no more to do there, the one that could do least."""
    own = s.nations[seat]
    marked = [mark for mark in own.marks if mark >> 6 == hex_ << 3 | kind]
    if marked:
        own.marks = without(own.marks, max(marked, key=_weight))
    remove(s, seat, hex_, ONE[kind])


def flags_of(s: ClashState, seat: int, hex_: Hex, pack: Pack) -> int:
    """Everything that is marked on some of these units, which `remove` would take off a hex."""
    marks = s.nations[seat].marks
    flags = 0
    if marks and hex_ in [mark >> 9 for mark in marks]:
        for mark in _marks_leaving(marks, hex_, pack, s.armies[seat][hex_] - pack):
            flags |= mark & 63
    return flags


def _marks_leaving(marks: Numbers, hex_: Hex, pack: Pack, left: Pack) -> list[int]:
    """The marks that go with these units when so many are left on the hex."""
    taken: list[int] = []
    for kind, number in kinds(pack):
        marked = sorted([mark for mark in marks if mark >> 6 == hex_ << 3 | kind], key=_weight)
        surplus = len(marked) - count(left, kind)
        assert surplus <= number
        if surplus > 0:
            taken += marked[:surplus]
    return taken


def _weight(mark: int) -> int:
    """How little is left that a unit can do; the freshest first."""
    flags = mark & 63
    return 32 * bool(flags & FOUGHT) + 16 * bool(flags & STOPPED) + 8 * bool(flags & MOVED) + 4 * bool(flags & WOODS)


def mark(s: ClashState, owner: int, hex_: Hex, pack: Pack, flags: int, had: Numbers = ()) -> None:
    """Mark units that have just come to a hex; `had` are the marks that `remove` returned for them."""
    if owner >= len(s.nations):
        return
    own = s.nations[owner]
    old: dict[int, list[int]] = {}
    for one in had:
        old.setdefault(one >> 6, []).append(one & 63)
    new = list(own.marks)
    for kind, number in kinds(pack):
        before = old.get(kind, [])
        for index in range(number):
            both = flags | (before[index] if index < len(before) else 0)
            if both:
                new.append((hex_ << 3 | kind) << 6 | both)
    own.marks = tuple(sorted(new))


def fresh(s: ClashState, owner: int, hex_: Hex, without_marks: int) -> Pack:
    """The units on a hex that carry none of these marks."""
    pack = s.armies[owner][hex_]
    if owner < len(s.nations):
        for one in s.nations[owner].marks:
            if one >> 9 == hex_ and one & without_marks:
                pack -= ONE[one >> 6 & 7]
    return pack


def end_of_action(s: ClashState, owner: int) -> None:
    """A new move action lets units move again that nothing else holds back. (COC-8.1.1)"""
    own = s.nations[owner]
    if own.marks:
        own.marks = tuple([one & ~MOVED for one in own.marks if one & LASTING_MARKS])


def supply(s: ClashState, owner: int, kind: int) -> int:
    """Units of a kind that an owner can still put on the map. (COC-1.1, COC-1.3)"""
    if owner < len(s.nations):
        return tables.UNIT_COUNT[kind] - s.fielded[owner][kind] - captured(s, owner, kind)
    if owner == tables.BARBARIANS:
        held = captured(s, owner, kind)
        return (
            (tables.BARBARIAN_COUNT[kind] if s.expansion or kind == tables.INFANTRY else 0)
            - s.fielded[owner][kind]
            - held
        )
    return (tables.PIRATE_SHIPS if kind == tables.SHIP else 0) - s.fielded[owner][kind]


def captured(s: ClashState, owner: int, kind: int) -> int:
    """Units of an owner that anybody holds captive. (COC-13.30)"""
    found = 0
    for holder in s.nations:
        if holder.captives[owner]:
            found += count(holder.captives[owner], kind)
    return found


def enemy_units(s: ClashState, seat: int, hex_: Hex) -> Iterator[tuple[int, Pack]]:
    """Owners other than this one that have units on a hex, with their units."""
    for owner in range(tables.OWNERS):
        if owner != seat and s.armies[owner][hex_]:
            yield owner, s.armies[owner][hex_]


def is_empty(s: ClashState, hex_: Hex) -> bool:
    """Whether nobody has a unit on a hex."""
    return not any(army[hex_] for army in s.armies)


def where(s: ClashState, owner: int) -> list[Hex]:
    """The hexes on which an owner has units."""
    return [hex_ for hex_, _ in stationed(s.armies[owner])]


@memo(1 << 12)
def stationed(army: Numbers) -> tuple[tuple[Hex, Pack], ...]:
    """The hexes on which units of an army stand, with those units."""
    return tuple([(hex_, army[hex_]) for hex_ in filled(army)])


def _set(s: ClashState, owner: int, hex_: Hex, pack: Pack) -> None:
    s.armies = put(s.armies, owner, put(s.armies[owner], hex_, pack))


def _field(s: ClashState, owner: int, pack: Pack, sign: int) -> None:
    counts = list(s.fielded[owner])
    for kind, number in kinds(pack):
        counts[kind] += sign * number
    s.fielded = put(s.fielded, owner, tuple(counts))


MOUNTED: Final = (tables.CAVALRY, tables.ELEPHANT)
LEADER_PACK: Final = ONE[tables.LEADER]
INFANTRY_PACK: Final = ONE[tables.INFANTRY]
SETTLER_PACK: Final = ONE[tables.SETTLER]
SHIP_PACK: Final = ONE[tables.SHIP]
