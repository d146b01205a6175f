"""Capturing cities: by players, from barbarians and by barbarians. (COC-9.3, COC-10.4.3, COC-10.4.4)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.clash_of_cultures import events, tables
from epoka.games.clash_of_cultures.rules import cities
from epoka.games.clash_of_cultures.rules.abilities import recount
from epoka.games.clash_of_cultures.rules.casualties import named
from epoka.games.clash_of_cultures.rules.choices import Choice, Choosing
from epoka.games.clash_of_cultures.rules.cities import size
from epoka.games.clash_of_cultures.rules.moments import CAPTURED, CITY_LOST, PIECE_KEPT
from epoka.games.clash_of_cultures.rules.stock import gain
from epoka.games.clash_of_cultures.rules.units import SETTLER_PACK, add, supply
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.kernel import Frame, Option, Options, Seat, Step, call, tell
from epoka.parts.hexes import NOWHERE, Hex
from epoka.parts.tuples import put, without

NOBODY_COMES: Final[Option] = ("no_settler",)
WORDS: Final = {"settler": ("hex",), "no_settler": ()}


def loot(size_: int, mood: int) -> int:
    """Gold for a city that is captured from a player: its size, one more if Happy, 1 if Angry. (COC-9.3.1)"""
    if mood == tables.ANGRY:
        return 1
    return size_ + (mood == tables.HAPPY)


def remove_city(s: ClashState, hex_: Hex) -> int:
    """Take a city off the map; its wonders are lost for everybody. Returns how many pieces it had. (COC-12.3.4)"""
    pieces = size(s, hex_)
    former = s.owner[hex_]
    for wonder in cities.wonders_in(s, hex_):
        s.wonder_at = put(s.wonder_at, wonder, NOWHERE)
        s.wonder_by = put(s.wonder_by, wonder, tables.NONE)
        card = tables.WONDER_CARDS[wonder]
        s.monuments = without(s.monuments, card)
        s.box += (card,)
    cities.clear(s, hex_)
    if former < len(s.nations):
        recount(s, former)
    tell(s, events.CITY_REMOVED, map_of(s).names[hex_], pieces)
    return pieces


def _replace_buildings(s: ClashState, seat: Seat, hex_: Hex, former: int) -> int:
    """The former owner's buildings become the captor's; returns how many had to go. (COC-9.3.1, COC-9.3.2)"""
    gone = 0
    for building, whose in tuple(cities.buildings(s, hex_)):
        if whose != former or building == tables.OBELISK or PIECE_KEPT.holds(s, former, hex_, building):
            continue
        if cities.building_supply(s, seat, building) > 0:
            cities.set_building(s, hex_, building, seat)
        else:
            cities.set_building(s, hex_, building, tables.NONE)
            if building == tables.PORT:
                s.ports = put(s.ports, hex_, NOWHERE)
            gone += 1
            tell(s, events.PIECE_MISSING, seat, tables.BUILDING[building], map_of(s).names[hex_])
    return gone


class Capture(Frame[ClashState]):
    """Military units stand alone in an enemy city and take it. (COC-9.3.1, COC-9.3.4, COC-10.4.3, COC-10.4.4)

    `captor` is a seat or BARBARIANS. `former`, `size` and `mood` tell whose city it was and what it was like,
    `influenced` whether it held a building of the captor already.
    """

    captor: int
    hex: int
    former: int = tables.NONE
    size: int = 0
    mood: int = tables.ANGRY
    influenced: int = 0

    def start(self, s: ClashState) -> Step:
        hex_, captor = self.hex, self.captor
        former = self.former = s.owner[hex_]
        self.size, self.mood = size(s, hex_), s.mood[hex_]
        self.influenced = int(any(whose == captor for _, whose in cities.buildings(s, hex_)))
        s.tokens = put(s.tokens, hex_, 0)
        name = map_of(s).names[hex_]
        tell(s, events.CITY_CAPTURED, captor, named(captor), former, named(former), name)
        gold = self.take(s)
        if captor < len(s.nations):
            gain(s, captor, tables.GOLD, gold)
            recount(s, captor)
        if former >= len(s.nations):
            return self.settled(s, None)
        recount(s, former)
        return call(Choosing(ChooseRefuge(former)), then=self.settled)

    def take(self, s: ClashState) -> int:
        """Replace the pieces, or remove the city for want of a settlement; returns the captor's gold. (COC-9.3.2)

        Wonders stay in the city that is taken. (COC-9.3.3)
        """
        hex_, captor, former = self.hex, self.captor, self.former
        gold = 1 if former == tables.BARBARIANS else loot(self.size, self.mood)
        if not cities.settlement_supply(s, captor):
            return gold + remove_city(s, hex_)
        cities.change_owner(s, hex_, captor)
        if tables.BARBARIANS not in (captor, former):
            gold += _replace_buildings(s, captor, hex_, former)
        return gold

    def settled(self, s: ClashState, _: object) -> Step:
        if s.owner[self.hex] == self.captor:
            cities.set_mood(s, self.hex, tables.ANGRY)
        frame = None
        if self.captor < len(s.nations):
            frame = CAPTURED.frame(s, self.captor, self.hex, self)
        return call(frame, then=self.lost)

    def lost(self, s: ClashState, _: object) -> Step:
        frame = None
        if self.former < len(s.nations):
            frame = CITY_LOST.frame(s, self.former, self.hex, self.captor)
        return call(frame)


class ChooseRefuge(Choice):
    """In which of the cities left a Settler from the lost one arrives, if anywhere. (COC-9.3.1)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-refuge"
    rule: ClassVar[str] = "COC-9.3.1"

    def choices(self, s: ClashState) -> Options:
        cities, names = s.nations[self.seat].cities, map_of(s).names
        if not cities or supply(s, self.seat, tables.SETTLER) <= 0:
            return ()
        return (*[("settler", names[hex_]) for hex_ in cities], NOBODY_COMES)

    def chosen(self, s: ClashState, answer: Option) -> None:
        if answer != NOBODY_COMES:
            add(s, self.seat, map_of(s).hex[str(answer[1])], SETTLER_PACK)
            tell(s, events.REFUGEES, self.seat, answer[1])
