"""Barbarians: how they come, grow and march. They fight in `battle.py` and take cities in `capture.py`. (COC-10.4)"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from epoka.games.clash_of_cultures import events, tables
from epoka.games.clash_of_cultures.rules import units
from epoka.games.clash_of_cultures.rules.battle import Battle
from epoka.games.clash_of_cultures.rules.casualties import listed
from epoka.games.clash_of_cultures.rules.cities import settle, settlement_supply
from epoka.games.clash_of_cultures.rules.field import foe_at
from epoka.games.clash_of_cultures.rules.moments import BARBARIANS_CONSENT, BARBARIANS_MARCH
from epoka.games.clash_of_cultures.rules.options import by_hex
from epoka.games.clash_of_cultures.rules.ranges import distances_from, land_distances_from
from epoka.games.clash_of_cultures.state import ClashState, Numbers, map_of
from epoka.kernel import YES, Frame, Option, Options, Question, Refusal, Seat, Step, YesNo, ask, call, done, tell
from epoka.kernel.memo import memo
from epoka.parts.hexes import NOWHERE, Hex, Hexes

WORDS: Final = {"camp": ("hex",), "reinforce": ("hex", "unit"), "raid": ("hex", "hex2")}
REACH: Final = 2
"""How near barbarians must be to a player's cities to march on them. (COC-10.4.2)"""


# -- where they come (COC-10.4.1) ------------------------------------------------------------------------------------


def camps(s: ClashState, seat: Seat) -> list[Hex]:
    """Where a barbarian settlement may come: 2 land hexes from the drawer's cities, else beside one. (COC-10.4.1)

    A hex 2 steps away has no city of any player beside it; one beside a city of the drawer has none of a rival.
    """
    near = map_of(s).near
    beside: list[Hex] = []
    away: list[Hex] = []
    for hex_ in dict.fromkeys([there for city in s.nations[seat].cities for there in _around(s, city)]):
        if not _is_free(s, hex_):
            continue
        neighbours = [s.owner[there] for there in near[hex_]]
        if any(owner != seat and tables.NONE < owner < len(s.nations) for owner in neighbours):
            continue
        if seat in neighbours:
            beside.append(hex_)
        elif any(land_distances_from(s, city)[hex_] == REACH for city in s.nations[seat].cities):
            away.append(hex_)
    return sorted(away or beside)


def _around(s: ClashState, city: Hex) -> Hexes:
    """The hexes within 2 steps of a city."""
    near = map_of(s).near
    return (*near[city], *[there for beside in near[city] for there in near[beside]])


def _is_free(s: ClashState, hex_: Hex) -> bool:
    """Whether a hex is empty land that barbarians can settle."""
    if s.terrain[hex_] in (tables.SEA, tables.BARREN, tables.UNKNOWN) or s.owner[hex_] != tables.NONE:
        return False
    return hex_ not in s.exhausted and units.is_empty(s, hex_)


def recruits(s: ClashState, hex_: Hex) -> list[int]:
    """Kinds of units that may be added to a barbarian city: mounted ones only beside Infantry. (COC-10.4.1)"""
    pack = s.armies[tables.BARBARIANS][hex_]
    if units.military(pack) >= tables.STACK:
        return []
    wanted = (
        (tables.INFANTRY, tables.CAVALRY, tables.ELEPHANT) if units.count(pack, tables.INFANTRY) else (tables.INFANTRY,)
    )
    return [kind for kind in wanted if units.supply(s, tables.BARBARIANS, kind) > 0]


def barbarian_cities(s: ClashState) -> Hexes:
    """The hexes of all barbarian cities."""
    return _barbarian(s.owner)


@memo(1 << 12)
def _barbarian(owner: Numbers) -> Hexes:
    return tuple([hex_ for hex_, whose in enumerate(owner) if whose == tables.BARBARIANS])


class Spawn(Frame[ClashState]):
    """Barbarians arrive: a settlement with Infantry, then one more unit anywhere; or only the first. (COC-10.4.1)"""

    seat: Seat
    only_settlement: int = 0

    def start(self, s: ClashState) -> Step:
        if settlement_supply(s, tables.BARBARIANS) > 0 and camps(s, self.seat):
            return ask(ChooseCamp(self.seat), then=self.settle)
        return self.grow(s)

    def settle(self, s: ClashState, answer: Option) -> Step:
        hex_ = map_of(s).hex[str(answer[1])]
        settle(s, tables.BARBARIANS, hex_, tables.NEUTRAL)
        if units.supply(s, tables.BARBARIANS, tables.INFANTRY) > 0:
            units.add(s, tables.BARBARIANS, hex_, units.INFANTRY_PACK)
        tell(s, events.BARBARIANS_CAME, answer[1])
        return self.grow(s)

    def grow(self, s: ClashState) -> Step:
        cities = tuple([hex_ for hex_ in barbarian_cities(s) if recruits(s, hex_)])
        if self.only_settlement or not cities:
            return done()
        return ask(ChooseReinforcement(self.seat, cities), then=self.grown)

    def grown(self, s: ClashState, answer: Option) -> Step:
        reinforce(s, answer)
        return done()


