"""Pirate Allies of Carthage: pirate ships beside an own unit count as own ships. (COC-13.22, COC-13.41)

They stay pieces of the pirates, and what they have done this turn is noted by hex. `stacking.py`, `battle.py` and
`trade_routes.py` know what they are good for; here is who they are and how they sail.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import ClassVar, Final

from epoka.games.clash_of_cultures import events
from epoka.games.clash_of_cultures.rules import moments, units
from epoka.games.clash_of_cultures.rules.battle import Battle, move_all
from epoka.games.clash_of_cultures.rules.groups import loaded, parts, ready
from epoka.games.clash_of_cultures.rules.moving import AROUND, MoveGroup, other_move
from epoka.games.clash_of_cultures.rules.notes import note, remember
from epoka.games.clash_of_cultures.rules.options import by_hex
from epoka.games.clash_of_cultures.rules.stacking import each_carries, fleet
from epoka.games.clash_of_cultures.rules.ways import anchorages, raids, voyage
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.games.clash_of_cultures.tables import PIRATES, SHIP, STACK, UNIT
from epoka.kernel import YES, Choose, Frame, Option, Options, Question, Seat, Step, Verb, YesNo, ask, call, done, tell
from epoka.parts.hexes import NOWHERE, Hex
from epoka.parts.questions import one_of

ALLIANCE: Final = "carthage_pirate_alliance"
SAILED: Final = "allies-sailed-"
"""Note of how many allies on a hex have moved in this move action."""
WORDS: Final = {"with_pirates": ("amount",)}
MOORED: Final = "allies-moored-"
"""Note of how many allies on a hex do not move again this turn."""


def allied(s: ClashState, seat: Seat, hex_: Hex) -> int:
    """Pirate ships on a hex that count as the player's: an own unit is there. (COC-13.41)"""
    return moments.SHIPS_SHARED.total(s, seat, hex_) if s.armies[seat][hex_] else 0


def rested(s: ClashState, seat: Seat, hex_: Hex) -> int:
    """Allies on a hex that may still move."""
    own = s.nations[seat]
    return max(0, allied(s, seat, hex_) - note(own, f"{SAILED}{hex_}") - note(own, f"{MOORED}{hex_}"))


def _hexes(s: ClashState, seat: Seat) -> Iterator[tuple[Hex, int]]:
    """Where allies are, and how many."""
    if s.fielded[PIRATES][SHIP]:
        for hex_, pack in units.stationed(s.armies[PIRATES]):
            if s.armies[seat][hex_]:
                yield hex_, units.ships(pack)


# -- what they are good for --------------------------------------------------------------------------------------------


@moments.SHIPS_SHARED.on(ALLIANCE)
def _carriers(s: ClashState, seat: Seat, hex_: Hex) -> int:
    """Own units may board pirate ships."""
    return units.ships(s.armies[PIRATES][hex_])


@moments.SHARES.on(ALLIANCE)
def _shares(s: ClashState, seat: Seat, hex_: Hex, owner: int) -> bool:
    """Pirates need not be fought."""
    return owner == PIRATES


@moments.UNITS_COUNTED.on(ALLIANCE)
def _counted(s: ClashState, seat: Seat) -> list[tuple[int, Hex, units.Pack]]:
    """They count when an event removes units."""
    return [(PIRATES, hex_, number * units.SHIP_PACK) for hex_, number in _hexes(s, seat)]


@moments.TRADERS.on(ALLIANCE)
def _traders(s: ClashState, seat: Seat) -> list[tuple[Hex, int]]:
    """They trade."""
    return [(hex_, SHIP) for hex_, number in _hexes(s, seat) for _ in range(number)]


# -- new ships may attack them -----------------------------------------------------------------------------------------


class Mutiny(Frame[ClashState]):
    """Ships recruited beside pirates may attack them at once; a fifth ship on the hex must. (COC-13.22, COC-13.41)"""

    seat: Seat
    port: int
    pack: units.Pack

    def start(self, s: ClashState) -> Step:
        if fleet(s, self.seat, self.port) > STACK:
            return self.answered(s, YES)
        return ask(YesNo(self.seat, "prompt-carthage-attack"), then=self.answered)

    def answered(self, s: ClashState, answer: Option) -> Step:
        if answer != YES:
            return done()
        return call(Battle(self.seat, PIRATES, self.port, NOWHERE, self.pack))


@moments.RECRUITED.on(ALLIANCE)
def _recruited(
    s: ClashState, seat: Seat, city: Hex, bought: units.Pack, by_activation: int
) -> Frame[ClashState] | None:
    port = s.ports[city]
    here = min(units.ships(bought), units.ships(s.armies[seat][port])) if bought & units.SHIP_BITS else 0
    return Mutiny(seat, port, here * units.SHIP_PACK) if here and units.ships(s.armies[PIRATES][port]) else None


