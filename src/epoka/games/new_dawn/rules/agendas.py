"""Agendas: how far each player is with each, and when it is met. (ND-25)"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from epoka.games.new_dawn.card import AGES, Requirement
from epoka.games.new_dawn.rules.abilities import wonders_of
from epoka.games.new_dawn.rules.field import around, mature
from epoka.games.new_dawn.rules.notes import BEST_ATTACK, CAPITALS, DIAL, noted
from epoka.games.new_dawn.state import DawnState, giver_of, holdings, land_of, owner_of, printed
from epoka.games.new_dawn.tables import CITY_STATE, LEVEL, VICTORY, WONDER
from epoka.kernel import NOBODY, Seat
from epoka.kernel.memo import memo
from epoka.parts.hexes import Hex

HIGHEST: Final = max(LEVEL.values())
FORT_CARD: Final = "fort"
"""The kind of victory cards whose agendas must be held. (ND-25.2)"""


def _forts(s: DawnState, seat: Seat) -> int:
    """Forts on which a seat has a city. (ND-16.2)"""
    return sum([owner_of(s.pieces[space]) == seat for space in land_of(s).forts])


def _on_tiles(s: DawnState, spaces: Iterable[Hex]) -> int:
    """On how many tiles some spaces lie; each fort is a tile of its own. (ND-16.3)"""
    lay = land_of(s).lay
    return len({lay[space] for space in spaces})


def own_mature(s: DawnState, seat: Seat) -> list[Hex]:
    """Mature cities that are pieces of the seat, so no city-state that is one for the turn. (ND-28.2)"""
    return [space for space in mature(s, seat) if owner_of(s.pieces[space]) == seat]


def _ages(s: DawnState, seat: Seat) -> list[str]:
    return [WONDER[wonder].age for wonder in wonders_of(s, seat)]


def _types(s: DawnState, seat: Seat) -> list[str]:
    return [WONDER[wonder].type for wonder in wonders_of(s, seat)]


def _same_age(s: DawnState, seat: Seat) -> int:
    ages = _ages(s, seat)
    return max([ages.count(age) for age in AGES])


def sources(s: DawnState, seat: Seat) -> int:
    """Players and city-states whose diplomacy cards a seat holds. (ND-25.5)"""
    held = s.civilizations[seat].diplomacy
    return len({printed(card) if giver_of(card) == NOBODY else giver_of(card) for card in held})


def conquered(s: DawnState, seat: Seat) -> int:
    """City-states that a seat has conquered and still holds. (ND-17.3)"""
    return sum([thing in CITY_STATE for things in s.civilizations[seat].lying for thing in things])


def _coast(s: DawnState, seat: Seat) -> int:
    """Friendly spaces next to water or on the edge of the map. (ND-25.5)"""
    land = land_of(s)
    return ((land.edges | around(land, land.waters)) & holdings(s)[seat].spaces).bit_count()


COUNTED: Final[dict[str, Callable[[DawnState, Seat], int]]] = {
    "forts_controlled_min": _forts,
    "districts_on_map": lambda s, seat: sum([space >= 0 for space in holdings(s)[seat].districts]),
    "diplomacy_sources_distinct": sources,
    "resource_and_natural_wonder_tokens": lambda s, seat: (
        sum(s.civilizations[seat].resources) + len(s.civilizations[seat].natural)
    ),
    "reinforced_tokens": lambda s, seat: holdings(s)[seat].reinforced,
    "win_attack_with_value_min": lambda s, seat: noted(s.civilizations[seat], BEST_ATTACK),
    "cities_on_distinct_tiles": lambda s, seat: _on_tiles(s, holdings(s)[seat].cities),
    "wonders_same_age": _same_age,
    "mature_city_on_distinct_tiles": lambda s, seat: _on_tiles(s, own_mature(s, seat)),
    "wonder_types_distinct": lambda s, seat: len(set(_types(s, seat))),
    "level_iv_cards_in_row": lambda s, seat: sum([LEVEL[card] == HIGHEST for card in s.civilizations[seat].row]),
    "mature_cities": lambda s, seat: len(own_mature(s, seat)),
    "natural_wonders": lambda s, seat: len(s.civilizations[seat].natural),
    "rival_capitals_defeated": lambda s, seat: noted(s.civilizations[seat], CAPITALS),
    "conquered_city_states_controlled": conquered,
    "cities_on_map": lambda s, seat: len(holdings(s)[seat].cities),
    "friendly_spaces_adjacent_to_water_or_on_edge": _coast,
    "tech_dial_reached": lambda s, seat: max(s.civilizations[seat].dial, noted(s.civilizations[seat], DIAL)),
}
"""What each requirement counts. (ND-25.5)"""


def progress(s: DawnState, seat: Seat, requirement: Requirement) -> tuple[int, int]:
    """How much of what an agenda asks for a seat has, and how much it needs. (ND-25.5)"""
    kind = requirement.kind
    if kind == "any_of":
        found = [progress(s, seat, option) for option in requirement.options]
        return max(found, key=lambda pair: pair[0] / pair[1])
    if kind == "wonder_of_each_age":
        return len(set(_ages(s, seat))), len(AGES)
    if kind == "wonders_of_type":
        return _types(s, seat).count(requirement.type), requirement.amount
    return COUNTED[kind](s, seat), requirement.amount


Open = tuple[str, Requirement, bool]


@memo()
def agendas_of(victory: tuple[str, ...]) -> tuple[Open, ...]:
    """The agendas of some victory cards: name, requirement, and whether it must be held."""
    return tuple(
        [
            (agenda.id, agenda.requirement, VICTORY[card].kind == FORT_CARD)
            for card in victory
            for agenda in VICTORY[card].agendas
        ]
    )


ON_MAP: Final = (
    "districts_on_map",
    "reinforced_tokens",
    "cities_on_distinct_tiles",
    "mature_city_on_distinct_tiles",
    "mature_cities",
    "cities_on_map",
    "friendly_spaces_adjacent_to_water_or_on_edge",
)
"""Requirements that pieces on the map can meet, apart from forts and wonders."""


OWN: Final = (
    "diplomacy_sources_distinct",
    "resource_and_natural_wonder_tokens",
    "win_attack_with_value_min",
    "level_iv_cards_in_row",
    "natural_wonders",
    "rival_capitals_defeated",
    "tech_dial_reached",
    "any_of",
)
"""Requirements that have nothing to do with pieces on the map."""


@memo()
def off_map(victory: tuple[str, ...]) -> tuple[Open, ...]:
    """The agendas of some victory cards that have nothing to do with pieces on the map."""
    return tuple([agenda for agenda in agendas_of(victory) if agenda[1].kind in OWN])


@memo()
def of_reinforced(victory: tuple[str, ...]) -> tuple[Open, ...]:
    """The agendas of some victory cards that are about reinforced tokens."""
    return tuple([agenda for agenda in agendas_of(victory) if agenda[1].kind == "reinforced_tokens"])


@memo()
def on_map(victory: tuple[str, ...]) -> tuple[Open, ...]:
    """The agendas of some victory cards that a piece on the map may meet, apart from forts and wonders."""
    return tuple([agenda for agenda in agendas_of(victory) if agenda[1].kind in ON_MAP])


def cards_marked(s: DawnState, seat: Seat) -> int:
    """Victory cards on which a seat has marked an agenda; two of one card count once. (ND-25.3)"""
    marked = s.civilizations[seat].marked
    return sum([any(agenda.id in marked for agenda in VICTORY[card].agendas) for card in s.victory])
