"""What events and cards do to cities and units: unrest, losses, new units; and whom they concern. (COC-10.1)"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from epoka.games.clash_of_cultures import bits, events
from epoka.games.clash_of_cultures.rules.cities import set_mood
from epoka.games.clash_of_cultures.rules.leaders import lost_leader
from epoka.games.clash_of_cultures.rules.moments import EVENT_SHIELD, UNITS_COUNTED
from epoka.games.clash_of_cultures.rules.options import SKIP, by_hex
from epoka.games.clash_of_cultures.rules.stacking import each_carries, fits, ship_room
from epoka.games.clash_of_cultures.rules.stock import EXACT, Pay, can_pay
from epoka.games.clash_of_cultures.rules.units import LAND_BITS, ONE, Pack, add, kinds, remove, stationed, supply, total
from epoka.games.clash_of_cultures.state import ClashState, Numbers, map_of
from epoka.games.clash_of_cultures.tables import ANGRY, LEADER, NONE, PIRATES, SHIP, UNIT, amounts
from epoka.kernel import Choose, Frame, Option, Options, Question, Refusal, Seat, Sequence, Step, ask, call, done, tell
from epoka.parts.hexes import Hex
from epoka.parts.questions import one_of

MYTHS_PRICE: Final = amounts("myths", "mood")
"""What Myths cost for each city. (COC-6.6)"""
PREVENT: Final[Option] = ("prevent",)
SHIELD: Final[Option] = ("shield",)
SUFFER: Final[Option] = ("suffer",)
PLAYER: Final[tuple[Option, ...]] = tuple([("player", seat) for seat in range(4)])
WORDS: Final = {
    "prevent": (),
    "shield": (),
    "suffer": (),
    "city": ("hex",),
    "player": ("rival",),
    "remove": ("hex", "unit"),
}


def city_options(s: ClashState, hexes: Numbers | list[Hex]) -> Options:
    """Cities to choose from."""
    options = by_hex("city", len(s.nations))
    return tuple([options[hex_] for hex_ in hexes])


def chosen_hex(s: ClashState, answer: Option) -> Hex:
    """The hex that an option names."""
    return map_of(s).hex[str(answer[1])]


# -- unrest ----------------------------------------------------------------------------------------------------------


def calm_cities(s: ClashState, seat: Seat) -> list[Hex]:
    """A player's cities whose mood can drop."""
    return [hex_ for hex_ in s.nations[seat].cities if s.mood[hex_] > ANGRY]


class ChooseCity(Question[ClashState]):
    """Which of some cities an event or a card concerns."""

    seat: Seat
    hexes: Numbers
    ask: str

    rule: ClassVar[str] = "COC-10.1"

    def choices(self, s: ClashState) -> Options:
        return city_options(s, self.hexes)

    def prompt_id(self) -> str:
        return self.ask

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        if answer[0] == "city" and len(answer) == 2 and answer[1] in map_of(s).hex:
            if s.owner[chosen_hex(s, answer)] != self.seat:
                return Refusal("not-your-city", self.rule, {"hex": answer[1]})
            return Refusal("city-not-concerned", self.rule, {"hex": answer[1]})
        return super().refuse(s, answer)


