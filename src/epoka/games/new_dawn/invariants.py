"""What must hold in every position. (ND-2.1, ND-2.3, ND-7.1, ND-12.20, ND-25.2)"""

from __future__ import annotations

from collections.abc import Iterator

from epoka.games.new_dawn.land import WATER
from epoka.games.new_dawn.rules.abilities import abilities_of
from epoka.games.new_dawn.rules.agendas import agendas_of, progress
from epoka.games.new_dawn.state import (
    CITIES,
    DISTRICTS,
    FIRST_DISTRICT,
    RESOURCES,
    TOKEN,
    TRADE_LIMIT,
    DawnState,
    control_tokens,
    holdings,
    is_city,
    is_reinforced,
    kind_of,
    land_of,
    slot_numbers,
    supply_of,
)
from epoka.games.new_dawn.tables import CITY_STATE, GOVERNMENT, NATURAL, TYPE


def broken(s: DawnState) -> Iterator[str]:
    """What is wrong with a position, in words."""
    yield from _map(s)
    yield from _supplies(s)
    for seat in range(len(s.civilizations)):
        for problem in (*_pieces(s, seat), *_row(s, seat), *_figures(s, seat), *_things(s, seat)):
            yield f"seat {seat}: {problem}"


def _map(s: DawnState) -> Iterator[str]:
    """Nothing overlaps, and barbarians are on land. (ND-15.2, ND-22.2)"""
    land = land_of(s)
    if len(land.at) != len(land.places):
        yield "tiles overlap"
    if not len(land.places) == len(s.pieces) == len(s.tokens):
        yield "the map has other spaces than what lies on it"
    tiles = [lay.number for lay in land.lays if not lay.token]
    if sorted(tiles) != sorted([int(tile.removeprefix("tile_")) for tile in s.laid]):
        yield "the tiles on the map are not those that were laid"
    yield from _spaces(s)
    for at in s.barbarians:
        if at >= 0 and land.terrain[at] == WATER:
            yield f"barbarians are on water at {at}"


def _spaces(s: DawnState) -> Iterator[str]:
    """Nothing lies where it cannot. (ND-8.1, ND-16.1, ND-17.1)"""
    land = land_of(s)
    for space, code in enumerate(s.pieces):
        if code and land.terrain[space] == WATER:
            yield f"a piece lies on water at {space}"
        if code and not is_city(code) and space in land.forts:
            yield f"a token lies on the fort at {space}"
        if code and s.tokens[space]:
            yield f"a piece and {s.tokens[space]} share {space}"
        if is_reinforced(code) and is_city(code):
            yield f"a city is reinforced at {space}"


def _supplies(s: DawnState) -> Iterator[str]:
    """Trade and resource tokens are conserved. (ND-2.1, ND-2.3)"""
    trade = s.trade_left + sum(s.offers) + s.stored + sum([sum(own.trade) for own in s.civilizations])
    if trade != supply_of(s, "trade_tokens") or s.trade_left < 0:
        yield f"there are {trade} trade tokens"
    each = supply_of(s, "resource_tokens") // len(RESOURCES)
    for place, name in enumerate(RESOURCES):
        held = sum([own.resources[place] for own in s.civilizations])
        if s.resources_left[place] + held + s.tokens.count(name) != each or s.resources_left[place] < 0:
            yield f"the {name} is not conserved"
    if len(s.market) != len(s.offers) or len(s.built) != len(s.built_at):
        yield "wonders and what belongs to them do not match"
    if len(set(s.built_at)) != len(s.built_at):
        yield "two wonders share a space (ND-19.3)"


def _pieces(s: DawnState, seat: int) -> Iterator[str]:
    """No more pieces than there are. (ND-2.1, ND-2.3)"""
    held = holdings(s)[seat]
    kinds = [kind_of(s.pieces[space]) for space in held.tokens]
    if kinds.count(TOKEN) > control_tokens(s):
        yield "too many control tokens"
    if any(kinds.count(FIRST_DISTRICT + number) > 1 for number in range(len(DISTRICTS))):
        yield "a district lies on the map twice"
    if len(held.cities) - (held.capital >= 0) > CITIES:
        yield "too many cities"


def _row(s: DawnState, seat: int) -> Iterator[str]:
    """Six cards, five in the base game, with at most three trade tokens on each. (ND-5.1, ND-7.1, ND-14.1)"""
    own = s.civilizations[seat]
    if not len(slot_numbers(s)) == len(own.row) == len(own.trade) == len(own.lying) == len(set(own.row)):
        yield "the focus row is broken"
    if not all(0 <= trade <= TRADE_LIMIT for trade in own.trade):
        yield "a card has too many trade tokens"
    governments = [thing for things in own.lying for thing in things if thing in GOVERNMENT]
    if len(governments) > 1:
        yield "two governments"
    for card, things in zip(own.row, own.lying, strict=True):
        if any(thing in GOVERNMENT and GOVERNMENT[thing].type != TYPE[card] for thing in things):
            yield f"a government of another type lies on {card}"


def _figures(s: DawnState, seat: int) -> Iterator[str]:
    """Armies of different players never share a space, unless they fight there. (ND-12.20)"""
    own = s.civilizations[seat]
    spaces = len(s.pieces)
    if any(at >= spaces for at in (*own.armies, *own.caravans)):
        yield "a figure stands off the map"
    for other, rival in enumerate(s.civilizations):
        if other > seat and any(at >= 0 and at != s.battle and at in rival.armies for at in own.armies):
            yield f"an army shares a space with one of {other}"


def _things(s: DawnState, seat: int) -> Iterator[str]:
    """Natural wonders, conquered city-states, abilities and marks are what they should be."""
    own = s.civilizations[seat]
    land = land_of(s)
    for things in own.lying:
        for thing in things:
            if thing in NATURAL and thing not in own.natural:
                yield f"{thing} lies on a card of somebody else"
            if thing in CITY_STATE:
                space = next(at for at, name in land.states.items() if name == thing)
                if s.tokens[space] or not holdings(s)[seat].city_bits >> space & 1:
                    yield f"{thing} lies on a card although it is not conquered (ND-17.3)"
    if own.abilities != abilities_of(s, seat):
        yield "its abilities are counted wrongly"
    for agenda, requirement, held in agendas_of(s.victory):
        have, need = progress(s, seat, requirement)
        if have >= need and agenda not in own.marked:
            yield f"{agenda} is met and not marked (ND-25.1)"
        if held and have < need and agenda in own.marked:
            yield f"{agenda} is marked and not held (ND-25.2)"
