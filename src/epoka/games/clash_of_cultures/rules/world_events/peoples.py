"""Events that befall cities and their people. (COC-10.1)"""

from __future__ import annotations

from epoka.games.clash_of_cultures import tables
from epoka.games.clash_of_cultures.components import RUIN
from epoka.games.clash_of_cultures.rules import losses
from epoka.games.clash_of_cultures.rules.cities import is_coastal, set_mood
from epoka.games.clash_of_cultures.rules.disasters import Earthquake, Volcano
from epoka.games.clash_of_cultures.rules.stock import lose
from epoka.games.clash_of_cultures.rules.world_events.effects import concerned, in_turn
from epoka.games.clash_of_cultures.state import ClashState, Numbers, map_of
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
from epoka.parts.hexes import connected
from epoka.parts.seats import rivals


class Neighbours(Frame[ClashState]):
    """Another player of choice places a Settler. (events 27, 28, 34, 35)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        return ask(losses.choose_player(self.seat, "prompt-neighbour", rivals(s.nations, self.seat)), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        return call(losses.PlaceUnit(int(answer[1]), tables.SETTLER))


def population_boom(s: ClashState, seat: Seat, card: int) -> Frame[ClashState]:
    """A Settler for the drawer and one for a rival."""
    return Sequence((losses.PlaceUnit(seat, tables.SETTLER), Neighbours(seat)))


def migration(s: ClashState, seat: Seat, card: int) -> Frame[ClashState]:
    """A Settler for a rival; the drawer's cities grow restless."""
    return Sequence(
        (Neighbours(seat), losses.Unrest(seat, s.nations[seat].cities, tables.number("migration", "steps")))
    )


def flood(s: ClashState, seat: Seat, card: int) -> Frame[ClashState] | None:
    """The mood of a coastal city drops. (events 32, 33)"""
    steps = tables.number("flood", "steps")
    return in_turn(
        [
            losses.Unrest(who, tuple([hex_ for hex_ in losses.calm_cities(s, who) if is_coastal(s, hex_)]), steps)
            for who in concerned(s, seat, card)
        ]
    )


class CivilWar(Frame[ClashState]):
    """Infantry of a city that is not Happy is lost, and its mood drops; else the mood of a city. (events 36, 37)"""

    seat: Seat
    hex: int = tables.NONE

    def start(self, s: ClashState) -> Step:
        own = s.nations[self.seat]
        armed = [
            hex_
            for hex_ in own.cities
            if s.mood[hex_] < tables.HAPPY and s.armies[self.seat][hex_] >> 4 * tables.INFANTRY & 15
        ]
        if not armed:
            return call(losses.Unrest(self.seat, own.cities, tables.number("civil_war", "steps")))
        return ask(losses.ChooseCity(self.seat, tuple(armed), "prompt-civil-war"), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        self.hex = losses.chosen_hex(s, answer)
        return call(losses.LoseUnit(self.seat, self.hex, tables.INFANTRY), then=self.fought)

    def fought(self, s: ClashState, _: object) -> Step:
        return call(losses.Upset(self.seat, self.hex, tables.number("civil_war", "steps")))


def civil_war(s: ClashState, seat: Seat, card: int) -> Frame[ClashState]:
    """Infantry is lost, or mood drops."""
    return CivilWar(seat)


class Fire(Frame[ClashState]):
    """A city in a Forest and all cities in the same connected Forest drop in mood; else wood is lost. (event 53)"""

    seat: Seat
    burning: Numbers = ()

    def start(self, s: ClashState) -> Step:
        woods = [hex_ for hex_ in s.nations[self.seat].cities if s.terrain[hex_] == tables.FOREST]
        if not woods:
            lose(s, self.seat, tables.WOOD, tables.number("fire", "wood"))
            return done()
        return ask(losses.ChooseCity(self.seat, tuple(woods), "prompt-fire"), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        wood = connected(map_of(s).near, s.terrain, tables.FOREST, (losses.chosen_hex(s, answer),))
        cities = [hex_ for hex_ in wood if s.owner[hex_] != tables.NONE and s.mood[hex_] > tables.ANGRY]
        self.burning = tuple(sorted(cities, key=lambda hex_: (s.owner[hex_] - self.seat) % len(s.nations)))
        return self.burn(s, None)

    def burn(self, s: ClashState, _: object) -> Step:
        if not self.burning:
            return done()
        hex_, self.burning = self.burning[0], self.burning[1:]
        if s.owner[hex_] >= len(s.nations):
            set_mood(s, hex_, max(tables.ANGRY, s.mood[hex_] - tables.number("fire", "steps")))
            return self.burn(s, None)
        return call(losses.Upset(s.owner[hex_], hex_, tables.number("fire", "steps")), then=self.burn)


def fire(s: ClashState, seat: Seat, card: int) -> Frame[ClashState]:
    """Cities in a Forest drop in mood."""
    return Fire(seat)


def volcano(s: ClashState, seat: Seat, card: int) -> Frame[ClashState] | None:
    """A city is destroyed, of somebody with at least four."""
    return Volcano(seat, RUIN["halves"]) if len(s.nations[seat].cities) >= tables.number("volcano", "cities") else None


def earthquake(s: ClashState, seat: Seat, card: int) -> Frame[ClashState] | None:
    """A city is shaken, of everybody with at least three."""
    return in_turn(
        [
            Earthquake(who, RUIN["halves"])
            for who in concerned(s, seat, card)
            if len(s.nations[who].cities) >= tables.number("earthquake", "cities")
        ]
    )
