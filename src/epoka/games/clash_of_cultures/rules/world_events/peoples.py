"""Events that befall cities and their people. (COC-10.1)"""

from __future__ import annotations

from epoka.games.clash_of_cultures.geometry import Hex
from epoka.games.clash_of_cultures.rules.cities import is_coastal, lower_mood
from epoka.games.clash_of_cultures.rules.disasters import Earthquake, Volcano
from epoka.games.clash_of_cultures.rules.losses import (
    ChooseCity,
    LoseUnit,
    PlaceUnit,
    Unrest,
    Upset,
    calm_cities,
    choose_player,
    chosen_hex,
)
from epoka.games.clash_of_cultures.rules.stock import lose
from epoka.games.clash_of_cultures.rules.world_events.effects import ROWS, concerned, in_turn
from epoka.games.clash_of_cultures.state import ClashState, Numbers, map_of, rivals
from epoka.games.clash_of_cultures.tables import (
    ANGRY,
    FOREST,
    HAPPY,
    INFANTRY,
    NONE,
    SETTLER,
    WOOD,
)
from epoka.kernel import (
    Frame,
    Option,
    Seat,
    Sequence,
    Step,
    ask,
    call,
    done,
)


class Neighbours(Frame[ClashState]):
    """Another player of choice places a Settler. (events 27, 28, 34, 35)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        return ask(choose_player(self.seat, "prompt-neighbour", rivals(s, self.seat)), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        return call(PlaceUnit(int(answer[1]), SETTLER), then=self.over)

    def over(self, s: ClashState, _: object) -> Step:
        return done()


def population_boom(s: ClashState, seat: Seat, card: int) -> Frame[ClashState]:
    """A Settler for the drawer and one for a rival."""
    return Sequence((PlaceUnit(seat, SETTLER), Neighbours(seat)))


def migration(s: ClashState, seat: Seat, card: int) -> Frame[ClashState]:
    """A Settler for a rival; the drawer's cities grow restless."""
    return Sequence((Neighbours(seat), Unrest(seat, s.nations[seat].cities)))


def flood(s: ClashState, seat: Seat, card: int) -> Frame[ClashState] | None:
    """The mood of a coastal city drops. (events 32, 33)"""
    return in_turn(
        [
            Unrest(who, tuple([hex_ for hex_ in calm_cities(s, who) if is_coastal(s, hex_)]))
            for who in concerned(s, seat, card)
        ]
    )


class CivilWar(Frame[ClashState]):
    """Infantry of a city that is not Happy is lost, and its mood drops; else the mood of a city. (events 36, 37)"""

    seat: Seat
    hex: int = NONE

    def start(self, s: ClashState) -> Step:
        own = s.nations[self.seat]
        armed = [hex_ for hex_ in own.cities if s.mood[hex_] < HAPPY and s.armies[self.seat][hex_] >> 4 * INFANTRY & 15]
        if not armed:
            return call(Unrest(self.seat, own.cities), then=self.over)
        return ask(ChooseCity(self.seat, tuple(armed), "prompt-civil-war"), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        self.hex = chosen_hex(s, answer)
        return call(LoseUnit(self.seat, self.hex, INFANTRY), then=self.fought)

    def fought(self, s: ClashState, _: object) -> Step:
        return call(Upset(self.seat, self.hex), then=self.over)

    def over(self, s: ClashState, _: object) -> Step:
        return done()


def civil_war(s: ClashState, seat: Seat, card: int) -> Frame[ClashState]:
    """Infantry is lost, or mood drops."""
    return CivilWar(seat)


class Fire(Frame[ClashState]):
    """A city in a Forest and all cities in the same connected Forest drop in mood; else wood is lost. (event 53)"""

    seat: Seat
    burning: Numbers = ()

    def start(self, s: ClashState) -> Step:
        woods = [hex_ for hex_ in s.nations[self.seat].cities if s.terrain[hex_] == FOREST]
        if not woods:
            lose(s, self.seat, WOOD, 1)
            return done()
        return ask(ChooseCity(self.seat, tuple(woods), "prompt-fire"), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        wood = same_forest(s, chosen_hex(s, answer))
        cities = [hex_ for hex_ in wood if s.owner[hex_] != NONE and s.mood[hex_] > ANGRY]
        self.burning = tuple(sorted(cities, key=lambda hex_: (s.owner[hex_] - self.seat) % len(s.nations)))
        return self.burn(s, None)

    def burn(self, s: ClashState, _: object) -> Step:
        if not self.burning:
            return done()
        hex_, self.burning = self.burning[0], self.burning[1:]
        if s.owner[hex_] >= len(s.nations):
            lower_mood(s, hex_)
            return self.burn(s, None)
        return call(Upset(s.owner[hex_], hex_), then=self.burn)


def same_forest(s: ClashState, hex_: Hex) -> list[Hex]:
    """The Forest hexes connected to one over Forest."""
    near = map_of(s).near
    found, waiting = {hex_}, [hex_]
    while waiting:
        for other in near[waiting.pop()]:
            if s.terrain[other] == FOREST and other not in found:
                found.add(other)
                waiting.append(other)
    return sorted(found)


def fire(s: ClashState, seat: Seat, card: int) -> Frame[ClashState]:
    """Cities in a Forest drop in mood."""
    return Fire(seat)


def volcano(s: ClashState, seat: Seat, card: int) -> Frame[ClashState] | None:
    """A city is destroyed, of somebody with at least four."""
    return Volcano(seat, ROWS[card].half_points) if len(s.nations[seat].cities) >= 4 else None


def earthquake(s: ClashState, seat: Seat, card: int) -> Frame[ClashState] | None:
    """A city is shaken, of everybody with at least three."""
    return in_turn(
        [Earthquake(who, ROWS[card].half_points) for who in concerned(s, seat, card) if len(s.nations[who].cities) >= 3]
    )
