"""Action cards that build, explore, place units and collect more. (COC-12.1)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from epoka.games.clash_of_cultures import tables
from epoka.games.clash_of_cultures.rules import great_persons, losses
from epoka.games.clash_of_cultures.rules.activating import is_ready
from epoka.games.clash_of_cultures.rules.constructing import Construct, why_not_build, why_not_grow
from epoka.games.clash_of_cultures.rules.exploring import unexplored_near
from epoka.games.clash_of_cultures.rules.mercenaries import Mercenaries, hirable
from epoka.games.clash_of_cultures.rules.notes import note, remember
from epoka.games.clash_of_cultures.rules.options import building_by_hex
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.kernel import (
    Choose,
    Frame,
    Option,
    Refusal,
    Seat,
    Step,
    ask,
    call,
)

# Reasons that are met at nearly every step of a turn are made once.
NO_MERCENARIES: Final = Refusal("no-mercenaries", "COC-12.1")
NOTHING_TO_CONSTRUCT: Final = Refusal("nothing-to-construct", "COC-7.5.1")


# -- building, exploring, units --------------------------------------------------------------------------------------


def _developments(s: ClashState, seat: Seat) -> Iterator[Option]:
    """What City Development could build. (COC-12.1)"""
    options = building_by_hex(len(s.nations))
    for hex_ in s.nations[seat].cities:
        if is_ready(s, seat, hex_) and why_not_grow(s, seat, hex_, "construct") is None:
            for kind in range(len(tables.BUILDING)):
                if why_not_build(s, seat, kind, hex_) is None:
                    yield options[kind][hex_]


def why_not_develop(s: ClashState, seat: Seat) -> Refusal | None:
    """Why nothing can be constructed."""
    return NOTHING_TO_CONSTRUCT if next(_developments(s, seat), None) is None else None


class CityDevelopment(Frame[ClashState]):
    """Construct a building without paying resources; the city is activated. (COC-12.1)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        return ask(Choose(self.seat, "prompt-develop", tuple(_developments(s, self.seat))), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        building, hex_ = tables.BUILDING.index(str(answer[1])), map_of(s).hex[str(answer[2])]
        return call(Construct(self.seat, building, hex_, free=1))


def city_development(s: ClashState, seat: Seat, rival: Seat) -> Frame[ClashState]:
    """City Development: a building without paying. (COC-12.1)"""
    return CityDevelopment(seat)


def why_not_explore(s: ClashState, seat: Seat) -> Refusal | None:
    """Why there is nothing to reveal and no room for a Settler."""
    if losses.places_for(s, seat, tables.SETTLER) or unexplored_near(s, seat):
        return None
    return Refusal("nothing-to-explore", "COC-12.1")


class ExplorerCard(Frame[ClashState]):
    """Reveal a tile next to a tile with an own city, place a Settler, or both. (COC-12.1)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        return call(great_persons.RevealTile(self.seat), then=self.revealed)

    def revealed(self, s: ClashState, slot: int) -> Step:
        return call(losses.PlaceUnit(self.seat, tables.SETTLER, may=int(slot > 0)))


def explorer(s: ClashState, seat: Seat, rival: Seat) -> Frame[ClashState]:
    """Explorer: a tile, a Settler, or both. (COC-12.1)"""
    return ExplorerCard(seat)


def why_not_militia(s: ClashState, seat: Seat) -> Refusal | None:
    """Why no Infantry can come."""
    return None if losses.places_for(s, seat, tables.INFANTRY) else Refusal("no-room-for-infantry", "COC-12.1")


def militia(s: ClashState, seat: Seat, rival: Seat) -> Frame[ClashState]:
    """Militia: an Infantry in an own city. (COC-12.1)"""
    return losses.PlaceUnit(seat, tables.INFANTRY)


def why_not_mercenaries(s: ClashState, seat: Seat) -> Refusal | None:
    """Why no army can be hired."""
    return NO_MERCENARIES if next(hirable(s, seat), None) is None else None


def mercenaries(s: ClashState, seat: Seat, rival: Seat) -> Frame[ClashState]:
    """Mercenaries: barbarian armies march for pay. (COC-12.1)"""
    return Mercenaries(seat)


# -- collecting: the next collect of the turn reads the note (COC-12.1) ------------------------------------------------


def why_not_harvest(s: ClashState, seat: Seat) -> Refusal | None:
    """Why the next collect can't be raised once more."""
    own = s.nations[seat]
    if note(own, "production_focus") or note(own, "mass_production"):
        return Refusal("harvest-card-already", "COC-12.1")
    return None


def production_focus(s: ClashState, seat: Seat, rival: Seat) -> None:
    """Production Focus: kept in mind for the next collect. (COC-12.1)"""
    remember(s.nations[seat], "production_focus")


def mass_production(s: ClashState, seat: Seat, rival: Seat) -> None:
    """Mass Production: kept in mind for the next collect. (COC-12.1)"""
    remember(s.nations[seat], "mass_production")
