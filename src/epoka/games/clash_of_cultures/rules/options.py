"""Options that are made often, made once: by hex, by advance, by building and hex."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from epoka.games.clash_of_cultures.geometry import board
from epoka.games.clash_of_cultures.state import ClashState
from epoka.games.clash_of_cultures.tables import ADVANCE, BUILDING, STOCK, UNIT, WONDER
from epoka.kernel import Option, Options
from epoka.kernel.memo import memo
from epoka.parts.hexes import Hex

DONE: Final[Option] = ("done",)
SKIP: Final[Option] = ("skip",)
ADVANCES: Final[tuple[Option, ...]] = tuple([("advance", name) for name in ADVANCE])
LEARN: Final[tuple[Option, ...]] = tuple([("learn", name) for name in ADVANCE])
HIRE: Final[tuple[Option, ...]] = tuple([("hire", name) for name in UNIT])


@memo()
def by_hex(word: str, seats: int) -> tuple[Option, ...]:
    """An option with each hex of a layout, by hex."""
    return tuple([(word, name) for name in board(seats).names])


def hex_options(s: ClashState, word: str, hexes: Iterable[Hex]) -> Options:
    """An option with each of some hexes."""
    options = by_hex(word, len(s.nations))
    return tuple([options[hex_] for hex_ in hexes])


@memo()
def building_by_hex(seats: int) -> tuple[tuple[Option, ...], ...]:
    """Constructing each building on each hex, by building and hex."""
    return tuple([tuple([("construct", kind, name) for name in board(seats).names]) for kind in BUILDING])


@memo()
def wonder_by_hex(seats: int) -> tuple[tuple[Option, ...], ...]:
    """Building each wonder on each hex, by wonder and hex."""
    return tuple([tuple([("wonder", wonder, name) for name in board(seats).names]) for wonder in WONDER])


@memo()
def harvest_by_hex(seats: int) -> tuple[tuple[Option, ...], ...]:
    """Collecting each kind from each hex, by hex and kind; after the kinds of the stock comes a captive."""
    kinds = (*STOCK, "captive")
    return tuple([tuple([("harvest", name, kind) for kind in kinds]) for name in board(seats).names])