# -- how they sail -----------------------------------------------------------------------------------------------------


def flotillas(s: ClashState, seat: Seat, hex_: Hex, mask: units.Pack) -> list[tuple[units.Pack, int]]:
    """The usual groups with allies that can leave a hex: own units, at least one, and a number of allies."""
    most = rested(s, seat, hex_)
    if not most or not mask & units.SHIP_BITS:
        return []
    own_ships = units.ships(ready(s, seat, hex_) & mask)
    cargo, each, all_ships = s.armies[seat][hex_] & units.LAND_BITS, each_carries(s, seat), fleet(s, seat, hex_)
    found: dict[tuple[units.Pack, int], None] = {}
    for own in dict.fromkeys((own_ships, min(1, own_ships), 0)):
        for number in dict.fromkeys((most, 1)):
            sailing = own + number
            for aboard in dict.fromkeys((loaded(cargo, each * sailing), 0)):
                pack = own * units.SHIP_PACK + aboard
                if pack and units.land(cargo) - units.land(aboard) <= each * (all_ships - sailing):
                    found[pack, number] = None
    return [one for one in found if courses(s, seat, hex_, *one)]


def courses(s: ClashState, seat: Seat, origin: Hex, pack: units.Pack, number: int) -> list[Option]:
    """Where a group with allies may sail; pirates do not attack pirates. (COC-8.2.1, COC-13.41)"""
    to, explore = by_hex("to", len(s.nations)), by_hex("explore", len(s.nations))
    way = voyage(s, seat, origin)
    found = [to[hex_] for hex_ in anchorages(s, seat, origin, units.ships(pack) + number, way)]
    found += [to[hex_] for hex_ in raids(s, seat, origin, pack & units.SHIP_BITS, way)]
    found += [explore[map_of(s).slots[slot][0]] for slot in sorted(way.tiles)]
    return found


def flotilla_option(s: ClashState, hex_: Hex, pack: units.Pack, number: int) -> Option:
    """A group with allies as an option."""
    return ("flotilla", map_of(s).names[hex_], units.code(pack), number)


def every_flotilla(s: ClashState, seat: Seat, hex_: Hex) -> list[tuple[units.Pack, int]]:
    """Every group with allies that can leave a hex. (COC-8.1.1, COC-8.2.5)"""
    own_ships, most = units.ships(ready(s, seat, hex_)), rested(s, seat, hex_)
    cargo, each, all_ships = s.armies[seat][hex_] & units.LAND_BITS, each_carries(s, seat), fleet(s, seat, hex_)
    found = []
    for own, number in product(range(own_ships + 1), range(1, most + 1)):
        sailing = own + number
        if courses(s, seat, hex_, own * units.SHIP_PACK, number):
            found += [
                (own * units.SHIP_PACK + aboard, number)
                for aboard in parts(cargo)
                if own + aboard
                and units.land(aboard) <= each * sailing
                and units.land(cargo) - units.land(aboard) <= each * (all_ships - sailing)
            ]
    return found


@moments.OTHER_MOVES.on(ALLIANCE)
def _flotillas(s: ClashState, seat: Seat, mask: units.Pack) -> list[Option]:
    found: list[Option] = []
    for hex_, _ in _hexes(s, seat):
        usual = flotillas(s, seat, hex_, mask)
        found += [flotilla_option(s, hex_, pack, number) for pack, number in usual]
        if usual and len(every_flotilla(s, seat, hex_)) > len(usual):
            found.append(("flotilla_split", map_of(s).names[hex_]))
    return found


class ChooseCrew(Question[ClashState]):
    """How many allies, or how many own units of a kind, sail in a group with allies. (COC-8.1.1, COC-13.41)"""

    seat: Seat
    origin: int
    number: int
    kind: int
    pack: units.Pack

    prompt: ClassVar[str] = "prompt-with"
    rule: ClassVar[str] = "COC-8.1.1"

    def choices(self, s: ClashState) -> Options:
        every = every_flotilla(s, self.seat, self.origin)
        if not self.number:
            return tuple([("with_pirates", number) for number in sorted({number for _, number in every})])
        below = units.ONE[self.kind] - 1
        packs = [pack for pack, number in every if number == self.number and pack & below == self.pack]
        return tuple(
            [("with", UNIT[self.kind], number) for number in sorted({units.count(p, self.kind) for p in packs})]
        )

    def args(self, s: ClashState) -> dict[str, int | str]:
        return {"hex": map_of(s).names[self.origin], "unit": UNIT[self.kind if self.number else SHIP]}