class Unrest(Frame[ClashState]):
    """Some of these cities, by the owner's choice, drop in mood by steps; Myths may prevent it. (COC-10.1, COC-6.6)"""

    seat: Seat
    hexes: Numbers
    steps: int = 1
    count: int = 1
    hex: int = NONE

    def start(self, s: ClashState, _: object = None) -> Step:
        self.hexes = tuple([hex_ for hex_ in self.hexes if s.mood[hex_] > ANGRY and s.owner[hex_] == self.seat])
        if not self.count or not self.hexes:
            return done()
        prompt = "prompt-unrest" if self.steps == 1 else "prompt-outrage"
        return ask(ChooseCity(self.seat, self.hexes, prompt), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        self.hex = chosen_hex(s, answer)
        self.hexes = tuple([hex_ for hex_ in self.hexes if hex_ != self.hex])
        self.count -= 1
        return call(Upset(self.seat, self.hex, self.steps), then=self.start)


class Upset(Frame[ClashState]):
    """An event lowers the mood of one city, unless its owner prevents it. (COC-10.1, COC-6.6)"""

    seat: Seat
    hex: int
    steps: int = 1

    def start(self, s: ClashState) -> Step:
        if s.mood[self.hex] == ANGRY:
            return done()
        if len(ways_to_calm(s, self.seat, self.hex)) > 1:
            return ask(choose_calm(s, self.seat, self.hex), then=self.decided)
        return self.decided(s, SUFFER)

    def decided(self, s: ClashState, answer: Option) -> Step:
        if answer == PREVENT:
            return call(Pay(self.seat, MYTHS_PRICE, EXACT), then=self.calmed)
        if answer == SHIELD:
            return self.calmed(s, None)
        set_mood(s, self.hex, max(ANGRY, s.mood[self.hex] - self.steps))
        return done()

    def calmed(self, s: ClashState, _: object) -> Step:
        tell(s, events.CALMED, self.seat, map_of(s).names[self.hex])
        return done()


def ways_to_calm(s: ClashState, seat: Seat, hex_: Hex) -> Options:
    """How the owner may meet a drop in mood: undo it free, pay for Myths, or suffer it. (COC-6.6)"""
    own = s.nations[seat]
    found = [SUFFER]
    if own.known & bits.MYTHS and can_pay(own, MYTHS_PRICE, EXACT):
        found.insert(0, PREVENT)
    if own.abilities and EVENT_SHIELD.holds(s, seat, hex_, NONE):
        found.insert(0, SHIELD)
    return tuple(found)


def choose_calm(s: ClashState, seat: Seat, hex_: int) -> Choose:
    """Whether to prevent that a city's mood drops. (COC-6.6)"""
    return one_of(seat, "prompt-calm", "COC-10.1", ways_to_calm(s, seat, hex_), hex=map_of(s).names[hex_])


# -- units lost ------------------------------------------------------------------------------------------------------


def counted_units(s: ClashState, seat: Seat) -> list[tuple[int, Hex, Pack]]:
    """A player's units by owner and hex, with those that only count as own. (COC-13.41)"""
    found = [(seat, hex_, pack) for hex_, pack in stationed(s.armies[seat])]
    if s.nations[seat].abilities:
        found += [group for groups in UNITS_COUNTED.found(s, seat) for group in groups]
    return found


def unit_count(s: ClashState, seat: Seat) -> int:
    """How many units a player has on the map."""
    return sum([total(pack) for _, _, pack in counted_units(s, seat)])


def unit_options(s: ClashState, seat: Seat) -> list[Option]:
    """Each kind of unit on each hex."""
    names = map_of(s).names
    found: dict[Option, None] = {}
    for _, hex_, pack in counted_units(s, seat):
        for kind, _number in kinds(pack):
            found["remove", names[hex_], UNIT[kind]] = None
    return list(found)


def choose_unit(s: ClashState, seat: Seat, left: int) -> Choose:
    """Which unit to remove. (COC-10.1)"""
    return one_of(seat, "prompt-lose-unit", "COC-10.1", unit_options(s, seat), amount=left)


class LoseUnits(Frame[ClashState]):
    """A player removes some units of own choice; returns how many were removed. (COC-10.1)"""

    seat: Seat
    count: int
    lost: int = 0

    def start(self, s: ClashState) -> Step:
        if not self.count or not unit_count(s, self.seat):
            return done(self.lost)
        return ask(choose_unit(s, self.seat, self.count), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        self.count -= 1
        return call(LoseUnit(self.seat, chosen_hex(s, answer), UNIT.index(str(answer[2]))), then=self.next)

    def next(self, s: ClashState, lost: object) -> Step:
        self.lost += bool(lost)
        return self.start(s)


class LoseUnit(Frame[ClashState]):
    """An event removes one unit, unless its owner may undo that; returns whether it is gone. (COC-10.1)"""

    seat: Seat
    hex: int
    kind: int

    def start(self, s: ClashState) -> Step:
        own = s.nations[self.seat]
        if self.kind != LEADER and own.abilities and EVENT_SHIELD.holds(s, self.seat, self.hex, self.kind):
            return ask(Choose(self.seat, "prompt-shield-unit", (SHIELD, SUFFER)), then=self.decided)
        return self.decided(s, SUFFER)

    def decided(self, s: ClashState, answer: Option) -> Step:
        if answer == SHIELD:
            return done()
        return call(Overboard(self.seat, self.hex) if self.kind == SHIP else None, then=self.take)

    def take(self, s: ClashState, _: object) -> Step:
        return call(take_unit(s, self.seat, self.hex, self.kind), then=self.over)

    def over(self, s: ClashState, _: object) -> Step:
        return done(1)


class GiveUpUnit(LoseUnit):
    """A player gives up a unit as the price for something: nothing undoes that. (COC-10.1, event 38)"""

    def start(self, s: ClashState) -> Step:
        return self.decided(s, SUFFER)


def take_unit(s: ClashState, seat: Seat, hex_: Hex, kind: int) -> Frame[ClashState] | None:
    """Take a unit off the map; one that only counts as own goes first. (COC-10.1, COC-13.41)"""
    owners = [who for who, where, pack in counted_units(s, seat) if where == hex_ and pack >> 4 * kind & 15]
    # With the last unit that drowns a ship that only counted as own counts no more; it goes all the same.
    owner = owners[-1] if owners else PIRATES
    remove(s, owner, hex_, ONE[kind])
    tell(s, events.UNIT_LOST, seat, map_of(s).names[hex_], UNIT[kind])
    return lost_leader(s, seat) if kind == LEADER else None


class Overboard(Frame[ClashState]):
    """Before a ship is lost, land units that the others on its hex can't carry are removed, by choice. (COC-9.4.2)"""

    seat: Seat
    hex: int

    def start(self, s: ClashState, _: object = None) -> Step:
        if ship_room(s, self.seat, self.hex) >= each_carries(s, self.seat):
            return done()
        names = map_of(s).names
        cargo = s.armies[self.seat][self.hex] & LAND_BITS
        options = tuple([("remove", names[self.hex], UNIT[kind]) for kind, _ in kinds(cargo)])
        return ask(Choose(self.seat, "prompt-overboard", options), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        return call(take_unit(s, self.seat, self.hex, UNIT.index(str(answer[2]))), then=self.start)


def lose_all(s: ClashState, seat: Seat, hex_: Hex) -> Frame[ClashState]:
    """A player loses all units on a hex, the leader last. (COC-10.1, event 29)"""
    every = [kind for kind, number in kinds(s.armies[seat][hex_]) for _ in range(number)]
    return Sequence(tuple([LoseUnit(seat, hex_, kind) for kind in every]))


# -- units gained ----------------------------------------------------------------------------------------------------


def places_for(s: ClashState, seat: Seat, kind: int) -> list[Hex]:
    """Own cities in which a unit from supply can be placed. (COC-1.3, COC-8.1.3)"""
    if kind == SHIP or supply(s, seat, kind) < 1:
        return []
    return [hex_ for hex_ in s.nations[seat].cities if fits(s, seat, hex_, ONE[kind])]


class PlaceUnit(Frame[ClashState]):
    """Place a unit from supply in an own city; without one left, or without a city, nothing. (COC-1.3)

    Whoever `may` can also do without.
    """

    seat: Seat
    kind: int
    may: int = 0

    def start(self, s: ClashState) -> Step:
        hexes = places_for(s, self.seat, self.kind)
        if not hexes:
            return done()
        prompt = f"prompt-place-{UNIT[self.kind]}"
        if self.may:
            return ask(Choose(self.seat, prompt, (*city_options(s, hexes), SKIP)), then=self.chosen)
        return ask(ChooseCity(self.seat, tuple(hexes), prompt), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == SKIP:
            return done()
        hex_ = chosen_hex(s, answer)
        add(s, self.seat, hex_, ONE[self.kind])
        tell(s, events.PLACED, self.seat, UNIT[self.kind], map_of(s).names[hex_])
        return done()


# -- whom ------------------------------------------------------------------------------------------------------------


def choose_player(seat: Seat, prompt: str, among: Iterable[Seat]) -> Choose:
    """Which player a card concerns."""
    return Choose(seat, prompt, tuple([PLAYER[rival] for rival in among]))
