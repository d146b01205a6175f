"""Volcano and earthquakes: pieces leave the game for good and are worth more than before. (COC-10.1, events 29 to 31)

A settlement or building scores for the player whose colour it had, by `lost_pieces`, and never comes back. A wonder
keeps its points for its builder and for whoever owned it, and loses its power.
"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.clash_of_cultures import events
from epoka.games.clash_of_cultures.rules.abilities import recount_all
from epoka.games.clash_of_cultures.rules.cities import buildings, clear, colour, set_building, wonders_in
from epoka.games.clash_of_cultures.rules.losses import ChooseCity, Upset, chosen_hex, lose_all
from epoka.games.clash_of_cultures.rules.options import DONE
from epoka.games.clash_of_cultures.state import ClashState, Numbers, map_of
from epoka.games.clash_of_cultures.tables import BUILDING, NONE, PORT, WONDER, number
from epoka.kernel import Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done, tell
from epoka.parts.hexes import NOWHERE, Hex
from epoka.parts.tuples import changed, put

SETTLEMENT: Final = "settlement"
MOST: Final = number("earthquake", "pieces")
"""Pieces that an earthquake destroys at most."""
WORDS: Final = {"destroy": ("hex", "piece")}


def lose_piece(s: ClashState, whose: Seat, piece: int, half: int) -> None:
    """A piece is out of the game for good, which scores; `piece` is a kind of building, or -1 for a settlement."""
    lost = s.lost_pieces[whose]
    place = piece % len(lost)
    s.lost_pieces = put(s.lost_pieces, whose, changed(lost, place, 1))
    tell(s, events.POINTS_GAINED, whose, half)


def destroy_building(s: ClashState, hex_: Hex, building: int, half: int) -> None:
    """A building leaves the game."""
    whose = colour(s, hex_, building)
    set_building(s, hex_, building, NONE)
    if building == PORT:
        s.ports = put(s.ports, hex_, NOWHERE)
    tell(s, events.PIECE_DESTROYED, s.owner[hex_], map_of(s).names[hex_], BUILDING[building])
    lose_piece(s, whose, building, half)


def destroy_wonder(s: ClashState, hex_: Hex, wonder: int) -> None:
    """A wonder leaves the map and keeps its points. (COC-12.3.4)"""
    s.wonder_at = put(s.wonder_at, wonder, NOWHERE)
    s.volcanic += (8 * wonder + s.owner[hex_],)
    tell(s, events.PIECE_DESTROYED, s.owner[hex_], map_of(s).names[hex_], WONDER[wonder])
    recount_all(s)


def destroy_settlement(s: ClashState, hex_: Hex, half: int) -> None:
    """The last piece of a city goes, and the city with it."""
    owner = s.owner[hex_]
    clear(s, hex_)
    tell(s, events.CITY_DESTROYED, owner, map_of(s).names[hex_])
    lose_piece(s, owner, -1, half)


class Volcano(Frame[ClashState]):
    """A city of own choice is destroyed with its units. (event 29)"""

    seat: Seat
    half: int
    hex: int = NOWHERE

    def start(self, s: ClashState) -> Step:
        return ask(ChooseCity(self.seat, s.nations[self.seat].cities, "prompt-volcano"), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        self.hex = chosen_hex(s, answer)
        return call(lose_all(s, self.seat, self.hex), then=self.erupt)

    def erupt(self, s: ClashState, _: object) -> Step:
        for building, _whose in list(buildings(s, self.hex)):
            destroy_building(s, self.hex, building, self.half)
        for wonder in wonders_in(s, self.hex):
            destroy_wonder(s, self.hex, wonder)
        destroy_settlement(s, self.hex, self.half)
        return done()


def pieces(s: ClashState, hex_: Hex) -> list[str]:
    """Pieces of a city that an earthquake may destroy: the settlement only if nothing else is left."""
    found = [BUILDING[kind] for kind, _ in buildings(s, hex_)] + [WONDER[wonder] for wonder in wonders_in(s, hex_)]
    return found or [SETTLEMENT]


class ChoosePiece(Question[ClashState]):
    """Which piece an earthquake destroys; after the first one it may be over. (events 30, 31)"""

    seat: Seat
    destroyed: int

    prompt: ClassVar[str] = "prompt-earthquake"
    rule: ClassVar[str] = "COC-10.1"

    def choices(self, s: ClashState) -> Options:
        names = map_of(s).names
        found: list[Option] = [
            ("destroy", names[hex_], piece) for hex_ in s.nations[self.seat].cities for piece in pieces(s, hex_)
        ]
        return (*found, DONE) if self.destroyed else tuple(found)

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        if answer[0] == "destroy" and len(answer) == 3 and answer[1] in map_of(s).hex:  # word, hex, piece
            if s.owner[map_of(s).hex[str(answer[1])]] != self.seat:
                return Refusal("not-your-city", self.rule, {"hex": answer[1]})
            if answer[2] == SETTLEMENT:
                return Refusal("settlement-last", self.rule)
        return super().refuse(s, answer)

    def args(self, s: ClashState) -> dict[str, int | str]:
        return {"amount": MOST - self.destroyed}


class Earthquake(Frame[ClashState]):
    """One to three pieces are destroyed; the mood of every city that was hit and stands drops. (events 30, 31)"""

    seat: Seat
    half: int
    destroyed: int = 0
    shaken: Numbers = ()

    def start(self, s: ClashState) -> Step:
        if self.destroyed == MOST or not s.nations[self.seat].cities:
            return self.settle(s, None)
        return ask(ChoosePiece(self.seat, self.destroyed), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == DONE:
            return self.settle(s, None)
        hex_, piece = chosen_hex(s, answer), str(answer[2])
        self.destroyed += 1
        if hex_ not in self.shaken:
            self.shaken += (hex_,)
        if piece in BUILDING:
            destroy_building(s, hex_, BUILDING.index(piece), self.half)
        elif piece in WONDER:
            destroy_wonder(s, hex_, WONDER.index(piece))
        else:
            destroy_settlement(s, hex_, self.half)
        return self.start(s)

    def settle(self, s: ClashState, _: object) -> Step:
        while self.shaken:
            hex_, self.shaken = self.shaken[0], self.shaken[1:]
            if s.owner[hex_] == self.seat:
                return call(Upset(self.seat, hex_, number("earthquake", "steps")), then=self.settle)
        return done()