class PickFlotilla(Frame[ClashState]):
    """Pick any group with allies: their number, then own units kind by kind. (COC-8.1.1, COC-13.41)"""

    seat: Seat
    origin: int
    number: int = 0
    kind: int = 0
    pack: units.Pack = 0

    def start(self, s: ClashState) -> Step:
        if self.kind == len(UNIT):
            return call(Flotilla(self.seat, self.origin, self.pack, allies=self.number))
        return ask(ChooseCrew(self.seat, self.origin, self.number, self.kind, self.pack), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if not self.number:
            self.number = int(answer[1])
        else:
            self.pack += int(answer[2]) * units.ONE[self.kind]
            self.kind += 1
        return self.start(s)


def choose_course(s: ClashState, seat: Seat, origin: int, pack: units.Pack, number: int) -> Choose:
    """Where a group with allies sails. (COC-8.2.1, COC-13.41)"""
    return one_of(
        seat,
        "prompt-destination",
        "COC-8.2.1",
        courses(s, seat, origin, pack, number),
        hex=map_of(s).names[origin],
        units=units.code(pack),
    )


class Flotilla(MoveGroup):
    """Own units sail with allies; without an own ship they are all aboard the allies. (COC-13.41)"""

    allies: int = 0

    def start(self, s: ClashState) -> Step:
        return ask(choose_course(s, self.seat, self.origin, self.pack, self.allies), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        self.target, self.passed = map_of(s).hex[str(answer[1])], self.origin
        return self.sail(s, str(answer[0]))

    def attack(self, s: ClashState, _: object) -> Step:
        self.lead(s)
        return super().attack(s, None)

    def carry(self, s: ClashState, marked: list[tuple[units.Pack, int]]) -> None:
        """Ships are marked, who is carried keeps the old marks; allies go along. (COC-8.2.6)"""
        seat, pack = self.seat, self.pack
        flags = marked[0][1]
        if not self.fights:
            self.lead(s)
        had = units.shift(s, seat, self.origin, self.target, pack)
        units.mark(s, seat, self.target, pack & units.SHIP_BITS, flags, had)
        units.mark(s, seat, self.target, pack & units.LAND_BITS, 0, had)
        if self.target != self.origin:
            names = map_of(s).names
            tell(s, self.verb(s), seat, units.code(pack), names[self.origin], names[self.target])

    def lead(self, s: ClashState) -> None:
        """Allies sail ahead."""
        own = s.nations[self.seat]
        move_all(s, PIRATES, self.origin, self.target, self.allies * units.SHIP_PACK)
        name = f"{SAILED}{self.target}"
        remember(own, name, note(own, name) + self.allies)
        if self.target != self.origin:
            names = map_of(s).names
            tell(s, events.ALLIES_SAILED, self.seat, self.allies, names[self.origin], names[self.target])

    def verb(self, s: ClashState) -> Verb:
        return events.SAILED_AROUND if self.seen & AROUND else events.SAILED

    def finish(self, s: ClashState, _: object) -> Step:
        """Allies that fought do not move again this turn, wherever they are now. (COC-8.2.1)"""
        if self.fights:
            own = s.nations[self.seat]
            here = self.target if allied(s, self.seat, self.target) else self.origin
            remember(own, f"{SAILED}{self.target}", 0)
            remember(own, f"{MOORED}{here}", allied(s, self.seat, here))
        return done(self.seen)


def _set_sail(s: ClashState, seat: Seat, answer: Option) -> Frame[ClashState]:
    return Flotilla(seat, map_of(s).hex[str(answer[1])], units.pack_of(str(answer[2])), allies=int(answer[3]))


def _pick(s: ClashState, seat: Seat, answer: Option) -> Frame[ClashState]:
    return PickFlotilla(seat, map_of(s).hex[str(answer[1])])


other_move("flotilla", ("hex", "units", "amount"), _set_sail)
other_move("flotilla_split", ("hex",), _pick)


@moments.MOVE_ENDED.on(ALLIANCE)
def _move_ended(s: ClashState, seat: Seat) -> None:
    """In the next move action allies may move again."""
    own = s.nations[seat]
    own.notes = tuple([pair for pair in own.notes if not pair[0].startswith(SAILED)])


def moor(s: ClashState, seat: Seat) -> None:
    """Allies that have just moved do not move again this turn."""
    own = s.nations[seat]
    for name, number in own.notes:
        if name.startswith(SAILED):
            moored = MOORED + name.removeprefix(SAILED)
            remember(own, moored, note(own, moored) + number)
            remember(own, name, 0)
