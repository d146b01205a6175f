"""Pirates: they come, and raid the coast. They are fought in `battle.py`. (COC-10.5)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.clash_of_cultures import bits, events
from epoka.games.clash_of_cultures.rules.captives import captive_options, release_named
from epoka.games.clash_of_cultures.rules.cities import lower_mood
from epoka.games.clash_of_cultures.rules.moments import SHIPS_SHARED
from epoka.games.clash_of_cultures.rules.options import by_hex, hex_options
from epoka.games.clash_of_cultures.rules.stock import lose
from epoka.games.clash_of_cultures.rules.units import SHIP_PACK, add, remove, stationed, supply
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.games.clash_of_cultures.tables import ANGRY, PIRATES, SEA, SHIP, STOCK
from epoka.kernel import Choose, Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done, tell
from epoka.parts.hexes import Hex, Hexes
from epoka.parts.questions import one_of
from epoka.parts.seats import clockwise

PLACED: Final = 2
"""Pirate ships that come at once. (COC-10.5.1)"""
GIVE: Final[tuple[Option, ...]] = tuple([("give", name) for name in STOCK])
WORDS: Final = {"anchor": ("hex",), "recall": ("hex",), "give": ("kind",), "plunder": ("hex",)}


def is_controlled(s: ClashState, hex_: Hex) -> bool:
    """Whether the pirates on a hex are ships of a player who is there with them. (COC-13.41)"""
    return any(
        own.acts & SHIPS_SHARED.bit and s.armies[seat][hex_] and SHIPS_SHARED.total(s, seat, hex_) > 0
        for seat, own in enumerate(s.nations)
    )


def pirate_hexes(s: ClashState) -> list[Hex]:
    """The hexes of pirates whom nobody controls."""
    return [hex_ for hex_, _ in stationed(s.armies[PIRATES]) if not is_controlled(s, hex_)]


def havens(s: ClashState) -> list[Hex]:
    """Sea hexes without a player's ship, where pirates may come. (COC-10.5.1)"""
    players = range(len(s.nations))
    return [
        hex_
        for hex_, terrain in enumerate(s.terrain)
        if terrain == SEA and not any(s.armies[seat][hex_] for seat in players)
    ]


def cities_beside(s: ClashState, seat: Seat, hexes: list[Hex]) -> list[Hex]:
    """A player's cities beside one of these hexes."""
    near = map_of(s).near
    return [city for city in s.nations[seat].cities if any(there in hexes for there in near[city])]


class Pirates(Frame[ClashState]):
    """Two pirate ships come, one of them to the drawer's coast; then everybody beside pirates pays. (COC-10.5)

    If not enough of them are left, others leave the map first. Where no Sea is free nothing comes. (COC-10.5.5)
    """

    seat: Seat
    placed: int = 0

    def start(self, s: ClashState) -> Step:
        if not supply(s, PIRATES, SHIP) and not pirate_hexes(s):
            # One player controls all of them. (COC-13.22)
            return done()
        return self.gather(s) if havens(s) else self.raid(s)

    def gather(self, s: ClashState) -> Step:
        """Enough pirate ships must be left to come. (COC-10.5.1)"""
        if supply(s, PIRATES, SHIP) < PLACED and pirate_hexes(s):
            return ask(choose_recall(s, self.seat), then=self.recall)
        return self.go_on(s)

    def recall(self, s: ClashState, answer: Option) -> Step:
        remove(s, PIRATES, map_of(s).hex[str(answer[1])], SHIP_PACK)
        tell(s, events.PIRATES_LEFT, answer[1])
        return self.gather(s)

    def go_on(self, s: ClashState) -> Step:
        if self.placed < PLACED and supply(s, PIRATES, SHIP) > 0:
            return ask(ChooseAnchorage(self.seat, int(not self.placed)), then=self.anchor)
        return self.raid(s)

    def anchor(self, s: ClashState, answer: Option) -> Step:
        add(s, PIRATES, map_of(s).hex[str(answer[1])], SHIP_PACK)
        tell(s, events.PIRATES_CAME, answer[1])
        self.placed += 1
        return self.go_on(s)

    def raid(self, s: ClashState) -> Step:
        return call(PirateRaid(clockwise(s.nations, self.seat)))


def choose_recall(s: ClashState, seat: Seat) -> Choose:
    """Which pirate ship leaves the map to come anew. (COC-10.5.1)"""
    return one_of(seat, "prompt-recall", "COC-10.5.1", hex_options(s, "recall", pirate_hexes(s)))


class ChooseAnchorage(Question[ClashState]):
    """Where a pirate ship comes: the first one to the drawer's coast, if that is possible. (COC-10.5.1)"""

    seat: Seat
    first: int

    prompt: ClassVar[str] = "prompt-anchor"
    rule: ClassVar[str] = "COC-10.5.1"

    def choices(self, s: ClashState) -> Options:
        options = by_hex("anchor", len(s.nations))
        free = havens(s)
        coast: list[Hex] = []
        if self.first:
            beside = {there for city in s.nations[self.seat].cities for there in map_of(s).near[city]}
            coast = [hex_ for hex_ in free if hex_ in beside]
        return tuple([options[hex_] for hex_ in coast or free])

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        if answer not in by_hex("anchor", len(s.nations)):
            return super().refuse(s, answer)
        reason = "anchor-coast-first" if map_of(s).hex[str(answer[1])] in havens(s) else "anchor-not-free"
        return Refusal(reason, self.rule, {"hex": answer[1]})


class PirateRaid(Frame[ClashState]):
    """Each of these players with a city beside pirates loses something, or a city's mood drops. (COC-10.5.2)"""

    seats: tuple[int, ...]

    def start(self, s: ClashState) -> Step:
        hexes = pirate_hexes(s)
        while self.seats:
            seat = self.seats[0]
            cities = cities_beside(s, seat, hexes)
            if cities and any(s.nations[seat].stock):
                return ask(ChooseBooty(seat), then=self.give)
            unhappy = tuple([city for city in cities if s.mood[city] > ANGRY])
            if unhappy:
                return ask(choose_plunder(s, seat, unhappy), then=self.plunder)
            self.seats = self.seats[1:]
        return done()

    def give(self, s: ClashState, answer: Option) -> Step:
        lose(s, self.seats[0], STOCK.index(str(answer[1])), 1)
        self.seats = self.seats[1:]
        return self.start(s)

    def plunder(self, s: ClashState, answer: Option) -> Step:
        if answer[0] == "plunder":
            lower_mood(s, map_of(s).hex[str(answer[1])])
        else:
            release_named(s, self.seats[0], answer)
        self.seats = self.seats[1:]
        return self.start(s)


class ChooseBooty(Question[ClashState]):
    """What the pirates get: a resource, a mood or a culture token. (COC-10.5.2)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-booty"
    rule: ClassVar[str] = "COC-10.5.2"

    def choices(self, s: ClashState) -> Options:
        return tuple([GIVE[kind] for kind, amount in enumerate(s.nations[self.seat].stock) if amount])

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        if answer in GIVE:
            return Refusal("nothing-to-give", self.rule, {"kind": answer[1]})
        return super().refuse(s, answer)


def choose_plunder(s: ClashState, seat: Seat, cities: Hexes) -> Choose:
    """Whose mood drops where there is nothing else to take; a captive may be paid instead. (COC-10.5.2, COC-13.30)"""
    own = s.nations[seat]
    paid = captive_options(own, "release") if own.known & bits.AZTECS_HUMAN_SACRIFICE else ()
    return one_of(seat, "prompt-plunder", "COC-10.5.2", [*hex_options(s, "plunder", cities), *paid])