def reinforce(s: ClashState, answer: Option) -> None:
    """Add a unit to a barbarian city."""
    units.add(s, tables.BARBARIANS, map_of(s).hex[str(answer[1])], units.ONE[tables.UNIT.index(str(answer[2]))])
    tell(s, events.BARBARIANS_GREW, answer[1], answer[2])


class Reinforcements(Frame[ClashState]):
    """Each of these barbarian cities gets a unit, of a kind that a player chooses. (COC-10.4.2)"""

    seat: Seat
    cities: Hexes

    def start(self, s: ClashState) -> Step:
        while self.cities:
            if s.owner[self.cities[0]] == tables.BARBARIANS and recruits(s, self.cities[0]):
                return ask(ChooseReinforcement(self.seat, self.cities[:1]), then=self.grown)
            self.cities = self.cities[1:]
        return done()

    def grown(self, s: ClashState, answer: Option) -> Step:
        reinforce(s, answer)
        self.cities = self.cities[1:]
        return self.start(s)


class ChooseCamp(Question[ClashState]):
    """Where the barbarians settle. (COC-10.4.1)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-camp"
    rule: ClassVar[str] = "COC-10.4.1"

    def choices(self, s: ClashState) -> Options:
        options = by_hex("camp", len(s.nations))
        return tuple([options[hex_] for hex_ in camps(s, self.seat)])

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        if answer not in by_hex("camp", len(s.nations)):
            return super().refuse(s, answer)
        reason = "camp-distance" if _is_free(s, map_of(s).hex[str(answer[1])]) else "camp-not-free"
        return Refusal(reason, self.rule, {"hex": answer[1]})


class ChooseReinforcement(Question[ClashState]):
    """Which unit a barbarian city gets, and which city, if several may. (COC-10.4.1, COC-10.4.2)"""

    seat: Seat
    cities: Hexes

    prompt: ClassVar[str] = "prompt-reinforce"
    rule: ClassVar[str] = "COC-10.4.1"

    def choices(self, s: ClashState) -> Options:
        names = map_of(s).names
        return tuple(
            [("reinforce", names[hex_], tables.UNIT[kind]) for hex_ in self.cities for kind in recruits(s, hex_)]
        )

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        if answer[0] == "reinforce" and len(answer) == 3 and answer[1] in map_of(s).hex:
            return Refusal("no-such-reinforcement", self.rule, {"hex": answer[1]})
        return super().refuse(s, answer)


# -- how they march (COC-10.4.2) -------------------------------------------------------------------------------------


def armies_near(s: ClashState, seat: Seat) -> tuple[Hexes, Hexes]:
    """Barbarian armies within 2 hexes of a player's cities, and those of them within 2 land hexes. (COC-10.4.2)"""
    cities = s.nations[seat].cities
    near: list[Hex] = []
    marching: list[Hex] = []
    for hex_ in units.where(s, tables.BARBARIANS):
        if any(0 <= distances_from(s, city)[hex_] <= REACH for city in cities):
            near.append(hex_)
            if any(0 <= land_distances_from(s, city)[hex_] <= REACH for city in cities):
                marching.append(hex_)
    return tuple(near), tuple(marching)


def steps_towards(s: ClashState, seat: Seat, hex_: Hex) -> list[Hex]:
    """Where an army may step: one hex nearer to the nearest of a player's cities, with room. (COC-10.4.2)"""
    ways = [land_distances_from(s, city) for city in s.nations[seat].cities]
    nearest = min([way[hex_] for way in ways if way[hex_] != NOWHERE], default=REACH + 1)
    if nearest > REACH:
        return []
    found = [there for there in map_of(s).near[hex_] for way in ways if way[hex_] == nearest == way[there] + 1]
    return [there for there in dict.fromkeys(found) if has_room(s, hex_, there)]


def steps_anywhere(s: ClashState, hex_: Hex) -> list[Hex]:
    """Where an army may step if its direction is free. (COC-13.22)"""
    near = map_of(s).near[hex_]
    return [
        there for there in near if s.terrain[there] not in (tables.SEA, tables.UNKNOWN) and has_room(s, hex_, there)
    ]


def has_room(s: ClashState, here: Hex, there: Hex) -> bool:
    """Whether the stack limit lets an army step to a hex. (COC-10.4.2)"""
    army = s.armies[tables.BARBARIANS]
    return units.military(army[here]) + units.military(army[there]) <= tables.STACK


class MoveBarbarians(Frame[ClashState]):
    """Barbarians near the drawer's cities march on them, then their cities there grow. (COC-10.4.2)

    `armies` are the hexes of those that have still to move. BARBARIANS_MARCH may change their way: its frames return
    pairs, `stop` with a hex for an army that stays and `free` with 1 if every army goes where the drawer wants.
    """

    seat: Seat
    armies: Hexes = ()
    free: int = 0
    here: int = NOWHERE
    there: int = NOWHERE
    asked: int = 0

    def start(self, s: ClashState) -> Step:
        near, self.armies = armies_near(s, self.seat)
        if not near:
            return call(Spawn(self.seat, only_settlement=1))
        frame = BARBARIANS_MARCH.frame(s, self.seat, self.armies) if self.armies else None
        return call(frame, then=self.turned)

    def turned(self, s: ClashState, result: Any) -> Step:
        self.take(result)
        return self.go_on(s)

    def take(self, result: Any) -> None:
        """What an ability has changed."""
        if not isinstance(result, tuple) or not result:
            return
        if not isinstance(result[0], str):
            for part in result:
                self.take(part)
        elif result[0] == "stop":
            self.stop(result[1])
        else:
            assert result[0] == "free", f"nobody knows {result[0]}"
            self.free = 1

    def stop(self, hex_: Hex) -> None:
        """An army does not move, or has moved."""
        self.armies = tuple([other for other in self.armies if other != hex_])

    def go_on(self, s: ClashState, _: object = None) -> Step:
        if any(marches(s, self.seat, hex_, self.free) for hex_ in self.armies):
            return ask(ChooseMarch(self.seat, self.armies, self.free), then=self.chosen)
        cities = self.seat_cities(s)
        return call(Reinforcements(self.seat, cities))

    def seat_cities(self, s: ClashState) -> Hexes:
        """Barbarian cities within 2 hexes of the drawer's."""
        cities = s.nations[self.seat].cities
        found = barbarian_cities(s)
        return tuple([h for h in found if any(0 <= distances_from(s, city)[h] <= REACH for city in cities)])

    def chosen(self, s: ClashState, answer: Option) -> Step:
        places = map_of(s).hex
        self.here, self.there, self.asked = places[str(answer[1])], places[str(answer[2])], 0
        return self.ask_consent(s)

    def ask_consent(self, s: ClashState) -> Step:
        """Some leaders let no barbarians move near them without their consent. (COC-13, Dictator)"""
        while self.asked < len(s.nations):
            seat = self.asked
            self.asked += 1
            if s.nations[seat].abilities and BARBARIANS_CONSENT.holds(s, seat, self.here):
                return ask(YesNo(seat, "prompt-barbarians-consent"), then=self.consented)
        self.stop(self.here)
        self.stop(self.there)
        return call(March(self.here, self.there), then=self.go_on)

    def consented(self, s: ClashState, answer: Option) -> Step:
        if answer == YES:
            return self.ask_consent(s)
        self.stop(self.here)
        return self.go_on(s)


def marches(s: ClashState, seat: Seat, hex_: Hex, free: int) -> list[Hex]:
    """Where an army may step now."""
    if not s.armies[tables.BARBARIANS][hex_]:
        return []
    return steps_anywhere(s, hex_) if free else steps_towards(s, seat, hex_)


class ChooseMarch(Question[ClashState]):
    """Which barbarian army moves next, and where to. (COC-10.4.2)"""

    seat: Seat
    armies: Hexes
    free: int

    prompt: ClassVar[str] = "prompt-march"
    rule: ClassVar[str] = "COC-10.4.2"

    def choices(self, s: ClashState) -> Options:
        names = map_of(s).names
        return tuple(
            [
                ("raid", names[here], names[there])
                for here in self.armies
                for there in marches(s, self.seat, here, self.free)
            ]
        )

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        if answer[0] == "raid" and len(answer) == 3 and answer[1] in map_of(s).hex:
            if map_of(s).hex[str(answer[1])] not in self.armies:
                return Refusal("army-does-not-move", self.rule, {"hex": answer[1]})
            return Refusal("army-goes-beside" if self.free else "army-goes-nearer", self.rule, {"hex": answer[1]})
        return super().refuse(s, answer)


class March(Frame[ClashState]):
    """A barbarian army steps to a land hex and fights whoever is there. (COC-10.4.2)"""

    here: int
    there: int

    def start(self, s: ClashState) -> Step:
        pack = s.armies[tables.BARBARIANS][self.here]
        units.shift(s, tables.BARBARIANS, self.here, self.there, pack)
        names = map_of(s).names
        tell(s, events.BARBARIANS_MARCHED, names[self.here], names[self.there], listed(pack))
        foe = foe_at(s, tables.BARBARIANS, self.there)
        if foe == tables.NONE:
            return done()
        return call(Battle(tables.BARBARIANS, foe, self.there, self.here, pack))
